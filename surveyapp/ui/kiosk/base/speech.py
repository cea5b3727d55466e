"""What is spoken for a part of a screen: its words, unless the part says otherwise.

Sentences that are put together anew each time, such as a row of practice rounds, are spoken as the fixed
sentences that they are made of: only those can be recorded.
"""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from surveyapp.ui.kiosk.base.bare_view import SPEECH, Part

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
