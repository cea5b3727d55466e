"""Shares and totals from weighted, stratified, clustered and unequal-probability samples.

A report's pseudo-answer r is unbiased for the answer x whatever the coins, so every estimator of survey
statistics applies to it (Chaudhuri 2011, Randomized Response and Indirect Questioning, ch. 3). With the
estimator linear (or linearized) in r, θ̂ = Σ e_i·r_i, its variance has two parts:

* the coins' part Σ e_i²·V_i, V_i the variance of r_i over the coins alone, independent between people;
* the sampling part. A variance estimator v of the sampling design, applied to r in place of x, counts the
  sampling part and (1 − f_i) of the coins' part: what is sampled away shrinks by f, coins do not.

So Var = v(r) + Σ f_i·e_i²·V̂_i, as for two-stage samples (Cochran 1977, §11.4; Arnab 1990). With
f_i = π_i and e_i = 1/π_i this is RRTCS's v(r) + Σ V̂_i/π_i (Rueda, Cobo & Arcos 2015). As in
``prevalence``, the reported total is never taken below the coins' part, which is known.

V̂_i is unbiased: with a channel Σ_j B[report, j]·V_j, V_j the coins' variance of a person with answer j; for
scores without a channel r² − r, because x² = x (for two reports the two are the same number).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Protocol, cast

import numpy as np
import numpy.typing as npt
from scipy.special import stdtrit

from surveyapp.designs.channel import Channel, Row
from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem
from surveyapp.estimation import intervals
from surveyapp.estimation.cautions import Caution
from surveyapp.estimation.intervals import DEFAULT_METHOD, SHARE_METHODS
from surveyapp.estimation.likelihood import most_likely
from surveyapp.estimation.prevalence import (
    ImpossibleReport,
    NoReports,
    debiased,
    likely_moments,
)
from surveyapp.estimation.pseudo_answers import Pool, pool, possible_reports
from surveyapp.estimation.values import Interval, IntervalMethod

Vector = npt.NDArray[np.float64]
Labels = Sequence[object] | npt.NDArray[np.generic]
Codes = npt.NDArray[np.intp]
Mask = npt.NDArray[np.bool_]

UNANSWERED = -1
"""The report of somebody who did not answer."""

NORMALIZED = 2**52
"""Weighted counts are scaled to about this size and rounded to whole numbers, to stay exact from there."""


class BadWeight(UserProblem):
    """A weight that no respondent can have."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The weight of respondent {row} is {weight}, and {count} in all are not numbers above 0. "
        "A weight says how many people a respondent stands for; correct the column, or leave weights out.",
    )


class NoWeight(UserProblem):
    """All weights are zero."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "All {count} weights are 0, so nobody counts. Choose another weight column, or leave weights out.",
    )


class BadInclusion(UserProblem):
    """An inclusion probability outside 0 … 1."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The inclusion probability of respondent {row} is {probability}; it must be above 0 and at most 1.",
    )


class BadJointInclusion(UserProblem):
    """The matrix of joint inclusion probabilities does not fit."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The joint inclusion probabilities do not fit: {reason}. They are a symmetric table with one row "
        "and one column for each respondent, and each respondent's own probability on the diagonal.",
    )


class LengthsDiffer(UserProblem):
    """Columns that should describe the same respondents have different lengths."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "There are {reports} reports but the column “{column}” has {length} rows. Each respondent needs one "
        "row in every column.",
    )


class StratumTooSmall(UserProblem):
    """A stratum holds fewer units than were drawn from it."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "Stratum {stratum} is said to hold {population} units, but {sampled} were drawn from it. Give the "
        "number of units (clusters, or people where there are none) that could have been drawn.",
    )


class PopulationMissing(UserProblem):
    """A mean over a known population was asked for without the population."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The size of the population is {population}; a share of a known population needs its size, above 0. "
        "Give it, or let the weights estimate it.",
    )


ZERO_WEIGHTS = QT_TRANSLATE_NOOP(
    "cautions", "{count} respondents have the weight 0 and were left out."
)
LONELY = QT_TRANSLATE_NOOP(
    "cautions",
    "{count} strata have only one sampled unit (first: {stratum}). How much units differ there cannot be "
    "seen; their distance from the mean of all was used instead, which rather overstates the error.",
)
ONE_UNIT = QT_TRANSLATE_NOOP(
    "cautions",
    "There is only one sampled unit, so the sampling error cannot be estimated. Only the error by the coins "
    "is known.",
)
UNANSWERED_IN_TOTAL = QT_TRANSLATE_NOOP(
    "cautions",
    "{count} respondents did not answer. The total counts only those who did; it is too small unless the "
    "weights make up for it.",
)
RAISED = QT_TRANSLATE_NOOP(
    "cautions",
    "The estimated variance ({variance}) is below what the coins alone cause; the latter is shown.",
)
FEW_UNITS = QT_TRANSLATE_NOOP(
    "cautions",
    "Only {units} sampled units in {strata} strata: the standard error itself is uncertain.",
)


