"""What a survey must have before a kiosk can ask it, though a file without it can be read."""

from __future__ import annotations

from surveyapp.errors import UserProblem
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.routing.cautions import no_second_question


def check_can_be_asked(survey: Survey) -> None:
    """Refuse a survey whose respondents would not read all that they answer.

    Parameters
    ----------
    survey
        a survey without mistakes.

    Raises
    ------
    UserProblem
        naming the first question that lacks its harmless question.
    """
    for question in survey.recorded_questions:
        if question.missing_second_texts:
            raise UserProblem(no_second_question(question))
