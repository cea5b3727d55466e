"""Randomized reports of a plain table, as a survey would collect them: for rehearsals and benchmarks.

Draws are by a seeded generator with the designs' exact odds.

A value that is missing (or that a respondent leaves out) is replaced by a level drawn evenly before the
coins fall. So the report does not give away who left something out, which ε would otherwise not cover, the
design needs no level for it, and the tables only lean towards even by the share that is missing.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.core.design import MOST_CHOICES, AskableDesign, Design
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.designs.oracles.subset_selection import SubsetSelection
from surveyapp.designs.oracles.unary import Unary
from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.frequency_oracles import (
    OracleVariance,
    best_oracle,
    exact_coin_flips,
    simulate_reports,
    support_of,
)
from surveyapp.estimation.simulated_reports import Answers, simulate_channel_reports
from surveyapp.learning.base.table import MISSING, Attribute, CodedTable, Codes, Examples
from surveyapp.learning.local.coded_reports import QuestionReports, ReportColumn
from surveyapp.learning.local.reports import Bundle, LocalReports, bundled_reports
from surveyapp.messages.message import msg


def without_constant_features(examples: Examples) -> Examples:
    """Leave out features of one level: a question about them would cost ε and reveal nothing.

    Parameters
    ----------
    examples
        with any features.
    """
    features = examples.features
    kept = np.flatnonzero(np.array(features.sizes) > 1)
    attributes = tuple(features.attributes[place] for place in kept)
    return replace(examples, features=CodedTable(attributes, features.codes[:, kept]))


def fill_missing(codes: Codes, levels: int, rng: np.random.Generator) -> Answers:
    """Return the values with an evenly drawn one in place of each that is missing.

    Parameters
    ----------
    codes : array of shape (n,)
        places among the levels, or `MISSING`.
    levels
        their number.
    rng
        for the draws.
    """
    drawn = rng.integers(levels, size=len(codes))
    return np.where(codes == MISSING, drawn, codes).astype(np.int64)


def simulate_coded_reports(
    design: AskableDesign, answers: Answers, rng: np.random.Generator
) -> ReportColumn:
    """Return a report for each answer, coded.

    Parameters
    ----------
    design
        of a channel or an oracle.
    answers : array of shape (n,)
        places of the true answers, none missing.
    rng
        for the coins.

    Raises
    ------
    TypeError
        if the design is of another kind.
    """
    if isinstance(design, OracleDesign):
        reports: ReportColumn = simulate_reports(design, answers, rng)
        return reports
    if isinstance(design, KRR):
        forced = rng.integers(design.k, size=len(answers))
        return np.where(exact_coin_flips(design.form.truth, (len(answers),), rng), answers, forced)
    if isinstance(design, Design):
        return simulate_channel_reports(design.channel, answers, rng)
    raise TypeError(f"no simulation for {design.name}")


def best_cell_design(k: int, epsilon: float | Fraction) -> AskableDesign:
    """Return which of ``k_rr``, ``unary`` and ``subset_selection`` estimates k shares best at ``epsilon``.

    Parameters
    ----------
    k
        number of answers, from 2.
    epsilon
        above 0.

    Raises
    ------
    ParameterProblem
        if k or ε is out of range.
    """
    return _best(k, Fraction(epsilon)).design


@lru_cache(maxsize=1024)
def _best(k: int, epsilon: Fraction) -> OracleVariance:
    table = best_oracle(k, epsilon, 1).table
    return next(row for row in table if isinstance(row.design, KRR | Unary | SubsetSelection))


@lru_cache(maxsize=1024)
def bundle_design(k: int, epsilon: Fraction) -> KRR:
    """Return the design of a report on several features at once.

    Parameters
    ----------
    k
        number of combinations.
    epsilon
        above 0.
    """
    return KRR(k=k, epsilon=epsilon)


# one by one


def simulate_one_by_one(
    examples: Examples, designs: Sequence[AskableDesign], rng: np.random.Generator
) -> tuple[tuple[QuestionReports, ...], QuestionReports]:
    """Return the reports to the features, and those to the label.

    Parameters
    ----------
    examples
        rows with a class.
    designs
        one for each feature and, last, the label's.
    rng
        for the coins.
    """
    columns = [*examples.features.codes.T, examples.classes]
    attributes = (*examples.features.attributes, examples.label)
    every = [
        QuestionReports(
            attribute,
            design,
            simulate_coded_reports(design, fill_missing(column, design.answer_count, rng), rng),
        )
        for attribute, design, column in zip(attributes, designs, columns, strict=True)
    ]
    return tuple(every[:-1]), every[-1]


def designs_for_even_epsilon(
    examples: Examples, epsilon: float | Fraction
) -> tuple[AskableDesign, ...]:
    """Return the best design for each feature and the label, with ε divided evenly.

    Parameters
    ----------
    examples
        whose domains count.
    epsilon
        of all questions together, above 0.

    Raises
    ------
    UserProblem
        naming a feature to leave out; ``without_constant_features`` does.
    """
    each = Fraction(epsilon) / (len(examples.features.attributes) + 1)
    sizes = (*examples.features.sizes, len(examples.label.levels))
    _check_levels(examples)
    return tuple(best_cell_design(size, each) for size in sizes)


def _check_levels(examples: Examples) -> None:
    for feature in examples.features.attributes:
        if len(feature.levels) < 2:
            raise UserProblem(
                msg(
                    "{feature} has only one level, {level}, so it does not help to predict. "
                    "Leave it out.",
                    feature=feature.name,
                    level=feature.levels[0],
                )
            )


# bundles


@dataclass(frozen=True, slots=True, eq=False)
class BundleDraw:
    """Which bundle each respondent drew."""

    order: NDArray[np.intp]
    """Shape (n, d); features as each respondent drew them."""
    taken: NDArray[np.intp]
    """Shape (n,); how many of them, from the first on, are in the bundle; at least 1."""


def draw_bundles(
    sizes: Sequence[int], classes: int, epsilon: float | Fraction, n: int, rng: np.random.Generator
) -> BundleDraw:
    """Draw each respondent's bundle: features in random order, as many as are worthwhile.

    With t the odds of truth, g features reported at once by ``k_rr`` reveal as much as g·t² open answers
    would, and one feature by its best design as much as sampling's variance over the variance in all. The
    number with the largest of these is taken, from the sizes alone, up to 256 combinations.

    Parameters
    ----------
    sizes : d numbers
        of levels of each feature.
    classes
        their number.
    epsilon
        of one report, above 0.
    n
        number of respondents.
    rng
        for the draws.
    """
    # the order is drawn without looking at the answers, so which bundle one gets gives nothing away
    order = np.argsort(rng.random((n, len(sizes))), axis=1)
    cells = classes * np.cumprod(np.asarray(sizes, dtype=np.float64)[order], axis=1)
    growth = math.exp(epsilon)
    # k_rr reports the truth with probability t = (e^ε - 1)/(e^ε + k - 1), else an even draw
    truth = (growth - 1) / (growth + cells - 1)
    # a share's variance is divided by about t², so a report tells about t² of an open answer
    worth = np.arange(1, len(sizes) + 1) * truth**2
    worth[cells > MOST_CHOICES] = 0.0
    alone = np.array([_worth(size * classes, Fraction(epsilon)) for size in sizes])
    worth[:, 0] = alone[order[:, 0]]
    return BundleDraw(order, 1 + np.argmax(worth, axis=1))


def _worth(k: int, epsilon: Fraction) -> float:
    """Return the information of one report over that of an open answer, all k cells equally likely."""
    # p(1 - p) at p = 1/k
    sampling = Fraction(k - 1, k**2)
    return float(sampling / (sampling + support_of(_best(k, epsilon).design).coin_variance(k)))


def simulate_bundles(
    examples: Examples,
    epsilon: float | Fraction,
    rng: np.random.Generator,
    *,
    draw: BundleDraw | None = None,
) -> LocalReports:
    """Return reports of one bundle a respondent, drawn at random, with the whole of ε.

    Parameters
    ----------
    examples
        rows with a class.
    epsilon
        of one report, above 0.
    rng
        for bundles and coins.
    draw
        who reports which bundle; default ``draw_bundles``.

    Raises
    ------
    UserProblem
        naming a feature to leave out; ``without_constant_features`` does; if a feature has
        more than 256 combinations with the label.
    """
    features, label = examples.features.attributes, examples.label
    _check_levels(examples)
    check_cells(features, label)
    sizes, classes = examples.features.sizes, len(label.levels)
    drawn = draw or draw_bundles(sizes, classes, epsilon, len(examples), rng)
    columns = [
        fill_missing(c, s, rng) for c, s in zip(examples.features.codes.T, sizes, strict=True)
    ]
    bundles = []
    for chosen, who in _groups(drawn):
        shape = (*(sizes[place] for place in chosen), classes)
        answers = np.stack([*(columns[place][who] for place in chosen), examples.classes[who]])
        cells = np.ravel_multi_index(tuple(answers), shape).astype(np.int64)
        made = best_cell_design if len(chosen) == 1 else bundle_design
        design = made(math.prod(shape), Fraction(epsilon))
        bundles.append(Bundle(chosen, design, simulate_coded_reports(design, cells, rng)))
    return bundled_reports(features, label, bundles, respondents=len(examples))


def check_cells(features: Sequence[Attribute], label: Attribute) -> None:
    """Refuse a feature with more combinations with the label than a design takes.

    Parameters
    ----------
    features
        to predict from.
    label
        to be predicted.

    Raises
    ------
    UserProblem
        naming the first.
    """
    for feature in features:
        cells = len(feature.levels) * len(label.levels)
        if cells > MOST_CHOICES:
            raise UserProblem(
                msg(
                    "{feature} and {label} have {cells} combinations, but one report can have "
                    "at most about 256. Merge levels, or leave {feature} out.",
                    feature=feature.name,
                    label=label.name,
                    cells=cells,
                )
            )


def distinct_bundles(draw: BundleDraw) -> tuple[tuple[int, ...], ...]:
    """Return the different bundles that were drawn, each as places of features.

    Parameters
    ----------
    draw
        the bundles of all respondents.
    """
    return tuple(chosen for chosen, _ in _groups(draw))


def _groups(draw: BundleDraw) -> list[tuple[tuple[int, ...], NDArray[np.intp]]]:
    """Return each bundle that was drawn, and by whom."""
    n, d = draw.order.shape
    is_in = np.zeros((n, d), dtype=np.bool_)
    np.put_along_axis(is_in, draw.order, np.arange(d) < draw.taken[:, None], axis=1)
    different, which = np.unique(is_in, axis=0, return_inverse=True)
    by_bundle = np.argsort(which.ravel(), kind="stable")
    parts = np.split(by_bundle, np.cumsum(np.bincount(which.ravel()))[:-1])
    chosen = [tuple(map(int, np.flatnonzero(row))) for row in different]
    return list(zip(chosen, parts, strict=True))


def simulate_every_pair(
    examples: Examples, p: Fraction, q: Fraction, rng: np.random.Generator
) -> LocalReports:
    """Return reports of the label and of all (feature, class) pairs of everybody, by unary encoding.

    The privacy losses of all of them add up: (d + 1)·ln(p(1 − q)/((1 − p)q)).

    Parameters
    ----------
    examples
        rows with a class.
    p
        probability of a 1 at the own cell.
    q
        probability of a 1 at another cell, below ``p``.
    rng
        for the coins.
    """
    classes = len(examples.label.levels)
    bundles = []
    for place, size in enumerate(examples.features.sizes):
        design = Unary(k=size * classes, p=p, q=q)
        levels = fill_missing(examples.features.codes[:, place], size, rng)
        bundles.append(
            Bundle(
                (place,),
                design,
                simulate_coded_reports(design, levels * classes + examples.classes, rng),
            )
        )
    own = Unary(k=classes, p=p, q=q)
    alone = QuestionReports(
        examples.label, own, simulate_coded_reports(own, examples.classes.astype(np.int64), rng)
    )
    return bundled_reports(
        examples.features.attributes,
        examples.label,
        bundles,
        respondents=len(examples),
        answered=len(bundles),
        alone=alone,
    )
