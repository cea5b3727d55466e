"""Which files are tables of other programs, told without loading what reads them."""

from __future__ import annotations

from pathlib import Path

from surveyapp.storage.collection.format import ENDING
from surveyapp.storage.files.safe_files import FileRefused, read_regular

_COLLECTION = b"surveyapp-collection/"


def is_foreign_table(path: Path) -> bool:
    """Return whether ``path`` is meant as a table of another program, and is no renamed collection file."""
    ending = path.suffix.lower()
    if ending == ENDING:
        return False
    # a start with files of interviews needs no reader of tables
    from surveyapp.storage.tables.plain_table import LARGEST_FILE  # noqa: PLC0415
    from surveyapp.storage.tables.registry import ENDINGS  # noqa: PLC0415

    if ending not in ENDINGS:
        return False
    try:
        begins = read_regular(path, LARGEST_FILE, first=len(_COLLECTION))
    except FileRefused:
        return True  # it gets its sentence when it is read
    return begins != _COLLECTION
