"""Reports in a table of an engine that is there already: DuckDB, Spark or PostgreSQL, read by Ibis.

The table has one row a respondent and one column a question, with the words that a collection file
has; NULL or an empty text is not answered. What is asked of it is one relational expression: rows with
a word that no design gives are left out, as they are of CSV tables, the columns are put one below the
other, and one GROUP BY counts them. So the engine sends counts, never rows, and the same expression
runs wherever the table is. Ibis comes with the optional extra ``engines``.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn, Self

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.filter import Kept, NumberRanges, are_ranges
from surveyapp.analyses.base.row_reports import CountsOnly, RowReports
from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.estimation.sampling.response_patterns import Patterns
from surveyapp.messages.message import msg, printable
from surveyapp.survey.definition.question_groups import AskRandom
from surveyapp.survey.definition.questions import AskedQuestion
from surveyapp.survey.definition.survey import Survey

_BESIDE = "\t"
"""Between a report and its sample; no report holds it."""
_LONGEST_REASON = 300


def column_missing(*, table: object, column: object, question: object) -> UserProblem:
    """The table has nothing of a question."""
    return UserProblem(
        msg(
            "The table {table} has no column {column}, in which {question} would be recorded.",
            table=table,
            column=column,
            question=question,
        )
    )


@dataclass(frozen=True, slots=True)
class EngineSource:
    """Where a table is: the engine's address, and the table's name or a file that the engine reads."""

    url: str
    table: str

    @property
    def scheme(self) -> str:
        """What stands before ://; the rest need not be a URL, as in spark://local[4]."""
        return self.url.partition("://")[0]

    @property
    def shown(self) -> str:
        """The address without user, password and options."""
        where = self.url.partition("://")[2].partition("?")[0]
        return f"{self.scheme}://{where.rpartition('@')[2]}"


