"""The question types; each is a module of this folder and a line here."""

from __future__ import annotations

from surveyapp.survey.types.base import Question
from surveyapp.survey.types.joint import Joint
from surveyapp.survey.types.multiple_choice import MultipleChoice
from surveyapp.survey.types.note import Note
from surveyapp.survey.types.number import Number
from surveyapp.survey.types.rating import Rating
from surveyapp.survey.types.single_choice import SingleChoice
from surveyapp.survey.types.yes_no import YesNo

QUESTION_TYPES: tuple[type[Question], ...] = (
    YesNo,
    SingleChoice,
    Rating,
    MultipleChoice,
    Number,
    Joint,
    Note,
)
