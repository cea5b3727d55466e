"""Shapes of random decision trees: which feature each node asks for, before any data is seen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import CellLayout
from surveyapp.learning.models.flat_tree import LEAF, FlatTree


class Growth(Enum):
    """When a branch goes on.

    With ``EXPECTED`` it goes on while the rows it would have, were all levels equally frequent, are
    at least ``branch_min``: the shape then costs nothing. With ``NOISY`` its rows are counted, for
    half of the tree's ε. With ``SYNTHETIC`` rows of one's own private synthetic table are counted, as in the
    study of variable depth: of it everything may be asked, free, once it has been paid for. With ``FIXED``
    it goes on to half as many levels as there are features
    (Jagannathan, Pillaipakkamnatt & Wright 2009), whatever its rows.
    """

    EXPECTED = "expected"
    NOISY = "noisy"
    SYNTHETIC = "synthetic"
    FIXED = "fixed"


@dataclass(frozen=True, slots=True)
class GrowthLimits:
    """How branches grow."""

    growth: Growth
    """The rule."""
    branch_min: float
    """Rows that a branch must have to be split, the source study's n_B."""
    deepest: int
    """No branch is longer."""
    shallowest: int = 0
    """No branch is shorter, whatever its rows."""


class RandomShape:
    """One random tree while it grows, a level at a time, so that rows can be counted in between.

    Attributes
    ----------
    nodes : array of shape (open nodes,)
        the places of the nodes that may be split next.
    expected : array of shape (open nodes,)
        how many rows each has if all levels are equally frequent, and none is missing.
    depth
        how many levels were grown.
    """

    def __init__(
        self,
        layout: CellLayout,
        rows: float,
        weights: NDArray[np.float64],
        rng: np.random.Generator,
    ) -> None:
        self.layout, self.weights, self.rng = layout, weights, rng
        self.nodes, self.expected = np.zeros(1, dtype=np.int64), np.array([float(rows)])
        self.depth = 0
        self._used = np.zeros((1, len(layout)), dtype=np.bool_)
        self._feature, self._first = np.array([LEAF]), np.zeros(1, dtype=np.int64)
        self._parent, self._depth = np.array([-1]), np.zeros(1, dtype=np.int64)

    def descend(self, shape: GrowthLimits, rows: NDArray[np.float64] | None = None) -> None:
        """Split the open nodes that may be split.

        Parameters
        ----------
        shape
            how branches grow.
        rows : array of shape (open nodes,)
            how many rows each has, if they were counted; default the expected number.
        """
        may = self.depth < shape.shallowest or shape.growth is Growth.FIXED
        goes_on = may | ((self.expected if rows is None else rows) >= shape.branch_min)
        # a level at a time with arrays: a forest has some ten thousand nodes
        self._split(np.flatnonzero(goes_on & ~self._used.all(axis=1)))
        self.depth += 1

    def _split(self, going: NDArray[np.intp]) -> None:
        parents, used = self.nodes[going], self._used[going]
        # the first of exponential waits falls on each feature in proportion to its weight
        with np.errstate(divide="ignore"):
            waits = self.rng.exponential(size=used.shape) / self.weights
        feature = np.where(used, np.inf, waits).argmin(axis=1)
        used[np.arange(len(used)), feature] = True
        starts, levels = np.array(self.layout.starts), np.array(self.layout.levels)
        widths = np.diff(starts)[feature]
        ends = self.size + np.cumsum(widths)
        self._feature[parents], self._first[parents] = feature, ends - widths
        every = np.repeat(np.arange(len(going)), widths)
        self.nodes = np.arange(self.size, self.size + len(every))
        self._used = used[every]
        is_missing = self.nodes - self._first[parents][every] == levels[feature][every]
        each = (self.expected[going] / levels[feature])[every]
        self.expected = np.where(is_missing, 0.0, each)
        self._feature = np.append(self._feature, np.full(len(every), LEAF))
        self._first = np.append(self._first, np.zeros(len(every), dtype=np.int64))
        self._parent = np.append(self._parent, parents[every])
        self._depth = np.append(self._depth, np.full(len(every), self.depth + 1))

    @property
    def size(self) -> int:
        """How many nodes there are so far."""
        return len(self._feature)

    def built(self) -> FlatTree:
        """Return the tree as far as it has grown."""
        return FlatTree(self._feature, self._first, self._parent, self._depth)
