"""How often a prediction is right, estimated from randomized labels.

The share of respondents whose label is as predicted is a prevalence: of the answer "as predicted" to a
question that was randomized with the label's own coins.
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs.core.channel import Channel
from surveyapp.designs.core.design import AskableDesign, Design
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.estimation.estimate import Estimate, IntervalMethod
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.closed_form import NoReports, estimate_prevalence
from surveyapp.estimation.prevalence.intervals import checked_level, cut, wald
from surveyapp.estimation.sampling.respondents import (
    UNANSWERED,
    PseudoAnswers,
    coin_variances,
    pseudo_answers,
)
from surveyapp.estimation.sampling.sample_designs import Mask, Sample, lengths_differ
from surveyapp.estimation.sampling.weighted_estimates import WeightedEstimate, estimate_weighted
from surveyapp.learning.base.table import Codes
from surveyapp.learning.local.coded_reports import CodedReports, QuestionReports, encode_reports


def estimate_accuracy(
    predicted: Codes,
    label: QuestionReports,
    *,
    level: float = 0.95,
) -> Estimate:
    """Return Pr(prediction = label) from randomized labels of people who were not learned from.

    A report that supports the own class with probability p and any other one with q supports the
    predicted class with probability q + (p − q)·accuracy, whatever the classes' shares: one channel
    ((p, 1 − p), (q, 1 − q)), with its exact interval. So it is for oracles, ``k_rr`` and direct labels. For
    any other channel the accuracy is the mean of the pseudo-answers B[report, predicted], and the
    interval is Wald's. Both are unbiased.

    Parameters
    ----------
    predicted
        shape (n,); the predicted class of each respondent.
    label
        the label as it was asked; who did not report it is left out.
    level
        of the interval, above 0 and below 1.

    Raises
    ------
    NoReports
        if nobody reported the label.
    UserProblem
        if there are not as many predictions as respondents; if ``level`` is not between 0
        and 1; if the label's design has several samples.
    """
    checked_level(level)
    if len(predicted) != len(label.reports):
        raise lengths_differ(
            reports=len(label.reports), column="predictions", length=len(predicted)
        )
    reports = encode_reports(label)
    if not reports.given.any():
        raise NoReports
    own = predicted[reports.given]
    places = reports.places[reports.given]
    odds = _support(label.design)
    if odds is None:
        return _by_pseudo_answers(label.design, reports, own, level)
    hits = int(np.sum(_supports(label.design, reports)[places, own]))
    return estimate_prevalence(
        _as_predicted(odds),
        (hits, len(own) - hits),
        level=level,
        reports_are_answers=False,
    )[0]


def weighted_accuracy(
    predicted: Codes,
    label: QuestionReports,
    sample: Sample,
    *,
    domain: Mask | None = None,
    level: float = 0.95,
) -> WeightedEstimate:
    """Return Pr(prediction = label) among the people that a weighted, stratified or clustered sample is of.

    The pseudo-answers to "as predicted" of ``estimate_accuracy``, as ``estimate_weighted`` takes a share of
    them.

    Parameters
    ----------
    predicted
        shape (n,); the predicted class of each respondent.
    label
        the label as it was asked; who did not report it is left out.
    sample
        how the n respondents were drawn.
    domain : array of shape (n,)
        who is predicted at all; None: everybody.
    level
        of the interval, above 0 and below 1.

    Raises
    ------
    NoReports
        if nobody in the domain reported the label.
    UserProblem
        if predictions, respondents and sample are not of one length; if ``level`` is not between 0 and 1; if
        the label's design has several samples.
    """
    reports = encode_reports(label)
    if len(predicted) != len(reports.places):
        raise lengths_differ(
            reports=len(reports.places), column="predictions", length=len(predicted)
        )
    own, places = predicted[reports.given], reports.places[reports.given]
    odds = _support(label.design)
    if odds is None:
        pseudo = _scored(label.design, reports, places, own)
    else:
        shown = np.full(len(predicted), UNANSWERED)
        shown[reports.given] = np.where(_supports(label.design, reports)[places, own], 0, 1)
        pseudo = pseudo_answers(_as_predicted(odds), shown)
    return estimate_weighted(pseudo, sample, domain=domain, level=level)[0]


def debiased_confusion(
    predicted: Codes, label: QuestionReports, weights: NDArray[np.float64] | None = None
) -> NDArray[np.float64]:
    """Return how many respondents of each class (row) are predicted as each class (column), unbiased.

    A respondent counts in each row by the pseudo-answer to the label; the prediction is known. With few
    respondents a cell may be below 0. Who did not report the label is left out.

    Parameters
    ----------
    predicted : array of shape (n,)
        the predicted class of each respondent.
    label
        the reports to the label.
    weights : array of shape (n,)
        how often each respondent counts; None: once.

    Raises
    ------
    UserProblem
        if the label's design has several samples.
    """
    reports = encode_reports(label)
    size = len(label.attribute.levels)
    given = np.eye(size)[predicted[reports.given]]
    if weights is not None:
        given *= weights[reports.given, None]
    table: NDArray[np.float64] = reports.pseudo_answers[reports.places[reports.given]].T @ given
    return table


def _support(design: AskableDesign) -> tuple[Fraction, Fraction] | None:
    """Return how often a report supports the own class and any other, where these are two numbers."""
    if isinstance(design, OracleDesign):
        return design.support.own, design.support.other
    assert isinstance(design, Design)  # noqa: S101 - the reports could be coded
    form = design.channel.forced_form()
    if form is None or len(set(form.forced)) > 1:
        return None
    # the own answer is reported as the truth, and also where the forced report happens to be it
    return form.truth + form.forced[0], form.forced[0]


def _as_predicted(odds: tuple[Fraction, Fraction]) -> Channel:
    """Return the channel of two answers: "as predicted" is supported with p, "otherwise" with q."""
    p, q = odds
    return Channel(((p, 1 - p), (q, 1 - q)))


def _supports(design: AskableDesign, reports: CodedReports) -> NDArray[np.bool_]:
    """Return for each different report which classes it supports; a channel's report, its own."""
    if isinstance(design, OracleDesign):
        supports: NDArray[np.bool_] = (reports.likelihoods > 1) == (design.support.slope > 0)
        return supports
    return np.eye(len(reports.likelihoods), dtype=np.bool_)


