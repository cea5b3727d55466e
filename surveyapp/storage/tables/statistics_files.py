"""Tables of SPSS (.sav, .zsav), Stata (.dta) and SAS (.sas7bdat, .xpt), with the labels of their codes.

A SAS file names the formats of its codes and keeps what they mean in another file, a catalogue: its columns
come with their labels, its codes without.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from surveyapp.messages.message import Message, msg
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables.own_process import Found, read_apart
from surveyapp.storage.tables.plain_table import (
    MOST_CELLS,
    MOST_ROWS,
    PlainTable,
    TableForm,
    cell_text,
    too_large,
)
from surveyapp.storage.tables.table_format import TableFormat

_SPSS_MARKS = (b"$FL2", b"$FL3")
_STATA_MARKS = (b"<stata_dta>", *(bytes([number]) for number in range(104, 116)))
_SAS_MARKS = (bytes(12) + bytes.fromhex("c2ea8160b31411cfbd92080009c7318c181f1011"),)
_TRANSPORT_MARKS = (
    b"HEADER RECORD*******LIBRARY HEADER RECORD!!!!!!!",
    b"HEADER RECORD*******LIBV8   HEADER RECORD!!!!!!!",
)


def _reader(
    reader: str, marks: tuple[bytes, ...], otherwise: Message, block: int = 1
) -> Callable[[bytes, str, TableForm], PlainTable]:
    """Return what reads files that begin with one of ``marks``; else they are refused as ``otherwise`` says.

    They are blocks of ``block`` bytes: what is cut off else would be missed where no count of rows is stated.

    Codes declared missing are in ``missing``; lettered missing values of Stata are the codes a … z.
    """

    def read(data: bytes, file: str, form: TableForm) -> PlainTable:
        if not data.startswith(marks) or len(data) % block:
            raise FileRefused(file=file, reason=otherwise)
        return read_apart(partial(_look, reader), data, file, form)

    return read


def _look(reader: str, data: bytes, _form: TableForm) -> Found:
    import pyreadstat  # noqa: PLC0415 - only in the process that may die of it

    read = getattr(pyreadstat, reader)
    try:
        _, about = read(io.BytesIO(data), metadataonly=True, output_format="dict")
        refused = too_large(about.number_rows or 0, about.number_columns)
        return {"refused": refused} if refused else _content(read, data, about.number_columns)
    except pyreadstat.ReadstatError as problem:  # it is no Exception
        raise ValueError(str(problem)) from problem


def _content(read: Any, data: bytes, columns: int) -> dict[str, Any]:
    # a transport file does not say how many rows it has
    most = min(MOST_ROWS, MOST_CELLS // max(columns, 1))
    values, about = read(
        io.BytesIO(data),
        output_format="dict",
        row_limit=most + 1,
        **_WITH_MISSING.get(read.__name__, {}),
    )
    refused = too_large(max(map(len, values.values()), default=0), len(values))
    if refused:
        return {"refused": refused}
    return {
        "columns": [[name, [cell_text(v) for v in column]] for name, column in values.items()],
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
        "sets": {
            name.removeprefix("$"): one["variable_list"]
            for name, one in about.mr_sets.items()
            if one["is_dichotomy"]
        },
    }


_WITH_MISSING = {name: {"user_missing": True} for name in ("read_sav", "read_dta", "read_sas7bdat")}


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


FORMATS = (
    TableFormat(
        "SPSS",
        (".sav", ".zsav"),
        _reader("read_sav", _SPSS_MARKS, msg("it is not an SPSS file (.sav)")),
    ),
    TableFormat(
        "Stata", (".dta",), _reader("read_dta", _STATA_MARKS, msg("it is not a Stata file (.dta)"))
    ),
    TableFormat(
        "SAS",
        (".sas7bdat",),
        _reader("read_sas7bdat", _SAS_MARKS, msg("it is not a SAS file (.sas7bdat)")),
    ),
    TableFormat(
        "SAS",
        (".xpt",),
        _reader(
            "read_xport",
            _TRANSPORT_MARKS,
            msg("it is not a SAS transport file (.xpt), or not a complete one"),
            block=80,
        ),
    ),
)
