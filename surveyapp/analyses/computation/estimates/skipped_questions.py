"""Who skipped a question, by group; and its shares with the skipped answers imputed.

A skip is seen openly, so its share needs no coins. What would have been answered does: see
``estimation/nonresponse``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.progress import Progress, count_rounds, no_progress
from surveyapp.analyses.data.asked import (
    are_drawn,
    asked_combinations,
    has_report,
    was_asked,
)
from surveyapp.analyses.data.questions import (
    direct_question,
    recorded_question,
    required_channel,
)
from surveyapp.analyses.data.tally_reports import NotInTotals, TallyReports
from surveyapp.designs.channels.direct import Direct
from surveyapp.errors import UserProblem
from surveyapp.estimation.cancellation import EachRound
from surveyapp.estimation.comparison.cross_tables import estimate_joint, weighted_joint
from surveyapp.estimation.comparison.independence import independence_test
from surveyapp.estimation.estimate import Estimate
from surveyapp.estimation.nonresponse.answer_model import AnswerModel, AskedPeople, answer_model
from surveyapp.estimation.nonresponse.bounds import share_bounds
from surveyapp.estimation.nonresponse.imputation import imputed_share
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence
from surveyapp.estimation.sampling.sample_designs import StratifiedSample, stratified
from surveyapp.estimation.sampling.weighted_prevalence import weighted_prevalence
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

SKIPPED, ANSWERED, NOT_ASKED = 0, 1, -1
"""What is known openly of each interview and question."""
_OPENLY = Direct(2).channel

ONLY_SKIPPED = QT_TRANSLATE_NOOP(
    "messages",
    "Everybody with {answer} at {known} skipped {question}, so nothing is known of them: they "
    "count as the largest group does.",
)


@dataclass(frozen=True, slots=True)
class SkippedRow:
    """How many of those who were asked a question skipped it.

    ``group`` is empty in the row of everybody, whose ``p_value`` tests that all groups skip equally often.
    """

    question: str
    by: str
    group: str
    asked: int
    skipped: int
    share: float
    low: float
    high: float
    p_value: float | None = None


@dataclass(frozen=True, slots=True)
class ImputedRow:
    """The share of an answer among all who were asked.

    ``reported`` is among those who gave a report; ``estimate`` has the skipped reports imputed as missing at
    random; ``least`` and ``most`` assume nothing of them, ``widest_low`` and ``widest_high`` are the interval
    of the share then.
    """

    question: str
    answer: str
    n: int
    skipped: int
    reported: float
    estimate: float
    se: float | None
    low: float
    high: float
    missing_information: float
    least: float
    most: float
    widest_low: float | None
    widest_high: float | None


@dataclass(frozen=True, slots=True)
class DepartureRow:
    """The share of an answer if its odds were ``odds_ratio`` times as large for those who skipped."""

    question: str
    answer: str
    odds_ratio: float
    estimate: float
    se: float | None
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class SkippedQuestions:
    """Who skipped, and what that may have done to the estimates."""

    survey: Survey
    skipped: tuple[SkippedRow, ...]
    imputed: tuple[ImputedRow, ...]
    departures: tuple[DepartureRow, ...]
    warnings: tuple[str, ...]
    remarks: tuple[Notice, ...] = ()
    is_complex_sample: bool = False
    """Whether weights, strata or clusters were used."""


@dataclass(frozen=True, slots=True)
class Imputation:
    """How skipped reports are imputed.

    Attributes
    ----------
    given
        ids of the direct questions that skipping and answers may depend on; none: nothing is imputed.
    odds_ratios
        by how much the odds of an answer may be larger for those who skipped.
    imputations
        how many.
    seed
        of the draws.
    """

    given: tuple[str, ...]
    odds_ratios: tuple[float, ...]
    imputations: int
    seed: int


def skipped_questions(
    opened: Dataset,
    questions: Sequence[str],
    *,
    by: str | None = None,
    imputation: Imputation,
    level: float = 0.95,
    progress: Progress = no_progress,
) -> SkippedQuestions:
    """Return who skipped each question, and its shares with the skipped reports imputed.

    Parameters
    ----------
    opened
        The reports.
    questions
        Their ids.
    by
        The id of a direct question that forms groups.
    imputation
        How skipped reports are imputed.
    level : between 0 and 1
        Confidence level of the intervals.
    progress
        Called at each round; their number is not known.

    Raises
    ------
    UserProblem
        if a question is unknown, one of a random few, or has no list of answers where it is to be imputed; if
        what is given is randomized or one of the questions; if a model cannot be fitted.
    NotInTotals
        if the reports are totals.
    Cancelled
        when ``progress`` raises it.
    """
    if isinstance(opened.source, TallyReports):
        raise NotInTotals(
            msg(
                "Who skipped is seen in interviews one by one, and totals that trustees opened hold none."
            )
        )
    asked = [_asked_question(opened.survey, name) for name in questions]
    group = None if by is None else direct_question(opened.survey, by)
    known = [_known(opened.survey, name, questions) for name in imputation.given]
    each_round = count_rounds(progress)
    skipped: list[SkippedRow] = []
    imputed: list[_ImputedAnswer] = []
    remarks: list[Notice] = []
    codes = opened.codes(known) if known else {}
    for question in asked:
        each_round()
        tallied = _tallied(opened, question, group)
        skipped += _skipped(opened, question, group, tallied, level)
        if not known or not (tallied.openly == SKIPPED).any():
            continue
        people = AskedPeople(
            required_channel(question),
            opened.codes((question,))[question.id],
            _openly(opened, question) != NOT_ASKED,
            [codes[one.id] for one in known],
            opened.complex_sample or stratified(np.ones(opened.source.interviews)),
        )
        model = answer_model(people, each_round=each_round)
        remarks += _only_skipped(question, known, model.is_alone)
        imputed += _imputed(question, people, model, imputation, level=level, each_round=each_round)
    return SkippedQuestions(
        opened.survey,
        tuple(skipped),
        tuple(one.row for one in imputed),
        tuple(row for one in imputed for row in one.departures),
        (*opened.warnings, *opened.cautions),
        tuple(remarks),
        is_complex_sample=opened.complex_sample is not None,
    )


class _ImputedAnswer(NamedTuple):
    """The imputed share of an answer, and how it departs where those who skipped are others."""

    row: ImputedRow
    departures: tuple[DepartureRow, ...]


def _imputed(
    question: AskedQuestion,
    people: AskedPeople,
    model: AnswerModel,
    imputation: Imputation,
    *,
    level: float,
    each_round: EachRound,
) -> Iterator[_ImputedAnswer]:
    """Yield each answer's share; of yes and no only that of yes, from which the other follows."""
    plain = weighted_prevalence(
        people.channel, people.reports, people.sample, domain=people.asked, level=level
    )
    for place, answer in enumerate(question.answers[: 1 if people.channel.answers == 2 else None]):
        shares = {
            ratio: imputed_share(
                people,
                model,
                place,
                odds_ratio=ratio,
                imputations=imputation.imputations,
                seed=imputation.seed,
                level=level,
                each_round=each_round,
            )
            for ratio in dict.fromkeys((1.0, *imputation.odds_ratios))
        }
        bounds, at_random = share_bounds(people, place, level=level), shares[1.0]
        row = ImputedRow(
            question=question.id,
            answer=answer,
            n=int(people.reported.sum()),
            skipped=int(people.skipped.sum()),
            reported=plain.estimates[place].prevalence,
            estimate=at_random.estimate,
            se=at_random.standard_error,
            low=at_random.interval.low,
            high=at_random.interval.high,
            missing_information=at_random.missing_information,
            least=bounds.least,
            most=bounds.most,
            widest_low=bounds.low,
            widest_high=bounds.high,
        )
        departures = (
            DepartureRow(
                question.id,
                answer,
                ratio,
                share.estimate,
                share.standard_error,
                share.interval.low,
                share.interval.high,
            )
            for ratio, share in sorted(shares.items())
        )
        yield _ImputedAnswer(row, tuple(departures))


