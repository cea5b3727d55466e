"""Equal records: moments against every way to place their owners, copies found, and no false alarms."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from scipy.stats import binom

from surveyapp.estimation.quality.duplicates_within import (
    ALLOWANCE,
    ComparedRecords,
    repeated_records,
    twins_p_value,
)

SHARES = np.array([[0.6, 0.4], [0.3, 0.7], [0.8, 0.2]])
"""Reports to three questions: with four profiles there are 32 records."""


def compared(times, here, chances, size=10**9):
    """Records of one profile, which is so large that fixing it takes nothing away."""
    times, here = np.array(times), np.array(here)
    profile = np.zeros(len(times), dtype=np.int64)
    whole = (np.array([size]), np.array([size // 3]))
    return ComparedRecords(times, here, np.array(chances), profile, *whole)


@pytest.mark.parametrize(
    ("times", "chances"), [((4,), (0.3,)), ((3, 2), (0.5, 0.1)), ((5,), (0.9,))]
)
def test_the_three_moments_are_those_of_all_placements(times, chances):
    moments = np.zeros(4)
    for placed in product((0, 1), repeat=sum(times)):
        owners = np.split(np.array(placed), np.cumsum(times)[:-1])
        here = [int(one.sum()) for one in owners]
        chance = np.prod(
            [
                binom.pmf(x, t, p) / binom_ways(t, x)
                for x, t, p in zip(here, times, chances, strict=True)
            ]
        )
        moments += chance * repeated_records(compared(times, here, chances)).excess ** np.arange(4)
    found = repeated_records(compared(times, here, chances))
    assert moments == pytest.approx([1, 0, found.variance, found.third], abs=1e-8)


def binom_ways(t, x):
    return binom.pmf(x, t, 0.5) * 2**t


def test_a_fixed_number_of_a_profile_leaves_the_mean_at_0():
    """Two of a profile's four are here; both pairs of equal records are placed alike."""
    times, total = np.array([2, 2]), 0.0
    for placed in product((0, 1), repeat=4):
        if sum(placed) == 2:
            here = np.array([placed[0] + placed[1], placed[2] + placed[3]])
            half = np.full(2, 0.5)
            one = ComparedRecords(times, here, half, np.zeros(2, int), np.array([4]), np.array([2]))
            total += repeated_records(one).excess
    assert total == pytest.approx(0)


def drawn(rng, kiosks, n, profiles=4):
    """Reports of people who are alike everywhere, by kiosk: profile and three reports."""
    reports = [rng.random((kiosks, n)) < share for share in SHARES[:, 0]]
    return np.stack([rng.integers(profiles, size=(kiosks, n)), *reports], axis=2).astype(np.int64)


def looked_at(records, kiosk=0):
    """What one kiosk's records are compared with, as analyses/computation/quality counts it."""
    kiosks, n, columns = records.shape
    flat = records.reshape(-1, columns)
    kinds, place = np.unique(flat, axis=0, return_inverse=True)
    counts = np.zeros((len(kinds), kiosks), dtype=np.int64)
    np.add.at(counts, (place, np.repeat(np.arange(kiosks), n)), 1)
    times, here, profile = counts.sum(axis=1), counts[:, kiosk], kinds[:, 0]
    own = np.bincount(profile, here).astype(np.int64)
    everywhere = np.bincount(profile, times).astype(np.int64)
    inside, outside = own[profile] * 1.0, (everywhere - own)[profile] * 1.0
    for column in kinds.T[1:]:
        inside *= (np.bincount(column, here) / here.sum())[column]
        outside *= (np.bincount(column, times - here) / (times - here).sum())[column]
    often = times > 1
    return ComparedRecords(
        times[often], here[often], (inside / (inside + outside))[often], profile[often],
        everywhere, own, [column[often] for column in kinds.T[1:]],
    )  # fmt: skip


def test_copies_under_new_ids_are_found_and_counted():
    rng = np.random.default_rng(5)
    records = drawn(rng, 6, 200, profiles=150)
    assert repeated_records(looked_at(records)).p_value > 0.01
    records[0, :60] = records[0, 60:120]
    found = repeated_records(looked_at(records))
    assert found.p_value < 1e-4
    assert 40 < found.copies < 80
    assert repeated_records(looked_at(records, kiosk=1)).p_value > 0.01


def test_places_whose_people_answer_otherwise_raise_no_alarm():
    records = drawn(np.random.default_rng(7), 5, 400)
    other = drawn(np.random.default_rng(8), 5, 400)
    records[0, :, 1:] = 1 - other[0, :, 1:]  # what is rare elsewhere is common here
    found = repeated_records(looked_at(records))
    assert found.pairs > 1.2 * found.expected or found.p_value > 0.01
    assert found.p_value > 0.01


def test_what_cannot_vary_is_no_repeat():
    assert repeated_records(compared([4], [4], [1.0])).p_value == 1
    assert repeated_records(compared([4], [0], [0.0])).p_value == 1


def test_equal_reports_of_a_profile_of_two_are_bounded_by_the_coins():
    assert twins_p_value(0, 9, 0.2) == 1
    assert twins_p_value(3, 9, 0.2) == pytest.approx(1 - binom.cdf(2, 9, 0.2))


@pytest.mark.slow
@pytest.mark.parametrize(("kiosks", "n", "profiles"), [(3, 60, 2), (4, 300, 4), (10, 300, 40)])
def test_p_values_are_no_smaller_than_the_share_of_clean_kiosks_below_them(kiosks, n, profiles):
    rng, rounds = np.random.default_rng(kiosks + n), 4_000
    found = np.array(
        [repeated_records(looked_at(drawn(rng, kiosks, n, profiles))).p_value for _ in range(rounds)]
    )  # fmt: skip
    for level in (0.1, 0.01, 0.003):
        below = np.mean(found <= level)
        print(f"\n{kiosks} kiosks of {n}: {below * ALLOWANCE / level:.2f} times the approximation")
        assert below <= level + 4 * (level / rounds) ** 0.5
