"""Commands for kiosks, keys and the files on their way home.

The files, in reading order:

windows.py  ``surveyapp`` alone, ``demo``, ``kiosk`` and ``open``: commands that open a window
handout.py  ``handout`` and ``promises``: the page for respondents, what may be promised to them
coin.py     ``coin``: an opened coin checked
key.py      ``key``: key pairs of analysts and of trustees
files.py    ``import``, ``export`` and ``verify``
kiosks.py   ``kiosks``: whose files a project accepts
tally.py    ``tally``: totals added, signed, opened and combined
backcheck.py  ``backcheck``: unannounced visits planned, and what they found
sample.py   ``sample``: a sample divided among strata, and drawn from a frame
"""
