"""What reports can be used for, and their counts.

The files, in reading order:

questions.py        questions found by their ids, and checks of what they can be used for
filters.py          filters read, and which answers they keep
sample_design.py    weights, strata and clusters, from tables or direct questions
groups.py           groups of respondents: by a direct question, or by kiosk
report_counts.py    how often each report, or combination of reports, was given
asked.py            who was asked a question, and who of them gave a report
response_counts.py  how many reports each question has, and how many are missing
fieldwork.py        what kiosks brought, and the tables by which they are compared
nuisance_parameters.py  assumed shares of other kinds of respondents, such as careless ones
record_columns.py   the record as labelled columns, for other programs
variables.py        what an analyst says about columns: names, labels, levels, derived variables
variable_changes.py  what a step did to them
seen_survey.py      the survey as its analyst sees it
variables_view.py   how it is made of what was asked, and what fills its columns
weight_recipe.py    how a weight is made of others, and the expression that computes it
weight_making.py    whether margins make sense for the interviews, and weights made to meet them
variables_file.py   a survey's file with what its analyst says of the columns
open_ends.py        numbers whose ends nobody stated
computed.py         what variables are computed by: conditions with arithmetic
tally_reports.py    totals that trustees opened, as a source of analyses
area_tables.py      tables of areas, and of kinds of people in them
shapes.py           shapes of areas, from GeoJSON
merged_reports.py   reports of a randomized question merged, with its channel
"""
