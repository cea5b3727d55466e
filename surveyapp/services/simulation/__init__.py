"""Simulated respondents and the demonstration.

The files, in reading order:

respondents.py          collection files of simulated respondents
simulated_files.py      what all these files share
masked_totals.py        tally files of them, where a survey only counts
numbers_and_sets.py     simulated answers and reports of number and multiple-choice questions
demo.py                 the demonstration: an example survey with collection files
"""