@dataclass(frozen=True, slots=True, eq=False)
class PseudoAnswers:
    """What each respondent's report stands for once the coins are undone; rows follow the respondents.

    Attributes:
        values: ``values[i, a]`` is unbiased for "respondent i has answer a"; 0 where unanswered.
        coins: ``coins[i, a]``, the unbiased estimate of its variance by the coins; may be negative.
        answered: whether respondent i gave a report.
        reports: the reports as numbers; None for scores.
        channel: what made them; None for scores, whose design has unknowns beside the answer.
        debiasing: the right inverse of the channel that was used; None for scores.
    """

    values: Vector
    coins: Vector
    answered: Mask
    reports: Codes | None = None
    channel: Channel | None = None
    debiasing: tuple[Row, ...] | None = None


def pseudo_answers(
    channel: Channel,
    reports: Sequence[int] | npt.NDArray[np.integer],
    *,
    debiasing: tuple[Row, ...] | None = None,
) -> PseudoAnswers:
    """Return the pseudo-answers of ``reports``, each a number from 0, or −1 where nothing was answered.

    Args:
        channel: the design's channel.
        reports: one a respondent.
        debiasing: another right inverse of the channel than ``channel.debiasing()``: published designs
            with many reports score them on a straight line (Kuk 1990, Christofides 2003).

    Raises:
        NoReports: if nobody answered.
        ImpossibleReport: if a report was given that has probability 0 whatever the answer.
        ValueError: if a report is no number below ``channel.reports``, or ``debiasing`` does not undo
            the channel.
    """
    inverse = channel.debiasing() if debiasing is None else debiasing
    codes = np.asarray(reports, dtype=np.intp)
    answered = codes != UNANSWERED
    if codes.ndim != 1 or np.any(codes < UNANSWERED) or np.any(codes >= channel.reports):
        raise ValueError(f"reports are whole numbers from 0 to {channel.reports - 1}, or -1")
    if not answered.any():
        raise NoReports
    for j in set(codes[answered].tolist()) - set(possible_reports(channel)):
        raise ImpossibleReport(report=j + 1, count=int(np.sum(codes == j)))
    rows, table = matrix(channel.rows), matrix(inverse)
    if not np.allclose(rows @ table, np.eye(channel.answers), atol=1e-9):
        raise ValueError("the debiasing matrix does not undo the channel")
    spread = table @ coin_variances(rows, table)
    shown = np.where(answered, codes, 0)
    return PseudoAnswers(
        values=np.where(answered[:, None], table[shown], 0.0),
        coins=np.where(answered[:, None], spread[shown], 0.0),
        answered=answered,
        reports=codes,
        channel=channel,
        debiasing=inverse,
    )


def scored_answers(scores: Sequence[float] | Vector) -> PseudoAnswers:
    """Return pseudo-answers of a yes/no question from ``scores`` r that are unbiased for "yes"; NaN = none.

    For designs that are no channel because something else is unknown too, as where everybody uses two
    boxes with an unrelated question of unknown prevalence. V̂ = r(r − 1), unbiased since x² = x.

    Raises:
        NoReports: if there are no scores.
    """
    given = np.asarray(scores, dtype=np.float64)
    answered = ~np.isnan(given)
    if not answered.any():
        raise NoReports
    yes = np.where(answered, given, 0.0)
    no = np.where(answered, 1 - given, 0.0)
    values = np.column_stack((yes, no))
    return PseudoAnswers(values, values * (values - 1), answered)


def matrix(rows: Sequence[Row]) -> Vector:
    """Return exact rows as floats."""
    return np.array([[float(entry) for entry in row] for row in rows])


def coin_variances(rows: Vector, table: Vector) -> Vector:
    """Return V[i, a] = Σ_j P[i, j]·B[j, a]² − [i = a]: what the coins do to a person with answer i."""
    return np.maximum(rows @ table**2 - np.eye(len(rows)), 0.0)


class Sample(Protocol):
    """How the respondents were drawn: weights, and the variance that drawing causes."""

    @property
    def weights(self) -> Vector:
        """Number of people that each respondent stands for, up to a common factor in shares."""

    @property
    def fractions(self) -> Vector:
        """Part of the coins' variance, for each respondent, that ``variance`` does not count."""

    @property
    def units(self) -> int:
        """Number of units drawn independently."""

    @property
    def freedom(self) -> int:
        """Degrees of freedom of the variance: units less strata."""

    def among(self, members: Mask) -> tuple[int, int]:
        """Return ``units`` and ``freedom`` of those units alone that hold one of ``members``."""

    @property
    def cautions(self) -> tuple[Caution, ...]:
        """What is unusual about the sample."""

    def variance(self, expanded: Vector) -> float | None:
        """Return the variance of Σ ``expanded``, drawn without replacement; None if it cannot be told."""

    def variance_replaced(self, expanded: Vector) -> float | None:
        """Return the same as if units had been drawn with replacement: no finite population."""


