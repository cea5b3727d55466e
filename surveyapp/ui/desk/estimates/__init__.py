"""The page of estimates."""
