"""Analyses of several questions or groups, run on a source.

The files, in reading order:

registry.py     the list of analyses, what each needs, and its command
ground_cost.py  a matrix of costs from a file: how far answers are apart
"""
