"""What tests a randomized question from inside a survey: control items and opposite wordings."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from surveyapp.survey.definition.texts import Text


@dataclass(frozen=True, slots=True)
class Control:
    """A question whose true prevalence of "yes" is known, asked just as the questions ``of`` are.

    What its reports tell beyond that prevalence is careless: so many respondents do not follow the
    instruction.
    """

    prevalence: Fraction
    of: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NegatedWording:
    """The question in the opposite wording, for a random half of the respondents."""

    text: Text
    audio: Text | None = None
