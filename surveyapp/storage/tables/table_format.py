"""What is declared of a kind of file that tables are in: its name, its endings, and how it is read.

``registry.py`` lists the kinds; dialogs, help and the tests of hostile files read the list.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from surveyapp.storage.tables.plain_table import PlainTable, TableForm


@dataclass(frozen=True, slots=True)
class TableFormat:
    """A kind of file that tables are in.

    Attributes
    ----------
    name
        what people call it.
    endings
        of its files' names, in small letters.
    read
        the table in a file's bytes, given the file's name and what is known of how it is written.
    is_text
        whether anything that is text can be one.
    """

    name: str
    endings: tuple[str, ...]
    read: Callable[[bytes, str, TableForm], PlainTable]
    is_text: bool = False
