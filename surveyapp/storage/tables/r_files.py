"""Data frames of R (.rds, .rda, .RData), with factors, labels (haven's too) and declared missing codes.

A file of several data frames has them as its sheets. A column that holds lists is left out. Nothing in a file
is evaluated: functions and formulas in it are skipped as data.
"""

from __future__ import annotations

import bz2
import lzma
import zlib
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

from surveyapp.messages.message import msg
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables.own_process import Found, read_apart
from surveyapp.storage.tables.plain_table import PlainTable, TableForm, cell_text, too_large
from surveyapp.storage.tables.table_format import TableFormat

LARGEST_UNPACKED = 512 * 2**20
_PACKED: tuple[tuple[bytes, Callable[[], Any]], ...] = (
    (b"\x1f\x8b", lambda: zlib.decompressobj(wbits=31)),
    (b"BZh", bz2.BZ2Decompressor),
    (b"\xfd7zXZ\x00", lzma.LZMADecompressor),
)
_MARKS = (b"RDX2\n", b"RDX3\n", b"RDA2\n", b"RDA3\n", b"X\n", b"A\n", b"B\n")
_VECTORS = {"STR", "REAL", "INT", "CPLX", "LGL"}
_MISSING = -(2**31)
"""What R stores for a missing whole number."""
_EPOCH_DAY, _EPOCH = date(1970, 1, 1), datetime(1970, 1, 1, tzinfo=UTC)


def _read_r(data: bytes, file: str, form: TableForm) -> PlainTable:
    """Return a data frame in the bytes of a file of R: the one in ``form.sheet``, or the first.

    Raises
    ------
    FileRefused
        if it is no such file, is damaged, unpacks to too much, has no data frame, or a too large one.
    """
    is_packed = data.startswith(tuple(mark for mark, _ in _PACKED))
    if not is_packed and not data.startswith(_MARKS):
        raise FileRefused(file=file, reason=msg("it is not a file of R (.rds, .RData)"))
    return read_apart(_look, data, file, form)


def _look(data: bytes, form: TableForm) -> Found:
    plain = _unpacked(data)
    if plain is None:
        return {"refused": msg("it unpacks to more than is allowed")}
    import warnings  # noqa: PLC0415

    from rdata.parser import parse_data  # noqa: PLC0415 - only in the process that may die of it

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of endings, which are read from bytes here
        frames = dict(_frames(parse_data(plain).object))
    if not frames:
        return {"refused": msg("it has no data frame")}
    if form.sheet is not None and form.sheet not in frames:
        return {"refused": msg("it has no data frame called {name}", name=form.sheet)}
    sheet = form.sheet or next(iter(frames))
    names = tuple(name for name in frames if name)
    found = _frame(frames[sheet])
    return found if "refused" in found else {**found, "sheets": names, "sheet": sheet or None}


def _unpacked(data: bytes) -> bytes | None:
    """Return the content of a packed file; None if it is larger than any file is read."""
    for mark, unpacker in _PACKED:
        if data.startswith(mark):
            content: bytes = unpacker().decompress(data, LARGEST_UNPACKED + 1)
            return content if len(content) <= LARGEST_UNPACKED else None
    return data


def _frames(top: Any) -> Iterator[tuple[str, Any]]:
    """Yield the data frames: of .rds the one object, without a name; of .RData each with its name."""
    if top.info.type.name == "LIST":
        for name, one in _pairs(top):
            if _is_frame(one):
                yield name, one
    elif _is_frame(top):
        yield "", top


def _pairs(cell: Any) -> Iterator[tuple[str, Any]]:
    """Yield the tags and values of a list of pairs."""
    while cell is not None and cell.info.type.name == "LIST":
        tag = cell.tag.referenced_object or cell.tag if cell.tag is not None else None
        value, cell = cell.value
        yield "" if tag is None else _word(tag.value) or "", value


def _attributes(one: Any) -> dict[str, Any]:
    return dict(_pairs(one.attributes)) if one.attributes is not None else {}


def _is_frame(one: Any) -> bool:
    return one.info.type.name == "VEC" and "data.frame" in _words(_attributes(one).get("class"))


def _word(one: Any) -> str | None:
    """Return a text of R; None where it is missing."""
    if one is None or one.value is None:
        return None
    raw: bytes = one.value
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw.decode("cp1252", errors="replace")


def _words(one: Any) -> list[str]:
    if one is None or one.info.type.name != "STR":
        return []
    return [_word(text) or "" for text in one.value]


def _frame(frame: Any) -> dict[str, Any]:
    names = _words(_attributes(frame).get("names"))
    if len(names) != len(frame.value):
        raise ValueError(names)
    refused = too_large(max((len(one.value) for one in frame.value), default=0), len(names))
    if refused:
        return {"refused": refused}
    found: dict[str, Any] = {
        "columns": [],
        "titles": {},
        "labels": {},
        "missing": {},
        "measures": {},
    }
    for name, column in zip(names, frame.value, strict=True):
        if column.info.type.name not in _VECTORS:
            continue
        about = _attributes(column)
        found["columns"].append([name, _cells(column, about)])
        title = " ".join(_words(about.get("label")))
        if title:
            found["titles"][name] = title
        if "labels" in about:  # haven's: the codes, named by their labels
            codes, marks = about["labels"], _words(_attributes(about["labels"]).get("names"))
            found["labels"][name] = dict(zip(_values(codes), marks, strict=True))
        if "na_values" in about:
            found["missing"][name] = _values(about["na_values"])
        if "ordered" in _words(about.get("class")):
            found["measures"][name] = "ordinal"
        elif "factor" in _words(about.get("class")):
            found["measures"][name] = "nominal"
    return found


def _cells(column: Any, about: dict[str, Any]) -> Sequence[str]:
    """Return a column as text: levels of factors by their words, dates as year-month-day."""
    kinds = _words(about.get("class"))
    if "factor" in kinds:
        levels = dict(enumerate(_words(about.get("levels")), start=1))
        return ["" if code is None else levels[int(code)] for code in _numbers(column)]
    if "Date" in kinds:
        return [_moment(_EPOCH_DAY, number, "days") for number in _numbers(column)]
    if "POSIXct" in kinds:
        return [_moment(_EPOCH, number, "seconds") for number in _numbers(column)]
    return _values(column)


def _moment(since: date, number: float | None, unit: str) -> str:
    if number is None:
        return ""
    moment = since + timedelta(**{unit: number})
    return cell_text(moment.replace(tzinfo=None) if isinstance(moment, datetime) else moment)


def _values(column: Any) -> list[str]:
    """Return the values of a vector as text."""
    match column.info.type.name:
        case "STR":
            return [_word(text) or "" for text in column.value]
        case "REAL" | "INT" | "CPLX":
            return [cell_text(number) for number in _numbers(column)]
        case "LGL":
            return ["" if n is None else cell_text(bool(n)) for n in _numbers(column)]
    raise TypeError(column.info.type.name)


def _numbers(column: Any) -> list[float | None]:
    """Return the numbers of a vector; None where one is missing, however the library says so."""
    return [
        None if number is None or number == _MISSING or number != number else number  # noqa: PLR0124
        for number in column.value.tolist()
    ]


FORMATS = (TableFormat("R", (".rds", ".rda", ".rdata"), _read_r),)
