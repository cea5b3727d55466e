"""The page of planning."""
