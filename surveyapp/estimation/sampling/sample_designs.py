"""How respondents were drawn (strata, clusters, weights, unequal chances), and the variance of that."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
import numpy.typing as npt

from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg

if TYPE_CHECKING:
    from surveyapp.estimation.sampling.calibration_residuals import CalibrationResiduals

Vector = npt.NDArray[np.float64]


DENSE = 16
"""Numbers are counted in a table where it has at most so many places for each of them."""


@dataclass(frozen=True, slots=True, eq=False)
class CodedLabels:
    """Labels of many respondents: the levels, and the place of each respondent's label among them."""

    levels: Sequence[object]
    """Length k: the different labels."""
    codes: npt.NDArray[np.integer]
    """Array of shape (n,): of each respondent the place in ``levels``, from 0."""

    def __len__(self) -> int:
        return len(self.codes)


Labels = Sequence[object] | npt.NDArray[np.generic] | CodedLabels


Codes = npt.NDArray[np.intp]


Mask = npt.NDArray[np.bool_]


NORMALIZED = 2**52
"""Weighted counts are scaled to about this size and rounded to whole numbers, to stay exact from there."""


def _bad_joint_inclusion(*, reason: object) -> UserProblem:
    """The matrix of joint inclusion probabilities does not fit."""
    return UserProblem(
        msg(
            "The joint inclusion probabilities do not fit: {reason}. They are a "
            "symmetric table with one row and one column for each respondent, and "
            "each respondent's own probability on the diagonal.",
            reason=reason,
        )
    )


def _sizes_differ(*, stage: object) -> UserProblem:
    """Units that were drawn from the same units have different population sizes."""
    return UserProblem(
        msg(
            "The population sizes of stage {stage} differ within one stratum or unit that was drawn from. "
            "Give each row the number of units in its own stratum, or unit of the stage before.",
            stage=stage,
        )
    )


def _bad_size(*, stage: object, size: object) -> UserProblem:
    """A population size is neither a number of units nor a sampling fraction."""
    return UserProblem(
        msg(
            "{size} is no population size of stage {stage}. Give numbers of units, from 1, or sampling "
            "fractions above 0 and up to 1, and the same in all rows.",
            stage=stage,
            size=size,
        )
    )


def lengths_differ(*, reports: object, column: object, length: object) -> UserProblem:
    """Columns that should describe the same respondents have different lengths."""
    return UserProblem(
        msg(
            "There are {reports} reports but the column “{column}” has {length} rows. "
            "Each respondent needs one row in every column.",
            reports=reports,
            column=column,
            length=length,
        )
    )


def stratum_too_small(*, stratum: object, population: object, sampled: object) -> UserProblem:
    """A stratum holds fewer units than were drawn from it."""
    return UserProblem(
        msg(
            "Stratum {stratum} is said to have {population} units, but {sampled} were "
            "sampled from it. Give the number of units (clusters, or people if there "
            "are no clusters) in the whole stratum.",
            stratum=stratum,
            population=population,
            sampled=sampled,
        )
    )


def population_missing() -> UserProblem:
    """A mean over a known population was asked for without the population."""
    return UserProblem(
        msg(
            "A share of a known population needs the population's size, above 0. Give it, or let the weights "
            "estimate it."
        )
    )


ZERO_WEIGHTS = QT_TRANSLATE_NOOP(
    "messages", "{count} respondents have the weight 0 and were left out."
)
LONELY = QT_TRANSLATE_NOOP(
    "messages",
    "Strata with only one sampled unit: {count} (first: {stratum}). The "
    "variation within them cannot be estimated; the distance from the overall "
    "mean was used instead, which tends to overstate the error.",
)
ONE_UNIT = QT_TRANSLATE_NOOP(
    "messages",
    "There is only one sampled unit, so the sampling error cannot be estimated. Only the error by the "
    "randomization is known.",
)
FEW_UNITS = QT_TRANSLATE_NOOP(
    "messages",
    "Only {units} sampled units in {strata} strata: the standard error itself is uncertain.",
)
FINITE_LEFT_OUT = QT_TRANSLATE_NOOP(
    "messages",
    "The size of the population is left out here, because the randomization's part does not shrink with "
    "it. The errors are a little too large.",
)