class EngineTable(RowReports):
    """The counts of an engine's table; use it as a context manager.

    Raises
    ------
    UserProblem, EnvironmentProblem
        if the table cannot be opened.
    """

    def __init__(self, source: EngineSource, survey: Survey) -> None:
        self.survey = survey
        self._source = source
        self._tallied: dict[str | None, dict[tuple[str, str | None, str], int]] = {}
        if source.scheme not in _CONNECT:
            raise UserProblem(
                msg(
                    "{source} is no source that is known. Give duckdb://FILE, spark://local, "
                    "spark://HOST:PORT or postgres://USER@HOST/DATABASE.",
                    source=source.shown,
                )
            )
        self._ibis = _library("ibis", source.scheme)
        with self._errors_in_words():
            self._connection, self._close = _CONNECT[source.scheme](self._ibis, source.url)
        try:
            with self._errors_in_words():
                self._table = _table(self._connection, source.table)
                self._present = set(self._table.columns)
            self.interviews, self.invalid = self._looked_at()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Leave the engine."""
        self._close()

    @property
    def left_out(self) -> int:
        """Number of rows that are not counted because of a word that no design gives."""
        return self._rows - self.interviews

    @property
    def absent(self) -> tuple[str, ...]:
        """The questions that have no column."""
        return tuple(q.id for q in self.survey.recorded_questions if not self._has(q))

    def only(self, answers: Kept) -> Self:
        """Return those interviews that are ``answers``, as ``StoredReports.only`` does; close this one only.

        Raises
        ------
        UserProblem
            if the table has no column of a question that decides.
        """
        made = copy(self)
        made._keep_only(answers)  # noqa: SLF001 - its own
        return made

    def _keep_only(self, answers: Kept) -> None:
        self._tallied = {}
        for name, kept in answers:
            question = self.survey.question(name)
            self._check_there(question)
            if are_ranges(kept):
                self._table = self._table.filter(self._within(name, kept))
                continue
            given = [question.reports[code] for code in kept if code >= 0]
            self._table = self._table.filter(self._word(name).isin(given))
        with self._errors_in_words():
            self.interviews, self.invalid = self._looked_at()

    def counts(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, NDArray[np.int64]]:
        """Return how often each report was given, as ``StoredReports.counts`` does.

        Raises
        ------
        UserProblem, CountsOnly
            if the question is not in the table, or its reports are not listed.
        """
        tables = self._tables(question, by)
        return {name: table.sum(axis=0) for name, table in tables.items()}

    def tallies(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, tuple[NDArray[np.int64], ...]]:
        """Return ``counts`` for each sample of ``question``, as ``StoredReports.tallies`` does."""
        places = {value: place for place, value in enumerate(question.reports)}
        return {
            name: tuple(
                table[number, [places[value] for value in alphabet]]
                for number, alphabet in enumerate(question.alphabets)
            )
            for name, table in self._tables(question, by).items()
        }

    def unanswered(self, group: AskRandom) -> int:
        """Return how many of the questions that were drawn from ``group`` have no report."""
        given = sum(int(self.counts(self.survey.question(name))[None].sum()) for name in group.of)
        return group.size * self.interviews - given

    def texts(self, question: AskedQuestion, by: AskedQuestion | None = None) -> NoReturn:  # noqa: ARG002
        """Refuse."""
        raise CountsOnly(questions=question.id)

    def cells(self, question: AskedQuestion) -> NoReturn:
        """Refuse."""
        raise CountsOnly(questions=question.id)

    def numbers(self, question: AskedQuestion) -> NoReturn:
        """Refuse."""
        raise CountsOnly(questions=question.id)

    def samples(self, question: AskedQuestion) -> NoReturn:
        """Refuse."""
        raise CountsOnly(questions=question.id)

    def codes(self, questions: Sequence[AskedQuestion]) -> NoReturn:
        """Refuse."""
        raise CountsOnly(questions=", ".join(question.id for question in questions))

    def patterns(self, questions: Sequence[AskedQuestion]) -> Patterns:
        """Refuse: what needs combinations of reports is not asked of an engine yet."""
        raise CountsOnly(questions=", ".join(question.id for question in questions))

    def _check_there(self, question: AskedQuestion) -> None:
        missing = [c.name for c in question.columns if c.name not in self._present]
        if missing:
            raise column_missing(table=self._source.table, column=missing[0], question=question.id)

    def _has(self, question: AskedQuestion) -> bool:
        return all(column.name in self._present for column in question.columns)

    @property
    def _counted(self) -> list[AskedQuestion]:
        """The questions that the table has and whose reports are listed."""
        return [
            question
            for question in self.survey.recorded_questions
            if self._has(question) and all(column.unlisted is None for column in question.columns)
        ]

    def _looked_at(self) -> tuple[int, dict[str, int]]:
        """Return the number of rows that are counted, and of invalid words by column; one expression."""
        wrong = {
            column.name: ~self._is_valid(column.name, column.values)
            for question in self._counted
            for column in question.columns
        }
        if not wrong:
            ids = [question.id for question in self.survey.recorded_questions]
            raise column_missing(
                table=self._source.table, column=ids[0], question=", ".join(ids[:8])
            )
        names = list(wrong)
        sums = {f"wrong_{k}": wrong[name].sum() for k, name in enumerate(names)}
        found = self._run(
            self._table.aggregate(
                rows=self._table.count(),
                valid=self._table.count(where=self._is_row_valid()),
                **sums,
            )
        )[0]
        self._rows = int(found["rows"])
        invalid = {name: int(found[f"wrong_{k}"] or 0) for k, name in enumerate(names)}
        return int(found["valid"]), {name: count for name, count in invalid.items() if count}

    def _word(self, column: str) -> Any:
        """Return a column as words; empty where there is none."""
        return self._table[column].cast("string").fill_null("")

    def _within(self, column: str, ranges: NumberRanges) -> Any:
        """Return whether one of the ranges contains the number of a column."""
        number = self._table[column].cast("float64")
        fits = self._ibis.literal(value=False)
        for one in ranges:
            inside = number.notnull()
            if one.low is not None:
                low = float(one.low)
                inside &= (number >= low) if one.has_low else (number > low)
            if one.high is not None:
                high = float(one.high)
                inside &= (number <= high) if one.has_high else (number < high)
            fits |= inside
        return fits

    def _is_valid(self, column: str, values: Sequence[str]) -> Any:
        return self._word(column).isin([*values, ""])

    def _is_row_valid(self) -> Any:
        valid = self._ibis.literal(value=True)
        for question in self._counted:
            for column in question.columns:
                valid &= self._is_valid(column.name, column.values)
            if question.samples > 1:
                pairs = [
                    value + _BESIDE + str(number)
                    for number, alphabet in enumerate(question.alphabets, start=1)
                    for value in alphabet
                ]
                valid &= self._cell(question).isin([*pairs, _BESIDE])
        return valid

    def _tally(self, by: AskedQuestion | None) -> dict[tuple[str, str | None, str], int]:
        """Return how often each word was given, by question and group: one expression for all questions."""
        name = None if by is None else by.id
        if name not in self._tallied:
            self._tallied[name] = self._tallied_by(by)
        return self._tallied[name]

    def _tallied_by(self, by: AskedQuestion | None) -> dict[tuple[str, str | None, str], int]:
        questions = self._counted
        # a text, and no struct: PostgreSQL would give a struct's fields as JSON
        cells = [
            self._ibis.literal(f"{place}{_BESIDE}") + self._cell(question)
            for place, question in enumerate(questions)
        ]
        group = self._ibis.literal("") if by is None else self._word(by.id)
        below = self._table.filter(self._is_row_valid()).select(
            group_name=group, cell=self._ibis.array(cells).unnest()
        )
        counted = below.group_by(["group_name", "cell"]).aggregate(times=below.count())
        tally: dict[tuple[str, str | None, str], int] = {}
        for row in self._run(counted):
            place, _, word = row["cell"].partition(_BESIDE)
            tally[questions[int(place)].id, row["group_name"] or None, word] = int(row["times"])
        return tally

    def _cell(self, question: AskedQuestion) -> Any:
        """Return the question's report, and its sample if there are several."""
        report, *sample = (self._word(column.name) for column in question.columns)
        return report + _BESIDE + sample[0] if sample else report

    def _tables(
        self, question: AskedQuestion, by: AskedQuestion | None
    ) -> dict[str | None, NDArray[np.int64]]:
        """Return counts by group: samples by rows, reports by columns."""
        for one in (question, *([by] if by else [])):
            self._check_there(one)
            if one not in self._counted:
                raise CountsOnly(questions=one.id)
        shape = (question.samples, len(question.reports))
        names: Sequence[str | None] = by.reports if by else (None,)
        tables = {name: np.zeros(shape, dtype=np.int64) for name in names}
        for (of, group, word), times in self._tally(by).items():
            report, _, sample = word.partition(_BESIDE)
            if of == question.id and report:
                table = tables.setdefault(group, np.zeros(shape, dtype=np.int64))
                table[int(sample or 1) - 1, question.reports.index(report)] += times
        return tables

    def _run(self, expression: Any) -> list[dict[str, Any]]:
        with self._errors_in_words():
            found: list[dict[str, Any]] = expression.to_pyarrow().to_pylist()
        return found

    @contextmanager
    def _errors_in_words(self) -> Iterator[None]:
        """Turn what the engine raises into a sentence."""
        try:
            yield
        except _problems(self._ibis) as problem:
            lines = [line.strip() for line in str(problem).splitlines() if line.strip()]
            reason = printable(lines[0] if lines else type(problem).__name__, _LONGEST_REASON)
            raise EnvironmentProblem(
                msg(
                    "The table {table} of {source} cannot be read: {reason}.",
                    table=self._source.table,
                    source=self._source.shown,
                    reason=reason.rstrip("."),
                )
            ) from problem


