"""Which questions a respondent meets, and whether that reveals an answer.

conditions.py    – whether a condition fits the survey: what it refers to and compares
leak_checker.py  – conditions and texts that would reveal a randomized question's answer
route.py         – the questions that an interview leads to
"""
