"""Sums over a log-linear distribution: belief propagation on a junction tree.

Exact: the marginals of all potentials' columns, and the logarithm of the normalizing constant.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.learning.joint.junction_tree import JunctionTree
from surveyapp.learning.joint.marginals import Columns, Shares, summed

LEAF_CELLS = 4096
"""A table of up to so many cells is added up by one sparse product."""

Numbers = NDArray[np.float64]


class LogLinearTree:
    """Potentials of some sets of columns, on a junction tree whose cliques contain them.

    Parameters
    ----------
    tree
        each of ``subsets`` lies within one of its cliques.
    widths
        of all columns.
    subsets
        the sets of columns that have potentials; theirs stand one after another in a vector.
    """

    def __init__(
        self, tree: JunctionTree, widths: Sequence[int], subsets: Sequence[Columns]
    ) -> None:
        self.tree, self.widths = tree, tuple(widths)
        sizes = [prod(widths[column] for column in subset) for subset in subsets]
        starts = np.concatenate([[0], np.cumsum(sizes)]).astype(int).tolist()
        self.size = starts[-1]
        homes: list[list[_Part]] = [[] for _ in tree.cliques]
        for subset, start, stop in zip(subsets, starts, starts[1:], strict=False):
            home = tree.home(subset, widths)
            if home is None:
                raise ValueError(subset)
            homes[home].append((subset, slice(start, stop)))
        self._regions = [
            _Region(clique, self.widths, parts)
            for clique, parts in zip(tree.cliques, homes, strict=True)
        ]
        self._separators = [
            () if parent < 0 else tree.separator(place) for place, parent in enumerate(tree.parents)
        ]
        self.beliefs: list[Shares] = []
        """Of each clique, after ``marginals``."""

    def marginals(self, theta: Numbers) -> tuple[float, Numbers]:
        """Return log Z and the marginals of the potentials' columns, one after another.

        Parameters
        ----------
        theta
            the potentials, one after another.
        """
        log_total = self.calibrate(theta)
        found = np.zeros(self.size)
        for region, belief in zip(self._regions, self.beliefs, strict=True):
            region.collect(belief, found)
        return log_total, found

    def calibrate(self, theta: Numbers) -> float:
        """Compute the cliques' marginals; return log Z.

        Parameters
        ----------
        theta
            the potentials, one after another.
        """
        tables = [region.spread(theta) for region in self._regions]
        cliques, parents = self.tree.cliques, self.tree.parents
        log_total = 0.0
        # each clique stands after its parent: backwards, all children come first
        for place in range(len(tables) - 1, -1, -1):
            table = tables[place]
            top = float(table.max())
            np.exp(np.subtract(table, top, out=table), out=table)
            if place == 0:
                total = float(table.sum())
                log_total += top + float(np.log(total))
                table /= total
                continue
            separator = self._separators[place]
            message = np.maximum(summed(table, cliques[place], separator), 1e-300)
            # the clique given its separator
            table /= _widened(message, separator, cliques[place])
            log_total += top
            parent = parents[place]
            tables[parent] += _widened(np.log(message), separator, cliques[parent])
        for place in range(1, len(tables)):
            parent, separator = parents[place], self._separators[place]
            shares = summed(tables[parent], cliques[parent], separator)
            tables[place] *= _widened(shares, separator, cliques[place])
        self.beliefs = tables
        return log_total

    def marginal(self, columns: Columns) -> Shares:
        """Return the shares of some columns' cells, after ``calibrate``.

        Parameters
        ----------
        columns
            rising.
        """
        home = self.tree.home(columns, self.widths)
        if home is not None:
            return summed(self.beliefs[home], self.tree.cliques[home], columns)
        return self._across(columns)

    def _across(self, columns: Columns) -> Shares:
        """Return shares of columns that no clique has together: sums along the tree."""
        wanted = set(columns)
        carried: list[tuple[Shares, Columns]] = [(np.ones(()), ())] * len(self.beliefs)
        for place in range(len(self.beliefs) - 1, -1, -1):
            clique, separator = self.tree.cliques[place], self._separators[place]
            table, axes = self.beliefs[place], clique
            if place:
                shares = np.maximum(summed(table, clique, separator), 1e-300)
                table = table / _widened(shares, separator, clique)
            for child in range(place + 1, len(self.beliefs)):
                if self.tree.parents[child] == place and carried[child][1]:
                    table, axes = _product(table, axes, *carried[child])
            kept = tuple(c for c in axes if c in wanted or (place and c in separator))
            # nothing that is asked for is below: the clique given its separator adds up to 1
            if place and not wanted & set(axes):
                continue
            carried[place] = summed(table, axes, kept), kept
        return carried[0][0]


def _product(one: Shares, ones: Columns, other: Shares, others: Columns) -> tuple[Shares, Columns]:
    both = tuple(sorted({*ones, *others}))
    return _widened(one, ones, both) * _widened(other, others, both), both


def _widened(table: Shares, columns: Columns, into: Columns) -> Shares:
    """Return a view of a table with axes of length 1 for the columns that it lacks."""
    lengths = dict(zip(columns, table.shape, strict=True))
    return table.reshape([lengths.get(column, 1) for column in into])


_Part = tuple[Columns, slice]


class _Region:
    """A table of some columns, and how the potentials within it are spread and collected.

    Many sets within a large table are first added up in smaller ones: of three blocks of columns each two
    together have every pair. The blocks' columns stand together in memory, so that the large table is a
    box of three sides to numpy.
    """

    def __init__(self, columns: Columns, widths: tuple[int, ...], parts: list[_Part]) -> None:
        self.columns = columns
        self.shape = tuple(widths[column] for column in columns)
        self.parts: list[_Part] = parts
        self.matrix: scipy.sparse.csr_array | None = None
        self.box: tuple[int, ...] = ()
        self.children: list[tuple[_Region, int]] = []
        if prod(self.shape) <= LEAF_CELLS and parts:
            self._make_leaf(widths)
        elif len(parts) > 3 and len(columns) > 3:
            self._divide(widths)

    def _make_leaf(self, widths: tuple[int, ...]) -> None:
        cells = prod(self.shape)
        places = np.indices(self.shape).reshape(len(self.shape), cells)
        rows = []
        first = min(part.start for _, part in self.parts)
        for subset, part in self.parts:
            axes = [self.columns.index(column) for column in subset]
            lengths = tuple(widths[column] for column in subset)
            rows.append(np.ravel_multi_index(tuple(places[axes]), lengths) + part.start - first)
        indices = np.stack(rows, axis=1).ravel()
        ends = np.arange(cells + 1) * len(rows)
        self.span = slice(first, max(part.stop for _, part in self.parts))
        shape = (cells, self.span.stop - self.span.start)
        self.matrix = scipy.sparse.csr_array((np.ones(len(indices)), indices, ends), shape=shape)
        self.transposed = self.matrix.T.tocsr()

    def _divide(self, widths: tuple[int, ...]) -> None:
        blocks: list[list[int]] = [[], [], []]
        for column in sorted(self.columns, key=lambda each: -widths[each]):
            min(blocks, key=lambda block: prod(widths[each] for each in block)).append(column)
        order = [*blocks[0], *blocks[1], *blocks[2]]
        self.box = tuple(prod(widths[each] for each in block) for block in blocks)
        self.boxed_shape = [widths[each] for each in order]
        self.to_box = [self.columns.index(each) for each in order]
        self.from_box = [order.index(each) for each in self.columns]
        left = self.parts
        for absent in (2, 1, 0):
            union = tuple(c for i, block in enumerate(blocks) if i != absent for c in block)
            inside = [(subset, part) for subset, part in left if set(subset) <= set(union)]
            left = [each for each in left if each not in inside]
            if inside:
                self.children.append((_Region(union, widths, inside), absent))
        self.parts = left

    def spread(self, theta: Numbers) -> Shares:
        """Return the sum of the potentials in each cell."""
        if self.matrix is not None:
            made: Shares = (self.matrix @ theta[self.span]).reshape(self.shape)
            return made
        table = np.zeros(self.shape)
        if self.children:
            box = np.zeros(self.box)
            for child, absent in self.children:
                face = [1 if side == absent else cells for side, cells in enumerate(self.box)]
                box += child.spread(theta).reshape(face)
            table = box.reshape(self.boxed_shape).transpose(self.from_box)
        for subset, part in self.parts:
            table += self._turned(theta[part], subset)
        return table

    def _turned(self, potentials: Numbers, subset: Columns) -> Shares:
        """Return a view of a set's potentials whose axes are those of the table."""
        places = [self.columns.index(column) for column in subset]
        order = sorted(range(len(subset)), key=places.__getitem__)
        lengths = [1] * len(self.columns)
        for place in places:
            lengths[place] = self.shape[place]
        own = potentials.reshape([self.shape[place] for place in places])
        return own.transpose(order).reshape(lengths)

    def collect(self, belief: Shares, found: Numbers) -> None:
        """Add the marginals of the potentials' columns to ``found``."""
        if self.matrix is not None:
            found[self.span] += self.transposed @ belief.ravel()
            return
        if self.children:
            box = belief.transpose(self.to_box).reshape(self.box)
            for child, absent in self.children:
                child.collect(box.sum(axis=absent).reshape(child.shape), found)
        for subset, part in self.parts:
            places = [self.columns.index(column) for column in subset]
            over = tuple(axis for axis in range(len(self.columns)) if axis not in places)
            order = np.argsort(np.argsort(places))
            found[part] += belief.sum(axis=over).transpose(order).ravel()
