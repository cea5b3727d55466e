"""Commands about private classifiers and synthetic tables."""
