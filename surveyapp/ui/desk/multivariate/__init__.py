"""The page of analyses of several questions.

``page.py`` – choosers for the analysis and its questions, and its results.
``views.py`` – cross-tables, comparisons and distances as tables, charts and sentences.
``ranking_views.py`` – the same for rankings.
``regression_views.py`` – the same for regressions.
``result_text.py`` – what these views share: numbers as text, titles, legends.
"""
