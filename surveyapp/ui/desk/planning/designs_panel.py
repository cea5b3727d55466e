"""A view of planning: designs under a ceiling of ε, ranked by the interviews that they need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.base.progress import Progress
from surveyapp.analyses.computation.planning.sample_size import (
    OracleChoice,
    RankedDesign,
    choose_oracle,
)
from surveyapp.analyses.plan import DESIGNS, Plan, Planned
from surveyapp.designs import CATALOGUE
from surveyapp.ui.desk.common.declared_tables import WRITER, DeclaredResult
from surveyapp.ui.desk.common.form_panel import FormPanel, Shown, Tools
from surveyapp.ui.desk.planning.charts import Bar, BarWords, bars_drawing
from surveyapp.ui.jobs import Work
from surveyapp.ui.widgets.number_format import (
    points_text,
    quantity,
    sentence,
    typed,
    typed_count,
    whole_text,
)
from surveyapp.ui.widgets.result_pane import ResultView

translate = QCoreApplication.translate
NAME = "plan_designs"


@dataclass(frozen=True, slots=True)
class Ranking:
    """The request, the ranked designs, and which of them is taken for which reason."""

    asked: Plan
    rows: tuple[RankedDesign, ...]
    choice: OracleChoice


def ranking(asked: Plan) -> Ranking:
    """Return the designs for so many choices under a ceiling of ε, numbers in range."""
    rows = asked.run(None).designs
    choice = choose_oracle(asked.choices, asked.best_under or Fraction(0), rows[0].n)
    return Ranking(asked, rows, choice)


class DesignsPanel(FormPanel):
    """How many choices, and how much may be given away; the designs from the best to the worst."""

    def __init__(self, tools: Tools) -> None:
        super().__init__(
            NAME,
            tools,
            self.tr("Compare"),
            self.tr("Comparing designs…"),
            self.tr("Designs by the number of interviews needed"),
        )
        self._k = self.add_field(
            "k", self.tr("Number of choices"), "5", self.tr("2 for yes and no.")
        )
        self._ceiling = self.add_field(
            "ceiling",
            self.tr("Largest ε"),
            "1.5",
            self.tr("The most that one report may give away; 1.1 is strong, 2 is weak."),
        )
        self._error = self.add_field(
            "error",
            self.tr("Error"),
            "0.03",
            self.tr("1 % is one percentage point."),
            is_share=True,
        )
        self._confidence = self.add_field(
            "confidence", self.tr("Confidence"), "0.95", is_share=True
        )
        self.form.addStretch(1)

    def request(self) -> tuple[Work, Callable[[object], Shown]]:
        """Return the comparison."""
        k = typed_count(self._k.edit.accessibleName(), self._k.text)
        ceiling, error, confidence = (
            typed(field.edit.accessibleName(), field.text)
            for field in (self._ceiling, self._error, self._confidence)
        )

        asked = Plan(best_under=ceiling, choices=k, error=error, confidence=confidence)

        def work(_progress: Progress) -> Ranking:
            return ranking(asked)

        return work, self._shown

    def _shown(self, result: object) -> Shown:
        assert isinstance(result, Ranking)  # noqa: S101 - what the work returns
        rows = result.rows
        titles = _titles(rows)
        shown = DeclaredResult(result.asked, Planned(result.asked, designs=rows))
        words = BarWords(
            self.tr("Interviews needed"),
            self.tr("Chart of interviews needed by design"),
            write=lambda n: whole_text(round(n)),
        )
        bars = [Bar(title, row.n) for title, row in zip(titles, rows, strict=True)]
        view = ResultView(
            WRITER.say(DESIGNS.title),
            tuple(shown.columns(DESIGNS)),
            shown.export(DESIGNS),
            bars_drawing(bars, words),
            tuple(self._meaning(result, row) for row in rows),
            sentence(result.choice.reason),
        )
        return Shown((view,), ["surveyapp", "plan", *result.asked.words])

    def _meaning(self, result: Ranking, row: RankedDesign) -> str:
        least = result.rows[0].n
        text = (
            self.tr(
                "{n} interviews are needed for ± {error} in each share, the fewest of all designs here."
            )
            if row.n == least
            else self.tr(
                "{n} interviews are needed for ± {error} in each share: {times} times as "
                "many as with the best design."
            )
        )
        said = text.format(
            n=whole_text(row.n),
            error=points_text(row.error, 1),
            times=quantity(row.n / least),
        )
        return f"{said} {_when(row.design)}"


def _titles(rows: Sequence[RankedDesign]) -> list[str]:
    """Return the designs' titles; of variants of one design each with what sets it apart."""
    titles = []
    for row in rows:
        kin = [{*one.stated.split(", ")} for one in rows if one.design == row.design]
        own = [
            part.partition("=")[2]
            for part in row.stated.split(", ")
            if not all(part in one for one in kin)
        ]
        titles.append(f"{_title(row.design)} ({', '.join(own)})" if own else _title(row.design))
    return titles


def _title(name: str) -> str:
    return translate("messages", _design(name).title)


def _when(name: str) -> str:
    return translate("messages", _design(name).when)


def _design(name: str) -> Any:
    return CATALOGUE.by_name[name]
