"""What every screen has: a body that may scroll, a bar at the bottom, a neutral place for the focus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from surveyapp.ui.kiosk.controls import Button, Panel, Scroll, label
from surveyapp.ui.kiosk.style import Sizes

WIDEST_COLUMN = 270
"""Millimetres; longer lines are hard to read."""


class View(QWidget):
    """One screen, made when it is entered and deleted when it is left."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.sizes = sizes
        self.panel: Panel | None = None
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # entered with the focus on nothing
        content = QWidget()
        outer = QHBoxLayout(content)
        outer.setContentsMargins(sizes.mm(8), sizes.mm(9), sizes.mm(8), sizes.mm(6))
        column = QWidget()
        column.setMaximumWidth(min(sizes.mm(WIDEST_COLUMN), sizes.pt(760)))
        outer.addStretch(1)
        outer.addWidget(column, 1000)
        outer.addStretch(1)
        self.body = QVBoxLayout(column)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(sizes.mm(5))
        self._bar: QHBoxLayout | None = None
        self.whole = QVBoxLayout(self)
        self.whole.setContentsMargins(0, 0, 0, 0)
        self.whole.setSpacing(0)
        self.whole.addWidget(Scroll(content, self.tr("More below"), sizes), 1)

    def say(self, words: str, role: str, *, centred: bool = False) -> None:
        """Add a text to the body."""
        if words:
            self.body.addWidget(label(words, role, centred=centred))

    def space(self, millimetres: float) -> None:
        """Add white space to the body."""
        height = max(self.sizes.mm(millimetres) - self.body.spacing(), 0)
        self.body.addSpacerItem(
            QSpacerItem(0, height, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        )

    def offer(self, buttons: list[Button], *, most_columns: int) -> None:
        """Add the panel of buttons, which digits choose too."""
        self.panel = Panel(buttons, self.sizes, most_columns=most_columns)
        self.body.addWidget(self.panel)

    def end(self) -> None:
        """Add what keeps the body at the top."""
        self.body.addStretch(1)

    @property
    def bar(self) -> QLayout:
        """The bar at the bottom, made when it is first asked for."""
        return self._made_bar()

    def bar_button(self, button: Button) -> None:
        """Add a button to the bar."""
        self._made_bar().addWidget(button)

    def bar_text(self, words: str) -> None:
        """Add words to the bar, and push what follows to the other side."""
        told = label(words, "soft")
        told.setWordWrap(False)
        told.setObjectName("progress")
        bar = self._made_bar()
        bar.addStretch(1)
        bar.addWidget(told)
        bar.addStretch(1)

    def key_pressed(self, event: QKeyEvent) -> None:
        """Let digits touch the n-th button of the panel."""
        digit = digit_of(event)
        if digit is not None and self.panel is not None and 0 < digit <= len(self.panel.buttons):
            self.panel.buttons[digit - 1].click()

    def _made_bar(self) -> QHBoxLayout:
        if self._bar is None:
            holder = QWidget()
            holder.setObjectName("bar")
            holder.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            self._bar = QHBoxLayout(holder)
            side, above = self.sizes.mm(8), self.sizes.mm(2.5)
            self._bar.setContentsMargins(side, above, side, above)
            self._bar.setSpacing(self.sizes.mm(6))
            self.whole.addWidget(holder)
        return self._bar


def digit_of(event: QKeyEvent) -> int | None:
    """Return the digit of a key press; None for other keys, chords and keys held down."""
    chords = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if event.isAutoRepeat() or chords & ~Qt.KeyboardModifier.ShiftModifier:
        return None
    text = event.text()
    return int(text) if len(text) == 1 and text.isascii() and text.isdigit() else None
