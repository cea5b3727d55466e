"""Whether the weights, strata and clusters of imported tables are used: a box that is ticked at first."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QCheckBox

translate = QCoreApplication.translate


class SampleDesignBox(QCheckBox):
    """The box, under a name; pages show it where all interviews have something of the kind."""

    def __init__(self, name: str) -> None:
        super().__init__(
            translate(
                "EstimatesPage",
                "Use the weights, strata and clusters of the imported tables",
            )
        )
        self.setObjectName(name)
        self.setChecked(True)