def _asked_question(survey: Survey, name: str) -> AskedQuestion:
    question = recorded_question(survey, name)
    if question.id in are_drawn(survey):
        raise UserProblem(
            msg(
                "Each respondent is asked a random few of the questions that {question} is one of, and which "
                "is not recorded: nobody knows who skipped it. Leave it out.",
                question=question.id,
            )
        )
    return question


def _known(survey: Survey, name: str, questions: Sequence[str]) -> AskedQuestion:
    if name in questions:
        raise UserProblem(
            msg(
                "{question} is both looked at and taken as known. Name it once.",
                question=name,
            )
        )
    return direct_question(survey, name)


def _openly(opened: Dataset, question: AskedQuestion) -> NDArray[np.int32]:
    """Return of each interview whether a question was skipped, answered or not asked."""
    found = np.where(has_report(question, opened.source), ANSWERED, SKIPPED)
    # a report without the question having been asked cannot be: who reported was asked
    is_there = was_asked(question, opened.survey, opened.source) | (found == ANSWERED)
    return np.where(is_there, found, NOT_ASKED).astype(np.int32)


@dataclass(frozen=True, slots=True, eq=False)
class _Tallied:
    """Whether a question was skipped, the place of the group, and how many interviews are so."""

    openly: NDArray[np.int32]
    groups: NDArray[np.int32]
    often: NDArray[np.int64]

    def inside(self, place: int) -> NDArray[np.int32]:
        """Return ``openly`` where the group is this one; others were not asked."""
        return np.where(self.groups == place, self.openly, NOT_ASKED).astype(np.int32)

    def counts(self, openly: NDArray[np.int32]) -> NDArray[np.int64]:
        """Return how many skipped and how many answered, by place."""
        counted = openly != NOT_ASKED
        return np.bincount(openly[counted], self.often[counted], minlength=2).astype(np.int64)


