"""Designs chosen by what one wants: so much privacy, and the smallest errors that it allows.

A goal is a ceiling of one respondent's ε at one question. Where few answers are possible the odds are
kept simple enough to be explained and tried: the largest share of true answers with a denominator up to
ten (yes and no) or twenty. Where simple odds cannot compete, the frequency oracle that
``estimation.frequency.best_oracle`` finds; for numbers the hybrid mechanism; for multiple choice one
noisy bit a choice.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from typing import Any

from surveyapp.designs import LISTED_ANSWERS, AskableDesign, Mode
from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.core.design import MOST_CHOICES
from surveyapp.designs.core.exact import exponential_down, fraction_text
from surveyapp.designs.oracles.unary import Unary
from surveyapp.designs.quantitative.hybrid import Hybrid
from surveyapp.estimation.prevalence.frequency_oracles import best_oracle
from surveyapp.services.surveys.draft import QUESTIONS, Draft, Path
from surveyapp.survey.definition import second_question
from surveyapp.survey.types.multiple_choice import MultipleChoice
from surveyapp.survey.types.number import OPEN_ENDS, Number
from surveyapp.survey.types.registry import asked_type, can_be_private, designs_of, is_only_read


class Goal(Enum):
    """What the design of a question is chosen by."""

    NONE = "none"
    """Not sensitive: the answer is recorded as it is given."""
    STRONG = "strong"
    BALANCED = "balanced"
    EPSILON_TWO = "epsilon_two"
    OWN = "own"
    """The design is chosen by name."""


CEILINGS: Mapping[Goal, Fraction] = {
    Goal.STRONG: Fraction("1.1"),
    Goal.BALANCED: Fraction("1.65"),
    Goal.EPSILON_TWO: Fraction(2),
}
"""The largest ε; for yes and no they are reached with 1/2, 2/3 and 3/4 of true answers."""
SIMPLE_YES_NO = 10
SIMPLE_CHOICES = 20


def proposed_design(draft: Draft, path: Path, goal: Goal) -> dict[str, Any] | None:
    """Return the design, as survey files state it, that meets ``goal`` best for a question.

    None where nothing can be said: a note, an unfinished question, ``Goal.OWN``, a joint question that
    shall not be protected.
    """
    question = draft.at(path)
    kind = question.get("type")
    asked = asked_type(kind)
    if goal is Goal.OWN or asked is None:
        return None
    if goal is Goal.NONE:
        return None if asked.is_always_private else {"name": Direct.name}
    if not can_be_private(kind):
        return None
    ceiling = CEILINGS[goal]
    if kind == Number.type_name:
        return {"name": Hybrid.name, "epsilon": _short(ceiling)}
    answers = draft.number_of_answers(question)
    if not 2 <= answers <= MOST_CHOICES:
        return None
    if answers == 2 and asked.is_answered_yes_or_no:
        return _yes_no(ceiling)
    if kind == MultipleChoice.type_name:
        return _bits(ceiling, answers, question.get("design", {}).get("at_most"))
    return dict(_choices(ceiling, answers))


def _yes_no(ceiling: Fraction) -> dict[str, Any]:
    truth = _simple_truth(ceiling, 2, SIMPLE_YES_NO)
    if truth == Fraction(1, 2):
        return {"name": TwoCoins.name}
    return {
        "name": ForcedResponse.name,
        "p_truth": fraction_text(truth),
        "p_yes": fraction_text((1 - truth) / 2),
    }


@lru_cache(maxsize=512)
def _choices(ceiling: Fraction, answers: int) -> Mapping[str, Any]:
    best = best_oracle(answers, ceiling).design
    truth = _simple_truth(ceiling, answers, SIMPLE_CHOICES)
    if best.name == KRR.name and truth:
        return {"name": KRR.name, "p_truth": fraction_text(truth)}
    return best.to_json()


def _bits(ceiling: Fraction, answers: int, at_most: object) -> dict[str, Any]:
    """Return one noisy bit a choice; two respondents' answers differ in up to min(2m, k) of them."""
    is_stated = isinstance(at_most, int) and 1 <= at_most <= answers
    most = int(str(at_most)) if is_stated else answers
    each = Fraction(math.floor(ceiling / min(2 * most, answers) * 1000), 1000)
    stated: dict[str, Any] = {"name": Unary.name, "epsilon": _short(each)}
    return stated | ({"at_most": at_most} if is_stated else {})


def _simple_truth(ceiling: Fraction, answers: int, finest: int) -> Fraction:
    """Return the largest p with a small denominator such that 1 + k·p/(1 − p) ≤ e^ε; 0 where none is."""
    most = exponential_down(ceiling) - 1
    largest = most / (most + answers)
    return max(Fraction(math.floor(largest * of), of) for of in range(2, finest + 1))


