"""Designs that are one channel: Warner, forced response, crosswise …."""
