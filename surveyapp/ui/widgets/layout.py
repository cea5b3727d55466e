"""What pages and dialogs are laid out with: labels, buttons, frames, panes, the view of nothing yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from surveyapp.ui.appearance import line_icons, theme
from surveyapp.ui.appearance.line_icons import icon_label
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.widgets.column_table import labelled

READ_WIDTH = 1000
"""Pixels of a line of words: the eye loses its way in longer ones."""


MIRRORED = {"left": "right", "right": "left"}


def text_label(text: str, role: str, *, wraps: bool = False, name: str = "") -> QLabel:
    """Return a label in one of the theme's roles; its text is never taken for HTML."""
    label = QLabel(text)
    label.setObjectName(name)
    label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wraps)
    if (
        theme.is_mirrored()
    ):  # Qt puts a text that begins with a Latin word, such as a name, on the left
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
        label.setAlignment(right | Qt.AlignmentFlag.AlignVCenter)
    if wraps and theme.is_mirrored():
        # Qt moves a broken line by the space at its end, which would cut its last letter
        label.setContentsMargins(label.fontMetrics().horizontalAdvance(" ") * 2, 0, 0, 0)
    return label


class OneLine(QLabel):
    """A text of one line, whose end is left out where it has no room: its tooltip has all of it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("role", "plain")
        self.setTextFormat(Qt.TextFormat.PlainText)

    @property
    def shown(self) -> str:
        """What there is room for."""
        room = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def minimumSizeHint(self) -> QSize:
        """Ask for the room of a short word."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), 4 * hint.height()), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw what there is room for, at the beginning of the line."""
        side = Qt.AlignmentFlag.AlignRight if theme.is_mirrored() else Qt.AlignmentFlag.AlignLeft
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        where = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.contentsRect(), int(where), self.shown)


def captioned(text: str, widget: QWidget) -> QWidget:
    """Return ``widget`` with its caption before it, which hide together."""
    label = text_label(text, "caption")
    label.setBuddy(widget)
    holder = QWidget()
    in_row(label, widget, inside=holder, spacing=theme.TIGHT, margins=(theme.GAP, 0, 0, 0))
    return holder


def button(text: str, name: str, *, role: str = "plain") -> QPushButton:
    """Return a push button in one of the theme's roles."""
    return _named(QPushButton(text), name, role)


def _named(made: QPushButton, name: str, role: str) -> QPushButton:
    made.setObjectName(name)
    made.setProperty("role", role)
    made.setAutoDefault(True)  # Enter presses it too, not the space bar alone
    return made


def offer(made: QPushButton, reason: str, hint: str = "") -> None:
    """Let a button be pressed unless there is a ``reason`` against it, which its tooltip then says."""
    made.setEnabled(not reason)
    made.setToolTip(reason or hint)


class IconButton(QToolButton):
    """Does ``act`` when it is touched or Space is pressed on it."""

    def __init__(self, icon: str, words: str, name: str, act: Callable[[], object]) -> None:
        super().__init__()
        self.setIcon(line_icons.icon(icon))
        self.setObjectName(name)
        self.setProperty("role", "icon")
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setIconSize(QSize(theme.scaled(18), theme.scaled(18)))
        self.clicked.connect(lambda _on=False: act())


def segment(text: str, name: str, end: str) -> QPushButton:
    """Return one of several buttons in a row of which one is chosen; ``end`` is left, right or neither."""
    made = _named(_Segment(text), name, "segment")
    made.setCheckable(True)
    made.setProperty("end", MIRRORED.get(end, end) if theme.is_mirrored() else end)
    return made


class _Segment(QPushButton):
    """As wide as its words are when it is chosen: then they are bold, in the theme's size of type."""

    def sizeHint(self) -> QSize:
        """Return the size with bold words."""
        hint, font = super().sizeHint(), QFont(self.font())
        now = QFontMetrics(font).horizontalAdvance(self.text())
        font.setBold(True)
        return hint + QSize(QFontMetrics(font).horizontalAdvance(self.text()) - now, 0)

    def minimumSizeHint(self) -> QSize:
        """Return the same: words are never cut off."""
        return self.sizeHint()


