"""A simple random sample whose respondents are counted: one row for all with the same reports."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.estimation.sampling.sample_designs import Mask, sample_cautions, stratum_too_small
from surveyapp.messages.message import Message

Vector = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class TalliedSample:
    """The variance is that of ``StratifiedSample`` with one stratum and no clusters: (1 − f)·n·s².

    Raises
    ------
    UserProblem
        if there are more respondents than people.
    """

    times: Vector
    """How many respondents each row is."""
    population: int | None = None
    """Number of people they were drawn from; None is endless."""

    def __post_init__(self) -> None:
        if self.population is not None and self.population < self.units:
            raise stratum_too_small(stratum="1", population=self.population, sampled=self.units)

    @property
    def weights(self) -> Vector:
        """1: all count alike."""
        return np.ones(len(self.times))

    @property
    def fractions(self) -> Vector:
        """f, the same of all."""
        return np.full(len(self.times), self._fraction)

    @property
    def units(self) -> int:
        """Number of respondents."""
        return int(self.times.sum())

    @property
    def freedom(self) -> int:
        """One less."""
        return self.units - 1

    @property
    def cautions(self) -> tuple[Message, ...]:
        """What is unusual about the sample."""
        return sample_cautions((None,), np.array([self.units]), 0)

    def among(self, members: Mask) -> tuple[int, int]:
        """Return the number of respondents in the rows that are ``members``, and one less.

        Parameters
        ----------
        members : array of shape (m,)
            True for the rows to look at.
        """
        units = int(self.times[members].sum())
        return units, units - (units > 0)

    def variance(
        self,
        expanded: Vector,
        shares: Vector | None = None,  # noqa: ARG002 - what is linearized needs none
    ) -> float | None:
        """Return (1 − f)·n/(n − 1)·Σ (z − z̄)², z of each respondent; None for one of more people.

        Parameters
        ----------
        expanded : array of shape (m,)
            z of a respondent in each row.
        shares : array of shape (m,), default None
            e of a respondent in each row.
        """
        if self.units == 1:
            return 0.0 if self._fraction == 1 else None
        return (1 - self._fraction) * self._spread(expanded)

    def variance_replaced(self, expanded: Vector) -> float | None:
        """Return the variance with f = 0; None for one respondent.

        Parameters
        ----------
        expanded : array of shape (m,)
            z of a respondent in each row.
        """
        return None if self.units == 1 else self._spread(expanded)

    @property
    def _fraction(self) -> float:
        return 0.0 if self.population is None else self.units / self.population

    def _spread(self, expanded: Vector) -> float:
        n = self.units
        apart = expanded - self.times @ expanded / n
        return float(n / (n - 1) * (self.times @ apart**2))
