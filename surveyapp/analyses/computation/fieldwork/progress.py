"""Areas and kiosks against the plan; every number follows from counts in steps of ten."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from enum import StrEnum
from math import ceil

from surveyapp.analyses.computation.fieldwork.areas import EVERYWHERE, NOT_ASSIGNED, Areas
from surveyapp.analyses.computation.fieldwork.targets import Plan
from surveyapp.estimation.fieldwork.pace import chance_of_so_few, working_days
from surveyapp.estimation.quality.outliers import ALARM_LEVEL, holm
from surveyapp.survey.definition.count_steps import in_steps, most_in_step


class Pace(StrEnum):
    """How an area stands; the value is its name in tables."""

    REACHED = "reached"
    ON_PACE = "on pace"
    BEHIND = "behind"
    NOT_BEGUN = "not begun"
    NO_TARGET = "no target"


@dataclass(frozen=True, slots=True)
class AreaProgress:
    """One area by a day."""

    area: str
    """Its id; ``NOT_ASSIGNED`` or ``EVERYWHERE``."""
    target: int | None
    """Interviews that are planned; None: nobody said."""
    expected: int | None
    """Of these by that day, in steps of ten; None where the plan has no days."""
    arrived: int
    """In steps of ten; of everywhere the sum of the areas' steps."""
    behind: int | None
    """How many more were expected, in steps of ten; None where nothing was."""
    per_day: int | None
    needed_per_day: int | None
    """Interviews a working day until now, and from now on to reach the target; None where nobody knows."""
    chance: float | None
    """Of so few by chance, if nothing is wrong; None where nothing is expected."""
    chance_adjusted: float | None
    """The same with all areas judged together (Holm)."""
    pace: Pace
    """How it stands."""


@dataclass(frozen=True, slots=True)
class KioskProgress:
    """What one kiosk has brought; all counts are in steps of ten."""

    kiosk: str
    words: str
    """Its id and its fingerprint in words; of one that nobody has met what was typed."""
    area: str
    """Where a list says so."""
    arrived: int
    last_day: date | None
    """Of its interviews; None: it has brought none."""
    quiet_days: int | None
    """Working days since then."""
    practice_failures: int
    comprehension_failures: int
    time_outs: int
    break_offs: int


def area_rows(
    areas: Areas, plans: Mapping[str, Plan], today: date | None
) -> tuple[AreaProgress, ...]:
    """Return each area, then interviews without one, then all together.

    Parameters
    ----------
    areas
        The areas.
    plans
        What is planned of each.
    today
        The day; None: nothing is expected.
    """
    arrived = {area: in_steps(areas.arrived(area)) for area in areas.names}
    chances = {area: _chance(plans[area], arrived[area], today) for area in areas.names}
    tested = [area for area, chance in chances.items() if chance is not None]
    adjusted = dict(zip(tested, holm([chances[a] or 0.0 for a in tested]).tolist(), strict=True))
    rows = [
        _area_row(area, plans[area], arrived[area], today, (chances[area], adjusted.get(area)))
        for area in areas.names
    ]
    if NOT_ASSIGNED in areas.exports:
        left = in_steps(areas.arrived(NOT_ASSIGNED))
        rows.append(_area_row(NOT_ASSIGNED, _NO_PLAN, left, None, (None, None)))
    if areas.names != (EVERYWHERE,):
        rows.append(_all_rows(rows))
    return tuple(rows)


_NO_PLAN = Plan(None, None, None, frozenset())


def _chance(plan: Plan, arrived: int, today: date | None) -> float | None:
    due = plan.due(today)
    if plan.target is None or not due:
        return None
    # nobody is called behind for what rounding took away
    return chance_of_so_few(min(most_in_step(arrived), plan.target), plan.target, due)


