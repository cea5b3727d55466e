"""Regression of and on randomized answers."""
