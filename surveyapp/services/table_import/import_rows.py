"""Tables of other programs into the project: each row becomes an interview, with an id made of its content.

So the same table imported twice changes nothing. A table of the same name with other content is told
and refused, since nobody knows which of its rows are people who are there already.
"""

from __future__ import annotations

import dataclasses
import hashlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.data.open_ends import Ends, open_numbers
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.errors import SurveyAppError, UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.services.mapping.table_mapping import (
    MappedTable,
    MappingProblem,
    TableMapping,
    map_table,
)
from surveyapp.services.project.import_collections import FileOutcome, FileReport
from surveyapp.services.table_import.mapping_files import mapping_text
from surveyapp.storage.collection.coded_column import CodedColumn
from surveyapp.storage.collection.coded_columns import MISSING, Codes, Columns, missing_code
from surveyapp.storage.collection.format import Collection, Counts, Manifest
from surveyapp.storage.files.csv_tables import RowRefused, TableProblem
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.project_file import discard
from surveyapp.storage.project.sample_columns import TABLE_MODE, TableFile
from surveyapp.storage.project.undo_history import StepKind
from surveyapp.storage.tables.plain_table import PlainTable, TableForm
from surveyapp.storage.tables.reader import AS_FOUND, read_table
from surveyapp.storage.tables.row_ids import RowIds, first_sha256, row_ids
from surveyapp.survey.definition.kiosk_names import OF_TABLE, KioskId
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.writing import canonical_survey

MappingOf = Callable[[PlainTable], TableMapping]
"""Gives what a table means."""


class TableChanged(UserProblem):
    """A table of that name was imported with other content."""

    def __init__(self, *, file: object, count: object) -> None:
        super().__init__(
            msg(
                "{file} was imported before with other content or another mapping ({count} "
                "interviews), and importing it again would count people twice. Replace the "
                "old table, or rename the file if its respondents are other people.",
                file=file,
                count=count,
            )
        )


class SameRows(UserProblem):
    """Another table with the very same rows is in the project."""

    def __init__(self, *, file: object, other: object) -> None:
        super().__init__(
            msg(
                "{file} has the same rows as {other}, which was imported before, so "
                "its respondents would count twice.",
                file=file,
                other=other,
            )
        )


class NoRowToImport(UserProblem):
    """Every row was refused, or there is none."""

    def __init__(self, *, file: object, refused: object, first: object) -> None:
        super().__init__(
            msg(
                "No row of {file} can be imported. Rows refused: {refused}{first}.",
                file=file,
                refused=refused,
                first=first,
            )
            if refused
            else msg("{file} has no rows to import.", file=file)
        )


@dataclass(frozen=True, slots=True)
class RefusedCell:
    """A refused cell as it is exported."""

    file: str
    line: int
    column: str
    value: str
    reason: str


REFUSED_COLUMNS = ("file", "line", "column", "value", "reason")


def refused_cells(refused: Sequence[RowRefused]) -> list[RefusedCell]:
    """Return refused cells as rows of a table: with file, line, column, value and reason."""
    return [
        RefusedCell(
            *(str(one.facts["file"]), int(str(one.facts["line"]))),
            *(str(one.facts[name]) for name in REFUSED_COLUMNS[2:]),
        )
        for one in refused
    ]


def import_tables(
    paths: Sequence[Path],
    project: Path,
    survey: Survey,
    mapping: MappingOf,
    progress: Progress = no_progress,
    *,
    form: TableForm = AS_FOUND,
    add_survey: bool = False,
    replace: bool = False,
    read: PlainTable | None = None,
) -> tuple[FileReport, ...]:
    """Import tables into the project file at ``project``; each gets a verdict and none stops the others.

    Each is read as ``form`` says, but for the only one where it was ``read`` already, and ``mapping`` gives
    what it means. With ``replace`` a table takes the place of the one of the same name. All are one step of
    the project.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be used.
    Cancelled
        when ``progress`` raises it; tables imported before stay imported.
    """
    was_there = project.exists()
    with (
        Project(project) as opened,
        opened.history.action(StepKind.IMPORT, paths[0].name if paths else ""),
    ):
        opened.check_can_change()
        importer = _Importer(
            opened, survey, mapping, form, adds_survey=add_survey, replaces=replace
        )
        reports = tuple(importer.take(path, progress, read) for path in dict.fromkeys(paths))
    if not was_there and all(report.outcome is FileOutcome.REFUSED for report in reports):
        discard(project)
    return reports


