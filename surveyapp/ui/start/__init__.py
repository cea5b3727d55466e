"""The start window, and what is asked before another window can open.

``window.py`` – the start window: open a project, make a survey, see the demonstration.
``file_questions.py`` – the file dialog for a project to import into.
``form_conversion.py`` – converts an XLSForm into a survey file and shows what could not be converted.
"""
