"""Which features get a table by class, where there is not enough ε for a table of each.

Tables of the same rows share ε, so each of d tables has a d-th of it. Where that is too little, few tables
that say something are worth more than many that noise drowns. They are chosen one after another by
permute-and-flip on the same *distance from independence* as a tree's questions. Whether few features tell
or many a little is in their mean distance: one number, that one row moves by less than 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from surveyapp.learning.base.class_counts import Counts, cell_layout, count_classes
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import CodedTable, Examples
from surveyapp.learning.central.tree_growth import DistanceFromIndependence


def mean_distance(examples: Examples, shares: Counts) -> float:
    """Return the features' mean distance from independence of the class, in rows.

    Parameters
    ----------
    examples
        rows with a class.
    shares : array of shape (classes,)
        released class shares; they sum to 1.
    """
    return float(_distances(examples, shares).mean())


def distance_by_chance(rows: float, shares: Counts, sizes: Sequence[int]) -> float:
    """Return about what `mean_distance` is of features that tell nothing about the class.

    Parameters
    ----------
    rows
        their number, as it was released.
    shares : array of shape (classes,)
        released class shares; they sum to 1.
    sizes
        number of levels of each feature; each level is taken to be as frequent as the others.
    """
    # a cell of n_v rows differs from n_v·p_c by about a normal number of variance σ² = n_v·p_c(1 − p_c),
    # whose part above 0 is σ/√(2π) on average; over k levels Σ √(n/k) = √(n·k)
    by_class = np.sqrt(shares * (1 - shares) / (2 * np.pi)).sum()
    return float(np.sqrt(rows * np.array(sizes)).mean() * by_class)


def choose_features(
    examples: Examples, account: PrivacyAccount, shares: Counts, how_many: int
) -> tuple[int, ...]:
    """Return the places of features that tell most about the class, in their order in the table.

    Parameters
    ----------
    examples
        rows with a class.
    account
        of the table; each choice costs an equal part of what it has.
    shares : array of shape (classes,)
        released class shares; they sum to 1.
    how_many
        from 1 to the number of features.
    """
    scores, width = _distances(examples, shares), DistanceFromIndependence().width(shares)
    left, each = list(range(len(scores))), account.left / how_many
    chosen = []
    for _ in range(how_many):
        place = account.choice(scores[left], each, width)
        chosen.append(left.pop(place))
    return tuple(sorted(chosen))


def _distances(examples: Examples, shares: Counts) -> Counts:
    layout = cell_layout(examples.features.attributes)
    cells = layout.placed(examples.features)
    table = count_classes(cells, examples.classes, (layout.cells, len(shares)))
    starts = layout.starts[:-1]
    return DistanceFromIndependence().scores(table.astype(np.float64), starts, shares)


def with_features(examples: Examples, places: tuple[int, ...]) -> Examples:
    """Return the same rows with some of their features.

    Parameters
    ----------
    examples
        rows with a class.
    places
        of the features to keep, rising.
    """
    table = examples.features
    kept = CodedTable(
        tuple(table.attributes[place] for place in places), table.codes[:, list(places)]
    )
    return replace(examples, features=kept)
