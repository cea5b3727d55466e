"""Reports in a table of an engine that is there already: DuckDB, Spark or PostgreSQL, read by Ibis.

The table has one row a respondent and one column a question, with the words that a collection file
has; NULL or an empty text is not answered. What is asked of it is one relational expression: rows with
a word that no design gives are left out, as they are of CSV tables, and one GROUP BY counts the
combinations of a few columns. So the engine sends counts, never rows, and the same expression runs
wherever the table is. Columns whose combinations are few are counted together when the table is opened:
that one look finds the wrong words, and most of what is asked later follows from it. Ibis comes with the
optional extra ``engines``.

``EngineTable`` is the ``Reports`` of an analysis as a project is, and the counts are the project's. What
needs each respondent (weights, a CSV of the rows) is refused by ``CountsOnly``.
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import UNANSWERED, NumberRows, ReportColumn
from surveyapp.analyses.base.filter import Kept, NumberRanges, are_ranges, places_of
from surveyapp.analyses.base.progress import stoppable
from surveyapp.analyses.base.row_reports import CountedReports, CountsOnly
from surveyapp.analyses.data.report_counts import tallies_of
from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.estimation.sampling.response_patterns import Patterns
from surveyapp.messages.message import msg, printable
from surveyapp.storage.project.database import NO_CODE, NO_FILES
from surveyapp.survey.definition.question_groups import AskRandom
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion, QuestionColumn

_BESIDE = "\t"
"""Between a report and its sample; no report holds it."""
_LONGEST_REASON = 300
MOST_TOGETHER = 20_000
"""Columns are counted together as long as they have no more possible combinations."""
MOST_COMBINATIONS = 1_000_000
"""More different combinations of reports than this are no counts any more: nearly every row is one."""


def _column_missing(*, table: object, column: object, question: object) -> UserProblem:
    """The table has nothing of a question."""
    return UserProblem(
        msg(
            "The table {table} has no column {column}, in which {question} would be recorded.",
            table=table,
            column=column,
            question=question,
        )
    )


def _too_many_combinations(*, questions: object) -> UserProblem:
    """The counts are as long as the table."""
    return UserProblem(
        msg(
            "The table has more than {most} different combinations of reports to {questions}. Ask for "
            "fewer questions together.",
            most=f"{MOST_COMBINATIONS:,}",
            questions=questions,
        )
    )


def no_report(*, table: object, column: object, word: object) -> UserProblem:
    """A number column has a word that its question never records."""
    return UserProblem(
        msg(
            "The column {column} of the table {table} has {word}, which its question never records. Correct "
            "it there, or leave the question out.",
            table=table,
            column=column,
            word=word,
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

    def without_password(self) -> EngineSource:
        """Return the same without the password of its address, so that it can be kept."""
        if not self.scheme.startswith("postgres"):
            return self
        rest, _, options = self.url.partition("://")[2].partition("?")
        account, at, where = rest.rpartition("@")
        user = account.partition(":")[0]
        kept = [one for one in options.split("&") if one and not one.startswith("password=")]
        ending = f"?{'&'.join(kept)}" if kept else ""
        return EngineSource(f"{self.scheme}://{user}{at}{where}{ending}", self.table)

    @property
    def shown(self) -> str:
        """The address without user, password and options."""
        where = self.url.partition("://")[2].partition("?")[0]
        return f"{self.scheme}://{where.rpartition('@')[2]}"


_with_passwords: dict[EngineSource, EngineSource] = {}
"""The address with its password of each that was connected; it ends with the program."""


def remember_password(source: EngineSource) -> None:
    """Let the same source be opened without its password until the program ends.

    Parameters
    ----------
    source
        The source with its password.
    """
    _with_passwords[source.without_password()] = source


class EngineTable(CountedReports):
    """The counts of an engine's table; use it as a context manager.

    Raises
    ------
    UserProblem, EnvironmentProblem
        if the table cannot be opened.
    """

    def __init__(self, source: EngineSource, survey: Survey) -> None:
        self.survey = survey
        self._source = source
        self._together: list[_Combinations] = []
        self._combined: dict[tuple[str, ...], _Combinations] = {}
        if source.scheme not in _CONNECT:
            raise UserProblem(
                msg(
                    "{source} is not a known source. Give duckdb://FILE, spark://local, "
                    "spark://HOST:PORT or postgres://USER@HOST/DATABASE.",
                    source=source.shown,
                )
            )
        self._ibis = _library("ibis", source.scheme)
        address = _with_passwords.get(source, source).url
        with self._errors_in_words():
            connect = _CONNECT[source.scheme]
            self._connection, self._close, self._interrupt = connect(
                self._ibis, address, source.table
            )
        try:
            with stoppable(self._interrupt), self._errors_in_words():
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
        self._combined = {}
        for name, kept in answers:
            question = self.survey.question(name)
            self._check_there(question)
            if are_ranges(kept):
                self._table = self._table.filter(self._within(name, kept))
                continue
            given = [question.reports[code] for code in places_of(kept) if code >= 0]
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
        return tallies_of(question, self._tables(question, by))

    def unanswered(self, group: AskRandom) -> int:
        """Return how many of the questions that were drawn from ``group`` have no report."""
        given = sum(int(self.counts(self.survey.question(name))[None].sum()) for name in group.of)
        return group.size * self.interviews - given

    def patterns(self, questions: Sequence[AskedQuestion]) -> Patterns:
        """Return the distinct combinations of ``codes``, as ``StoredReports.patterns`` does.

        Raises
        ------
        UserProblem
            if a question is not in the table; if there are too many combinations.
        CountsOnly
            if reports are not listed.
        """
        for question in questions:
            self._check_listed(question)
        found = self._combinations([c for question in questions for c in question.columns])
        return Patterns(
            {name: np.asarray(found.columns[name]) for name in found.columns}, found.times
        )

    def report_combinations(
        self, questions: Sequence[AskedQuestion]
    ) -> Mapping[tuple[str, ...], int]:
        """Return how often each combination of recorded reports occurs; empty where there is none."""
        found = self._combinations([question.columns[0] for question in questions])
        words = [found.words(question.columns[0]) for question in questions]
        return dict(zip(zip(*words, strict=True), found.times.tolist(), strict=True))

    def distinct_reports(
        self, questions: Sequence[AskedQuestion]
    ) -> tuple[Mapping[str, ReportColumn], NDArray[np.int64]]:
        """Return the distinct combinations of reports, as ``StoredReports.distinct_reports`` does."""
        found = self._combinations([question.columns[0] for question in questions])
        return found.columns, found.times

    def answered(self, question: AskedQuestion) -> int:
        """Return how many rows have a report of a question."""
        found = self._combinations(question.columns[:1])
        return sum(
            times
            for word, times in zip(
                found.words(question.columns[0]), found.times.tolist(), strict=True
            )
            if word
        )

    def texts_counted(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> Mapping[str | None, Mapping[str, int]]:
        """Return how often each report that is not listed was given, as ``StoredReports.texts_counted``."""
        result: dict[str | None, dict[str, int]] = {
            name: {} for name in (by.reports if by else (None,))
        }
        columns = [*(() if by is None else by.columns), question.columns[0]]
        found = self._combinations(columns)
        groups = [""] * len(found.times) if by is None else found.words(by.columns[0])
        texts = found.words(question.columns[0])
        for group, text, times in zip(groups, texts, found.times.tolist(), strict=True):
            if text:
                result.setdefault(group or None, {})[text] = times
        return result

    def numbers_counted(
        self, question: AskedQuestion
    ) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """Return the different numbers that were given, ascending, and how often each was."""
        rows = self.number_rows(question, None)
        is_there = ~np.isnan(rows.reports)
        numbers, places = np.unique(rows.reports[is_there], return_inverse=True)
        return numbers, np.bincount(places, rows.often[is_there], len(numbers)).astype(np.int64)

    def number_rows(self, question: AskedQuestion, group: AskedQuestion | None) -> NumberRows:
        """Return the different reports of a number question, as ``StoredReports.number_rows`` does."""
        found = self._combinations([*question.columns, *(() if group is None else group.columns)])
        texts = np.asarray(found.columns[question.id])
        none = np.zeros(len(texts), dtype=np.int32)
        return NumberRows(
            np.where(texts == "", "nan", texts).astype(np.float64),
            none
            if question.samples == 1
            else np.asarray(found.columns[question.columns[1].name]) + 1,
            none - 1 if group is None else np.asarray(found.columns[group.id]),
            found.times.astype(np.float64),
        )

    def check_columns(self, questions: Sequence[AskedQuestion]) -> None:
        """Look whether the table has the columns of all ``questions``.

        Raises
        ------
        UserProblem
            naming the first that is missing.
        """
        for question in questions:
            self._check_there(question)

    def _check_there(self, question: AskedQuestion) -> None:
        missing = [c.name for c in question.columns if c.name not in self._present]
        if missing:
            raise _column_missing(table=self._source.table, column=missing[0], question=question.id)

    def _check_listed(self, question: AskedQuestion) -> None:
        self._check_there(question)
        if question not in self._counted:
            raise CountsOnly(questions=question.id)

    def _combinations(self, columns: Sequence[QuestionColumn]) -> _Combinations:
        """Return the distinct rows of these columns, in the order of a project's, and how many are alike."""
        names = tuple(dict.fromkeys(column.name for column in columns))
        if names not in self._combined:
            self._combined[names] = self._combined_of({c.name: c for c in columns})
        return self._combined[names]

    def _combined_of(self, columns: Mapping[str, QuestionColumn]) -> _Combinations:
        for name in columns:
            if name not in self._present:
                raise _column_missing(table=self._source.table, column=name, question=name)
        for known in self._together:
            if columns.keys() <= known.columns.keys():
                return known.of(tuple(columns))
        grouped = self._grouped(tuple(columns.values()), self._valid())
        if grouped is None:
            raise _too_many_combinations(questions=", ".join(columns))
        words, times = grouped
        found: dict[str, NDArray[Any]] = {}
        for name, column in columns.items():
            if column.unlisted is None:
                found[name] = _places(column, words[name])
                continue
            for word in words[name]:
                if not column.accepts(word):
                    shown = printable(word, 40)
                    raise no_report(table=self._source.table, column=name, word=shown)
            found[name] = np.array(words[name], dtype=np.str_)
        return _Combinations(found, times).of(tuple(columns))

    def _valid(self) -> Any:
        """Return the rows that are counted; where all are, without looking at each again."""
        return self._table.filter(self._is_row_valid()) if self.left_out else self._table

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
        """Return the number of rows that are counted, and of wrong words by column."""
        self._together, counted = [], self._counted
        if not counted:
            ids = [question.id for question in self.survey.recorded_questions]
            raise _column_missing(
                table=self._source.table, column=ids[0], question=", ".join(ids[:8])
            )
        invalid: dict[str, int] = {}
        looks: list[tuple[_Combinations, NDArray[np.bool_]]] = []
        for questions in _packed(counted):
            found = self._grouped([c for question in questions for c in question.columns])
            if found is None:  # texts of all sorts: the engine itself says which are wrong
                return self._looked_at_each_row()
            looks.append(_right_rows(questions, *found, invalid))
        self._rows = int(looks[0][0].times.sum())
        if all(is_right.all() for _, is_right in looks):
            self._together = [one for one, _ in looks]
            return self._rows, {}
        if len(looks) > 1:  # a row may be wrong in one look alone
            return self._looked_at_each_row()
        one, is_right = looks[0]
        self._together = [one.only(is_right)]
        return int(one.times[is_right].sum()), invalid

    def _looked_at_each_row(self) -> tuple[int, dict[str, int]]:
        """Return the same, with every row looked at; one expression."""
        wrong = {
            column.name: ~self._is_valid(column.name, column.values)
            for question in self._counted
            for column in question.columns
        }
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

    def _grouped(
        self, columns: Sequence[QuestionColumn], rows: Any = None
    ) -> tuple[dict[str, list[str]], NDArray[np.int64]] | None:
        """Return the distinct words of columns and how often they are; None where they are too many."""
        # a column's own name may be one that an engine keeps for itself
        cells = {f"cell_{place}": self._word(one.name) for place, one in enumerate(columns)}
        words = (self._table if rows is None else rows).select(**cells)
        counted = words.group_by(list(cells)).aggregate(times=words.count())
        found = self._run(counted.limit(MOST_COMBINATIONS + 1))
        if len(found) > MOST_COMBINATIONS:
            return None
        names = [column.name for column in columns]
        given = {
            name: [row[cell] for row in found] for name, cell in zip(names, cells, strict=True)
        }
        return given, np.array([row["times"] for row in found], dtype=np.int64)

    def _word(self, column: str) -> Any:
        """Return a column as words; empty where there is none."""
        return self._table[column].cast("string").fill_null("")

    def _within(self, column: str, ranges: NumberRanges) -> Any:
        """Return whether one of the ranges contains the number of a column."""
        number = self._word(column).nullif("").cast("float64")
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

    def _cell(self, question: AskedQuestion) -> Any:
        """Return the question's report, and its sample if there are several."""
        report, *sample = (self._word(column.name) for column in question.columns)
        return report + _BESIDE + sample[0] if sample else report

    def _tables(
        self, question: AskedQuestion, by: AskedQuestion | None
    ) -> dict[str | None, NDArray[np.int64]]:
        """Return counts by group: samples by rows, reports by columns."""
        for one in (question, *([by] if by else [])):
            self._check_listed(one)
        shape = (question.samples, len(question.reports))
        names: Sequence[str | None] = by.reports if by else (None,)
        tables = {name: np.zeros(shape, dtype=np.int64) for name in names}
        found = self._combinations([*(by.columns if by else ()), *question.columns])
        reports = found.columns[question.id]
        samples = (
            np.zeros_like(reports)
            if question.samples == 1
            else found.columns[question.columns[1].name]
        )
        groups = found.columns[by.id] if by else np.zeros_like(reports)
        for group in np.unique(groups[reports >= 0]).tolist():
            is_there = (groups == group) & (reports >= 0)
            name = names[group] if group >= 0 else None
            table = tables.setdefault(name, np.zeros(shape, dtype=np.int64))
            np.add.at(table, (samples[is_there], reports[is_there]), found.times[is_there])
        return tables

    def _run(self, expression: Any) -> list[dict[str, Any]]:
        with stoppable(self._interrupt), self._errors_in_words():
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