def card() -> tuple[QFrame, QVBoxLayout]:
    """Return a raised frame and the column of what stands in it."""
    frame = QFrame()
    frame.setProperty("role", "card")
    column = QVBoxLayout(frame)
    column.setContentsMargins(theme.ROOMY, theme.GAP, theme.ROOMY, theme.GAP)
    column.setSpacing(theme.TIGHT)
    return frame, column


def reading_frame(name: str, spoken_name: str) -> tuple[QFrame, QLabel]:
    """Return the frame that stands below a table, and the words in it, which can be copied."""
    frame = QFrame()
    frame.setProperty("role", "well")
    words = _Lines()
    labelled(words, name, spoken_name)
    words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    in_column(
        in_readable_lines(words),
        inside=frame,
        margins=(theme.GAP, theme.TIGHT + 2, theme.GAP, theme.TIGHT + 2),
    )
    return frame, words


class _Lines(QLabel):
    """Words that break lines, and ask for the height that these take where layouts forget to ask."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "plain")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def minimumSizeHint(self) -> QSize:
        """Return what the words need at the width that they have."""
        return QSize(super().minimumSizeHint().width(), self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for another height at another width."""
        super().resizeEvent(event)
        self.updateGeometry()


def in_readable_lines(words: QLabel) -> QHBoxLayout:
    """Return a place in which lines of words are no longer than the eye follows."""
    words.setMaximumWidth(theme.scaled(READ_WIDTH))
    return in_row((words, 1), Stretch(0), margins=(0, 0, 0, 0))


def above_each_other(name: str, above: Sequence[QWidget], below: QWidget) -> QSplitter:
    """Return two panes whose heights the person decides; where ``below`` is hidden ``above`` has all.

    The first of those ``above`` has the room that the others leave.
    """
    holder = QWidget()
    in_column(
        *((widget, 0 if place else 1) for place, widget in enumerate(above)),
        inside=holder,
        spacing=theme.GAP,
    )
    made = QSplitter(Qt.Orientation.Vertical)
    made.setObjectName(name)
    made.setChildrenCollapsible(False)
    for place, pane in enumerate((holder, below)):
        made.addWidget(pane)
        made.setStretchFactor(place, 1)
    return made


class EmptyState(QFrame):
    """What stands where nothing is yet: what will be here, and a button that leads to it."""

    def __init__(self, icon: str, title: str, text: str) -> None:
        super().__init__()
        self.setProperty("role", "drop")
        self.setObjectName("empty_state")
        picture = icon_label(icon)
        self._heading = heading = text_label(title, "heading")
        self._words = words = text_label(text, "lead", wraps=True)
        words.setMaximumWidth(560)
        self.buttons = QHBoxLayout()
        self.buttons.setSpacing(theme.GAP)
        column = in_column(
            Stretch(2),
            inside=self,
            spacing=theme.GAP,
            margins=(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN),
        )
        for label in (picture, heading, words):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            row = in_row(Stretch(), (label, 4 if label is words else 0), Stretch())
            column.addLayout(row)
        column.addSpacing(theme.GAP)
        column.addLayout(in_row(Stretch(), self.buttons, Stretch()))
        column.addStretch(3)

    def set_title(self, title: str) -> None:
        """Set the title, which says in a few words what is missing."""
        self._heading.setText(title)


def dialog_buttons(dialog: QDialog, cancel: QPushButton, go: QPushButton) -> QHBoxLayout:
    """Return the last row of a dialog: a button that dismisses it, and the one that Enter presses."""
    cancel.setAutoDefault(False)
    cancel.clicked.connect(dialog.reject)
    go.setDefault(True)
    return in_row(Stretch(), cancel, go, spacing=theme.GAP)
