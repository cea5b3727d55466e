"""Who skipped a question, its shares with the skipped reports imputed, and what else they may have been."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.charts import Forest, ForestLine
from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.formats import COUNT, GIVEN, SHARE, Format
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import (
    ESSENTIAL,
    FILE,
    MORE,
    USUAL,
    Chart,
    Column,
    Table,
)
from surveyapp.analyses.charts.text import EVERYBODY, ChartText, Hints, hinted
from surveyapp.analyses.computation.estimates.skipped_questions import (
    DepartureRow,
    Imputation,
    ImputedRow,
    SkippedQuestions,
    SkippedRow,
    skipped_questions,
)
from surveyapp.analyses.data.questions import forms_groups
from surveyapp.analyses.words.columns import (
    answer_column,
    interval_column,
    labelled,
    p_value_column,
)
from surveyapp.analyses.words.formulas import (
    ESTIMATE,
    Formula,
    Formulas,
    of_complex_sample,
)
from surveyapp.analyses.words.labels import SurveyLabels, group_label
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice, notice_of
from surveyapp.options import (
    OptionProblem,
    confidence_level,
    draws_seed,
    numbers,
    variable,
    variables,
    whole,
)

SKIPPED_SENTENCE = QT_TRANSLATE_NOOP(
    "messages",
    "Of {asked} who were asked “{question}”, {skipped} skipped it: {share} ({level} CI {low} to {high}).",
)
SKIPPED_IN_GROUP = QT_TRANSLATE_NOOP(
    "messages",
    "Of {asked} in “{group}” who were asked “{question}”, {skipped} skipped it: {share} ({level} CI {low} to "
    "{high}).",
)
UNEQUALLY = QT_TRANSLATE_NOOP(
    "messages",
    "If all groups skipped equally often, differences like these would have a probability of {p}.",
)
IMPUTED_SENTENCE = QT_TRANSLATE_NOOP(
    "messages",
    "Among those who answered, {reported} have the answer “{answer}”. If people who skipped answer as "
    "others of their kind do, it is {estimate} of everybody ({level} CI {low} to {high}).",
)
BOUNDS_SENTENCE = QT_TRANSLATE_NOOP(
    "messages",
    "Whatever those who skipped would have answered, the estimate would lie between {least} and {most}.",
)
DEPARTURE_SENTENCE = QT_TRANSLATE_NOOP(
    "messages",
    "If the odds of “{answer}” are {ratio} times as high for those who skipped as for others of their "
    "kind, it is {estimate} of everybody ({level} CI {low} to {high}).",
)
NOTHING_GIVEN = QT_TRANSLATE_NOOP(
    "messages",
    "To have skipped answers imputed, name the direct questions that skipping may depend on.",
)
NOT_GIVEN = QT_TRANSLATE_NOOP("messages", "name the direct questions that skipping may depend on")
NO_SKIPS = QT_TRANSLATE_NOOP("messages", "nobody skipped these questions")
NOBODY_SKIPPED = QT_TRANSLATE_NOOP(
    "messages", "Nobody skipped these questions, so nothing is imputed."
)
ODDS_LABEL = QT_TRANSLATE_NOOP("analyses", "odds × {ratio}")
SKIPPED_AXIS = QT_TRANSLATE_NOOP("analyses", "Share that skipped")
SHARE_AXIS = QT_TRANSLATE_NOOP("analyses", "Share of everybody")

BOUNDS = QT_TRANSLATE_NOOP("messages", "If nothing is assumed")

BY_RUBIN: Formulas = (
    Formula(
        ESTIMATE,
        "Q̄ = Σ Q̂ₘ/M, T = Ū + (1 + 1/M)·B",
        "Rubin (1987); Barnard & Rubin (1999)",
    ),
    Formula(BOUNDS, "Σ e·z ≤ π ≤ Σ e·z + Σ e(skipped)", "Manski (1989); Imbens & Manski (2004)"),
)
TILTED: Formulas = (
    Formula(
        ESTIMATE,
        "odds(a | x, skipped) = ρ·odds(a | x)",
        "Rubin (1977); Carpenter & Kenward (2013), chapter 10",
    ),
)
OF_SKIPS: Formulas = (Formula(ESTIMATE, "π̂ = nₐ/n", "Cochran (1977), Sampling Techniques, 3.2"),)


def _group(row: SkippedRow, labels: SurveyLabels) -> str:
    return group_label(labels, row.by, row.group) if row.group else labels.said(EVERYBODY)


def _explain_skipped(
    row: SkippedRow,
    result: SkippedQuestions,  # noqa: ARG001 - all that is said stands in the row
    labels: SurveyLabels,
    level: float,
) -> tuple[Notice, ...]:
    facts: dict[str, object] = {
        "question": labels.question(row.question),
        "asked": amounts.count(row.asked),
        "skipped": amounts.count(row.skipped),
        "share": amounts.share(row.share),
        "level": amounts.level(level),
        "low": amounts.share(row.low),
        "high": amounts.share(row.high),
        "group": group_label(labels, row.by, row.group) if row.group else "",
    }
    said = notice_of(SKIPPED_IN_GROUP if row.group else SKIPPED_SENTENCE, facts)
    if row.p_value is None:
        return (said,)
    return said, notice_of(UNEQUALLY, {"p": amounts.chance(row.p_value)})


def _explain_imputed(
    row: ImputedRow,
    result: SkippedQuestions,  # noqa: ARG001
    labels: SurveyLabels,
    level: float,
) -> tuple[Notice, ...]:
    facts = {
        **_share_facts(row, labels, level),
        "reported": amounts.share(row.reported),
        "least": amounts.share(row.least),
        "most": amounts.share(row.most),
    }
    return notice_of(IMPUTED_SENTENCE, facts), notice_of(BOUNDS_SENTENCE, facts)


def _explain_departure(
    row: DepartureRow,
    result: SkippedQuestions,  # noqa: ARG001
    labels: SurveyLabels,
    level: float,
) -> tuple[Notice, ...]:
    facts = {**_share_facts(row, labels, level), "ratio": amounts.significant(row.odds_ratio)}
    return (notice_of(DEPARTURE_SENTENCE, facts),)


def _share_facts(
    row: ImputedRow | DepartureRow, labels: SurveyLabels, level: float
) -> dict[str, object]:
    return {
        "answer": labels.answer(row.question, row.answer),
        "estimate": amounts.share(row.estimate),
        "level": amounts.level(level),
        "low": amounts.share(row.low),
        "high": amounts.share(row.high),
    }


def _skipped_chart(
    result: SkippedQuestions,  # noqa: ARG001
    rows: Sequence[SkippedRow],
    pen: ChartText,
    hints: Hints,
) -> Forest | None:
    lines = (
        ForestLine(
            pen.group(row.by, row.group) if row.group else pen.say(EVERYBODY),
            row.share,
            row.low,
            row.high,
            hint=hint,
            panel=pen.labels.question(row.question),
        )
        for row, hint in zip(rows, hinted(hints), strict=False)
    )
    return pen.forest(lines, SKIPPED_AXIS, None, is_share=True, has_legend=False)


def _departures_chart(
    result: SkippedQuestions,  # noqa: ARG001
    rows: Sequence[DepartureRow],
    pen: ChartText,
    hints: Hints,
) -> Forest | None:
    lines = (
        ForestLine(
            pen.say(ODDS_LABEL, ratio=f"{row.odds_ratio:g}"),
            row.estimate,
            row.low,
            row.high,
            hint=hint,
            panel=pen.labels.answered(row.question, row.answer),
        )
        for row, hint in zip(rows, hinted(hints), strict=False)
    )
    return pen.forest(lines, SHARE_AXIS, None, is_share=True, has_legend=False)


def _empty(result: SkippedQuestions) -> Notice:
    has_skips = any(row.skipped for row in result.skipped)
    return notice_of(NOTHING_GIVEN if has_skips else NOBODY_SKIPPED, {})


def _why_not(result: SkippedQuestions, analysis: Analysis) -> Message:  # noqa: ARG001
    has_skips = any(row.skipped for row in result.skipped)
    return Message(NOT_GIVEN if has_skips else NO_SKIPS, {})


QUESTION = Column(
    "question",
    "Question",
    Format.QUESTION,
    ESSENTIAL,
    "the question that was asked",
)
ANSWER = answer_column("the answer whose share it is")
SKIPPED_COUNT = Column(
    "skipped", "Skipped", COUNT, ESSENTIAL, "interviews that skipped the question"
)
ERROR = Column(
    "se",
    "Standard error",
    SHARE,
    USUAL,
    "of sampling, randomization and imputation together",
    short="se",
)

SKIPPED: Table[SkippedQuestions] = Table(
    key="",
    title="Who skipped",
    rows=lambda result: result.skipped,
    columns=(
        QUESTION,
        Column("by", "Groups by", Format.QUESTION, FILE, "the question that forms the groups"),
        labelled(
            "group",
            "Group",
            "one of the groups; empty is everybody",
            lambda row, _result, labels: _group(row, labels),
        ),
        Column("asked", "Asked", COUNT, ESSENTIAL, "interviews that were led to the question"),
        SKIPPED_COUNT,
        Column("share", "Share", SHARE, ESSENTIAL, "of those who were asked, who skipped"),
        interval_column(SHARE, "of this share"),
        p_value_column(
            "the probability of such differences if all groups skipped equally often", USUAL
        ),
    ),
    meaning=_explain_skipped,
    formulas=lambda _row, result: (
        of_complex_sample(OF_SKIPS) if result.is_complex_sample else OF_SKIPS
    ),
    charts=(Chart("", _skipped_chart),),
)

IMPUTED: Table[SkippedQuestions] = Table(
    key="imputed",
    title="With skipped answers imputed",
    rows=lambda result: result.imputed,
    columns=(
        QUESTION,
        ANSWER,
        Column("n", "n", COUNT, USUAL, "interviews with a report"),
        SKIPPED_COUNT,
        Column(
            "reported",
            "Of those who answered",
            SHARE,
            ESSENTIAL,
            "the estimate without those who skipped",
            short="reported",
        ),
        Column(
            "estimate",
            "Imputed",
            SHARE,
            ESSENTIAL,
            "the estimate if people who skipped answer as others of their kind do",
            short="imputed",
        ),
        ERROR,
        interval_column(SHARE, "of the imputed estimate"),
        Column(
            "missing_information",
            "Missing information",
            SHARE,
            MORE,
            "the part of what would be known that the skips have taken",
            short="missing",
        ),
        Column(
            "least",
            "If none had it",
            SHARE,
            USUAL,
            "the estimate if nobody who skipped had the answer",
            short="least",
        ),
        Column(
            "most",
            "If all had it",
            SHARE,
            USUAL,
            "the estimate if everybody who skipped had the answer",
            short="most",
        ),
        Column(
            "widest_low",
            "{level} interval, nothing assumed",
            SHARE,
            MORE,
            "of the share, whatever those who skipped would have answered",
            high="widest_high",
        ),
    ),
    meaning=_explain_imputed,
    formulas=lambda _row, _result: BY_RUBIN,
    option="--imputed",
    option_help="estimates with the skipped answers imputed instead",
    heading="With skipped answers imputed",
    is_there=lambda result: bool(result.imputed),
    why_not=_why_not,
    empty=_empty,
)

DEPARTURES: Table[SkippedQuestions] = Table(
    key="departures",
    title="If those who skipped differ",
    rows=lambda result: result.departures,
    columns=(
        QUESTION,
        ANSWER,
        Column(
            "odds_ratio",
            "Odds, times",
            GIVEN,
            ESSENTIAL,
            "how many times as high the odds of the answer are for those who skipped; 1: as for others",
            short="odds×",
        ),
        Column("estimate", "Estimate", SHARE, ESSENTIAL, "the share among everybody then"),
        ERROR,
        interval_column(SHARE, "of this estimate"),
    ),
    meaning=_explain_departure,
    formulas=lambda _row, _result: TILTED,
    charts=(Chart("", _departures_chart),),
    option="--departures",
    option_help="estimates if those who skipped differ from others instead",
    is_there=lambda result: bool(result.departures),
    why_not=_why_not,
    empty=_empty,
)

METHODS = QT_TRANSLATE_NOOP(
    "report",
    "Skipped reports were imputed many times from a multinomial logistic model of the answers behind the "
    "coins, given direct answers, and the estimates combined (Rubin 1987; Barnard & Rubin 1999); departures "
    "from missing at random multiply the odds of an answer, and bounds assume nothing (Imbens & Manski "
    "2004).",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Nonresponse(Analysis):
    """Who skipped a question, by group, and what that may have done to its estimates.

    With ``given`` the skipped reports are imputed: as missing at random given these direct questions, and
    with the odds of each answer multiplied for those who skipped.
    """

    name: ClassVar[str] = "nonresponse"
    title: ClassVar[str] = "Skipped questions"
    summary: ClassVar[str] = "who skipped a question, and what that may do to its estimates"
    methods: ClassVar[str] = METHODS
    not_in_r: ClassVar[str] = "R's imputation knows no coins"
    picture: ClassVar[str] = "estimates"
    tables: ClassVar[tuple[Table[SkippedQuestions], ...]] = (SKIPPED, IMPUTED, DEPARTURES)

    questions: tuple[str, ...] = variables(
        "Questions", "questions that could be skipped, with commas", least=1
    )
    by: str | None = variable(
        "Groups",
        "a direct question that forms groups",
        accepts=forms_groups,
        default=None,
        empty="No groups",
        metavar="Q2",
    )
    given: tuple[str, ...] = variables(
        "Skipping may depend on",
        "direct questions that skipping and the answer may depend on: skipped answers are imputed from them",
        accepts=forms_groups,
        default=(),
    )
    odds: tuple[float, ...] = numbers(
        "Odds of those who skipped",
        "how many times as high the odds of an answer may be for those who skipped; 0.25,0.5,2,4 by default",
        default=(0.25, 0.5, 2.0, 4.0),
        metavar="R,S",
        is_advanced=True,
    )
    imputations: int = whole(
        "Imputations",
        "how often skipped answers are imputed; 50 by default",
        default=50,
        low=2,
        high=10_000,
        is_advanced=True,
    )
    seed: int = draws_seed()
    level: float = confidence_level()

    def __post_init__(self) -> None:
        """Refuse odds that are none."""
        if any(ratio <= 0 for ratio in self.odds):
            reason = msg("give ratios above 0; 1 is as for others")
            raise OptionProblem("odds", reason)

    def check_asked(self, asked: Sequence[str]) -> None:
        """Refuse tables of imputed answers where nothing is given to impute them from."""
        for option in ("--imputed", "--departures"):
            if option in asked and not self.given:
                raise OptionProblem("given", Message(NOT_GIVEN, {}))

    def run(self, data: Dataset, progress: Progress = no_progress) -> SkippedQuestions:
        """Return who skipped, and the imputed shares; see ``skipped_questions``."""
        how = Imputation(self.given, self.odds, self.imputations, self.seed)
        return skipped_questions(
            data, self.questions, by=self.by, imputation=how, level=self.level, progress=progress
        )
