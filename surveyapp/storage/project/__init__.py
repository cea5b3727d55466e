"""The project: one DuckDB file, or one encrypted file that is opened into memory.

The files, in reading order:

project.py          an open project: surveys, files, adding and removing interviews
rewriting.py        a project file written anew in its place: sealed, or without what was erased
database.py         a DuckDB database whose errors become sentences
project_file.py     the file: begun whole beside its place, discarded
known_objects.py    what a file holds besides rows, looked at before it is used
known_rows.py       whether its rows are such as Surveyapp writes
unlocked_keys.py    private keys that were unlocked in this run
sealed_file.py      the encrypted file of a sealed project: header and chunks
table_stream.py     the tables of a database as bytes, and back, in memory
sealed_database.py  a sealed project, opened into memory and written back
schema.py           the tables of a project file, and old projects brought up to date
undo_history.py     the steps of an analyst, undone and redone
survey_tables.py    the tables of one survey's interviews, and which rows are in force
merging.py          rows of a file added, each interview once
export_evidence.py  whether the exports of each kiosk agree
import_batch.py     many files added with few queries
enrolment.py        accepted kiosks, and files of unknown kiosks that wait
stored_reports.py   the reports of one survey, counted by queries
derived_columns.py  the interviews as their analyst sees them, as one query
kiosk_tables.py     what each kiosk brought: counts of reports, and of equal records
shared_rows.py      rows of one file that are also in another
sample_columns.py   weights, strata, clusters and mappings of imported tables
rehearsal_table.py  many rehearsals in one table in memory
external_engine.py  counts of a table in DuckDB, PostgreSQL or Spark, read through Ibis
saved_layout.py     the layout of the desk, kept with the project
"""
