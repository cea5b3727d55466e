"""What is planned for each area: how many interviews, from which day to which, and what is due by a day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from surveyapp.analyses.computation.fieldwork.areas import EVERYWHERE, Areas
from surveyapp.estimation.fieldwork.pace import share_due, working_days
from surveyapp.messages.message import msg
from surveyapp.options import OptionProblem

WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
LARGEST_TARGET = 5_000_000


@dataclass(frozen=True, slots=True)
class Plan:
    """What is planned of one area."""

    target: int | None
    """Interviews; None: nobody said."""
    first: date | None
    last: date | None
    """The days of its fieldwork; None: nobody knows."""
    rest: frozenset[int]
    """Weekdays without interviews, 0 is Monday."""

    def due(self, today: date | None) -> Fraction | None:
        """Return the share of the target that is due by a day; None where the plan does not tell."""
        if today is None or self.first is None or self.last is None:
            return None
        return share_due(self.first, self.last, today, self.rest)

    def days_until(self, today: date) -> int:
        """Return how many working days were over by a day, that day too."""
        last = today if self.last is None else min(today, self.last)
        return 0 if self.first is None else working_days(self.first, last, self.rest)

    def days_after(self, today: date) -> int:
        """Return how many working days are left after a day."""
        if self.first is None or self.last is None:
            return 0
        every = working_days(self.first, self.last, self.rest)
        return every - self.days_until(today)


def named_values(option: str, texts: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Return texts like ``NAME=VALUE`` as pairs.

    Parameters
    ----------
    option
        The option that they are of.
    texts
        As typed.

    Raises
    ------
    OptionProblem
        if one is written in another way.
    """
    found = [tuple(part.strip() for part in one.split("=", 1)) for one in texts]
    for one, text in zip(found, texts, strict=True):
        if len(one) != 2 or not all(one):
            reason = msg("write {text} as NAME=VALUE", text=text[:80])
            raise OptionProblem(option, reason)
    return tuple((one[0], one[1]) for one in found)


def rest_days(texts: Sequence[str]) -> frozenset[int]:
    """Return weekdays by their place, 0 is Monday.

    Parameters
    ----------
    texts
        Names of weekdays in English, of which the first three letters count.

    Raises
    ------
    OptionProblem
        if one is no weekday, or all seven are given.
    """
    found = set()
    for one in texts:
        short = one.strip().lower()[:3]
        if short not in WEEKDAYS:
            known = ", ".join(WEEKDAYS)
            reason = msg("{day} is no weekday; write {known}", day=one[:20], known=known)
            raise OptionProblem("rest", reason)
        found.add(WEEKDAYS.index(short))
    if len(found) == len(WEEKDAYS):
        reason = msg("leave at least one day to work on")
        raise OptionProblem("rest", reason)
    return frozenset(found)


def plans_of(
    areas: Areas,
    targets: Mapping[str, float],
    periods: Sequence[str],
    days: tuple[date | None, date | None],
    rest: frozenset[int],
) -> dict[str, Plan]:
    """Return the plan of each area.

    Parameters
    ----------
    areas
        The areas.
    targets
        Interviews by area, as its id or its label.
    periods
        ``AREA=FIRST/LAST`` of areas that have days of their own.
    days
        First and last day of all others.
    rest
        Weekdays without interviews.

    Raises
    ------
    OptionProblem
        if an area is not known, a target is no whole number, or a period has no working day.
    """
    wanted = _targets(areas, targets)
    own = {}
    for text, period in named_values("periods", periods):
        own[_known(areas, "periods", text)] = _period(period)
    found = {}
    for area in areas.names:
        first, last = own.get(area, days)
        name = "periods" if area in own else "last_day"
        if first is not None and last is not None and not working_days(first, last, rest):
            reason = msg("there is no working day from {first} to {last}", first=first, last=last)
            raise OptionProblem(name, reason)
        found[area] = Plan(wanted.get(area), first, last, rest)
    return found


def _targets(areas: Areas, targets: Mapping[str, float]) -> dict[str, int]:
    found: dict[str, int] = {}
    if areas.names == (EVERYWHERE,) and len(targets) > 1:
        reason = msg("choose the question that holds the area, or give one target")
        raise OptionProblem("targets", reason)
    for text, target in targets.items():
        is_whole = 1 <= target <= LARGEST_TARGET and target == int(target)
        if not is_whole:
            reason = msg("the target of {area} must be a whole number from 1", area=text)
            raise OptionProblem("targets", reason)
        area = _known(areas, "targets", text)
        if area in found:
            reason = msg("{area} has two targets", area=text)
            raise OptionProblem("targets", reason)
        found[area] = int(target)
    return found


def _known(areas: Areas, option: str, text: str) -> str:
    if areas.names == (EVERYWHERE,):
        return EVERYWHERE
    area = areas.named(text)
    if area is None:
        raise areas.unknown(option, text)
    return area


def _period(text: str) -> tuple[date, date]:
    try:
        first, last = (date.fromisoformat(part.strip()) for part in text.split("/"))
    except ValueError as problem:
        reason = msg(
            "write {text} as a first and a last day, 2026-03-02/2026-03-13", text=text[:40]
        )
        raise OptionProblem("periods", reason) from problem
    return first, last
