"""How far apart groups answer: earth mover's distance over ordered answers, total variation over others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypedDict

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.computation.multivariate.ground_cost import GroundCost
from surveyapp.analyses.data.groups import (
    check_filled,
    complex_sample_groups,
    complex_sample_pair,
    group_pairs,
    groups_of,
    left_out_notes,
)
from surveyapp.analyses.data.questions import is_ordinal, recorded_question, required_channel
from surveyapp.estimation.comparison.distance import (
    DistanceKind,
    DistributionDistance,
    distribution_distance,
    weighted_distribution_distance,
)
from surveyapp.estimation.prevalence.intervals import checked_level
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.survey import Survey

SEED = 1
RESAMPLES = 2000


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


def distances(
    opened: Dataset,
    question: str,
    by: str,
    *,
    groups: Sequence[str] | None = None,
    kind: DistanceKind | None = None,
    positions: Sequence[float] | None = None,
    cost: GroundCost | None = None,
    level: float = 0.95,
    seed: int = SEED,
    resamples: int = RESAMPLES,
    progress: Progress = no_progress,
) -> Distances:
    """Return how far apart groups answer a question.

    Parameters
    ----------
    opened
        The reports.
    question
        The id of the question whose answers are compared; it may be randomized.
    by
        The id of a direct question, or ``groups.KIOSK``.
    groups
        Names of two groups; None compares each with each.
    kind
        None: earth mover's distance for ratings, total variation for others.
    positions : one number an answer, ascending
        Where the ordered answers lie; None: 1, 2, 3 ….
    cost
        What it costs to carry one answer to another; then ``kind`` is ``GROUND_COST``.
    level : between 0 and 1
        Confidence level of the intervals.
    seed
        Seed of bootstrap and permutations; equal seeds give equal numbers.
    resamples
        Number of bootstrap samples, and of permutations.
    progress
        Called at each pair of groups and each round within.

    Raises
    ------
    UserProblem
        if a name does not fit; if ``by`` forms no groups; if the question has several
        samples, or reports that are too many to list; if a number does not fit.
    EmptyGroup
        if nobody is in one of the two ``groups``.
    Cancelled
        when ``progress`` raises it.
    """
    checked_level(level)
    asked = recorded_question(opened.survey, question)
    channel = required_channel(asked)
    found = groups_of(opened, by, asked)
    counts, sizes = found.counts, found.sizes
    samples = complex_sample_groups(opened, asked, found)
    measured = kind or (
        DistanceKind.EARTH_MOVERS if is_ordinal(asked) else DistanceKind.TOTAL_VARIATION
    )
    options: _Options = {
        "rng": np.random.default_rng(seed),
        "kind": measured,
        "positions": positions,
        "costs": None if cost is None else cost.between(asked),
        "level": level,
        "resamples": resamples,
    }
    rows = []
    compared = tuple(group_pairs(by, found.names, groups, sizes))
    for done, pair in enumerate(compared):
        check_filled(asked, found, pair)
        each_round = partial(progress, done, len(compared))
        if samples is None:
            first, second = counts[pair.first], counts[pair.second]
            made = distribution_distance(
                (channel, first), (channel, second), **options, each_round=each_round
            )
        else:
            made = weighted_distribution_distance(
                channel,
                *complex_sample_pair(asked, found, samples, pair),
                **options,
                each_round=each_round,
            )
        names = (found.names[pair.first], found.names[pair.second])
        rows.append(_row((asked.id, by), names, (sizes[pair.first], sizes[pair.second]), made))
    progress(len(compared), len(compared))
    warnings = (*opened.warnings, *opened.cautions, *left_out_notes(asked, found))
    return Distances(
        opened.survey,
        tuple(rows),
        warnings,
        is_complex_sample=samples is not None,
        remarks=() if cost is None else cost.notes,
    )


class _Options(TypedDict):
    rng: np.random.Generator
    kind: DistanceKind
    positions: Sequence[float] | None
    costs: NDArray[np.float64] | None
    level: float
    resamples: int


def _row(
    of: tuple[str, str], names: tuple[str, str], sizes: tuple[int, int], made: DistributionDistance
) -> DistanceRow:
    return DistanceRow(
        question=of[0],
        by=of[1],
        first=names[0],
        second=names[1],
        n_first=sizes[0],
        n_second=sizes[1],
        kind=made.kind.value,
        distance=made.estimate,
        low=made.low,
        high=made.high,
        plug_in=made.plug_in,
        mle=made.maximum_likelihood,
        p_value=made.p_value,
    )
