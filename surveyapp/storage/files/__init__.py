"""Safe reading and writing of single files; CSV."""
