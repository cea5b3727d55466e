"""Models to choose from that follow from what was released: they cost no more ε.

From the tables of some features by class follow a naive Bayes and a logistic regression. Candidates are

* the naive Bayes, weakened until it contradicts the largest class for nobody: what to fall back to. It
  classifies as "always the largest class" does, and its probabilities still rank people as it can;
* the naive Bayes of the one, two, three … features that tell most, by the released tables;
* both models of all these features, each alone, and corrected by the tree cut at every depth, at
  three shares;
* the naive Bayes weakened, for features that say the same: each is then believed less.

The regression is calibrated first, by rows as the naive Bayes says that they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import CellLayout, Cells
from surveyapp.learning.base.level_counts import LevelCounts
from surveyapp.learning.central.joint_bayes import joint_bayes
from surveyapp.learning.central.leaf_correction import (
    LeafCorrection,
    correct_leaves,
    mean_shares_over_rows,
)
from surveyapp.learning.central.moment_logistic import (
    DRAWN_ROWS,
    calibrated,
    independent_rows,
    logistic_from_moments,
    raked_rows,
)
from surveyapp.learning.central.moments import NoisyMoments, naive_bayes_from_moments
from surveyapp.learning.central.optimism import optimism
from surveyapp.learning.central.tree_growth import GrownTree
from surveyapp.learning.models.flat_tree import Places, TreeBuilder
from surveyapp.learning.models.log_linear import LogLinear, softmax
from surveyapp.learning.models.tree_model import TreeModel, cut_tree, linear_only

BELIEFS = (0.1, 1 / 3, 1.0)
"""Shares at which the additive model's scores are tried together with the tree; at a tenth they only rank."""
WEAKENED = (0.3, 0.6)
"""Shares at which the naive Bayes' evidence is tried alone."""
NUMBERS_OF_FEATURES = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64)
"""Of how many features a naive Bayes is tried."""
ROWS_FOR_MEANS = 200
MOST_BAYES = 0.5
ROWS_TO_BE_SURE = 100
"""Rows × ε of the choice, at which the naive Bayes has half of the most that it may say."""
JUST_BELOW = 0.999
"""Of the share at which the fallback would contradict the largest class."""

Scores = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Released:
    """What was released of a table."""

    layout: CellLayout
    """Of all features' cells."""
    features: tuple[int, ...]
    """Places of the features that have a table, rising."""
    moments: NoisyMoments
    """The tables of these features by class."""
    grown: GrownTree
    """A tree with noisy counts."""
    level_counts: LevelCounts | None = None
    """How often rows have each level, over features that share them, by their places in the tables."""

    def widened(self, linear: LogLinear) -> LogLinear:
        """Return a model of the features with a table as one of all; the others have no weight.

        Parameters
        ----------
        linear
            of the features with a table.
        """
        weights = np.zeros((self.layout.cells, len(linear.intercept)))
        for own, place in enumerate(self.features):
            weights[self.layout.of(place)] = linear.weights[linear.layout.of(own)]
        return LogLinear(self.layout, weights, linear.intercept)

    def rows(self, number: int) -> Cells:
        """Return rows of the features with a table, that stand for their distribution.

        Parameters
        ----------
        number
            how many.
        """
        if self.level_counts is None:
            return independent_rows(self.moments, number)
        return raked_rows(self.moments, self.level_counts, number)

    def widened_rows(self, rows: Cells) -> Cells:
        """Return rows of all features; those without a table are constant.

        Parameters
        ----------
        rows : array of shape (n, features with a table)
            the cells of rows of the features with a table.
        """
        wide = np.tile(np.array(self.layout.starts[:-1]), (len(rows), 1))
        wide[:, list(self.features)] += rows - np.array(self.moments.layout.starts[:-1])
        return wide


@dataclass(frozen=True, slots=True)
class CandidateKind:
    """What a candidate is."""

    is_fallback: bool = False
    """The naive Bayes, weakened until it contradicts the largest class for nobody."""
    features: int = 0
    """How many of them it reads."""
    is_regression: bool = False
    """Whether it is a logistic regression; else a naive Bayes."""
    depth: int = 0
    """Of the tree that corrects it; 0 without one."""


