"""Tables of other programs into a project.

The files, in reading order:

draft.py              a table, and what each of its columns is used for, with nothing forgotten
draft_state.py        what a draft comes to: its survey, its problems, the rows left out
kept_imports.py       what was decided of tables whose import was left
known_names.py        what weights, strata, clusters and remarks are called in many languages
sample_uses.py        which columns are weights, strata, clusters, later stages, population sizes, replicates
missing_codes.py      codes such as -99 that stand for no answer
totals_row.py         a row at the foot that adds up the others
choice_guess.py       which columns look like the choices of one question
designs_by_row.py     which design, or odds, each row was asked by
survey_from_table.py  a survey made from a table that has none
mapping_files.py      mappings as files
import_rows.py        the rows stored in the project, with ids made of their content
"""
