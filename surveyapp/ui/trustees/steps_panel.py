"""The four steps from kiosks' files to totals: what each does, and what is still missing for it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QPushButton

from surveyapp.services.tallies.gathering import Gathered, Step
from surveyapp.ui.appearance import theme
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.number_format import sentence


class StepsPanel(QFrame):
    """A row for each step; ``chosen(Step)`` when its button is pressed."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._buttons: dict[Step, QPushButton] = {}
        self._hints: dict[Step, QLabel] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(theme.ROOMY, theme.GAP, theme.ROOMY, theme.GAP)
        grid.setHorizontalSpacing(theme.ROOMY)
        grid.setVerticalSpacing(theme.TIGHT)
        grid.setColumnStretch(2, 1)
        for row, (step, (who, does, _)) in enumerate(self._words().items()):
            made = button(does, f"step_{step.value}")
            made.clicked.connect(partial(self.chosen.emit, step))
            hint = text_label("", "hint", wraps=True, name=f"step_{step.value}_hint")
            grid.addWidget(text_label(who, "hint"), row, 0)
            grid.addWidget(made, row, 1)
            grid.addWidget(hint, row, 2)
            self._buttons[step], self._hints[step] = made, hint
        self.show_gathered(Gathered())

    def _words(self) -> dict[Step, tuple[str, str, str]]:
        """Return of each step who does it, what its button says, and what it does."""
        return {
            Step.ADD: (
                self.tr("Office"),
                self.tr("&Add the files"),
                self.tr("Checks the kiosks' files and adds them. Opens nothing."),
            ),
            Step.SIGN: (
                self.tr("Trustee"),
                self.tr("Check and &sign"),
                self.tr("Adds the files again, looks at your boxes, and signs the list."),
            ),
            Step.OPEN: (
                self.tr("Trustee"),
                self.tr("Give my s&hare"),
                self.tr("Enough trustees have signed: your part of what opens the totals."),
            ),
            Step.COMBINE: (
                self.tr("Anybody"),
                self.tr("&Open the totals"),
                self.tr("Puts the shares together, checks them, and writes the table."),
            ),
        }

    def show_gathered(self, gathered: Gathered, *, is_busy: bool = False) -> None:
        """Show which steps can be done with the files that are there."""
        following = gathered.next_step
        for step, (_, _, does) in self._words().items():
            missing = gathered.missing(step)
            self._hints[step].setText(does if missing is None else sentence(missing))
            made = self._buttons[step]
            made.setEnabled(missing is None and not is_busy)
            role = "primary" if step is following and not is_busy else "plain"
            if made.property("role") != role:
                made.setProperty("role", role)
                made.style().unpolish(made)
                made.style().polish(made)
