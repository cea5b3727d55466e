"""Multilevel regression and post-stratification (MRP), through the coins (Gelman & Little 1997).

Of a respondent of area a with the known columns x, Pr(answer) = F(xᵀβ + bₐ), F logistic and bₐ normal with
standard deviation σ; a report has the probability no + (yes − no)·F of its channel. The fitted probability of
each cell of the population (an area crossed with what is known of people) counts as often as the population
has such people.

Errors hold everything that is not known. For each σ of a grid the joint mode of β and b and the curvature
there give a normal approximation, and the likelihood of σ (Laplace's: Tierney & Kadane 1986; Rue, Martino &
Chopin 2009); the prior of σ² is flat, as in the linear model, that of slopes normal with deviation 5, which
keeps a category that all or none of the few asked have from an infinite coefficient. Draws of σ, then of β
and b, become draws of each area's share. In an area without interviews b is drawn from what areas are like.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.errors import UserProblem
from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.messages.message import msg

Vector = npt.NDArray[np.float64]
Matrix = npt.NDArray[np.float64]
Places = npt.NDArray[np.intp]

PRIOR_DEVIATION = 5.0
"""Of slopes, of columns with values around 1, on the scale of log odds."""
SMALLEST, LARGEST, STEPS = 0.02, 5.0, 40
"""The grid of σ, on the scale of log odds: from hardly any difference to nearly all of [0, 1]."""
MOST_ROUNDS = 200
CONVERGED = 1e-9
DRAWS = 2000


@dataclass(frozen=True, slots=True, eq=False)
class CellReports:
    """How often each report was given in each kind of people."""

    columns: Matrix
    """Array of shape (k, p): what is known of each kind; the first column is of ones."""
    areas: Places
    """Array of shape (k,): the place of each kind's area."""
    counts: Matrix
    """Array of shape (k, r): how often each report was given."""
    yes: Vector
    no: Vector
    """Arrays of shape (r,): the probability of each report of people with the answer, and of others."""


@dataclass(frozen=True, slots=True, eq=False)
class PopulationCells:
    """The population: kinds of people in each area, and how many there are."""

    columns: Matrix
    """Array of shape (c, p): as of ``CellReports``."""
    areas: Places
    """Array of shape (c,): the place of each cell's area."""
    people: Vector
    """Array of shape (c,): how many, at least 0."""


@dataclass(frozen=True, slots=True, eq=False)
class PoststratifiedShares:
    """Shares of an answer by area, with what the model says."""

    estimates: Vector
    standard_errors: Vector
    low: Vector
    high: Vector
    """Arrays of shape (areas,): mean, standard deviation and quantiles of the draws; NaN of an area without
    people."""
    coefficients: Vector
    coefficient_errors: Vector
    """Arrays of shape (p,): mean and standard deviation of β."""
    between: float
    between_low: float
    between_high: float
    """Mean and quantiles of σ, on the scale of log odds."""


