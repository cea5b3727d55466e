"""The project: one DuckDB file that the desk works in.

Reports are kept as small integers, one column a question, so that every count is one GROUP BY. The
table ``interviews`` is what an analyst sees who opens the file with DuckDB itself: ids and reports
in words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Self

from surveyapp.storage.collection import Collection
from surveyapp.storage.columns import MISSING, Columns, missing_code
from surveyapp.storage.database import Database, ProjectProblem
from surveyapp.storage.enrolment import SCHEMA as ENROLMENT_SCHEMA
from surveyapp.storage.enrolment import EnrolledKiosk, Enrolment, written_counts
from surveyapp.storage.files import FileRefused
from surveyapp.storage.stored_reports import PREFIX, StoredReports, quoted, stored
from surveyapp.survey.questions import Column
from surveyapp.survey.reading import read_survey
from surveyapp.survey.strict_json import parse
from surveyapp.survey.survey import Survey
from surveyapp.survey.writing import canonical_survey

ENDING = ".surveydesk"
FORMAT = "surveyapp-project/1"


@dataclass(frozen=True, slots=True)
class ImportedFile:
    """A collection file that the project holds."""

    name: str
    kiosk: str
    interviews: int
    batch: int
    export: int
    first_day: date | None
    last_day: date | None
    body_sha256: str = ""
    """Of the reports in it: of everything from the file's fifth line on."""
    mode: str = ""
    """``simulated`` where no person was asked."""


@dataclass(frozen=True, slots=True)
class Added:
    """What came of adding a collection: rows that were new, and rows already there."""

    new: int
    known: int