def _scored(
    design: AskableDesign, reports: CodedReports, places: Codes, predicted: Codes
) -> PseudoAnswers:
    """Return the pseudo-answers to "as predicted" and to "otherwise"; their coins' variances are alike."""
    values, spread = _as_predicted_scores(design, reports, places, predicted)
    right, coins = np.zeros(len(reports.places)), np.zeros(len(reports.places))
    right[reports.given], coins[reports.given] = values, spread
    wrong = np.where(reports.given, 1 - right, 0.0)
    return PseudoAnswers(
        np.column_stack((right, wrong)), np.column_stack((coins, coins)), reports.given
    )


def _as_predicted_scores(
    design: AskableDesign, reports: CodedReports, places: Codes, predicted: Codes
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the pseudo-answer to "as predicted" of each who reported, and the variance by its coins."""
    assert isinstance(design, Design)  # noqa: S101 - oracles support two numbers
    rows, table = matrix(design.channel.rows), reports.pseudo_answers
    # E[B[report, predicted]] is 1 where the true class is as predicted and 0 elsewhere; the coins' variance
    # is debiased like it
    spread = table @ coin_variances(rows, table)
    return table[places, predicted], np.asarray(spread[places, predicted])


def _by_pseudo_answers(
    design: AskableDesign, reports: CodedReports, predicted: Codes, level: float
) -> Estimate:
    """Return the mean pseudo-answer to "as predicted"."""
    places = reports.places[reports.given]
    values, spread = _as_predicted_scores(design, reports, places, predicted)
    n = len(values)
    middle = float(values.mean())
    coins = math.sqrt(max(float(spread.mean()), 0.0) / n)
    # the total variance includes the coins'; estimated from few, it can come out below that
    error = max(float(values.std(ddof=1)) / math.sqrt(n), coins) if n > 1 else None
    bounds = (0.0, 1.0) if error is None else wald(middle, error, level)
    return Estimate(
        prevalence=middle,
        standard_error=error,
        sampling_error=None if error is None else math.sqrt(error**2 - coins**2),
        coin_error=coins,
        interval=cut(bounds, level, IntervalMethod.WALD),
        n=n,
        raw_share=None,
        maximum_likelihood=min(max(middle, 0.0), 1.0),
    )
