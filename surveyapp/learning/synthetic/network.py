"""Synthetic tables under ε, from a network in which each attribute hangs on one other.

With a hub, every other attribute hangs on it: the structure of a naive Bayes, which costs nothing to
choose. Without one, the network is a spanning tree grown an edge at a time by permute-and-flip
on how far a pair is from independence (as Zhang et al. 2017 and McKenna, Miklau & Sheldon 2021 do with
other scores). Either way each edge's table is released once, with discrete noise, made
consistent with the others, and drawn towards independence by as much as its noise could have caused.

Rows are drawn by a low-discrepancy sequence within each value of the parent, one direction a column
(Kronecker; Niederreiter 1992), which adds much less variance than drawing them one by one, to
single columns and to pairs. It spends nothing: what is drawn from is public.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import UserProblem
from surveyapp.learning.base.noise import Noise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import MISSING, Attribute, CodedTable, Codes, Examples
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.joint.distribution import nothing_to_draw
from surveyapp.learning.joint.max_entropy import project_onto_simplex
from surveyapp.messages.message import msg

LEVELS_SHARE = 0.15
"""Share of ε for each attribute's own levels, where the network is to be chosen."""
CHOICE_SHARE = 0.15
"""Share of ε for choosing its edges."""
FIT_ROUNDS = 20

Shares = NDArray[np.float64]
Cells = NDArray[np.int64]


def too_few_attributes(*, columns: object) -> UserProblem:
    """A table with fewer than two columns has no structure."""
    return UserProblem(
        msg("A synthetic table needs two or more columns; this one has {columns}.", columns=columns)
    )


@dataclass(frozen=True, slots=True)
class Edge:
    """``child`` hangs on ``parent``."""

    parent: int
    child: int


@dataclass(frozen=True, slots=True, eq=False)
class Network:
    """A released distribution over the rows of a table.

    Attributes
    ----------
    attributes
        the columns.
    root
        the column that hangs on none.
    edges
        the others, each after its parent.
    tables
        for each edge the joint shares, shape (parent's cells, child's cells); the last of each is
        "missing", where that can be.
    levels
        for each attribute the shares of its cells.
    epsilon
        what was spent.
    rows
        number of rows of the table, 1 or more: as the released counts tell it, or public.
    """

    attributes: tuple[Attribute, ...]
    root: int
    edges: tuple[Edge, ...]
    tables: tuple[Shares, ...]
    levels: tuple[Shares, ...]
    epsilon: float
    rows: int

    def draw(self, rows: int, rng: np.random.Generator) -> CodedTable:
        """Return synthetic rows.

        Parameters
        ----------
        rows
            how many, from 1.
        rng
            for the draws; may be seeded, because nothing private is left to protect.

        Raises
        ------
        UserProblem
            if ``rows`` is less than 1.
        """
        if rows < 1:
            raise nothing_to_draw(rows=rows)
        cells = np.empty((rows, len(self.attributes)), dtype=np.int64)
        directions = _directions(len(self.attributes))
        everyone = np.zeros(rows, dtype=np.int64)
        order = rng.permutation(rows)
        cells[order, self.root] = _even(
            everyone, self.levels[self.root][None, :], directions[0], rng
        )
        for edge, table, step in zip(self.edges, self.tables, directions[1:], strict=True):
            parents = cells[order, edge.parent]
            cells[order, edge.child] = _even(parents, table, step, rng)
        sizes = np.array([len(attribute.levels) for attribute in self.attributes])
        codes: Codes = np.where(cells == sizes, MISSING, cells).astype(np.int32)
        return CodedTable(self.attributes, codes)


def _even(parents: Cells, table: Shares, step: float, rng: np.random.Generator) -> Cells:
    """Return a child's cell for each row: within each parent's cell evenly spread by ``step``."""
    drawn = np.empty(len(parents), dtype=np.int64)
    for value in range(len(table)):
        rows = np.flatnonzero(parents == value)
        share = table[value] / table[value].sum()
        # equidistribution: k·√p mod 1 spreads n rows with error ~ log n/n, where drawing has 1/√n;
        # the random start makes each value's share unbiased
        places = (np.arange(len(rows)) * step + rng.random()) % 1
        drawn[rows] = np.searchsorted(np.cumsum(share)[:-1], places, side="right")
    return drawn


