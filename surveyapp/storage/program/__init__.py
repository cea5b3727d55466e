"""The program’s own files."""
