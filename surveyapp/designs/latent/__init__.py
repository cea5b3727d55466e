"""Designs with several samples or kinds of people."""
