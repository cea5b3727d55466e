"""Charts as matplotlib figures, the same for the screen, files and reports.

The files, in reading order:

colours.py       the colours of all charts
fonts.py         the fonts that the letters of a chart need
drawing.py       charts of estimates and of intervals (forest plots), as a picture or a file
panels.py        what a chart of estimates shows: one panel a question, one line an answer
heatmap.py       tables of two ways as tiles
multivariate.py  charts of cross-tables, comparisons, ranks, distances and regressions
"""