class Sample(Protocol):
    """How the respondents were drawn: weights, and the variance that drawing causes."""

    @property
    def weights(self) -> Vector:
        """Number of people that each respondent stands for, up to a common factor in shares."""

    @property
    def fractions(self) -> Vector:
        """The randomization's part' variance, for each respondent, that ``variance`` does not count."""

    @property
    def units(self) -> int:
        """Number of units drawn independently."""

    @property
    def freedom(self) -> int:
        """Degrees of freedom of the variance: units less strata."""

    def among(self, members: Mask) -> tuple[int, int]:
        """Return ``units`` and ``freedom`` of those units alone that hold one of ``members``.

        Parameters
        ----------
        members : array of shape (n,)
            True for the respondents to look at.
        """

    @property
    def cautions(self) -> tuple[Message, ...]:
        """What is unusual about the sample."""

    def variance(self, expanded: Vector, shares: Vector | None = None) -> float | None:
        """Return the variance of Σ ``expanded``, drawn without replacement; None if it cannot be told.

        Parameters
        ----------
        expanded : array of shape (n,)
            z, the linearized variable times the weight, one a respondent.
        shares : array of shape (n,), default None
            e, each respondent's part in a mean; None: of a total. Replicates divide by their own sum of it.
        """

    def variance_replaced(self, expanded: Vector) -> float | None:
        """Return the variance of Σ ``expanded`` for units drawn with replacement: no finite population.

        Parameters
        ----------
        expanded : array of shape (n,)
            z, the linearized variable times the weight, one a respondent.
        """


@dataclass(frozen=True, slots=True, eq=False)
class LaterStage:
    """Units drawn within the units of the stage before."""

    unit: Codes
    """Array of shape (n,): number of each respondent's unit, from 0."""
    unit_before: Codes
    """One a unit: number of the unit of the stage before in which it was drawn."""
    sampled: Vector
    """One a unit of the stage before: f, the part of its units that was drawn."""
    reached: Vector
    """One a unit of the stage before: the product of f over all stages before."""

    @property
    def fractions(self) -> Vector:
        """Of each respondent f of the unit before."""
        return self.sampled[self.unit_before[self.unit]]


