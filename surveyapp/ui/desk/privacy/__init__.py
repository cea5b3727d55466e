"""The page of the privacy account."""
