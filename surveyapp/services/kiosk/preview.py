"""The screens that a respondent meets, one after the other, without an interview: nothing is answered."""

from __future__ import annotations

from dataclasses import replace

from surveyapp.designs import Mode
from surveyapp.designs.core.coins import ShownCoin
from surveyapp.services.kiosk.interview import practised_rule
from surveyapp.services.kiosk.screen import Screen, Stage
from surveyapp.services.kiosk.versions import design_in_sample, device_screens
from surveyapp.survey.definition.rules import Rule
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion, Question


def preview_screens(survey: Survey, language: str) -> tuple[Screen, ...]:
    """Return every screen in order: of questions that coins are shown for, before and after the toss.

    Each rule is practised before its first question.

    Conditions are passed over, so each question is there, and a group shows all of its questions. Of
    several samples the first is shown, and of shown coins the fall that leaves the answer to the
    respondent.
    """
    total = sum(len(_parts(question)) for question in survey.questions)
    screens = [Screen(Stage.LANGUAGE, language)] if len(survey.languages) > 1 else []
    screens.append(Screen(Stage.WELCOME, language))
    number = 1
    practised: set[Rule] = set()
    for question in survey.questions:
        rule = practised_rule(survey, _met(question))
        if rule is not None and rule not in practised:
            practised.add(rule)
            met = _met(question)
            screens += _states(Screen(Stage.PRACTICE, language, met, can_go_back=True))[:1]
        for member in _parts(question):
            asked = Screen(
                Stage.QUESTION,
                language,
                _met(question),
                member=member,
                number=number,
                total=total,
                can_skip=isinstance(question, AskedQuestion) and not question.required,
            )
            screens += _states(asked)
            number += 1
    return (*screens, Screen(Stage.THANKS, language))


def _parts(question: Question) -> tuple[AskedQuestion | None, ...]:
    return question.answered_together or (None,)


def _met(question: Question) -> Question:
    if not isinstance(question, AskedQuestion):
        return question
    return replace(question, design=design_in_sample(question.design, 1))


def _states(screen: Screen) -> list[Screen]:
    """Return the screen; with shown coins before the toss, and after it."""
    question = screen.question
    if not isinstance(question, AskedQuestion):
        return [screen]
    screen = replace(screen, takes_report=question.mode is Mode.OWN_DEVICE)
    if question.mode is Mode.OWN_DEVICE:
        steps = range(len(device_screens(question)))
        return [*(replace(screen, device_step=step) for step in steps), screen]
    if question.mode is not Mode.SHOWN_COINS or not question.design.is_randomized:
        return [screen]
    fallen = replace(screen, coin=ShownCoin(None), can_skip=False, can_go_back=False)
    if screen.member is not next(iter(question.answered_together), None):
        return [fallen]
    return [replace(screen, must_toss=True, member=None), fallen]
