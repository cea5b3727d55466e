"""The page of data quality."""
