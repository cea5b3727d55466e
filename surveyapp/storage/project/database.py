"""A DuckDB database whose errors become sentences."""

from __future__ import annotations

import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import duckdb
import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.message import msg
from surveyapp.storage.files.safe_files import NO_NAME, copy_file, reason_of

# nothing in a project may load code or reach for other files
_ROWS_AT_ONCE = 50
_SETTINGS = {"autoinstall_known_extensions": False, "autoload_known_extensions": False}


def project_problem(*, file: object, reason: object) -> EnvironmentProblem:
    """The project cannot be opened or written."""
    return EnvironmentProblem(
        msg("The project {file} cannot be used: {reason}.", file=file, reason=reason)
    )


class Database:
    """An open database file, or one in memory where ``path`` is None.

    Raises
    ------
    EnvironmentProblem
        from every method, if the file is no database, is in use or cannot be written.
    """

    def __init__(self, path: Path | None) -> None:
        self.name = path.name if path else "in memory"
        _check_regular(path)
        self.is_kept = path is not None
        self._is_changing = False
        with self.errors_in_words():
            self.connection = duckdb.connect(
                str(path) if path else ":memory:", config=dict(_SETTINGS)
            )
            # a long query would draw on standard output, where rows are written
            self.connection.execute("SET enable_progress_bar = false")

    def close(self) -> None:
        """Close the file."""
        self.connection.close()

    def execute(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Run a query; return its rows."""
        with self.errors_in_words():
            return self.connection.execute(query, list(values)).fetchall()

    def insert(self, table: str, rows: Sequence[Sequence[Any]]) -> None:
        """Add rows to a table, many at a time."""
        for begin in range(0, len(rows), _ROWS_AT_ONCE):
            part = rows[begin : begin + _ROWS_AT_ONCE]
            row = f"({', '.join('?' * len(part[0]))})"
            values = [value for one in part for value in one]
            self.execute(f"INSERT INTO {table} VALUES {', '.join([row] * len(part))}", values)

    def arrays(self, query: str) -> dict[str, NDArray[Any]]:
        """Run a query; return its columns by name."""
        with self.errors_in_words():
            found = self.connection.execute(query).fetchnumpy()
        return {name: np.asarray(column) for name, column in found.items()}

    @contextmanager
    def errors_in_words(self) -> Iterator[None]:
        """Turn the errors of DuckDB into errors of our own."""
        try:
            yield
        except duckdb.Error as problem:
            raise project_problem(file=self.name, reason=_reason(problem)) from problem

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Do all of it, or leave the database as it was; within another one, be part of that."""
        if self._is_changing:
            yield
            return
        self.execute("BEGIN")
        self._is_changing = True
        try:
            yield
        except BaseException:
            self.execute("ROLLBACK")
            raise
        else:
            self.execute("COMMIT")
        finally:
            self._is_changing = False


def _check_regular(path: Path | None) -> None:
    """Refuse what is no regular file before it is opened: a pipe would be waited for without end."""
    if path is None:
        return
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    except (OSError, ValueError) as problem:
        reason = reason_of(problem) if isinstance(problem, OSError) else NO_NAME
        raise project_problem(file=path.name, reason=reason) from problem
    if not stat.S_ISREG(mode):
        raise project_problem(file=path.name, reason=msg("it is not a regular file"))


def copy_database(source: Path, target: Path) -> None:
    """Put a copy of a closed database in the place of ``target``, whole or not at all.

    Raises
    ------
    EnvironmentProblem
        if ``target`` is open somewhere, or was not closed: its log of changes would be taken for the
        copy's.
    DiskProblem
        if the copy cannot be written.
    """
    if target.with_name(target.name + ".wal").exists():
        reason = msg("it is open in another program, or was not closed; choose another name")
        raise project_problem(file=target.name, reason=reason)
    copy_file(source, target)


def _reason(problem: duckdb.Error) -> str:
    text = str(problem)
    if "lock" in text.lower():
        return "another program has it open; close it there"
    if isinstance(problem, duckdb.IOException) and "not a valid DuckDB" in text:
        return "it is not a Surveyapp project, or it is damaged"
    return "the database says: " + (text.splitlines() or [type(problem).__name__])[0]