def import_table(
    table: PlainTable,
    project: Path,
    survey: Survey,
    mapping: TableMapping,
    progress: Progress = no_progress,
    *,
    replace: bool = False,
) -> tuple[FileReport, ...]:
    """Import a table that was read already; a survey that is new to the project is added to it.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be used.
    Cancelled
        when ``progress`` raises it; nothing is imported then.
    """
    path = Path(table.file)
    with Project(project) as opened, opened.history.action(StepKind.IMPORT, table.file):
        opened.check_can_change()
        importer = _Importer(
            opened, survey, lambda _: mapping, table.form, adds_survey=True, replaces=replace
        )
        return (importer.take(path, progress, table),)


_PROBLEMS = (FileRefused, TableProblem, MappingProblem, NoRowToImport, TableChanged, SameRows)


@dataclass(frozen=True, slots=True)
class _Importer:
    project: Project
    survey: Survey
    mapping: MappingOf
    form: TableForm
    adds_survey: bool
    replaces: bool

    def take(self, path: Path, progress: Progress, table: PlainTable | None = None) -> FileReport:
        rows: tuple[RowRefused, ...] = ()
        try:
            read = read_table(path, self.form) if table is None else table
            # as it was read, so that what is kept of it reads the same again
            mapping = replace(self.mapping(read), form=read.form)
            mapped = map_table(read, self.survey, mapping, progress)
            rows = mapped.refused
            return self._store(path, mapped, mapping_text(mapping))
        except _PROBLEMS as problem:
            return _refused(path, problem, rows)

    def _store(self, path: Path, mapped: MappedTable, mapping: str) -> FileReport:
        if not mapped.interviews:
            first = f" (first: {str(mapped.refused[0]).rstrip('.')})" if mapped.refused else ""
            raise NoRowToImport(file=path.name, refused=mapped.refused_rows, first=first)
        ids = self._ids(path, mapped)
        collection = _as_collection(mapped, self.survey, ids)
        manifest = collection.manifest
        if self.project.holds(collection):
            return _taken(path, mapped, new=0, known=manifest.interviews)
        old = self._check_new(collection, mapped.table)
        columns = _as_columns(mapped, self.survey, ids)
        table_file = TableFile(
            mapped.table.sha256,
            mapping,
            mapped.weights,
            mapped.drawn.get("stratum"),
            mapped.drawn.get("cluster"),
            mapped.more,
        )
        self.project.check_fits(collection, self.survey, adds_survey=self.adds_survey)
        self.project.remove(old)
        before = self.project.open_ends
        added = self.project.add(
            collection, columns, self.survey, adds_survey=self.adds_survey, table=table_file
        )
        taken = _taken(path, mapped, new=added.new, known=added.known)
        notes = tuple(_notes_beyond(self.survey, before, self.project.open_ends, path.name))
        return dataclasses.replace(taken, doubt=self._doubt(collection), notes=notes)

    def _ids(self, path: Path, mapped: MappedTable) -> RowIds:
        """Return the ids of the rows, and their hash: as it was made first, where the project has that."""
        begin, columns = canonical_survey(self.survey), _columns_of(mapped)
        ids = row_ids(_kiosk_of(path.name), begin, columns)
        early = self.project.first_hashes(mapped.interviews)
        if early and (first := first_sha256(begin, columns)) in early:
            return replace(ids, all_rows=first)
        return ids

    def _doubt(self, collection: Collection) -> UserProblem | None:
        """Return a warning where the rows that were just added agree with another file's too often."""
        manifest = collection.manifest
        for one in self.project.shared_rows(self.survey, manifest.kiosk):
            if one.records.is_beyond_chance:
                return UserProblem(
                    msg(
                        "{file} was imported, but about {shared} of its {count} respondents seem to "
                        "be in {other} too: so many equal rows do not happen by chance. If they are "
                        "the same people, they now count twice: undo the import, or remove one of "
                        "the two files.",
                        file=collection.name,
                        shared=one.records.shared,
                        count=manifest.interviews,
                        other=one.name,
                    )
                )
        return None

    def _check_new(self, collection: Collection, table: PlainTable) -> list[int]:
        """Return the numbers of the files whose place is to be taken."""
        manifest = collection.manifest
        like = self.project.tables_like(manifest.kiosk, manifest.body_sha256)
        others = [one for one in like if one.kiosk != manifest.kiosk]
        old = [one for one in like if one.kiosk == manifest.kiosk]
        for other in (*(one.name for one in others), *self._copies(table)):
            raise SameRows(file=collection.name, other=other)
        if old and not self.replaces:
            raise TableChanged(file=collection.name, count=old[0].interviews)
        return [one.number for one in old]

    def _copies(self, table: PlainTable) -> list[str]:
        """Return the imported tables of the very same file; of a workbook it may be another sheet."""
        names = () if table.sheets else self.project.tables_of(self.survey, table.sha256)
        return [name for name in names if name != table.file]