def _tallied(opened: Dataset, question: AskedQuestion, group: AskedQuestion | None) -> _Tallied:
    """Return each interview of a complex sample; of a simple one counts of those that are alike."""
    if opened.complex_sample is not None:
        openly = _openly(opened, question)
        places = openly if group is None else opened.codes((group,))[group.id]
        return _Tallied(openly, places, np.ones(len(openly), dtype=np.int64))
    known = {} if group is None else {answer: place for place, answer in enumerate(group.answers)}
    alike = [
        (
            ANSWERED if is_answered else SKIPPED if is_asked else NOT_ASKED,
            known.get(cell, -1),
            count,
        )
        for cell, is_asked, is_answered, count in asked_combinations(
            question, opened.survey, opened.source, group
        )
    ]
    columns = np.array(alike, dtype=np.int64).reshape(-1, 3).T
    return _Tallied(columns[0].astype(np.int32), columns[1].astype(np.int32), columns[2])


def _skipped(
    opened: Dataset,
    question: AskedQuestion,
    group: AskedQuestion | None,
    tallied: _Tallied,
    level: float,
) -> Iterator[SkippedRow]:
    """Yield the row of everybody, and one of each group in which somebody was asked."""
    openly = tallied.openly
    if not (openly != NOT_ASKED).any():
        raise UserProblem(
            msg("Nobody was asked {question}, so nobody skipped it.", question=question.id)
        )
    sample = opened.complex_sample
    by = "" if group is None else str(group.id)
    p_value = None if group is None else _equally(tallied, len(group.answers), sample)
    everybody = tallied.counts(openly)
    share = _share(openly, everybody, sample, level)
    yield _row((question.id, by, ""), everybody, share, p_value=p_value)
    for place, name in enumerate(() if group is None else group.answers):
        inside = tallied.inside(place)
        if (inside != NOT_ASKED).any():
            counts = tallied.counts(inside)
            share = _share(inside, counts, sample, level)
            yield _row((question.id, by, name), counts, share)


def _row(
    of: tuple[str, str, str],
    counts: NDArray[np.int64],
    share: Estimate,
    *,
    p_value: float | None = None,
) -> SkippedRow:
    return SkippedRow(
        *of,
        asked=int(counts.sum()),
        skipped=int(counts[SKIPPED]),
        share=share.prevalence,
        low=share.interval.low,
        high=share.interval.high,
        p_value=p_value,
    )


def _share(
    openly: NDArray[np.int32],
    counts: NDArray[np.int64],
    sample: StratifiedSample | None,
    level: float,
) -> Estimate:
    """Return the share of those who skipped, as that of a direct question."""
    if sample is not None:
        return weighted_prevalence(_OPENLY, openly, sample, level=level).estimates[SKIPPED]
    return estimate_prevalence(_OPENLY, counts, level=level)[SKIPPED]


def _equally(tallied: _Tallied, size: int, sample: StratifiedSample | None) -> float | None:
    """Return the p-value of all groups skipping equally often; None where there is nothing to compare."""
    channels = (Direct(max(size, 2)).channel, _OPENLY)
    groups, openly = tallied.groups, tallied.openly
    both = (groups >= 0) & (openly >= 0)
    if len(np.unique(groups[both])) < 2 or len(np.unique(openly[both])) < 2:
        return None
    if sample is None:
        counts = np.zeros((channels[0].reports, 2), dtype=np.int64)
        np.add.at(counts, (groups[both], openly[both]), tallied.often[both])
        test = independence_test(estimate_joint(channels, counts))
    else:
        test = independence_test(weighted_joint(channels, (groups, openly), sample))
    return None if test is None else test.p_value


def _only_skipped(
    question: AskedQuestion, known: Sequence[AskedQuestion], alone: Sequence[tuple[int, int]]
) -> Iterator[Notice]:
    for place, level in alone:
        one = known[place]
        answer = one.answers[level] if level >= 0 else msg("no answer")
        facts = {"question": question.id, "known": one.id, "answer": answer}
        yield Notice(Message(ONLY_SKIPPED, facts))
