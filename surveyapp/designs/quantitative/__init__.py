"""Designs for numbers."""
