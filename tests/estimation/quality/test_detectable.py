"""The fewest forged or copied records that the tests see: exact, and as often as is said."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import binom

from surveyapp.estimation.quality.detectable import (
    POWER,
    fewest_copies,
    fewest_forged,
    fewest_twins,
)
from surveyapp.estimation.quality.duplicates_within import RepeatedRecords, twins_p_value
from surveyapp.estimation.quality.hypergeometric_tests import p_values

LEVEL = 1e-3


def power(n, forged, there, report):
    """Pr of an alarm by the very test that is run, summed over every count of the honest reports."""
    share = there[report] / there.sum()
    chance = 0.0
    for honest in range(n - forged + 1):
        here = np.zeros(2, dtype=np.int64)
        here[report] = forged + honest
        here[1 - report] = n - here[report]
        sites = np.array([[here, there]])
        if p_values(sites, np.array([[here + there] * 2]))[0][0] <= LEVEL:
            chance += binom.pmf(honest, n - forged, share)
    return chance


@pytest.mark.parametrize(("n", "there"), [(60, (120, 180)), (100, (30, 470)), (40, (400, 100))])
@pytest.mark.parametrize("report", [0, 1])
def test_the_fewest_forged_reports_have_the_power_and_one_fewer_has_not(n, there, report):
    there = np.array(there)
    least = int(fewest_forged(np.array([n]), there[None], LEVEL)[0, report])
    if least > n:
        assert power(n, n, there, report) < POWER
        return
    assert power(n, least, there, report) >= POWER
    # the other tail may raise an alarm too, which is not counted
    assert power(n, least - 1, there, report) < POWER + 1e-3


def test_of_several_reports_each_is_tested_at_its_part_of_the_level():
    two = fewest_forged(np.array([200]), np.array([[300, 300]]), LEVEL)
    four = fewest_forged(np.array([200]), np.array([[300, 100, 100, 100]]), LEVEL)
    assert four[0, 0] >= two[0, 0]


def test_without_others_nothing_is_seen():
    assert fewest_forged(np.array([50]), np.array([[0, 0]]), LEVEL).tolist() == [[51, 51]]


def test_copies_are_seen_once_they_stand_out_of_what_chance_makes():
    quiet = RepeatedRecords(100, 100, 0.0, 400.0, 8000.0, 0.5)
    least = fewest_copies(quiet, 1000, LEVEL)
    assert least is not None
    likely = quiet.with_copies(least, 1000)
    assert likely.p_value <= LEVEL
    assert fewest_copies(quiet, 200, LEVEL) is None  # more than half of them cannot be copies


def test_copies_of_people_whom_nobody_resembles_are_seen_by_a_few():
    least = fewest_twins(0, alone=100, n=100, coincidence=0.1, level=LEVEL)
    assert twins_p_value(least, least, 0.1) <= LEVEL < twins_p_value(least - 1, least - 1, 0.1)
    assert fewest_twins(0, alone=100, n=100, coincidence=1.0, level=LEVEL) is None
    assert fewest_twins(0, alone=0, n=100, coincidence=0.1, level=LEVEL) is None
    half = fewest_twins(0, alone=50, n=100, coincidence=0.1, level=LEVEL)
    assert least < half < 4 * least
