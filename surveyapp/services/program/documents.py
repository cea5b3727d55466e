"""What a double click on files means: which window they are for, and where a new project would lie."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

PROJECT_ENDING = ".surveydesk"
COLLECTION_ENDING = ".collection"
SURVEY_ENDING = ".survey.json"
TALLY_ENDINGS = (".tally", ".sum", ".signed", ".partial", ".trusteekey")
"""Of the files that the office, trustees and whoever combines shares have in their hands."""


class DocumentKind(Enum):
    """What is opened."""

    NOTHING = "nothing"
    COLLECTIONS = "collections"
    PROJECT = "project"
    SURVEY = "survey"
    TALLIES = "tallies"


@dataclass(frozen=True, slots=True)
class Documents:
    """Files of one kind."""

    kind: DocumentKind
    paths: tuple[Path, ...] = ()


_ENDINGS = (
    (COLLECTION_ENDING, DocumentKind.COLLECTIONS),
    (PROJECT_ENDING, DocumentKind.PROJECT),
    (SURVEY_ENDING, DocumentKind.SURVEY),
    *((ending, DocumentKind.TALLIES) for ending in TALLY_ENDINGS),
)
_SEVERAL = frozenset({DocumentKind.COLLECTIONS, DocumentKind.TALLIES})


def sort_documents(paths: Sequence[Path]) -> Documents:
    """Return the files as one kind of document.

    Raises
    ------
    UserProblem
        if a file has none of the endings; if there are several kinds, or several projects
        or surveys.
    """
    kinds = {_kind(path) for path in paths}
    if not kinds:
        return Documents(DocumentKind.NOTHING)
    kind = kinds.pop()
    if kinds or (len(paths) > 1 and kind not in _SEVERAL):
        raise UserProblem(
            msg(
                "These files do not go together: open any number of collection files, or of files of "
                "tallies, or one project, or one survey at a time."
            )
        )
    return Documents(kind, tuple(path.absolute() for path in paths))


def _kind(path: Path) -> DocumentKind:
    for ending, kind in _ENDINGS:
        if path.name.lower().endswith(ending):
            return kind
    raise UserProblem(
        msg(
            "{file} cannot be opened: give collection files (.collection), files of tallies (.tally, "
            ".sum, .signed, .partial), one project (.surveydesk) or one survey (.survey.json).",
            file=path.name,
        )
    )


def proposed_project(collection: Path, documents: Path) -> Path:
    """Return where the project of a collection file would be looked for, and made.

    Beside the file, where that folder can be written to; else, as for files on a read-only stick, in the
    person's ``documents``. A single project that lies there already is proposed, else one named after the
    folder's survey as the file's name tells it.
    """
    folder = collection.parent if os.access(collection.parent, os.W_OK) else documents
    there = sorted(folder.glob(f"*{PROJECT_ENDING}"))
    if len(there) == 1:
        return there[0]
    survey = collection.name.removesuffix(COLLECTION_ENDING).rpartition("-")[0]
    return folder / f"{survey or 'survey'}{PROJECT_ENDING}"
