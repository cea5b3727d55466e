"""A picture and words: side by side where there is room, else one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from surveyapp.ui.boxes import Stretch, in_column
from surveyapp.ui.kiosk.base.style import Sizes

NEEDED = 340
"""Points of width for both, which grow with the text."""


class PictureAndText(QWidget):
    """Words first, the picture on the other side; in a narrow window the picture above them."""

    def __init__(self, picture: QWidget, words: Sequence[QWidget], sizes: Sizes) -> None:
        super().__init__()
        column = in_column(Stretch(), *words, Stretch(), spacing=sizes.space(5))
        self._needed = sizes.pt(NEEDED)
        self._line = QBoxLayout(QBoxLayout.Direction.BottomToTop, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(sizes.space(4))
        self._line.addLayout(column, 2)
        self._line.addWidget(picture, 1)
        self._arrange(
            sizes.width - 2 * sizes.side
        )  # as it will be: the page is divided by its height
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        """Words wrap."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of both at ``width``."""
        self._arrange(width)
        return self._line.heightForWidth(width)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange both for the new width."""
        super().resizeEvent(event)
        self._arrange(self.width())

    def _arrange(self, width: int) -> None:
        direction = (
            QBoxLayout.Direction.LeftToRight
            if width >= self._needed
            else QBoxLayout.Direction.BottomToTop
        )
        if direction is not self._line.direction():
            self._line.setDirection(direction)
