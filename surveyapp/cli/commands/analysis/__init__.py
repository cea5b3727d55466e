"""Commands that analyse reports.

The files, in reading order:

estimate.py      ``estimate``: shares and means with their intervals
declared.py      the commands of all declared analyses
quality.py       ``quality``: checks of the data
privacy.py       ``privacy``: the privacy account
report.py        ``report``, ``counts``, ``convert`` and ``codebook``
"""
