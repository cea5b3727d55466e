"""The program's own pictures, by which a desktop shows its windows."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from surveyapp.storage.program.resources import resource

DESK, KIOSK = "surveyapp", "surveyapp-kiosk"


def program_icon(name: str = DESK) -> QIcon:
    """Return the icon called ``name``, sharp in any size."""
    return QIcon(str(resource("icons", f"{name}.svg")))
