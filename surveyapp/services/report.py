"""What a report holds: every table with the command that makes it, and what they come from.

A report is gathered once; HTML, PDF, the tables beside it and the script are written from the same value.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any

from surveyapp.estimation.values import IntervalMethod
from surveyapp.services import analyse
from surveyapp.services.analyse import COLUMNS as ESTIMATE_COLUMNS
from surveyapp.services.analyse import EstimateTable
from surveyapp.services.compare import COLUMNS as COMPARE_COLUMNS
from surveyapp.services.compare import Comparison, compare
from surveyapp.services.crosstab import CrossTable, crosstab
from surveyapp.services.design_tests import COLUMNS as TEST_COLUMNS
from surveyapp.services.design_tests import rows_of_tests
from surveyapp.services.notices import SAMPLE_NOT_USED, Notice
from surveyapp.services.progress import Progress, no_progress
from surveyapp.services.response_counts import COLUMNS as COUNT_COLUMNS
from surveyapp.services.response_counts import ResponseRow, response_counts
from surveyapp.services.sources import Given, Opened, opened
from surveyapp.storage.enrolment import EnrolledKiosk
from surveyapp.storage.files import read_regular
from surveyapp.storage.project import ImportedFile, Project
from surveyapp.storage.tables import LARGEST_TABLE, csv_text
from surveyapp.survey.survey import Survey
from surveyapp.survey.writing import canonical_survey


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a report shall hold beside the estimates of everybody.

    Attributes:
        by: direct questions that form groups, one section each.
        crosstabs: two to four questions each.
        comparisons: question and groups each.
        level: of all intervals.
        method: of the intervals of shares; None takes each family's own.
    """

    by: tuple[str, ...] = ()
    crosstabs: tuple[tuple[str, ...], ...] = ()
    comparisons: tuple[tuple[str, str], ...] = ()
    level: float = 0.95
    method: IntervalMethod | None = None


class InputKind(Enum):
    """What kind of file numbers come from."""

    COLLECTION = "collection"
    RECORDED = "recorded"
    """A table of recorded reports, read as it is."""
    MAPPED = "mapped"
    """A table of another program, imported into a project by a mapping."""


@dataclass(frozen=True, slots=True)
class Input:
    """A file that the numbers come from; ``sha256`` of a collection file is that of its reports.

    ``mapping`` is what the mapping's file of a mapped table holds; None where the project kept none.
    """

    name: str
    sha256: str
    kind: InputKind
    mapping: str | None = None


@dataclass(frozen=True, slots=True)
class Made:
    """A table as a file beside the report, and the command, without source and output, that makes it."""

    file: str
    command: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Gathered:
    """Everything that a report tells."""

    survey: Survey
    interviews: int
    inputs: tuple[Input, ...]
    files: tuple[ImportedFile, ...]
    kiosks: tuple[EnrolledKiosk, ...]
    counts: tuple[ResponseRow, ...]
    estimates: tuple[tuple[str | None, EstimateTable], ...]
    crosstabs: tuple[CrossTable, ...]
    comparisons: tuple[tuple[str, str, Comparison], ...]
    made: tuple[Made, ...]
    refused: tuple[str, ...]
    wanted: Wanted
    day: date

    @property
    def survey_sha256(self) -> str:
        """The hash that each collection file states of its survey."""
        return hashlib.sha256(canonical_survey(self.survey).encode()).hexdigest()

    @property
    def is_simulated(self) -> bool:
        """Whether no person was asked."""
        return any(file.mode == "simulated" for file in self.files)

    @property
    def warnings(self) -> tuple[str, ...]:
        """Every sentence beside the numbers, once; what is true of some tables only, the methods tell."""
        told: list[str] = [*self.refused]
        for table in self.tables:
            told += table.warnings
        return tuple(one for one in dict.fromkeys(told) if not _is_of_some_tables(one))

    @property
    def drawn(self) -> str:
        """Which of weights, strata and clusters the estimates used; none is empty."""
        used = next((table.used for _, table in self.estimates if table.used), ())
        return ", ".join(str(one.facts["what"]) for one in used if isinstance(one, Notice))

    @property
    def tables(self) -> tuple[EstimateTable | CrossTable | Comparison, ...]:
        """All tables of estimates, in order."""
        estimates = (table for _, table in self.estimates)
        return (*estimates, *self.crosstabs, *(table for _, _, table in self.comparisons))


