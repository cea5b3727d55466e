"""Workbooks and other files of tables that are damaged, enormous or not what they say."""

from __future__ import annotations

import io
import warnings
import zipfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import duckdb
import openpyxl
from messes import Mess, anything

Rows = Sequence[Sequence[object]]


def workbook(sheets: dict[str, Rows]) -> bytes:
    """Return a workbook's bytes."""
    book = openpyxl.Workbook()
    book.remove(book.worksheets[0])
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(list(row))
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def binary_messes(good: bytes, magic: int) -> Iterator[Mess]:
    """Yield what can be wrong with a file that is no text; its first ``magic`` bytes name its kind."""
    yield from anything()
    yield "magic alone", good[:magic]
    yield "magic and zeros", good[:magic] + bytes(4096)
    yield "magic and ff", good[:magic] + b"\xff" * 4096
    for tenth in (1, 5, 9):
        yield f"cut at {tenth} tenths", good[: len(good) * tenth // 10]
    yield "last byte missing", good[:-1]
    yield "middle zeroed", _damaged(good, 0.3, 0.6)
    yield "end zeroed", _damaged(good, 0.8, 1.0)
    yield "as text", b"used,region,hours\nyes,north,3\n"


def _damaged(good: bytes, begin: float, end: float) -> bytes:
    a, b = int(len(good) * begin), int(len(good) * end)
    return good[:a] + bytes(b - a) + good[b:]


def workbook_messes(good: bytes) -> Iterator[Mess]:
    """Yield what can be wrong with a workbook."""
    yield from binary_messes(good, 4)
    yield (
        "protected by a password",
        b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + "EncryptedPackage".encode("utf-16-le"),
    )
    yield "old workbook", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(600)
    yield "no cells", workbook({"one": []})
    yield "sheet of nothing but its part missing", _without(good, "xl/worksheets/sheet1.xml")
    yield "book's own part missing", _without(good, "xl/workbook.xml")
    yield "sheet that is no XML", _with(good, "xl/worksheets/sheet1.xml", lambda _: b"<<<")
    yield (
        "billion laughs",
        _with(good, "xl/worksheets/sheet1.xml", lambda data: _LAUGHS + data.partition(b"?>")[2]),
    )
    yield (
        "entity from another file",
        _with(good, "xl/worksheets/sheet1.xml", lambda data: _OUTSIDE + data.partition(b"?>")[2]),
    )
    yield "unpacks to 600 MB", _bomb(600)
    yield "shared texts that unpack to 600 MB", _bomb(600, "xl/sharedStrings.xml")
    yield "member twice", _twice(good, "xl/worksheets/sheet1.xml")
    yield "member that is encrypted", _encrypted(good)
    yield "10^6 members", _members(10**5)
    yield "path upwards in the archive", _with(good, "../../escaped.xml", lambda _: b"<x/>")
    yield (
        "row number of 20 digits",
        _with(
            good,
            "xl/worksheets/sheet1.xml",
            lambda data: data.replace(b'<row r="2"', b'<row r="99999999999999999999"'),
        ),
    )
    yield (
        "column beyond all",
        _with(
            good,
            "xl/worksheets/sheet1.xml",
            lambda data: data.replace(b'r="A2"', b'r="ZZZZZZZZ2"'),
        ),
    )
    yield (
        "shared text that is not there",
        _with(
            good,
            "xl/worksheets/sheet1.xml",
            lambda data: data.replace(
                b't="inlineStr"><is><t>used</t></is>', b't="s"><v>999999</v>'
            ),
        ),
    )


_LAUGHS = (
    b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">'
    + b"".join(b'<!ENTITY %c "%s">' % (97 + n, b"&%c;" % (96 + n) * 10) for n in range(1, 10))
    + b"]>"
)
_OUTSIDE = b'<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>'


def _with(good: bytes, name: str, change: object) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(good)) as old, zipfile.ZipFile(out, "w") as new:
        for one in old.namelist():
            if one != name:
                new.writestr(one, old.read(one))
        there = old.read(name) if name in old.namelist() else b""
        new.writestr(name, change(there))  # type: ignore[operator]
    return out.getvalue()


def _without(good: bytes, name: str) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(good)) as old, zipfile.ZipFile(out, "w") as new:
        for one in old.namelist():
            if one != name:
                new.writestr(one, old.read(one))
    return out.getvalue()


def _twice(good: bytes, name: str) -> bytes:
    """Return the archive with a member that is there again, empty."""
    out = io.BytesIO(good)
    with warnings.catch_warnings(), zipfile.ZipFile(out, "a") as archive:
        warnings.simplefilter("ignore")
        archive.writestr(name, b"<x/>")
    return out.getvalue()


def _encrypted(good: bytes) -> bytes:
    """Return the archive with the mark of encryption on every member."""
    data = bytearray(good)
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        at = data.find(mark)
        while at >= 0:
            data[at + offset] |= 1
            at = data.find(mark, at + 4)
    return bytes(data)


@cache
def _bomb(megabytes: int, name: str = "xl/worksheets/sheet1.xml") -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        archive.writestr("[Content_Types].xml", b" " * 2**20)
        with archive.open(name, "w", force_zip64=True) as member:
            for _ in range(megabytes):
                member.write(bytes(2**20))
    return out.getvalue()


@cache
def _members(number: int) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for member in range(number):
            archive.writestr(f"xl/{member}", b"")
    return out.getvalue()


def parquet(rows: str, folder: Path) -> bytes:
    """Return the Parquet file of a query's rows."""
    path = folder / "good.parquet"
    duckdb.sql(f"COPY ({rows}) TO '{path}' (FORMAT parquet)")
    data = path.read_bytes()
    path.unlink()
    return data