def poststratified_shares(
    reports: CellReports,
    population: PopulationCells,
    areas: int,
    *,
    level: float = 0.95,
    draws: int = DRAWS,
    seed: int = 1,
    each_round: EachRound = no_rounds,
) -> PoststratifiedShares:
    """Return the share of an answer in each area's population.

    Parameters
    ----------
    reports
        what was reported.
    population
        the cells that shares are counted out over.
    areas : at least 2
        number of areas, with and without interviews.
    level : above 0 and below 1, default 0.95
        of the intervals.
    draws : default 2000
        of all that is not known; the mean of so many is off by a fortieth of an error.
    seed
        of the draws.
    each_round
        called at each value of σ; may raise to stop.

    Raises
    ------
    UserProblem
        if nobody gave a report.
    """
    if not reports.counts.any():
        raise UserProblem(
            msg("Nobody gave a report in any area, so there is nothing to learn from.")
        )
    sigmas = np.geomspace(SMALLEST, LARGEST, STEPS)
    model = MultilevelModel(reports, areas)
    modes: list[Mode] = []
    for sigma in sigmas:
        each_round()
        modes.append(model.mode(float(sigma), modes[-1] if modes else None))
    logs = np.array([one.logarithm for one in modes])
    # a flat prior for σ²: each point stands for the stretch around it
    chances = np.exp(logs - logs.max()) * np.gradient(sigmas**2)
    chances /= chances.sum()
    rng = np.random.default_rng(seed)
    often = rng.multinomial(draws, chances)
    shares, betas = [], []
    for mode, times in zip(modes, often.tolist(), strict=True):
        if times:
            each_round()
            beta, effects = mode.drawn(times, rng)
            betas.append(beta)
            shares.append(_counted(population, areas, beta, effects))
    drawn, beta = np.vstack(shares), np.vstack(betas)
    tails = (1 - level) / 2, (1 + level) / 2
    low, high = np.quantile(drawn, tails, axis=0)
    of_sigma = np.repeat(sigmas, often)
    return PoststratifiedShares(
        drawn.mean(axis=0),
        drawn.std(axis=0, ddof=1),
        low,
        high,
        beta.mean(axis=0),
        beta.std(axis=0, ddof=1),
        float(chances @ sigmas),
        *(float(one) for one in np.quantile(of_sigma, tails)),
    )


def _counted(population: PopulationCells, areas: int, beta: Matrix, effects: Matrix) -> Matrix:
    """Return each draw's share in each area, shape (draws, areas)."""
    eta = beta @ population.columns.T + effects[:, population.areas]
    people = scipy.special.expit(eta) * population.people
    order = np.argsort(population.areas, kind="stable")
    sums = np.zeros((len(beta), areas))
    np.add.at(sums.T, population.areas[order], people.T[order])
    size = np.bincount(population.areas, population.people, areas)
    return np.asarray(np.where(size > 0, sums / np.where(size > 0, size, 1.0), np.nan))


@dataclass(frozen=True, eq=False)
class Mode:
    """The most likely β and b at one σ, with the curvature there."""

    sigma: float
    """The standard deviation of b."""
    beta: Vector
    """Array of shape (p,): of the columns."""
    effects: Vector
    """Array of shape (areas,): b."""
    log_likelihood: float
    """Of the reports at ``beta`` and ``effects``."""
    logarithm: float
    """Laplace's approximation of the log likelihood of σ, but for a constant."""
    of_effects: Vector
    """Array of shape (areas,): curvature in b, which is diagonal."""
    shared: Matrix
    """Array of shape (p, areas): curvature between β and b."""
    of_beta: Matrix
    """Array of shape (p, p): curvature in β where b follows."""

    def drawn(self, draws: int, rng: np.random.Generator) -> tuple[Matrix, Matrix]:
        """Return β, shape (draws, p), and b, shape (draws, areas): normal with this mode and curvature.

        Parameters
        ----------
        draws
            how many.
        rng
            of the simulation.
        """
        factor = np.linalg.cholesky(np.linalg.inv(self.of_beta))
        moved = rng.standard_normal((draws, len(self.beta))) @ factor.T
        noise = rng.standard_normal((draws, len(self.effects))) / np.sqrt(self.of_effects)
        return self.beta + moved, self.effects - moved @ self.shared / self.of_effects + noise


