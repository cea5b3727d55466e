"""Synthetic tables under ε.

To be read in this order:

* ``synthesizer.py`` – the joint distribution of all columns.
* ``forest.py`` – the same, with the label drawn from the leaves of a forest.
* ``quality.py`` – how good a synthetic table is, in a few numbers that may be released.
* ``comparison.py`` – how near a synthetic table is to the authentic one.
"""
