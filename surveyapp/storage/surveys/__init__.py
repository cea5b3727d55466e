"""Survey files, their sounds, and XLSForm workbooks.

The files, in reading order:

survey_files.py  survey files (JSON)
sounds.py        recordings of a survey's texts
xlsform.py       XLSForm workbooks, read with bounds and written
"""
