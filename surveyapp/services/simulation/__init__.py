"""Simulated respondents and the demonstration.

The files, in reading order:

respondents.py          collection files of simulated respondents
numbers_and_sets.py     simulated answers and reports of number and multiple-choice questions
demo.py                 the demonstration: an example survey with collection files
"""
