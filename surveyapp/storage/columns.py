"""A collection's body as columns of small integers: what the desk computes with.

One pass of NumPy over the bytes checks the shape of every row, every id and every report; the
slow and obvious twin of this is ``collection.check_lines``, with which the tests compare it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from surveyapp.designs.design import Unlisted
from surveyapp.designs.oracle import OracleDesign
from surveyapp.estimation.frequency import NotReports, code_reports
from surveyapp.storage.collection import FIRST_LINE, NEVER_GIVEN, OUT_OF_ORDER, Collection
from surveyapp.storage.files import FileRefused
from surveyapp.survey.survey import Record

MISSING = 255
"""Code of an empty report; 256 choices would need it, so wide questions use ``WIDE_MISSING``."""
WIDE_MISSING = 65_535
_COMMA, _END, _WORD, _ID = ord(","), ord("\n"), 8, 32

Codes = NDArray[np.uint8] | NDArray[np.uint16] | NDArray[np.object_]
Positions = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Columns:
    """n interviews: 128-bit ids in two halves, and for each column one code (its value's index).

    Where the values are too many to list, they stand themselves for their codes, as strings.
    """

    id_high: NDArray[np.uint64]
    id_low: NDArray[np.uint64]
    codes: tuple[Codes, ...]


def missing_code(reports: int) -> int:
    """Return the code of an empty report for a question with that many reports."""
    return MISSING if reports <= MISSING else WIDE_MISSING


def decode(collection: Collection) -> Columns:
    """Return the rows of a verified collection as columns.

    Raises:
        FileRefused: naming the first line that is out of order, ragged, or holds a report that its
            design never gives.
    """
    record = collection.survey.record
    recorded = record.columns
    start = collection.body.find(b"\n") + 1
    # the tail lets eight bytes be read from every position
    rows = np.frombuffer(collection.body[start:] + bytes(_ID), dtype=np.uint8)
    size = len(rows) - _ID
    delimiters = _delimiters(rows[:size], len(recorded), collection)
    starts = np.empty(len(delimiters), dtype=np.int64)
    starts[:1] = 0
    starts[1:] = delimiters[:-1, -1] + 1
    high, low = _ids(rows, starts, delimiters[:, 0], collection)
    words = as_strided(rows, shape=(size + _ID - _WORD + 1, _WORD), strides=(1, 1))
    codes: list[Codes] = []
    for place, column in enumerate(recorded):
        begin = delimiters[:, place] + 1
        length = delimiters[:, place + 1] - begin
        if column.unlisted is not None:
            codes.append(_texts(words, begin, length, column.unlisted, collection))
        else:
            codes.append(_codes(words, begin, length, column.values, collection))
    _check_samples(codes, record, collection)
    _check_drawn(codes, record, collection)
    return Columns(high, low, tuple(codes))


def _delimiters(rows: NDArray[np.uint8], recorded: int, collection: Collection) -> Positions:
    """Return the positions of commas and line ends, one row an interview."""
    nul = collection.body.find(b"\0")
    if nul >= 0:  # cells are compared padded with NUL, so none may hold one
        line = FIRST_LINE - 1 + collection.body.count(b"\n", 0, nul)
        raise FileRefused(file=collection.name, reason=f"line {line} holds a NUL character")
    found = np.flatnonzero((rows == _COMMA) | (rows == _END)).astype(np.int64)
    width = recorded + 1
    interviews = collection.manifest.interviews
    ends = np.flatnonzero(rows == _END)
    if len(found) != interviews * width or not np.array_equal(found[recorded::width], ends):
        fields = np.diff(np.searchsorted(found, ends, side="right"), prepend=0)
        wrong = int(np.argmax(fields != width))
        raise FileRefused(
            file=collection.name,
            reason=f"line {FIRST_LINE + wrong} has {int(fields[wrong])} cells and not {width}",
        )
    return found.reshape(interviews, width)


_NIBBLE = np.full(256, 255, dtype=np.uint8)
_NIBBLE[np.frombuffer(b"0123456789abcdef", dtype=np.uint8)] = np.arange(16, dtype=np.uint8)


def _ids(
    rows: NDArray[np.uint8], starts: Positions, ends: Positions, collection: Collection
) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    digits = _NIBBLE[as_strided(rows, shape=(len(rows) - _ID + 1, _ID), strides=(1, 1))[starts]]
    is_id = (ends - starts == _ID) & (digits != 255).all(axis=1)
    packed = (digits[:, 0::2] << 4) | (digits[:, 1::2] & 15)
    halves = np.ascontiguousarray(packed).view(">u8").astype(np.uint64)
    high, low = halves[:, 0].copy(), halves[:, 1].copy()
    rises = np.ones(len(starts), dtype=bool)
    rises[1:] = (high[1:] > high[:-1]) | ((high[1:] == high[:-1]) & (low[1:] > low[:-1]))
    if not (is_id & rises).all():
        line = FIRST_LINE + int(np.argmin(is_id & rises))
        raise FileRefused(file=collection.name, reason=f"line {line} {OUT_OF_ORDER}")
    return high, low


def _codes(
    words: NDArray[np.uint8],
    begin: Positions,
    length: Positions,
    reports: Sequence[str],
    collection: Collection,
) -> Codes:
    """Return the index of each report, or the missing code where the cell is empty."""
    encoded = [report.encode("ascii") for report in reports]
    missing = missing_code(len(reports))
    longest = max(map(len, encoded))
    fits = length <= longest
    keys = _keys(words, begin, np.where(fits, length, 0), longest)
    alphabet = np.array([_padded(value, longest) for value in (*encoded, b"")], dtype=keys.dtype)
    values = np.array([*range(len(encoded)), missing])
    order = np.argsort(alphabet)
    place = np.minimum(np.searchsorted(alphabet[order], keys), len(order) - 1)
    is_known = fits & (alphabet[order][place] == keys)
    _refuse_unless(is_known, collection)
    codes = values[order][place]
    return codes.astype(np.uint8) if missing == MISSING else codes.astype(np.uint16)


def _texts(
    words: NDArray[np.uint8],
    begin: Positions,
    length: Positions,
    known: Unlisted,
    collection: Collection,
) -> NDArray[np.object_]:
    """Return each report as it is written, checked against its design; empty where missing."""
    longest = known.longest_report
    _refuse_unless(length <= longest, collection)
    if len(begin) == 0:
        return np.empty(0, dtype=object)
    keys = _keys(words, begin, length, max(longest, _WORD + 1))
    texts = np.array([cell.decode("latin-1") for cell in keys.tolist()], dtype=object)
    given = np.flatnonzero(length > 0)
    wrong = _first_wrong(known, texts[given].tolist())
    if wrong is not None:
        line = FIRST_LINE + int(given[wrong])
        raise FileRefused(file=collection.name, reason=f"line {line} {NEVER_GIVEN}")
    return texts


def _first_wrong(known: Unlisted, texts: Sequence[str]) -> int | None:
    """Return the place of the first text that is no report, or None."""
    if isinstance(known, OracleDesign):  # coding them checks them, many at a time
        try:
            code_reports(known, texts)
        except NotReports as problem:
            return int(str(problem.facts["number"])) - 1
        return None
    strange = {text for text in set(texts) if not known.is_report(text)}
    return next((place for place, text in enumerate(texts) if text in strange), None)


def _check_samples(codes: Sequence[Codes], record: Record, collection: Collection) -> None:
    """Refuse a report that the design never gives in the sample beside it, or one without the other."""
    for place, alphabets in record.sampled:
        report, sample = record.columns[place : place + 2]
        if report.unlisted is not None:
            is_given = codes[place] != ""
            _refuse_unless(is_given == (codes[place + 1] < len(sample.values)), collection)
            continue
        fits = np.zeros((len(report.values) + 1, len(sample.values) + 1), dtype=bool)
        fits[-1, -1] = True
        for number, alphabet in enumerate(alphabets):
            fits[[report.values.index(value) for value in alphabet], number] = True
        rows = np.minimum(codes[place], len(report.values))
        columns = np.minimum(codes[place + 1], len(sample.values))
        _refuse_unless(fits[rows.astype(np.int64), columns.astype(np.int64)], collection)


def _check_drawn(codes: Sequence[Codes], record: Record, collection: Collection) -> None:
    """Refuse an interview with reports to more questions of a group than anybody is asked."""
    for places, size in record.drawn:
        given = np.zeros(collection.manifest.interviews, dtype=np.int64)
        for place in places:
            column = record.columns[place]
            is_text = column.unlisted is not None
            given += codes[place] != ("" if is_text else missing_code(len(column.values)))
        _refuse_unless(given <= size, collection, TOO_MANY)


TOO_MANY = "has reports to more questions than its respondent was asked"


def _refuse_unless(
    is_right: NDArray[np.bool_], collection: Collection, reason: str = NEVER_GIVEN
) -> None:
    if not is_right.all():
        line = FIRST_LINE + int(np.argmin(is_right))
        raise FileRefused(file=collection.name, reason=f"line {line} {reason}")


def _padded(value: bytes, longest: int) -> int | bytes:
    return int.from_bytes(value.ljust(_WORD, b"\0"), "little") if longest <= _WORD else value


def _keys(
    words: NDArray[np.uint8], begin: Positions, length: Positions, longest: int
) -> NDArray[np.uint64] | NDArray[np.bytes_]:
    """Return each cell as one comparable value: an integer up to eight bytes, else a byte string."""
    parts = []
    for offset in range(0, longest, _WORD):
        at = np.minimum(begin + offset, len(words) - 1)
        bits = 8 * np.clip(length - offset, 0, _WORD).astype(np.uint64)
        loaded = words[at].view("<u8")[:, 0].astype(np.uint64)
        shift = np.uint64(64) - np.maximum(bits, np.uint64(1))
        mask = np.where(bits == 0, np.uint64(0), ~np.uint64(0) >> shift)
        parts.append(loaded & mask)
    if longest <= _WORD:
        return parts[0]
    stacked = np.ascontiguousarray(np.stack(parts, axis=1)).astype("<u8")
    return stacked.view(f"S{stacked.shape[1] * _WORD}")[:, 0]
