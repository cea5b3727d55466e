"""The kinds of file that the record is written as: a file with its ``WRITERS``, a line here."""

from __future__ import annotations

from pathlib import Path

from surveyapp.services.export import bundle, syntax_files, table_files
from surveyapp.services.export.writer import RecordWriter, writer_of

RECORD_WRITERS = (*table_files.WRITERS, *syntax_files.WRITERS, *bundle.WRITERS)
"""In the order in which people read them."""

ENDINGS = ", ".join(f"{one.ending} ({one.title})" for one in RECORD_WRITERS)


def writer_for(path: Path) -> RecordWriter:
    """Return what writes a file of the ending of ``path``.

    Raises
    ------
    UserProblem
        if there is none.
    """
    return writer_of(path, RECORD_WRITERS)
