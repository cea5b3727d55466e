"""True coverage of the intervals, by summing binomial probabilities: no simulation error at all."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import binom

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD, IntervalMethod

CHANNELS = {
    "two_coins": TwoCoins().channel,
    "warner(0.7)": Warner(p=Fraction(7, 10)).channel,
    "direct": Direct(k=2).channel,
}
PREVALENCES = (0.0, 0.01, 0.05, 0.2, 0.5)


def coverages(channel, n, method):
    bounds = [
        estimate_prevalence(channel, [x, n - x], method=method)[0].interval for x in range(n + 1)
    ]
    low = np.array([b.low for b in bounds])
    high = np.array([b.high for b in bounds])
    p_yes, p_no = (float(channel.rows[i][0]) for i in (0, 1))
    result = []
    for prevalence in PREVALENCES:
        weights = binom.pmf(np.arange(n + 1), n, prevalence * p_yes + (1 - prevalence) * p_no)
        holds = (low <= prevalence + 1e-12) & (prevalence - 1e-12 <= high)
        result.append(float(weights[holds].sum()))
    return result


@pytest.mark.slow
@pytest.mark.parametrize("method", list(IntervalMethod))
def test_coverage_of_every_method_is_printed_and_the_defaults_is_near_nominal(method):
    worst = 1.0
    for name, channel in CHANNELS.items():
        for n in (30, 100, 1000):
            held = coverages(channel, n, method)
            worst = min(worst, *held)
            print(f"{method.value:>10} {name:>11} {n:>5}", *(f"{share:.4f}" for share in held))
    promised = {DEFAULT_METHOD: 0.93, IntervalMethod.EXACT: 0.95, IntervalMethod.CHEBYSHEV: 0.95}
    assert worst >= promised.get(method, 0.0)


@pytest.mark.slow
@pytest.mark.parametrize("name", list(CHANNELS))
@pytest.mark.parametrize("sampled", [100, 200, 360, 400])
@pytest.mark.parametrize("method", [DEFAULT_METHOD, IntervalMethod.WALD])
def test_intervals_for_a_finite_population_are_near_nominal(name, sampled, method):
    channel, people, carriers, runs = CHANNELS[name], 400, 120, 20_000
    rng = np.random.default_rng(2026)
    asked = rng.hypergeometric(carriers, people - carriers, sampled, size=runs)
    p_yes, p_no = (float(channel.rows[i][0]) for i in (0, 1))
    reports = rng.binomial(asked, p_yes) + rng.binomial(sampled - asked, p_no)
    values, times = np.unique(reports, return_counts=True)
    held = 0
    for x, count in zip(values.tolist(), times.tolist(), strict=True):
        interval = estimate_prevalence(channel, [x, sampled - x], method=method, population=people)[
            0
        ].interval
        held += count * (interval.low - 1e-12 <= carriers / people <= interval.high + 1e-12)
    noise = 4 * (0.05 * 0.95 / runs) ** 0.5
    print(f"{name:>11} {sampled:>4} of {people} {method.value:>6} {held / runs:.4f}")
    assert held / runs > 0.935 - noise
