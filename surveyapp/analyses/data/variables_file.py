"""A survey's file with what its analyst says of the columns: the survey as it was asked, and the variables.

The file states both apart. So it can be asked again as it was, and who opens it beside its data sees what the
analyst saw: the labels, and of each variable what it is made from.
"""

from __future__ import annotations

from typing import Any

from surveyapp.analyses.data.seen_survey import SeenSurvey
from surveyapp.analyses.data.variables import (
    Bands,
    Computed,
    Derivation,
    Merged,
    Recode,
    TableWeight,
    Variables,
)
from surveyapp.analyses.data.weight_recipe import Weighted
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.survey.definition.formats import VARIABLES, needed_format
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json


def seen_survey_to_json(survey: Survey) -> dict[str, Any]:
    """Return the JSON value of a survey with its variables; without any it is the survey's own.

    Parameters
    ----------
    survey
        The survey as its analyst sees it.
    """
    if not isinstance(survey, SeenSurvey) or survey.asked is None:
        return survey_to_json(survey)
    value = survey_to_json(survey.asked)
    if survey.variables:
        value[VARIABLES] = survey.variables.to_json()
    return value | {"format": needed_format(value)}


def read_seen_survey(value: Any, file: str) -> Survey:
    """Return the survey that a JSON value defines, as its analyst sees it.

    Parameters
    ----------
    value
        The JSON value, as ``strict_json.parse`` returns it.
    file
        The file's name, for messages.

    Raises
    ------
    SurveyMistakes
        with every mistake found in the survey.
    UserProblem
        if the variables cannot be.
    """
    from surveyapp.analyses.data.variables_view import with_variables  # noqa: PLC0415

    survey = read_survey(value, file)
    return with_variables(survey, variables_in(value))


def as_asked(survey: Survey | None) -> Survey | None:
    """Return the survey that was asked, of one as its analyst sees it.

    Parameters
    ----------
    survey
        Any survey, or None.
    """
    return (survey.asked or survey) if isinstance(survey, SeenSurvey) else survey


def variables_in(value: Any) -> Variables:
    """Return the variables in the JSON value of a survey that was read; none where it has none.

    Parameters
    ----------
    value
        The JSON value.

    Raises
    ------
    UserProblem
        if they are damaged.
    """
    return Variables.from_json(value.get(VARIABLES, {}))


def derivation_text(derivation: Derivation) -> str:
    """Return how a variable is made, as one would type it.

    Parameters
    ----------
    derivation
        How it is made.
    """
    match derivation:
        case Computed(expression):
            return expression
        case Bands(source, cuts):
            return f"{source}: {', '.join(map(decimal_text, cuts))}"
        case Recode(source, to) | Merged(source, to):
            return f"{source}: {', '.join(f'{old}={new}' for old, new in to.items())}"
        case Weighted():
            return derivation.text
        case TableWeight():
            return "weight"
