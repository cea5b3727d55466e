"""Growing one decision tree greedily under ε.

Rows of one level's nodes are different rows, so a whole level costs what its dearest node costs; the
levels add up. Of each level's part of ε, a share buys the class counts of every node, which say
whether to go on, and the rest buys the choice of the feature to ask for. A branch that ends early
puts all that is left on its path into its leaf's counts.

The choice is made by permute-and-flip on the *distance from independence* of feature and class in
the node, Σ max(0, n_vc − n_v·p_c), with p the node's released class shares: unlike gini and entropy
it moves by at most 2(1 − p_c) from one row of class c, and unlike the number of correctly classified rows
it sees a feature that only changes the odds. A node with enough rows chooses for itself; the
small ones of a level choose together, one feature for all of them, adding up what each sees. Where all
of the second level would have to choose together, the first two features are chosen as a pair, by
the same distance over the cells of both: one choice instead of two, and it sees an interaction.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from scipy.special import xlogy

from surveyapp.learning.base.class_counts import (
    CellLayout,
    Cells,
    Counts,
    cell_layout,
    indicator_matrix,
)
from surveyapp.learning.base.noise import Noise
from surveyapp.learning.base.table import Examples
from surveyapp.learning.models.flat_tree import FlatTree, TreeBuilder

COUNTS_SHARE = 0.4
"""Share of a level's ε for the class counts; the rest is for the choice."""
ROWS_PER_CHOICE = 15
"""Rows × ε that a level's average node should have, for it to be worth a level."""
MOST_TREE_LEVELS = 8
ENOUGH_ROWS = 10
"""Deviations of a choice that a node's rows, to be split, must exceed."""
ENOUGH_MINORITY = 3
"""The same for its rows outside the largest class."""
ROWS_TO_CHOOSE_ALONE = 100
"""The same for its rows, to choose for itself."""


def worthwhile_levels(examples: Examples, epsilon: float) -> int:
    """Return how many levels a tree should have: public, from domains, number of rows and ε.

    The largest D with n·ε/(D + 1) ≥ 15·k^(D − 1), k the geometric mean number of levels: down to
    there an average node still has enough rows to distinguish features.

    Parameters
    ----------
    examples
        whose domains and number of rows count.
    epsilon
        of the whole tree, above 0.
    """
    sizes = examples.features.sizes
    # the nodes that make the last choice have n/k^(D - 1) rows on average
    branching = _branching(examples)
    most = min(len(sizes), MOST_TREE_LEVELS)
    good = [
        levels
        for levels in range(1, most + 1)
        if len(examples) * epsilon / (levels + 1) >= ROWS_PER_CHOICE * branching ** (levels - 1)
    ]
    return max(good, default=1)


def _branching(examples: Examples) -> float:
    return math.exp(float(np.mean(np.log(examples.features.sizes))))


@dataclass(frozen=True, slots=True, eq=False)
class GrownTree:
    """A tree with noisy class counts in every node.

    Attributes
    ----------
    tree
        its shape.
    counts
        shape (nodes, classes); may be negative.
    precision
        shape (nodes,); ε of the counts, so that their noise has deviation √2/ε; 0 where none were taken,
        which `make_consistent` fills in.
    spent
        shape (nodes,); ε spent on each node's rows from the root down to it.
    """

    tree: FlatTree
    counts: Counts
    precision: NDArray[np.float64]
    spent: NDArray[np.float64]


@dataclass(slots=True, eq=False)
class _Node:
    place: int
    rows: NDArray[np.intp]
    used: frozenset[int]
    spent: float
    counts: Counts = field(default_factory=lambda: np.zeros(0))
    precision: float = 0.0

    def add(self, counts: Counts, epsilon: float) -> None:
        """Take in another count of the same rows, each weighed by its precision."""
        self.spent += epsilon
        if not self.precision or math.isinf(epsilon):
            self.counts, self.precision = counts, epsilon
            return
        # inverse-variance mean: noise of ε has variance 2/ε², so ε² is the weight
        old, new = self.precision**2, epsilon**2
        self.counts = (self.counts * old + counts * new) / (old + new)
        self.precision = math.sqrt(old + new)

    @property
    def shares(self) -> Counts:
        # a half row for each class, so that no share is 0 (Jeffreys 1946)
        kept = np.clip(self.counts, 0, None) + 0.5
        shares: Counts = kept / kept.sum()
        return shares