@dataclass(frozen=True, slots=True, eq=False)
class StratifiedSample:
    """Units (clusters, or respondents where there are none) drawn within strata.

    v = Σ_h (1 − f_h)·n_h/(n_h − 1)·Σ_c (z_hc − z̄_h)², z_hc the unit's total of the linearized variable:
    the "ultimate cluster" form (Hansen, Hurwitz & Madow 1953; Särndal, Swensson & Wretman 1992, §4.6).
    It holds for any sampling within units as long as f_h is small or 0; with f_h > 0 it counts the
    first stage only. Each of the stages that are known ``later`` adds the same sum over its own units, within
    those of the stage before, times the product of f of all stages before (Särndal et al. 1992, §4.4.3).
    A stratum with one unit is centred at the mean of all units. Make one by ``stratified``. Of calibrated
    weights z gives way to its residuals (``calibration_residuals``).
    """

    weights: Vector
    """One a respondent, above 0 except for those who are ``skipped``."""
    stratum: Codes
    """Number of each respondent's stratum, from 0."""
    unit: Codes
    """Number of each respondent's unit, from 0; no unit is in two strata."""
    stratum_of_unit: Codes
    """Number of each unit's stratum."""
    sampled: Vector
    """F_h, one a stratum; 0 where the population is endless."""
    cautions: tuple[Message, ...] = ()
    """What is unusual about the sample."""
    calibration: CalibrationResiduals | None = None
    """What the weights were calibrated to; None: they were not. Set it by ``calibrated_to``."""
    later: tuple[LaterStage, ...] = ()
    """Stages after the first, whose finite populations are known."""

    @property
    def fractions(self) -> Vector:
        """Of each respondent the product of f over all stages."""
        found = self.sampled[self.stratum]
        for one in self.later:
            found = found * one.fractions
        return found

    @property
    def is_finite(self) -> bool:
        """Whether a finite population is known of any stage."""
        return bool(np.any(self.sampled > 0))

    def endless(self) -> StratifiedSample:
        """Return the same sample as if it were of an endless population: variances are no smaller."""
        if not self.is_finite:
            return self
        cautions = (*self.cautions, Message(FINITE_LEFT_OUT))
        return replace(self, sampled=np.zeros(len(self.sampled)), later=(), cautions=cautions)

    @property
    def units(self) -> int:
        """Number of units, clusters or respondents."""
        return len(self.stratum_of_unit)

    @property
    def freedom(self) -> int:
        """Units less strata."""
        return self.units - len(self.sampled)

    def among(self, members: Mask) -> tuple[int, int]:
        """Return the number of units that hold one of ``members``, and that less their strata.

        Parameters
        ----------
        members : array of shape (n,)
            True for the respondents to look at.
        """
        units = len(_distinct(self.unit[members]))
        return units, units - len(_distinct(self.stratum[members]))

    def variance(self, expanded: Vector, shares: Vector | None = None) -> float | None:
        """Return v, with finite populations; None for a single unit.

        Parameters
        ----------
        expanded : array of shape (n,)
            z, the linearized variable times the weight, one a respondent.
        shares : array of shape (n,), default None
            e, each respondent's part in a mean; None: of a total.
        """
        return _alone(self.covariance(expanded[:, None], shares))

    def variance_replaced(self, expanded: Vector) -> float | None:
        """Return v with all f_h = 0; None for a single unit.

        Parameters
        ----------
        expanded : array of shape (n,)
            z, the linearized variable times the weight, one a respondent.
        """
        return _alone(self.endless().covariance(expanded[:, None]))

    def covariance(self, expanded: Vector, shares: Vector | None = None) -> Vector | None:
        """Return v of several sums at once, ``expanded`` with one column each; None for a single unit.

        Squares become products: Σ (z_hc − z̄_h)(z_hc − z̄_h)ᵀ, so that sums of the same units covary.

        Parameters
        ----------
        expanded : array of shape (n, m)
            one column a sum.
        shares : array of shape (n,) or (n, m), default None
            e, each respondent's part in the means that were linearized; None: of totals. What is linearized
            needs it no more; replicates, which are means anew, divide by their own sum of it.
        """
        return self._summed(expanded, shares)

    def only(self, kept: Mask) -> StratifiedSample:
        """Return the sample with the rows of those who are ``kept``; all units stay, some without rows.

        So that sums over the kept alone have the variance that they have in the whole sample.

        Parameters
        ----------
        kept : array of shape (n,)
            True for the rows that stay.
        """
        return replace(
            self,
            weights=self.weights[kept],
            stratum=self.stratum[kept],
            unit=self.unit[kept],
            calibration=None if self.calibration is None else self.calibration.only(kept),
            later=tuple(replace(one, unit=one.unit[kept]) for one in self.later),
        )

    def calibrated_to(
        self, auxiliary: Any, base: Vector, again: Callable[[Vector], Vector] | None = None
    ) -> StratifiedSample:
        """Return the same sample with weights that are known to be calibrated.

        Parameters
        ----------
        auxiliary : array or sparse array of shape (n, p)
            x, whose totals the weights meet.
        base : array of shape (n,), at least 0
            d, the weights before.
        again : default None
            gives the calibrated weights of other weights before calibration, as replicates need it.
        """
        from surveyapp.estimation.sampling.calibration_residuals import CalibrationResiduals  # noqa: PLC0415

        units = (self.unit, *(one.unit for one in self.later))
        known = CalibrationResiduals(auxiliary, base, self.weights, units, again)
        return replace(self, calibration=known)

    @property
    def is_simple(self) -> bool:
        """Whether it is a simple sample out of very many: all count alike, drawn one by one."""
        if self.calibration is not None:
            return False
        is_self_weighting = bool(np.all(self.weights == self.weights[0]))
        return (
            is_self_weighting and self.units == len(self.weights) and self.sampled.tolist() == [0.0]
        )

    def _summed(self, expanded: Vector, shares: Vector | None) -> Vector | None:
        columns, left = expanded.shape[1], 1 - self.sampled
        if self.units == 1 and not self.later:
            # a census of one unit has no sampling error; of a sample of one nothing is known
            return np.zeros((columns, columns)) if left[0] == 0 else None
        if self.units == 1 and left[0] > 0:
            return None
        if self.calibration is None:
            parts = None if shares is None else shares.reshape(len(shares), -1)
            return self._squared((self.unit, *(one.unit for one in self.later)), expanded, parts)
        # the totals that calibrated weights are divided by do not vary
        return self._squared(self.calibration.units, self.calibration.residuals(expanded), None)

    def _squared(
        self,
        units: Sequence[Codes],
        expanded: Vector,
        shares: Vector | None,  # noqa: ARG002 - what is linearized needs none
    ) -> Vector:
        """Return Σ of squares of the units' totals of ``expanded``; ``units`` are those of every stage."""
        is_each = self.units == len(expanded) and np.array_equal(units[0], np.arange(self.units))
        totals = expanded if is_each else unit_totals(units[0], expanded, self.units)
        found = _squares(totals, self.stratum_of_unit, 1 - self.sampled)
        # of an endless population the first stage alone counts, and units of later ones are not looked at
        for unit, stage in zip(units[1:], self.later, strict=False):
            totals = unit_totals(unit, expanded, len(stage.unit_before))
            found = found + _squares(totals, stage.unit_before, stage.reached * (1 - stage.sampled))
        return found


