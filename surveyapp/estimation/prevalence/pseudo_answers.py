"""Pseudo-answers: what one report stands for once the coins are undone.

For answer a, report j stands for ``values[j]`` = B[j, a]; its expectation over the coins is 1 where
the answer is a and 0 elsewhere (Chaudhuri & Mukerjee 1988).

A design of several samples, or with people of several kinds, has pseudo-answers for each report of each
sample: w_g[j] with Σ_g E[w_g | class c] = t_c, what of class c is counted. ``SampleScores`` are these side by
side, sample after sample. A ratio has two of them, of its numerator and its denominator.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import accumulate

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel, Row
from surveyapp.designs.latent.algebra import Rows, dot
from surveyapp.designs.latent.base import LatentDesign, LatentTarget
from surveyapp.errors import UserProblem
from surveyapp.estimation.matrices import matrix
from surveyapp.messages.message import msg

Vector = npt.NDArray[np.float64]


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
        """Return the part of it that the randomization causes.

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


def empty_combination() -> UserProblem:
    """Of several questions with samples of their own, nobody is in one combination of these."""
    return UserProblem(
        msg(
            "Nobody is in one of the combinations of samples that these questions draw, and each is "
            "needed. Collect more interviews, or leave one of the questions out."
        )
    )


@dataclass(frozen=True, eq=False)
class SampleScores:
    """What each report stands for, and the channel that it was given through.

    The reports of all samples stand one sample after another, r in all; the samples' means are added up.
    """

    channel: Channel
    """c classes by r reports: Pr(sample)·Pr(report of the sample | class): that of the design where there is
    one sample."""
    sizes: tuple[int, ...]
    """Number of reports of each sample."""
    values: Vector
    """Array of shape (r, t): what each report stands for, one column an answer."""
    members: Vector
    """Array of shape (c, t): what of each class is counted as each answer: the expectation of ``values``."""
    base: Vector | None = None
    """Array of shape (r,): the same of the denominator, of which the answers are shares; None: of
    everybody."""
    base_members: Vector | None = None
    """Array of shape (c,): what of each class is counted in the denominator."""

    @property
    def answers(self) -> int:
        """t, the number of answers."""
        return int(self.values.shape[1])

    @property
    def reports(self) -> int:
        """r, the number of reports of all samples."""
        return len(self.values)

    @property
    def is_plain(self) -> bool:
        """Whether there is one sample, and every class is an answer: a single known channel."""
        return len(self.sizes) == 1 and self.channel.answers == self.answers

    @cached_property
    def cells(self) -> npt.NDArray[np.intp]:
        """Of each report the sample that gives it, from 0."""
        return np.repeat(np.arange(len(self.sizes)), self.sizes)

    @property
    def slices(self) -> tuple[slice, ...]:
        """Where the reports of each sample stand."""
        ends = list(accumulate(self.sizes))
        return tuple(slice(end - size, end) for end, size in zip(ends, self.sizes, strict=True))

    @cached_property
    def rows(self) -> Vector:
        """The channel as an array of shape (c, r)."""
        return matrix(self.channel.rows)

    @cached_property
    def conditional(self) -> Vector:
        """Pr(report | class) within the sample that gives it, of shape (c, r)."""
        totals = np.add.reduceat(self.rows, [part.start for part in self.slices], axis=1)
        return np.asarray(self.rows / totals[:, self.cells])

    @cached_property
    def identifies_classes(self) -> bool:
        """Whether reports tell the share of every class."""
        return int(np.linalg.matrix_rank(self.rows)) == self.channel.answers

    @property
    def ones(self) -> Vector:
        """What stands for 1, of shape (r,): the samples' shares."""
        totals = np.add.reduceat(self.rows[0], [part.start for part in self.slices])
        return np.asarray(totals[self.cells])


