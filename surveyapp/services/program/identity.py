"""Which program this is, so that an ethics board can compare it with the one that it approved."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path

from surveyapp import __version__
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.storage.program.program_files import (
    build_stamp,
    hashed,
    program_files,
    program_folder,
)
from surveyapp.survey.definition.fingerprint_words import FINGERPRINT_BYTES, bytes_to_words


@dataclass(frozen=True, slots=True)
class ProgramIdentity:
    """A version, a build, and the files that make it up.

    ``files`` has a line for each file, as ``sha256sum`` writes it.
    """

    version: str
    build: str
    folder: Path
    files: tuple[str, ...]

    @property
    def sha256(self) -> str:
        """The SHA-256 of the lines of all files: one changed byte anywhere changes it."""
        return hashlib.sha256("".join(self.files).encode("utf-8", "surrogateescape")).hexdigest()

    @property
    def words(self) -> str:
        """The beginning of the SHA-256 in eight words, to be read aloud and compared."""
        return bytes_to_words(bytes.fromhex(self.sha256)[:FINGERPRINT_BYTES])


def identify(progress: Progress = no_progress, *, folder: Path | None = None) -> ProgramIdentity:
    """Return the identity of the program that runs; takes a second or two for a bundle.

    Raises
    ------
    DiskProblem
        if a file of the program cannot be read.
    Cancelled
        if ``progress`` says so.
    """
    looked_at = folder or program_folder()
    paths = program_files(looked_at)
    lines = []
    for done, path in enumerate(paths):
        progress(done, len(paths))
        lines.append(hashed(path, looked_at))
    progress(len(paths), len(paths))
    return ProgramIdentity(__version__, build_stamp(), looked_at, tuple(lines))