def _directions(columns: int) -> list[float]:
    """Return √p mod 1 for the first primes p: independent over the rationals."""
    # with 1 they are independent over the rationals: the points fill the cube evenly (Weyl 1916)
    primes: list[int] = []
    candidate = 2
    while len(primes) < columns:
        if all(candidate % prime for prime in primes):
            primes.append(candidate)
        candidate += 1
    return [math.sqrt(prime) % 1 for prime in primes]


def learn_network(
    table: CodedTable, epsilon: float, hub: str | None = None, noise: Noise | None = None
) -> Network:
    """Learn a network from a table: a star around one column, or a spanning tree chosen under ε.

    Of a single column the levels are released.

    Parameters
    ----------
    table
        private.
    epsilon
        in all, above 0; may be infinite.
    hub
        name of the column that all others depend on; default none, and the network is chosen.
    noise
        where the noise comes from; default the vetted one.

    Raises
    ------
    EpsilonUnusable
        if ``epsilon`` is not above 0.
    UserProblem
        if the table has no column; if the table has no column ``hub``.
    """
    return network_under(PrivacyAccount(epsilon, noise, len(table)), table, hub)


def network_under(account: PrivacyAccount, table: CodedTable, hub: str | None = None) -> Network:
    """Learn a network with the ε of an account; see `learn_network`.

    Parameters
    ----------
    account
        of the table; all that is learned of the rows passes through it.
    table
        private.
    hub
        name of the column that all others depend on; default none.

    Raises
    ------
    UserProblem
        if the table has no column; if the table has no column ``hub``.
    """
    if not table.attributes:
        raise too_few_attributes(columns=0)
    measured = _Measured(table, account)
    if len(table.attributes) == 1:
        return measured.alone()
    if hub is not None:
        star = table.place(hub)
        edges = [Edge(star, other) for other in range(len(table.attributes)) if other != star]
        return measured.network(edges)
    measured.measure_levels(LEVELS_SHARE * account.epsilon)
    return measured.network(measured.spanning_tree(CHOICE_SHARE * account.epsilon))


class _Measured:
    """What has been released of a table, and the table."""

    def __init__(self, table: CodedTable, account: PrivacyAccount) -> None:
        self.table, self.account = table, account
        self.sizes = np.array([attribute.cells for attribute in table.attributes])
        self.cells: Cells = np.stack([table.placed(c) for c in range(len(self.sizes))], axis=1)
        self.levels: list[list[tuple[Shares, float]]] = [[] for _ in table.attributes]

    def measure_levels(self, epsilon: float) -> None:
        """Release each attribute's levels, for an equal part of ``epsilon``."""
        # each row is once in every attribute's table, so ε/d each composes to ε
        each = epsilon / len(self.sizes)
        for place, size in enumerate(self.sizes):
            exact = np.bincount(self.cells[:, place], minlength=size)
            counts, variance = self.account.counts(exact, each), self._variance(each)
            self.levels[place].append((counts, variance))
            # every row has one level of each attribute, so the sum of its counts is the number of rows
            self.account.learn_rows(float(counts.sum()), variance * size)

    def alone(self) -> Network:
        """Release the levels of the only attribute."""
        self.measure_levels(self.account.left)
        return self._network(0, [], [], (self._shares(0),))

    def _network(
        self, root: int, edges: list[Edge], tables: list[Shares], levels: tuple[Shares, ...]
    ) -> Network:
        rows = max(1, round(self.account.rows))
        facts = self.account.spent, rows
        return Network(self.table.attributes, root, tuple(edges), tuple(tables), levels, *facts)

    def spanning_tree(self, epsilon: float) -> list[Edge]:
        """Grow a tree from the first attribute, each edge for an equal part of ``epsilon``."""
        inside, edges = [0], list[Edge]()
        distance: dict[Edge, float] = {}
        outside = list(range(1, len(self.sizes)))
        while outside:
            distance |= {
                Edge(inside[-1], other): self._distance(inside[-1], other) for other in outside
            }
            open_edges = [edge for edge in distance if edge.child in outside]
            scores = np.array([distance[edge] for edge in open_edges])
            # what is expected follows from what was released, so one row more adds 0 or 1 to each distance
            each = epsilon / (len(self.sizes) - 1)
            edge = open_edges[self.account.choice(scores, each, width=1.0)]
            edges.append(edge)
            inside.append(edge.child)
            outside.remove(edge.child)
        return edges

    def network(self, edges: list[Edge]) -> Network:
        """Release the edges' tables, each for an equal part of what is left of ε."""
        each = self.account.left / len(edges)
        variance = self._variance(each)
        counted = [
            self.account.counts(self._joint(edge.parent, edge.child), each) for edge in edges
        ]
        for counts in counted:
            self.account.learn_rows(float(counts.sum()), variance * counts.size)
        for edge, counts in zip(edges, counted, strict=True):
            # a margin sums the cells of the other attribute, so its variance is theirs added up
            for place, axis in ((edge.parent, 1), (edge.child, 0)):
                self.levels[place].append((counts.sum(axis=axis), variance * counts.shape[axis]))
        rows = self.account.rows
        levels = tuple(self._shares(place) for place in range(len(self.sizes)))
        tables = [
            _fitted(counts / rows, levels[e.parent], levels[e.child], variance / rows**2)
            for e, counts in zip(edges, counted, strict=True)
        ]
        return self._network(edges[0].parent, edges, tables, levels)

    def _joint(self, first: int, second: int) -> Cells:
        shape = int(self.sizes[first]), int(self.sizes[second])
        mixed = self.cells[:, first] * shape[1] + self.cells[:, second]
        return np.bincount(mixed, minlength=shape[0] * shape[1]).reshape(shape)

    def _distance(self, first: int, second: int) -> float:
        # of released shares and the released number of rows: only the joint counts are private
        expected = np.outer(self._shares(first), self._shares(second)) * self.account.rows
        return float(np.clip(self._joint(first, second) - expected, 0, None).sum())

    def _variance(self, epsilon: float) -> float:
        return 2 * self.account.scale(epsilon) ** 2

    def _shares(self, place: int) -> Shares:
        """Return an attribute's shares from all that was released of it, weighed by precision."""
        weights = np.array([1 / max(variance, 1e-12) for _, variance in self.levels[place]])
        counts = np.array([counts for counts, _ in self.levels[place]])
        rows = self.account.rows
        mean = (weights[:, None] * counts).sum(axis=0) / weights.sum() / rows
        even = np.full(len(mean), 1 / len(mean))
        kept = _kept(mean, even, 1 / weights.sum() / rows**2)
        return project_onto_simplex(even + kept * (mean - even))


