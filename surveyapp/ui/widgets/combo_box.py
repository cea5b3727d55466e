"""A drop-down list with our own arrow: style sheets take Qt's away and have no pictures of their own."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QHelpEvent, QIcon, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QToolTip

from surveyapp.ui.appearance import line_icons, theme

ARROW = 16
MARGINS = 26
"""Pixels beside the words, where there is no arrow: at the beginning, and before the arrow."""
MOST_LIST = 640
"""Pixels of the list that opens: long entries are read there."""


class Chooser(QComboBox):
    """Chooses one of a few; long entries are cut, never the window widened.

    The wheel scrolls the form that it is in, and never chooses: who scrolls on would change what is computed.
    """

    def __init__(self, name: str, spoken_name: str, *, letters: int = 12) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(spoken_name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(letters)
        self.setFocusPolicy(
            Qt.FocusPolicy.StrongFocus
        )  # Qt's own policy lets the wheel give the focus

    def offer(self, entries: Iterable[tuple[str, object]]) -> None:
        """Offer other entries, texts with what they stand for; what was chosen stays, or it is the first."""
        chosen = self.currentData()
        self.clear()
        for text, value in entries:
            self.addItem(text, value)
        self.choose(chosen)

    def choose(self, value: object) -> None:
        """Choose what stands for ``value``, the first entry where nothing does."""
        self.setCurrentIndex(max(0, self.findData(value)))

    @property
    def shown_text(self) -> str:
        """The chosen entry, as much of it as there is room for."""
        room = self.width() - ARROW - MARGINS
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)

    def showPopup(self) -> None:
        """Open a list that is as wide as its entries, within limits."""
        needed = self.view().sizeHintForColumn(0) + MARGINS
        self.view().setMinimumWidth(min(needed, theme.scaled(MOST_LIST)))
        # Qt decides on the bar before the window is dressed, for a menu that scrolls by its ends
        self.view().setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the form, which scrolls; the list that is open takes it by itself."""
        event.ignore()

    def event(self, event: QEvent) -> bool:
        """Show the chosen entry as a tooltip."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self._shown_text(), self)
            return True
        return super().event(event)

    def _shown_text(self) -> str:
        """Return what is told of the list and of the entry; of one that is cut at least all its words."""
        entry = self.currentData(Qt.ItemDataRole.ToolTipRole)
        whole = self.currentText() if self.shown_text != self.currentText() else ""
        return "\n".join(dict.fromkeys(filter(None, (self.toolTip(), whole, entry))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the list as the style does, its entry cut with dots, and the arrow over it."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown_text
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()
        self._draw_arrow()

    def _draw_arrow(self) -> None:
        mode = QIcon.Mode.Normal if self.isEnabled() else QIcon.Mode.Disabled
        side = 8 if self.isRightToLeft() else self.width() - ARROW - 8
        place = QRect(side, (self.height() - ARROW) // 2, ARROW, ARROW)
        painter = QPainter(self)
        line_icons.icon("arrow").paint(painter, place, mode=mode)
        painter.end()
