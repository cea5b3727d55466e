"""Whether the weights, strata and clusters of the sample are used: a box that is ticked at first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QCheckBox

from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.messages.notice import of_sample
from surveyapp.ui.widgets.number_format import sentence

USE = QT_TRANSLATE_NOOP("messages", "Use the {what} of the sample")
LONGEST_LINE = 36
"""Letters beyond which the words take two lines."""


class SampleDesignBox(QCheckBox):
    """The box, under a name; it is seen where all interviews have something of the kind."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setChecked(True)

    def offer(self, kinds: Sequence[str]) -> None:
        """Offer to use what the sample has: keys of ``SAMPLE_KINDS``."""
        text = sentence(of_sample(USE, kinds)) if kinds else ""
        self.setText(in_two_lines(text))  # a box wraps no text, and one line makes a form wide
        self.setAccessibleName(text)
        self.setVisible(bool(kinds))


def in_two_lines(text: str) -> str:
    """Return the words of a box with a break in the middle, where they are long."""
    spaces = [place for place, letter in enumerate(text) if letter == " "]
    if len(text) <= LONGEST_LINE or not spaces:
        return text
    middle = min(spaces, key=lambda place: abs(2 * place - len(text)))
    return f"{text[:middle]}\n{text[middle + 1 :]}"
