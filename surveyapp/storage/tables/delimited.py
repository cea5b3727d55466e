"""Tables as text: any usual encoding, delimiter and decimal sign, found by looking, or as stated."""

from __future__ import annotations

import codecs
import csv
import io
import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from surveyapp.messages.message import msg
from surveyapp.storage.files.csv_tables import TableProblem
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables.headings import found_header, group_titles
from surveyapp.storage.tables.large_text import stored_rows
from surveyapp.storage.tables.plain_table import (
    MOST_ROWS,
    MOST_STORED_CELLS,
    MOST_STORED_ROWS,
    Line,
    PlainTable,
    TableForm,
    digest,
    heading,
    named_columns,
    rectangular,
    rows_and_lines,
    stays_in_file,
    too_large,
)
from surveyapp.storage.tables.table_format import TableFormat

TEXT_ENDINGS = (".csv", ".tsv", ".tab", ".txt")
ENCODINGS = (
    *("utf-8", "utf-16", "cp1252", "latin-1", "cp1250", "cp1251", "cp1256"),
    *("mac_roman", "gb18030", "shift_jis"),
)
DELIMITERS = (",", ";", "\t", "|")
DECIMALS = (".", ",")

_SAMPLE = 256 * 1024
_LOOKED_AT = 200
_WITH_COMMA = re.compile(r"[+-]?\d+(?:,\d*)?|[+-]?,\d+", re.ASCII)
_COMMA = re.compile(r"[+-]?\d+,\d+", re.ASCII)
_PERCENT = re.compile(r"([+-]?\d+(?:[.,]\d+)?)\s?%", re.ASCII)
_POINT = re.compile(r"[+-]?\d+\.\d+", re.ASCII)
_BOMS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)


def read_delimited(data: bytes, file: str, form: TableForm) -> PlainTable:
    """Return the table in a text file's bytes; what ``form`` leaves open is found by looking.

    A survey tool's second and third header line (Qualtrics) are known by what stands in them.

    Raises
    ------
    TableProblem
        naming the line, if the text is not such a table.
    FileRefused
        if it has too many columns or rows.
    """
    known = replace(form, encoding=form.encoding or _found_encoding(data))
    large = _large(data, file, known)
    return _in_memory(data, file, known) if large is None else large


def _large(data: bytes, file: str, form: TableForm) -> PlainTable | None:
    """Return a large table, whose rows stay columns in a file; None of others, and where lines are no rows.

    Its first lines are read as those of any table.
    """
    encoding, count = form.encoding or "", data.count(b"\n")
    end = data.rfind(b"\n", 0, _SAMPLE) + 1
    if len(data) <= _SAMPLE or not end or encoding == "utf-16" or encoding not in ENCODINGS:
        return None
    try:
        head = _in_memory(data[:end], file, replace(form, foot=None))
    except (FileRefused, TableProblem):
        return None
    if not stays_in_file(count, len(head.columns)) or head.refused or head.form.first is None:
        return None
    reason = too_large(count, len(head.columns), MOST_STORED_CELLS, MOST_STORED_ROWS)
    if reason:
        raise FileRefused(file=file, reason=reason)
    rows = stored_rows(
        _decoded(data, encoding, file).encode(),
        file,
        delimiter=head.form.delimiter or ",",
        columns=len(head.columns),
        first=head.form.first,
        foot=form.foot or 0,
    )
    if rows is not None:
        lines = range(head.form.first, head.form.first + len(rows))
        found = replace(head.form, foot=form.foot)
        return replace(head, sha256=digest(data), form=found, rows=rows, lines=lines)
    if count > MOST_ROWS + 1:
        reason = msg(
            "it has {lines} lines, and not each of them is one row with a cell for each column. So large a "
            "table can be read only if they are; correct its lines, or save it as Parquet",
            lines=f"{count:,}",
        )
        raise FileRefused(file=file, reason=reason)
    return None


