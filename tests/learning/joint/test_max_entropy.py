"""The fit, its sums and its draws, against sums over all combinations."""

from __future__ import annotations

import math
from itertools import combinations, product

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Attribute, CodedTable
from surveyapp.learning.joint import selection
from surveyapp.learning.joint.distribution import Joint
from surveyapp.learning.joint.junction_tree import junction_tree, table_cells
from surveyapp.learning.joint.log_linear_tree import LogLinearTree
from surveyapp.learning.joint.marginals import (
    Marginal,
    column_cells,
    column_widths,
    combined,
    counted,
    laplace_variance,
    measured,
)
from surveyapp.learning.joint.max_entropy import fit_joint, project_onto_simplex
from surveyapp.learning.joint.shrinkage import kept_signal


def columns(*sizes: int) -> tuple[Attribute, ...]:
    return tuple(
        Attribute(f"c{place}", tuple(map(str, range(size))), can_be_missing=False)
        for place, size in enumerate(sizes)
    )


def chained(rows: int, d: int = 4, seed: int = 1) -> CodedTable:
    """Return yes/no columns, each mostly as the one before it."""
    rng = np.random.default_rng(seed)
    codes = np.zeros((rows, d), dtype=np.int32)
    codes[:, 0] = rng.random(rows) < 0.3
    for column in range(1, d):
        codes[:, column] = codes[:, column - 1] ^ (rng.random(rows) < 0.2)
    return CodedTable(columns(*[2] * d), codes)


def released(table: CodedTable, subsets, epsilon: float, seed: int = 1) -> tuple[list, float]:
    account = PrivacyAccount(epsilon, SimulatedNoise(np.random.default_rng(seed)), len(table))
    cells, widths = column_cells(table), column_widths(table.attributes)
    each = epsilon / len(subsets)
    return [measured(cells, account, s, widths, each) for s in subsets], account.rows


def log_linear(widths, subsets, seed: int = 1) -> Joint:
    rng = np.random.default_rng(seed)
    tables = tuple(rng.normal(0, 1, [widths[c] for c in subset]) for subset in subsets)
    return Joint(columns(*widths), tuple(subsets), tables, 100.0)


def all_shares(joint: Joint) -> np.ndarray:
    shares = np.zeros(joint.widths)
    for cell in product(*map(range, joint.widths)):
        scores = zip(joint.subsets, joint.potentials, strict=True)
        shares[cell] = math.exp(sum(t[tuple(cell[c] for c in s)] for s, t in scores))
    return shares / shares.sum()


# a loop of four columns, one that hangs on it, one on its own
WIDTHS = (2, 3, 2, 4, 2, 3)
SUBSETS = ((0, 1), (1, 2), (2, 3), (0, 3), (3, 4), (5,))


def test_sums_on_a_junction_tree_are_sums_over_all_combinations():
    joint = log_linear(WIDTHS, SUBSETS)
    shares = all_shares(joint)
    for size in (1, 2, 3):
        for wanted in combinations(range(6), size):
            over = tuple(axis for axis in range(6) if axis not in wanted)
            assert joint.marginal(wanted) == pytest.approx(shares.sum(axis=over), abs=1e-12)


def test_the_normalizing_constant_is_the_sum_over_all_combinations():
    tree = LogLinearTree(junction_tree(SUBSETS, WIDTHS), WIDTHS, SUBSETS)
    joint = log_linear(WIDTHS, SUBSETS)
    theta = np.concatenate([table.ravel() for table in joint.potentials])
    sums = [
        sum(t[tuple(cell[c] for c in s)] for s, t in zip(SUBSETS, joint.potentials, strict=True))
        for cell in product(*map(range, WIDTHS))
    ]
    assert tree.calibrate(theta) == pytest.approx(math.log(np.exp(sums).sum()))


def test_a_large_table_is_summed_in_three_blocks_to_the_same():
    pairs = [*combinations(range(13), 2), (0, 5, 11)]
    joint = log_linear((2,) * 13, pairs)
    scores = np.zeros((2,) * 13)
    for subset, table in zip(pairs, joint.potentials, strict=True):
        scores += table.reshape([2 if c in subset else 1 for c in range(13)])
    shares = np.exp(scores) / np.exp(scores).sum()
    tree = LogLinearTree(junction_tree(pairs, (2,) * 13), (2,) * 13, pairs)
    found = tree.marginals(np.concatenate([table.ravel() for table in joint.potentials]))[1]
    expected = [shares.sum(axis=tuple(c for c in range(13) if c not in s)).ravel() for s in pairs]
    assert found == pytest.approx(np.concatenate(expected), abs=1e-12)


def test_cliques_of_a_chain_are_its_pairs():
    tree = junction_tree([(0, 1), (1, 2), (2, 3)], (2, 2, 2, 2))
    assert set(tree.cliques) == {(0, 1), (1, 2), (2, 3)}
    assert table_cells(tree.cliques, (2, 2, 2, 2)) == 12


