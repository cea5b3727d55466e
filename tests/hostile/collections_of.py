"""Collection files that look right and are not, and with them the key of a kiosk that is everybody's."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterator
from datetime import date
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from messes import HOMOGLYPH, NUMBERS, ZERO_WIDTH, Mess, anything, encodings

from surveyapp.storage.collection.format import compose, kiosk_id
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.strict_json import canonical

KIOSK = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
STRANGER = Ed25519PrivateKey.from_private_bytes(bytes(range(1, 33)))
DAYS = (date(2026, 3, 1), date(2026, 3, 4))


def lines_of(*reports: str, first: int = 1) -> list[str]:
    """Return interviews with ids in order."""
    return [f"{number:032x},{report}" for number, report in enumerate(reports, start=first)]


LINES = lines_of("yes,north,3", "no,south,40", ",north,", "yes,south,7")


def whole(survey: Survey, lines: list[str] = LINES, key: Ed25519PrivateKey = KIOSK) -> bytes:
    """Return a file that is right."""
    return compose(survey, lines, key, batch=1, export=1, days=DAYS)


def signed(head: bytes, body: bytes, key: Ed25519PrivateKey = KIOSK) -> bytes:
    """Return a file whose signature fits its head."""
    return head + base64.b64encode(key.sign(head)) + b"\n" + body


def resigned(data: bytes, body: bytes | None = None, **manifest: Any) -> bytes:
    """Return the file as its own kiosk's key could have signed it, altered."""
    magic, line, survey, _, old = data.split(b"\n", 4)
    body = old if body is None else body
    value = {**json.loads(line), "body_sha256": hashlib.sha256(body).hexdigest(), **manifest}
    return signed(b"\n".join((magic, canonical(value).encode(), survey, b"")), body)


def with_survey(data: bytes, survey: bytes) -> bytes:
    """Return the file with another survey line, hashed and signed."""
    magic, line, _, _, body = data.split(b"\n", 4)
    value = {**json.loads(line), "survey_sha256": hashlib.sha256(survey).hexdigest()}
    return signed(b"\n".join((magic, canonical(value).encode(), survey, b"")), body)


def collection_messes(survey: Survey, other_survey: Survey, changed: Survey) -> Iterator[Mess]:
    """Yield collection files that no kiosk would write, and files of surveys that are others."""
    data = whole(survey)
    yield from anything()
    yield from encodings(data)
    yield from _altered(data, survey)
    yield from _stated(data)
    yield from _rows(data)
    yield from _survey_lines(data)
    yield "same id with other content", whole(survey, lines_of("no,south,9", "no,south,9"))
    yield "other survey", whole(other_survey, [f"{1:032x},yes"])
    yield "same version with another content", whole(changed, lines_of("yes,north,3", first=77))


def _altered(data: bytes, survey: Survey) -> Iterator[Mess]:
    lines = data.split(b"\n")
    other = whole(survey, lines_of("no,north,5", first=9)).split(b"\n", 4)
    yield "one report altered", data.replace(b"01,yes", b"01,no")
    yield "signature stripped", b"\n".join((*lines[:3], b"", *lines[4:]))
    yield "signature line missing", b"\n".join((*lines[:3], *lines[4:]))
    yield "signature of another file", b"\n".join((*lines[:3], other[3], *lines[4:]))
    yield "spliced body", b"\n".join((*data.split(b"\n", 4)[:4], other[4]))
    yield "body alone", data.split(b"\n", 4)[4]
    yield "head alone", b"\n".join((*lines[:4], b""))
    yield "twice in one file", data + data
    yield "line ends of Windows", data.replace(b"\n", b"\r\n")
    yield "newer format", re.sub(rb"(collection/)[0-9]+", rb"\g<1>99", data, count=1)
    yield "10^6 columns", data.replace(b"interview,", b"interview" + b",q" * 10**6 + b",", 1)
    body = data.split(b"\n", 4)[4]
    head = b"\n".join((*lines[:3], b""))
    yield "kiosk's name with a stranger's key", signed(head, body, STRANGER)
    yield (
        "stranger's public key under the kiosk's name",
        resigned(
            data, public_key=base64.b64encode(STRANGER.public_key().public_bytes_raw()).decode()
        ),
    )


