"""Plans of visits against the values of their papers, and against every surveyor on small numbers."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise

import pytest
import scipy

from surveyapp.errors import UserProblem
from surveyapp.estimation.backchecks.deterrence import value, visit_today
from surveyapp.estimation.backchecks.invented_interviews import fewest_invented, most_invented
from surveyapp.estimation.backchecks.lasting_damage import HiddenVisits, equal_days
from surveyapp.estimation.backchecks.visit_days import VisitPlan


@pytest.mark.parametrize(
    ("days", "visits", "undetected"), [(5, 1, "4/5"), (10, 3, "7/10"), (20, 5, "3/4")]
)
def test_a_uniform_subset_finds_each_day_alike_seen_or_not(days, visits, undetected):
    plan = VisitPlan(days, visits)
    assert 1 - plan.guarantee == Fraction(undetected)
    assert plan.guarantee_if_seen == plan.guarantee
    assert sum(plan.chances) == visits


def test_where_every_day_is_an_early_visit_each_is_certain():
    assert VisitPlan(3, 3, early_days=3, early_visits=3).chances == (1, 1, 1)


def subsets(plan):
    """Yield every set of days of a plan with its chance."""
    first = list(combinations(range(plan.early_days), plan.early_visits))
    for early in first:
        left = [day for day in range(plan.days) if day not in early]
        rest = list(combinations(left, plan.visits - plan.early_visits))
        for late in rest:
            yield frozenset(early + late), Fraction(1, len(first) * len(rest))


@pytest.mark.parametrize(
    ("days", "visits", "early_days", "early_visits"),
    [
        (6, 2, 2, 1),
        (7, 3, 3, 1),
        (7, 3, 3, 2),
        (6, 3, 2, 2),
        (5, 2, 5, 1),
        (6, 0, 2, 0),
        (4, 4, 2, 1),
    ],
)
def test_early_visits_give_what_every_surveyor_can_make_of_them(
    days, visits, early_days, early_visits
):
    plan = VisitPlan(days, visits, early_days, early_visits)
    chosen = list(subsets(plan))
    for day in range(days):
        assert plan.chances[day] == sum(p for s, p in chosen if day in s)

    @cache
    def least(day, history):
        fits = [(s, p) for s, p in chosen if tuple(d in s for d in range(day)) == history]
        weight = sum(p for _, p in fits)
        caught = sum((p for s, p in fits if day in s), Fraction(0)) / weight
        if day == days - 1:
            return caught
        waits = Fraction(0)
        for seen, share in ((True, caught), (False, 1 - caught)):
            if share:
                waits += share * least(day + 1, (*history, seen))
        return min(caught, waits)

    assert plan.guarantee_if_seen == least(0, ())
    assert plan.guarantee_if_seen <= plan.guarantee


@pytest.mark.parametrize("wrong", [(3, 4, 0, 0), (5, 2, 1, 2), (5, 2, 6, 1), (5, 1, 3, 2)])
def test_visits_that_do_not_fit_are_refused(wrong):
    with pytest.raises(UserProblem, match="do not fit"):
        VisitPlan(*wrong)


@pytest.mark.parametrize(
    ("days", "visits", "worth"), [(2, 1, "-1/3"), (10, 3, "-21/44"), (20, 5, "-2907/5425")]
)
def test_dreshers_value(days, visits, worth):
    assert value(days, visits) == Fraction(worth)


@pytest.mark.parametrize(
    ("days", "visits", "chance"), [(10, 3, "23/88"), (20, 5, "1259/5425"), (2, 1, "1/3")]
)
def test_dreshers_chance_of_today(days, visits, chance):
    assert visit_today(days, visits) == Fraction(chance)


def test_dreshers_value_is_what_the_mix_gets_against_both_replies():
    for days in range(1, 25):
        for visits in range(1, days):
            p = visit_today(days, visits)
            tries = p - (1 - p)
            waits = p * value(days - 1, visits - 1) + (1 - p) * value(days - 1, visits)
            assert tries == waits == value(days, visits)


@pytest.mark.parametrize(
    ("visits", "lost"), [(1, 0.3679), (2, 0.2141), (3, 0.1500), (5, 0.0938), (10, 0.0484)]
)
def test_diamonds_guarantee(visits, lost):
    assert HiddenVisits(visits).guarantee == pytest.approx(lost, abs=5e-5)
    assert 0.26 <= 1 - HiddenVisits(visits).guarantee / equal_days(visits) <= 0.47


@pytest.mark.parametrize("visits", [1, 2, 3, 7])
def test_whenever_damage_begins_it_lasts_as_long_as_is_guaranteed(visits):
    plan = HiddenVisits(visits)
    starts = [(k + 0.5) / 4000 for k in range(4000)]
    times = [plan.times(u) for u in starts]
    assert all(0 <= a < b <= 1 for one in times for a, b in pairwise(one))
    for begun in (0.0, 0.1, 0.33, 0.5, 0.8, 0.97):
        lasts = [next((t for t in one if t > begun), 1.0) - begun for one in times]
        assert sum(lasts) / len(lasts) <= plan.guarantee + 2e-3
    lasts = [one[0] for one in times]
    assert sum(lasts) / len(lasts) == pytest.approx(plan.guarantee, abs=1e-4)


@pytest.mark.parametrize(
    ("addresses", "visited", "most"), [(60, 6, 22), (60, 12, 11), (200, 20, 26), (200, 40, 12)]
)
def test_where_nothing_was_found_so_many_can_be_invented(addresses, visited, most):
    assert most_invented(addresses, visited) == most


def test_bounds_of_what_was_found_hold_the_truth_as_often_as_they_say():
    for truth in range(0, 31, 2):
        missed = [0.0, 0.0]
        for found in range(9):
            chance = scipy.stats.hypergeom.pmf(found, 30, truth, 8)
            if chance > 1e-12:
                missed[0] += chance * (most_invented(30, 8, found) < truth)
                missed[1] += chance * (fewest_invented(30, 8, found) > truth)
        assert max(missed) <= 0.05
    assert (fewest_invented(30, 8, 8), most_invented(30, 30, 4)) == (22, 4)
