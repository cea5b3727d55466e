"""Items are ranked: each is touched in turn, and bears its place; a second touch takes it back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from surveyapp.services.kiosk.answer_entry import wipe
from surveyapp.survey.types.ranking import Ranking
from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.bare_view import speak_as
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.respondent.multiple_choice import CheckButton, Touching, height_of
from surveyapp.ui.kiosk.respondent.number_pad import say_in


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
            words, letters = str(self.place), QFontMetricsF(painter.font())
            ink = letters.tightBoundingRect("0")  # the same for all places: none stands higher
            middle = QRectF(box).center()
            left = middle.x() - letters.horizontalAdvance(words) / 2
            painter.drawText(QPointF(left, middle.y() - ink.center().y()), words)


class Ordering(Touching):
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
        self._touched = bytearray()
        self._what_to_do = self.tr("Touch the answers in your order, the first one first.")
        height = height_of(len(labels))
        self._buttons = [
            RankButton(each, f"item_{at}", partial(self._touch, at), sizes, height=height)
            for at, each in enumerate(labels)
        ]
        for button, words in zip(self._buttons, labels, strict=True):
            speak_as(button, [words])  # its place changes no sound
        self._lay_out(self._what_to_do, self._buttons, sizes)
        self.confirm_button = Button(
            self.tr("Confirm"), "order_confirm", self.confirm, sizes, role="primary"
        )
        self._show()

    def confirm(self) -> None:
        """Hand the order on and forget it; or say that some have no place."""
        if self._is_taken:
            return
        if len(self._touched) < len(self._labels):
            say_in(self._hint, self.tr("Please touch every answer."), is_problem=True)
            return
        self._is_taken = True
        items = self._asked.items
        words = bytearray()
        for at in self._touched:
            words += (b" " if words else b"") + items[at].encode("ascii")
        wipe(self._touched)
        self._take(words)

    def _touch(self, at: int) -> None:
        if not self._is_taken:
            if at in self._touched:
                self._touched.remove(at)
            else:
                self._touched.append(at)
            self._show()

    def _show(self) -> None:
        for at, button in enumerate(self._buttons):
            button.place = self._touched.index(at) + 1 if at in self._touched else 0
            button.setChecked(bool(button.place))
            words = (
                self.tr("{answer}, place {place}")
                if button.place
                else self.tr("{answer}, no place yet")
            )
            button.setAccessibleName(words.format(answer=self._labels[at], place=button.place))
            button.update()
        say_in(self._hint, self._what_to_do, is_problem=False)
