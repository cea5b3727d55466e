"""Groups compared by their answers: differences, odds ratios, tests of all answers, a correlation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.charts import Forest, ForestLine
from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.formats import COUNT, P_VALUE, PRECISE, TEXT, Format
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, USUAL, Chart, Column, Priority, Table
from surveyapp.analyses.charts.text import LARGEST_RATIO, ChartText, coins_reach
from surveyapp.analyses.computation.multivariate.comparison import (
    ALL_ANSWERS,
    CORRELATION,
    DIFFERENCE,
    MEAN_DIFFERENCE,
    ODDS_RATIO,
    ComparedRow,
    ComparisonOptions,
    GroupComparison,
    compare,
)
from surveyapp.analyses.computation.multivariate.mean_comparison import compare_means
from surveyapp.analyses.data.questions import recorded_question
from surveyapp.analyses.words.columns import group_column, interval_column, labelled, p_value_column
from surveyapp.analyses.words.formulas import (
    DELTA,
    ESTIMATE,
    RAO_SCOTT,
    WALD,
    Formula,
    Formulas,
    of_complex_sample,
)
from surveyapp.analyses.words.formulas import INTERVAL as OF_INTERVAL
from surveyapp.analyses.words.labels import SurveyLabels, group_label
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, msg
from surveyapp.messages.notice import Notice, notice_of
from surveyapp.options import OptionProblem
from surveyapp.survey.types.number import Number

ODDS_AXIS = QT_TRANSLATE_NOOP("analyses", "Odds ratio, first group vs second")
POINTS_AXIS = QT_TRANSLATE_NOOP("analyses", "First group minus second, in percentage points")
MEANS_AXIS = QT_TRANSLATE_NOOP("analyses", "Mean of the first group minus that of the second")
CORRELATION_AXIS = QT_TRANSLATE_NOOP("analyses", "Correlation of the two answers")


def _compared_line(row: ComparedRow, pen: ChartText, hint: str) -> ForestLine | None:
    if row.estimate is None or row.low is None or row.high is None:
        return None
    is_ratio, coins = row.measure == ODDS_RATIO, None
    if is_ratio and (row.low <= 0 or row.high >= LARGEST_RATIO):
        return None
    if not is_ratio:
        coins = coins_reach(row.estimate, row.low, row.high, row.se, row.se_coins)
    return ForestLine(
        pen.labels.answer(row.question, row.answer) if row.answer else pen.pair(row),
        row.estimate,
        row.low,
        row.high,
        coins=coins,
        likely=row.mle,
        hint=hint,
        panel=pen.pair(row) if row.answer else "",
    )


KNOWN_DIFFERENCE: Formulas = (
    Formula(ESTIMATE, "π̂₁ − π̂₂", "Chaudhuri & Mukerjee (1988)"),
    Formula(
        OF_INTERVAL,
        "d − √((p₁ − l₁)² + (u₂ − p₂)²) … d + √((u₁ − p₁)² + (p₂ − l₂)²)",
        "Newcombe (1998); Zou & Donner (2008)",
    ),
)
KNOWN_RATIO: Formulas = (Formula(ESTIMATE, "π̂₁(1 − π̂₂)/((1 − π̂₁)π̂₂)", "Cornfield (1951)"),)
HIDDEN_DIFFERENCE: Formulas = (
    Formula(ESTIMATE, "π̂(a, 1)/π̂(·, 1) − π̂(a, 2)/π̂(·, 2)", "van den Hout & van der Heijden (2002)"),
    DELTA,
    WALD,
)
HIDDEN_RATIO: Formulas = (
    Formula(ESTIMATE, "π̂₁₁π̂₂₂/(π̂₁₂π̂₂₁)", "van den Hout & van der Heijden (2002)"),
    DELTA,
    WALD,
)
MEAN_DIFFERENCES = Formula(ESTIMATE, "d = μ̂₁ − μ̂₂", "Student (1908)")
WELCH = Formula(OF_INTERVAL, "d ± t·√(SE₁² + SE₂²)", "Welch (1947); Satterthwaite (1946)")
HOMOGENEITY: Formulas = (Formula(ESTIMATE, "G² = 2(ℓ₁ + ℓ₂ − ℓ) ~ χ²", "Wilks (1938)"),)
CORRELATED: Formulas = (Formula(ESTIMATE, "r(π̂), π̂ = λ̂ (P₁ ⊗ P₂)⁻¹", "Fox & Tracy (1984)"), DELTA)


def measure_formulas(row: ComparedRow, *, is_complex_sample: bool = False) -> Formulas:
    """Return where a measure of two groups comes from; groups that coins hide have no sizes."""
    if row.measure == MEAN_DIFFERENCE:
        return (
            of_complex_sample((MEAN_DIFFERENCES, WALD))
            if is_complex_sample
            else (MEAN_DIFFERENCES, WELCH)
        )
    known = _of_measure(row)
    if not is_complex_sample:
        return known
    # a difference without a likelihood ratio is tested by its error
    tested = (RAO_SCOTT,) if known is KNOWN_DIFFERENCE and row.df is not None else ()
    return (RAO_SCOTT,) if known is HOMOGENEITY else (*of_complex_sample(known), *tested)


def _of_measure(row: ComparedRow) -> Formulas:
    is_hidden = row.n_first is None
    if row.measure == DIFFERENCE:
        return HIDDEN_DIFFERENCE if is_hidden else KNOWN_DIFFERENCE
    if row.measure == ODDS_RATIO:
        return HIDDEN_RATIO if is_hidden else KNOWN_RATIO
    return HOMOGENEITY if row.measure == ALL_ANSWERS else CORRELATED


MORE = QT_TRANSLATE_NOOP(
    "messages",
    "The answer “{answer}” to “{question}” is about {points} percentage points "
    "more frequent in “{first}” than in “{second}” ({level} CI of the "
    "difference {low} to {high}).",
)
LESS = QT_TRANSLATE_NOOP(
    "messages",
    "The answer “{answer}” to “{question}” is about {points} percentage points "
    "less frequent in “{first}” than in “{second}” ({level} CI of the "
    "difference {low} to {high}).",
)
RATIO = QT_TRANSLATE_NOOP(
    "messages",
    "The odds of the answer “{answer}” to “{question}” are about {estimate} "
    "times as high in “{first}” as in “{second}” ({level} CI {low} to {high}); "
    "1 means no difference.",
)
HIGHER = QT_TRANSLATE_NOOP(
    "messages",
    "The mean of “{question}” is about {amount} higher in “{first}” than in “{second}” "
    "({level} CI of the difference {low} to {high}).",
)
LOWER = QT_TRANSLATE_NOOP(
    "messages",
    "The mean of “{question}” is about {amount} lower in “{first}” than in “{second}” "
    "({level} CI of the difference {low} to {high}).",
)
ALIKE = QT_TRANSLATE_NOOP(
    "messages",
    "If answers were distributed in the same way in “{first}” and “{second}”, "
    "reports that differ at least as much as these would have a probability of "
    "{p}.",
)
RELATED = QT_TRANSLATE_NOOP(
    "messages",
    "The correlation of the two answers is about {estimate} ({level} CI {low} "
    "to {high}); 0 means no straight-line relation, 1 and -1 are perfect ones.",
)
UNKNOWN = QT_TRANSLATE_NOOP("messages", "This number cannot be estimated from these reports.")
NO_INTERVAL = QT_TRANSLATE_NOOP(
    "messages", "The estimate is about {estimate}; its uncertainty cannot be estimated."
)
APART = QT_TRANSLATE_NOOP(
    "messages", "This is more than chance explains, if it is the only comparison that you make."
)
NOT_APART = QT_TRANSLATE_NOOP("messages", "This is compatible with no difference.")


def explain_comparison(
    row: ComparedRow, _result: GroupComparison | None, labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    """Return what one measure of two groups means."""
    facts: dict[str, object] = {
        "answer": labels.answer(row.question, row.answer) if row.answer else "",
        "question": labels.question(row.question),
        "first": group_label(labels, row.by, row.first),
        "second": group_label(labels, row.by, row.second),
        "level": amounts.level(level),
        "p": amounts.chance(row.p_value or 0.0),
        "estimate": amounts.significant(row.estimate or 0.0),
        "points": amounts.points(abs(row.estimate or 0.0)),
        "amount": amounts.mean(abs(row.estimate or 0.0)),
    }
    if row.measure == ALL_ANSWERS:
        return (notice_of(ALIKE if row.p_value is not None else UNKNOWN, facts),)
    if row.estimate is None:
        return (notice_of(UNKNOWN, facts),)
    if row.low is None or row.high is None:
        return (notice_of(NO_INTERVAL, facts),)
    return tuple(_bounded(row, row.estimate, (row.low, row.high), facts))


def _bounded(
    row: ComparedRow, estimate: float, ends: tuple[float, float], facts: dict[str, object]
) -> Iterator[Notice]:
    units = {DIFFERENCE: amounts.points, MEAN_DIFFERENCE: amounts.mean}
    unit = units.get(row.measure, amounts.significant)
    bounds = {"low": unit(ends[0]), "high": unit(ends[1])}
    template = {
        DIFFERENCE: LESS if estimate < 0 else MORE,
        MEAN_DIFFERENCE: LOWER if estimate < 0 else HIGHER,
        ODDS_RATIO: RATIO,
        CORRELATION: RELATED,
    }[row.measure]
    yield notice_of(template, facts | bounds)
    nothing = 1.0 if row.measure == ODDS_RATIO else 0.0
    if row.measure != CORRELATION:
        yield notice_of(NOT_APART if ends[0] <= nothing <= ends[1] else APART, {})


MEASURES = {
    DIFFERENCE: QT_TRANSLATE_NOOP("analyses", "Differences"),
    MEAN_DIFFERENCE: QT_TRANSLATE_NOOP("analyses", "Differences of means"),
    ODDS_RATIO: QT_TRANSLATE_NOOP("analyses", "Odds ratios"),
    ALL_ANSWERS: QT_TRANSLATE_NOOP("analyses", "All answers together"),
    CORRELATION: QT_TRANSLATE_NOOP("analyses", "Correlation"),
}


def _chart(
    _result: GroupComparison, every: Sequence[ComparedRow], pen: ChartText, told: Sequence[str]
) -> Forest | None:
    """Return the rows of one measure; None where they have no interval, as a test."""
    rows = [pair for pair in zip(every, told, strict=True) if pair[0].measure != ALL_ANSWERS]
    measures = {row.measure for row, _ in rows}
    is_ratio = ODDS_RATIO in measures
    lines = (line for row, hint in rows if (line := _compared_line(row, pen, hint)) is not None)
    axes = {ODDS_RATIO: ODDS_AXIS, DIFFERENCE: POINTS_AXIS, MEAN_DIFFERENCE: MEANS_AXIS}
    return pen.forest(
        lines,
        next((axes[one] for one in axes if one in measures), CORRELATION_AXIS),
        1.0 if is_ratio else 0.0,
        is_points=DIFFERENCE in measures,
        is_log=is_ratio,
    )


def _unit(row: ComparedRow) -> Format:
    units = {DIFFERENCE: Format.DIFFERENCE, MEAN_DIFFERENCE: Format.QUANTITY}
    return units.get(row.measure, PRECISE)


def _is_adjusted(_result: Any, analysis: Any) -> bool:
    return bool(analysis.simultaneous)


COMPARED: Table[GroupComparison] = Table(
    key="",
    title="Comparisons of groups",
    rows=lambda result: result.rows,
    columns=(
        Column(
            "question", "Question", Format.QUESTION, FILE, "the question whose answers are compared"
        ),
        labelled(
            "answer",
            "Answer",
            "the answer whose share is compared; empty for all together",
            lambda row, _result, labels: (
                labels.answer(row.question, row.answer) if row.answer else ""
            ),
        ),
        Column("by", "Groups by", Format.QUESTION, FILE, "the question that forms the groups"),
        group_column("first", "First group", "the group that another one is compared with"),
        group_column("second", "Second group", "the other group"),
        Column(
            "n_first",
            "n of the first",
            COUNT,
            Priority.MORE,
            "interviews in the first group; none where coins hide the groups",
        ),
        Column(
            "n_second",
            "n of the second",
            COUNT,
            Priority.MORE,
            "interviews in the second group; none where coins hide the groups",
        ),
        Column(
            "measure",
            "Measure",
            TEXT,
            USUAL,
            "difference of shares (first minus second), mean difference of a number, odds ratio "
            "(first vs second), all answers (a test) or correlation",
            words=MEASURES,
        ),
        Column("estimate", "Estimate", _unit, ESSENTIAL, "of the measure; a test has none"),
        Column("se", "Std. error", _unit, ESSENTIAL, "the standard error"),
        Column(
            "se_coins",
            "of which randomization",
            _unit,
            Priority.MORE,
            "the part of the standard error that the randomization causes",
        ),
        interval_column(_unit, "of the measure"),
        Column(
            "statistic",
            "Test statistic",
            PRECISE,
            Priority.MORE,
            "the likelihood ratio, or the estimate divided by its error",
        ),
        Column(
            "df",
            "Degrees of freedom",
            COUNT,
            Priority.MORE,
            "of the test; none of a normal statistic",
        ),
        p_value_column("of the test that there is no difference"),
        Column("mle", "Most likely", _unit, Priority.MORE, "between the most likely shares"),
        Column(
            "p_adjusted",
            "Adjusted p-value",
            P_VALUE,
            ESSENTIAL,
            "the p-value adjusted for all comparisons",
            short="adjusted p",
            only=_is_adjusted,
        ),
        Column(
            "level_each",
            "Level of each interval",
            PRECISE,
            FILE,
            "so that all intervals together reach the confidence level",
            only=_is_adjusted,
        ),
        Column(
            "joint",
            "Adjusted by",
            TEXT,
            FILE,
            "how the level of each interval was found",
            only=_is_adjusted,
        ),
    ),
    meaning=explain_comparison,
    formulas=lambda row, result: measure_formulas(row, is_complex_sample=result.is_complex_sample),
    charts=(Chart("", _chart),),
    parts=MEASURES,
    part_key="measure",
)

METHODS = QT_TRANSLATE_NOOP(
    "report",
    "Differences between shares of groups are tested by the likelihood ratio where each respondent’s group "
    "is known, and by the estimate over its standard error where the groups are randomized themselves, or "
    "the design has several samples or kinds of respondents. Means of groups are compared by Welch’s t test.",
)
METHODS_OF_SAMPLE = QT_TRANSLATE_NOOP(
    "report",
    "Likelihood ratios are divided by the design effects of the {what} (Rao and Scott 1984).",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison(ComparisonOptions, Analysis):
    """The answers of groups compared: differences with intervals and tests, odds ratios, a correlation.

    The groups may be randomized themselves: their answers are then a second question of a cross-table.
    """

    name: ClassVar[str] = "compare"
    title: ClassVar[str] = "Comparison of groups"
    summary: ClassVar[str] = (
        "differences between groups, with intervals and tests, odds ratios and correlations"
    )
    methods: ClassVar[str] = METHODS
    methods_of_sample: ClassVar[str] = METHODS_OF_SAMPLE
    picture: ClassVar[str] = "compare"
    tables: ClassVar[tuple[Table[GroupComparison], ...]] = (COMPARED,)

    def run(self, data: Dataset, progress: Progress = no_progress) -> GroupComparison:
        """Return each measure of each pair of groups; see ``compare`` and ``compare_means``."""
        question = recorded_question(data.survey, self.question)
        if isinstance(question, Number):
            if self.answer is not None:
                reason = msg("a number is compared by its mean; leave it empty")
                raise OptionProblem("answer", reason)
            return compare_means(data, question, self, progress)
        return compare(data, self, progress)
