"""Weights: how far the interviews are from the population, before and after, and what weights cost."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.charts import EstimateWords, Forest, ForestLine
from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.formats import COUNT, PRECISE, QUANTITY, SHARE, Format
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, USUAL, Chart, Column, Table
from surveyapp.analyses.data.questions import forms_groups, has_one_channel, single_channel
from surveyapp.analyses.data.seen_survey import SeenSurvey
from surveyapp.analyses.data.weight_making import (
    MarginRow,
    base_weights,
    compared_margins,
    weight_columns,
)
from surveyapp.analyses.data.weight_recipe import Weighted
from surveyapp.analyses.words.columns import labelled
from surveyapp.analyses.words.formulas import ESTIMATE, Formula
from surveyapp.estimation.sampling.respondents import pseudo_answers
from surveyapp.estimation.sampling.sample_designs import stratified
from surveyapp.estimation.sampling.weighted_estimates import estimate_weighted
from surveyapp.estimation.weighting.design_effect import (
    WeightSummary,
    standardized_difference,
    weight_summary,
)
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice
from surveyapp.options import variables
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion, MeasurementLevel

if TYPE_CHECKING:
    from surveyapp.analyses.charts.text import ChartText
    from surveyapp.analyses.words.labels import SurveyLabels

Vector = NDArray[np.float64]

BALANCED = QT_TRANSLATE_NOOP(
    "messages",
    "“{answer}”: {before} of the interviews before and {after} after weighting; {population} of the "
    "population.",
)
SHIFTED = QT_TRANSLATE_NOOP(
    "messages", "“{answer}”: {before} of the interviews before and {after} after weighting."
)
COST = QT_TRANSLATE_NOOP(
    "messages",
    "The {n} interviews tell as much as {effective} that all count alike (design effect {effect}, Kish).",
)
EFFECT = QT_TRANSLATE_NOOP(
    "messages",
    "Because of how people were drawn and weighted, the variance of “{answer}” is {effect} times that of a "
    "simple sample.",
)
BEFORE = QT_TRANSLATE_NOOP("analyses", "Before weighting")
AFTER = QT_TRANSLATE_NOOP("analyses", "After weighting")
CHANGE = QT_TRANSLATE_NOOP("analyses", "Change")
AXIS = QT_TRANSLATE_NOOP("analyses", "Distance from the population, in standard deviations")
SPOKEN = QT_TRANSLATE_NOOP(
    "analyses",
    "How far each share is from the population, before and after weighting; the table has the numbers",
)
INTERVIEWS = QT_TRANSLATE_NOOP("analyses", "Interviews")
METHODS = QT_TRANSLATE_NOOP(
    "report",
    "Distances from the population are differences of shares in standard deviations; the design effect of "
    "the weights is 1 plus their squared coefficient of variation (Kish 1965).",
)

DISTANCE = Formula(ESTIMATE, "d = (p̂ − p)/√(p(1 − p))", "Austin (2009)")
KISH = Formula(ESTIMATE, "deff = n·Σw²/(Σw)²", "Kish (1965)")


@dataclass(frozen=True, slots=True)
class BalanceRow:
    """One answer: its share in the interviews, before and after weighting, and in the population."""

    question: str
    answer: str
    """Whose share; crossed margins have several of each."""
    interviews: int
    """How many gave it."""
    before: float
    """With base weights."""
    after: float
    """With the weights."""
    population: float | None
    """Of the margin; None: not known."""

    @property
    def distance_before(self) -> float | None:
        """From the population, in standard deviations."""
        return self._distance(self.before)

    @property
    def distance_after(self) -> float | None:
        """The same with weights."""
        return self._distance(self.after)

    def _distance(self, share: float) -> float | None:
        if self.population is None:
            return None
        found = standardized_difference(share, self.population)
        return found if math.isfinite(found) else None


@dataclass(frozen=True, slots=True)
class EffectRow:
    """How much more an answer's share varies than in a simple sample of as many."""

    question: str
    answer: str
    n: int
    estimate: float
    design_effect: float
    effective_n: float | None
    """None: the weights were made to meet it, so that it does not vary at all."""


@dataclass(frozen=True, slots=True, eq=False)
class Balance:
    """The weights of the interviews."""

    survey: Survey
    """Whose labels are shown."""
    summary: WeightSummary
    """Of the weights."""
    rows: tuple[BalanceRow, ...]
    """Every answer of the margins, then of all other direct questions."""
    effects: tuple[EffectRow, ...]
    """Of every question with listed reports."""
    warnings: tuple[str, ...] = ()
    """What is to be known."""

    @property
    def summaries(self) -> tuple[WeightSummary, ...]:
        """The summary as the rows of a table."""
        return (self.summary,)


def _answer(row: BalanceRow | EffectRow, labels: SurveyLabels) -> str:
    if " × " in row.question:
        parts = zip(row.question.split(" × "), row.answer.split(" × "), strict=True)
        return " × ".join(labels.answer(question, answer) for question, answer in parts)
    return labels.answer(row.question, row.answer)


