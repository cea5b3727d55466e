"""The frame of every screen: a strip, a heading and texts, answers at the lower edge, a bar.

Everything has a fixed place: how far the interview is at the beginning of the strip, ease of reading
at its end; the lower edge of the answers; Back, Stop and Skip at the beginning of the bar, what
leads on at its end. What does not fit between strip and bar is turned over like pages.
"""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSpacerItem, QWidget

from surveyapp.ui.boxes import Gap, Stretch, in_column, in_row
from surveyapp.ui.kiosk.base.bar import ABOVE, Bar
from surveyapp.ui.kiosk.base.bare_view import SILENT, BareView, Part, parts_of, speak_as
from surveyapp.ui.kiosk.base.controls import Button, label, side_of
from surveyapp.ui.kiosk.base.pages import BELOW_STRIP, LIST, LISTED, SPACE, Pages
from surveyapp.ui.kiosk.base.panel import NumberPanel, Panel
from surveyapp.ui.kiosk.base.style import GAP, SMALLEST_TARGET, Sizes

HEADINGS = frozenset({"title", "question"})
SMALLER = {"title": "question", "lead": "body"}
"""Roles of texts on a small panel."""
COLUMNS_WHERE_LOW = 3
ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class View(BareView):
    """A screen in that frame."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__(sizes)
        self.panel: Panel | None = None
        more = self.tr("More")
        self.setLayoutDirection(side_of(more))
        self._strip = QWidget()
        self._strip_grows = False
        self._set_strip(is_empty=sizes.is_small)
        self._strip_line = in_row(
            Stretch(),
            inside=self._strip,
            spacing=sizes.mm(GAP),
            margins=(sizes.side, sizes.mm(ABOVE), sizes.side, 0),
        )
        self._leading = 0
        self._bar = Bar(sizes, self._turn, (self.tr("Earlier"), more))
        self._pages = Pages(sizes, self._turned)
        self.body = self._pages.body
        whole = in_column(
            self._strip, Gap(sizes.space(BELOW_STRIP)), (self._pages, 1), inside=self, spacing=0
        )
        self._above_bar = QSpacerItem(0, sizes.space(BELOW_STRIP), *SPACE)
        whole.addSpacerItem(self._above_bar)
        whole.addWidget(self._bar)

    # Texts

    def say(self, words: str, role: str, *, centred: bool = False) -> None:
        """Add a text; the first title or question is the heading."""
        if not words:
            return
        text = label(words, self.fitting(role), centred=centred)
        if role in HEADINGS and self._pages.head.isEmpty():
            self.head(text)
        else:
            self.body.addWidget(text)

    def head(self, text: QLabel) -> None:
        """Make a text the heading, which stands on every page."""
        self._pages.head.addWidget(text)

    def head_strip(self, words: str, role: str, picture: QWidget | None) -> None:
        """Begin the strip with a picture and a text, which makes it as high as its lines need."""
        text = label(words, self.fitting(role))
        text.stand_close(is_close=True)
        if picture is not None:
            self._to_strip(picture)
        self._to_strip(text)
        self._strip_line.setStretch(self._leading - 1, 1)
        self._strip_line.setStretch(self._leading, 0)
        self._strip_grows = True
        self._set_strip(is_empty=False)

    def say_list(self, items: list[str], role: str) -> None:
        """Add a list; the lines of an item hang beside its dot."""
        self.body.addLayout(_rows(items, self.fitting(role), self.sizes))

    def fitting(self, role: str) -> str:
        """Return the role of a text: on a small panel those that are larger than need be have less."""
        return SMALLER.get(role, role) if self.sizes.is_small else role

    def space(self, millimetres: float) -> None:
        """Add white space to the body, where the panel has room for it."""
        if not self.sizes.is_low:
            self._pages.space(max(self.sizes.space(millimetres) - self.body.spacing(), 0))

    # What is touched

    def offer(self, buttons: list[Button], *, most_columns: int) -> None:
        """Add the panel of buttons, which digits choose too; the primary one leads on, in the bar."""
        answers = [button for button in buttons if button.property("role") != "primary"]
        for button in buttons:
            if button not in answers:
                self.bar_button(button)
        if not (self.sizes.is_high or self.sizes.is_narrow):
            most_columns = max(most_columns, COLUMNS_WHERE_LOW)
        if answers:
            self.put_below(Panel(answers, self.sizes, most_columns=most_columns))

    def offer_numbers(self, buttons: list[Button]) -> None:
        """Add the panel of numbers, which their digits choose too."""
        self.put_below(NumberPanel(buttons, self.sizes))

    def put_below(self, widget: QWidget) -> None:
        """Add what is touched at the lower edge; digits choose in it where it is a panel."""
        if isinstance(widget, Panel):
            self.panel = widget
        self._above_bar.changeSize(0, self.sizes.mm(GAP - ABOVE), *SPACE)
        self._pages.put_below(widget)

    # The bar and the strip

    def bar_button(self, button: Button) -> None:
        """Add a button to the beginning of the bar; what leads on to its end, a corner's to the strip."""
        match button.property("role"):
            case "primary":
                self._bar.lead_on(button)
            case "corner":
                self._to_strip(button)
            case _:
                self._bar.add(button)

    def bar_text(self, words: str) -> None:
        """Say how far it is, in the strip."""
        if words:
            text = label(words, "soft")
            text.setWordWrap(False)
            text.setObjectName("progress")
            speak_as(text, [])  # two numbers that differ from screen to screen; no sentence
            self._to_strip(text)

    def strip_button(self, button: Button) -> None:
        """Add a button to the end of the strip, before those that are there: the first keeps its place."""
        self._set_strip(is_empty=False)
        self._strip_line.insertWidget(self._leading + 1, button, 0, Qt.AlignmentFlag.AlignTop)

    def _to_strip(self, widget: QWidget) -> None:
        self._set_strip(is_empty=False)
        self._strip_line.insertWidget(self._leading, widget)
        self._leading += 1

    def _set_strip(self, *, is_empty: bool) -> None:
        """Give the strip its height; on a small panel it has none where nothing stands in it."""
        high = 0 if is_empty else self.sizes.mm(SMALLEST_TARGET)
        self._strip.setMinimumHeight(high + self.sizes.mm(ABOVE))
        most = self.sizes.height if self._strip_grows else self._strip.minimumHeight()
        self._strip.setMaximumHeight(most)

    # Pages

    def _turn(self, pages: int) -> None:
        self._pages.turn(pages)
        self.setFocus()

    def _turned(self) -> None:
        self._bar.turned(is_first=self._pages.is_first, is_last=self._pages.is_last)

    def reveal(self, widget: QWidget) -> None:
        """Show the page on which ``widget`` stands."""
        self._pages.reveal(widget)

    def key_pressed(self, event: QKeyEvent) -> None:
        """Let digits touch the buttons of the panel, and Enter what leads on.

        Of a button on another page the page is shown first.
        """
        if event.key() in ENTER and not event.isAutoRepeat():
            on = self._bar.leads_on
            if on is not None:
                on.click()
            return
        digit = digit_of(event)
        if digit is None or self.panel is None:
            return
        button = self.panel.keyed(digit)
        if button is None:
            return
        if self._pages.is_shown(button):
            button.click()
        else:
            self.reveal(button)

    def spoken_on_any_panel(self) -> tuple[Part, ...]:
        """Return what ``spoken`` does, and what turns pages: on a smaller panel there may be several."""
        turning = (part for button in self._bar.turning for part in parts_of(button))
        return (*self.spoken(), *turning)

    def spoken(self) -> tuple[Part, ...]:
        """Return all that can be spoken: how far it is, texts, answers, the bar, what eases reading."""
        strip = tuple(parts_of(self._strip))
        told = tuple(part for part in strip if not part.is_button)
        buttons = tuple(part for part in strip if part.is_button)
        bar = (part for button in self._bar.buttons for part in parts_of(button))
        return (*told, *parts_of(self._pages), *bar, *buttons)

    def showEvent(self, event: QShowEvent) -> None:
        """Let Tab go the way in which the screen is read out."""
        super().showEvent(event)
        buttons = [part.widget for part in self.spoken() if part.is_button]
        for one, following in pairwise(buttons):
            QWidget.setTabOrder(one, following)


def list_widget(items: list[str], role: str, sizes: Sizes) -> QWidget:
    """Return a list as a widget of its own."""
    holder = QWidget()
    in_column(_rows(items, role, sizes), Stretch(), inside=holder)
    return holder


def _rows(items: list[str], role: str, sizes: Sizes) -> QGridLayout:
    rows = QGridLayout()
    rows.setObjectName(LIST)
    rows.setHorizontalSpacing(sizes.mm(3))
    rows.setVerticalSpacing(sizes.space(LISTED))
    rows.setColumnStretch(1, 1)
    for place, words in enumerate(items):
        dot = label("•", role)
        dot.setWordWrap(False)
        dot.setProperty(SILENT, True)  # noqa: FBT003 - Qt's signature
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
