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

from surveyapp.estimation import special_functions
from surveyapp.learning.base.class_counts import (
    CellLayout,
    Cells,
    Counts,
    cell_layout,
    indicator_matrix,
)
from surveyapp.learning.base.privacy_account import Branch, PrivacyAccount
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


def worthwhile_levels(sizes: Sequence[int], rows: float, epsilon: float) -> int:
    """Return how many levels a tree should have, from what is public or was released.

    The largest D with n·ε/(D + 1) ≥ 15·k^(D − 1), k the geometric mean number of levels: down to
    there an average node still has enough rows to distinguish features.

    Parameters
    ----------
    sizes
        number of levels of each feature.
    rows
        number of rows, as it was released.
    epsilon
        of the whole tree, above 0.
    """
    # the nodes that make the last choice have n/k^(D - 1) rows on average
    branching = mean_levels(sizes)
    most = min(len(sizes), MOST_TREE_LEVELS)
    good = [
        levels
        for levels in range(1, most + 1)
        if rows * epsilon / (levels + 1) >= ROWS_PER_CHOICE * branching ** (levels - 1)
    ]
    return max(good, default=1)


def mean_levels(sizes: Sequence[int]) -> float:
    """Return the geometric mean number of levels.

    Parameters
    ----------
    sizes
        number of levels of each feature.
    """
    return math.exp(float(np.mean(np.log(sizes))))


@dataclass(frozen=True, slots=True, eq=False)
class GrownTree:
    """A tree with noisy class counts in every node."""

    tree: FlatTree
    """Its shape."""
    counts: Counts
    """Shape (nodes, classes); may be negative."""
    precision: NDArray[np.float64]
    """Shape (nodes,); one over the scale of the noise in the counts, whose deviation is √2 times the scale; 0
    where none were taken, which `make_consistent` fills in."""
    spent: NDArray[np.float64]
    """Shape (nodes,); ε spent on each node's rows from the root down to it."""


def no_tree(totals: Counts, variance: float) -> GrownTree:
    """Return a tree that asks nothing.

    Parameters
    ----------
    totals : array of shape (classes,)
        rows of each class.
    variance
        of the noise in each, above 0.
    """
    precision = np.array([math.sqrt(2 / variance)])
    return GrownTree(TreeBuilder().built(), totals[None], precision, np.zeros(1))


