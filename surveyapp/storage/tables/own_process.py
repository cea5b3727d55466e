"""Files that a library of another house knows, read in a process of its own.

A damaged file can end such a library, or have it ask for all memory. So it runs in a process that has a
bound on its memory and says what it found in JSON; if that process ends before, the file is refused.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from threading import Lock
from types import ModuleType
from typing import TYPE_CHECKING, Any

from surveyapp.messages.message import Message, msg
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables.plain_table import (
    PlainTable,
    TableForm,
    digest,
    named_columns,
    rectangular,
    rows_and_lines,
)

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Found = Mapping[str, Any]
"""``columns``: pairs of a name and its cells as text; perhaps ``titles``, ``labels``, ``missing``,
``measures``, ``sets``, ``sheets`` and ``sheet``, as a ``PlainTable`` has them; or
``refused`` alone, the reason."""

LONGEST_WAIT = 600
"""Seconds for the largest file."""
MOST_MEMORY = 8 * 2**30
"""Bytes of addresses that the process may use: a table of the most cells takes half of it."""
_BEGINNING = Lock()


def read_apart(
    look: Callable[[bytes, TableForm], Found], data: bytes, file: str, form: TableForm
) -> PlainTable:
    """Return the table that ``look`` finds in a file's bytes, in another process.

    Lines are rows, from 1.

    Parameters
    ----------
    look
        a function of a module, which the other process imports.
    data
        the file's bytes.
    file
        its name.
    form
        how it is written, where that is known.

    Raises
    ------
    FileRefused
        if it finds nothing that it can read, or ends.
    """
    return _plain(_found(look, data, file, form), data, file, form)


def _found(
    look: Callable[[bytes, TableForm], Found], data: bytes, file: str, form: TableForm
) -> Found:
    import multiprocessing  # noqa: PLC0415 - few commands read such a file

    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=_tell, args=(theirs, look, data, form), daemon=True)
    with _without_main():
        child.start()
    try:
        theirs.close()  # else its end would not be heard of
        is_there = ours.poll(LONGEST_WAIT)
        found: Found = json.loads(ours.recv_bytes()) if is_there else {}
    except EOFError:
        found = {}
    finally:
        ours.close()
        child.kill()
        child.join()
    lengths = {len(cells) for _, cells in found.get("columns", ())}
    if not found or "refused" in found or len(lengths) > 1:
        why = found.get("refused")
        reason = _message(why) if why else msg("it is damaged, or of a kind that cannot be read")
        raise FileRefused(file=file, reason=reason)
    return found


@contextmanager
def _without_main() -> Iterator[None]:
    """Let a new process begin without the script at work, which it would run again.

    One at a time: of two threads that read files the second would take the stand-in for the script itself.
    """
    with _BEGINNING:
        main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = main


def _tell(
    out: Connection, look: Callable[[bytes, TableForm], Found], data: bytes, form: TableForm
) -> None:
    """Send what ``look`` finds in ``data``; sends nothing where it fails."""
    _bound_memory()
    try:
        found = look(data, form)
    except Exception:  # noqa: BLE001 - told by sending nothing
        return
    out.send_bytes(json.dumps(found, default=_written).encode())


def _written(message: Message) -> dict[str, object]:
    return {"template": message.template, "facts": dict(message.facts)}


def _message(written: Any) -> Message:
    """Return a message as it was before it was written."""
    facts = written["facts"].items()
    known = {name: _message(fact) if isinstance(fact, dict) else fact for name, fact in facts}
    return Message(written["template"], known)


def _bound_memory() -> None:
    try:
        import resource  # noqa: PLC0415 - not on Windows
    except ImportError:
        return  # there the bounds on rows and cells are all that there is
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    least = MOST_MEMORY if most == resource.RLIM_INFINITY else min(MOST_MEMORY, most)
    resource.setrlimit(resource.RLIMIT_AS, (least, most))


def _plain(found: Found, data: bytes, file: str, form: TableForm) -> PlainTable:
    names = [name for name, _ in found["columns"]]
    columns = named_columns(names, file)
    called = dict(zip(names, columns, strict=False))
    answers = zip(*(cells for _, cells in found["columns"]), strict=True)
    kept, refused = rectangular(list(enumerate(answers, start=1)), columns, file)
    rows, lines = rows_and_lines(kept)
    said = {
        what: {called[name]: of for name, of in found.get(what, {}).items() if name in called}
        for what in ("titles", "labels", "missing", "measures")
    }
    return PlainTable(
        file=file,
        sha256=digest(data),
        form=replace(
            form,
            encoding=None,
            delimiter=None,
            decimal=".",
            sheet=found.get("sheet"),
            header=None,
            first=None,
        ),
        columns=columns,
        rows=rows,
        lines=lines,
        refused=tuple(refused),
        titles=said["titles"],
        labels=said["labels"],
        missing={name: frozenset(codes) for name, codes in said["missing"].items()},
        measures=said["measures"],
        sheets=tuple(found.get("sheets", ())),
        sets={
            name: tuple(called[one] for one in of)
            for name, of in found.get("sets", {}).items()
            if called.keys() >= {*of}
        },
    )
