"""The black-box audit: the randomizer tested from outside.

The files, in reading order:

audit.py          the randomizer tested as a respondent would use it
audit_numbers.py  the audit of number questions: which answers are tapped, which cells counted
teaching_coins.py  sources of coins whose strength or fault is known, to learn from
coin_check.py     what five tests and the black box see of a source of coins
"""
