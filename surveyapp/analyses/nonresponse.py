"""Who skipped a question, its shares with the skipped reports imputed, and what else they may have been."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.charts import Forest, ForestLine
from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.formats import COUNT, GIVEN, SHARE, Format
from surveyapp.analyses.base.progress import Progress, count_rounds, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, MORE, USUAL, Chart, Column, Table
from surveyapp.analyses.charts.text import EVERYBODY, ChartText
from surveyapp.analyses.data.asked import are_drawn, asked_combinations, has_report, was_asked
from surveyapp.analyses.data.questions import (
    direct_question,
    forms_groups,
    recorded_question,
    required_channel,
)
from surveyapp.analyses.data.tally_reports import NotInTotals, TallyReports
from surveyapp.analyses.words.columns import (
    answer_column,
    interval_column,
    labelled,
    p_value_column,
)
from surveyapp.analyses.words.formulas import ESTIMATE, Formula, Formulas, of_complex_sample
from surveyapp.analyses.words.labels import SurveyLabels, group_label
from surveyapp.designs.channels.direct import Direct
from surveyapp.errors import UserProblem
from surveyapp.estimation.cancellation import EachRound
from surveyapp.estimation.comparison.cross_tables import estimate_joint, weighted_joint
from surveyapp.estimation.comparison.independence import independence_test
from surveyapp.estimation.estimate import Estimate
from surveyapp.estimation.nonresponse.answer_model import AnswerModel, AskedPeople, answer_model
from surveyapp.estimation.nonresponse.bounds import share_bounds
from surveyapp.estimation.nonresponse.imputation import imputed_share
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence
from surveyapp.estimation.sampling.sample_designs import StratifiedSample, stratified
from surveyapp.estimation.sampling.weighted_prevalence import weighted_prevalence
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
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

SKIP, ANSWERED, NOT_ASKED = 0, 1, -1
"""What is known openly of each interview and question."""
_OPENLY = Direct(2).channel

ONLY_SKIPPED = QT_TRANSLATE_NOOP(
    "messages",
    "Everybody with {answer} at {known} skipped {question}, so nothing is known of them: they "
    "count as the largest group does.",
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
    Formula(ESTIMATE, "Q̄ = Σ Q̂ₘ/M, T = Ū + (1 + 1/M)·B", "Rubin (1987); Barnard & Rubin (1999)"),
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


@dataclass(frozen=True, slots=True)
class SkippedRow:
    """How many of those who were asked a question skipped it.

    ``group`` is empty in the row of everybody, whose ``p_value`` tests that all groups skip equally often.
    """

    question: str
    by: str
    group: str
    asked: int
    skipped: int
    share: float
    low: float
    high: float
    p_value: float | None = None


@dataclass(frozen=True, slots=True)
class ImputedRow:
    """The share of an answer among all who were asked.

    ``reported`` is among those who gave a report; ``estimate`` has the skipped reports imputed as missing at
    random; ``least`` and ``most`` assume nothing of them, ``widest_low`` and ``widest_high`` are the interval
    of the share then.
    """

    question: str
    answer: str
    n: int
    skipped: int
    reported: float
    estimate: float
    se: float | None
    low: float
    high: float
    missing_information: float
    least: float
    most: float
    widest_low: float | None
    widest_high: float | None


@dataclass(frozen=True, slots=True)
class DepartureRow:
    """The share of an answer if its odds were ``odds_ratio`` times as large for those who skipped."""

    question: str
    answer: str
    odds_ratio: float
    estimate: float
    se: float | None
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class SkippedQuestions:
    """Who skipped, and what that may have done to the estimates."""

    survey: Survey
    skipped: tuple[SkippedRow, ...]
    imputed: tuple[ImputedRow, ...]
    departures: tuple[DepartureRow, ...]
    warnings: tuple[str, ...]
    remarks: tuple[Notice, ...] = ()
    is_complex_sample: bool = False
    """Whether weights, strata or clusters were used."""


class _ImputedAnswer(NamedTuple):
    """The imputed share of an answer, and how it departs where those who skipped are others."""

    row: ImputedRow
    departures: tuple[DepartureRow, ...]


def _group(row: SkippedRow, labels: SurveyLabels) -> str:
    return group_label(labels, row.by, row.group) if row.group else labels.said(EVERYBODY)


def _explain_skipped(
    row: SkippedRow, _result: SkippedQuestions, labels: SurveyLabels, level: float
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
    row: ImputedRow, _result: SkippedQuestions, labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    facts = {
        **_share_facts(row, labels, level),
        "reported": amounts.share(row.reported),
        "least": amounts.share(row.least),
        "most": amounts.share(row.most),
    }
    return notice_of(IMPUTED_SENTENCE, facts), notice_of(BOUNDS_SENTENCE, facts)


def _explain_departure(
    row: DepartureRow, _result: SkippedQuestions, labels: SurveyLabels, level: float
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
    _result: SkippedQuestions, rows: Sequence[SkippedRow], pen: ChartText, hints: Sequence[str]
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
        for row, hint in zip(rows, hints, strict=True)
    )
    return pen.forest(lines, SKIPPED_AXIS, None, is_share=True, has_legend=False)


def _departures_chart(
    _result: SkippedQuestions, rows: Sequence[DepartureRow], pen: ChartText, hints: Sequence[str]
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
        for row, hint in zip(rows, hints, strict=True)
    )
    return pen.forest(lines, SHARE_AXIS, None, is_share=True, has_legend=False)


def _empty(result: SkippedQuestions) -> Notice:
    has_skips = any(row.skipped for row in result.skipped)
    return notice_of(NOTHING_GIVEN if has_skips else NOBODY_SKIPPED, {})


def _why_not(result: SkippedQuestions, _analysis: Analysis) -> Message:
    has_skips = any(row.skipped for row in result.skipped)
    return Message(NOT_GIVEN if has_skips else NO_SKIPS, {})


QUESTION = Column("question", "Question", Format.QUESTION, ESSENTIAL, "the question that was asked")
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
        """Return who skipped, and the imputed shares; ``progress`` is called at each round."""
        if isinstance(data.source, TallyReports):
            raise NotInTotals(
                msg(
                    "Who skipped is seen in interviews one by one, and totals that trustees opened hold none."
                )
            )
        asked = [_asked_question(data.survey, name) for name in self.questions]
        group = None if self.by is None else direct_question(data.survey, self.by)
        known = [_known(data.survey, name, self.questions) for name in self.given]
        each_round = count_rounds(progress)
        skipped: list[SkippedRow] = []
        imputed: list[_ImputedAnswer] = []
        remarks: list[Notice] = []
        codes = data.codes(known) if known else {}
        for question in asked:
            each_round()
            tallied = _tallied(data, question, group)
            skipped += _skipped(data, question, group, tallied, self.level)
            if not known or not (tallied.openly == SKIP).any():
                continue
            people = AskedPeople(
                required_channel(question),
                data.codes((question,))[question.id],
                _openly(data, question) != NOT_ASKED,
                [codes[one.id] for one in known],
                data.complex_sample or stratified(np.ones(data.source.interviews)),
            )
            model = answer_model(people, each_round=each_round)
            remarks += _only_skipped(question, known, model.is_alone)
            imputed += self._imputed(question, people, model, each_round)
        return SkippedQuestions(
            data.survey,
            tuple(skipped),
            tuple(one.row for one in imputed),
            tuple(row for one in imputed for row in one.departures),
            (*data.warnings, *data.cautions),
            tuple(remarks),
            is_complex_sample=data.complex_sample is not None,
        )

    def _imputed(
        self,
        question: AskedQuestion,
        people: AskedPeople,
        model: AnswerModel,
        each_round: EachRound,
    ) -> Iterator[_ImputedAnswer]:
        """Yield each answer's share; of yes and no only that of yes, from which the other follows."""
        plain = weighted_prevalence(
            people.channel, people.reports, people.sample, domain=people.asked, level=self.level
        )
        for place, answer in enumerate(
            question.answers[: 1 if people.channel.answers == 2 else None]
        ):
            shares = {
                ratio: imputed_share(
                    people,
                    model,
                    place,
                    odds_ratio=ratio,
                    imputations=self.imputations,
                    seed=self.seed,
                    level=self.level,
                    each_round=each_round,
                )
                for ratio in dict.fromkeys((1.0, *self.odds))
            }
            bounds, at_random = share_bounds(people, place, level=self.level), shares[1.0]
            row = ImputedRow(
                question=question.id,
                answer=answer,
                n=int(people.reported.sum()),
                skipped=int(people.skipped.sum()),
                reported=plain.estimates[place].prevalence,
                estimate=at_random.estimate,
                se=at_random.standard_error,
                low=at_random.interval.low,
                high=at_random.interval.high,
                missing_information=at_random.missing_information,
                least=bounds.least,
                most=bounds.most,
                widest_low=bounds.low,
                widest_high=bounds.high,
            )
            departures = (
                DepartureRow(
                    question.id,
                    answer,
                    ratio,
                    share.estimate,
                    share.standard_error,
                    share.interval.low,
                    share.interval.high,
                )
                for ratio, share in sorted(shares.items())
            )
            yield _ImputedAnswer(row, tuple(departures))


