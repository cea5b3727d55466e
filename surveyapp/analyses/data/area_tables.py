"""Tables of areas, as an analyst gives them: what is known of each area, and how many people of each kind."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.data.questions import answer_called, forms_groups
from surveyapp.designs.core.typed_numbers import NotANumber, typed_float
from surveyapp.messages.message import Message, msg, printable
from surveyapp.options import OptionProblem
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

Rows = Sequence[Sequence[str]]
Matrix = NDArray[np.float64]

AREA = "area"
"""What the column of areas is called, unless it has the id of the question."""
PEOPLE = ("people", "population", "count", "n")
"""What the column of numbers of people may be called."""
INTERCEPT = "(intercept)"
MOST_NAMED = 6
"""Names of areas in one sentence."""
MOST_LEVELS = 30
"""Words that one column may hold; more are names, which tell nothing of other areas."""


@dataclass(frozen=True, slots=True, eq=False)
class KnownAreas:
    """All areas, with what is known of them."""

    names: tuple[str, ...]
    """Of the areas: those of the question first, then those that only the table has."""
    terms: tuple[str, ...]
    """Names of the columns; the first is ``INTERCEPT``."""
    columns: Matrix
    """Array of shape (areas, terms): one row an area."""


@dataclass(frozen=True, slots=True, eq=False)
class Cells:
    """Kinds of people in each area, and how many there are."""

    areas: tuple[str, ...]
    """The area of each cell."""
    questions: tuple[AskedQuestion, ...]
    """The direct questions whose answers are the kinds."""
    answers: tuple[tuple[str, ...], ...]
    """Of each cell, one answer a question, in their order."""
    people: tuple[float, ...]
    """Of each cell."""


def known_areas(
    survey: Survey,
    by: AskedQuestion,
    rows: Rows | None,
    wanted: Sequence[str],
    needed: Sequence[str],
) -> KnownAreas:
    """Return all areas with what a table knows of them.

    Numbers are one column; words become a column for each but the first of the alphabet.

    Parameters
    ----------
    survey
        The survey.
    by
        The question that holds the area.
    rows
        A header, and a row an area; None: nothing is known.
    wanted
        Names of the columns to use; all if empty.
    needed
        Areas that must have a row: those with interviews.

    Raises
    ------
    OptionProblem
        if the table has no column of areas, an area twice, none of an area that is needed, or a cell that is
        empty.
    """
    if rows is None:
        if wanted:
            reason = msg("give the table that has these columns")
            raise OptionProblem("columns", reason)
        return KnownAreas(by.answers, (INTERCEPT,), np.ones((len(by.answers), 1)))
    header, place = rows[0], _area_column("covariates", rows[0], by)
    called = _names(survey, by, rows, place)
    missing = [name for name in needed if name not in called]
    if missing:
        reason = msg("the table has no row for {areas}", areas=listed(missing))
        raise OptionProblem("covariates", reason)
    others = [name for name in header if name != header[place]]
    for name in wanted:
        if name not in others:
            reason = msg(
                "the table has no column {column}; it has {known}",
                column=printable(name, 40),
                known=", ".join(printable(one, 40) for one in others),
            )
            raise OptionProblem("columns", reason)
    names = tuple(one for one in by.answers if one in called)
    names += tuple(one for one in called if one not in by.answers)
    terms, columns = [INTERCEPT], [np.ones(len(names))]
    for name in wanted or others:
        cells = [rows[called[area]][header.index(name)] for area in names]
        for term, column in _columns(name, cells, names):
            terms.append(term)
            columns.append(column)
    return KnownAreas(names, tuple(terms), np.column_stack(columns))


def _columns(
    name: str, cells: Sequence[str], areas: Sequence[str]
) -> list[tuple[str, NDArray[np.float64]]]:
    """Return the terms of one column of a table."""
    for area, cell in zip(areas, cells, strict=True):
        if not cell:
            reason = msg(
                "the column {column} is empty for {area}", column=printable(name, 40), area=area
            )
            raise OptionProblem("covariates", reason)
    numbers = [_number(cell) for cell in cells]
    if all(one is not None for one in numbers):
        return [(name, np.array(numbers, dtype=np.float64))]
    levels = sorted(set(cells))
    if len(levels) > MOST_LEVELS:
        reason = msg(
            "the column {column} has {levels} different words; leave it out",
            column=printable(name, 40),
            levels=len(levels),
        )
        raise OptionProblem("covariates", reason)
    return [
        (f"{name}={level}", np.array([float(cell == level) for cell in cells]))
        for level in levels[1:]
    ]


def population_cells(survey: Survey, by: AskedQuestion, rows: Rows) -> Cells:
    """Return the kinds of people of each area from a table.

    Parameters
    ----------
    survey
        The survey.
    by
        The question that holds the area.
    rows
        A header and a row a cell: the area, an answer to each of some direct questions in columns with their
        ids, and a number of people.

    Raises
    ------
    OptionProblem
        if a column or a cell cannot be read.
    """
    header, place = rows[0], _area_column("cells", rows[0], by)
    count = next((i for i, one in enumerate(header) if one.casefold() in PEOPLE), None)
    if count is None:
        reason = msg(
            "the table needs a column {known} with numbers of people", known=" / ".join(PEOPLE)
        )
        raise OptionProblem("cells", reason)
    kinds = [i for i in range(len(header)) if i not in {place, count}]
    by_id = {one.id.casefold(): one for one in survey.recorded_questions if forms_groups(one)}
    for i in kinds:
        if header[i].casefold() not in by_id or header[i].casefold() == by.id.casefold():
            reason = msg(
                "the column {column} is no direct question with listed answers; such questions are {known}",
                column=printable(header[i], 40),
                known=", ".join(one.id for one in by_id.values() if one.id != by.id) or "none",
            )
            raise OptionProblem("cells", reason)
    questions = tuple(by_id[header[i].casefold()] for i in kinds)
    areas, answers, people = [], [], []
    for line, row in enumerate(rows[1:], start=2):
        areas.append(answer_called(survey, by, row[place]) or row[place])
        answers.append(
            tuple(
                _answer(survey, question, row[i], line)
                for question, i in zip(questions, kinds, strict=True)
            )
        )
        number = _number(row[count])
        if number is None or number < 0:
            text = printable(row[count], 40)
            raise _wrong_row(
                "cells", line, msg("“{text}” is no number of people from 0", text=text)
            )
        people.append(number)
    seen = set()
    for line, cell in enumerate(zip(areas, answers, strict=True), start=2):
        if cell in seen:
            raise _wrong_row("cells", line, msg("this kind of people is there twice"))
        seen.add(cell)
    return Cells(tuple(areas), questions, tuple(answers), tuple(people))


def listed(names: Sequence[str]) -> str:
    """Return names for a sentence: the first few, and that there are more.

    Parameters
    ----------
    names
        Of areas.
    """
    shown = [printable(name, 40) for name in names[:MOST_NAMED]]
    return ", ".join([*shown, "…"] if len(names) > MOST_NAMED else shown)


def _area_column(option: str, header: Sequence[str], by: AskedQuestion) -> int:
    for wanted in (by.id.casefold(), AREA):
        for place, name in enumerate(header):
            if name.casefold() == wanted:
                return place
    reason = msg(
        "the table needs a column {area} with the areas; it has {known}",
        area=by.id,
        known=", ".join(printable(one, 40) for one in header),
    )
    raise OptionProblem(option, reason)


def _names(survey: Survey, by: AskedQuestion, rows: Rows, place: int) -> Mapping[str, int]:
    """Return the row of each area."""
    called: dict[str, int] = {}
    for line, row in enumerate(rows[1:], start=1):
        if not row[place]:
            raise _wrong_row("covariates", line + 1, msg("the area is empty"))
        name = answer_called(survey, by, row[place]) or row[place]
        if name in called:
            reason = msg("the area {area} is there twice", area=name)
            raise _wrong_row("covariates", line + 1, reason)
        called[name] = line
    return called


def _answer(survey: Survey, question: AskedQuestion, text: str, line: int) -> str:
    found = answer_called(survey, question, text)
    if found is None:
        reason = msg(
            "{question} has no answer {answer}; its answers are {known}",
            question=question.id,
            answer=printable(text, 40),
            known=listed(question.answers),
        )
        raise _wrong_row("cells", line, reason)
    return found


def _wrong_row(option: str, line: int, reason: Message) -> OptionProblem:
    whole = msg("row {row}: {reason}", row=line, reason=reason)
    return OptionProblem(option, whole)


def _number(text: str) -> float | None:
    try:
        found = typed_float(text)
    except NotANumber:
        return None
    return found if math.isfinite(found) else None
