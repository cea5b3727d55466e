"""Which reports an analysis uses, and what the record holds.

The files, in reading order:

questions.py        questions found by their ids, and checks of what they can be used for
filters.py          only interviews with certain answers to direct questions
sample_design.py    weights, strata and clusters, from imported tables or direct questions
source.py           the reports of a project, of collection files or of tables, opened
groups.py           groups of respondents: by a direct question, or by kiosk
report_counts.py    how often each report, or combination of reports, was given
response_counts.py  how many reports each question has, and how many are missing
record_columns.py   the record as labelled columns, for other programs
"""
