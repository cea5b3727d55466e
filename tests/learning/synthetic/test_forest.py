from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.privacy_account import ROWS_SHARE
from surveyapp.learning.base.table import Attribute, CodedTable, labelled_examples
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.synthetic.forest import draw_labels, learn_labelled_joint


def exclusive_or(rows: int) -> CodedTable:
    """Return a table whose middle column is "yes" where exactly one of the outer two is "1"."""
    outer = np.random.default_rng(1).integers(0, 2, (rows, 2))
    codes = np.stack([outer[:, 0], outer[:, 0] ^ outer[:, 1], outer[:, 1]], axis=1)
    names = Attribute("a", ("0", "1")), Attribute("odd", ("no", "yes")), Attribute("b", ("0", "1"))
    return CodedTable(names, codes.astype(np.int32))


def test_leaves_tell_what_no_pair_of_columns_does():
    rng = np.random.default_rng(2)
    made = learn_labelled_joint(exclusive_or(2000), 5.0, "odd", noise=SimulatedNoise(rng))
    drawn = made.draw(1000, rng)
    assert [attribute.name for attribute in drawn.attributes] == ["a", "odd", "b"]
    assert ((drawn.codes[:, 0] ^ drawn.codes[:, 2]) == drawn.codes[:, 1]).mean() > 0.95


def test_only_predictors_are_asked_for():
    rng = np.random.default_rng(2)
    made = learn_labelled_joint(
        exclusive_or(500), 5.0, "odd", predictors=("b",), noise=SimulatedNoise(rng)
    )
    assert [feature.name for feature in made.forest.features_] == ["b"]
    assert [attribute.name for attribute in made.others.attributes] == ["a", "b"]


class Prices(SimulatedNoise):
    """Notes what was spent, for queries that each look at all rows."""

    def __init__(self) -> None:
        super().__init__(np.random.default_rng(1))
        self.spent = 0.0

    def counts(self, true, epsilon):
        self.spent += epsilon
        return super().counts(true, epsilon)

    def choice(self, scores, epsilon, width):
        self.spent += epsilon
        return super().choice(scores, epsilon, width)


def test_network_and_trees_spend_exactly_epsilon_together():
    prices = Prices()
    made = learn_labelled_joint(
        exclusive_or(300), 0.7, "odd", forest=lambda e: RandomForest(e, trees=3), noise=prices
    )
    assert prices.spent == pytest.approx(0.7, rel=1e-12)
    assert made.epsilon == pytest.approx(0.7)
    assert made.forest.spent_ == pytest.approx(0.35)


def test_each_leafs_counts_have_their_part_of_epsilon():
    rows = labelled_examples(exclusive_or(300), "odd")
    forest = RandomForest(0.6, trees=3).fit(rows, SimulatedNoise(np.random.default_rng(1)))
    assert forest.epsilon_per_leaf == pytest.approx(0.2 * (1 - ROWS_SHARE))


def test_a_label_cannot_predict_itself():
    with pytest.raises(UserProblem, match="is the label; a label"):
        learn_labelled_joint(exclusive_or(10), 1.0, "odd", predictors=("odd",))


def test_labels_can_be_drawn_from_one_tree_alone(draw):
    examples = draw(400)
    forest = RandomForest(math.inf, trees=3, branch_min=20, seed=1).fit(examples)
    rng = np.random.default_rng(1)
    drawn = draw_labels(forest, examples.features, rng, 2).classes
    chances = forest.leaf_shares(examples.features)[2, :, 1]
    # Bernoulli draws: the sum is within four of its deviations
    spread = math.sqrt((chances * (1 - chances)).sum())
    assert abs(drawn.sum() - chances.sum()) < 4 * spread


def test_the_forest_grows_by_the_rows_that_are_drawn_of_the_other_columns():
    """What it grows by was paid for: leaves keep all of the forest's part of ε."""
    noise = SimulatedNoise(np.random.default_rng(1))
    made = learn_labelled_joint(exclusive_or(2000), 4.0, "odd", noise=noise)
    assert made.forest.grown_on is not None
    assert made.forest.epsilon_per_leaf == pytest.approx(2.0 * (1 - ROWS_SHARE) / 5)
