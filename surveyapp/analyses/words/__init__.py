"""What results mean: labels, plain sentences, and formulas with their sources.

The files, in reading order:

labels.py                    labels of questions, answers, groups and methods, in a language
plain_words.py               sentences that explain one row of estimates
formulas.py                  the formulas of estimates, errors and intervals, with their sources
multivariate_labels.py       labels of ranked items and of the terms of a regression
multivariate_plain_words.py  sentences that explain a row of an analysis of several questions
multivariate_formulas.py     the formulas of these analyses, with their sources
"""
