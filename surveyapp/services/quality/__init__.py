"""Is anything wrong with the data."""
