"""Margins of the population: from a table, or as typed.

A table has one row a category: ``variable, answer, people``. Variables that are crossed have a column each,
``region, sex, people``, with the people in the last. A number has a row without an answer: its total. Shares
add up to 1 (or 100 %); they are of all people.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from surveyapp.analyses.data.weight_recipe import KnownCell, KnownMargin
from surveyapp.designs.core.typed_numbers import NotANumber, typed_number
from surveyapp.errors import UserProblem
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.storage.tables.reader import read_cells

NAME_HEADINGS = {"variable", "question", "margin"}
ANSWER_HEADINGS = {"answer", "level", "category", "value"}
ROUNDED = Fraction(2, 100)
"""Shares, or totals of two margins, may be off by this part: they were rounded."""
NOTICED = Fraction(1, 2000)
"""What is off by less needs no word."""

SCALED = QT_TRANSLATE_NOOP(
    "messages",
    "{margin} adds up to {found} in place of {wanted}; it was scaled.",
)


@dataclass(frozen=True, slots=True)
class AgreedMargins:
    """Margins of the same number of people."""

    margins: tuple[KnownMargin, ...]
    """All of them."""
    people: Fraction | None
    """How many; None: only shares are known."""
    notes: tuple[Message, ...]
    """Which were scaled, because of rounding."""


def read_margins(path: Path) -> tuple[KnownMargin, ...]:
    """Return the margins in a table of any kind.

    Parameters
    ----------
    path
        The file.

    Raises
    ------
    FileRefused, TableProblem
        if it cannot be read.
    UserProblem
        if it is no table of margins, or a cell is no number.
    """
    header, rows = read_cells(path)
    headings = [one.strip().casefold() for one in header]
    if len(headings) < 2:
        raise _no_margins(path)
    is_long = len(headings) >= 3 and headings[0] in NAME_HEADINGS and headings[1] in ANSWER_HEADINGS
    number = 2 if is_long else len(headings) - 1
    found: dict[tuple[str, ...], list[KnownCell]] = {}
    for line, cells in rows:
        people = _people(path, line, cells[number])
        if is_long:
            names: tuple[str, ...] = (cells[0].strip(),)
            answers = tuple(one for one in (cells[1].strip(),) if one)
        else:
            names = tuple(one.strip() for one in header[:number])
            answers = tuple(one.strip() for one in cells[:number])
        found.setdefault(names, []).append(KnownCell(answers, people))
    if not found:
        raise _no_margins(path)
    return tuple(_checked_margin(names, cells) for names, cells in found.items())


def _no_margins(path: Path) -> UserProblem:
    return UserProblem(
        msg(
            "{file} is no table of margins. Give one row a category, with the columns variable, answer and "
            "people; or a column for each variable that is crossed, and people last.",
            file=path.name,
        )
    )


def _people(path: Path, line: int, cell: str) -> Fraction:
    try:
        return typed_number(cell)
    except NotANumber as problem:
        raise UserProblem(
            msg(
                "{file}, line {line}: “{cell}” is no number of people.",
                file=path.name,
                line=line,
                cell=cell[:40],
            )
        ) from problem


def read_classes(path: Path) -> KnownMargin:
    """Return how many people were drawn in each class, as a table says it.

    Parameters
    ----------
    path
        The file: a column for each variable, and people last.

    Raises
    ------
    UserProblem
        if it is no such table; as ``read_margins``.
    """
    found = read_margins(path)
    if len(found) > 1 or found[0].is_number:
        raise UserProblem(
            msg(
                "{file} must be one table of classes, with a column for each variable and people last.",
                file=path.name,
            )
        )
    return found[0]


def typed_margin(
    variables: str, pairs: Sequence[tuple[str, str]], decimal: str = "."
) -> KnownMargin:
    """Return a margin as typed: a variable, and pairs of an answer and its people or share.

    Parameters
    ----------
    variables
        The variable; several with ``*`` between them, whose answers have ``*`` between them, too.
    pairs
        An answer and its people; of the total of a number one pair without an answer.
    decimal
        The person's own decimal sign.

    Raises
    ------
    UserProblem
        if something is no number, or an answer stands there twice.
    """
    names = tuple(one.strip() for one in variables.split("*"))
    cells = []
    for answer, people in pairs:
        try:
            number = typed_number(people, decimal)
        except NotANumber as problem:
            raise UserProblem(
                msg("“{text}” is no number of people.", text=people[:40])
            ) from problem
        answers = tuple(one.strip() for one in answer.split("*")) if answer.strip() else ()
        cells.append(KnownCell(answers, number))
    return _checked_margin(names, cells)


def _checked_margin(variables: tuple[str, ...], cells: Sequence[KnownCell]) -> KnownMargin:
    """Return a margin whose cells make sense.

    There are some, no people are below 0, no answer is missing, and none stands there twice.
    """
    name = " × ".join(variables)
    if not cells or any(cell.people < 0 for cell in cells):
        raise UserProblem(
            msg("Give {margin} the people in each category, none below 0.", margin=name)
        )
    margin = KnownMargin(variables, tuple(cells))
    if len(cells) == 1 and not cells[0].answers and len(variables) == 1:
        return margin
    if any(len(cell.answers) != len(variables) or "" in cell.answers for cell in cells):
        raise UserProblem(msg("{margin}: every row needs an answer of each variable.", margin=name))
    answers = [cell.answers for cell in cells]
    twice = next((one for one in answers if answers.count(one) > 1), None)
    if twice is not None:
        raise UserProblem(
            msg("{margin}: {answer} stands there twice.", margin=name, answer=" × ".join(twice))
        )
    if not margin.people:
        raise UserProblem(
            msg("Give {margin} the people in each category, none below 0.", margin=name)
        )
    return margin


def agreed(margins: Sequence[KnownMargin], people: Fraction | None) -> AgreedMargins:
    """Return margins that are of the same number of people; shares become people where these are known.

    Parameters
    ----------
    margins
        As given.
    people
        How many people there are; None: as many as the first margin that counts people says.

    Raises
    ------
    UserProblem
        if two of them are of different numbers of people, or one variable has two margins.
    """
    names = [one.variables for one in margins]
    twice = next((one for one in names if names.count(one) > 1), None)
    if twice is not None:
        raise UserProblem(msg("{margin} has two margins. Leave one out.", margin=" × ".join(twice)))
    counted = [one for one in margins if not one.is_number and not _is_shares(one)]
    if people is None and counted:
        people = counted[0].people
    made, notes = [], []
    for one in margins:
        if one.is_number:
            made.append(one)
            continue
        wanted = Fraction(1) if _is_shares(one) or people is None else people
        off = abs(one.people / wanted - 1)
        if off > ROUNDED:
            raise UserProblem(
                msg(
                    "{margin} adds up to {found}, and not to {wanted}. Margins must be of the same "
                    "people: correct it, or give shares that add up to 100 %.",
                    margin=one.name,
                    found=_shown(one.people),
                    wanted=_shown(wanted),
                )
            )
        if off > NOTICED:
            facts = {"margin": one.name, "found": _shown(one.people), "wanted": _shown(wanted)}
            notes.append(Message(SCALED, facts))
        made.append(one.scaled_to(people or Fraction(1)))
    return AgreedMargins(tuple(made), people, tuple(notes))


def _shown(people: Fraction) -> amounts.Amount:
    value = float(people)
    return amounts.share(value) if value <= 1 + ROUNDED else amounts.count(round(value))


def _is_shares(margin: KnownMargin) -> bool:
    return abs(margin.people - 1) <= ROUNDED or any(
        cell.people < 1 and cell.people.denominator > 1 for cell in margin.cells
    )


def with_people(margins: Sequence[KnownMargin], people: Fraction) -> tuple[KnownMargin, ...]:
    """Return margins of shares as margins of so many people.

    Parameters
    ----------
    margins
        Those of ``agreed``, without people.
    people
        How many.
    """
    return tuple(one if one.is_number else one.scaled_to(people) for one in margins)