@dataclass(frozen=True, slots=True, eq=False)
class StratifiedSample:
    """Units (clusters, or respondents where there are none) drawn within strata.

    v = Σ_h (1 − f_h)·n_h/(n_h − 1)·Σ_c (z_hc − z̄_h)², z_hc the unit's total of the linearized variable:
    the "ultimate cluster" form (Hansen, Hurwitz & Madow 1953; Särndal, Swensson & Wretman 1992, §4.6).
    It holds for any sampling within units as long as f_h is small or 0; with f_h > 0 it counts the
    first stage only.
    A stratum with one unit is centred at the mean of all units. Make one by ``stratified``.

    Attributes:
        weights: one a respondent, above 0 except for those who are ``skipped``.
        stratum: number of each respondent's stratum, from 0.
        unit: number of each respondent's unit, from 0; no unit is in two strata.
        stratum_of_unit: number of each unit's stratum.
        sampled: f_h, one a stratum; 0 where the population is endless.
        cautions: what is unusual about the sample.
    """

    weights: Vector
    stratum: Codes
    unit: Codes
    stratum_of_unit: Codes
    sampled: Vector
    cautions: tuple[Caution, ...] = ()

    @property
    def fractions(self) -> Vector:
        """f_h of each respondent."""
        return self.sampled[self.stratum]

    @property
    def units(self) -> int:
        """Number of units, clusters or respondents."""
        return len(self.stratum_of_unit)

    @property
    def freedom(self) -> int:
        """Units less strata."""
        return self.units - len(self.sampled)

    def among(self, members: Mask) -> tuple[int, int]:
        """Return the number of units that hold one of ``members``, and that less their strata."""
        units = len(np.unique(self.unit[members]))
        return units, units - len(np.unique(self.stratum[members]))

    def variance(self, expanded: Vector) -> float | None:
        """Return v, with finite populations; None for a single unit."""
        return self._summed(expanded, 1 - self.sampled)

    def variance_replaced(self, expanded: Vector) -> float | None:
        """Return v with all f_h = 0; None for a single unit."""
        return self._summed(expanded, np.ones(len(self.sampled)))

    def _summed(self, expanded: Vector, left: Vector) -> float | None:
        if self.units == 1:
            return 0.0 if left[0] == 0 else None
        totals = np.bincount(self.unit, weights=expanded, minlength=self.units)
        sizes = np.bincount(self.stratum_of_unit, minlength=len(left)).astype(np.float64)
        lonely = sizes == 1
        sums = np.bincount(self.stratum_of_unit, weights=totals, minlength=len(left))
        centres = np.where(lonely, totals.mean(), sums / sizes)
        squares = (totals - centres[self.stratum_of_unit]) ** 2
        within = np.bincount(self.stratum_of_unit, weights=squares, minlength=len(left))
        factor = np.where(lonely, 1.0, sizes / np.maximum(sizes - 1, 1.0))
        return float(np.sum(left * factor * within))


def stratified(
    weights: Sequence[float] | Vector,
    *,
    strata: Labels | None = None,
    clusters: Labels | None = None,
    populations: Mapping[object, int] | int | None = None,
) -> StratifiedSample:
    """Return the sample that these columns describe, one row a respondent.

    Args:
        weights: how many people each respondent stands for; all 1 for a simple sample. Respondents with
            weight 0 are left out, which is said.
        strata: label of each respondent's stratum.
        clusters: label of each respondent's cluster; the same label in two strata is two clusters.
        populations: number of units (clusters, or people where there are none) that could have been
            drawn, by stratum, or one number where there are no strata; None is endless.

    Raises:
        BadWeight: if a weight is negative, infinite or no number.
        NoWeight: if all weights are 0.
        LengthsDiffer: if a column has another length.
        StratumTooSmall: if a population is smaller than the number of units drawn from it.
    """
    given = _checked_weights(weights)
    kept = given > 0
    labels, stratum = _coded(strata, len(given), "stratum", kept)
    _, cluster = _coded(clusters, len(given), "cluster", kept)
    if clusters is None:
        cluster = np.arange(len(given))
    first, unit = _paired(stratum, cluster, kept)
    of_unit = stratum[first]
    drawn = np.bincount(of_unit, minlength=len(labels))
    sampled = np.array(
        [_fraction(label, int(n), populations) for label, n in zip(labels, drawn, strict=True)]
    )
    cautions = _sample_cautions(labels, drawn, len(given) - int(kept.sum()))
    return StratifiedSample(given, stratum, unit, of_unit, sampled, cautions)


def _checked_weights(weights: Sequence[float] | Vector) -> Vector:
    given = np.asarray(weights, dtype=np.float64)
    bad = np.flatnonzero(~(np.isfinite(given) & (given >= 0)))
    if len(bad):
        raise BadWeight(row=int(bad[0]) + 1, weight=float(given[bad[0]]), count=len(bad))
    if len(given) == 0:
        raise NoReports
    if not np.any(given > 0):
        raise NoWeight(count=len(given))
    return given


def _coded(column: Labels | None, n: int, name: str, kept: Mask) -> tuple[list[object], Codes]:
    """Return the labels in order of appearance and the number of each row's label; dropped rows get 0."""
    if column is None:
        return [None], np.zeros(n, dtype=np.intp)
    entries = column.tolist() if isinstance(column, np.ndarray) else list(column)
    if len(entries) != n:
        raise LengthsDiffer(reports=n, column=name, length=len(entries))
    numbers: dict[object, int] = {}
    codes = np.zeros(n, dtype=np.intp)
    for i in np.flatnonzero(kept).tolist():
        codes[i] = numbers.setdefault(entries[i], len(numbers))
    return list(numbers), codes


