"""A DuckDB database that reaches for nothing outside its file, and whose errors become sentences."""

from __future__ import annotations

import errno
import itertools
import logging
import os
import re
import stat
import threading
import time
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any
from weakref import WeakValueDictionary

import duckdb
import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.progress import stoppable
from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.message import Message, msg
from surveyapp.storage.files.beginnings import Kind, check_kind
from surveyapp.storage.files.safe_files import (
    FULL_DISKS,
    DiskFull,
    FileRefused,
    check_regular,
    copy_file,
    folder_beside,
    name_of,
    reason_in,
    reason_of,
)

_log = logging.getLogger(__name__)

_ROWS_AT_ONCE = 50
LONGEST_WAIT = 2.0
"""Seconds for another window, or a command, to finish what it does with the same file. Each opens the file
for a moment only."""
_BETWEEN = 0.02
Settings = dict[str, str | bool | int | float | list[str]]
NO_CODE: Settings = {
    "autoinstall_known_extensions": False,
    "autoload_known_extensions": False,
    "allow_community_extensions": False,
}
"""Nothing in a file may load code."""
NO_FILES: Settings = {"enable_external_access": False}
"""Nor may it reach for other files. This hides Python's variables from queries as well."""
_NO_SPILL: Settings = {"temp_directory": ""}
"""What is in memory stays there: no query puts rows on a disk that does not fit."""
IN_USE = msg("another program has it open; close it there")
READ_ONLY = msg("it is read-only")
_OUT_OF_MEMORY = msg(
    "it needs more memory than four fifths of what this computer has, and its rows are never put on a "
    "disk; use a computer with more memory"
)
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


class _PrivateFiles:
    """The process's mask for new files, narrowed while any thread writes a project."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._users = 0
        self._usual = 0

    def __enter__(self) -> None:
        with self._lock:
            if self._users == 0:
                self._usual = os.umask(_OTHERS)
            self._users += 1

    def __exit__(self, *_: object) -> None:
        with self._lock:
            self._users -= 1
            if self._users == 0:
                os.umask(self._usual)


_PRIVATE_FILES = _PrivateFiles()


def _private_files() -> AbstractContextManager[None]:
    """Let the files that DuckDB makes within, the log of changes too, be their owner's alone."""
    return _PRIVATE_FILES


def project_problem(*, file: object, reason: object) -> EnvironmentProblem:
    """The project cannot be opened or written."""
    if reason in FULL_DISKS:
        return DiskFull(file=file, action=msg("written"), reason=reason)
    return EnvironmentProblem(
        msg("The project {file} cannot be used: {reason}.", file=file, reason=reason)
    )


class ReadOnlyProject(EnvironmentProblem):
    """A change was asked of a project whose file, or folder, takes no changes."""

    def __init__(self, *, file: object) -> None:
        super().__init__(
            msg(
                "The project {file} is read-only, so nothing in it can be changed. Save a copy of it "
                "under another name, and work on the copy.",
                file=file,
            )
        )


