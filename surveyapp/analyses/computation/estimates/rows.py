"""Rows of estimates: of shares and of means, with the columns that files have."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from surveyapp.analyses.base.filter import EVERYBODY, Filter
from surveyapp.analyses.computation.estimates.combined_lists import CombinedList
from surveyapp.estimation.estimate import Estimate
from surveyapp.messages.notice import Notice, of_question
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.survey.types.number import Number

if TYPE_CHECKING:
    from surveyapp.analyses.computation.estimates.latent_classes import DesignTest
    from surveyapp.estimation.means import MeanEstimate

FROM_REPORTS, FROM_COINS = "reports", "coins"
"""What a standard error comes from."""

MEAN, HARMLESS_MEAN = "mean", "mean of the harmless question"
"""The answers of rows that are means."""
TOTAL = "total"
"""The answer of a row that was a mean, where people are counted."""
NOT_ANSWERED = "(not answered)"
"""The group of those who did not answer the grouping question; no choice can have this id."""


@dataclass(frozen=True, slots=True)
class GroupMean:
    """The mean of one group; ``naive`` is the uncorrected mean of the reports."""

    answer: str
    estimate: MeanEstimate
    naive: float | None


@dataclass(frozen=True, slots=True)
class EstimateRow:
    """One answer of one question in one group. ``epsilon`` None is infinite; ``raw`` is the naive share.

    Where ``is_mean``, all is in the units of a number question's answers, and not a share.

    ``se_from`` is ``FROM_COINS`` where the reports varied less than the coins alone make them, so that ``se``
    is the coins' part; else ``FROM_REPORTS``; empty where there is no ``se``.

    An ``answer`` in round brackets, like ``(cheaters)``, is no answer but another share.
    """

    question: str
    answer: str
    group: str
    design: str
    n: int
    estimate: float
    se: float | None
    se_sampling: float | None
    se_coins: float | None
    low: float | None
    high: float | None
    interval: str
    mle: float | None
    epsilon: float | None
    raw: float | None
    is_mean: bool = False
    se_from: str = ""
    level_each: float | None = None
    joint: str = ""
    """Of simultaneous intervals the level of each, and how it was found."""
    is_total: bool = False
    """Whether it is a number of people, or a total, and no share or mean."""

    @property
    def is_other_share(self) -> bool:
        """Whether it is a share of no answer."""
        from surveyapp.analyses.computation.estimates.latent_classes import other_share_name  # noqa: PLC0415

        return self.answer == other_share_name(self.answer[1:-1])

    @property
    def is_decided(self) -> bool:
        """Whether a filter decides the share: no method makes its bounds, which are the share itself."""
        return not self.interval and self.low is not None


@dataclass(frozen=True, slots=True)
class CurveRow:
    """The estimate of one answer, if the share ``non_adherence`` had not followed the instruction."""

    question: str
    answer: str
    group: str
    design: str
    model: str
    non_adherence: float
    n: int
    estimate: float
    se: float | None
    low: float | None
    high: float | None
    interval: str
    mle: float | None


@dataclass(frozen=True, slots=True)
class PosteriorRow:
    """Pr(answer | report) at the estimated shares; ``share`` is Pr(answer), before the report is known.

    ``low`` and ``high`` are its values at the ends of the share's interval, where there are two answers; with
    more it depends on all shares together.
    """

    question: str
    group: str
    report: str
    answer: str
    share: float
    probability: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True, slots=True)
class EstimateTable:
    """Estimates with what they come from.

    ``warnings`` are sentences about groups left out, or to be read with care; ``tests`` are of the designs;
    ``notes`` say who was asked for with ``where``, whose are the ``interviews``, and what the numbers are.
    """

    survey: Survey
    interviews: int
    rows: tuple[EstimateRow, ...]
    warnings: tuple[str, ...]
    tests: tuple[TestRow, ...] = ()
    notes: tuple[str, ...] = ()
    where: Filter = EVERYBODY
    used: tuple[str, ...] = ()
    """Sentences on the project's weights, strata and clusters, where these were used."""
    curves: tuple[CurveRow, ...] = ()
    """The estimates if some respondents had not followed the instruction, where this was asked for."""
    posterior: tuple[PosteriorRow, ...] = ()
    """What one report says about whoever gave it, where this was asked for."""
    source_notes: tuple[str, ...] = ()
    """Those of ``notes`` that are on where the reports come from."""
    combined: CombinedList = CombinedList()
    """A list experiment together with the same question asked directly, where this was asked for."""
    by: str | None = None
    """The question that forms groups."""
    is_complex_sample: bool = False
    """Whether weights, strata or clusters were used."""

    @property
    def remarks(self) -> tuple[str, ...]:
        """What to know about the numbers: notes that are not on where they come from, and the tests."""
        own = (note for note in self.notes if note not in self.source_notes)
        return (*own, *(test.sentence for test in self.tests))


