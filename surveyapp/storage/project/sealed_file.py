"""The file of a sealed project: a clear header, then what it holds in numbered, encrypted chunks.

The first line names the format. The second is the header, in JSON: the id of this writing of the file,
the public key that it is sealed to, and the data key in a box that only the private key opens (HPKE, as
interviews are sealed). The rest are chunks of 64 KiB under ChaCha20-Poly1305 in the STREAM construction
(Hoang, Reyhanitabar, Rogaway & Vizár 2015): the nonce is the number of the chunk and whether it is the
last, the header is authenticated with each, and every writing draws a new data key. So no chunk can be
altered, left out, moved, cut off or taken from another writing unnoticed. The last chunk is padded: the
length of the file says how much it holds in steps of 64 KiB, and the header says nothing of it.
"""

from __future__ import annotations

import binascii
import secrets
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Protocol

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from surveyapp.designs.core.coins import RandomnessFailed
from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.message import msg
from surveyapp.storage.files.safe_files import FileRefused, read_regular, reason_of, replacing
from surveyapp.storage.project.database import project_problem
from surveyapp.survey.json_format.strict_json import NotJson, NotText, canonical, check_keys, parse

if TYPE_CHECKING:
    from surveyapp.storage.collection.sealing import Opener
    from surveyapp.survey.definition.analyst_key import AnalystKey

FAMILY = b"surveyapp-sealed-project/"
FORMAT = "surveyapp-sealed-project/1"
CHUNK = 2**16
"""Bytes of a chunk's plaintext."""
_TAG = 16
_LONGEST_HEADER = 16_384
_LARGEST = 2**40
_KEYS = {"box", "file", "public_key"}
_FILLED, _MARK = b"\0", b"\x80"
"""What pads the last chunk: the mark, and then nothing (ISO/IEC 9797-1, method 2)."""


class Source(Protocol):
    """What a sealed file's content is read from."""

    def read(self, size: int) -> bytes:
        """Return the next ``size`` bytes; fewer only at the end."""
        ...


class Sink(Protocol):
    """What a sealed file's content is written to."""

    def write(self, data: bytes) -> object:
        """Write ``data``."""
        ...


def is_sealed_project(path: Path) -> bool:
    """Return whether the file at ``path`` begins as a sealed project does, of whatever version."""
    try:
        return read_regular(path, _LARGEST, first=len(FAMILY)) == FAMILY
    except FileRefused:
        return False


def key_of_project(path: Path) -> AnalystKey:
    """Return the public key that the sealed project at ``path`` is sealed to.

    Raises
    ------
    EnvironmentProblem
        if it is no sealed project, is damaged, or was written by a newer version.
    """
    return _Header.of(path, _start_of(path)).key


def write_sealed_project(path: Path, key: AnalystKey, fill: Callable[[Sink], None]) -> None:
    """Put a sealed project in the place of ``path``, whole or not at all.

    Parameters
    ----------
    path
        The file.
    key
        The analyst's public key.
    fill
        Writes the content; called once.

    Raises
    ------
    DiskProblem
        if it cannot be written; then what was there is still there.
    EnvironmentProblem
        if nothing can be sealed to the key.
    RandomnessFailed
        if no key can be drawn.
    """
    from surveyapp.storage.collection.sealing import Recipient  # noqa: PLC0415

    try:
        data_key, file_id = secrets.token_bytes(32), secrets.token_hex(16)
    except (OSError, NotImplementedError) as problem:
        raise RandomnessFailed from problem
    try:
        box = Recipient(key).seal(data_key, _purpose(file_id))
    except ValueError as problem:
        reason = msg("nothing can be sealed to the analyst's key “{key}”", key=key.fingerprint)
        raise project_problem(file=path.name, reason=reason) from problem
    fields = {"box": b64encode(box).decode(), "file": file_id, "public_key": key.text}
    line = canonical(fields).encode() + b"\n"
    with replacing(path) as file:
        file.write(FORMAT.encode() + b"\n" + line)
        chunks = _ChunkWriter(file, data_key, line)
        fill(chunks)
        chunks.finish()


@contextmanager
def reading_sealed_project(path: Path, opener: Opener) -> Iterator[Source]:
    """Give the content of the sealed project at ``path``; each chunk is checked.

    Raises
    ------
    EnvironmentProblem
        if it does not open with this key, is damaged, or cannot be read.
    """
    from surveyapp.storage.collection.sealing import BoxDamaged  # noqa: PLC0415

    header = _Header.of(path, _start_of(path))
    try:
        data_key = opener.open_box(header.box, _purpose(header.file_id))
    except BoxDamaged as problem:
        raise _damaged(path) from problem
    try:
        with path.open("rb") as file:
            file.seek(len(FORMAT) + 1 + len(header.line))
            yield _ChunkReader(file, data_key, header.line, path)
    except OSError as problem:
        raise project_problem(file=path.name, reason=reason_of(problem)) from problem


