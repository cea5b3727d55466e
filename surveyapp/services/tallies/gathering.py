"""What can be done with the files of tallies that somebody has gathered, and what is still missing for it.

So a person needs to know no step by name: they bring what they have, and are told what comes next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.services.tallies.describing import described, who_opens
from surveyapp.storage.collection.enrolment_file import ENROLMENT_ENDING
from surveyapp.storage.collection.format import TALLY_ENDING
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tallies.signed_files import SHARE_ENDING, SIGNED_ENDING, read_claims
from surveyapp.storage.tallies.sum_file import SUM_ENDING, TallySum, read_sum
from surveyapp.storage.tallies.trustee_keys import TRUSTEE_KEY_ENDING


class Step(Enum):
    """A step on the way from the kiosks' files to totals, in their order."""

    ADD = "add"
    SIGN = "sign"
    OPEN = "open"
    COMBINE = "combine"


ENDINGS = (
    *(TALLY_ENDING, SUM_ENDING, SIGNED_ENDING, SHARE_ENDING),
    *(TRUSTEE_KEY_ENDING, ENROLMENT_ENDING),
)
"""Of the files that can be gathered."""


@dataclass(frozen=True, slots=True)
class GatheredFile:
    """A file, and what it is in a sentence; a refused one says why."""

    path: Path
    says: Message
    is_refused: bool = False
    trustee: str = ""
    """Who has signed it or given it, where it is about the sum that is there."""


@dataclass(frozen=True, slots=True)
class Gathered:
    """Files of tallies, looked at."""

    files: tuple[GatheredFile, ...] = ()
    """Each file, in the order of the steps."""
    total: TallySum | None = None
    """The one sum among them; None where there is none, or several."""

    def of(self, ending: str) -> tuple[Path, ...]:
        """Return the files of an ending that were not refused.

        Parameters
        ----------
        ending
            one of ``ENDINGS``.
        """
        return tuple(
            one.path for one in self.files if one.path.suffix == ending and not one.is_refused
        )

    @property
    def sum_path(self) -> Path | None:
        """Where the sum is."""
        found = self.of(SUM_ENDING)
        return found[0] if len(found) == 1 else None

    def _givers(self, ending: str) -> tuple[str, ...]:
        """Return which trustees have signed the list, or given a share of it."""
        names = (one.trustee for one in self.files if one.path.suffix == ending)
        return tuple(dict.fromkeys(filter(None, names)))

    @property
    def who_opens(self) -> Message | None:
        """Who can open the sum."""
        return None if self.total is None else who_opens(self.total.scheme.tallies)

    def missing(self, step: Step) -> Message | None:
        """Return what is missing for a step; None: it can be done.

        Parameters
        ----------
        step
            the step.
        """
        if step is Step.ADD:
            return None if self.of(TALLY_ENDING) else msg("Bring the kiosks' files (.tally).")
        if self.total is None:
            several = len(self.of(SUM_ENDING)) > 1
            return (
                msg("Bring one sum at a time: these are of different lists.")
                if several
                else msg("Bring the sum of the files (.sum), which the office makes.")
            )
        tallies = self.total.scheme.tallies
        if step is Step.COMBINE:
            given = len(self._givers(SHARE_ENDING))
            return _too_few(given, tallies.threshold, msg("Shares (.partial)"))
        if len(self.of(TALLY_ENDING)) < len(self.total.files):
            return msg(
                "Bring the kiosks' files that the sum lists: {count} of {needed} are here.",
                count=len(self.of(TALLY_ENDING)),
                needed=len(self.total.files),
            )
        if step is Step.OPEN:
            signed = len(self._givers(SIGNED_ENDING))
            return _too_few(signed, tallies.needed_signatures, msg("Signed lists (.signed)"))
        return None

    @property
    def next_step(self) -> Step | None:
        """The last step that can be done now; None: there is nothing to do yet."""
        return next((one for one in reversed(Step) if self.missing(one) is None), None)


def _too_few(there: int, needed: int, what: Message) -> Message | None:
    if there >= needed:
        return None
    return msg("{what}: {count} of {needed} are here.", what=what, count=there, needed=needed)


def gather(paths: Iterable[Path]) -> Gathered:
    """Return files of tallies, each looked at.

    Parameters
    ----------
    paths
        files; folders stand for the files of tallies in them.
    """
    found = sorted(set(_files(paths)), key=lambda path: (_place(path), path.name, path))
    sums: dict[Path, TallySum] = {}
    for path in found:
        if path.suffix == SUM_ENDING:
            try:
                sums[path] = read_sum(path)
            except UserProblem:
                continue  # told below, where each file is looked at
    total = next(iter(sums.values())) if len(sums) == 1 else None
    return Gathered(tuple(_looked_at(path, tuple(sums.values()), total) for path in found), total)


def _files(paths: Iterable[Path]) -> Iterable[Path]:
    for path in paths:
        if path.is_dir():
            yield from (one for one in path.iterdir() if one.suffix in ENDINGS)
        else:
            yield path


def _place(path: Path) -> int:
    return ENDINGS.index(path.suffix) if path.suffix in ENDINGS else len(ENDINGS)


def _looked_at(path: Path, sums: Sequence[TallySum], total: TallySum | None) -> GatheredFile:
    if path.suffix == TRUSTEE_KEY_ENDING:
        return GatheredFile(path, msg("A trustee's private key."))
    if path.suffix == ENROLMENT_ENDING:
        return GatheredFile(path, msg("The enrolment of a kiosk."))
    try:
        says, *_ = described(path, sums)
        return GatheredFile(path, says, trustee=_giver(path, total))
    except FileRefused as problem:
        return GatheredFile(path, problem.message, is_refused=True)


def _giver(path: Path, total: TallySum | None) -> str:
    if path.suffix not in {SIGNED_ENDING, SHARE_ENDING} or total is None:
        return ""
    claims = read_claims(path)
    return claims.name if claims.sum_sha256 == total.sha256 else ""
