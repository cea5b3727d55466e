"""The record for other programs.

The files, in reading order:

codebook.py        the codebook: what each column of the record means
ddi.py             the codebook as DDI-Codebook 2.5
codebook_files.py  the codebook written: HTML, CSV, Markdown, DDI
writer.py          what is declared of a kind of file: its title, its ending, its writer
table_files.py     the record as CSV, Excel, SPSS, Stata or Parquet
syntax_files.py    data and syntax for SPSS, Stata and R
bundle.py          everything that an archive asks for, in one file
registry.py        the kinds of file, listed
convert.py         the record written as the ending of a file says
"""