def _explain(
    row: BalanceRow, found: Balance, labels: SurveyLabels, _level: float
) -> tuple[Notice, ...]:
    facts: dict[str, object] = {
        "answer": _answer(row, labels),
        "before": amounts.share(row.before),
        "after": amounts.share(row.after),
    }
    if row.population is None:
        return (Notice(Message(SHIFTED, facts)), _cost(found))
    facts["population"] = amounts.share(row.population)
    return (Notice(Message(BALANCED, facts)), _cost(found))


def _cost(found: Balance) -> Notice:
    facts = {
        "n": amounts.count(found.summary.n),
        "effective": amounts.count(round(found.summary.effective_n)),
        "effect": amounts.number(round(found.summary.design_effect, 2)),
    }
    return Notice(Message(COST, facts))


def _explain_effect(
    row: EffectRow, _found: Balance, labels: SurveyLabels, _level: float
) -> tuple[Notice, ...]:
    facts = {"answer": _answer(row, labels), "effect": amounts.number(round(row.design_effect, 2))}
    return (Notice(Message(EFFECT, facts)),)


def _explain_summary(
    _row: WeightSummary, found: Balance, _labels: SurveyLabels, _level: float
) -> tuple[Notice, ...]:
    return (_cost(found),)


def _love_plot(
    _found: Balance, rows: Sequence[BalanceRow], text: ChartText, hints: Sequence[str]
) -> Forest | None:
    """Return the distance of each share from the population, before and after."""
    lines = []
    for row, hint in zip(rows, hints, strict=True):
        before, after = row.distance_before, row.distance_after
        if before is None or after is None:
            continue
        low, high = sorted((before, after))
        label = _answer(row, text.labels)
        lines.append(
            ForestLine(
                label,
                after,
                low,
                high,
                likely=before,
                hint=hint,
                panel=text.labels.named(row.question),
            )
        )
    if not lines:
        return None
    words = EstimateWords(
        text.say(AFTER),
        text.say(CHANGE),
        "",
        "",
        text.say(AXIS),
        text.say(SPOKEN),
        text.say(BEFORE),
    )
    return Forest(tuple(lines), text.say(AXIS), text.say(SPOKEN), 0.0, words)


QUESTION = Column(
    "question", "Question", Format.QUESTION, ESSENTIAL, "a direct question, or several crossed"
)
ANSWER = labelled(
    "answer",
    "Answer",
    "the answer; of crossed questions one of each",
    lambda row, _found, labels: _answer(row, labels),
)

BALANCE: Table[Balance] = Table(
    key="",
    title="Balance",
    rows=lambda found: found.rows,
    columns=(
        QUESTION,
        ANSWER,
        Column("interviews", INTERVIEWS, COUNT, USUAL, "with this answer"),
        Column("before", "Before", SHARE, ESSENTIAL, "share with base weights"),
        Column("after", "After", SHARE, ESSENTIAL, "share with the weights"),
        Column(
            "population", "Population", SHARE, ESSENTIAL, "share in the margin; none: not known"
        ),
        Column(
            "distance_before",
            "Distance before",
            PRECISE,
            USUAL,
            "from the population, in standard deviations",
            short="dist.before",
        ),
        Column(
            "distance_after",
            "Distance after",
            PRECISE,
            USUAL,
            "The same with the weights.",
            short="dist.after",
        ),
    ),
    meaning=_explain,
    formulas=lambda *_of: (DISTANCE,),
    charts=(Chart("", _love_plot),),
)

EFFECTS: Table[Balance] = Table(
    key="effects",
    title="Design effects",
    rows=lambda found: found.effects,
    columns=(
        replace(QUESTION, help="a question with listed reports"),
        replace(ANSWER, help="The answer."),
        Column("n", "n", COUNT, USUAL, "interviews with a report"),
        Column("estimate", "Estimate", SHARE, ESSENTIAL, "weighted, unbiased"),
        Column(
            "design_effect",
            "Design effect",
            PRECISE,
            ESSENTIAL,
            "the variance over that of a simple sample of as many",
        ),
        Column("effective_n", "Effective n", QUANTITY, ESSENTIAL, "n over the design effect"),
    ),
    meaning=_explain_effect,
    formulas=lambda *_of: (KISH,),
    option="--effects",
    option_help="the design effect of each answer instead",
)

