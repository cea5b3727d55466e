"""Totals that were opened: one tally at a time, each cell with its reports and its count."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from surveyapp.survey.definition.tallies import Tally
from surveyapp.survey.definition.tally_counts import TallyCounts
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.widgets.column_table import Column, TableView
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import whole_text


class TotalsTable(QWidget):
    """Hidden until there are totals."""

    def __init__(self) -> None:
        super().__init__()
        self._counts: TallyCounts | None = None
        self._heading = text_label("", "section", name="totals_heading")
        self._which = Chooser("which_tally", self.tr("Which total"))
        self._which.currentIndexChanged.connect(self._show_tally)
        self._view = TableView("totals", self.tr("Counts of reports"), stretch=0)
        self._view.setMinimumHeight(theme.scaled(150))
        row = in_row(self._heading, Stretch(), self._which, spacing=theme.GAP, margins=(0, 0, 0, 0))
        in_column(row, (self._view, 1), inside=self, spacing=theme.TIGHT)
        self.hide()

    def show_counts(self, counts: TallyCounts) -> None:
        """Show totals, the first tally first."""
        self._counts = counts
        self._heading.setText(
            self.tr("Reports counted in {interviews} interviews, not corrected for chance").format(
                interviews=whole_text(counts.interviews)
            )
        )
        self._which.blockSignals(True)  # noqa: FBT003 - Qt's
        self._which.clear()
        self._which.addItems([_words(tally) for tally, _ in counts.tables()])
        self._which.blockSignals(False)  # noqa: FBT003 - Qt's
        self._show_tally(0)
        self.show()

    def _show_tally(self, place: int) -> None:
        if self._counts is None or place < 0:
            return
        tally, cells = list(self._counts.tables())[place]
        values = list(tally.values())
        nobody = self.tr("no report")
        columns = [
            Column(axis.name, [self._report(value[side], nobody) for value in values])
            for side, axis in enumerate(tally.axes)
        ]
        columns.append(
            Column(self.tr("Interviews"), [whole_text(count) for count in cells], is_number=True)
        )
        self._view.show_columns(columns)

    def _report(self, value: tuple[str, str], nobody: str) -> str:
        report, sample = value
        if not report:
            return nobody
        return (
            self.tr("{report}, sample {sample}").format(report=report, sample=sample)
            if sample
            else report
        )


def _words(tally: Tally) -> str:
    return " × ".join(axis.name for axis in tally.axes)
