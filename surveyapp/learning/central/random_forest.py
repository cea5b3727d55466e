"""Random decision trees under ε, with branches of variable depth.

Jagannathan, Pillaipakkamnatt & Wright (2009): the trees ask for features at random, without looking
at the data; only the leaves' class counts do, and carry noise. Trees share ε, or each gets rows of
its own and the whole of it. They vote by log posterior: the mean of their leaves' log class shares.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import Cells, cell_layout
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.redrawing import redrawn_counts
from surveyapp.learning.base.table import CodedTable, Examples, attribute_unknown
from surveyapp.learning.central.base import CentralClassifier
from surveyapp.learning.central.own_rows import own_synthetic_rows
from surveyapp.learning.central.random_shapes import Growth, GrowthLimits, RandomShape
from surveyapp.learning.models.flat_tree import (
    FlatTree,
    Places,
    Values,
    shares_below,
    values_by_column,
)
from surveyapp.learning.models.serialization import (
    array_of_shape,
    rounded_lists,
    tree_from_json,
    tree_to_json,
)
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.options import choice, flag, number, weights, whole

DEFAULT_TREES = 8
NOISE_PER_SPLIT = 4
"""Deviations of a leaf's noise, per class, that a branch must hold to be split by default."""
FEWEST_ROWS = 10
GROWTH_SHARE = 0.5
"""Share of a tree's ε for noisy counts of its branches."""
OWN_ROWS_SHARE = 0.15
"""Share of ε for a forest's own synthetic table. On five public tables at ε .3, 1 and 3 better than .3 in 12
of 15 cells and than .5 in 13 (an accuracy of .739 beside .656 and .670, .812 beside .796 and .787)."""
GROWN_ON_ROWS = 20_000
"""Rows drawn of one's own synthetic table: they cost nothing."""
DEFAULT_MAX_DEPTH = 8
"""On simulated tables of 20,000 × 15 as accurate as 9 and 12 at ε .3, 1 and 3, for a half of the leaves."""


