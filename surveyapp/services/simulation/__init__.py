"""Simulated respondents and the demonstration.

The files, in reading order:

respondents.py          collection files of simulated respondents
numbers_and_sets.py     simulated answers and reports of number and multiple-choice questions
nuisance_parameters.py  assumed shares of other kinds of respondents, such as careless ones
demo.py                 the demonstration: an example survey with collection files
"""
