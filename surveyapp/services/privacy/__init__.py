"""The black-box audit: the randomizer tested from outside.

The files, in reading order:

audit.py          the randomizer tested as a respondent would use it
audit_numbers.py  the audit of number questions: which answers are tapped, which cells counted
"""
