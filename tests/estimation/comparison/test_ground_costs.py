from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from scipy.optimize import linprog

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.errors import UserProblem
from surveyapp.estimation.comparison.distance import (
    DistanceKind,
    distribution_distance,
    weighted_distribution_distance,
)
from surveyapp.estimation.comparison.ground_costs import transport
from surveyapp.estimation.sampling.linearization import SampleReports
from surveyapp.estimation.sampling.sample_designs import stratified

GRID = np.array([(x, y) for y in range(2) for x in range(3)], dtype=float)
"""Six answers that lie on a plane, as cells of a map."""
PLANE = np.abs(GRID[:, None] - GRID[None]).sum(axis=2)
"""Steps along streets."""
LINE = np.abs(np.subtract.outer(np.arange(4), np.arange(4)))
NOISY = KRR(k=4, p_truth=Fraction(1, 2)).channel
SIX = KRR(k=6, p_truth=Fraction(3, 5)).channel


def rng(seed=1):
    return np.random.default_rng(seed)


def carried(first, second, costs):
    """The transport problem as it is usually written: rows and columns of the plan sum to the shares."""
    size = len(first)
    rows = np.kron(np.eye(size), np.ones(size))
    columns = np.kron(np.ones(size), np.eye(size))
    found = linprog(
        np.asarray(costs, dtype=float).ravel(),
        A_eq=np.vstack([rows, columns])[:-1],
        b_eq=np.concatenate([first, second])[:-1],
    )
    return found.fun


# the distance


@pytest.mark.parametrize("seed", range(5))
def test_between_distributions_it_is_the_cost_of_the_best_plan(seed):
    generator = rng(seed)
    points = generator.random((5, 2))
    costs = np.linalg.norm(points[:, None] - points[None], axis=2)
    first, second = generator.dirichlet(np.ones(5), 2)
    way = transport(costs, 5)
    (found,) = way.largest_products((first - second)[None, :])
    assert found == pytest.approx(carried(first, second, costs), abs=1e-9)
    assert way.flows(first - second) @ way.prices == pytest.approx(found, abs=1e-9)
    assert way.potential(first - second) @ (first - second) == pytest.approx(found, abs=1e-9)


def test_on_a_plane_mass_goes_along_the_streets():
    # a half from the first corner to the last, and a quarter one street to the right
    delta = np.array([0.5, 0.25, -0.25, 0, 0, -0.5])
    assert transport(PLANE, 6).largest_products(delta[None, :])[0] == pytest.approx(0.5 * 3 + 0.25)


def test_many_lines_are_solved_as_one_by_one():
    generator = rng(3)
    lines = generator.normal(size=(1000, 6))
    lines -= lines.mean(axis=1, keepdims=True)
    way = transport(PLANE, 6)
    together = way.largest_products(lines)
    some = [float(way.largest_products(line[None, :])[0]) for line in lines[::97]]
    assert together[::97] == pytest.approx(some, abs=1e-9)


def test_along_a_line_the_arcs_are_the_steps():
    way = transport(LINE, 4)
    assert sorted(zip(way.starts.tolist(), way.ends.tolist(), strict=True)) == [
        *((0, 1), (1, 0), (1, 2)),
        *((2, 1), (2, 3), (3, 2)),
    ]


def test_the_way_there_may_cost_more_than_the_way_back():
    way = transport([[0, 5], [1, 0]], 2)
    assert way.largest_products(np.array([[0.2, -0.2], [-0.2, 0.2]])) == pytest.approx([1.0, 0.2])


def test_the_cheapest_path_counts():
    way = transport([[0, 1, 9], [1, 0, 1], [9, 1, 0]], 3)
    assert way.costs[0, 2] == 2
    assert way.largest_products(np.array([[0.5, 0, -0.5]]))[0] == pytest.approx(1.0)


def test_answers_that_cost_nothing_to_swap_are_one():
    way = transport([[0, 0, 2], [0, 0, 2], [2, 2, 0]], 3)
    assert way.largest_products(np.array([[0.5, -0.5, 0], [0.5, 0, -0.5]])) == pytest.approx([0, 1])


@pytest.mark.parametrize(
    ("costs", "reason"),
    [
        (np.zeros((2, 3)), "needs 3 rows and as many columns"),
        (np.zeros((3, 3)), "some cost must be above 0"),
        ([[0, -1, 1], [1, 0, 1], [1, 1, 0]], "every cost is a number from 0"),
        ([[0, np.nan, 1], [1, 0, 1], [1, 1, 0]], "every cost is a number from 0"),
        ([[0, 1, 1], [1, 2, 1], [1, 1, 0]], "from an answer to itself is 0"),
    ],
)
def test_costs_that_are_none_are_refused(costs, reason):
    with pytest.raises(UserProblem, match=reason):
        transport(costs, 3)


