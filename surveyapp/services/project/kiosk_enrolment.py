"""The analyst's keys and the kiosks of a project: testing, listing, accepting."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.progress import Progress, no_progress
from surveyapp.services.project.import_collections import FileReport, accept_kiosk
from surveyapp.services.project.undo_history import existing_project
from surveyapp.storage.collection.format import Counts
from surveyapp.storage.collection.sealing import Binding, BoxDamaged, Opener, Sealer
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.project.enrolment import EnrolledKiosk, find_kiosk
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
    project: Path, name: str, progress: Progress = no_progress, *, opener: Opener | None = None
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
    return accept_kiosk(project, kiosk.id, progress, opener=opener)


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
        "state": "accepted" if kiosk.is_accepted else "waiting",
        "interviews": kiosk.interviews,
        "waiting_files": kiosk.waiting_files,
        "waiting_interviews": kiosk.waiting_interviews,
        **asdict(kiosk.counts),
    }
