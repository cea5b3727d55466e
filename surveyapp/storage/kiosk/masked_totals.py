"""The files of a kiosk that hold masked totals, and no record of anybody."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import ClassVar

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.storage.collection.format import TALLY_ENDING, Counts
from surveyapp.storage.kiosk.file_kinds import Content, Held
from surveyapp.storage.tallies.tally_file import (
    Masked,
    Masker,
    TallyFile,
    compose_tally,
    read_tally_file,
)
from surveyapp.survey.definition.survey import Survey


class Totals:
    """Tally files: masked totals, and no record of anybody.

    A file that was exported takes no interview any more: two exports of one total tell their difference.

    Raises
    ------
    UserProblem
        if nothing can be sealed to a trustee's key.
    """

    ending: ClassVar[str] = TALLY_ENDING
    stays_open: ClassVar[bool] = False

    def __init__(self, survey: Survey, kiosk: str) -> None:
        self._masker = Masker(survey, kiosk)

    @property
    def most_a_file(self) -> int:
        """How many interviews a file takes."""
        return self._masker.scheme.most_a_file

    @property
    def line_bytes(self) -> int:
        """How many bytes an interview takes."""
        return self._masker.line_letters + 1

    @property
    def nothing(self) -> Masked:
        """The totals of nobody."""
        return self._masker.nothing

    def add(self, content: Content, reports: Sequence[str]) -> Masked:
        """Return the masked totals with one interview more."""
        assert isinstance(content, Masked)  # noqa: S101 - of this kind's own files
        return self._masker.add(content, reports)

    def compose(
        self,
        content: Content,
        key: Ed25519PrivateKey,
        *,
        batch: int,
        days: tuple[date, date] | None,
        counts: Counts,
    ) -> bytes:
        """Return the bytes of a tally file that was not exported."""
        assert isinstance(content, Masked)  # noqa: S101 - of this kind's own files
        scheme = self._masker.scheme
        return compose_tally(scheme, content, key, batch=batch, export=0, days=days, counts=counts)

    def read(self, path: Path) -> Held:
        """Return the tally file at ``path``."""
        tally = checked_tally(path)
        return Held(tally.manifest, tally.survey, tally.masked)


def checked_tally(path: Path) -> TallyFile:
    """Return the tally file at ``path`` after looking at each of its lines.

    Raises
    ------
    SurveyAppError
        if it is not whole.
    """
    tally = read_tally_file(path)
    tally.seed_lines  # noqa: B018 - looks at each
    return tally
