"""Discrete noise for what is released from a private table, and the price of each release.

All noise comes from OpenDP's measurements: the two-sided geometric ("discrete Laplace") mechanism of
Ghosh, Roughgarden & Sundararajan (2012) for counts, and permute-and-flip (McKenna & Sheldon 2020)
for choices. Nothing here is floating-point noise, and nothing can be seeded: a seed would be a way to
take the noise off again. For simulations there is `SimulatedNoise`, of the same distributions, seeded,
and never used for a release.

**What is protected.** Domains are public. Tables are neighbours when one has one row more than the
other; how many rows there are is then private. With ``Neighbours.ONE_CHANGED`` the number of rows is
public, and neighbours differ in one row, which takes twice the noise at the same ε.
"""

from __future__ import annotations

import math
from enum import Enum
from functools import cache
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

Counts = NDArray[np.float64]

GRAIN = 1 << 20
"""Scores are chosen among in whole multiples of 1/GRAIN."""


class EpsilonUnusable(UserProblem):
    """A privacy budget that is no positive number."""

    def __init__(self, *, epsilon: object) -> None:
        super().__init__(
            msg(
                "Epsilon is {epsilon}; it must be above 0. Small is private: 0.3 to 3 is usual.",
                epsilon=epsilon,
            )
        )


def checked_epsilon(epsilon: float) -> float:
    """Return ``epsilon``, which may be infinite: the non-private twin.

    Parameters
    ----------
    epsilon
        above 0.

    Raises
    ------
    EpsilonUnusable
        if it is not above 0.
    """
    if not epsilon > 0:
        raise EpsilonUnusable(epsilon=epsilon)
    return epsilon


class Neighbours(Enum):
    """Which tables must look alike; the value is how many rows they differ by."""

    ONE_MORE = 1
    ONE_CHANGED = 2


class Noise(Protocol):
    """Where noise comes from."""

    neighbours: Neighbours

    def counts(self, true: NDArray[Any], epsilon: float) -> Counts:
        """Return counts with noise of standard deviation about √2/ε, of the same shape.

        ε-differentially private if one row counts in at most one of them.

        Parameters
        ----------
        true
            exact counts, of any shape.
        epsilon
            above 0; infinite for no noise.
        """

    def choice(self, scores: NDArray[np.float64], epsilon: float, width: float) -> int:
        """Return the place of a score that is likely to be near the largest.

        ε-differentially private if one row more raises all scores, or lowers them, by amounts that
        differ by at most ``width``.

        Parameters
        ----------
        scores : array of shape (k,)
            the larger the better.
        epsilon
            above 0; infinite for the largest score.
        width
            above 0, see above.
        """


class VettedNoise:
    """Noise from OpenDP, drawn from the operating system: for everything that is released."""

    def __init__(self, neighbours: Neighbours = Neighbours.ONE_MORE) -> None:
        self.neighbours = neighbours

    def counts(self, true: NDArray[Any], epsilon: float) -> Counts:
        """See `Noise.counts`."""
        # integers can be perturbed exactly; floating-point Laplace noise leaks (Mironov 2012)
        exact = np.asarray(true, dtype=np.int64)
        if math.isinf(epsilon):
            return exact.astype(np.float64)
        # L1 sensitivity: 1 for one row more; 2 for one changed, which leaves one count for another
        noisy = _laplace(self.neighbours.value / epsilon)(exact.ravel().tolist())
        return np.array(noisy, dtype=np.float64).reshape(exact.shape)

    def choice(self, scores: NDArray[np.float64], epsilon: float, width: float) -> int:
        """See `Noise.choice`."""
        if math.isinf(epsilon):
            return int(np.argmax(scores))
        return int(_noisy_max(self._scale(epsilon, width))(_grains(scores).tolist()))

    def _scale(self, epsilon: float, width: float) -> float:
        return selection_scale(epsilon, width * self.neighbours.value)


class SimulatedNoise:
    """Seeded noise of the same distributions, for simulations. Never for a release."""

    def __init__(
        self, rng: np.random.Generator, neighbours: Neighbours = Neighbours.ONE_MORE
    ) -> None:
        self.rng = rng
        self.neighbours = neighbours

    def counts(self, true: NDArray[Any], epsilon: float) -> Counts:
        """See `Noise.counts`: the difference of two geometric numbers."""
        exact = np.asarray(true, dtype=np.float64)
        if math.isinf(epsilon):
            return exact
        # the difference of two geometric numbers with success 1 - a is two-sided geometric, with
        # Pr(k) = (1 - a)/(1 + a)·a^|k| and a = e^(-ε/Δ)
        stops = -math.expm1(-epsilon / self.neighbours.value)
        drawn = self.rng.geometric(stops, (2, *exact.shape))
        noisy: Counts = exact + drawn[0] - drawn[1]
        return noisy

    def choice(self, scores: NDArray[np.float64], epsilon: float, width: float) -> int:
        """See `Noise.choice`: exponential noise, which is permute-and-flip (Ding et al. 2021)."""
        if math.isinf(epsilon):
            return int(np.argmax(scores))
        scale = selection_scale(epsilon, width * self.neighbours.value)
        return int(np.argmax(_grains(scores) + self.rng.exponential(scale, len(scores))))


def selection_scale(epsilon: float, width: float) -> float:
    """Return the scale of a choice among scores in grains; rounding may widen two scores by one grain each.

    Parameters
    ----------
    epsilon
        above 0.
    width
        by how much one row can change the difference of two scores, before rounding.
    """
    # each score is rounded by at most half a grain on either table, so the change of the difference
    # of two scores gains at most four halves
    return (math.ceil(width * GRAIN) + 2) / epsilon


def _grains(scores: NDArray[np.float64]) -> NDArray[np.int64]:
    return np.rint(scores * GRAIN).astype(np.int64)


@cache
def _opendp() -> Any:
    # loaded when first needed: it takes a while, and who only predicts needs no noise
    import opendp.prelude as dp  # noqa: PLC0415

    dp.enable_features("contrib")
    return dp


@cache
def _laplace(scale: float) -> Any:
    dp = _opendp()
    space = dp.vector_domain(dp.atom_domain(T="i64")), dp.l1_distance(T="i64")
    return dp.m.make_laplace(*space, scale=scale)


@cache
def _noisy_max(scale: float) -> Any:
    # a choice does not change when all scores move alike, so scores that move by amounts within a
    # width of each other are as good as scores that move one way by at most that width: "monotonic"
    dp = _opendp()
    space = dp.vector_domain(dp.atom_domain(T="i64")), dp.linf_distance(T="i64", monotonic=True)
    return dp.m.make_noisy_max(*space, dp.max_divergence(), scale=scale)
