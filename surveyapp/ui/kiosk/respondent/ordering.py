"""Items are ranked: each is touched in turn, and bears its place; a second touch takes it back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QVBoxLayout

from surveyapp.services.kiosk.answer_entry import wipe
from surveyapp.survey.types.ranking import Ranking
from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.panel import Panel
from surveyapp.ui.kiosk.base.speech import speak_as
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.base.view import ENTER
from surveyapp.ui.kiosk.respondent.multiple_choice import CheckButton
from surveyapp.ui.kiosk.respondent.number_pad import Entering, hint_label, say_in


class RankButton(CheckButton):
    """A large button with a box that holds its place."""

    place = 0
    """From 1; 0 has none yet."""

    def _draw_box(self, painter: QPainter, box: QRect) -> None:
        painter.setPen(QPen(QColor(style.DEEP if self.place else style.EDGE), 2))
        painter.setBrush(QColor(style.DEEP if self.place else style.SHEET))
        painter.drawRoundedRect(box, box.width() / 6, box.width() / 6)
        if self.place:
            painter.setPen(QColor("white"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self.place))


class Ordering(Entering):
    """The items of a ranking, each with its place, and the button that confirms them."""

    def __init__(
        self,
        asked: Ranking,
        labels: tuple[str, ...],
        take: Callable[[bytearray], object],
        sizes: Sizes,
    ) -> None:
        super().__init__()
        self._asked = asked
        self._labels = labels
        self._take = take
        self._order = bytearray()
        self._is_taken = False
        words = self.tr("Touch the answers in your order, the first one first.")
        self._what_to_do = words
        self._hint = hint_label(words, sizes)
        speak_as(self._hint, [words])  # what is touched changes no sound
        height = 15 if len(labels) > 3 else 18
        self._buttons = [
            RankButton(each, f"item_{at}", partial(self._touch, at), sizes, height=height)
            for at, each in enumerate(labels)
        ]
        self.panel = Panel(self._buttons, sizes, most_columns=1 if len(labels) <= 3 else 2)
        self.confirm_button = Button(
            self.tr("Confirm"), "order_confirm", self.confirm, sizes, role="primary"
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(sizes.space(3))
        column.addWidget(self._hint)
        column.addWidget(self.panel)
        self._show()

    def key_pressed(self, event: QKeyEvent) -> bool:
        """Let Enter confirm; digits touch items."""
        if event.key() in ENTER and not event.isAutoRepeat():
            self.confirm()
            return True
        return False

    def confirm(self) -> None:
        """Hand the order on and forget it; or say that some have no place."""
        if self._is_taken:
            return
        if len(self._order) < len(self._labels):
            say_in(self._hint, self.tr("Please touch every answer."), is_problem=True)
            return
        self._is_taken = True
        items = self._asked.items
        words = bytearray()
        for at in self._order:
            words += (b" " if words else b"") + items[at].encode("ascii")
        wipe(self._order)
        self._take(words)

    def hideEvent(self, event: QHideEvent) -> None:
        """Overwrite the order when the screen is left, whatever leads away from it."""
        super().hideEvent(event)
        self._is_taken = True
        wipe(self._order)

    def _touch(self, at: int) -> None:
        if not self._is_taken:
            if at in self._order:
                self._order.remove(at)
            else:
                self._order.append(at)
            self._show()

    def _show(self) -> None:
        for at, button in enumerate(self._buttons):
            button.place = self._order.index(at) + 1 if at in self._order else 0
            button.setChecked(bool(button.place))
            words = (
                self.tr("{answer}, place {place}")
                if button.place
                else self.tr("{answer}, no place yet")
            )
            button.setAccessibleName(words.format(answer=self._labels[at], place=button.place))
            button.update()
        say_in(self._hint, self._what_to_do, is_problem=False)
