"""The page of fieldwork, with a tab for each thing that a team does while interviews come in.

``page.py`` – the page, and the list of its tabs.
``analysis_panel.py`` – a declared analysis as a tab: its options, its tables; paper counts are one.
``progress_panel.py`` – areas and kiosks against the plan, and the page for the wall.
``table_field.py`` – a field for a table of the team: which file, and its columns.
``visits_panel.py`` – back-checks planned: the days and addresses drawn, the sealed sheets.
``found_panel.py`` – what the visits found.

Nothing that is read or drawn of visits is kept: not in the project, and not among what a project remembers of
its window. Targets and paper counts, which name nobody, stay in their forms.
"""
