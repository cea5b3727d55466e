"""Commands for private classifiers and synthetic tables.

The files, in reading order:

learn.py       ``train``, ``predict`` and ``evaluate``
model.py       ``model``: the contents of a model file
synthesize.py  ``synthesize``: a synthetic table under ε
"""