def _squares(totals: Vector, group: Codes, left: Vector) -> Vector:
    """Return Σ_g left_g·n_g/(n_g − 1)·Σ (t − t̄_g)(t − t̄_g)ᵀ over the groups that units are drawn in."""
    sizes = np.bincount(group, minlength=len(left)).astype(np.float64)
    lonely = (sizes == 1)[:, None]
    sums = unit_totals(group, totals, len(left))
    # a lonely unit has no other to be compared with in its stratum, hence the mean of all
    centres = np.where(lonely, totals.mean(axis=0), sums / np.maximum(sizes, 1.0)[:, None])
    each = group if len(left) > 1 else 0
    apart = totals - centres[each]
    # (1 − f)·n/(n − 1); a lonely unit has no n − 1, its squared distance counts once
    factor = left * np.where(sizes == 1, 1.0, sizes / np.maximum(sizes - 1, 1.0))
    return np.asarray((apart * factor[each, None]).T @ apart)


def unit_totals(codes: Codes, values: Vector, size: int) -> Vector:
    """Return the columns' sums by code, one row a code.

    Parameters
    ----------
    codes : array of shape (n,)
        from 0 and below ``size``.
    values : array of shape (n, m)
        one column a sum.
    size
        the number of codes.
    """
    return np.column_stack([np.bincount(codes, column, size) for column in values.T])


def _alone(covariance: Vector | None) -> float | None:
    return None if covariance is None else float(covariance[0, 0])


