"""The import wizard for tables."""