@dataclass(frozen=True, eq=False)
class SampleCells:
    """The combinations of samples of several questions, as blocks of the table of reports."""

    parts: tuple[SampleScores, ...]

    def sums(self, table: npt.NDArray[np.number]) -> Vector:
        """Return the sum of each block.

        Parameters
        ----------
        table : array with one axis a question
            a number for each combination of reports.
        """
        found = np.asarray(table, dtype=np.float64)
        for axis, part in enumerate(self.parts):
            found = np.add.reduceat(found, [own.start for own in part.slices], axis=axis)
        return found

    def spread(self, sums: Vector) -> Vector:
        """Return a table of reports with each block's number in all its places.

        Parameters
        ----------
        sums : array with one axis a question
            a number for each combination of samples.
        """
        for axis, part in enumerate(self.parts):
            sums = np.repeat(sums, part.sizes, axis=axis)
        return sums

    def each(self) -> list[tuple[tuple[int, ...], tuple[slice, ...]]]:
        """Return the place of each block, and where it is in the table of reports."""
        shape = [len(part.sizes) for part in self.parts]
        return [
            (place, tuple(part.slices[one] for part, one in zip(self.parts, place, strict=True)))
            for place in np.ndindex(*shape)
        ]

    @property
    def codes(self) -> npt.NDArray[np.intp]:
        """The block of each combination of reports, in their order."""
        shape = [len(part.sizes) for part in self.parts]
        numbers = np.arange(math.prod(shape), dtype=np.float64).reshape(shape)
        return self.spread(numbers).ravel().astype(np.intp)


def channel_scores(channel: Channel) -> SampleScores:
    """Return the pseudo-answers of a design of one sample.

    Parameters
    ----------
    channel : t answers by r reports
        the design's channel.
    """
    values = matrix(channel.debiasing())
    return SampleScores(channel, (channel.reports,), values, np.eye(channel.answers))


@lru_cache(maxsize=256)
def target_scores(
    design: LatentDesign, targets: tuple[LatentTarget, ...], sizes: tuple[int | Fraction, ...]
) -> SampleScores:
    """Return the pseudo-answers of ``targets``, which have one denominator or none.

    Parameters
    ----------
    design
        with its parameters.
    targets
        linear functionals of the class shares, or ratios of them with the same denominator.
    sizes : one a sample
        the numbers of reports, or numbers proportional to them: where many pseudo-answers are unbiased, they
        choose those of least variance.

    Raises
    ------
    ValueError
        if the denominators differ.
    """
    denominators = {target.denominator for target in targets}
    if len(denominators) != 1:
        raise ValueError("targets of different denominators have no common pseudo-answers")
    (denominator,) = denominators
    rows = [target.numerator for target in targets]
    values = [_side_by_side(target_weights(design, row, sizes)) for row in rows]
    base = None if denominator is None else target_weights(design, denominator, sizes)
    return SampleScores(
        _stacked_channel(design),
        tuple(channel.reports for channel in design.channels),
        matrix(values).T,
        matrix(rows).T,
        None if base is None else matrix([_side_by_side(base)])[0],
        None if denominator is None else matrix([denominator])[0],
    )


@lru_cache(maxsize=64)
def _stacked_channel(design: LatentDesign) -> Channel:
    """Return the channel from the classes to the reports of all samples, sample after sample."""
    rows = zip(*(channel.rows for channel in design.channels), strict=True)
    return Channel(
        tuple(
            tuple(
                share * entry
                for share, part in zip(design.sample_shares, parts, strict=True)
                for entry in part
            )
            for parts in rows
        )
    )


@lru_cache(maxsize=512)
def target_weights(design: LatentDesign, row: Row, sizes: tuple[int | Fraction, ...]) -> Rows:
    """Return weights w with Σ_g E[w_g | class c] = ``row``[c], in exact fractions.

    A constant may be moved from one sample's weights to another's without changing what is estimated. Where
    the samples' means are multiplied with those of another question it does change the error, so here each
    sample has its part: at equal class shares its mean is n_g/n of the target.

    Parameters
    ----------
    design
        with its parameters.
    row : length c
        the coefficients of the class shares; what it estimates must be identified.
    sizes : one a sample
        the numbers of reports of the samples.
    """
    channels = design.channels
    weights = design.weights_of(row, sizes)
    assert weights is not None  # noqa: S101 - the design has checked that its targets are identified
    classes = len(row)
    middle = sum(row, Fraction(0)) / classes
    centred = []
    for channel, part, size in zip(channels, weights, sizes, strict=True):
        own = sum((dot(each, part) for each in channel.rows), Fraction(0)) / classes
        moved = middle * size / sum(sizes) - own
        centred.append(tuple(weight + moved for weight in part))
    return tuple(centred)


def _side_by_side(weights: Rows) -> Row:
    return tuple(weight for part in weights for weight in part)
