"""Shares from counts: unbiased, most likely, posterior, intervals."""
