import math
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import chisquare

from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.warner import Warner
from surveyapp.errors import UserProblem
from surveyapp.learning.base.table import MISSING, Attribute, CodedTable, Examples
from surveyapp.learning.local.simulation import (
    best_cell_design,
    designs_for_even_epsilon,
    draw_bundles,
    fill_missing,
    simulate_bundles,
    simulate_coded_reports,
    simulate_every_pair,
    simulate_one_by_one,
    without_constant_features,
)


@pytest.mark.parametrize(
    ("k", "epsilon", "name"), [(4, 2, "k_rr"), (40, 1, "subset_selection"), (2, 1, "k_rr")]
)
def test_the_design_of_least_variance_is_taken(k, epsilon, name):
    assert best_cell_design(k, epsilon).name == name


@pytest.mark.parametrize("design", [KRR(k=5, epsilon=1), Warner(p="4/5")], ids=lambda d: d.name)
def test_reports_have_the_odds_of_the_channel(design):
    rng = np.random.default_rng(31)
    reports = simulate_coded_reports(design, np.ones(100_000, dtype=np.int64), rng)
    expected = [float(entry) * 100_000 for entry in design.channel.rows[1]]
    assert chisquare(np.bincount(reports, minlength=len(expected)), expected).pvalue > 1e-4


def test_who_leaves_something_out_reports_an_even_draw():
    found = fill_missing(np.full(30_000, MISSING, dtype=np.int32), 3, np.random.default_rng(1))
    assert chisquare(np.bincount(found)).pvalue > 1e-4
    assert fill_missing(np.array([2, 0], dtype=np.int32), 3, np.random.default_rng(1)).tolist() == [
        2,
        0,
    ]


def test_with_little_epsilon_one_feature_is_reported_and_with_much_several():
    rng = np.random.default_rng(2)
    little = draw_bundles((2,) * 6, 2, 1, 1000, rng)
    much = draw_bundles((2,) * 6, 2, 8, 1000, rng)
    assert set(little.taken) == {1}
    assert set(much.taken) == {6}
    # by hand: at e⁴ three yes/no features and the label give 3·(53.6/69.6)² = 1.78, more than 2 or 4
    assert set(draw_bundles((2,) * 6, 2, 4, 10, rng).taken) == {3}


def test_a_bundle_never_has_more_combinations_than_a_design_takes():
    drawn = draw_bundles((12, 10, 2, 2), 4, 15, 500, np.random.default_rng(3))
    sizes = np.array((12, 10, 2, 2))
    cells = 4 * np.cumprod(sizes[drawn.order], axis=1)
    assert cells[np.arange(500), drawn.taken - 1].max() <= 256


def test_every_feature_is_drawn_as_often(made_examples):
    rows = made_examples(9000)
    reports = simulate_bundles(rows, 1, np.random.default_rng(4))
    assert chisquare([pair.reports for pair in reports.pairs]).pvalue > 1e-4
    assert sum(pair.reports for pair in reports.pairs) == 9000


def test_equal_seeds_give_equal_reports(made_examples):
    rows = made_examples(300)
    one = simulate_bundles(rows, 3, np.random.default_rng(5))
    two = simulate_bundles(rows, 3, np.random.default_rng(5))
    assert all(
        np.array_equal(a.counts, b.counts) for a, b in zip(one.pairs, two.pairs, strict=True)
    )


def test_epsilon_is_what_was_asked_for(made_examples):
    rows = made_examples(200)
    for epsilon in (0.5, 2, 8):
        reports = simulate_bundles(rows, epsilon, np.random.default_rng(6))
        assert 0.99 * epsilon < reports.epsilon <= epsilon
    assert math.fsum(d.privacy_loss for d in designs_for_even_epsilon(rows, 4)) <= 4


def test_every_pair_and_the_label_by_unary_add_up(made_examples):
    rows = made_examples(200)
    p, q = Fraction(4, 5), Fraction(1, 5)
    reports = simulate_every_pair(rows, p, q, np.random.default_rng(7))
    assert math.isclose(reports.epsilon, 4 * math.log(16), rel_tol=1e-9)
    assert [pair.reports for pair in reports.pairs] == [200, 200, 200]
    assert reports.alone is not None
    assert reports.alone.reports == 200


def test_features_of_one_level_are_left_out_or_refused(made_examples):
    rows = made_examples(50, sizes=(3, 1, 2))
    rng = np.random.default_rng(8)
    with pytest.raises(
        UserProblem,
        match=r"^(?=.*it does not help to predict\. Leave it out).*f1 has only one level, v0",
    ):
        simulate_bundles(rows, 1, rng)
    with pytest.raises(UserProblem, match=r"it does not help to predict\. Leave it out"):
        designs_for_even_epsilon(rows, 1)
    kept = without_constant_features(rows)
    assert [feature.name for feature in kept.features.attributes] == ["f0", "f2"]
    assert np.array_equal(kept.features.codes, rows.features.codes[:, [0, 2]])


def test_too_many_combinations_are_refused():
    feature = Attribute("town", tuple(map(str, range(200))))
    table = CodedTable((feature,), np.zeros((3, 1), dtype=np.int32))
    rows = Examples(table, Attribute("y", ("no", "yes")), np.zeros(3, dtype=np.int32))
    with pytest.raises(UserProblem, match=r"^(?=.*combinations, but one).*400 combinations"):
        simulate_bundles(rows, 1, np.random.default_rng(9))


def test_one_by_one_each_question_has_its_own_design(made_examples):
    rows = made_examples(100)
    designs = designs_for_even_epsilon(rows, 8)
    features, label = simulate_one_by_one(rows, designs, np.random.default_rng(10))
    assert [asked.design for asked in (*features, label)] == list(designs)
    assert {len(asked.reports) for asked in (*features, label)} == {100}


RARELY = Fraction(1, 10**9)


def test_a_report_of_a_pair_is_of_its_level_and_its_class(made_examples):
    """By coins that nearly always tell the truth the supported choice is level · classes + class."""
    rows = made_examples(300, classes=3)
    reports = simulate_every_pair(rows, 1 - RARELY, RARELY, np.random.default_rng(1))
    for place, pair in enumerate(reports.pairs):
        cells = rows.features.codes[:, place] * 3 + rows.classes
        told = np.bincount(pair.likelihoods.argmax(axis=1), pair.counts, minlength=cells.max() + 1)
        assert told.tolist() == np.bincount(cells).tolist()