def stratified(
    weights: Sequence[float] | Vector,
    *,
    strata: Labels | None = None,
    clusters: Labels | None = None,
    populations: Mapping[object, int] | int | None = None,
    stages: Sequence[Labels] = (),
    sizes: Sequence[Vector] = (),
) -> StratifiedSample:
    """Return the sample that these columns describe, one row a respondent.

    Parameters
    ----------
    weights
        how many people each respondent stands for; all 1 for a simple sample. Respondents with weight 0
        are left out, which is said.
    strata
        label of each respondent's stratum.
    clusters
        label of each respondent's cluster; the same label in two strata is two clusters.
    populations
        number of units (clusters, or people where there are none) that could have been drawn, by stratum,
        or one number where there are no strata; None is endless.
    stages
        labels of each respondent's unit at the second stage, the third and so on.
    sizes : arrays of shape (n,)
        of each stage in turn, how many units there were in the stratum, or in the unit of the stage before,
        from 1; or which part of them was drawn, up to 1. One more than there are clusters and stages is of
        respondents in their last unit; where there are none, stages after them count as drawn with
        replacement.

    Raises
    ------
    UserProblem
        if a weight is negative, infinite or no number; if all weights are 0; if a column
        has another length; if a population is smaller than the number of units drawn from
        it, or differs within what it is of.
    """
    given = _checked_weights(weights)
    kept = given > 0
    labels, stratum = _coded(strata, len(given), "stratum", kept)
    _, cluster = _coded(clusters, len(given), "cluster", kept)
    if clusters is None and len(labels) == 1:
        first, unit = _each(kept)
    else:
        cluster = np.arange(len(given)) if clusters is None else cluster
        first, unit = _paired(stratum, cluster, kept)
    of_unit = stratum[first]
    drawn = np.bincount(of_unit, minlength=len(labels))
    sampled = np.array(
        [_fraction(label, int(n), populations) for label, n in zip(labels, drawn, strict=True)]
    )
    cautions = sample_cautions(labels, drawn, len(given) - int(kept.sum()))
    if not sizes:
        return StratifiedSample(given, stratum, unit, of_unit, sampled, cautions)
    below = (
        [] if clusters is None else [*stages, CodedLabels(range(len(given)), np.arange(len(given)))]
    )
    if len(sizes) > 1 + len(below):
        raise UserProblem(
            msg(
                "There are {sizes} columns of population sizes for {stages} stages. Name the units of each "
                "stage, or leave sizes out.",
                sizes=len(sizes),
                stages=1 + len(below),
            )
        )
    sampled = _fractions(sizes[0], stratum, of_unit, kept, 1)
    later = _later_stages(below, sizes, (stratum, unit, of_unit, sampled), kept)
    return StratifiedSample(given, stratum, unit, of_unit, sampled, cautions, later=later)


def _fractions(size: Vector, group: Codes, group_of_unit: Codes, kept: Mask, stage: int) -> Vector:
    """Return f of each group that units are drawn in, from a size or a fraction in each row."""
    given = np.asarray(size, dtype=np.float64)
    if len(given) != len(kept):
        raise lengths_differ(reports=len(kept), column="population", length=len(given))
    shown = given[kept]
    bad = ~(np.isfinite(shown) & (shown > 0) & ((shown <= 1).all() | (shown >= 1)))
    if bad.any():
        raise _bad_size(stage=stage, size=float(shown[bad][0]))
    drawn = np.bincount(group_of_unit)
    found = np.zeros(len(drawn))
    found[group[kept]] = shown
    if np.any(found[group[kept]] != shown):
        raise _sizes_differ(stage=stage)
    if (shown <= 1).all():
        return found
    small = np.flatnonzero(found < drawn)
    if len(small):
        first = int(small[0])
        raise stratum_too_small(
            stratum=first + 1, population=float(found[first]), sampled=int(drawn[first])
        )
    return np.asarray(drawn / found)


def _later_stages(
    below: Sequence[Labels],
    sizes: Sequence[Vector],
    first: tuple[Codes, Codes, Codes, Vector],
    kept: Mask,
) -> tuple[LaterStage, ...]:
    """Return the stages after the first of which sizes are known."""
    stratum, before, group_of_before, sampled = first
    reached = sampled[group_of_before]
    found = []
    for stage, (labels, size) in enumerate(zip(below, sizes[1:], strict=False), start=2):
        _, codes = _coded(labels, len(stratum), "cluster", kept)
        rows, unit = _paired(before, codes, kept)
        unit_before = before[rows]
        drawn = _fractions(size, before, unit_before, kept, stage)
        found.append(LaterStage(unit, unit_before, drawn, reached))
        reached = (reached * drawn)[unit_before]
        before = unit
    return tuple(found)


