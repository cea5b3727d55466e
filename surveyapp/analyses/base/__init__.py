"""What all analyses share.

The files, in reading order:

filter.py       a filter as a value
dataset.py      the reports that an analysis is of, whoever holds them, with their sample design
row_reports.py  what follows from each respondent's reports, for sources that do not count by themselves
charts.py       charts as values: lines with intervals, tiles
options.py      options of analyses, declared: for commands, forms, Python, projects and scripts
formats.py      the kinds of value in tables, and who writes them
tables.py       tables of results, declared: columns, sentences, formulas, charts
analysis.py     what every analysis declares
progress.py     how long work reports progress and is cancelled
"""