def _paired(stratum: Codes, cluster: Codes, kept: Mask) -> tuple[Codes, Codes]:
    """Return a row of each distinct (stratum, cluster) and the number of each row's pair."""
    rows = np.flatnonzero(kept)
    pairs = stratum[rows] * (int(cluster.max()) + 1) + cluster[rows]
    _, first, inverse = np.unique(pairs, return_index=True, return_inverse=True)
    unit = np.zeros(len(stratum), dtype=np.intp)
    unit[rows] = inverse
    return rows[first], unit


def _fraction(label: object, drawn: int, populations: Mapping[object, int] | int | None) -> float:
    size = populations.get(label) if isinstance(populations, Mapping) else populations
    if size is None:
        return 0.0
    if not size >= drawn:
        raise StratumTooSmall(
            stratum="1" if label is None else label, population=size, sampled=drawn
        )
    return drawn / size


def _sample_cautions(
    labels: Sequence[object], drawn: npt.NDArray[np.integer], without: int
) -> tuple[Caution, ...]:
    cautions = [Caution(ZERO_WEIGHTS, {"count": without})] if without else []
    lonely = [label for label, n in zip(labels, drawn, strict=True) if n == 1]
    if int(drawn.sum()) == 1:
        cautions.append(Caution(ONE_UNIT))
    elif lonely:
        cautions.append(Caution(LONELY, {"count": len(lonely), "stratum": lonely[0]}))
    elif int(drawn.sum()) - len(labels) < 5:
        facts = {"units": int(drawn.sum()), "strata": len(labels)}
        cautions.append(Caution(FEW_UNITS, facts))
    return tuple(cautions)


@dataclass(frozen=True, slots=True, eq=False)
class UnequalSample:
    """Respondents drawn without replacement with known inclusion probabilities π_i; weights are 1/π_i.

    Without ``joint``: Deville's (1993) approximation for samples of fixed size and high entropy,
    v = Σ c_i·(z_i − Σ a_k·z_k)²/(1 − Σ a_k²), c_i = 1 − π_i, a = c/Σc (R package sampling, ``varest``).
    With joint inclusion probabilities π_ij: v = Σ_ij (π_ij − π_i·π_j)/π_ij·z_i·z_j, unbiased (Horvitz &
    Thompson 1952).

    Raises:
        BadInclusion: if a probability is not above 0 and at most 1.
        BadJointInclusion: if ``joint`` does not fit the probabilities.
    """

    inclusion: Vector
    joint: Vector | None = None

    def __post_init__(self) -> None:
        given = np.array(self.inclusion, dtype=np.float64)
        bad = np.flatnonzero(~((given > 0) & (given <= 1)))
        if len(bad):
            raise BadInclusion(row=int(bad[0]) + 1, probability=float(given[bad[0]]))
        if len(given) == 0:
            raise NoReports
        object.__setattr__(self, "inclusion", given)
        if self.joint is not None:
            object.__setattr__(self, "joint", _checked_joint(self.joint, given))

    @property
    def weights(self) -> Vector:
        """1/π_i."""
        return 1 / self.inclusion

    @property
    def fractions(self) -> Vector:
        """π_i."""
        return self.inclusion

    @property
    def units(self) -> int:
        """Number of respondents."""
        return len(self.inclusion)

    @property
    def freedom(self) -> int:
        """Respondents less one."""
        return self.units - 1

    def among(self, members: Mask) -> tuple[int, int]:
        """Return the number of ``members``, and that less one."""
        units = int(np.sum(members))
        return units, units - 1

    @property
    def cautions(self) -> tuple[Caution, ...]:
        """Says so where there is only one respondent."""
        return (Caution(ONE_UNIT),) if self.units == 1 and self.inclusion[0] < 1 else ()

    def variance(self, expanded: Vector) -> float | None:
        """Return v for ``expanded`` z_i = y_i/π_i; None for one respondent out of many."""
        if self.joint is None:
            return deville_variance(expanded, self.inclusion)
        return joint_variance(expanded, self.inclusion, self.joint)

    def variance_replaced(self, expanded: Vector) -> float | None:
        """Return n/(n − 1)·Σ(z_i − z̄)² (Hansen & Hurwitz 1943)."""
        if self.units == 1:
            return None
        return float(np.var(expanded, ddof=1) * self.units)


def _checked_joint(joint: Vector, inclusion: Vector) -> Vector:
    table = np.asarray(joint, dtype=np.float64)
    n = len(inclusion)
    if table.shape != (n, n):
        raise BadJointInclusion(reason=f"the table is not {n} by {n}")
    if not np.all((table > 0) & (table <= 1)):
        raise BadJointInclusion(reason="an entry is not above 0 and at most 1")
    if not np.allclose(np.diag(table), inclusion, rtol=1e-6):
        raise BadJointInclusion(reason="the diagonal is not the respondents' own probabilities")
    if not np.allclose(table, table.T, rtol=1e-6):
        raise BadJointInclusion(reason="the table is not symmetric")
    return table


