"""A view of planning: reports sealed to a key, or tallies of trustees with weaker coins, at one error."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.base.progress import Progress
from surveyapp.analyses.computation.planning.held import HeldRow
from surveyapp.analyses.plan import HELD, HELD_NAMES, Plan, Planned, design_words, stated_pairs
from surveyapp.designs import Design
from surveyapp.estimation.planning.sample_size import SampleSizeMethod
from surveyapp.ui.desk.common.declared_tables import WRITER, DeclaredResult
from surveyapp.ui.desk.common.design_form import DESIGN
from surveyapp.ui.desk.common.form_panel import FormPanel, Shown, Tools
from surveyapp.ui.desk.planning.charts import Bar, BarWords, bars_drawing
from surveyapp.ui.jobs import Work
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import own_text, points_text, sentence, typed, whole_text
from surveyapp.ui.widgets.result_pane import ResultView

NAME = "plan_held"
IN_TALLIES = "design_in_tallies"


class HeldPanel(FormPanel):
    """Two designs: one for reports that a key opens, one for tallies; what both need, and who sees what."""

    def __init__(self, tools: Tools) -> None:
        super().__init__(
            NAME,
            tools,
            self.tr("Compare"),
            self.tr("Comparing…"),
            self.tr("Interviews needed with sealed reports and with tallies"),
        )
        self.form.addWidget(text_label(self.tr("Sealed to the analyst's key"), "heading"))
        self.add_design("sealed").choose("warner")
        self.form.addWidget(text_label(self.tr("Tallies of trustees"), "heading"))
        in_tallies = self.add_design("tallies", IN_TALLIES)
        in_tallies.restore_state({DESIGN: "warner", "p": own_text("9/10")})
        self._error = self.add_field(
            "error",
            self.tr("Error"),
            "0.05",
            self.tr("1 % is one percentage point."),
            is_share=True,
        )
        self._confidence = self.add_field(
            "confidence", self.tr("Confidence"), "0.95", is_share=True
        )
        self.form.addStretch(1)

    def request(self) -> tuple[Work, Callable[[object], Shown]] | None:
        """Return the comparison."""
        sealed, counted = (form.read() for form in self._designs.values())
        if sealed is None or counted is None:
            self.pane.clear(self.tr("Correct the marked fields to see a result."))
            return None
        error, confidence = (
            typed(field.edit.accessibleName(), field.text)
            for field in (self._error, self._confidence)
        )
        asked = Plan(
            error=error,
            confidence=confidence,
            method=SampleSizeMethod.NORMAL,
            tallies=stated_pairs(counted),
        )

        def work(_progress: Progress) -> Planned:
            return asked.run(sealed)

        return work, self._shown

    def _shown(self, result: object) -> Shown:
        assert isinstance(result, Planned)  # noqa: S101 - what the work returns
        shown = DeclaredResult(result.asked, result)
        words = BarWords(
            self.tr("Interviews needed"),
            self.tr("Chart of interviews needed with sealed reports and with tallies"),
            write=lambda n: whole_text(round(n)),
        )
        rows = result.held
        bars = [Bar(_title(row), row.n) for row in rows]
        view = ResultView(
            WRITER.say(HELD.title),
            tuple(shown.columns(HELD)),
            shown.export(HELD),
            bars_drawing(bars, words),
            tuple(self._meaning(row) for row in rows),
            "\n".join(
                (self._summary(rows[0], rows[-1]), *map(sentence, result.asked.facts(result)))
            ),
        )
        assert isinstance(result.design, Design)  # noqa: S101 - the form has no other
        command = ["surveyapp", "plan", *design_words(result.design), *result.asked.words]
        return Shown((view,), command)

    def _summary(self, sealed: HeldRow, tallies: HeldRow) -> str:
        return self.tr(
            "± {error} needs {tallies} interviews with tallies, and {sealed} with sealed reports."
        ).format(
            error=points_text(sealed.error, 1),
            tallies=whole_text(tallies.n),
            sealed=whole_text(sealed.n),
        )

    def _meaning(self, row: HeldRow) -> str:
        text = self.tr(
            "The analyst, or a court that has the key, sees {by_key}. Trustees who collude see "
            "{by_trustees}. A changed kiosk, or somebody who watches the touch, sees {by_kiosk}."
        )
        return text.format(
            by_key=sentence(row.by_key),
            by_trustees=sentence(row.by_trustees),
            by_kiosk=sentence(row.by_kiosk),
        )


def _title(row: HeldRow) -> str:
    return QCoreApplication.translate("analyses", HELD_NAMES[row.held])
