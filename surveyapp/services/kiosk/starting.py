"""What a survey must have before a kiosk can ask it, though a file without it can be read.

Most surveys speak languages of the program alone: what looks for missing texts is loaded for the others.
"""

from __future__ import annotations

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message
from surveyapp.storage.program.shipped_languages import unshipped
from surveyapp.survey.definition.second_question import no_second_question
from surveyapp.survey.definition.survey import Survey


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
            raise UserProblem(no_second_question(question.id, question.missing_second_texts))


def lacking_texts(survey: Survey) -> tuple[Message, ...]:
    """Return a sentence for each language of a survey in which the kiosk lacks words of its own.

    Parameters
    ----------
    survey
        the survey.
    """
    if not unshipped(survey.languages):
        return ()
    from surveyapp.services.kiosk.kiosk_texts import missing_texts  # noqa: PLC0415 - for few surveys

    return missing_texts(survey)