@dataclass(frozen=True, slots=True, eq=False)
class _Combinations:
    """The distinct rows of some columns, ascending, and how many rows of the table are each.

    Listed reports are places, or −1; others texts, empty where there is none.
    """

    columns: Mapping[str, NDArray[Any]]
    times: NDArray[np.int64]

    def words(self, column: QuestionColumn) -> list[str]:
        """Return the reports of a column in words; empty where there is none."""
        found = self.columns[column.name]
        if column.unlisted is None:
            found = np.array([*column.values, ""])[found]
        words: list[str] = found.tolist()
        return words

    def only(self, is_kept: NDArray[np.bool_]) -> _Combinations:
        """Return some of the rows."""
        kept = {name: column[is_kept] for name, column in self.columns.items()}
        return _Combinations(kept, self.times[is_kept])

    def of(self, names: Sequence[str]) -> _Combinations:
        """Return the distinct rows of some of the columns, ascending, as a project counts them."""
        chosen = [self.columns[name] for name in names]
        order = np.lexsort(chosen[::-1])
        ordered = [column[order] for column in chosen]
        is_new = np.ones(len(order), dtype=np.bool_)
        if len(order):
            is_new[1:] = np.any([column[1:] != column[:-1] for column in ordered], axis=0)
        starts = np.flatnonzero(is_new)
        times = np.add.reduceat(self.times[order], starts) if len(starts) else self.times
        columns = {name: one[starts] for name, one in zip(names, ordered, strict=True)}
        return _Combinations(columns, times)