def _in_memory(data: bytes, file: str, form: TableForm) -> PlainTable:
    encoding = form.encoding or _found_encoding(data)
    text = _decoded(data, encoding, file)
    delimiter = form.delimiter or _found_delimiter(text, form.header or 1)
    records = _not_too_many(_records(text, delimiter, form.header or 1, file), file)
    place = found_header(records) if form.header is None else 0
    header, more = heading(records[place:], form.header)
    columns = named_columns(header[1], file)
    titles = _qualtrics_titles(columns, more) if form.first is None else {}
    first = form.first or (more[2][0] if titles and len(more) > 2 else header[0] + 1)
    if titles and len(more) <= 2:
        more = []
    below = form.above_foot([one for one in more if one[0] >= first])
    del more, records  # so that nobody else holds the rows
    kept, refused = rectangular(below, columns, file)
    found = replace(
        form,
        encoding=encoding,
        delimiter=delimiter,
        decimal=form.decimal or found_decimal(kept),
        header=header[0],
        first=first,
    )
    rows, lines = rows_and_lines(kept)
    return PlainTable(
        file=file,
        sha256=digest(data),
        form=found,
        columns=columns,
        rows=rows,
        lines=lines,
        refused=tuple(refused),
        titles=titles or group_titles(columns, _above(text, delimiter, header[0])),
    )


def read_lines(data: bytes, file: str) -> tuple[list[Line], TableForm]:
    """Return the header and the rows of any length of a text file's bytes, and how it is written, as found.

    Raises
    ------
    TableProblem
        naming the line, if the text is no table.
    """
    encoding = _found_encoding(data)
    text = _decoded(data, encoding, file)
    delimiter = _found_delimiter(text, 1)
    records = list(_records(text, delimiter, 1, file))
    if not records:
        raise TableProblem(file=file, line=1, column=1, reason=msg("it is empty"))
    decimal = "." if delimiter == "," else found_decimal(records)  # "1,000" may be a thousand
    return records, TableForm(encoding, delimiter, decimal)


def with_point(cell: str, decimal: str) -> str | None:
    """Return a number with a decimal point; None if it has the other sign where a comma is used.

    A percentage is the number before its sign.
    """
    if percent := _PERCENT.fullmatch(cell):  # written by hand, whatever sign the table has
        return percent[1].replace(",", ".")
    if decimal != ",":
        return cell
    return cell.replace(",", ".") if _WITH_COMMA.fullmatch(cell) else None


def _found_encoding(data: bytes) -> str:
    """Return what the bytes look like: by their mark, else UTF-8 if they are that, else Windows' own."""
    for mark, encoding in _BOMS:
        if data.startswith(mark):
            return encoding
    for encoding in ("utf-8", "cp1252"):
        try:
            data.decode(encoding)
        except UnicodeDecodeError:
            continue
        return encoding
    return "latin-1"


def _decoded(data: bytes, encoding: str, file: str) -> str:
    if encoding not in ENCODINGS:
        reason = msg(
            "the encoding {encoding} is not known; choose one of {encodings}",
            encoding=encoding,
            encodings=", ".join(ENCODINGS),
        )
        raise TableProblem(file=file, line=1, column=1, reason=reason)
    try:
        text = data.decode("utf-8-sig" if encoding == "utf-8" else encoding)
    except UnicodeError as problem:
        start = problem.start if isinstance(problem, UnicodeDecodeError) else 0
        line = data.count(b"\n", 0, start) + 1
        reason = msg("it is not written in {encoding}; choose another encoding", encoding=encoding)
        raise TableProblem(file=file, line=line, column=1, reason=reason) from problem
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        reason = msg("it contains a NUL character, so it is not text, or has another encoding")
        raise TableProblem(file=file, line=line, column=1, reason=reason)
    return text


def _found_delimiter(text: str, header: int) -> str:
    """Return the delimiter with which the first lines have most cells, equally many in each."""
    sample = text[:_SAMPLE]
    scores = {mark: _evenness(sample, mark, header) for mark in DELIMITERS}
    return max(DELIMITERS, key=lambda mark: scores[mark])


