"""Frequency oracles."""
