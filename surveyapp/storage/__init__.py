"""Everything that touches a disk. ``OSError`` and ``duckdb.Error`` become errors of our own here.

Files from strangers are looked at before they are opened, then checked from the outside in: kind
and size, first line, hash, signature, and only then content. Files of ours are written under another
name in the same folder, flushed, renamed, and the folder flushed, so that a crash leaves the old or the
new one.

The folders, in reading order:

files/       single files, read and written safely
surveys/     survey files and XLSForm workbooks
collection/  the collection file: format, seals, keys
tallies/     totals that nobody can open alone, and what trustees have opened
kiosk/       the folder of a kiosk
project/     the project, a DuckDB file
tables/      tables of other programs, read
export/      files for other programs, written
models/      model files and the privacy ledger
program/     the program's own files: log, resources, recent projects
"""
