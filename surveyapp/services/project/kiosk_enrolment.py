"""The analyst's keys and the kiosks of a project: testing, listing, accepting, revoking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.project.import_collections import (
    FileReport,
    accept_enrolled_into,
    accept_kiosk,
)
from surveyapp.services.project.undo_history import existing_project
from surveyapp.storage.collection.enrolment_file import read_enrolments
from surveyapp.storage.collection.format import Counts
from surveyapp.storage.collection.sealing import Binding, BoxDamaged, Opener, Sealer
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.project.enrolment import EnrolledKiosk, find_kiosk
from surveyapp.storage.project.undo_history import StepKind
from surveyapp.survey.definition.kiosk_names import KioskId, kiosk_words
from surveyapp.survey.definition.survey import Survey

TEST_KIOSK = "0" * 32
TEST_LINE = "0" * 32


@dataclass(frozen=True, slots=True)
class KioskList:
    """A project's kiosks, and whether files of others wait."""

    kiosks: tuple[EnrolledKiosk, ...]
    is_closed: bool


def try_key(survey: Survey, opener: Opener) -> str:
    """Seal a line as a kiosk would and open it; return the key's words.

    Raises
    ------
    UserProblem
        if the survey seals nothing, or to another key; if its key takes no seal.
    """
    key = survey.analyst_key
    if key is None:
        raise UserProblem(
            msg(
                "The survey {survey} names no analyst's key, so its interviews are not "
                "sealed. Put the line that “surveyapp key new” printed into it.",
                survey=survey.id,
            )
        )
    if key != opener.key:
        given = opener.key.fingerprint
        raise UserProblem(
            msg(
                "The survey {survey} seals to the key “{key}”, and this is the key “{given}”: "
                "it would open none of its interviews.",
                survey=survey.id,
                key=key.fingerprint,
                given=given,
            )
        )
    binding = Binding(survey, TEST_KIOSK)
    try:
        is_same = opener.open(Sealer(key, binding).seal(TEST_LINE), binding) == TEST_LINE
    except BoxDamaged:
        is_same = False
    if not is_same:
        raise FileRefused(
            file=survey.id, reason=msg("what was sealed to its key did not open again")
        )
    return key.fingerprint


def list_kiosks(project: Path) -> KioskList:
    """Return the kiosks of the project file at ``project``.

    Raises
    ------
    EnvironmentProblem
        if it cannot be used.
    FileRefused
        if there is none.
    """
    with existing_project(project) as opened:
        return KioskList(opened.kiosks(), opened.is_closed)


def close_kiosks(project: Path, *, is_closed: bool) -> None:
    """Decide whether files of kiosks that are not on the list wait.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be used.
    FileRefused
        if there is none.
    """
    with existing_project(project) as opened:
        opened.enrolment.close(is_closed=is_closed)


def accept_kiosk_named(
    project: Path, name: str, *, opener: Opener | None = None
) -> tuple[FileReport, ...]:
    """Accept the kiosk whose name or words begin with ``name``; see ``accept_kiosk``.

    Raises
    ------
    UserProblem
        if there is none, or more than one.
    EnvironmentProblem
        if the project cannot be used.
    """
    kiosk = find_kiosk(list_kiosks(project).kiosks, name)
    return accept_kiosk(project, kiosk.id, opener=opener)


def accept_enrolled(
    project: Path, enrolments: Sequence[Path], *, opener: Opener | None = None
) -> tuple[FileReport, ...]:
    """Accept the kiosks of these enrolment files, and import their files that wait.

    Parameters
    ----------
    project
        Path of the project file.
    enrolments
        Enrolment files, or folders of them.
    opener
        The key that opens sealed interviews.

    Raises
    ------
    FileRefused
        if one of them is no enrolment file, or was altered; if there is no project.
    UserProblem
        if one of the kiosks was revoked: an enrolment file is as easily copied as the key.
    EnvironmentProblem
        if the project cannot be used.
    """
    kiosks = read_enrolments(enrolments)
    with existing_project(project) as opened:
        revoked = [one for one in sorted(kiosks) if opened.enrolment.is_revoked(one)]
        if revoked:
            raise UserProblem(
                msg(
                    "The kiosk “{words}” was revoked in this project, and its enrolment file "
                    "does not reverse that. Nothing was changed. Accept it by name if it is to "
                    "be trusted again.",
                    words=kiosk_words(revoked[0]),
                )
            )
        return accept_enrolled_into(opened, kiosks, opener=opener)


def revoke_kiosk(project: Path, kiosk: KioskId, *, removes_files: bool = False) -> None:
    """Take a kiosk from the list: its files wait from now on, until somebody accepts it again.

    One step, which can be undone. Neither its enrolment file nor ``takes_all`` brings it back.

    Parameters
    ----------
    project
        Path of the project file.
    kiosk
        The kiosk's id.
    removes_files
        Whether what it has brought is taken out too; else its interviews stay and count.

    Raises
    ------
    UserProblem
        if its files are to be removed and an older program did not note which interviews are theirs.
    EnvironmentProblem
        if the project cannot be used.
    FileRefused
        if there is none.
    """
    with (
        existing_project(project) as opened,
        opened.adding(),
        opened.history.action(StepKind.REVOKE_KIOSK, kiosk_words(kiosk)),
    ):
        opened.enrolment.revoke(kiosk)
        if removes_files:
            opened.remove(opened.files_of(kiosk))


def revoke_kiosk_named(project: Path, name: str, *, removes_files: bool = False) -> None:
    """Revoke the kiosk whose name or words begin with ``name``; see ``revoke_kiosk``.

    Raises
    ------
    UserProblem
        if there is none, or more than one.
    """
    kiosk = find_kiosk(list_kiosks(project).kiosks, name)
    revoke_kiosk(project, kiosk.id, removes_files=removes_files)


def kiosk_state(kiosk: EnrolledKiosk) -> str:
    """Return how a kiosk stands, as it is exported."""
    if kiosk.is_revoked:
        return "revoked"
    if kiosk.is_simulated:
        return "simulated"
    return "accepted" if kiosk.is_accepted else "waiting"


KIOSK_COLUMNS = (
    "kiosk",
    "words",
    "state",
    "interviews",
    "waiting_files",
    "waiting_interviews",
    *(one.name for one in fields(Counts)),
)


def kiosk_row(kiosk: EnrolledKiosk) -> dict[str, object]:
    """Return a kiosk as it is exported."""
    return {
        "kiosk": kiosk.id,
        "words": kiosk.words,
        "state": kiosk_state(kiosk),
        "interviews": kiosk.interviews,
        "waiting_files": kiosk.waiting_files,
        "waiting_interviews": kiosk.waiting_interviews,
        **asdict(kiosk.counts),
    }
