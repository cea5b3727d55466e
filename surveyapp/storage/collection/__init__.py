"""The collection file: format, seals, keys."""
