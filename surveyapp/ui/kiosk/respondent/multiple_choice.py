"""Several answers are marked one by one and confirmed together."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QPushButton

from surveyapp.services.kiosk.answer_entry import wipe
from surveyapp.survey.types.multiple_choice import MultipleChoice
from surveyapp.ui.boxes import in_column
from surveyapp.ui.kiosk.base import style
from surveyapp.ui.kiosk.base.bare_view import speak_as
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.panel import Panel
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.base.view import ENTER
from surveyapp.ui.kiosk.respondent.number_pad import Entering, hint_label, say_in

BESIDE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class CheckButton(Button):
    """A large button with a box that a touch ticks, or clears again."""

    def __init__(
        self, words: str, name: str, act: Callable[[], object], sizes: Sizes, *, height: float
    ) -> None:
        super().__init__(words, name, act, sizes, role="check", height=height)
        self.setCheckable(True)
        self._box = sizes.mm(8)
        self._gap = sizes.mm(4)
        # what is beside the words, in equal halves: the box and a gap on each side of it and of them
        self._pad = QSize((self._box + 3 * self._gap) // 2, self._pad.height())
        self._least_pad = self._pad.width()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button, its box, and its words beside that."""
        QPushButton.paintEvent(self, event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        x = self.width() - self._gap - self._box if is_mirrored else self._gap
        self._draw_box(painter, QRect(x, (self.height() - self._box) // 2, self._box, self._box))
        painter.setPen(self._ink)
        beside = self._box + 2 * self._gap
        inside = self.rect().adjusted(
            self._gap if is_mirrored else beside, 2, -(beside if is_mirrored else self._gap), -2
        )
        side = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
        self.draw_words(painter, inside, BESIDE | side | Qt.AlignmentFlag.AlignAbsolute)

    def _draw_box(self, painter: QPainter, box: QRect) -> None:
        is_on = self.isChecked()
        painter.setPen(QPen(QColor(style.DEEP if is_on else style.EDGE), 2))
        painter.setBrush(QColor(style.DEEP if is_on else style.SHEET))
        painter.drawRoundedRect(box, self._box / 6, self._box / 6)
        if not is_on:
            return
        x, y, size = box.x(), box.y(), self._box
        tick = [(0.22, 0.54), (0.42, 0.74), (0.79, 0.29)]
        painter.setPen(QPen(QColor("white"), size / 9))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([QPointF(x + a * size, y + b * size) for a, b in tick]))


class Touching(Entering):
    """Answers that are touched one after another, and the button that confirms them."""

    _touched: bytearray
    """What was touched; it is overwritten when the screen is left."""
    _is_taken = False

    def key_pressed(self, event: QKeyEvent) -> bool:
        """Let Enter confirm; digits touch answers."""
        if event.key() in ENTER and not event.isAutoRepeat():
            self.confirm()
            return True
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        """Overwrite what was touched when the screen is left, whatever leads away from it."""
        super().hideEvent(event)
        self._is_taken = True
        wipe(self._touched)

    def _lay_out(self, what_to_do: str, buttons: Sequence[CheckButton], sizes: Sizes) -> None:
        self._hint = hint_label(what_to_do, sizes)
        speak_as(self._hint, [what_to_do])  # what is touched changes no sound
        self.panel = Panel(buttons, sizes, most_columns=1 if len(buttons) <= FEW else 2)
        in_column(self._hint, self.panel, inside=self, spacing=sizes.space(3))


FEW = 3
"""Answers up to which there is room for higher ones, one below the other."""


def height_of(answers: int) -> float:
    """Return how high the buttons of that many answers are, in millimetres."""
    return 18 if answers <= FEW else 15


class Choosing(Touching):
    """The choices of a question, each with a box, and the button that confirms them."""

    def __init__(
        self,
        asked: MultipleChoice,
        labels: tuple[str, ...],
        take: Callable[[bytearray], object],
        sizes: Sizes,
    ) -> None:
        super().__init__()
        self._asked = asked
        self._take = take
        self._touched = bytearray(len(labels))
        self._boxes = [
            CheckButton(
                words, f"choice_{place}", self._marker(place), sizes, height=height_of(len(labels))
            )
            for place, words in enumerate(labels)
        ]
        self._lay_out(self._what_to_do(), self._boxes, sizes)
        self.confirm_button = Button(
            self._confirming(), "choices_confirm", self.confirm, sizes, role="primary"
        )
        """What leads on."""
        none = () if asked.fewest else (self.tr("None of these"),)
        speak_as(self.confirm_button, [*none, self.tr("Confirm")])

    def confirm(self) -> None:
        """Hand the marks on; or say that one is needed."""
        if self._is_taken:
            return
        if sum(self._touched) < self._asked.fewest:
            say_in(self._hint, self.tr("Please touch at least one answer."), is_problem=True)
        else:
            self._is_taken = True
            self._take(self._touched)

    def _marker(self, place: int) -> Callable[[], object]:
        return lambda: self._mark(place)

    def _mark(self, place: int) -> None:
        box = self._boxes[place]
        if self._is_taken:
            box.setChecked(not box.isChecked())
            return
        if box.isChecked() and sum(self._touched) >= self._asked.most:
            box.setChecked(False)
            words = self.tr("You can choose up to {most}. To choose another, clear one first.")
            say_in(self._hint, words.format(most=self._asked.most), is_problem=True)
            return
        self._touched[place] = int(box.isChecked())
        say_in(self._hint, self._what_to_do(), is_problem=False)
        self.confirm_button.rename(self._confirming())

    def _what_to_do(self) -> str:
        if self._asked.most < len(self._asked.choices):
            words = self.tr("Touch up to {most} answers that apply, then confirm.")
            return words.format(most=self._asked.most)
        return self.tr("Touch all answers that apply, then confirm.")

    def _confirming(self) -> str:
        if any(self._touched) or self._asked.fewest:
            return self.tr("Confirm")
        return self.tr("None of these")
