"""The level of each interval where those of all answers of a question are to hold together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import singledispatch

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import Reports
from surveyapp.analyses.computation.estimates.options import EstimateOptions, group_domain
from surveyapp.analyses.computation.estimates.rows import EstimateRow
from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.estimation.comparison.simultaneous import MAX_T, SIDAK, Simultaneous
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.closed_form import NoReports, unbiased_and_likely
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice, of_question
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.survey.types.joint import Joint


def simultaneous(
    source: Reports, question: AskedQuestion, group: AskedQuestion | None, options: EstimateOptions
) -> Simultaneous:
    """Return the level of each interval, so that those of all answers in a group hold together.

    Of several groups it is the largest that one of them needs.

    Parameters
    ----------
    source
        The reports.
    question
        A question with answers that can be listed.
    group
        A direct question that forms groups.
    options
        How to estimate; its level is that of all together.
    """
    return _of_design(question.design, source, question, group, options)


MAX_T_SAYS = QT_TRANSLATE_NOOP(
    "messages",
    "the intervals have a joint confidence of {level}: each alone has {each}, "
    "by the joint normal distribution of the estimates (maximum of |t|).",
)
SIDAK_SAYS = QT_TRANSLATE_NOOP(
    "messages",
    "the intervals have a joint confidence of at least {level}: each alone has "
    "{each}, by Šidák's bound.",
)
JOINT_NOTES = {MAX_T: MAX_T_SAYS, SIDAK: SIDAK_SAYS}


def level_notes(rows: Iterable[EstimateRow], level: float) -> Iterator[Notice]:
    """Yield of each question how its intervals hold together.

    Parameters
    ----------
    rows
        Estimates with simultaneous intervals.
    level
        The level of all together.
    """
    found = {row.question: row for row in rows if row.joint in JOINT_NOTES}
    for question, row in found.items():
        yield of_question(question, "", level_note(row.joint, row.level_each or level, level))


def level_note(joint: str, each: float, level: float) -> Notice:
    """Return how intervals hold together, as a sentence.

    Parameters
    ----------
    joint
        ``max_t`` or ``sidak``.
    each
        the level of each interval.
    level
        the level of all together.
    """
    facts = {"level": amounts.level(level), "each": f"{100 * each:.2f} %"}
    return Notice(Message(JOINT_NOTES[joint], facts))


def margin_options(question: Joint, options: EstimateOptions) -> EstimateOptions:
    """Return the options for the members of a joint question: by Šidák's bound for the largest of them."""
    largest = max(question.sizes)
    each = Simultaneous.of_number(1 if largest == 2 else largest, options.level).each
    return replace(options, level=each)


def answer_covariance(channel: Channel, counts: NDArray[np.integer]) -> NDArray[np.float64]:
    """Return how the estimates of the answers covary in a simple sample, at the most likely shares.

    Cov(π̂) = Bᵀ·(diag λ − λλᵀ)·B/n with λ = π̃·P and B the debiasing matrix.

    Parameters
    ----------
    channel : t answers by r reports
        the design's channel.
    counts : length r
        how often each report was given.

    Raises
    ------
    NoReports
        if there are none.
    """
    likely = unbiased_and_likely(channel, counts)[2]
    shares = likely @ matrix(channel.rows)
    scores = matrix(channel.debiasing())
    apart = scores - shares @ scores
    return np.asarray((shares * apart.T) @ apart / int(np.sum(counts)))


@singledispatch
def _of_design(
    _design: AskableDesign,
    _source: Reports,
    question: AskedQuestion,
    _group: AskedQuestion | None,
    options: EstimateOptions,
) -> Simultaneous:
    """By Šidák's bound: how supports of answers covary is not estimated."""
    return Simultaneous.of_number(len(question.answers), options.level)


@_of_design.register
def _(
    _design: LatentDesign,
    _source: Reports,
    _question: AskedQuestion,
    _group: AskedQuestion | None,
    options: EstimateOptions,
) -> Simultaneous:
    """Two answers, which are one estimate."""
    return Simultaneous.of_number(1, options.level)


@_of_design.register
def _(
    design: Design,
    source: Reports,
    question: AskedQuestion,
    group: AskedQuestion | None,
    options: EstimateOptions,
) -> Simultaneous:
    from surveyapp.estimation.sampling.linearization import SampleReports  # noqa: PLC0415

    answers = len(question.answers)
    unknown = Simultaneous.of_number(1 if answers == 2 else answers, options.level)
    found = []
    codes = {}
    sample = options.endless_sample
    if options.complex_sample is not None:
        if sample is None:
            return unknown
        codes = source.codes((question,) if group is None else (question, group))
    for name, counts in source.counts(question, group).items():
        covariance: NDArray[np.float64] | None = None
        try:
            if sample is None:
                covariance = answer_covariance(design.channel, counts)
            else:
                inside = group_domain(codes, group, name)
                shown = codes[question.id]
                shown = shown if inside is None else np.where(inside, shown, np.int32(-1))
                scores = matrix(design.channel.debiasing())
                covariance = SampleReports.of(shown, sample).covariance(scores)
        except NoReports:  # the rows of the question say so
            continue
        if covariance is not None:
            found.append(Simultaneous.of_correlations(covariance, options.level))
    return max(found, key=lambda one: one.each, default=unknown)
