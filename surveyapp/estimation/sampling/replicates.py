"""Replicate weights: the variance from doing the estimate again with other weights (Wolter 2007).

Each replicate gives every unit a factor g_r; its estimate is that of the weights w·g_r, and

    v = Σ_r c_r·(θ̂_r − θ̂)²,

around the estimate of all. Means are made anew in each replicate, so that v is the textbook's and not its
linearization: with z the linearized mean and e each respondent's part, θ̂_r − θ̂ = Σ g_r·z/Σ g_r·e. Of
regressions the estimating function is replicated, H⁻¹·Σ g_r·s, which needs no fit of each replicate (Binder,
Kovacevic & Roberts 2004).

======== ===================================================================== =======================
method   factors                                                               c_r
======== ===================================================================== =======================
jk1      one unit left out in turn, n/(n − 1) for the others                   (n − 1)/n
jkn      the same within its stratum; those of others keep 1                   (n_h − 1)/n_h
brr      of two units a stratum one counts twice, the other not; balanced      1/R
         by a Hadamard matrix (McCarthy 1969)
fay      2 − ρ and ρ in place of 2 and 0 (Judkins 1990)                        1/(R·(1 − ρ)²)
bootstrap n_h − 1 units of n_h drawn with replacement, t times each, factor    1/R
         t·n_h/(n_h − 1) (Rao & Wu 1988; Rao, Wu & Yue 1992)
sdr      1 + (a_{i+1,r} − a_{i,r})/2^{3/2}, a rows of a Hadamard matrix, for   4/R
         systematic samples in their order (Fay & Train 1995)
======== ===================================================================== =======================

Coins need nothing of their own: a pseudo-answer varies by them between respondents, and so between units.
Weights that are known to be calibrated are calibrated anew in each replicate, from w·g_r before calibration
(as R's ``survey``); with more than ``MOST_RECALIBRATED`` replicates to the first order, by their residuals.
Stages after the first are in the units; finite populations are corrected for at the first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from enum import Enum
from fractions import Fraction

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.errors import UserProblem
from surveyapp.estimation.sampling.sample_designs import (
    Codes,
    Mask,
    StratifiedSample,
    Vector,
    unit_totals,
)
from surveyapp.messages import amounts
from surveyapp.messages.message import msg

Sizes = npt.NDArray[np.integer]
BOOTSTRAPS, MOST_ROWS = 500, 256
"""Replicates of the bootstrap, and rows of a Hadamard matrix at most."""
MOST_BOOTSTRAPS = 5_000
"""Replicates of the bootstrap at most: all of them are in memory, and more change no digit that is shown."""
MOST_JACKKNIFED = 5_000
"""Units of a jackknife: each makes a replicate of all."""
MOST_RECALIBRATED = 1_000
"""Replicates whose weights are calibrated anew at most."""
FAY = 0.5
RANK_TOLERANCE = 1e-5
"""As R's ``survey`` takes the rank of replicate weights."""


class ReplicateMethod(Enum):
    """How replicates are made."""

    JK1 = "jk1"
    JKN = "jkn"
    BRR = "brr"
    FAY = "fay"
    BOOTSTRAP = "bootstrap"
    SDR = "sdr"


