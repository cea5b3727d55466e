"""Naive Bayes over groups of features, against the same said one combination at a time."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest
from accounts import account_of

from surveyapp.learning.base.class_counts import CellLayout
from surveyapp.learning.base.noise import SimulatedNoise, VettedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.joint_bayes import JointBayes, joint_bayes
from surveyapp.learning.central.moments import naive_bayes_from_moments, noisy_moments
from surveyapp.learning.central.shrinkage import shrunken_joint
from surveyapp.learning.models.flat_tree import TreeBuilder
from surveyapp.learning.models.log_linear import softmax

ROWS = np.array([6000.0, 2000.0])


def examples(rows: int, seed: int = 1) -> Examples:
    """Return four yes/no features; the class is whether the first two differ, nine times in ten."""
    rng = np.random.default_rng(seed)
    codes = rng.integers(0, 2, (rows, 4)).astype(np.int32)
    classes = (codes[:, 0] ^ codes[:, 1] ^ (rng.random(rows) < 0.1)).astype(np.int32)
    names = tuple(Attribute(name, ("0", "1"), can_be_missing=False) for name in "abcd")
    return Examples(CodedTable(names, codes), Attribute("class", ("no", "yes")), classes)


def by_hand() -> JointBayes:
    """Features of 2, 3, 2 and 2 levels: first and third together, the second alone, the last not at all."""
    rng = np.random.default_rng(2)
    together = rng.dirichlet(np.ones(4), 2).T.reshape(2, 2, 2)
    alone = rng.dirichlet(np.ones(3), 2).T
    layout = CellLayout((0, 2, 5, 7, 9), (2, 3, 2, 2))
    return JointBayes(layout, np.array([0.7, 0.3]), ((0, 2), (1,)), (together, alone))


def chances(model: JointBayes, levels: tuple[int, ...]) -> np.ndarray:
    """Pr(class, levels) by Bayes' rule."""
    together, alone = model.tables
    return model.prior * together[levels[0], levels[2]] * alone[levels[1]]


def test_scores_are_bayes_rule_over_the_groups():
    model = by_hand()
    starts = np.array(model.layout.starts[:-1])
    for levels in itertools.product(range(2), range(3), range(2), range(2)):
        said = softmax(model.linear().scores((starts + levels)[None]))[0]
        expected = chances(model, levels)
        assert said == pytest.approx(expected / expected.sum())


def test_what_a_path_does_not_ask_for_is_summed_up():
    """The root asks for the third feature, its first child for the last, its second for the second."""
    model, builder = by_hand(), TreeBuilder()
    builder.split(0, 2, 2)
    builder.split(1, 3, 2)
    builder.split(2, 1, 3)
    paths = [{}, {2: 0}, {2: 1}, {2: 0}, {2: 0}, {2: 1, 1: 0}, {2: 1, 1: 1}, {2: 1, 1: 2}]
    for said, path in zip(model.given_path(builder.built()), paths, strict=True):
        expected = sum(
            chances(model, levels)
            for levels in itertools.product(range(2), range(3), range(2), range(2))
            if all(levels[place] == level for place, level in path.items())
        )
        assert said == pytest.approx(expected / expected.sum())


def test_it_sees_what_features_say_only_together():
    rows, fresh = examples(2000), examples(2000, seed=2)
    moments = noisy_moments(rows, account_of(rows, 1.0, SimulatedNoise(np.random.default_rng(1))))
    assert moments.groups == ((0, 1, 2, 3),)
    cells = moments.layout.placed(fresh.features)
    right = {
        name: float((linear.scores(cells).argmax(axis=1) == fresh.classes).mean())
        for name, linear in (
            ("joint", joint_bayes(moments).linear()),
            ("plain", naive_bayes_from_moments(moments)),
        )
    }
    assert right["joint"] > 0.85
    assert right["plain"] < 0.6


def test_where_noise_hides_what_goes_together_it_is_nearly_the_naive_bayes():
    """400 rows in 32 cells with noise of deviation 70 each: chance alone tells hundreds of rows apart."""
    rows, apart = examples(400), []
    for seed in range(20):
        noise = SimulatedNoise(np.random.default_rng(seed))
        moments = noisy_moments(rows, account_of(rows, 0.02, noise))
        cells = moments.layout.placed(rows.features)
        joint = softmax(joint_bayes(moments).linear().scores(cells))
        apart.append(
            np.abs(joint - softmax(naive_bayes_from_moments(moments).scores(cells))).mean()
        )
    assert np.mean(apart) < 0.1


def test_of_features_among_others_the_groups_have_their_places_there():
    rows = examples(300)
    moments = noisy_moments(rows, account_of(rows, math.inf, VettedNoise()))
    wide = CellLayout((0, 3, 5, 7, 9, 11), (3, 2, 2, 2, 2))
    own, other = joint_bayes(moments), joint_bayes(moments, wide, (1, 2, 3, 4))
    assert other.groups == ((1, 2, 3, 4),)
    cells = moments.layout.placed(rows.features)
    among = np.column_stack([np.zeros(len(cells), dtype=int), cells + 3])
    assert other.linear().scores(among) == pytest.approx(own.linear().scores(cells))


def independent(*tables: np.ndarray) -> np.ndarray:
    return np.einsum("ac,bc->abc", *tables)


def test_without_noise_features_together_have_the_shares_of_the_rows():
    true = np.random.default_rng(1).dirichlet(np.ones(6), 2).T.reshape(2, 3, 2)
    alone = [true.sum(axis=1), true.sum(axis=0)]
    found = shrunken_joint(true * ROWS, alone, ROWS, 0.0)
    assert found == pytest.approx(true, abs=0.006)
    assert found.sum(axis=(0, 1)) == pytest.approx([1, 1])


def test_what_goes_together_in_all_classes_alike_is_known_better_than_of_each():
    """Noise of deviation 150 beside 2,000 rows in 9 cells; both classes have the same odds ratios."""
    rng = np.random.default_rng(4)
    off = {"drawn": [], "independent": [], "cut": []}
    for _ in range(50):
        alone = [rng.dirichlet(np.full(3, 5.0), 2).T for _ in range(2)]
        true = independent(*alone) * np.exp(np.eye(3))[..., None]
        for _ in range(50):
            true *= (alone[0] / true.sum(axis=1))[:, None]
            true *= (alone[1] / true.sum(axis=0))[None]
        counts = true * ROWS + rng.normal(0, 150, true.shape)
        cut = np.maximum(counts, 0.5)
        found = {
            "drawn": shrunken_joint(counts, alone, ROWS, 150.0**2),
            "independent": independent(*alone),
            "cut": cut / cut.sum(axis=(0, 1)),
        }
        for name, shares in found.items():
            off[name].append(((shares - true) ** 2).sum())
    assert np.mean(off["drawn"]) < 0.7 * min(np.mean(off["independent"]), np.mean(off["cut"]))


def test_drawn_rows_have_the_classes_and_the_levels_that_go_together_in_each():
    model = by_hand()
    cells, classes = model.drawn(4000)
    assert np.bincount(classes) / 4000 == pytest.approx(model.prior, abs=0.001)
    levels = cells - np.array(model.layout.starts[:-1])
    for group, table in zip(model.groups, model.tables, strict=True):
        for own in (0, 1):
            found = np.zeros(table.shape[:-1])
            np.add.at(found, tuple(levels[classes == own][:, group].T), 1)
            assert found / found.sum() == pytest.approx(table[..., own], abs=0.001)