class RandomForest(CentralClassifier):
    """An ensemble of random decision trees."""

    method = "forest"
    learner = "forest"
    title = QT_TRANSLATE_NOOP("messages", "Forest of random trees")

    trees: int = whole("Trees", "how many trees", default=DEFAULT_TREES, low=1, metavar="T")
    branch_min: float | None = number(
        "Rows of a branch, n_B",
        "rows that a branch must have to be split; by default so many that a leaf's counts stand out from "
        "its noise",
        default=None,
        low=0,
        is_open=True,
        empty="automatic",
        metavar="N",
    )
    weights: Mapping[str, float] | None = weights(
        "Weights of features",
        "how likely a tree asks for A, others being 1; may be repeated",
        flag="--weight-attribute",
    )
    growth: Growth = choice(
        "Branches grow",
        "what ends a branch: expected, fewer rows than n_B were all levels equally frequent; synthetic, "
        "fewer than n_B in a private synthetic table of the features, for 0.15 of ε (free in synthesize, "
        "which has one); noisy, a noisy count below n_B, for half of a tree's ε; fixed, its depth",
        {
            Growth.EXPECTED: "While n_B rows can be expected",
            Growth.SYNTHETIC: "while n_B rows of an own synthetic table come to them",
            Growth.NOISY: "While a noisy count is n_B or more",
            Growth.FIXED: "To a fixed depth",
        },
        default=Growth.EXPECTED,
        is_advanced=True,
        metavar="GROWTH",
    )
    depth: int | None = whole(
        "Depth",
        "the fixed depth of branches, by default half as many as there are features; else the largest",
        default=None,
        low=1,
        empty="automatic",
        is_advanced=True,
    )
    minimum_depth: int = whole(
        "Least depth", "no branch is shorter", default=0, low=0, is_advanced=True
    )
    own_rows: bool = flag(
        "Rows of its own for each tree",
        "each tree counts a part of the rows with all of ε, instead of all rows with a part of ε",
        is_advanced=True,
    )
    seed: int | None = whole(
        "Seed of the trees' shapes",
        "of the trees' shapes, which are public; never of the noise that protects people",
        default=None,
        low=0,
        empty="by chance",
        is_advanced=True,
    )

    grown_on: CodedTable | None = None
    """Rows that branches grow by with ``Growth.SYNTHETIC``, which are released; where there are none the
    forest learns and draws its own."""
    trees_: tuple[FlatTree, ...]
    """The shapes."""
    counts_: tuple[NDArray[np.float64], ...]
    """For each tree, shape (nodes, classes): noisy counts of its leaves."""
    deviation_: float
    """Of the noise in the noisiest of them."""
    asked_for: int | None = None
    """The feature that a tree must ask for on a row's way to count for it; None: all trees count."""

    def _fit(self, examples: Examples, account: PrivacyAccount) -> None:
        account.release_rows()
        rng = np.random.default_rng(self.seed)
        grown_on = self._grown_on(examples.features, account, rng)
        places = cell_layout(examples.features.attributes)
        values = values_by_column(places.placed(examples.features), places)
        # trees on rows of their own compose in parallel: the whole ε for each. Otherwise all trees
        # see every row, and sequential composition divides ε
        each = account.left if self.own_rows else account.left / self.trees
        # follows from domains, ε and the released number of rows: it costs nothing
        shape = self._shape(examples, account.scale(each))
        part = own_parts(self.trees, len(examples))
        weights = self._feature_weights(examples)
        branches = (
            account.whole.parted(self.trees) if self.own_rows else [account.whole] * self.trees
        )
        self.trees_, self.counts_, self.deviation_ = (), (), 0.0
        for place, branch in enumerate(branches):
            rows = part == place if self.own_rows else slice(None)
            start = RandomShape(places, self._rows_per_tree(account.rows), weights, rng)
            counted = _Rows(values[:, rows], examples.classes[rows], len(examples.label.levels))
            count = partial(account.counts, of=[branch])
            tree, counts, epsilon = _counted(start, shape, counted, each, count, grown_on=grown_on)
            self.trees_, self.counts_ = (*self.trees_, tree), (*self.counts_, counts)
            # with noisy growth trees differ in what is left for their leaves: the noisiest is told
            self.deviation_ = max(self.deviation_, account.scale(epsilon))
        totals = np.clip(np.sum([counts.sum(axis=0) for counts in self.counts_], axis=0), 1, None)
        self.class_shares_ = totals / totals.sum()

    def _grown_on(
        self, features: CodedTable, account: PrivacyAccount, rng: np.random.Generator
    ) -> Values | None:
        """Return the synthetic rows that branches grow by, paid for if they are not there yet."""
        if self.growth is not Growth.SYNTHETIC:
            return None
        rows = self.grown_on
        if rows is None:
            epsilon = OWN_ROWS_SHARE * account.left
            rows = own_synthetic_rows(features, account, epsilon, GROWN_ON_ROWS, rng)
        places = cell_layout(features.attributes)
        return values_by_column(places.placed(rows), places)

    def _rows_per_tree(self, rows: float) -> float:
        return rows / self.trees if self.own_rows else rows

    def _feature_weights(self, examples: Examples) -> NDArray[np.float64]:
        names = [attribute.name for attribute in examples.features.attributes]
        given = self.weights or {}
        for name in given:
            if name not in names:
                raise attribute_unknown(attribute=name, known=", ".join(names))
        return np.array([given.get(name, 1.0) for name in names])

    def _shape(self, examples: Examples, deviation: float) -> GrowthLimits:
        features = len(examples.features.sizes)
        half = max(1, round(features / 2))
        fixed = self.growth is Growth.FIXED
        deepest = min(features, self.depth or (half if fixed else DEFAULT_MAX_DEPTH))
        default = max(FEWEST_ROWS, NOISE_PER_SPLIT * len(examples.label.levels) * deviation)
        return GrowthLimits(self.growth, self.branch_min or default, deepest, self.minimum_depth)

    def _scores(self, cells: Cells) -> NDArray[np.float64]:
        # the mean of log posteriors is the logarithm of their geometric mean
        mean: NDArray[np.float64] = np.average(
            self._votes(cells), axis=0, weights=self._vote_weights(cells)
        )
        return mean

    def _votes(self, cells: Cells) -> NDArray[np.float64]:
        votes = [
            _log_posterior(counts, self.deviation_)[reached]
            for reached, counts in zip(self._reached(cells), self.counts_, strict=True)
        ]
        return np.array(votes)

    def _reached(self, cells: Cells) -> list[Places]:
        """Return the leaf of each row in each tree."""
        values = values_by_column(cells, cell_layout(self.features_))
        return [tree.walk_values(values) for tree in self.trees_]

    def _vote_weights(self, cells: Cells) -> NDArray[np.float64] | None:
        """Return how much each tree counts for each row, shape (trees, n, classes); None: all alike."""
        if self.asked_for is None:
            return None
        layout = cell_layout(self.features_)
        asks = np.array(
            [
                tree.levels_on_path(layout)[reached, self.asked_for] >= 0
                for tree, reached in zip(self.trees_, self._reached(cells), strict=True)
            ]
        )
        asks |= ~asks.any(axis=0)
        return np.repeat(asks[..., None].astype(np.float64), len(self.classes_), axis=2)

    def redrawn(self, rng: np.random.Generator, weight: float = 1) -> Self | None:
        """See `Classifier.redrawn`.

        Trees that all count the same rows would err together; drawn apart they do not, so each varies by as
        many times more as there are trees, and their mean by what one does.
        """
        same = 1 if self.own_rows else len(self.trees_)
        other, drawn = copy.copy(self), []
        for tree, counts in zip(self.trees_, self.counts_, strict=True):
            found = np.zeros(counts.shape)
            leaves = counts[tree.leaves]
            found[tree.leaves] = redrawn_counts(leaves, self.deviation_, rng, weight * same)
            drawn.append(found)
        other.counts_ = tuple(drawn)
        return other

    def without_pull(self) -> Self:
        """See `Classifier.without_pull`."""
        other = copy.copy(self)
        other.deviation_ = 0.0
        return other

    def asking_for(self, place: int) -> Self:
        """See `Classifier.asking_for`: for each row the trees that ask on its way to a leaf."""
        other = copy.copy(self)
        other.asked_for = place
        return other

    def level_shares(self) -> tuple[NDArray[np.float64] | None, ...]:
        """Return the shares of each feature's levels as the counts below the nodes that ask for it tell."""
        rows = [np.clip(counts, 0, None).sum(axis=1) for counts in self.counts_]
        return shares_below(cell_layout(self.features_), self.trees_, rows)

    @property
    def epsilon_per_leaf(self) -> float:
        """What the counts of each leaf were released for at least, in a row more or less."""
        return math.inf if self.deviation_ == 0 else 1 / self.deviation_

    def leaf_shares(self, features: CodedTable) -> NDArray[np.float64]:
        """Return the class shares of each row's leaf in each tree: shape (trees, n, classes).

        Parameters
        ----------
        features
            with this model's attributes, in its order.

        Raises
        ------
        UserProblem
            if the table's attributes are not the model's.
        """
        shares: NDArray[np.float64] = np.exp(self._votes(self._cells(features)))
        return shares

    def parameters(self) -> dict[str, Any]:
        """Return the forest as a JSON value."""
        return {
            "counts": [rounded_lists(counts) for counts in self.counts_],
            "deviation": self.deviation_,
            "trees": [tree_to_json(tree) for tree in self.trees_],
        }

    def _restore(self, parameters: dict[str, Any]) -> None:
        places, classes = cell_layout(self.features_), len(self.label_.levels)
        self.deviation_ = float(parameters["deviation"])
        self.trees_ = tuple(tree_from_json(tree, places) for tree in parameters["trees"])
        self.counts_ = tuple(
            array_of_shape(counts, (len(tree), classes))
            for tree, counts in zip(self.trees_, parameters["counts"], strict=True)
        )


