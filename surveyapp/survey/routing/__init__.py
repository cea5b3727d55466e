"""Which questions a respondent is led to, and whether that gives an answer away."""
