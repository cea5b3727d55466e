"""Models, and the privacy spent on them.

The files, in reading order:

model_files.py     model files
privacy_ledger.py  the ledger of ε spent on a table
"""
