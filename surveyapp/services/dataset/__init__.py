"""Which reports an analysis uses: where they come from, and what goes with them.

The files, in reading order:

sample_design.py  the sample design that imported tables brought into a project
surveys.py          surveys that one respondent answers, from files and a project
source.py         the reports of a project, of collection files or of tables, opened
ground_cost.py    a matrix of costs from a file: how far answers are apart
option_tables.py  tables that options are read from, and shapes of areas
filters.py        rows that state their filter
summary.py        what a project holds
variables.py      the variables of a project: names, labels, levels, recodes, bands, computed ones
variable_preview.py  what would come of making a variable
filter_counts.py  how many interviews of a project a filter keeps
rows.py           the records of a project, read a part at a time
"""
