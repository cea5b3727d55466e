"""Estimates from a source.

The files, in reading order:

estimate.py          the entry points: estimates from a project, collection files or tables
external_engines.py  estimates from the counts of a table in DuckDB, PostgreSQL or Spark
"""