def _stated(data: bytes) -> Iterator[Mess]:
    for name, written in NUMBERS.items():
        line = data.split(b"\n", 2)[1].replace(b'"batch":1', b'"batch":' + written)
        if name in {"negative", "2^63", "5,000 digits", "1e309", "NaN", "hex", "fraction"}:
            magic, _, survey, _, body = data.split(b"\n", 4)
            yield f"{name} as a number", signed(b"\n".join((magic, line, survey, b"")), body)
    for name, value in (("3", 3), ("5", 5), ("five million and one", 5_000_001), ("-1", -1)):
        yield f"wrong count: {name}", resigned(data, interviews=value)
    yield "other version stated", resigned(data, version=2)
    yield "other survey stated", resigned(data, survey="other")
    yield "extra key", resigned(data, unheard_of=1)
    yield "day that is none", resigned(data, first_day="2026-02-30")
    yield "unknown mode", resigned(data, mode="demo")
    yield "another kiosk's name", resigned(data, kiosk=kiosk_id(STRANGER.public_key()))
    yield "sealed, it says", resigned(data, sealed_to="a b c d e f g h")
    magic, line, survey, _, body = data.split(b"\n", 4)
    for name, altered in {
        "duplicate key": line.replace(b'"batch":1', b'"batch":1,"batch":1'),
        "missing key": line.replace(b'"batch":1,', b""),
        "lone surrogate": line.replace(b'"survey":"', b'"survey":"\\ud800'),
        "depth 1,500": line.replace(b'"batch":1', b'"batch":' + b"[" * 1500 + b"]" * 1500),
        "5 MB manifest": line + b" " * 5 * 2**20,
    }.items():
        yield f"{name} in the manifest", signed(b"\n".join((magic, altered, survey, b"")), body)


def _rows(data: bytes) -> Iterator[Mess]:
    body = data.split(b"\n", 4)[4]
    first = b"%032x" % 1
    for name, altered in {
        "report outside the alphabet": body.replace(b"01,yes", b"01,maybe"),
        "report of the other case": body.replace(b"01,yes", b"01,Yes"),
        "blank around a report": body.replace(b"01,yes", b"01, yes"),
        "number above the highest": body.replace(b"north,3\n", b"north,101\n"),
        "number between the steps": body.replace(b"north,3\n", b"north,3.5\n"),
        "NaN": body.replace(b"north,3\n", b"north,NaN\n"),
        "Infinity": body.replace(b"north,3\n", b"north,inf\n"),
        "1e309": body.replace(b"north,3\n", b"north,1e309\n"),
        "5,000 digits": body.replace(b"north,3\n", b"north," + b"3" * 5000 + b"\n"),
        "Arabic digits": body.replace(b"north,3\n", "north,٣\n".encode()),
        "leading zero": body.replace(b"north,3\n", b"north,03\n"),
        "formula": body.replace(b"01,yes", b"01,=1+1"),
        "quoted cells": body.replace(b"yes", b'"yes"'),
        "ragged row": body.replace(b"01,yes", b"01,yes,yes"),
        "short row": body.replace(b",north,3\n", b",north\n"),
        "ids out of order": _swapped(body),
        "the same id twice": body.replace(b"%032x" % 2, first),
        "id that is none": body.replace(first, b"X" * 32),
        "zero-width id": body.replace(first, b"1" * 31 + ZERO_WIDTH.encode()),
        "homoglyph id": body.replace(first, b"a" * 31 + HOMOGLYPH.encode()),
        "id of one digit": body.replace(first, b"1"),
        "1 MB cell": body.replace(b"01,yes", b"01," + b"x" * 2**20),
        "NUL": body.replace(b"01,yes", b"01,\0"),
        "Ctrl-Z": body.replace(b"01,yes", b"01,\x1a"),
        "carriage return": body.replace(b"01,yes", b"01,yes\r"),
        "vertical tab": body.replace(b"01,yes", b"01,yes\x0b"),
        "no line end": body[:-1],
        "empty line": body + b"\n",
        "other header": body.replace(b",used", b",uses", 1),
        "nothing": b"",
    }.items():
        assert altered != body, name
        yield f"signed row: {name}", resigned(data, altered)


def _swapped(body: bytes) -> bytes:
    header, one, two, *more = body.split(b"\n")
    return b"\n".join((header, two, one, *more))


def _survey_lines(data: bytes) -> Iterator[Mess]:
    line = data.split(b"\n", 3)[2]
    for name, altered in {
        "probability 0/0": line.replace(b'"name":"two_coins"', b'"name":"warner","p":"0/0"'),
        "probability above 1": line.replace(b'"name":"two_coins"', b'"name":"warner","p":"3/2"'),
        "unknown design": line.replace(b"two_coins", b"three_coins"),
        "duplicate key": line.replace(b'"id":"used"', b'"id":"used","id":"used"'),
        "depth 100,000": b"[" * 100_000,
        "no questions": b'{"format":"surveyapp-survey/1"}',
    }.items():
        assert altered != line, name
        yield f"signed survey: {name}", with_survey(data, altered)
