"""Tables of respondents: CSV, one row a respondent, one column a question, with the recorded reports.

What was collected on paper or with another tool gets the same analysis as a collection file. Every row is
checked in all the survey's columns, whatever is asked of it later, so that no result depends on which
question was asked first. A row with anything wrong is left out, and every wrong cell is reported.
"""

from __future__ import annotations

import math
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import UNANSWERED
from surveyapp.analyses.base.filter import Kept, NumberRanges, are_ranges, places_of
from surveyapp.analyses.base.row_reports import RowReports
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.designs.core.design import Unlisted
from surveyapp.errors import UserProblem
from surveyapp.estimation.sampling.response_patterns import Patterns, patterns_of
from surveyapp.messages.message import Message, msg, printable
from surveyapp.messages.notice import listed
from surveyapp.storage.files.csv_tables import LARGEST_TABLE, RowRefused, TableProblem, ragged
from surveyapp.storage.files.safe_files import FileRefused, read_regular
from surveyapp.storage.tables.delimited import read_lines, with_point
from surveyapp.storage.tables.plain_table import Line
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AnswerKind, AskedQuestion, QuestionId

ENDING = ".csv"
SMALLEST_WEIGHT, LARGEST_WEIGHT = 1e-12, 1e12
"""What is outside would be lost in, or swallow, the sum of all weights."""

_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)
_COLLECTION = b"surveyapp-collection/"
_Sampled = tuple[str, int, int, tuple[frozenset[str], ...] | None]
"""A question's column of samples, the places of report and sample, and each sample's reports, if listed."""


