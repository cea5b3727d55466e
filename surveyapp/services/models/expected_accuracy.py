"""What accuracy to expect at which ε, before anything of a table is spent.

Of the table only its columns, their levels and the number of rows are looked at. The last is private
unless it was declared public, so the chart is for the table's holder and is not kept. Tables like it are
invented, each class with shares of its own in every column, and learners are trained on them with seeded
noise. The table itself may be easier or harder; how much the noise costs hardly depends on that.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.learning.base.evaluation import accuracy, majority_accuracy
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.services.models.training import TrainingOptions, fit_learner

EPSILONS = (0.1, 0.3, 1.0, 3.0, 10.0)
ROUNDS = 3
MOST_ROWS = 20_000
TEST_ROWS = 2_000
CLASS_SPREAD = 3.0
LEVEL_SPREAD = 2.0
"""Dirichlet parameters of the invented shares: the smaller, the more classes differ."""


@dataclass(frozen=True, slots=True)
class ExpectedAccuracyPoint:
    """Accuracies at one ε over the invented tables: mean, lowest and highest."""

    epsilon: float
    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class ExpectedAccuracy:
    """The accuracies by ε, without noise, and of always saying the most frequent class."""

    points: tuple[ExpectedAccuracyPoint, ...]
    without_noise: float
    majority: float
    rows: int


def expected_accuracy(
    learning: TrainingOptions, examples: Examples, progress: Progress = no_progress
) -> ExpectedAccuracy:
    """Simulate training at several ε; of ``examples`` only domains and number of rows are looked at.

    Raises
    ------
    UserProblem
        if the learner cannot be had.
    Cancelled
        when ``progress`` raises it.
    """
    features, label, rows = examples.features.attributes, examples.label, len(examples)
    size = min(rows, MOST_ROWS)
    steps = (*EPSILONS, math.inf)
    found = np.zeros((ROUNDS, len(steps) + 1))
    for number in range(ROUNDS):
        rng = np.random.default_rng((0, number))
        simulated = invented_rows(features, label, size + TEST_ROWS, rng)
        train, test = (
            simulated.rows(np.arange(size)),
            simulated.rows(np.arange(size, size + TEST_ROWS)),
        )
        for place, epsilon in enumerate(steps):
            progress(number * len(steps) + place, ROUNDS * len(steps))
            # the noise shrinks as the invented table would grow to the real one's size
            worth = epsilon * rows / size
            model = fit_learner(replace(learning, seed=number), train, worth, SimulatedNoise(rng))
            found[number, place] = accuracy(model, test)
        found[number, -1] = majority_accuracy(test)
    points = tuple(
        ExpectedAccuracyPoint(
            epsilon, float(column.mean()), float(column.min()), float(column.max())
        )
        for epsilon, column in zip(EPSILONS, found.T, strict=False)
    )
    mean = found.mean(axis=0)
    return ExpectedAccuracy(points, float(mean[-2]), float(mean[-1]), rows)


def invented_rows(
    features: tuple[Attribute, ...], label: Attribute, rows: int, rng: np.random.Generator
) -> Examples:
    """Return rows of an invented population with these columns."""
    classes = rng.choice(
        len(label.levels), size=rows, p=rng.dirichlet(np.full(len(label.levels), CLASS_SPREAD))
    ).astype(np.int32)
    columns = []
    for feature in features:
        shares = rng.dirichlet(np.full(len(feature.levels), LEVEL_SPREAD), size=len(label.levels))
        bounds = np.cumsum(shares, axis=1)[classes]
        simulated = (rng.random((rows, 1)) >= bounds).sum(axis=1)
        columns.append(np.minimum(simulated, len(feature.levels) - 1).astype(np.int32))
    return Examples(CodedTable(features, np.stack(columns, axis=1)), label, classes)