class Project(StoredReports):
    """An open project; use it as a context manager. ``Project.in_memory()`` is for one computation.

    Raises:
        ProjectProblem: if the file is no project, is in use, or was written by a newer version.
    """

    def __init__(self, path: Path | None) -> None:
        is_new = path is None or not path.exists()
        super().__init__(Database(path), None)
        try:
            self._check_format(is_new=is_new)
            self.survey = self._stored_survey()
            self.enrolment = Enrolment(self._database.execute)
        except BaseException:
            self._database.close()
            raise

    @classmethod
    def in_memory(cls) -> Self:
        """Return an empty project that leaves no file."""
        return cls(None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._database.close()

    def files(self) -> tuple[ImportedFile, ...]:
        """Return the imported files, in the order of their kiosks, batches and exports."""
        rows = self._database.execute(
            "SELECT name, kiosk, interviews, batch, export, first_day, last_day, body_sha256, mode"
            " FROM files"
            " ORDER BY kiosk, batch, export, name"
        )
        return tuple(ImportedFile(*row) for row in rows)

    def holds(self, collection: Collection) -> bool:
        """Return whether this very content was imported before, under whatever name."""
        manifest = collection.manifest
        rows = self._database.execute(
            "SELECT count(*) FROM files WHERE body_sha256 = ? AND kiosk = ?",
            (manifest.body_sha256, manifest.kiosk),
        )
        return bool(rows[0][0])

    def add(
        self, collection: Collection, columns: Columns, expected: Survey | None = None
    ) -> Added:
        """Add the interviews of a verified collection that are not there yet; all or nothing.

        ``columns`` are its decoded rows.

        ``expected`` is the survey that an empty project is to begin with, if that is known.

        Raises:
            FileRefused: if it belongs to another survey, or holds an interview that is there with
                other reports.
            ProjectProblem: if the project cannot be written.
        """
        self.check_fits(collection, expected)
        with self._database.transaction():
            if self.survey is None:
                self._begin_survey(collection.survey)
            known = self._merge(columns, collection)
            if not self.holds(collection):
                self._note_file(collection)
        self.survey, self._relation = self.survey or collection.survey, "reports"
        return Added(len(columns.id_low) - known, known)

    def check_fits(self, collection: Collection, expected: Survey | None = None) -> None:
        """Look whether a collection belongs to the project's survey, or the ``expected`` one.

        Raises:
            FileRefused: if it is another's, or simulated interviews would be mixed with real ones.
        """
        self._check_same_survey(collection, self.survey or expected)
        self._check_same_mode(collection)

    def kiosks(self) -> tuple[EnrolledKiosk, ...]:
        """Return the kiosks that the project knows of, accepted ones first."""
        found: list[tuple[Any, ...]] = []
        if self.survey is not None:
            found = self._database.execute(
                "SELECT k.id, count(*) FROM reports r JOIN kiosks k ON k.number = r.kiosk GROUP BY k.id"
            )
        return self.enrolment.kiosks(dict(found))

    @property
    def is_closed(self) -> bool:
        """Whether files of unknown kiosks wait: as decided, else where interviews are sealed."""
        decided = self.enrolment.closed
        if decided is not None:
            return decided
        return self.survey is not None and self.survey.analyst_key is not None

    def _check_format(self, *, is_new: bool) -> None:
        if is_new:
            self._database.execute(_SCHEMA + ENROLMENT_SCHEMA)
            self._database.execute("INSERT INTO about VALUES ('format', ?)", [FORMAT])
            return
        tables = {row[0] for row in self._database.execute("SHOW TABLES")}
        found = (
            self._database.execute("SELECT value FROM about WHERE name = 'format'")
            if "about" in tables
            else []
        )
        if not found:
            raise ProjectProblem(file=self._database.name, reason="it is not a Surveyapp project")
        if found[0] != (FORMAT,):
            reason = "it was written by another version of Surveyapp; use that one or a newer"
            raise ProjectProblem(file=self._database.name, reason=reason)
        if "enrolled" not in tables:  # kiosks of a project from before enrolment were all trusted
            self._database.execute(ENROLMENT_SCHEMA)
            self._database.execute("INSERT INTO enrolled SELECT id FROM kiosks")
            self._database.execute("ALTER TABLE files ADD COLUMN counts VARCHAR")

    def _stored_survey(self) -> Survey | None:
        row = self._database.execute("SELECT definition FROM surveys")
        if not row:
            return None
        self._relation = "reports"
        return read_survey(parse(row[0][0].encode(), self._database.name), self._database.name)

    def _check_same_mode(self, collection: Collection) -> None:
        modes = {row[0] for row in self._database.execute("SELECT DISTINCT mode FROM files")}
        if modes - {collection.manifest.mode}:
            reason = (
                "its interviews are simulated and the others are not"
                if collection.manifest.mode == "simulated"
                else "the others are simulated and its interviews are not"
            )
            raise FileRefused(file=collection.name, reason=reason)

    @staticmethod
    def _check_same_survey(collection: Collection, mine: Survey | None) -> None:
        theirs = collection.survey
        if mine is None or theirs == mine:
            return
        if (mine.id, mine.version) == (theirs.id, theirs.version):
            reason = (
                f"its survey {theirs.id} version {theirs.version} was changed without a new version"
            )
        else:
            reason = (
                f"it belongs to the survey {theirs.id} version {theirs.version}, "
                f"the others to {mine.id} version {mine.version}"
            )
        raise FileRefused(file=collection.name, reason=reason)

    def _begin_survey(self, survey: Survey) -> None:
        definition = canonical_survey(survey)
        self._database.execute(
            "INSERT INTO surveys VALUES (?, ?, ?)", [survey.id, survey.version, definition]
        )
        columns = "".join(f", {stored(c.name)} {_column_type(c)}" for c in survey.columns)
        self._database.execute(
            f"CREATE TABLE reports (kiosk USMALLINT, id_high UBIGINT, id_low UBIGINT{columns})"
        )
        words = "".join(f", {_in_words(c)} AS {quoted(c.name)}" for c in survey.columns)
        self._database.execute(
            "CREATE VIEW interviews AS SELECT"
            f" format('{{:016x}}{{:016x}}', id_high, id_low) AS interview{words} FROM reports"
        )

    def _merge(self, columns: Columns, collection: Collection) -> int:
        """Add the rows that are new; return how many are there already, with the same reports."""
        recorded = collection.survey.columns
        codes = {PREFIX + c.name: code for c, code in zip(recorded, columns.codes, strict=True)}
        # DuckDB finds the arrays by the name of this variable
        arrays = {"id_high": columns.id_high, "id_low": columns.id_low, **codes}
        selected = ", ".join(
            f"nullif(i.{stored(c.name)}, {_missing(c)}) AS {stored(c.name)}" for c in recorded
        )
        # an id is its kiosk's: another kiosk's file cannot stand in the way of this one's
        kiosk = self._kiosk_number(collection)
        incoming = (
            f"(SELECT {kiosk}::USMALLINT AS kiosk, id_high, id_low, {selected} FROM arrays i)"
        )
        same = " AND ".join(
            f"r.{stored(c.name)} IS NOT DISTINCT FROM i.{stored(c.name)}" for c in recorded
        )
        with self._database.told():
            known, differing = self._database.connection.execute(
                f"SELECT count(*), count(*) FILTER (NOT ({same})) FROM reports r JOIN {incoming} i"
                " ON r.kiosk = i.kiosk AND r.id_low = i.id_low AND r.id_high = i.id_high"
            ).fetchall()[0]
        if differing:
            reason = (
                f"{differing} of its interviews are in the project with other reports, "
                "so one of the files was altered"
            )
            raise FileRefused(file=collection.name, reason=reason)
        unknown = " ANTI JOIN reports USING (kiosk, id_low, id_high)" if known else ""
        if known < len(arrays["id_low"]):
            with self._database.told():
                self._database.connection.execute(
                    f"INSERT INTO reports SELECT * FROM {incoming}{unknown}"
                )
        return int(known)

    def _kiosk_number(self, collection: Collection) -> int:
        """Return the number that stands for the kiosk in the rows; a new one for a new kiosk."""
        kiosk = collection.manifest.kiosk
        self._database.execute(
            "INSERT INTO kiosks SELECT coalesce(max(number) + 1, 0), ? FROM kiosks"
            " HAVING count(*) FILTER (id = ?) = 0",
            [kiosk, kiosk],
        )
        return int(self._database.execute("SELECT number FROM kiosks WHERE id = ?", (kiosk,))[0][0])

    def _note_file(self, collection: Collection) -> None:
        manifest = collection.manifest
        self._database.execute(
            "INSERT INTO files VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                collection.name,
                manifest.kiosk,
                manifest.public_key,
                manifest.body_sha256,
                manifest.interviews,
                manifest.batch,
                manifest.export,
                manifest.first_day,
                manifest.last_day,
                manifest.mode,
                written_counts(manifest.counts),
            ],
        )


_SCHEMA = """
CREATE TABLE about (name VARCHAR PRIMARY KEY, value VARCHAR);
CREATE TABLE surveys (id VARCHAR, version INTEGER, definition VARCHAR);
CREATE TABLE files (name VARCHAR, kiosk VARCHAR, public_key VARCHAR, body_sha256 VARCHAR,
    interviews BIGINT, batch INTEGER, export INTEGER, first_day DATE, last_day DATE, mode VARCHAR,
    counts VARCHAR);
CREATE TABLE kiosks (number INTEGER, id VARCHAR PRIMARY KEY);
"""


def _list_of(words: Sequence[str]) -> str:
    return "[" + ", ".join("'" + word.replace("'", "''") + "'" for word in words) + "]"


def _in_words(column: Column) -> str:
    if column.unlisted is not None:
        return stored(column.name)
    return f"{_list_of(column.values)}[{stored(column.name)} + 1]"


def _missing(column: Column) -> str:
    return "''" if column.unlisted is not None else str(missing_code(len(column.values)))


def _column_type(column: Column) -> str:
    if column.unlisted is not None:
        return "VARCHAR"
    return "UTINYINT" if missing_code(len(column.values)) == MISSING else "USMALLINT"
