"""Coded tables, the classifier’s contract, discrete noise."""
