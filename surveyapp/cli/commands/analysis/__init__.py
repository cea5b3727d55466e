"""Commands that analyse reports.

The files, in reading order:

estimate.py      ``estimate``: shares and means with their intervals
declared.py      the commands of all declared analyses
weight.py        ``weight``: weights made from margins of the population
report.py        ``report``, ``counts``, ``convert`` and ``codebook``
"""
