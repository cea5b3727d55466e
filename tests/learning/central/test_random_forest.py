from __future__ import annotations

import math
import re

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.privacy_account import ROWS_SHARE
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.central.random_shapes import Growth
from surveyapp.learning.synthetic.comparison import ensemble_shape


def quiet():
    return SimulatedNoise(np.random.default_rng(5))


def test_a_branch_grows_while_the_rows_to_be_expected_are_enough(draw):
    forest = RandomForest(math.inf, trees=3, branch_min=30, seed=1).fit(draw(100))
    # 100 at the root, 100/3 below it, 100/9 below that
    # (3 levels and missing, where no row is expected)
    assert ensemble_shape(forest).depths() == {1: 3, 2: 3 * 3 * 4}


def test_a_branch_of_the_noisy_kind_grows_while_its_rows_are_enough(draw):
    forest = RandomForest(math.inf, trees=1, branch_min=200, growth=Growth.NOISY, seed=1)
    forest.fit(draw(1000))
    tree, counts = forest.trees_[0], forest.counts_[0]
    for leaf in tree.leaves:
        if tree.depth[leaf] < 4:
            assert counts[leaf].sum() < 200
    assert tree.levels > 1


def test_fixed_depth_is_half_the_features(draw):
    forest = RandomForest(1.0, trees=2, growth=Growth.FIXED, seed=1).fit(draw(50), quiet())
    assert ensemble_shape(forest).depths() == {2: 2 * 16}


def test_a_single_feature_is_asked_for_at_fixed_depth_too():
    rng = np.random.default_rng(1)
    one = CodedTable((Attribute("one", ("a", "b", "c")),), rng.integers(0, 3, (50, 1), np.int32))
    rows = Examples(one, Attribute("class", ("no", "yes")), rng.integers(0, 2, 50, np.int32))
    forest = RandomForest(1.0, trees=2, growth=Growth.FIXED, seed=1).fit(rows, quiet())
    assert ensemble_shape(forest).depths() == {1: 2 * 4}  # a, b, c and missing


def test_no_branch_is_shorter_than_the_minimum_depth(draw):
    forest = RandomForest(0.1, trees=1, minimum_depth=3, seed=1).fit(draw(10), quiet())
    assert min(ensemble_shape(forest).depths()) == 3


def test_a_weighty_feature_is_asked_for_first(draw):
    forest = RandomForest(math.inf, trees=200, weights={"two": 50.0}, seed=1).fit(draw(50))
    roots = np.array([tree.feature[0] for tree in forest.trees_])
    assert abs((roots == 1).mean() - 50 / 53) < 4 * math.sqrt(50 / 53 * 3 / 53 / 200)


def test_no_feature_is_asked_for_twice_on_a_branch(draw):
    tree = RandomForest(math.inf, trees=1, branch_min=1, seed=1).fit(draw(500)).trees_[0]
    for leaf in tree.leaves:
        asked, node = [], int(tree.parent[leaf])
        while node >= 0:
            asked.append(tree.feature[node])
            node = int(tree.parent[node])
        assert len(set(asked)) == len(asked)


@pytest.mark.parametrize("own_rows", [False, True])
def test_without_noise_leaves_count_each_row_once_or_once_a_tree(draw, own_rows):
    forest = RandomForest(math.inf, trees=4, own_rows=own_rows, seed=1).fit(draw(300))
    assert sum(counts.sum() for counts in forest.counts_) == 300 * (1 if own_rows else 4)


def test_trees_with_rows_of_their_own_have_the_whole_epsilon_each(draw):
    own = RandomForest(1.0, trees=4, own_rows=True, seed=1).fit(draw(300), quiet())
    shared = RandomForest(1.0, trees=4, seed=1).fit(draw(300), quiet())
    # but for the part that buys the number of rows
    each = 1 / (1 - ROWS_SHARE)
    assert (own.deviation_, shared.deviation_) == pytest.approx((each, 4 * each))
    assert (own.spent_, shared.spent_) == pytest.approx((1.0, 1.0))


@pytest.mark.parametrize(
    ("epsilon", "trees", "each"), [(1.0, 1, 1.0), (2.0, 1, 2.0), (2.0, 8, 0.25)]
)
def test_a_leaf_has_the_part_of_epsilon_that_its_tree_has(draw, epsilon, trees, each):
    forest = RandomForest(epsilon, trees=trees, seed=1).fit(draw(60), quiet())
    assert forest.epsilon_per_leaf == pytest.approx(each * (1 - ROWS_SHARE))


@pytest.mark.parametrize("epsilon", [1.0, 4.0])
def test_leaves_of_noisy_growth_have_what_the_growth_has_left_of_epsilon(draw, epsilon):
    """Half of a tree's ε counts the rows of its branches; what was not needed is the leaves' again."""
    asked: list[tuple[float, bool]] = []

    class Prices(SimulatedNoise):
        def counts(self, true, epsilon):
            asked.append((epsilon, np.ndim(true) == 2))
            return super().counts(true, epsilon)

    noise = Prices(np.random.default_rng(1))
    forest = RandomForest(epsilon, trees=3, growth=Growth.NOISY, seed=1).fit(draw(600), noise)
    assert forest.epsilon_per_leaf == pytest.approx(min(e for e, is_leaf in asked if is_leaf))
    assert forest.epsilon_per_leaf < 0.9 * epsilon * (1 - ROWS_SHARE) / 3


