"""What is to be said of a survey while it is written: its mistakes, and what each question promises.

A question's promise depends on its type, the number of its answers, its design and its mode, and not
on its words. So it is shown as soon as these are right, whatever texts are missing anywhere.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.computation.planning.sample_size import Assumptions, plan_n
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.estimation.planning.sample_size import SampleSizeMethod
from surveyapp.messages.message import Message
from surveyapp.messages.numerals import rounded_up
from surveyapp.services.kiosk.kiosk_texts import (
    Completeness,
    NeededText,
    completeness,
    needed_texts,
    text_cautions,
)
from surveyapp.services.surveys.description import design_in_words, question_odds
from surveyapp.services.surveys.design_goals import Goal, proposed_design, with_design
from surveyapp.services.surveys.draft import MEMBERS, QUESTIONS, Draft, Path, with_fitting_format
from surveyapp.services.surveys.edits import with_all_texts
from surveyapp.survey.definition.formats import CONFIRMED_EPSILON, TALLIES, needed_format
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.checked_value import Mistake, SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.routing.cautions import ASKED_FROM, Caution, cautions
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.survey.types.fields import FlagField
from surveyapp.survey.types.registry import is_only_read, question_type

CONFIDENCE = "0.95"


@dataclass(frozen=True, slots=True)
class Promise:
    """What one question promises, and what it costs."""

    design: str
    """The design as one reads it: ``warner (p = 3/4)``."""
    epsilon: float
    ratio: Fraction | None
    """exp(ε), exact; None where ε is infinite."""
    is_randomized: bool
    odds: tuple[Message, ...]
    interviews: int | None
    """Interviews for the wanted error with a confidence of 95 %; None where there is no formula."""


@dataclass(frozen=True, slots=True)
class DraftFindings:
    """What reading a draft found. ``survey`` is None where there are mistakes."""

    survey: Survey | None
    mistakes: tuple[Mistake, ...]
    promises: Mapping[int, Promise]
    """By the place of the question; only those that are known."""
    interviews: int | None = None
    """Interviews that give every question the wanted error; None where one of them is not known."""
    cautions: tuple[Caution, ...] = ()
    """What the author should think about; nothing while there are mistakes."""
    needed_texts: tuple[NeededText, ...] = ()
    """The kiosk's own texts that its respondents can be shown; nothing while these are not known."""
    completeness: tuple[Completeness, ...] = ()
    """How far the kiosk speaks the survey's languages that the program does not."""
    countable: Survey | None = None
    """The survey without its tallies, of which only texts may be missing: what tallies can be made of."""

    @property
    def is_ready(self) -> bool:
        """Whether a kiosk starts with the survey, and nobody has to allow what it lacks."""
        if self.survey is None or any(one.missing for one in self.completeness):
            return False
        return not any(one.missing_second_texts for one in self.survey.recorded_questions)

    @property
    def epsilon(self) -> float | None:
        """The total ε of one respondent; None while there are mistakes."""
        return None if self.survey is None else self.survey.total_epsilon


def examine_draft(draft: Draft, error: Fraction, progress: Progress = no_progress) -> DraftFindings:
    """Return what is wrong with a draft, what its questions promise, and how many interviews it needs.

    ``error`` is the wanted half-width of a 95 % interval of any share, 0 to 1; of a number question it
    is a share of its scale.
    """
    survey, mistakes = _read(draft.value)
    promises: dict[int, Promise] = {}
    for place in range(len(draft.questions)):
        progress(place, len(draft.questions))
        promise = question_promise(draft, (QUESTIONS, place), error)
        if promise is not None:
            promises[place] = promise
    interviews = None if survey is None else _interviews(survey, promises)
    told = () if survey is None else (*cautions(survey), *text_cautions(survey))
    worded = survey or _read(with_all_texts(draft).value)[0]
    found = DraftFindings(survey, mistakes, promises, interviews, told, countable=_countable(draft))
    if worded is None:
        return found
    return replace(found, needed_texts=needed_texts(worded), completeness=completeness(worded))


def _countable(draft: Draft) -> Survey | None:
    without = draft if draft.at((TALLIES,)) is None else draft.drop((TALLIES,))
    return _read(with_fitting_format(with_all_texts(without)).value)[0]


def survey_of(draft: Draft) -> Survey | None:
    """Return the survey that a draft is; None if it has mistakes."""
    return _read(draft.value)[0]


def to_confirm(survey: Survey) -> tuple[Message, ...]:
    """Return what an author is asked to confirm before a survey is saved."""
    return tuple(one.sentence for one in cautions(survey) if one.weight.is_asked)


