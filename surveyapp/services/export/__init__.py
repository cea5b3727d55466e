"""The record for other programs.

The files, in reading order:

convert.py   the record as CSV, Excel, SPSS, Stata or Parquet
codebook.py  the codebook: what each column of the record means
"""
