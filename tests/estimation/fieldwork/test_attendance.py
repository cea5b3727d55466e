"""Bounds on lost and invented interviews are those of the best matching of all."""

from __future__ import annotations

from itertools import product
from random import Random

import numpy as np
import pytest
from scipy.sparse import csr_array
from scipy.sparse.csgraph import maximum_bipartite_matching

from surveyapp.estimation.fieldwork.attendance import (
    Arrivals,
    AttendanceBounds,
    attendance_bounds,
    day_ranges,
    most_matched,
)


def matched_by_graph(paper, arrivals):
    """The largest matching of single interviews, by SciPy's algorithm for any graph (Hopcroft, Karp 1973)."""
    slots = [day for day, count in paper.items() for _ in range(count)]
    ones = [(one.first, one.last) for one in arrivals for _ in range(one.count)]
    if not slots or not ones:
        return 0
    edges = np.array([[first <= day <= last for day in slots] for first, last in ones])
    return int((maximum_bipartite_matching(csr_array(edges.astype(int))) >= 0).sum())


def drawn_case(rng):
    paper = {day: rng.randrange(4) for day in range(1, 7) if rng.random() < 0.8}
    arrivals = []
    for _ in range(rng.randrange(5)):
        first = rng.randrange(1, 7)
        arrivals.append(Arrivals(first, rng.randrange(first, 7), rng.randrange(1, 4)))
    return paper, arrivals


def test_the_bounds_are_what_no_matching_can_avoid():
    rng = Random(7)  # noqa: S311
    for _ in range(600):
        paper, arrivals = drawn_case(rng)
        assert most_matched(paper, arrivals) == matched_by_graph(paper, arrivals)
        others = drawn_case(rng)[1]
        bounds = attendance_bounds(paper, arrivals, others)
        both = matched_by_graph(paper, [*arrivals, *others])
        alone = matched_by_graph(paper, arrivals)
        assert bounds == AttendanceBounds(
            sum(paper.values()) - both, sum(one.count for one in arrivals) - alone
        )


def test_the_true_numbers_are_never_below_the_bounds():
    """Days are drawn, some interviews are lost and some invented, and only ranges of days are kept."""
    rng = Random(11)  # noqa: S311
    for _ in range(400):
        days = [rng.randrange(1, 9) for _ in range(rng.randrange(30))]
        lost = rng.randrange(len(days) + 1) if days and rng.random() < 0.5 else 0
        invented = [rng.randrange(1, 9) for _ in range(rng.randrange(6))]
        paper = {day: days.count(day) for day in set(days)}
        arrivals = []
        for day in [*days[lost:], *invented]:
            reach = rng.randrange(3)
            arrivals.append(Arrivals(day - rng.randrange(reach + 1), day + reach, 1))
        bounds = attendance_bounds(paper, arrivals)
        assert bounds.lost <= lost
        assert bounds.invented <= len(invented)
        ranges = day_ranges(paper, arrivals)
        assert sum(one.lost for one in ranges) <= bounds.lost
        assert sum(one.invented for one in ranges) <= bounds.invented


def test_ranges_show_as_much_as_any_way_to_part_the_days():
    """Every way to part six days, counted from the definition."""
    rng = Random(5)  # noqa: S311
    for _ in range(60):
        paper, arrivals = drawn_case(rng)
        best = 0
        for cuts in product((False, True), repeat=5):
            parts, begin = [], 1
            for day, is_cut in enumerate((*cuts, True), start=1):
                if is_cut:
                    parts.append((begin, day))
                    begin = day + 1
            total = 0
            for first, last in parts:
                there = sum(count for day, count in paper.items() if first <= day <= last)
                sure = sum(a.count for a in arrivals if first <= a.first and a.last <= last)
                most = sum(a.count for a in arrivals if a.first <= last and a.last >= first)
                total += max(there - most, 0) + max(sure - there, 0)
            best = max(best, total)
        assert sum(one.lost + one.invented for one in day_ranges(paper, arrivals)) == best


def test_days_are_told_apart_where_files_end_with_the_day():
    paper = {1: 10, 2: 11, 3: 12}
    ranges = day_ranges(paper, [Arrivals(1, 1, 10), Arrivals(2, 2, 8), Arrivals(3, 3, 15)])
    assert [(r.first, r.last, r.lost, r.invented) for r in ranges] == [
        (1, 1, 0, 0),
        (2, 2, 3, 0),
        (3, 3, 0, 3),
    ]
    # where an export lies within a day the same numbers may be of either side of it
    ranges = day_ranges(paper, [Arrivals(1, 1, 10), Arrivals(1, 2, 8), Arrivals(2, 3, 15)])
    assert [(r.first, r.last, r.lost, r.invented) for r in ranges] == [(1, 3, 0, 0)]


def test_what_may_still_come_is_not_lost_but_what_is_not_on_paper_is_seen():
    paper = {1: 10, 2: 10, 3: 10}
    arrivals = [Arrivals(1, 1, 10), Arrivals(2, 2, 14)]
    ranges = day_ranges(paper, arrivals, open_from=2)
    assert [(r.first, r.last, r.lost, r.invented, r.may_come) for r in ranges] == [
        (1, 1, 0, 0, False),
        (2, 2, 0, 4, True),
        (3, 3, 0, 0, True),
    ]
    assert attendance_bounds(paper, arrivals, [Arrivals(2, 9, 999)]) == AttendanceBounds(0, 4)
    assert attendance_bounds(paper, arrivals) == AttendanceBounds(10, 4)


def test_interviews_of_no_area_may_be_what_is_lost():
    paper, arrivals, others = {1: 20}, [Arrivals(1, 1, 12)], [Arrivals(1, 1, 5)]
    assert attendance_bounds(paper, arrivals, others).lost == 3
    (only,) = day_ranges(paper, arrivals, others)
    assert (only.lost, only.arrived) == (3, 12)


@pytest.mark.parametrize("paper", [{}, {3: 0}])
def test_without_paper_and_interviews_there_is_nothing(paper):
    assert day_ranges(paper, []) == ()
    assert attendance_bounds(paper, []) == AttendanceBounds(0, 0)
