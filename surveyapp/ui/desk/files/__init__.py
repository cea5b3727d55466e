"""The page of files, kiosks and keys."""
