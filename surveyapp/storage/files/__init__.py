"""Single files, read and written safely.

The files, in reading order:

safe_files.py   bounded reading, and writing that leaves the old file or the new one
kernel_lock.py  locks that end with the process
beginnings.py   what a file is that was given in the place of another
csv_cells.py    cells that no spreadsheet runs
csv_tables.py   CSV and JSON tables
"""
