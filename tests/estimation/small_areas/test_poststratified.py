"""MRP: modes and likelihood of lme4, invariants of coins, and coverage by simulation."""

from __future__ import annotations

import math

import numpy as np
import pytest
import scipy

from surveyapp.errors import UserProblem
from surveyapp.estimation.small_areas.poststratified import (
    CellReports,
    MultilevelModel,
    PopulationCells,
    poststratified_shares,
)

YES = np.array([3, 7, 1, 4, 6, 9, 2, 2, 5, 8.0])
N = np.array([10, 12, 9, 11, 10, 12, 14, 8, 9, 10.0])
X = np.column_stack([np.ones(10), np.tile([0.0, 1.0], 5)])
AREAS = np.repeat(np.arange(5), 2)
DIRECT = CellReports(
    X, AREAS, np.column_stack([YES, N - YES]), np.array([1.0, 0]), np.array([0, 1.0])
)


def test_modes_and_likelihood_are_those_of_lme4():
    """R: d <- glmer(cbind(yes, n-yes) ~ x + (1|a), family=binomial, nAGQ=0, devFunOnly=TRUE); d(.7); d(.2)"""
    model, deviances = MultilevelModel(DIRECT, 5, prior_deviation=math.inf), []
    golden = {
        0.7: (
            [-0.730119242781, 0.974931586160],
            [0.0024368299, -0.6309610230, 0.7008439225, -0.7625710740, 0.6902513445],
        ),
        0.2: (
            [-0.712288706114, 0.969304336671],
            [-0.0019153276, -0.1404051422, 0.1637572073, -0.1707283591, 0.1492916216],
        ),
    }
    for sigma, (beta, effects) in golden.items():
        mode = model.mode(sigma)
        assert mode.beta == pytest.approx(beta, rel=1e-6)
        assert mode.effects == pytest.approx(effects, abs=1e-6)
        half = mode.effects @ mode.effects / sigma**2 + np.sum(np.log(mode.of_effects * sigma**2))
        deviances.append(-2 * mode.log_likelihood + half)
    assert deviances[0] - deviances[1] == pytest.approx(37.857803768 - 42.869578818, abs=1e-4)


def test_the_curvature_is_the_second_derivative_also_through_coins():
    rng = np.random.default_rng(3)
    counts = rng.integers(1, 9, size=(10, 2)).astype(float)
    reports = CellReports(X, AREAS, counts, np.array([0.75, 0.25]), np.array([0.25, 0.75]))
    model, sigma = MultilevelModel(reports, 5), 0.5
    mode = model.mode(sigma)

    def height(at):
        return model._height(at[:2], at[2:], sigma)

    at = np.append(mode.beta, mode.effects)
    step = 1e-4 * np.eye(7)
    hessian = np.array(
        [
            [
                sum(
                    a * b * height(at + a * step[i] + b * step[j]) for a in (1, -1) for b in (1, -1)
                )
                / 4e-8
                for j in range(7)
            ]
            for i in range(7)
        ]
    )
    assert np.diag(-hessian)[2:] == pytest.approx(mode.of_effects, rel=1e-3)
    assert -hessian[:2, 2:] == pytest.approx(mode.shared, rel=1e-3, abs=1e-3)
    schur = -hessian[:2, :2] - (mode.shared / mode.of_effects) @ mode.shared.T
    assert schur == pytest.approx(mode.of_beta, rel=1e-2)
    slopes = [(height(at + one) - height(at - one)) / 2e-4 for one in step]
    assert slopes == pytest.approx(np.zeros(7), abs=1e-5)
    # the logarithm of the normal integral, term by term
    logarithm = height(at) - 5 * math.log(sigma) - 0.5 * np.linalg.slogdet(-hessian)[1]
    assert mode.logarithm == pytest.approx(logarithm, abs=1e-4)


def test_draws_have_the_mode_and_the_inverse_curvature():
    mode = MultilevelModel(DIRECT, 5).mode(0.7)
    beta, effects = mode.drawn(200_000, np.random.default_rng(1))
    precision = np.block([[mode.of_beta + (mode.shared / mode.of_effects) @ mode.shared.T, mode.shared],
                          [mode.shared.T, np.diag(mode.of_effects)]])  # fmt: skip
    drawn = np.column_stack([beta, effects])
    assert np.cov(drawn.T) == pytest.approx(np.linalg.inv(precision), abs=0.006)
    assert drawn.mean(axis=0) == pytest.approx(np.append(mode.beta, mode.effects), abs=0.01)