def _checked_weights(weights: Sequence[float] | Vector) -> Vector:
    given = np.asarray(weights, dtype=np.float64)
    bad = np.flatnonzero(~(np.isfinite(given) & (given >= 0)))
    if len(bad):
        raise UserProblem(
            msg(
                "The weight of respondent {row} is {weight}; in total {count} weights are "
                "not numbers above 0. A weight says how many people a respondent "
                "represents. Correct the column, or do not use weights.",
                row=int(bad[0]) + 1,
                weight=float(given[bad[0]]),
                count=len(bad),
            )
        )
    if len(given) == 0:
        raise NoReports
    if not np.any(given > 0):
        raise UserProblem(
            msg(
                "All {count} weights are 0, so nobody counts. Choose another weight column, "
                "or do not use weights.",
                count=len(given),
            )
        )
    return given


def _coded(column: Labels | None, n: int, name: str, kept: Mask) -> tuple[list[object], Codes]:
    """Return the labels in order of appearance and the number of each row's label; dropped rows get 0."""
    if column is None:
        return [None], np.zeros(n, dtype=np.intp)
    if len(column) != n:
        raise lengths_differ(reports=n, column=name, length=len(column))
    if isinstance(column, CodedLabels):
        return _numbered(column, kept)
    entries = column.tolist() if isinstance(column, np.ndarray) else list(column)
    numbers: dict[object, int] = {}
    codes = np.zeros(n, dtype=np.intp)
    for i in np.flatnonzero(kept).tolist():
        codes[i] = numbers.setdefault(entries[i], len(numbers))
    return list(numbers), codes


def _numbered(column: CodedLabels, kept: Mask) -> tuple[list[object], Codes]:
    codes = column.codes.astype(np.intp)
    found = _distinct(codes[kept])
    first = _first(codes[kept])[found]
    # in the order in which people come, as if the labels themselves had been read
    found = found[np.argsort(first)]
    place = np.zeros(len(column.levels), dtype=np.intp)
    place[found] = np.arange(len(found))
    return [column.levels[code] for code in found.tolist()], np.where(kept, place[codes], 0)


def _distinct(codes: Codes) -> Codes:
    """Return the different ones of whole numbers from 0, ascending."""
    return np.flatnonzero(np.bincount(codes))


def _first(codes: Codes) -> Codes:
    """Return for each whole number from 0 where it first stands; where it does not, nothing of use."""
    first = np.zeros(int(codes.max(initial=-1)) + 1, dtype=np.intp)
    first[codes[::-1]] = np.arange(len(codes))[::-1]  # what is written last stays
    return first


def _each(kept: Mask) -> tuple[Codes, Codes]:
    """Return what ``_paired`` does where every respondent is a unit of the one stratum."""
    rows = np.flatnonzero(kept)
    unit = np.zeros(len(kept), dtype=np.intp)
    unit[rows] = np.arange(len(rows))
    return rows, unit


def _paired(stratum: Codes, cluster: Codes, kept: Mask) -> tuple[Codes, Codes]:
    """Return a row of each distinct (stratum, cluster) and the number of each row's pair."""
    rows = np.flatnonzero(kept)
    size = int(cluster.max()) + 1
    pairs = stratum[rows] * size + cluster[rows]
    unit = np.zeros(len(stratum), dtype=np.intp)
    # counting needs a place for each possible pair: if few would be used, sorting is cheaper
    if (int(stratum.max()) + 1) * size > DENSE * len(rows):
        _, first, inverse = np.unique(pairs, return_index=True, return_inverse=True)
        unit[rows] = inverse
        return rows[first], unit
    found = _distinct(pairs)
    number = np.zeros(int(found[-1]) + 1, dtype=np.intp)
    number[found] = np.arange(len(found))
    unit[rows] = number[pairs]
    return rows[_first(pairs)[found]], unit


