"""Surveys as XLSForm workbooks, both ways.

sheets.py       – sheets, headers and rows of a form as values
unsupported.py  – what XLSForm has and Surveyapp leaves out or refuses, with the reasons
notes.py        – mistakes by cell
texts.py        – texts of a form in its languages
kiosk_texts.py  – the kiosk's own texts as a sheet, in a form or alone
rows.py         – a form's rows as the questions of a survey file
reading.py      – a form to a survey
writing.py      – a survey to a form
"""
