"""Fieldwork that is looked after without a name or a time of a respondent.

In reading order:

* ``team_tables.py`` – tables of the team, of any kind that the program reads.
* ``visit_models.py`` – days drawn for each model of back-checks, and its guarantee in a sentence.
* ``visit_plan.py`` – addresses drawn for these days, surveyor by surveyor; the plan as a table.
* ``visit_sheets.py`` – the plan as sealed sheets, one a day and team.
* ``plan_tables.py`` – targets and paper counts that an office keeps as tables.
* ``wall_sheet.py`` – progress as one page for the wall.
* ``visit_results.py`` – what visits found, against the plan and against the interviews.
* ``printed_pages.py`` – sheets for paper as one HTML page.
* ``sample_frame.py`` – the table that a sample is drawn from, or divided among.
* ``sample_draw.py`` – a sample as tables: who was drawn with what probability, and targets by area.
* ``sample_lists.py`` – the rows that were drawn as lists for surveyors, one an area.
"""
