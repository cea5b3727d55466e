"""Simulated respondents and the demonstration."""
