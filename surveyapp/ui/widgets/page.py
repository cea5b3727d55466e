"""What all pages of the desk have in common: a heading, a message bar, a busy bar, one content."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import hold_parts
from surveyapp.ui.boxes import in_column
from surveyapp.ui.widgets.busy_bar import BusyBar
from surveyapp.ui.widgets.layout import IconButton, text_label
from surveyapp.ui.widgets.message_bar import MessageBar
from surveyapp.ui.widgets.widget_state import restore_all, states_of
from surveyapp.ui.widgets.wrapping_row import FlowingRow, TurningRow

TOUCHED = 36
"""Pixels of a button that a finger finds."""
LEAST_LEAD = 240
"""Pixels for what a page is for, beside its buttons; else these stand below it."""


class Page(QWidget):
    """A heading with buttons at its right, bars below it, and room for the content.

    ``help_wanted()`` asks for the guide that fits the page; ``grew(QWidget)`` tells of a part that was added.
    """

    help_wanted = Signal()
    grew = Signal(QWidget)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAutoFillBackground(True)
        hold_parts(self)
        self._kept: list[QWidget] = []
        self._later: deque[Callable[[], None]] = deque()
        self.messages = MessageBar()
        self.busy = BusyBar()
        self.buttons = FlowingRow(theme.GAP)
        self.buttons.is_one_line = True
        self._title = text_label("", "title")
        self._lead = text_label("", "hint", wraps=True)
        words = in_column(self._title, self._lead, spacing=2)
        line = TurningRow(lambda: self.buttons.sizeHint().width() + theme.scaled(LEAST_LEAD))
        line.setSpacing(theme.TIGHT)
        line.addLayout(words, 1)
        line.addLayout(self.buttons)
        line.setAlignment(self.buttons, Qt.AlignmentFlag.AlignLeading)
        head = self._head = QHBoxLayout()
        head.addLayout(line, 1)
        line.turned.connect(self._turned)
        help_on_page = self.tr("Help on this page (F1)")
        self.help_button = IconButton("help", help_on_page, "page_help", self.help_wanted.emit)
        touched = theme.scaled(TOUCHED)
        self.help_button.setMinimumSize(touched, touched)
        head.addWidget(self.help_button)
        self.content = in_column(
            head,
            self.messages,
            self.busy,
            inside=self,
            spacing=theme.GAP,
            margins=(theme.MARGIN, theme.GAP, theme.MARGIN, theme.ROOMY),
        )

    def _turned(self, is_turned: bool) -> None:  # noqa: FBT001
        """Keep the button for help beside the title where the others stand below that."""
        self.buttons.is_one_line = not is_turned  # else in several, where one is too narrow
        top, middle = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignVCenter
        self._head.setAlignment(self.help_button, top if is_turned else middle)

    def add_later(self, *makers: Callable[[], None]) -> None:
        """Let these parts be made after what has been made: who makes the page asks for one after another.

        Parameters
        ----------
        *makers
            each makes one part and adds it.
        """
        self._later += makers

    @property
    def lacks_parts(self) -> bool:
        """Whether parts are still to be made."""
        return bool(self._later)

    def add_next(self) -> None:
        """Make the next part."""
        self._later.popleft()()

    def keep(self, *widgets: QWidget) -> None:
        """Let the states of these (named) widgets come back when the project is opened again."""
        self._kept += widgets

    def save_state(self) -> dict[str, object]:
        """Return the state of the page that is kept with the project, as JSON values."""
        return states_of(self._kept)

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Restore the state of ``save_state``; what no longer fits is ignored."""
        restore_all(self._kept, state)

    @property
    def unsaved(self) -> str:
        """What leaving would lose and nobody could make again, in a sentence; else empty."""
        return ""

    def forget_project(self) -> None:
        """Take away what was said, and made, of a project: another one was opened."""
        self.messages.clear()
        self.busy.forget()

    def shutdown(self) -> None:
        """Stop all work."""
        self.busy.forget()

    def set_heading(self, title: str, lead: str) -> None:
        """Set the title of the page, and one sentence on what it is for."""
        self._title.setText(title)
        self._lead.setText(lead)
        self.setAccessibleName(title)
