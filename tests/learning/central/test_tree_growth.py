from __future__ import annotations

import math

import numpy as np
import pytest
from accounts import account_of

from surveyapp.learning.base.class_counts import cell_layout
from surveyapp.learning.base.noise import SimulatedNoise, VettedNoise
from surveyapp.learning.base.privacy_account import Branch
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.consistent_counts import make_consistent
from surveyapp.learning.central.joint_bayes import joint_bayes
from surveyapp.learning.central.leaf_correction import correct_leaves, mean_shares_over_rows
from surveyapp.learning.central.moments import naive_bayes_from_moments, noisy_moments
from surveyapp.learning.central.tree_growth import (
    DistanceFromIndependence,
    GrownTree,
    InformationGain,
    _Node,
    grow_tree,
    pair_distances,
    worthwhile_levels,
)
from surveyapp.learning.models.flat_tree import LEAF
from surveyapp.learning.models.tree_model import cut_tree


def seeded() -> SimulatedNoise:
    return SimulatedNoise(np.random.default_rng(4))


@pytest.mark.parametrize("epsilon", [0.05, 1.0, 20.0])
def test_every_branch_spends_exactly_epsilon(draw, epsilon):
    grown = grow_tree(draw(500), account_of(draw(500), epsilon, seeded()), 3)
    assert grown.spent[grown.tree.leaves] == pytest.approx(epsilon, rel=1e-12)


def test_without_noise_counts_are_those_of_the_rows(draw):
    rows = draw(500)
    grown = grow_tree(rows, account_of(rows, math.inf, VettedNoise()), 2)
    places = cell_layout(rows.features.attributes)
    at = grown.tree.walk(places.placed(rows.features), places)
    for leaf in grown.tree.leaves:
        assert (
            grown.counts[leaf].tolist()
            == np.bincount(rows.classes[at == leaf], minlength=2).tolist()
        )


@pytest.mark.parametrize(
    "criterion", [DistanceFromIndependence(), InformationGain(2000)], ids=["distance", "gain"]
)
def test_the_features_that_tell_are_asked_for(draw, criterion):
    grown = grow_tree(draw(2000), account_of(draw(2000), 30.0, seeded()), 2, criterion)
    asked = set(grown.tree.feature.tolist()) - {LEAF}
    assert grown.tree.feature[0] in {0, 1}
    assert asked >= {0, 1}


@pytest.mark.parametrize(
    ("rows", "levels"),
    # domains of 2, 4 and 8 levels: k = 4, so D levels need (D + 1)·15·4^(D − 1) rows at ε = 1
    [(1, 1), (179, 1), (180, 2), (959, 2), (960, 3), (10**6, 3)],
)
def test_levels_are_as_many_as_the_rows_pay_for(rows, levels):
    assert worthwhile_levels((2, 4, 8), rows, 1.0 + 1e-9) == levels
    assert worthwhile_levels((2, 4, 8), 2 * rows, 0.5 + 1e-9) == levels


def test_there_are_eight_levels_at_most():
    assert worthwhile_levels([2] * 12, 10**6, 100.0) == 8


def test_a_pure_node_is_not_split():
    codes = np.zeros((400, 2), dtype=np.int32)
    codes[:, 1] = np.arange(400) % 2
    features = CodedTable(tuple(Attribute(n, ("0", "1")) for n in "ab"), codes)
    rows = Examples(features, Attribute("class", ("no", "yes")), codes[:, 1].copy())
    assert grow_tree(rows, account_of(rows, 50.0, seeded()), 2).tree.levels == 1


def table(rows: int, seed: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 9, (rows, 3)).astype(np.float64)


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("kind", ["distance", "gain", "gain of more rows than were released"])
def test_one_row_moves_scores_by_amounts_within_the_width(seed, kind):
    # two features of three levels each; the row is at any level of each and of any class
    before = np.vstack([table(3, seed), table(3, seed + 100)])
    shares = before[:3].sum(axis=0) / before[:3].sum() * 0.8 + 0.2 / 3
    criterion = (
        DistanceFromIndependence()
        if kind == "distance"
        else InformationGain(int(before[:3].sum()) if kind == "gain" else 5)
    )
    start = criterion.scores(before, (0, 3), shares)
    for first in range(3):
        for second in range(3, 6):
            for k in range(3):
                after = before.copy()
                after[[first, second], k] += 1
                moved = criterion.scores(after, (0, 3), shares) - start
                assert abs(moved[0] - moved[1]) <= criterion.width(shares) + 1e-9


