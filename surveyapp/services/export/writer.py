"""What is declared of a kind of file that the record is written as: its title, its ending, how it is written.

``registry.py`` lists the kinds; the desk's menu, the command's help and the tests read the list.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeVar

from surveyapp.analyses.data.record_columns import Records
from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.storage.files.safe_files import name_of


@dataclass(frozen=True, slots=True)
class RecordWriter:
    """A kind of file."""

    title: Message
    """What people call it."""
    ending: str
    """Of its file's name; capitals are no difference."""
    write: Callable[[Path, Records], tuple[Path, ...]]
    """Writes the record to a path, and files beside it that belong to it; returns all their paths."""
    has_labels: bool = True
    """Whether it holds the labels of the questions and answers, in one language."""


class OfEnding(Protocol):
    """A kind of file that is told by the ending of its name."""

    @property
    def ending(self) -> str:
        """The ending, with its dot."""


W = TypeVar("W", bound=OfEnding)


def writer_of(path: Path, writers: Sequence[W]) -> W:
    """Return which of ``writers`` writes a file of the ending of ``path``.

    Raises
    ------
    UserProblem
        if none does.
    """
    ending = path.suffix.lower()
    found = next((one for one in writers if one.ending.lower() == ending), None)
    if found is None:
        raise UserProblem(
            msg(
                "The ending of {file} does not say what to write; give it one of {known}.",
                file=name_of(path),
                known=", ".join(one.ending for one in writers),
            )
        )
    return found
