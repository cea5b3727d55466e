"""Several questions or groups: cross-tables, comparisons, regression, and how far answers are apart.

The options of a comparison and of a regression are declared beside what takes them; the classes of the
analyses derive from these declarations.

The files, in reading order:

crosstab.py                the joint distribution of the answers to two to four questions
comparison.py              groups compared: differences, odds ratios, a correlation
mean_comparison.py         groups compared by the mean of a number
ground_cost.py             a matrix of costs: how far answers are apart
regression_terms.py        the terms of a regression, a*b or a^2, and the columns that they become
regression.py              one question's answers regressed on others: options, columns, rows
regression_fits.py         what is fitted for each design of the outcome, and the test of the fit
regression_hidden.py       randomized questions in a regression, by their channels or what reports stand for
regression_lists.py        list experiments by least squares
regression_numbers.py      number questions in a regression, with the noise of their randomization
regression_predictions.py  predictions if everybody had given the same answer
"""
