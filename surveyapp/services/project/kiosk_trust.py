"""Which kiosks are taken that nobody has enrolled yet, and what is said of those that are not."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from surveyapp.errors import DataInDoubt, UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import listed
from surveyapp.storage.collection.enrolment_file import read_enrolments
from surveyapp.survey.definition.kiosk_names import KioskId, kiosk_words


@dataclass(frozen=True, slots=True)
class KioskTrust:
    """Which kiosks are taken though the project does not know them."""

    takes_all: bool = False
    """Somebody has compared the words of them all."""
    enrolled: frozenset[KioskId] = frozenset()
    """Kiosks whose enrolment files were given."""

    def takes(self, kiosk: KioskId) -> bool:
        """Return whether files of ``kiosk`` are taken."""
        return self.takes_all or kiosk in self.enrolled


NOBODY = KioskTrust()
EVERY_KIOSK = KioskTrust(takes_all=True)


def kiosk_trust(enrolments: Sequence[Path], *, takes_all: bool = False) -> KioskTrust:
    """Return the trust that is asked for.

    Parameters
    ----------
    enrolments
        Enrolment files, or folders of them.
    takes_all
        Whether every kiosk is taken.

    Raises
    ------
    FileRefused
        if one of the files is no enrolment file, or was altered.
    """
    return KioskTrust(takes_all, read_enrolments(enrolments))


class KioskUnknown(UserProblem):
    """A file of a kiosk that is not on the project's list."""

    def __init__(self, *, file: object, words: object) -> None:
        super().__init__(
            msg(
                "{file} comes from a kiosk that this project does not know: “{words}”. It "
                "is held in the project. Compare these words with those on the kiosk's "
                "supervisor screen, then accept the kiosk.",
                file=file,
                words=words,
            )
        )


class KioskRevoked(UserProblem):
    """A file of a kiosk that was taken from the project's list."""

    def __init__(self, *, file: object, words: object) -> None:
        super().__init__(
            msg(
                "{file} comes from a kiosk that was revoked in this project: “{words}”. It "
                "is held in the project until the kiosk is accepted again.",
                file=file,
                words=words,
            )
        )


class KiosksNotEnrolled(DataInDoubt):
    """Sealed collection files of kiosks that nobody has enrolled, where nothing remembers a decision."""

    def __init__(self, files: Iterable[KioskUnknown]) -> None:
        first = {one.facts["words"]: one.facts["file"] for one in reversed(tuple(files))}
        advice = msg(
            "Compare the words with those on each kiosk's supervisor screen. If they are the same, give "
            "--accept-kiosks; or give the kiosks' enrolment files with --kiosks."
        )
        strangers = (
            msg(
                "{file} was not read: nobody has enrolled its kiosk, “{words}”.",
                file=file,
                words=words,
            )
            for words, file in sorted(first.items())
        )
        super().__init__(advice, tuple(strangers))


def unknown_kiosks_note(kiosks: Iterable[KioskId]) -> Message | None:
    """Return a sentence that names kiosks of a survey that is not sealed; None: there are none.

    Parameters
    ----------
    kiosks
        Kiosks that nobody has enrolled, and whose interviews are counted.
    """
    unknown = set(kiosks)
    if not unknown:
        return None
    return msg(
        "Nobody has compared the words of these kiosks: {kiosks}. Anybody can make a kiosk; compare "
        "them with the words on each kiosk's supervisor screen.",
        kiosks=listed([f"“{kiosk_words(one)}”" for one in sorted(unknown)]),
    )