def deville_variance(expanded: Vector, inclusion: Vector) -> float | None:
    """Return Deville's variance of Σ z, z_i = y_i/π_i; None for one respondent with π < 1."""
    c = 1 - inclusion
    if not np.any(c > 0):
        return 0.0
    a = c / c.sum()
    left = 1 - float(np.sum(a**2))
    if left <= 1e-15:
        return None
    return float(np.sum(c * (expanded - a @ expanded) ** 2) / left)


def joint_variance(expanded: Vector, inclusion: Vector, joint: Vector) -> float:
    """Return Σ_ij (π_ij − π_i·π_j)/π_ij·z_i·z_j, π_ii = π_i (Horvitz & Thompson 1952)."""
    return float(expanded @ joint_covariances(inclusion, joint) @ expanded)


def joint_covariances(inclusion: Vector, joint: Vector) -> Vector:
    """Return (π_ij − π_i·π_j)/π_ij."""
    return np.asarray(1 - np.outer(inclusion, inclusion) / joint)


def hajek_joint(inclusion: Vector) -> Vector:
    """Return Hájek's (1964) approximation π_ij = π_i·π_j·(1 − (1 − π_i)(1 − π_j)/Σ(1 − π)), π_ii = π_i."""
    c = 1 - inclusion
    spread = c.sum()
    shrink = np.outer(c, c) / spread if spread > 0 else np.zeros((len(c), len(c)))
    joint = np.outer(inclusion, inclusion) * (1 - shrink)
    np.fill_diagonal(joint, inclusion)
    return np.asarray(joint)


class Target(Enum):
    """What is estimated."""

    SHARE = "share"
    """Σ w·r/Σ w: the weights estimate the population too (Hájek 1971)."""
    SHARE_OF_POPULATION = "share_of_population"
    """Σ w·r/N for a known N (Horvitz & Thompson 1952)."""
    TOTAL = "total"
    """Σ w·r: number of people."""


@dataclass(frozen=True, slots=True)
class WeightedEstimate:
    """One answer's share or total, with its uncertainty.

    Attributes:
        estimate: unbiased (``SHARE``: nearly so); may lie outside [0, 1].
        standard_error: of sampling and coins together; None where one unit cannot tell.
        sampling_error: the part of it that drawing a sample causes; None with ``standard_error``.
        coin_error: the part of it that the coins cause, the answers held fixed.
        unbiased_variance: the variance estimate before it is raised to the coins' part.
        interval: cut at 0 and 1 (a total: at 0 and the population).
        n: number of reports.
        effective_n: n over the design effect.
        design_effect: variance over that of a simple sample of n, without finite population.
        cautions: what to know beside the number.
    """

    estimate: float
    standard_error: float | None
    sampling_error: float | None
    coin_error: float
    unbiased_variance: float | None
    interval: Interval
    n: int
    effective_n: float
    design_effect: float
    cautions: tuple[Caution, ...]


def estimate_weighted(
    pseudo: PseudoAnswers,
    sample: Sample,
    *,
    target: Target = Target.SHARE,
    population: float | None = None,
    domain: Sequence[bool] | Mask | None = None,
    method: IntervalMethod = DEFAULT_METHOD,
    level: float = 0.95,
) -> tuple[WeightedEstimate, ...]:
    """Return one estimate for each answer.

    ``SHARE``: μ̂ = Σ w·r/Σ w, e_i = w_i/Σ w, linearized z_i = e_i·(r_i − μ̂) (Taylor; Woodruff 1971).
    ``SHARE_OF_POPULATION``: e_i = w_i/N; ``TOTAL``: e_i = w_i; both z_i = e_i·r_i. Respondents outside
    ``domain``, and those who did not answer, stay in the sample with z = 0, so that the chance of falling
    into a group counts (Cochran 1977, §2.13). Within one unit a group has
    no sampling error that could be told. Var = v(z) + Σ f_i·e_i²·V̂_i (see the module).

    With all weights 1 and no strata or clusters this is ``estimate_prevalence``.

    Intervals of shares: the share of pooled reports and the effective sample size n/deff, brought down by the
    group's degrees of freedom, (t_{n−1}/t_df)², go into the method's formula (Korn &
    Graubard 1998), or into that of the score interval where there is no such share. Else Wald.

    Raises:
        NoReports: if nobody in the domain answered.
        PopulationMissing: if a known population is needed and is not given or not above 0.
        LengthsDiffer: if reports, sample and domain are not of one length.
        LevelOutOfRange: if ``level`` is not between 0 and 1.
    """
    intervals.checked_level(level)
    if population is None and target is Target.SHARE_OF_POPULATION:
        raise PopulationMissing(population="not known")
    if population is not None and not (math.isfinite(population) and population > 0):
        raise PopulationMissing(population=population)
    members = _members(pseudo, sample, domain)
    case = _Case(pseudo, sample, members, target, population)
    return tuple(case.estimate(a, method, level) for a in range(pseudo.values.shape[1]))


