"""Descriptives: mean, standard deviation, quartiles and histogram of numbers and ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.charts import Forest, ForestLine
from surveyapp.analyses.base.dataset import KIOSK, Dataset
from surveyapp.analyses.base.formats import COUNT, QUANTITY, SHARE, Format
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, MORE, USUAL, Chart, Column, Table
from surveyapp.analyses.charts.text import MEAN_AXIS, SHARE_AXIS, ChartText
from surveyapp.analyses.data.questions import (
    direct_question,
    forms_groups,
    has_one_channel,
    is_ordinal,
    recorded_question,
    required_channel,
)
from surveyapp.analyses.data.report_counts import number_rows
from surveyapp.analyses.words.columns import group_column, interval_column
from surveyapp.analyses.words.formulas import ERROR, ESTIMATE, Formula
from surveyapp.analyses.words.formulas import INTERVAL as OF_INTERVAL
from surveyapp.analyses.words.labels import SurveyLabels, group_label
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.errors import UserProblem
from surveyapp.estimation.descriptives import (
    AnswerScores,
    Descriptives,
    describe,
    exact_scores,
    histogram_edges,
    number_scores,
    rating_scores,
    two_sample_scores,
)
from surveyapp.estimation.prevalence.closed_form import NoReports, estimate_prevalence
from surveyapp.estimation.prevalence.pseudo_answers import channel_scores
from surveyapp.estimation.sampling.respondents import UNANSWERED
from surveyapp.estimation.sampling.weighted_prevalence import weighted_prevalence
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.options import confidence_level, variable, variables, whole
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion, ColumnKind
from surveyapp.survey.types.number import Number
from surveyapp.survey.types.words import WordsQuestion

Vector = NDArray[np.float64]
Codes = NDArray[np.integer]

MEAN = QT_TRANSLATE_NOOP(
    "messages", "The mean answer to “{question}” is about {mean} ({level} CI {low} to {high})."
)
MEAN_ALONE = QT_TRANSLATE_NOOP("messages", "The mean answer to “{question}” is about {mean}.")
NOBODY = QT_TRANSLATE_NOOP("messages", "Nobody answered “{question}”.")
SPREAD = QT_TRANSLATE_NOOP(
    "messages", "The answers differ from it by about {sd} (the standard deviation)."
)
MIDDLE = QT_TRANSLATE_NOOP(
    "messages",
    "Half of the people answer {median} or less, and the middle half between {first} and {third}.",
)
IN_BIN = QT_TRANSLATE_NOOP(
    "messages",
    "About {share} of the people have an answer from {first} to {last} ({level} "
    "CI {low} to {high}).",
)
IN_OPEN_BIN = QT_TRANSLATE_NOOP(
    "messages",
    "About {share} of the people have an answer from {first} to less than {last} ({level} "
    "CI {low} to {high}).",
)
AT_VALUE = QT_TRANSLATE_NOOP(
    "messages", "About {share} of the people answer {value} ({level} CI {low} to {high})."
)
DAYS = QT_TRANSLATE_NOOP(
    "messages",
    "“{question}”: half of the people give {median} or an earlier day; the days go from {first} to "
    "{last}.",
)
TEXTS = QT_TRANSLATE_NOOP(
    "messages", "“{question}”: {count} different texts; the commonest is “{text}”."
)
TEXTS_ALL_DIFFERENT = QT_TRANSLATE_NOOP(
    "messages", "“{question}”: {count} different texts; none was given twice."
)
FOR_QUESTION = QT_TRANSLATE_NOOP("messages", "{question}: {said}")

MEAN_FORMULA = Formula(ESTIMATE, "r̄ = Σ wᵢrᵢ/Σ wᵢ, E[rᵢ | xᵢ] = xᵢ", "Hájek (1971)")
SPREAD_FORMULA = Formula(
    ESTIMATE, "n/(n − 1)·Σ wᵢ(rᵢ − r̄)²/Σ wᵢ − Σ wᵢv̂ᵢ/Σ wᵢ", "Chaudhuri & Mukerjee (1988)"
)
QUANTILE_FORMULA = Formula(ESTIMATE, "F̂(q) = ½, F̂ isotonic", "Hyndman & Fan (1996); Barlow (1972)")
QUANTILE_INTERVAL = Formula(OF_INTERVAL, "{q : low(F(q)) ≤ ½ ≤ high(F(q))}", "Woodruff (1952)")
LINEARIZED = Formula(ERROR, "√V̂(Σ zᵢ), zᵢ = wᵢ(sᵢ − s̄)/Σ w", "Binder (1983)")


@dataclass(frozen=True, slots=True)
class DescribedRow:
    """What is known of the answers to one question, in one group; None is not known.

    ``sd`` is the standard deviation, ``q1`` and ``q3`` are the quartiles.
    """

    question: str
    by: str
    group: str
    n: int
    missing: int
    mean: float | None = None
    se: float | None = None
    low: float | None = None
    high: float | None = None
    sd: float | None = None
    sd_low: float | None = None
    sd_high: float | None = None
    q1: float | date | None = None
    median: float | date | None = None
    median_low: float | date | None = None
    median_high: float | date | None = None
    q3: float | date | None = None
    earliest: date | None = None
    latest: date | None = None
    different: int | None = None
    commonest: str = ""

    @property
    def is_of_days(self) -> bool:
        """Whether its quartiles are days, as numbers of the calendar."""
        return self.earliest is not None


@dataclass(frozen=True, slots=True)
class BinRow:
    """The share of people who answer from ``first`` to ``last``; ``is_open`` leaves out ``last`` itself."""

    question: str
    by: str
    group: str
    first: float
    last: float
    share: float
    se: float | None
    low: float
    high: float
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class DescribedTable:
    """Descriptives of several questions; ``remarks`` say what their designs do not let be known."""

    survey: Survey
    rows: tuple[DescribedRow, ...]
    bins: tuple[BinRow, ...]
    warnings: tuple[str, ...]
    remarks: tuple[str, ...] = ()


def _has_descriptives(question: AskedQuestion) -> bool:
    """Return whether a question is a number, day, ranking, text, or a rating whose reports are listed."""
    if isinstance(question, WordsQuestion):
        return True
    if question.is_number:
        return isinstance(question.design, QuantitativeDesign | GreenbergQuantitative)
    return is_ordinal(question) and has_one_channel(question)


def _in_words(row: DescribedRow, question: str) -> Message:
    """Return a sentence about days or texts."""
    if row.is_of_days:
        days = {"median": row.median, "first": row.earliest, "last": row.latest}
        return Message(
            DAYS, {"question": question, **{name: str(day) for name, day in days.items()}}
        )
    if not row.commonest:
        return Message(TEXTS_ALL_DIFFERENT, {"question": question, "count": row.different})
    return Message(TEXTS, {"question": question, "count": row.different, "text": row.commonest})


def _read(quartiles: Mapping[str, float | date]) -> dict[str, object]:
    return {name: amounts.number(q) for name, q in quartiles.items() if not isinstance(q, date)}


def _meaning(
    row: DescribedRow, _table: DescribedTable, labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    question = labels.question(row.question)
    if row.is_of_days or row.different:
        return (Notice(_in_words(row, question)),)
    if row.mean is None:
        return (Notice(Message(NOBODY, {"question": question})),)
    facts: dict[str, object] = {"question": question, "mean": amounts.mean(row.mean)}
    said = [Message(MEAN_ALONE, facts)]
    if row.low is not None and row.high is not None:
        ends = {"low": amounts.mean(row.low), "high": amounts.mean(row.high)}
        said = [Message(MEAN, facts | {"level": amounts.level(level), **ends})]
    if row.sd is not None:
        said.append(Message(SPREAD, {"sd": amounts.mean(row.sd)}))
    if row.median is not None and row.q1 is not None and row.q3 is not None:
        quartiles = {"first": row.q1, "median": row.median, "third": row.q3}
        said.append(Message(MIDDLE, _read(quartiles)))
    return tuple(map(Notice, said))


def _formulas(row: DescribedRow, _table: DescribedTable) -> tuple[Formula, ...]:
    shape = () if row.median is None else (QUANTILE_FORMULA, QUANTILE_INTERVAL)
    return (MEAN_FORMULA, LINEARIZED, *(() if row.sd is None else (SPREAD_FORMULA,)), *shape)


def _row_label(row: DescribedRow | BinRow, labels: SurveyLabels) -> str:
    group = group_label(labels, row.by, row.group)
    question = labels.named(row.question)
    return f"{question} · {group}" if group else question


def _means_chart(
    table: DescribedTable, rows: Sequence[DescribedRow], text: ChartText, hints: Sequence[str]
) -> Forest | None:
    """Return the means where all are on one scale: years and money have no axis together."""
    if len({_scale(row.question, table.survey) for row in rows if row.mean is not None}) > 1:
        return None
    lines = (
        ForestLine(
            group_label(text.labels, row.by, row.group) or text.labels.named(row.question),
            row.mean,
            row.low,
            row.high,
            hint=hint,
            panel=text.labels.named(row.question) if row.group else "",
        )
        for row, hint in zip(rows, hints, strict=True)
        if row.mean is not None and row.low is not None and row.high is not None
    )
    return text.forest(lines, MEAN_AXIS, None)


def _scale(name: str, survey: Survey) -> str | int:
    """Return what is the same for levels of equal number, and for the items of a ranking."""
    question = recorded_question(survey, name.partition(".")[0])
    return len(question.answers) if is_ordinal(question) else question.id


def _has_groups(_result: Any, analysis: Any) -> bool:
    return analysis.by is not None


_QUESTION = Column(
    "question",
    "Question",
    Format.QUESTION,
    ESSENTIAL,
    "a number, a rating, a day, a text, or an item of a ranking",
)
_BY = Column("by", "Groups by", Format.QUESTION, FILE, "the question that forms the groups")
_GROUP = group_column("group", "Group", "the group that is described", only=_has_groups)


def _has_days(result: Any, _analysis: Any) -> bool:
    return any(row.is_of_days for row in result.rows)


def _has_texts(result: Any, _analysis: Any) -> bool:
    return any(row.different for row in result.rows)


def _written(row: DescribedRow) -> Format:
    return Format.DAY if row.is_of_days else Format.QUANTITY


DESCRIBED: Table[DescribedTable] = Table(
    key="",
    title="Descriptives",
    rows=lambda table: table.rows,
    columns=(
        _QUESTION,
        _BY,
        _GROUP,
        Column("n", "n", COUNT, ESSENTIAL, "interviews with a report"),
        Column("missing", "Missing", COUNT, USUAL, "interviews without a report"),
        Column("mean", "Mean", QUANTITY, ESSENTIAL, "the mean of the true answers"),
        Column("se", "Std. error", QUANTITY, ESSENTIAL, "the standard error of the mean"),
        interval_column(QUANTITY, "of the mean"),
        Column(
            "sd",
            "SD",
            QUANTITY,
            USUAL,
            "of the true answers, without what the coins add to the reports",
        ),
        Column(
            "sd_low",
            "Interval of the SD",
            QUANTITY,
            MORE,
            "of the standard deviation",
            high="sd_high",
        ),
        Column("q1", "Lower quartile", _written, USUAL, "a quarter of the answers is at most that"),
        Column("median", "Median", _written, USUAL, "half of the answers is at most that"),
        Column(
            "median_low",
            "Interval of the median",
            _written,
            MORE,
            "of the median; an end is missing where the data have none",
            high="median_high",
        ),
        Column(
            "q3",
            "Upper quartile",
            _written,
            USUAL,
            "three quarters of the answers are at most that",
        ),
        Column(
            "earliest",
            "Earliest",
            Format.DAY,
            ESSENTIAL,
            "the earliest day that was given",
            only=_has_days,
        ),
        Column(
            "latest",
            "Latest",
            Format.DAY,
            ESSENTIAL,
            "the latest day that was given",
            only=_has_days,
        ),
        Column(
            "different",
            "Different",
            Format.COUNT,
            ESSENTIAL,
            "how many different texts were given",
            only=_has_texts,
        ),
        Column(
            "commonest",
            "Commonest",
            Format.TEXT,
            ESSENTIAL,
            "the text that was given most often; none where each was given once",
            only=_has_texts,
        ),
    ),
    meaning=_meaning,
    formulas=_formulas,
    charts=(Chart("", _means_chart),),
)


def _bin_label(row: BinRow, text: ChartText) -> str:
    ends = dict.fromkeys(map(text.quantity, (row.first, row.last)))
    return f" – {'<' if row.is_open else ''}".join(ends)


def _bin_meaning(
    row: BinRow, _table: DescribedTable, _labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    facts: dict[str, object] = {
        "share": amounts.share(row.share),
        "level": amounts.level(level),
        "low": amounts.share(row.low),
        "high": amounts.share(row.high),
    }
    if row.first == row.last:
        return (Notice(Message(AT_VALUE, {**facts, "value": amounts.given(row.first)})),)
    ends = {"first": amounts.given(row.first), "last": amounts.given(row.last)}
    return (Notice(Message(IN_OPEN_BIN if row.is_open else IN_BIN, {**facts, **ends})),)


def _bins_chart(
    _table: DescribedTable, rows: Sequence[BinRow], text: ChartText, hints: Sequence[str]
) -> Forest | None:
    lines = (
        ForestLine(
            _bin_label(row, text),
            row.share,
            row.low,
            row.high,
            hint=hint,
            panel=_row_label(row, text.labels),
        )
        for row, hint in zip(rows, hints, strict=True)
    )
    return text.forest(lines, SHARE_AXIS, 0.0, is_share=True)


HISTOGRAM: Table[DescribedTable] = Table(
    key="histogram",
    title="Histogram",
    rows=lambda table: table.bins,
    columns=(
        _QUESTION,
        _BY,
        _GROUP,
        Column(
            "first", "From", QUANTITY, ESSENTIAL, "the smallest answer of the bin", short="from"
        ),
        Column(
            "last",
            "To",
            QUANTITY,
            ESSENTIAL,
            "the largest answer of the bin; a number without steps that is exactly this is in the next bin",
            short="to",
        ),
        Column(
            "share", "Share", SHARE, ESSENTIAL, "of the people; unbiased, so it may lie below 0"
        ),
        Column("se", "Std. error", SHARE, ESSENTIAL, "the standard error of that share"),
        interval_column(SHARE, "of the share"),
    ),
    meaning=_bin_meaning,
    said_rows=1,
    charts=(Chart("", _bins_chart),),
    option="--histogram",
    option_help="the share of answers in each bin instead",
    is_there=lambda table: bool(table.bins),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Describe(Analysis):
    """Mean, standard deviation, quartiles and histogram of numbers and ratings, directly asked or not.

    What the coins add to the spread of reports is taken off. Where a design does not let a quantity be
    known it is left out, and a remark says why.
    """

    name: ClassVar[str] = "describe"
    title: ClassVar[str] = "Descriptives"
    summary: ClassVar[str] = (
        "mean, standard deviation, quartiles and histogram of numbers and ratings"
    )
    picture: ClassVar[str] = "describe"
    rounds: ClassVar[str] = "questions"
    tables: ClassVar[tuple[Table[DescribedTable], ...]] = (DESCRIBED, HISTOGRAM)

    questions: tuple[str, ...] = variables(
        "Questions",
        "numbers, ratings, days, rankings and texts, with commas",
        accepts=_has_descriptives,
        least=1,
    )
    by: str | None = variable(
        "Groups",
        "describe each group: a direct question, or (kiosk)",
        accepts=forms_groups,
        allows_kiosk=True,
        default=None,
        empty="No groups",
        metavar="Q2",
    )
    bins: int = whole(
        "Bins at most",
        "of a histogram of numbers; 12 by default",
        default=12,
        low=1,
        high=200,
        is_advanced=True,
    )
    level: float = confidence_level()

    def run(self, data: Dataset, progress: Progress = no_progress) -> DescribedTable:
        """Return what is known of each question in each group.

        Raises
        ------
        UserProblem
            if a question is neither a number nor a rating whose reports are listed.
        """
        rows: list[DescribedRow] = []
        bins: list[BinRow] = []
        remarks: list[str] = []
        for done, name in enumerate(self.questions):
            progress(done, len(self.questions))
            question = recorded_question(data.survey, name)
            if not _has_descriptives(question):
                raise UserProblem(
                    msg(
                        "{question} is neither a number nor a rating whose reports can be listed, so "
                        "it has no mean and no median. Leave it out.",
                        question=name,
                    )
                )
            if isinstance(question, WordsQuestion) and not question.has_numbers:
                rows += _described_texts(question, _Task.of(data, question, self.by))
                continue
            described = (
                (task, *each)
                for task in _Task.of_each(data, question, self.by)
                for each in task.groups
            )
            for task, group, members in described:
                row, some, said = task.described(group, members, self.bins, self.level)
                rows.append(row)
                bins += some
                remarks += said
        progress(len(self.questions), len(self.questions))
        return DescribedTable(
            data.survey,
            tuple(rows),
            tuple(bins),
            (*data.warnings, *data.cautions),
            tuple(dict.fromkeys(remarks)),
        )


@dataclass(frozen=True, slots=True, eq=False)
class _Task:
    """The reports of one question: one row a respondent, or for all who are alike."""

    data: Dataset
    question: AskedQuestion
    by: str
    scores: AnswerScores | None
    """None where nobody answered."""
    times: Vector | None
    group: Codes
    names: tuple[str, ...]
    reports: Codes | None = None
    """Of a rating, the place of each report."""
    item: str = ""
    """Of a ranking, which of its items; what is described is its rank."""

    @classmethod
    def of_each(cls, data: Dataset, question: AskedQuestion, by: str | None) -> Iterator[_Task]:
        """Yield what is described of a question: of a ranking the rank of each item."""
        for item in [part.id for part in question.part_columns] or [""]:
            yield cls.of(data, question, by, item)

    @classmethod
    def of(cls, data: Dataset, question: AskedQuestion, by: str | None, item: str = "") -> _Task:
        """Read the reports with the group of each."""
        is_listed = not isinstance(question, WordsQuestion)
        is_counted = is_listed and data.complex_sample is None and by != KIOSK
        grouping = None if by in {None, KIOSK} else direct_question(data.survey, str(by))
        scores: AnswerScores | None
        reports: Codes | None = None
        times: Vector | None
        group: Codes
        if isinstance(question, Number):
            rows = number_rows(data.source, question, grouping, is_counted=is_counted)
            times, group = rows.often, rows.group
            try:
                scores = _of_number(question, rows.reports, rows.sample)
            except NoReports:
                scores = None
        elif isinstance(question, WordsQuestion):
            cells = data.source.cells(question)
            scores, times = _of_words(question, cells, item), None
            group = np.zeros(len(cells), dtype=np.intp)
            if grouping is not None:
                group = data.codes((grouping,))[grouping.id]
        else:
            asked = (question, *(() if grouping is None else (grouping,)))
            found = data.patterns(asked) if is_counted else None
            codes = data.codes(asked) if found is None else found.codes
            reports = codes[question.id]
            worths = np.arange(1.0, len(question.answers) + 1)
            listed = channel_scores(required_channel(question))
            scores = (
                rating_scores(listed, worths.tolist(), reports) if np.any(reports >= 0) else None
            )
            times = None if found is None else found.counts.astype(np.float64)
            group = reports if grouping is None else codes[grouping.id]
        names: tuple[str, ...] = ("",)
        if by == KIOSK:
            names, group = data.source.kiosk_of_each()
        elif grouping is not None:
            names = grouping.answers
        else:
            group = np.zeros(len(group), dtype=np.intp)
        often = times if is_counted else None
        return cls(data, question, by or "", scores, often, group, names, reports, item)

    @property
    def name(self) -> str:
        """What the rows are called: the question, or the question and its item."""
        return f"{self.question.id}.{self.item}" if self.item else self.question.id

    @property
    def groups(self) -> Iterator[tuple[str, NDArray[np.bool_]]]:
        """The groups with their members, in the order of the answers."""
        for place, name in enumerate(self.names):
            yield name, np.asarray(self.group == place)

    def counted(self, members: NDArray[np.bool_]) -> NDArray[np.bool_]:
        """Return those of a group who count: all whose weight is not 0."""
        sample = self.data.complex_sample
        return members if sample is None else members & (sample.weights > 0)

    def described(
        self, group: str, members: NDArray[np.bool_], most: int, level: float
    ) -> tuple[DescribedRow, list[BinRow], list[str]]:
        """Return a group's row, its bins, and what is not known of it."""
        scores, question = self.scores, self.name
        counted = self.counted(members)
        each = np.ones(len(counted)) if self.times is None else self.times
        everybody = int(each[counted].sum())
        nothing = DescribedRow(question, self.by, group, 0, everybody)
        if scores is None:
            return nothing, [], []
        try:
            found = describe(
                scores,
                times=self.times,
                sample=self.data.complex_sample,
                domain=members,
                edges=self._edges(scores, most),
                level=level,
            )
        except NoReports:
            return nothing, [], []
        said = [*found.cautions, found.deviation.reason, found.shape_reason]
        facts = ({"question": question, "said": Notice(one)} for one in said if one is not None)
        remarks: list[str] = [Notice(Message(FOR_QUESTION, one)) for one in facts]
        first, median, third = found.quantiles
        if self.question.column_kind is ColumnKind.DAY:
            return self._days(nothing, found, members), [], []
        row = DescribedRow(
            question=question,
            by=self.by,
            group=group,
            n=found.n,
            missing=everybody - found.n,
            mean=found.mean.value,
            se=found.mean.standard_error,
            low=found.mean.low,
            high=found.mean.high,
            sd=found.deviation.value,
            sd_low=found.deviation.low,
            sd_high=found.deviation.high,
            q1=first.value,
            median=median.value,
            median_low=median.low,
            median_high=median.high,
            q3=third.value,
        )
        if self.reports is None:
            return row, list(self._bins(found, group)), remarks
        told = np.where(members, self.reports, UNANSWERED)
        return row, list(self._rating_bins(told, group, level)), remarks

    def _days(
        self, row: DescribedRow, found: Descriptives, members: NDArray[np.bool_]
    ) -> DescribedRow:
        """Return the row of a group whose answers are days: no mean, but the earliest and the latest."""
        assert self.scores is not None  # noqa: S101 - somebody answered
        given = np.asarray(self.scores.first)[self.counted(members)]
        first, median, third = found.quantiles
        return replace(
            row,
            n=found.n,
            missing=row.missing - found.n,
            q1=_day(first.value),
            median=_day(median.value),
            median_low=_day(median.low),
            median_high=_day(median.high),
            q3=_day(third.value),
            earliest=_day(float(np.nanmin(given))),
            latest=_day(float(np.nanmax(given))),
        )

    def _rating_bins(self, told: Codes, group: str, level: float) -> Iterator[BinRow]:
        """Yield the share of each level of a rating, as ``estimate`` gives it for those reports."""
        channel = required_channel(self.question)
        sample = self.data.complex_sample
        if sample is None:
            times = None if self.times is None else self.times[told >= 0]
            counts = np.bincount(told[told >= 0], times, channel.reports)
            whole_counts = np.rint(counts).astype(int).tolist()
            made = estimate_prevalence(channel, whole_counts, level=level)
        else:
            made = weighted_prevalence(
                channel, told, sample, domain=told >= 0, level=level
            ).estimates
        for place, one in enumerate(made, start=1):
            yield BinRow(
                self.question.id,
                self.by,
                group,
                float(place),
                float(place),
                one.prevalence,
                one.standard_error,
                one.interval.low,
                one.interval.high,
            )

    def _edges(self, scores: AnswerScores, most: int) -> Vector | None:
        """Return the edges of the bins of a number; None: one for each answer of a rating."""
        scale = self.question.number_scale
        if scale is None:
            return None
        if self.question.design.is_randomized:
            low, high = scale.ends
        else:
            low, high = float(scores.grid[0]), float(scores.grid[-1])
        return histogram_edges(low, high, step=self._step, most=most)

    @property
    def _step(self) -> float:
        """The distance of answers; 0 where these are numbers of any size."""
        scale = self.question.number_scale
        return 0.0 if scale is None or scale.is_continuous else float(scale.step)

    def _bins(self, found: Descriptives, group: str) -> Iterator[BinRow]:
        scale = self.question.number_scale
        for place, one in enumerate(found.bins, start=1):
            first, last, is_open = one.left, one.right, False
            if scale is not None:
                last -= self._step
                is_open = scale.is_continuous and place < len(found.bins)
            if scale is not None and self.question.design.is_randomized:
                # what was asked; the least and the greatest direct answer are those of two people
                low, high = scale.ends
                first, last = max(low, first), min(high, last)
            yield BinRow(
                question=self.name,
                by=self.by,
                group=group,
                first=first,
                last=float(f"{last:.15g}"),
                share=one.share,
                se=one.standard_error,
                low=one.low,
                high=one.high,
                is_open=is_open,
            )


