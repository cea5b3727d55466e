"""Tables in Excel workbooks: the values as they were last calculated, one sheet at a time."""

from __future__ import annotations

import io
import re
import warnings
import zipfile
from collections import defaultdict
from collections.abc import Iterator, Sequence, Set
from dataclasses import replace
from typing import Any

from surveyapp.messages.message import msg
from surveyapp.storage.files.csv_tables import RowRefused, TableProblem
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables.delimited import found_decimal
from surveyapp.storage.tables.headings import found_header, group_titles
from surveyapp.storage.tables.plain_table import (
    MOST_COLUMNS,
    MOST_ROWS,
    WORKBOOK_ENDING,
    Line,
    PlainTable,
    TableForm,
    cell_text,
    digest,
    heading,
    named_columns,
    padded,
    rectangular,
    rows_and_lines,
)
from surveyapp.storage.tables.table_format import TableFormat

LARGEST_UNPACKED = 512 * 2**20
NOT_CALCULATED = msg(
    "is a formula without a stored value; open the workbook in a spreadsheet program and save it"
)


def _read_spreadsheet(data: bytes, file: str, form: TableForm) -> PlainTable:
    """Return the table on one sheet of a workbook's bytes: the sheet in ``form``, or the first filled one.

    Formulas give the value that the spreadsheet program stored last.

    Raises
    ------
    FileRefused
        if it is no workbook, is protected or damaged, or unpacks to too much.
    TableProblem
        if it has no such sheet, or nothing on it.
    """
    from surveyapp.storage.surveys.xlsform import (  # noqa: PLC0415 - few tables are workbooks
        DAMAGED,
        DAMAGED_WORKBOOK,
        check_archive,
        why_no_workbook,
    )

    reason = why_no_workbook(data)
    if reason:
        raise FileRefused(file=file, reason=reason)
    try:
        check_archive(data, file, LARGEST_UNPACKED)
        return _read(data, file, form)
    except DAMAGED as problem:
        raise FileRefused(file=file, reason=DAMAGED_WORKBOOK) from problem


def _read(data: bytes, file: str, form: TableForm) -> PlainTable:
    names, sheet, records = _records(data, form.sheet, file)
    place = found_header(records) if form.header is None else 0
    start = form.header or (records[place][0] if records else 1)
    below = [one for one in records if one[0] >= start]
    if not below:
        raise TableProblem(
            file=file,
            line=start,
            column=1,
            reason=msg("the sheet {sheet} is empty", sheet=sheet),
        )
    header, more = heading(below, form.header)
    columns = named_columns(header[1], file)
    above = next((cells for line, cells in records if line == header[0] - 1), ())
    first = form.first or (start + 1 if header[0] else start)
    rest = form.above_foot([one for one in more if one[0] >= first])
    below = padded(_with_one_sign(rest), len(columns))
    kept, refused = rectangular(below, columns, file)
    uncalculated = _uncalculated(data, sheet, columns, file)
    odd = [one for one in uncalculated if int(str(one.facts["line"])) >= first]
    wrong = {int(str(one.facts["line"])) for one in odd}
    kept = [one for one in kept if one[0] not in wrong]
    decimal = form.decimal or found_decimal(kept)
    rows, lines = rows_and_lines(kept)
    return PlainTable(
        file=file,
        sha256=digest(data),
        form=replace(
            form,
            encoding=None,
            delimiter=None,
            decimal=decimal,
            sheet=sheet,
            header=header[0],
            first=first,
        ),
        columns=columns,
        rows=rows,
        lines=lines,
        refused=(*refused, *odd),
        sheets=names,
        titles=group_titles(columns, above),
    )


def _records(data: bytes, wanted: str | None, file: str) -> tuple[tuple[str, ...], str, list[Line]]:
    """Return the sheets' names, the chosen one's, and its rows with their numbers."""
    with _opened(data, data_only=True) as book:
        names = tuple(sheet.title for sheet in book.worksheets)
        if wanted is not None and wanted not in names:
            reason = msg(
                "it has no sheet {wanted}; it has {names}",
                wanted=wanted,
                names=", ".join(names[:20]),
            )
            raise TableProblem(file=file, line=1, column=1, reason=reason)
        chosen: tuple[str, list[Line]] = (names[0] if names else "", [])
        for sheet in book.worksheets:
            if wanted in {None, sheet.title}:
                chosen = sheet.title, list(_rows(sheet, file))
                if wanted is not None or chosen[1]:
                    break
        return names, *chosen