def _members(pseudo: PseudoAnswers, sample: Sample, domain: Sequence[bool] | Mask | None) -> Mask:
    n = len(pseudo.values)
    if len(sample.weights) != n:
        raise LengthsDiffer(reports=n, column="weight", length=len(sample.weights))
    inside = np.ones(n, dtype=np.bool_) if domain is None else np.asarray(domain, dtype=np.bool_)
    if len(inside) != n:
        raise LengthsDiffer(reports=n, column="group", length=len(inside))
    members = np.asarray(inside & pseudo.answered & (sample.weights > 0))
    if not members.any():
        raise NoReports
    return members


@dataclass(frozen=True, slots=True, eq=False)
class _Case:
    """One question, sample and group; estimates one answer at a time."""

    pseudo: PseudoAnswers
    sample: Sample
    members: Mask
    target: Target
    population: float | None

    @property
    def n(self) -> int:
        return int(self.members.sum())

    @property
    def weights(self) -> Vector:
        return np.asarray(np.where(self.members, self.sample.weights, 0.0))

    @property
    def coefficients(self) -> Vector:
        """e_i: how the estimate moves with each pseudo-answer."""
        weights = self.weights
        match self.target:
            case Target.SHARE:
                return np.asarray(weights / weights.sum())
            case Target.SHARE_OF_POPULATION:
                return weights / cast(float, self.population)
            case Target.TOTAL:
                return weights

    @property
    def is_one_unit(self) -> bool:
        """Whether the members lie in one unit out of many: around their own mean it does not vary at all."""
        if self.target is not Target.SHARE or self.sample.units == 1:
            return False  # a single unit in all is the sample's to tell
        units, _ = self.sample.among(self.members)
        return units == 1 and bool(np.any(self.sample.fractions[self.members] < 1))

    @property
    def freedom(self) -> int:
        """Units less strata, of those that hold a member (Korn & Graubard 1999, §5.2)."""
        return self.sample.among(self.members)[1]

    @property
    def largest(self) -> float:
        if self.target is not Target.TOTAL:
            return 1.0
        return float(self.weights.sum()) if self.population is None else self.population

    def estimate(self, a: int, method: IntervalMethod, level: float) -> WeightedEstimate:
        e, values = self.coefficients, self.pseudo.values[:, a]
        estimate = float(e @ values)
        mean = float(self.weights @ values / self.weights.sum())
        linearized = e * (values - mean) if self.target is Target.SHARE else e * values
        seen = e**2 * self.pseudo.coins[:, a]
        spared = self.sample.fractions
        drawn = None if self.is_one_unit else self.sample.variance(linearized)
        unbiased = None if drawn is None else drawn + float(spared @ seen)
        coins = float(np.sum(e**2)) * self._coin_variance(e, a)
        # where the estimate leaves [0, 1] the coins' part is taken at the most likely prevalences
        left = coins - float(spared @ e**2) * self._coin_variance(e * np.sqrt(spared), a)
        sampling = None if drawn is None else max(drawn - left, 0.0)
        effect = self._effect(linearized, a, mean)
        spread = _Spread(estimate, mean, sampling, coins, effect)
        raised = unbiased is not None and unbiased < coins * (1 - 1e-12)
        return WeightedEstimate(
            estimate=estimate,
            standard_error=None if sampling is None else math.sqrt(coins + sampling),
            sampling_error=None if sampling is None else math.sqrt(sampling),
            coin_error=math.sqrt(coins),
            unbiased_variance=unbiased,
            interval=self._interval(a, spread, method, level),
            n=self.n,
            effective_n=self.n / effect if effect > 0 else math.inf,
            design_effect=effect,
            cautions=self._cautions(raised=raised, variance=unbiased),
        )

    def _coin_variance(self, e: Vector, a: int) -> float:
        """Return Σ e²·V/Σ e²: what the coins do to one report on average, at possible prevalences."""
        squares = e**2
        if not squares.any():
            return 0.0
        channel, debiasing = self.pseudo.channel, self.pseudo.debiasing
        if channel is None or debiasing is None or self.pseudo.reports is None:
            return max(float(squares @ self.pseudo.coins[:, a] / squares.sum()), 0.0)
        shown = self.pseudo.reports[self.members]
        counts = np.bincount(shown, weights=squares[self.members], minlength=channel.reports)
        likely = likely_shares(channel, counts, debiasing)
        return float(likely @ coin_variances(matrix(channel.rows), matrix(debiasing))[:, a])

    def _effect(self, linearized: Vector, a: int, mean: float) -> float:
        """Variance over that of a simple sample with replacement; Kish's (1965) where nothing varies."""
        weights = self.weights
        kish = self.n * float(np.sum(weights**2)) / float(weights.sum()) ** 2
        drawn = self.sample.variance_replaced(linearized)
        if drawn is None or self.n == 1 or self.is_one_unit:
            return kish
        values = self.pseudo.values[:, a]
        spread = float(weights @ (values - mean) ** 2 / weights.sum()) / (self.n - 1)
        scale = float(self.coefficients.sum()) ** 2
        return drawn / (spread * scale) if spread > 1e-15 and drawn > 0 else kish

    def _cautions(self, *, raised: bool, variance: float | None) -> tuple[Caution, ...]:
        cautions = list(self.sample.cautions)
        if self.is_one_unit:
            cautions.append(Caution(ONE_UNIT))
        silent = int(np.sum(~self.pseudo.answered))
        if silent and self.target is not Target.SHARE:
            cautions.append(Caution(UNANSWERED_IN_TOTAL, {"count": silent}))
        if raised and variance is not None:
            cautions.append(Caution(RAISED, {"variance": f"{variance:.3g}"}))
        return tuple(cautions)

    def _interval(self, a: int, at: _Spread, method: IntervalMethod, level: float) -> Interval:
        made = self._by_share(a, at, method, level)
        if made is None:
            made = self._by_variance(a, at, method, level)
        bounds, used = made
        low, high = (min(max(bound, 0.0), self.largest) for bound in bounds)
        return Interval(low, high, level, used)

    def _by_share(
        self, a: int, at: _Spread, method: IntervalMethod, level: float
    ) -> tuple[tuple[float, float], IntervalMethod] | None:
        """Map the interval of the share of pooled reports, or score, at the effective sample size."""
        channel, debiasing = self.pseudo.channel, self.pseudo.debiasing
        if method is IntervalMethod.BAYES:  # a posterior is of counts of reports
            method = IntervalMethod.WILSON
        if method not in SHARE_METHODS or channel is None or debiasing is None:
            return None
        if self.pseudo.reports is None:
            return None
        if self.target is not Target.SHARE:
            return None
        if at.effect <= 0:
            return None
        n = min(self.n / at.effect / _stretch(self.freedom, self.n, level) ** 2, 1e15)
        pooled = pool(tuple(row[a] for row in debiasing), possible_reports(channel))
        if pooled is None:
            seconds = (matrix(channel.rows) @ matrix(debiasing) ** 2)[:, a]
            moments = likely_moments(seconds, self._likely(channel, debiasing), self.n, a)
            bounds = intervals.score(at.estimate, moments, n, level)
            method = IntervalMethod.WILSON
        else:
            bounds, method = self._of_share(pooled, at.estimate, n, method, level)
        return intervals.shrunk(bounds, at.estimate, self._shrinkage(a)), method

    def _of_share(
        self, pooled: Pool, estimate: float, n: float, method: IntervalMethod, level: float
    ) -> tuple[tuple[float, float], IntervalMethod]:
        low, slope = float(pooled.low), float(pooled.slope)
        share = min(max((estimate - low) / slope, 0.0), 1.0)
        count = _near_whole(share * n, n)
        if method is IntervalMethod.BOOTSTRAP:  # respondents who differ are not drawn alike
            method = IntervalMethod.MID_P
        if method is IntervalMethod.GUARDED:
            if _near_whole(n, n) == self.n and count.is_integer():
                count, n = int(count), self.n
            else:
                method = IntervalMethod.MID_P  # it promises nothing that needs whole reports
        # the formulas hold for fractions of a report as well
        formula = cast(Callable[[float, float, float], tuple[float, float]], SHARE_METHODS[method])
        bounds = formula(count, n, level)
        return (low + slope * bounds[0], low + slope * bounds[1]), method

    def _likely(self, channel: Channel, debiasing: tuple[Row, ...]) -> Vector:
        """The most likely prevalences among the members."""
        counts = np.bincount(
            cast(Vector, self.pseudo.reports)[self.members],
            weights=self.weights[self.members],
            minlength=channel.reports,
        )
        return likely_shares(channel, counts, debiasing)

    def _by_variance(
        self, a: int, at: _Spread, method: IntervalMethod, level: float
    ) -> tuple[tuple[float, float], IntervalMethod]:
        if method is IntervalMethod.CHEBYSHEV or at.sampling is None:
            return intervals.chebyshev(at.estimate, self._worst(a), level), IntervalMethod.CHEBYSHEV
        stretch = _stretch(self.freedom, self.n, level)
        error = math.sqrt(at.coins + at.sampling) * stretch
        return intervals.wald(at.estimate, error, level), IntervalMethod.WALD

    def _worst(self, a: int) -> float:
        """A variance that no prevalences exceed, people drawn independently; endless for scores."""
        if self.pseudo.channel is None or self.pseudo.debiasing is None:
            return math.inf
        rows, table = matrix(self.pseudo.channel.rows), matrix(self.pseudo.debiasing)
        seconds = (rows @ table**2)[:, a]
        own, other = float(seconds[a]), float(np.max(np.delete(seconds, a), initial=0.0))
        top = min(max((own - other) / 2, 0.0), 1.0)
        worst = top * own + (1 - top) * other - top**2
        return float(np.sum(self.coefficients**2)) * worst

    def _shrinkage(self, a: int) -> float:
        """Ratio of standard errors with and without the finite population, as in ``prevalence``."""
        e = self.coefficients
        fraction = float(self.sample.fractions @ e**2 / np.sum(e**2))
        channel, debiasing = self.pseudo.channel, self.pseudo.debiasing
        if fraction == 0 or channel is None or debiasing is None or self.pseudo.reports is None:
            return 1.0
        likely = self._likely(channel, debiasing)
        smoothed = (self.n * likely + 0.5) / (self.n + len(likely) / 2)
        sampling = float(smoothed[a] * (1 - smoothed[a]))
        coins = float(smoothed @ coin_variances(matrix(channel.rows), matrix(debiasing))[:, a])
        total = sampling + coins
        return math.sqrt(1 - fraction * sampling / total) if total > 0 else 1.0


