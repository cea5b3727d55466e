"""Pseudo-answers: what one report stands for once the coins are undone.

For answer a, report j stands for ``values[j]`` = B[j, a]; its expectation over the coins is 1 where
the answer is a and 0 elsewhere (Chaudhuri & Mukerjee 1988).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from surveyapp.designs.core.channel import Channel, Row


@dataclass(frozen=True, slots=True)
class Pool:
    """The reports of two-valued pseudo-answers, pooled: estimate = low + slope · share of ``reports``.

    ``low`` ≤ 0 and ``high`` ≥ 1 are the two values; ``reports`` are those that stand for ``high``.
    """

    low: Fraction
    high: Fraction
    reports: tuple[int, ...]

    @property
    def slope(self) -> Fraction:
        """How fast the estimate moves with the share; positive."""
        return self.high - self.low

    def share(self, prevalence: Fraction) -> Fraction:
        """Return the expected share of the pooled reports at ``prevalence``; in [0, 1].

        Parameters
        ----------
        prevalence : from 0 to 1
            of the answer.
        """
        # the mean pseudo-answer, low + slope·share, is the prevalence
        return (prevalence - self.low) / self.slope

    def count(self, counts: Sequence[int]) -> int:
        """Return how many reports fall into the pool.

        Parameters
        ----------
        counts : length r
            how often each report was given.
        """
        return sum(counts[j] for j in self.reports)


def possible_reports(channel: Channel) -> tuple[int, ...]:
    """Return the reports that some answer can lead to.

    Parameters
    ----------
    channel
        t answers by r reports.
    """
    return tuple(j for j, column in enumerate(zip(*channel.rows, strict=True)) if max(column) > 0)


def pool(values: Row, possible: Sequence[int]) -> Pool | None:
    """Return the pool of the ``possible`` reports, or None where they take one or many values.

    Parameters
    ----------
    values : length r
        the pseudo-answer that each report stands for.
    possible
        the reports that can be given at all, from 0.
    """
    distinct = sorted({values[j] for j in possible})
    if len(distinct) != 2:
        return None
    low, high = distinct
    return Pool(low, high, tuple(j for j in possible if values[j] == high))


@dataclass(frozen=True, slots=True)
class SecondMoments:
    """Second moments of the pseudo-answer: ``own`` for people with the answer, ``other`` the largest else.

    With m_i = Σ_j P[i, j]·B[j, a]², one report varies by Σ_i π_i·m_i − π_a² in all, and by
    Σ_i π_i·(m_i − [i = a]) when the answers are held fixed. ``other`` is the largest m_i of the
    other answers, so what follows from it holds however the others divide.
    """

    own: Fraction
    other: Fraction

    def total_at(self, prevalence: Fraction) -> Fraction:
        """Return the variance of one report's pseudo-answer at ``prevalence``.

        Parameters
        ----------
        prevalence : from 0 to 1
            of the answer.
        """
        return prevalence * self.own + (1 - prevalence) * self.other - prevalence**2

    def coins_at(self, prevalence: Fraction) -> Fraction:
        """Return the part of it that the coins cause.

        Parameters
        ----------
        prevalence : from 0 to 1
            of the answer.
        """
        return prevalence * (self.own - 1) + (1 - prevalence) * self.other

    def total(self, prevalence: Fraction | None) -> Fraction:
        """Return the variance at ``prevalence``; at None the largest over [0, 1] (a parabola's top).

        Parameters
        ----------
        prevalence : from 0 to 1
            of the answer; None: the worst.
        """
        if prevalence is None:
            # the slope own − other − 2π vanishes there
            prevalence = min(max((self.own - self.other) / 2, Fraction(0)), Fraction(1))
        return self.total_at(prevalence)

    def coins(self, prevalence: Fraction | None) -> Fraction:
        """Return the coins' part at ``prevalence``; at None the largest over [0, 1] (at an end).

        Parameters
        ----------
        prevalence : from 0 to 1
            of the answer; None: the worst.
        """
        if prevalence is None:
            return max(self.own - 1, self.other)
        return self.coins_at(prevalence)


def moments(channel: Channel, answer: int, values: Row) -> SecondMoments:
    """Return the exact second moments of the pseudo-answers ``values`` of ``answer``.

    Parameters
    ----------
    channel : t answers by r reports
        the design's channel.
    answer : from 0 to t − 1
        whose pseudo-answers these are.
    values : length r
        the pseudo-answer that each report stands for.
    """
    squares = [value**2 for value in values]
    each = [
        sum((p * s for p, s in zip(row, squares, strict=True)), Fraction(0)) for row in channel.rows
    ]
    own = each[answer]
    return SecondMoments(own, max((m for i, m in enumerate(each) if i != answer), default=own))
