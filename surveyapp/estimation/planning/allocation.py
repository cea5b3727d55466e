"""How many interviews each stratum gets: equal, proportional to people, or where they reduce the error most.

The share of the population is Σ W_h·π_h, W_h = N_h/N. One interview in stratum h varies by

    V_h = π_h(1 − π_h) + C_h,

C_h what the coins add at π_h (a design without coins: 0; Warner's with p: p(1 − p)/(2p − 1)²). So

    Var = Σ W_h²·(V_h/n_h − π_h(1 − π_h)/N_h):

a finite population spares sampling and no coins. It is smallest for n_h ∝ N_h·√(V_h/c_h) (Neyman 1934; with
costs Cochran 1977, §5.5). Coins that vary more than answers make strata more alike: the allocation comes
nearer to the proportional one than for a direct question.

Whole numbers: from the least number on, each next interview goes where it lowers the variance most for its
cost, N_h·√V_h/√(c_h·n(n + 1)) being largest. With equal costs no other whole numbers have a smaller variance
(Wright 2012).
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction

from surveyapp.errors import UserProblem
from surveyapp.estimation.planning.target import Plannable, precisions_of
from surveyapp.messages.message import msg

LEAST = 2
"""Interviews of each stratum from which its variance can be estimated."""
MOST = 1_000_000
ZERO = Fraction(0)


class Allocation(Enum):
    """How a sample is divided among strata."""

    PROPORTIONAL = "proportional"
    EQUAL = "equal"
    NEYMAN = "neyman"


@dataclass(frozen=True, slots=True)
class PlannedStratum:
    """A stratum as it is planned."""

    name: str
    """Of the stratum."""
    population: int
    """N_h, people in it, above 0."""
    share: Fraction | None = None
    """π_h, expected, from 0 to 1; None: the share at which an interview varies most."""
    cost: Fraction = field(default=Fraction(1))
    """C_h of one interview, above 0, in any unit."""


@dataclass(frozen=True, slots=True)
class AllocatedStratum:
    """What a stratum gets."""

    stratum: str
    """Its name."""
    population: int
    """People in it."""
    share: float | None
    """The expected share; None: the worst."""
    variance: float
    """Of one interview: sampling and coins."""
    coins: float | None
    """The coins' part of it; None where it has none of its own."""
    cost: float
    """Of one interview."""
    n: int
    """Interviews."""
    error: float
    """Standard error of the stratum's share, or of its mean."""


@dataclass(frozen=True, slots=True)
class AllocatedSample:
    """A sample divided among strata."""

    how: Allocation
    """It was divided."""
    strata: tuple[AllocatedStratum, ...]
    """In the order in which they were given."""
    error: float
    """The standard error of the share of the whole population."""

    @property
    def n(self) -> int:
        """Interviews in all."""
        return sum(one.n for one in self.strata)

    @property
    def cost(self) -> float:
        """Cost of all interviews."""
        return sum(one.n * one.cost for one in self.strata)

    @property
    def numbers(self) -> dict[str, int]:
        """Interviews by stratum."""
        return {one.stratum: one.n for one in self.strata}


def allocate(
    strata: Sequence[PlannedStratum],
    design: Plannable,
    how: Allocation = Allocation.NEYMAN,
    *,
    n: int | None = None,
    budget: Fraction | None = None,
    least: int = LEAST,
    target: str | None = None,
) -> AllocatedSample:
    """Divide a sample among strata.

    Parameters
    ----------
    strata
        at least one, each with a name of its own.
    design
        of the question: how much an interview varies follows from it.
    how : default Neyman's
        how to divide.
    n : at least ``least`` a stratum
        interviews in all; None: as many as the budget pays.
    budget : above 0
        what all interviews may cost; None: ``n`` is given.
    least : from 1, default 2
        interviews of each stratum.
    target : default the design's own
        the answer whose share is estimated.

    Raises
    ------
    UserProblem
        if neither or both of ``n`` and ``budget`` are given; if they are too few for ``least`` a stratum or
        more than there are people; if a name is there twice, or a number is out of range.
    """
    _check(strata, n, budget, least)
    precision = max(precisions_of(design, target=target), key=lambda one: one.total(None))
    totals = [precision.total(one.share) for one in strata]
    coins = [precision.coins(one.share) for one in strata]
    # what the stratum gets is in proportion to this
    pulls = {
        Allocation.EQUAL: [1.0] * len(strata),
        Allocation.PROPORTIONAL: [float(one.population) for one in strata],
        Allocation.NEYMAN: [
            one.population * math.sqrt(total / one.cost)
            for one, total in zip(strata, totals, strict=True)
        ],
    }[how]
    numbers = _divided(strata, pulls, n, budget, least, is_neyman=how is Allocation.NEYMAN)
    people, scale = sum(one.population for one in strata), float(precision.unit)
    allocated, variance = list[AllocatedStratum](), 0.0
    for one, total, part, number in zip(strata, totals, coins, numbers, strict=True):
        # what asking everybody in the stratum would leave; the rest of V is spared in proportion
        left = precision.census(one.share)
        own = float(total / number - (total - left) / one.population)
        variance += (one.population / people) ** 2 * own
        allocated.append(
            AllocatedStratum(
                one.name,
                one.population,
                None if one.share is None else float(one.share),
                float(total),
                None if part is None else float(part),
                float(one.cost),
                number,
                scale * math.sqrt(max(own, 0.0)),
            )
        )
    return AllocatedSample(how, tuple(allocated), scale * math.sqrt(max(variance, 0.0)))


