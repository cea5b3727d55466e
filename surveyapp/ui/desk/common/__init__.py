"""What several pages of the desk use.

``session.py`` – the project that is open, and the signals that report its changes.
``filtering.py`` – which interviews count on all pages of results, and the bar that shows and changes it.
``project_page.py`` – pages that show what a project holds, and look again when it may have changed.
``no_interviews.py`` – what pages of results show while a project has no interviews.
``pickers.py`` – questions and confidence levels in drop-down lists, questions in lists to tick.
``sample_design_box.py`` – the check box for weights, strata and clusters.
``options_form.py`` – the form of an analysis or a learner, made from its declared options.
``form_panel.py`` – a view of a page: a form at the left, what comes of it at the right.
``option_fields.py`` – a field for each kind of option.
``design_form.py`` – a form for a design and its parameters, and how it is read.
``survey_designs.py`` – designs as a survey file states them: those that fit a question, parameters as text.
``estimate_text.py`` – questions, their types and answers as people read them, in the program's language.
``desk_writer.py`` – values and titles of declared tables, in the analyst's language.
``declared_tables.py`` – declared tables and charts of analyses, as the desk shows them.
``table_switch.py`` – the tables of a page of one analysis, one at a time.
``declared_views.py`` – all tables and charts of one result, to be turned from one to the next.
"""