def _kept(seen: Shares, expected: Shares, variance: float) -> float:
    """Return which part of a departure its noise does not explain (James & Stein 1961, positive part)."""
    apart = float(((seen - expected) ** 2).sum())
    # E|seen - expected|² is about the true departure's square plus size·variance
    return max(0.0, 1 - variance * seen.size / apart) if apart else 0.0


def _fitted(joint: Shares, rows: Shares, columns: Shares, variance: float) -> Shares:
    """Return joint shares with these margins, near ``joint`` where that is more than noise."""
    expected = np.outer(rows, columns)
    table = np.clip(expected + _kept(joint, expected, variance) * (joint - expected), 0, None)
    # a cell cut at 0 would stay 0 in all rounds: iterative fitting only multiplies
    table = np.where(expected > 0, table + 1e-12, 0)
    for _ in range(FIT_ROUNDS):  # iterative proportional fitting (Deming & Stephan 1940)
        table *= (rows / np.maximum(table.sum(axis=1), 1e-300))[:, None]
        table *= columns / np.maximum(table.sum(axis=0), 1e-300)
    # a parent that was never seen still needs a row to draw from
    fitted: Shares = np.where(table.sum(axis=1, keepdims=True) > 0, table, columns)
    return fitted


def draw_labels(
    forest: RandomForest, features: CodedTable, rng: np.random.Generator, tree: int | None = None
) -> Examples:
    """Return rows with labels drawn from the leaves of a forest.

    Each row's label comes from its leaf in one of the trees, chosen at random: the ensemble of the
    variable-depth study.

    Parameters
    ----------
    forest
        trained.
    features
        rows with the forest's attributes, public or synthetic.
    rng
        for trees and labels.
    tree
        the only one that labels are drawn from; default all.

    Raises
    ------
    UserProblem
        if the table's attributes are not the forest's.
    """
    chances = forest.leaf_shares(features)
    drawn_by = rng.integers(len(chances), size=len(features))
    which = drawn_by if tree is None else np.full(len(features), tree)
    # one label a row, from its leaf's distribution: the inverse of its cumulative shares
    own = np.cumsum(chances[which, np.arange(len(features))], axis=1)
    drawn = (rng.random((len(features), 1)) >= own).sum(axis=1)
    # round-off can leave the last cumulative share below 1
    classes: Codes = np.minimum(drawn, own.shape[1] - 1).astype(np.int32)
    return Examples(features, forest.label_, classes)
