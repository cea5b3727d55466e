"""The files that the program itself consists of, and one hash over all of them.

The hash is what these commands print in the program's folder, so that anybody can compute it without
the program:

    find -L . -type f ! -path '*/__pycache__/*' -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum

A file that was changed, added, renamed or removed changes it; times, owners and modes do not.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from surveyapp.messages.message import msg
from surveyapp.storage.files.safe_files import disk_problem
from surveyapp.storage.program.resources import resource

UNSTAMPED = "source"
HASH_COMMAND = (
    "find -L . -type f ! -path '*/__pycache__/*' -print0 | LC_ALL=C sort -z"
    " | xargs -0 sha256sum | sha256sum"
)
_PACKAGE = Path(__file__).resolve().parents[2]
_CACHE = "__pycache__"


def is_bundled() -> bool:
    """Return whether this is a bundle, with its Python and its libraries inside."""
    return bool(getattr(sys, "frozen", False))


def program_folder() -> Path:
    """Return the folder of all that the program brings: of a bundle all of it, else the package."""
    if not is_bundled():
        return _PACKAGE
    folder = Path(sys.executable).resolve().parent
    return folder.parent if folder.name == "MacOS" else folder


def build_stamp() -> str:
    """Return what the build was stamped with; ``source`` where it was not made by our build."""
    try:
        return resource("build.txt").read_text(encoding="utf-8").strip()
    except OSError:
        return UNSTAMPED


def program_files(folder: Path) -> tuple[Path, ...]:
    """Return the files below ``folder``, sorted by name, byte by byte.

    Compiled caches (``__pycache__``) are left out: Python writes them.

    Raises
    ------
    DiskProblem
        if a folder cannot be read.
    """
    return tuple(sorted(_files(folder), key=lambda path: os.fsencode(_name(path, folder))))


def hashed(path: Path, folder: Path) -> str:
    """Return the SHA-256 and the name of a file, as ``sha256sum`` writes them.

    Raises
    ------
    DiskProblem
        if it cannot be read.
    """
    try:
        with path.open("rb") as file:
            digest = hashlib.file_digest(file, "sha256").hexdigest()
    except OSError as problem:
        raise disk_problem(path, msg("read"), problem) from problem
    return f"{digest}  {_name(path, folder)}\n"


def _name(path: Path, folder: Path) -> str:
    return f"./{path.relative_to(folder).as_posix()}"


def _files(folder: Path) -> Iterator[Path]:
    for inside, folders, names in os.walk(folder, followlinks=True, onerror=_unreadable):
        folders[:] = [name for name in folders if name != _CACHE]
        yield from (path for name in names if (path := Path(inside, name)).is_file())


def _unreadable(problem: OSError) -> None:
    raise disk_problem(Path(problem.filename), msg("read"), problem) from problem
