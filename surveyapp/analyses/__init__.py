"""Analyses: what is worked out from reports, as values, without a screen, a disk or a log.

Storage and services build the ``Dataset`` that an analysis takes, and show what it returns.

Each module here declares one analysis: its options, tables, sentences, charts and formulas. From that
declaration follow the command, CSV and JSON, the desk's form and block, the report's section, the script and
the Python function. ``ranking.py`` is the example to read; ``registry.py`` lists them all.

The files and folders, in reading order:

registry.py     all analyses, in the order of menus
estimate.py     shares of answers and means of numbers
descriptives.py  mean, standard deviation, quartiles and histogram of numbers and ratings
cross_table.py  how the answers to two to four questions go together
comparison.py   groups compared: differences, odds ratios, tests, a correlation
ranking.py      items ranked by their worth
distance.py     how far apart groups answer
regression.py   one question's answers explained by others
models.py       several regressions of one outcome side by side
areas.py        areas with few interviews, direct and with a model, with a map
nonresponse.py  who skipped a question, and what that may do to its estimates
balance.py      how far interviews are from the population, and what weights cost
quality.py      whether anything is wrong with the data
progress.py     areas and kiosks against the plan of fieldwork, with alerts
attendance.py   a team's paper counts against the interviews that arrived
privacy.py      what one respondent gives away
plan.py         how many interviews an error or a power needs
evaluate.py     how often a model is right
synthetic_copies.py  what copies of a synthetic table tell together
base/         what all analyses share: reports and filters as values, charts as values, progress,
              and how options and tables are declared
data/         what reports can be used for, and their counts: questions, filters, groups, sample design
computation/  what is too long for the module of an analysis: estimates, several questions; there the
              options of comparison and regression are declared, which take them as one value
words/        labels, plain sentences and formulas for results
charts/       what charts show: of estimates, and of analyses of several questions
"""