def _short(number: Fraction) -> int | float:
    return int(number) if number.denominator == 1 else float(number)


def current_goal(draft: Draft, path: Path) -> Goal:
    """Return the goal that a question's design meets as it would be proposed; else ``Goal.OWN``."""
    stated = draft.at((*path, "design"))
    fitting = (goal for goal in Goal if stated and proposed_design(draft, path, goal) == stated)
    return next(fitting, Goal.OWN)


def with_goal(draft: Draft, path: Path, goal: Goal) -> Draft:
    """Return the draft with the design that ``goal`` asks for; its mode where the design has it too."""
    design = proposed_design(draft, path, goal)
    return draft if design is None else with_design(draft, path, design)


def with_design(draft: Draft, path: Path, design: Mapping[str, Any]) -> Draft:
    """Return the draft with a design; a mode that the design cannot run in gives way to its first."""
    changed = draft.put((*path, "design"), dict(design))
    was_private = draft.at((*path, "design", "name")) not in {None, Direct.name}
    is_open = not was_private and draft.at((*path, "required")) is None
    if is_open and design.get("name") != Direct.name:
        # respondents may skip private questions, unless the author says otherwise
        changed = changed.put((*path, "required"), False)  # noqa: FBT003 - a value of the file
    if design.get("name") != Direct.name and changed.at((*path, OPEN_ENDS)):
        changed = changed.drop((*path, OPEN_ENDS))  # coins are for answers between stated ends
    mode = changed.at((*path, "mode"))
    is_fitting = mode is None or mode in {each.value for each in modes_of(changed, path)}
    return changed if is_fitting else changed.drop((*path, "mode"))


def modes_of(draft: Draft, path: Path) -> tuple[Mode, ...]:
    """Return the modes that a question can be asked in."""
    question = draft.at(path)
    asked = asked_type(question.get("type"))
    design = designs_of(question.get("type")).get(question.get("design", {}).get("name"))
    modes = () if asked is None or design is None else design.modes
    return tuple(mode for mode in modes if asked is not None and mode in asked.modes)


def second_question_texts(draft: Draft, path: Path) -> tuple[str, ...]:
    """Return which texts of the harmless question are needed, or there, by their keys in survey files."""
    question = draft.at(path)
    kind = designs_of(question.get("type")).get(question.get("design", {}).get("name"))
    stated = question.get("mode", kind.modes[0].value if kind else "")
    mode = next((mode for mode in Mode if mode.value == stated), None)
    is_needed = kind is not None and mode is not None and kind.needs_second_question(mode)
    needed = kind.second_question_texts if kind is not None and is_needed else ()
    there = question.get(second_question.KEY, {})
    return tuple(key for key in second_question.TEXT_NAMES if key in needed or key in there)


def keeping_goals(before: Draft, after: Draft, path: Path) -> Draft:
    """Return ``after``, with the design of an edited question proposed again if it was proposed.

    A choice more changes the best odds, so a question that has strong privacy keeps it. What was asked
    with a design that the new type has not gets strong privacy. For a member, its joint questions count.
    """
    for asked in _asked_with(after, path):
        after = _keeping_goal(before, after, asked)
    return after


def _asked_with(draft: Draft, path: Path) -> list[Path]:
    if path[0] == QUESTIONS:
        return [path]
    name = draft.at((*path, "id"))
    return [
        (QUESTIONS, place)
        for place, question in enumerate(draft.questions)
        if name in question.get("members", ())
    ]


def _keeping_goal(before: Draft, after: Draft, path: Path) -> Draft:
    goal = current_goal(before, path)
    if not can_be_private(after.at((*path, "type"))):
        return with_goal(after, path, Goal.NONE)
    if goal is Goal.OWN:
        return after if _fits(after, path) else with_goal(after, path, Goal.STRONG)
    kept = with_goal(after, path, goal)
    return kept if _fits(kept, path) else with_goal(kept, path, Goal.STRONG)


def _fits(draft: Draft, path: Path) -> bool:
    """Return whether a question's design can ask its type of question; a note has none."""
    question = draft.at(path)
    name = question.get("design", {}).get("name")
    fitting = {design.name for design in fitting_designs(draft, path)}
    return is_only_read(question.get("type")) or name in fitting


def fitting_designs(draft: Draft, path: Path) -> Sequence[type[AskableDesign]]:
    """Return the designs that can ask the question at ``path``, by its type and number of answers."""
    question = draft.at(path)
    kind, answers = question.get("type"), draft.number_of_answers(question)
    asked = asked_type(kind)
    if asked is None:
        return []
    return [
        design
        for design in designs_of(kind).values()
        if asked.can_be_asked_by(design)
        and (asked.designs != LISTED_ANSWERS or design.derives_k or answers in {0, 2})
    ]
