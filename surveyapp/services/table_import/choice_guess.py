"""Columns of a table that look like the choices of one question, a column each: a guess by their names.

Names that begin alike up to a mark, as ``drug_cannabis`` and ``drug_cocaine``, or ``drugs/cannabis``, and
cells that tick or leave out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from surveyapp.services.mapping.guess import NOT_TICKED, TICKED, YES
from surveyapp.services.mapping.table_mapping import NO_ANSWER_WORDS
from surveyapp.storage.tables.plain_table import PlainTable
from surveyapp.survey.types.multiple_choice import CHOSEN, NOT_CHOSEN

FEWEST_CHOICES = 3
"""Columns: two questions with yes and no often begin alike by chance."""
_SURE_MARKS = ("/", "___")
"""Between question and choice where nothing else is written like that: ODK and Kobo, REDCap."""
_BETWEEN = "/:._- "
"""Marks between the words of a column's name."""
_LAST_MARK = re.compile(r".*[\W_]", re.DOTALL)
_COUNTED = re.compile(r"(?:[a-z]|item|question|var|frage|col(?:umn)?)?[\W_]*", re.IGNORECASE)
"""Beginnings of names that only count questions: ``q_1``, ``item 2``."""
_CHOSEN = {CHOSEN, *TICKED, *YES}
_TICKS = {CHOSEN, NOT_CHOSEN, *TICKED, *NOT_TICKED}
_NOTHING = {"", *(word.casefold() for word in NO_ANSWER_WORDS)}


def guessed_choices(table: PlainTable) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return the questions that have a column a choice, each by what its columns begin with.

    What the file says itself goes first: the sets of SPSS, by their names.
    """
    groups: dict[str, list[str]] = {}
    for column in table.columns:
        groups.setdefault(beginning(column), []).append(column)
    kept = [begin for begin, columns in groups.items() if _may_be_choices(begin, columns)]
    found = ((begin, columns_like(table, begin, table.columns)) for begin in kept)
    said = (
        (name, columns)
        for name, columns in table.sets.items()
        if len({*columns}) == len(columns) > 1 and all(_are_ticks(table, one) for one in columns)
    )
    like = (one for one in found if len(one[1]) >= _fewest(one[0]))
    taken: set[str] = set()
    made = []
    for name, columns in (*said, *sorted(like, key=lambda one: -len(one[1]))):
        if taken.isdisjoint(columns):
            taken.update(columns)
            made.append((name, columns))
    return tuple(sorted(made, key=lambda one: table.columns.index(one[1][0])))


def said_together(table: PlainTable, name: str, columns: Sequence[str]) -> str | None:
    """Return the column that says again in one cell what the columns of the choices say, if there is one.

    It is called as the question, and its cells hold what the choices' names end with, or a mark a choice, as
    ODK, Kobo and this program write them.

    Parameters
    ----------
    table
        with all these columns.
    name
        what the columns of the choices begin with, or the question's name.
    columns
        those of the choices.
    """
    column = question_name(name)
    if column not in table.columns or column in columns:
        return None
    ends = {one[len(column) :].strip(_BETWEEN) for one in columns if one.startswith(column)}
    cells = [cell for cell in table.some_counts(column) if cell.casefold() not in _NOTHING]
    is_listed = all(ends.issuperset(cell.split()) for cell in cells)
    are_marks = all(len(cell) == len(columns) and {*cell} <= {"0", "1"} for cell in cells)
    return column if cells and (is_listed or are_marks) else None


def columns_like(table: PlainTable, begin: str, among: Iterable[str]) -> tuple[str, ...]:
    """Return the columns ``among`` these that begin like that and hold nothing but ticks."""
    named = [one for one in among if begin and one.startswith(begin)]
    return tuple(one for one in named if _are_ticks(table, one))


def beginning(column: str) -> str:
    """Return what a column's name begins with, up to its last mark; empty where it has none."""
    for mark in _SURE_MARKS:
        place = column.rfind(mark)
        if place > 0:
            return column[: place + len(mark)]
    found = _LAST_MARK.match(column[:-1])
    return found[0] if found else ""


def question_name(begin: str) -> str:
    """Return what the question is called whose columns begin like that."""
    return begin.strip(_BETWEEN)


def _may_be_choices(begin: str, columns: Sequence[str]) -> bool:
    return len(columns) >= _fewest(begin) and not _COUNTED.fullmatch(begin)


def _fewest(begin: str) -> int:
    return 2 if begin.endswith(_SURE_MARKS) else FEWEST_CHOICES


def record_unchosen(table: PlainTable, columns: Iterable[str]) -> bool:
    """Return whether the columns also say what was not chosen, instead of staying empty there."""
    return any(not _is_ticked(table, one, word) for one in columns for word in _words(table, one))


def _are_ticks(table: PlainTable, column: str) -> bool:
    """Return whether all cells are ticks, or all that are filled are the choice itself."""
    own = {word for word in _words(table, column) if word not in _TICKS}
    return not own or (len(own) == 1 and _is_ticked(table, column, *own))


def _is_ticked(table: PlainTable, column: str, word: str) -> bool:
    """Return whether a word says that the choice was chosen; its own name does."""
    said = table.titles.get(column, column).casefold()
    return word in _CHOSEN or said.endswith(word)


def _words(table: PlainTable, column: str) -> set[str]:
    """Return what the cells of a column say, where they say something."""
    codes, labels = table.missing.get(column, frozenset()), table.labels.get(column, {})
    values = [value for value in table.some_counts(column) if value not in codes]
    said = {value if value in _TICKS else labels.get(value, value) for value in values}
    return {word.casefold() for word in said} - _NOTHING
