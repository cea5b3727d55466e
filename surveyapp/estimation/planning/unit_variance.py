"""What planning needs to know of a design: how much the estimate of one interview varies.

For a share from one channel; from several samples, or with people of several kinds; and for the mean of a
number. Means are planned on the scale from 0 (smallest answer) to 1 (largest), where the mean is
the share of people at the upper end if all are at the ends: no other answers with that mean vary more.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Protocol

from surveyapp.designs.core.channel import Channel, Row
from surveyapp.designs.latent.algebra import Rows, dot, unbiased_weights
from surveyapp.designs.latent.base import YES, LatentDesign, LatentTarget, target_value
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.pseudo_answers import (
    Pool,
    SecondMoments,
    moments,
    pool,
    possible_reports,
)
from surveyapp.messages.message import msg

ZERO, HALF, ONE = Fraction(0), Fraction(1, 2), Fraction(1)
GRID = 200
"""Prevalences at which the variance of a ratio is looked at, less one."""


class Precision(Protocol):
    """How much one interview's contribution to an estimate varies; all numbers are exact."""

    @property
    def origin(self) -> Fraction:
        """The value that is planned as 0."""

    @property
    def unit(self) -> Fraction:
        """The distance of the value that is planned as 1."""

    @property
    def is_unbiased(self) -> bool:
        """Whether the estimate is; a ratio's is only nearly so, and bounds for every n do not hold."""

    @property
    def reach_squared(self) -> Fraction | None:
        """Σ (range of a sample's pseudo-answers)²/(its share); None where they have no range."""

    @property
    def pool(self) -> Pool | None:
        """The reports pooled, where pseudo-answers take two values."""

    @property
    def slope(self) -> Fraction:
        """How far the estimate's expectation moves as the truth goes from 0 to 1; 1 for most designs."""

    def total(self, share: Fraction | None) -> Fraction:
        """Return n times the variance where the truth is ``share``; None takes the worst.

        Parameters
        ----------
        share : from 0 to 1
            the true value on the planning scale; None: the worst.
        """

    def coins(self, share: Fraction | None) -> Fraction | None:
        """Return the coins' part of it; None where there is no part of their own.

        Parameters
        ----------
        share : from 0 to 1
            the true value on the planning scale; None: the worst.
        """

    def census(self, share: Fraction | None) -> Fraction:
        """Return what is left of n times the variance where everybody in the population is asked.

        Parameters
        ----------
        share : from 0 to 1
            the true value on the planning scale; None: the worst.
        """


@dataclass(frozen=True)
class ChannelPrecision:
    """One answer's share through one channel; of the other answers the worst division is assumed."""

    channel: Channel
    answer: int

    origin = ZERO
    unit = slope = ONE
    is_unbiased = True

    @cached_property
    def values(self) -> Row:
        """What each report stands for."""
        return tuple(row[self.answer] for row in self.channel.debiasing())

    @cached_property
    def moments(self) -> SecondMoments:
        """Second moments of the pseudo-answers."""
        return moments(self.channel, self.answer, self.values)

    @cached_property
    def reach_squared(self) -> Fraction:
        """The pseudo-answers' range, squared."""
        reached = [self.values[j] for j in possible_reports(self.channel)]
        # reports that never come would only widen the range
        return (max(reached) - min(reached)) ** 2

    @cached_property
    def pool(self) -> Pool | None:
        """The reports pooled, where pseudo-answers take two values."""
        return pool(self.values, possible_reports(self.channel))

    def total(self, share: Fraction | None) -> Fraction:
        """Sampling and coins."""
        return self.moments.total(share)

    def coins(self, share: Fraction | None) -> Fraction:
        """The coins alone."""
        return self.moments.coins(share)

    def census(self, share: Fraction | None) -> Fraction:
        """The coins alone."""
        return self.coins(share)


