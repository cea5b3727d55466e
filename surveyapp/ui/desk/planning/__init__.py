"""The page of planning, with a tab for each question that it answers.

``page.py`` – the page, and its first tab: the sample size for one question.
``sample_size.py`` – what that tab computes: reading the form, the plan, its sentences. No widgets.
``targets.py`` – the list of answers that can be planned for.
``power_panel.py`` – the power to detect a difference.
``designs_panel.py`` – designs under a ceiling of ε, ranked by the interviews that they need.
``held_panel.py`` – the same error with reports sealed to a key, and with tallies and weaker coins.
``survey_panel.py`` – what the tabs about a whole survey share: that of the project, or of a file.
``budget_panel.py`` – a respondent's total ε divided over the questions.
``rehearsal_panel.py`` – the survey rehearsed with simulated respondents.
``sample_panel.py`` – a sample drawn from a frame, with targets and lists for surveyors.
``charts.py`` – the charts of these tabs.
"""
