"""What a panel has to say: a line with an icon above its content, never a dialog."""

from __future__ import annotations

import logging
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QSizePolicy, QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.ui.appearance import line_icons, theme
from surveyapp.ui.boxes import in_row
from surveyapp.ui.widgets.number_format import sentence

MOST_LINES = 4
"""Of a message that are shown at once."""

_log = logging.getLogger(__name__)


class MessageKind(Enum):
    """What kind of message it is; each has its own icon and colour."""

    PROBLEM = "problem"
    WARNING = "warning"
    DONE = "done"
    NOTE = "note"


MESSAGE_ICONS: dict[MessageKind, tuple[str, line_icons.Ink]] = {
    MessageKind.PROBLEM: ("refused", "bad"),
    MessageKind.WARNING: ("warning", "warn"),
    MessageKind.DONE: ("imported", "good"),
    MessageKind.NOTE: ("note", "muted"),
}


def problem_text(problem: Exception) -> str:
    """Return the message for ``problem``; a bug is logged and called one."""
    if isinstance(problem, SurveyAppError):
        return sentence(problem)
    _log.error("a job failed", exc_info=problem)
    return QCoreApplication.translate(
        "MessageBar",
        "Something went wrong in Surveyapp. Everything already stored is safe. "
        "Please report what you did.",
    )


class _Words(QScrollArea):
    """As high as its text, up to some lines; longer text scrolls, so that the page keeps its room."""

    def __init__(self, words: QLabel) -> None:
        super().__init__()
        self._words = words
        self.setWidget(words)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setProperty("role", "reading")  # no ground of its own
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._be_reached(0, 0)
        self.verticalScrollBar().rangeChanged.connect(self._be_reached)

    def _be_reached(self, _least: int, most: int) -> None:
        """Stop the Tab key only where there is more to scroll to."""
        policy = Qt.FocusPolicy.TabFocus if most else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the words where they are ``width`` pixels wide."""
        return min(self._words.heightForWidth(width), MOST_LINES * self.fontMetrics().lineSpacing())

    def sizeHint(self) -> QSize:
        width = self._words.sizeHint().width()
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().lineSpacing())

    def follow(self) -> None:
        """Show the beginning of new words."""
        self.verticalScrollBar().setValue(0)
        self.updateGeometry()


class MessageBar(QFrame):
    """Hidden until there is something to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "bar")
        self.setObjectName("message_bar")
        self._caution = ""
        self._icon = line_icons.ColouredIcon(20)
        self._text = QLabel()
        self._text.setObjectName("message")
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        close = QPushButton()
        close.setProperty("role", "quiet")
        close.setObjectName("dismiss_message")
        close.setAccessibleName(self.tr("Dismiss the message"))
        close.setToolTip(self.tr("Dismiss"))
        close.setIcon(line_icons.icon("close", "muted"))
        close.clicked.connect(self.clear)
        row = in_row(
            self._icon,
            inside=self,
            spacing=theme.GAP,
            margins=(theme.GAP, theme.TIGHT, theme.TIGHT, theme.TIGHT),
        )
        self._words = _Words(self._text)
        row.addWidget(self._words, 1)
        row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    @property
    def text(self) -> str:
        """The text of the message; empty if there is none."""
        return "" if self.isHidden() else self._text.text()

    def say(self, kind: MessageKind, text: str) -> None:
        """Show ``text``."""
        self._caution = text if kind is MessageKind.WARNING else ""
        self._show(kind, text)

    def done(self, text: str) -> None:
        """Show that something was done; a caution about what is shown stays below it."""
        if self._caution and not self.isHidden():
            self._show(MessageKind.WARNING, f"{text}\n{self._caution}")
        else:
            self.say(MessageKind.DONE, text)

    def saved(self, path: Path) -> None:
        """Show where a file was saved."""
        text = self.tr("Saved {file} in {folder}.")
        self.done(text.format(file=path.name, folder=path.parent))

    def _show(self, kind: MessageKind, text: str) -> None:
        self.setProperty("kind", kind.value)
        self.style().unpolish(self)
        self.style().polish(self)
        self._icon.draw(*MESSAGE_ICONS[kind])
        self._text.setText(text)
        self._words.follow()
        self.setAccessibleName(text)
        self.show()

    def problem(self, problem: Exception) -> None:
        """Show what went wrong and what to do."""
        self.say(MessageKind.PROBLEM, problem_text(problem))

    def clear(self) -> None:
        """Say nothing any more."""
        self._caution = ""
        self._text.clear()
        self.hide()