def _check(
    strata: Sequence[PlannedStratum], n: int | None, budget: Fraction | None, least: int
) -> None:
    if not strata:
        raise UserProblem(msg("There are no strata."))
    if len({one.name for one in strata}) < len(strata):
        raise UserProblem(msg("A stratum is there twice. Give each stratum one line."))
    if (n is None) == (budget is None):
        raise UserProblem(msg("Give either the number of interviews or a budget."))
    if least < 1:
        raise UserProblem(msg("Give at least one interview a stratum."))
    for one in strata:
        if one.population < 1 or one.cost <= 0 or not 0 <= (one.share or ZERO) <= 1:
            raise UserProblem(
                msg(
                    "{stratum}: the population is a whole number from 1, the cost above 0, and the share "
                    "from 0 to 1.",
                    stratum=one.name,
                )
            )
    fewest = [min(least, one.population) for one in strata]
    if n is not None and n < sum(fewest):
        raise UserProblem(
            msg(
                "{n} interviews are too few: {strata} strata with at least {least} each need {needed}.",
                n=n,
                strata=len(strata),
                least=least,
                needed=sum(fewest),
            )
        )
    people = sum(one.population for one in strata)
    if n is not None and n > min(people, MOST):
        raise UserProblem(
            msg("{n} interviews are more than there are people: {people}.", n=n, people=people)
        )
    needed = sum((k * one.cost for k, one in zip(fewest, strata, strict=True)), ZERO)
    if budget is not None and budget < needed:
        raise UserProblem(
            msg(
                "The budget is too small: {least} interviews in each stratum cost {needed}.",
                least=least,
                needed=float(needed),
            )
        )


def _divided(
    strata: Sequence[PlannedStratum],
    pulls: Sequence[float],
    n: int | None,
    budget: Fraction | None,
    least: int,
    *,
    is_neyman: bool,
) -> list[int]:
    """Return whole numbers: each next interview goes to the stratum that is furthest behind.

    Neyman's priorities pull/√(k(k + 1)) end at the smallest variance (Wright 2012); of the others
    pull/(k + ½) ends at the numbers nearest to the proportions (Webster; Sainte-Laguë 1910).
    """

    def priority(place: int, k: int) -> float:
        return pulls[place] / (math.sqrt(k * (k + 1)) if is_neyman else k + 0.5)

    numbers = [min(least, one.population) for one in strata]
    left = None if budget is None else budget - sum(
        (k * one.cost for k, one in zip(numbers, strata, strict=True)), ZERO
    )  # fmt: skip
    queue = [(-priority(place, k), place) for place, k in enumerate(numbers)]
    heapq.heapify(queue)
    more = MOST if n is None else n - sum(numbers)
    while more and queue:
        _, place = heapq.heappop(queue)
        one = strata[place]
        if numbers[place] == one.population or (left is not None and one.cost > left):
            continue
        numbers[place] += 1
        more -= 1
        left = None if left is None else left - one.cost
        heapq.heappush(queue, (-priority(place, numbers[place]), place))
    return numbers


def proportional(sizes: Mapping[str, int], units: Mapping[str, int], n: int) -> dict[str, int]:
    """Return ``n`` units divided among strata in proportion to ``sizes``, at least one each.

    Parameters
    ----------
    sizes
        of each stratum, above 0.
    units
        of each stratum how many there are to draw.
    n
        in all.

    Raises
    ------
    UserProblem
        if these are fewer than strata, or more than there are.
    """
    return _whole(sizes, units, n)


def equally(units: Mapping[str, int], n: int) -> dict[str, int]:
    """Return ``n`` units divided equally among strata, at least one each.

    Parameters
    ----------
    units
        of each stratum how many there are to draw.
    n
        in all.

    Raises
    ------
    UserProblem
        if these are fewer than strata, or more than there are.
    """
    return _whole(dict.fromkeys(units, 1), units, n)


def _whole(pulls: Mapping[str, int], units: Mapping[str, int], n: int) -> dict[str, int]:
    there = sum(units.values())
    if n > there:
        raise UserProblem(msg("{n} are to be drawn, and there are only {there}.", n=n, there=there))
    strata = [PlannedStratum(name, count) for name, count in units.items()]
    _check(strata, n, None, 1)
    numbers = _divided(strata, [pulls[one.name] for one in strata], n, None, 1, is_neyman=False)
    return dict(zip(units, numbers, strict=True))
