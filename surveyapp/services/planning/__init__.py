"""Sample size, power, and the survey rehearsed."""
