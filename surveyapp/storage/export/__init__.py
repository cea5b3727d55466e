"""Files for other programs, written.

The files, in reading order:

clipboard_tables.py  tables as text to paste: spreadsheet, CSV, Markdown, LaTeX
record_files.py      Excel workbooks and Parquet files
spss_stata.py        SPSS and Stata files
variable_names.py    column names that SPSS and Stata accept
"""
