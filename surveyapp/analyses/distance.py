"""How far apart groups answer: earth mover's distance over ordered answers, total variation over others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

import numpy as np

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.charts import Forest, ForestLine
from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.formats import COUNT, PRECISE, TEXT, Format
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, MORE, USUAL, Chart, Column, Table
from surveyapp.analyses.charts.text import ChartText
from surveyapp.analyses.computation.multivariate.ground_cost import GroundCost
from surveyapp.analyses.data.groups import (
    GroupPair,
    Groups,
    check_filled,
    complex_sample_groups,
    complex_sample_pair,
    group_pairs,
    groups_of,
    left_out_notes,
)
from surveyapp.analyses.data.questions import (
    forms_groups,
    has_one_channel,
    is_ordinal,
    recorded_question,
    required_channel,
)
from surveyapp.analyses.words.columns import group_column, interval_column, p_value_column
from surveyapp.analyses.words.formulas import ESTIMATE, Formula, Formulas, of_complex_sample
from surveyapp.analyses.words.labels import SurveyLabels, group_label
from surveyapp.estimation.comparison.distance import (
    DistanceKind,
    DistributionDistance,
    distribution_distance,
    weighted_distribution_distance,
)
from surveyapp.estimation.prevalence.intervals import checked_level
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, msg
from surveyapp.messages.notice import Notice, notice_of
from surveyapp.options import (
    OptionProblem,
    choice,
    confidence_level,
    draws_seed,
    matrix,
    numbers,
    texts,
    variable,
    whole,
)
from surveyapp.survey.definition.survey import Survey


@dataclass(frozen=True, slots=True)
class DistanceRow:
    """The distance of two groups: ``plug_in`` plain, ``distance`` corrected for its bias.

    See ``DistributionDistance``.
    """

    question: str
    by: str
    first: str
    second: str
    n_first: int
    n_second: int
    kind: str
    distance: float
    low: float
    high: float
    plug_in: float
    mle: float
    p_value: float | None


@dataclass(frozen=True, slots=True)
class Distances:
    """Distances of groups; ``warnings`` are sentences to show with the numbers."""

    survey: Survey
    rows: tuple[DistanceRow, ...]
    warnings: tuple[str, ...]
    is_complex_sample: bool = False
    """Whether weights, strata or clusters were used."""
    remarks: tuple[Notice, ...] = ()
    """What is unusual about the costs; no warnings."""


STEPS_AXIS = QT_TRANSLATE_NOOP("analyses", "Earth mover's distance, in answer steps")
VARIATION_AXIS = QT_TRANSLATE_NOOP("analyses", "Total variation distance")
COSTS_AXIS = QT_TRANSLATE_NOOP("analyses", "Earth mover's distance, in the units of the costs")
OF_STEPS: Formulas = (
    Formula(
        ESTIMATE,
        "Σ |F̂₁(k) − F̂₂(k)| − E*[d* − d̂]",
        "Rubner, Tomasi & Guibas (2000); Vallender (1974); Fang & Santos (2019)",
    ),
)
OF_COSTS: Formulas = (
    Formula(
        ESTIMATE,
        "min Σ c(a, b)·f(a, b) − E*[d* − d̂]",
        "Kantorovich (1942); Rubner, Tomasi & Guibas (2000); Fang & Santos (2019)",
    ),
)
OF_MOVED: Formulas = (
    Formula(ESTIMATE, "½ Σ |π̂₁(a) − π̂₂(a)| − E*[d* − d̂]", "Jordan (1881); Fang & Santos (2019)"),
)
STEPS = QT_TRANSLATE_NOOP(
    "messages",
    "To turn the answers of “{first}” into those of “{second}”, people would "
    "have to move by about {distance} answer steps on average ({level} CI {low} "
    "to {high}).",
)
MOVED = QT_TRANSLATE_NOOP(
    "messages",
    "To turn the answers of “{first}” into those of “{second}”, about {share} "
    "of the people would have to answer differently ({level} CI {low} to "
    "{high}).",
)
COSTS = QT_TRANSLATE_NOOP(
    "messages",
    "To turn the answers of “{first}” into those of “{second}” would cost about "
    "{distance} per person on average ({level} CI {low} to {high}).",
)
PLAIN = QT_TRANSLATE_NOOP(
    "messages",
    "The plain distance between the estimates is {plain}; the part that sampling and randomization alone "
    "cause on average is subtracted.",
)
PERMUTED = QT_TRANSLATE_NOOP(
    "messages",
    "If both groups gave the same answers, a distance at least this large would "
    "have a probability of {p}.",
)


def explain_distance(
    row: DistanceRow, _result: Distances | None, labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    """Return what the distance of two groups means."""
    template = {
        DistanceKind.EARTH_MOVERS.value: STEPS,
        DistanceKind.TOTAL_VARIATION.value: MOVED,
        DistanceKind.GROUND_COST.value: COSTS,
    }[row.kind]
    unit = amounts.share if template is MOVED else amounts.significant
    facts: dict[str, object] = {
        "first": group_label(labels, row.by, row.first),
        "second": group_label(labels, row.by, row.second),
        "distance": amounts.significant(row.distance),
        "share": amounts.share(row.distance),
        "level": amounts.level(level),
        "low": unit(row.low),
        "high": unit(row.high),
    }
    main = (notice_of(template, facts), notice_of(PLAIN, {"plain": unit(row.plug_in)}))
    if row.p_value is None:
        return main
    return (*main, notice_of(PERMUTED, {"p": amounts.chance(row.p_value)}))


KINDS = {
    DistanceKind.EARTH_MOVERS: QT_TRANSLATE_NOOP("analyses", "Earth mover's distance"),
    DistanceKind.TOTAL_VARIATION: QT_TRANSLATE_NOOP("analyses", "Total variation"),
}


def _formulas(row: DistanceRow, result: Distances) -> Formulas:
    """Return where a distance comes from."""
    known = {
        DistanceKind.EARTH_MOVERS.value: OF_STEPS,
        DistanceKind.TOTAL_VARIATION.value: OF_MOVED,
        DistanceKind.GROUND_COST.value: OF_COSTS,
    }[row.kind]
    return of_complex_sample(known) if result.is_complex_sample else known


def _chart(
    _result: Distances, rows: Sequence[DistanceRow], pen: ChartText, hints: Sequence[str]
) -> Forest | None:
    """Return the distance of each pair of groups."""
    lines = (
        ForestLine(pen.pair(row), row.distance, row.low, row.high, likely=row.mle, hint=hint)
        for row, hint in zip(rows, hints, strict=True)
    )
    axes = {DistanceKind.EARTH_MOVERS.value: STEPS_AXIS, DistanceKind.GROUND_COST.value: COSTS_AXIS}
    return pen.forest(lines, axes.get(rows[0].kind if rows else "", VARIATION_AXIS), 0.0)


DISTANCES: Table[Distances] = Table(
    key="",
    title="Distances",
    rows=lambda result: result.rows,
    columns=(
        Column(
            "question", "Question", Format.QUESTION, FILE, "the question whose answers are compared"
        ),
        Column("by", "Groups by", Format.QUESTION, FILE, "the question that forms the groups"),
        group_column("first", "First group", "one of the two groups"),
        group_column("second", "Second group", "the other group"),
        Column(
            "n_first", "n of the first", COUNT, USUAL, "interviews in the first group", short="n"
        ),
        Column(
            "n_second", "n of the second", COUNT, USUAL, "interviews in the second group", short="n"
        ),
        Column("kind", "Kind", TEXT, FILE, "how the distance is measured"),
        Column(
            "plug_in",
            "Plain distance",
            PRECISE,
            USUAL,
            "between the estimated shares; noise makes it too large",
            short="plain",
        ),
        Column(
            "distance",
            "Bias-corrected distance",
            PRECISE,
            ESSENTIAL,
            "without what randomization and sampling alone would cause",
            short="bias-corrected",
        ),
        interval_column(PRECISE, "of the bias-corrected distance"),
        Column("mle", "Most likely", PRECISE, MORE, "between the most likely shares"),
        p_value_column("the probability of such a distance if both groups answered alike"),
    ),
    files=(
        *("question", "by", "first", "second", "n_first", "n_second", "kind"),
        *("distance", "low", "high", "plug_in", "mle", "p_value"),
    ),
    meaning=explain_distance,
    formulas=_formulas,
    charts=(Chart("", _chart),),
)

METHODS = QT_TRANSLATE_NOOP(
    "report",
    "Distances between groups are earth mover’s distances of ratings (Rubner, Tomasi & Guibas 2000) and "
    "total variation of other answers, with the bias that sampling and randomization cause taken off (Fang "
    "& Santos 2019); intervals are bootstrapped, p-values come from permutations.",
)


def _row(question: str, of: Groups, pair: GroupPair, made: DistributionDistance) -> DistanceRow:
    return DistanceRow(
        question=question,
        by=of.by,
        first=of.names[pair.first],
        second=of.names[pair.second],
        n_first=of.sizes[pair.first],
        n_second=of.sizes[pair.second],
        kind=made.kind.value,
        distance=made.estimate,
        low=made.low,
        high=made.high,
        plug_in=made.plug_in,
        mle=made.maximum_likelihood,
        p_value=made.p_value,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Distance(Analysis):
    """How far apart the answers of groups are, corrected for what coins and sampling alone would cause.

    Ratings have the earth mover's distance, other questions the total variation, unless costs are given.
    """

    name: ClassVar[str] = "distance"
    title: ClassVar[str] = "Distance"
    summary: ClassVar[str] = "how far apart groups, or sites, answer a question"
    methods: ClassVar[str] = METHODS
    not_in_r: ClassVar[str] = "R has no bias-corrected distance of randomized answers"
    picture: ClassVar[str] = "distance"
    rounds: ClassVar[str] = "pairs of groups"
    tables: ClassVar[tuple[Table[Distances], ...]] = (DISTANCES,)

    question: str = variable(
        "Question", "the question whose answers to compare", accepts=has_one_channel
    )
    by: str = variable(
        "Groups",
        "a direct question that forms groups, or (kiosk)",
        accepts=forms_groups,
        other_than="question",
        allows_kiosk=True,
        metavar="Q2",
    )
    groups: tuple[str, ...] | None = texts(
        "Two of the groups", "two of the groups; all pairs if empty", default=None, answers_of="by"
    )
    kind: DistanceKind | None = choice(
        "Kind", "earth_movers (ratings) or total_variation (others)", KINDS, default=None
    )
    positions: tuple[float, ...] | None = numbers(
        "Positions of the answers",
        "where ordered answers lie; 1,2,3 …",
        default=None,
        is_advanced=True,
    )
    cost: tuple[tuple[str, tuple[float, ...]], ...] | None = matrix(
        "Costs",
        "a table of what it costs to carry one answer to another, a row and a column for each answer",
        default=None,
        is_advanced=True,
    )
    resamples: int = whole(
        "Resamples",
        "bootstrap samples and permutations; 2000 by default",
        default=2000,
        low=100,
        high=1_000_000,
        is_advanced=True,
    )
    seed: int = draws_seed()
    level: float = confidence_level()

    def __post_init__(self) -> None:
        """Refuse costs with another measure, or that are no costs."""
        if self.cost is None:
            return
        for name in ("kind", "positions"):
            if getattr(self, name) is not None:
                reason = msg("the costs say how far answers are apart; leave it out")
                raise OptionProblem(name, reason)
        rows = [row for _, row in self.cost]
        is_square = all(len(row) == len(rows) for row in rows)
        if not is_square or any(row[place] != 0 or min(row) < 0 for place, row in enumerate(rows)):
            reason = msg("give a square table of costs from 0, with 0 from each answer to itself")
            raise OptionProblem("cost", reason)

    def run(self, data: Dataset, progress: Progress = no_progress) -> Distances:
        """Return the distance of each pair of groups; ``progress`` counts them, and each round within."""
        checked_level(self.level)
        asked = recorded_question(data.survey, self.question)
        channel = required_channel(asked)
        found = groups_of(data, self.by, asked)
        samples = complex_sample_groups(data, asked, found)
        usual = DistanceKind.EARTH_MOVERS if is_ordinal(asked) else DistanceKind.TOTAL_VARIATION
        cost = None
        if self.cost is not None:
            costs = np.array([row for _, row in self.cost])
            cost, usual = (
                GroundCost(tuple(label for label, _ in self.cost), costs),
                DistanceKind.GROUND_COST,
            )
        options: dict[str, Any] = {
            "rng": np.random.default_rng(self.seed),
            "kind": self.kind or usual,
            "positions": self.positions,
            "costs": None if cost is None else cost.between(asked),
            "level": self.level,
            "resamples": self.resamples,
        }
        rows = []
        compared = tuple(group_pairs(self.by, found.names, self.groups, found.sizes))
        for done, pair in enumerate(compared):
            check_filled(asked, found, pair)
            options["each_round"] = partial(progress, done, len(compared))
            if samples is None:
                both = ((channel, found.counts[place]) for place in (pair.first, pair.second))
                made = distribution_distance(*both, **options)
            else:
                drawn = complex_sample_pair(asked, found, samples, pair)
                made = weighted_distribution_distance(channel, *drawn, **options)
            rows.append(_row(asked.id, found, pair, made))
        progress(len(compared), len(compared))
        return Distances(
            data.survey,
            tuple(rows),
            (*data.warnings, *data.cautions, *left_out_notes(asked, found)),
            is_complex_sample=samples is not None,
            remarks=() if cost is None else cost.notes,
        )
