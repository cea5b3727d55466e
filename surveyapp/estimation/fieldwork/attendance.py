"""The fewest interviews that must be lost or invented, where the days of what arrived are known as ranges.

A paper count says how many interviews took place on each day. What arrived comes in groups: a number of
interviews and a range of days that each of them took place in. Interviews and paper can be matched as far as
the ranges allow. What cannot be matched in any way is lost (on paper alone) or invented (not on paper). The
largest matching of points and intervals is found by taking, day by day, the interval that ends first (Glover
1967); by Mendelsohn and Dulmage (1958) one matching leaves the fewest of both sides over, so that both bounds
can hold at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heappush
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Whole = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Arrivals:
    """So many interviews, each of a day from ``first`` to ``last``; days are whole numbers."""

    first: int
    last: int
    count: int


@dataclass(frozen=True, slots=True)
class AttendanceBounds:
    """The fewest interviews that are on paper alone (``lost``), and that paper has not (``invented``)."""

    lost: int
    invented: int


@dataclass(frozen=True, slots=True)
class DayRange:
    """What is known of a range of days."""

    first: int
    last: int
    """Both included."""
    paper: int
    """Interviews on paper."""
    arrived: int
    """Interviews that took place within it for certain."""
    arrived_most: int
    """With those that may have taken place within it."""
    may_come: bool
    """Whether interviews of these days may not have arrived yet."""
    lost: int
    invented: int
    """What follows at least."""

    @property
    def is_exact(self) -> bool:
        """Whether it is known which interviews belong to these days."""
        return self.arrived == self.arrived_most and not self.may_come


def most_matched(paper: Mapping[int, int], arrivals: Sequence[Arrivals]) -> int:
    """Return how many interviews on paper and arrived can be the same ones at most.

    Parameters
    ----------
    paper
        interviews by day.
    arrivals
        what arrived.
    """
    waiting = sorted(arrivals, key=lambda one: one.first, reverse=True)
    open_ones: list[list[int]] = []
    heapify(open_ones)
    matched = 0
    for day in sorted(paper):
        left = paper[day]
        while waiting and waiting[-1].first <= day:
            one = waiting.pop()
            heappush(open_ones, [one.last, one.count])
        while left and open_ones:
            # of those that can be of this day, the ones that can be of the fewest later days
            last, count = open_ones[0]
            taken = min(left, count) if last >= day else 0
            left, matched = left - taken, matched + taken
            if taken == count or last < day:
                heappop(open_ones)
            else:
                open_ones[0][1] = count - taken
    return matched


def attendance_bounds(
    paper: Mapping[int, int], arrivals: Sequence[Arrivals], others: Sequence[Arrivals] = ()
) -> AttendanceBounds:
    """Return the fewest interviews that are lost and that are invented, whatever days they took place on.

    Parameters
    ----------
    paper
        interviews by day.
    arrivals
        what arrived.
    others
        interviews that may be of these days and of this paper, or not: such as those that are still to come.
    """
    return AttendanceBounds(
        sum(paper.values()) - most_matched(paper, [*arrivals, *others]),
        sum(one.count for one in arrivals) - most_matched(paper, arrivals),
    )


def day_ranges(
    paper: Mapping[int, int],
    arrivals: Sequence[Arrivals],
    others: Sequence[Arrivals] = (),
    *,
    open_from: int | None = None,
) -> tuple[DayRange, ...]:
    """Return the days in ranges: where something is lost or invented, and else as finely as ranges tell.

    Of all ways to part the days it is one that shows the most lost and invented interviews; of these the one
    with the most ranges whose interviews are known for certain; then the one that finds them on the fewest
    days. Ranges without paper and interviews are left out. Together the ranges can show less than
    `attendance_bounds`, never more.

    Parameters
    ----------
    paper
        interviews by day.
    arrivals
        what arrived.
    others
        as of `attendance_bounds`, those that have arrived.
    open_from
        the first day of which interviews may not have arrived yet; None: all have.
    """
    starts = _starts(paper, [*arrivals, *others], open_from)
    if len(starts) < 2:
        return ()
    size = len(starts) - 1
    made = _Ranges(starts, paper, arrivals, others, open_from)
    best: list[tuple[int, ...]] = [(0, 0, 0, 0)]
    begins: list[int] = [0]
    for end in range(1, size + 1):
        found = []
        for begin in range(end):
            one = made.between(begin, end)
            found.append((_sum(best[begin], _worth(one)), begin))
        value, begin = max(found)
        best.append(value)
        begins.append(begin)
    ranges, end = [], size
    while end:
        ranges.append(made.between(begins[end], end))
        end = begins[end]
    return tuple(one for one in reversed(ranges) if one.paper or one.arrived_most)


def _starts(
    paper: Mapping[int, int], arrivals: Sequence[Arrivals], open_from: int | None
) -> list[int]:
    """Return the days on which something can begin to differ, and the day after the last one."""
    days = [day for day, count in paper.items() if count]
    ends = [day for one in arrivals for day in (one.first, one.last)]
    if not days and not ends:
        return []
    found = {day for first in days for day in (first, first + 1)}
    found |= {one.first for one in arrivals} | {one.last + 1 for one in arrivals}
    if open_from is not None:
        low, high = min(days + ends), max(days + ends)
        found |= {open_from} if low < open_from <= high else set()
    return sorted(found)


@dataclass(frozen=True, slots=True, init=False)
class _Ranges:
    """Counts of any range of days, by sums over the places of its ends."""

    starts: Sequence[int]
    paper: Whole
    inside: Whole
    """Of arrivals, by the places of their first and last days, summed from the first on."""
    others: Whole
    open_from: int | None

    def __init__(
        self,
        starts: Sequence[int],
        paper: Mapping[int, int],
        arrivals: Sequence[Arrivals],
        others: Sequence[Arrivals],
        open_from: int | None,
    ) -> None:
        counts = [
            sum(count for day, count in paper.items() if begin <= day < end)
            for begin, end in pairwise(starts)
        ]
        object.__setattr__(self, "starts", starts)
        object.__setattr__(self, "paper", np.concatenate([[0], np.cumsum(counts)]))
        object.__setattr__(self, "inside", _summed(starts, arrivals))
        object.__setattr__(self, "others", _summed(starts, others))
        object.__setattr__(self, "open_from", open_from)

    def between(self, begin: int, end: int) -> DayRange:
        """Return the range of the days from one place to before another."""
        first, last = self.starts[begin], self.starts[end] - 1
        paper = int(self.paper[end] - self.paper[begin])
        arrived = _within(self.inside, begin, end)
        most = _touching(self.inside, begin, end)
        possible = most + _touching(self.others, begin, end)
        may_come = self.open_from is not None and last >= self.open_from
        lost = 0 if may_come else max(paper - possible, 0)
        return DayRange(first, last, paper, arrived, most, may_come, lost, max(arrived - paper, 0))


def _summed(starts: Sequence[int], arrivals: Sequence[Arrivals]) -> Whole:
    """Return how many begin before one place and end before another, for all pairs of places."""
    size = len(starts)
    place = {day: number for number, day in enumerate(starts)}
    table = np.zeros((size + 1, size + 1), dtype=np.int64)
    for one in arrivals:
        table[place[one.first] + 1, place[one.last + 1]] += one.count
    summed: Whole = table.cumsum(axis=0).cumsum(axis=1)
    return summed


def _within(summed: Whole, begin: int, end: int) -> int:
    """Return how many begin at ``begin`` or later and end before ``end``."""
    return int(summed[-1, end] - summed[begin, end])


def _touching(summed: Whole, begin: int, end: int) -> int:
    """Return how many begin before ``end`` and do not end before ``begin``."""
    return int(summed[end, -1] - summed[end, begin])


def _worth(one: DayRange) -> tuple[int, ...]:
    found = one.lost + one.invented
    days = one.last - one.first + 1 if found else 0
    there = one.paper or one.arrived_most
    return found, int(one.is_exact and bool(there)), -days, -int(not one.is_exact)


def _sum(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))
