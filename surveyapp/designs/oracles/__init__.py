"""Frequency oracles: designs over many choices, whose reports are too many for a matrix.

base.py             – support probabilities, and the two families (bits, hashing)
unary.py            – one noisy bit a choice; multiple choice too
subset_selection.py – a random list of choices
hadamard.py         – one bit of a random row of the Hadamard matrix
local_hashing.py    – a random partition into groups, and a group
direct_sets.py      – multiple choice without randomization
catalogue.py        – the tuple of these designs
"""
