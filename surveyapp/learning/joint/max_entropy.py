"""The distribution of maximum entropy that fits noisy marginals, on a junction tree.

Of all distributions with some marginals the one of maximum entropy is log-linear: the logarithm of a
cell's probability is a sum of potentials, one for each set of columns that was measured (Private-PGM:
McKenna, Sheldon & Miklau 2019). Its potentials θ minimize

    log Z(θ) − Σ θₛ·yₛ + ½ Σ ρₛ |θₛ|²,

which is convex and smooth. ρₛ grows with the noise in yₛ: what is below its noise is drawn to what the
others imply, and the more so the less of its order is signal (``shrinkage.py``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.learning.base.blas import one_thread
from surveyapp.learning.base.table import Attribute
from surveyapp.learning.joint.distribution import Joint
from surveyapp.learning.joint.junction_tree import junction_tree
from surveyapp.learning.joint.log_linear_tree import LogLinearTree
from surveyapp.learning.joint.marginals import Columns, Marginal, Shares, column_widths, combined
from surveyapp.learning.joint.shrinkage import kept_signal

STEPS = 300
"""Of the quasi-Newton method for each order of marginals; fewer where it has converged."""
SMALLEST_PENALTY = 1e-7
SMALLEST_SHARE = 1e-7
SMALLEST_PART = 1e-6
"""A marginal of which less is signal is left out."""
PRECISION = 0.02
"""The fit ends where it misses no marginal by more than this part of its noise."""
ROUGH_PRECISION = 0.3
"""While penalties are still to be judged."""
JUDGED_AGAIN = 2
"""How often what is signal is judged anew, beside what the others were found to imply."""
SMALLEST_VARIANCE = 1e-16
FIRMNESS = 0.05
"""Part of a marginal's noise that the fit may miss for each unit of a potential: marginals that noise has
made contradict each other would draw potentials without end."""
EVEN_PART = 1e-4
"""Of what lower orders imply, in every target: no cell that they allow is impossible."""
RAKED = 20
"""Rounds of raking a target to the margins that it has from lower orders."""
BLANKS_SEEN = 3.0
"""Deviations of its noise above which a column's blanks are believed: nobody shall have given them all.
2 is nearer where some are blank (15 columns, 3 % blank, ε .3: .026 in place of .032), and invents blanks
in one of 40 columns that have none."""


def fit_joint(
    attributes: Sequence[Attribute],
    marginals: Sequence[Marginal],
    rows: float,
    start: Joint | None = None,
    *,
    is_shrunk: bool = True,
) -> Joint:
    """Return the distribution of maximum entropy that fits the marginals as far as they are signal.

    Columns that no marginal has are uniform.

    Parameters
    ----------
    attributes
        the d columns.
    marginals
        released; several may have the same columns.
    rows
        their number, public or as it was released.
    start
        a fit to begin with, of some of the same marginals.
    is_shrunk
        whether what is below its noise is drawn to what the others imply: nearer on average, but biased;
        intervals need a fit that is not.
    """
    estimates = combined(marginals, rows)
    return fit_estimates(
        attributes, estimates, rows, start, blanks_are_noisy=is_shrunk, is_shrunk=is_shrunk
    )


def fit_estimates(
    attributes: Sequence[Attribute],
    estimates: Mapping[Columns, Marginal],
    rows: float,
    start: Joint | None = None,
    *,
    blanks_are_noisy: bool = True,
    is_shrunk: bool = True,
) -> Joint:
    """Return the distribution of maximum entropy that fits one estimate for each set of columns.

    Parameters
    ----------
    attributes
        the d columns.
    estimates
        each adding up to ``rows``; a column of which none is known is uniform.
    rows
        their number.
    start
        a fit to begin with, of some of the same sets.
    blanks_are_noisy
        whether few blanks of a column may be nothing but noise; False where they were counted.
    is_shrunk
        as of ``fit_joint``.
    """
    widths = column_widths(attributes)
    every = dict(estimates)
    for column, width in enumerate(widths):
        if (column,) not in every:
            every[column,] = Marginal((column,), np.full(width, rows / width), 0.0)
    orders = sorted({len(columns) for columns in every} - {1})
    # single columns are fitted by themselves: nothing would move a beginning
    begin = start if orders else None
    known = dict(zip(begin.subsets, begin.potentials, strict=True)) if begin else {}
    doubted = [blanks_are_noisy and attribute.can_be_missing for attribute in attributes]
    fit = _Fit(widths, every, rows, known, is_shrunk=is_shrunk)
    fit.take_singles(doubted)
    with one_thread():
        for order in orders:
            fit.take(order)
            for last in (False,) * (JUDGED_AGAIN if is_shrunk else 0) + (True,):
                fit.judge()
                fit.improve(PRECISION if last else ROUGH_PRECISION)
    terms = fit.terms
    return Joint(
        tuple(attributes), tuple(terms), tuple(term.potentials for term in terms.values()), rows
    )


@dataclass(slots=True, eq=False)
class _Term:
    """One set of columns: what its potentials are to reach, and how firmly they are held."""

    target: Shares
    variance: float
    potentials: Shares
    penalty: float = SMALLEST_PENALTY


class _Fit:
    """Targets and penalties, taken in order by order."""

    def __init__(
        self,
        widths: tuple[int, ...],
        estimates: Mapping[Columns, Marginal],
        rows: float,
        known: Mapping[Columns, Shares],
        *,
        is_shrunk: bool,
    ) -> None:
        self.widths, self.rows, self.known, self.is_shrunk = widths, rows, known, is_shrunk
        self.shares = {columns: each.counts / rows for columns, each in estimates.items()}
        self.variances = {
            columns: max(each.variance / rows**2, SMALLEST_VARIANCE)
            for columns, each in estimates.items()
        }
        self.tree = junction_tree(estimates, widths)
        self.seen = [np.arange(width) for width in widths]
        self.terms: dict[Columns, _Term] = {}
        self.candidates: dict[Columns, _Term] = {}
        self.model: LogLinearTree | None = None

    def take_singles(self, doubted: Sequence[bool]) -> None:
        """Take in each column's own shares, drawn towards even ones as far as they are noise."""
        singles = [(column,) for column in range(len(self.widths))]
        even = {columns: np.full(self.shares[columns].shape, 1.0) for columns in singles}
        departures = [self.shares[c] - even[c] / even[c].size for c in singles]
        for columns, departure, kept in zip(
            singles, departures, self._kept(singles, departures), strict=True
        ):
            variance, width = self.variances[columns], departure.size
            target = 1 / width + kept * departure
            deviation = np.sqrt(variance)
            if doubted[columns[0]] and self.shares[columns][-1] < BLANKS_SEEN * deviation:
                target = np.append(project_onto_simplex(target[:-1]), 0.0)
            target = project_onto_simplex(target)
            self.seen[columns[0]] = np.flatnonzero(target > 0)
            # no cell is impossible: its potential would have no end
            target = target + SMALLEST_SHARE
            target /= target.sum()
            self.terms[columns] = _Term(target, variance, self.known.get(columns, np.log(target)))

    def take(self, order: int) -> None:
        """Take in marginals of so many columns; what lower orders say is left to them."""
        self.candidates = {}
        for columns in sorted(each for each in self.shares if len(each) == order):
            if min(self.widths[column] for column in columns) > 1:
                implied = self._implied(columns)
                departure = np.zeros(implied.shape)
                departure[self._seen(columns)] = self._departure(columns, implied)
                potentials = self.known.get(columns, np.zeros(implied.shape))
                target = _with_margins_of(implied, implied + departure)
                term = _Term(target, self.variances[columns], potentials)
                self.candidates[columns] = term

    def judge(self) -> None:
        """Set penalties by how much of what each marginal tells besides all others is signal."""
        departures = []
        for columns, term in self.candidates.items():
            implied = self._implied(columns)
            if columns in self.terms:
                # without its own potentials the fit would imply μ·exp(-θ)
                implied = implied * np.exp(-np.clip(_interaction(term.potentials), -30, 30))
                implied = implied / implied.sum()
            departures.append(self._departure(columns, implied))
        kept = self._kept(list(self.candidates), departures)
        for (columns, term), part in zip(self.candidates.items(), kept, strict=True):
            if part < SMALLEST_PART:
                self.terms.pop(columns, None)
                continue
            # signal of variance v·k/(1 - k) in each direction, which a cell has in proportion to its share
            freedom = self._freedom(columns)
            firm = max(SMALLEST_PENALTY, FIRMNESS * float(np.sqrt(term.variance)))
            term.penalty = max((1 - part) / (part * freedom), firm)
            self.terms[columns] = term

    def _kept(self, sets: Sequence[Columns], departures: Sequence[Shares]) -> Shares:
        if not self.is_shrunk:
            return np.ones(len(sets))
        freedoms = np.array([self._freedom(columns) for columns in sets])
        energies = np.array([float((departure**2).sum()) for departure in departures])
        variances = np.array([self.variances[columns] for columns in sets])
        return kept_signal(energies, freedoms.astype(np.float64), variances)

    def _departure(self, columns: Columns, implied: Shares) -> Shares:
        """Return what the released shares say beside those implied, in cells that somebody can be in.

        As released, not as a target: shares cut at 0 have less noise than is known of them.
        """
        return _interaction((self.shares[columns] - implied)[self._seen(columns)])

    def _seen(self, columns: Columns) -> tuple[NDArray[np.intp], ...]:
        """Return which cells of some columns' table somebody can be in."""
        return np.ix_(*(self.seen[column] for column in columns))

    def _freedom(self, columns: Columns) -> int:
        return max(1, prod(len(self.seen[column]) - 1 for column in columns))

    def _implied(self, columns: Columns) -> Shares:
        """Return what the fit so far implies for some columns; at first they are independent."""
        if self.model is not None:
            return self.model.marginal(columns)
        expected = np.ones(())
        for column in columns:
            expected = np.multiply.outer(expected, self.terms[column,].target)
        return expected

    def improve(self, precision: float) -> None:
        """Minimize over all potentials."""
        terms = list(self.terms.values())
        model = LogLinearTree(self.tree, self.widths, list(self.terms))
        sizes = [term.target.size for term in terms]
        targets = np.concatenate([term.target.ravel() for term in terms])
        penalties = np.repeat([term.penalty for term in terms], sizes)
        noise = np.sqrt(np.repeat([term.variance for term in terms], sizes))
        # about the curvature in each direction, so that all of them are alike to the method
        scale = 1 / np.sqrt(np.clip(targets * (1 - targets), 1e-4, None) + penalties)

        def objective(scaled: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
            theta = scaled * scale
            log_total, shares = model.marginals(theta)
            value = log_total - theta @ targets + 0.5 * penalties @ theta**2
            return value, (shares - targets + penalties * theta) * scale

        start = np.concatenate([term.potentials.ravel() for term in terms])
        found = scipy.optimize.minimize(
            objective,
            start / scale,
            jac=True,
            method="L-BFGS-B",
            options={
                "maxiter": STEPS,
                "maxfun": 2 * STEPS,
                "gtol": float(np.min(np.maximum(precision * noise, 2e-6) * scale)),
                "ftol": 1e-13,
                "maxcor": 10,
            },
        )
        theta = found.x * scale
        for term, part in zip(terms, np.split(theta, np.cumsum(sizes)[:-1]), strict=True):
            term.potentials = part.reshape(term.target.shape)
        model.calibrate(theta)
        self.model = model


def _with_margins_of(model: Shares, values: Shares) -> Shares:
    """Return the shares nearest to ``values``, with the margins of ``model`` without one of its columns."""
    table = project_onto_simplex(values.ravel()).reshape(values.shape)
    # a cell cut at 0 would stay 0 in all rounds: raking only multiplies
    table = (1 - EVEN_PART) * table + EVEN_PART * model
    for _ in range(RAKED):  # iterative proportional fitting (Deming & Stephan 1940)
        for axis in range(table.ndim):
            wanted = model.sum(axis=axis, keepdims=True)
            table = table * (wanted / np.maximum(table.sum(axis=axis, keepdims=True), 1e-300))
    return table


def _interaction(table: Shares) -> Shares:
    """Return what of a table its lower marginals do not have: means along each axis taken off."""
    for axis in range(table.ndim):
        table = table - table.mean(axis=axis, keepdims=True)
    return table


def project_onto_simplex(values: Shares) -> Shares:
    """Return the nearest shares: 0 or more, summing to 1 (Held, Wolfe & Crowder 1974).

    Parameters
    ----------
    values : array of shape (k,)
        any numbers.
    """
    # the nearest shares are value - τ where positive; τ makes them add up to 1
    ordered = np.sort(values)[::-1]
    excess = (np.cumsum(ordered) - 1) / np.arange(1, len(values) + 1)
    last = np.flatnonzero(ordered > excess)[-1]
    nearest: Shares = np.clip(values - excess[last], 0, None)
    return nearest
