"""Earth mover's distance under any cost of carrying one answer to another.

The distance of two distributions is the least cost of carrying one to the other,

    W = min Σ c_ij·f_ij   over flows f ≥ 0 with Σ_j f_ij − Σ_j f_ji = δ_i,   δ = π₁ − π₂,

a transshipment problem (Kantorovich 1942; Rubner, Tomasi & Guibas 2000). It depends on δ alone, so it is
defined for debiased shares below 0 too. Carried on by way of a third answer, mass pays the cheapest path;
where the costs are distances this is the straight one, and W is the transport of one distribution to the
other. By linear programming duality W = max φ·δ over the potentials φ with φ_i − φ_j ≤ c_ij.

Only costs that no path undercuts or equals are kept as arcs. Along a line these are the steps between
neighbours, whose flows are the differences of the distribution functions, so that everything here becomes
what ``distance`` computes from these.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.errors import UserProblem
from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.messages.message import msg

Vector = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]

EQUAL = 1e-9
"""Costs and flows that differ by less, relative to the largest cost or to all mass, are equal."""


@dataclass(frozen=True, slots=True, eq=False)
class Transport:
    """The arcs that mass is carried along."""

    costs: Vector
    """Array of shape (t, t): of the cheapest path from one answer to another."""
    starts: npt.NDArray[np.intp]
    ends: npt.NDArray[np.intp]
    """Arrays of shape (m,): of each arc."""
    prices: Vector
    """Array of shape (m,): the cost of one unit along each arc."""

    @property
    def differences(self) -> Vector:
        """Shape (m, t): φ_start − φ_end of each arc."""
        rows = np.zeros((len(self.prices), len(self.costs)))
        places = np.arange(len(self.prices))
        rows[places, self.starts] = 1
        rows[places, self.ends] = -1
        return rows

    def flows(self, delta: Vector) -> Vector:
        """Return the cheapest flow along each arc, shape (m,), that carries ``delta`` away.

        Parameters
        ----------
        delta : array of shape (t,)
            what each answer has too much; sums to 0.
        """
        # the last answer's balance follows from the others, as all balances sum to 0
        found = scipy.optimize.linprog(
            self.prices,
            A_eq=self.differences.T[:-1],
            b_eq=delta[:-1],
            bounds=(0, None),
            method="highs-ds",
        )
        return np.asarray(found.x)

    def largest_products(
        self, lines: Vector, tight: Mask | None = None, each_round: EachRound = no_rounds
    ) -> Vector:
        """Return for each line e the largest φ·e over all potentials: its distance, if e sums to 0.

        Parameters
        ----------
        lines : array of shape (n, t)
            each sums to 0.
        tight : array of shape (m,)
            arcs whose potentials must differ by all of their price; None: no arc.
        each_round
            called before the lines are solved, some hundred at a time; may raise to stop.
        """
        size = len(self.costs)
        differences = scipy.sparse.csr_array(self.differences[:, 1:])  # φ of the first answer is 0
        found = np.zeros(len(lines))
        rows_at_a_time = max(1, LP_ENTRIES // differences.nnz)
        for begin in range(0, len(lines), rows_at_a_time):
            each_round()
            part = lines[begin : begin + rows_at_a_time]
            scale = max(float(np.abs(part).max()), 1e-300)
            blocks = scipy.sparse.eye_array(len(part), format="csr")
            held = {} if tight is None else self._held(differences, tight, len(part))
            solved = scipy.optimize.linprog(  # type: ignore[call-overload]  # its stubs know no sparse matrices
                -(part[:, 1:] / scale).ravel(),
                A_ub=scipy.sparse.kron(blocks, differences, format="csr"),
                b_ub=np.tile(self.prices, len(part)),
                bounds=(None, None),
                method="highs",
                **held,
            )
            potentials = solved.x.reshape(len(part), size - 1)
            found[begin : begin + rows_at_a_time] = np.sum(potentials * part[:, 1:], axis=1)
        return found

    def potential(self, delta: Vector) -> Vector:
        """Return potentials φ, shape (t,), with which φ·δ is the distance.

        Parameters
        ----------
        delta : array of shape (t,)
            sums to 0.
        """
        found = scipy.optimize.linprog(
            -delta,
            A_ub=self.differences,
            b_ub=self.prices,
            bounds=[(0, 0)] + [(None, None)] * (len(delta) - 1),
            method="highs",
        )
        return np.asarray(found.x)

    def _held(
        self, differences: scipy.sparse.csr_array, tight: Mask, blocks: int
    ) -> dict[str, Any]:
        if not tight.any():
            return {}
        rows = scipy.sparse.kron(
            scipy.sparse.eye_array(blocks, format="csr"), differences[tight], format="csr"
        )
        return {"A_eq": rows, "b_eq": np.tile(self.prices[tight], blocks)}

    def sure_arcs(self, delta: Vector, errors: Vector, reach: float) -> Mask:
        """Return the arcs, shape (m,), whose flow exceeds ``reach`` standard errors.

        The flows that are used form a forest, along which they are linear in what is carried.

        Parameters
        ----------
        delta : array of shape (t,)
            the estimated difference.
        errors : array of shape (draws, t)
            draws of its error.
        reach
            how many standard errors are beyond doubt.
        """
        flows = self.flows(delta)
        used = np.flatnonzero(flows > EQUAL)
        by_answer = np.linalg.pinv(self.differences[used].T)
        spread = (errors @ by_answer.T).std(axis=0)
        sure = np.zeros(len(flows), dtype=np.bool_)
        sure[used] = flows[used] > reach * spread
        return sure


LP_ENTRIES = 20_000
"""Entries of the constraints of one linear program; larger ones take longer than their parts."""


def transport(costs: npt.ArrayLike, answers: int) -> Transport:
    """Return the arcs of a matrix of costs.

    Parameters
    ----------
    costs : array of shape (t, t)
        of carrying one unit from the answer of the row to that of the column: at least 0, and 0 on the
        diagonal.
    answers
        t, how many answers there are.

    Raises
    ------
    UserProblem
        if the matrix is not square with one row an answer; if a cost is no number from 0; if it costs
        something to stay, or nothing costs anything.
    """
    given = np.asarray(costs, dtype=np.float64)
    if given.shape != (answers, answers):
        raise _bad_costs(
            msg("it needs {answers} rows and as many columns, one for each answer", answers=answers)
        )
    if not np.all(np.isfinite(given)) or given.min() < 0:
        raise _bad_costs(msg("every cost is a number from 0"))
    if np.any(np.diag(given) != 0):
        raise _bad_costs(msg("the cost from an answer to itself is 0"))
    if not given.any():
        raise _bad_costs(msg("some cost must be above 0"))
    cheapest = given
    for middle in range(answers):  # Floyd (1962); a cost of 0 is an arc as others are
        cheapest = np.minimum(cheapest, cheapest[:, middle, None] + cheapest[None, middle])
    kept = ~np.eye(answers, dtype=np.bool_)
    for middle in range(answers):
        to, on = cheapest[:, middle, None], cheapest[None, middle]
        is_path = (to > 0) & (on > 0) & (to + on <= cheapest + EQUAL * cheapest.max())
        kept &= ~is_path
    starts, ends = np.nonzero(kept)
    return Transport(cheapest, starts, ends, cheapest[starts, ends])


def _bad_costs(reason: object) -> UserProblem:
    """A matrix of costs that cannot be used."""
    return UserProblem(msg("The costs cannot be used: {reason}.", reason=reason))
