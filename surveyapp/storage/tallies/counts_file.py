"""The table of opened totals: one row for each cell of each tally, also of those that nobody is in.

Its header is ``survey,tally``, the columns of all questions that are counted, and ``count``. A cell of a
tally names the reports that it counts in the columns of their questions; an empty one is no report. The
column ``survey`` says of which survey the totals are: id, version and the beginning of its hash, and after
these ``:simulated`` where a computer answered.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg, printable
from surveyapp.storage.collection.format import SIMULATED, survey_hash
from surveyapp.storage.files.beginnings import is_counts_table
from surveyapp.storage.files.csv_cells import cell_value, csv_line
from surveyapp.storage.files.csv_tables import TableProblem, read_csv
from surveyapp.storage.files.safe_files import FileRefused, read_regular
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.tallies import Tally
from surveyapp.survey.definition.tally_counts import TallyCounts
from surveyapp.survey.definition.tally_layout import TallyLayout, layout_of

ENDING = ".counts.csv"
_FIRST, _LAST = ("survey", "tally"), "count"
_LONGEST_BEGINNING = 80
_HASH_LETTERS = 16
_SIMULATED = f":{SIMULATED}"
"""Ends what such a table calls its survey, in every row."""
_COUNT = re.compile(r"0|[1-9][0-9]{0,18}", re.ASCII)
LARGEST_COUNTS = 2**30


def is_counts_file(path: Path) -> bool:
    """Return whether a file is a table of opened totals, by its name or its first words.

    One that a spreadsheet has saved with semicolons or in another encoding is one too: it is refused as such,
    and never read as a table of records.

    Parameters
    ----------
    path
        of any file.
    """
    name = path.name.lower()
    if name.endswith(ENDING) or not name.endswith(".csv"):
        return name.endswith(ENDING)
    try:
        first = read_regular(path, LARGEST_COUNTS, first=_LONGEST_BEGINNING)
    except FileRefused:
        return False
    return is_counts_table(first)


def counts_text(counts: TallyCounts) -> str:
    """Return totals as their file has them.

    Parameters
    ----------
    counts
        what trustees have opened.
    """
    layout = counts.layout
    columns, named = _columns(layout), survey_name(layout.survey)
    named += _SIMULATED if counts.is_simulated else ""
    lines = [csv_line((*_FIRST, *columns, _LAST))]
    for tally, cells in counts.tables():
        lines += (
            csv_line((named, tally.name, *row, count))
            for row, count in zip(_rows(tally, columns), cells, strict=True)
        )
    return "".join(lines)


def read_counts(path: Path, survey: Survey) -> TallyCounts:
    """Return the totals in a file, checked: every cell of every tally once, all of as many interviews.

    Parameters
    ----------
    path
        of the table.
    survey
        whose tallies were opened.

    Raises
    ------
    FileRefused
        if the file cannot be read.
    TableProblem
        naming the first line that is wrong.
    UserProblem
        if the totals are of another survey, or not of the same interviews.
    """
    layout = layout_of(survey)
    if layout is None:
        raise UserProblem(
            msg(
                "{file} holds totals that trustees opened, and the survey {survey} declares no tallies. "
                "Give the survey that they are of.",
                file=path.name,
                survey=survey.id,
            )
        )
    header, rows = read_csv(path)
    columns, named = _columns(layout), survey_name(survey)
    is_simulated = bool(rows) and says_simulated(cell_value(rows[0][1][0]))
    named += _SIMULATED if is_simulated else ""
    _check_survey(path, header, rows[0][1] if rows else [], named)
    if tuple(header) != (*_FIRST, *columns, _LAST):
        raise TableProblem(
            file=path.name,
            line=1,
            column=1,
            reason=msg(
                "the columns must be {columns}", columns=", ".join((*_FIRST, *columns, _LAST))
            ),
        )
    places: dict[tuple[str, ...], tuple[int, int]] = {
        (tally.name, *row): (number, place)
        for number, tally in enumerate(layout.counted)
        for place, row in enumerate(_rows(tally, columns))
    }
    found: list[list[int]] = [[-1] * tally.cells for tally in layout.counted]
    for line, row in rows:
        cells = [cell_value(cell) for cell in row]
        at = places.get(tuple(cells[1:-1]))
        if cells[0] != named or at is None:
            wrong = msg("it is no cell of this survey's tallies")
            raise TableProblem(file=path.name, line=line, column=1, reason=wrong)
        if found[at[0]][at[1]] >= 0:
            twice = msg("its cell stands in the table twice")
            raise TableProblem(file=path.name, line=line, column=1, reason=twice)
        if _COUNT.fullmatch(cells[-1]) is None:
            reason = msg("“{value}” is no count", value=printable(cells[-1], 40))
            raise TableProblem(file=path.name, line=line, column=len(cells), reason=reason)
        found[at[0]][at[1]] = int(cells[-1])
    for tally, counted in zip(layout.counted, found, strict=True):
        if min(counted) < 0:
            raise UserProblem(
                msg(
                    "{file} lacks a cell of the tally {tally}: it is not whole. Ask for it again.",
                    file=path.name,
                    tally=tally.name,
                )
            )
    try:
        return TallyCounts(layout, tuple(map(tuple, found)), is_simulated)
    except UserProblem as problem:
        said = msg("{file}: {problem}", file=path.name, problem=problem.message)
        raise UserProblem(said) from problem


def is_counts_of(path: Path, survey: Survey) -> bool:
    """Return whether a table of opened totals says that it is of this very survey.

    Parameters
    ----------
    path
        of the table.
    survey
        any survey.

    Raises
    ------
    FileRefused, TableProblem
        if it cannot be read.
    """
    return bool(survey.tallies) and any(
        cell_value(row[0]).removesuffix(_SIMULATED) == survey_name(survey)
        for _, row in read_csv(path)[1][:1]
    )


def survey_name(survey: Survey) -> str:
    """Return how tables of totals name their survey: id, version and the beginning of its hash.

    Parameters
    ----------
    survey
        the survey.
    """
    return f"{survey.id}@{survey.version}:{survey_hash(survey)[:_HASH_LETTERS]}"


def says_simulated(named: str) -> bool:
    """Return whether a table that so names its survey says that a computer answered.

    Parameters
    ----------
    named
        what stands in its column ``survey``.
    """
    return named.endswith(_SIMULATED)


def survey_in_words(named: str) -> Message:
    """Return the id and version of a survey that a table or a statement names.

    Parameters
    ----------
    named
        as ``survey_name`` writes it, or what somebody else wrote there.
    """
    survey, at, version = printable(named, 80).partition(":")[0].rpartition("@")
    number = int(version) if _COUNT.fullmatch(version) else version  # in the reader's digits
    return (
        msg("{survey}, version {version}", survey=survey, version=number)
        if at
        else Message(version)
    )


def _check_survey(path: Path, header: list[str], first: list[str], named: str) -> None:
    """Refuse totals of another survey, before anything is said of its columns."""
    given = cell_value(first[0]) if first and tuple(header[:2]) == _FIRST else named
    if given != named:
        raise UserProblem(
            msg(
                "{file} holds totals of {given}, which is not the survey that was given ({known}), or "
                "another edition of it. Give the very survey that was asked.",
                file=path.name,
                given=survey_in_words(given),
                known=survey_in_words(named),
            )
        )


def _columns(layout: TallyLayout) -> tuple[str, ...]:
    """Return the columns of all questions that are counted, in the order of the survey."""
    counted = {name for tally in layout.counted for name in tally.questions}
    return tuple(
        column.name
        for question in layout.survey.recorded_questions
        if question.id in counted
        for column in question.columns
    )


def _rows(tally: Tally, columns: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield for each cell of a tally what stands in the columns."""
    for values in tally.values():
        stated: Mapping[str, str] = {
            column.name: word
            for axis, pair in zip(tally.axes, values, strict=True)
            for column, word in zip(axis.question.columns, pair, strict=False)
        }
        yield tuple(stated.get(name, "") for name in columns)
