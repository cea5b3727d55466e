"""Synthetic tables with one column, the label, drawn from the leaves of an ensemble under ε.

All other columns come from their joint distribution. A forest of random trees, whose branches go on while
enough of the rows drawn of it come to them, asks for any of them, the predictors; each synthetic row goes
down one of its trees, drawn by lot, and takes a label by the noisy shares of the leaf that it comes to: the
ensemble of the variable-depth study. Leaves know the label together with several predictors, which pairs
do not.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from surveyapp.learning.base.noise import Noise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Attribute, CodedTable, Codes, Examples, labelled_examples
from surveyapp.learning.central.random_forest import GROWN_ON_ROWS, RandomForest
from surveyapp.learning.central.random_shapes import Growth
from surveyapp.learning.joint.distribution import Joint
from surveyapp.learning.synthetic.synthesizer import joint_under

FOREST_SHARE = 0.5
"""Share of ε for the trees; the rest is for the joint distribution of the other columns."""
DEFAULT_LABEL_TREES = 5
"""As in the study: each row's label comes from one tree, so every tree needs a good part of ε."""


@dataclass(frozen=True, slots=True, eq=False)
class LabelledJoint:
    """A released distribution over the rows of a table, the label's by the leaves of a forest."""

    others: Joint
    """Of all columns but the label."""
    forest: RandomForest
    """Draws the label."""
    place: int
    """Which column of the table the label is."""
    epsilon: float
    """What was spent."""

    @property
    def rows(self) -> float:
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


def learn_labelled_joint(
    table: CodedTable,
    epsilon: float,
    label: str,
    *,
    predictors: tuple[str, ...] | None = None,
    forest: Callable[[float], RandomForest] | None = None,
    noise: Noise | None = None,
) -> LabelledJoint:
    """Learn a joint distribution and a forest from ``table``, for ``epsilon`` together.

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
    joint = joint_under(account.allot(account.left), others)
    if untrained.growth is Growth.SYNTHETIC:
        # branches grow by what is drawn of the other columns, as in the study: it was paid for already
        drawn = joint.draw(GROWN_ON_ROWS, np.random.default_rng(untrained.seed))
        untrained.grown_on = _predictors(drawn, labelled.features.attributes)
    trained = untrained.fit_under(for_forest, labelled)
    return LabelledJoint(joint, trained, place, account.spent)


def _default(epsilon: float) -> RandomForest:
    return RandomForest(epsilon, trees=DEFAULT_LABEL_TREES, growth=Growth.SYNTHETIC)


def _predictors(table: CodedTable, features: tuple[Attribute, ...]) -> CodedTable:
    places = [table.place(feature.name) for feature in features]
    return CodedTable(features, table.codes[:, places])


def draw_labels(
    forest: RandomForest, features: CodedTable, rng: np.random.Generator, tree: int | None = None
) -> Examples:
    """Return rows with labels drawn from the leaves of a forest.

    Each row's label comes from its leaf in one of the trees, chosen at random: the ensemble of the
    variable-depth study.

    Parameters
    ----------
    forest
        trained.
    features
        rows with the forest's attributes, public or synthetic.
    rng
        for trees and labels.
    tree
        the only one that labels are drawn from; default all.

    Raises
    ------
    UserProblem
        if the table's attributes are not the forest's.
    """
    chances = forest.leaf_shares(features)
    drawn_by = rng.integers(len(chances), size=len(features))
    which = drawn_by if tree is None else np.full(len(features), tree)
    # one label a row, from its leaf's distribution: the inverse of its cumulative shares
    own = np.cumsum(chances[which, np.arange(len(features))], axis=1)
    drawn = (rng.random((len(features), 1)) >= own).sum(axis=1)
    # round-off can leave the last cumulative share below 1
    classes: Codes = np.minimum(drawn, own.shape[1] - 1).astype(np.int32)
    return Examples(features, forest.label_, classes)