@dataclass(frozen=True, slots=True)
class _Spread:
    estimate: float
    mean: float
    sampling: float | None
    coins: float
    effect: float


def likely_shares(
    channel: Channel, counts: npt.NDArray[np.number], debiasing: tuple[Row, ...]
) -> Vector:
    """Return the most likely prevalences for weighted ``counts`` of reports."""
    whole = whole_counts(counts)
    unbiased = debiased(debiasing, whole)
    return most_likely(channel, whole, unbiased)


def whole_counts(counts: npt.NDArray[np.number]) -> list[int]:
    """Return ``counts`` as whole numbers: themselves if they are, else scaled (shares are what matters)."""
    if np.all(counts == np.floor(counts)) and counts.sum() < NORMALIZED:
        return [int(count) for count in counts.tolist()]
    scale = Fraction(NORMALIZED) / Fraction(float(counts.sum()))
    return [round(Fraction(count) * scale) for count in counts.tolist()]


def _near_whole(count: float, n: float) -> float:
    """Return ``count`` without the rounding of floats, so that equal weights give the very counts."""
    nearest = float(round(count))
    return nearest if abs(count - nearest) <= 1e-9 * max(n, 1.0) else count


def _stretch(freedom: int, n: int, level: float) -> float:
    """Return t_df/t_{n−1}: how much wider few units make the interval; 1 for a simple sample."""
    tail = 1 - (1 - level) / 2
    if freedom >= n - 1:
        return 1.0
    return float(stdtrit(max(freedom, 1), tail) / stdtrit(n - 1, tail))