@dataclass(frozen=True, eq=False)
class SamplesPrecision:
    """The share of an answer from several samples, or where people are of several kinds.

    With w the weights that reports stand for, s_g the share of interviews in sample g and θ the classes'
    shares, n·Var = Σ_g (Σ_c θ_c·E[w_g² | c] − (Σ_c θ_c·E[w_g | c])²)/s_g; of a ratio, of its linearization.
    ``given`` are the shares of other kinds of people, where they are not those of simulated people. The
    samples' sizes are taken as planned; chance moves them a little.
    """

    design: LatentDesign
    given: Mapping[str, Fraction] = field(default_factory=dict)
    answer: int = YES

    origin = ZERO
    unit = ONE
    pool = None

    @cached_property
    def target(self) -> LatentTarget:
        """The share of the answer."""
        name = self.design.answers[self.answer]
        return next(target for target in self.design.targets if target.name == name)

    @cached_property
    def slope(self) -> Fraction:
        """1, or less where some people follow no instruction and are not in the target's share."""
        all_of_it, none = (
            target_value(self.target, self._theta(share)) or ZERO for share in (ONE, ZERO)
        )
        return all_of_it - none

    @property
    def is_unbiased(self) -> bool:
        """Unless it is a ratio."""
        return self.target.denominator is None

    @cached_property
    def reach_squared(self) -> Fraction | None:
        """Hoeffding's for samples of different sizes; None for a ratio."""
        if not self.is_unbiased:
            return None
        return sum(
            (
                (max(part) - min(part)) ** 2 / share
                for part, share in zip(self._above, self.design.sample_shares, strict=True)
            ),
            ZERO,
        )

    def total(self, share: Fraction | None) -> Fraction:
        """Return the variance."""
        return self._largest(self._at, share)

    def census(self, share: Fraction | None) -> Fraction:
        """What the coins and the allotment to samples leave: V − Var(Σ_g E[w_g | class])."""
        return self._largest(self._census_at, share)

    def _largest(
        self, variance: Callable[[Fraction], Fraction], share: Fraction | None
    ) -> Fraction:
        """Return the value at ``share``, or the largest: of a parabola, unless the estimate is a ratio."""
        if share is not None:
            return variance(share)
        if self.is_unbiased:
            # for fixed weights the variance is a parabola in the share, so three values tell it
            return _top(variance(ZERO), variance(HALF), variance(ONE))
        # the linearized weights move with the share, so its variance is no parabola
        return max(variance(Fraction(step, GRID)) for step in range(GRID + 1))

    def coins(self, share: Fraction | None) -> None:  # noqa: ARG002
        """Chance also decides who is in which sample, so the coins have no part of their own."""
        return

    @cached_property
    def _above(self) -> Rows:
        return self._weights(self.target.numerator)

    @cached_property
    def _below(self) -> Rows | None:
        below = self.target.denominator
        return None if below is None else self._weights(below)

    def _weights(self, row: Row) -> Rows:
        shares = self.design.sample_shares
        common = math.lcm(*(share.denominator for share in shares))
        # whole numbers of interviews in the samples' proportion; the weights depend on no more
        sizes = tuple(int(share * common) for share in shares)
        found = unbiased_weights(self.design.channels, self.design.statistics, row, sizes)
        assert found is not None  # noqa: S101 - the design has checked that its targets are identified
        return found

    def _theta(self, share: Fraction) -> list[Fraction]:
        """Return the classes' shares where ``share`` of the people have the answer."""
        own, other = (
            self.design.class_shares(answer, self.given)
            for answer in (self.answer, 1 - self.answer)
        )
        # both kinds of people, mixed: the class shares lie on a line
        return [share * o + (1 - share) * n for o, n in zip(own, other, strict=True)]

    def _census_at(self, share: Fraction) -> Fraction:
        # with all N asked, sample g is drawn without replacement from them: so the samples' means covary,
        # and N·Var = V − Var of what a person of each class stands for in all samples together
        theta = self._theta(share)
        weights = self._linearized(theta)
        stands_for = [
            sum((dot(row, part) for row, part in zip(rows, weights, strict=True)), ZERO)
            for rows in zip(*(channel.rows for channel in self.design.channels), strict=True)
        ]
        between = dot(theta, [value**2 for value in stands_for]) - dot(theta, stands_for) ** 2
        return self._at(share) - between

    def _at(self, share: Fraction) -> Fraction:
        theta = self._theta(share)
        total = ZERO
        weights = self._linearized(theta)
        for channel, part, size in zip(
            self.design.channels, weights, self.design.sample_shares, strict=True
        ):
            squares = [value**2 for value in part]
            mean = dot(theta, [dot(row, part) for row in channel.rows])
            # E[w²] − (E[w])² of one report of the sample, over the sample's share of all interviews
            total += (dot(theta, [dot(row, squares) for row in channel.rows]) - mean**2) / size
        return total

    def _linearized(self, theta: list[Fraction]) -> Rows:
        """(numerator − ratio·denominator)/its mean, as in ``estimation.latent``."""
        below = self._below
        if below is None or self.target.denominator is None:
            return self._above
        # the mean of the denominator: the ratio's first-order expansion divides by it
        mean = dot(theta, self.target.denominator)
        if mean == 0:
            raise UserProblem(
                msg(
                    "With these shares of other people, nobody is left whose answers {design} "
                    "could estimate. Assume other shares.",
                    design=self.design.name,
                )
            )
        ratio = dot(theta, self.target.numerator) / mean
        return tuple(
            tuple((a - ratio * b) / mean for a, b in zip(one, other, strict=True))
            for one, other in zip(self._above, below, strict=True)
        )