class Candidates:
    """Models to choose from, and how well they classify rows; each part is computed once.

    Parameters
    ----------
    released
        what they follow from.
    has_regression
        whether the regression, which takes most of the time, is fitted; else the naive Bayes is in its place.
    """

    def __init__(self, released: Released, *, has_regression: bool = True) -> None:
        self.released, self.grown, self.layout = released, released.grown, released.layout
        moments = released.moments
        plain = regression = naive_bayes_from_moments(moments)
        bayes = joint_bayes(moments, released.layout, released.features)
        if has_regression:
            rows = released.rows(DRAWN_ROWS)
            regression = logistic_from_moments(moments, rows)
        else:
            rows = independent_rows(moments, 1)
        regression = released.widened(regression)
        if has_regression:
            regression = calibrated(regression, bayes.prior, *bayes.drawn(DRAWN_ROWS))
        self.by_information = _by_information(plain, moments, released.features)
        self.plain = released.widened(plain)
        self.linears = bayes.linear(), regression
        modelled = (
            bayes.given_path(self.grown.tree),
            mean_shares_over_rows(
                self.grown, self.linears[1], released.widened_rows(rows[:ROWS_FOR_MEANS])
            ),
        )
        self.corrections: tuple[LeafCorrection, ...] = tuple(
            correct_leaves(self.grown, shares) for shares in modelled
        )
        made = list(self._models())
        self.models, self.depths = [model for model, _ in made], [depth for _, depth in made]

    @classmethod
    def model(cls, released: Released, place: int, bayes: float) -> TreeModel:
        """Return the candidate at a place, and fit the regression for those alone that need it.

        Parameters
        ----------
        released
            what it follows from.
        place
            from 0.
        bayes
            see `with_bayes`.
        """
        without = cls(released, has_regression=False)
        kind = cls.kind(released, place)
        return (cls(released) if kind.is_regression else without).with_bayes(place, bayes)

    @staticmethod
    def kind(released: Released, place: int) -> CandidateKind:
        """Return what the candidate at a place is, as ``_models`` yields them.

        Parameters
        ----------
        released
            what it follows from.
        place
            from 0.
        """
        if place == 0:
            return CandidateKind(is_fallback=True)
        every = len(released.features)
        numbers = [number for number in NUMBERS_OF_FEATURES if number < every]
        if place <= len(numbers):
            return CandidateKind(features=numbers[place - 1])
        place -= 1 + len(numbers)
        of_bayes = 1 + released.grown.tree.levels * len(BELIEFS)
        of_regression = 1 + released.grown.tree.levels * len(BELIEFS[1:])
        is_regression = of_bayes <= place < of_bayes + of_regression
        if place >= of_bayes + of_regression:
            return CandidateKind(features=every)
        beliefs = BELIEFS[1:] if is_regression else BELIEFS
        place -= of_bayes * is_regression
        depth = 0 if place == 0 else 1 + (place - 1) // len(beliefs)
        return CandidateKind(features=every, is_regression=is_regression, depth=depth)

    @classmethod
    def bayes(cls, released: Released) -> TreeModel:
        """Return the naive Bayes of all tables.

        Parameters
        ----------
        released
            what it follows from.
        """
        bayes = joint_bayes(released.moments, released.layout, released.features)
        return linear_only(bayes.linear())

    def with_bayes(self, place: int, share: float) -> TreeModel:
        """Return the candidate at a place, mixed with the naive Bayes of all tables.

        Scores are averaged: the geometric mean of the probabilities (Genest & Zidek 1986), so the result
        is a model of the same kind.

        Parameters
        ----------
        place
            from 0.
        share
            of the naive Bayes' scores, 0 to 1.
        """
        model, bayes = self.models[place], self.linears[0]
        if not share:
            return model
        linear = model.linear.mixed((1 - share) * model.share, bayes, share)
        told = model.told
        if told is not None:
            by_bayes = self.corrections[0].modelled[: len(told)]
            told = softmax((1 - share) * np.log(told) + share * np.log(by_bayes))
        return TreeModel(self.layout, model.tree, (1 - share) * model.offsets, linear, 1.0, told)

    def _models(self) -> Iterator[tuple[TreeModel, int]]:
        """Yield each candidate and its tree's depth, the simplest first; depth 0 is no tree."""
        bayes = self.linears[0]
        yield fallback(bayes), 0
        for number in NUMBERS_OF_FEATURES:
            if number < len(self.by_information):
                yield linear_only(self._of_features(self.by_information[:number])), 0
        for which, linear in enumerate(self.linears):
            yield linear_only(linear), 0
            for depth in range(1, self.grown.tree.levels + 1):
                tree = cut_tree(self.grown.tree, depth)
                # at a tenth of the additive model's scores the two hardly differ
                for share in BELIEFS[which:]:
                    offsets = self.corrections[which].offsets(share)[: len(tree)]
                    told = self.corrections[which].counted[: len(tree)]
                    yield TreeModel(self.layout, tree, offsets, linear, share, told), depth
        # last, as files of earlier versions keep the places of the others
        for share in WEAKENED:
            yield weakened(bayes, share), 0

    def _of_features(self, places: tuple[int, ...]) -> LogLinear:
        weights = np.zeros_like(self.plain.weights)
        for place in places:
            weights[self.layout.of(place)] = self.plain.weights[self.layout.of(place)]
        return LogLinear(self.layout, weights, self.plain.intercept)

    def right(
        self, cells: Cells, classes: NDArray[np.integer], weights: Sequence[float] = ()
    ) -> Scores:
        """Return how well each candidate classifies the rows, less its optimism, in rows.

        A row counts half where its most probable class is right, and by half of its quadratic score
        1 − Σ (p − e)²/2 (Brier 1950): between 0 and 1 together. The first counts what is wanted; the
        second has a smaller error, and tells apart models that classify alike.

        Parameters
        ----------
        cells : array of shape (n, d)
            the cells of the rows.
        classes : array of shape (n,)
            the places of the rows' classes.
        weights
            of the classes, above 0: what the odds are multiplied by, and how much a row of each counts,
            the largest as 1; default all alike.
        """
        cells = np.asfortranarray(cells)
        each = np.array(weights or (1.0,) * len(self.linears[0].intercept))
        found = np.array([_score(scores, classes, each) for scores in self._row_scores(cells)])
        # of equally good candidates the first, and simplest; the same for every table
        too_many = optimism(self.grown)[self.depths]
        # everything but the first term is public or already released, so a row more adds 0 to 1
        return found - too_many - np.linspace(0, 0.5, len(found))

    def _row_scores(self, cells: Cells) -> Iterator[Scores]:
        """Yield each candidate's scores of the rows, shape (classes, n)."""
        shared = {id(linear): linear.scores(cells).T for linear in self.linears}
        at = self._at(cells)
        for model, depth in zip(self.models, self.depths, strict=True):
            known = shared.get(id(model.linear))
            own = model.linear.scores(cells).T if known is None else known
            yield model.share * own + model.offsets.T[:, at[depth]]

    def _at(self, cells: Cells) -> list[Places]:
        """Return the node of each row at every depth of the tree."""
        at = [np.zeros(len(cells), dtype=np.int64)]
        for _ in range(self.grown.tree.levels):
            at.append(self.grown.tree.step(at[-1], cells, self.layout))
        return at