def test_the_probability_of_a_column_given_the_others():
    joint = log_linear(WIDTHS, SUBSETS)
    shares = all_shares(joint)
    cells = np.array([[0, 2, 1, 3, 0, 1], [1, 0, 0, 2, 1, 2]])
    for column in range(6):
        for row, found in zip(cells, joint.conditional(column, cells), strict=True):
            place = [slice(None) if c == column else row[c] for c in range(6)]
            assert found == pytest.approx(shares[tuple(place)] / shares[tuple(place)].sum())


def test_without_noise_every_pair_is_met_exactly():
    table = chained(2000)
    pairs = list(combinations(range(4), 2))
    joint = fit_joint(table.attributes, *released(table, pairs, math.inf))
    cells = column_cells(table)
    for pair in pairs:
        exact = counted(cells, pair, (2,) * 4) / 2000
        assert joint.marginal(pair) == pytest.approx(exact, abs=5e-5)


def test_what_is_not_measured_is_as_random_as_it_can_be():
    """Of a chain's neighbours alone: outer columns are independent given the one between."""
    table = chained(5000, 3)
    joint = fit_joint(table.attributes, *released(table, [(0, 1), (1, 2)], math.inf))
    for middle in range(2):
        inner = joint.marginal((0, 1, 2))[:, middle]
        assert inner == pytest.approx(np.outer(inner.sum(1), inner.sum(0)) / inner.sum(), abs=1e-9)


def test_the_fit_is_nearer_than_its_marginals():
    table = chained(3000, 6)
    pairs = list(combinations(range(6), 2))
    marginals, rows = released(table, pairs, 0.5)
    joint = fit_joint(table.attributes, marginals, rows)
    exact = [counted(column_cells(table), pair, (2,) * 6) / 3000 for pair in pairs]
    raw = np.mean([abs(m.counts / rows - e).sum() for m, e in zip(marginals, exact, strict=True)])
    fit = np.mean([abs(joint.marginal(p) - e).sum() for p, e in zip(pairs, exact, strict=True)])
    assert fit < 0.8 * raw


def test_columns_that_have_nothing_to_do_with_each_other_stay_so():
    codes = np.random.default_rng(1).integers(0, 2, (2000, 6)).astype(np.int32)
    table = CodedTable(columns(*[2] * 6), codes)
    pairs = list(combinations(range(6), 2))
    joint = fit_joint(table.attributes, *released(table, pairs, 0.3))
    for pair in pairs:
        shares = joint.marginal(pair)
        assert abs(shares - np.outer(shares.sum(1), shares.sum(0))).max() < 0.01


def test_blanks_below_their_noise_are_none():
    attributes = (Attribute("a", ("0", "1")), Attribute("b", ("0", "1")))
    codes = np.random.default_rng(1).integers(0, 2, (500, 2)).astype(np.int32)
    table = CodedTable(attributes, codes)
    joint = fit_joint(attributes, *released(table, [(0, 1)], 0.2))
    assert not (joint.draw(500, np.random.default_rng(1)).codes < 0).any()


def test_blanks_above_their_noise_are_kept():
    attributes = (Attribute("a", ("0", "1")), Attribute("b", ("0", "1")))
    codes = np.random.default_rng(1).integers(-1, 2, (3000, 2)).astype(np.int32)
    joint = fit_joint(attributes, *released(CodedTable(attributes, codes), [(0, 1)], 1.0))
    drawn = joint.draw(3000, np.random.default_rng(1))
    assert (drawn.codes < 0).mean() == pytest.approx(1 / 3, abs=0.02)


def test_rows_are_drawn_more_evenly_than_one_by_one():
    table = chained(4000, 5)
    pairs = list(combinations(range(5), 2))
    joint = fit_joint(table.attributes, *released(table, pairs, math.inf))
    cells = column_cells(joint.draw(4000, np.random.default_rng(1)))
    apart = [abs(counted(cells, p, (2,) * 5) / 4000 - joint.marginal(p)).sum() / 2 for p in pairs]
    # one by one: about √(2/π)·Σ√(p(1 - p)/n)/2 ≈ 0.009
    assert np.mean(apart) < 0.005


def test_a_fit_goes_on_from_an_earlier_one():
    table = chained(3000, 4)
    marginals, rows = released(table, [(0, 1), (1, 2), (2, 3)], 2.0)
    first = fit_joint(table.attributes, marginals[:2], rows)
    again = fit_joint(table.attributes, marginals, rows, first)
    fresh = fit_joint(table.attributes, marginals, rows)
    for pair in combinations(range(4), 2):
        assert again.marginal(pair) == pytest.approx(fresh.marginal(pair), abs=2e-3)


