"""The default that needs no choice: additive models, a tree, and how much to believe each.

ε is parted by public facts and what was released before (`Parts`). A little buys the class counts, and with
them the number of rows. Unless rows × ε are very few, a little buys how far the features are from
independence of the class, on average. Where a table of every feature would drown in noise, a part chooses
the features that get one (`feature_choice`).

Tables are of few features together, as many as their rows let read (`combinations_for`), and naive Bayes is
over these groups (`joint_bayes`). Where features tell much about each other within the classes, as a little
of ε tells (`dependence`), larger tables are worth it. Where rows × ε are few, a choice among models would be
mostly noise: all the rest buys the tables by class, and the model is their naive Bayes.

Where there are more, tables come first; where their cells have rows enough, what they do not need grows one
tree, whose counts are made consistent and tell the number of rows of each class too. What follows from all
that for nothing more are `candidates`; what is left chooses among them, by permute-and-flip on how many rows
they classify rightly and how sharply: one row changes each score by at most one. As that choice is noisy too,
the naive Bayes of all tables has a say beside the candidate that was chosen.
"""

from __future__ import annotations

import copy
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.blas import one_thread
from surveyapp.learning.base.class_counts import Counts, cell_layout
from surveyapp.learning.base.level_counts import alike, count_levels
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.shared_tables import (
    ROWS_A_COMBINATION,
    combinations_for,
    counted_together,
)
from surveyapp.learning.base.table import Examples
from surveyapp.learning.central.candidates import CandidateKind, Candidates, Released, bayes_share
from surveyapp.learning.central.consistent_counts import make_consistent
from surveyapp.learning.central.dependence import guessed_by_neighbours
from surveyapp.learning.central.feature_choice import (
    choose_features,
    distance_by_chance,
    mean_distance,
    with_features,
)
from surveyapp.learning.central.kept_release import (
    redrawn_release,
    release_without_noise,
    released_from_json,
    released_to_json,
)
from surveyapp.learning.central.moments import equal_tables, noisy_moments
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

    Chosen on simulated tables; a table in ``tests/benchmarks/test_auto_ablation.py`` has what others give.
    """

    classes: float = 0.04
    """Share of ε for the class counts."""
    distance: float = 0.04
    """Share for the features' mean distance from independence, where not all may get a table."""
    choice: float = 0.2
    """Share for the choice of the features that get a table, where not all do."""
    level_counts: float = 0.01
    """Share for how often rows have each level, where enough features share them."""
    dependence: float = 0.01
    """Share for how much features tell about each other within the classes, at least."""
    most_dependence: float = 0.06
    """That share at most."""
    rows_to_see: float = 40
    """Rows × ε of that share, at least, up to that: the noise is then a fortieth of the rows."""
    rows_for_dependence: float = 1000
    """Rows × ε, for that to be asked; of fewer it costs more than it finds."""
    dependent: float = 0.06
    """Share of rows for which a feature must be guessed in addition, for the features to be dependent."""
    rows_a_dependent_combination: float = 0.7
    """`ROWS_A_COMBINATION` of dependent features."""
    rows_to_choose: float = 100
    """Rows × ε, for features to be chosen by them; of fewer a choice costs more than it finds."""
    rows_for_candidates: float = 1200
    """The same, for candidates: of fewer rows the model is the naive Bayes of what has a table."""
    scores: float = 0.04
    """Share for the choice among candidates, at least."""
    most_scores: float = 0.1
    """That share at most."""
    rows_to_compare: float = 40
    """Rows × ε of the scores, at least, up to that: the noise is then a fortieth of the rows."""
    fallback: float = 0.5
    """How likely what to fall back to is chosen where no row tells candidates apart: as its power of k, of k
    candidates, 0 as each of them, 1 as all others together."""
    rows_a_cell: float = 12
    """Rows × ε of the tables, for each cell of a table and each table: how many features are chosen."""
    fewest: int = 3
    """Features that are chosen at least; of less than twice as many all get a table."""
    readable: float = 1.5
    """Times the noise of a table, which the features' mean distance must exceed for all to get one."""
    rows_a_pair: float = 20
    """Rows × ε for each cell of two average features and the class, for there to be a tree; of fewer the
    tables make more."""
    tree_rows_a_cell: float = 6
    """Rows × ε for each cell of a table and each table, for there to be a tree: the tables come first."""
    enough_rows_a_cell: float = 25
    """Rows × ε of the tables, for each cell of a table and each table, beyond which the tree gets all."""
    least_tables: float = 0.35
    """Share of what is left for tables and tree, that the tables get at least."""
    most_tables: float = 0.7
    """That share at most, where there is a tree."""

    def has_choice(self, epsilon: float, rows: float) -> bool:
        """Return whether there are rows enough to choose features by them.

        Parameters
        ----------
        epsilon
            in all, above 0; may be infinite.
        rows
            number of rows, as it was released.
        """
        return rows * epsilon >= self.rows_to_choose

    def has_candidates(self, epsilon: float, rows: float) -> bool:
        """Return whether there are rows enough to choose among candidates by them.

        Parameters
        ----------
        epsilon
            in all, above 0; may be infinite.
        rows
            number of rows, as it was released.
        """
        return rows * epsilon >= self.rows_for_candidates

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
        return _within(self.scores, wanted, self.most_scores) * epsilon

    def for_dependence(self, epsilon: float, rows: float) -> float:
        """Return ε for how much features tell about each other within the classes.

        Parameters
        ----------
        epsilon
            in all, above 0; may be infinite.
        rows
            number of rows, as it was released.
        """
        wanted = self.rows_to_see / (rows * epsilon)
        return _within(self.dependence, wanted, self.most_dependence) * epsilon

    def has_tree(self, epsilon: float, rows: float, classes: int, sizes: Sequence[int]) -> bool:
        """Return whether there are rows enough for a tree: for its second level, and for the tables.

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
        levels = mean_levels(sizes)
        by_pair = self.rows_a_pair * classes * levels**2
        return rows * epsilon >= max(by_pair, self.tree_rows_a_cell * classes * levels * len(sizes))

    def for_tables(
        self, epsilon: float, rows: float, classes: int, sizes: Sequence[int], tables: float
    ) -> float:
        """Return ε for the tables, where the rest is for a tree.

        Parameters
        ----------
        epsilon
            of both, above 0; may be infinite.
        rows
            number of rows, as it was released.
        classes
            their number.
        sizes
            number of levels of each feature.
        tables
            how many of one feature have as much noise.
        """
        if math.isinf(epsilon):
            return epsilon
        enough = self.enough_rows_a_cell * classes * mean_levels(sizes) * tables / rows
        return min(max(enough, self.least_tables * epsilon), self.most_tables * epsilon)

    def number_of_tables(
        self, epsilon: float, rows: float, classes: int, sizes: Sequence[int]
    ) -> int:
        """Return how many features get a table, where not all do.

        Parameters
        ----------
        epsilon
            of the tables, above 0.
        rows
            number of rows, as it was released.
        classes
            their number.
        sizes
            number of levels of each feature, of at least twice ``fewest``.
        """
        affordable = int(rows * epsilon / (self.rows_a_cell * classes * mean_levels(sizes)))
        return min(max(affordable, self.fewest), len(sizes) // 2)

    def are_readable(
        self, distance: float, scale: float, classes: int, sizes: Sequence[int]
    ) -> bool:
        """Return whether tables of all features say more than their noise.

        Parameters
        ----------
        distance
            mean distance of the features from independence beyond chance, in rows, as it was released.
        scale
            of the noise in each count, if all features shared ε.
        classes
            their number.
        sizes
            number of levels of each feature.
        """
        # noise of so many cells adds up to about the root of their number
        noise = math.sqrt(classes * mean_levels(sizes)) * scale
        return distance >= self.readable * noise


def _within(least: float, wanted: float, most: float) -> float:
    return min(max(least, wanted), most)


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
    bayes_share_: float = 0.0
    """How much of the model's scores are those of the naive Bayes; 0 of a model of an earlier version."""

    def _fit(self, examples: Examples, account: PrivacyAccount) -> None:
        whole, sizes = account.left, examples.features.sizes
        totals, variance = self._class_counts(examples, account)
        facts = account.rows, len(totals), sizes
        has_choice = self.parts.has_choice(whole, account.rows)
        compares = self.parts.has_candidates(whole, account.rows)
        for_scores = self.parts.for_scores(whole, account.rows) if compares else 0.0
        widths = [attribute.cells for attribute in examples.features.attributes]
        has_tree = compares and self.parts.has_tree(whole, *facts)

        def for_tables(tables: float) -> float:
            # ∞ − ∞ is no number
            rest = account.left - for_scores if math.isfinite(whole) else whole
            return self.parts.for_tables(rest, *facts, tables) if has_tree else rest

        features = tuple(range(len(sizes)))
        if has_choice:
            features = self._features(examples, account, totals, for_tables(equal_tables(widths)))
        seen = with_features(examples, features)
        level_counts = None
        if compares and (same := alike(seen.features.attributes)):
            part = account.allot(self.parts.level_counts * whole)
            level_counts = count_levels(seen.features.codes, seen.features.sizes, same, part)
        tables = equal_tables([widths[place] for place in features])
        most = self._combinations(seen, account, len(totals), for_tables(tables))
        of_tables = account.allot(for_tables(tables))
        moments = noisy_moments(seen, of_tables, most)
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
        self.class_shares_ = moments.classes
        self.weigh_classes(lambda: moments.classes)
        released = Released(
            cell_layout(examples.features.attributes), features, moments, grown, level_counts
        )
        self.released_ = released
        if not compares:
            self.chosen_, self.bayes_share_ = 0, 1.0
            self.model_ = Candidates.model(released, self.chosen_, self.bayes_share_)
            return
        candidates = Candidates(released)
        cells = candidates.layout.placed(examples.features)
        scores = candidates.right(cells, examples.classes, self.class_weights_)
        # k candidates with exponential noise of this scale: ln k ahead is as likely as all others together
        scores[0] += self.parts.fallback * math.log(len(scores)) * account.scale(for_scores)
        # a row more adds 0 to 1 to each candidate's score, so two of them part by at most 1
        self.chosen_ = account.choice(scores, for_scores, width=1.0)
        self.bayes_share_ = bayes_share(account.rows * for_scores) if self.chosen_ else 0.0
        self.model_ = candidates.with_bayes(self.chosen_, self.bayes_share_)

    @property
    def fitted_kind(self) -> CandidateKind | None:
        """What was fitted; a naive Bayes of all features where there were too few rows to choose.

        None of a model that was not trained, and of a file of an earlier version, which does not say it.
        """
        if self.released_ is None:
            return None
        if self.chosen_ == 0 and self.bayes_share_:
            return CandidateKind(features=len(self.released_.features))
        return Candidates.kind(self.released_, self.chosen_)

    def _features(
        self, examples: Examples, account: PrivacyAccount, totals: Counts, for_tables: float
    ) -> tuple[int, ...]:
        """Return the places of the features that get a table."""
        sizes, whole = examples.features.sizes, account.epsilon
        every = tuple(range(len(sizes)))
        if len(sizes) < 2 * self.parts.fewest or math.isinf(whole):
            return every
        kept = np.clip(totals, 1, None)
        shares = kept / kept.sum()
        # a row moves each feature's distance by less than 1, thus their mean, and its nearest integer by 1
        exact = np.array([round(mean_distance(examples, shares))])
        noisy = float(account.counts(exact, self.parts.distance * whole)[0])
        distance = noisy - distance_by_chance(account.rows, shares, sizes)
        tables = equal_tables([attribute.cells for attribute in examples.features.attributes])
        scale = tables * account.scale(for_tables)
        if self.parts.are_readable(distance, scale, len(totals), sizes):
            return every
        share = tables / len(sizes)
        number = self.parts.number_of_tables(for_tables / share, account.rows, len(totals), sizes)
        return choose_features(examples, account.allot(self.parts.choice * whole), shares, number)

    def _combinations(
        self, seen: Examples, account: PrivacyAccount, classes: int, for_tables: float
    ) -> int:
        """Return how many cells features share at most: more where they tell about each other."""
        widths = [attribute.cells for attribute in seen.features.attributes]
        rows, whole = account.rows, account.epsilon
        if_independent, if_dependent = (
            combinations_for(rows * for_tables, classes, widths, enough)
            for enough in (ROWS_A_COMBINATION, self.parts.rows_a_dependent_combination)
        )
        is_same = counted_together(widths, if_dependent) == counted_together(widths, if_independent)
        # whether it is asked follows from what is public or was released
        if is_same or rows * whole < self.parts.rows_for_dependence:
            return if_independent
        exact = np.array([guessed_by_neighbours(seen)])
        told = float(account.counts(exact, self.parts.for_dependence(whole, rows))[0])
        return if_dependent if told >= self.parts.dependent * rows else if_independent

    def parameters(self) -> dict[str, Any]:
        """Return the model as a JSON value."""
        if self.released_ is None:
            return super().parameters()
        kept = {
            "chosen": self.chosen_,
            "bayes_share": self.bayes_share_,
            "released": released_to_json(self.released_),
        }
        return {**super().parameters(), **kept}

    def _restore(self, parameters: dict[str, Any]) -> None:
        super()._restore(parameters)
        if "released" in parameters:
            classes = len(self.label_.levels)
            self.chosen_ = int(parameters["chosen"])
            self.bayes_share_ = float(parameters.get("bayes_share", 0.0))
            self.released_ = released_from_json(parameters["released"], self.features_, classes)

    def redrawn(self, rng: np.random.Generator, weight: float = 1) -> Self | None:
        """See `Classifier.redrawn`."""
        if self.released_ is None:
            return None
        return self._of(redrawn_release(self.released_, rng, weight))

    def without_pull(self) -> Self | None:
        """See `Classifier.without_pull`: the tables as they are, of features that were not chosen too."""
        if self.released_ is None:
            return None
        other = copy.copy(self)
        other.model_ = Candidates.bayes(release_without_noise(self.released_))
        return other

    def _of(self, released: Released) -> Self:
        """Return the candidate that was chosen, as it would be of another release."""
        other = copy.copy(self)
        with one_thread():
            other.model_ = Candidates.model(released, self.chosen_, self.bayes_share_)
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