class FeatureScore(Protocol):
    """How features are scored for a choice among them."""

    def scores(self, table: Counts, starts: Sequence[int], shares: Counts) -> Counts:
        """Return each feature's score in a node, shape (d,).

        Parameters
        ----------
        table : array of shape (cells, classes)
            class counts of every level of every feature in the node.
        starts : d numbers
            the first cell of each feature.
        shares : array of shape (classes,)
            released class shares of the node; they sum to 1.
        """

    def width(self, shares: Counts) -> float:
        """Return how far apart one row more can move the scores of two features.

        Parameters
        ----------
        shares : array of shape (classes,)
            released class shares of the node; they sum to 1.
        """


class DistanceFromIndependence:
    """Σ max(0, n_vc − n_v·p_c): how many rows are in other cells than under independence."""

    def scores(self, table: Counts, starts: Sequence[int], shares: Counts) -> Counts:
        """See `FeatureScore.scores`."""
        # a row of class c in level v adds 1 - p_c to its own cell and takes p_k off each other
        # class k's; cut at 0, so the sum moves within ±(1 - p_c). p is released, thus fixed
        above = np.clip(table - table.sum(axis=1, keepdims=True) * shares, 0, None)
        distances: Counts = np.add.reduceat(above.sum(axis=1), starts)
        return distances

    def width(self, shares: Counts) -> float:
        """Return 2(1 − smallest share): a row of class c moves a score by at most 1 − p_c, up or down."""
        return 2 * (1 - float(shares.min()))


class InformationGain:
    """Minus the rows' entropy within the levels, in bits: the information gain but for a constant.

    A row more lowers it by between 0 and log₂(n + 1) + 1/ln 2 (Friedman & Schuster 2010), and it does
    so for all features in the same direction.
    """

    def __init__(self, rows: int) -> None:
        self.rows = rows

    def scores(self, table: Counts, starts: Sequence[int], shares: Counts) -> Counts:  # noqa: ARG002 - the gain needs no shares
        """See `FeatureScore.scores`; 0·log 0 = 0."""
        levels = table.sum(axis=1)
        # n·gain = n·H(class) - Σ n_v·H(class | v), whose first term is the same for all features
        bits = (xlogy(table, table).sum(axis=1) - xlogy(levels, levels)) / math.log(2)
        gains: Counts = np.add.reduceat(bits, starts)
        return gains

    def width(self, shares: Counts) -> float:  # noqa: ARG002 - nor has its width to do with them
        """See `FeatureScore.width`."""
        # x·log x is convex: up to x + 1 ≤ n + 1 it rises by at most its slope there. A row more
        # raises the term of n_v at least as much as that of n_vc: no feature's score rises
        return math.log2(self.rows + 1) + 1 / math.log(2)


def pair_distances(
    cells: Cells, classes: NDArray[np.integer], places: CellLayout, shares: Counts
) -> tuple[list[tuple[int, int]], Counts]:
    """Return all pairs of features, and of each `DistanceFromIndependence` over the cells of both.

    Parameters
    ----------
    cells : array of shape (n, d)
        the cells of the rows.
    classes : array of shape (n,)
        the places of the rows' classes.
    places
        the layout of the cells.
    shares : array of shape (classes,)
        released class shares; they sum to 1.
    """
    # MᵀM of the 0/1 marks of one class counts all pairs of cells at once
    together = []
    for k in range(len(shares)):
        marked = indicator_matrix(cells[classes == k], places.cells)
        together.append((marked.T @ marked).toarray())
    rows = np.sum(together, axis=0)
    above = sum(np.clip(n - rows * p, 0, None) for n, p in zip(together, shares, strict=True))
    starts = places.starts[:-1]
    distances = np.add.reduceat(np.add.reduceat(above, starts, axis=0), starts, axis=1)
    first, second = np.triu_indices(len(places), 1)
    return list(zip(first.tolist(), second.tolist(), strict=True)), distances[first, second]


