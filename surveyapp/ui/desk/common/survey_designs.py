"""Designs as a survey file states them: those that fit a question, an example, parameters as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from surveyapp.designs.core.parameters import Parameter
from surveyapp.designs.core.scale import FROM_QUESTION
from surveyapp.designs.core.typed_numbers import (
    NotANumber,
    filed_number,
    filed_parameter,
    typed_list,
)
from surveyapp.services.surveys.draft import Draft, Path
from surveyapp.survey.types.registry import designs_of
from surveyapp.ui.widgets.number_format import decimal_sign, own_text


def example_design(draft: Draft, path: Path, name: str) -> dict[str, Any]:
    """Return a design with everyday parameters, as a survey file states it.

    Lists with an entry a choice are as long as the question has choices.
    """
    design = designs_of(draft.at((*path, "type")))[name]
    answers = draft.number_of_answers(draft.at(path))
    given = {
        key: _sized(key, value, answers)
        for key, value in design.example.items()
        if key not in FROM_QUESTION
    }
    return {"name": name, **given}


def _sized(name: str, value: object, answers: int) -> object:
    if not answers:
        return value
    if name == "p_forced":  # 2/5 in all, beside the truth's 3/5
        return [f"2/{5 * answers}"] * answers
    if name == "rows":
        own, other = f"{answers + 1}/{2 * answers}", f"1/{2 * answers}"
        return [[own if i == j else other for j in range(answers)] for i in range(answers)]
    return value


def parameter_text(value: Any) -> str:
    """Return a parameter as the person types it: lists with spaces, rows between bars."""
    if value is None:
        return ""
    if isinstance(value, Mapping):
        if "values" in value and len(value["values"]) == len(value.get("probabilities", ())):
            pairs = zip(value["values"], value["probabilities"], strict=True)
            return ", ".join(f"{number}: {share}" for number, share in pairs)
        return ", ".join(f"{key} {each}" for key, each in value.items())
    if isinstance(value, list):
        separator = " | " if value and isinstance(value[0], list) else " "
        return separator.join(map(parameter_text, value))
    return own_text(str(value))


def read_parameter(parameter: Parameter, text: str) -> Any:
    """Return a typed parameter as a survey file states it; it is checked when the survey is read."""
    return filed_parameter(parameter.kind, text, decimal_sign())


def filed_text(text: str) -> str:
    """Return a typed number as a survey file states it, other text unchanged; the reader checks it."""
    return filed_number(text, decimal_sign())


def whole_numbers_or_texts(text: str) -> list[int | str]:
    """Return a typed list, each part as ``whole_or_text`` has it."""
    try:
        return list(map(whole_or_text, typed_list(text, decimal_sign())))
    except NotANumber:
        return [text]


def whole_or_text(text: str) -> int | str:
    """Return a whole number as an int, other text unchanged; it is checked when the survey is read."""
    filed = filed_text(text)
    return int(filed) if filed.lstrip("-").isdecimal() and filed.count("-") <= 1 else filed
