"""Files for other programs, written."""
