"""Synthetic tables from the reports of a survey alone: nobody's answers are needed, and no ε is spent.

Of people with randomized reports nothing but these is known. Unbiased tables of every two questions follow
from them, and synthetic rows are drawn from the distribution that fits these as far as the coins let see.
Questions that were asked directly are fitted as they were answered. Whether a question was answered is
recorded openly, so a question that can be skipped, or that not everybody is asked, has blanks as often as
there; where a lot drew who is asked, everybody gets an answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.data.questions import no_such_question
from surveyapp.analyses.data.report_counts import distinct_reports
from surveyapp.analyses.data.tally_reports import NotInTotals, TallyReports
from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.table import Attribute, CodedTable
from surveyapp.learning.joint.distribution import Joint
from surveyapp.learning.local.class_tables import Times
from surveyapp.learning.local.coded_reports import QuestionReports, encode_reports
from surveyapp.learning.local.report_marginals import AnswerReports, fit_reports
from surveyapp.learning.synthetic.synthesizer import too_few_attributes
from surveyapp.messages.message import msg
from surveyapp.options import OptionProblem
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.models.local_learning import (
    attribute_of,
    has_one_channel,
    learnable,
    same_questions,
    spent_epsilon,
)
from surveyapp.services.models.synthesis import Method, SynthesisOptions, write_rows
from surveyapp.services.models.training import local_lines, with_sample
from surveyapp.services.models.training_table import always_answered
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion


@dataclass(frozen=True, slots=True, eq=False)
class ReportSynthesis:
    """A distribution of the answers behind a survey's reports, and what must be known of it."""

    joint: Joint
    """What synthetic rows are drawn from."""
    card: ModelCard
    """Which reports, of how many respondents, and what ε these have."""
    unprotected: tuple[str, ...]
    """Columns that were asked directly."""
    left_out: tuple[str, ...]
    """Questions that a synthetic table cannot have: they have no list of answers, or no single channel."""
    warnings: tuple[str, ...] = ()
    """What to be careful about."""

    @property
    def respondents(self) -> int:
        """How many gave the reports."""
        return self.card.rows or 0

    def draw(self, making: SynthesisOptions) -> CodedTable:
        """Return synthetic rows: as many as respondents, if nothing else is asked for.

        Parameters
        ----------
        making
            how many, and their seed.
        """
        return self.joint.draw(making.rows or self.respondents, np.random.default_rng(making.seed))

    @property
    def lines(self) -> Sequence[tuple[str, str]]:
        """What is known of it, as names and values."""
        direct = [f"{', '.join(self.unprotected)}: {DIRECT}"] if self.unprotected else []
        left_out = [f"{', '.join(self.left_out)}: {NO_LIST}"] if self.left_out else []
        return [
            ("data", self.card.data),
            *local_lines(self.card),
            ("price", FREE),
            *(("not protected", line) for line in direct),
            *(("left out", line) for line in left_out),
        ]


OF_TABLES = ("predictors", "copies", "quality")
"""Options that only a table of true values has."""
FREE = "nothing: the table is computed from the reports alone, and is as private as they are"
DIRECT = "asked directly, so epsilon does not count these answers"
NO_LIST = "there is no single answer from a list behind each report"


def synthesize_reports(
    request: SourceRequest,
    out: Path,
    making: SynthesisOptions | None = None,
    progress: Progress = no_progress,
) -> tuple[int, ReportSynthesis]:
    """Write a synthetic table from reports alone; return its number of rows, and what it was drawn from.

    Parameters
    ----------
    request
        collection files, a project, or a table of recorded reports with its survey.
    out
        where the synthetic table goes.
    making
        how; by default every pair of columns.
    progress
        called at each step.

    Raises
    ------
    SurveyAppError
        as ``open_source`` and ``learn_reports`` say.
    Cancelled
        when ``progress`` raises it.
    """
    making = making or SynthesisOptions()
    progress(0, 3)
    with open_source(request) as source:
        progress(1, 3)
        found = learn_reports(source, making)
        warnings = *source.refused, *source.warnings
        found = replace(found, card=with_sample(found.card, source), warnings=warnings)
    progress(2, 3)
    made = found.draw(making)
    write_rows(out, made)
    return len(made), found