@dataclass(frozen=True, slots=True)
class TestRow:
    """A test of the design of one question in one group."""

    __test__ = False

    question: str
    group: str
    test: DesignTest

    @property
    def hypothesis(self) -> str:
        """What is tested."""
        return self.test.hypothesis

    @property
    def symbol(self) -> str:
        """Which statistic it is."""
        return self.test.symbol

    @property
    def statistic(self) -> float:
        """How far the reports are from the hypothesis."""
        return self.test.statistic

    @property
    def df(self) -> int:
        """Degrees of freedom."""
        return self.test.degrees

    @property
    def p_value(self) -> float:
        """The probability of such a statistic if the hypothesis is true."""
        return self.test.p_value

    @property
    def sentence(self) -> Notice:
        """What the test found of the question, or of the group."""
        return of_question(self.question, self.group, self.test.sentence)


def group_column(group: AskedQuestion | None, name: str | None) -> str:
    """Return the value of the column ``group``: empty without groups, ``NOT_ANSWERED`` for those without one.

    Parameters
    ----------
    group
        The direct question that forms groups.
    name
        The answer that forms the group, or None.
    """
    return NOT_ANSWERED if group is not None and name is None else name or ""


def share_rows(
    question: AskedQuestion, group: str, estimates: Iterable[tuple[str, Estimate]]
) -> list[EstimateRow]:
    """Return the rows of estimated shares.

    Parameters
    ----------
    question
        The question.
    group
        The value of the column ``group``.
    estimates
        The name of each share with its estimate.
    """
    epsilon = question.design.privacy_loss
    return [
        EstimateRow(
            question=question.id,
            answer=answer,
            group=group,
            design=question.design.name,
            n=one.n,
            estimate=one.prevalence,
            se=one.standard_error,
            se_sampling=one.sampling_error,
            se_coins=one.coin_error,
            low=one.interval.low,
            high=one.interval.high,
            interval=one.interval.method.value,
            mle=one.maximum_likelihood,
            epsilon=None if math.isinf(epsilon) else epsilon,
            raw=one.raw_share if question.reports == question.answers else None,
            se_from=_origin(one.standard_error, is_raised=one.raised_from is not None),
        )
        for answer, one in estimates
    ]


def mean_row(question: Number, group: str, mean: GroupMean) -> EstimateRow:
    """Return the row of an estimated mean.

    Parameters
    ----------
    question
        The number question.
    group
        The value of the column ``group``.
    mean
        The mean.
    """
    one, epsilon = mean.estimate, question.design.privacy_loss
    return EstimateRow(
        question=question.id,
        answer=mean.answer,
        group=group,
        design=question.design.name,
        n=one.n,
        estimate=one.value,
        se=one.standard_error,
        se_sampling=one.sampling_error,
        se_coins=one.coin_error,
        low=None if one.interval is None else one.interval.low,
        high=None if one.interval is None else one.interval.high,
        interval="" if one.interval is None else one.interval.method.value,
        mle=None,
        epsilon=None if math.isinf(epsilon) else epsilon,
        raw=mean.naive,
        is_mean=True,
        se_from=_origin(one.standard_error, is_raised=one.raised_from is not None),
    )


def _origin(error: float | None, *, is_raised: bool) -> str:
    if error is None:
        return ""
    return FROM_COINS if is_raised else FROM_REPORTS


def as_population_totals(table: EstimateTable, population: int) -> EstimateTable:
    """Return the estimates as numbers of people: N·π for a share, N·μ for the mean of a number.

    N is known, so standard errors and both ends of an interval are N times those of the share.

    Parameters
    ----------
    table
        Estimates of shares and means.
    population
        The number N of people in the population.
    """
    return replace(table, rows=tuple(_times(row, population) for row in table.rows))


def _times(row: EstimateRow, people: int) -> EstimateRow:
    def times(value: float | None) -> float | None:
        return None if value is None else people * value

    return replace(
        row,
        answer=TOTAL if row.is_mean and row.answer == MEAN else row.answer,
        estimate=people * row.estimate,
        se=times(row.se),
        se_sampling=times(row.se_sampling),
        se_coins=times(row.se_coins),
        low=times(row.low),
        high=times(row.high),
        mle=times(row.mle),
        raw=times(row.raw),
        is_total=True,
    )
