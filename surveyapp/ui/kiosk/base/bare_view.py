"""One screen of the kiosk: when it can be touched, and what of it can be spoken, in which language.

Words are spoken unless a part says otherwise. Sentences that are put together anew each time, such as a row
of practice rounds, are spoken as the fixed sentences that they are made of: only those can be recorded.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QLabel, QLayout, QPushButton, QWidget

from surveyapp.ui.kiosk.base.style import Sizes

SPEECH = "speech"
"""The property of a widget that is spoken in other words than it shows: a list of texts."""
SILENT = "silent"
"""The property of a text that stands for nothing to be said, such as the dot of a list."""


@dataclass(frozen=True, slots=True)
class Part:
    """What can be spoken of a screen: the words, and the widget that shows them.

    ``is_button`` tells what can be touched; a picture is spoken with the words that stand for it.
    """

    words: str
    widget: QWidget
    is_button: bool


class BareView(QWidget):
    """One screen, made when it is entered and deleted when it is left.

    It is dead for a moment after it has appeared: a touch that was meant for the screen before does
    nothing here.
    """

    touched = Signal()
    """A button was touched, whichever."""

    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.sizes = sizes
        self.is_dead = False
        """Whether touches and keys do nothing yet."""
        self._waking = QTimer(self, singleShot=True)
        self._waking.timeout.connect(self._wake)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # entered with the focus on nothing

    def rest(self, milliseconds: int) -> None:
        """Take no touch until so long after the screen was first painted."""
        self.is_dead = milliseconds > 0
        self._waking.setInterval(milliseconds)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Begin to count when the screen is seen."""
        super().paintEvent(event)
        if self.is_dead and not self._waking.isActive():
            self._waking.start()

    def _wake(self) -> None:
        self.is_dead = False

    def key_pressed(self, event: QKeyEvent) -> None:
        """Look at a key; most screens have no use for it."""

    def reveal(self, widget: QWidget) -> None:
        """Show the page on which ``widget`` stands; most screens have one."""

    def spoken(self) -> tuple[Part, ...]:
        """Return all that can be spoken, in the order in which it is read.

        It is read off what is drawn, so nothing can be drawn and not be spoken.
        """
        return tuple(parts_of(self))


def view_of(widget: QWidget) -> BareView | None:
    """Return the screen that ``widget`` is on."""
    above: QWidget | None = widget
    while above is not None and not isinstance(above, BareView):
        above = above.parentWidget()
    return above


def parts_of(widget: QWidget) -> Iterator[Part]:
    """Yield what can be spoken of ``widget`` and of what is on it, in the order in which it was added."""
    if isinstance(widget, QLabel):
        is_said = widget.text().strip() or widget.property(SPEECH)
        if is_said and not widget.property(SILENT):
            yield Part(widget.text(), widget, is_button=False)
    elif isinstance(widget, QPushButton):
        words = widget.accessibleName() or widget.text()
        if words.strip():
            yield Part(words, widget, is_button=True)
    else:
        if widget.accessibleName().strip():
            yield Part(widget.accessibleName(), widget, is_button=False)
        for below in _below(widget):
            if not below.isHidden():
                yield from parts_of(below)


def _below(widget: QWidget) -> Iterator[QWidget]:
    layout = widget.layout()
    if layout is not None:
        yield from widgets_in(layout)
    else:
        yield from (child for child in widget.children() if isinstance(child, QWidget))


def widgets_in(layout: QLayout) -> Iterator[QWidget]:
    """Yield the widgets of a layout and of those in it, in their order."""
    for item in map(layout.itemAt, range(layout.count())):
        if item is None:
            continue
        widget, below = item.widget(), item.layout()
        if widget is not None:
            yield widget
        elif below is not None:
            yield from widgets_in(below)


LANGUAGE = "speech_language"
"""The property of a widget whose words are in a language of their own."""


def speak_as(widget: QWidget, texts: list[str]) -> None:
    """Have ``widget`` spoken as these texts, one after the other; as nothing where there are none."""
    widget.setProperty(SPEECH, texts)


def speak_in(widget: QWidget, language: str) -> None:
    """Have ``widget`` spoken in a language of its own."""
    widget.setProperty(LANGUAGE, language)


def speech_of(part: Part) -> tuple[str, ...]:
    """Return the texts that are spoken for a part, in order."""
    texts = part.widget.property(SPEECH)
    return (part.words,) if texts is None else tuple(texts)


def language_of(part: Part, language: str) -> str:
    """Return the language that a part is spoken in; ``language`` is the screen's."""
    return part.widget.property(LANGUAGE) or language