def with_confirmation(draft: Draft) -> Draft:
    """Return the draft as its author has confirmed it: with the total ε, where that had to be confirmed.

    A total below what has to be confirmed needs none: the next one that does is asked about.
    """
    survey = survey_of(draft)
    if survey is None:
        return draft
    total, stated = survey.without_arms.total_epsilon, survey.confirmed_epsilon
    if not ASKED_FROM <= total < math.inf:
        return draft if stated is None else draft.drop((CONFIRMED_EPSILON,))
    is_new = stated is None or total > stated
    return draft.put((CONFIRMED_EPSILON,), rounded_up(total)) if is_new else draft


def _read(value: Mapping[str, Any]) -> tuple[Survey | None, tuple[Mistake, ...]]:
    try:
        return read_survey(value, ""), ()
    except SurveyMistakes as problem:
        return None, problem.mistakes


def _interviews(survey: Survey, promises: Mapping[int, Promise]) -> int | None:
    """Return the largest need; a group that asks m of its k questions takes k/m times as many."""
    shares = {
        name: Fraction(group.size, len(group.of)) for group in survey.groups for name in group.of
    }
    needs = []
    for place, question in enumerate(survey.questions):
        if isinstance(question, AskedQuestion) and question.design.is_randomized:
            promise = promises.get(place)
            if promise is None or promise.interviews is None:
                return None
            needs.append(math.ceil(promise.interviews / shares.get(question.id, Fraction(1))))
    return max(needs, default=None)


def question_promise(draft: Draft, path: Path, error: Fraction) -> Promise | None:
    """Return what the question at ``path`` promises; None for a note, or while it is not known."""
    question = draft.at(path)
    if is_only_read(question.get("type")):
        return None
    survey, _ = _read(_worded(draft, question))
    if survey is None or not survey.recorded_questions:
        return None
    asked = survey.recorded_questions[0]
    design = asked.design
    is_randomized = design.is_randomized
    return Promise(
        design=design_in_words(design),
        epsilon=design.privacy_loss if is_randomized else math.inf,
        ratio=design.worst_ratio if is_randomized else None,
        is_randomized=is_randomized,
        odds=tuple(question_odds(asked)) if is_randomized else (),
        interviews=interviews_for(asked, error),
    )


def goal_sample_sizes(
    draft: Draft, path: Path, error: Fraction, progress: Progress = no_progress
) -> dict[Goal, int]:
    """Return how many interviews a question would need with the design of each goal that has one."""
    needed: dict[Goal, int] = {}
    for done, goal in enumerate(Goal):
        progress(done, len(Goal))
        design = proposed_design(draft, path, goal)
        promise = (
            None
            if design is None
            else question_promise(with_design(draft, path, design), path, error)
        )
        if promise is not None and promise.interviews is not None:
            needed[goal] = promise.interviews
    return needed


def _worded(draft: Draft, question: Mapping[str, Any]) -> dict[str, Any]:
    """Return a survey of that question alone, with some text wherever one must be."""
    paths = [draft.member_path(name) for name in question.get("members", ())]
    members = [_in_words(draft.at(path)) for path in paths if path is not None]
    value: dict[str, Any] = {
        "id": "one",
        "version": 1,
        "languages": ["en"],
        "title": {"en": "-"},
        QUESTIONS: [_in_words(question)],
    }
    value |= {MEMBERS: members} if members else {}
    return {"format": needed_format(value), **value}


def _in_words(question: Mapping[str, Any]) -> dict[str, Any]:
    declared = question_type(question.get("type"))
    fields = () if declared is None else declared.fields
    kept = {"id", "type", "design", "mode"}
    kept |= {each.key for each in fields if not isinstance(each, FlagField)}
    worded = {key: each for key, each in question.items() if key in kept}
    worded["text"] = {"en": "-"}
    if "choices" in worded:
        worded["choices"] = [
            {"id": c.get("id", ""), "text": {"en": "-"}} for c in question["choices"]
        ]
    return worded


def interviews_for(question: AskedQuestion, error: Fraction) -> int | None:
    """Return how many interviews bring the estimate within ``error`` with a confidence of 95 %.

    By the normal approximation, at the worst prevalence, for a simple random sample; of several answers the
    least precise decides. For a number the error is ``error`` times the width of its scale, for the mean.
    None where no formula tells.
    """
    design = question.design
    if not question.is_estimated:
        return None
    if isinstance(design, GreenbergQuantitative | LatentDesign):
        return None
    if isinstance(design, QuantitativeDesign):
        if design.scale is None:
            return None
        error = error * design.scale.width
    given = Assumptions(confidence=CONFIDENCE, method=SampleSizeMethod.NORMAL)
    (row, *_) = plan_n(design, error, given)
    return row.n
