"""Shapes of random decision trees: which feature each node asks for, before any data is seen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import CellLayout
from surveyapp.learning.models.flat_tree import FlatTree, TreeBuilder


class Growth(Enum):
    """When a branch goes on.

    With ``EXPECTED`` it goes on while the rows it would have, were all levels equally frequent, are
    at least ``branch_min``: the shape then costs nothing. With ``NOISY`` its rows are counted, for
    half of the tree's ε. With ``FIXED`` it goes on to half as many levels as there are features
    (Jagannathan, Pillaipakkamnatt & Wright 2009), whatever its rows.
    """

    EXPECTED = "expected"
    NOISY = "noisy"
    FIXED = "fixed"


@dataclass(frozen=True, slots=True)
class GrowthLimits:
    """How branches grow.

    Attributes
    ----------
    growth
        the rule.
    branch_min
        rows that a branch must have to be split, the source study's n_B.
    deepest
        no branch is longer.
    shallowest
        no branch is shorter, whatever its rows.
    """

    growth: Growth
    branch_min: float
    deepest: int
    shallowest: int = 0


@dataclass(slots=True)
class _Open:
    node: int
    used: frozenset[int]
    expected: float


class RandomShape:
    """One random tree while it grows, a level at a time, so that rows can be counted in between."""

    def __init__(
        self,
        layout: CellLayout,
        rows: float,
        weights: NDArray[np.float64],
        rng: np.random.Generator,
    ) -> None:
        self.layout, self.weights, self.rng = layout, weights, rng
        self.builder = TreeBuilder()
        self.open = [_Open(0, frozenset(), float(rows))]
        self.depth = 0

    @property
    def nodes(self) -> list[int]:
        """The places of the nodes that may be split next."""
        return [each.node for each in self.open]

    def descend(self, shape: GrowthLimits, rows: NDArray[np.float64] | None = None) -> None:
        """Split the open nodes that may be split.

        Parameters
        ----------
        shape
            how branches grow.
        rows : array of shape (open nodes,)
            how many rows each has, if they were counted; default the expected number.
        """
        counted = [each.expected for each in self.open] if rows is None else rows.tolist()
        going = [
            each
            for each, n in zip(self.open, counted, strict=True)
            if self._goes_on(shape, n) and len(each.used) < len(self.layout)
        ]
        self.open = [child for each in going for child in self._split(each)]
        self.depth += 1

    def _goes_on(self, shape: GrowthLimits, rows: float) -> bool:
        if self.depth < shape.shallowest or shape.growth is Growth.FIXED:
            return True
        return rows >= shape.branch_min

    def _split(self, parent: _Open) -> list[_Open]:
        weights = self.weights.copy()
        weights[list(parent.used)] = 0
        feature = int(self.rng.choice(len(weights), p=weights / weights.sum()))
        width = self.layout.width(feature)
        # at even levels each gets 1/(levels) of the rows; "missing" is not expected to get any
        used, expected = parent.used | {feature}, parent.expected / self.layout.levels[feature]
        return [
            _Open(node, used, expected) for node in self.builder.split(parent.node, feature, width)
        ]

    def built(self) -> FlatTree:
        """Return the tree as far as it has grown."""
        return self.builder.built()
