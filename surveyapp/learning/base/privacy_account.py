"""The account of ε: every number that depends on a private table leaves through it, and is paid there.

A learner hands exact counts and scores to its account and gets back what may be released; the shape of
its model, how it parts ε, and what its card says follow from that alone. So of two tables that get the
same answers the same model is made, whatever is in them (a test trains on such pairs).

* Releases from the same rows add up (sequential composition; Dwork & Roth 2014, theorem 3.14).
* Rows that were parted by what had been released are a `Branch` each, and cost what the dearest of them
  costs (parallel composition; McSherry 2009).
* **The number of rows** is private where neighbours differ by one row more or less: a part of ε pays
  for a noisy one. It is public where neighbours have equally many rows and differ in one of them.
* A row without a class is in no count of classes. To blank one label takes a row out of these counts, to
  change one row moves one at most: both are changes that the noise is made for.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.noise import Counts, Neighbours, Noise, VettedNoise, checked_epsilon

ROWS_SHARE = 0.04
"""Share of ε for the number of rows: it decides between shapes only, so a rough one will do."""
ROUNDING = 1e-9
"""By how much sums of parts of ε may exceed it: floating point, not privacy."""


class Branch:
    """Private rows that are counted apart from all others, and what was spent on them."""

    __slots__ = ("is_parted", "spent")

    def __init__(self, spent: float = 0.0) -> None:
        self.spent, self.is_parted = spent, False

    def parted(self, parts: int) -> list[Branch]:
        """Return the branches that these rows fall into; each row into one of them.

        Which row falls into which must follow from the row itself and from what was released, or from
        coins of its own: never from the other rows.

        Parameters
        ----------
        parts
            their number.
        """
        self.is_parted = True
        return [Branch(self.spent) for _ in range(parts)]


class PrivacyAccount:
    """ε for one use of a private table.

    Parameters
    ----------
    epsilon
        All that may be spent, above 0; infinite is not private.
    noise
        Where the noise comes from, and which tables are neighbours; default the vetted one.
    rows
        How many rows are learned from. Private: only `release_rows` looks at it.
    table_rows
        How many rows the table has, with those that lack a class; default ``rows``. It is looked at
        where it is public.

    Raises
    ------
    EpsilonUnusable
        If ``epsilon`` is not above 0.
    """

    def __init__(
        self,
        epsilon: float,
        noise: Noise | None = None,
        rows: int = 0,
        table_rows: int | None = None,
    ) -> None:
        self.epsilon = checked_epsilon(epsilon)
        self.noise: Noise = noise or VettedNoise()
        self.whole = Branch()
        self.spent = 0.0
        self._exact = rows
        self._known = self.rows_are_public or math.isinf(epsilon)
        public = rows if table_rows is None else table_rows
        self._rows, self._variance = (float(public), 0.0) if self._known else (0.0, math.inf)

    # what is public, or was paid for

    @property
    def rows_are_public(self) -> bool:
        """Whether neighbours have equally many rows."""
        return self.noise.neighbours is Neighbours.ONE_CHANGED

    @property
    def left(self) -> float:
        """What of ε is not spent of all rows together."""
        return self.epsilon - self.whole.spent if math.isfinite(self.epsilon) else math.inf

    @property
    def rows(self) -> float:
        """Number of rows, 1 or more: exact where it is public, else as it was released.

        Raises
        ------
        RuntimeError
            If nothing was released that tells it: a mistake of the program.
        """
        if math.isinf(self._variance):
            message = "the number of rows was not released"
            raise RuntimeError(message)
        return max(self._rows, 1.0)

    @property
    def rows_deviation(self) -> float:
        """Standard deviation of the noise in ``rows``; infinite where nothing was released."""
        return math.sqrt(self._variance)

    def scale(self, epsilon: float) -> float:
        """Return the scale of the noise in counts for ``epsilon``; its deviation is √2 times that.

        Parameters
        ----------
        epsilon
            Above 0; infinite for 0.
        """
        return self.noise.neighbours.value / epsilon

    # what is paid for

    def counts(
        self, true: NDArray[Any], epsilon: float, of: Sequence[Branch] | None = None
    ) -> Counts:
        """Return counts with noise; see `Noise.counts`.

        Parameters
        ----------
        true
            Exact counts, of any shape; a row counts in at most one of them.
        epsilon
            What it costs.
        of
            The branches whose rows are counted; default all rows.

        Raises
        ------
        RuntimeError
            If more is asked for than is left: a mistake of the program.
        """
        self._charge(epsilon, of)
        return self.noise.counts(true, epsilon)

    def choice(
        self,
        scores: NDArray[np.float64],
        epsilon: float,
        width: float,
        of: Sequence[Branch] | None = None,
    ) -> int:
        """Return the place of a score near the largest; see `Noise.choice`.

        Parameters
        ----------
        scores : array of shape (k,)
            The larger the better.
        epsilon
            What it costs.
        width
            By how much the changes of two scores by one row more can differ.
        of
            The branches whose rows are scored; default all rows.

        Raises
        ------
        RuntimeError
            If more is asked for than is left: a mistake of the program.
        """
        self._charge(epsilon, of)
        return self.noise.choice(scores, epsilon, width)

    def levels(
        self, rows_by_level: Mapping[str, int], epsilon: float, delta: float
    ) -> tuple[str, ...]:
        """Return the levels that occur often, with a noisy count of a threshold or more, sorted.

        A level that one row alone has passes the threshold with a probability of at most ``delta``
        (stability-based histogram: Korolova et al. 2009; Bun, Nissim & Stemmer 2019).

        Parameters
        ----------
        rows_by_level
            How many rows have each level; a row has one level at most.
        epsilon
            What it costs.
        delta
            What it costs besides, above 0.

        Raises
        ------
        RuntimeError
            If more is asked for than is left: a mistake of the program.
        """
        names = sorted(rows_by_level)
        noisy = self.counts(np.array([rows_by_level[name] for name in names]), epsilon)
        threshold = self._threshold(epsilon, delta)
        return tuple(name for name, n in zip(names, noisy, strict=True) if n >= threshold)

    def _threshold(self, epsilon: float, delta: float) -> int:
        if math.isinf(epsilon):
            return 1
        # Pr(1 + noise ≥ t) = a^(t - 1)/(1 + a), a = e^(-1/scale): the chance that a level of one row shows.
        # Where a row is changed a level of one row may go as another comes: both are counted. OpenDP 0.16
        # states this tail one step too small (its threshold itself still passes), so it is ours here
        scale, most = self.scale(epsilon), self.noise.neighbours.value
        return 1 + math.ceil(scale * math.log(most / (delta * (1 + math.exp(-1 / scale)))))

    def release_rows(self) -> None:
        """Pay for the number of rows, where it is not public."""
        if not self._known:
            epsilon = ROWS_SHARE * self.epsilon
            noisy = self.counts(np.array([self._exact]), epsilon)
            self.learn_rows(float(noisy[0]), 2 * self.scale(epsilon) ** 2)

    def learn_rows(self, estimate: float, variance: float) -> None:
        """Take in another estimate of the number of rows, from what was released.

        Parameters
        ----------
        estimate
            Unbiased.
        variance
            Of the noise in it, above 0.
        """
        if self._known:
            return
        # two independent estimates, each weighted by its precision
        share = 1.0 if math.isinf(self._variance) else self._variance / (self._variance + variance)
        self._rows += share * (estimate - self._rows)
        self._variance = variance if share == 1.0 else self._variance * (1 - share)

    def allot(self, epsilon: float) -> PrivacyAccount:
        """Return an account of a part of this one's ε, for one of several steps on the same rows.

        Parameters
        ----------
        epsilon
            The part; it counts as spent.

        Raises
        ------
        RuntimeError
            If more is asked for than is left: a mistake of the program.
        """
        self._charge(epsilon, None)
        part = PrivacyAccount(epsilon, self.noise, self._exact)
        part._known, part._rows, part._variance = self._known, self._rows, self._variance
        return part

    def _charge(self, epsilon: float, of: Sequence[Branch] | None) -> None:
        for branch in (self.whole,) if of is None else of:
            branch.spent += epsilon
            if branch.is_parted or not branch.spent <= self.epsilon * (1 + ROUNDING):
                message = f"{branch.spent} was asked of an account of epsilon {self.epsilon}"
                raise RuntimeError(message)
            self.spent = max(self.spent, branch.spent)