def grow_tree(
    examples: Examples,
    epsilon: float,
    levels: int,
    noise: Noise,
    criterion: FeatureScore | None = None,
) -> GrownTree:
    """Return a tree with noisy class counts in every node.

    Parameters
    ----------
    examples
        rows with a class.
    epsilon
        of the whole tree, above 0; may be infinite.
    levels
        the most levels, from 1.
    noise
        where the noise comes from.
    criterion
        how features are scored; default the distance from independence.
    """
    return _Growth(
        examples, epsilon, levels, noise, criterion or DistanceFromIndependence()
    ).grown()


class _Growth:
    def __init__(
        self,
        examples: Examples,
        epsilon: float,
        levels: int,
        noise: Noise,
        criterion: FeatureScore,
    ) -> None:
        self.noise = noise
        self.criterion = criterion
        self.classes = examples.classes
        self.shape = len(examples.label.levels)
        self.layout = cell_layout(examples.features.attributes)
        self.cells: Cells = self.layout.placed(examples.features)
        self.mixed: Cells = self.cells * self.shape + self.classes.astype(np.int64)[:, None]
        self.epsilon, self.levels = epsilon, levels
        self.rows_in_child = len(examples) / _branching(examples)
        # D levels of splits have D + 1 levels of nodes, the leaves' included
        self._share_out(levels + 1)
        self.paired = (
            levels > 1
            and isinstance(self.criterion, DistanceFromIndependence)
            and self._chooses_together()
        )
        # a pair is one choice for two levels, and the nodes between are not counted: a part less
        if self.paired:
            self._share_out(levels)
        self.builder = TreeBuilder()
        self.nodes: list[_Node] = []

    def _share_out(self, levels: int) -> None:
        level = self.epsilon / levels
        self.for_counts, self.for_choice = level * COUNTS_SHARE, level * (1 - COUNTS_SHARE)

    def _chooses_together(self) -> bool:
        """Return whether the root's average child has too few rows to choose alone: public."""
        deviation = 2 * self.noise.neighbours.value / self.for_choice
        return self.rows_in_child < ROWS_TO_CHOOSE_ALONE * deviation

    def grown(self) -> GrownTree:
        level, depth = [_Node(0, np.arange(len(self.classes)), frozenset(), 0.0)], 0
        while level:
            growing = self._measured(level, depth)
            self.nodes += level
            if self.paired and not depth:
                level, depth = self._grandchildren(*growing), 2
            else:
                level, depth = self._children(growing), depth + 1
        return GrownTree(
            self.builder.built(),
            np.array([node.counts for node in self.nodes]),
            np.array([node.precision for node in self.nodes]),
            np.array([node.spent for node in self.nodes]),
        )

    def _measured(self, level: Sequence[_Node], depth: int) -> list[_Node]:
        """Count the classes of a level's nodes; return those that go on."""
        can = depth < self.levels
        counted = [node for node in level if can and len(node.used) < len(self.layout)]
        self._count(counted, self.for_counts)
        growing = [node for node in counted if depth == 0 or self._is_worth_a_choice(node)]
        going = set(map(id, growing))
        self._finish([node for node in level if id(node) not in going])
        return growing

    def _count(self, nodes: Sequence[_Node], epsilon: float) -> None:
        """Count the classes of nodes of different rows, with one call for all of their noise."""
        if not nodes:
            return
        exact = [np.bincount(self.classes[n.rows], minlength=self.shape) for n in nodes]
        for node, counts in zip(nodes, self.noise.counts(np.stack(exact), epsilon), strict=True):
            node.add(counts, epsilon)

    def _finish(self, nodes: Sequence[_Node]) -> None:
        """Spend all that is left on the nodes' counts."""
        for spent in {node.spent for node in nodes}:
            # nodes of one level have different rows: each may spend what its own path has left
            left = self.epsilon - spent if math.isfinite(self.epsilon) else math.inf
            self._count([node for node in nodes if node.spent == spent], left)

    def _is_worth_a_choice(self, node: _Node) -> bool:
        deviation = self.noise.neighbours.value / self.for_choice
        rows = node.counts.sum()
        minority = rows - node.counts.max()
        return bool(
            rows > ENOUGH_ROWS * deviation and minority > max(ENOUGH_MINORITY * deviation, 0.5)
        )

    def _grandchildren(self, root: _Node) -> list[_Node]:
        """Split the root by a pair of features; its children are not counted."""
        pairs, scores = pair_distances(self.cells, self.classes, self.layout, root.shares)
        chosen = self.noise.choice(scores, self.for_choice, self.criterion.width(root.shares))
        # one release buys two splits: the pair is chosen from the root's rows at once
        first, second = pairs[chosen]
        root.spent += self.for_choice
        children = self._split(root, first)
        for child in children:
            child.counts = np.zeros(self.shape)
        self.nodes += children
        return [each for child in children for each in self._split(child, second)]

    def _children(self, growing: list[_Node]) -> list[_Node]:
        alone, together = self._parted(growing)
        choices = [(node, self._choice([node])) for node in alone]
        if together:
            common = self._choice(together)
            choices += [(node, common) for node in together]
        for node in growing:
            node.spent += self.for_choice
        return [child for node, feature in choices for child in self._split(node, feature)]

    def _parted(self, growing: list[_Node]) -> tuple[list[_Node], list[_Node]]:
        alone: list[_Node] = []
        together: list[_Node] = []
        for node in growing:
            deviation = (
                self.criterion.width(node.shares) * self.noise.neighbours.value / self.for_choice
            )
            enough = node.counts.sum() >= ROWS_TO_CHOOSE_ALONE * deviation
            (alone if enough else together).append(node)
        return alone, together

    def _choice(self, nodes: list[_Node]) -> int:
        # a feature that each of the nodes has asked for cannot be chosen; fixed by earlier choices
        allowed = sorted(
            set(range(len(self.layout))) - frozenset.intersection(*(n.used for n in nodes))
        )
        scores = sum((self._scores(node) for node in nodes), np.zeros(len(self.layout)))
        # a row stands in one node only: the summed scores move as that node's do, so the largest
        # width of the nodes covers all
        width = max(self.criterion.width(node.shares) for node in nodes)
        return allowed[self.noise.choice(scores[allowed], self.for_choice, width)]

    def _scores(self, node: _Node) -> Counts:
        shape = self.layout.cells, self.shape
        mixed = self.mixed if len(node.rows) == len(self.mixed) else self.mixed[node.rows]
        table = np.bincount(mixed.ravel(), minlength=shape[0] * shape[1]).reshape(shape)
        return self.criterion.scores(table.astype(np.float64), self.layout.starts[:-1], node.shares)

    def _split(self, node: _Node, feature: int) -> list[_Node]:
        if feature in node.used:  # the others' choice leaves nothing to ask here
            self._finish([node])
            return []
        width = self.layout.width(feature)
        places = self.builder.split(node.place, feature, width)
        value = (self.cells[node.rows, feature] - self.layout.starts[feature]).astype(np.int16)
        by_value = node.rows[np.argsort(value, kind="stable")]
        ends = np.cumsum(np.bincount(value, minlength=width))[:-1]
        used = node.used | {feature}
        return [
            _Node(place, rows, used, node.spent)
            for place, rows in zip(places, np.split(by_value, ends), strict=True)
        ]
