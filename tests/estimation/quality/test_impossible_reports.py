"""Reports that no shares of answers make likely, site by site: exact p-values by enumeration."""

from __future__ import annotations

from fractions import Fraction
from math import comb, inf, log

import numpy as np
import pytest

from surveyapp.designs.channels.forced_choice import ForcedChoice
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.estimation.comparison.reports_fit import reports_fit
from surveyapp.estimation.quality.impossible_reports import possible_by_site

LOW, HIGH = 0.1, 0.8
DESIGN = ForcedResponse(p_truth="7/10", p_yes="1/10")  # yes from 1/10 to 8/10 of all
SITES = np.array([[0, 20], [1, 19], [2, 18], [10, 10], [16, 4], [17, 3], [19, 1], [20, 0]])


def exact(first, n):
    """The largest, over both ends, of Pr(a count no likelier than this, on either side)."""

    def chance(k, share):
        return comb(n, k) * share**k * (1 - share) ** (n - k)

    if LOW * n <= first <= HIGH * n:
        return 0.0, 1.0
    is_above = first > HIGH * n
    near, far = (HIGH, LOW) if is_above else (LOW, HIGH)
    side = range(first, n + 1) if is_above else range(first + 1)
    tail = sum(chance(k, near) for k in side)
    # the other tail at the far end, as long as it is no likelier
    other, taken = 0.0, []
    for k in range(n + 1) if is_above else range(n, -1, -1):
        if other + chance(k, far) > tail * (1 + 1e-9):
            break
        other += chance(k, far)
        taken.append(k)
    both = [
        sum(chance(k, share) for k in side) + sum(chance(k, share) for k in taken)
        for share in (LOW, HIGH)
    ]
    statistic = 2 * sum(
        count * log(count / n / share)
        for count, share in ((first, near), (n - first, 1 - near))
        if count
    )
    return statistic, min(max(both), 1.0)


def test_two_reports_have_the_p_value_of_all_counts():
    statistics, p_values = possible_by_site(DESIGN.channel, SITES)
    expected = np.array([exact(int(first), int(first + rest)) for first, rest in SITES])
    assert statistics == pytest.approx(expected[:, 0])
    assert p_values == pytest.approx(expected[:, 1])
    assert p_values[:2] == pytest.approx([0.9**20, 0.9**20 + 20 * 0.1 * 0.9**19], rel=1e-3)
    assert p_values[-1] == pytest.approx(0.8**20, rel=1e-3)
    assert p_values[2:5].tolist() == [1.0, 1.0, 1.0]


def test_many_sites_have_what_each_has_alone():
    channel = ForcedChoice(k=3, p_truth="1/2", p_forced=("1/4", "1/8", "1/8")).channel
    sites = np.array([[40, 30, 30], [60, 0, 40], [2, 50, 48], [30, 1, 70]])
    statistics, p_values = possible_by_site(channel, sites)
    for site, counts in enumerate(sites):
        fit = reports_fit(channel, counts)
        assert statistics[site] == pytest.approx(fit.statistic, abs=1e-6)
        assert p_values[site] == pytest.approx(fit.p_value, rel=1e-6)
    assert p_values[0] == 1
    assert p_values[1] < 1e-4


def test_a_report_that_is_never_given_is_impossible_for_certain():
    channel = ForcedChoice(k=2, p_truth="1/2", p_forced=("1/4", "1/4")).channel
    never = type(channel)(tuple((*row, Fraction(0)) for row in channel.rows))
    statistics, p_values = possible_by_site(never, np.array([[5, 5, 0], [5, 4, 1]]))
    assert (statistics[1], p_values[1]) == (inf, 0.0)
    assert p_values[0] > 0.5
