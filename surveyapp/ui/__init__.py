"""Everything that needs Qt: the kiosk, the desk and the start window.

``kiosk/`` – the windows that respondents and supervisors see.
``desk/`` – the analyst's windows, a folder for each page.
``start/`` – the start window, and the questions before a window opens.
``trustees/`` – the window of totals that trustees hold.
``documents/`` – reports and guides on pages.
``widgets/`` – widgets that know no survey.
``appearance/`` – theme, icons and window sizes.
``boxes.py`` – rows and columns of widgets, written as they are seen.
``jobs.py``, ``answering.py`` – work in the background that can be followed and cancelled.
``threads.py``, ``garbage.py`` – threads that never free a Qt object, and Python's collector.
``messages.py``, ``languages.py``, ``digits.py`` – sentences and numbers in the language of the window.
``preferences.py`` – the analyst's preferences, applied to windows.
``screen_painter.py`` – how the desk asks for pictures of the kiosk, which it does not import.
``crash.py``, ``crash_dialog.py`` – what is written down, and shown, when the program makes a mistake.
``screen_check.py`` – what Qt knows of this machine, for ``surveyapp doctor``.
"""
