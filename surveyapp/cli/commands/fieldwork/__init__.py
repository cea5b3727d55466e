"""Commands for kiosks, keys and the files on their way home.

The files, in reading order:

windows.py  ``surveyapp`` alone, ``demo``, ``kiosk`` and ``open``: commands that open a window
handout.py  ``handout`` and ``promises``: the page for respondents, what may be promised to them
coin.py     ``coin``: an opened coin checked
key.py      ``key``: the analyst's key pair
files.py    ``import``, ``export`` and ``verify``
kiosks.py   ``kiosks``: whose files a project accepts
"""
