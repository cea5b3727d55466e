"""What accuracy to expect at which ε, before anything of a table is spent.

Of the table only its columns, their levels and the number of rows are looked at; where training would search
for levels, also how many rows have each. That is private unless it was declared public, so the chart is for
the table's holder and is not kept. Tables like it are invented, each class with shares of its own in every
column, and learners are trained on them with seeded noise. The table itself may be easier or harder; how much
the noise costs hardly depends on that.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.errors import UserProblem
from surveyapp.learning.base.evaluation import accuracy, majority_accuracy
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.messages import amounts
from surveyapp.messages.message import msg
from surveyapp.messages.notice import Notice
from surveyapp.services.models.protection import LEVELS_SHARE, Protection, TableUse
from surveyapp.services.models.training import TrainingOptions, fit_learner
from surveyapp.services.models.training_table import (
    KnownTable,
    columns_of,
    examples_of,
    known_examples,
    read_plain,
)

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
    notes: tuple[Notice, ...] = ()
    """What finding levels would cost, and what it would probably not find."""


def previewed_accuracy(
    table: Path, learning: TrainingOptions, use: TableUse, progress: Progress = no_progress
) -> ExpectedAccuracy:
    """Simulate training on a table at several ε; nothing is spent.

    Levels that training would search for are searched for at the ε of ``learning``, with simulated noise.

    Parameters
    ----------
    table
        a CSV file.
    learning
        how; with ε.
    use
        what is said of the table.
    progress
        called at each step.

    Raises
    ------
    FileRefused, TableProblem, UserProblem
        if the table cannot be read, or a column does not fit.
    UserProblem
        if the search would find too little to learn from.
    Cancelled
        when ``progress`` raises it.
    """
    epsilon = math.inf if learning.epsilon is None else learning.epsilon
    protection, cells = Protection(epsilon, use), read_plain(table)
    label, features = learning.label, learning.features
    names = columns_of(label, features)
    if use.delta is None or not protection.is_search(cells, names):
        examples, _ = known_examples(cells, use.domains, label, features)
        return expected_accuracy(learning, examples, progress)
    noise = SimulatedNoise(np.random.default_rng(0), protection.noise.neighbours)
    known = protection.known(cells, names, noise)
    if label in known.unfound:
        raise UserProblem(
            msg(
                "With ε = {epsilon} the search would probably find fewer than two values of {label}, so "
                "nothing could be learned. State its levels, or spend more ε.",
                epsilon=amounts.given(epsilon),
                label=label,
            )
        )
    examples, left = examples_of(known, label, features), 1 - LEVELS_SHARE
    found = expected_accuracy(learning, examples, progress, trained_with=left)
    return replace(found, notes=tuple(_notes(known, epsilon)))


def _notes(known: KnownTable, epsilon: float) -> Iterator[Notice]:
    """Yield what is to be known of a search for levels."""
    searched = msg(
        "Here, as in training, {share} of ε goes to finding the frequent levels. The preview counts them "
        "in your table, so show it only to people who may see the table.",
        share=amounts.level(LEVELS_SHARE),
    )
    yield Notice(searched)
    if known.unfound:
        left_out = msg(
            "With ε = {epsilon} the search would probably find fewer than two values of {names}. Training "
            "would leave out such columns.",
            epsilon=amounts.given(epsilon),
            names=", ".join(known.unfound),
        )
        yield Notice(left_out)


def expected_accuracy(
    learning: TrainingOptions,
    examples: Examples,
    progress: Progress = no_progress,
    *,
    trained_with: float = 1.0,
) -> ExpectedAccuracy:
    """Simulate training at several ε; of ``examples`` only domains and number of rows are looked at.

    Parameters
    ----------
    learning
        how; its ε is not looked at.
    examples
        rows with the columns of the table, and as many.
    progress
        called at each step.
    trained_with
        the part of each ε that is left for training.

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
            worth = trained_with * epsilon * rows / size
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
