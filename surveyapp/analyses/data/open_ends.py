"""Numbers whose ends nobody stated: they reach as far as what was recorded.

The ends of an imported number are those of the first table. A later one may go beyond them, and then every
analysis takes the ends that all interviews together have. What is made from such a number follows.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import fields
from fractions import Fraction
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.data.seen_survey import SeenSurvey
from surveyapp.analyses.data.variables import Variables
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.exact import exact
from surveyapp.errors import UserProblem
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.strict_json import canonical
from surveyapp.survey.types.number import Number

if TYPE_CHECKING:
    from surveyapp.analyses.data.variables_view import VariablesView

Ends = Mapping[str, tuple[Fraction, Fraction]]
"""The least and the greatest recorded number, by question; none where there is no number."""


def open_numbers(survey: Survey | None) -> tuple[Number, ...]:
    """Return the numbers of a survey whose ends nobody stated.

    Parameters
    ----------
    survey
        Any survey, or None.
    """
    asked = () if survey is None else survey.recorded_questions
    return tuple(one for one in asked if isinstance(one, Number) and one.has_open_ends)


def reaching(survey: Survey, ends: Ends) -> Survey:
    """Return the survey with open ends that reach as far as what was recorded.

    Parameters
    ----------
    survey
        The survey as it was asked.
    ends
        What was recorded.
    """
    wider = {one.id: one.reaching(*ends[one.id]) for one in open_numbers(survey) if one.id in ends}
    questions = tuple(wider.get(one.id, one) for one in survey.questions)
    if questions == survey.questions:
        return survey
    known = {one.name: getattr(survey, one.name) for one in fields(survey)}
    return SeenSurvey(**{"asked": survey, **known, "questions": questions})


def ends_of_rows(survey: Survey, reported: Mapping[str, NDArray[np.float64]]) -> Ends:
    """Return how far the numbers of rows reach whose ends nobody stated.

    Parameters
    ----------
    survey
        The survey as it was asked.
    reported
        By question, each row's number, or NaN.
    """
    given: dict[str, NDArray[np.float64]] = {
        one.id: reported[one.id] for one in open_numbers(survey)
    }
    return {
        name: (exact(float(np.nanmin(numbers))), exact(float(np.nanmax(numbers))))
        for name, numbers in given.items()
        if not np.isnan(numbers).all()
    }


def ends_beyond(survey: Survey, known: Ends, recorded: Mapping[str, Sequence[str]]) -> Ends:
    """Return how far recorded numbers reach whose ends nobody stated, where that is beyond what is known.

    Parameters
    ----------
    survey
        The survey as it was asked.
    known
        How far other numbers reach; of other questions the ends are the survey's.
    recorded
        Of each such question the cells that were recorded, empty where missing; equal ones need come once.
    """
    found: dict[str, tuple[Fraction, Fraction]] = {}
    for one in open_numbers(survey):
        cells = [cell for cell in recorded[one.id] if cell]
        if not cells:
            continue
        numbers = np.fromiter(map(float, cells), np.float64)
        low, high = known.get(one.id, (one.scale.minimum, one.scale.maximum))
        least = min(low, exact(cells[np.argmin(numbers)]))
        most = max(high, exact(cells[np.argmax(numbers)]))
        if (least, most) != (low, high):
            found[one.id] = least, most
    return found


def ends_text(ends: Ends) -> str:
    """Return ends as one line of text.

    Parameters
    ----------
    ends
        How far numbers reach.
    """
    return canonical({name: list(map(decimal_text, both)) for name, both in ends.items()})


def ends_from_text(text: str) -> Ends:
    """Return what ``ends_text`` wrote.

    Parameters
    ----------
    text
        The line.
    """
    value = json.loads(text)
    return {name: (exact(low), exact(high)) for name, (low, high) in value.items()}


def view_reaching(survey: Survey, wider: Survey, variables: Variables) -> VariablesView:
    """Return the view of a survey whose open ends reach as far as what was recorded.

    What the analyst said may fit only the ends as they were, such as a number that became a list of
    categories: then these stay, and numbers beyond them are missing in what is made of it.

    Parameters
    ----------
    survey
        The survey as it was asked.
    wider
        The same as ``reaching`` returns it.
    variables
        What the analyst says of it.

    Raises
    ------
    UserProblem
        as ``variables_view``.
    """
    from surveyapp.analyses.data.variables_view import variables_view  # noqa: PLC0415

    if wider is not survey:
        try:
            return variables_view(wider, variables)
        except UserProblem:
            pass
    return variables_view(survey, variables)