def own_parts(trees: int, rows: int) -> NDArray[np.int64]:
    """Return which tree each row is counted by, where each has rows of its own: by coins of the row's own.

    Parameters
    ----------
    trees
        how many.
    rows
        how many.
    """
    # not seeded: by a seed a row more would shift the parts of those that follow
    return np.random.default_rng().integers(trees, size=rows)


@dataclass(frozen=True, slots=True, eq=False)
class _Rows:
    """Rows that a tree counts."""

    values: Values
    classes: NDArray[np.integer]
    size: int

    def in_nodes(self, nodes: Places, tree: FlatTree) -> NDArray[np.int64]:
        """Return how many rows stand in each of ``nodes``, all of one level."""
        return np.bincount(tree.walk_values(self.values), minlength=len(tree))[nodes]

    def by_class(self, tree: FlatTree) -> NDArray[np.int64]:
        """Return how many rows of each class are in each leaf: shape (nodes, classes)."""
        mixed = tree.walk_values(self.values) * self.size + self.classes
        return np.bincount(mixed, minlength=len(tree) * self.size).reshape(len(tree), self.size)


def _counted(
    start: RandomShape,
    shape: GrowthLimits,
    rows: _Rows,
    epsilon: float,
    count: Callable[[NDArray[np.int64], float], NDArray[np.float64]],
    *,
    grown_on: Values | None,
) -> tuple[FlatTree, NDArray[np.float64], float]:
    """Return a grown tree, its nodes' noisy class counts (0 above the leaves), and the ε of these."""
    noisy = shape.growth is Growth.NOISY
    for_level = GROWTH_SHARE * epsilon / shape.deepest if noisy else 0.0
    expected = start.expected[0]
    while len(start.nodes) and start.depth < shape.deepest:
        reached: NDArray[np.float64] | None = None
        if noisy:
            # a row stands in one open node of a level: one count changes, by one; the levels add up
            reached = count(rows.in_nodes(start.nodes, start.built()), for_level)
        elif grown_on is not None:
            # the shares are those of synthetic rows, so to look at them again costs nothing
            found = np.bincount(start.built().walk_values(grown_on), minlength=start.size)
            reached = found[start.nodes] * expected / grown_on.shape[1]
        start.descend(shape, reached)
    tree = start.built()
    # levels that were not reached have cost nothing: the leaves get their part as well
    left = epsilon - for_level * start.depth if math.isfinite(epsilon) else epsilon
    exact = rows.by_class(tree)
    counts = np.zeros(exact.shape)
    # leaves part the rows, so one row counts in one cell of all of them
    counts[tree.leaves] = count(exact[tree.leaves], left)
    return tree, counts, left


def _log_posterior(counts: NDArray[np.float64], deviation: float) -> NDArray[np.float64]:
    """Return each node's log class shares, drawn towards the whole tree's by one deviation and a row."""
    kept = np.clip(counts, 0, None)
    # at least one row a class, so that a class without any does not get log 0
    overall = counts.sum(axis=0).clip(1)
    prior = (1 + deviation) * overall / overall.sum()
    shares = (kept + prior) / (kept + prior).sum(axis=1, keepdims=True)
    logs: NDArray[np.float64] = np.log(shares)
    return logs
