"""Rules: what a respondent has to understand of a randomized question.

Two questions have one rule where one explanation and one practice serve both: the sentences are the same
but for the answers. Two coins at a yes/no question and a forced choice that leaves half of the answers and
spreads the rest evenly are one rule: "Half of the time your own answer is recorded. Otherwise the wheel
picks any answer." Each rule costs a respondent an explanation and a practice, so a survey has best one.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from surveyapp.designs import AskableDesign, Mode
from surveyapp.designs.core.scale import FROM_QUESTION
from surveyapp.designs.wording.wheel import wheel_of
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion


@dataclass(frozen=True, slots=True)
class Rule:
    """Whose device draws, how often one's own answer is recorded, and what happens otherwise."""

    mode: Mode
    """Whose coins fall, and when."""
    own_share: Fraction | None
    """The probability that the wheel leaves the answer; None where no wheel shows the odds."""
    otherwise: str | tuple[Fraction, ...] | tuple[tuple[str, str], ...]
    """What happens in the other cases: ``ANY_ANSWER``, ``OPPOSITE``, the share of each answer that the wheel
    gives, or the design as a survey file states it where no wheel shows the odds."""


def _statement(design: AskableDesign) -> tuple[tuple[str, str], ...]:
    """Return a design as a survey file states it, without what it takes from its question."""
    stated = ((key, given) for key, given in design.to_json().items() if key not in FROM_QUESTION)
    return tuple((key, str(given)) for key, given in stated)


ANY_ANSWER = "any answer"
OPPOSITE = "the opposite"


def rule_of(question: AskedQuestion) -> Rule | None:
    """Return the rule of a question as a respondent meets it; None where it is asked directly.

    Parameters
    ----------
    question
        a question of a survey, or one as it is asked in a respondent's sample.
    """
    design = question.design.without_arms
    if not design.is_randomized:
        return None
    wheel = wheel_of(design, question.mode)
    if wheel is None:
        return Rule(question.mode, None, _statement(design))
    if not wheel.forced:
        return Rule(question.mode, wheel.own, OPPOSITE)
    return Rule(question.mode, wheel.own, ANY_ANSWER if wheel.is_even else wheel.forced)


def rules_of(survey: Survey) -> dict[Rule, tuple[AskedQuestion, ...]]:
    """Return the rules of a survey in the order in which they are met, each with its questions.

    Parameters
    ----------
    survey
        The survey.
    """
    found: dict[Rule, tuple[AskedQuestion, ...]] = {}
    for question in survey.randomized:
        rule = rule_of(question)
        if rule is not None:
            found[rule] = (*found.get(rule, ()), question)
    return found
