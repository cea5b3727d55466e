"""Tallies: totals that are masked on the kiosk and opened by trustees together; no record of anybody is kept.

The files, in reading order:

counts_file.py  the table of opened totals
"""
