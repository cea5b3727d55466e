"""Prevalences from weighted, stratified or clustered respondents, in the form that ``prevalence`` gives."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.estimate import Estimate, IntervalMethod
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.estimation.sampling.respondents import UNANSWERED, pseudo_answers
from surveyapp.estimation.sampling.sample_designs import Mask, Sample, Vector
from surveyapp.estimation.sampling.weighted_estimates import (
    Target,
    WeightedEstimate,
    estimate_weighted,
    likely_shares,
)
from surveyapp.messages.message import Message


@dataclass(frozen=True, slots=True)
class WeightedPrevalence:
    """One estimate for each answer, and what to know beside them."""

    estimates: tuple[Estimate, ...]
    cautions: tuple[Message, ...]


def weighted_prevalence(
    channel: Channel,
    reports: Sequence[int] | npt.NDArray[np.integer],
    sample: Sample,
    *,
    target: Target = Target.SHARE,
    population: float | None = None,
    domain: Sequence[bool] | Mask | None = None,
    method: IntervalMethod = DEFAULT_METHOD,
    level: float = 0.95,
) -> WeightedPrevalence:
    """Return the prevalences in ``domain`` (or of all): ``estimate_weighted``'s shares, or its totals.

    The raw share and the most likely prevalences come from the weighted counts of reports. With all
    weights 1, no strata, no clusters, no domain and nobody silent this is ``estimate_prevalence``; else
    the chance of falling into the domain counts, a factor of n/(n − 1) over m/(m − 1) for m of n.

    Parameters
    ----------
    channel : t answers by r reports
        the design's channel.
    reports : length n
        one a respondent, from 0; −1 where nothing was answered.
    sample : n respondents
        how they were drawn.
    target : default ``SHARE``
        what is estimated; of a ``TOTAL`` all numbers are numbers of people.
    population : above 0, default None
        N; needed for ``SHARE_OF_POPULATION``.
    domain : length n, default None
        who belongs to the group; None: all.
    method
        of the intervals.
    level : above 0 and below 1, default 0.95
        of the intervals.

    Raises
    ------
    NoReports, ImpossibleReport, UserProblem
        as ``estimate_weighted`` does.
    """
    pseudo = pseudo_answers(channel, reports)
    shares = estimate_weighted(
        pseudo,
        sample,
        target=target,
        population=population,
        domain=domain,
        method=method,
        level=level,
    )
    counts = weighted_counts(channel, np.asarray(reports), sample.weights, domain)
    people = float(counts.sum()) if target is Target.TOTAL else 1.0
    likely = people * likely_shares(channel, counts, channel.debiasing())
    raw = people * counts / counts.sum() if channel.answers == channel.reports else None
    estimates = tuple(
        as_estimate(share, float(likely[a]), None if raw is None else float(raw[a]))
        for a, share in enumerate(shares)
    )
    unique_cautions = dict.fromkeys(
        (c.template, tuple(c.facts.items())) for s in shares for c in s.cautions
    )
    return WeightedPrevalence(
        estimates, tuple(Message(s, dict(facts)) for s, facts in unique_cautions)
    )


def weighted_counts(
    channel: Channel,
    reports: npt.NDArray[np.integer],
    weights: Vector,
    domain: Sequence[bool] | Mask | None,
) -> Vector:
    """Return the summed weights of each report in ``domain`` (or of all); the unanswered are left out.

    Parameters
    ----------
    channel : t answers by r reports
        the design's channel.
    reports : array of shape (n,)
        from 0; −1 where nothing was answered.
    weights : array of shape (n,), at least 0
        of the respondents.
    domain : length n
        who belongs to the group; None: all.
    """
    inside = reports != UNANSWERED
    if domain is not None:
        inside &= np.asarray(domain, dtype=np.bool_)
    counts = np.bincount(reports[inside], weights=weights[inside], minlength=channel.reports)
    return np.asarray(counts, dtype=np.float64)


def as_estimate(share: WeightedEstimate, likely: float, raw: float | None) -> Estimate:
    """Return a weighted share in the form that ``prevalence`` gives.

    Parameters
    ----------
    share
        one answer's weighted estimate.
    likely : from 0 to 1
        its most likely prevalence.
    raw : from 0 to 1
        weighted share of reports that read as the answer; None: reports are not answers.
    """
    return Estimate(
        prevalence=share.estimate,
        standard_error=share.standard_error,
        sampling_error=share.sampling_error,
        coin_error=share.coin_error,
        interval=share.interval,
        n=share.n,
        raw_share=raw,
        maximum_likelihood=likely,
        raised_from=share.raised_from,
    )
