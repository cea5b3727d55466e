"""A sealed project, opened into memory: its file is written anew at the end of every change.

The rows are in the clear in this process's memory only. A change is written before it is confirmed
(``COMMIT``): beside the file, flushed, renamed over it, and the folder flushed. So a crash loses the
change in progress and nothing else, and where the disk takes no file the change is undone in memory too.

While it is open a lock file lies beside it, and other programs are refused, as DuckDB refuses them for its
own files. In one program it may be open several times, as DuckDB's files may: all share the one database.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.storage.collection.format import SIMULATED
from surveyapp.storage.files.kernel_lock import release_lock, taken_lock
from surveyapp.storage.project.database import IN_USE, Database, Stamp, project_problem, stamp_of
from surveyapp.storage.project.project_file import begin_project, is_read_only
from surveyapp.storage.project.schema import check_schema, is_up_to_date, prepare_schema
from surveyapp.storage.project.sealed_file import (
    is_sealed_project,
    key_of_project,
    reading_sealed_project,
    write_sealed_project,
)
from surveyapp.storage.project.table_stream import copy_tables, read_tables, write_tables
from surveyapp.storage.project.unlocked_keys import given_key, unlocked

if TYPE_CHECKING:
    from surveyapp.survey.definition.analyst_key import AnalystKey

_LOCK = threading.RLock()


@dataclass(eq=False, slots=True)
class _Opened:
    """A sealed project in memory, and how many parts of the program use it."""

    path: Path
    key: AnalystKey
    lock: int | None
    """The descriptor of the lock file; None of a read-only project, beside which none can be made."""
    root: Database
    users: int = 0
    stamp: Stamp | None = None
    """Of the file as it was read or written last; None where it was not."""
    is_blank: bool = False
    """Whether it is new and has no tables yet."""
    changing: threading.RLock = field(default_factory=threading.RLock)
    """Held during a change: what is written is one change after the other."""


_NO_CHANGE = (
    *("BEGIN", "CHECKPOINT", "COMMIT", "ROLLBACK"),
    *("FROM", "SELECT", "SHOW", "WITH"),
    *("CREATE OR REPLACE VIEW", "CREATE TABLE IF NOT EXISTS", "CREATE VIEW", "DROP VIEW"),
)
"""How queries begin that change nothing of what is written: a file has no views."""

_OPENED: dict[Path, _Opened] = {}
_KEPT: set[Path] = set()
"""Projects that stay open when nobody uses them, so that the desk need not read them for each number."""


class SealedDatabase(Database):
    """An open sealed project; see the module.

    Parameters
    ----------
    path
        The file.
    sealed_to
        The public key that a new project is sealed to.

    Raises
    ------
    KeyNeeded, WrongKey
        if the private key was not unlocked.
    EnvironmentProblem
        if the file is damaged, in use, or cannot be written.
    """

    def __init__(self, path: Path, sealed_to: AnalystKey | None = None) -> None:
        with _LOCK:
            self._opened = _shared(path, sealed_to)
            super().__init__(path, of=self._opened.root, is_read_only=self._opened.lock is None)
            self._opened.users += 1
        self.is_untouched = self._opened.root.is_checked
        self._has_changed, self._is_open = False, True

    def close(self) -> None:
        """Leave the database; the last one to leave it lets its rows and its lock go."""
        if not self._is_open:
            return
        self._is_open = False
        self._opened.root.is_checked |= self.is_checked
        super().close()
        with _LOCK:
            self._opened.users -= 1
            _let_go_if_unused(self._opened)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Do all of it and write the file, or leave both as they were."""
        with self._opened.changing, super().transaction():
            yield

    def execute(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Run a query; return its rows."""
        self._has_changed |= not query.lstrip().startswith(_NO_CHANGE)
        return super().execute(query, values)

    def execute_on(
        self, query: str, columns: Mapping[str, Any], name: str = "arrays"
    ) -> list[tuple[Any, ...]]:
        """Run a query that reads ``columns`` as the table ``name``; return its rows."""
        self._has_changed |= not query.lstrip().startswith(_NO_CHANGE)
        return super().execute_on(query, columns, name)

    def _before_commit(self) -> None:
        """Write the file where something was changed; the first tables of a new project need none yet."""
        opened = self._opened
        has_changed, self._has_changed = self._has_changed, False
        is_blank, opened.is_blank = opened.is_blank, False
        if is_blank or not has_changed:
            return
        write_sealed_project(opened.path, opened.key, partial(write_tables, self))
        opened.stamp = stamp_of(opened.path)


def _place_of(path: Path) -> Path:
    """Return where a file is, whatever links lead there; one that leads to itself is a place of its own."""
    return Path(os.path.realpath(path))


def keep_open(path: Path) -> None:
    """Let the sealed project at ``path`` stay open once it was opened, until ``let_go``."""
    with _LOCK:
        _KEPT.add(_place_of(path))


def let_go(path: Path) -> None:
    """Close the project that ``keep_open`` has named, now or when its last user leaves it."""
    with _LOCK:
        _KEPT.discard(_place_of(path))
        opened = _OPENED.get(_place_of(path))
        if opened is not None:
            _let_go_if_unused(opened)


@contextmanager
def kept_open(path: Path) -> Iterator[None]:
    """Let the sealed project at ``path`` be read once within, however often it is opened."""
    keep_open(path)
    try:
        yield
    finally:
        let_go(path)


def _let_go_if_unused(opened: _Opened) -> None:
    if opened.users or (opened.path in _KEPT and opened.stamp is not None):
        return
    _close(opened)


def _close(opened: _Opened) -> None:
    _OPENED.pop(opened.path, None)
    opened.root.close()
    if opened.lock is not None:
        release_lock(_lock_of(opened.path), opened.lock)


def _lock_of(place: Path) -> Path:
    return place.with_name(f".{place.name}.lock")


def open_database(path: Path | None, sealed_to: AnalystKey | None = None) -> Database:
    """Open the project at ``path``, sealed or not; None is one in memory.

    Parameters
    ----------
    path
        The file; one that is not there is made at the first change.
    sealed_to
        The public key that a project is sealed to which is new, or holds but simulated interviews; None:
        it is not sealed.

    Raises
    ------
    KeyNeeded, WrongKey
        if it is sealed and the private key was not unlocked.
    EnvironmentProblem
        if the file is no project, is in use or cannot be used.
    """
    if path is None:
        return Database(None)
    is_fixed = is_read_only(path)
    may_be_sealed = sealed_to is not None and not is_fixed
    if is_sealed_project(path) or (may_be_sealed and _holds_nothing_real(path)):
        return SealedDatabase(path, sealed_to)
    if is_fixed:
        return _only_read(path)
    begin_project(path)
    return Database(path)


def _only_read(path: Path) -> Database:
    """Open a file that cannot be changed; one of an older format is brought up to date in memory only."""
    database = Database(path, is_read_only=True)
    try:
        if is_up_to_date(check_schema(database)):
            return database
        present = Database(None)
        present.name = path.name
        copy_tables(database, present)
        prepare_schema(present)
    except BaseException:
        database.close()
        raise
    database.close()
    present.is_read_only = True
    return present


def _holds_nothing_real(path: Path) -> bool:
    """Return whether there is no file, or a project that holds no interviews but simulated ones."""
    if not path.exists():
        return True
    database = Database(path)
    try:
        return "all_files" in check_schema(database) and not database.execute(
            "SELECT 1 FROM all_files WHERE mode <> ? UNION ALL SELECT 1 FROM all_waiting LIMIT 1",
            [SIMULATED],
        )
    finally:
        database.close()


def _shared(path: Path, sealed_to: AnalystKey | None) -> _Opened:
    """Return the project at ``path`` as this program has it open, or open it."""
    place = _place_of(path)
    known = _OPENED.get(place)
    if known is not None and not known.users and known.stamp != stamp_of(place):
        _close(known)  # the file was taken away or replaced by hand
        known = None
    if known is not None:
        return known
    if is_read_only(place):
        opened = _OPENED[place] = _read(place, None)
        return opened
    lock = taken_lock(_lock_of(place))
    if lock is None:
        raise project_problem(file=path.name, reason=IN_USE)
    try:
        opened = _OPENED[place] = _read_or_begun(place, lock, sealed_to)
    except BaseException:
        release_lock(_lock_of(place), lock)
        raise
    return opened


def _read_or_begun(place: Path, lock: int, sealed_to: AnalystKey | None) -> _Opened:
    if sealed_to is not None and not is_sealed_project(place):
        return _begun(place, sealed_to, lock)
    return _read(place, lock)


def _read(place: Path, lock: int | None) -> _Opened:
    from surveyapp.storage.collection.unsealing import KeyNeeded, WrongKey  # noqa: PLC0415

    key = key_of_project(place)
    opener = unlocked(key)
    if opener is None:
        given = given_key()
        if given is None:
            raise KeyNeeded(file=place.name, key=key.fingerprint)
        raise WrongKey(file=place.name, key=key.fingerprint, given=given.fingerprint)
    root = Database(None)
    root.name = place.name
    try:
        with reading_sealed_project(place, opener) as content:
            read_tables(root, content)
    except BaseException:
        root.close()
        raise
    return _Opened(place, key, lock, root, stamp=stamp_of(place))


def _begun(place: Path, sealed_to: AnalystKey, lock: int) -> _Opened:
    """Return a new project in memory, with what is at ``place``; its file is written at the first change."""
    root = Database(None)
    has_tables = place.exists()
    try:
        if has_tables:
            plain = Database(place)
            try:
                copy_tables(plain, root)
            finally:
                plain.close()
    except BaseException:
        root.close()
        raise
    return _Opened(place, sealed_to, lock, root, is_blank=not has_tables)
