"""Multiple imputation of skipped answers behind a channel, and departures from missing at random.

What is missing is the report. So a report is drawn for everybody who skipped: coefficients of the model
first, then the report that its answers and the coins make probable (proper imputation: Rubin 1987, chapter
4). An imputation's estimate is the weighted mean of all pseudo-answers, U its design-based variance. Of M
imputations with the means Q̄ and Ū and the variance B between them, the total is T = Ū + (1 + 1/M)·B; r =
(1 + 1/M)·B/Ū, and the degrees of freedom are those of Barnard & Rubin (1999). Imputing answers in place of
reports would be wrong: U would then have no coins for those who skipped, though what is imputed was learned
through the coins of all others; Rubin's rule needs both to be of one kind (with two coins and a quarter
skipped, T would be more than a quarter too small).

That skipping depends on the answer itself cannot be seen in reports. So the odds of an answer among those
who skipped are multiplied by given ratios (a pattern-mixture model: Rubin 1977; Carpenter & Kenward 2013,
chapter 10): 1 is missing at random.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.estimation.estimate import Interval
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.nonresponse.answer_model import AnswerModel, AskedPeople
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD, z_value
from surveyapp.estimation.prevalence.pseudo_intervals import PseudoMean, interval_of
from surveyapp.estimation.sampling.linearization import t_quantile

Matrix = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class ImputedShare:
    """The share of an answer among all who were asked."""

    estimate: float
    """Q̄."""
    standard_error: float | None
    """√T; None where all lie in one sampled unit."""
    interval: Interval
    """By the score test, at as many people as have the variance T."""
    freedom: float
    """Degrees of freedom ν; infinite where nobody skipped."""
    missing_information: float
    """The part of the information that the skipped answers would have added, from 0 to 1 (Rubin 1987,
    equation 3.1.10)."""


def imputed_share(
    people: AskedPeople,
    model: AnswerModel,
    answer: int,
    *,
    odds_ratio: float = 1.0,
    imputations: int = 50,
    seed: int = 1,
    level: float = 0.95,
    each_round: EachRound = no_rounds,
) -> ImputedShare:
    """Return the share of an answer, with skipped answers imputed.

    Parameters
    ----------
    people
        those who were asked.
    model
        the probabilities of their answers; see ``answer_model``.
    answer : from 0 to t − 1
        whose share it is.
    odds_ratio : above 0, default 1
        how many times as high the odds of ``answer`` are for those who skipped as for others of their
        kind.
    imputations : from 2, default 50
        M.
    seed
        of the draws. Equal seeds draw alike, so that shares at several ratios differ by the ratio alone.
    level : above 0 and below 1, default 0.95
        of the interval.
    each_round
        called at each imputation; may raise to stop.
    """
    rng = np.random.default_rng(seed)
    shares, skipped, rows = people.shares, people.skipped, matrix(people.channel.rows)
    table = matrix(people.channel.debiasing())[:, answer]
    values = people.pseudo_answers(table)
    means, variances = np.empty(imputations), np.empty(imputations)
    for round_ in range(imputations):
        each_round()
        answers = tilted(model.probabilities(model.drawn(rng)), answer, odds_ratio)
        values[skipped] = table[_drawn(answers @ rows, rng)]
        means[round_] = shares @ values
        variance = people.sample.variance(shares * (values - means[round_]))
        variances[round_] = np.nan if variance is None else variance
    combined = combine(means, variances, float(max(people.sample.among(people.asked)[1], 1)))
    return ImputedShare(
        combined.estimate,
        None if np.isnan(combined.variance) else float(np.sqrt(combined.variance)),
        _interval(people, table, answer, combined, level),
        combined.freedom,
        combined.missing_information,
    )


def _drawn(chances: Matrix, rng: np.random.Generator) -> npt.NDArray[np.intp]:
    """Return the place of one event drawn in each row of probabilities."""
    reached = rng.random(len(chances))[:, None] >= chances.cumsum(axis=1)
    # the last column is 1 but for rounding
    return np.asarray(reached[:, :-1].sum(axis=1))


def tilted(chances: Matrix, answer: int, odds_ratio: float) -> Matrix:
    """Return probabilities in which the odds of one answer are ``odds_ratio`` times as large.

    Parameters
    ----------
    chances : array of shape (m, t)
        the probabilities of the answers, row by row.
    answer : from 0 to t − 1
        whose odds grow; the other answers keep their proportions.
    odds_ratio : above 0
        the factor.
    """
    raised = chances.copy()
    raised[:, answer] *= odds_ratio
    return np.asarray(raised / raised.sum(axis=1, keepdims=True))


@dataclass(frozen=True, slots=True)
class CombinedEstimate:
    """Rubin's combination of M imputations."""

    estimate: float
    """Q̄, the mean of the estimates."""
    variance: float
    """T = Ū + (1 + 1/M)·B."""
    freedom: float
    """ν; infinite where the imputations agree and the sample has no limit."""
    missing_information: float
    """(r + 2/(ν + 3))/(r + 1); 0 where the imputations agree."""


def combine(
    estimates: npt.ArrayLike, variances: npt.ArrayLike, complete: float = np.inf
) -> CombinedEstimate:
    """Combine the estimates of several imputations (Rubin 1987; Barnard & Rubin 1999).

    Parameters
    ----------
    estimates : array of shape (M,), M from 2
        of each imputation.
    variances : array of shape (M,), from 0
        of each imputation, as if its answers had been given.
    complete : above 0, default infinite
        degrees of freedom that the estimate would have if nobody had skipped.
    """
    found = np.asarray(estimates, dtype=np.float64)
    within = float(np.asarray(variances, dtype=np.float64).mean())
    between = (1 + 1 / len(found)) * float(np.var(found, ddof=1))
    total = within + between
    if between <= 1e-15 * total or total == 0:
        return CombinedEstimate(float(found.mean()), total, complete, 0.0)
    share = between / total
    # Rubin's ν = (M − 1)/λ² is of endless samples; ν cannot exceed that of the complete sample
    freedom = (len(found) - 1) / share**2
    if np.isfinite(complete):
        observed = (complete + 1) / (complete + 3) * complete * (1 - share)
        freedom = 1 / (1 / freedom + (1 / observed if observed > 0 else np.inf))
    ratio = between / within if within > 0 else np.inf
    information = (ratio + 2 / (freedom + 3)) / (ratio + 1) if np.isfinite(ratio) else 1.0
    return CombinedEstimate(float(found.mean()), total, float(freedom), float(information))


def _interval(
    people: AskedPeople, table: Matrix, answer: int, combined: CombinedEstimate, level: float
) -> Interval:
    """Return the score interval at as many people of a simple sample as would have the variance T."""
    if np.isnan(combined.variance):
        return interval_of(PseudoMean(combined.estimate, None), DEFAULT_METHOD, level)
    seconds = matrix(people.channel.rows) @ table**2
    own, other = float(seconds[answer]), float(np.delete(seconds, answer).max(initial=0.0))
    share = min(max(combined.estimate, 0.0), 1.0)
    simple = share * own + (1 - share) * other - share**2
    asked = float(people.asked.sum())
    freedom = None if np.isinf(combined.freedom) else max(round(combined.freedom), 1)
    stretch = t_quantile(level, freedom) / z_value(level)
    effective = min(simple / combined.variance, asked) if combined.variance > 0 else asked
    mean = PseudoMean(
        combined.estimate,
        combined.variance,
        stretch=stretch,
        n=effective / stretch**2 if simple > 0 else asked,
        moments=(own, other),
    )
    return interval_of(mean, DEFAULT_METHOD, level)
