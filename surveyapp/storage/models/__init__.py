"""Model files and the privacy spent."""