def test_scores_of_two_features_by_hand():
    """Cells of a feature with levels (6, 2) and (1, 3) of two classes, and of one with (4, 4) and (3, 1)."""
    cells = np.array([[6.0, 2.0], [1.0, 3.0], [4.0, 4.0], [3.0, 1.0]])
    shares = np.array([7 / 12, 5 / 12])
    # rows beyond n_v·p_c: 6 − 8·7/12 and 3 − 4·5/12; then 4 − 8·5/12 and 3 − 4·7/12
    distances = [6 - 56 / 12 + 3 - 20 / 12, 4 - 40 / 12 + 3 - 28 / 12]
    assert DistanceFromIndependence().scores(cells, (0, 2), shares) == pytest.approx(distances)

    def bits(*counts):
        return sum(n * math.log2(n / sum(counts)) for n in counts)

    gains = [bits(6, 2) + bits(1, 3), bits(4, 4) + bits(3, 1)]
    assert InformationGain(12).scores(cells, (0, 2), shares) == pytest.approx(gains)


def test_widths_are_those_that_privacy_is_proven_with():
    """2(1 − smallest share); log₂(n + 1) + 1/ln 2 (Friedman & Schuster 2010)."""
    shares = np.array([0.2, 0.3, 0.5])
    assert DistanceFromIndependence().width(shares) == pytest.approx(1.6)
    assert InformationGain(7).width(shares) == pytest.approx(3 + 1 / math.log(2))
    assert InformationGain(1023).width(shares) == pytest.approx(10 + 1 / math.log(2))


def test_counts_of_the_same_rows_are_weighed_by_their_precision():
    """Precisions 1 and 2 weigh 1 : 4, and together √5."""
    node = _Node(0, np.arange(3), frozenset(), Branch(0.5))
    node.add(np.array([10.0, 0.0]), 1.0)
    assert (node.counts.tolist(), node.precision) == ([10.0, 0.0], 1.0)
    node.add(np.array([5.0, 10.0]), 2.0)
    assert node.counts == pytest.approx([6.0, 8.0])
    assert node.precision == pytest.approx(math.sqrt(5))
    # half a row is added to each class, and what is below 0 counts as nothing
    assert node.shares == pytest.approx([6.5 / 15, 8.5 / 15])
    node.counts = np.array([-3.0, 1.0])
    assert node.shares == pytest.approx([0.25, 0.75])


# the first two features as a pair


def crossed(rows: int, seed: int = 3) -> Examples:
    """Return rows whose class is told by the second and the fourth of five features together only."""
    rng = np.random.default_rng(seed)
    codes = rng.integers(0, 2, (rows, 5)).astype(np.int32)
    names = tuple(Attribute(name, ("0", "1")) for name in "abcde")
    return Examples(
        CodedTable(names, codes), Attribute("class", ("no", "yes")), codes[:, 1] ^ codes[:, 3]
    )


def is_paired(grown: GrownTree) -> bool:
    """Whether no child of the root was counted."""
    return bool((grown.precision[grown.tree.depth == 1] == 0).all())


def test_a_pairs_distance_is_that_of_the_feature_made_of_both(draw):
    rows = draw(300)
    places = cell_layout(rows.features.attributes)
    cells, shares = places.placed(rows.features), np.array([0.4, 0.6])
    pairs, scores = pair_distances(cells, rows.classes, places, shares)
    assert len(pairs) == 6
    for (first, second), score in zip(pairs, scores, strict=True):
        both = np.unique(cells[:, [first, second]], axis=0, return_inverse=True)[1]
        table = np.array(
            [np.bincount(rows.classes[both == v], minlength=2) for v in range(both.max() + 1)]
        )
        assert score == pytest.approx(DistanceFromIndependence().scores(table, (0,), shares)[0])


@pytest.mark.parametrize("seed", range(10))
def test_one_row_more_moves_all_pairs_distances_by_amounts_within_the_width(draw, seed):
    rows, shares = draw(60, seed), np.array([0.2, 0.8])
    places = cell_layout(rows.features.attributes)
    cells = places.placed(rows.features)
    whole = pair_distances(cells, rows.classes, places, shares)[1]
    for place in range(len(rows)):
        left = np.delete(cells, place, axis=0), np.delete(rows.classes, place)
        moved = whole - pair_distances(*left, places, shares)[1]
        assert np.ptp(moved) <= DistanceFromIndependence().width(shares) + 1e-9


