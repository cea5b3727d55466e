"""The page of private learning."""
