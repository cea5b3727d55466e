"""What is declared of a kind of file that tables are in: its name, its endings, and how it is read.

``registry.py`` lists the kinds; dialogs, help and the tests of hostile files read the list.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from surveyapp.storage.tables.plain_table import PlainTable, TableForm


@dataclass(frozen=True, slots=True)
class TableFormat:
    """A kind of file that tables are in."""

    name: str
    """What people call it."""
    endings: tuple[str, ...]
    """Of its files' names, in small letters."""
    read: Callable[[bytes, str, TableForm], PlainTable]
    """The table in a file's bytes, given the file's name and what is known of how it is written."""
    is_text: bool = False
    """Whether anything that is text can be one."""
