"""Groups compared by their answers: differences, odds ratios, tests of all answers, a correlation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.charts import Forest
from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.formats import Format
from surveyapp.analyses.base.options import (
    choice,
    confidence_level,
    flag,
    text,
    texts,
    variable,
)
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import INTERVAL, Chart, Column, Priority, Table
from surveyapp.analyses.charts.multivariate import comparison_forest
from surveyapp.analyses.charts.text import ChartText
from surveyapp.analyses.computation.multivariate.comparison import (
    ALL_ANSWERS,
    CORRELATION,
    DIFFERENCE,
    ODDS_RATIO,
    ComparedRow,
    GroupComparison,
    compare,
)
from surveyapp.analyses.data.questions import has_pseudo_answers
from surveyapp.analyses.words.formulas import Formula
from surveyapp.analyses.words.labels import METHOD_NAMES, SurveyLabels, group_label
from surveyapp.analyses.words.multivariate_formulas import measure_formulas
from surveyapp.analyses.words.multivariate_plain_words import explain_comparison
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.messages.notice import Notice

MEASURES = {
    DIFFERENCE: QT_TRANSLATE_NOOP("analyses", "Differences"),
    ODDS_RATIO: QT_TRANSLATE_NOOP("analyses", "Odds ratios"),
    ALL_ANSWERS: QT_TRANSLATE_NOOP("analyses", "All answers together"),
    CORRELATION: QT_TRANSLATE_NOOP("analyses", "Correlation"),
}


def _meaning(
    row: ComparedRow,
    result: GroupComparison,  # noqa: ARG001 - all that is said stands in the row
    labels: SurveyLabels,
    level: float,
) -> tuple[Notice, ...]:
    return explain_comparison(row, labels, level)


def _formulas(row: ComparedRow, result: GroupComparison) -> tuple[Formula, ...]:
    return measure_formulas(row, is_complex_sample=result.is_complex_sample)


def _chart(
    result: GroupComparison,  # noqa: ARG001 - all that is drawn stands in the rows
    rows: Sequence[ComparedRow],
    text_: ChartText,
    hints: Sequence[str],
) -> Forest | None:
    """Return the numbers of one measure; a test has none."""
    drawn = [pair for pair in zip(rows, hints, strict=True) if pair[0].measure != ALL_ANSWERS]
    if not drawn:
        return None
    return comparison_forest([row for row, _ in drawn], text_, [hint for _, hint in drawn])


def _unit(row: ComparedRow) -> Format:
    return Format.SHARE if row.measure == DIFFERENCE else Format.PRECISE


def _is_adjusted(_result: Any, analysis: Any) -> bool:
    return bool(analysis.simultaneous)


COMPARED: Table[GroupComparison] = Table(
    key="",
    title=QT_TRANSLATE_NOOP("analyses", "Comparisons of groups"),
    rows=lambda result: result.rows,
    columns=(
        Column(
            "question",
            QT_TRANSLATE_NOOP("analyses", "Question"),
            Format.TEXT,
            Priority.FILE,
            QT_TRANSLATE_NOOP("analyses", "the question whose answers are compared"),
        ),
        Column(
            "answer",
            QT_TRANSLATE_NOOP("analyses", "Answer"),
            Format.TEXT,
            Priority.ESSENTIAL,
            QT_TRANSLATE_NOOP(
                "analyses", "the answer whose share is compared; empty for all together"
            ),
            label=lambda row, _result, labels: (
                labels.answer(row.question, row.answer) if row.answer else ""
            ),
        ),
        Column(
            "by",
            QT_TRANSLATE_NOOP("analyses", "Groups by"),
            Format.TEXT,
            Priority.FILE,
            QT_TRANSLATE_NOOP("analyses", "the question that forms the groups"),
        ),
        Column(
            "first",
            QT_TRANSLATE_NOOP("analyses", "First group"),
            Format.TEXT,
            Priority.ESSENTIAL,
            QT_TRANSLATE_NOOP("analyses", "the group that another one is compared with"),
            label=lambda row, _result, labels: group_label(labels, row.by, row.first),
        ),
        Column(
            "second",
            QT_TRANSLATE_NOOP("analyses", "Second group"),
            Format.TEXT,
            Priority.ESSENTIAL,
            QT_TRANSLATE_NOOP("analyses", "the other group"),
            label=lambda row, _result, labels: group_label(labels, row.by, row.second),
        ),
        Column(
            "n_first",
            QT_TRANSLATE_NOOP("analyses", "n of the first"),
            Format.COUNT,
            Priority.MORE,
            QT_TRANSLATE_NOOP(
                "analyses", "interviews in the first group; none where coins hide the groups"
            ),
        ),
        Column(
            "n_second",
            QT_TRANSLATE_NOOP("analyses", "n of the second"),
            Format.COUNT,
            Priority.MORE,
            QT_TRANSLATE_NOOP(
                "analyses", "interviews in the second group; none where coins hide the groups"
            ),
        ),
        Column(
            "measure",
            QT_TRANSLATE_NOOP("analyses", "Measure"),
            Format.TEXT,
            Priority.USUAL,
            QT_TRANSLATE_NOOP(
                "analyses",
                "difference (first minus second), odds ratio (first vs second), all answers "
                "(a test) or correlation",
            ),
            label=lambda row, _result, labels: labels.word(row.measure, MEASURES[row.measure]),
        ),
        Column(
            "estimate",
            QT_TRANSLATE_NOOP("analyses", "Estimate"),
            _unit,
            Priority.ESSENTIAL,
            QT_TRANSLATE_NOOP("analyses", "of the measure; a test has none"),
        ),
        Column(
            "se",
            QT_TRANSLATE_NOOP("analyses", "Std. error"),
            _unit,
            Priority.ESSENTIAL,
            QT_TRANSLATE_NOOP("analyses", "the standard error"),
        ),
        Column(
            "se_coins",
            QT_TRANSLATE_NOOP("analyses", "of which coins"),
            _unit,
            Priority.MORE,
            QT_TRANSLATE_NOOP("analyses", "the part of the standard error that the coins cause"),
        ),
        Column(
            "low",
            INTERVAL,
            _unit,
            Priority.ESSENTIAL,
            QT_TRANSLATE_NOOP("analyses", "of the measure"),
            high="high",
        ),
        Column(
            "statistic",
            QT_TRANSLATE_NOOP("analyses", "Test statistic"),
            Format.PRECISE,
            Priority.MORE,
            QT_TRANSLATE_NOOP(
                "analyses", "the likelihood ratio, or the estimate divided by its error"
            ),
        ),
        Column(
            "df",
            QT_TRANSLATE_NOOP("analyses", "Degrees of freedom"),
            Format.COUNT,
            Priority.MORE,
            QT_TRANSLATE_NOOP("analyses", "of the test; none of a normal statistic"),
        ),
        Column(
            "p_value",
            QT_TRANSLATE_NOOP("analyses", "p-value"),
            Format.P_VALUE,
            Priority.ESSENTIAL,
            QT_TRANSLATE_NOOP("analyses", "of the test that there is no difference"),
            short="p",
        ),
        Column(
            "mle",
            QT_TRANSLATE_NOOP("analyses", "Most likely"),
            _unit,
            Priority.MORE,
            QT_TRANSLATE_NOOP("analyses", "between the most likely shares"),
        ),
        Column(
            "p_adjusted",
            QT_TRANSLATE_NOOP("analyses", "Adjusted p-value"),
            Format.P_VALUE,
            Priority.ESSENTIAL,
            QT_TRANSLATE_NOOP("analyses", "the p-value adjusted for all comparisons"),
            short="adjusted p",
            only=_is_adjusted,
        ),
        Column(
            "level_each",
            QT_TRANSLATE_NOOP("analyses", "Level of each interval"),
            Format.PRECISE,
            Priority.FILE,
            QT_TRANSLATE_NOOP(
                "analyses", "so that all intervals together reach the confidence level"
            ),
            only=_is_adjusted,
        ),
        Column(
            "joint",
            QT_TRANSLATE_NOOP("analyses", "Adjusted by"),
            Format.TEXT,
            Priority.FILE,
            QT_TRANSLATE_NOOP("analyses", "how the level of each interval was found"),
            only=_is_adjusted,
        ),
    ),
    meaning=_meaning,
    formulas=_formulas,
    charts=(Chart("", _chart),),
    parts=MEASURES,
    part_key="measure",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison(Analysis):
    """The answers of groups compared: differences with intervals and tests, odds ratios, a correlation.

    The groups may be randomized themselves: their answers are then a second question of a cross-table.
    """

    name: ClassVar[str] = "compare"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("analyses", "Comparison of groups")
    summary: ClassVar[str] = (
        "differences between groups, with intervals and tests, odds ratios and correlations"
    )
    picture: ClassVar[str] = "compare"
    tables: ClassVar[tuple[Table[GroupComparison], ...]] = (COMPARED,)

    question: str = variable(
        QT_TRANSLATE_NOOP("analyses", "Question"),
        QT_TRANSLATE_NOOP("analyses", "the question whose answers to compare"),
        accepts=has_pseudo_answers,
    )
    by: str = variable(
        QT_TRANSLATE_NOOP("analyses", "Groups"),
        QT_TRANSLATE_NOOP(
            "analyses", "the question that forms groups, randomized or not; or (kiosk)"
        ),
        accepts=has_pseudo_answers,
        allows_kiosk=True,
        metavar="Q2",
    )
    groups: tuple[str, ...] | None = texts(
        QT_TRANSLATE_NOOP("analyses", "Two of the groups"),
        QT_TRANSLATE_NOOP("analyses", "two of the groups; all pairs if empty"),
        default=None,
    )
    answer: str | None = text(
        QT_TRANSLATE_NOOP("analyses", "Answer"),
        QT_TRANSLATE_NOOP("analyses", "if empty: yes, or all answers"),
        default=None,
    )
    interval: IntervalMethod = choice(
        QT_TRANSLATE_NOOP("analyses", "Interval of each group"),
        QT_TRANSLATE_NOOP("analyses", "of the groups; guarded, wilson, exact"),
        METHOD_NAMES,
        default=IntervalMethod.GUARDED,
        metavar="METHOD",
        is_advanced=True,
    )
    simultaneous: bool = flag(
        QT_TRANSLATE_NOOP("analyses", "Adjust for all comparisons"),
        QT_TRANSLATE_NOOP(
            "analyses",
            "intervals of all pairs and answers that reach the level together, and "
            "adjusted p-values",
        ),
    )
    level: float = confidence_level()

    def run(self, data: Dataset, progress: Progress = no_progress) -> GroupComparison:
        """Return each measure of each pair of groups; see ``compare``."""
        return compare(
            data,
            self.question,
            self.by,
            groups=self.groups,
            answer=self.answer,
            method=self.interval,
            level=self.level,
            is_simultaneous=self.simultaneous,
            progress=progress,
        )
