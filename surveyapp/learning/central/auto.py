"""The default that needs no choice: additive models, a tree, and how much to believe each.

ε is parted by public facts and what was released before (`PARTS`). A little buys the class counts, and with
them the number of rows. Where a table by class of every feature would drown in noise, a part chooses the
features that get one (`feature_choice`). Then come the tables; the rest but a tenth grows one tree, whose
counts are made consistent and tell the number of rows of each class too. What follows from all that for
nothing more are `candidates`; the last tenth chooses among them, by permute-and-flip on how many rows they
classify rightly and how sharply: one row changes each score by at most one.
"""

from __future__ import annotations

import copy
import math
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.blas import one_thread
from surveyapp.learning.base.class_counts import Counts, cell_layout
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Examples
from surveyapp.learning.central.candidates import Candidates, Released
from surveyapp.learning.central.consistent_counts import make_consistent
from surveyapp.learning.central.feature_choice import choose_features, with_features
from surveyapp.learning.central.kept_release import (
    redrawn_release,
    release_without_noise,
    released_from_json,
    released_to_json,
)
from surveyapp.learning.central.level_counts import alike, count_levels
from surveyapp.learning.central.moments import noisy_moments
from surveyapp.learning.central.naive_bayes import OneModel
from surveyapp.learning.central.tree_growth import (
    grow_tree,
    mean_levels,
    no_tree,
    worthwhile_levels,
)
from surveyapp.messages.message import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Parts:
    """How ε is parted.

    The figures are mean accuracies over eight tables at ε .3 / 1 / 4 with another value; as it is they are
    .686 / .735 / .783 (``tests/benchmarks/test_auto_ablation.py`` prints all; their error is about .003).

    Attributes
    ----------
    classes
        share of ε for the class counts. (.03: .686 / .733 / .784; .12: .694 / .736 / .782.)
    choice
        share for the choice of the features that get a table, where not all do. (.1: .680 / .730 / .783;
        .26: .685 / .737 / .783.)
    tables
        share for the tables of features by class. (.2: .688 / .727 / .767; .46: .690 / .733 / .780.)
    level_counts
        share for how often rows have each level, where enough features share them. (.025: .686 / .735 /
        .779; .1: .685 / .736 / .782.)
    scores
        share for the choice among candidates, at least. (.05: .685 / .728 / .784; .2: .683 / .738 / .782.)
    most_scores
        that share at most. (.1: .683 / .735 / .783; .4: .686 / .735 / .783.)
    rows_to_compare
        rows × ε of the scores, at least, up to that: the noise is then a twentieth of the rows.
        (10: .683 / .735 / .783.)
    rows_a_cell
        rows × ε of the tables, for each cell of a table and each table: how many tables there are.
        (6: .680 / .730 / .781; 24: .690 / .730 / .777.)
    fewest
        tables that there are at least. (2: .690 / .732 / .783; 6: .691 / .725 / .783.)
    rows_a_pair
        rows × ε for each cell of two average features and the class, for there to be a tree; of fewer the
        tables make more. (5: .684 / .735 / .783; 20: .690 / .734 / .782.)
    """

    classes: float = 0.06
    choice: float = 0.2
    tables: float = 0.4
    level_counts: float = 0.05
    scores: float = 0.1
    most_scores: float = 0.2
    rows_to_compare: float = 20
    rows_a_cell: float = 12
    fewest: int = 3
    rows_a_pair: float = 10

    def for_scores(self, epsilon: float, rows: float) -> float:
        """Return ε for the choice among candidates.

        Parameters
        ----------
        epsilon
            in all, above 0; may be infinite.
        rows
            number of rows, as it was released.
        """
        wanted = self.rows_to_compare / (rows * epsilon)
        return min(max(self.scores, wanted), self.most_scores) * epsilon

    def has_tree(self, epsilon: float, rows: float, classes: int, sizes: list[int]) -> bool:
        """Return whether there are rows enough for a tree: its second level has so many cells.

        Parameters
        ----------
        epsilon
            in all, above 0; may be infinite.
        rows
            number of rows, as it was released.
        classes
            their number.
        sizes
            number of levels of each feature.
        """
        return rows * epsilon >= self.rows_a_pair * classes * mean_levels(sizes) ** 2

    def number_of_tables(self, epsilon: float, rows: float, classes: int, sizes: list[int]) -> int:
        """Return how many features get a table.

        Parameters
        ----------
        epsilon
            of the tables, above 0; may be infinite.
        rows
            number of rows, as it was released.
        classes
            their number.
        sizes
            number of levels of each feature.
        """
        if math.isinf(epsilon):
            return len(sizes)
        affordable = int(rows * epsilon / (self.rows_a_cell * classes * mean_levels(sizes)))
        few = max(affordable, self.fewest)
        # a choice costs ε of its own: it should give each table more than twice as much
        return few if 2 * few < len(sizes) else len(sizes)


