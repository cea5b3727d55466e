"""The lines of a tally file, all at once: what ``LineFormat.read`` says of each, for a million of them.

All lines of a file are equally long, so they are one table of letters. Base85 writes each 4 bytes, as a
number below 2³², with 5 digits; a last group that is not whole is filled with zero bytes and loses as many
letters.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from surveyapp.messages.message import Message, msg
from surveyapp.storage.collection.format import OUT_OF_ORDER
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tallies.boxes import COMMITMENT_BYTES, ID_BYTES, LineFormat
from surveyapp.storage.tallies.tally_file import FIRST_LINE, TallyFile

_LETTERS = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
_NO_DIGIT = 255
_DIGITS = np.full(256, _NO_DIGIT, dtype=np.uint8)
_DIGITS[np.frombuffer(_LETTERS, dtype=np.uint8)] = np.arange(85, dtype=np.uint8)
_WEIGHTS = 85 ** np.arange(4, -1, -1, dtype=np.uint64)
_GROUP, _BYTES = 5, 4

Bytes = NDArray[np.uint8]


@dataclass(frozen=True)
class SeedTable:
    """The fields of a file's lines."""

    form: LineFormat
    """The form of the lines."""
    data: Bytes
    """A row a line: its commitments, then its boxes."""
    ids: tuple[bytes, ...]
    """Of the interviews, 16 bytes each, in the order of the lines: a hash of the commitments that whoever
    reads them knows to be right."""

    def fields(self, place: int) -> list[bytes]:
        """Return one field of each line.

        Parameters
        ----------
        place
            a class's place for its commitments; number of classes + a trustee's place for the boxes.
        """
        end = sum(self.form.field_bytes[: place + 1])
        column = np.ascontiguousarray(self.data[:, end - self.form.field_bytes[place] : end])
        return [row.tobytes() for row in column]


def seed_table(file: TallyFile, form: LineFormat, trustee: int | None = None) -> SeedTable:
    """Return the fields of a file's lines.

    Parameters
    ----------
    file
        a verified tally file.
    form
        the form of its lines.
    trustee
        whose classes name the interviews: a trustee compares these with the box, so an interview that is
        in the box under other commitments of the others is the same one; None: all classes do.

    Raises
    ------
    FileRefused
        naming the first line that has not the form of one, is out of order or is there twice.
    """
    lines = file.masked.lines
    wrong = next((at for at, line in enumerate(lines) if len(line) != form.letters), None)
    if wrong is not None:
        raise _refused(file, wrong, _NO_LINE)
    if not lines:
        return SeedTable(form, np.zeros((0, sum(form.field_bytes)), dtype=np.uint8), ())
    letters = np.frombuffer("".join(lines).encode("ascii"), dtype=np.uint8)
    data, is_line = _decoded(letters.reshape(len(lines), form.letters), sum(form.field_bytes))
    if not is_line.all():
        raise _refused(file, int(is_line.argmin()), _NO_LINE)
    before = next((at for at, pair in enumerate(pairwise(lines), 1) if pair[1] <= pair[0]), None)
    known = range(len(form.classes)) if trustee is None else form.classes_of(trustee)
    commitments = data[:, : COMMITMENT_BYTES * len(form.classes)]
    stated = commitments.reshape(len(lines), -1, COMMITMENT_BYTES)[:, list(known)]
    ids = tuple(hashlib.sha256(row.tobytes()).digest()[:ID_BYTES] for row in stated)
    if before is not None or len(set(ids)) < len(ids):
        raise _refused(file, _first_twice(ids) if before is None else before, OUT_OF_ORDER)
    return SeedTable(form, data, ids)


def _first_twice(ids: Sequence[bytes]) -> int:
    return next(at for at, one in enumerate(ids) if one in ids[:at])


_NO_LINE = msg("is not the line of a masked interview")


def _refused(file: TallyFile, at: int, wrong: Message) -> FileRefused:
    reason = msg("line {line} {wrong}", line=FIRST_LINE + at, wrong=wrong)
    return FileRefused(file=file.name, reason=reason)


def _decoded(letters: Bytes, count: int) -> tuple[Bytes, NDArray[np.bool_]]:
    """Return the ``count`` bytes that each row of letters writes, and whether it is their one form."""
    digits = _DIGITS[letters]
    is_line = (digits != _NO_DIGIT).all(axis=1)
    missing = -digits.shape[1] % _GROUP
    filled = np.pad(digits, ((0, 0), (0, missing)), constant_values=84)  # as b85decode does
    groups = filled.reshape(len(filled), -1, _GROUP).astype(np.uint64) @ _WEIGHTS
    is_line &= (groups < 2**32).all(axis=1)
    data = groups.astype(">u4").view(np.uint8).reshape(len(groups), -1)[:, :count]
    if missing:  # of all that decode to these bytes, the one form is what zero bytes are written as
        last = groups[:, -1] >> np.uint64(8 * missing) << np.uint64(8 * missing)
        written = last[:, None] // _WEIGHTS % np.uint64(85)
        kept = _GROUP - missing
        is_line &= (written[:, :kept] == filled.reshape(len(filled), -1, _GROUP)[:, -1, :kept]).all(
            axis=1
        )
    return data, is_line
