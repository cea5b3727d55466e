"""Synthetic tables with one column, the label, drawn from the leaves of an ensemble under ε.

All other columns come from a network. A forest of random trees, whose branches go on while enough of the
rows drawn of that network come to them, asks for any of them, the predictors; each synthetic row goes down
one of its trees, drawn by lot, and takes a label by the noisy shares of the leaf that it comes to: the
ensemble of the variable-depth study. Leaves know the label together with several predictors, which a
network's pairs do not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from surveyapp.learning.base.noise import Noise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Attribute, CodedTable, labelled_examples
from surveyapp.learning.central.random_forest import GROWN_ON_ROWS, RandomForest
from surveyapp.learning.central.random_shapes import Growth
from surveyapp.learning.synthetic.network import Network, draw_labels, network_under

FOREST_SHARE = 0.5
"""Share of ε for the trees; the rest is for the network of the other columns."""
DEFAULT_LABEL_TREES = 5
"""As in the study: each row's label comes from one tree, so every tree needs a good part of ε."""


@dataclass(frozen=True, slots=True, eq=False)
class LabelledNetwork:
    """A released distribution over the rows of a table, the label's by the leaves of a forest.

    Attributes
    ----------
    others
        of all columns but the label.
    forest
        draws the label.
    place
        which column of the table the label is.
    epsilon
        what was spent.
    """

    others: Network
    forest: RandomForest
    place: int
    epsilon: float

    @property
    def rows(self) -> int:
        """Number of rows of the table, with those that lack a label: as it was released, or public."""
        return self.others.rows

    @property
    def attributes(self) -> tuple[Attribute, ...]:
        """The columns, in the order of the table."""
        names = self.others.attributes
        return (*names[: self.place], self.forest.label_, *names[self.place :])

    def draw(self, rows: int, rng: np.random.Generator) -> CodedTable:
        """Return synthetic rows, whose label is never missing.

        Parameters
        ----------
        rows
            how many, from 1.
        rng
            for the draws; may be seeded, because nothing private is left to protect.

        Raises
        ------
        UserProblem
            if ``rows`` is less than 1.
        """
        drawn = self.others.draw(rows, rng)
        predictors = _predictors(drawn, self.forest.features_)
        labels = draw_labels(self.forest, predictors, rng).classes
        return CodedTable(self.attributes, np.insert(drawn.codes, self.place, labels, axis=1))


def learn_labelled_network(
    table: CodedTable,
    epsilon: float,
    label: str,
    *,
    predictors: tuple[str, ...] | None = None,
    forest: Callable[[float], RandomForest] | None = None,
    noise: Noise | None = None,
) -> LabelledNetwork:
    """Learn a network and a forest from ``table``, for ``epsilon`` together.

    Parameters
    ----------
    table
        rows without a label count for the other columns only.
    epsilon
        half of it for each of the two.
    label
        the column to be drawn from the leaves.
    predictors
        what the trees may ask for; all other columns by default.
    forest
        makes the untrained forest from its ε.
    noise
        the vetted one by default.

    Raises
    ------
    EpsilonUnusable
        if ``epsilon`` is not above 0.
    UserProblem
        as `labelled_examples` says.
    """
    account = PrivacyAccount(epsilon, noise, len(table))
    labelled = labelled_examples(table, label, predictors)
    place = table.place(label)
    rest = [column for column in range(len(table.attributes)) if column != place]
    others = CodedTable(tuple(table.attributes[column] for column in rest), table.codes[:, rest])
    # both read the same rows: ε is divided (sequential composition)
    for_forest = account.allot(FOREST_SHARE * epsilon)
    untrained = (forest or _default)(for_forest.epsilon)
    network = network_under(account.allot(account.left), others)
    if untrained.growth is Growth.SYNTHETIC:
        # branches grow by what is drawn of the other columns, as in the study: it was paid for already
        drawn = network.draw(GROWN_ON_ROWS, np.random.default_rng(untrained.seed))
        untrained.grown_on = _predictors(drawn, labelled.features.attributes)
    trained = untrained.fit_under(for_forest, labelled)
    return LabelledNetwork(network, trained, place, account.spent)


def _default(epsilon: float) -> RandomForest:
    return RandomForest(epsilon, trees=DEFAULT_LABEL_TREES, growth=Growth.SYNTHETIC)


def _predictors(table: CodedTable, features: tuple[Attribute, ...]) -> CodedTable:
    places = [table.place(feature.name) for feature in features]
    return CodedTable(features, table.codes[:, places])
