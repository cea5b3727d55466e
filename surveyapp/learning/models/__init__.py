"""Fitted models as values and JSON."""
