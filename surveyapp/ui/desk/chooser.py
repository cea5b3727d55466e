"""A drop-down list with our own arrow: style sheets take Qt's away and have no pictures of their own."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox

from surveyapp.ui import theme

ARROW = 16


class Chooser(QComboBox):
    """Chooses one of a few; long entries are cut, never the window widened."""

    def __init__(self, name: str, spoken_name: str, *, letters: int = 12) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(spoken_name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(letters)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the list as the style does, and the arrow over it."""
        super().paintEvent(event)
        colours = theme.current_theme()
        colour = colours.ink if self.isEnabled() else colours.edge
        side = 8 if self.isRightToLeft() else self.width() - ARROW - 8
        place = QRect(side, (self.height() - ARROW) // 2, ARROW, ARROW)
        painter = QPainter(self)
        theme.icon("arrow", colour).paint(painter, place, Qt.AlignmentFlag.AlignCenter)
        painter.end()