def _evenness(sample: str, delimiter: str, header: int) -> tuple[float, int]:
    """Return the share of lines with the header's number of cells, and that number; 0 if it is one.

    A first line without cells may be a title: the number is then that of most lines.
    """
    reader = csv.reader(_from_line(sample, header), delimiter=delimiter)
    widths = []
    try:
        widths = [len(row) for row in islice(reader, _LOOKED_AT) if row]
    except csv.Error:
        return 0.0, 0
    widths = widths[:-1] if len(widths) > 2 else widths  # the sample may end within the last
    counts = Counter(widths)
    wanted = (
        widths[0] if widths and widths[0] > 1 else max(counts, key=counts.__getitem__, default=1)
    )
    return (counts[wanted] / len(widths), wanted) if wanted > 1 else (0.0, 0)


def _from_line(text: str, line: int) -> io.StringIO:
    """Return ``text`` from a line on; what stands above a header is no table."""
    start = 0
    for _ in range(line - 1):
        start = text.find("\n", start) + 1
        if not start:
            return io.StringIO("", newline="")
    return io.StringIO(text[start:], newline="")


def _above(text: str, delimiter: str, line: int) -> list[str]:
    """Return the cells of the line above another; none above the first."""
    written = _from_line(text, line - 1).readline() if line > 1 else ""
    return next(csv.reader([written], delimiter=delimiter), [])


def _records(text: str, delimiter: str, header: int, file: str) -> Iterator[Line]:
    reader = csv.reader(_from_line(text, header), delimiter=delimiter, strict=True)
    begins = header
    try:
        for row in reader:
            if row:
                yield begins, row
            begins = header + reader.line_num
    except csv.Error as problem:
        reason = msg(
            "it is not a table of cells with “{delimiter}” between them ({problem})",
            delimiter=_shown(delimiter),
            problem=problem,
        )
        raise TableProblem(file=file, line=begins, column=1, reason=reason) from problem


def _not_too_many(records: Iterator[Line], file: str) -> list[Line]:
    """Return the header and the rows; those beyond what is allowed are counted and never held."""
    found = list(islice(records, MOST_ROWS + 1))
    if not found:
        raise TableProblem(file=file, line=1, column=1, reason=msg("it is empty"))
    beyond = sum(1 for _ in records)
    reason = too_large(MOST_ROWS + beyond, 0) if beyond else None
    if reason is not None:
        raise FileRefused(file=file, reason=reason)
    return found


def _shown(delimiter: str) -> str:
    return "tab" if delimiter == "\t" else delimiter


def found_decimal(records: Sequence[Line]) -> str:
    """Return the decimal sign of most numbers with a fraction; a point where there is none."""
    commas = points = 0
    for _, cells in records[:_LOOKED_AT]:
        commas += sum(bool(_COMMA.fullmatch(cell)) for cell in cells)
        points += sum(bool(_POINT.fullmatch(cell)) for cell in cells)
    return "," if commas > points else "."


def _qualtrics_titles(columns: Sequence[str], more: Sequence[Line]) -> Mapping[str, str]:
    """Return the questions of a Qualtrics export, which follow the names; empty if it is none.

    Its third line holds ``{"ImportId":…}`` in every column.
    """
    if len(more) < 2 or len(more[1][1]) != len(columns) or len(more[0][1]) != len(columns):
        return {}
    if not all(map(_is_import_id, more[1][1])):
        return {}
    return {name: " ".join(cell.split()) for name, cell in zip(columns, more[0][1], strict=True)}


def _is_import_id(cell: str) -> bool:
    if not cell.startswith("{"):
        return False
    try:
        value = json.loads(cell)
    except (ValueError, RecursionError):
        return False
    return isinstance(value, dict) and "ImportId" in value


FORMATS = (TableFormat("text", TEXT_ENDINGS, read_delimited, is_text=True),)
