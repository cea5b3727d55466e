"""The score test of a share whose estimate adds up the means of several samples, or divides two of them.

A share is Σ_c a_c·θ_c / Σ_c b_c·θ_c over the classes c of people, and its estimate Â/B̂ a ratio of sums
of the samples' mean pseudo-answers (B̂ = 1 where it is of everybody). A value v is tested by Â − v·B̂, whose
expectation is 0 if v is true (Fieller 1954, J. R. Stat. Soc. B 16): nothing is divided by an estimate that
may be near 0. As in Wilson's (1927) interval its variance is that under v, not that under the estimate:

    V(v) = Σ_g e_g·(E[(a − v·b)² | v] − E[a − v·b | v]²),  e_g = Σ e² over the people of sample g,

with such shares θ(v) of the classes as v leaves most likely (Rao 1948), or near it; between some values they
are interpolated. V is scaled so that at the most likely value it is the variance that is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from surveyapp.estimation.matrices import contract_axes
from surveyapp.estimation.prevalence.pseudo_answers import SampleCells, SampleScores, Vector

PERSON = 0.5
"""Is added to each class where people are mixed, so that none is ruled out."""

Path = Sequence[tuple[float, Vector]]
"""Some values of a share, rising, and the shares of all classes θ(v) if they were true."""


@dataclass(frozen=True, slots=True, eq=False)
class ScoredShare:
    """A share, as what reports and classes count in its numerator and its denominator."""

    above: Vector
    """Array with one axis a question: a, what each combination of reports adds to the numerator."""
    counted: Vector
    """Array with one axis a question: what of each combination of classes is counted in it, the expectation
    of ``above``."""
    below: Vector | None = None
    """As ``above``: b, the same of the denominator; None: the share is of everybody."""
    base: Vector | None = None
    """As ``counted``: of the denominator: 1 for those of whom the share is, else 0."""
    denominator: float = 1.0
    """Not 0: B̂, the estimate of the denominator."""
    least: float = 0.0
    """The smallest possible share: −1 for a difference."""

    def mixed(self, people: Vector) -> Path:
        """Return people as is most likely, and moved to the ends of what is possible.

        Half a person is added to each class. Then all of whom the share is are exchanged for those who are
        counted whole, or not at all.

        Parameters
        ----------
        people : array with one axis a question
            the most likely number of people in each combination of classes.
        """
        mixed = people + PERSON
        base = np.ones(people.shape) if self.base is None else self.base
        based = mixed * base
        beyond = mixed - based
        path = []
        for value in (self.least, 1.0):
            end = based * (self.counted == value * base)
            path.append((value, beyond + end * (based.sum() / end.sum())))
        path.insert(1, (float(np.sum(mixed * self.counted) / based.sum()), mixed))
        return [(value, np.asarray(there / there.sum())) for value, there in path]


@dataclass(frozen=True, slots=True, eq=False)
class ScoreTest:
    """What is needed to test any value of a share; make one by ``of``."""

    values: Vector
    """Array of shape (k,), rising: at which the moments are known."""
    moments: Vector
    """Array of shape (k, g, 5): expectations of a, b, a², a·b and b² in each sample, if the value is true."""
    spreads: Vector
    """Array of shape (g,): Σ e² of each sample, e what a respondent counts in its mean; 1/n_g where all count
    alike."""
    likely: float
    """The most likely value."""
    denominator: float
    """Not 0: B̂, the estimate of the denominator; 1 where the share is of everybody."""

    @classmethod
    def of(
        cls,
        parts: Sequence[SampleScores],
        share: ScoredShare,
        path: Path,
        spreads: Vector,
        likely: float,
    ) -> ScoreTest:
        """Return the test of a share.

        Parameters
        ----------
        parts
            what the reports of each question stand for.
        share
            the share.
        path
            the shares of the classes at some of its values.
        spreads : array with one axis a question
            Σ e² in each combination of samples.
        likely
            the most likely value.
        """
        # of everybody: what stands for 1 is the same for all reports of a sample, and varies nothing
        below = np.zeros_like(share.above) if share.below is None else share.below
        kinds = (share.above, below, share.above**2, share.above * below, below**2)
        cells = SampleCells(tuple(parts)).each()
        moments = np.empty((len(path), len(cells), len(kinds)))
        for g, (_, slices) in enumerate(cells):
            tables = [part.conditional[:, own].T for part, own in zip(parts, slices, strict=True)]
            for k, kind in enumerate(kinds):
                by_class = contract_axes(kind[slices], tables)
                moments[:, g, k] = [np.sum(shares * by_class) for _, shares in path]
        values = np.array([value for value, _ in path])
        return cls(values, moments, spreads.ravel(), likely, share.denominator)

    def errors(self, values: Vector, seen: float) -> Vector:
        """Return the standard error that the estimate would have, were each of ``values`` true.

        Where there are several samples it is no smaller than what people drawn independently cause: a small
        one of several may show far too little.

        Parameters
        ----------
        values : array of shape (v,)
            possible values of the share.
        seen : at least 0
            the variance of the estimate that is shown.
        """
        own = float(self._variances(np.array([self.likely]))[0])
        factor = seen * self.denominator**2 / own if own > 0 else 1.0
        if len(self.spreads) > 1 or factor == 0:
            factor = max(factor, 1.0)
        return np.asarray(np.sqrt(factor * self._variances(values)) / abs(self.denominator))

    def _variances(self, values: Vector) -> Vector:
        """V(v) of each value."""
        after = np.clip(np.searchsorted(self.values, values), 1, len(self.values) - 1)
        before, width = self.values[after - 1], np.diff(self.values)[after - 1]
        part = np.clip((values - before) / width, 0.0, 1.0)[:, None, None]
        between = (1 - part) * self.moments[after - 1] + part * self.moments[after]
        a, b, aa, ab, bb = np.moveaxis(between, 2, 0)
        v = values[:, None]
        squares = aa - 2 * v * ab + v**2 * bb
        found: Vector = np.maximum((squares - (a - v * b) ** 2) @ self.spreads, 0.0)
        return found
