"""Commands for the contents of a project.

The files, in reading order:

surveys.py  ``surveys`` and ``remove``: surveys chosen, files taken out
variables.py  ``variables``: named, labelled, recoded, computed and merged
map.py      ``map``: what the columns of another program's table mean
history.py  ``undo``, ``redo`` and ``history``
sealing.py  ``seal`` and ``purge``: a project encrypted, and what was removed erased
"""
