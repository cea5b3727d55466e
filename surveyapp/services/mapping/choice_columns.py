"""Questions with one column a choice or item, as ODK, Kobo, REDCap, Qualtrics and SPSS write them.

What such a column fills is called ``QUESTION/CHOICE``, as ODK calls it: one of its ``part_columns``. The
question's columns are put together row by row, as its type declares.
"""

from __future__ import annotations

from collections.abc import Iterator

from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import SAMPLE, AskedQuestion, QuestionColumn, part_name

_BETWEEN = part_name("", "")


def record_of(name: str) -> str:
    """Return the column of the record that ``name`` fills, all of it or one choice of it."""
    return name.partition(_BETWEEN)[0]


def choice_of(name: str) -> str:
    """Return the choice that ``name`` fills; empty where it fills all of a column."""
    return name.partition(_BETWEEN)[2]


def fillings(survey: Survey) -> Iterator[str]:
    """Yield all that a table's column can fill: the columns of the record, and each one's parts."""
    for column in survey.columns:
        yield column.name
        if not column.name.endswith(SAMPLE):
            yield from (
                part_name(column.name, one.id) for one in survey.question(column.name).part_columns
            )


def column_of(question: AskedQuestion, name: str) -> QuestionColumn:
    """Return which values may fill ``name``, which is one of ``fillings``."""
    if choice_of(name):
        part = next(one for one in question.part_columns if one.id == choice_of(name))
        return QuestionColumn(name, part.values)
    return next(column for column in question.columns if column.name == name)