class Auto(OneModel):
    """A private classifier that needs no choice but ε."""

    method = "auto"
    learner = "auto"
    title = QT_TRANSLATE_NOOP("messages", "Let the program choose")
    card_title = QT_TRANSLATE_NOOP("messages", "Chosen by the program")
    parts: ClassVar[Parts] = Parts()
    redraws: ClassVar[int] = 24
    released_: Released | None = None
    """What the candidates follow from; None of a model of an earlier version."""
    chosen_: int = 0
    """Which candidate it is."""

    def _fit(self, examples: Examples, account: PrivacyAccount) -> None:
        whole, parts, sizes = account.left, self.parts, list(examples.features.sizes)
        totals, variance = self._class_counts(examples, account)
        facts = account.rows, len(totals), sizes
        for_scores = parts.for_scores(whole, account.rows)
        has_tree = parts.has_tree(whole, *facts)
        for_tables = parts.tables * whole if has_tree else account.left - for_scores
        number = parts.number_of_tables(for_tables, *facts)
        features = tuple(range(len(sizes)))
        if number < len(sizes):
            kept = np.clip(totals, 1, None)
            part = account.allot(parts.choice * whole)
            features = choose_features(examples, part, kept / kept.sum(), number)
        seen = with_features(examples, features)
        level_counts = None
        if same := alike(seen.features.attributes):
            part = account.allot(parts.level_counts * whole)
            level_counts = count_levels(seen.features, same, part)
        moments = noisy_moments(
            seen, account.allot(for_tables if has_tree else account.left - for_scores)
        )
        # the tables tell the number of rows too, mostly better than the class counts
        account.learn_rows(*moments.rows_by_tables)
        if has_tree:
            for_tree = account.left - for_scores if math.isfinite(whole) else whole
            levels = worthwhile_levels(sizes, account.rows, for_tree)
            grown = make_consistent(grow_tree(examples, account.allot(for_tree), levels))
            # the root's consistent counts estimate the class totals too, by noise of their own
            by_tree = 2 / float(grown.precision[0]) ** 2
            weight = variance / (variance + by_tree) if variance else 1.0
            totals = totals + weight * (grown.counts[0] - totals)
            variance = by_tree * weight
        else:
            grown = no_tree(totals, variance)
        moments = replace(moments, known_totals=totals, known_variance=variance)
        candidates = Candidates(
            Released(
                cell_layout(examples.features.attributes), features, moments, grown, level_counts
            )
        )
        cells = candidates.layout.placed(examples.features)
        scores = candidates.right(cells, examples.classes)
        # a row more adds 0 to 1 to each candidate's score, so two of them part by at most 1
        chosen = account.choice(scores, for_scores, width=1.0)
        self.model_ = candidates.models[chosen]
        self.class_shares_ = moments.classes
        self.released_, self.chosen_ = candidates.released, chosen

    def parameters(self) -> dict[str, Any]:
        """Return the model as a JSON value."""
        if self.released_ is None:
            return super().parameters()
        kept = {"chosen": self.chosen_, "released": released_to_json(self.released_)}
        return {**super().parameters(), **kept}

    def _restore(self, parameters: dict[str, Any]) -> None:
        super()._restore(parameters)
        if "released" in parameters:
            classes = len(self.label_.levels)
            self.chosen_ = int(parameters["chosen"])
            self.released_ = released_from_json(parameters["released"], self.features_, classes)

    def redrawn(self, rng: np.random.Generator, weight: float = 1) -> Self | None:
        """See `Classifier.redrawn`."""
        if self.released_ is None:
            return None
        return self._of(redrawn_release(self.released_, rng, weight))

    def without_pull(self) -> Self | None:
        """See `Classifier.without_pull`."""
        return None if self.released_ is None else self._of(release_without_noise(self.released_))

    def _of(self, released: Released) -> Self:
        """Return the candidate that was chosen, as it would be of another release."""
        other = copy.copy(self)
        with one_thread():
            other.model_ = Candidates.model(released, self.chosen_)
        return other

    def level_shares(self) -> tuple[NDArray[np.float64] | None, ...]:
        """Return the released shares of each feature's levels; None of those that have no table."""
        shares: list[NDArray[np.float64] | None] = [None] * len(self.features_)
        if self.released_ is not None:
            for own, place in enumerate(self.released_.features):
                shares[place] = self.released_.moments.levels(own, 1.0)
        return tuple(shares)

    def _class_counts(self, examples: Examples, account: PrivacyAccount) -> tuple[Counts, float]:
        """Return the rows of each class, with noise, and its variance; the account learns their sum."""
        epsilon = self.parts.classes * account.left
        exact = np.bincount(examples.classes, minlength=len(examples.label.levels))
        counts = account.counts(exact, epsilon)
        variance = 2 * account.scale(epsilon) ** 2
        account.learn_rows(float(counts.sum()), variance * len(counts))
        return counts, variance
