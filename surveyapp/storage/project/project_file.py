"""The file of a project: begun whole beside its place, so that no crash leaves half of one, or discarded."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.message import msg
from surveyapp.storage.files.safe_files import disk_problem, sync_folder
from surveyapp.storage.project.database import Database, keep_checked, log_of, project_problem
from surveyapp.storage.project.schema import prepare_schema

_SHELLS = (0, 4096, 8192)
"""Bytes of a DuckDB file of which not all three headers are written; with them DuckDB opens it, and empty."""
_ANYBODY_WRITES = stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH
_MAGIC = slice(8, 12), b"DUCK"


def begin_project(path: Path) -> None:
    """Put an empty project where none is, or only the shell that a crash, or a full disk, left of one.

    Raises
    ------
    EnvironmentProblem
        if it cannot be made.
    DiskProblem
        if it cannot be put there.
    """
    if path.exists() and not _is_shell(path):
        return
    made = path.with_name(path.name + ".part")
    discard(made)
    try:
        _make(made)
        log_of(path).unlink(missing_ok=True)  # of a shell: it would be taken for the new file's
        made.replace(path)
        keep_checked(path)
        sync_folder(path.parent)
    except EnvironmentProblem as problem:
        raise project_problem(file=path.name, reason=problem.facts["reason"]) from problem
    except OSError as problem:
        raise disk_problem(path, msg("written"), problem) from problem
    finally:
        with contextlib.suppress(EnvironmentProblem):
            discard(made)


def is_read_only(project: Path) -> bool:
    """Return whether a project that is there can be read but not changed.

    Its folder counts too, since what is being changed is noted in a file beside it. Who marks a file as
    read-only means it, also where the system would let this person write.
    """
    if not project.exists():
        return False
    folder = project.absolute().parent
    if os.name == "nt":  # where the mark of a folder means something else
        return not os.access(project, os.W_OK)
    return not (_is_writable(project) and _is_writable(folder))


def _is_writable(path: Path) -> bool:
    return os.access(path, os.W_OK) and bool(path.stat().st_mode & _ANYBODY_WRITES)


def discard(project: Path) -> None:
    """Remove the file of a project that somebody has begun and does not want.

    Raises
    ------
    DiskProblem
        if it cannot be removed.
    """
    for path in (project, log_of(project)):
        try:
            path.unlink(missing_ok=True)
        except OSError as problem:
            raise disk_problem(path, msg("removed"), problem) from problem


def _make(path: Path) -> None:
    database = Database(path)
    try:
        prepare_schema(database, is_blank=True)
        database.execute("CHECKPOINT")
    finally:
        database.close()


def _is_shell(path: Path) -> bool:
    """Return whether a file is the beginning of a database that never held anything."""
    try:
        status = path.lstat()
        if not stat.S_ISREG(status.st_mode) or status.st_size not in _SHELLS:
            return False
        if status.st_size and log_of(path).exists():
            return False  # the tables may be in there
        head = path.read_bytes()
    except OSError:
        return False  # what is wrong is said when it is opened
    place, magic = _MAGIC
    return not head or head[place] == magic