class Database:
    """An open database file, or one in memory where ``path`` is None, which leaves no file.

    No query can open another file, load code or change a setting. A file may come from a stranger: what it
    holds besides rows is looked at by ``known_objects`` before anything is asked of it.

    Parameters
    ----------
    path
        The file, which is made if there is none.
    threads
        How many compute; None: as many as there are cores.
    of
        An open database in memory, into which this is another way.
    is_read_only
        Whether nothing may be changed: the file is opened so that nothing is written, beside it neither.

    Raises
    ------
    EnvironmentProblem
        from every method, if the file is no database, is in use or cannot be written.
    """

    def __init__(
        self,
        path: Path | None,
        *,
        threads: int | None = None,
        of: Database | None = None,
        is_read_only: bool = False,
    ) -> None:
        self.is_read_only = is_read_only
        self.name = path.name if path else "in memory"
        self._path = path
        self.is_kept = path is not None
        self._is_file = of is None and path is not None
        self.is_of_our_making = path is None or of is not None or stamp_of(path) is None
        """Whether no file was there, so that there is nothing in it but what this program has made."""
        self.is_untouched = False
        """Whether nothing has touched the file since all that it holds was looked at."""
        self.is_checked = False
        """Whether all that it holds was looked at, so that it need not be again after it was closed."""
        self._is_changing = False
        self.recalled: _Recalled = _Recalled() if of is None else of.recalled
        """What was asked of it and is known still."""
        self._files: _Files | None = None
        """Which files were opened; None where they may have been exchanged meanwhile."""
        self.connection: duckdb.DuckDBPyConnection
        if of is not None:
            self.connection = of.connection.cursor()
            return
        settings = {**NO_CODE, **NO_FILES, **_NO_SPILL}
        if threads is not None:
            settings["threads"] = threads
        if path:
            _check_regular(path)
            _check_name(path)
            self.recalled = _recalled_of(path)
        # before and after: a file that was exchanged in between is another one
        before = stamp_of(path) if path else None
        with errors_in_words(self.name), _private_files():
            # a name alone may begin as an address does: md:x, http:x
            place = str(path.absolute()) if path else ":memory:"
            self.connection = _connected(place, settings, is_read_only=is_read_only)
            _lock(self.connection)
        if path:
            after = stamp_of(path)
            self.is_untouched = before is not None and before == after == _CHECKED.get(path)
            if not self.is_untouched:
                self.recalled.note_change()
            self._files = (
                _files(after) if before is None or _files(before) == _files(after) else None
            )

    def keep_private(self) -> None:
        """Take the file from others' eyes; one of another owner stays as it is.

        Only what is known to be a project is changed so.
        """
        for one in (self._path, log_of(self._path)) if self._path else ():
            with suppress(OSError):
                mode = stat.S_IMODE(one.stat().st_mode)
                if mode & _OTHERS:
                    one.chmod(mode & ~_OTHERS)

    def close(self) -> None:
        """Close the file; as long as nothing touches it, its content need not be looked at again."""
        self.connection.close()
        if self._is_file and self._path is not None:
            _CHECKED.pop(self._path, None)
            if self.is_checked and self._are_the_opened():
                _keep_stamp(self._path)

    def _are_the_opened(self) -> bool:
        """Whether what stands at the path now is what was opened there, with its log of changes or none."""
        now = _files(stamp_of(self._path)) if self._path else None
        if now is None or self._files is None:
            return False
        return now[0] == self._files[0] and now[1] in {None, self._files[1]}

    def settle(self) -> None:
        """Bring all that was written into the one file, so that it can be copied."""
        if self.is_read_only:
            return  # its log of changes is copied with it
        with _private_files():
            self.execute("CHECKPOINT")

    def execute(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Run a query; return its rows."""
        with self._stoppable(query), errors_in_words(self.name), self.recalled.noting(query):
            return self.connection.execute(query, list(values)).fetchall()

    def _stoppable(self, query: str) -> AbstractContextManager[None]:
        """Let a query that only reads be interrupted; a change is made whole, or undone by what makes it."""
        if self._is_changing or not query.lstrip("( \n").startswith(_READING):
            return nullcontext()
        return stoppable(self.connection.interrupt)

    def recall(self, query: str) -> list[tuple[Any, ...]]:
        """Return a query's rows; it is run again only where the project was changed since.

        They are known still when a file is opened again that nothing has touched.
        """
        known = self.recalled.rows.get(query)
        if known is None or known[0] != self.recalled.last_change:
            begun = self.recalled.last_change  # what is changed meanwhile may have been seen or not
            known = self.recalled.rows[query] = begun, self.execute(query)
        return known[1]

    def insert(self, table: str, rows: Sequence[Sequence[Any]]) -> None:
        """Add rows to a table, many at a time."""
        for begin in range(0, len(rows), _ROWS_AT_ONCE):
            part = rows[begin : begin + _ROWS_AT_ONCE]
            row = f"({', '.join('?' * len(part[0]))})"
            values = [value for one in part for value in one]
            self.execute(f"INSERT INTO {table} VALUES {', '.join([row] * len(part))}", values)

    def execute_on(
        self, query: str, columns: Mapping[str, Any], name: str = "arrays"
    ) -> list[tuple[Any, ...]]:
        """Run a query that reads ``columns``, of NumPy or Arrow, as the table ``name``; return its rows."""
        with self._stoppable(query), errors_in_words(self.name), self.recalled.noting(query):
            self.connection.register(name, _as_table(columns))
            try:
                return self.connection.execute(query).fetchall()
            finally:
                # where the query has ended a transaction, this fails too: what failed first is what is said
                with suppress(duckdb.TransactionException):
                    self.connection.unregister(name)

    def arrays(self, query: str) -> dict[str, NDArray[Any]]:
        """Run a query; return its columns by name."""
        with self._stoppable(query), errors_in_words(self.name):
            found = self.connection.execute(query).fetchnumpy()
        return {name: np.asarray(column) for name, column in found.items()}

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Do all of it, or leave the database as it was; within another one, be part of that.

        Raises
        ------
        ReadOnlyProject
            if nothing may be changed.
        """
        if self.is_read_only:
            raise ReadOnlyProject(file=self.name)
        if self._is_changing:
            yield
            return
        self.execute("BEGIN")
        self._is_changing = True
        try:
            yield
            self._before_commit()
        except BaseException:
            with suppress(EnvironmentProblem):  # what failed first is what is said
                self.execute("ROLLBACK")
            raise
        else:
            with _private_files():
                self.execute("COMMIT")
        finally:
            self._is_changing = False

    def _before_commit(self) -> None:
        """Do what a change needs before it is confirmed; where this raises, the change is undone."""


def _as_table(columns: Mapping[str, Any]) -> Any:
    """Return columns as DuckDB takes them: those of NumPy as they are, others with them as Arrow's table."""
    if all(isinstance(one, np.ndarray) for one in columns.values()):
        return columns
    import pyarrow as pa  # noqa: PLC0415 - of large tables only

    return pa.table(dict(columns))


class _Recalled:
    """What was asked of a project and is known still, and how often it was changed here.

    Attributes
    ----------
    rows
        of each query: the change after which it was run, and what it found.
    last_change
        the number of the last change.
    """

    def __init__(self) -> None:
        self._numbers = itertools.count(1)
        self.rows: dict[str, tuple[int, list[tuple[Any, ...]]]] = {}
        self.last_change = 0

    def note_change(self) -> None:
        """Note a change, after it was made."""
        self.last_change = next(self._numbers)

    @contextmanager
    def noting(self, query: str) -> Iterator[None]:
        """Note where a statement may have changed what is found, also where it failed half way."""
        try:
            yield
        finally:
            if not query.lstrip("( \n").startswith(_NO_CHANGE):
                self.note_change()


_READING = ("FROM", "SELECT", "WITH")
_NO_CHANGE = ("BEGIN", "CHECKPOINT", "CREATE TABLE IF NOT EXISTS", *_READING)
"""How statements begin after which every query finds what it found before."""
_RECALLED: WeakValueDictionary[str, _Recalled] = WeakValueDictionary()
"""Of each file that is open: whoever has it open notices the others' changes."""
_LAST_OPENED: deque[_Recalled] = deque(maxlen=8)
"""Kept after they were closed: few projects are opened in turn."""
_RECALLING = threading.Lock()


def _recalled_of(path: Path) -> _Recalled:
    with _RECALLING:
        found = _RECALLED.setdefault(os.path.realpath(path), _Recalled())
        if found not in _LAST_OPENED:
            _LAST_OPENED.append(found)
        return found


@contextmanager
def errors_in_words(name: str) -> Iterator[None]:
    """Turn the errors of DuckDB about the file ``name`` into errors of our own."""
    try:
        yield
    except duckdb.Error as problem:
        raise project_problem(file=name, reason=_reason(problem)) from problem


def _connected(place: str, settings: Settings, *, is_read_only: bool) -> duckdb.DuckDBPyConnection:
    """Open a database; wait a little where another process has just opened it too."""
    last = time.monotonic() + LONGEST_WAIT
    while True:
        try:
            return duckdb.connect(place, read_only=is_read_only, config=settings)
        except duckdb.IOException as problem:
            if not _IS_LOCKED.search(str(problem)) or time.monotonic() > last:
                raise
        time.sleep(_BETWEEN)


Stamp = tuple[tuple[int, ...] | None, ...]
_CHECKED: dict[Path, Stamp] = {}
"""What this process has looked at, or written itself, as it was when it was closed. Each page opens the
project anew, and to look at ten million rows each time would take longer than to count them."""


def keep_checked(project: Path) -> None:
    """Remember that all that a new project holds was made by this program, and nothing of an earlier one."""
    _recalled_of(project).note_change()
    _keep_stamp(project)


def _keep_stamp(project: Path) -> None:
    stamp = stamp_of(project)
    if stamp is not None:
        _CHECKED[project] = stamp


def stamp_of(project: Path) -> Stamp | None:
    """Return what tells one state of a project's file from another; None where there is no file.

    The time of the last change of a file's state is set by the system alone, also when a file is renamed.
    """
    stamps = tuple(_stamp(one) for one in (project, log_of(project)))
    return None if stamps[0] is None else stamps


def _stamp(path: Path) -> tuple[int, ...] | None:
    try:
        now = path.stat()
    except OSError:  # it is not there, or its folder cannot be reached at present
        return None
    times = now.st_mtime_ns, now.st_ctime_ns
    return now.st_dev, now.st_ino, now.st_mode, now.st_size, *times


_Files = tuple[tuple[int, ...] | None, ...]


def _files(stamp: Stamp | None) -> _Files | None:
    """Return which files a stamp is of, whatever is in them."""
    return None if stamp is None else tuple(one and one[:2] for one in stamp)


def _check_name(path: Path) -> None:
    """Refuse a name by which DuckDB opens another file: a backslash is a slash to it, and ? ends the name."""
    if os.sep == "/" and any(mark in str(path.absolute()) for mark in "\\?"):
        reason = msg(
            "its name, or that of its folder, has a backslash or a question mark; rename it"
        )
        raise project_problem(file=path.name, reason=reason)


def _check_regular(path: Path) -> None:
    """Refuse what is no regular file before it is opened: a pipe would be waited for without end."""
    for one in (path, log_of(path)):  # the log of changes is read with the file
        try:
            check_regular(one)
            if one is path and one.exists():
                check_kind(one, Kind.PROJECT)
        except FileRefused as refused:
            raise project_problem(file=name_of(one), reason=refused.facts["reason"]) from refused


def _lock(connection: duckdb.DuckDBPyConnection) -> None:
    """Let no query change a setting from now on."""
    with suppress(
        duckdb.InvalidInputException
    ):  # this process has the file open, and locked, already
        # a long query would draw on standard output, where rows are written
        connection.execute("SET enable_progress_bar = false")
        connection.execute("SET lock_configuration = true")


@contextmanager
def only_files(*paths: Path, memory: str = "2GB") -> Iterator[duckdb.DuckDBPyConnection]:
    """Give a database in memory that may open some files, or none, and knows of no project.

    Tables of other programs are read and written through it; their rows pass through Python.

    Parameters
    ----------
    paths
        Files of our own making: their names are no patterns, and nobody exchanges them.
    memory
        As much as it may take.
    """
    settings = {**NO_CODE, **_NO_SPILL, "memory_limit": memory}
    connection = duckdb.connect(":memory:", config=settings)
    try:
        listed = ", ".join(literal(str(path)) for path in paths)
        connection.execute(f"SET allowed_paths = [{listed}]")
        connection.execute("SET enable_external_access = false")  # the path is only taken before
        # nobody exchanges the file: what it says of its columns is read once, not by each query
        connection.execute("SET GLOBAL parquet_metadata_cache = true")
        _lock(connection)
        yield connection
    finally:
        connection.close()


def log_of(project: Path) -> Path:
    """Return where DuckDB keeps what is not yet in the project's file."""
    return project.parent / f"{project.name}.wal"


def literal(text: str) -> str:
    """Return a text as SQL takes it, whatever it holds."""
    return "'" + text.replace("'", "''") + "'"


def copy_database(source: Path, target: Path) -> None:
    """Put a copy of a closed database in the place of ``target``, whole or not at all.

    Raises
    ------
    EnvironmentProblem
        if ``target`` is open somewhere, or was not closed: its log of changes would be taken for the
        copy's; if it could not be opened by that name.
    DiskProblem
        if the copy cannot be written.
    """
    _check_name(target)
    if log_of(target).exists():
        reason = msg("it is open in another program, or was not closed; choose another name")
        raise project_problem(file=target.name, reason=reason)
    if not log_of(source).exists():
        copy_file(source, target)
        return
    # of a read-only project, whose changes could not be brought into the one file
    with folder_beside(target) as folder:
        made = folder / target.name
        copy_file(source, made)
        copy_file(log_of(source), log_of(made))
        whole = Database(made)
        try:
            whole.settle()
        finally:
            whole.close()
        copy_file(made, target)


def _reason(problem: duckdb.Error) -> Message:
    words = str(problem)
    if isinstance(problem, duckdb.OutOfMemoryException):
        return _OUT_OF_MEMORY
    if _IS_LOCKED.search(words):
        return IN_USE
    if "read-only mode" in words:
        return READ_ONLY
    if _IS_DAMAGED.search(words):
        return msg("it is not a Surveyapp project, or it is damaged")
    if "has been invalidated" in words:
        return msg("writing it failed before, so nothing more is done with it; open it again")
    if known := reason_in(words):
        return known
    if _DISK_FAILED.search(words):
        return reason_of(OSError(errno.EIO, ""))
    _log.info("the database says: %s", words)
    return msg("its database reports an error that Surveyapp does not know; open it again")


_IS_LOCKED = re.compile(r"\block\b", re.IGNORECASE)
_DISK_FAILED = re.compile(
    r"fsync|checkpoint|[Cc]ould not (read|write)|[Ff]ailed to (read|write)|Failed to commit"
)
# the last: a database of another kind, which DuckDB would open with an extension
_IS_DAMAGED = re.compile(
    r"not a valid DuckDB|[Cc]orrupt|checksum|enough bytes|deserialize|Loading external extensions"
)
