"""What is declared of a kind of file that the record is written as: its title, its ending, how it is written.

``registry.py`` lists the kinds; the desk's menu, the command's help and the tests read the list.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from surveyapp.analyses.data.record_columns import Records
from surveyapp.messages.message import Message


@dataclass(frozen=True, slots=True)
class RecordWriter:
    """A kind of file.

    Attributes
    ----------
    title
        what people call it.
    ending
        of its file's name; capitals are no difference.
    write
        writes the record to a path, and files beside it that belong to it; returns all their paths.
    has_labels
        whether it holds the labels of the questions and answers, in one language.
    """

    title: Message
    ending: str
    write: Callable[[Path, Records], tuple[Path, ...]]
    has_labels: bool = True