def _day(number: float | None) -> date | None:
    return None if number is None or np.isnan(number) else date.fromordinal(round(number))


def _of_words(question: WordsQuestion, cells: Sequence[str], item: str) -> AnswerScores | None:
    """Return days as numbers of the calendar, the ranks of an item; None where there is nothing to count."""
    if not question.has_numbers:
        return None
    numbers = [question.number(cell, item) if cell else np.nan for cell in cells]
    given = np.array(numbers, dtype=np.float64)
    return None if np.isnan(given).all() else exact_scores(given)


def _described_texts(question: WordsQuestion, task: _Task) -> Iterator[DescribedRow]:
    """Yield who wrote something, and what most often."""
    cells = task.data.source.cells(question)
    for name, members in task.groups:
        counted = task.counted(members).tolist()
        given = [cell for cell, is_in in zip(cells, counted, strict=True) if is_in]
        texts = Counter(cell for cell in given if cell)
        # what one person alone wrote is nobody else's to read in a table
        common = [text for text, times in texts.items() if times > 1]
        commonest = min(common, key=lambda text: (-texts[text], text), default="")
        yield DescribedRow(
            question.id,
            task.by,
            name,
            texts.total(),
            len(given) - texts.total(),
            different=len(texts) or None,
            commonest=question.shown(commonest),
        )


def _of_number(question: Number, reports: Vector, samples: Codes) -> AnswerScores:
    if isinstance(question.design, GreenbergQuantitative):
        if np.isnan(reports).all():
            raise NoReports
        return two_sample_scores(question.design, reports, samples)
    assert isinstance(question.design, QuantitativeDesign)  # noqa: S101 - as ``_has_descriptives`` says
    return number_scores(question.design, reports)
