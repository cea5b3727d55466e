"""Sites that stand out: exact tails against enumeration, Holm's steps, and the sites set aside."""

from itertools import product
from math import comb

import numpy as np
import pytest
from scipy.stats import fisher_exact

from surveyapp.estimation.quality.hypergeometric_tests import largest_deviations, p_values
from surveyapp.estimation.quality.outliers import deviations, funnel_limits, holm, kept_sites


def p_values_of(counts):
    """Return each site's p-value against all the others, before any is excluded."""
    return p_values(counts, np.broadcast_to(counts.sum(axis=1, keepdims=True), counts.shape))[0]


def test_holm_steps_down_and_never_falls():
    # by hand: 4·0.01, 3·0.02, then max(…, 2·0.03), 1·0.04
    assert holm([0.04, 0.01, 0.03, 0.02]) == pytest.approx([0.06, 0.04, 0.06, 0.06])
    assert holm([0.9, 0.8]) == pytest.approx([1.0, 1.0])


def test_two_sites_have_the_p_value_of_fishers_table():
    p = p_values_of(np.array([[[12, 3], [5, 10]]]))
    less = fisher_exact([[12, 3], [5, 10]], alternative="less").pvalue
    greater = fisher_exact([[12, 3], [5, 10]], alternative="greater").pvalue
    assert p == pytest.approx(2 * min(less, greater) * np.ones(2))


def enumerated(first, second):
    """Twice the smaller tail of the sum of two hypergeometric counts, from all tables."""
    weights = {}
    (x1, n1, t1, m1), (x2, n2, t2, m2) = first, second
    for a, b in product(range(n1 + 1), range(n2 + 1)):
        ways = comb(t1, a) * comb(m1 - t1, n1 - a) * comb(t2, b) * comb(m2 - t2, n2 - b)
        weights[a + b] = weights.get(a + b, 0) + ways
    of = sum(weights.values())
    below = sum(w for s, w in weights.items() if s <= x1 + x2) / of
    above = sum(w for s, w in weights.items() if s >= x1 + x2) / of
    return min(2 * min(below, above), 1)


def test_strata_are_compared_within_and_added_exactly():
    counts = np.array([[[7, 1], [3, 9]], [[4, 2], [5, 8]]])
    found = p_values_of(counts)
    assert found[0] == pytest.approx(enumerated((7, 8, 10, 20), (4, 6, 9, 19)))


def test_the_p_value_of_three_reports_in_two_strata_is_thrice_that_of_the_most_different():
    """Each report against the other two, added over strata of unlike size and share, Bonferroni over 3."""
    counts = np.array([[[9, 1, 3], [3, 9, 6]], [[4, 2, 2], [5, 11, 7]]])
    everybody = counts.sum(axis=(1, 2))
    at_first, of_report = counts[:, 0].sum(axis=1), counts.sum(axis=1)
    tails = [
        enumerated(*((counts[s, 0, r], at_first[s], of_report[s, r], everybody[s]) for s in (0, 1)))
        for r in range(3)
    ]
    assert min(tails) == tails[0] == pytest.approx(0.003565234720)
    assert p_values_of(counts) == pytest.approx([3 * tails[0], 3 * tails[0]])


def test_what_a_stratum_explains_is_no_deviation():
    # each site is wholly in one region and half in the other, and regions differ widely
    split = np.array([[[90, 10], [45, 5]], [[5, 45], [10, 90]]])
    assert p_values_of(split.sum(axis=0)[None])[0] < 1e-5
    assert p_values_of(split)[0] == 1


def test_a_bad_site_is_excluded_and_the_good_ones_are_not_blamed():
    counts = np.array([[[500, 500], [510, 490], [490, 510], [1000, 0]]])
    blamed = p_values_of(counts) < 1e-6
    assert blamed.tolist() == [True, True, True, True]
    found = deviations(counts, threshold=0.01 / 4)
    assert kept_sites(counts, 0.01 / 4).tolist() == [True, True, True, False]
    assert [one.p_value < 0.01 for one in found] == [False, False, False, True]
    assert found[3].share == 1
    assert found[3].elsewhere == pytest.approx(0.5)


def test_the_report_that_differs_most_is_named():
    found = deviations(np.array([[[50, 30, 20], [50, 10, 40], [51, 30, 19]]]), threshold=0)
    assert found[1].report == 1
    assert found[1].deviance > found[0].deviance > 0


def test_nobody_to_compare_with_gives_no_deviation():
    assert deviations(np.array([[[5, 5]]]), 0.01) == [None]
    assert deviations(np.array([[[5, 5], [0, 0]]]), 0.01) == [None, None]
    assert deviations(np.array([[[5, 0], [7, 0]]]), 0.01) == [None, None]


def test_the_funnel_holds_the_share_it_is_drawn_around_and_narrows():
    low, high = funnel_limits(0.3, np.array([10.0, 1000.0]), 0.99)
    assert low[0] < low[1] < 0.3 < high[1] < high[0]
    assert high[1] - 0.3 == pytest.approx(2.5758 * (0.3 * 0.7 / 1000) ** 0.5, rel=1e-4)


def excluded_one_by_one(counts, threshold):
    """The same with the exact p-value of every site that is left, of equal ones the farthest first."""
    kept = [site for site in range(counts.shape[1]) if counts[:, site].sum()]
    while len(kept) > 2:
        here = counts[:, kept]
        everywhere = np.broadcast_to(here.sum(axis=1, keepdims=True), here.shape)
        p, away = p_values_of(here), largest_deviations(here, everywhere)
        if p.min() > threshold:
            break
        del kept[int(np.lexsort((-away, p))[0])]
    return kept


@pytest.mark.parametrize("strata", [1, 3])
@pytest.mark.parametrize("evenness", [0.5, 5, 100])
@pytest.mark.parametrize("size", [20, 2_000])
def test_few_candidates_find_what_all_would(size, evenness, strata):
    rng = np.random.default_rng(int(evenness * size) + strata)
    for threshold in (1e-6, 0.05):
        shares = rng.dirichlet(np.full(3, evenness), size=14)
        rows = [
            rng.multinomial(n, p) for n, p in zip(rng.integers(0, size, 14), shares, strict=True)
        ]
        counts = np.moveaxis(rng.multinomial(np.array(rows), [1 / strata] * strata), -1, 0)
        kept = np.flatnonzero(kept_sites(counts, threshold)).tolist()
        assert kept == excluded_one_by_one(counts, threshold)


def test_of_equal_sites_the_first_is_excluded_first_and_two_are_left():
    counts = np.array([[[90, 10], [10, 90], [90, 10], [10, 90]]])
    assert kept_sites(counts, 0.5).tolist() == [False, True, False, True]
    assert kept_sites(counts, 1e-30).all()


def test_a_large_bad_site_does_not_make_a_small_good_one_look_bad():
    # the bad site is half of all reports: the good ones differ from the pool, not from each other
    good = [[70, 30], [33, 17], [66, 34], [7, 3]]
    counts = np.array([[*good, [50, 450]]])
    assert (p_values_of(counts)[:3] < 1e-5).all()
    assert kept_sites(counts, 0.001).tolist() == [True, True, True, True, False]
