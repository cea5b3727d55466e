"""What a plan expects by a day, and how likely it would be by chance that so little, or so much, happened."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from fractions import Fraction

import scipy

WEEK = 7


def working_days(first: date, last: date, rest: Collection[int] = ()) -> int:
    """Return how many days of a period are worked on.

    Parameters
    ----------
    first, last
        the period, both included; 0 where it is empty.
    rest
        weekdays without interviews, 0 is Monday.
    """
    days = max((last - first).days + 1, 0)
    weeks, left = divmod(days, WEEK)
    of_left = sum((first.weekday() + place) % WEEK not in set(rest) for place in range(left))
    return weeks * (WEEK - len(set(rest))) + of_left


def share_due(first: date, last: date, today: date, rest: Collection[int] = ()) -> Fraction:
    """Return the share of a period's working days that are over, with today counted as over.

    Parameters
    ----------
    first, last
        the period, both included.
    today
        the day.
    rest
        weekdays without interviews, 0 is Monday.

    Raises
    ------
    ValueError
        if the period has no working day.
    """
    every = working_days(first, last, rest)
    if not every:
        msg = "the period has no working day"
        raise ValueError(msg)
    return Fraction(working_days(first, min(today, last), rest), every)


def chance_of_so_few(arrived: int, target: int, due: Fraction) -> float:
    """Return the probability that at most so many of the target have arrived, if nothing is wrong.

    Each interview of the target falls on a working day of the period at random, independently of the others,
    so that the number by today is binomial with the target and the share of days that are over. It is 1
    before the first day; after the last one the whole target is due, and one missing interview is no chance.

    Parameters
    ----------
    arrived
        interviews.
    target
        interviews by the last day.
    due
        the share of working days that are over, 0 to 1.
    """
    return float(scipy.stats.binom.cdf(arrived, target, float(due)))


def chance_of_so_many(events: int, starts: int, tolerated: float) -> float:
    """Return the probability of at least so many events among independent starts.

    Parameters
    ----------
    events
        starts that ended in the event.
    starts
        how many there were.
    tolerated
        the probability of the event at each start, 0 to 1.
    """
    return float(scipy.stats.binom.sf(events - 1, starts, tolerated))