def _top(left: Fraction, middle: Fraction, right: Fraction) -> Fraction:
    """Return the largest value over [0, 1] of the parabola through its values at 0, ½ and 1."""
    # left + rise·x + bend·x² goes through the three at 0, ½ and 1; its top is at −rise/(2·bend)
    bend = 2 * (left + right - 2 * middle)
    rise = right - left - bend
    ends = max(left, right)
    if bend >= 0 or not 0 < -rise / (2 * bend) < 1:
        return ends
    return max(ends, left - rise**2 / (4 * bend))


@dataclass(frozen=True)
class MeanPrecision:
    """The mean of a number, on the scale from its smallest answer, 0, to its largest, 1.

    Raises
    ------
    NotTogether
        on use, if the design states no minimum and maximum.
    """

    design: QuantitativeDesign

    is_unbiased = True
    pool = None
    slope = ONE

    @property
    def origin(self) -> Fraction:
        """The smallest answer."""
        return self.design.stated_scale.minimum

    @property
    def unit(self) -> Fraction:
        """The width of the scale."""
        return self.design.stated_scale.width

    @cached_property
    def ends(self) -> SecondMoments:
        """Moments where everybody is at an end of the scale."""
        scale, design = self.design.stated_scale, self.design
        return SecondMoments(
            # E[r²] = x² + Var(r | x) at the ends 1 and 0 of the unit scale
            1 + design.variance_at(scale.maximum) / self.unit**2,
            design.variance_at(scale.minimum) / self.unit**2,
        )

    @cached_property
    def reach_squared(self) -> Fraction | None:
        """The pseudo-answers' range, squared, where reports are bounded."""
        reach = self.design.pseudo_reach
        return None if reach is None else ((reach[1] - reach[0]) / self.unit) ** 2

    def total(self, share: Fraction | None) -> Fraction:
        """Return the variance of the answers at the ends, or a bound where others could vary more."""
        if 1 + self.design.linear.quadratic[0] >= 0:  # E[r² | x] is convex, so the ends are worst
            return self.ends.total(share)
        spread = Fraction(1, 4) if share is None else share * (1 - share)
        return spread + self._largest()

    def coins(self, share: Fraction | None) -> Fraction:
        """The coins alone: a line between the ends where their variance bends upwards, else its top."""
        if share is None or self.design.linear.quadratic[0] < 0:
            return self._largest()
        return self.ends.coins(share)

    def census(self, share: Fraction | None) -> Fraction:
        """The coins alone."""
        return self.coins(share)

    def _largest(self) -> Fraction:
        largest = self.design.largest_variance
        assert largest is not None  # noqa: S101 - a stated scale bounds it
        return largest / self.unit**2
