"""Tables of SPSS (.sav, .zsav) and Stata (.dta), with the labels that they give to codes.

The C library that knows these formats does not survive every damaged file. So it runs in a process of
its own, which says what it found in JSON; if that process ends before, the file is refused.
"""

from __future__ import annotations

import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from surveyapp.messages.message import msg
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables.plain_table import (
    MOST_ROWS,
    PlainTable,
    TableForm,
    cell_text,
    digest,
    named_columns,
    rectangular,
    rows_and_lines,
    too_large,
)

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

SPSS, STATA = (".sav", ".zsav"), (".dta",)
_SPSS_MARKS = (b"$FL2", b"$FL3")
_STATA_MARKS = (b"<stata_dta>", *(bytes([number]) for number in range(104, 116)))
LONGEST_WAIT = 600
"""Seconds for the largest file."""


def read_spss(data: bytes, file: str, form: TableForm) -> PlainTable:
    """Return the table in an SPSS file's bytes; codes declared missing are in ``missing``.

    Raises
    ------
    FileRefused
        if it is no such file, is damaged, or has too many rows or columns.
    """
    if not data.startswith(_SPSS_MARKS):
        raise FileRefused(file=file, reason=msg("it is not an SPSS file (.sav)"))
    return _plain(_found("read_sav", data, file), data, file, form)


def read_stata(data: bytes, file: str, form: TableForm) -> PlainTable:
    """Return the table in a Stata file's bytes; lettered missing values are the codes a … z.

    Raises
    ------
    FileRefused
        if it is no such file, is damaged, or has too many rows or columns.
    """
    if not data.startswith(_STATA_MARKS):
        raise FileRefused(file=file, reason=msg("it is not a Stata file (.dta)"))
    return _plain(_found("read_dta", data, file), data, file, form)


def _found(reader: str, data: bytes, file: str) -> Mapping[str, Any]:
    """Return what the library finds in another process.

    Raises
    ------
    FileRefused
        if it finds nothing that it can read, or ends.
    """
    import multiprocessing  # noqa: PLC0415 - few commands read such a file

    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    child = context.Process(target=_tell, args=(theirs, reader, data), daemon=True)
    try:
        child.start()
        theirs.close()  # else its end would not be heard of
        is_there = ours.poll(LONGEST_WAIT)
        found: Mapping[str, Any] = json.loads(ours.recv_bytes()) if is_there else {}
    except EOFError:
        found = {}
    finally:
        ours.close()
        child.kill()
        child.join()
    if not found or "refused" in found:
        reason = found.get("refused") or msg("it is damaged, or of a kind that cannot be read")
        raise FileRefused(file=file, reason=reason)
    return found


def _tell(out: Connection, reader: str, data: bytes) -> None:
    """Send what ``reader`` finds in ``data``; sends nothing where it fails."""
    import pyreadstat  # noqa: PLC0415 - only in the process that may die of it

    read = getattr(pyreadstat, reader)
    try:
        _, about = read(io.BytesIO(data), metadataonly=True, output_format="dict")
        refused = too_large(about.number_rows or 0, about.number_columns)
        found = {"refused": refused} if refused else _content(read, data)
    except (Exception, pyreadstat.ReadstatError):  # noqa: BLE001 - told by sending nothing
        return
    out.send_bytes(json.dumps(found).encode())


def _content(read: Any, data: bytes) -> dict[str, Any]:
    values, about = read(
        io.BytesIO(data), output_format="dict", user_missing=True, row_limit=MOST_ROWS + 1
    )
    return {
        "values": [[name, [cell_text(v) for v in column]] for name, column in values.items()],
        "titles": {name: title for name, title in about.column_names_to_labels.items() if title},
        "labels": {
            name: {cell_text(code): str(label) for code, label in labels.items()}
            for name, labels in about.variable_value_labels.items()
        },
        "missing": _declared_missing(values, about),
        "measures": {
            name: measure
            for name, measure in about.variable_measure.items()
            if measure in {"nominal", "ordinal", "scale"}
        },
    }


def _declared_missing(values: Mapping[str, Sequence[object]], about: Any) -> dict[str, list[str]]:
    """Return the codes in the data that the file declares to be no answers."""
    ranged = {
        name: {cell_text(value) for value in set(values[name]) if _is_within(value, ranges)}
        for name, ranges in about.missing_ranges.items()
    }
    lettered = {
        name: set(map(cell_text, codes)) for name, codes in about.missing_user_values.items()
    }
    return {name: sorted(codes) for name, codes in (ranged | lettered).items()}


def _is_within(value: object, ranges: Sequence[Mapping[str, Any]]) -> bool:
    if isinstance(value, int | float):
        return any(isinstance(r["lo"], int | float) and r["lo"] <= value <= r["hi"] for r in ranges)
    return any(value == r["lo"] for r in ranges)


def _plain(found: Mapping[str, Any], data: bytes, file: str, form: TableForm) -> PlainTable:
    names = [name for name, _ in found["values"]]
    columns = named_columns(names, file)
    called = dict(zip(names, columns, strict=True))
    answers = zip(*(cells for _, cells in found["values"]), strict=True)
    kept, refused = rectangular(list(enumerate(answers, start=1)), columns, file)
    rows, lines = rows_and_lines(kept)
    return PlainTable(
        file=file,
        sha256=digest(data),
        form=replace(form, encoding=None, delimiter=None, decimal=".", header=None, first=None),
        columns=columns,
        rows=rows,
        lines=lines,
        refused=tuple(refused),
        titles={called[n]: title for n, title in found["titles"].items() if n in called},
        labels={called[n]: labels for n, labels in found["labels"].items() if n in called},
        missing={called[n]: frozenset(c) for n, c in found["missing"].items() if n in called},
        measures={called[n]: one for n, one in found["measures"].items() if n in called},
    )
