"""Which design, or which odds, each row of a table was asked by, told by its columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from surveyapp.designs import DESIGN_BY_NAME
from surveyapp.designs.core.design import AskableDesign
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.mapping.table_mapping import NO_ANSWER_WORDS, joined_cell
from surveyapp.storage.tables.plain_table import PlainTable

LONGEST_DECIMAL = 15
"""Characters of a number that no program has lengthened."""

DesignText = Mapping[str, Any]
"""A design as a survey file states it."""


@dataclass(frozen=True, slots=True)
class DesignColumns:
    """The columns that tell how each row was asked."""

    arm: str | None = None
    """The column of which each value is one way to ask; None if all rows have one design."""
    designs: Mapping[str, DesignText | str] = field(default_factory=dict)
    """By value of ``arm`` the design, or a sample of the first design as a text."""
    parameters: Mapping[str, str] = field(default_factory=dict)
    """By the name of a parameter the column that has it; for designs that do not state it."""

    @property
    def columns(self) -> tuple[str, ...]:
        """All columns, each once."""
        return tuple(
            dict.fromkeys((*(() if self.arm is None else (self.arm,)), *self.parameters.values()))
        )


@dataclass(frozen=True, slots=True)
class RowDesigns:
    """The designs of a question: that of the first samples, the others, and the sample of each row.

    ``samples`` has the number of the sample by the cells of ``columns``, joined.
    """

    design: DesignText
    others: tuple[DesignText, ...]
    columns: tuple[str, ...]
    samples: Mapping[str, str]


def designs_by_row(
    table: PlainTable, column: str, first: DesignText | None, stated: DesignColumns
) -> RowDesigns:
    """Return the designs that the rows of a question's column were asked by.

    Rows without a report tell nothing of designs.

    Parameters
    ----------
    table
        the table.
    column
        the column with the question's reports.
    first
        the design that is stated for all rows, or whose samples are named; None if each arm has its own.
    stated
        the columns that tell the rest.

    Raises
    ------
    UserProblem
        if a value of the arms' column is not explained.
    """
    places = [table.columns.index(name) for name in stated.columns]
    own = table.columns.index(column)
    missing = {*table.missing.get(column, ()), ""}
    words = {word.casefold() for word in NO_ANSWER_WORDS}
    cells: dict[tuple[str, ...], bool] = {}
    for row in table.rows:
        has_report = row[own] not in missing and row[own].casefold() not in words
        told = tuple(row[place] for place in places)
        cells[told] = cells.get(told, False) or has_report
    found: list[DesignText] = []
    samples = {joined_cell(row): "" for row, has_report in cells.items() if not has_report}
    sampled = 0
    if any(isinstance(one, str) for one in stated.designs.values()):
        assert first is not None  # noqa: S101 - the command has asked for it
        found, sampled = [first], _samples(first)
    for row in sorted(row for row, has_report in cells.items() if has_report):
        known = dict(zip(stated.columns, row, strict=True))
        design = _design_of(known, column, first, stated)
        if isinstance(design, str):
            samples[joined_cell(row)] = design
            continue
        if design not in found:
            found.append(design)
        place = found.index(design)
        samples[joined_cell(row)] = str(place + max(sampled, 1) if place else 1)
    return RowDesigns(found[0], tuple(found[1:]), stated.columns, samples)


def _samples(design: DesignText) -> int:
    kind = DESIGN_BY_NAME.get(str(design.get("name")))
    if kind is None or not issubclass(kind, AskableDesign):
        return 1  # reading the survey says what is wrong
    return len(kind.read({key: v for key, v in design.items() if key != "name"}, 2).sample_shares)


def _design_of(
    row: Mapping[str, str], column: str, first: DesignText | None, stated: DesignColumns
) -> DesignText | str:
    """Return the design of a row, whose arm must be explained, or the sample of the first design."""
    design: DesignText | str | None = first
    if stated.arm is not None:
        design = stated.designs.get(row[stated.arm])
    if design is None:
        raise UserProblem(
            msg(
                "The column {arm} has the value {value}, and nothing says how these rows were asked. "
                "Name its design with --arm {column}:{value}=DESIGN.",
                arm=stated.arm or column,
                value=row.get(stated.arm or "", ""),
                column=column,
            )
        )
    if isinstance(design, str):
        return design
    kind = DESIGN_BY_NAME.get(str(design.get("name")))
    declared: Sequence[str] = () if kind is None else tuple(kind.written_parameters())
    given = {
        key: _shortest(row[name])
        for key, name in stated.parameters.items()
        if key in declared and key not in design
    }
    return {**design, **given}


def _shortest(cell: str) -> str:
    """Return a decimal number in its shortest notation: R writes 0.1594625 as 0.15946250000000001."""
    try:
        return repr(float(cell)) if len(cell) > LONGEST_DECIMAL else cell
    except ValueError:
        return cell  # 1/3, or something that the survey's reading names
