"""What staff see before a kiosk runs, in sizes for fingers.

``staff_window.py`` – a window of the kiosk's look that anybody may close: no respondent is there yet.
``choosing_survey.py`` – which survey the kiosk shall ask, where none was named.
``refusal.py`` – why the kiosk cannot start: another one is running, a disk, a key.
"""
