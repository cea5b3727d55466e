"""Writing a survey: draft, edits, checks, designs by goal, privacy budget, XLSForm.

The files, in reading order:

draft.py           a survey while it is written, as a JSON value that may have mistakes
edits.py           the edits of a draft; each returns another draft
draft_files.py     drafts opened from files and saved
validation.py      the mistakes in a draft, and what each question promises
description.py     what a survey promises, in words: design, odds and ε of each question
design_goals.py    designs chosen by the wanted privacy
privacy_budget.py  a total ε divided over the questions of a survey
sounds.py          what must be recorded so that a survey can be heard, and recordings taken in
synthesizers.py    local programs that speak: espeak-ng and piper
kiosk_text_tables.py  tables of the kiosk's own texts, CSV or a workbook
kiosk_texts.py     the kiosk's own texts of a survey as a table for translators, and back
xlsform.py         XLSForm workbooks to survey files and back
"""
