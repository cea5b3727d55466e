"""Fay–Herriot: golden numbers of R, published ones of the milk data, averages by brute force, coverage."""

from __future__ import annotations

import math

import numpy as np
import pytest
import scipy

from surveyapp.errors import UserProblem
from surveyapp.estimation.small_areas.fay_herriot import BetweenVariance, fay_herriot
from surveyapp.estimation.small_areas.smoothed_variances import smoothed_variances

REML = BetweenVariance.REML
Y = np.array([0.12, 0.36, 0.22, 0.08, 0.41, 0.17, 0.19, 0.45, 0.25, 0.06])
D = np.array([0.0040, 0.0062, 0.0025, 0.0051, 0.0080, 0.0033, 0.0047, 0.0070, 0.0029, 0.0056])
X = np.column_stack([np.ones(10), [0.2, 0.6, 0.4, 0.3, 0.9, 0.5, 0.1, 0.5, 0.6, 0.4]])

# Milk of 43 small areas: Arora & Lahiri (1997), Statistica Sinica 7; data set milk of R's package sae.
MILK = np.array(
    [
        (1.099, 0.163), (1.075, 0.080), (1.105, 0.083), (0.628, 0.109), (0.753, 0.119), (0.981, 0.141),
        (1.257, 0.202), (1.095, 0.127), (1.405, 0.168), (1.356, 0.178), (0.615, 0.100), (1.460, 0.201),
        (1.338, 0.148), (0.854, 0.143), (1.176, 0.149), (1.111, 0.145), (1.257, 0.135), (1.430, 0.172),
        (1.278, 0.137), (1.292, 0.163), (1.002, 0.125), (1.183, 0.247), (1.044, 0.140), (1.267, 0.171),
        (1.193, 0.106), (0.791, 0.121), (0.795, 0.121), (0.759, 0.259), (0.796, 0.106), (0.565, 0.089),
        (0.886, 0.225), (0.952, 0.205), (0.807, 0.119), (0.582, 0.067), (0.684, 0.106), (0.787, 0.126),
        (0.440, 0.092), (0.759, 0.132), (0.770, 0.100), (0.800, 0.113), (0.756, 0.083), (0.865, 0.121),
        (0.640, 0.129),
    ]
)  # fmt: skip
MAJOR = np.repeat([1, 2, 3, 4], [7, 7, 11, 18])
MILK_X = np.column_stack([np.ones(43), *(one == MAJOR for one in (2, 3, 4))]).astype(float)


def test_the_model_is_that_of_metafor():
    """R: f <- rma(y, d, mods=~x, method="REML", control=list(threshold=1e-13)); blup(f); predict(f, .7)"""
    direct, known = np.append(Y, np.nan), np.vstack([X, [1, 0.7]])
    found = fay_herriot(direct, np.append(D, np.nan), known, between=REML)
    assert found.between == pytest.approx(0.004677198121, rel=1e-6)
    assert found.coefficients == pytest.approx([0.05485587455, 0.37901997697], rel=1e-6)
    assert np.sqrt(np.diag(found.covariance)) == pytest.approx(
        [0.07228456844, 0.14986556012], rel=1e-6
    )
    assert (found.heterogeneity, found.freedom) == (pytest.approx(16.47615103), 8)
    assert found.p_value == pytest.approx(0.03605038779)
    assert found.explained == pytest.approx(0.5663324629, rel=1e-6)
    blup = [0.1249139687, 0.3156927015, 0.2152850212, 0.1261958037, 0.4011487406,
            0.2007636020, 0.1412607077, 0.3267307925, 0.2623497888, 0.1398075153]  # fmt: skip
    assert found.estimates[:10] == pytest.approx(blup, rel=1e-7)
    # metafor's errors hold g₁ + g₂; what it does not have is 2·g₃
    without = [0.05121069131, 0.05622792504, 0.04178375024, 0.05299140302, 0.07236873420,
               0.04592640494, 0.05674408847, 0.05630233969, 0.04487227395, 0.05323675849]  # fmt: skip
    total = found.between + D
    g3 = D**2 / total**3 * 2 / np.sum(total**-2)
    assert found.mean_squared_errors[:10] - 2 * g3 == pytest.approx(np.square(without), rel=1e-6)
    # an area without a direct estimate: its interval in metafor is ± 1.959964·√(se² + τ²)
    assert found.estimates[10] == pytest.approx(0.3201698584, rel=1e-7)
    expected = math.hypot(0.04980844966, math.sqrt(0.004677198121))
    assert math.sqrt(found.mean_squared_errors[10]) == pytest.approx(expected, rel=1e-6)


def test_milk_has_the_published_numbers():
    """R: sae::mseFH(yi ~ as.factor(MajorArea), SD^2, data = milk); refvar, beta, eblup and mse"""
    found = fay_herriot(MILK[:, 0], MILK[:, 1] ** 2, MILK_X, between=REML)
    assert found.between == pytest.approx(0.01855022, rel=1e-5)
    assert found.coefficients == pytest.approx(
        [0.9681890, 0.1327801, 0.2269462, -0.2413011], abs=5e-7
    )
    assert found.estimates[[0, 1, 33, 42]] == pytest.approx(
        [1.0219703, 1.0476018, 0.6102302, 0.6810870], abs=1e-6
    )
    assert found.mean_squared_errors[[0, 1, 2, 33, 42]] == pytest.approx(
        [0.013460220, 0.005372876, 0.005701990, 0.003870786, 0.009903626], rel=1e-4
    )


def restricted(a: float) -> float:
    """The restricted likelihood by its definition, with whole matrices."""
    v = np.diag(a + D)
    inverse = np.linalg.inv(v)
    information = X.T @ inverse @ X
    p = inverse - inverse @ X @ np.linalg.inv(information) @ X.T @ inverse
    logs = np.linalg.slogdet(v)[1] + np.linalg.slogdet(information)[1] + Y @ p @ Y
    return math.exp(-0.5 * logs - 15)


