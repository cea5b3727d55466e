"""The report: everything that was estimated, as one document with its tables and a script.

The files, in reading order:

write.py              writes the report: HTML or PDF, its tables, and the script
contents.py           gathers the survey, the blocks and the input files
r_script.py           the script in R: the same numbers with package survey, where R can
sections.py           the parts of the report, in their order
methods_paragraph.py  the methods paragraph
declared.py           what a declared analysis found: its charts, tables and sentences
output_blocks.py      the analyses of a report: computed, as sections, as files with their commands
blocks.py             the blocks that a report consists of: headings, tables, charts …
style.py              the language and number format of a report
html.py               blocks as HTML
script.py             the script that repeats every number
"""
