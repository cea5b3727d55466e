"""Analyses: what is worked out from reports, as values, without a screen, a disk or a log.

Storage and services build the ``Dataset`` that an analysis takes, and show what it returns.

The folders, in reading order:

base/         what all analyses share: reports and filters as values, charts as values, progress
data/         what reports can be used for, and their counts: questions, filters, groups, sample design
computation/  what is too long for the module of an analysis: estimates, several questions
words/        labels, plain sentences and formulas for results
charts/       what charts show: of estimates, and of analyses of several questions
"""
