"""Estimates of a dataset: one question after another, with what is to be said of them.

Without weights, strata and clusters a question needs only the counts of its reports; with them it needs
every respondent's. Both ways end in the same rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from surveyapp.analyses.base.dataset import Dataset, Reports
from surveyapp.analyses.base.row_reports import CountsOnly
from surveyapp.analyses.computation.estimates.all_questions import (
    QuestionEstimates,
    estimate_questions,
)
from surveyapp.analyses.computation.estimates.filtered_answers import with_decided_shares
from surveyapp.analyses.computation.estimates.non_adherence import NonAdherence, sensitivity_curves
from surveyapp.analyses.computation.estimates.options import EstimateOptions
from surveyapp.analyses.computation.estimates.rows import CurveRow, EstimateTable
from surveyapp.analyses.data.questions import direct_question, recorded_question
from surveyapp.analyses.data.sample_design import Inclusion
from surveyapp.errors import UserProblem
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.mean_interval import MeanInterval
from surveyapp.estimation.sampling.resampling import OF_PAIRS
from surveyapp.estimation.sampling.sample_designs import Sample
from surveyapp.estimation.sampling.weighted_estimates import Target
from surveyapp.messages import notice
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion


@dataclass(frozen=True, slots=True, eq=False)
class WantedEstimates:
    """What is to be estimated, and how."""

    question: str | None = None
    """The id of the only question to estimate; None estimates all."""
    by: str | None = None
    """The id of a direct question that forms groups."""
    method: IntervalMethod | None = None
    """Interval of shares; None is the usual one of the design."""
    mean_method: MeanInterval | None = None
    """Interval of means; None follows ``method``."""
    level: float = 0.95
    """Between 0 and 1: Confidence level of the intervals."""
    population: int | None = None
    """Number of people in the population, for the finite population correction; of a sample with inclusion
    probabilities, what its totals are divided by."""
    inclusion: Inclusion | None = None
    """What the column of weights is, if it has inclusion probabilities; None: weights."""
    non_adherence: NonAdherence | None = None
    """Which sensitivity curves to compute; None: none."""
    is_simultaneous: bool = False
    """Whether the intervals of all answers of a question hold together with ``level``."""
    is_total: bool = False
    """Whether numbers of people are estimated, by the weights, and not shares."""


def estimates_of(data: Dataset, wanted: WantedEstimates) -> EstimateTable:
    """Return one row for each answer of each question, by groups.

    Parameters
    ----------
    data
        The reports with their sample design.
    wanted
        What is to be estimated, and how.

    Raises
    ------
    UserProblem
        if there is nothing to estimate like that; if the sample does not fit.
    """
    survey = data.survey
    group = None if wanted.by is None else direct_question(survey, wanted.by)
    _check_population(data, wanted)
    options = _options(data, wanted)
    every = _asked(survey, wanted.question, group)
    left_out = set.intersection(*(set(names) for _, names in data.absent)) if data.absent else set()
    asked = [q for q in every if q.id not in left_out]
    made, curves, uncounted = _made(data.everybody.source, asked, group, options, wanted)
    rows, decided = with_decided_shares(made.rows, survey, data.where)
    return EstimateTable(
        survey,
        data.source.interviews,
        tuple(replace(row, is_total=True) for row in rows) if wanted.is_total else rows,
        (
            *data.warnings,
            *_without_column(data, [q.id for q in every]),
            *_unanswered(data.source, survey),
            *uncounted,
            *made.warnings,
        ),
        tuple(made.tests),
        (*data.notes, *decided, *made.notes, *curves.notes),
        data.where,
        used=data.used,
        curves=curves.rows,
        source_notes=data.notes,
        by=wanted.by,
        is_complex_sample=bool(data.used or (data.everybody.named and wanted.inclusion is None)),
    )


def _options(data: Dataset, wanted: WantedEstimates) -> EstimateOptions:
    """Return how to estimate: the sample by inclusion probabilities, or as it is."""
    drawn, inclusion = data.everybody, wanted.inclusion
    sample: Sample | None = drawn.sample
    if inclusion is not None:
        if drawn.rows is None:
            raise UserProblem(
                msg("Inclusion probabilities need a table (.csv) with a column of them.")
            )
        sample = inclusion.sample(drawn.rows)
    target, size = Target.SHARE, None
    if inclusion is not None and wanted.population is not None and inclusion.how not in OF_PAIRS:
        target, size = Target.SHARE_OF_POPULATION, wanted.population
    return EstimateOptions(
        sample,
        None if inclusion is not None else wanted.population,
        wanted.method,
        wanted.level,
        wanted.mean_method,
        wanted.is_simultaneous,
        _total(sample) if wanted.is_total else target,
        size,
    )


def _total(sample: Sample | None) -> Target:
    if sample is None:
        raise UserProblem(
            msg(
                "How many people the respondents represent is not known: give the size of "
                "the population, or weights."
            )
        )
    return Target.TOTAL


@dataclass(frozen=True, slots=True)
class _Curves:
    """Sensitivity curves, where they are wanted, and notes on questions without one."""

    rows: tuple[CurveRow, ...] = ()
    notes: tuple[Notice, ...] = ()


def _made(
    source: Reports,
    asked: Sequence[AskedQuestion],
    group: AskedQuestion | None,
    options: EstimateOptions,
    wanted: WantedEstimates,
) -> tuple[QuestionEstimates, _Curves, list[str]]:
    """Return the estimates, and sentences on questions for which counts do not suffice."""
    try:
        return (*_together(source, asked, group, options, wanted), [])
    except CountsOnly:
        if wanted.question is not None:
            raise
    if group is not None:
        source.counts(group)  # what is wrong with the groups is no fault of the questions
    made, uncounted = QuestionEstimates(), []
    rows: list[CurveRow] = []
    notes: list[Notice] = []
    for question in asked:
        try:
            one, curves = _together(source, (question,), group, options, wanted)
        except CountsOnly as problem:
            uncounted.append(str(problem))
            continue
        made.rows += one.rows
        made.warnings += one.warnings
        made.tests += one.tests
        made.notes += one.notes
        rows += curves.rows
        notes += curves.notes
    return made, _Curves(tuple(rows), tuple(notes)), uncounted


def _together(
    source: Reports,
    asked: Sequence[AskedQuestion],
    group: AskedQuestion | None,
    options: EstimateOptions,
    wanted: WantedEstimates,
) -> tuple[QuestionEstimates, _Curves]:
    made = estimate_questions(source, asked, group, options)
    if wanted.non_adherence is None:
        return made, _Curves()
    return made, _Curves(*sensitivity_curves(source, asked, group, options, wanted.non_adherence))


def _without_column(data: Dataset, asked: Sequence[str]) -> Iterator[Notice]:
    if not data.absent:
        return
    from surveyapp.analyses.data.tally_reports import TallyReports  # noqa: PLC0415

    why = notice.NO_TALLY if isinstance(data.source, TallyReports) else notice.NO_COLUMN
    for file, names in data.absent:
        questions = [name for name in names if name in asked]
        if questions:
            facts = {"file": file, "questions": ", ".join(questions)}
            yield Notice(Message(why, facts))


def _unanswered(source: Reports, survey: Survey) -> Iterator[Notice]:
    """Yield how many drawn questions of each group were skipped; of which question is not recorded."""
    for group in survey.groups:
        skipped = source.unanswered(group)
        if skipped:
            asked = group.size * source.interviews
            facts = {"skipped": skipped, "asked": asked, "questions": ", ".join(group.of)}
            yield Notice(Message(notice.SKIPPED, facts))


def _check_population(data: Dataset, wanted: WantedEstimates) -> None:
    """Refuse the size of a population where groups, a filter or the sample leave nobody to divide by it."""
    if wanted.population is None:
        return
    named = () if wanted.inclusion is not None else data.everybody.named
    by = ("--by",) if wanted.by is not None else ()
    where = ("--where",) if data.where else ()
    for option in (*by, *named, *where):
        raise UserProblem(
            msg(
                "The population size applies to a simple random sample of everybody; leave "
                "out {option}, or the population size. How many people there are in each "
                "group, stratum or cluster is not known.",
                option=option,
            )
        )


def _asked(
    survey: Survey, question: str | None, group: AskedQuestion | None
) -> tuple[AskedQuestion, ...]:
    if question is None:
        asked = tuple(one for one in survey.recorded_questions if one.is_estimated)
    else:
        asked = (recorded_question(survey, question),)
        if not asked[0].is_estimated:
            raise UserProblem(
                msg(
                    "{question} has neither shares nor a mean to estimate. Describe it instead.",
                    question=question,
                )
            )
    return tuple(one for one in asked if group is None or one.id != group.id)
