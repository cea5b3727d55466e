"""Means of number questions, as rows of their own among the estimates."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import singledispatch

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import NumberRows, Reports
from surveyapp.analyses.computation.estimates.options import EstimateOptions, needs_one_channel
from surveyapp.analyses.computation.estimates.rows import HARMLESS_MEAN, MEAN, GroupMean
from surveyapp.analyses.data.questions import design_called
from surveyapp.analyses.data.report_counts import number_rows
from surveyapp.designs import AskableDesign
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.errors import UserProblem
from surveyapp.estimation.means import (
    ImpossibleNumber,
    TooFewInSample,
    estimate_mean,
    estimate_two_means,
)
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.sampling.sample_designs import StratifiedSample
from surveyapp.messages import notice
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.survey.types.number import Number

Mask = NDArray[np.bool_]


def group_means(
    source: Reports, question: Number, group: AskedQuestion | None, options: EstimateOptions
) -> Iterator[tuple[str | None, Sequence[GroupMean], Sequence[str]]]:
    """Yield for each group its name, its means and the cautions.

    Parameters
    ----------
    source
        The reports.
    question
        A number question.
    group
        A direct question that forms groups.
    options
        How to estimate.

    Yields
    ------
    (name, means, cautions)
        No means where nobody in the group answered; the name is None for those without a group.

    Raises
    ------
    UserProblem
        if a design of two samples is asked about with a population.
    """
    rows = number_rows(source, question, group, is_counted=options.complex_sample is None)
    yield from means_of_members(question, rows, groups_of_rows(rows, group), options)


def means_of_members(
    question: AskedQuestion,
    rows: NumberRows,
    groups: Iterable[tuple[str | None, Mask]],
    options: EstimateOptions,
) -> Iterator[tuple[str | None, Sequence[GroupMean], Sequence[str]]]:
    """Yield the same of groups whose rows are known.

    Parameters
    ----------
    question
        A number question.
    rows
        Its reports.
    groups
        For each group its name, and which rows are of it.
    options
        How to estimate.

    Yields
    ------
    (name, means, cautions)
        See ``group_means``.
    """
    for name, members in groups:
        try:
            task = _MeanTask(question, rows, members, options)
            made, cautions = _estimate(question.design, task)
        except (NoReports, TooFewInSample, ImpossibleNumber) as problem:
            yield name, (), (Notice(problem.message),)
        else:
            yield name, made, cautions


def groups_of_rows(
    rows: NumberRows, group: AskedQuestion | None
) -> Iterator[tuple[str | None, Mask]]:
    """Yield each group's name, and which rows are of it; last those who answered and have no group.

    Parameters
    ----------
    rows
        The reports.
    group
        The question that forms groups, of which they were read; None: all are one group.
    """
    if group is None:
        yield None, np.ones(len(rows.reports), dtype=np.bool_)
        return
    for code, name in enumerate(group.reports):
        yield name, rows.group == code
    without_group = rows.group < 0
    if np.any(without_group & ~np.isnan(rows.reports)):
        yield None, without_group


@dataclass(frozen=True, slots=True, eq=False)
class _MeanTask:
    """The reports of one question, of the ``members`` of one group."""

    question: AskedQuestion
    rows: NumberRows
    members: Mask
    options: EstimateOptions

    @property
    def given(self) -> Mask:
        """Which rows are of the group and answered."""
        return self.members & ~np.isnan(self.rows.reports)


GroupMeans = tuple[Sequence[GroupMean], Sequence[str]]


@singledispatch
def _estimate(design: AskableDesign, task: _MeanTask) -> GroupMeans:
    """Estimate as the design's family does."""
    raise TypeError(f"no mean for {design.name}", task.question.id)


@_estimate.register
def _(design: QuantitativeDesign, task: _MeanTask) -> GroupMeans:
    options = task.options
    made = estimate_mean(
        design,
        task.rows.reports,
        times=task.rows.often if options.complex_sample is None else None,
        sample=options.complex_sample,
        population=options.population,
        domain=task.members,
        method=options.interval_of_means,
        level=options.level,
    )
    cautions = [Notice(caution) for caution in made.cautions]
    if made.coins_are_bound and made.coin_error > 0:
        cautions.append(Notice(Message(notice.SPREAD_UNKNOWN, {})))
    return (GroupMean(MEAN, made, _naive(task)),), cautions


@_estimate.register
def _(design: GreenbergQuantitative, task: _MeanTask) -> GroupMeans:
    options = task.options
    if options.population is not None:
        raise UserProblem(
            msg(
                "{question} has the design {design}, which divides its respondents into two "
                "samples: leave out the population size, or choose another question.",
                question=task.question.id,
                design=design_called(design),
            )
        )
    if not task.given.any():
        raise NoReports
    # coins draw the two samples anew however many of all people are asked: no fraction tells that
    sample = options.complex_sample
    if isinstance(sample, StratifiedSample):
        sample = sample.endless()
    elif sample is not None:
        raise needs_one_channel(question=task.question.id, design=design)
    made = estimate_two_means(
        design,
        task.rows.reports,
        task.rows.sample,
        times=task.rows.often if sample is None else None,
        sample=sample,
        domain=task.members,
        method=options.interval_of_means,
        level=options.level,
    )
    return (
        GroupMean(MEAN, made.sensitive, None),
        GroupMean(HARMLESS_MEAN, made.harmless, None),
    ), tuple(map(Notice, made.sensitive.cautions))


def _naive(task: _MeanTask) -> float | None:
    """Return what one reads who forgets the coins: the mean of the reports, weighted as the answers are."""
    reports, complex_sample = task.rows.reports, task.options.complex_sample
    each = task.rows.often if complex_sample is None else complex_sample.weights
    weights = np.where(task.given, each, 0.0)
    total = float(np.sum(weights))
    return float(weights[task.given] @ reports[task.given]) / total if total > 0 else None
