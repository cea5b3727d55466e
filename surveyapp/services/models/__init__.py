"""Private classifiers and synthetic tables."""
