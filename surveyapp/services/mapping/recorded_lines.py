"""A table of another program as a table of recorded reports: its columns and values mapped as an import does.

What names, texts and labels do not tell is not guessed: such a cell is refused with its row.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from surveyapp.services.mapping.choice_columns import record_of
from surveyapp.services.mapping.guess import guess_mapping
from surveyapp.services.mapping.table_mapping import map_table
from surveyapp.storage.tables.plain_table import Line
from surveyapp.storage.tables.reader import read_table
from surveyapp.storage.tables.respondent_tables import RecordedLines, csv_lines, is_table
from surveyapp.survey.definition.survey import Survey


def plain_lines(path: Path) -> tuple[Sequence[str], Sequence[Line]]:
    """Return the columns and the rows of a table of any kind as they stand.

    Parameters
    ----------
    path
        of the table.

    Raises
    ------
    FileRefused, TableProblem
        if it cannot be read.
    """
    if is_table(path):
        found = csv_lines(path)
        return found.header, found.lines
    table = read_table(path)
    return table.columns, [*zip(table.lines, table.rows, strict=True)]


def recorded_lines(path: Path, survey: Survey) -> RecordedLines:
    """Return the lines of a table of any kind, with the record's columns before its own.

    Parameters
    ----------
    path
        of the table.
    survey
        whose questions are in it.

    Raises
    ------
    FileRefused, TableProblem
        if it cannot be read.
    """
    if is_table(path):
        return csv_lines(path)
    table = read_table(path)
    mapping = guess_mapping(table, survey)
    decimal = table.form.decimal or "."
    if not mapping.columns:  # whoever reads the lines says so
        return RecordedLines(*plain_lines(path), decimal, table.refused)
    mapped = map_table(table, survey, mapping)
    filled = {record_of(one.record) for one in mapping.columns}
    record = [place for place, one in enumerate(survey.columns) if one.name in filled]
    own = [place for place, name in enumerate(table.columns) if name not in filled]
    kept = dict(zip(mapped.lines, mapped.records, strict=True))
    lines: list[Line] = [
        (line, [*(kept[line][place] for place in record), *(row[place] for place in own)])
        for line, row in zip(table.lines, table.rows, strict=True)
        if line in kept
    ]
    header = [*(survey.columns[one].name for one in record), *(table.columns[one] for one in own)]
    return RecordedLines(header, lines, decimal, mapped.refused)
