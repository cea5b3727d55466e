"""Folders that are given as a whole: which of the files in them are collection files, tables, or neither."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.collection.format import ENDING
from surveyapp.storage.files.safe_files import FileRefused, name_of, reason_of
from surveyapp.storage.tables.foreign_tables import is_foreign_table


class TableInFolder(UserProblem):
    """A table among the collection files of a folder."""

    def __init__(self, *, file: object) -> None:
        super().__init__(
            msg(
                "{file} is a table: its columns must be mapped to the survey's questions "
                "first. Open it with “Import a table…”, or give its survey on the command "
                "line.",
                file=file,
            )
        )


class OthersInFolder(UserProblem):
    """What else there is in a folder."""

    def __init__(self, *, folder: object, names: object) -> None:
        super().__init__(
            msg(
                "Not imported from the folder {folder}, since they are neither collection "
                "files nor tables: {names}. Folders in it are not searched.",
                folder=folder,
                names=names,
            )
        )


@dataclass(frozen=True, slots=True)
class FolderContents:
    """What is in a folder, each sorted by name.

    ``others`` are all that are neither collection files nor tables, folders too, but not hidden ones.
    """

    path: Path
    collections: tuple[Path, ...]
    tables: tuple[Path, ...]
    others: tuple[Path, ...]


def is_folder(path: Path) -> bool:
    """Return whether ``path`` is a folder itself, and no link to one."""
    return path.is_dir() and not path.is_symlink()


def read_folder(path: Path) -> FolderContents:
    """Return what is in the folder at ``path``; nothing in it is read but the beginnings of tables.

    Raises
    ------
    FileRefused
        if it cannot be listed.
    """
    try:
        inside = sorted(path.iterdir())
    except OSError as problem:
        raise FileRefused(file=name_of(path), reason=reason_of(problem)) from problem
    collections = tuple(one for one in inside if one.name.endswith(ENDING))
    seen = [one for one in inside if one not in collections and not one.name.startswith(".")]
    tables = tuple(one for one in seen if not is_folder(one) and is_foreign_table(one))
    return FolderContents(
        path, collections, tables, tuple(one for one in seen if one not in tables)
    )


def folder_contents(path: Path) -> FolderContents | None:
    """Return what is in the folder at ``path``; None if it is none, or cannot be listed."""
    try:
        return read_folder(path) if is_folder(path) else None
    except FileRefused:
        return None  # it gets its verdict when it is read