def _packed(questions: Sequence[AskedQuestion]) -> Iterator[list[AskedQuestion]]:
    """Yield the questions in turn, as many together as have few combinations of reports."""
    together: list[AskedQuestion] = []
    size = 1
    for question in questions:
        own = math.prod(len(column.values) + 1 for column in question.columns)
        if together and size * own > MOST_TOGETHER:
            yield together
            together, size = [], 1
        together.append(question)
        size *= own
    yield together


def _places(column: QuestionColumn, words: Sequence[str]) -> NDArray[np.int32]:
    known = {word: place for place, word in enumerate(column.values)}
    return np.array([known.get(word, UNANSWERED) for word in words], dtype=np.int32)


def _right_rows(
    questions: Sequence[AskedQuestion],
    words: Mapping[str, Sequence[str]],
    times: NDArray[np.int64],
    invalid: dict[str, int],
) -> tuple[_Combinations, NDArray[np.bool_]]:
    """Return rows of words as places, and which are right; the wrong ones are counted in ``invalid``."""
    columns: dict[str, NDArray[Any]] = {}
    is_right = np.ones(len(times), dtype=np.bool_)
    for question in questions:
        for column in question.columns:
            columns[column.name] = _places(column, words[column.name])
            is_there = np.array([bool(word) for word in words[column.name]], dtype=np.bool_)
            is_wrong = is_there & (columns[column.name] < 0)
            if is_wrong.any():
                invalid[column.name] = int(times[is_wrong].sum())
            is_right &= ~is_wrong
        if question.samples > 1:
            report, sample = (words[column.name] for column in question.columns)
            pairs = {("", "")} | {
                (word, str(number))
                for number, alphabet in enumerate(question.alphabets, start=1)
                for word in alphabet
            }
            is_right &= np.array(
                [pair in pairs for pair in zip(report, sample, strict=True)], dtype=np.bool_
            )
    return _Combinations(columns, times), is_right


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