def test_cells_count_as_often_as_the_population_has_them():
    """With many interviews each cell is known, and an area's share is the weighted mean of its cells."""
    shares = np.array([0.2, 0.4, 0.25, 0.47, 0.15, 0.32, 0.2, 0.4, 0.22, 0.43])
    often = np.full(10, 400_000.0)
    reports = CellReports(
        X, AREAS, np.column_stack([often * shares, often * (1 - shares)]), DIRECT.yes, DIRECT.no
    )
    people = np.array([3.0, 1, 1, 1, 0, 5, 2, 2, 1, 9])
    found = poststratified_shares(reports, PopulationCells(X, AREAS, people), 6)
    eta = scipy.special.logit(shares)
    slope = np.mean(eta[1::2] - eta[::2])
    fitted = scipy.special.expit(
        np.repeat(eta.reshape(5, 2).mean(axis=1), 2) + (X[:, 1] - 0.5) * slope
    )
    expected = [
        np.average(fitted[2 * a : 2 * a + 2], weights=people[2 * a : 2 * a + 2]) for a in range(5)
    ]
    assert found.estimates[:5] == pytest.approx(expected, abs=0.004)
    assert np.isnan(found.estimates[5])  # nobody lives there
    assert np.all(found.standard_errors[:5] < 0.003)


def test_an_area_without_interviews_is_as_uncertain_as_areas_differ():
    population = PopulationCells(np.vstack([X, X[:2]]), np.append(AREAS, [5, 5]), np.ones(12))
    found = poststratified_shares(DIRECT, population, 6)
    assert found.standard_errors[5] > 1.5 * found.standard_errors[:5].max()
    assert found.low[5] < found.estimates[:5].min() < found.estimates[:5].max() < found.high[5]


def test_nobody_is_refused():
    none = CellReports(X, AREAS, np.zeros((10, 2)), DIRECT.yes, DIRECT.no)
    with pytest.raises(UserProblem, match="Nobody gave a report"):
        poststratified_shares(none, PopulationCells(X, AREAS, np.ones(10)), 5)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "yes", "no"), [("two_coins", 0.75, 0.25), ("crosswise", 0.8, 0.2)]
)
def test_intervals_cover_where_the_sample_is_not_as_the_population(name, yes, no):
    """40 areas; people of the second kind answer far less often than their part in the population."""
    rng = np.random.default_rng(7)
    covers, squares, own = [], [], []
    for _ in range(100):
        x, u = rng.normal(size=40), 0.4 * rng.normal(size=40)
        part = rng.uniform(0.3, 0.7, size=40)
        kinds = np.tile([0.0, 1.0], 40)
        areas = np.repeat(np.arange(40), 2)
        share = scipy.special.expit(-1.4 + 0.4 * x[areas] + u[areas] + 1.0 * kinds)
        people = np.column_stack([1 - part, part]).ravel()
        asked = rng.multinomial(30, [0.75, 0.25], size=40).ravel()
        said = rng.binomial(asked, share * yes + (1 - share) * no)
        columns = np.column_stack([np.ones(80), x[areas], kinds])
        reports = CellReports(
            columns, areas, np.column_stack([said, asked - said]).astype(float),
            np.array([yes, 1 - yes]), np.array([no, 1 - no]),
        )  # fmt: skip
        found = poststratified_shares(
            reports, PopulationCells(columns, areas, people), 40, draws=1000
        )
        truth = (share * people).reshape(40, 2).sum(axis=1)
        covers.append(float(np.mean((found.low <= truth) & (truth <= found.high))))
        squares.append(float(np.mean((found.estimates - truth) ** 2)))
        direct = (said.reshape(40, 2).sum(axis=1) / 30 - no) / (yes - no)
        own.append(float(np.mean((direct - truth) ** 2)))
    print(
        f"{name}: coverage {np.mean(covers):.3f}, root mean squared error "
        f"{math.sqrt(np.mean(squares)):.4f}, direct {math.sqrt(np.mean(own)):.4f}"
    )
    assert np.mean(covers) > 0.93
    assert np.mean(squares) < 0.5 * np.mean(own)
