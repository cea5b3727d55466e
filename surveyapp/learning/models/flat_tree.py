"""Decision trees as arrays, so that all rows walk down one level at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import CellLayout, Cells

LEAF = -1

Places = NDArray[np.int64]
Values = NDArray[np.int16]


@dataclass(frozen=True, slots=True, eq=False)
class FlatTree:
    """A tree, its nodes level by level; the children of a node stand one after another.

    They stand behind those of all nodes before it, so the features alone say where everything is. A node has
    one child for each cell of its feature: its levels in order, then "missing", if that can be.
    """

    feature: Places
    """The feature that each node asks for, or `LEAF`."""
    first: Places
    """The place of each node's first child."""
    parent: Places
    """The place of each node's parent; the root's is -1."""
    depth: Places
    """The number of features asked for above each node."""

    def __len__(self) -> int:
        return len(self.feature)

    @property
    def levels(self) -> int:
        """The largest depth."""
        return int(self.depth.max())

    @property
    def leaves(self) -> Places:
        """The places of the leaves."""
        return np.flatnonzero(self.feature == LEAF)

    def walk(self, cells: Cells, layout: CellLayout, depth: int | None = None) -> Places:
        """Return the node that each row has reached after some steps, shape (n,).

        Parameters
        ----------
        cells : array of shape (n, d)
            the cells of the rows.
        layout
            of the features' cells.
        depth
            number of steps; default as many as there are.
        """
        return self.walk_values(values_by_column(cells, layout), depth)

    def walk_values(self, values: Values, depth: int | None = None) -> Places:
        """Return the node that each row has reached after some steps, shape (n,).

        Parameters
        ----------
        values : array of shape (d + 1, n)
            of the rows, as `values_by_column` returns them: several trees can share them.
        depth
            number of steps; default as many as there are.
        """
        columns, rows = values.shape
        # a leaf asks for the last column, of zeros, and leads to itself: so no row has to be left out
        is_leaf = self.feature == LEAF
        column = np.where(is_leaf, columns - 1, self.feature) * rows
        first = np.where(is_leaf, np.arange(len(self)), self.first)
        at, row, flat = np.zeros(rows, dtype=np.int64), np.arange(rows), values.ravel()
        for _ in range(self.levels if depth is None else depth):
            at = first.take(at) + flat.take(column.take(at) + row)
        return at

    def step(self, at: Places, cells: Cells, layout: CellLayout) -> Places:
        """Return the node that each row reaches one step further down, shape (n,); in a leaf it stays.

        Parameters
        ----------
        at : array of shape (n,)
            the node of each row.
        cells : array of shape (n, d)
            the cells of the rows.
        layout
            of the features' cells.
        """
        feature = self.feature[at]
        going = np.flatnonzero(feature != LEAF)
        asked = feature[going]
        below = at.copy()
        below[going] = self.first[at[going]] + cells[going, asked] - np.array(layout.starts)[asked]
        return below

    def levels_on_path(self, layout: CellLayout) -> Values:
        """Return the level of each feature that leads to each node, shape (nodes, d); -1 where none is asked.

        Parameters
        ----------
        layout
            of the features' cells.
        """
        found = np.full((len(self), len(layout)), -1, dtype=np.int16)
        for nodes in self.by_level():
            parents = self.parent[nodes]
            found[nodes] = found[parents]
            found[nodes, self.feature[parents]] = nodes - self.first[parents]
        return found

    def by_level(self) -> Iterator[Places]:
        """Yield the places of the nodes of each depth, from the first below the root on."""
        for depth in range(1, self.levels + 1):
            yield np.flatnonzero(self.depth == depth)

    def cells(self, nodes: Places, layout: CellLayout) -> Places:
        """Return the cell of its parent's feature that leads to each node, shape (k,).

        Parameters
        ----------
        nodes : array of shape (k,)
            places of nodes, the root not among them.
        layout
            of the features' cells.
        """
        parents = self.parent[nodes]
        starts = np.array(layout.starts)[self.feature[parents]]
        leading: Places = starts + nodes - self.first[parents]
        return leading


def values_by_column(cells: Cells, layout: CellLayout) -> Values:
    """Return the place of each value among its feature's cells, and a last column of zeros.

    Parameters
    ----------
    cells : array of shape (n, d)
        the cells of the rows.
    layout
        of the features' cells.
    """
    values = np.zeros((len(layout) + 1, len(cells)), dtype=np.int16)
    values[:-1] = cells.T - np.array(layout.starts[:-1])[:, None]
    return values


def summed_up(tree: FlatTree, leaves: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return every node's numbers as the sum of its leaves', shape (nodes, …).

    Parameters
    ----------
    tree
        any.
    leaves : array of shape (nodes, …)
        of which only the leaves' numbers are looked at.
    """
    found = np.where((tree.feature == LEAF).reshape(-1, *(1,) * (leaves.ndim - 1)), leaves, 0.0)
    for nodes in reversed(list(tree.by_level())):
        np.add.at(found, tree.parent[nodes], found[nodes])
    return found


def shares_below(
    layout: CellLayout, trees: Sequence[FlatTree], rows: Sequence[NDArray[np.float64]]
) -> tuple[NDArray[np.float64] | None, ...]:
    """Return the shares of each feature's cells among the rows of the nodes that ask for it.

    Parameters
    ----------
    layout
        of the features' cells.
    trees
        any number of them.
    rows
        for each tree, shape (nodes,): the rows of each leaf, 0 or more; of other nodes anything.

    Returns
    -------
    tuple
        for each feature shape (cells of the feature,); None where no tree asks for it.
    """
    found = [np.zeros(layout.width(place)) for place in range(len(layout))]
    for tree, own in zip(trees, rows, strict=True):
        every = summed_up(tree, own)
        for node in np.flatnonzero(tree.feature != LEAF).tolist():
            feature, first = int(tree.feature[node]), int(tree.first[node])
            found[feature] += every[first : first + len(found[feature])]
    return tuple(each / each.sum() if each.sum() > 0 else None for each in found)


class TreeBuilder:
    """Puts nodes one after another."""

    def __init__(self) -> None:
        self._feature = [LEAF]
        self._first = [0]
        self._parent = [-1]
        self._depth = [0]
        self._last = -1

    def split(self, node: int, feature: int, children: int) -> range:
        """Split a leaf; return the places of its new children.

        Parameters
        ----------
        node
            its place.
        feature
            the feature it is split by.
        children
            their number.

        Raises
        ------
        ValueError
            if a node behind it was split before: its children would stand where a file has others.
        """
        if node <= self._last:
            raise ValueError("nodes are split in the order in which they stand")
        self._last = node
        first = len(self._feature)
        self._feature[node], self._first[node] = feature, first
        self._feature += [LEAF] * children
        self._first += [0] * children
        self._parent += [node] * children
        self._depth += [self._depth[node] + 1] * children
        return range(first, first + children)

    def built(self) -> FlatTree:
        """Return the tree."""
        rows = (self._feature, self._first, self._parent, self._depth)
        return FlatTree(*(np.array(row, dtype=np.int64) for row in rows))
