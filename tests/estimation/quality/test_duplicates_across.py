"""How many people two files share is estimated without bias, and chance makes no alarm."""

import numpy as np
import pytest

from surveyapp.estimation.quality.duplicates_across import SharedRecords


def compared(here, there, kinds):
    """Return the comparison of two files' records, given as numbers below ``kinds``."""
    a, b = (np.bincount(one, minlength=kinds).astype(float) for one in (here, there))
    return SharedRecords(
        *(len(here), len(there), float(a @ b)),
        *(float((n * (n - 1)).sum()) for n in (a, b)),
        *(float((n * (n - 1) * (n - 2)).sum()) for n in (a, b)),
    )


def drawn(seed, kinds, here, there, times):
    rng = np.random.default_rng(seed)
    odds = rng.dirichlet(np.full(kinds, 2.0))
    for _ in range(times):
        yield rng.choice(kinds, here, p=odds), rng.choice(kinds, there, p=odds)


def test_two_files_of_three_records():
    made = compared(np.array([0, 1, 2]), np.array([0, 1, 1]), 3)
    assert made.across == 3
    assert made.alike == pytest.approx((0 / 6 + 2 / 6) / 2)
    assert made.excess == pytest.approx(3 - 9 / 6)


@pytest.mark.parametrize(("kinds", "here", "there"), [(8, 50, 80), (200, 60, 300), (5000, 90, 90)])
def test_excess_is_zero_on_average_and_alarms_are_false_as_good_as_never(kinds, here, there):
    found = [compared(a, b, kinds) for a, b in drawn(3, kinds, here, there, 1000)]
    excess = np.array([one.excess for one in found])
    assert abs(excess.mean()) < 4 * excess.std(ddof=1) / np.sqrt(len(excess))
    assert excess.std() <= 1.1 * np.mean([one.standard_error for one in found])
    assert sum(one.is_beyond_chance for one in found) <= 2


@pytest.mark.parametrize("kinds", [2_000, 20_000])
def test_shared_people_are_counted_and_told(kinds):
    estimated = []
    for a, b in drawn(4, kinds, 200, 300, 100):
        b[:100] = a[:100]
        made = compared(a, b, kinds)
        assert made.is_beyond_chance
        estimated.append(made.shared)
    assert np.mean(estimated) == pytest.approx(100, abs=1)


def test_files_of_other_populations_make_no_alarm():
    rng = np.random.default_rng(5)
    made = compared(rng.integers(0, 50, 400), rng.integers(40, 90, 400), 90)
    assert made.excess < 0
    assert (made.shared, made.is_beyond_chance) == (0, False)


def test_where_all_records_are_equal_nothing_can_be_told():
    made = compared(np.zeros(50, dtype=int), np.zeros(50, dtype=int), 1)
    assert (made.shared, made.is_beyond_chance) == (0, False)


def test_fewer_than_five_are_never_told():
    made = compared(np.arange(4), np.arange(4), 4)
    assert (made.shared, made.is_beyond_chance) == (4, False)
