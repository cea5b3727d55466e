"""The kinds of file that the record is written as: a file with its ``WRITERS``, a line here."""

from __future__ import annotations

from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.export import bundle, syntax_files, table_files
from surveyapp.services.export.writer import RecordWriter

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
    ending = path.suffix.lower()
    found = next((one for one in RECORD_WRITERS if one.ending.lower() == ending), None)
    if found is None:
        raise UserProblem(
            msg(
                "The ending of {file} does not say what to write; give it one of {known}.",
                file=path.name or path,
                known=", ".join(one.ending for one in RECORD_WRITERS),
            )
        )
    return found
