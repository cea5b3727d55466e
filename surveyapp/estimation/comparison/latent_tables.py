"""Cross-tables in which questions have several samples, or people of several kinds.

With pseudo-answers for each report of each sample (``prevalence.pseudo_answers``) a cell of the table is

    π = Σ over combinations of samples of E[w₁·w₂⋯w_m],

since the coins of different questions fall independently, and so do their samples. Its estimate is the sum
of the means of these products in each combination of samples, each of which coins have drawn: the variances
add up, or in a complex sample each is a domain of it (``sampling.linearization``). One sample a question
gives the tables of ``cross_tables``.

Where an answer is a share of some people only, as of those who are attentive, the table is of the people
who are so in all such questions: Â/B̂ with one denominator, linearized (Woodruff 1971). The most likely table
is that of the latent classes of all questions together, added up over the classes of each answer.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import numpy.typing as npt

from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.estimation.comparison.cross_tables import (
    Counts,
    FloatArray,
    JointEstimate,
    check_counts,
    maximize_joint_likelihood,
)
from surveyapp.estimation.comparison.latent_groups import answer_not_told
from surveyapp.estimation.matrices import contract_axes
from surveyapp.estimation.prevalence.pseudo_answers import (
    SampleCells,
    SampleScores,
    empty_combination,
)
from surveyapp.estimation.sampling.linearization import SampleReports
from surveyapp.estimation.sampling.sample_designs import StratifiedSample
from surveyapp.messages.message import Message


@dataclass(frozen=True, eq=False)
class LatentJointEstimate(JointEstimate):
    """The joint distribution where a question has several samples, or people of several kinds.

    ``counts`` have one axis a question, as long as all its samples have reports together; errors by coins
    are NaN where the reports do not tell the shares of all classes.
    """

    parts: tuple[SampleScores, ...] = ()
    """What the reports of each question stand for."""
    class_shares: FloatArray | None = None
    """The most likely distribution of the classes, in a complex sample by squared weights: over it the coins'
    part is averaged."""
    likely_classes: FloatArray | None = None
    """The most likely distribution of the classes, one of many where the reports do not tell it."""
    base: float = 1.0
    """The estimated share of the people whom the table is of."""

    @cached_property
    def _cells(self) -> SampleCells:
        return SampleCells(self.parts)

    @cached_property
    def spreads(self) -> FloatArray:
        """Σ e² in each combination of samples, e what a respondent counts in its mean."""
        if self.sample_reports is None:
            return np.asarray(1 / self._cells.sums(self.counts))
        squares = self.sample_reports.squares(self.counts.size)
        return self._cells.sums(squares.reshape(self.counts.shape))

    def _scores_of(self, gradient: FloatArray) -> FloatArray:
        """Return ψ, what each combination of reports adds to Σ ``gradient``·π̂, linearized."""
        shaped = gradient.reshape(self.unbiased.shape)
        above = contract_axes(shaped, [part.values.T for part in self.parts])
        if all(part.base is None for part in self.parts):
            return above
        below = _base_scores(self.parts)
        ratio = float(np.sum(shaped * self.unbiased))
        return np.asarray((above - ratio * below) / self.base)

    def standard_errors_of(self, gradient: FloatArray) -> tuple[float | None, float | None]:
        """Return the standard error of Σ ``gradient``·π̂, in all and by the coins; None: not to be told.

        Where the coins' part is known, the whole is never taken below it.

        Parameters
        ----------
        gradient : array with one entry for each cell of answers
            how the quantity changes with each cell's share; any shape with the cells in order.
        """
        psi = self._scores_of(gradient)
        coins, total = self._coin_variance(psi), self._variance(psi)
        error = None if coins is None else math.sqrt(coins)
        if total is None:
            return None, error
        return math.sqrt(max(total, coins or 0.0)), error

    def _variance(self, psi: FloatArray) -> float | None:
        if self.sample_reports is not None:
            covariance = self.sample_reports.covariance(psi.reshape(-1, 1))
            return None if covariance is None else float(covariance[0, 0])
        sizes = self._cells.sums(self.counts)
        if sizes.min() == 1:
            return None
        shares = self.counts / self._cells.spread(sizes)
        apart = psi - self._cells.spread(self._cells.sums(shares * psi))
        return float(np.sum(self._cells.sums(shares * apart**2) / (sizes - 1)))

    def _coin_variance(self, psi: FloatArray) -> float | None:
        """Σ over combinations of samples of Σ e²·Σ_c θ_c·Var(ψ | class c)."""
        if self.class_shares is None:
            return None
        total = 0.0
        for place, slices in self._cells.each():
            tables = [
                part.conditional[:, own].T for part, own in zip(self.parts, slices, strict=True)
            ]
            inside = psi[slices]
            held = contract_axes(inside**2, tables) - contract_axes(inside, tables) ** 2
            total += float(self.spreads[place]) * float(np.sum(self.class_shares * held))
        return max(total, 0.0)

    def worst_variance(self, place: tuple[int, ...]) -> float:
        """Return a variance of a cell's share that no people drawn independently exceed (Popoviciu 1935).

        Parameters
        ----------
        place
            of the cell.
        """
        psi = self._scores_of(_indicator(self.unbiased.shape, place))
        return sum(
            float(self.spreads[cell] * np.ptp(psi[slices]) ** 2 / 4)
            for cell, slices in self._cells.each()
        )


def _indicator(shape: tuple[int, ...], place: tuple[int, ...]) -> FloatArray:
    found = np.zeros(shape)
    found[place] = 1.0
    return found


def _base_scores(parts: Sequence[SampleScores]) -> FloatArray:
    """Return what each combination of reports stands for in the denominator."""
    each = [(part.ones if part.base is None else part.base)[None, :] for part in parts]
    return contract_axes(np.ones([1] * len(parts)), each)


def estimate_latent_joint(
    parts: Sequence[SampleScores],
    counts: npt.NDArray[np.integer],
    *,
    cautions: tuple[Message, ...] = (),
    each_round: EachRound = no_rounds,
) -> LatentJointEstimate:
    """Return the joint distribution of the answers from counts of combinations of reports.

    Parameters
    ----------
    parts
        what the reports of each question stand for, one to four.
    counts : one axis a question
        how often each combination of reports was given, those of all samples one after another.
    cautions
        of the counting, handed on.
    each_round
        of the search for the most likely distribution; may stop it.

    Raises
    ------
    UserProblem
        if nobody is in a combination of samples; if too few followed an instruction for the table to
        be told; as ``cross_tables.estimate_joint`` does.
    NoReports
        if all counts are 0.
    ImpossibleReport
        if a report was counted that has probability 0 whatever the class.
    """
    tally = check_counts([part.channel for part in parts], counts)
    cells = SampleCells(tuple(parts))
    sizes = cells.sums(tally)
    if not sizes.all():
        raise empty_combination()
    seen = _Seen(tally, tally / cells.spread(sizes), tally, None)
    return _estimated(tuple(parts), seen, cautions, each_round)


def weighted_latent_joint(
    parts: Sequence[SampleScores],
    codes: npt.NDArray[np.integer],
    sample: StratifiedSample,
    *,
    cautions: tuple[Message, ...] = (),
    each_round: EachRound = no_rounds,
) -> LatentJointEstimate:
    """Return the joint distribution in a complex sample: Hájek means in each combination of samples.

    Parameters
    ----------
    parts
        what the reports of each question stand for, one to four.
    codes : array of shape (n,)
        each respondent's combination of reports, from ``combination_codes``; −1 for none.
    sample
        how the respondents were drawn, out of very many.
    cautions
        handed on.
    each_round
        of the search for the most likely distribution; may stop it.

    Raises
    ------
    NoReports, UserProblem, ImpossibleReport
        as ``estimate_latent_joint`` does.
    """
    cells = SampleCells(tuple(parts))
    shape = [part.reports for part in parts]
    counting = (codes >= 0) & (sample.weights > 0)
    given = np.bincount(codes[counting], minlength=math.prod(shape)).reshape(shape)
    tally = check_counts([part.channel for part in parts], given)
    if not cells.sums(tally).all():
        raise empty_combination()
    reports = SampleReports.of(codes, sample, cells.codes)
    counted = reports.counted(tally.size).reshape(shape)
    seen = _Seen(tally, counted / cells.spread(cells.sums(counted)), counted, reports)
    return _estimated(tuple(parts), seen, cautions, each_round)


@dataclass(frozen=True, slots=True, eq=False)
class _Seen:
    """Combinations of reports: counted, as shares of each combination of samples, and weighted."""

    tally: Counts
    shares: FloatArray
    weighted: npt.NDArray[np.number]
    reports: SampleReports | None


def _estimated(
    parts: tuple[SampleScores, ...],
    seen: _Seen,
    cautions: tuple[Message, ...],
    each_round: EachRound,
) -> LatentJointEstimate:
    rows, tally, reports = [part.rows for part in parts], seen.tally, seen.reports
    above = contract_axes(seen.shares, [part.values for part in parts])
    base, most = 1.0, 1.0
    found = maximize_joint_likelihood(rows, seen.weighted, each_round)
    if any(part.base is not None for part in parts):
        base = float(np.sum(seen.shares * _base_scores(parts)))
        ends = [
            np.ones((len(part.members), 1))
            if part.base_members is None
            else part.base_members[:, None]
            for part in parts
        ]
        most = float(contract_axes(found.shares, ends).sum())
        if base <= 0 or most <= 0:
            raise answer_not_told()
    classes = None
    if all(part.identifies_classes for part in parts):
        classes = found.shares
        if reports is not None:
            squared = reports.counted_twice(tally.size).reshape(tally.shape)
            classes = maximize_joint_likelihood(rows, squared, each_round).shares
    unbiased = above / base
    made = LatentJointEstimate(
        channels=tuple(part.channel for part in parts),
        counts=tally,
        unbiased=unbiased,
        standard_errors=None,
        coin_errors=np.full(unbiased.shape, math.nan),
        maximum_likelihood=contract_axes(found.shares, [part.members for part in parts]) / most,
        gap=found.gap,
        steps=found.steps,
        cautions=cautions,
        sample_reports=reports,
        parts=parts,
        class_shares=classes,
        likely_classes=found.shares,
        base=base,
    )
    errors, coins = np.empty(unbiased.shape), np.empty(unbiased.shape)
    for place in np.ndindex(unbiased.shape):
        total, by_coins = made.standard_errors_of(_indicator(unbiased.shape, place))
        errors[place] = math.nan if total is None else total
        coins[place] = math.nan if by_coins is None else by_coins
    return replace(
        made, standard_errors=None if np.isnan(errors).any() else errors, coin_errors=coins
    )
