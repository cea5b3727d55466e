"""Contents that no file of ours has, by the classes that people meet or send: bytes from bytes."""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import cache

Mess = tuple[str, bytes]
"""The class, and a content of it."""

HOMOGLYPH = "\N{CYRILLIC SMALL LETTER IE}"
BIDI = "\N{RIGHT-TO-LEFT OVERRIDE}"
ZERO_WIDTH = "\N{ZERO WIDTH SPACE}"
DEPTH = 100_000


def anything() -> Iterator[Mess]:
    """Yield contents that are no file of any of our kinds."""
    yield "empty", b""
    yield "one line end", b"\n"
    yield "zeros", bytes(4096)
    yield "ff", b"\xff" * 4096
    yield "random bytes", random.Random(6).randbytes(4096)  # noqa: S311 - a hostile file
    yield "html page", b"<!DOCTYPE html>\n<html><body><h1>Log in</h1></body></html>\n"
    yield "depth 100,000", b"[" * DEPTH + b"]" * DEPTH
    yield "depth 100,000 of objects", b'{"a":' * DEPTH + b"1" + b"}" * DEPTH
    yield "zip of nothing", b"PK\x05\x06" + bytes(18)
    yield "pickle", b"cos\nsystem\n(S'touch hostile-was-run'\ntR."
    yield "program", b"#!/bin/sh\ntouch hostile-was-run\n"


def encodings(good: bytes) -> Iterator[Mess]:
    """Yield a text in other encodings than UTF-8, and with bytes that text does not hold."""
    text = good.decode()
    yield "BOM", b"\xef\xbb\xbf" + good
    for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le"):
        yield encoding, text.encode(encoding)
    half = len(good) // 2
    yield "NUL", good[:half] + b"\0" + good[half:]
    yield "Ctrl-Z", good[:half] + b"\x1a" + good[half:]
    yield "trailing Ctrl-Z", good + b"\x1a"
    yield "trailing data", good + good[:half] + b"}"
    yield "cut in half", good[:half]


def in_text(good: bytes, text: bytes) -> Iterator[Mess]:
    """Yield ``good`` with each thing that a text may hide put into the first ``text``."""
    assert text in good, text
    for name, word in {
        "Latin-1": b"caf\xe9",
        "overlong UTF-8": b"\xc0\xaf",
        "lone surrogate": b"\xed\xa0\x80",
        "half a character": b"\xe2\x82",
        "bidi override": BIDI.encode(),
        "zero-width": ZERO_WIDTH.encode(),
        "homoglyph": HOMOGLYPH.encode(),
        "combining mark": "e\N{COMBINING ACUTE ACCENT}".encode(),
        "terminal escape": b"\x1b[31m",
        "bell": b"\x07",
        "path upwards": b"../../../etc/passwd",
        "bidi isolate": "\N{RIGHT-TO-LEFT ISOLATE}".encode(),
        "line separator": "\N{LINE SEPARATOR}".encode(),
        "100,000 blanks": b" " * 100_000 + b"!",
    }.items():
        yield f"{name} in a text", good.replace(text, text + word, 1)
    for mark in "=+-@":
        yield f"formula {mark} in a text", good.replace(text, mark.encode() + b"1+1|A1", 1)
    yield "1 MB text", good.replace(text, text + b"x" * 2**20, 1)


NUMBERS = {
    "NaN": b"NaN",
    "Infinity": b"Infinity",
    "-Infinity": b"-Infinity",
    "1e309": b"1e309",
    "1e308": b"1e308",
    "exponent of 8 digits": b"1e99999999",
    "exponent of 8 digits below zero": b"1e-99999999",
    "exponent of 20 digits": b"1e99999999999999999999",
    "2^63": b"9223372036854775808",
    "5,000 digits": b"9" * 5000,
    "decimal comma": b"1,5",
    "thousands separators": b"1,000,000",
    "thousands underscores": b"1_000",
    "Arabic digits": "١٢".encode(),
    "full-width digits": "１２".encode(),
    "hex": b"0x10",
    "leading zero": b"01",
    "negative": b"-1",
    "negative zero": b"-0",
    "fraction": b"1.5",
}


