"""The tables of a database as a stream of bytes, and a database made of them: nothing touches a disk.

Of each table first its name, columns and key as a line of JSON, then its rows in parts, each with the
number of its rows and then column by column: a bit a row that says whether there is a value, then the values,
as numbers in little-endian order, or as lengths and bytes. Views are not written: the program makes its
own. What is read may come from a stranger (whoever has the public key can seal), so names and types
are checked, and no number in it decides how much memory is taken. Texts are written once in each part, and
their rows as numbers.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.message import msg
from surveyapp.storage.project.database import Database, errors_in_words, project_problem
from surveyapp.storage.project.sealed_file import Sink, Source
from surveyapp.storage.project.stored_reports import quoted
from surveyapp.survey.json_format.strict_json import NotJson, NotText, canonical, parse

ROWS_AT_ONCE = 2**17
_MOST_AT_ONCE = 2**20
_LONGEST_LINE = 2**22
_NUMBERS = {
    "BOOLEAN": "|b1",
    "TINYINT": "|i1",
    "SMALLINT": "<i2",
    "INTEGER": "<i4",
    "BIGINT": "<i8",
    "UTINYINT": "|u1",
    "USMALLINT": "<u2",
    "UINTEGER": "<u4",
    "UBIGINT": "<u8",
    "FLOAT": "<f4",
    "DOUBLE": "<f8",
    "DATE": "<i8",  # days since 1970
}
_BYTES = ("VARCHAR", "BLOB")
_FIRST_DAY = "DATE '1970-01-01'"
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,199}")

Columns = dict[str, NDArray[Any]]
"""Values of some rows, by column."""


@dataclass(frozen=True, slots=True)
class _Table:
    name: str
    columns: tuple[tuple[str, str], ...]
    key: str
    rows: int


def write_tables(database: Database, sink: Sink) -> None:
    """Write all tables of ``database``, as they are within its present transaction.

    Raises
    ------
    EnvironmentProblem
        if one has a column of a kind that no project has.
    """
    for table in _tables(database):
        _write_line(
            sink,
            {
                "columns": [list(column) for column in table.columns],
                "key": table.key,
                "table": table.name,
            },
        )
        for rows, part in _parts(database, table):
            _write_number(sink, rows)
            for name, kind in table.columns:
                _write_column(sink, kind, part[name], rows)
        _write_number(sink, 0)
    _write_line(sink, {})


def read_tables(database: Database, source: Source) -> None:
    """Make the tables that ``write_tables`` has written in an empty ``database``.

    Raises
    ------
    EnvironmentProblem
        if they are not what it writes.
    """
    while True:
        table = _read_line(database, source)
        if table is None:
            return
        _make(database, table)
        while rows := _read_number(database, source):
            if rows > _MOST_AT_ONCE:
                raise _strange(database)
            part = {
                name: _read_column(database, source, kind, rows) for name, kind in table.columns
            }
            _append(database, table, part)


def copy_tables(source: Database, target: Database) -> None:
    """Make all tables of ``source`` in the empty database ``target``."""
    for table in _tables(source):
        _make(target, table)
        for _, part in _parts(source, table):
            _append(target, table, part)


def _tables(database: Database) -> Iterator[_Table]:
    run = database.execute
    keys = dict(
        run(
            "SELECT table_name, constraint_column_names[1] FROM duckdb_constraints()"
            " WHERE constraint_type = 'PRIMARY KEY'"
        )
    )
    columns = run(
        "SELECT table_name, column_name, data_type FROM duckdb_columns() SEMI JOIN"
        " (FROM duckdb_tables() WHERE schema_name = 'main' AND NOT temporary AND NOT internal)"
        " USING (database_oid, table_oid) ORDER BY table_name, column_index"
    )
    for name, of_table in groupby(columns, key=itemgetter(0)):
        (rows,) = run(f"SELECT count(*) FROM {quoted(name)}")[0]
        described = tuple((column, kind) for _, column, kind in of_table)
        table = _Table(name, described, keys.get(name, ""), rows)
        _check(database, table)
        yield table


def _check(database: Database, table: _Table) -> None:
    known = {*_NUMBERS, *_BYTES}
    is_known = all(kind in known for _, kind in table.columns)
    names = {name for name, _ in table.columns}
    is_named = _NAME.fullmatch(table.name) and len(names) == len(table.columns) > 0
    if not (is_known and is_named and table.key in {"", *names}):
        raise _strange(database)


def _parts(database: Database, table: _Table) -> Iterator[tuple[int, Columns]]:
    """Yield the table's rows in parts: how many, and their values by column, masked where there is none.

    Without deletions in between, DuckDB scans a table in the order of insertion each time.
    """
    selected = ", ".join(
        f"{quoted(name)} - {_FIRST_DAY} AS {quoted(name)}" if kind == "DATE" else quoted(name)
        for name, kind in table.columns
    )
    for begin in range(0, table.rows, ROWS_AT_ONCE):
        query = f"SELECT {selected} FROM {quoted(table.name)} LIMIT {ROWS_AT_ONCE} OFFSET {begin}"
        with errors_in_words(database.name):
            found = database.connection.execute(query).fetchnumpy()
        part: Columns = {name: np.ma.asanyarray(column) for name, column in found.items()}
        yield min(ROWS_AT_ONCE, table.rows - begin), part


def _make(database: Database, table: _Table) -> None:
    columns = [
        f"{quoted(name)} {kind}" + " PRIMARY KEY" * (name == table.key)
        for name, kind in table.columns
    ]
    database.execute(f"CREATE TABLE {quoted(table.name)} ({', '.join(columns)})")


def _append(database: Database, table: _Table, part: Columns) -> None:
    selected = ", ".join(
        f"{_FIRST_DAY} + {quoted(name)}::INTEGER" if kind == "DATE" else quoted(name)
        for name, kind in table.columns
    )
    database.execute_on(f"INSERT INTO {quoted(table.name)} SELECT {selected} FROM arrays", part)


def _write_line(sink: Sink, fields: dict[str, object]) -> None:
    line = canonical(fields).encode()
    _write_number(sink, len(line))
    sink.write(line)


def _read_line(database: Database, source: Source) -> _Table | None:
    length = _read_number(database, source)
    if length > _LONGEST_LINE:
        raise _strange(database)
    try:
        fields = parse(_exactly(database, source, length), database.name)
        if fields == {}:
            return None
        columns = tuple((str(name), str(kind)) for name, kind in fields["columns"])
        table = _Table(str(fields["table"]), columns, str(fields["key"]), 0)
    except (NotJson, NotText, KeyError, TypeError, ValueError) as problem:
        raise _strange(database) from problem
    _check(database, table)
    return table


def _write_number(sink: Sink, number: int) -> None:
    sink.write(number.to_bytes(4, "little"))


def _read_number(database: Database, source: Source) -> int:
    return int.from_bytes(_exactly(database, source, 4), "little")


def _write_column(sink: Sink, kind: str, column: NDArray[Any], rows: int) -> None:
    is_there = ~np.ma.getmaskarray(column)
    if len(is_there) != rows:
        raise AssertionError("a table changed while it was written")
    sink.write(np.packbits(is_there).tobytes())
    if kind in _NUMBERS:
        values = np.ma.getdata(column)
        sink.write(
            np.where(is_there, values, values.dtype.type(0)).astype(_NUMBERS[kind]).tobytes()
        )
        return
    encode: Callable[[Any], bytes] = str.encode if kind == "VARCHAR" else bytes
    given = np.ma.getdata(column)[is_there]
    numbers: dict[bytes, int] = {}  # many rows have the same few texts
    codes = np.fromiter(
        (numbers.setdefault(encode(value), len(numbers)) for value in given),
        dtype="<u4",
        count=len(given),
    )
    parts = list(numbers)
    _write_number(sink, len(parts))
    sink.write(np.fromiter(map(len, parts), dtype="<u4", count=len(parts)).tobytes())
    sink.write(b"".join(parts))
    sink.write(codes.tobytes())


def _read_column(database: Database, source: Source, kind: str, rows: int) -> NDArray[Any]:
    bits = np.frombuffer(_exactly(database, source, (rows + 7) // 8), dtype=np.uint8)
    is_absent = np.unpackbits(bits, count=rows) == 0
    if kind in _NUMBERS:
        number = np.dtype(_NUMBERS[kind])
        values = np.frombuffer(_exactly(database, source, rows * number.itemsize), dtype=number)
        return np.ma.masked_array(values, mask=is_absent)
    count = _read_number(database, source)
    if count > rows:
        raise _strange(database)
    lengths = np.frombuffer(_exactly(database, source, 4 * count), dtype="<u4").tolist()
    decode: Callable[[bytes], object] = bytes.decode if kind == "VARCHAR" else bytes
    distinct = np.empty(count, dtype=object)
    try:
        distinct[:] = [decode(_exactly(database, source, length)) for length in lengths]
    except UnicodeDecodeError as problem:
        raise _strange(database) from problem
    there = rows - int(is_absent.sum())
    codes = np.frombuffer(_exactly(database, source, 4 * there), dtype="<u4")
    if there and int(codes.max()) >= count:
        raise _strange(database)
    found = np.full(rows, None, dtype=object)
    found[~is_absent] = distinct[codes]
    return found


def _exactly(database: Database, source: Source, size: int) -> bytes:
    data = source.read(size)
    if len(data) != size:
        raise _strange(database)
    return data


def _strange(database: Database) -> EnvironmentProblem:
    reason = msg("it contains data that Surveyapp did not write")
    return project_problem(file=database.name, reason=reason)
