"""The people of a rehearsal: how many are supposed to have each answer, and how they are drawn.

What nobody supposes is the worst case. Of a randomized question with listed answers that is the share
of the first answer at which its estimate varies most, the others dividing the rest evenly; without
coins all answers are as frequent; of several choices each is chosen by every second; of a number half
of the people are at each end of the scale. Given the mean of a number, all people are at the ends too:
no others with that mean vary more.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.computation.estimates.latent_classes import other_share_name
from surveyapp.analyses.computation.estimates.rows import MEAN
from surveyapp.analyses.data.nuisance_parameters import Nuisances, known_nuisances
from surveyapp.analyses.data.questions import (
    answer_index,
    direct_question,
    recorded_question,
    required_channel,
)
from surveyapp.designs import AskableDesign
from surveyapp.designs.core.scale import Scale
from surveyapp.designs.core.typed_numbers import NotANumber, typed_number
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.errors import UserProblem
from surveyapp.estimation.planning.target import precisions_of
from surveyapp.estimation.simulated_reports import Answers
from surveyapp.messages.message import msg
from surveyapp.services.simulation.entered_answers import EnteredWords, drawn_sets
from surveyapp.services.simulation.respondents import true_shares
from surveyapp.storage.files.csv_tables import TableProblem
from surveyapp.storage.tables.reader import read_cells
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.survey.types.multiple_choice import MultipleChoice
from surveyapp.survey.types.words import WordsQuestion

Shares = NDArray[np.float64]
COLUMNS = ("question", "answer", "prevalence")
"""The columns of a table of supposed prevalences: those of the truth.csv that ``simulate`` writes."""
STEPS = 200
NEARLY = 1e-6


def rehearsal_problem(*, reason: object) -> UserProblem:
    """What is to be rehearsed does not fit."""
    return UserProblem(msg("The survey cannot be rehearsed: {reason}.", reason=reason))


Supposed = Mapping[tuple[str, str], float]
"""Prevalences (of a number the mean) by question and answer."""


@dataclass(frozen=True, slots=True)
class SupposedDifference:
    """Supposed: in the group ``first`` of ``by``, ``answer`` is ``difference`` more frequent than elsewhere.

    ``second`` is the group that ``first`` is compared with. The prevalence of all people together stays
    the supposed one.
    """

    question: str
    answer: str
    by: str
    first: str
    second: str
    difference: float


@dataclass(frozen=True, slots=True, eq=False)
class SupposedPopulation:
    """The shares of answers by question; of a number the share at the upper end; and what differs."""

    survey: Survey
    shares: Mapping[str, Shares]
    nuisances: Nuisances
    differences: tuple[SupposedDifference, ...] = ()

    def draw(self, size: int, rng: np.random.Generator) -> dict[str, Answers]:
        """Return the true answers of ``size`` people, coded as ``services.simulate`` does."""
        differing = {one.question: one for one in self.differences}
        asked = sorted(
            self.survey.recorded_questions, key=lambda question: question.id in differing
        )
        answers: dict[str, Answers] = {}
        for question in asked:
            one = differing.get(question.id)
            answers[question.id] = (
                _draw_answers(question, self.shares[question.id], size, rng)
                if one is None
                else self._draw_by_group(one, answers[one.by], rng)
            )
        return answers

    def _draw_by_group(
        self, difference: SupposedDifference, groups: Answers, rng: np.random.Generator
    ) -> Answers:
        answers = np.zeros(len(groups), dtype=np.int64)
        for place, shares in enumerate(self.by_group(difference)):
            members = groups == place
            answers[members] = rng.choice(len(shares), size=int(members.sum()), p=shares)
        return answers

    def by_group(self, difference: SupposedDifference) -> list[Shares]:
        """Return the shares of the answers in each group.

        Raises
        ------
        UserProblem
            if a share would be below 0 or above 1.
        """
        question, by = (
            self.survey.question(difference.question),
            self.survey.question(difference.by),
        )
        place, first = question.answers.index(difference.answer), by.answers.index(difference.first)
        of_first = float(self.shares[difference.by][first])
        shares = self.shares[difference.question]
        higher = float(shares[place]) + difference.difference * (1 - of_first)
        lower = float(shares[place]) - difference.difference * of_first
        for share in (higher, lower):
            if not 0 <= share <= 1:
                reason = msg(
                    "with a difference of {difference} the share of {answer} at {question} "
                    "would be {share} in a group; suppose a smaller difference, or another "
                    "share",
                    difference=f"{difference.difference:g}",
                    answer=difference.answer,
                    question=difference.question,
                    share=f"{share:.4g}",
                )
                raise rehearsal_problem(reason=reason)
        return [
            _moved(shares, place, higher if group == first else lower)
            for group in range(len(by.answers))
        ]

    def truth(self, question: AskedQuestion) -> dict[tuple[str, str], float]:
        """Return what estimates should come to, by the question and answer that they are named by.

        Of several choices with limits it is what is drawn before the limits are kept.
        """
        shares = self.shares[question.id]
        if question.number_scale is not None:
            low, high = question.number_scale.ends
            return {(question.id, MEAN): low + (high - low) * float(shares[0])}
        if isinstance(question, MultipleChoice):
            return {
                (question.id, answer): float(share)
                for answer, share in zip(question.answers, shares, strict=True)
            }
        given = self.nuisances.get(question.id, {})
        truths: dict[tuple[str, str], float] = {
            (question.id, name): share
            for name, share in true_shares(question, shares.tolist(), given)
        }
        return truths | dict(_margins(question, shares))


def supposed_population(
    survey: Survey,
    supposed: Supposed,
    nuisances: Nuisances,
    differences: Sequence[SupposedDifference] = (),
) -> SupposedPopulation:
    """Return people as ``supposed``, or else of the worst case.

    Raises
    ------
    UserProblem
        if prevalences are none, or do not sum to 1; if the survey has no such question or
        answer.
    """
    taken = {name: dict(given) for name, given in nuisances.items()}
    by_question: dict[str, dict[str, float]] = {}
    for (name, answer), share in supposed.items():
        question = recorded_question(survey, name)
        if _is_nuisance(question, answer):
            taken.setdefault(name, {}).setdefault(answer[1:-1], Fraction(str(share)))
        elif answer != other_share_name(answer[1:-1]):
            by_question.setdefault(name, {})[answer] = share
    shares: dict[str, Shares] = {
        q.id: _shares(q, by_question.get(q.id, {}), taken.get(q.id, {}))
        for q in survey.recorded_questions
    }
    made = SupposedPopulation(survey, shares, taken, tuple(differences))
    for one in differences:
        made.by_group(one)
    return made


def _is_nuisance(question: AskedQuestion, answer: str) -> bool:
    return answer == other_share_name(answer[1:-1]) and answer[1:-1] in known_nuisances(
        question.design
    )


def read_difference(
    survey: Survey, by: str, written: str, groups: Sequence[str] | None
) -> SupposedDifference:
    """Return what ``QUESTION=D`` or ``QUESTION:ANSWER=D`` supposes; without an answer it is the first one.

    Without ``groups`` the first two are compared.

    Raises
    ------
    UserProblem
        if it cannot be understood; if it names what is not there.
    """
    group = direct_question(survey, by)
    what, _, number = written.rpartition("=")
    name, _, answer = what.partition(":")
    share = _number(number)
    if not name or not -1 <= share <= 1:
        reason = msg(
            "{written} is not a difference; write QUESTION=0.1, from -1 to 1", written=written
        )
        raise rehearsal_problem(reason=reason)
    question = recorded_question(survey, name)
    required_channel(question)
    if question.id == group.id:
        raise rehearsal_problem(
            reason=msg("{name} would be compared between groups of its own answers", name=name)
        )
    place = answer_index(question, answer) if answer else 0
    chosen = tuple(groups or group.answers[:2])
    if len(chosen) != 2 or len(set(chosen)) != 2:
        raise rehearsal_problem(
            reason=msg("a comparison needs two different groups of {by}", by=by)
        )
    for one in chosen:
        answer_index(group, one)
    return SupposedDifference(name, question.answers[place], by, chosen[0], chosen[1], share)


def read_prevalence_table(path: Path) -> dict[tuple[str, str], float]:
    """Return the prevalences in a table with the columns question, answer and prevalence.

    Raises
    ------
    TableProblem
        naming the line that is wrong.
    FileRefused
        if it cannot be read.
    """
    header, rows = read_cells(path)
    if not set(COLUMNS) <= set(header):
        reason = msg("the columns must be {columns}", columns=", ".join(COLUMNS))
        raise TableProblem(file=path.name, line=1, column=1, reason=reason)
    places = [header.index(name) for name in COLUMNS]
    found = {}
    for number, row in rows:
        name, answer, written = (row[place].strip() for place in places)
        try:
            found[name, answer] = float(written)
        except ValueError as problem:
            reason = msg(
                "{written} is not a prevalence; write a number such as 0.12", written=written
            )
            raise TableProblem(
                file=path.name, line=number, column=places[2] + 1, reason=reason
            ) from problem
    return found


def read_prevalences(written: Sequence[str]) -> dict[tuple[str, str], float]:
    """Return what ``QUESTION:ANSWER=SHARE`` says.

    Raises
    ------
    UserProblem
        if one says nothing of the kind.
    """
    found = {}
    for one in written:
        what, _, number = one.rpartition("=")
        name, _, answer = what.partition(":")
        share = _number(number)
        if not name or not answer or math.isnan(share):
            reason = msg("{one} supposes nothing; write QUESTION:ANSWER=0.1", one=one)
            raise rehearsal_problem(reason=reason)
        found[name, answer] = share
    return found


def _number(text: str) -> float:
    """Return the number that is typed; NaN if it is none."""
    try:
        return float(typed_number(text))
    except NotANumber:
        return math.nan


def supposed_rows(population: SupposedPopulation) -> list[tuple[str, str, float]]:
    """Return question, answer and prevalence (or mean) of all that is supposed, to show and to edit."""
    return [
        (name, answer, share)
        for question in population.survey.recorded_questions
        for (name, answer), share in population.truth(question).items()
        if name == question.id
    ]


def _shares(
    question: AskedQuestion, given: Mapping[str, float], nuisances: Mapping[str, Fraction]
) -> Shares:
    if question.number_scale is not None:
        return _at_top(question.id, question.number_scale, given)
    if isinstance(question, WordsQuestion):
        return np.empty(0)
    for answer in given:
        answer_index(question, answer)
    wrong = {a: s for a, s in given.items() if not 0 <= s <= 1}
    if wrong:
        answer, share = next(iter(wrong.items()))
        reason = msg(
            "the share of {answer} at {name} is {share}; give one from 0 to 1",
            answer=answer,
            name=question.id,
            share=f"{share:g}",
        )
        raise rehearsal_problem(reason=reason)
    if isinstance(question, MultipleChoice):
        return np.array([given.get(answer, 0.5) for answer in question.answers])
    if not given:
        return _worst(question, nuisances)
    return _filled(question, given)


def _filled(question: AskedQuestion, given: Mapping[str, float]) -> Shares:
    """Return the given shares; what is left of 1 is divided evenly among the answers not given."""
    left = 1 - math.fsum(given.values())
    unstated = len(question.answers) - len(given)
    if left < -NEARLY or (not unstated and left > NEARLY):
        reason = msg(
            "the shares at {name} sum to {value}; all answers together must be 1",
            name=question.id,
            value=f"{1 - left:.6g}",
        )
        raise rehearsal_problem(reason=reason)
    each = max(left, 0.0) / unstated if unstated else 0.0
    shares = np.array([given.get(answer, each) for answer in question.answers])
    return np.asarray(shares / shares.sum())


def _worst(question: AskedQuestion, nuisances: Mapping[str, Fraction]) -> Shares:
    k = len(question.answers)
    if question.control is not None:
        known = float(question.control.prevalence)
        return np.array([known, 1 - known])
    if not question.design.is_randomized:
        return np.full(k, 1 / k)
    of_design = nuisances if isinstance(question.design, LatentDesign) else {}
    worst = _worst_share(question.design, frozenset(of_design.items()))
    return np.array([worst, *[(1 - worst) / (k - 1)] * (k - 1)])


@cache
def _worst_share(design: AskableDesign, nuisances: frozenset[tuple[str, Fraction]]) -> float:
    """Return the first step at which the variance, which is concave in the share, rises no more."""
    (precision, *_) = precisions_of(design, dict(nuisances))

    def is_top(step: int) -> bool:
        here, beyond = (precision.total(Fraction(at, STEPS)) for at in (step, step + 1))
        return beyond <= here

    return bisect_left(range(STEPS), x=True, key=is_top) / STEPS


def _at_top(name: str, scale: Scale, given: Mapping[str, float]) -> Shares:
    if not set(given) <= {MEAN}:
        reason = msg("{name} is a number; suppose its {mean}", name=name, mean=MEAN)
        raise rehearsal_problem(reason=reason)
    low, high = scale.ends
    mean = given.get(MEAN, (low + high) / 2)
    if not low <= mean <= high:
        reason = msg(
            "the mean of {name} is {mean}; give one from {low} to {high}",
            name=name,
            mean=f"{mean:g}",
            low=f"{low:g}",
            high=f"{high:g}",
        )
        raise rehearsal_problem(reason=reason)
    return np.array([(mean - low) / (high - low)])


def _draw_answers(
    question: AskedQuestion, shares: Shares, size: int, rng: np.random.Generator
) -> Answers:
    if question.number_scale is not None:
        top = question.number_scale.steps
        return np.where(rng.random(size) < shares[0], top, 0).astype(np.int64)
    if isinstance(question, MultipleChoice):
        return drawn_sets(question, shares, size, rng)
    if isinstance(question, WordsQuestion):
        return EnteredWords(question).draw(size, rng)
    return rng.choice(len(shares), size=size, p=shares)


def _moved(shares: Shares, place: int, share: float) -> Shares:
    """Return the shares with one of them changed, and the others in their proportions."""
    others = np.delete(np.arange(len(shares)), place)
    rest = float(shares[others].sum())
    moved = shares.copy()
    moved[place] = share
    moved[others] = shares[others] * (1 - share) / rest if rest > 0 else (1 - share) / len(others)
    return np.asarray(moved / moved.sum())


def _margins(question: AskedQuestion, shares: Shares) -> Iterator[tuple[tuple[str, str], float]]:
    members = question.answered_together
    table = shares.reshape([len(member.answers) for member in members] or -1)
    for place, member in enumerate(members):
        margin = table.sum(axis=tuple({*range(len(members))} - {place}))
        for answer, share in zip(member.answers, margin.tolist(), strict=True):
            yield (question.margin_name(member), answer), share
