"""Equal pairs of records: exact moments against every possible draw, and a tail that is never too small."""

import math
from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest
from scipy.optimize import brentq
from scipy.stats import lognorm

from surveyapp.estimation.quality.duplicates_within import (
    ALLOWANCE,
    AllRecords,
    RecordKinds,
    _moments,
    _upper_tail,
    repeated_pairs,
)


def drawn_pairs(everywhere, n):
    """Ordered equal pairs of each draw of ``n`` records."""
    records = [kind for kind, count in enumerate(everywhere) for _ in range(count)]
    for chosen in combinations(records, n):
        counts = np.bincount(chosen)
        yield int((counts * (counts - 1)).sum())


@pytest.mark.parametrize(("everywhere", "n"), [((4, 3, 2, 1), 6), ((3, 3, 3), 4), ((6, 2), 7)])
def test_the_three_moments_are_those_of_all_draws(everywhere, n):
    pairs = [Fraction(value) for value in drawn_pairs(everywhere, n)]
    mean = sum(pairs) / len(pairs)
    here = (n, *(0,) * (len(everywhere) - 1))
    assert _moments(RecordKinds.of(here, AllRecords.of(everywhere))) == (
        mean,
        sum((p - mean) ** 2 for p in pairs) / len(pairs),
        sum((p - mean) ** 3 for p in pairs) / len(pairs),
    )


def test_copies_of_one_interview_are_found_among_many_kinds():
    here = [41, *[1] * 459]
    found = repeated_pairs([RecordKinds.of(here, AllRecords.of([42, *[2] * 459, *[1] * 540]))])
    assert found.pairs == 820
    assert found.expected < 400
    assert found.p_value < 1e-6


def test_strata_add_up():
    one, other = (
        RecordKinds.of([3, 1], AllRecords.of([4, 4])),
        RecordKinds.of([2, 2], AllRecords.of([5, 3])),
    )
    assert (
        repeated_pairs([one, other]).pairs
        == repeated_pairs([one]).pairs + repeated_pairs([other]).pairs
    )
    expected = repeated_pairs([one]).expected + repeated_pairs([other]).expected
    assert repeated_pairs([one, other]).expected == pytest.approx(expected)


def test_what_cannot_vary_is_no_repeat():
    assert repeated_pairs([RecordKinds.of([5, 0], AllRecords.of([5, 0]))]).p_value == 1
    assert repeated_pairs([RecordKinds.of([1, 0], AllRecords.of([1, 1]))]).p_value == 1


@pytest.mark.slow
@pytest.mark.parametrize("evenness", [0.1, 0.8, 50])
@pytest.mark.parametrize(("kinds", "n"), [(16, 30), (16, 300), (256, 30), (256, 300), (4096, 300)])
def test_chance_seldom_falls_below_the_p_values_that_raise_alarms(kinds, n, evenness):
    rng = np.random.default_rng(kinds + n)
    rounds, pool = 200_000, rng.multinomial(5 * n, rng.dirichlet(np.full(kinds, evenness)))
    pool = pool[pool > 0]
    pairs = np.concatenate(
        [
            (counts * (counts - 1)).sum(axis=1)
            for counts in (
                rng.multivariate_hypergeometric(pool, n, size=10_000, method="marginals")
                for _ in range(rounds // 10_000)
            )
        ]
    )
    moments = _moments(RecordKinds.of([n], AllRecords.of(pool.tolist())))
    for level in (1e-2, 1e-3, 1e-4):
        reached = np.quantile(pairs, 1 - level, method="inverted_cdf")
        share = float(np.mean(pairs >= reached))
        # 4 standard errors of a share that is simulated
        surely = share - 4 * (share / rounds) ** 0.5
        assert _upper_tail(int(reached), *moments) >= min(surely, 1)


@pytest.mark.parametrize(
    ("pairs", "mean", "variance", "third"), [(30, 20, 16, 40), (24, 10, 25, 300), (12, 11, 4, 3)]
)
def test_the_tail_is_that_of_a_lognormal_with_the_same_three_moments(pairs, mean, variance, third):
    """Its skewness is (w + 2)·√(w − 1) with w = exp σ²; the even count less one is half a step below."""
    skewness = third / variance**1.5

    def apart(sigma):
        w = math.exp(sigma**2)
        return (w + 2) * math.sqrt(w - 1) - skewness

    sigma = brentq(apart, 1e-4, 3)
    shape = lognorm(sigma)
    scale = math.sqrt(variance) / shape.std()
    tail = shape.sf((pairs - 1 - mean) / scale + shape.mean())
    found = _upper_tail(pairs, Fraction(mean), Fraction(variance), Fraction(third))
    assert found == pytest.approx(min(ALLOWANCE * tail, 1.0))
