"""The office's step: tally files are checked and added, which opens nothing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.project.kiosk_trust import (
    NOBODY,
    KiosksNotEnrolled,
    KioskTrust,
    KioskUnknown,
)
from surveyapp.storage.files.safe_files import check_new, make_file
from surveyapp.storage.tallies.sum_file import Adder, TallySum, checked_file
from surveyapp.storage.tallies.tally_file import read_tally_file
from surveyapp.survey.definition.kiosk_names import KioskId, kiosk_words


@dataclass(frozen=True, slots=True)
class AddedFiles:
    """What came of adding."""

    path: Path
    """The sum, written."""
    total: TallySum
    """What it holds."""


def add_tallies(
    paths: Sequence[Path],
    out: Path,
    progress: Progress = no_progress,
    *,
    trust: KioskTrust = NOBODY,
) -> AddedFiles:
    """Check and add tally files, and write their sum to the new file ``out``.

    Parameters
    ----------
    paths
        the kiosks' files.
    out
        the sum to write; it must not be there.
    progress
        takes files.
    trust
        which kiosks' files are taken.

    Raises
    ------
    FileRefused
        if a file is not whole, or does not go with the others, saying why.
    KiosksNotEnrolled
        if somebody must first look at kiosks.
    DiskProblem
        if the sum cannot be written, or is there.
    """
    check_new(out)
    total = added(paths, progress, trust=trust)
    make_file(out, total.data)
    return AddedFiles(out, total)


def added(
    paths: Sequence[Path], progress: Progress = no_progress, *, trust: KioskTrust
) -> TallySum:
    """Return the sum of tally files after checking them.

    Parameters
    ----------
    paths
        the kiosks' files.
    progress
        takes files.
    trust
        which kiosks' files are taken.

    Raises
    ------
    FileRefused
        if a file is not whole, or does not go with the others, saying why.
    KiosksNotEnrolled
        if somebody must first look at kiosks.
    """
    adder: Adder | None = None
    strangers: list[KioskUnknown] = []
    progress(0, len(paths))
    for done, path in enumerate(paths, start=1):
        file = read_tally_file(path)
        if not trust.takes(file.manifest.kiosk):
            strangers.append(_stranger(path, file.manifest.kiosk))
        adder = adder or Adder(file.survey)
        adder.add(checked_file(file)[0])
        progress(done, len(paths))
    if adder is None:
        raise UserProblem(msg("Give the tally files of the kiosks; their names end in .tally."))
    if strangers:
        raise KiosksNotEnrolled(strangers)
    return adder.total


def _stranger(path: Path, kiosk: KioskId) -> KioskUnknown:
    return KioskUnknown(file=path.name, words=kiosk_words(kiosk))
