"""Whether the weights, strata and clusters of imported tables are used: a box that is ticked at first."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox

translate = QCoreApplication.translate


class SampleDesignBox(QCheckBox):
    """The box, under a name; pages show it where all interviews have something of the kind."""

    def __init__(self, name: str) -> None:
        text = translate(
            "EstimatesPage", "Use the weights, strata and clusters of the imported tables"
        )
        super().__init__(_in_two_lines(text))  # a box wraps no text, and one line makes a form wide
        self.setAccessibleName(text)
        self.setObjectName(name)
        self.setChecked(True)


def _in_two_lines(text: str) -> str:
    spaces = [place for place, letter in enumerate(text) if letter == " "]
    if not spaces:
        return text
    middle = min(spaces, key=lambda place: abs(2 * place - len(text)))
    return f"{text[:middle]}\n{text[middle + 1 :]}"
