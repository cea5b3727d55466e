"""The question types; each is a module of this folder and a line here, and is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Mapping

from surveyapp.designs import LISTED_ANSWERS, AskableDesign, designs_for
from surveyapp.designs.core.catalogue import Catalogue
from surveyapp.survey.types.base import AskedQuestion, Question

HOMES: dict[str, str] = {
    "yes_no": "yes_no.YesNo",
    "single_choice": "single_choice.SingleChoice",
    "rating": "rating.Rating",
    "multiple_choice": "multiple_choice.MultipleChoice",
    "number": "number.Number",
    "joint": "joint.Joint",
    "date": "date.Date",
    "text": "text.FreeText",
    "ranking": "ranking.Ranking",
    "note": "note.Note",
}
"""By its name, where each type is below this folder; in the order of menus."""

QUESTION_TYPES: Catalogue[Question] = Catalogue(HOMES, package="surveyapp.survey.types")


def member_types() -> tuple[type[AskedQuestion], ...]:
    """Return the types that can be parts of a joint question."""
    return tuple(
        each for each in QUESTION_TYPES if issubclass(each, AskedQuestion) and each.is_member
    )


def member_type_names() -> tuple[str, ...]:
    """Return the names of the types that can be parts of a joint question."""
    return tuple(each.type_name for each in member_types())


def form_types() -> Mapping[str, type[AskedQuestion]]:
    """Return the types that are one type of XLSForm rows and nothing else, by its name."""
    return {
        each.form_name: each
        for each in QUESTION_TYPES
        if issubclass(each, AskedQuestion) and each.form_name
    }


def question_type(name: object) -> type[Question] | None:
    """Return the type of that name; None where there is none.

    Parameters
    ----------
    name
        what a survey file states as ``type``.
    """
    return QUESTION_TYPES.by_name[str(name)] if name in QUESTION_TYPES.by_name else None


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
