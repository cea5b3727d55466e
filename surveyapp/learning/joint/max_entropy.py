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
from math import prod

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.learning.base.table import Attribute
from surveyapp.learning.joint.distribution import Joint
from surveyapp.learning.joint.junction_tree import junction_tree
from surveyapp.learning.joint.log_linear_tree import LogLinearTree
from surveyapp.learning.joint.marginals import (
    Columns,
    Marginal,
    Shares,
    column_widths,
    combined,
)
from surveyapp.learning.joint.shrinkage import kept_signal

STEPS = 300
"""Of the quasi-Newton method for each order of marginals; fewer where it has converged."""
SMALLEST_PENALTY = 1e-7
SMALLEST_SHARE = 1e-7
SMALLEST_PART = 1e-6
"""A marginal of which less is signal is left out."""
PRECISION = 0.02
"""The fit ends where it misses no marginal by more than this part of its noise."""
BLANKS_SEEN = 3.0
"""Deviations of its noise above which a column's blanks are believed: nobody shall have given them all."""


def fit_joint(
    attributes: Sequence[Attribute],
    marginals: Sequence[Marginal],
    rows: float,
    start: Joint | None = None,
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
    """
    widths = column_widths(attributes)
    estimates = combined(marginals, rows)
    for column, width in enumerate(widths):
        if (column,) not in estimates:
            estimates[column,] = Marginal((column,), np.full(width, rows / width), 0.0)
    known = dict(zip(start.subsets, start.potentials, strict=True)) if start else {}
    tree = junction_tree(estimates, widths)
    blanks = [attribute.can_be_missing for attribute in attributes]
    fit = _Fit(widths, estimates, rows, known, blanks)
    for order in sorted({len(columns) for columns in estimates}):
        fit.add_order(order)
        if order > 1 or order == max(map(len, estimates)):
            fit.improve(LogLinearTree(tree, widths, fit.subsets))
    return Joint(tuple(attributes), tuple(fit.subsets), tuple(fit.potentials()), rows)


class _Fit:
    """Targets and penalties, added order by order."""

    def __init__(
        self,
        widths: tuple[int, ...],
        estimates: Mapping[Columns, Marginal],
        rows: float,
        known: Mapping[Columns, Shares],
        blanks: Sequence[bool],
    ) -> None:
        self.blanks = blanks
        self.widths, self.estimates, self.rows, self.known = widths, estimates, rows, known
        self.subsets: list[Columns] = []
        self.targets: list[Shares] = []
        self.penalties: list[Shares] = []
        self.noise: list[Shares] = []
        self.theta = np.zeros(0)
        self.singles: dict[int, Shares] = {}
        self.model: LogLinearTree | None = None

    def add_order(self, order: int) -> None:
        """Take in the estimates of so many columns."""
        added = sorted(columns for columns in self.estimates if len(columns) == order)
        lower = [self._implied(columns) for columns in added]
        rows = self.rows
        shares = [self.estimates[columns].counts / rows for columns in added]
        variances = np.array(
            [max(self.estimates[columns].variance / rows**2, 1e-16) for columns in added]
        )
        departures = [_interaction(y - e) for y, e in zip(shares, lower, strict=True)]
        freedoms = np.array(
            [prod(self.widths[c] - 1 for c in columns) for columns in added], dtype=np.float64
        )
        usable = freedoms > 0
        kept = np.zeros(len(added))
        if usable.any():
            energies = np.array([float((d**2).sum()) for d in departures])
            kept[usable] = kept_signal(energies[usable], freedoms[usable], variances[usable])
        for columns, y, e, d, k, f, v in zip(
            added, shares, lower, departures, kept, freedoms, variances, strict=True
        ):
            if order == 1 and f:
                target = e + k * d
                if self.blanks[columns[0]] and y[-1] < BLANKS_SEEN * np.sqrt(v):
                    target = np.append(project_onto_simplex(target[:-1]), 0.0)
                target = project_onto_simplex(target)
                self._add(columns, target, 0.0, v)
            elif order == 1:
                self._add(columns, e, 0.0, v)
            elif f and k > SMALLEST_PART:
                # a departure has the variance v·k/(1 - k) in each direction, of cells of about 1/size;
                # in the penalty it goes by cell share, so that rare cells are held more
                self._add(columns, e + d, (1 - k) / (k * f), v)

    def _add(self, columns: Columns, target: Shares, penalty: float, variance: float) -> None:
        if len(columns) == 1:
            # no cell can be impossible: iterative fits only multiply
            target = (target + SMALLEST_SHARE) / (1 + SMALLEST_SHARE * target.size)
            self.singles[columns[0]] = target
        self.subsets.append(columns)
        self.targets.append(target)
        self.penalties.append(np.full(target.size, max(penalty, SMALLEST_PENALTY)))
        self.noise.append(np.full(target.size, np.sqrt(variance)))
        start = self.known.get(columns)
        if start is None:
            start = (
                np.log(target) if len(columns) == 1 and not self.known else np.zeros(target.shape)
            )
        self.theta = np.concatenate([self.theta, start.ravel()])

    def _implied(self, columns: Columns) -> Shares:
        """Return what lower orders imply for some columns."""
        shape = tuple(self.widths[column] for column in columns)
        if len(columns) == 1:
            return np.full(shape, 1 / shape[0])
        if len(columns) == 2 or self.model is None:
            expected = np.ones(())
            for column in columns:
                expected = np.multiply.outer(expected, self.singles[column])
            return expected
        return self.model.marginal(columns)

    def improve(self, model: LogLinearTree) -> None:
        """Minimize over the potentials of all that was added."""
        targets = np.concatenate([target.ravel() for target in self.targets])
        penalties, noise = np.concatenate(self.penalties), np.concatenate(self.noise)
        # about the curvature in each direction, so that all of them are alike to the method
        scale = 1 / np.sqrt(np.clip(targets * (1 - targets), 1e-4, None) + penalties)

        def objective(scaled: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
            theta = scaled * scale
            log_total, shares = model.marginals(theta)
            value = log_total - theta @ targets + 0.5 * penalties @ theta**2
            return value, (shares - targets + penalties * theta) * scale

        precise = float(np.min(np.maximum(PRECISION * noise, 2e-6) * scale))
        found = scipy.optimize.minimize(
            objective,
            self.theta / scale,
            jac=True,
            method="L-BFGS-B",
            options={
                "maxiter": STEPS,
                "maxfun": 2 * STEPS,
                "gtol": precise,
                "ftol": 1e-13,
                "maxcor": 20,
            },
        )
        self.theta = found.x * scale
        self.model = model
        model.marginals(self.theta)

    def potentials(self) -> list[Shares]:
        """Return the potentials, a table for each set of columns."""
        ends = np.cumsum([target.size for target in self.targets])[:-1]
        return [
            part.reshape(target.shape)
            for part, target in zip(np.split(self.theta, ends), self.targets, strict=True)
        ]


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
