"""A project file written anew in its own place, so that nothing of the old one is left in it.

DuckDB keeps the bytes of deleted rows, after DELETE, DROP and VACUUM too. The new file is made beside the
old one, flushed and renamed over it, so that a crash leaves one of them whole; then the old file's bytes are
overwritten. Where a disk keeps copies of its blocks (solid-state disks, snapshots, backups), so do they.
"""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from typing import BinaryIO

from surveyapp.messages.message import msg
from surveyapp.storage.collection.sealing import Opener
from surveyapp.storage.files.safe_files import disk_problem, sync_folder
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.project_file import discard
from surveyapp.storage.project.schema import make_views
from surveyapp.storage.project.sealed_file import check_sealed_project, write_sealed_project
from surveyapp.storage.project.table_stream import copy_tables, write_tables

_AT_ONCE = 2**20
IS_OVERWRITTEN = os.name != "nt"
"""Whether the old file's bytes are; Windows puts nothing in the place of an open file."""


def seal_plain_project(project: Path, opener: Opener) -> None:
    """Put a project with the same content, sealed to the key of ``opener``, in the place of a plain one.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be used.
    DiskProblem
        if the new file cannot be written; then the old one is still there.
    """
    made = _beside(project)
    database = Database(project)
    try:
        database.settle()  # nothing stays in the log of changes
        write_sealed_project(made, opener.key, partial(write_tables, database))
    finally:
        database.close()
    check_sealed_project(made, opener)
    _exchange(made, project)


def rewrite_plain_project(project: Path) -> None:
    """Put a file of the same content, in which nothing else ever was, in the place of a plain project.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be used.
    DiskProblem
        if the new file cannot be written; then the old one is still there.
    """
    made = _beside(project)
    old = Database(project)
    try:
        old.settle()
        new = Database(made)
        try:
            with new.transaction():
                copy_tables(old, new)
                make_views(new)
        finally:
            new.close()
    finally:
        old.close()
    with Project(made) as renewed:
        renewed.show_interviews()
        renewed.settle()
    _exchange(made, project)


def _beside(project: Path) -> Path:
    made = project.with_name(project.name + ".new")
    discard(made)  # a crash may have left one
    return made


def _exchange(made: Path, project: Path) -> None:
    """Put the file ``made`` in the place of ``project``, then overwrite what was there."""
    try:
        with made.open("rb+") as new:
            os.fsync(new.fileno())
        with project.open("rb+") as old:
            if not IS_OVERWRITTEN:
                old.close()
            made.replace(project)
            sync_folder(project.parent)
            if not old.closed:
                _overwrite(old)
    except OSError as problem:
        raise disk_problem(project, msg("written"), problem) from problem


def _overwrite(file: BinaryIO) -> None:
    left = file.seek(0, os.SEEK_END)
    file.seek(0)
    while left > 0:
        left -= file.write(bytes(min(left, _AT_ONCE)))
    file.flush()
    os.fsync(file.fileno())
