"""Fieldwork under way, from nothing but the exports that teams bring home.

* ``areas.py`` – whose interviews are of which area: by a direct question, by kiosk, or by a list of kiosks.
* ``targets.py`` – what is planned: targets, periods and rest days as typed.
* ``progress.py`` – areas and kiosks against the plan, in steps of ten.
* ``alerts.py`` – what needs a look tonight, in sentences.
* ``attendance.py`` – paper counts against the interviews that arrived.
"""
