"""What one trustee can say of tally files: the pads of the trustee's classes, summed over each file.

Of each interview the trustee's box is opened and its seeds are compared with the commitments in the line.
Each seed makes a keystream; the pad of a total is a stretch of it, read as an integer, modulo M. As
(Σ stretch) mod M = Σ (stretch mod M) mod M, the keystreams of a file are added byte by byte, in columns, and
each total is reduced once.

Many files are opened in as many processes as there are cores, each file by one of them.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.progress import Progress
from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.message import msg
from surveyapp.storage.collection.sealing import BoxDamaged, Opener
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tallies.boxes import commitment
from surveyapp.storage.tallies.pads import SEED_BYTES, Pads, keystream
from surveyapp.storage.tallies.seed_table import SeedTable
from surveyapp.storage.tallies.sum_file import CheckedFile, checked_file
from surveyapp.storage.tallies.tally_file import FIRST_LINE, TallyFile, read_tally_file, scheme_of
from surveyapp.storage.tallies.trustee_keys import TrusteeSecret

FEW_INTERVIEWS = 1_000
"""So many are opened sooner than another process starts."""
_AT_ONCE = 256
"""Keystreams that are added together: memory for so many, whatever a file holds."""


@dataclass(frozen=True, slots=True)
class OpenedFile:
    """A file as one trustee sees it."""

    checked: CheckedFile
    """What is added of it; its interviews are known by the trustee's own classes."""
    pads: tuple[tuple[int, ...], ...]
    """One a class of the trustee's, one number a total each: the sums of the pads of all its interviews, 0 …
    M − 1."""


def open_files(
    paths: Sequence[Path],
    interviews: int,
    secret: TrusteeSecret,
    trustee: int,
    progress: Progress,
) -> tuple[OpenedFile, ...]:
    """Open tally files, on all cores where they are many.

    Parameters
    ----------
    paths
        the files.
    interviews
        how many interviews they hold together, for ``progress`` and to choose the way.
    secret
        the trustee's private key.
    trustee
        the trustee's place among those of the survey.
    progress
        takes interviews; raises ``Cancelled`` to stop.

    Raises
    ------
    FileRefused
        if a file is not whole, or a box of it does not open or holds other seeds than its line states.
    """
    found: dict[Path, OpenedFile] = {}
    done = 0
    progress(0, interviews)
    for path, opened in _opened(paths, interviews, secret, trustee):
        found[path] = opened
        done += opened.checked.listed.interviews
        progress(done, interviews)
    return tuple(found[path] for path in paths)


def _opened(
    paths: Sequence[Path], interviews: int, secret: TrusteeSecret, trustee: int
) -> Iterator[tuple[Path, OpenedFile]]:
    if interviews <= FEW_INTERVIEWS:
        for path in paths:
            yield path, open_file(path, secret, trustee)
        return
    import multiprocessing  # noqa: PLC0415 - few commands open so many

    context = multiprocessing.get_context("spawn")  # a window's threads outlive no fork
    pool = ProcessPoolExecutor(
        min(os.cpu_count() or 1, len(paths)), context, initializer=_end_with_parent
    )
    try:
        at_work: dict[Future[OpenedFile], Path] = {
            pool.submit(open_file, path, secret, trustee): path for path in paths
        }
        for future in as_completed(at_work):
            yield at_work[future], future.result()
    except BrokenProcessPool as problem:
        raise EnvironmentProblem(
            msg(
                "A process that opened interviews was ended from outside, perhaps because memory ran out. "
                "Nothing was signed or written; close other programs and try again."
            )
        ) from problem
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _end_with_parent() -> None:
    """Leave Ctrl+C to the parent, and end when it does, however it ends."""
    from multiprocessing import connection, parent_process  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None  # noqa: S101 - this runs in a child

    def watch() -> None:
        connection.wait([parent.sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def open_file(path: Path, secret: TrusteeSecret, trustee: int) -> OpenedFile:
    """Open one tally file.

    Parameters
    ----------
    path
        the file.
    secret
        the trustee's private key.
    trustee
        the trustee's place among those of the survey.

    Raises
    ------
    FileRefused
        if it is not whole, or a box of it does not open or holds other seeds than its line states.
    """
    file = read_tally_file(path)
    scheme = scheme_of(file.survey)
    checked, table = checked_file(file, trustee)
    classes = table.form.classes_of(trustee)
    streams = tuple(_ColumnSums(scheme.pads) for _ in classes)
    for seeds in _seeds(file, table, _opener(secret), trustee):
        for seed, stream in zip(seeds, streams, strict=True):
            stream.add(seed)
    return OpenedFile(checked, tuple(stream.pads for stream in streams))


@lru_cache(maxsize=1)
def _opener(secret: TrusteeSecret) -> Opener:
    return secret.opener


def _seeds(
    file: TallyFile, table: SeedTable, opener: Opener, trustee: int
) -> Iterator[tuple[bytes, ...]]:
    """Yield of each interview the seeds of the trustee's classes, compared with the commitments."""
    form = table.form
    classes, info = form.classes_of(trustee), form.info(trustee)
    stated = zip(*(table.fields(known) for known in classes), strict=True)
    boxes = table.fields(len(form.classes) + trustee)
    for number, (box, commitments) in enumerate(zip(boxes, stated, strict=True), FIRST_LINE):
        try:
            plain = opener.open_box(box, info)
        except BoxDamaged as problem:
            raise _refused(file, number) from problem
        seeds = tuple(plain[at : at + SEED_BYTES] for at in range(0, len(plain), SEED_BYTES))
        if len(plain) != SEED_BYTES * len(classes) or tuple(map(commitment, seeds)) != commitments:
            raise _refused(file, number)
        yield seeds


def _refused(file: TallyFile, line: int) -> FileRefused:
    return FileRefused(
        file=file.name,
        reason=msg(
            "the box for this trustee in line {line} does not hold what the line states, so its kiosk has "
            "not followed the rules; nothing was signed, and the file must be left out by all trustees",
            line=line,
        ),
    )


class _ColumnSums:
    """Keystreams, added byte by byte: column i is the sum of their bytes i."""

    def __init__(self, pads: Pads) -> None:
        self._pads = pads
        self._columns: NDArray[np.uint64] = np.zeros(pads.stream_bytes, dtype=np.uint64)
        self._waiting: list[bytes] = []

    def add(self, seed: bytes) -> None:
        """Add the keystream of a seed."""
        self._waiting.append(keystream(seed, self._pads.stream_bytes))
        if len(self._waiting) == _AT_ONCE:
            self._flush()

    def _flush(self) -> None:
        if self._waiting:
            rows = np.frombuffer(b"".join(self._waiting), dtype=np.uint8)
            rows = rows.reshape(len(self._waiting), self._pads.stream_bytes)
            self._columns += rows.sum(axis=0, dtype=np.uint64)
            self._waiting.clear()

    @property
    def pads(self) -> tuple[int, ...]:
        """The sum of the pads of each total, 0 … M − 1."""
        self._flush()
        each = zip(self._pads.stretches, self._pads.packings, strict=True)
        return tuple(_number(self._columns[stretch]) % packing.modulus for stretch, packing in each)


def _number(columns: NDArray[np.uint64]) -> int:
    """Return Σ columnᵢ · 256^(last − i): each column is taken apart into 8 bytes, which make 8 numbers."""
    octets = columns.astype("<u8").view(np.uint8).reshape(-1, 8)
    return sum(int.from_bytes(octets[:, place].tobytes()) << (8 * place) for place in range(8))
