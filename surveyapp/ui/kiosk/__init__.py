"""The asking device's window: touch first, full screen, and with no memory of its own.

Every screen is a widget tree of its own that is deleted when it is left: focus, scroll position,
pressed state and selection go with it, so no screen can show what the last one knew. Views draw a
``Screen`` and pass touches on; what comes next is decided by ``services.interview``. Nothing here
writes a setting, uses the clipboard or logs. Qt's own file dialog is not used: it keeps a history.
"""

from surveyapp.ui.kiosk.window import KioskWindow

__all__ = ["KioskWindow"]