def jackknife_variance(
    values: Vector,
    inclusion: Vector,
    *,
    strata: Labels | None = None,
    clusters: Labels | None = None,
    is_replaced: bool = False,
) -> float | None:
    """Return the delete-one jackknife variance of the total Σ r/π (Quenouille 1949), as RRTCS takes it.

    Σ_h (1 − mean π_h)·(n_h − 1)/n_h·Σ_c (T_h(c) − T̄_h)², T_h(c) = n_h/(n_h − 1)·(T_h − t_hc) the stratum's
    total without unit c; summed up, the deviations are n_h/(n_h − 1)·(t_hc − t̄_h), so nothing need be left
    out in turn. It does not add Σ V̂/π: where π is not small it understates what the coins cause; use
    ``estimate_weighted`` then. ``is_replaced`` divides by 1 − mean π.

    Returns:
        None where a stratum has one unit.
    """
    everything = UnequalSample(inclusion)
    sample = stratified(everything.weights, strata=strata, clusters=clusters)
    drawn = np.bincount(sample.stratum_of_unit)
    if np.any(drawn == 1):
        return None
    people = np.bincount(sample.stratum)
    sampled = np.bincount(sample.stratum, weights=everything.inclusion) / people
    corrected = StratifiedSample(
        sample.weights, sample.stratum, sample.unit, sample.stratum_of_unit, sampled
    )
    variance = corrected.variance(values / everything.inclusion)
    left = 1 - float(np.mean(everything.inclusion))
    return variance / left if variance is not None and is_replaced else variance


def escobar_berger_variance(
    values: Vector, inclusion: Vector, joint: Vector, *, population: float | None = None
) -> float:
    """Return Escobar & Berger's (2013) replicate variance of Hájek's mean, or of N times it.

    ν_k = w_k·(μ̂ − μ̂*_k), μ̂*_k = (Σ w·r − r_k)/(Σ w − 1); v = −½·Σ_kl (π_kl − π_k·π_l)/π_kl·(ν_k − ν_l)²
    (Sen 1953; Yates & Grundy 1953).
    """
    weights = 1 / inclusion
    total, size = float(weights @ values), float(weights.sum())
    without = (total - values) / (size - 1)
    return _sen_yates_grundy(weights * (total / size - without), inclusion, joint, population)


def campbell_berger_skinner_variance(
    values: Vector, inclusion: Vector, joint: Vector, *, population: float | None = None
) -> float:
    """Return Campbell's (1980) jackknife variance of Hájek's mean, or of N·mean (Berger & Skinner 2005).

    ε_k = (1 − w_k/Σ w)·(μ̂ − μ̂_(k)), μ̂_(k) the mean without respondent k; v = −½·Σ_kl
    (π_kl − π_k·π_l)/π_kl·(ε_k − ε_l)².
    """
    weights = 1 / inclusion
    total, size = float(weights @ values), float(weights.sum())
    without = (total - weights * values) / (size - weights)
    errors = (1 - weights / size) * (total / size - without)
    return _sen_yates_grundy(errors, inclusion, joint, population)


def _sen_yates_grundy(
    errors: Vector, inclusion: Vector, joint: Vector, population: float | None
) -> float:
    table = joint_covariances(inclusion, joint)
    # −½·Σ_kl d_kl·(x_k − x_l)² = Σ_kl d_kl·x_k·x_l − Σ_k x_k²·Σ_l d_kl; the diagonal drops out
    crossed = float(errors @ table @ errors - errors**2 @ table.sum(axis=1))
    return crossed * (1.0 if population is None else population) ** 2
