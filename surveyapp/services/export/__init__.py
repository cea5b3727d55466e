"""Records for other programs, with a codebook."""
