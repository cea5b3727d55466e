"""What results mean: labels, plain sentences, and formulas with their sources.

The files, in reading order:

labels.py       labels of questions, answers, groups and methods, in a language
plain_words.py  sentences that explain one row of estimates
columns.py      columns that tables of several analyses have
design_titles.py what people call designs
formulas.py     the formulas of estimates, errors and intervals, with their sources
"""
