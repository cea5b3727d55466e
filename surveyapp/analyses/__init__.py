"""Analyses: what is worked out from reports, as values, without a screen, a disk or a log.

Storage and services build the values that an analysis takes, and show what it returns.

The folders, in reading order:

base/  what all analyses share: progress of long work
"""
