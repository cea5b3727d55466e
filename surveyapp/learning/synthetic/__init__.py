"""Synthetic tables under ε.

To be read in this order:

* ``network.py`` – a network in which each attribute depends on one other.
* ``forest.py`` – the same, with the label drawn from the leaves of a forest.
* ``comparison.py`` – how near a synthetic table is to the authentic one.
"""
