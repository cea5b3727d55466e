"""Tables of other programs, read."""
