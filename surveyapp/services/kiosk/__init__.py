"""One respondent’s interview, without screen and without NumPy."""