def _asked_question(survey: Survey, name: str) -> AskedQuestion:
    question = recorded_question(survey, name)
    if question.id in are_drawn(survey):
        raise UserProblem(
            msg(
                "Each respondent is asked a random few of the questions that {question} is one of, and which "
                "is not recorded: nobody knows who skipped it. Leave it out.",
                question=question.id,
            )
        )
    return question


def _known(survey: Survey, name: str, questions: Sequence[str]) -> AskedQuestion:
    if name in questions:
        raise UserProblem(
            msg("{question} is both looked at and taken as known. Name it once.", question=name)
        )
    return direct_question(survey, name)


def _openly(opened: Dataset, question: AskedQuestion) -> NDArray[np.int32]:
    """Return of each interview whether a question was skipped, answered or not asked."""
    found = np.where(has_report(question, opened.source), ANSWERED, SKIP)
    # a report without the question having been asked cannot be: who reported was asked
    is_there = was_asked(question, opened.survey, opened.source) | (found == ANSWERED)
    return np.where(is_there, found, NOT_ASKED).astype(np.int32)


@dataclass(frozen=True, slots=True, eq=False)
class _Tallied:
    """Whether a question was skipped, the place of the group, and how many interviews are so."""

    openly: NDArray[np.int32]
    groups: NDArray[np.int32]
    often: NDArray[np.int64]

    def inside(self, place: int) -> NDArray[np.int32]:
        """Return ``openly`` where the group is this one; others were not asked."""
        return np.where(self.groups == place, self.openly, NOT_ASKED).astype(np.int32)

    def counts(self, openly: NDArray[np.int32]) -> NDArray[np.int64]:
        """Return how many skipped and how many answered, by place."""
        counted = openly != NOT_ASKED
        return np.bincount(openly[counted], self.often[counted], minlength=2).astype(np.int64)


