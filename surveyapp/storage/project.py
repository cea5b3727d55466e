"""The project: one DuckDB file that the desk works in.

Reports are kept as small integers, one column a question, so that every count is one GROUP BY. The
table ``interviews`` is what an analyst sees who opens the file with DuckDB itself: ids and reports
in words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Self

import duckdb
import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import QT_TRANSLATE_NOOP, EnvironmentProblem
from surveyapp.storage.collection import Collection
from surveyapp.storage.columns import MISSING, Columns, missing_code
from surveyapp.storage.files import FileRefused
from surveyapp.survey.asking import AskRandom
from surveyapp.survey.questions import AskedQuestion, Column
from surveyapp.survey.reading import read_survey
from surveyapp.survey.strict_json import parse
from surveyapp.survey.survey import Survey
from surveyapp.survey.writing import canonical_survey

ENDING = ".surveydesk"
FORMAT = "surveyapp-project/1"
# nothing in a project may load code or reach for other files
_SETTINGS = {"autoinstall_known_extensions": False, "autoload_known_extensions": False}


class ProjectProblem(EnvironmentProblem):
    """The project cannot be opened or written."""

    sentence = QT_TRANSLATE_NOOP("errors", "The project {file} cannot be used: {reason}.")


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


@dataclass(frozen=True, slots=True)
class Added:
    """What came of adding a collection: rows that were new, and rows already there."""

    new: int
    known: int


class Project:
    """An open project; use it as a context manager. ``Project.in_memory()`` is for one computation.

    Raises:
        ProjectProblem: if the file is no project, is in use, or was written by a newer version.
    """

    def __init__(self, path: Path | None) -> None:
        self._name = path.name if path else "in memory"
        is_new = path is None or not path.exists()
        with self._told():
            self._database = duckdb.connect(
                str(path) if path else ":memory:", config=dict(_SETTINGS)
            )
        try:
            with self._told():
                self._check_format(is_new=is_new)
            self.survey = self._stored_survey()
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

    @property
    def interviews(self) -> int:
        """Number of interviews in the project."""
        if self.survey is None:
            return 0
        return int(self._execute("SELECT count(*) FROM reports")[0][0])

    def files(self) -> tuple[ImportedFile, ...]:
        """Return the imported files, in the order of their kiosks, batches and exports."""
        rows = self._execute(
            "SELECT name, kiosk, interviews, batch, export, first_day, last_day FROM files"
            " ORDER BY kiosk, batch, export, name"
        )
        return tuple(ImportedFile(*row) for row in rows)

    def holds(self, collection: Collection) -> bool:
        """Return whether this very content was imported before, under whatever name."""
        manifest = collection.manifest
        rows = self._execute(
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
        self._check_same_survey(collection, self.survey or expected)
        self._check_same_mode(collection)
        with self._told(), self._transaction():
            if self.survey is None:
                self._begin_survey(collection.survey)
            known = self._merge(columns, collection)
            if not self.holds(collection):
                self._note_file(collection)
        self.survey = self.survey or collection.survey
        return Added(len(columns.id_low) - known, known)

    def counts(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, NDArray[np.int64]]:
        """Return how often each report was given: by group of a direct question, or at key None.

        With ``by``, key None has those who did not answer it, where there are any. Arrays have one
        entry a report, in the channel's order; unanswered ones are not counted.
        """
        column = _stored(question.id)
        group = _stored(by.id) if by else "NULL"
        rows = self._execute(
            f"SELECT {group}, {column}, count(*) FROM reports WHERE {column} IS NOT NULL GROUP BY ALL"
        )
        empty = np.zeros(len(question.reports), dtype=np.int64)
        names: Sequence[str | None] = by.reports if by else (None,)
        result = {name: empty.copy() for name in names}
        for code, report, count in rows:
            name = names[code] if by and code is not None else None
            result.setdefault(name, empty.copy())[report] = count
        return result

    def tallies(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, tuple[NDArray[np.int64], ...]]:
        """Return ``counts`` for each sample of ``question``, one array a sample."""
        places = {value: place for place, value in enumerate(question.reports)}
        names: Sequence[str | None] = by.reports if by else (None,)
        column, sample = _stored(question.id), "0"
        if question.samples > 1:
            sample = _stored(question.columns[1].name)
        group = _stored(by.id) if by else "NULL"
        rows = self._execute(
            f"SELECT {group}, {sample}, {column}, count(*) FROM reports"
            f" WHERE {column} IS NOT NULL GROUP BY ALL"
        )
        found: dict[str | None, NDArray[np.int64]] = {}
        shape = (question.samples, len(places))
        for name in names:
            found[name] = np.zeros(shape, dtype=np.int64)
        for code, number, report, count in rows:
            name = names[code] if by and code is not None else None
            found.setdefault(name, np.zeros(shape, dtype=np.int64))[number, report] = count
        return {
            name: tuple(
                table[number, [places[value] for value in alphabet]]
                for number, alphabet in enumerate(question.alphabets)
            )
            for name, table in found.items()
        }

    def texts(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, list[str]]:
        """Return all reports of a question whose reports are too many to list, by group as ``counts``."""
        column = _stored(question.id)
        group = _stored(by.id) if by else "NULL"
        names: Sequence[str | None] = by.reports if by else (None,)
        result: dict[str | None, list[str]] = {name: [] for name in names}
        rows = self._execute(
            f"SELECT {group}, {column} FROM reports WHERE {column} IS NOT NULL"
            " ORDER BY id_high, id_low"
        )
        for code, report in rows:
            name = names[code] if by and code is not None else None
            result.setdefault(name, []).append(report)
        return result

    def cells(self, question: AskedQuestion) -> list[str]:
        """Return the reports of a question whose reports are not listed, one an interview; empty: none."""
        column = _stored(question.id)
        rows = self._execute(f"SELECT coalesce({column}, '') FROM reports ORDER BY id_high, id_low")
        return [cell for (cell,) in rows]

    def numbers(self, question: AskedQuestion) -> NDArray[np.float64]:
        """Return the reports of a number question, one an interview in the order of ``codes``; NaN: none."""
        with self._told():
            found = self._database.execute(
                f"SELECT coalesce({_stored(question.id)}::DOUBLE, 'nan'::DOUBLE) AS number"
                " FROM reports ORDER BY id_high, id_low"
            ).fetchnumpy()
        return np.asarray(found["number"], dtype=np.float64)

    def samples(self, question: AskedQuestion) -> NDArray[np.int32]:
        """Return the sample of each interview, from 1, in the order of ``codes``; 0: not answered."""
        name = _stored(question.columns[1].name)
        with self._told():
            found = self._database.execute(
                f"SELECT coalesce({name}::INTEGER + 1, 0) AS sample"
                " FROM reports ORDER BY id_high, id_low"
            ).fetchnumpy()
        return np.asarray(found["sample"], dtype=np.int32)

    def codes(self, questions: Sequence[AskedQuestion]) -> dict[str, NDArray[np.int32]]:
        """Return the columns of ``questions`` by name, one number an interview: the value's place, or −1.

        Rows are in the order of the interviews' ids, so that a result cannot depend on the order of import.
        """
        names = list(dict.fromkeys(c.name for q in questions for c in q.columns))
        selected = ", ".join(f"coalesce({_stored(n)}::INTEGER, -1) AS {_quoted(n)}" for n in names)
        with self._told():
            found = self._database.execute(
                f"SELECT {selected} FROM reports ORDER BY id_high, id_low"
            ).fetchnumpy()
        return {name: np.asarray(found[name], dtype=np.int32) for name in names}

    def unanswered(self, group: AskRandom) -> int:
        """Return how many of the questions that were drawn from ``group`` have no report."""
        given = " + ".join(f"count({_stored(name)})" for name in group.of)
        return group.size * self.interviews - int(
            self._execute(f"SELECT {given} FROM reports")[0][0]
        )

    def kiosks(self) -> tuple[tuple[str, ...], NDArray[np.int32]]:
        """Return the kiosks' ids, and the place of each interview's among them, in the order of ``codes``."""
        ids = self._execute("SELECT number, id FROM kiosks ORDER BY id")
        places = {number: place for place, (number, _) in enumerate(ids)}
        with self._told():
            found = self._database.execute(
                "SELECT kiosk::INTEGER AS kiosk FROM reports ORDER BY id_high, id_low"
            ).fetchnumpy()["kiosk"]
        order = np.array([places[number] for number in sorted(places)], dtype=np.int32)
        numbers = np.searchsorted(sorted(places), np.asarray(found))
        return tuple(name for _, name in ids), order[numbers]

    def _check_format(self, *, is_new: bool) -> None:
        if is_new:
            self._database.execute(_SCHEMA)
            self._database.execute("INSERT INTO about VALUES ('format', ?)", [FORMAT])
            return
        tables = {row[0] for row in self._database.execute("SHOW TABLES").fetchall()}
        stored = (
            self._database.execute("SELECT value FROM about WHERE name = 'format'").fetchone()
            if "about" in tables
            else None
        )
        if stored is None:
            raise ProjectProblem(file=self._name, reason="it is not a Surveyapp project")
        if stored[0] != FORMAT:
            reason = "it was written by another version of Surveyapp; use that one or a newer"
            raise ProjectProblem(file=self._name, reason=reason)

    def _stored_survey(self) -> Survey | None:
        row = self._execute("SELECT definition FROM surveys")
        return read_survey(parse(row[0][0].encode(), self._name), self._name) if row else None

    def _check_same_mode(self, collection: Collection) -> None:
        modes = {row[0] for row in self._execute("SELECT DISTINCT mode FROM files")}
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
        columns = "".join(f", {_stored(c.name)} {_column_type(c)}" for c in survey.columns)
        self._database.execute(
            f"CREATE TABLE reports (kiosk USMALLINT, id_high UBIGINT, id_low UBIGINT{columns})"
        )
        words = "".join(f", {_in_words(c)} AS {_quoted(c.name)}" for c in survey.columns)
        self._database.execute(
            "CREATE VIEW interviews AS SELECT"
            f" format('{{:016x}}{{:016x}}', id_high, id_low) AS interview{words} FROM reports"
        )

    def _merge(self, columns: Columns, collection: Collection) -> int:
        """Add the rows that are new; return how many are there already, with the same reports."""
        recorded = collection.survey.columns
        codes = {_PREFIX + c.name: code for c, code in zip(recorded, columns.codes, strict=True)}
        # DuckDB finds the arrays by the name of this variable
        arrays = {"id_high": columns.id_high, "id_low": columns.id_low, **codes}
        selected = ", ".join(
            f"nullif(i.{_stored(c.name)}, {_missing(c)}) AS {_stored(c.name)}" for c in recorded
        )
        # an id is its kiosk's: another kiosk's file cannot stand in the way of this one's
        kiosk = self._kiosk_number(collection)
        incoming = (
            f"(SELECT {kiosk}::USMALLINT AS kiosk, id_high, id_low, {selected} FROM arrays i)"
        )
        same = " AND ".join(
            f"r.{_stored(c.name)} IS NOT DISTINCT FROM i.{_stored(c.name)}" for c in recorded
        )
        known, differing = self._database.execute(
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
            self._database.execute(f"INSERT INTO reports SELECT * FROM {incoming}{unknown}")
        return int(known)

    def _kiosk_number(self, collection: Collection) -> int:
        """Return the number that stands for the kiosk in the rows; a new one for a new kiosk."""
        kiosk = collection.manifest.kiosk
        self._database.execute(
            "INSERT INTO kiosks SELECT coalesce(max(number) + 1, 0), ? FROM kiosks"
            " HAVING count(*) FILTER (id = ?) = 0",
            [kiosk, kiosk],
        )
        return int(self._execute("SELECT number FROM kiosks WHERE id = ?", (kiosk,))[0][0])

    def _note_file(self, collection: Collection) -> None:
        manifest = collection.manifest
        self._database.execute(
            "INSERT INTO files VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
            ],
        )

    def _execute(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        with self._told():
            return self._database.execute(query, list(values)).fetchall()

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Turn what DuckDB raises into a sentence."""
        try:
            yield
        except duckdb.Error as problem:
            raise ProjectProblem(file=self._name, reason=_reason(problem)) from problem

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self._database.execute("BEGIN")
        try:
            yield
        except BaseException:
            self._database.execute("ROLLBACK")
            raise
        self._database.execute("COMMIT")


