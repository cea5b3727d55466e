"""The analyst's output: a list of analyses that stays with the project, and from which the report is made.

The files, in reading order:

output.py       the output as a value: blocks, and how they are added, changed, moved
request.py      what a block asks for, by the declaration of its analysis
earlier_report.py  the report that earlier versions kept, as blocks
merging.py      what two windows have changed at the same time, as one output
kept_output.py  the output in the project file
renamed_variables.py  a variable renamed together with the blocks that name it
"""