def check_sealed_project(path: Path, opener: Opener) -> None:
    """Read the sealed project at ``path`` from the disk to its end.

    Raises
    ------
    EnvironmentProblem
        if it does not open with this key, is damaged, or cannot be read.
    """
    with reading_sealed_project(path, opener) as content:
        while content.read(CHUNK):
            pass


def _purpose(file_id: str) -> bytes:
    return canonical({"file": file_id, "purpose": FORMAT}).encode()


def _damaged(path: Path) -> EnvironmentProblem:
    reason = msg("it is damaged; use a copy of it, or import the collection files again")
    return project_problem(file=path.name, reason=reason)


def _start_of(path: Path) -> bytes:
    try:
        return read_regular(path, _LARGEST, first=_LONGEST_HEADER)
    except FileRefused as problem:
        raise project_problem(file=path.name, reason=problem.facts["reason"]) from problem


class _Header:
    """The clear part of a file: its ``line`` as it stands there, and what that says."""

    def __init__(self, line: bytes, file_id: str, key: AnalystKey, box: bytes) -> None:
        self.line, self.file_id, self.key, self.box = line, file_id, key, box

    @classmethod
    def of(cls, path: Path, start: bytes) -> _Header:
        from surveyapp.survey.definition.analyst_key import NotAnalystKey, read_analyst_key  # noqa: PLC0415

        magic, _, rest = start.partition(b"\n")
        if magic != FORMAT.encode():
            reason = msg("it was written by another version of Surveyapp; use that one or a newer")
            raise project_problem(file=path.name, reason=reason)
        line = rest[: rest.find(b"\n") + 1]
        try:
            fields = parse(line, path.name)
            check_keys(fields, _KEYS)
            texts = {name: str(fields[name]) for name in _KEYS}
            key = read_analyst_key(texts["public_key"])
            box = b64decode(texts["box"].encode("ascii"), validate=True)
        except (NotJson, NotText, NotAnalystKey, ValueError, binascii.Error) as problem:
            raise _damaged(path) from problem
        return cls(line, texts["file"], key, box)


def _nonce(number: int, *, is_last: bool) -> bytes:
    return number.to_bytes(11, "big") + bytes([is_last])


class _ChunkWriter:
    def __init__(self, file: BinaryIO, data_key: bytes, header: bytes) -> None:
        self._file, self._header = file, header
        self._cipher = ChaCha20Poly1305(data_key)
        self._pending = bytearray()
        self._number = 0

    def write(self, data: bytes) -> None:
        """Encrypt ``data`` as chunks fill."""
        self._pending += data
        whole = len(self._pending) // CHUNK * CHUNK
        if whole == 0:
            return
        for begin in range(0, whole, CHUNK):
            self._encrypt(bytes(self._pending[begin : begin + CHUNK]), is_last=False)
        del self._pending[:whole]

    def finish(self) -> None:
        """Write the last chunk, padded to the length of the others."""
        self._encrypt(bytes(self._pending + _MARK).ljust(CHUNK, _FILLED), is_last=True)

    def _encrypt(self, plain: bytes, *, is_last: bool) -> None:
        nonce = _nonce(self._number, is_last=is_last)
        self._file.write(self._cipher.encrypt(nonce, plain, self._header))
        self._number += 1


class _ChunkReader:
    def __init__(self, file: BinaryIO, data_key: bytes, header: bytes, path: Path) -> None:
        self._file, self._header, self._path = file, header, path
        self._cipher = ChaCha20Poly1305(data_key)
        self._held, self._at = b"", 0
        self._number, self._is_over = 0, False
        self._coming = file.read(CHUNK + _TAG)

    def read(self, size: int) -> bytes:
        """Return the next ``size`` bytes; fewer only at the end."""
        parts, left = [], size
        while left and (self._at < len(self._held) or self._next()):
            part = self._held[self._at : self._at + left]
            self._at += len(part)
            left -= len(part)
            parts.append(part)
        return b"".join(parts)

    def _next(self) -> bool:
        """Decrypt another chunk; False where there is none."""
        if self._is_over:
            return False
        chunk, self._coming = self._coming, self._file.read(CHUNK + _TAG)
        self._is_over = not self._coming
        nonce = _nonce(self._number, is_last=self._is_over)
        try:
            plain = self._cipher.decrypt(nonce, chunk, self._header)
        except (InvalidTag, ValueError) as problem:
            raise _damaged(self._path) from problem
        self._number += 1
        self._held, self._at = plain, 0
        if self._is_over:
            self._held, mark, _ = plain.rpartition(_MARK)
            if not mark:
                raise _damaged(self._path)
        return True