def _fraction(label: object, drawn: int, populations: Mapping[object, int] | int | None) -> float:
    size = populations.get(label) if isinstance(populations, Mapping) else populations
    if size is None:
        return 0.0
    if not size >= drawn:
        raise stratum_too_small(
            stratum="1" if label is None else label, population=size, sampled=drawn
        )
    return drawn / size


def sample_cautions(
    labels: Sequence[object], drawn: npt.NDArray[np.integer], without: int
) -> tuple[Message, ...]:
    """Return what is unusual about strata of so many ``drawn`` units; ``without`` have no weight.

    Parameters
    ----------
    labels : length h
        of the strata.
    drawn : array of shape (h,)
        units drawn in each stratum.
    without : at least 0
        respondents whose weight is 0.
    """
    cautions = [Message(ZERO_WEIGHTS, {"count": without})] if without else []
    lonely = [label for label, n in zip(labels, drawn, strict=True) if n == 1]
    if int(drawn.sum()) == 1:
        cautions.append(Message(ONE_UNIT))
    elif lonely:
        cautions.append(Message(LONELY, {"count": len(lonely), "stratum": lonely[0]}))
    elif int(drawn.sum()) - len(labels) < 5:
        facts = {"units": int(drawn.sum()), "strata": len(labels)}
        cautions.append(Message(FEW_UNITS, facts))
    return tuple(cautions)


@dataclass(frozen=True, slots=True, eq=False)
class UnequalSample:
    """Respondents drawn without replacement with known inclusion probabilities π_i; weights are 1/π_i.

    Without ``joint``: Deville's (1993) approximation for samples of fixed size and high entropy,
    v = Σ c_i·(z_i − Σ a_k·z_k)²/(1 − Σ a_k²), c_i = 1 − π_i, a = c/Σc (R package sampling, ``varest``).
    With joint inclusion probabilities π_ij: v = Σ_ij (π_ij − π_i·π_j)/π_ij·z_i·z_j, unbiased (Horvitz &
    Thompson 1952).

    Raises
    ------
    UserProblem
        if a probability is not above 0 and at most 1; if ``joint`` does not fit the
        probabilities.
    """

    inclusion: Vector
    joint: Vector | None = None

    def __post_init__(self) -> None:
        given = np.array(self.inclusion, dtype=np.float64)
        bad = np.flatnonzero(~((given > 0) & (given <= 1)))
        if len(bad):
            raise UserProblem(
                msg(
                    "The inclusion probability of respondent {row} is {probability}; it must "
                    "be above 0 and at most 1.",
                    row=int(bad[0]) + 1,
                    probability=float(given[bad[0]]),
                )
            )
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
        """Return the number of ``members``, and that less one.

        Parameters
        ----------
        members : array of shape (n,)
            True for the respondents to look at.
        """
        units = int(np.sum(members))
        return units, units - 1

    @property
    def cautions(self) -> tuple[Message, ...]:
        """Says so where there is only one respondent."""
        return (Message(ONE_UNIT),) if self.units == 1 and self.inclusion[0] < 1 else ()

    def variance(
        self,
        expanded: Vector,
        shares: Vector | None = None,  # noqa: ARG002 - what is linearized needs none
    ) -> float | None:
        """Return v for ``expanded`` z_i = y_i/π_i; None for one respondent out of many.

        Parameters
        ----------
        expanded : array of shape (n,)
            z, the linearized variable times the weight, one a respondent.
        shares : array of shape (n,), default None
            e, each respondent's part in a mean.
        """
        if self.joint is None:
            return deville_variance(expanded, self.inclusion)
        return joint_variance(expanded, self.inclusion, self.joint)

    def variance_replaced(self, expanded: Vector) -> float | None:
        """Return n/(n − 1)·Σ(z_i − z̄)² (Hansen & Hurwitz 1943).

        Parameters
        ----------
        expanded : array of shape (n,)
            z, the linearized variable times the weight, one a respondent.
        """
        if self.units == 1:
            return None
        # n·s² of z: the drawings are independent, and z sums to the estimate
        return float(np.var(expanded, ddof=1) * self.units)


