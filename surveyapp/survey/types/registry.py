"""The question types; each is a module of this folder and a line here."""

from __future__ import annotations

from collections.abc import Mapping

from surveyapp.designs import LISTED_ANSWERS, AskableDesign, designs_for
from surveyapp.survey.types.base import AskedQuestion, Question
from surveyapp.survey.types.date import Date
from surveyapp.survey.types.joint import Joint
from surveyapp.survey.types.multiple_choice import MultipleChoice
from surveyapp.survey.types.note import Note
from surveyapp.survey.types.number import Number
from surveyapp.survey.types.ranking import Ranking
from surveyapp.survey.types.rating import Rating
from surveyapp.survey.types.single_choice import SingleChoice
from surveyapp.survey.types.text import FreeText
from surveyapp.survey.types.yes_no import YesNo

QUESTION_TYPES: tuple[type[Question], ...] = (
    YesNo,
    SingleChoice,
    Rating,
    MultipleChoice,
    Number,
    Joint,
    Date,
    FreeText,
    Ranking,
    Note,
)

MEMBER_TYPES: tuple[type[AskedQuestion], ...] = tuple(
    each for each in QUESTION_TYPES if issubclass(each, AskedQuestion) and each.is_member
)
"""The types that can be parts of a joint question."""
MEMBER_TYPE_NAMES = tuple(each.type_name for each in MEMBER_TYPES)

FORM_TYPES: Mapping[str, type[AskedQuestion]] = {
    each.form_name: each
    for each in QUESTION_TYPES
    if each.form_name and issubclass(each, AskedQuestion)
}
"""The types that are one type of XLSForm rows and nothing else, by its name."""


def question_type(name: object) -> type[Question] | None:
    """Return the type of that name; None where there is none.

    Parameters
    ----------
    name
        what a survey file states as ``type``.
    """
    return next((each for each in QUESTION_TYPES if each.type_name == name), None)


def asked_type(name: object) -> type[AskedQuestion] | None:
    """Return the type of that name; None where there is none, or it has no answers.

    Parameters
    ----------
    name
        what a survey file states as ``type``.
    """
    found = question_type(name)
    return found if found is not None and issubclass(found, AskedQuestion) else None


def is_only_read(name: object) -> bool:
    """Return whether questions of a type have no answers: they are read, and nothing is recorded.

    Parameters
    ----------
    name
        what a survey file states as ``type``.
    """
    return question_type(name) is not None and asked_type(name) is None


def can_be_private(name: object) -> bool:
    """Return whether some design protects the answers to questions of a type.

    Parameters
    ----------
    name
        what a survey file states as ``type``.
    """
    found = asked_type(name)
    return found is not None and any(d.is_randomized for d in designs_of(name).values())


def designs_of(name: object) -> Mapping[str, type[AskableDesign]]:
    """Return the designs that can ask questions of a type, by name; of an unknown type the usual ones.

    Parameters
    ----------
    name
        what a survey file states as ``type``.
    """
    found = asked_type(name)
    return designs_for(LISTED_ANSWERS if found is None else found.designs)
