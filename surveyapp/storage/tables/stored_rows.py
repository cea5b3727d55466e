"""The rows of a large table, which stay columns in their file: only those that are looked at become text.

A table of a million rows and three hundred columns would be some 20 GB of Python's texts. DuckDB counts the
values of a column where they are, and gives rows in the order of the file, some at a time.
"""

from __future__ import annotations

import re
import shutil
import tempfile
import threading
import weakref
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from decimal import Decimal
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, overload

from surveyapp.messages.message import msg
from surveyapp.storage.collection.coded_column import CodedColumn
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables.plain_table import cell_text

if TYPE_CHECKING:
    import duckdb

Row = tuple[str, ...]
_TOGETHER = 2_000
"""Rows that become text together."""
_LOOKED_AT = 5
"""Rows that are looked at first for each value that is wanted."""
_MEMORY = "1GB"
_WHOLE = re.compile("U?(TINY|SMALL|BIG)?INT(EGER)?")
_IN_ARROW = re.compile(f"{_WHOLE.pattern}|FLOAT|DOUBLE|VARCHAR")
_MOST_HELD, _VALUE = 256 * 2**20, 100
"""Bytes of columns as numbers that are kept, and those of one of their values."""


class StoredRows(Sequence[Row]):
    """The rows of a Parquet file of our own; cells are as ``cell_text`` writes them.

    The file lies in a folder of its own that goes when the last reference to the rows goes.

    Parameters
    ----------
    file
        the file, which is moved there.
    name
        what it is called in errors.

    Raises
    ------
    FileRefused
        from every method that reads rows, where what they are in is damaged.
    """

    def __init__(self, file: Path, name: str) -> None:
        from surveyapp.storage.project.database import literal, only_files  # noqa: PLC0415 - loads DuckDB

        folder = Path(tempfile.mkdtemp(prefix="surveyapp-"))
        held = ExitStack()
        held.callback(shutil.rmtree, folder, ignore_errors=True)
        self._close = weakref.finalize(self, held.close)
        copy = shutil.move(file, folder / "table.parquet")
        self._connection = held.enter_context(only_files(Path(copy), memory=_MEMORY))
        self._lock = threading.Lock()
        self._coded: dict[int, CodedColumn] = {}
        self._name = name
        self._table = f"read_parquet({literal(str(copy))}, file_row_number = true)"
        ((count,),) = self._found(f"SELECT count(*) FROM {self._table}")
        self._count = int(count)
        described = self._found(f"DESCRIBE SELECT * EXCLUDE file_row_number FROM {self._table}")
        self.types = {str(name): str(kind) for name, kind, *_ in described}
        self._names = list(self.types)

    def close(self) -> None:
        """Remove the file now."""
        self._close()

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, place: int) -> Row: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Row, ...]: ...
    def __getitem__(self, place: int | slice) -> Row | tuple[Row, ...]:
        if isinstance(place, int):
            wanted = range(self._count)[place]
            return self[wanted : wanted + 1][0]
        chosen = range(self._count)[place]
        if not chosen:
            return ()
        low, high = min(chosen), max(chosen)
        found = list(self._rows(f"WHERE file_row_number BETWEEN {low} AND {high}"))
        return tuple(found[one - low] for one in chosen)

    def __iter__(self) -> Iterator[Row]:
        return self._rows("")

    def counts(self, place: int, most: int | None = None) -> dict[str, int]:
        """Return how many cells of one column have each value, in the order in which they come first.

        With ``most`` that many values at most, and with them the least and the greatest; how often they come
        is then told of the first rows only.
        """
        if most is None:
            column = self.coded(place)
            return dict(zip(column.values, column.counts().tolist(), strict=True))
        name = self._quoted(place)
        found: list[tuple[Any, ...]] = []
        # ever other values are known for that by the first rows
        if self._spans.get(self._names[place], most) >= most:
            found = self._counted(name, f"WHERE file_row_number < {_LOOKED_AT * most}", most)
        if len(found) != most:
            found = self._counted(name, "", most)
        counted: dict[str, int] = {}
        for value, count in found:  # two values can be the same text
            text = cell_text(value)
            counted[text] = counted.get(text, 0) + count
        if len(found) == most:
            asked = f"min({name}), max({name})"
            if (
                self.types[self._names[place]] == "VARCHAR"
            ):  # the ends of numbers are no texts' ends
                number = f"try_cast(replace({name}, ',', '.') AS DOUBLE)"
                asked += f", arg_min({name}, {number}), arg_max({name}, {number})"
            ends = self._found(f"SELECT {asked} FROM {self._table}")
            for value in ends[0]:
                counted.setdefault(cell_text(value), 1)
        return counted

    @cached_property
    def _spans(self) -> dict[str, int]:
        """How many different values a column of whole numbers has at most, with none among them."""
        whole = [name for name, kind in self.types.items() if _WHOLE.fullmatch(kind)]
        quoted = [self._quoted(self._names.index(name)) for name in whole]
        if not whole or not self._count:
            return {}
        spans = (f"max({one})::HUGEINT - min({one}) + 2" for one in quoted)
        (found,) = self._found(f"SELECT {', '.join(spans)} FROM {self._table}")
        return {name: span or 1 for name, span in zip(whole, found, strict=True)}

    def _counted(self, name: str, where: str, most: int) -> list[tuple[Any, ...]]:
        return self._found(
            f"SELECT {name}, count(*) FROM {self._table} {where} GROUP BY 1"
            f" ORDER BY min(file_row_number) LIMIT {most}"
        )

    def coded(self, place: int) -> CodedColumn:
        """Return a column as numbers; of those that were asked for last, what is known."""
        with self._lock:
            found = self._coded.pop(place, None)
        if found is None:
            found = self._read_coded(place)
        with self._lock:
            self._coded[place] = found
            sizes = [one.codes.nbytes + _VALUE * len(one.values) for one in self._coded.values()]
            while len(sizes) > 1 and sum(sizes) > _MOST_HELD:
                self._coded.pop(next(iter(self._coded)))
                sizes.pop(0)
        return found

    def _read_coded(self, place: int) -> CodedColumn:
        kind = self.types[self._names[place]]
        # of these Arrow and Python do not have the same values
        is_as_text = not _IN_ARROW.fullmatch(kind)
        cells = self._quoted(place) + "::VARCHAR" * is_as_text
        with self._cursor() as cursor:
            asked = cursor.sql(f"SELECT {cells} AS cell FROM {self._table}")
            column = asked.to_arrow_table().column(0)
        coded = column.dictionary_encode("encode").combine_chunks()
        values = coded.dictionary.to_pylist()
        if kind.startswith("DECIMAL"):
            values = [None if value is None else Decimal(value) for value in values]
        return CodedColumn.of_codes(list(map(cell_text, values)), coded.indices.to_numpy())

    def held(self, place: int, values: Iterable[str]) -> frozenset[str]:
        """Return those of ``values`` that stand in a column."""
        from surveyapp.storage.project.database import literal  # noqa: PLC0415 - loads DuckDB

        told = [literal(written) for value in values for written in (value, f"{value}.0")]
        name = self._quoted(place)
        found = self._found(
            f"SELECT DISTINCT {name} FROM {self._table}"
            f" WHERE {name}::VARCHAR IN ({', '.join(told)})"
        )
        return frozenset(cell_text(value) for (value,) in found).intersection(values)

    def first_values(self, place: int, most: int) -> tuple[str, ...]:
        """Return the first values of a column, each once, without the empty one."""
        name = self._quoted(place)
        found: dict[str, None] = {}
        for rows in self._together(f"SELECT {name} FROM {self._table} ORDER BY file_row_number"):
            for (value,) in rows:
                text = cell_text(value)
                if text:
                    found.setdefault(text)
                if len(found) >= most:
                    return tuple(found)
        return tuple(found)

    def longest_cell(self) -> int:
        """Return the characters of the longest text in a cell."""
        texts = [place for place, name in enumerate(self._names) if self.types[name] == "VARCHAR"]
        longest = (f"max(length({self._quoted(place)}))" for place in texts)
        if not texts:
            return 0
        ((most,),) = self._found(f"SELECT greatest(0, {', '.join(longest)}) FROM {self._table}")
        return int(most or 0)

    def _rows(self, where: str) -> Iterator[Row]:
        wanted = f"SELECT * EXCLUDE file_row_number FROM {self._table} {where}"
        for rows in self._together(f"{wanted} ORDER BY file_row_number"):
            for row in rows:
                yield tuple(map(cell_text, row))

    def _found(self, query: str) -> list[tuple[Any, ...]]:
        return [row for rows in self._together(query) for row in rows]

    def _together(self, query: str) -> Iterator[list[tuple[Any, ...]]]:
        """Yield what a query of its own finds, some rows at a time, whichever thread asks."""
        with self._cursor() as cursor:
            found = cursor.execute(query)
            while rows := found.fetchmany(_TOGETHER):
                yield rows

    @contextmanager
    def _cursor(self) -> Iterator[duckdb.DuckDBPyConnection]:
        """Give what runs queries of its own, whichever thread asks."""
        import duckdb  # noqa: PLC0415 - as long to load as a window

        with self._lock:
            cursor = self._connection.cursor()
        try:
            yield cursor
        except duckdb.Error as problem:
            reason = msg("it is a damaged Parquet file, or of a kind that cannot be read")
            raise FileRefused(file=self._name, reason=reason) from problem

    def _quoted(self, place: int) -> str:
        return '"' + self._names[place].replace('"', '""') + '"'
