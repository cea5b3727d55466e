"""Learners of randomized reports."""
