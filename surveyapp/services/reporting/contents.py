"""The contents of a report: every table with the command that makes it, and the files behind the numbers."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.computation.estimates.rows import EstimateTable
from surveyapp.analyses.computation.multivariate.results import Result
from surveyapp.analyses.data.response_counts import ResponseRow, response_counts
from surveyapp.analyses.quality import DataQuality
from surveyapp.errors import UserProblem
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.messages.message import msg
from surveyapp.messages.notice import Notice
from surveyapp.services.dataset.source import OpenedSource, SampleUse, SourceRequest, open_source
from surveyapp.services.estimates import estimate
from surveyapp.services.multivariate.registry import Analysis, AnalysisRequest, run_analysis_on
from surveyapp.services.reporting.analyses import (
    CommandOptions,
    Estimated,
    FinishedAnalysis,
    ReportTable,
    report_tables,
)
from surveyapp.services.reporting.output_blocks import (
    FinishedBlock,
    ReportBlock,
    finished_block,
)
from surveyapp.storage.collection.format import SIMULATED
from surveyapp.storage.files.csv_tables import LARGEST_TABLE
from surveyapp.storage.files.safe_files import read_regular
from surveyapp.storage.project.enrolment import EnrolledKiosk
from surveyapp.storage.project.project import ImportedFile, Project
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.writing import canonical_survey


@dataclass(frozen=True, slots=True)
class ReportRequest:
    """What a report contains besides the estimates of all respondents.

    Attributes
    ----------
    by
        direct questions that form groups, one section each.
    analyses
        of questions together, each at the level of the report.
    level
        of all intervals.
    method
        of the intervals of shares; None takes each family's own.
    blocks
        of an output: they take the place of all others, each with its own level and filter.
    """

    by: tuple[str, ...] = ()
    analyses: tuple[AnalysisRequest, ...] = ()
    level: float = 0.95
    method: IntervalMethod | None = None
    blocks: tuple[ReportBlock, ...] | None = None


class InputKind(Enum):
    """What kind of file numbers come from."""

    COLLECTION = "collection"
    RECORDED = "recorded"
    """A table of recorded reports, read as it is."""
    MAPPED = "mapped"
    """A table of another program, imported into a project by a mapping."""


@dataclass(frozen=True, slots=True)
class InputFile:
    """A file that the numbers come from; ``sha256`` of a collection file is that of its reports.

    ``mapping`` is what the mapping's file of a mapped table holds; None where the project kept none.
    """

    name: str
    sha256: str
    kind: InputKind
    mapping: str | None = None


@dataclass(frozen=True, slots=True)
class ReportContents:
    """Everything that a report contains."""

    survey: Survey
    interviews: int
    inputs: tuple[InputFile, ...]
    files: tuple[ImportedFile, ...]
    kiosks: tuple[EnrolledKiosk, ...]
    counts: tuple[ResponseRow, ...]
    quality: Notice | None
    """Whether anything is wrong with all interviews, and what would have been found; None of a part."""
    estimates: tuple[Estimated, ...]
    analyses: tuple[FinishedAnalysis, ...]
    made: tuple[ReportTable, ...]
    refused: tuple[str, ...]
    notes: tuple[str, ...]
    wanted: ReportRequest
    day: date
    blocks: tuple[FinishedBlock, ...] = ()

    @property
    def survey_sha256(self) -> str:
        """The hash that each collection file states of its survey."""
        return hashlib.sha256(canonical_survey(self.survey).encode()).hexdigest()

    @property
    def is_simulated(self) -> bool:
        """Whether no person was asked."""
        return any(file.mode == SIMULATED for file in self.files)

    @property
    def warnings(self) -> tuple[str, ...]:
        """Every warning, once."""
        warnings: list[str] = [*self.refused]
        for table in self.tables:
            warnings += table.warnings
        for block in self.blocks:
            warnings += block.result.warnings
        return tuple(dict.fromkeys(warnings))

    @property
    def sample_kinds(self) -> str:
        """Which of weights, strata and clusters the estimates used; none is empty."""
        used = next((table.used for _, table in self.estimates if table.used), ())
        used = used or next((block.found.used for block in self.blocks if block.found.used), ())
        return ", ".join(str(one.facts["what"]) for one in used if isinstance(one, Notice))

    @property
    def tables(self) -> tuple[EstimateTable | Result, ...]:
        """All tables of estimates, in order."""
        estimates = (table for _, table in self.estimates)
        return (*estimates, *(one.result for one in self.analyses))

    @property
    def kinds(self) -> frozenset[str]:
        """The names of the analyses that it contains."""
        return frozenset(
            (
                *(one.asked.analysis.value for one in self.analyses),
                *(one.analysis.name for one in self.blocks),
            )
        )

    def of(self, analysis: Analysis) -> tuple[FinishedAnalysis, ...]:
        """Return what was worked out of one kind."""
        return tuple(one for one in self.analyses if one.asked.analysis is analysis)


def gather(
    source: SourceRequest, request: ReportRequest, day: date, progress: Progress = no_progress
) -> ReportContents:
    """Compute everything that a report contains.

    Parameters
    ----------
    source
        The reports.
    request
        Groups, analyses, level and interval method.
    day
        The date of the report.
    progress
        Called with the number of steps done and of all.

    Raises
    ------
    UserProblem
        if there is nothing to report on; if what is ``request`` does not fit the survey.
    EnvironmentProblem, FileRefused, TableProblem
        if it cannot be read.
    Cancelled
        when ``progress`` raises it.
    """
    total = 2 + len(request.by) + len(request.analyses) + len(request.blocks or ())
    with open_source(replace(source, sample_use=SampleUse.USED)) as found:
        work = _Work(found, source, request)
        next_step = partial(_count_step, progress, iter(range(total + 1)), total)
        next_step()
        counts = tuple(response_counts(found))
        groups = (None, *request.by) if request.blocks is None else ()
        estimates = tuple((by, next_step() or work.estimates(by)) for by in groups)
        analyses = tuple(next_step() or work.analysed(asked) for asked in request.analyses)
        blocks = tuple(
            next_step() or finished_block(block, source, partial(_stop_or_go, progress))
            for block in request.blocks or ()
        )
        project = found.project
        held = () if project is None else project.files()
        files = tuple(file for file in held if file.is_counted)
        mappings = {} if project is None else project.mappings()
        return ReportContents(
            survey=found.survey,
            interviews=found.source.interviews,
            inputs=tuple(_inputs(files, mappings) if files else _tables(source)),
            files=files,
            kiosks=() if project is None else project.kiosks(),
            counts=counts,
            quality=DataQuality().run(found).verdict if isinstance(found.source, Project) else None,
            estimates=estimates,
            analyses=analyses,
            made=report_tables(counts, estimates, analyses, work.how, blocks),
            refused=(*found.refused, *found.warnings),
            notes=found.notes,
            wanted=request,
            day=day,
            blocks=blocks,
        )


def _stop_or_go(progress: Progress, _done: int, _total: int) -> None:
    """Let a block be stopped while it is computed; it counts as one step."""
    progress(0, 0)


def _count_step(progress: Progress, steps: Iterator[int], total: int) -> None:
    progress(next(steps), total)


def _inputs(files: Sequence[ImportedFile], mappings: Mapping[int, str]) -> Iterator[InputFile]:
    for file in files:
        if file.is_table:
            yield InputFile(file.name, file.sha256, InputKind.MAPPED, mappings.get(file.number))
        else:
            yield InputFile(file.name, file.body_sha256, InputKind.COLLECTION)


def _tables(given: SourceRequest) -> Iterator[InputFile]:
    for path in dict.fromkeys(given.files):
        yield InputFile(path.name, _sha256(path), InputKind.RECORDED)


def _sha256(path: Path) -> str:
    return hashlib.sha256(read_regular(path, LARGEST_TABLE)).hexdigest()


@dataclass(frozen=True, slots=True, eq=False)
class _Work:
    """The source of a report, opened."""

    found: OpenedSource
    given: SourceRequest
    wanted: ReportRequest

    @property
    def how(self) -> CommandOptions:
        """What all commands share."""
        return CommandOptions(self.wanted.level, self.wanted.method, self.given.where)

    def estimates(self, by: str | None) -> EstimateTable:
        """Return the table of everybody, or by groups."""
        how: dict[str, Any] = {
            "by": by,
            "method": self.wanted.method,
            "level": self.wanted.level,
            "where": self.given.where,
        }
        if self.found.project is not None:
            return estimate.estimate(self.found.project, "these files", **how)
        table, _ = estimate.estimate_csv_tables(
            tuple(dict.fromkeys(self.given.files)), self.found.survey, **how
        )
        return table

    def analysed(self, request: AnalysisRequest) -> FinishedAnalysis:
        """Work one analysis out, at the level of the report.

        Raises
        ------
        UserProblem
            naming it, if it cannot be computed.
        """
        shared = replace(request, level=self.wanted.level, where=self.given.where)
        try:
            return FinishedAnalysis(shared, run_analysis_on(self.found, self.given, shared))
        except UserProblem as problem:
            words = " ".join((shared.analysis.value, *shared.words))
            raise UserProblem(
                msg(
                    "The report cannot contain “{analysis}”; remove it, or correct it: {problem}",
                    analysis=words,
                    problem=problem,
                )
            ) from problem
