"""How the default parts its ε."""

import numpy as np
import pytest

from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.central import auto
from surveyapp.learning.central.auto import (
    MOST_FOR_SCORES,
    ROWS_TO_BE_SEEN,
    SCORES_SHARE,
    split_epsilon,
)


@pytest.mark.parametrize("rows", [40, 1_000_000])
def test_what_is_parted_is_all_there_is(rows):
    assert sum(split_epsilon(0.7, 12, rows)) == pytest.approx(0.7, rel=1e-12)


def test_few_rows_for_many_features_leave_more_to_the_tree():
    few, many = split_epsilon(0.3, 16, 300), split_epsilon(0.3, 16, 30_000)
    assert few[0] == pytest.approx(many[0] * 300 * 0.3 / (ROWS_TO_BE_SEEN * 16))
    assert few[1] > many[1]


def test_few_rows_take_more_to_compare_candidates():
    assert split_epsilon(0.3, 16, 30_000)[2] == pytest.approx(SCORES_SHARE * 0.3)
    assert split_epsilon(0.3, 16, 40)[2] == pytest.approx(MOST_FOR_SCORES * 0.3)
    assert split_epsilon(0.3, 16, 500)[2] * 500 == pytest.approx(20)


def test_the_root_of_the_tree_tells_the_tables_how_many_rows_each_class_has(draw, monkeypatch):
    """Its noise has variance 2·(1/ε)², ε that of its own counts."""
    seen = []
    candidates = auto._Candidates
    monkeypatch.setattr(
        auto, "_Candidates", lambda *given: seen.append(given) or candidates(*given)
    )
    auto.Auto(2.0).fit(draw(400), SimulatedNoise(np.random.default_rng(3)))
    moments, grown = seen[0]
    assert moments.known_totals.tolist() == grown.counts[0].tolist()
    assert moments.known_variance == pytest.approx(2 / grown.precision[0] ** 2)


def test_the_first_of_equal_scores_is_chosen():
    columns = [np.array([1.0, 2.0, 5.0]), np.array([1.0, 3.0, 5.0]), np.array([0.0, 3.0, 6.0])]
    assert auto.first_argmax(columns).tolist() == [0, 1, 2]
