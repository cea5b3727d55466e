"""Which questions a respondent meets, and whether that reveals an answer.

placed.py           – a question with its conditions, and its answers as conditions see them
conditions.py       – whether a condition fits the survey: what it refers to and compares
leak_checker.py     – conditions and texts that would reveal a randomized question's answer
cautions.py         – what the author must confirm: the same asked directly too, a total ε that is too large
repeated_wording.py – whether two texts ask the same, and which harmless traits a text names
route.py            – the questions that an interview leads to
"""
