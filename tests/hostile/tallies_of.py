"""Files of tallies that look right and are not: of kiosks, of the office and of trustees."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from collections_of import signed
from messes import NUMBERS, Mess, anything, encodings
from played_roles import NAMES, kiosk_key, secret_of, with_tallies, write_tally

from surveyapp.storage.surveys.survey_files import save_survey
from surveyapp.storage.tallies.ledger import ledger_path, new_ledger
from surveyapp.storage.tallies.trustee_keys import write_trustee_key
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.strict_json import canonical

REPORTS = [("yes", "north", "3"), ("no", "south", "40"), ("", "north", "")] * 5


def make_tallies(good: Path, survey: Survey, passphrase: str, run: Callable[..., None]) -> None:
    """Write a survey with tallies, its kiosks' files, and what office and trustees make of them."""
    for place, name in enumerate(NAMES[:3]):
        key = good / f"{name.lower()}.trusteekey"
        write_trustee_key(key, passphrase, secret_of(place))
        new_ledger(ledger_path(key), secret_of(place))
    counted = with_tallies(survey, ("used",), ("used", "region"))
    save_survey(counted, good / "t.survey.json")
    for kiosk in (1, 2):
        write_tally(good, counted, kiosk, REPORTS)
    files = (good / "k1-1.tally", good / "k2-1.tally")
    run("tally", "add", *files, "--accept-kiosks", "--out", good / "R.sum")
    with_key = ("--passphrase-file", good / "passphrase.txt")
    for name in ("ana", "ben", "chi"):
        key = ("--key", good / f"{name}.trusteekey", *with_key)
        run("tally", "sign", good / "R.sum", *files, *key, "--out", good / f"{name}.signed")
    lists = [good / f"{name}.signed" for name in ("ana", "ben", "chi")]
    for name in ("ana", "ben"):
        key = ("--key", good / f"{name}.trusteekey", *with_key)
        out = good / f"{name}.partial"
        run("tally", "open", good / "R.sum", *files, *lists, *key, "--out", out)
    shares = (good / "ana.partial", good / "ben.partial")
    run("tally", "combine", good / "R.sum", *shares, "--out", good / "R.counts.csv")


def resigned(
    data: bytes, *, cells: bytes | None = None, body: bytes | None = None, **stated: Any
) -> bytes:
    """Return a tally file as its own kiosk's key could have signed it, altered."""
    magic, line, survey, _, old_cells, old = data.split(b"\n", 5)
    cells, body = (old_cells if cells is None else cells) + b"\n", old if body is None else body
    value = {
        **json.loads(line),
        "body_sha256": hashlib.sha256(body).hexdigest(),
        "cells_sha256": hashlib.sha256(cells).hexdigest(),
        **stated,
    }
    head = b"\n".join((magic, canonical(value).encode(), survey, b""))
    return signed(head, cells + body, kiosk_key(1))


def tally_messes(data: bytes) -> Iterator[Mess]:
    """Yield tally files that no kiosk would write."""
    yield from anything()
    yield from encodings(data)
    magic, line, survey, signature, cells, body = data.split(b"\n", 5)
    lines = body.split(b"\n")
    yield "newer format", data.replace(b"tally/1", b"tally/99", 1)
    yield "line ends of Windows", data.replace(b"\n", b"\r\n")
    yield "head alone", b"\n".join((magic, line, survey, signature, b""))
    yield "without its totals", b"\n".join((magic, line, survey, signature, body))
    yield "twice in one file", data + data
    yield "one letter of the totals altered", data.replace(cells, cells[:-5] + b"A" + cells[-4:])
    total = base64.b64decode(cells)
    for name, other in {
        "a byte short": total[:-1],
        "a byte long": total + b"\0",
        "beyond the modulus": b"\xff" * len(total),
        "nothing": b"",
    }.items():
        yield f"signed totals: {name}", resigned(data, cells=base64.b64encode(other))
    yield "signed totals: no base64", resigned(data, cells=b"~" * len(cells))
    for name, altered in {
        "out of order": [lines[1], lines[0], *lines[2:]],
        "one twice": [lines[0], lines[0], *lines[2:]],
        "a letter short": [lines[0][:-1], *lines[1:]],
        "a letter that base85 has not": [b'"' + lines[0][1:], *lines[1:]],
        "1 MB line": [lines[0] + b"x" * 2**20, *lines[1:]],
        "NUL": [b"\0" + lines[0][1:], *lines[1:]],
        "carriage return": [lines[0] + b"\r", *lines[1:]],
        "empty line": [b"", *lines[1:]],
        "one missing": lines[1:],
        "no line end": lines[:-1],
    }.items():
        yield f"signed lines: {name}", resigned(data, body=b"\n".join(altered))
    for name, value in (
        ("3", 3),
        ("five million and one", 5_000_001),
        ("-1", -1),
        ("a text", "15"),
    ):
        yield f"wrong count: {name}", resigned(data, interviews=value)
    for name, value in (("0", 0), ("2^63", 2**63), ("of another survey", 999), ("a text", "5001")):
        yield f"base {name}", resigned(data, base=value)
    yield "sealed, it says", resigned(data, sealed_to="a b c d e f g h")
    yield "rest released, it says", resigned(data, rest_released=True)
    yield "extra key", resigned(data, unheard_of=1)
    yield "unknown mode", resigned(data, mode="demo")
    for name, written in NUMBERS.items():
        if name in {"negative", "5,000 digits", "1e309", "NaN", "hex", "fraction"}:
            stated = line.replace(b'"batch":1', b'"batch":' + written)
            head = b"\n".join((magic, stated, survey, b""))
            yield f"{name} as a number", signed(head, cells + b"\n" + body, kiosk_key(1))


def forged_statements(data: bytes, place: int) -> Iterator[Mess]:
    """Yield signed lists or shares that their own trustee has signed, and that are none."""
    value = json.loads(data)
    for name, change in {
        "a trustee that is none": {"trustee": 9},
        "another trustee's place": {"trustee": (place + 1) % 3},
        "no residues": {"residues": []},
        "residues of one file": {"residues": value["residues"][:1]},
        "a residue beyond the capacity": {"residues": _changed(value["residues"], 10**9)},
        "a residue below 0": {"residues": _changed(value["residues"], -1)},
        "a residue that is a fraction": {"residues": _changed(value["residues"], 0.5)},
        "depth of residues": {"residues": [[[[[1]]]]]},
        "another sum": {"sum_sha256": "0" * 64},
        "no name": {"name": 3},
        "the other kind": {"format": "surveyapp-tally-sum/1"},
    }.items():
        stated = {**{key: one for key, one in value.items() if key != "signature"}, **change}
        signature = secret_of(place).signing.sign(canonical(stated).encode())
        written = {**stated, "signature": base64.b64encode(signature).decode()}
        yield name, canonical(written).encode() + b"\n"
    without = {**value, "signature": ""}
    yield "without a signature", canonical(without).encode() + b"\n"


def _changed(residues: list[list[list[int]]], number: float) -> list[list[list[float]]]:
    first = [[number, *residues[0][0][1:]], *residues[0][1:]]
    return [first, *residues[1:]]