def _area_row(
    area: str,
    plan: Plan,
    arrived: int,
    today: date | None,
    chances: tuple[float | None, float | None],
) -> AreaProgress:
    due = plan.due(today)
    target = plan.target
    expected = None if target is None or due is None else in_steps(int(target * due))
    until = 0 if today is None else plan.days_until(today)
    after = 0 if today is None else plan.days_after(today)
    return AreaProgress(
        area=area,
        target=target,
        expected=expected,
        arrived=arrived,
        behind=None if expected is None else max(expected - arrived, 0),
        per_day=arrived // until if until else None,
        needed_per_day=ceil(max(target - arrived, 0) / after)
        if target is not None and after
        else None,
        chance=chances[0],
        chance_adjusted=chances[1],
        pace=_pace(target, arrived, chances[1], is_early=due is not None and due == 0),
    )


def _pace(target: int | None, arrived: int, adjusted: float | None, *, is_early: bool) -> Pace:
    if target is None:
        return Pace.NO_TARGET
    if arrived >= target:
        return Pace.REACHED
    if is_early:
        return Pace.NOT_BEGUN
    return Pace.BEHIND if adjusted is not None and adjusted <= ALARM_LEVEL else Pace.ON_PACE


def _all_rows(rows: Sequence[AreaProgress]) -> AreaProgress:
    """Return all areas together, by what is shown of each: no sum tells what rounding took away."""
    targets = [row.target for row in rows if row.target is not None]
    expected = [row.expected for row in rows if row.expected is not None]
    arrived = sum(row.arrived for row in rows)
    planned = sum(row.arrived for row in rows if row.expected is not None)
    target = sum(targets) if targets else None
    with_target = [row for row in rows if row.target is not None]
    is_reached = bool(with_target) and all(row.pace is Pace.REACHED for row in with_target)
    is_behind = any(row.pace is Pace.BEHIND for row in rows)
    pace = Pace.NO_TARGET if target is None else Pace.REACHED if is_reached else Pace.ON_PACE
    return AreaProgress(
        area=EVERYWHERE,
        target=target,
        expected=sum(expected) if expected else None,
        arrived=arrived,
        behind=max(sum(expected) - planned, 0) if expected else None,
        per_day=None,
        needed_per_day=None,
        chance=None,
        chance_adjusted=None,
        pace=Pace.BEHIND if is_behind else pace,
    )


def kiosk_rows(areas: Areas, today: date | None, rest: frozenset[int]) -> Iterator[KioskProgress]:
    """Yield what each kiosk has brought, then those that have brought nothing.

    Parameters
    ----------
    areas
        The areas, with what files brought.
    today
        The day.
    rest
        Weekdays without interviews.
    """
    known = areas.fieldwork
    met = set()
    for one in (*known.kiosks, *known.awaited):
        met.add(one.kiosk)
        days = [f.last_day for f in known.files if f.kiosk == one.kiosk and f.last_day]
        last = max(days, default=None)
        counts = asdict(one)
        yield KioskProgress(
            kiosk=one.kiosk,
            words=one.words,
            area="" if areas.by is not None else areas.kiosk_areas.get(one.kiosk, ""),
            arrived=in_steps(one.interviews),
            last_day=last,
            quiet_days=_quiet(last, today, rest),
            **{name: in_steps(counts[name]) for name in COUNTED},
        )
    for typed, area in areas.kiosk_areas.items():
        if typed not in met:
            yield KioskProgress(
                kiosk=typed,
                words="",
                area=area,
                arrived=0,
                last_day=None,
                quiet_days=None,
                practice_failures=0,
                comprehension_failures=0,
                time_outs=0,
                break_offs=0,
            )


COUNTED = ("practice_failures", "comprehension_failures", "time_outs", "break_offs")
"""What is counted at a kiosk besides interviews."""


def _quiet(last: date | None, today: date | None, rest: frozenset[int]) -> int | None:
    if last is None or today is None:
        return None
    return max(working_days(last, today, rest) - int(last.weekday() not in rest), 0)


def last_known_day(areas: Areas) -> date | None:
    """Return the last day of which any file has an interview; None where files have no days."""
    days = [one.last_day for one in areas.fieldwork.files if one.last_day is not None]
    return max(days, default=None)


def first_known_day(areas: Areas) -> date | None:
    """Return the first day of which any file has an interview; None where files have no days."""
    days = [one.first_day for one in areas.fieldwork.files if one.first_day is not None]
    return min(days, default=None)
