"""The default that needs no choice: an additive model, a tree, and how much to believe each.

A small part of ε buys the number of rows. The rest is parted by that and by public facts alone: a
tenth (more, where rows are few) scores the candidates, a share that falls with the number of features
(each needs a table of its own, so their noise grows with d, a tree's does not), and where rows are few,
buys the tables of each feature by class, and the rest grows one tree. The tree's counts are made
consistent, and give the tables the number of rows of each class. From the tables follow, for nothing
more, a naive Bayes and a logistic regression. Candidates are each of the two alone, and each corrected
by the tree cut at every depth, at three shares. The one that classifies most rows of the table rightly,
less its `optimism`, is chosen by permute-and-flip: one row changes each score by at most one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import Cells
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Examples
from surveyapp.learning.central.consistent_counts import make_consistent
from surveyapp.learning.central.leaf_correction import (
    LeafCorrection,
    class_shares_given_path,
    correct_leaves,
    mean_shares_over_rows,
)
from surveyapp.learning.central.moment_logistic import independent_rows, logistic_from_moments
from surveyapp.learning.central.moments import NoisyMoments, naive_bayes_from_moments, noisy_moments
from surveyapp.learning.central.naive_bayes import OneModel
from surveyapp.learning.central.optimism import optimism
from surveyapp.learning.central.tree_growth import GrownTree, grow_tree, worthwhile_levels
from surveyapp.learning.models.flat_tree import Places
from surveyapp.learning.models.log_linear import LogLinear
from surveyapp.learning.models.tree_model import TreeModel, cut_tree, linear_only
from surveyapp.messages.message import QT_TRANSLATE_NOOP

SCORES_SHARE = 0.1
MOST_FOR_SCORES = 0.2
ROWS_TO_COMPARE = 20
"""Rows × ε of the scores, at least, while its share allows: the noise is then a twentieth of the rows."""
TABLES_SHARE = 0.6
"""Share of ε for the tables of very few features."""
FEATURES_AT_HALF = 32
"""Number of features at which that share is half as large."""
BELIEFS = (0.0, 1 / 3, 1.0)
"""Shares at which the additive model's scores are tried together with the tree."""
ROWS_TO_BE_SEEN = 80
"""Rows × ε for each feature below which that share falls too: noise would drown all tables."""
ROWS_FOR_MEANS = 200

Scores = NDArray[np.float64]


def split_epsilon(epsilon: float, features: int, rows: float) -> tuple[float, float, float]:
    """Return ε for the tables, the tree and the scores, from what is public or was released.

    Parameters
    ----------
    epsilon
        in all, above 0; may be infinite.
    features
        their number.
    rows
        number of rows, as it was released.
    """
    wanted = ROWS_TO_COMPARE / (rows * epsilon)
    scores = min(max(SCORES_SHARE, wanted), MOST_FOR_SCORES) * epsilon
    tables = TABLES_SHARE * FEATURES_AT_HALF / (FEATURES_AT_HALF + features) * epsilon
    if np.isfinite(epsilon):
        tables *= min(1.0, rows * epsilon / (ROWS_TO_BE_SEEN * features))
    return tables, epsilon - tables - scores if np.isfinite(epsilon) else epsilon, scores


class _Candidates:
    """Models to choose from, and how they score rows; each part is computed once."""

    def __init__(self, moments: NoisyMoments, grown: GrownTree) -> None:
        self.layout = moments.layout
        self.grown = grown
        bayes, regression = naive_bayes_from_moments(moments), logistic_from_moments(moments)
        rows = independent_rows(moments, ROWS_FOR_MEANS)
        self.linears: tuple[LogLinear, ...] = (bayes, regression)
        modelled = (
            class_shares_given_path(grown, bayes),
            mean_shares_over_rows(grown, regression, rows),
        )
        self.corrections: tuple[LeafCorrection, ...] = tuple(
            correct_leaves(grown, shares) for shares in modelled
        )

    def places(self) -> Iterator[tuple[int, int, float]]:
        """Yield which additive model, the tree's depth and the share; depth 0 is no tree."""
        for which in range(len(self.linears)):
            yield which, 0, 1.0
            for depth in range(1, self.grown.tree.levels + 1):
                # without the additive model's scores the two differ in their priors only
                yield from ((which, depth, share) for share in BELIEFS if share or not which)

    def model(self, which: int, depth: int, share: float) -> TreeModel:
        """Return one candidate."""
        if not depth:
            return linear_only(self.linears[which])
        tree = cut_tree(self.grown.tree, depth)
        offsets = self.corrections[which].offsets(share)[: len(tree)]
        return TreeModel(self.layout, tree, offsets, self.linears[which], share)

    def right(self, cells: Cells, classes: NDArray[np.integer]) -> Scores:
        """Return how many rows each candidate classifies rightly, less its optimism."""
        cells = np.asfortranarray(cells)
        linear = [each.scores(cells).T for each in self.linears]
        at = self._at(cells)
        right = []
        for which, depth, share in self.places():
            scores = [share * each for each in linear[which]]
            if depth:
                offsets = self.corrections[which].offsets(share).T.copy()
                scores = [s + own[at[depth]] for s, own in zip(scores, offsets, strict=True)]
            right.append(np.count_nonzero(first_argmax(scores) == classes))
        # of equally good candidates the first, and simplest; the same for every table
        too_many = optimism(self.grown)[[depth for _, depth, _ in self.places()]]
        # everything but the first term is public or already released, so a row more adds 0 or 1
        return np.array(right) - too_many - np.linspace(0, 0.5, len(right))

    def _at(self, cells: Cells) -> list[Places]:
        """Return the node of each row at every depth of the tree."""
        at = [np.zeros(len(cells), dtype=np.int64)]
        for _ in range(self.grown.tree.levels):
            at.append(self.grown.tree.step(at[-1], cells, self.layout))
        return at


def first_argmax(columns: Sequence[Scores]) -> Places:
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


class Auto(OneModel):
    """A private classifier that needs no choice but ε."""

    method = "auto"
    learner = "auto"
    title = QT_TRANSLATE_NOOP("messages", "Let the program choose")

    def _fit(self, examples: Examples, account: PrivacyAccount) -> None:
        account.release_rows()
        sizes = examples.features.sizes
        for_tables, for_tree, for_scores = split_epsilon(account.left, len(sizes), account.rows)
        moments = noisy_moments(examples, account.allot(for_tables))
        # the tables tell the number of rows too, mostly better than what was bought of it alone
        account.learn_rows(*moments.rows_by_tables)
        levels = worthwhile_levels(sizes, account.rows, for_tree)
        grown = make_consistent(grow_tree(examples, account.allot(for_tree), levels))
        # the root's consistent counts estimate the class totals too, by noise of their own
        moments = replace(
            moments,
            known_totals=grown.counts[0],
            known_variance=2 / float(grown.precision[0]) ** 2,
        )
        candidates = _Candidates(moments, grown)
        scores = candidates.right(moments.layout.placed(examples.features), examples.classes)
        # a row more adds 0 or 1 to each candidate's score, so two of them part by at most 1
        chosen = account.choice(scores, for_scores, width=1.0)
        self.model_ = candidates.model(*list(candidates.places())[chosen])
