"""Statistics that find fabricated, copied or careless data."""
