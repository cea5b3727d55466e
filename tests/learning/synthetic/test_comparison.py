from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.learning.base.table import Attribute, CodedTable
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.synthetic.comparison import (
    EnsembleShape,
    ensemble_shape,
    joint_proportions,
    laplace_binomial_interval,
    mean_distance,
    pairwise_distances,
)

ATTRIBUTES = Attribute("a", ("0", "1", "2")), Attribute("sex", ("f", "m"))


def table(*rows: tuple[int, int]) -> CodedTable:
    return CodedTable(ATTRIBUTES, np.array(rows, dtype=np.int32))


def test_joint_proportions_of_a_table_with_itself_lie_on_the_line():
    one = table((0, 0), (0, 0), (1, 0), (2, 1))
    found = joint_proportions(one, one, "sex")
    assert [(each.attribute, each.label_level) for each in found] == [("a", "f"), ("a", "m")]
    assert found[0].authentic.tolist() == [0.5, 0.25, 0.0]
    assert [each.slope for each in found] == pytest.approx([1.0, 1.0])
    assert [each.correlation for each in found] == pytest.approx([1.0, 1.0])


def test_slope_and_correlation_are_those_of_least_squares():
    first, second = table((0, 0), (0, 0), (1, 0), (2, 1)), table((0, 0), (1, 0), (1, 0), (2, 0))
    found = joint_proportions(first, second, "sex")[0]
    assert found.slope == pytest.approx(np.polyfit(found.authentic, found.synthetic, 1)[0])
    assert found.correlation == pytest.approx(
        np.corrcoef(found.authentic, found.synthetic)[0, 1], abs=1e-12
    )


def test_a_flat_scatter_has_no_slope():
    flat = table((0, 0), (1, 0), (2, 0))
    assert math.isnan(joint_proportions(flat, flat, "sex")[0].slope)


def test_total_variation_of_tables_that_share_half_their_rows():
    (pair,) = pairwise_distances(table((0, 0), (1, 1)), table((0, 0), (-1, 1)))
    assert (pair.first, pair.second, pair.distance) == ("a", "sex", 0.5)
    assert mean_distance((pair,)) == 0.5


def test_the_shape_of_an_ensemble_tells_its_leaves(draw):
    forest = RandomForest(math.inf, trees=2, branch_min=50, seed=1).fit(draw(200))
    shape = ensemble_shape(forest)
    assert shape.frequency.sum() == 400
    assert sum(shape.depths().values()) == len(shape.depth)
    assert sum(shape.frequencies((0, 10, 1000))) == len(shape.depth)
    low, median, high = shape.by_depth()[2]
    assert low <= median <= high


def test_leaves_of_each_depth_have_their_quartiles():
    shape = EnsembleShape(
        tree=np.zeros(7, dtype=np.int64),
        depth=np.array([1, 2, 2, 2, 2, 2, 1]),
        frequency=np.array([3.0, 10.0, 50.0, 20.0, 40.0, 33.0, 5.0]),
    )
    assert shape.by_depth() == {1: (3.5, 4.0, 4.5), 2: (20.0, 33.0, 40.0)}
    assert shape.depths() == {1: 2, 2: 5}
    assert shape.frequencies((0, 5, 20, 50)) == (1, 2, 4)


def test_without_noise_the_interval_is_the_binomials():
    found = laplace_binomial_interval(0.5, 100, math.inf, 0.9)
    assert (found.low, found.high) == (0.42, 0.58)


@pytest.mark.parametrize("proportion", [0.02, 0.3, 0.9])
@pytest.mark.parametrize("frequency", [20, 400])
def test_the_interval_covers_what_simulation_draws(proportion, frequency):
    rng = np.random.default_rng(1)
    times, epsilon = 20_000, 0.5
    stops = 1 - math.exp(-epsilon)
    noise = rng.geometric(stops, (2, times)) - rng.geometric(stops, (2, times))
    with_label = np.clip(proportion * frequency + noise[0], 0, None)
    total = with_label + np.clip((1 - proportion) * frequency + noise[1], 0, None)
    share = np.where(total > 0, with_label / np.maximum(total, 1e-9), 0.5)
    drawn = rng.binomial(frequency, share) / frequency
    found = laplace_binomial_interval(proportion, frequency, epsilon, 0.9)
    error = 4 * math.sqrt(0.05 * 0.95 / times)
    assert (drawn < found.low).mean() <= 0.05 + error
    assert (drawn > found.high).mean() <= 0.05 + error


def test_small_leaves_and_small_epsilon_widen_it():
    def width(frequency: int, epsilon: float) -> float:
        found = laplace_binomial_interval(0.3, frequency, epsilon)
        return found.high - found.low

    assert width(1000, 0.3) < width(100, 0.3) < width(20, 0.3)
    assert width(100, 3.0) < width(100, 0.1)


def test_a_level_that_no_interval_has_is_refused():
    with pytest.raises(UserProblem, match="The level of an interval is"):
        laplace_binomial_interval(0.5, 10, 1.0, 1.0)
