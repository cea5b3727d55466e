"""The report dialog."""