# with errors


def of_costs(counts, costs, channel=NOISY, resamples=400):
    return distribution_distance(
        *((channel, each) for each in counts),
        rng=rng(),
        kind=DistanceKind.GROUND_COST,
        costs=costs,
        resamples=resamples,
    )


COUNTS = [(60, 45, 40, 35), (30, 35, 50, 65)]


@pytest.mark.parametrize("counts", [COUNTS, [(60, 45, 40, 35), (56, 47, 43, 34)]])
def test_costs_of_a_line_give_what_ordered_answers_give(counts):
    line = distribution_distance(*((NOISY, each) for each in counts), rng=rng(), resamples=400)
    found = of_costs(counts, LINE)
    for number in ("plug_in", "maximum_likelihood", "low", "high", "p_value"):
        assert getattr(found, number) == pytest.approx(getattr(line, number), abs=1e-9), number
    # the bias is a mean of other draws' sums with the same expectation
    assert found.bias == pytest.approx(line.bias, abs=0.05)


def test_equal_costs_are_total_variation():
    same = distribution_distance(
        *((NOISY, each) for each in COUNTS),
        rng=rng(),
        kind=DistanceKind.TOTAL_VARIATION,
        resamples=400,
    )
    found = of_costs(COUNTS, 3 * (1 - np.eye(4)))
    for number in ("plug_in", "estimate", "low", "high"):
        assert getattr(found, number) == pytest.approx(3 * getattr(same, number), abs=1e-12)
    assert found.p_value == same.p_value


def test_direct_answers_on_a_plane_have_the_distance_of_the_plan():
    counts = [(30, 10, 20, 5, 15, 20), (5, 25, 10, 30, 10, 20)]
    found = of_costs(counts, PLANE, Direct(k=6).channel)
    first, second = (np.array(each) / 100 for each in counts)
    assert found.plug_in == pytest.approx(carried(first, second, PLANE), abs=1e-9)
    assert found.maximum_likelihood == pytest.approx(found.plug_in, abs=1e-9)
    assert 0 <= found.low <= found.estimate <= found.high <= 3
    assert found.p_value < 0.02


def test_equal_groups_have_nothing_left_after_the_correction():
    counts = [(60, 45, 40, 35, 30, 30)] * 2
    found = of_costs(counts, PLANE, SIX)
    assert found.plug_in == pytest.approx(0, abs=1e-12)
    assert found.bias > 0.1
    assert (found.estimate, found.low) == (0, 0)
    assert found.p_value == 1


def test_equal_weights_give_nearly_what_counts_give():
    counts = [(50, 20, 30, 30, 40, 30), (20, 50, 30, 40, 20, 40)]
    codes = np.concatenate([np.repeat(np.arange(6), each) for each in counts])
    sample = stratified(np.ones(len(codes)))
    is_first = np.arange(len(codes)) < sum(counts[0])
    every = SampleReports.of(codes, sample)
    weighted = weighted_distribution_distance(
        SIX,
        every.among(is_first),
        every.among(~is_first),
        rng=rng(),
        kind=DistanceKind.GROUND_COST,
        costs=PLANE,
        resamples=1000,
    )
    plain = of_costs(counts, PLANE, SIX, 1000)
    assert weighted.plug_in == pytest.approx(plain.plug_in, abs=1e-9)
    assert weighted.estimate == pytest.approx(plain.estimate, abs=0.05)
    assert (weighted.low, weighted.high) == pytest.approx((plain.low, plain.high), abs=0.12)


def test_it_can_be_stopped():
    def stop():
        raise InterruptedError

    with pytest.raises(InterruptedError):
        transport(PLANE, 6).largest_products(np.zeros((3, 6)), each_round=stop)


@pytest.mark.slow
@pytest.mark.parametrize("shift", [0.0, 0.15, 0.4])
def test_intervals_on_a_plane_cover_the_true_distance(shift):
    """200 surveys of 2 × 400; coverage may be above .95, as the interval is wide where all is unsure."""
    generator = rng(8)
    first = np.full(6, 1 / 6)
    second = (1 - shift) * first + shift * np.array([0, 0, 0, 0.2, 0.3, 0.5])
    truth = carried(first, second, PLANE)
    rows = np.array([[float(entry) for entry in row] for row in SIX.rows])
    held, estimates = 0, []
    for _ in range(200):
        counts = [generator.multinomial(400, shares @ rows) for shares in (first, second)]
        found = of_costs(counts, PLANE, SIX, 200)
        held += found.low - 1e-12 <= truth <= found.high
        estimates.append(found.estimate)
    print(f"shift {shift}: covered {held / 200:.3f}, mean {np.mean(estimates):.3f} of {truth:.3f}")
    assert held / 200 >= 0.91