_FILES = (".parquet", ".csv")


def _table(connection: Any, name: str) -> Any:
    """Return the table of that name, or the Parquet or CSV file, or folder of them, at that place."""
    if name.endswith(_FILES[0]):
        return connection.read_parquet(name)
    if name.endswith(_FILES[1]):
        return connection.read_csv(name)
    return connection.table(name)


_Connected = tuple[Any, Callable[[], None], Callable[[], None]]
"""An open connection, what leaves it, and what ends its query from another thread."""


def _duckdb(ibis: ModuleType, url: str, table: str) -> _Connected:
    _library("ibis.backends.duckdb", "duckdb")
    path = url.removeprefix("duckdb://")
    if path and not Path(path).is_file():
        raise FileNotFoundError(f"there is no file {path}")
    if not path or table.endswith(_FILES):  # nothing in a database is asked for
        connection = ibis.duckdb.connect(":memory:")
    else:  # it may come from a stranger: its views reach for no file or address, and load no code
        connection = ibis.duckdb.connect(Path(path), read_only=True, **NO_CODE, **NO_FILES)
    return connection, connection.disconnect, connection.con.interrupt


def _postgres(ibis: ModuleType, url: str, _table: str) -> _Connected:
    _library("psycopg", "postgres")
    connection = ibis.connect("postgres://" + url.partition("://")[2])
    return connection, connection.disconnect, connection.con.cancel


def _spark(ibis: ModuleType, url: str, _table: str) -> _Connected:
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
    leave = (lambda: None) if active else session.stop
    return connection, leave, session.sparkContext.cancelAllJobs


_CONNECT = {
    "duckdb": _duckdb,
    "postgres": _postgres,
    "postgresql": _postgres,
    "spark": _spark,
}