def _library(name: str, engine: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ImportError as problem:
        raise UserProblem(
            msg(
                "Reading a table of {engine} needs libraries that are not installed "
                "({missing}): pip install 'surveyapp[engines]'.",
                engine=engine,
                missing=name,
            )
        ) from problem


def _problems(ibis: ModuleType) -> tuple[type[BaseException], ...]:
    """Return what the engines that are installed raise."""
    known = vars(ibis.common.exceptions).values()
    found: list[type[BaseException]] = [OSError, RuntimeError, ValueError]
    # not all of Ibis's own are IbisErrors
    found += [one for one in known if isinstance(one, type) and issubclass(one, Exception)]
    for module, name in (
        ("duckdb", "Error"),
        ("psycopg", "Error"),
        ("pyspark.errors", "PySparkException"),
        ("py4j.protocol", "Py4JError"),
    ):
        try:
            found.append(getattr(importlib.import_module(module), name))
        except ImportError:
            continue
    return tuple(found)


def _table(connection: Any, name: str) -> Any:
    """Return the table of that name, or the Parquet or CSV file, or folder of them, at that place."""
    if name.endswith(".parquet"):
        return connection.read_parquet(name)
    if name.endswith(".csv"):
        return connection.read_csv(name)
    return connection.table(name)


def _duckdb(ibis: ModuleType, url: str) -> tuple[Any, Any]:
    _library("ibis.backends.duckdb", "duckdb")
    path = url.removeprefix("duckdb://")
    if path and not Path(path).is_file():
        raise FileNotFoundError(f"there is no file {path}")
    connection = ibis.duckdb.connect(path or ":memory:", read_only=bool(path))
    return connection, connection.disconnect


def _postgres(ibis: ModuleType, url: str) -> tuple[Any, Any]:
    _library("psycopg", "postgres")
    connection = ibis.connect("postgres://" + url.partition("://")[2])
    return connection, connection.disconnect


def _spark(ibis: ModuleType, url: str) -> tuple[Any, Any]:
    """Connect to a cluster, or to Spark within this process at ``spark://local``."""
    sql = _library("pyspark.sql", "spark")
    where = url.removeprefix("spark://")
    master = where if where.startswith("local") else url
    master = "local[*]" if master == "local" else master
    active = sql.SparkSession.getActiveSession()
    session = active or (
        sql.SparkSession.builder.master(master)
        .appName("surveyapp")
        .config("spark.ui.enabled", "false")
        .getOrCreate()
    )
    connection = ibis.pyspark.connect(session)
    return connection, (lambda: None) if active else session.stop


_CONNECT = {
    "duckdb": _duckdb,
    "postgres": _postgres,
    "postgresql": _postgres,
    "spark": _spark,
}