def gather(given: Given, wanted: Wanted, day: date, progress: Progress = no_progress) -> Gathered:
    """Work out all that a report of what is ``given`` tells; ``day`` is what it is dated.

    Raises:
        OneKindOfSource, TableWithoutSurvey, NoInterviews, NoUsableRows: if there is nothing to report on.
        UserProblem: if what is ``wanted`` does not fit the survey.
        ProjectProblem, FileRefused, TableProblem: if it cannot be read.
        Cancelled: when ``progress`` raises it.
    """
    total = 2 + len(wanted.by) + len(wanted.crosstabs) + len(wanted.comparisons)
    with opened(given) as found:
        work = _Work(found, given, wanted)
        groups = (None, *wanted.by)
        steps = iter(range(total + 1))
        told = partial(_told, progress, steps, total)
        told()
        counts = tuple(response_counts(found))
        estimates = tuple((by, told() or work.estimates(by)) for by in groups)
        crosstabs = tuple(
            told() or crosstab(found, names, level=wanted.level) for names in wanted.crosstabs
        )
        compared = tuple(
            (question, by, told() or compare(found, question, by, level=wanted.level))
            for question, by in wanted.comparisons
        )
        files = found.source.files() if isinstance(found.source, Project) else ()
        mappings = found.source.mappings() if isinstance(found.source, Project) else {}
        return Gathered(
            survey=found.survey,
            interviews=found.source.interviews,
            inputs=tuple(_inputs(files, mappings) if files else _tables(given)),
            files=files,
            kiosks=found.source.kiosks() if isinstance(found.source, Project) else (),
            counts=counts,
            estimates=estimates,
            crosstabs=crosstabs,
            comparisons=compared,
            made=tuple(_all_made(wanted, counts, estimates, crosstabs, compared)),
            refused=(*found.refused, *found.warnings),
            wanted=wanted,
            day=day,
        )


def _is_of_some_tables(sentence: str) -> bool:
    return isinstance(sentence, Notice) and sentence.template == SAMPLE_NOT_USED


def _told(progress: Progress, steps: Iterator[int], total: int) -> None:
    progress(next(steps), total)


def _inputs(files: Sequence[ImportedFile], mappings: Mapping[int, str]) -> Iterator[Input]:
    for file in files:
        if file.is_table:
            yield Input(file.name, file.sha256, InputKind.MAPPED, mappings.get(file.number))
        else:
            yield Input(file.name, file.body_sha256, InputKind.COLLECTION)


def _tables(given: Given) -> Iterator[Input]:
    for path in dict.fromkeys(given.files):
        yield Input(path.name, _sha256(path), InputKind.RECORDED)


def _sha256(path: Path) -> str:
    return hashlib.sha256(read_regular(path, LARGEST_TABLE)).hexdigest()


@dataclass(frozen=True, slots=True, eq=False)
class _Work:
    """The source of a report, opened."""

    found: Opened
    given: Given
    wanted: Wanted

    def estimates(self, by: str | None) -> EstimateTable:
        """Return the table of everybody, or by groups."""
        how: dict[str, Any] = {"by": by, "method": self.wanted.method, "level": self.wanted.level}
        if isinstance(self.found.source, Project):
            return analyse.estimate(self.found.source, "these files", **how)
        table, _ = analyse.estimate_tables(
            tuple(dict.fromkeys(self.given.files)), self.found.survey, **how
        )
        return table


def _all_made(
    wanted: Wanted,
    counts: Sequence[ResponseRow],
    estimates: Sequence[tuple[str | None, EstimateTable]],
    crosstabs: Sequence[CrossTable],
    compared: Sequence[tuple[str, str, Comparison]],
) -> Iterator[Made]:
    level = ("--level", repr(wanted.level))
    method = () if wanted.method is None else ("--interval", wanted.method.value)
    rows = [row.as_row() for row in counts]
    yield Made("counts.csv", ("counts",), csv_text(rows, COUNT_COLUMNS))
    for by, table in estimates:
        name = "estimates" if by is None else f"estimates-by-{by}"
        grouped = () if by is None else ("--by", by)
        command = ("estimate", *grouped, *method, *level)
        yield Made(f"{name}.csv", command, csv_text(table.rows, ESTIMATE_COLUMNS))
        if table.tests:
            tests = csv_text(rows_of_tests(table), TEST_COLUMNS)
            yield Made(f"{name}-tests.csv", (*command, TESTS), tests)
    for cross in crosstabs:
        names = cross.questions
        yield Made(
            f"crosstab-{'-'.join(names)}.csv",
            ("crosstab", "--questions", ",".join(names), *level),
            csv_text(cross.rows, cross.columns),
        )
    for question, by, comparison in compared:
        yield Made(
            f"compare-{question}-by-{by.strip('()')}.csv",
            ("compare", "--question", question, "--by", by, *level),
            csv_text(comparison.rows, COMPARE_COLUMNS),
        )


TESTS = "--tests"
"""The option by which ``estimate`` writes the tests as CSV and not the estimates."""