def test_averages_over_the_variance_are_integrals():
    found = fay_herriot(Y, D, X)

    def integral(of):
        return scipy.integrate.quad(lambda s: of(s**2) * restricted(s**2) * 2 * s, 0, 3, limit=400)[
            0
        ]

    whole = integral(lambda _a: 1.0)
    assert found.between == pytest.approx(integral(lambda a: a) / whole, rel=2e-3)

    def predicted(a: float) -> tuple[float, float]:
        information = X.T @ np.diag(1 / (a + D)) @ X
        beta = np.linalg.solve(information, X.T @ (Y / (a + D)))
        gamma = a / (a + D[3])
        line = X[3] @ np.linalg.solve(information, X[3])
        return gamma * Y[3] + (1 - gamma) * X[3] @ beta, gamma * D[3] + (1 - gamma) ** 2 * line

    mean = integral(lambda a: predicted(a)[0]) / whole
    second = integral(lambda a: predicted(a)[1] + predicted(a)[0] ** 2) / whole
    assert found.estimates[3] == pytest.approx(mean, rel=1e-4)
    assert found.mean_squared_errors[3] == pytest.approx(second - mean**2, rel=1e-3)


def test_where_reml_is_0_the_likelihood_is_adjusted():
    y = np.array([0.12, 0.31, 0.22, 0.18, 0.41, 0.27, 0.09, 0.35, 0.25, 0.16])
    found = fay_herriot(y, D, X, between=REML)
    assert found.restricted == 0  # metafor: tau2 0

    def adjusted(a: float) -> float:
        inverse = np.diag(1 / (a + D))
        information = X.T @ inverse @ X
        p = inverse - inverse @ X @ np.linalg.inv(information) @ X.T @ inverse
        logs = np.sum(np.log(a + D)) + np.linalg.slogdet(information)[1] + y @ p @ y
        return -0.5 * logs + math.log(math.atan(np.sum(a / (a + D)))) / 10

    grid = np.geomspace(1e-6, 1e-2, 4001)
    assert found.between == pytest.approx(grid[np.argmax([adjusted(a) for a in grid])], rel=5e-3)
    averaged = fay_herriot(y, D, X)
    assert averaged.between > found.between > 0
    assert np.all(averaged.mean_squared_errors > 0)


def test_large_numbers_in_the_table_change_nothing():
    found = fay_herriot(Y, D, X)
    large = fay_herriot(Y, D, X * [1.0, 1e9])
    assert large.estimates == pytest.approx(found.estimates, rel=1e-9)
    assert large.coefficients[1] * 1e9 == pytest.approx(found.coefficients[1], rel=1e-9)


@pytest.mark.parametrize(
    ("y", "d", "x", "says"),
    [
        (Y[:4], D[:4], X[:4], "at least 5 areas, and there are 4"),
        (Y, D * 0, X, "must be a number above 0"),
        (Y, D, np.column_stack([X, X[:, 1] * 2]), "follows from the others"),
        (Y, D, np.column_stack([X, np.zeros(10)]), "follows from the others"),
    ],
)
def test_what_cannot_be_fitted_is_refused(y, d, x, says):
    with pytest.raises(UserProblem, match=says):
        fay_herriot(y, d, x)


def test_smoothed_variances_are_one_variance_of_an_interview_over_effective_interviews():
    # (10·.02/1 ·10 + 40·.01/2 ·40 + 0)/60 = 2.0·…: each area's own n·D/effect, weighted by n
    found = smoothed_variances(
        [0.02, 0.01, 0.0, np.nan, np.nan], [10, 40, 10, 1, 0], [1, 2, 1, 1, 1]
    )
    common = (10 * 0.2 + 40 * 0.2 + 10 * 0.0) / 60
    assert found[:4] == pytest.approx([common / 10, common * 2 / 40, common / 10, common])
    assert np.isnan(found[4])
    assert np.isnan(smoothed_variances([np.nan], [1], [1])).all()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "yes", "no"), [("two_coins", 0.75, 0.25), ("crosswise", 0.8, 0.2)]
)
@pytest.mark.parametrize("spread", [0.3, 0.6])
def test_intervals_cover_and_errors_are_smaller(name, yes, no, spread):
    """40 areas of 15 to 45 interviews; the share depends on a column and on the area."""
    rng = np.random.default_rng(11)
    covers: list[float] = []
    squares, own = [], []
    for _ in range(250):
        x = rng.normal(size=40)
        truth = scipy.special.expit(-1.2 + 0.4 * x + spread * rng.normal(size=40))
        n = rng.integers(15, 46, size=40)
        said = rng.binomial(n, truth * yes + (1 - truth) * no) / n
        direct = (said - no) / (yes - no)
        variances = said * (1 - said) / (n - 1) / (yes - no) ** 2
        smooth = smoothed_variances(variances, n, np.ones(40))
        found = fay_herriot(direct, smooth, np.column_stack([np.ones(40), x]))
        error = found.estimates - truth
        covers.append(float(np.mean(np.abs(error) <= 1.96 * np.sqrt(found.mean_squared_errors))))
        squares.append(float(np.mean(error**2)))
        own.append(float(np.mean((direct - truth) ** 2)))
    print(
        f"{name}, spread {spread}: coverage {np.mean(covers):.3f}, root mean squared error "
        f"{math.sqrt(np.mean(squares)):.4f}, direct {math.sqrt(np.mean(own)):.4f}"
    )
    assert np.mean(covers) > 0.93
    assert np.mean(squares) < 0.5 * np.mean(own)
