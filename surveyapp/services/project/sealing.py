"""Sealing a project that lies in the clear, and erasing what was removed from one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages import notice
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.services.project.undo_history import existing_project
from surveyapp.storage.collection.format import peek_key, read_collection
from surveyapp.storage.collection.sealing import Opener
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.rewriting import rewrite_plain_project, seal_plain_project
from surveyapp.storage.project.sealed_file import is_sealed_project
from surveyapp.survey.definition.analyst_key import AnalystKey


def key_of_files(paths: Sequence[Path], opener: Opener | None) -> AnalystKey | None:
    """Return the public key that a new project of these collection files is sealed to.

    It is the analyst's own where that is known: a stranger's file among them does not decide it. Else it is
    the one that most files name. None where no file's interviews are sealed: then the project is not either.
    """
    named = {path: words for path in paths if (words := peek_key(path)) is not None}
    if not named:
        return None
    if opener is not None:
        return opener.key
    votes = Counter(named.values())
    for path in sorted(named, key=lambda path: -votes[named[path]]):
        try:
            return read_collection(path).sealed_to
        except FileRefused:
            continue  # it gets its verdict when its turn comes
    return None


def interviews_in_the_clear(project: Path) -> Notice | None:
    """Return a sentence about sealed interviews that lie in the clear in a project; None: there are none.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be used.
    """
    if is_sealed_project(project):
        return None
    with Project(project) as opened:
        count = opened.sealed_interviews()
    if not count:
        return None
    return Notice(Message(notice.IN_THE_CLEAR, {"file": project.name, "count": count}))


def seal_project(project: Path, opener: Opener | None) -> AnalystKey:
    """Turn a project that lies in the clear into a sealed one, in its place; return the key that opens it.

    The private key is asked for so that nobody shuts a project with a key that is lost.

    Parameters
    ----------
    project
        Path of the project file.
    opener
        The private key, unlocked; None is refused.

    Raises
    ------
    UserProblem
        if it is sealed already, or there is no key.
    EnvironmentProblem
        if the project cannot be used.
    DiskProblem
        if the sealed file cannot be written; the project then is as it was.
    """
    if is_sealed_project(project):
        raise UserProblem(msg("The project {file} is sealed already.", file=project.name))
    if opener is None:
        raise KeyToSeal(file=project.name)
    with existing_project(project) as opened:  # one of an older version is brought up to date
        opened.check_can_change()
    seal_plain_project(project, opener)
    return opener.key


class KeyToSeal(UserProblem):
    """A project is to be sealed, and no key was given."""

    def __init__(self, *, file: object) -> None:
        super().__init__(
            msg(
                "Give the file of the private key that the project {file} is to be sealed to, and its "
                "passphrase: who cannot open that key could not open the project again.",
                file=file,
            )
        )


@dataclass(frozen=True, slots=True)
class Purged:
    """How much was erased."""

    files: int
    interviews: int


def purge_project(project: Path) -> Purged:
    """Erase what was removed or undone: the file is written anew without it, and undo begins afresh.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be used.
    FileRefused
        if there is none.
    DiskProblem
        if the new file cannot be written; then the old one is still there, and nothing is promised.
    """
    with existing_project(project) as opened:
        purged = Purged(*opened.forget_removed())
    if not is_sealed_project(project):
        rewrite_plain_project(project)
    return purged
