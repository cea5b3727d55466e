"""What every screen has: a body that may scroll, a bar at the bottom, a neutral place for the focus."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from surveyapp.ui.kiosk.base.controls import Button, NumberPanel, Panel, Scroll, label, side_of
from surveyapp.ui.kiosk.base.style import Sizes

WIDEST_COLUMN = 270
"""Millimetres; longer lines are hard to read."""


class BareView(QWidget):
    """One screen, made when it is entered and deleted when it is left."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.sizes = sizes
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # entered with the focus on nothing

    def key_pressed(self, event: QKeyEvent) -> None:
        """Look at a key; most screens have no use for it."""


class View(BareView):
    """A screen with a body and, where something is added to it, a bar."""

    def __init__(self, sizes: Sizes, *, is_filled: bool = False) -> None:
        super().__init__(sizes)
        self.panel: Panel | None = None
        more = self.tr("More below")
        self.setLayoutDirection(side_of(more))
        content = QWidget()
        outer = QHBoxLayout(content)
        side = sizes.mm(8)
        outer.setContentsMargins(side, sizes.space(5), side, sizes.space(3))
        column = QWidget()
        column.setMaximumWidth(min(sizes.mm(WIDEST_COLUMN), sizes.pt(760)))
        outer.addStretch(1)
        outer.addWidget(column, 1000)
        outer.addStretch(1)
        self.body = QVBoxLayout(column)
        self.body.setContentsMargins(0, 0, 0, 0)
        self.body.setSpacing(sizes.space(5))
        if not is_filled:
            self.body.addStretch(2)  # a little above the middle, where the eye looks
        self._bar: QHBoxLayout | None = None
        self.whole = QVBoxLayout(self)
        self.whole.setContentsMargins(0, 0, 0, 0)
        self.whole.setSpacing(0)
        self.whole.addWidget(Scroll(content, more, sizes), 1)

    def say(self, words: str, role: str, *, centred: bool = False) -> None:
        """Add a text to the body."""
        if words:
            self.body.addWidget(label(words, role, centred=centred))

    def say_list(self, items: list[str], role: str) -> None:
        """Add a list; the lines of an item hang beside its dot."""
        self.body.addLayout(_rows(items, role, self.sizes))

    def space(self, millimetres: float) -> None:
        """Add white space to the body."""
        height = max(self.sizes.space(millimetres) - self.body.spacing(), 0)
        self.body.addSpacerItem(
            QSpacerItem(0, height, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        )

    def offer(self, buttons: list[Button], *, most_columns: int) -> None:
        """Add the panel of buttons, which digits choose too."""
        self._offer(Panel(buttons, self.sizes, most_columns=most_columns))

    def offer_numbers(self, buttons: list[Button]) -> None:
        """Add the panel of numbers, which their digits choose too."""
        self._offer(NumberPanel(buttons, self.sizes))

    def _offer(self, panel: Panel) -> None:
        self.panel = panel
        self.body.addWidget(panel)

    def end(self) -> None:
        """Add the white space below."""
        self.body.addStretch(3)

    @property
    def bar(self) -> QLayout:
        """The bar at the bottom, made when it is first asked for."""
        return self._made_bar()

    def bar_button(self, button: Button) -> None:
        """Add a button to the bar."""
        self._made_bar().addWidget(button)

    def bar_text(self, words: str) -> None:
        """Push what follows to the other side of the bar, behind ``words``."""
        bar = self._made_bar()
        bar.addStretch(1)
        if words:
            text = label(words, "soft")
            text.setWordWrap(False)
            text.setObjectName("progress")
            bar.addWidget(text)

    def key_pressed(self, event: QKeyEvent) -> None:
        """Let digits touch the buttons of the panel."""
        digit = digit_of(event)
        if digit is None or self.panel is None:
            return
        button = self.panel.keyed(digit)
        if button is not None:
            button.click()

    def _made_bar(self) -> QHBoxLayout:
        if self._bar is None:
            holder = QWidget()
            holder.setObjectName("bar")
            holder.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            self._bar = QHBoxLayout(holder)
            side, above = self.sizes.mm(8), self.sizes.space(1)
            self._bar.setContentsMargins(side, above, side, above)
            self._bar.setSpacing(self.sizes.mm(8.2))
            self.whole.addWidget(holder)
        return self._bar


def list_widget(items: list[str], role: str, sizes: Sizes) -> QWidget:
    """Return a list as a widget of its own."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.addLayout(_rows(items, role, sizes))
    column.addStretch(1)
    return holder


def _rows(items: list[str], role: str, sizes: Sizes) -> QGridLayout:
    rows = QGridLayout()
    rows.setHorizontalSpacing(sizes.mm(3))
    rows.setVerticalSpacing(sizes.space(2.5))
    rows.setColumnStretch(1, 1)
    for place, words in enumerate(items):
        dot = label("•", role)
        dot.setWordWrap(False)
        rows.addWidget(dot, place, 0, Qt.AlignmentFlag.AlignTop)
        rows.addWidget(label(words, role), place, 1)
    return rows


def digit_of(event: QKeyEvent) -> int | None:
    """Return the digit of a key press; None for other keys, chords and keys held down."""
    chords = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if event.isAutoRepeat() or chords & ~Qt.KeyboardModifier.ShiftModifier:
        return None
    text = event.text()
    return int(text) if len(text) == 1 and text.isascii() and text.isdigit() else None
