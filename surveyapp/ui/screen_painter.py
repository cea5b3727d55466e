"""What shows a survey as respondents will see it; the desk asks for it, the kiosk's views draw it.

Desk and kiosk do not know each other: whoever builds both hands the kiosk's painter to the desk.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from surveyapp.services.kiosk.screen import Screen
from surveyapp.survey.definition.survey import Survey


@dataclass(frozen=True, slots=True)
class Picture:
    """A screen of the kiosk as an image, and all that stands on it as text."""

    image: QImage
    words: str


class PaintsScreens(Protocol):
    """Paints screens of the kiosk without a kiosk: nothing can be touched, nothing is stored."""

    def paint(self, survey: Survey, screen: Screen, size: QSize) -> Picture:
        """Return ``screen`` as a device of that size shows it."""