def _notes_beyond(survey: Survey, before: Ends, after: Ends, file: str) -> Iterator[Message]:
    """Yield a caution on each number that goes beyond ends that nobody stated."""
    for one in open_numbers(survey):
        known = before.get(one.id, (one.scale.minimum, one.scale.maximum))
        reached = after.get(one.id, known)
        if reached != known:
            yield msg(
                "{file} has numbers of {question} beyond {low} to {high}, the ends so far. "
                "Nobody stated these ends, so all numbers count, now from {least} to {most}.",
                file=file,
                question=one.id,
                low=decimal_text(known[0]),
                high=decimal_text(known[1]),
                least=decimal_text(reached[0]),
                most=decimal_text(reached[1]),
            )


def _refused(path: Path, problem: SurveyAppError, rows: tuple[RowRefused, ...]) -> FileReport:
    return FileReport(path, FileOutcome.REFUSED, problem=problem, rows=rows)


def _taken(path: Path, mapped: MappedTable, *, new: int, known: int) -> FileReport:
    outcome = FileOutcome.IMPORTED if new else FileOutcome.ALREADY_IMPORTED
    return FileReport(path, outcome, new, known, rows=mapped.refused, is_table=True)


def _kiosk_of(table: str) -> KioskId:
    """Return the id of the kiosk that a table's rows are counted as: its name."""
    return KioskId(OF_TABLE + hashlib.sha256(table.encode()).hexdigest()[:26])


def _as_collection(mapped: MappedTable, survey: Survey, ids: RowIds) -> Collection:
    """Return the rows as if a kiosk had brought them, but unsigned: its kiosk is the table's name."""
    name = mapped.table.file
    manifest = Manifest(
        survey=survey.id,
        version=survey.version,
        survey_sha256=hashlib.sha256(canonical_survey(survey).encode()).hexdigest(),
        body_sha256=ids.all_rows,
        kiosk=_kiosk_of(name),
        public_key="",
        batch=1,
        export=1,
        interviews=mapped.interviews,
        first_day=None,
        last_day=None,
        mode=TABLE_MODE,
        counts=Counts(),
    )
    return Collection(name, manifest, survey, b"")


def _columns_of(mapped: MappedTable) -> list[CodedColumn | None]:
    """Return what tells rows apart: weight, stratum, cluster, and the cells of the record."""
    weights = mapped.drawn.get("weight")
    weighed = None if weights is None else weights.changed(lambda cell: repr(float(cell)))
    return [weighed, *map(mapped.drawn.get, ("stratum", "cluster")), *mapped.columns]


def _as_columns(mapped: MappedTable, survey: Survey, ids: RowIds) -> Columns:
    """Return the rows as a project stores them."""
    codes = tuple(
        cells if column.unlisted is not None else _coded(cells, column.values)
        for cells, column in zip(mapped.columns, survey.columns, strict=True)
    )
    return Columns(ids.high, ids.low, codes)


def _coded(cells: CodedColumn, values: Sequence[str]) -> Codes:
    missing = missing_code(len(values))
    known = {value: code for code, value in enumerate(values)} | {"": missing}
    places = np.array([known[cell] for cell in cells.values])
    if missing == MISSING:
        return places.astype(np.uint8)[cells.codes]
    return places.astype(np.uint16)[cells.codes]