@dataclass(frozen=True, eq=False)
class MultilevelModel:
    """The likelihood of β and b."""

    reports: CellReports
    """What was reported."""
    areas: int
    """Number of areas, with and without interviews."""
    prior_deviation: float = PRIOR_DEVIATION
    """Above 0: of all coefficients but the first; infinite: none."""

    @cached_property
    def precision(self) -> Vector:
        """Of the prior of β."""
        found = np.full(self.reports.columns.shape[1], self.prior_deviation**-2.0)
        found[0] = 0.0
        return found

    def mode(self, sigma: float, start: Mode | None = None) -> Mode:
        """Return the most likely β and b at one σ, by Fisher scoring.

        Parameters
        ----------
        sigma : above 0
            the standard deviation of b.
        start
            the mode at another σ, to begin from.
        """
        x, areas = self.reports.columns, self.reports.areas
        beta = np.zeros(x.shape[1]) if start is None else start.beta
        b = np.zeros(self.areas) if start is None else start.effects
        height = self._height(beta, b, sigma)
        for _ in range(MOST_ROUNDS):
            slope, bend, _observed = self._slopes(beta, b)
            inner, shared, outer = self._curvature(bend, sigma)
            of_b = np.bincount(areas, slope, self.areas) - b / sigma**2
            of_beta = x.T @ slope - self.precision * beta
            step = np.linalg.solve(outer, of_beta - shared @ (of_b / inner))
            step_b = (of_b - shared.T @ step) / inner
            size = 1.0
            while True:
                moved, moved_b = beta + size * step, b + size * step_b
                reached = self._height(moved, moved_b, sigma)
                if reached >= height - 1e-12 or size < 1e-6:
                    break
                size /= 2
            beta, b, height = moved, moved_b, reached
            if max(np.abs(step).max(), np.abs(step_b).max()) * size < CONVERGED:
                break
        return self._at(beta, b, sigma)

    def _at(self, beta: Vector, b: Vector, sigma: float) -> Mode:
        """Return a mode with its curvature: the observed one, unless it does not bend down everywhere."""
        _slope, expected, observed = self._slopes(beta, b)
        for bend in (observed, expected):
            inner, shared, outer = self._curvature(bend, sigma)
            if np.all(inner > 0) and np.all(np.linalg.eigvalsh(outer) > 0):
                break
        logarithm = self._height(beta, b, sigma) - self.areas * np.log(sigma)
        logarithm -= 0.5 * float(np.sum(np.log(inner))) + 0.5 * float(np.linalg.slogdet(outer)[1])
        height = self._log_likelihood(beta, b)
        return Mode(sigma, beta, b, height, float(logarithm), inner, shared, outer)

    def _curvature(self, bend: Vector, sigma: float) -> tuple[Vector, Matrix, Matrix]:
        """Return the curvature in b, between β and b, and in β where b follows (Schur's complement)."""
        x, areas = self.reports.columns, self.reports.areas
        weighted = x * bend[:, None]
        inner = np.bincount(areas, bend, self.areas) + sigma**-2.0
        shared = np.array([np.bincount(areas, one, self.areas) for one in weighted.T])
        outer = x.T @ weighted + np.diag(self.precision) - (shared / inner) @ shared.T
        return inner, shared, outer

    def _height(self, beta: Vector, b: Vector, sigma: float) -> float:
        prior = float(self.precision @ beta**2) + float(b @ b) / sigma**2
        return self._log_likelihood(beta, b) - 0.5 * prior

    def _mixed(self, beta: Vector, b: Vector) -> tuple[Vector, Matrix]:
        """Return F, and the probability of each report."""
        share = scipy.special.expit(self.reports.columns @ beta + b[self.reports.areas])[:, None]
        mixed = share * self.reports.yes + (1 - share) * self.reports.no
        return share[:, 0], np.maximum(mixed, 1e-300)

    def _log_likelihood(self, beta: Vector, b: Vector) -> float:
        _share, mixed = self._mixed(beta, b)
        return float(np.sum(scipy.special.xlogy(self.reports.counts, mixed)))

    def _slopes(self, beta: Vector, b: Vector) -> tuple[Vector, Vector, Vector]:
        """Return by kind the slope in η, and minus its expected and its observed bend."""
        share, mixed = self._mixed(beta, b)
        counts, difference = self.reports.counts, self.reports.yes - self.reports.no
        first = share * (1 - share)
        second = first * (1 - 2 * share)
        per_share = np.sum(counts * difference / mixed, axis=1)
        squares = difference**2 / mixed
        expected = counts.sum(axis=1) * first**2 * np.sum(squares, axis=1)
        observed = np.sum(counts * squares / mixed, axis=1) * first**2 - per_share * second
        return per_share * first, expected, observed