@dataclass(slots=True, eq=False)
class _Node:
    place: int
    rows: NDArray[np.intp]
    used: frozenset[int]
    branch: Branch
    counts: Counts = field(default_factory=lambda: np.zeros(0))
    precision: float = 0.0

    def add(self, counts: Counts, precision: float) -> None:
        """Take in another count of the same rows, each weighed by its precision."""
        if not self.precision or math.isinf(precision):
            self.counts, self.precision = counts, precision
            return
        # inverse-variance mean: noise of scale s has variance 2s², so 1/s² is the weight
        old, new = self.precision**2, precision**2
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
    so for all features in the same direction. How many rows there are is private, so x·log x is
    continued as a straight line beyond ``rows`` + 1: the bound then holds for every table.

    Parameters
    ----------
    rows
        About the most that there are: public, or released.
    """

    def __init__(self, rows: float) -> None:
        self.rows = rows

    def scores(self, table: Counts, starts: Sequence[int], shares: Counts) -> Counts:  # noqa: ARG002 - the gain needs no shares
        """See `FeatureScore.scores`; 0·log 0 = 0."""
        levels = table.sum(axis=1)
        # n·gain = n·H(class) - Σ n_v·H(class | v), whose first term is the same for all features
        bits = self._terms(table).sum(axis=1) - self._terms(levels)
        gains: Counts = np.add.reduceat(bits, starts)
        return gains

    def _terms(self, counts: Counts) -> Counts:
        """Return x·log₂ x, a straight line of its last slope beyond ``rows`` + 1."""
        within = np.minimum(counts, self.rows + 1)
        terms: Counts = (
            special_functions.xlogy(within, within) / math.log(2)
            + (counts - within) * self._steepest
        )
        return terms

    @property
    def _steepest(self) -> float:
        # the derivative of x·log₂ x at x = rows + 1
        return math.log2(self.rows + 1) + 1 / math.log(2)

    def width(self, shares: Counts) -> float:  # noqa: ARG002 - nor has its width to do with them
        """See `FeatureScore.width`."""
        # a term is convex and nowhere steeper than at its end, so one row raises it by at most that. It
        # raises the term of n_v at least as much as that of n_vc: no feature's score rises
        return self._steepest


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
    account: PrivacyAccount,
    levels: int,
    criterion: FeatureScore | None = None,
) -> GrownTree:
    """Return a tree with noisy class counts in every node.

    Parameters
    ----------
    examples
        rows with a class.
    account
        of the table, with the ε of the whole tree; it knows the number of rows.
    levels
        the most levels, from 1.
    criterion
        how features are scored; default the distance from independence.
    """
    return _Growth(examples, account, levels, criterion or DistanceFromIndependence()).grown()


class _Growth:
    def __init__(
        self,
        examples: Examples,
        account: PrivacyAccount,
        levels: int,
        criterion: FeatureScore,
    ) -> None:
        self.account = account
        self.criterion = criterion
        self.classes = examples.classes
        self.shape = len(examples.label.levels)
        self.layout = cell_layout(examples.features.attributes)
        self.cells: Cells = self.layout.placed(examples.features)
        self.mixed: Cells = self.cells * self.shape + self.classes.astype(np.int64)[:, None]
        self.epsilon, self.levels = account.left, levels
        self.rows_in_child = account.rows / mean_levels(examples.features.sizes)
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
        """Return whether the root's average child has too few rows to choose alone."""
        deviation = 2 * self.account.scale(self.for_choice)
        return self.rows_in_child < ROWS_TO_CHOOSE_ALONE * deviation

    def grown(self) -> GrownTree:
        root = _Node(0, np.arange(len(self.classes)), frozenset(), self.account.whole)
        level, depth = [root], 0
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
            np.array([node.branch.spent for node in self.nodes]),
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
        noisy = self.account.counts(np.stack(exact), epsilon, [node.branch for node in nodes])
        precision = 1 / self.account.scale(epsilon) if math.isfinite(epsilon) else math.inf
        for node, counts in zip(nodes, noisy, strict=True):
            node.add(counts, precision)

    def _finish(self, nodes: Sequence[_Node]) -> None:
        """Spend all that is left on the nodes' counts."""
        for spent in {node.branch.spent for node in nodes}:
            # nodes of one level have different rows: each may spend what its own path has left
            left = self.epsilon - spent if math.isfinite(self.epsilon) else math.inf
            self._count([node for node in nodes if node.branch.spent == spent], left)

    def _is_worth_a_choice(self, node: _Node) -> bool:
        deviation = self.account.scale(self.for_choice)
        rows = node.counts.sum()
        minority = rows - node.counts.max()
        return bool(
            rows > ENOUGH_ROWS * deviation and minority > max(ENOUGH_MINORITY * deviation, 0.5)
        )

    def _grandchildren(self, root: _Node) -> list[_Node]:
        """Split the root by a pair of features; its children are not counted."""
        pairs, scores = pair_distances(self.cells, self.classes, self.layout, root.shares)
        width = self.criterion.width(root.shares)
        chosen = self.account.choice(scores, self.for_choice, width, [root.branch])
        # one release buys two splits: the pair is chosen from the root's rows at once
        first, second = pairs[chosen]
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
        choices.sort(key=lambda choice: choice[0].place)
        return [child for node, feature in choices for child in self._split(node, feature)]

    def _parted(self, growing: list[_Node]) -> tuple[list[_Node], list[_Node]]:
        alone: list[_Node] = []
        together: list[_Node] = []
        for node in growing:
            deviation = self.criterion.width(node.shares) * self.account.scale(self.for_choice)
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
        branches = [node.branch for node in nodes]
        return allowed[self.account.choice(scores[allowed], self.for_choice, width, branches)]

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
            _Node(place, rows, used, branch)
            for place, rows, branch in zip(
                places, np.split(by_value, ends), node.branch.parted(width), strict=True
            )
        ]