def test_two_features_that_tell_only_together_are_found_where_one_at_a_time_is_chance():
    found = 0
    for seed in range(20):
        noise = SimulatedNoise(np.random.default_rng(seed))
        grown = grow_tree(crossed(400), account_of(crossed(400), 1.0, noise), 2)
        assert is_paired(grown)
        found += set(grown.tree.feature.tolist()) == {1, 3, LEAF}
    assert found >= 16


def test_a_pair_spends_exactly_epsilon_and_every_count_follows():
    grown = grow_tree(crossed(400), account_of(crossed(400), 1.0, seeded()), 3)
    assert is_paired(grown)
    assert grown.spent[grown.tree.leaves] == pytest.approx(1.0, rel=1e-12)
    full = make_consistent(grown)
    assert (full.precision > 0).all()
    for node in np.flatnonzero(full.tree.feature >= 0):
        children = full.tree.parent == node
        assert full.counts[children].sum(axis=0) == pytest.approx(full.counts[node])


def test_many_rows_choose_one_feature_after_the_other():
    assert not is_paired(grow_tree(crossed(4000), account_of(crossed(4000), 4.0, seeded()), 2))
    assert not is_paired(
        grow_tree(crossed(400), account_of(crossed(400), 1.0, seeded()), 2, InformationGain(400))
    )


def test_levels_grow_with_rows_and_epsilon(draw):
    levels = [
        worthwhile_levels(draw(n).features.sizes, n, e)
        for n, e in ((50, 0.1), (500, 1.0), (5000, 1.0))
    ]
    assert levels == sorted(levels)
    assert levels[0] == 1
    assert levels[-1] > 2


def test_a_pruned_tree_stops_where_the_whole_one_passes(draw):
    rows = draw(800)
    tree = grow_tree(rows, account_of(rows, math.inf, VettedNoise()), 3).tree
    places = cell_layout(rows.features.attributes)
    cells = places.placed(rows.features)
    assert (cut_tree(tree, 1).walk(cells, places) == tree.walk(cells, places, 1)).all()


def test_the_shares_on_a_path_are_what_naive_bayes_says(draw):
    rows = draw(3000)
    grown = grow_tree(rows, account_of(rows, math.inf, VettedNoise()), 2)
    bayes = joint_bayes(noisy_moments(rows, account_of(rows, math.inf, VettedNoise())))
    shares = bayes.given_path(grown.tree)
    node = int(grown.tree.first[0])
    feature = int(grown.tree.feature[0])
    at = rows.features.codes[:, feature] == 0
    assert shares[node] == pytest.approx(
        np.bincount(rows.classes[at], minlength=2) / at.sum(), abs=0.01
    )


def test_the_mean_over_rows_puts_the_path_in_place_of_their_values(draw):
    rows = draw(300)
    grown = grow_tree(rows, account_of(rows, math.inf, VettedNoise()), 2)
    linear = naive_bayes_from_moments(
        noisy_moments(rows, account_of(rows, math.inf, VettedNoise()))
    )
    cells = linear.layout.placed(rows.features)
    node = int(grown.tree.first[0]) + 1
    put = cells.copy()
    put[:, int(grown.tree.feature[0])] = grown.tree.cells(np.array([node]), linear.layout)[0]
    scores = linear.scores(put)
    chances = np.exp(scores) / np.exp(scores).sum(axis=1, keepdims=True)
    assert mean_shares_over_rows(grown, linear, cells)[node] == pytest.approx(chances.mean(axis=0))


def test_a_leaf_with_many_rows_overrules_the_model_and_an_empty_one_does_not(draw):
    grown = grow_tree(draw(3000), account_of(draw(3000), math.inf, VettedNoise()), 1)
    even = np.full(grown.counts.shape, 0.5)
    known = correct_leaves(grown, even)
    for node in grown.tree.leaves:
        counts = grown.counts[node]
        if counts.sum() > 500:
            assert known.counted[node] == pytest.approx(counts / counts.sum(), abs=0.02)
        if counts.sum() == 0:
            assert known.counted[node] == pytest.approx(known.counted[0])
