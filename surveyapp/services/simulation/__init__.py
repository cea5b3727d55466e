"""Simulated respondents and the demonstration.

The files, in reading order:

respondents.py          collection files of simulated respondents
simulated_files.py      what all these files share
masked_totals.py        tally files of them, where a survey only counts
entered_answers.py      simulated answers and reports where answers are entered: numbers, sets, texts
demo.py                 the demonstration: an example survey with collection files
"""