@dataclass(frozen=True, slots=True, eq=False)
class ReplicatedSample(StratifiedSample):
    """A sample whose variances come from replicates; make one by ``replicated`` or ``with_replicates``."""

    factors: Vector = field(default_factory=lambda: np.ones((0, 0)))
    """Array of shape (units, R): g_r of each unit."""
    scales: Vector = field(default_factory=lambda: np.ones(0))
    """Array of shape (R,): c_r."""
    stratum_of_replicate: Codes | None = None
    """Array of shape (R,) or None: the stratum whose finite population a replicate is corrected for; None:
    there is none."""
    degrees: int | None = None
    """Degrees of freedom; None: units less strata."""
    recalibrated: Vector | None = None
    """Array of shape (n, R) or None: g_r of each respondent, where the weights are calibrated anew in each
    replicate."""

    @property
    def repeats_calibration(self) -> bool:
        """Whether each replicate has the weights that it would have been given."""
        return self.calibration is None or self.recalibrated is not None

    def only(self, kept: Mask) -> ReplicatedSample:
        """Return the sample with the rows of those who are ``kept``; all replicates stay.

        Parameters
        ----------
        kept : array of shape (n,)
            True for the rows that stay.
        """
        rows = None if self.recalibrated is None else self.recalibrated[kept]
        found = StratifiedSample.only(self, kept)
        assert isinstance(found, ReplicatedSample)  # noqa: S101 - fields are replaced
        return replace(found, recalibrated=rows)

    @property
    def freedom(self) -> int:
        """Units less strata, or what the rank of replicate weights that were brought in leaves."""
        if self.degrees is not None:
            return self.degrees
        return self.units - len(self.sampled)

    def among(self, members: Mask) -> tuple[int, int]:
        """Return the number of units that hold one of ``members``, and their degrees of freedom.

        Parameters
        ----------
        members : array of shape (n,)
            True for the respondents to look at.
        """
        units = len(np.unique(self.unit[members]))
        freedom = units - len(np.unique(self.stratum[members]))
        return units, freedom if self.degrees is None else min(freedom, self.degrees)

    @property
    def corrected_scales(self) -> Vector:
        """c_r with what finite populations leave of it."""
        if self.stratum_of_replicate is None:
            return self.scales
        return self.scales * (1 - self.sampled)[self.stratum_of_replicate]

    def replicate(self, place: int) -> StratifiedSample:
        """Return the sample with the weights of one replicate.

        Parameters
        ----------
        place : 0 … R − 1
            of the replicate.
        """
        known = {one.name: getattr(self, one.name) for one in fields(StratifiedSample)}
        if self.recalibrated is None:
            factors = self.factors[self.unit, place]
        else:
            factors, known["calibration"] = self.recalibrated[:, place], None
        return StratifiedSample(**{**known, "weights": self.weights * factors})

    @property
    def is_simple(self) -> bool:
        """Never: the replicates are asked."""
        return False

    def _summed(self, expanded: Vector, shares: Vector | None) -> Vector | None:
        if self.recalibrated is None:
            return StratifiedSample._summed(self, expanded, shares)  # noqa: SLF001 - its own
        parts = None if shares is None else shares.reshape(len(shares), -1)
        return self._squared((self.unit,), expanded, parts)

    def _squared(self, units: Sequence[Codes], expanded: Vector, shares: Vector | None) -> Vector:
        def replicated_sums(values: Vector) -> Vector:
            if self.recalibrated is not None:
                return np.asarray(self.recalibrated.T @ values)
            return np.asarray(self.factors.T @ unit_totals(units[0], values, self.units))

        apart, full = replicated_sums(expanded), expanded.sum(axis=0)
        if shares is not None:
            whole = replicated_sums(shares)
            # a replicate without anybody of a group has no estimate, and tells nothing
            apart = np.where(whole > 0, apart / np.where(whole > 0, whole, 1.0), full)
        apart = apart - full
        return np.asarray((apart * self.corrected_scales[:, None]).T @ apart)