SUMMARY: Table[Balance] = Table(
    key="summary",
    title="Weights",
    rows=lambda found: found.summaries,
    columns=(
        Column("n", INTERVIEWS, COUNT, ESSENTIAL, "with a weight above 0"),
        Column("total", "Sum", QUANTITY, USUAL, "the people that they stand for"),
        Column("least", "Lowest", PRECISE, ESSENTIAL, "weight"),
        Column("median", "Median", PRECISE, USUAL, "weight"),
        Column("most", "Highest", PRECISE, ESSENTIAL, "weight"),
        Column("variation", "Variation", PRECISE, FILE, "standard deviation over mean"),
        Column(
            "design_effect", "Design effect", PRECISE, ESSENTIAL, "of the weights alone (Kish 1965)"
        ),
        Column(
            "effective_n", "Effective n", QUANTITY, ESSENTIAL, "interviews over the design effect"
        ),
    ),
    meaning=_explain_summary,
    formulas=lambda *_of: (KISH,),
    option="--summary",
    option_help="the weights' range, sum and design effect instead",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class WeightBalance(Analysis):
    """How far the interviews are from the population before and after weighting, and what weights cost.

    Without weights all interviews count alike, before and after.
    """

    name: ClassVar[str] = "balance"
    title: ClassVar[str] = "Balance of weights"
    summary: ClassVar[str] = "balance before and after weighting, and design effects"
    methods: ClassVar[str] = METHODS
    not_in_r: ClassVar[str] = "the script does not make weights"
    picture: ClassVar[str] = "distance"
    tables: ClassVar[tuple[Table[Balance], ...]] = (BALANCE, EFFECTS, SUMMARY)

    questions: tuple[str, ...] = variables(
        "Questions",
        "direct questions to compare besides the margins, with commas; all if empty",
        accepts=forms_groups,
        default=(),
    )

    def run(self, data: Dataset, progress: Progress = no_progress) -> Balance:
        """Compare the interviews with the population; ``progress`` is called at each question."""
        source = data.source
        weights = np.ones(source.interviews)
        if data.complex_sample is not None:
            weights = data.complex_sample.weights
        recipe = _weight_recipe_of(data.survey)
        rows: list[BalanceRow] = []
        base = np.ones(len(weights))
        if recipe is not None and data.complex_sample is not None:
            columns = weight_columns(source, data.survey, recipe)
            base = base_weights(columns, recipe)
            before = compared_margins(columns, recipe, base)
            after = compared_margins(columns, recipe, weights)
            rows += balance_rows(before, after)
        known = {row.question for row in rows}
        wanted = self.questions or [one.id for one in data.survey.recorded_questions]
        effects: list[EffectRow] = []
        every = data.survey.recorded_questions
        for place, question in enumerate(every, start=1):
            progress(place, len(every))
            if question.id in wanted and question.id not in known and forms_groups(question):
                rows += _shares(data, question, base, weights)
            if has_one_channel(question):
                effects += _effects(data, question, weights)
        return Balance(
            data.survey, weight_summary(weights), tuple(rows), tuple(effects), data.warnings
        )

    def facts(self, result: Balance) -> Sequence[Notice]:
        """Return what the weights cost."""
        return (_cost(result),)


def balance_rows(before: Sequence[MarginRow], after: Sequence[MarginRow]) -> tuple[BalanceRow, ...]:
    """Return the categories of margins before and after weighting; numbers have none.

    Parameters
    ----------
    before, after
        The same categories with base weights, and with the weights.
    """
    return tuple(
        BalanceRow(
            one.margin.name, one.answer, one.interviews, one.share, two.share, one.population
        )
        for one, two in zip(before, after, strict=True)
        if one.answers
    )


def _weight_recipe_of(survey: Survey) -> Weighted | None:
    """Return how the weight of a survey was made; None: not here."""
    if not isinstance(survey, SeenSurvey):
        return None
    for one in survey.variables.derived:
        if one.level is MeasurementLevel.WEIGHT and isinstance(one.derivation, Weighted):
            return one.derivation
    return None


def _shares(
    data: Dataset, question: AskedQuestion, base: Vector, weights: Vector
) -> Iterator[BalanceRow]:
    codes = data.source.codes((question,))[question.id]
    there = codes >= 0
    size = len(question.reports)
    counts = np.bincount(codes[there], minlength=size)
    found = []
    for one in (base, weights):
        sums = np.bincount(codes[there], one[there], size)
        found.append(sums / max(float(sums.sum()), 1e-300))
    for place, answer in enumerate(question.reports):
        before, after = (float(shares[place]) for shares in found)
        yield BalanceRow(question.id, answer, int(counts[place]), before, after, None)


def _effects(data: Dataset, question: AskedQuestion, weights: Vector) -> Iterator[EffectRow]:
    codes = data.source.codes((question,))[question.id]
    if not np.any((codes >= 0) & (weights > 0)):
        return
    sample = stratified(weights) if data.complex_sample is None else data.complex_sample
    channel = single_channel(question.design)
    assert channel is not None  # noqa: S101 - it has one
    made = estimate_weighted(pseudo_answers(channel, codes), sample)
    for answer, one in zip(question.answers, made, strict=True):
        effective = one.effective_n if one.design_effect > 0 else None
        yield EffectRow(question.id, answer, one.n, one.estimate, one.design_effect, effective)
