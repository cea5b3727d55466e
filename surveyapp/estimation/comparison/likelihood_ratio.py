"""How likely the reports of two groups are if a share is the same in both, against shares of their own.

Given the prevalence π of one answer, the others are divided in the most likely way: ℓ(π) is concave, so the
sum of two groups' ℓ is largest between their own maxima. Where coins ask for the truth or force an answer, ℓ
and its slope have a closed form, and the maximum is where the slopes cancel. For other channels both groups
are taken as one, whose answers are pairs: the compared answer in both groups, or one other answer of each.
Any two divisions of the others come from shares of such pairs, so the usual search finds the maximum. With
many answers there are too many pairs, and π is searched for.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.designs.core.channel import Channel, ForcedForm
from surveyapp.estimation import special_functions
from surveyapp.estimation.labelled_counts import CountsLike, counts_in_order
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.maximum_likelihood import maximize_mixture
from surveyapp.estimation.roots import root_between
from surveyapp.estimation.sampling.weighted_estimates import likely_shares

Vector = npt.NDArray[np.float64]

SHARE_TOLERANCE = 1e-10
"""Between shares whose likelihoods are the same."""
MOST_PAIRED = 12
"""Answers whose pairs are fewer than a search takes longer for."""
FINITE_MINUS_INFINITY = -1e300
"""What a search takes for −∞, which it cannot reckon with."""


def log_likelihood(shares: Vector, counts: Vector) -> float:
    """Return Σ c·ln(share) over the reports; −∞ where a report that was given has share 0.

    Parameters
    ----------
    shares : array of shape (r,)
        probabilities of the reports, from 0 to 1.
    counts : array of shape (r,)
        of the reports, at least 0, perhaps weighted.
    """
    return float(np.sum(special_functions.xlogy(counts, np.maximum(shares, 0.0))))


def fitted_report_shares(channel: Channel, counts: CountsLike | Vector) -> Vector:
    """Return the shares of the reports, shape (r,), at the most likely prevalences.

    Parameters
    ----------
    channel
        that the reports were given through.
    counts : array of shape (r,)
        of the reports, perhaps weighted.
    """
    return np.asarray(_likely(channel, counts) @ matrix(channel.rows))


def _likely(channel: Channel, counts: CountsLike | Vector) -> Vector:
    return likely_shares(channel, np.asarray(counts_in_order(channel, counts)), channel.debiasing())


@dataclass(frozen=True, eq=False)
class GroupLikelihood:
    """The likelihood of one group's reports: its maximum, and what that is computed from."""

    channel: Channel
    """That the reports were given through."""
    counts: CountsLike | Vector
    """Array of shape (r,): of the reports, perhaps weighted."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "counts", counts_in_order(self.channel, self.counts))

    @cached_property
    def most_likely_shares(self) -> Vector:
        """The most likely prevalences."""
        return _likely(self.channel, self.counts)

    @cached_property
    def maximum(self) -> float:
        """The maximum of the log likelihood."""
        return log_likelihood(self.most_likely_shares @ self.rows, self.tally)

    @cached_property
    def rows(self) -> Vector:
        """The channel, one answer a row."""
        return matrix(self.channel.rows)

    @cached_property
    def tally(self) -> Vector:
        """The counts of the reports."""
        return np.asarray(self.counts, dtype=np.float64)

    @cached_property
    def forced_form(self) -> ForcedForm | None:
        """The channel as truth and forced answers; None for others."""
        form = self.channel.forced_form()
        return form if form is not None and form.truth > 0 else None


def equality_statistic(first: GroupLikelihood, second: GroupLikelihood, answer: int) -> float:
    """Return G² = 2·(ℓ free − ℓ with ``answer`` equally prevalent in both groups); at least 0.

    Parameters
    ----------
    first
        the likelihood of one group.
    second
        the likelihood of the other; its channel may differ.
    answer
        the answer whose prevalence is compared, by its place in the channel.
    """
    groups = (first, second)
    # ℓ₁ falls beyond its maximum and ℓ₂ rises up to its own: the best common share is between
    low, high = sorted(float(group.most_likely_shares[answer]) for group in groups)
    if first.forced_form is not None and second.forced_form is not None:
        forced = [ForcedResponseProfile.of(first.forced_form, first.tally, answer)]
        forced.append(ForcedResponseProfile.of(second.forced_form, second.tally, answer))
        share = _root_of_slopes(forced, low, high)
        equal = sum(profile.at(share) for profile in forced)
    elif max(len(group.rows) for group in groups) <= MOST_PAIRED:
        equal = _maximum_over_pairs(first, second, answer)
    else:
        mixed = [_SearchedProfile(group.rows, group.tally, answer) for group in groups]
        equal = _concave_maximum(lambda share: sum(one.at(share) for one in mixed), low, high)
    return max(2 * (first.maximum + second.maximum - equal), 0.0)


def _maximum_over_pairs(first: GroupLikelihood, second: GroupLikelihood, answer: int) -> float:
    """Return the maximum over the shares of pairs of answers; each pair gives the reports of both groups."""
    # (answer, answer) has π in both groups; any split of the rest is a mixture of the other pairs
    both = [(answer, answer)] + [
        (one, other)
        for one in range(len(first.rows))
        for other in range(len(second.rows))
        if answer not in (one, other)
    ]
    of_first, of_second = np.transpose(both)
    # halved, so that a row sums to 1 as the search wants; doubled again below
    rows = np.hstack((first.rows[of_first], second.rows[of_second])) / 2
    counts = np.concatenate((first.tally, second.tally))
    return log_likelihood(2 * (maximize_mixture(rows, counts) @ rows), counts)


def _root_of_slopes(profiles: Sequence[ForcedResponseProfile], low: float, high: float) -> float:
    """Return where in [low, high] the falling slopes of ``profiles`` cancel, or the nearest end."""

    def slope(share: float) -> float:
        together = sum(profile.slope(share) for profile in profiles)
        # brentq needs finite values, and a seen report of share 0 has an infinite slope
        return min(max(together, FINITE_MINUS_INFINITY), -FINITE_MINUS_INFINITY)

    if slope(low) <= 0:
        return low
    if slope(high) >= 0:
        return high
    return root_between(slope, low, high)


@dataclass(frozen=True, slots=True, eq=False)
class ForcedResponseProfile:
    """ℓ(π) where the truth is asked with probability t, and report j is forced with probability f_j.

    The shares λ of the reports have λ_a = f_a + t·π for the answer, and the others share S = 1 − λ_a: ℓ is
    largest with λ_j = max(f_j, c_j/ν), where ν makes their sum S (the condition of Karush, Kuhn & Tucker). So
    dℓ/dπ = t·(c_a/λ_a − ν). As S grows the others rise above f_j one by one, first those of large c_j/f_j.
    """

    own: tuple[float, float]
    """C_a and f_a."""
    truth: float
    """t, above 0."""
    counts: tuple[float, ...]
    """Of the others that were reported, by falling c_j/f_j."""
    forced: tuple[float, ...]
    """F_j of the same."""
    cumulative_counts: tuple[float, ...]
    """The sums of the first 0, 1, 2 … of ``counts``."""
    forced_left: tuple[float, ...]
    """The sum of f_j of all others less that of the first 0, 1, 2 … of ``forced``."""
    thresholds: tuple[float, ...]
    """The S from which on each rises, not falling."""

    @classmethod
    def of(cls, form: ForcedForm, counts: Vector, answer: int) -> ForcedResponseProfile:
        """Return ℓ of the prevalence of ``answer``, for ``counts`` of the reports.

        Parameters
        ----------
        form
            the channel as truth and forced answers.
        counts : array of shape (r,)
            of the reports, perhaps weighted.
        answer
            whose prevalence π is, by its place in the channel.
        """
        forced = [float(one) for one in form.forced]
        others = [j for j in range(len(forced)) if j != answer]
        # the multiplier ν at which a report rises above its floor is c/f
        seen = sorted(
            (j for j in others if counts[j] > 0), key=lambda j: -_over(float(counts[j]), forced[j])
        )
        tally = tuple(float(counts[j]) for j in seen)
        ways = tuple(forced[j] for j in seen)
        cumulative_counts = tuple(accumulate(tally, initial=0.0))
        rest = sum(forced[j] for j in others if counts[j] <= 0)
        # f of the reports that have not risen, for 0, 1, 2 … that have
        forced_left = (*accumulate(reversed(ways), initial=rest),)[::-1]
        # report r rises where ν = c_r/f_r: the risen have Σ c/ν, the others their floors
        thresholds = tuple(
            before * f / c + beyond
            for c, f, before, beyond in zip(
                tally, ways, cumulative_counts, forced_left, strict=False
            )
        )
        own = float(counts[answer]), forced[answer]
        return cls(own, float(form.truth), tally, ways, cumulative_counts, forced_left, thresholds)

    def _own_share(self, share: float) -> float:
        return self.own[1] + self.truth * share

    def _multiplier(self, share: float) -> float:
        """Return ν, infinite where the others have nothing to share."""
        total = 1 - self._own_share(share)
        rose = bisect_left(self.thresholds, total)
        if rose == 0:
            # S = Σ f, at π = 1: all others are at their floors, and ν is where the first would rise
            return _over(self.counts[0], self.forced[0]) if self.counts else 0.0
        # the risen share S less the floors in proportion to their counts, c/ν each
        return _over(self.cumulative_counts[rose], total - self.forced_left[rose])

    def slope(self, share: float) -> float:
        """Return dℓ/dπ, which falls with π; infinite at an end where a report would be impossible.

        Parameters
        ----------
        share
            π, from 0 to 1.
        """
        # envelope theorem: the others' division is optimal, so only ∂/∂λ_a and the constraint count
        return self.truth * (_over(self.own[0], self._own_share(share)) - self._multiplier(share))

    def at(self, share: float) -> float:
        """Return ℓ(π).

        Parameters
        ----------
        share
            π, from 0 to 1.
        """
        multiplier = self._multiplier(share)
        others = (
            _times_log(c, max(f, c / multiplier))
            for c, f in zip(self.counts, self.forced, strict=True)
        )
        return _times_log(self.own[0], self._own_share(share)) + math.fsum(others)


def _over(count: float, share: float) -> float:
    if count <= 0:
        return 0.0
    return count / share if share > 0 else math.inf


def _times_log(count: float, share: float) -> float:
    if count <= 0:
        return 0.0
    return count * math.log(share) if share > 0 else -math.inf


@dataclass(frozen=True, slots=True, eq=False)
class _SearchedProfile:
    """ℓ(π) of any channel, by a search for how the other answers divide."""

    rows: Vector
    counts: Vector
    answer: int

    def at(self, share: float) -> float:
        own = self.rows[self.answer]
        others = np.delete(self.rows, self.answer, axis=0)
        if share >= 1.0:
            return log_likelihood(own, self.counts)
        return log_likelihood(self._mixed(share, own, others), self.counts)

    def _mixed(self, share: float, own: Vector, others: Vector) -> Vector:
        """Mixtures of ``own`` and one other answer are channels too: the usual search finds the rest."""
        return np.asarray(_shares_of_rest(share * own + (1 - share) * others, self.counts))


def _shares_of_rest(rows: Vector, counts: Vector) -> Vector:
    seen = rows[:, counts > 0]
    if np.any(seen.max(axis=0) == 0):
        return np.zeros(rows.shape[1])
    return np.asarray(maximize_mixture(rows, counts) @ rows)


def _concave_maximum(curve: Callable[[float], float], low: float, high: float) -> float:
    """Return the maximum over [low, high] of a concave curve (which may be −∞ at the ends)."""
    # an end may be the maximum, which a search within never quite reaches
    best = max(curve(low), curve(high))
    if high - low <= SHARE_TOLERANCE:
        return best
    found = scipy.optimize.minimize_scalar(
        lambda share: -max(curve(share), FINITE_MINUS_INFINITY),
        bounds=(low, high),
        method="bounded",
        options={"xatol": SHARE_TOLERANCE},
    )
    return max(best, -float(found.fun))