def _checked_joint(joint: Vector, inclusion: Vector) -> Vector:
    table = np.asarray(joint, dtype=np.float64)
    n = len(inclusion)
    if table.shape != (n, n):
        raise _bad_joint_inclusion(reason=msg("the table is not {n} by {n}", n=n))
    if not np.all((table > 0) & (table <= 1)):
        raise _bad_joint_inclusion(reason=msg("an entry is not above 0 and at most 1"))
    if not np.allclose(np.diag(table), inclusion, rtol=1e-6):
        raise _bad_joint_inclusion(
            reason=msg("the diagonal is not the respondents' own probabilities")
        )
    if not np.allclose(table, table.T, rtol=1e-6):
        raise _bad_joint_inclusion(reason=msg("the table is not symmetric"))
    return table


def deville_variance(expanded: Vector, inclusion: Vector) -> float | None:
    """Return Deville's variance of Σ z, z_i = y_i/π_i; None for one respondent with π < 1.

    Parameters
    ----------
    expanded : array of shape (n,)
        z_i = y_i/π_i.
    inclusion : array of shape (n,), above 0 and at most 1
        π.
    """
    c = 1 - inclusion
    if not np.any(c > 0):
        return 0.0
    a = c / c.sum()
    # for equal π, a = 1/n, and c/(1 − Σa²) is (1 − π)·n/(n − 1), the simple sample's factor
    left = 1 - float(np.sum(a**2))
    if left <= 1e-15:
        return None
    # z less the weighted mean: exact where z is alike for all, as the sample's size is fixed
    return float(np.sum(c * (expanded - a @ expanded) ** 2) / left)


def joint_variance(expanded: Vector, inclusion: Vector, joint: Vector) -> float:
    """Return Σ_ij (π_ij − π_i·π_j)/π_ij·z_i·z_j, π_ii = π_i (Horvitz & Thompson 1952).

    Parameters
    ----------
    expanded : array of shape (n,)
        z_i = y_i/π_i.
    inclusion : array of shape (n,), above 0 and at most 1
        π.
    joint : array of shape (n, n)
        π_ij, symmetric, with π on the diagonal.
    """
    return float(expanded @ joint_covariances(inclusion, joint) @ expanded)


def joint_covariances(inclusion: Vector, joint: Vector) -> Vector:
    """Return (π_ij − π_i·π_j)/π_ij.

    Parameters
    ----------
    inclusion : array of shape (n,), above 0 and at most 1
        π.
    joint : array of shape (n, n)
        π_ij, symmetric, with π on the diagonal.
    """
    # (π_ij − π_i·π_j)/π_ij, on the diagonal 1 − π_i, as π_ii = π_i
    return np.asarray(1 - np.outer(inclusion, inclusion) / joint)


def hajek_joint(inclusion: Vector) -> Vector:
    """Return Hájek's (1964) approximation π_ij = π_i·π_j·(1 − (1 − π_i)(1 − π_j)/Σ(1 − π)), π_ii = π_i.

    Parameters
    ----------
    inclusion : array of shape (n,), above 0 and at most 1
        π.
    """
    c = 1 - inclusion
    # Hájek's (1964) Σ π(1 − π) over the population,
    # estimated by the sample: each 1 − π is π(1 − π)/π
    spread = c.sum()
    shrink = np.outer(c, c) / spread if spread > 0 else np.zeros((len(c), len(c)))
    joint = np.outer(inclusion, inclusion) * (1 - shrink)
    np.fill_diagonal(joint, inclusion)
    return np.asarray(joint)
