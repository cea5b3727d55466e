"""A view of planning: the chance to detect a difference, over the number of interviews."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.base.progress import Progress
from surveyapp.analyses.charts.curves import PowerCurve
from surveyapp.analyses.computation.planning.sample_size import PowerRow
from surveyapp.analyses.plan import POWERS, Plan, Planned, design_words
from surveyapp.designs import Design
from surveyapp.estimation.planning.power import Contrast
from surveyapp.estimation.planning.target import target_names
from surveyapp.ui.desk.common.declared_tables import WRITER, DeclaredResult, drawn
from surveyapp.ui.desk.common.form_panel import FormPanel, Shown, Tools
from surveyapp.ui.desk.planning.targets import TARGET, fill_targets
from surveyapp.ui.jobs import Work
from surveyapp.ui.widgets.number_format import (
    percent,
    points_text,
    short_percent,
    typed,
    whole_text,
)
from surveyapp.ui.widgets.result_pane import ResultView

STEPS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2, 1.4, 1.6, 2.0)
"""Of the number that is needed: where the curve is computed."""
NAME = "plan_power"


@dataclass(frozen=True, slots=True)
class PowerPlan:
    """The number that is needed, and the power around it."""

    asked: Plan
    """Of the sizes of the curve."""
    design: Design
    contrast: Contrast
    needed: PowerRow
    curve: tuple[PowerRow, ...]


def _power_plan(asked: Plan, design: Design, progress: Progress) -> PowerPlan:
    """Return the number of interviews of the power that is asked for, and the curve around it."""
    contrast, needed = asked.contrast(design), asked.run(design).powers[0]
    sizes = sorted({max(1, round(step * needed.n)) for step in STEPS})
    curve: list[PowerRow] = []
    for done, size in enumerate(sizes):
        progress(done, len(sizes))
        curve += replace(asked, sizes=(size,)).run(design).powers
    return PowerPlan(replace(asked, sizes=tuple(sizes)), design, contrast, needed, tuple(curve))


class PowerPanel(FormPanel):
    """A design and two shares to distinguish; the power over n."""

    def __init__(self, tools: Tools) -> None:
        super().__init__(
            NAME,
            tools,
            self.tr("Run"),
            self.tr("Computing the power…"),
            self.tr("Power by number of interviews"),
        )
        self._design = self.add_design("design")
        self._target = self.add_chooser(
            "target", QCoreApplication.translate("planning", TARGET), ()
        )
        self._design.changed.connect(self._follow_design)
        self._follow_design()
        self._against = self.add_chooser(
            "against",
            self.tr("Compare with"),
            ((self.tr("Another group's share"), "group"), (self.tr("A fixed share"), "value")),
        )
        self._expected = self.add_field("expected", self.tr("Expected share"), "0.2", is_share=True)
        self._other = self.add_field("other", self.tr("The other share"), "0.1", is_share=True)
        self._wanted = self.add_field(
            "wanted",
            self.tr("Target power"),
            "0.8",
            self.tr("Usually 80 % or 90 %."),
            is_share=True,
        )
        self._significance = self.add_field(
            "significance",
            self.tr("Significance level"),
            "0.05",
            self.tr("Two-sided test."),
            is_share=True,
        )
        self.form.addStretch(1)

    def _follow_design(self) -> None:
        fill_targets(self._target, self._design.answer_count)

    def request(self) -> tuple[Work, Callable[[object], Shown]] | None:
        """Return the computation of the power."""
        design = self._design.read()
        if design is None:
            self.pane.clear(self.tr("Correct the marked fields to see a result."))
            return None
        expected, other, wanted, significance = (
            typed(field.edit.accessibleName(), field.text)
            for field in (self._expected, self._other, self._wanted, self._significance)
        )
        is_group = self._against.currentData() == "group"
        asked = Plan(
            alternative=expected,
            null=None if is_group else other,
            reference=other if is_group else None,
            significance=float(significance),
            power=float(wanted),
            target=self._chosen_target(design),
        )
        asked.contrast(design)

        def work(progress: Progress) -> PowerPlan:
            return _power_plan(asked, design, progress)

        return work, self._shown

    def _chosen_target(self, design: Design) -> str | None:
        """Return the answer to plan for; None where it is the usual one."""
        target: str = self._target.currentData()
        return None if target == target_names(design.answer_count)[0] else target

    def _shown(self, result: object) -> Shown:
        assert isinstance(result, PowerPlan)  # noqa: S101 - what the work returns
        needed, rows = result.needed, result.curve
        shown = DeclaredResult(result.asked, Planned(result.asked, result.design, powers=rows))
        curve = shown.chart(POWERS)
        if isinstance(curve, PowerCurve):
            curve = replace(curve, wanted=(needed.n, needed.power))
        view = ResultView(
            WRITER.say(POWERS.title),
            tuple(shown.columns(POWERS)),
            shown.export(POWERS),
            drawn(curve),
            tuple(self._meaning(result, row) for row in rows),
            self._summary(result),
        )
        return Shown((view,), self._command(result))

    def _meaning(self, result: PowerPlan, row: PowerRow) -> str:
        is_group = result.contrast.reference is not None
        text = (
            self.tr(
                "With {n} interviews in each of the two groups, {times} of 100 such surveys would find the "
                "difference of {points}."
            )
            if is_group
            else self.tr(
                "With {n} interviews, {times} of 100 such surveys would find that the share is not "
                "{null} ({points} away)."
            )
        )
        return text.format(
            n=whole_text(row.n),
            times=whole_text(round(100 * row.power)),
            points=points_text(abs(result.contrast.difference), 1),
            null=short_percent(row.null),
        )

    def _summary(self, result: PowerPlan) -> str:
        text = (
            self.tr("{n} interviews are enough for a power of {power}.")
            if result.contrast.reference is None
            else self.tr("{n} interviews in each group are enough for a power of {power}.")
        )
        return text.format(n=whole_text(result.needed.n), power=percent(result.needed.power, 1))

    def _command(self, result: PowerPlan) -> list[str]:
        return ["surveyapp", "plan", *design_words(result.design), *result.asked.words]
