"""Which features get a table by class, where there is not enough ε for a table of each.

Tables of the same rows share ε, so each of d tables has a d-th of it. Where that is too little, few tables
that say something are worth more than many that noise drowns. They are chosen one after another by
permute-and-flip on the same *distance from independence* as a tree's questions.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from surveyapp.learning.base.class_counts import Counts, cell_layout, count_classes
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import CodedTable, Examples
from surveyapp.learning.central.tree_growth import DistanceFromIndependence


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
    layout = cell_layout(examples.features.attributes)
    table = count_classes(
        layout.placed(examples.features), examples.classes, (layout.cells, len(shares))
    )
    measure = DistanceFromIndependence()
    scores = measure.scores(table.astype(np.float64), layout.starts[:-1], shares)
    left, each = list(range(len(layout))), account.left / how_many
    chosen = []
    for _ in range(how_many):
        place = account.choice(scores[left], each, measure.width(shares))
        chosen.append(left.pop(place))
    return tuple(sorted(chosen))


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
