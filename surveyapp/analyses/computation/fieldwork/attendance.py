"""A team's paper counts against the interviews that arrived, as far as exports tell days apart.

A collection file knows the first and the last day of its interviews and no other. So what arrived is counted
by export: the interviews that an export has and those before it had not took place from the last day of the
export before to its own last day. Groups of one to nine interviews are joined with others: see
``count_steps``.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.computation.fieldwork.areas import EVERYWHERE, NOT_ASSIGNED, Areas
from surveyapp.analyses.data.fieldwork import FirstExport
from surveyapp.estimation.fieldwork.attendance import (
    Arrivals,
    DayRange,
    attendance_bounds,
    day_ranges,
)
from surveyapp.messages.message import msg
from surveyapp.options import OptionProblem
from surveyapp.survey.definition.count_steps import COUNT_STEP

NO_DAY = date.max.toordinal()
LARGEST_COUNT = 5_000_000


class Match(StrEnum):
    """What the comparison of an area says; the value is its name in tables."""

    AGREES = "agrees"
    LOST = "lost"
    INVENTED = "invented"
    BOTH = "lost and invented"
    OPEN = "not home yet"
    TOO_FEW = "fewer than ten"
    NO_PAPER = "no paper"


@dataclass(frozen=True, slots=True)
class AreaAttendance:
    """One area in all."""

    area: str
    """Its id; ``NOT_ASSIGNED`` or ``EVERYWHERE``."""
    paper: int | None
    """Interviews on paper; None: nothing was typed."""
    arrived: int | None
    """Interviews; None: there are one to nine."""
    lost: int
    """The fewest that are on paper alone, whatever their days."""
    invented: int
    """The fewest that have no place on paper."""
    match: Match
    """What that says."""


@dataclass(frozen=True, slots=True)
class PeriodAttendance:
    """A range of days of one area."""

    area: str
    """Its id."""
    first_day: date
    last_day: date
    """Both included."""
    paper: int | None
    """Interviews on paper; None: nothing was typed."""
    arrived: int
    """Interviews that took place then for certain."""
    arrived_most: int
    """With those that may have."""
    lost: int
    invented: int
    """As of the area, of these days alone."""
    match: Match
    """What that says."""


@dataclass(frozen=True, slots=True)
class PaperCounts:
    """What was typed: interviews by area and day, days as ordinals; empty: nothing."""

    counts: Mapping[str, Mapping[int, int]]

    @classmethod
    def read(cls, areas: Areas, typed: Mapping[str, float]) -> PaperCounts:
        """Return typed counts.

        Parameters
        ----------
        areas
            The areas.
        typed
            Interviews by ``DAY AREA``, or by ``DAY`` where there is one area.

        Raises
        ------
        OptionProblem
            if a day or an area is not known, or a count is no whole number.
        """
        found = defaultdict[str, dict[int, int]](dict)
        for key, count in typed.items():
            text, _, name = key.strip().partition(" ")
            try:
                day = date.fromisoformat(text).toordinal()
            except ValueError as problem:
                reason = msg(
                    "{value} is not a day; write year, month and day, as in 2026-03-31",
                    value=text[:80],
                )
                raise OptionProblem("paper", reason) from problem
            if not 0 <= count <= LARGEST_COUNT or count != int(count):
                reason = msg("the count of {text} must be a whole number from 0", text=key[:80])
                raise OptionProblem("paper", reason)
            area = _area(areas, name.strip())
            found[area][day] = found[area].get(day, 0) + int(count)
        return cls(found)


def _area(areas: Areas, name: str) -> str:
    if areas.names == (EVERYWHERE,):
        return EVERYWHERE
    area = areas.named(name)
    if area is None:
        raise areas.unknown("paper", name or "–")
    return area


@dataclass(frozen=True, slots=True)
class Compared:
    """Paper and arrivals of all areas; ``undated`` interviews have no days and are in no period."""

    rows: tuple[AreaAttendance, ...]
    periods: tuple[PeriodAttendance, ...]
    undated: int


def compare_attendance(
    areas: Areas,
    paper: PaperCounts,
    *,
    ends_with_day: bool,
    is_over: bool,
    progress: Progress = no_progress,
) -> Compared:
    """Compare paper with what arrived.

    Parameters
    ----------
    areas
        The areas, with what arrived.
    paper
        What was typed.
    ends_with_day
        Whether no interview takes place on the day of an export after it.
    is_over
        Whether all interviews have arrived.
    progress
        Called at each area.
    """
    others = _grouped(areas.exports.get(NOT_ASSIGNED, ()), ends_with_day=ends_with_day)
    # what belongs to no area may be any area's: rounded up, so that nobody is told from the bounds
    others = [Arrivals(a.first, a.last, -(-a.count // COUNT_STEP) * COUNT_STEP) for a in others]
    rows, periods = list[AreaAttendance](), list[PeriodAttendance]()
    for place, area in enumerate(areas.names):
        progress(place, len(areas.names))
        exports = areas.exports.get(area, ())
        arrived = sum(one.interviews for one in exports if one.last_day)
        counts = paper.counts.get(area)
        if 0 < arrived < COUNT_STEP:
            total = None if counts is None else sum(counts.values())
            rows.append(AreaAttendance(area, total, None, 0, 0, Match.TOO_FEW))
            continue
        groups = _grouped(exports, ends_with_day=ends_with_day)
        if counts is None:
            rows.append(AreaAttendance(area, None, arrived, 0, 0, Match.NO_PAPER))
            periods += [_period(area, one, None) for one in day_ranges({}, groups)]
            continue
        open_from = None if is_over else _open_from(areas, area, ends_with_day=ends_with_day)
        coming = [] if open_from is None else [Arrivals(open_from, NO_DAY, LARGEST_COUNT)]
        bounds = attendance_bounds(counts, groups, [*others, *coming])
        parts = day_ranges(counts, groups, others, open_from=open_from)
        is_open = any(one.may_come and one.paper > one.arrived_most for one in parts)
        match = _match(bounds.lost, bounds.invented, is_open=is_open)
        total = sum(counts.values())
        rows.append(AreaAttendance(area, total, arrived, bounds.lost, bounds.invented, match))
        periods += [_period(area, one, one.paper) for one in parts]
    if NOT_ASSIGNED in areas.exports:
        left = sum(one.interviews for one in areas.exports[NOT_ASSIGNED])
        shown = None if 0 < left < COUNT_STEP else left
        match = Match.TOO_FEW if shown is None else Match.NO_PAPER
        rows.append(AreaAttendance(NOT_ASSIGNED, None, shown, 0, 0, match))
    undated = sum(
        one.interviews for ones in areas.exports.values() for one in ones if one.last_day is None
    )
    return Compared(tuple(rows), tuple(periods), undated)


def _period(area: str, one: DayRange, paper: int | None) -> PeriodAttendance:
    is_open = one.may_come and one.paper > one.arrived
    match = Match.NO_PAPER if paper is None else _match(one.lost, one.invented, is_open=is_open)
    return PeriodAttendance(
        area,
        date.fromordinal(one.first),
        date.fromordinal(one.last),
        paper,
        one.arrived,
        one.arrived_most,
        one.lost,
        0 if paper is None else one.invented,
        match,
    )


def _match(lost: int, invented: int, *, is_open: bool) -> Match:
    if lost and invented:
        return Match.BOTH
    if lost or invented:
        return Match.LOST if lost else Match.INVENTED
    return Match.OPEN if is_open else Match.AGREES


def _grouped(exports: Sequence[FirstExport], *, ends_with_day: bool) -> list[Arrivals]:
    """Return what arrived of an area, each group with its days; no group is of one to nine interviews."""
    chains = defaultdict[tuple[str, int], list[FirstExport]](list)
    for one in exports:
        if one.last_day is not None:
            chains[one.kiosk, one.batch].append(one)
    kept, left = list[Arrivals](), list[Arrivals]()
    for chain in chains.values():
        groups = _joined(list(_spans(chain, ends_with_day=ends_with_day)))
        kept += [one for one in groups if one.count >= COUNT_STEP]
        left += [one for one in groups if one.count < COUNT_STEP]
    # what one kiosk has too little of joins others' first, and then the first that is enough
    rest = _joined(sorted(left, key=lambda one: (one.first, one.last)))
    return _joined([*rest, *kept])


def _spans(chain: Sequence[FirstExport], *, ends_with_day: bool) -> Iterator[Arrivals]:
    """Yield what each export of a batch added, with the days on which it can have been."""
    before: int | None = None
    for one in sorted(chain, key=lambda each: (each.export, each.last_day or date.min)):
        last = (one.last_day or date.min).toordinal()
        first = (one.first_day or one.last_day or date.min).toordinal()
        if before is not None:
            first = max(first, before + int(ends_with_day))
        yield Arrivals(min(first, last), last, one.interviews)
        before = last


def _joined(groups: Sequence[Arrivals]) -> list[Arrivals]:
    """Return groups each joined with the next until it is of ten; only an only one is of one to nine."""
    found: list[Arrivals] = []
    for one in groups:
        if found and found[-1].count < COUNT_STEP:
            found[-1] = _both(found[-1], one)
        else:
            found.append(one)
    if len(found) > 1 and found[-1].count < COUNT_STEP:
        last = found.pop()
        found[-1] = _both(found[-1], last)
    return found


def _both(one: Arrivals, other: Arrivals) -> Arrivals:
    return Arrivals(min(one.first, other.first), max(one.last, other.last), one.count + other.count)


def _open_from(areas: Areas, area: str, *, ends_with_day: bool) -> int:
    """Return the first day of which interviews of an area may still be on a kiosk."""
    known = areas.fieldwork
    listed = areas.kiosk_areas
    kiosks = {one.kiosk for one in known.kiosks if not listed or listed.get(one.kiosk) == area}
    absent = [one.kiosk for one in known.awaited] + [one for one in listed if one not in kiosks]
    if not kiosks or any(not listed or listed.get(kiosk) == area for kiosk in absent):
        return 1  # a kiosk that has brought nothing may have interviews of any day
    ends = [
        max((f.last_day for f in known.files if f.kiosk == kiosk and f.last_day), default=date.min)
        for kiosk in kiosks
    ]
    return min(ends).toordinal() + int(ends_with_day)
