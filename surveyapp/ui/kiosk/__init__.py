"""The kiosk's window: touch first, full screen, and with no memory of its own.

``window.py`` – the window: one screen at a time; only the supervisor can leave it.
``preview.py`` – pictures of the kiosk's screens, for the survey editor.
``spoken_texts.py`` – all texts that a survey's screens can say, for recordings.

``respondent/`` – the screens of an interview.
``start/`` – what staff see before a kiosk runs: which survey it shall ask, or why it cannot start.
``surveyor/`` – the hand-over between two respondents, and what to do in each trouble.
``supervisor/`` – the PIN, the supervisor's page and the export.
``pictures/`` – drawings: odds, coins, dice, spinners, QR codes.
``base/`` – what every screen is made of.

Every screen is a widget tree of its own that is deleted when it is left: focus, scroll position,
pressed state and selection go with it, so no screen can show what the last one knew. Views draw a
``Screen`` and pass touches on; what comes next is decided by ``services.kiosk.interview``. Nothing here
writes a setting, uses the clipboard or logs. Qt's own file dialog is not used: it keeps a history.
"""

from surveyapp.ui.kiosk.window import KioskWindow

__all__ = ["KioskWindow"]
