"""Models, and the privacy spent on them.

The files, in reading order:

model_files.py     model files
measured_pairs.py  which pairs of columns copies of a synthetic table were measured by
row_sketch.py      keyed sketches by which nearly the same rows are recognised
spent_tables.py    accounts of the tables that were spent, in the person's own folder
privacy_ledger.py  the ledger of ε spent on a table and its copies
"""