def learn_reports(source: Dataset, making: SynthesisOptions) -> ReportSynthesis:
    """Return the distribution of the answers behind the reports of an open source.

    Parameters
    ----------
    source
        the reports.
    making
        which columns, and whether every pair or the label's alone.

    Raises
    ------
    NotInTotals
        if there are no single reports.
    OptionProblem
        if a forest is asked for.
    UserProblem
        if a question is not there or has no answers of a list; if fewer than two are left.
    """
    if isinstance(source.source, TallyReports):
        raise NotInTotals(
            msg(
                "A synthetic table is made of reports one by one, and totals that trustees opened hold none."
            )
        )
    if making.way is Method.FOREST:
        reason = msg("a forest needs a table of true values; choose another, or leave it out")
        raise OptionProblem("method", reason)
    for name in OF_TABLES:
        if getattr(making, name) is not None:
            reason = msg("it is for a table of true values; leave it out")
            raise OptionProblem(name, reason)
    survey = source.survey
    asked = _every(survey)
    usable = [one for one in asked if one.columns]
    known = synthetic_columns(survey)
    names = known if making.columns is None else tuple(dict.fromkeys(making.columns))
    if len(known) < 2:
        raise too_few_attributes(columns=len(known))
    for name in (*names, *(() if making.label is None else (making.label,))):
        if name not in known:
            raise no_such_question(survey=survey.id, question=name, known=", ".join(known))
    used = [one for one in usable if not set(names).isdisjoint(one.columns)]
    if len(names) < 2:
        raise too_few_attributes(columns=len(names))
    questions = [one.question for one in used]
    every, times = _reports(source, used, names)
    label = None
    if making.label is not None and making.label in names:
        label = names.index(making.label)
    is_star = making.way is Method.NAIVE_BAYES and label is not None
    attributes = tuple(_attribute(survey, used, name) for name in names)
    joint = fit_reports(attributes, every, times, label, pairs_only=is_star)
    card = ModelCard(
        data=f"reports of the survey {survey.id}, version {survey.version}",
        rows=source.source.interviews,
        epsilon=spent_epsilon(survey, questions),
        neighbours="local",
        design=", ".join(f"{q.id}: {q.design.name}" for q in questions),
    )
    direct = {name for one in used if not one.question.design.is_randomized for name in one.columns}
    return ReportSynthesis(
        joint,
        card,
        tuple(name for name in names if name in direct),
        tuple(one.question.id for one in asked if not one.columns)
        if making.columns is None
        else (),
    )


def synthetic_columns(survey: Survey) -> tuple[str, ...]:
    """Return what can be a column of a synthetic table.

    Parameters
    ----------
    survey
        of the reports.
    """
    return tuple(dict.fromkeys(name for one in _every(survey) for name in one.columns))


def _every(survey: Survey) -> list[_Asked]:
    return [_Asked.of(survey, q) for q in survey.without_repeats().recorded_questions]


@dataclass(frozen=True, slots=True)
class _Asked:
    """A recorded question and the columns of the table that its reports are about, in their order."""

    question: AskedQuestion
    columns: tuple[str, ...]

    @staticmethod
    def of(survey: Survey, question: AskedQuestion) -> _Asked:
        members: Sequence[AskedQuestion] = ()
        if has_one_channel(question):
            members = question.answered_together or ((question,) if question.is_member else ())
        return _Asked(question, tuple(_column(survey, member.id) for member in members))

    def reports(self, names: Sequence[str], asked: QuestionReports) -> AnswerReports:
        """Return what was reported about those of the columns that are wanted."""
        coded = encode_reports(asked)
        members = self.question.answered_together
        if members:
            sizes = (len(member.answers) for member in members)
            table = coded.pseudo_answers.reshape(-1, *sizes)
            dropped = [n for n, name in enumerate(self.columns, start=1) if name not in names]
            table = table.sum(axis=tuple(dropped)).reshape(len(table), -1)
            coded = replace(coded, pseudo_answers=table)
        wanted = tuple(names.index(name) for name in self.columns if name in names)
        return AnswerReports(wanted, coded)


def _column(survey: Survey, name: str) -> str:
    """Return the first of the members of joint questions that ask the same: they are about one column.

    Questions that are asked by themselves are columns of their own, also in the same words.
    """
    same = same_questions(survey, name)
    alone = [q.id for q in survey.recorded_questions if q.id in same]
    if len(alone) > 1 or same.isdisjoint(member.id for member in survey.members):
        return name
    return next(one.id for one in learnable(survey) if one.id in same)


def _attribute(survey: Survey, used: Sequence[_Asked], name: str) -> Attribute:
    """Return a column; it has blanks where its only question may be skipped or is not for everybody."""
    about = [one.question for one in used if name in one.columns]
    often = Counter(column for one in used for column in one.columns)
    always = always_answered(survey)
    by_lot = {asked for group in survey.groups for asked in group.of}
    (question, *more) = about
    is_blank = not more and question.id not in by_lot and question.id not in always
    if question.answered_together:
        # a joint question is skipped as a whole, so its columns have blanks together or not at all
        is_blank &= all(
            often[each] == 1 for one in used if one.question is question for each in one.columns
        )
    own = next(one for one in learnable(survey) if one.id == name)
    return replace(attribute_of(own), can_be_missing=is_blank)


def _reports(
    source: Dataset, used: Sequence[_Asked], names: Sequence[str]
) -> tuple[list[AnswerReports], Times | None]:
    found, times = distinct_reports(source, [one.question for one in used])
    every = []
    for one in used:
        question = one.question
        answers = Attribute(question.id, tuple(map(str, range(question.design.answer_count))))
        asked = QuestionReports(answers, question.design, found[question.id])
        every.append(one.reports(names, asked))
    return every, times
