"""Tests of a randomized question inside a survey: control items and opposite wordings."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from surveyapp.survey.definition.texts import Text


@dataclass(frozen=True, slots=True)
class Control:
    """Marks a control item: a question whose true prevalence of "yes" is known.

    It is asked with the same design and mode as the questions that it controls. The difference between its
    estimate and the known prevalence shows how many respondents do not follow the instruction.
    """

    prevalence: Fraction
    """0 … 1: the known share of "yes"."""
    of: tuple[str, ...]
    """The ids of the questions that it controls."""


@dataclass(frozen=True, slots=True)
class NegatedWording:
    """The question in the opposite wording, for a random half of the respondents."""

    text: Text
    audio: Text | None = None
