"""A surveyor's days drawn for each model of back-checks, and what the model guarantees, in a sentence."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import ceil, floor

from surveyapp.designs.core.coins import Coins, SystemCoins, draw_subset
from surveyapp.errors import UserProblem
from surveyapp.estimation.backchecks import deterrence
from surveyapp.estimation.backchecks.lasting_damage import MOST_VISITS, HiddenVisits, equal_days
from surveyapp.estimation.backchecks.silent_duel import (
    LINEAR,
    MOST_ACTIONS,
    Accuracy,
    SilentDuel,
    evidence,
    solve,
)
from surveyapp.estimation.backchecks.visit_days import VisitPlan
from surveyapp.messages import amounts
from surveyapp.messages.message import Message, msg, printable

EARLY_DAYS = 10
"""The first two weeks of work."""
MOST_DAYS = 366
FINEST = 1 << 53
"""Times that are no fractions are drawn as one of so many equally likely numbers."""


@dataclass(frozen=True, slots=True)
class VisitOptions:
    """How visits are planned."""

    days: int
    visits: int
    """Of each surveyor; at most one visit a day."""
    model: str = "subset"
    """One of ``MODELS``."""
    seen: bool = False
    """Whether surveyors learn of each visit when it has taken place."""
    front: Fraction = Fraction(0)
    """The share of visits that are drawn from the first ten days; 0 for none: of the model subset."""
    found_per_visit: float | None = None
    invented: float | None = None
    """Of the model evidence: the chance that a visit finds a given invented record, and how many records may
    be invented in all; None takes the share of the period as the chance of proof."""
    stops: int = 1
    """Of the model evidence: how often the surveyor may stop with what was gained."""

    def __post_init__(self) -> None:
        if self.model not in MODELS:
            raise UserProblem(
                msg(
                    "There is no model {model}. There are: {known}.",
                    model=printable(self.model, 32),
                    known=", ".join(MODELS),
                )
            )
        if self.days < 1 or self.visits < 1:
            raise UserProblem(msg("Give at least one day and one visit."))
        if self.days > MOST_DAYS:
            raise UserProblem(msg("Give at most {most} days.", most=MOST_DAYS))
        VisitPlan(self.days, self.visits)
        if not 0 <= self.front <= 1:
            raise UserProblem(msg("The share of early visits must be between 0 and 1."))
        if self.front and self.model != "subset":
            raise UserProblem(
                msg("Early visits go with the model subset; the others draw their own times.")
            )
        most = {"damage": MOST_VISITS, "evidence": MOST_ACTIONS}.get(self.model, self.visits)
        if self.visits > most:
            raise UserProblem(
                msg(
                    "The model {model} takes at most {most} visits.",
                    model=self.model,
                    most=most,
                )
            )
        if self.model != "evidence" and (self.found_per_visit is not None or self.stops != 1):
            raise UserProblem(
                msg(
                    "What a visit finds, and how often a surveyor stops, go with the model evidence."
                )
            )
        if self.seen and self.model == "evidence":
            raise UserProblem(
                msg("The model evidence needs visits that surveyors do not learn of.")
            )
        if (self.found_per_visit is None) != (self.invented is None):
            raise UserProblem(
                msg("Give both: the chance to find an invented record, and how many there may be.")
            )
        if self.found_per_visit is not None and not 0 < self.found_per_visit < 1:
            raise UserProblem(msg("The chance to find a record must be between 0 and 1."))
        if self.invented is not None and not 1 <= self.invented <= MOST_INVENTED:
            raise UserProblem(
                msg(
                    "Records that may be invented: give 1 to {most}.",
                    most=amounts.count(MOST_INVENTED),
                )
            )
        if not 1 <= self.stops <= MOST_ACTIONS:
            raise UserProblem(msg("Stops: give 1 to {most}.", most=MOST_ACTIONS))

    @property
    def day_plan(self) -> VisitPlan:
        """The days of the model subset."""
        early = min(EARLY_DAYS, self.days) if self.front else 0
        return VisitPlan(self.days, self.visits, early, min(ceil(self.front * self.visits), early))


MOST_INVENTED = 100_000


class SeededCoins:
    """Coins that a seed repeats, so that a draw can be replayed before witnesses, years later too.

    Simulations have coins of NumPy's generators, whose numbers may change with its version. These must not:
    Python promises the bits of this generator for a seed.
    """

    def __init__(self, seed: int) -> None:
        self._generator = random.Random(seed)  # noqa: S311 - open on purpose

    def below(self, bound: int) -> int:
        """Return a number from 0 to below ``bound``.

        Parameters
        ----------
        bound
            from 1.
        """
        return self._generator.randrange(bound)


def coins_of(seed: int | None) -> Coins:
    """Return the operating system's coins, or those of a public seed, to replay a draw before witnesses.

    Parameters
    ----------
    seed
        from 0; None for the operating system's.

    Raises
    ------
    UserProblem
        if it is below 0.
    """
    if seed is None:
        return SystemCoins()
    if seed < 0:
        raise UserProblem(msg("The seed must be 0 or more."))
    return SeededCoins(seed)


def drawn_days(options: VisitOptions, coins: Coins) -> tuple[int, ...]:
    """Return the days on which one surveyor is visited, from 1, rising.

    Two times on the same day make one visit.

    Parameters
    ----------
    options
        how visits are planned.
    coins
        where the draw comes from.
    """
    return tuple(sorted({day + 1 for day in MODELS[options.model].draw(options, coins)}))


def _subset(options: VisitOptions, coins: Coins) -> tuple[int, ...]:
    plan = options.day_plan
    early = draw_subset(plan.early_days, plan.early_visits, coins)
    left = [day for day in range(plan.days) if day not in early]
    rest = draw_subset(len(left), plan.visits - plan.early_visits, coins)
    return (*early, *(left[place] for place in rest))


def _deterrence(options: VisitOptions, coins: Coins) -> tuple[int, ...]:
    days, left = [], options.visits
    for day in range(options.days):
        chance = deterrence.visit_today(options.days - day, left)
        if coins.below(chance.denominator) < chance.numerator:
            days.append(day)
            left -= 1
    return tuple(days)


def _damage(options: VisitOptions, coins: Coins) -> tuple[int, ...]:
    if options.seen:
        # whoever sees the visits begins right after one: equal distances are as good as any
        times: tuple[float, ...] = tuple(
            place / (options.visits + 1) for place in range(1, options.visits + 1)
        )
    else:
        times = HiddenVisits(options.visits).times(coins.below(FINEST) / FINEST)
    return tuple(_day_of(time, options.days) for time in times)


def _evidence(options: VisitOptions, coins: Coins) -> tuple[int, ...]:
    visitor = _duel(options).visitor
    shares = [coins.below(FINEST) / FINEST for _ in range(options.visits)]
    times = (visitor.time(action, share) for action, share in enumerate(shares))
    return tuple(_day_of(time, options.days) for time in times)


def _proof(options: VisitOptions) -> Accuracy:
    if options.found_per_visit is None or options.invented is None:
        return LINEAR
    return evidence(options.found_per_visit, options.invented)


@cache
def _duel(options: VisitOptions) -> SilentDuel:
    return solve(_proof(options), LINEAR, options.visits, options.stops)


def _day_of(time: float, days: int) -> int:
    return min(floor(time * days), days - 1)


def _of_subset(options: VisitOptions) -> Message:
    plan = options.day_plan
    if options.seen or plan.guarantee == plan.guarantee_if_seen:
        return msg(
            "Each invented day is visited with a chance of at least {chance}, even if surveyors see the "
            "visits before it.",
            chance=amounts.share(float(plan.guarantee_if_seen)),
        )
    return msg(
        "Each invented day is visited with a chance of at least {chance}; if surveyors see the visits "
        "before it, {seen}.",
        chance=amounts.share(float(plan.guarantee)),
        seen=amounts.share(float(plan.guarantee_if_seen)),
    )


def _of_deterrence(options: VisitOptions) -> Message:
    return msg(
        "Surveyors see each visit. Count an invented day that is visited as 1, one that is not as −1, and "
        "none as 0: whatever a surveyor does, the average is at least {worth}. No other plan guarantees "
        "more.",
        worth=amounts.exact(float(deterrence.value(options.days, options.visits))),
    )


def _of_damage(options: VisitOptions) -> Message:
    if options.seen:
        return msg(
            "Surveyors see each visit. What begins to be invented goes on for at most {share} of the period, "
            "to within a day, until the next visit.",
            share=amounts.share(equal_days(options.visits)),
        )
    return msg(
        "Surveyors do not learn of visits. What begins to be invented goes on for at most {share} of the "
        "period on average, to within a day, whenever it begins; with visits on fixed days it would be "
        "{equal}.",
        share=amounts.share(HiddenVisits(options.visits).guarantee),
        equal=amounts.share(equal_days(options.visits)),
    )


def _of_evidence(options: VisitOptions) -> Message:
    value = _duel(options).value
    return msg(
        "Surveyors do not learn of visits. Whatever they do, the chance that a visit proves the invention "
        "before they have gained by it is at least {points} percentage points higher than the chance of the "
        "reverse (value of the duel: {value}).",
        points=amounts.points(value),
        value=amounts.exact(value),
    )


@dataclass(frozen=True, slots=True)
class VisitModel:
    """A model of back-checks."""

    title: Message
    """What it is for."""
    assumption: Message
    """What it assumes, in sentences."""
    draw: Callable[[VisitOptions, Coins], tuple[int, ...]]
    """Draws the days of one surveyor, from 0."""
    guarantee: Callable[[VisitOptions], Message]
    """What a plan guarantees, in a sentence."""


MODELS: Mapping[str, VisitModel] = {
    "subset": VisitModel(
        msg("A day invented now and then"),
        msg(
            "Every day has the same chance of a visit. Nothing is assumed: surveyors may see the visits and "
            "know how many there are."
        ),
        _subset,
        _of_subset,
    ),
    "deterrence": VisitModel(
        msg("One attempt, and visits are seen"),
        msg(
            "Assumes that a surveyor invents one day at most, sees each visit, and knows how many are left."
        ),
        _deterrence,
        _of_deterrence,
    ),
    "damage": VisitModel(
        msg("Inventing that goes on"),
        msg(
            "Assumes that whoever begins to invent goes on until the next visit. Visits that surveyors do "
            "not learn of limit the damage more."
        ),
        _damage,
        _of_damage,
    ),
    "evidence": VisitModel(
        msg("Proof that grows"),
        msg(
            "Assumes that a later visit finds more, that a surveyor may stop at any time and keep the gain, "
            "and that surveyors do not learn of visits."
        ),
        _evidence,
        _of_evidence,
    ),
}


def guarantee(options: VisitOptions) -> Message:
    """Return what a plan guarantees, whatever a surveyor does.

    Parameters
    ----------
    options
        how visits are planned.
    """
    return MODELS[options.model].guarantee(options)