class _opened:  # noqa: N801 - used like a function
    """A workbook while it is read; closed afterwards."""

    def __init__(self, data: bytes, *, data_only: bool) -> None:
        import openpyxl  # noqa: PLC0415 - takes as long to load as a window

        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of drop-down lists and styles, which are not read
            self._book = openpyxl.load_workbook(
                io.BytesIO(data), read_only=True, keep_links=False, data_only=data_only
            )

    def __enter__(self) -> Any:
        return self._book

    def __exit__(self, *_: object) -> None:
        self._book.close()


def _rows(sheet: Any, file: str) -> Iterator[Line]:
    """Yield the filled part of each row that has any."""
    cells = sheet.iter_rows(max_row=MOST_ROWS + 2, max_col=MOST_COLUMNS + 1, values_only=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of dates that no calendar has: they come as text
        empty = None
        for number, values in enumerate(cells, start=1):
            if values is empty:  # openpyxl gives the one empty row for each that is left out
                continue
            empty = values if not any(values) else None
            row = [
                NumberCell(cell_text(value)) if type(value) in {int, float} else cell_text(value)
                for value in values
            ]
            while row and not row[-1]:
                row.pop()
            if row and number > MOST_ROWS + 1:
                reason = msg(
                    "its sheet {title} has more than {most_rows} rows",
                    title=sheet.title,
                    most_rows=f"{MOST_ROWS:,}",
                )
                raise FileRefused(file=file, reason=reason)
            if row:
                yield number, row


class NumberCell(str):
    """The text of a cell that the workbook holds as a number."""

    __slots__ = ()


def _with_one_sign(lines: list[Line]) -> list[Line]:
    """Return rows whose numbers typed as texts (``12,5``) have a point where their column holds numbers.

    They stay as they are where any text of the column with a comma is no such number, or has a point, or
    where each could be thousands (``1,234``).
    """
    typed: dict[int, set[str]] = defaultdict(set)
    held = set()
    for _, cells in lines:
        for place, cell in enumerate(cells):
            if isinstance(cell, NumberCell):
                held.add(place)
            elif "," in cell or _POINT.fullmatch(cell):
                typed[place].add(cell)
    read = {
        place
        for place in held & set(typed)
        if all(map(_COMMA.fullmatch, typed[place]))
        and not all(map(_THOUSANDS.fullmatch, typed[place]))
    }
    return lines if not read else [(line, _pointed(cells, read)) for line, cells in lines]


def _pointed(cells: Sequence[str], places: Set[int]) -> list[str]:
    return [
        cell.replace(",", ".") if place in places and _COMMA.fullmatch(cell) else cell
        for place, cell in enumerate(cells)
    ]


_COMMA = re.compile(r"[+-]?\d+,\d+", re.ASCII)
_POINT = re.compile(r"[+-]?\d+\.\d+", re.ASCII)
_THOUSANDS = re.compile(r"[+-]?[1-9]\d{0,2},\d{3}", re.ASCII)


def _uncalculated(data: bytes, sheet: str, columns: Sequence[str], file: str) -> list[RowRefused]:
    """Return the formulas without a stored value, which would look like empty cells."""
    if not _has_formulas(data):
        return []
    found = []
    limits = {"max_row": MOST_ROWS + 1, "max_col": len(columns), "values_only": True}
    with _opened(data, data_only=False) as written, _opened(data, data_only=True) as stored:
        rows = zip(
            written[sheet].iter_rows(**limits), stored[sheet].iter_rows(**limits), strict=True
        )
        for line, (formulas, values) in enumerate(rows, start=1):
            for name, formula, value in zip(columns, formulas, values, strict=False):
                if value is None and formula is not None:
                    facts = {"column": name, "value": str(formula)[:200], "reason": NOT_CALCULATED}
                    found.append(RowRefused(file=file, line=line, **facts))
    return found


def _has_formulas(data: bytes) -> bool:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        names = [name for name in archive.namelist() if "worksheets/" in name]
        return any(b"<f" in archive.read(name) for name in names)


FORMATS = (TableFormat("Excel", (WORKBOOK_ENDING,), _read_spreadsheet),)
