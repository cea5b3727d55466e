"""Naive Bayes over groups of features (semi-naive: Kononenko 1991), from tables that were counted anyway.

Features of a group need not be independent within a class: Pr(class)·Π_group Pr(levels together | class). How
far they are from it is drawn in as far as noise and chance can have made it (`shrunken_joint`): a group
that shows nothing is its features' naive Bayes.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import CellLayout, Cells, Counts
from surveyapp.learning.base.shared_tables import Groups
from surveyapp.learning.central.moments import NoisyMoments, level_shares_given_class
from surveyapp.learning.central.shrinkage import shrunken_joint
from surveyapp.learning.models.flat_tree import FlatTree
from surveyapp.learning.models.log_linear import LogLinear, Together, softmax


@dataclass(frozen=True, slots=True, eq=False)
class JointBayes:
    """A naive Bayes over groups of features."""

    layout: CellLayout
    """Of all features' cells."""
    prior: NDArray[np.float64]
    """Array of shape (classes,): their shares."""
    groups: Groups
    """Places of features; a feature in none of them says nothing."""
    tables: tuple[Counts, ...]
    """Arrays of shape (levels of each feature of the group…, classes): Pr(levels together | class) of each
    group."""

    def linear(self) -> LogLinear:
        """Return the model with the scores log Pr(class) + Σ log(Pr(levels | class)/Pr(levels))."""
        weights = np.zeros((self.layout.cells, len(self.prior)))
        together = []
        for group, table in zip(self.groups, self.tables, strict=True):
            # dividing by Pr(levels) changes no posterior, but centres the weights: no effect is 0
            own = np.log(table) - np.log(table @ self.prior)[..., None]
            if len(group) == 1:
                weights[self.layout.of(group[0])] = own
            else:
                together.append(Together(group, own))
        return LogLinear(self.layout, weights, np.log(self.prior), tuple(together))

    def drawn(self, number: int) -> tuple[Cells, NDArray[np.intp]]:
        """Return cells of rows as the model says that they are, and their classes.

        A feature in no group has its first level. Classes and levels are spread evenly and shuffled by a
        fixed generator: nothing here protects anybody, and equal models should give equal rows.

        Parameters
        ----------
        number
            of rows.
        """
        rng = np.random.default_rng(0)
        classes = _spread(rng, self.prior, number)
        cells = np.tile(np.array(self.layout.starts[:-1]), (number, 1))
        for own in range(len(self.prior)):
            at = np.flatnonzero(classes == own)
            for group, table in zip(self.groups, self.tables, strict=True):
                places = _spread(rng, table[..., own].ravel(), len(at))
                for feature, levels in zip(
                    group, np.unravel_index(places, table.shape[:-1]), strict=True
                ):
                    cells[at, feature] += levels
        return cells, classes

    def given_path(self, tree: FlatTree) -> NDArray[np.float64]:
        """Return Pr(class | path) of each node, shape (nodes, classes).

        Parameters
        ----------
        tree
            whose paths are meant.
        """
        path = tree.levels_on_path(self.layout)
        scores = np.tile(np.log(self.prior), (len(tree), 1))
        for group, table in zip(self.groups, self.tables, strict=True):
            own = path[:, group]
            are_known = own >= 0
            for known in np.unique(are_known[are_known.any(axis=1)], axis=0):
                at = np.flatnonzero((are_known == known).all(axis=1))
                # what the path does not ask for is summed up
                shares = table.sum(axis=tuple(np.flatnonzero(~known)))
                scores[at] += np.log(shares[tuple(own[at][:, known].T)])
        return softmax(scores)


def _spread(rng: np.random.Generator, shares: Counts, number: int) -> NDArray[np.intp]:
    """Return places that have the shares to within one each, in random order."""
    even = (rng.permutation(number) + 0.5) / max(number, 1)
    return np.searchsorted(np.cumsum(shares)[:-1] / shares.sum(), even)


def joint_bayes(
    moments: NoisyMoments, layout: CellLayout | None = None, places: tuple[int, ...] = ()
) -> JointBayes:
    """Return the naive Bayes over the groups that were counted together.

    Parameters
    ----------
    moments
        the released tables by class.
    layout
        of all features; default of those with a table.
    places
        of the features with a table among all; needed with ``layout``.
    """
    given, totals = level_shares_given_class(moments), moments.totals
    alone = [given[moments.layout.of(place)] for place in range(len(moments.layout))]
    # of a release that kept no tables nothing is known of features together
    groups = moments.groups if moments.tables else tuple((place,) for place in range(len(alone)))
    tables = [
        alone[group[0]]
        if len(group) == 1
        else shrunken_joint(
            moments.tables[number],
            [alone[place] for place in group],
            totals,
            moments.variance_together,
        )
        for number, group in enumerate(groups)
    ]
    if layout is not None:
        groups = tuple(tuple(places[own] for own in group) for group in groups)
    return JointBayes(layout or moments.layout, moments.classes, groups, tuple(tables))
