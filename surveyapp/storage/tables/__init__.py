"""Tables of other programs, read.

The files, in reading order:

plain_table.py        a table as it stands in its file: column names, and cells as text
table_format.py       what is declared of a kind of file: its name, its endings, its reader
own_process.py        files that a library of another house reads, in a process of its own
headings.py           where a table begins that has titles above it
stored_rows.py        the rows of a large table, which stay columns in their file
large_text.py         the rows of large text files as columns in a file
delimited.py          text files: encoding, delimiter and decimal sign
excel.py              Excel workbooks
parquet.py            Parquet files
statistics_files.py   SPSS, Stata and SAS files
arrow_files.py        Arrow files
r_files.py            data frames of R
registry.py           the kinds of file, listed
foreign_tables.py     which files are tables, told without loading any reader
reader.py             a table read by the ending of its file
row_ids.py            ids of a table's rows, made of their content
bulk_rows.py          millions of rows without long pauses of the garbage collector
folder_contents.py    which files in a folder are collection files or tables
respondent_tables.py  CSV tables of recorded reports, one row a respondent, checked cell by cell
"""
