"""What charts show, as values that are drawn elsewhere.

The files, in reading order:

panels.py        a chart of estimates: one panel a question, one line an answer
text.py          how charts are written in one language
multivariate.py  charts of cross-tables, comparisons, ranks, distances and regressions
"""
