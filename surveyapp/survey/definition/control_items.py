"""Which control item belongs to a question."""

from __future__ import annotations

from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

CARELESS = "careless"
"""The name of those who do not follow the instruction."""

CONTROL_ASSUMPTIONS = (
    "it is supposed that as many answer it carelessly as the questions that it controls, that careless "
    "people touch anything equally often and have the trait as often as others, and that its true share is "
    "really known; a “no” on purpose is not found"
)
"""The assumptions of a correction by a control item, in plain words."""


def control_of(survey: Survey | None, question: AskedQuestion) -> AskedQuestion | None:
    """Return the control item by which a question is corrected, or None.

    Parameters
    ----------
    survey
        the survey of the question; None knows no controls.
    question
        a recorded question; a control item is its own control.
    """
    if survey is None or question.control is not None:
        return question if question.control is not None else None
    return next(
        (
            q
            for q in survey.recorded_questions
            if q.control is not None and question.id in q.control.of
        ),
        None,
    )
