"""What another program's table means under a survey.

The files, in reading order:

choice_columns.py  multiple choice with one column a choice
table_mapping.py   the question of each column, the report of each of its values, and rows as reports
guess.py           a first mapping, guessed from names and labels
recorded_lines.py  a table of another program as a table of recorded reports
"""
