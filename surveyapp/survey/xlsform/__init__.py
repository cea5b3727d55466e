"""Surveys as XLSForm workbooks, both ways.

sheets.py       – sheets, headers and rows of a form as values
unsupported.py  – what XLSForm has and Surveyapp drops, with the reasons
report.py       – what is kept, dropped, or must change
notes.py        – that report while a form is read, by cell
formulas.py     – the whole formula language of field tools
conditions.py   – formulas as conditions of a survey, exactly or not at all
number_bounds.py – the smallest and the largest answer that a constraint states
chance.py       – the odds of what a form calculates from random draws
choice_filters.py – which choices an answer offers
randomization.py – randomization that a form builds from its own logic
told_answers.py – texts that show a draw and tell people what to answer
names.py        – names of rows and choices as ids
texts.py        – texts of a form in its languages
kiosk_texts.py  – the kiosk's own texts as a sheet, in a form or alone
rows.py         – a form's rows as the questions of a survey file
reading.py      – a form to a survey
writing.py      – a survey to a form
"""