def replicated(
    sample: StratifiedSample,
    method: ReplicateMethod,
    *,
    fay: float = FAY,
    replicates: int = BOOTSTRAPS,
    seed: int = 1,
) -> ReplicatedSample:
    """Return the sample with replicates made from its strata and units.

    Parameters
    ----------
    sample
        how respondents were drawn.
    method
        how replicates are made.
    fay : 0 or more and below 1
        ρ, of ``fay``.
    replicates : from 2 to MOST_BOOTSTRAPS
        R, of ``bootstrap``.
    seed
        of the bootstrap's generator; it protects nobody.

    Raises
    ------
    UserProblem
        if the strata do not fit the method; if ρ or R is out of range; if a population is finite and the
        method is no jackknife.
    """
    sizes = np.bincount(sample.stratum_of_unit, minlength=len(sample.sampled))
    if np.any(sizes < 2):
        raise UserProblem(
            msg(
                "Replicate weights need two or more units in each stratum, and {count} strata have one. "
                "Merge strata, or use the linearized variance.",
                count=int(np.sum(sizes < 2)),
            )
        )
    if method is ReplicateMethod.JK1 and len(sizes) > 1:
        raise UserProblem(
            msg("The jackknife jk1 is for samples without strata. With strata take jkn.")
        )
    is_jackknife = method in {ReplicateMethod.JK1, ReplicateMethod.JKN}
    if is_jackknife and len(sample.stratum_of_unit) > MOST_JACKKNIFED:
        raise UserProblem(
            msg(
                "{units} units are too many to leave out one by one. Name the clusters, or take bootstrap, "
                "sdr or the linearized variance.",
                units=len(sample.stratum_of_unit),
            )
        )
    if not is_jackknife and np.any(sample.sampled > 0):
        raise UserProblem(msg("Finite populations need the jackknife, or the linearized variance."))
    if not 0 <= fay < 1:
        raise UserProblem(msg("Fay's factor must be at least 0 and below 1."))
    if not 2 <= replicates <= MOST_BOOTSTRAPS:
        raise UserProblem(
            msg(
                "The bootstrap makes from 2 to {most} replicates, not {count}.",
                most=amounts.count(MOST_BOOTSTRAPS),
                count=amounts.count(replicates),
            )
        )
    if is_jackknife:
        factors, scales = _jackknife(sample, sizes)
        return _with(sample, factors, scales, stratum_of_replicate=sample.stratum_of_unit)
    if method is ReplicateMethod.BOOTSTRAP:
        factors = _bootstrap(sample, sizes, replicates, seed)
    elif method is ReplicateMethod.SDR:
        factors = _successive(len(sample.stratum_of_unit))
    else:
        factors = _halves(sample, sizes, 0.0 if method is ReplicateMethod.BRR else fay)
    scale = scale_of(method, factors.shape[1], fay)
    return _with(sample, factors, np.full(factors.shape[1], scale))


def _with(
    sample: StratifiedSample,
    factors: Vector,
    scales: Vector,
    *,
    stratum_of_replicate: Codes | None = None,
    degrees: int | None = None,
) -> ReplicatedSample:
    known = {one.name: getattr(sample, one.name) for one in fields(StratifiedSample)}
    return ReplicatedSample(
        **{**known, "later": ()},
        factors=factors,
        scales=scales,
        stratum_of_replicate=stratum_of_replicate,
        degrees=degrees,
        recalibrated=_recalibrated(sample, factors),
    )


def _recalibrated(sample: StratifiedSample, factors: Vector) -> Vector | None:
    """Return g_r of each respondent after calibration; None: it is not repeated."""
    known = sample.calibration
    if known is None or known.again is None or factors.shape[1] > MOST_RECALIBRATED:
        return None
    counts = sample.weights > 0
    found = np.zeros((len(sample.weights), factors.shape[1]))
    for place, factor in enumerate(factors.T):
        weights = known.again(known.base * np.where(counts, factor[sample.unit], 0.0))
        found[counts, place] = weights[counts] / sample.weights[counts]
    return found


def scale_of(method: ReplicateMethod, replicates: int, fay: float = FAY) -> float:
    """Return c_r of replicate weights that are all scaled alike.

    Parameters
    ----------
    method
        how they were made; of ``jkn`` 1, as where each stratum has two units and one replicate.
    replicates : 1 or more
        R.
    fay : 0 or more and below 1
        ρ, of ``fay``.
    """
    known: Mapping[ReplicateMethod, Callable[[], float]] = {
        ReplicateMethod.JK1: lambda: (replicates - 1) / replicates,
        ReplicateMethod.JKN: lambda: 1.0,
        ReplicateMethod.BRR: lambda: 1 / replicates,
        ReplicateMethod.FAY: lambda: 1 / (replicates * (1 - fay) ** 2),
        ReplicateMethod.BOOTSTRAP: lambda: 1 / replicates,
        ReplicateMethod.SDR: lambda: 4 / replicates,
    }
    return known[method]()


