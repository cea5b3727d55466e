"""A collection's body as columns of small integers: what the desk computes with.

One pass of NumPy over the bytes checks the shape of every row, every id and every report; the
slow and obvious twin of this is ``collection.check_lines``, with which the tests compare it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs.core.design import Unlisted
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.messages.message import Message, msg
from surveyapp.storage.collection.coded_column import CodedColumn
from surveyapp.storage.collection.format import FIRST_LINE, NEVER_GIVEN, OUT_OF_ORDER, Collection
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.survey.definition.survey import RecordLayout

MISSING = 255
"""Code of an empty report; 256 choices would need it, so wide questions use ``WIDE_MISSING``."""
WIDE_MISSING = 65_535
_COMMA, _END, _WORD, _ID = ord(","), ord("\n"), 8, 32

Codes = NDArray[np.uint8] | NDArray[np.uint16] | NDArray[np.object_]
Positions = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Columns:
    """n interviews: 128-bit ids in two halves, and for each column one code (its value's index).

    Where the values are too many to list, they stand themselves for their codes, as strings; those of an
    imported table, which can be millions, each once.
    """

    id_high: NDArray[np.uint64]
    id_low: NDArray[np.uint64]
    codes: tuple[Codes | CodedColumn, ...]


def joined_codes(parts: Sequence[Codes | CodedColumn]) -> Any:
    """Return a column's codes of several files one after the other, as NumPy's array or Arrow's."""
    if not any(isinstance(one, CodedColumn) for one in parts):
        return np.concatenate([np.asarray(one) for one in parts])
    import pyarrow as pa  # noqa: PLC0415 - of imported tables only

    columns = [one if isinstance(one, CodedColumn) else CodedColumn.of_cells(one) for one in parts]
    return pa.chunked_array([one.to_arrow() for one in columns])


def missing_code(reports: int) -> int:
    """Return the code of an empty report for a question with that many reports."""
    return MISSING if reports <= MISSING else WIDE_MISSING


def decode(collection: Collection) -> Columns:
    """Return the rows of a verified collection as columns.

    Raises
    ------
    FileRefused
        naming the first line that is out of order, ragged, or holds a report that its design never gives.
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
    words = _loadable(rows, _WORD).view("<u8")
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
        raise FileRefused(
            file=collection.name, reason=msg("line {line} contains a NUL character", line=line)
        )
    found = np.flatnonzero((rows == _COMMA) | (rows == _END))
    width = recorded + 1
    interviews = collection.manifest.interviews
    is_end = rows[found] == _END
    if len(found) != interviews * width or not _ends_each(is_end.reshape(interviews, width)):
        fields = np.diff(np.flatnonzero(is_end) + 1, prepend=0)
        wrong = int(np.argmax(fields != width))
        raise FileRefused(
            file=collection.name,
            reason=msg(
                "line {line} has {count} cells and not {width}",
                line=FIRST_LINE + wrong,
                count=int(fields[wrong]),
                width=width,
            ),
        )
    return found.reshape(interviews, width)


def _ends_each(is_end: NDArray[np.bool_]) -> bool:
    """Return whether the last delimiter of each row, and no other, is a line's end."""
    return bool(is_end[:, -1].all()) and not is_end[:, :-1].any()


def _loadable(rows: NDArray[np.uint8], width: int) -> NDArray[np.void]:
    """Return a view whose element i is the ``width`` bytes from position i on."""
    size = len(rows) - width + 1
    return np.ndarray((size,), dtype=f"V{width}", buffer=rows, strides=(1,))


_EACH = np.uint64(0x0101010101010101)
"""One in each byte of a word: what follows works on eight digits at once."""


def _bytes(value: int) -> np.uint64:
    return np.uint64(value) * _EACH


def _nibbles(digits: NDArray[np.uint64]) -> tuple[NDArray[np.uint64], NDArray[np.bool_]]:
    """Return the values of eight hexadecimal digits, one a byte, and whether they are such digits."""
    is_letter = (digits >> np.uint64(6)) & _EACH
    values = (digits & _bytes(15)) + is_letter * np.uint64(9)
    above_nine = ((values + _bytes(6)) >> np.uint64(4)) & _EACH
    written = values + _bytes(ord("0")) + above_nine * np.uint64(ord("a") - 10 - ord("0"))
    return values, (written == digits) & ((values & _bytes(0xF0)) == 0)


def _packed(nibbles: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Return the 32-bit numbers that eight digits write, the first one highest."""
    packed = nibbles.byteswap()
    packed = (packed | packed >> np.uint64(4)) & np.uint64(0x00FF00FF00FF00FF)
    packed = (packed | packed >> np.uint64(8)) & np.uint64(0x0000FFFF0000FFFF)
    return (packed | packed >> np.uint64(16)) & np.uint64(0xFFFFFFFF)


def _ids(
    rows: NDArray[np.uint8], starts: Positions, ends: Positions, collection: Collection
) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    digits = _loadable(rows, _ID)[starts].view("<u8").astype(np.uint64, copy=False)
    nibbles, are_digits = _nibbles(digits.reshape(len(starts), _ID // _WORD))
    is_id = (ends - starts == _ID) & are_digits.all(axis=1)
    parts = _packed(nibbles)
    high = (parts[:, 0] << np.uint64(32)) | parts[:, 1]
    low = (parts[:, 2] << np.uint64(32)) | parts[:, 3]
    rises = np.ones(len(starts), dtype=bool)
    rises[1:] = (high[1:] > high[:-1]) | ((high[1:] == high[:-1]) & (low[1:] > low[:-1]))
    if not (is_id & rises).all():
        line = FIRST_LINE + int(np.argmin(is_id & rises))
        raise FileRefused(
            file=collection.name,
            reason=msg("line {line} {wrong}", line=line, wrong=OUT_OF_ORDER),
        )
    return high, low


def _codes(
    words: NDArray[np.uint64],
    begin: Positions,
    length: Positions,
    reports: Sequence[str],
    collection: Collection,
) -> Codes:
    """Return the index of each report, or the missing code where the cell is empty."""
    known = _alphabet(tuple(reports))
    fits = length <= known.longest
    keys = _keys(words, begin, np.where(fits, length, 0), known.longest)
    place = known.place(keys)
    _refuse_unless(fits & (known.keys[place] == keys), collection)
    return known.codes[place]


@dataclass(frozen=True, slots=True, eq=False)
class _Alphabet:
    """The values of a column, as comparable ``keys`` with their ``codes``, the empty one among them.

    Keys of one word are found by a multiplication that sends no two of them to one place, others by
    their order.
    """

    longest: int
    keys: NDArray[np.uint64] | NDArray[np.bytes_]
    codes: NDArray[np.uint8] | NDArray[np.uint16]
    factor: np.uint64 | None = None

    def place(self, keys: NDArray[np.uint64] | NDArray[np.bytes_]) -> NDArray[np.intp]:
        """Return where each of ``keys`` would be; other keys may be there."""
        if self.factor is None:
            return np.minimum(np.searchsorted(self.keys, keys), len(self.keys) - 1)
        return _slots(keys, self.factor, len(self.keys)).astype(np.intp)


def _slots(keys: Any, factor: np.uint64, size: int) -> NDArray[np.uint64]:
    """Return the upper bits of each key times ``factor``: a place in a table of ``size``, a power of 2."""
    found: NDArray[np.uint64] = (keys * factor) >> np.uint64(_WORD * 8 - (size.bit_length() - 1))
    return found


@lru_cache(maxsize=256)
def _alphabet(reports: tuple[str, ...]) -> _Alphabet:
    encoded = [*(report.encode("ascii") for report in reports), b""]
    longest = max(map(len, encoded))
    missing = missing_code(len(reports))
    numbered = np.array([*range(len(reports)), missing])
    codes = numbered.astype(np.uint8) if missing == MISSING else numbered.astype(np.uint16)
    if longest > _WORD:
        padded = np.array([value.ljust(_padded_to(longest), b"\0") for value in encoded])
        order = np.argsort(padded)
        return _Alphabet(longest, padded[order], codes[order])
    keys = np.array([int.from_bytes(value, "little") for value in encoded], dtype=np.uint64)
    factor, size = _scattering(keys)
    places = _slots(keys, factor, size)
    # an empty place holds a key that is looked for elsewhere, and so is never found there
    holds = np.zeros(size, dtype=np.intp)
    holds[places] = np.arange(len(keys))
    return _Alphabet(longest, keys[holds], codes[holds], factor)


def _scattering(keys: NDArray[np.uint64]) -> tuple[np.uint64, int]:
    """Return an odd factor, and the size of a table, for which ``_slots`` keeps all ``keys`` apart."""
    size = 1 << max(3, (2 * len(keys)).bit_length())
    while True:
        for turn in range(_TURNS):
            factor = np.uint64(_GOLDEN * (2 * turn + 1) & (2**64 - 1))
            if len(set(_slots(keys, factor, size).tolist())) == len(keys):
                return factor, size
        size *= 2


_GOLDEN, _TURNS = 0x9E3779B97F4A7C15, 64
"""2⁶⁴ over the golden ratio: its multiples are spread evenly (Knuth 1973, 6.4); and how many are tried."""


def _texts(
    words: NDArray[np.uint64],
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
        raise FileRefused(
            file=collection.name,
            reason=msg("line {line} {wrong}", line=line, wrong=NEVER_GIVEN),
        )
    return texts


def _first_wrong(known: Unlisted, texts: Sequence[str]) -> int | None:
    """Return the place of the first text that is no report, or None."""
    from surveyapp.estimation.prevalence.frequency_oracles import NotReports, code_reports  # noqa: PLC0415

    if isinstance(known, OracleDesign):  # coding them checks them, many at a time
        try:
            code_reports(known, texts)
        except NotReports as problem:
            return int(str(problem.facts["number"])) - 1
        return None
    strange = {text for text in set(texts) if not known.is_report(text)}
    return next((place for place, text in enumerate(texts) if text in strange), None)


def _check_samples(codes: Sequence[Codes], record: RecordLayout, collection: Collection) -> None:
    """Refuse a report that the design never gives in the sample of the same row, or one without the other."""
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


def _check_drawn(codes: Sequence[Codes], record: RecordLayout, collection: Collection) -> None:
    """Refuse an interview with reports to more questions of a group than anybody is asked."""
    for places, size in record.group_limits:
        given = np.zeros(collection.manifest.interviews, dtype=np.int64)
        for place in places:
            column = record.columns[place]
            is_text = column.unlisted is not None
            given += codes[place] != ("" if is_text else missing_code(len(column.values)))
        _refuse_unless(given <= size, collection, TOO_MANY)


TOO_MANY = msg("has reports to more questions than its respondent was asked")


def _refuse_unless(
    is_right: NDArray[np.bool_], collection: Collection, reason: Message = NEVER_GIVEN
) -> None:
    if not is_right.all():
        line = FIRST_LINE + int(np.argmin(is_right))
        raise FileRefused(
            file=collection.name, reason=msg("line {line} {wrong}", line=line, wrong=reason)
        )


def _padded_to(longest: int) -> int:
    return -(-longest // _WORD) * _WORD


_MASKS = np.array([2 ** (8 * count) - 1 for count in range(_WORD + 1)], dtype=np.uint64)


def _keys(
    words: NDArray[np.uint64], begin: Positions, length: Positions, longest: int
) -> NDArray[np.uint64] | NDArray[np.bytes_]:
    """Return each cell as one comparable value: an integer up to eight bytes, else a byte string."""
    if longest <= _WORD:
        return words[begin] & _MASKS[length]
    parts = [
        words[np.minimum(begin + offset, len(words) - 1)]
        & _MASKS[np.clip(length - offset, 0, _WORD)]
        for offset in range(0, longest, _WORD)
    ]
    stacked = np.ascontiguousarray(np.stack(parts, axis=1)).astype("<u8")
    return stacked.view(f"S{stacked.shape[1] * _WORD}")[:, 0]
