"""Sentences that state the odds of a design to a respondent, in natural frequencies.

wheel.py      – the wheel that respondents see: its sectors, and how often it stops in each
forced.py     – truth-or-forced designs
by_answer.py  – designs whose odds differ from answer to answer
two_questions.py – a harmless question that is answered together with the survey's
devices.py    – the respondent's own coins, dice or cards
"""