def with_replicates(
    sample: StratifiedSample,
    weights: Vector,
    method: ReplicateMethod,
    *,
    fay: float = FAY,
    scale: Fraction | float | None = None,
) -> ReplicatedSample:
    """Return the sample with replicate weights that somebody else made.

    Parameters
    ----------
    sample
        the respondents with their full weights.
    weights : array of shape (n, R), 0 or more
        the replicate weights, with the full weights in them.
    method
        how they were made.
    fay : 0 or more and below 1
        ρ, of ``fay``.
    scale : above 0, default that of the method
        c_r, where the makers say another.

    Raises
    ------
    UserProblem
        if there are fewer than two replicates, a weight is negative or no number, or somebody without a
        full weight has replicate weights.
    """
    rows, count = weights.shape
    if count < 2:
        raise UserProblem(msg("There is only one column of replicate weights; there must be more."))
    if rows != len(sample.weights) or not np.all(np.isfinite(weights) & (weights >= 0)):
        raise UserProblem(msg("Replicate weights are numbers from 0, one in each row."))
    full = sample.weights
    if np.any(weights[full == 0] > 0):
        raise UserProblem(
            msg(
                "Some rows have replicate weights and no full weight. Name the column of full weights."
            )
        )
    if not 0 <= fay < 1:
        raise UserProblem(msg("Fay's factor must be at least 0 and below 1."))
    if scale is not None and not scale > 0:
        raise UserProblem(msg("The scale of replicates must be above 0."))
    factors = weights / np.where(full > 0, full, 1.0)[:, None]
    each = scale_of(method, count, fay) if scale is None else float(scale)
    rank = int(
        np.sum(np.linalg.svd(weights, compute_uv=False) > RANK_TOLERANCE * np.abs(weights).max())
    )
    alone = replace(
        sample,
        stratum=np.zeros(rows, dtype=np.intp),
        unit=np.arange(rows),
        stratum_of_unit=np.zeros(rows, dtype=np.intp),
        sampled=np.zeros(1),
        calibration=None,  # who made the replicates has calibrated each
        later=(),
    )
    return _with(alone, factors, np.full(count, each), degrees=max(rank - 1, 1))


def _jackknife(sample: StratifiedSample, sizes: Sizes) -> tuple[Vector, Vector]:
    of = sample.stratum_of_unit
    grown = (sizes / (sizes - 1))[of]
    factors = np.where(of[:, None] == of[None, :], grown[:, None], 1.0)
    np.fill_diagonal(factors, 0.0)
    return factors, ((sizes - 1) / sizes)[of]


def _bootstrap(sample: StratifiedSample, sizes: Sizes, replicates: int, seed: int) -> Vector:
    generator = np.random.default_rng(seed)
    factors = np.empty((len(sample.stratum_of_unit), replicates))
    for stratum, size in enumerate(sizes.tolist()):
        times = generator.multinomial(size - 1, np.full(size, 1 / size), replicates).T
        factors[sample.stratum_of_unit == stratum] = times * size / (size - 1)
    return factors


def _hadamard(least: int) -> Vector:
    """Return a Hadamard matrix of at least so many rows (Sylvester's)."""
    return np.asarray(scipy.linalg.hadamard(1 << (least - 1).bit_length()), dtype=np.float64)


def _halves(sample: StratifiedSample, sizes: Sizes, fay: float) -> Vector:
    if np.any(sizes != 2):
        raise UserProblem(
            msg(
                "Balanced replicates (brr, fay) need exactly two units in each stratum, and {count} strata "
                "have more. Take jkn or bootstrap.",
                count=int(np.sum(sizes != 2)),
            )
        )
    # the first row of signs is all 1 and balances nothing
    signs = _hadamard(len(sizes) + 1)[1 : len(sizes) + 1]
    of = sample.stratum_of_unit
    _, first = np.unique(of, return_index=True)
    side = np.full(len(of), -1.0)
    side[first] = 1.0
    return np.asarray(1 + (1 - fay) * side[:, None] * signs[of])


def _successive(units: int) -> Vector:
    signs = _hadamard(min(units + 2, MOST_ROWS))
    # rows of the matrix in turn, but for the first, as often as there are units
    row = 1 + np.arange(units) % (len(signs) - 1)
    behind = 1 + np.arange(1, units + 1) % (len(signs) - 1)
    behind[-1] = row[0] if units < len(signs) else behind[-1]
    return np.asarray(1 + 2**-1.5 * (signs[row] - signs[behind]))