def json_messes(good: bytes, *, text: bytes, number: bytes | None) -> Iterator[Mess]:
    """Yield what can be wrong with the JSON file ``good``.

    ``text`` is an id in it, ``number`` a key and its number such as ``"version": 1``.
    """
    yield from anything()
    yield from encodings(good)
    yield from in_text(good, text)
    yield (
        "escaped lone surrogate in a text",
        good.replace(text, text + b"\\ud800", 1),
    )
    yield "escaped NUL in a text", good.replace(text, text + b"\\u0000", 1)
    yield "escaped terminal escape in a text", good.replace(text, text + b"\\u001b[31m", 1)
    first = re.search(rb'"(\w+)"\s*:\s*("[^"]*"|\d+|null|\[|\{)', good)
    assert first is not None
    pair = first[0] if first[0][-1:] not in b"[{" else first[0] + b"]"
    yield "duplicate key", good.replace(b"{", b"{" + pair.replace(b"{]", b"{}") + b",", 1)
    yield "extra key", good.replace(b"{", b'{"unheard_of":1,', 1)
    yield "missing key", good.replace(b'"' + first[1] + b'"', b'"other_' + first[1] + b'"', 1)
    yield "key of 1 MB", good.replace(b"{", b'{"' + b"k" * 2**20 + b'":1,', 1)
    yield "million keys", good.replace(b"{", b"{" + _million_keys() + b",", 1)
    yield "list instead of an object", b"[" + good + b"]"
    yield "null", b"null"
    yield "text instead of an object", b'"x"'
    yield "comment", good.replace(b"{", b"{ // hello\n", 1)
    yield "single quotes", good.replace(b'"', b"'")
    if b"surveyapp-" in good:
        yield "newer format", re.sub(rb"(surveyapp-[\w-]+/)[0-9]+", rb"\g<1>99", good)
    if number is not None:
        assert number in good, number
        key = number.partition(b":")[0]
        for name, written in NUMBERS.items():
            yield f"{name} as a number", good.replace(number, key + b": " + written, 1)
        for name, other in (("null", b"null"), ("true", b"true"), ("a list", b"[1]")):
            yield f"{name} instead of a number", good.replace(number, key + b": " + other, 1)
        yield "number as a text", good.replace(number, key + b': "1"', 1)
    deep = b"[" * DEPTH + b"]" * DEPTH
    yield "depth 100,000 inside", good.replace(b"{", b'{"unheard_of":' + deep + b",", 1)


@cache
def _million_keys() -> bytes:
    return b",".join(b'"k%d":1' % number for number in range(10**6))


def csv_messes(good: bytes, *, cell: bytes, number: bytes | None) -> Iterator[Mess]:
    """Yield what can be wrong with a comma-separated table; ``cell`` and ``number`` stand in each row.

    What is wrong with a cell is wrong in every row, so that nothing of the file is right.
    """
    header, *rows = good.splitlines()
    body = b"\n".join(rows) + b"\n"
    yield from anything()
    yield from encodings(good)
    yield "line ends of a Mac", good.replace(b"\n", b"\r") + b"\r"
    yield "header only", header + b"\n"
    yield "half a header", header[: len(header) // 2]
    yield "rows only", body
    yield "ragged rows: short", header + b"\n" + body.replace(b"," + cell, b"")
    yield "ragged rows: long", header + b"\n" + body.replace(cell, cell + b",more,and more")
    yield "unclosed quote", header + b'\n"' + body
    yield "quote inside a cell", header + b"\n" + body.replace(cell, b'"' + cell + b'"x')
    yield "1 MB cell", header + b"\n" + body.replace(cell, b"x" * 2**20)
    yield "1 MB header", header.replace(header.split(b",")[0], b"h" * 2**20, 1) + b"\n" + body
    yield "10^6 columns", b"," * (10**6 - 1) + b"\n" + b"1," * (10**6 - 1) + b"1\n"
    yield "10^6 columns beside ours", header + b"," * 10**6 + b"\n" + body
    yield "column twice", _columns(good, lambda cells: [cells[0], *cells])
    yield "column missing", _columns(good, lambda cells: cells[1:])
    for mark, name in ((b";", "semicolon"), (b"\t", "tab"), (b"|", "bar"), (b":", "colon")):
        yield f"other delimiter: {name}", good.replace(b",", mark)
    for name, word in {
        "Latin-1": b"caf\xe9",
        "overlong UTF-8": b"\xc0\xaf",
        "lone surrogate": b"\xed\xa0\x80",
        "bidi override": cell + BIDI.encode(),
        "zero-width": cell + ZERO_WIDTH.encode(),
        "homoglyph": cell.decode().translate(str.maketrans("eo", "ео")).encode(),
        "NFD": unicodedata.normalize("NFD", "café").encode(),
        "terminal escape": b"\x1b]0;owned\x07" + cell,
        "formula": b"=cmd|'/c calc'!A1",
        "line end": b'"' + cell + b'\n"',
        "html": b"<b>" + cell + b"</b>",
        "100,000 blanks": cell + b" " * 99_000 + b"!",
        "100,000 separators": cell + b";|" * 49_000,
        "100,000 digits and a letter": b"1" * 99_000 + b"x",
    }.items():
        yield f"{name} in a cell", header + b"\n" + body.replace(cell, word)
    if number is not None:
        for name, written in NUMBERS.items():
            quoted = b'"' + written + b'"' if b"," in written else written
            yield f"{name} as a number", header + b"\n" + body.replace(number, quoted)


def _columns(good: bytes, change: Callable[[list[bytes]], list[bytes]]) -> bytes:
    return b"".join(b",".join(change(line.split(b","))) + b"\n" for line in good.splitlines())
