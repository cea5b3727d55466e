"""Tables of other programs, read.

The files, in reading order:

plain_table.py        a table as it stands in its file: column names, and cells as text
reader.py             a table read by the ending of its file
delimited.py          text files: encoding, delimiter and decimal sign
excel.py              Excel workbooks
parquet.py            Parquet files
spss_stata.py         SPSS and Stata files, read in a process of its own
bulk_rows.py          millions of rows without long pauses of the garbage collector
folder_contents.py    which files in a folder are collection files or tables
respondent_tables.py  CSV tables of recorded reports, one row a respondent, checked cell by cell
"""