def _tallied(opened: Dataset, question: AskedQuestion, group: AskedQuestion | None) -> _Tallied:
    """Return each interview of a complex sample; of a simple one counts of those that are alike."""
    if opened.complex_sample is not None:
        openly = _openly(opened, question)
        places = openly if group is None else opened.codes((group,))[group.id]
        return _Tallied(openly, places, np.ones(len(openly), dtype=np.int64))
    known = {} if group is None else {answer: place for place, answer in enumerate(group.answers)}
    alike = [
        (ANSWERED if is_answered else SKIP if is_asked else NOT_ASKED, known.get(cell, -1), count)
        for cell, is_asked, is_answered, count in asked_combinations(
            question, opened.survey, opened.source, group
        )
    ]
    columns = np.array(alike, dtype=np.int64).reshape(-1, 3).T
    return _Tallied(columns[0].astype(np.int32), columns[1].astype(np.int32), columns[2])


def _skipped(
    opened: Dataset,
    question: AskedQuestion,
    group: AskedQuestion | None,
    tallied: _Tallied,
    level: float,
) -> Iterator[SkippedRow]:
    """Yield the row of everybody, and one of each group in which somebody was asked."""
    openly = tallied.openly
    if not (openly != NOT_ASKED).any():
        raise UserProblem(
            msg("Nobody was asked {question}, so nobody skipped it.", question=question.id)
        )
    sample = opened.complex_sample
    by = "" if group is None else str(group.id)
    p_value = None if group is None else _equally(tallied, len(group.answers), sample)
    everybody = tallied.counts(openly)
    share = _share(openly, everybody, sample, level)
    yield _row((question.id, by, ""), everybody, share, p_value=p_value)
    for place, name in enumerate(() if group is None else group.answers):
        inside = tallied.inside(place)
        if (inside != NOT_ASKED).any():
            counts = tallied.counts(inside)
            share = _share(inside, counts, sample, level)
            yield _row((question.id, by, name), counts, share)


def _row(
    of: tuple[str, str, str],
    counts: NDArray[np.int64],
    share: Estimate,
    *,
    p_value: float | None = None,
) -> SkippedRow:
    return SkippedRow(
        *of,
        asked=int(counts.sum()),
        skipped=int(counts[SKIP]),
        share=share.prevalence,
        low=share.interval.low,
        high=share.interval.high,
        p_value=p_value,
    )


def _share(
    openly: NDArray[np.int32],
    counts: NDArray[np.int64],
    sample: StratifiedSample | None,
    level: float,
) -> Estimate:
    """Return the share of those who skipped, as that of a direct question."""
    if sample is not None:
        return weighted_prevalence(_OPENLY, openly, sample, level=level).estimates[SKIP]
    return estimate_prevalence(_OPENLY, counts, level=level)[SKIP]


def _equally(tallied: _Tallied, size: int, sample: StratifiedSample | None) -> float | None:
    """Return the p-value of all groups skipping equally often; None where there is nothing to compare."""
    channels = (Direct(max(size, 2)).channel, _OPENLY)
    groups, openly = tallied.groups, tallied.openly
    both = (groups >= 0) & (openly >= 0)
    if len(np.unique(groups[both])) < 2 or len(np.unique(openly[both])) < 2:
        return None
    if sample is None:
        counts = np.zeros((channels[0].reports, 2), dtype=np.int64)
        np.add.at(counts, (groups[both], openly[both]), tallied.often[both])
        test = independence_test(estimate_joint(channels, counts))
    else:
        test = independence_test(weighted_joint(channels, (groups, openly), sample))
    return None if test is None else test.p_value


def _only_skipped(
    question: AskedQuestion, known: Sequence[AskedQuestion], alone: Sequence[tuple[int, int]]
) -> Iterator[Notice]:
    for place, level in alone:
        one = known[place]
        answer = one.answers[level] if level >= 0 else msg("no answer")
        facts = {"question": question.id, "known": one.id, "answer": answer}
        yield Notice(Message(ONLY_SKIPPED, facts))