def _score(scores: Scores, classes: NDArray[np.integer], weights: Scores) -> float:
    """Return half of the rows classified rightly and half of the quadratic score, each row by its weight."""
    scores = scores + np.log(weights)[:, None]
    shares = softmax(scores.T)
    of_class = np.take_along_axis(shares, classes[:, None].astype(np.intp), axis=1)[:, 0]
    hits = first_argmax(list(scores)) == classes
    # Σ (p − e)² = Σ p² − 2·p of the class + 1
    quadratic = 1 - ((shares**2).sum(axis=1) - 2 * of_class + 1) / 2
    counts = (weights / weights.max())[classes]
    return float(counts @ (hits + quadratic)) / 2


def bayes_share(rows: float) -> float:
    """Return how much of the scores the naive Bayes has beside the candidate that was chosen.

    Parameters
    ----------
    rows
        times ε of the choice: one over the noise of the choice as a share of the rows.
    """
    return MOST_BAYES / (1 + rows / ROWS_TO_BE_SURE)


def _by_information(
    bayes: LogLinear, moments: NoisyMoments, places: tuple[int, ...]
) -> tuple[int, ...]:
    """Return features by how much they tell about the class, by their released tables, the most first."""
    # weights are log Pr(level | class)/Pr(level): mutual information is their mean over both
    shares = np.exp(bayes.weights) * moments.classes
    told = []
    for own in range(len(moments.layout)):
        cells = moments.layout.of(own)
        joint = moments.levels(own, 1.0)[:, None] * shares[cells]
        told.append(float((joint * bayes.weights[cells]).sum()))
    return tuple(places[own] for own in np.argsort(-np.array(told), kind="stable"))


def fallback(linear: LogLinear) -> TreeModel:
    """Return an additive model, weakened until no row has another most probable class than the largest.

    Parameters
    ----------
    linear
        the model.
    """
    place = int(np.argmax(linear.intercept))
    ahead = linear.intercept[place] - linear.intercept
    most = linear.most(place)
    others = np.arange(len(ahead)) != place
    can_come_near = others & (most > 0)
    shares = ahead[can_come_near] / most[can_come_near]
    return weakened(linear, JUST_BELOW * float(shares.min(initial=1.0)))


def weakened(linear: LogLinear, share: float) -> TreeModel:
    """Return an additive model whose features are believed less.

    Parameters
    ----------
    linear
        the model.
    share
        of what each feature says that counts, 0 to 1.
    """
    intercept = ((1 - share) * linear.intercept)[None]
    return TreeModel(linear.layout, TreeBuilder().built(), intercept, linear, share)


def first_argmax(columns: list[Scores]) -> Places:
    """Return the place of each row's largest value, shape (n,); the first of equals.

    Parameters
    ----------
    columns : k arrays of shape (n,)
        the values.
    """
    largest, place = columns[0], np.zeros(len(columns[0]), dtype=np.int64)
    for number, column in enumerate(columns[1:], start=1):
        place[column > largest] = number
        largest = np.maximum(largest, column)
    return place
