"""What a regression returns: coefficients with their uncertainty, and the likelihood they come from."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

import numpy as np
import numpy.typing as npt

from surveyapp.estimation.sampling.linearization import two_sided_p_value

Vector = npt.NDArray[np.float64]
Matrix = npt.NDArray[np.float64]
Codes = npt.NDArray[np.integer]

INTERCEPT = "(intercept)"
TOGETHER = " & "
"""Stands between the answers to several randomized predictors whose joint share an equation is of."""


class StandardErrorKind(Enum):
    """Where the standard errors come from; all agree in large samples if the model holds.

    * ``observed``: inverse of the observed information, minus the second derivative (RRreg; the default).
    * ``expected``: inverse of Fisher's information, averaged over the reports that could be (GLMMRR).
    * ``outer_product``: inverse of Σ sᵢsᵢᵀ of the scores (Berndt, Hall, Hall & Hausman 1974; rr).
    * ``sandwich``: J⁻¹(Σ_g s_g s_gᵀ)J⁻¹·G/(G − 1) with the scores summed by cluster: right for weights
      and clusters, and where the model is wrong (Huber 1967; Binder 1983). The default with either.
    * ``replicates``: the model fitted again with the weights of each replicate (Wolter 2007).
    """

    OBSERVED = "observed"
    EXPECTED = "expected"
    OUTER_PRODUCT = "outer_product"
    SANDWICH = "sandwich"
    REPLICATES = "replicates"


@dataclass(frozen=True, slots=True)
class Coefficient:
    """One coefficient.

    Attributes
    ----------
    term
        the name of its predictor.
    estimate
        its value.
    standard_error
        None where the estimate lies at the end of its range.
    low
        of the interval; None with ``standard_error``.
    high
        of the interval; None with ``standard_error``.
    equation
        what it explains where a model has several equations: a choice, or a nuisance parameter.
    freedom
        degrees of freedom of Student's distribution; None: the normal distribution.
    """

    term: str
    estimate: float
    standard_error: float | None
    low: float | None
    high: float | None
    equation: str = ""
    freedom: int | None = None
    """Of Student's distribution; None: the normal one."""

    @property
    def z(self) -> float | None:
        """Estimate over standard error."""
        return None if not self.standard_error else self.estimate / self.standard_error

    @property
    def p_value(self) -> float | None:
        """Two-sided Wald test of no effect."""
        return None if self.z is None else two_sided_p_value(self.z, self.freedom)


@dataclass(frozen=True, slots=True, eq=False)
class Regression:
    """A fitted model.

    Attributes
    ----------
    coefficients : k values
        of the main equation or, for several choices, of all equations in turn.
    covariance : array of shape (k, k)
        of ``coefficients``, in their order.
    other_parameters
        parameters of other equations and nuisance parameters, on their natural scale.
    log_likelihood
        at the estimates; with weights, of weights scaled to a mean of 1; NaN where the model has none.
    parameters
        number of estimated parameters, for AIC.
    n
        respondents used.
    left_out
        respondents with a missing answer or weight 0.
    errors
        where the standard errors come from.
    rounds
        steps of the search.
    warnings
        sentences to show with the numbers.
    freedom
        degrees of freedom of intervals and tests, Student's; None: the normal distribution.
    """

    coefficients: tuple[Coefficient, ...]
    covariance: Matrix
    other_parameters: tuple[Coefficient, ...]
    log_likelihood: float
    parameters: int
    n: int
    left_out: int
    errors: StandardErrorKind
    rounds: int
    warnings: tuple[str, ...]
    freedom: int | None = None
    """Degrees of freedom of intervals and tests: Student's; None for the normal distribution."""

    @property
    def estimates(self) -> Vector:
        """The coefficients' values."""
        return np.array([one.estimate for one in self.coefficients])

    @property
    def standard_errors(self) -> Vector:
        """The coefficients' standard errors."""
        return np.sqrt(np.diag(self.covariance))

    @property
    def aic(self) -> float:
        """2k − 2ℓ (Akaike 1974)."""
        return 2 * self.parameters - 2 * self.log_likelihood

    @property
    def bic(self) -> float:
        """k·log n − 2ℓ, with n the respondents used (Schwarz 1978)."""
        return self.parameters * math.log(self.n) - 2 * self.log_likelihood


@dataclass(frozen=True, slots=True)
class PredictedValue:
    """A predicted share or mean with its standard error and interval."""

    estimate: float
    standard_error: float
    low: float
    high: float


def wald_coefficients(
    terms: tuple[str, ...],
    estimates: Vector,
    covariance: Matrix,
    half: float,
    equation: str = "",
    *,
    freedom: int | None = None,
) -> tuple[Coefficient, ...]:
    """Return coefficients with Wald intervals.

    Parameters
    ----------
    terms : k texts
        names of the coefficients.
    estimates : array of shape (k,)
        their values.
    covariance : array of shape (k, k)
        of the estimates.
    half
        half width of the intervals, in standard errors.
    equation
        what they explain, where a model has several equations.
    freedom
        degrees of freedom of their tests; None: the normal distribution.
    """
    errors = np.sqrt(np.diag(covariance))
    return tuple(
        Coefficient(
            term, float(b), float(e), float(b - half * e), float(b + half * e), equation, freedom
        )
        for term, b, e in zip(terms, estimates, errors, strict=True)
    )


def share_coefficient(
    term: str,
    logit: float,
    variance: float,
    half: float,
    *,
    equation: str,
    freedom: int | None = None,
) -> Coefficient:
    """Return a probability that was estimated on the logit scale.

    The interval is that of the logit, transformed; the standard error is by the delta method.

    Parameters
    ----------
    term
        the name of the probability.
    logit
        its estimate.
    variance
        of the logit.
    half
        half width of the logit's interval, in standard errors.
    equation
        what the probability belongs to.
    freedom
        degrees of freedom of its test; None: the normal distribution.
    """
    share = 1 / (1 + math.exp(-logit))
    error = math.sqrt(variance)
    # ends of the logit, so that they stay within 0 and 1; d share/d logit = share·(1 − share)
    low, high = (1 / (1 + math.exp(-(logit + s * half * error))) for s in (-1, 1))
    return Coefficient(term, share, share * (1 - share) * error, low, high, equation, freedom)