_SCHEMA = """
CREATE TABLE about (name VARCHAR PRIMARY KEY, value VARCHAR);
CREATE TABLE surveys (id VARCHAR, version INTEGER, definition VARCHAR);
CREATE TABLE files (name VARCHAR, kiosk VARCHAR, public_key VARCHAR, body_sha256 VARCHAR,
    interviews BIGINT, batch INTEGER, export INTEGER, first_day DATE, last_day DATE, mode VARCHAR);
CREATE TABLE kiosks (number INTEGER, id VARCHAR PRIMARY KEY);
"""


_PREFIX = "q:"
"""Before each question's column: no question's id can be a name that the project uses itself."""


def _stored(column: str) -> str:
    return _quoted(_PREFIX + column)


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def _list_of(words: Sequence[str]) -> str:
    return "[" + ", ".join("'" + word.replace("'", "''") + "'" for word in words) + "]"


def _in_words(column: Column) -> str:
    if column.unlisted is not None:
        return _stored(column.name)
    return f"{_list_of(column.values)}[{_stored(column.name)} + 1]"


def _missing(column: Column) -> str:
    return "''" if column.unlisted is not None else str(missing_code(len(column.values)))


def _column_type(column: Column) -> str:
    if column.unlisted is not None:
        return "VARCHAR"
    return "UTINYINT" if missing_code(len(column.values)) == MISSING else "USMALLINT"


def _reason(problem: duckdb.Error) -> str:
    text = str(problem)
    if "lock" in text.lower():
        return "another program has it open; close it there"
    if isinstance(problem, duckdb.IOException) and "not a valid DuckDB" in text:
        return "it is not a Surveyapp project, or it is damaged"
    return "the database says: " + (text.splitlines() or [type(problem).__name__])[0]