def test_a_leaf_without_noise_has_endless_epsilon(draw):
    forest = RandomForest(math.inf, trees=2, seed=1).fit(draw(60))
    assert (forest.deviation_, forest.epsilon_per_leaf) == (0.0, math.inf)


def test_the_vote_is_the_mean_of_log_posteriors(draw):
    forest = RandomForest(math.inf, trees=3, seed=2).fit(draw(300))
    fresh = draw(20, 7).features
    votes = np.log(forest.leaf_shares(fresh)).mean(axis=0)
    assert np.log(forest.predict_proba(fresh)) == pytest.approx(
        votes - np.log(np.exp(votes).sum(axis=1, keepdims=True))
    )


def test_equal_seeds_give_equal_shapes(draw):
    first, second = (RandomForest(1.0, seed=3).fit(draw(100), quiet()) for _ in range(2))
    assert [t.feature.tolist() for t in first.trees_] == [t.feature.tolist() for t in second.trees_]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"trees": 0}, "--trees: give a whole number from 1."),
        ({"branch_min": 0}, "--branch-min: give a number above 0."),
        ({"depth": 0}, "--depth: give a whole number from 1."),
        ({"minimum_depth": -1}, "--minimum-depth: give a whole number from 0."),
        ({"weights": {"two": 0.0}}, "--weight-attribute: give a number above 0."),
        ({"weights": {"two": math.inf}}, "--weight-attribute: give a number above 0."),
        ({"growth": "wild"}, "--growth: choose one of expected, synthetic, noisy, fixed."),
        ({"leaves": 3}, "leaves is not an option of RandomForest; it takes "),
    ],
)
def test_options_that_grow_no_forest_are_refused(options, said):
    with pytest.raises(UserProblem, match=f"^{re.escape(said)}"):
        RandomForest(1.0, **options)


def test_a_weight_of_an_unknown_feature_is_refused(draw):
    with pytest.raises(UserProblem, match=r"^(?=.*There is no column).*There is no column five"):
        RandomForest(1.0, weights={"five": 2.0}).fit(draw(50))


def skewed(rows: int) -> Examples:
    """Return rows of which 95 % have the first level of every feature; none is missing."""
    rng = np.random.default_rng(4)
    codes = (rng.random((rows, 6)) < 0.05).astype(np.int32)
    names = tuple(Attribute(f"f{n}", ("often", "rare"), can_be_missing=False) for n in range(6))
    classes = rng.integers(0, 2, rows).astype(np.int32)
    return Examples(CodedTable(names, codes), Attribute("class", ("no", "yes")), classes)


def shortest_and_longest(forest: RandomForest) -> tuple[int, int]:
    depths = [int(d) for tree in forest.trees_ for d in tree.depth[tree.leaves]]
    return min(depths), max(depths)


def test_branches_grow_by_the_rows_of_an_own_synthetic_table_that_come_to_them():
    """Equally frequent levels would give every branch the same depth, which is what n_B had been."""
    data = skewed(4000)
    even = RandomForest(2.0, trees=3, branch_min=250, seed=1).fit(data, quiet())
    grown = RandomForest(2.0, trees=3, branch_min=250, growth=Growth.SYNTHETIC, seed=1)
    grown.fit(data, quiet())
    assert shortest_and_longest(even) == (5, 5)
    # a rare level of 5 % has fewer than 250 rows at once, the often ones stay above it to the end
    assert shortest_and_longest(grown) == (1, 6)
    assert grown.spent_ == pytest.approx(2.0)


def test_given_rows_are_free_and_a_tree_of_own_rows_expects_its_part_of_them():
    data = skewed(4000)
    options = {"trees": 2, "branch_min": 150, "growth": Growth.SYNTHETIC, "seed": 1}
    for own_rows, longest in ((False, 6), (True, 2)):
        forest = RandomForest(
            1.0, own_rows=own_rows, **options | {"branch_min": 1900 if own_rows else 150}
        )
        forest.grown_on = data.features
        forest.fit(data, quiet())
        assert shortest_and_longest(forest)[1] == longest
        each = 1 - ROWS_SHARE if own_rows else (1 - ROWS_SHARE) / 2
        assert forest.epsilon_per_leaf == pytest.approx(each)


def test_a_least_depth_holds_where_branches_grow_by_synthetic_rows():
    forest = RandomForest(1.0, trees=2, minimum_depth=3, growth=Growth.SYNTHETIC, seed=1)
    assert shortest_and_longest(forest.fit(skewed(500), quiet()))[0] == 3
