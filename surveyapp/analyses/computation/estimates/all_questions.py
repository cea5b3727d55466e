"""Estimates of several questions, one after another: rows, warnings and tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from surveyapp.analyses.base.dataset import Reports
from surveyapp.analyses.base.row_reports import CountsOnly
from surveyapp.analyses.computation.estimates.by_family import (
    GroupEstimates,
    estimate_by_counts,
    estimate_by_respondents,
    estimate_supports_by_respondents,
    extra_estimates,
)
from surveyapp.analyses.computation.estimates.control_items import control_estimates
from surveyapp.analyses.computation.estimates.latent_classes import (
    NO_EXTRA_ESTIMATES,
    ExtraEstimates,
)
from surveyapp.analyses.computation.estimates.options import EstimateOptions, needs_one_channel
from surveyapp.analyses.computation.estimates.rows import (
    EstimateRow,
    TestRow,
    group_column,
    mean_row,
    share_rows,
)
from surveyapp.analyses.computation.estimates.simultaneous import margin_options, simultaneous
from surveyapp.designs import Design
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.estimation.cautions import OF_THE_MOST_LIKELY, raised_variances, remarks
from surveyapp.estimation.comparison.simultaneous import SIDAK, SINGLE
from surveyapp.estimation.estimate import Estimate, IntervalMethod
from surveyapp.estimation.sampling.weighted_estimates import Target
from surveyapp.messages.message import Message
from surveyapp.messages.notice import Notice, of_question, said_once
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.survey.types.joint import Joint
from surveyapp.survey.types.number import Number


@dataclass(slots=True)
class QuestionEstimates:
    """What comes of the questions, one after another."""

    rows: list[EstimateRow] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)
    tests: list[TestRow] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _QuestionTask:
    """A question to estimate by groups of ``group``."""

    source: Reports
    question: AskedQuestion
    group: AskedQuestion | None
    options: EstimateOptions

    def warnings(self, group: str, notes: Iterable[str]) -> list[str]:
        """Return sentences about a group; what holds for the whole sample is said once, before all."""
        complex_sample = self.options.complex_sample
        general = (
            set() if complex_sample is None else {Notice(one) for one in complex_sample.cautions}
        )
        return [self.warning(group, one) for one in notes if one not in general]

    def warning(self, group: str, notes: str) -> str:
        """Return a sentence about a group."""
        by = "" if self.group is None else self.group.id
        return of_question(self.question.id, group, notes, by)


def estimate_questions(
    source: Reports,
    questions: Sequence[AskedQuestion],
    group: AskedQuestion | None,
    options: EstimateOptions,
) -> QuestionEstimates:
    """Return the rows, warnings and tests of several questions.

    Parameters
    ----------
    source
        The reports.
    questions
        The questions to estimate, in this order.
    group
        A direct question that forms groups.
    options
        How to estimate.
    """
    result = QuestionEstimates()
    if options.complex_sample is not None:
        result.warnings += map(Notice, options.complex_sample.cautions)
    for question in questions:
        one = _QuestionTask(source, question, group, options)
        if options.target is Target.TOTAL and not isinstance(question.design, Design):
            note = needs_one_channel(question=question.id, design=question.design)
            if len(questions) == 1:
                raise note
            result.warnings.append(Notice(note.message))
        elif isinstance(question, Number):
            _add_means(result, one, question)
        else:
            _add_shares(result, one)
            _add_controlled(result, one)
    result.warnings = said_once(result.warnings)
    result.notes = said_once(result.notes)
    return result


def _add_means(result: QuestionEstimates, task: _QuestionTask, question: Number) -> None:
    from surveyapp.analyses.computation.estimates.means import group_means  # noqa: PLC0415

    for name, made, cautions in group_means(task.source, question, task.group, task.options):
        group = group_column(task.group, name)
        result.warnings += task.warnings(group, cautions)
        result.rows += [mean_row(question, group, one) for one in made]


def _add_shares(result: QuestionEstimates, task: _QuestionTask) -> None:
    if not task.options.is_simultaneous:
        _add_rows_of_shares(result, task)
        return
    question, options = task.question, task.options
    first = len(result.rows)
    together = simultaneous(task.source, question, task.group, options)
    _add_rows_of_shares(result, replace(task, options=replace(options, level=together.each)))
    result.rows[first:] = [
        replace(row, level_each=together.each, joint=together.method) for row in result.rows[first:]
    ]
    if isinstance(question, Joint):
        each = margin_options(question, options)
        result.rows += [
            replace(
                row, level_each=each.level, joint=SINGLE if each.level == options.level else SIDAK
            )
            for row in _margins(result, task, question, each)
        ]


def _margins(
    result: QuestionEstimates, task: _QuestionTask, question: Joint, options: EstimateOptions
) -> list[EstimateRow]:
    """Return the rows of each member; none, with the reason, where only the whole is counted."""
    from surveyapp.analyses.computation.estimates.joint_margins import margin_rows  # noqa: PLC0415

    try:
        return list(margin_rows(task.source, question, task.group, options))
    except CountsOnly as problem:
        result.warnings.append(Notice(problem.message))
        return []


def _add_rows_of_shares(result: QuestionEstimates, task: _QuestionTask) -> None:
    question = task.question
    extra = extra_estimates(question.design, task.source, question, task.group, task.options)
    for name, estimates, cautions in _answers(task, extra):
        group = group_column(task.group, name)
        is_share = task.options.target is not Target.TOTAL
        also = map(Notice, remarks(estimates)) if is_share and not cautions else ()
        result.warnings += task.warnings(group, (*cautions, *also))
        shown = (
            *estimates,
            *(share for _, share in extra.get(name, NO_EXTRA_ESTIMATES).other_shares),
        )
        result.notes += [task.warning(group, Notice(note)) for note in _notes(task, shown)]
        answers = question.answers if estimates else ()
        result.rows += share_rows(question, group, zip(answers, estimates, strict=True))
        others = extra.get(name, NO_EXTRA_ESTIMATES)
        result.rows += share_rows(question, group, others.other_shares)
        result.tests += [TestRow(question.id, group, test) for test in others.tests]
    if isinstance(question, Joint) and not task.options.is_simultaneous:
        result.rows += _margins(result, task, question, task.options)


def _notes(task: _QuestionTask, estimates: Sequence[Estimate]) -> Iterator[Message]:
    """Yield what the numbers are, where nothing is wrong with them."""
    yield from raised_variances(estimates)
    by_profile = any(one.interval.method is IntervalMethod.LIKELIHOOD for one in estimates)
    if by_profile and isinstance(task.question.design, LatentDesign):
        yield Message(OF_THE_MOST_LIKELY)


def _answers(task: _QuestionTask, extra: Mapping[str | None, ExtraEstimates]) -> GroupEstimates:
    source, question, group, options = task.source, task.question, task.group, task.options
    if isinstance(question.design, LatentDesign):
        return ((name, found.answers, found.warnings) for name, found in extra.items())
    if options.complex_sample is None:
        return estimate_by_counts(question.design, source, question, group, options)
    if isinstance(question.design, OracleDesign):
        return estimate_supports_by_respondents(question.design, source, question, group, options)
    return estimate_by_respondents(source, question, group, options.complex_sample, options)


def _add_controlled(result: QuestionEstimates, task: _QuestionTask) -> None:
    """Add the estimates that a control item allows, where there is one."""
    question = task.question
    for name, notes in control_estimates(task.source, question, task.group, task.options):
        group = group_column(task.group, name)
        result.rows += share_rows(question, group, notes.other_shares)
        result.tests += [TestRow(question.id, group, test) for test in notes.tests]
        result.warnings += [task.warning(group, note) for note in notes.warnings]
