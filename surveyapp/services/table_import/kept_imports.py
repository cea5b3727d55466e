"""What was decided of tables whose import was left: kept without rows until they are opened again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from surveyapp.services.table_import.draft import TableDraft, carried
from surveyapp.services.table_import.missing_codes import with_missing
from surveyapp.storage.tables.plain_table import PlainTable
from surveyapp.survey.definition.survey import Survey

ReadAs = tuple[tuple[str, ...], str]
"""The columns of a table as it was read, and the survey that it was opened under; empty for a new one."""


@dataclass(frozen=True, slots=True)
class KeptImport:
    """What was decided of one table."""

    path: Path
    project: Path
    """Of the file, and of the project that it was to be imported into."""
    draft: TableDraft
    """All decisions, without the table's rows."""
    begun: TableDraft | None = None
    """What was guessed before anything was decided; None where that is not known."""
    others: Mapping[ReadAs, TableDraft] = field(default_factory=dict)
    """The decisions when the file was read otherwise, or under other surveys."""
    made: str = ""
    """The id of the survey that it was handed over to the project with; empty until then."""
    imported: TableDraft | None = None
    """The decisions with which it was."""

    @property
    def is_decided(self) -> bool:
        """Whether somebody decided anything, the format included."""
        return self.draft != self.begun


class KeptImports:
    """The tables that were opened in one window, by their paths."""

    def __init__(self) -> None:
        self._by_path: dict[Path, KeptImport] = {}

    def keep(self, kept: KeptImport) -> None:
        """Keep what was decided of a table in the place of what was before."""
        self._by_path[kept.path] = kept

    def note_import(self, path: Path, survey: Survey) -> None:
        """Note that a table was handed over to the project."""
        if path in self._by_path:
            kept = self._by_path[path]
            self._by_path[path] = replace(kept, made=survey.id, imported=kept.draft)

    def of_path(self, path: Path) -> KeptImport | None:
        """Return what was decided of the file at ``path``, whatever it holds by now."""
        return self._by_path.get(path)

    def of_table(self, path: Path, table: PlainTable) -> KeptImport | None:
        """Return what was decided of a table, also where it lies elsewhere or was changed."""
        here = self.of_path(path)
        others = list(self._by_path.values())  # at once: the worker asks while others are kept
        known = [one for one in (here, *others) if one is not None]
        return next((one for one in known if one.draft.table.sha256 == table.sha256), here)

    def unfinished(self, project: Path, tables: frozenset[str]) -> Iterator[str]:
        """Yield the names of files that were decided on and not imported.

        Parameters
        ----------
        project
            which is open, with ``tables``.
        tables
            the names of the tables in it.
        """
        for one in self._by_path.values():
            is_there = one.project != project or one.draft.table.file in tables
            if one.is_decided and not (one.draft == one.imported and is_there):
                yield one.draft.table.file


def without_rows(draft: TableDraft) -> TableDraft:
    """Return a draft that holds no rows of its table."""
    return replace(draft, table=replace(draft.table, rows=(), lines=(), refused=()))


def with_rows(draft: TableDraft, table: PlainTable) -> TableDraft:
    """Return a draft of the table as it was read again, in the same format."""
    return replace(draft, table=with_missing(table, draft.codes))


def given_back(
    begun: TableDraft, kept: KeptImport, table: PlainTable, may_be: Callable[[TableDraft], bool]
) -> TableDraft:
    """Return a draft with all that was decided when the table was open before.

    Parameters
    ----------
    begun
        what is guessed of the table.
    kept
        what was decided of it.
    table
        as it was read now.
    may_be
        whether a draft's survey can be used again.
    """
    for one in (kept.draft, *kept.others.values()):
        is_same = (one.table.sha256, one.table.form) == (table.sha256, table.form)
        if is_same and may_be(one):
            return with_rows(one, table)
    return carried(begun, kept.draft)
