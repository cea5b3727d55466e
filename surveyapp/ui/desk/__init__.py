"""The analyst's desk: one window, with a folder for each of its pages.

``shell/`` – the window around the pages: navigation, menus, dropped files, saved layout.
``files/`` – importing collection files and tables; enrolled kiosks; the analyst's key.
``table_import/`` – the import of a table of another program, in one view.
``variables/`` – the page of variables: names, labels, levels, values, and variables made from others.
``weighting/`` – the page of weights: margins, what would come of them, the weight made.
``rows/`` – the page of the records, a row each.
``quality/`` – the page of the data's quality.
``output/`` – the page of the output: every analysis a block, kept with the project.
``planning/`` – sample sizes, power, designs, a survey's budget of ε, rehearsals.
``fieldwork/`` – back-checks, and what they found.
``privacy/`` – what one respondent gives away.
``learning/`` – private models and synthetic tables.
``editor/`` – writing a survey.
``help/`` – guides, tour, keyboard shortcuts, licences.
``common/`` – what several pages use; ``common/session.py`` is the best file to read first.

Pages learn of changes from ``common/session.py`` and never call or import each other. What can be decided
without a screen (which rows a chart shows, what a row means in a sentence, how a plan is laid out) stands
in ``services`` or in functions without widgets. matplotlib is imported when the first chart is drawn.
"""
