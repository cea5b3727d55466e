"""Which days to visit: m of n, so that every day that is invented is as likely to be found as can be.

A uniform subset gives each day the chance m/n, and no plan gives more to every day: the chances of all days
add up to m. It holds too against a surveyor who sees each visit: the visits left over the days left is a
martingale, so whenever he decides, the next day's chance is m/n on average.

Early visits teach early, so a part of them may be drawn from the first days alone. Then the days are not
alike any more, and a surveyor who sees the visits can wait for a better day: both guarantees are worked out
here.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg


@dataclass(frozen=True, slots=True)
class VisitPlan:
    """How many visits fall on which days.

    The first ``early_visits`` are a uniform subset of the first ``early_days``; the others are a uniform
    subset of all days that are left.

    Raises
    ------
    UserProblem
        if there are more visits than days, or more early ones than early days.
    """

    days: int
    """n, from 1."""
    visits: int
    """m, 0 to n; at most one a day."""
    early_days: int = 0
    early_visits: int = 0
    """0 and 0 for a uniform subset."""

    def __post_init__(self) -> None:
        if not 0 <= self.visits <= self.days:
            raise UserProblem(
                msg(
                    "{visits} visits do not fit into {days} days, with one a day at most.",
                    visits=self.visits,
                    days=self.days,
                )
            )
        fits = 0 <= self.early_visits <= min(self.early_days, self.visits)
        if not fits or self.early_days > self.days:
            raise UserProblem(
                msg(
                    "{visits} early visits do not fit into the first {days} days.",
                    visits=self.early_visits,
                    days=self.early_days,
                )
            )

    @property
    def chances(self) -> tuple[Fraction, ...]:
        """The chance of each day to have a visit."""
        late = Fraction(0)
        if self.days > self.early_visits:
            late = Fraction(self.visits - self.early_visits, self.days - self.early_visits)
        early = late
        if self.early_days:
            first = Fraction(self.early_visits, self.early_days)
            early = first + (1 - first) * late
        return (early,) * self.early_days + (late,) * (self.days - self.early_days)

    @property
    def guarantee(self) -> Fraction:
        """The chance to be found of whoever invents one day and does not see the visits."""
        return min(self.chances)

    @property
    def guarantee_if_seen(self) -> Fraction:
        """The same against a surveyor who sees each visit and picks his day as he likes."""
        rest = self.days - self.early_days
        waiting = self._early_totals()

        @cache
        def late(day: int, left: int) -> Fraction:
            # the visits left are a uniform subset of the days left: a martingale, so waiting gains nothing
            return Fraction(left, rest - day)

        @cache
        def early(day: int, seen: int) -> Fraction:
            """Return the least chance from an early day on, given how many visits were seen before."""
            if day == self.early_days:
                return late(0, self.visits - seen) if rest else Fraction(1)
            chance = self._chance_of_next(waiting, day, seen)
            going_on = Fraction(0)
            if chance:
                going_on += chance * early(day + 1, seen + 1)
            if chance < 1:
                going_on += (1 - chance) * early(day + 1, seen)
            # on the last day of all there is nothing to wait for
            is_last = day + 1 == self.days
            return chance if is_last else min(chance, going_on)

        return early(0, 0)

    def _early_totals(self) -> dict[int, Fraction]:
        """Return how many visits fall on early days, with the chance of each number."""
        others, free = self.visits - self.early_visits, self.days - self.early_visits
        open_days = self.early_days - self.early_visits
        totals = {}
        for more in range(min(others, open_days) + 1):
            ways = comb(open_days, more) * comb(free - open_days, others - more)
            if ways:
                totals[self.early_visits + more] = Fraction(ways, comb(free, others))
        return totals

    def _chance_of_next(self, totals: dict[int, Fraction], day: int, seen: int) -> Fraction:
        """Return the chance that an early day has a visit, given ``seen`` on the ``day`` days before.

        Given their total, the early visits are a uniform subset of the early days.
        """
        weights = {
            total: share
            * comb(day, seen)
            * comb(self.early_days - day, total - seen)
            / Fraction(comb(self.early_days, total))
            for total, share in totals.items()
            if 0 <= total - seen <= self.early_days - day
        }
        left = Fraction(self.early_days - day)
        return sum((w * (t - seen) / left for t, w in weights.items()), Fraction(0)) / sum(
            weights.values()
        )
