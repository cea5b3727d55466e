"""Survey files and XLSForm workbooks.

The files, in reading order:

survey_files.py  survey files (JSON)
xlsform.py       XLSForm workbooks, read with bounds and written
"""
