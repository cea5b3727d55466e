"""Commands that analyse reports.

The files, in reading order:

estimate.py      ``estimate``: shares and means with their intervals
multivariate.py  ``crosstab``, ``compare`` and ``distance``
declared.py      the commands of all declared analyses
regress.py       ``regress``: one question's answers regressed on others
quality.py       ``quality``: checks of the data
privacy.py       ``privacy``: the privacy account
report.py        ``report``, ``counts``, ``convert`` and ``codebook``
"""
