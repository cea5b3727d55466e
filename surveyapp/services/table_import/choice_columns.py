"""Multiple choice in one column a choice, as ODK, Kobo, REDCap, Qualtrics and SPSS write it.

What such a column fills is called ``QUESTION/CHOICE``, as ODK calls it. It holds ``CHOSEN`` or
``NOT_CHOSEN``; the question's columns are put together row by row.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import SAMPLE, AskedQuestion, QuestionColumn
from surveyapp.survey.types.multiple_choice import MultipleChoice

CHOSEN, NOT_CHOSEN = "1", "0"
NONE = "none"
"""The choice of a question without coins that is recorded where columns say of all others: not chosen.

No chosen id at all is recorded where nobody answered.
"""
_BETWEEN = "/"


def filling_name(question: str, choice: str) -> str:
    """Return the name of what the column of one choice fills."""
    return f"{question}{_BETWEEN}{choice}"


def record_of(name: str) -> str:
    """Return the column of the record that ``name`` fills, all of it or one choice of it."""
    return name.partition(_BETWEEN)[0]


def choice_of(name: str) -> str:
    """Return the choice that ``name`` fills; empty where it fills all of a column."""
    return name.partition(_BETWEEN)[2]


def fillings(survey: Survey) -> Iterator[str]:
    """Yield all that a table's column can fill: the columns of the record, and each one's choices."""
    for column in survey.columns:
        yield column.name
        question = survey.question(column.name.removesuffix(SAMPLE))
        if isinstance(question, MultipleChoice):
            yield from (filling_name(question.id, choice) for choice in question.answers)


def column_of(question: AskedQuestion, name: str) -> QuestionColumn:
    """Return which values may fill ``name``, which is one of ``fillings``."""
    if choice_of(name):
        return QuestionColumn(name, (CHOSEN, NOT_CHOSEN))
    return next(column for column in question.columns if column.name == name)


def combined_choices(question: MultipleChoice, marks: Mapping[str, str]) -> str | None:
    """Return what is recorded where each choice was ``marks`` as chosen, not chosen or (empty) neither.

    Where all are empty, the question is not answered. Else what is empty was not chosen, as programs
    write that leave such cells empty; but not of random bits, of which none may be empty: None. Where no
    choice was chosen, ``NONE`` was, if the question has it and no column is for it.
    """
    if not any(marks.values()):
        return ""
    ticks = [marks.get(choice, "") for choice in question.answers]
    if question.design.is_randomized:
        return "".join(ticks) if all(ticks) else None
    chosen = [c for c, tick in zip(question.answers, ticks, strict=True) if tick == CHOSEN]
    is_none = NONE in question.answers and NONE not in marks
    return " ".join(chosen) or (NONE if is_none else "")