@dataclass(frozen=True, slots=True, eq=False)
class Respondents(RowReports):
    """The rows of tables that are right; counts like a ``Project``."""

    survey: Survey
    """Whose questions the columns are."""
    interviews: int
    """Number of rows."""
    columns: Mapping[str, NDArray[np.int32]]
    """By column of the record, each row's report as its place among the question's reports, or −1; of
    questions whose reports are not listed 0 where there is one. A design of several samples has a column of
    these too."""
    reported: Mapping[str, NDArray[np.float64]]
    """By number question, each row's report, NaN where there is none."""
    written: Mapping[str, tuple[str, ...]]
    """By other questions whose reports are not listed, each row's report, or empty."""
    weights: NDArray[np.float64] | None
    strata: Sequence[str] | None
    clusters: Sequence[str] | None
    """One a row; None where no column was named."""
    refused: tuple[RowRefused, ...]
    """Every cell for which a row was left out."""
    refused_rows: int
    absent: tuple[tuple[str, tuple[str, ...]], ...]
    """Of each file, the questions that it has no column for."""
    replicates: NDArray[np.float64] | None = None
    """Array of shape (rows, R): replicate weights; None where no columns were named."""
    base: NDArray[np.float64] | None = None
    """Weights before calibration; None where no column was named."""
    stages: tuple[Sequence[str], ...] = ()
    sizes: tuple[NDArray[np.float64], ...] = ()
    """Units of the second stage and so on, and the population's size or the sampling fraction of each."""

    def counts(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, NDArray[np.int64]]:
        """Return how often each report was given, as ``Project.counts`` does."""
        reports = self.columns[question.id]
        if by is None:
            return {None: _counted(reports, question)}
        groups = self.columns[by.id]
        result: dict[str | None, NDArray[np.int64]] = {
            name: _counted(reports[groups == code], question)
            for code, name in enumerate(by.reports)
        }
        if np.any((groups == UNANSWERED) & (reports != UNANSWERED)):
            result[None] = _counted(reports[groups == UNANSWERED], question)
        return result

    def tallies(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, tuple[NDArray[np.int64], ...]]:
        """Return ``counts`` for each sample of a question, as ``Project.tallies`` does."""
        groups = np.zeros(self.interviews, np.int32) if by is None else self.columns[by.id]
        reports = self.columns[question.id]
        names: dict[str | None, int] = (
            {None: 0} if by is None else {name: code for code, name in enumerate(by.reports)}
        )
        if by is not None and np.any((groups == UNANSWERED) & (reports != UNANSWERED)):
            names[None] = UNANSWERED
        places = {word: place for place, word in enumerate(question.reports)}
        samples = self.samples(question)
        return {
            name: tuple(
                _counted(reports[(groups == code) & (samples == sample)], question)[
                    [places[word] for word in alphabet]
                ]
                for sample, alphabet in enumerate(question.alphabets, start=1)
            )
            for name, code in names.items()
        }

    def cells(self, question: AskedQuestion) -> list[str]:
        """Return the reports of a question whose reports are not listed, as ``Project.cells`` does."""
        return list(self.written[question.id])

    def texts(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> dict[str | None, list[str]]:
        """Return all reports of such a question by group, as ``Project.texts`` does."""
        names: Sequence[str | None] = by.reports if by else (None,)
        result: dict[str | None, list[str]] = {name: [] for name in names}
        groups = self.columns[by.id].tolist() if by else [0] * self.interviews
        for code, cell in zip(groups, self.written[question.id], strict=True):
            if cell:
                result.setdefault(None if code == UNANSWERED else names[code], []).append(cell)
        return result

    def numbers(self, question: AskedQuestion) -> NDArray[np.float64]:
        """Return the reports of a number question, as ``Project.numbers`` does."""
        return self.reported[question.id]

    def samples(self, question: AskedQuestion) -> NDArray[np.int32]:
        """Return the sample of each row from 1, or 0 where the question was not answered."""
        if question.samples == 1:
            return np.where(self.columns[question.id] == UNANSWERED, np.int32(0), np.int32(1))
        return self.columns[question.columns[1].name] + 1

    def codes(self, questions: Sequence[AskedQuestion]) -> dict[str, NDArray[np.int32]]:
        """Return the columns of ``questions``, as ``Project.codes`` does."""
        return {c.name: self.columns[c.name] for q in questions for c in q.columns}

    def patterns(self, questions: Sequence[AskedQuestion]) -> Patterns:
        """Return the distinct combinations of ``codes``, and how many rows have each."""
        return patterns_of(self.codes(questions))

    def kept(self, answers: Kept) -> NDArray[np.bool_]:
        """Return of each row whether it is ``answers``."""
        fits = [
            _within(self.reported[name], kept)
            if are_ranges(kept)
            else np.isin(self.columns[name], places_of(kept))
            for name, kept in answers
        ]
        both = np.all([np.ones(self.interviews, dtype=np.bool_), *fits], axis=0)
        return np.asarray(both, dtype=np.bool_)

    def only(self, answers: Kept) -> Respondents:
        """Return those rows that are ``answers``, as ``StoredReports.only`` does."""
        mask = self.kept(answers)
        return replace(
            self,
            interviews=int(mask.sum()),
            columns={name: codes[mask] for name, codes in self.columns.items()},
            reported={name: numbers[mask] for name, numbers in self.reported.items()},
            written={name: tuple(_masked(cells, mask)) for name, cells in self.written.items()},
            weights=None if self.weights is None else self.weights[mask],
            strata=None if self.strata is None else _masked(self.strata, mask),
            clusters=None if self.clusters is None else _masked(self.clusters, mask),
            replicates=None if self.replicates is None else self.replicates[mask],
            base=None if self.base is None else self.base[mask],
            stages=tuple(_masked(one, mask) for one in self.stages),
            sizes=tuple(one[mask] for one in self.sizes),
        )

    def others_missing(self, answers: Kept) -> Respondents:
        """Return all rows, as ``StoredReports.silenced`` does."""
        mask = self.kept(answers)
        return replace(
            self,
            columns={
                name: np.where(mask, codes, np.int32(UNANSWERED))
                for name, codes in self.columns.items()
            },
            reported={name: np.where(mask, n, np.nan) for name, n in self.reported.items()},
            written={
                name: tuple(cell if is_in else "" for cell, is_in in zip(cells, mask, strict=True))
                for name, cells in self.written.items()
            },
        )


def _within(numbers: NDArray[np.float64], ranges: NumberRanges) -> NDArray[np.bool_]:
    """Return of each number whether one of the ranges contains it; none contains a missing one."""
    inside = np.zeros(len(numbers), dtype=np.bool_)
    for one in ranges:
        low = -np.inf if one.low is None else float(one.low)
        high = np.inf if one.high is None else float(one.high)
        inside |= ((numbers > low) | (one.has_low & (numbers == low))) & (
            (numbers < high) | (one.has_high & (numbers == high))
        )
    return inside


def _masked(cells: Sequence[str], mask: NDArray[np.bool_]) -> list[str]:
    return [cell for cell, is_in in zip(cells, mask.tolist(), strict=True) if is_in]


def _counted(reports: NDArray[np.int32], question: AskedQuestion) -> NDArray[np.int64]:
    given = reports[reports != UNANSWERED]
    return np.bincount(given, minlength=len(question.reports)).astype(np.int64)


def is_table(path: Path) -> bool:
    """Return whether ``path`` is meant as a table: it ends in .csv and is no renamed collection file."""
    if path.suffix.lower() != ENDING:
        return False
    try:
        return not read_regular(path, sys.maxsize, first=len(_COLLECTION)).startswith(_COLLECTION)
    except FileRefused:
        return True  # it gets its sentence when it is read


@dataclass(frozen=True, slots=True, eq=False)
class RecordedLines:
    """A table of recorded reports as it stands: its columns, and its rows with the lines they begin on.

    ``refused`` are the cells of rows that are left out of them already.
    """

    header: Sequence[str]
    lines: Sequence[Line]
    decimal: str = "."
    refused: tuple[RowRefused, ...] = ()


def csv_lines(path: Path) -> RecordedLines:
    """Return the lines of a CSV table.

    Raises
    ------
    FileRefused, TableProblem
        if it cannot be read.
    """
    (first, *lines), form = read_lines(read_regular(path, LARGEST_TABLE), path.name)
    return RecordedLines([cell.strip() for cell in first[1]], lines, form.decimal or ".")


def read_respondents(
    paths: Sequence[Path],
    survey: Survey,
    *,
    sample: SampleColumns = SampleColumns(),  # noqa: B008 - a frozen value
    needed: Sequence[str] = (),
    read: Callable[[Path], RecordedLines] = csv_lines,
) -> Respondents:
    """Return the respondents in the tables at ``paths``, in their order.

    A cell holds a recorded report of its question, or nothing where it was not answered; blanks around it
    do not count. Other columns are allowed. Weights are numbers from 0.

    Parameters
    ----------
    paths
        of the tables.
    survey
        whose questions are in them.
    sample
        the columns of weights, strata and clusters.
    needed
        questions that every table must have a column for, and one for the sample if it has several.
    read
        reads the lines of a table.

    Raises
    ------
    FileRefused
        if a file cannot be read.
    TableProblem
        if a file is no table, or lacks a column that is needed.
    UserProblem
        if two files have the same content.
    """
    _check_different(paths)
    is_clear = len({path.name for path in paths}) == len(paths)
    tables = [
        _Table(read(path), path.name if is_clear else str(path), survey, sample, needed)
        for path in paths
    ]
    for table in tables:
        table.read()
    return Respondents(
        survey=survey,
        interviews=sum(table.rows for table in tables),
        columns={
            column.name: np.array([c for t in tables for c in t.codes[column.name]], dtype=np.int32)
            for column in survey.columns
        },
        reported={
            q.id: np.array([n for t in tables for n in t.numbers[q.id]], dtype=np.float64)
            for q in survey.recorded_questions
            if q.is_number
        },
        written={
            name: tuple(cell for table in tables for cell in table.written[name])
            for name in (tables[0].written if tables else ())
        },
        weights=_joined_numbers(tables, sample.weight),
        strata=_joined_labels(tables, sample.stratum),
        clusters=_joined_labels(tables, sample.cluster),
        replicates=_joined_replicates(tables) if sample.replicates is not None else None,
        base=_joined_numbers(tables, sample.base),
        stages=tuple(_joined_labels(tables, one) or () for one in sample.stages),
        sizes=tuple(
            one for name in sample.populations if (one := _joined_numbers(tables, name)) is not None
        ),
        refused=tuple(cell for table in tables for cell in table.refused),
        refused_rows=sum(table.refused_rows for table in tables),
        absent=tuple((table.name, table.absent) for table in tables),
    )


def _joined_numbers(tables: Sequence[_Table], name: str | None) -> NDArray[np.float64] | None:
    if name is None:
        return None
    return np.array([n for table in tables for n in table.sampled_numbers[name]], dtype=np.float64)


def _joined_labels(tables: Sequence[_Table], name: str | None) -> list[str] | None:
    if name is None:
        return None
    return [label for table in tables for label in table.sampled_labels[name]]


def _joined_replicates(tables: Sequence[_Table]) -> NDArray[np.float64]:
    if len({table.replicated for table in tables}) > 1:
        raise UserProblem(msg("The tables have different columns of replicate weights."))
    rows = [row for table in tables for row in table.replicates]
    return np.array(rows, dtype=np.float64).reshape(len(rows), -1)


def replicate_columns(header: Sequence[str], prefix: str) -> tuple[str, ...]:
    """Return the columns of replicate weights, by their numbers.

    Parameters
    ----------
    header
        the names of all columns.
    prefix
        what theirs begin with; a number follows.

    Raises
    ------
    UserProblem
        if there are none.
    """
    numbers = {name: name.removeprefix(prefix) for name in header if name.startswith(prefix)}
    found = [name for name, rest in numbers.items() if rest.isascii() and rest.isdigit()]
    if not found:
        raise UserProblem(
            msg(
                "No column is called {prefix}1, {prefix}2 and so on, so there are no replicate weights.",
                prefix=printable(prefix, 64),
            )
        )
    return tuple(sorted(found, key=lambda name: int(numbers[name])))


def _check_different(paths: Sequence[Path]) -> None:
    seen: dict[bytes, Path] = {}
    for path in paths if len(paths) > 1 else ():
        content = read_regular(path, LARGEST_TABLE)
        if content in seen:
            raise UserProblem(
                msg(
                    "{file} has the same content as {other}, so its respondents would count "
                    "twice. Leave one of them out.",
                    file=path,
                    other=seen[content],
                )
            )
        seen[content] = path


class _Table:
    """One file while it is read."""

    def __init__(
        self,
        read: RecordedLines,
        name: str,
        survey: Survey,
        sample: SampleColumns,
        needed: Sequence[str],
    ) -> None:
        self.name = name
        self._header, self._lines, self._decimal = [*read.header], read.lines, read.decimal
        self._survey = survey
        self._sample = sample
        self._check_header(needed)
        self._places = {column: self._header.index(column) for column in sample.names}
        self.replicated = (
            () if sample.replicates is None else replicate_columns(self._header, sample.replicates)
        )
        self._replicated = [self._header.index(name) for name in self.replicated]
        self._words: list[tuple[str, int, dict[str, int]]] = []
        numeric = {q.id for q in survey.recorded_questions if q.is_number} | {
            *sample.numbers,
            *self.replicated,
        }
        self._numeric = {place for place, name in enumerate(self._header) if name in numeric}
        self._entered = {
            self._header.index(q.id): q
            for q in survey.recorded_questions
            if q.answer_kind is AnswerKind.TEXT and q.id in self._header
        }
        self.absent = tuple(
            q.id
            for q in survey.recorded_questions
            if any(column.name not in self._header for column in q.columns)
        )
        self.rows = 0
        self.refused_rows = len({one.facts["line"] for one in read.refused})
        self.refused: list[RowRefused] = [*read.refused]
        self.codes: dict[str, list[int]] = {column.name: [] for column in survey.columns}
        self.numbers: dict[str, list[float]] = {
            q.id: [] for q in survey.recorded_questions if q.is_number
        }
        self.written: dict[str, list[str]] = {
            q.id: []
            for q in survey.recorded_questions
            if q.unlisted is not None and q.id not in self.numbers
        }
        self.sampled_numbers: dict[str, list[float]] = {name: [] for name in sample.numbers}
        self.sampled_labels: dict[str, list[str]] = {name: [] for name in sample.labels}
        self.replicates: list[list[float]] = []

    def _check_header(self, needed: Sequence[str]) -> None:
        header = self._header
        questions = [q.id for q in self._survey.recorded_questions]
        for place, name in enumerate(header):
            if name and name in header[:place]:
                reason = msg(
                    "two columns are called {name}; rename or remove one of them", name=name
                )
                raise self._problem(place + 1, reason)
        columns: dict[str, list[str]] = {
            q.id: [c.name for c in q.columns] for q in self._survey.recorded_questions
        }
        of_questions = [column for one in needed for column in columns.get(one, [one])]
        for name in (*of_questions, *self._sample.names):
            if name not in header:
                reason = msg(
                    "there is no column {name}; the table has {header}",
                    name=name,
                    header=listed(header),
                )
                raise self._problem(len(header), reason)
        if not set(questions) & set(header):
            survey = self._survey.id
            reason = msg(
                "no column is a question of the survey {survey}, which has "
                "{questions}; where the columns have other names, map and import them",
                survey=survey,
                questions=listed(questions),
            )
            raise self._problem(1, reason)

    def _problem(self, column: int, reason: Message) -> TableProblem:
        return TableProblem(file=self.name, line=1, column=column, reason=reason)

    def read(self) -> None:
        """Check every row; keep those in which nothing is wrong."""
        checks, sampled = self._checks(), self._sampled()
        for line, row in self._lines:
            wrong = (
                self._ragged(line, row)
                or self._wrong_cells(checks, line, row)
                or self._wrong_samples(sampled, line, row)
                or self._too_many(line, row)
            )
            if wrong:
                self.refused += wrong
                self.refused_rows += 1
            else:
                self._keep([self._plain(cell, place) for place, cell in enumerate(row)])

    def _plain(self, cell: str, place: int) -> str:
        """Return a cell without blanks around it, and a number with a point."""
        text = cell.strip()
        if place in self._entered:
            return self._entered[place].recorded(text)
        return (place in self._numeric and with_point(text, self._decimal)) or text

    def _checks(self) -> list[tuple[int, str, Callable[[str], Message | None]]]:
        """Return (place, column, check); a check returns what is wrong with a cell, or nothing."""
        checks: list[tuple[int, str, Callable[[str], Message | None]]] = []
        for question in self._present():
            place = self._header.index(question.id)
            if question.unlisted is not None:
                checks.append((place, question.id, _is_unlisted(question, question.unlisted)))
            for column in question.columns:
                if column.unlisted is not None:
                    continue
                known = {word: code for code, word in enumerate(column.values)}
                place = self._header.index(column.name)
                self._words.append((column.name, place, known | {"": UNANSWERED}))
                checks.append((place, column.name, _is_report(column.name, column.values)))
        for name in dict.fromkeys(self._sample.numbers):
            check = wrong_size if name in self._sample.populations else wrong_weight
            checks.append((self._places[name], name, check))
        checks += [
            (place, name, wrong_weight)
            for place, name in zip(self._replicated, self.replicated, strict=True)
        ]
        for label in self._sample.labels:
            kind = "stratum" if label == self._sample.stratum else "cluster"
            checks.append((self._places[label], label, _is_given(kind)))
        return checks

    def _present(self) -> list[AskedQuestion]:
        """Return the questions that have all their columns."""
        return [q for q in self._survey.recorded_questions if q.id not in self.absent]

    def _ragged(self, line: int, row: Sequence[str]) -> list[RowRefused]:
        if len(row) == len(self._header):
            return []
        reason = ragged(len(row), len(self._header))
        place = min(len(row), len(self._header) + 1)
        return [self._refusal(line, str(place), row[place - 1], reason)]

    def _wrong_cells(
        self,
        checks: Sequence[tuple[int, str, Callable[[str], Message | None]]],
        line: int,
        row: Sequence[str],
    ) -> list[RowRefused]:
        return [
            self._refusal(line, name, row[place], reason)
            for place, name, check in checks
            if (reason := check(self._plain(row[place], place)))
        ]

    def _sampled(self) -> list[_Sampled]:
        """Return the questions of several samples; what a row is checked by is worked out once."""
        sampled = []
        for question in self._present():
            if question.samples > 1:
                name = question.columns[1].name
                report, sample = (self._header.index(one.name) for one in question.columns)
                reports = None if question.unlisted else tuple(map(frozenset, question.alphabets))
                sampled.append((name, report, sample, reports))
        return sampled

    def _wrong_samples(
        self, sampled: Sequence[_Sampled], line: int, row: Sequence[str]
    ) -> list[RowRefused]:
        """Refuse a sample without a report, or one in which the report is never given."""
        refused = []
        for name, report_place, sample_place, reports in sampled:
            report, sample = row[report_place].strip(), row[sample_place].strip()
            is_given = reports is None or (bool(sample) and report in reports[int(sample) - 1])
            if bool(report) != bool(sample) or (report and not is_given):
                refused.append(self._refusal(line, name, sample, not_together()))
        return refused

    def _too_many(self, line: int, row: Sequence[str]) -> list[RowRefused]:
        """Refuse the reports that a group has beyond those that its respondents are asked."""
        places = {name: place for name, place, _ in self._words}
        refused = []
        for group in self._survey.groups:
            given = [name for name in group.of if name in places and row[places[name]].strip()]
            reason = msg(
                "is one report too many: each respondent is asked {size} of {of}",
                size=group.size,
                of=listed(group.of),
            )
            refused += [
                self._refusal(line, name, row[places[name]], reason) for name in given[group.size :]
            ]
        return refused

    def _refusal(self, line: int, column: str, value: str, reason: Message) -> RowRefused:
        return RowRefused(file=self.name, line=line, column=column, value=value, reason=reason)

    def _keep_number(self, name: str, numbers: list[float], row: Sequence[str]) -> None:
        cell = self._keep_cell(name, row)
        numbers.append(float(cell) if cell else math.nan)

    def _keep_cell(self, name: str, row: Sequence[str]) -> str:
        """Note whether there is a report where reports are not listed; return it."""
        if name in self.absent:
            return ""
        cell = row[self._header.index(name)]
        self.codes[QuestionId(name)].append(0 if cell else UNANSWERED)
        return cell

    def _keep(self, row: Sequence[str]) -> None:
        self.rows += 1
        for name in self.absent:
            for column in self._survey.question(name).columns:
                self.codes[column.name].append(UNANSWERED)
        for question, place, known in self._words:
            self.codes[question].append(known[row[place]])
        for number, numbers in self.numbers.items():
            self._keep_number(number, numbers, row)
        for unlisted, cells in self.written.items():
            cells.append(self._keep_cell(unlisted, row))
        for heading, values in self.sampled_numbers.items():
            values.append(float(row[self._places[heading]]))
        for heading, labels in self.sampled_labels.items():
            labels.append(row[self._places[heading]])
        if self._replicated:
            self.replicates.append([float(row[place]) for place in self._replicated])


def _is_unlisted(question: AskedQuestion, known: Unlisted) -> Callable[[str], Message | None]:
    reason = msg(
        "is not a report of {question}; it records {numbers}",
        question=question.id,
        numbers=question.record_in_words,
    )

    def check(cell: str) -> Message | None:
        report = question.recorded(cell) if question.is_number else cell
        return None if not cell or known.is_report(report) else reason

    return check


def _is_report(question: str, reports: Sequence[str]) -> Callable[[str], Message | None]:
    known = frozenset(reports)
    reason = no_report(question, listed(reports))
    return lambda cell: None if not cell or cell in known else reason


def no_report(question: str, reports: object) -> Message:
    """Return why a cell is refused that is none of the reports to a question."""
    return msg(
        "is not a report of {question}; it records {reports}, or nothing",
        question=question,
        reports=reports,
    )


def not_together() -> Message:
    """Return why a row is refused whose cells no interview records together."""
    return msg("does not fit the other cells: no interview records these together")


def _is_given(kind: str) -> Callable[[str], Message | None]:
    reason = not_given(kind)
    return lambda cell: None if cell else reason


def not_given(kind: str) -> Message:
    """Return why a row without a weight, a stratum or a cluster is refused."""
    return msg("gives no {kind}, and every respondent needs one", kind=kind)


def wrong_weight(cell: str) -> Message | None:
    """Return what is wrong with a weight as it is written, or None; 0 is a weight."""
    if not cell:
        return msg("gives no weight, and every respondent needs one")
    if not _NUMBER.fullmatch(cell):
        return msg("is not a weight; write a number with a decimal point")
    value = float(cell)
    if value < 0:
        return msg("is a negative weight; weights cannot be below 0")
    is_zero = not re.search("[1-9]", re.split("[eE]", cell)[0])  # 1e-999 is none, but float says 0
    if not is_zero and not SMALLEST_WEIGHT <= value <= LARGEST_WEIGHT:
        return msg(
            "is not a plausible weight; it must be 0, or {least} to {most}",
            least=f"{SMALLEST_WEIGHT:g}",
            most=f"{LARGEST_WEIGHT:g}",
        )
    return None


def wrong_size(cell: str) -> Message | None:
    """Return what is wrong with a population size, or a sampling fraction, as it is written, or None."""
    if _NUMBER.fullmatch(cell) and SMALLEST_WEIGHT <= float(cell) <= LARGEST_WEIGHT:
        return None
    return msg(
        "is neither a population size nor a sampling fraction; write a number above 0 with a decimal point"
    )