def test_json_keeps_the_distribution():
    joint = log_linear(WIDTHS, SUBSETS)
    again = Joint.from_json(joint.to_json(), joint.attributes)
    assert again.marginal((0, 2, 4)) == pytest.approx(joint.marginal((0, 2, 4)), abs=1e-8)
    with pytest.raises(ValueError, match="2, 1"):
        Joint.from_json(
            {"columns": [[2, 1]], "potentials": [[[0, 0]]], "rows": 1}, columns(2, 2, 2)
        )


def test_no_row_cannot_be_drawn():
    with pytest.raises(UserProblem, match="synthetic rows were asked"):
        log_linear((2, 2), [(0, 1)]).draw(0, np.random.default_rng(1))


def test_estimates_are_weighted_by_precision():
    two = [
        Marginal((0,), np.array([60.0, 40.0]), 1.0),
        Marginal((0, 1), np.array([[30.0, 20], [25, 25]]), 1.5),
    ]
    found = combined(two, 100)
    # the second has variance 3 in the sums of two cells
    assert found[0,].counts == pytest.approx([57.5, 42.5])
    assert found[0,].variance == pytest.approx(0.75)


@pytest.mark.parametrize("scale", [0.5, 3.0, 40.0])
def test_the_variance_of_the_noise(scale):
    a = math.exp(-1 / scale)
    values = np.arange(-3000, 3001)
    chances = (1 - a) / (1 + a) * a ** np.abs(values)
    assert laplace_variance(scale) == pytest.approx((chances * values**2).sum())


def test_noise_is_not_kept_and_signal_is():
    freedoms, variances = np.full(100, 4.0), np.ones(100)
    noise = np.random.default_rng(1).chisquare(4, 100)
    assert kept_signal(noise, freedoms, variances).max() < 0.2
    noise[:20] = 400
    kept = kept_signal(noise, freedoms, variances)
    assert kept[:20].min() > 0.95
    assert kept[20:].mean() < 0.2


@pytest.mark.parametrize(
    ("values", "nearest"),
    [([0.2, 0.8], [0.2, 0.8]), ([-1.0, 0.5], [0.0, 1.0]), ([0.5, 0.5, 0.5], [1 / 3] * 3)],
)
def test_the_nearest_shares(values, nearest):
    assert project_onto_simplex(np.array(values)) == pytest.approx(nearest)


def test_pairs_with_a_named_label_come_first_where_a_model_cannot_have_all(monkeypatch):
    """Four columns repeat each other, the last is as the first .6 of the time; a model holds two pairs."""
    rng = np.random.default_rng(6)
    first = rng.integers(0, 2, 4000)
    same = [np.where(rng.random(4000) < 0.9, first, 1 - first) for _ in range(3)]
    label = np.where(rng.random(4000) < 0.6, first, 1 - first)
    table = CodedTable(columns(2, 2, 2, 2, 2), np.stack([first, *same, label], 1).astype(np.int32))
    sets = [*((place,) for place in range(5)), *combinations(range(5), 2)]
    cells = column_cells(table)
    estimates = {
        each: Marginal(each, counted(cells, each, (2,) * 5).astype(float), laplace_variance(10.0))
        for each in sets
    }
    monkeypatch.setattr(selection, "LARGEST_MODEL", 14)  # cells: four for a pair, two for a column
    found = {}
    for place in (None, 4):
        joint = selection.fit_of_the_strongest(table.attributes, estimates, 4000.0, label=place)
        found[place] = np.trace(joint.marginal((0, 4)))
    assert found[None] == pytest.approx(0.5, abs=0.03)
    assert found[4] == pytest.approx(0.6, abs=0.03)


def test_one_set_in_a_clique_too_large_to_be_listed_is_spread_over_its_other_columns(monkeypatch):
    monkeypatch.setattr("surveyapp.learning.joint.log_linear_tree.LEAF_CELLS", 1)
    joint = log_linear(WIDTHS, SUBSETS)
    shares = all_shares(joint)
    for place, subset in enumerate(SUBSETS):
        over = tuple(axis for axis in range(6) if axis not in subset)
        assert joint.marginal(subset) == pytest.approx(shares.sum(axis=over), abs=1e-12), place


@pytest.mark.parametrize(
    "subsets",
    [
        tuple((c, c + 1) for c in range(5)),
        tuple((0, c) for c in range(1, 6)),
        tuple((c, 5) for c in range(5)),
    ],
    ids=["chain", "star", "star of the last"],
)
def test_sums_are_those_over_all_combinations_wherever_the_root_is(subsets):
    joint = log_linear(WIDTHS, subsets)
    shares = all_shares(joint)
    for wanted in combinations(range(6), 2):
        over = tuple(axis for axis in range(6) if axis not in wanted)
        assert joint.marginal(wanted) == pytest.approx(shares.sum(axis=over), abs=1e-12)
