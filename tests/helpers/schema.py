"""The published schema of survey files; that it is a schema is looked at once, by its own test."""

from __future__ import annotations

from functools import cache

import jsonschema

from surveyapp.survey.json_format.schema import survey_schema


@cache
def _validator() -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(survey_schema())


def check_fits_schema(value: object) -> None:
    """Fail unless the schema takes a survey.

    Parameters
    ----------
    value : the JSON value of a survey
    """
    _validator().validate(value)
