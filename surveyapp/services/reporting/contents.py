"""The contents of a report: every table with the command that makes it, and the files behind the numbers."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Self

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.data.response_counts import ResponseRow, response_counts
from surveyapp.analyses.data.sample_design import SampleColumn
from surveyapp.analyses.data.tally_reports import TallyReports
from surveyapp.analyses.estimate import Estimates
from surveyapp.analyses.quality import DataQuality
from surveyapp.messages.message import Message
from surveyapp.messages.notice import Notice
from surveyapp.options import USUAL_LEVEL
from surveyapp.services.analyses.request import AnalysisRequest
from surveyapp.services.dataset.source import SampleUse, SourceRequest, open_source
from surveyapp.services.reporting.output_blocks import (
    FinishedBlock,
    ReportBlock,
    ReportTable,
    finished_block,
    report_tables,
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
    """What a report contains: analyses in their order, each with its own level and filter."""

    blocks: tuple[ReportBlock, ...] = ()

    @classmethod
    def with_estimates(
        cls,
        others: Iterable[AnalysisRequest] = (),
        *,
        by: Iterable[str] = (),
        level: float = USUAL_LEVEL,
    ) -> Self:
        """Return the estimates of everybody, those by groups, then other analyses, all at one level.

        Parameters
        ----------
        others
            The other analyses.
        by
            Direct questions that form groups.
        level : between 0 and 1
            Of all intervals.
        """
        estimates = (AnalysisRequest(Estimates(by=groups)) for groups in (None, *by))
        return cls(
            tuple(
                ReportBlock(replace(one, analysis=_at_level(one.analysis, level)))
                for one in (*estimates, *others)
            )
        )


def _at_level(analysis: Analysis, level: float) -> Analysis:
    known = {option.name for option in analysis.options()}
    return replace(analysis, **{"level": level} if "level" in known else {})


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
    blocks: tuple[FinishedBlock, ...]
    made: tuple[ReportTable, ...]
    refused: tuple[str, ...]
    notes: tuple[str, ...]
    day: date
    survey_sha256: str
    """The hash that each collection file states of its survey, as it was asked."""
    is_simulated: bool
    """Whether no person was asked."""
    sample_columns: tuple[SampleColumn, ...] = ()
    """The columns of the records that say how respondents were drawn."""

    @property
    def warnings(self) -> tuple[str, ...]:
        """Every warning, once."""
        return tuple(self.warned)

    @property
    def warned(self) -> Mapping[str, Sequence[FinishedBlock]]:
        """Of which blocks each warning is; of none where it is of what could not be read."""
        warned: dict[str, list[FinishedBlock]] = {one: [] for one in self.refused}
        for block in self.blocks:
            for warning in dict.fromkeys(block.result.warnings):
                if warning not in self.refused:
                    warned.setdefault(warning, []).append(block)
        return warned

    @property
    def sample_kinds(self) -> Message | None:
        """Which of weights, strata and clusters the estimates used; None: none of them."""
        used = next((block.used for block in self.blocks if block.used), ())
        named = (one.facts["what"] for one in used if isinstance(one, Notice))
        return next((one for one in named if isinstance(one, Message)), None)


def gather(
    source: SourceRequest, request: ReportRequest, day: date, progress: Progress = no_progress
) -> ReportContents:
    """Compute everything that a report contains.

    Parameters
    ----------
    source
        The reports.
    request
        The analyses.
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
    total = 2 + len(request.blocks)
    with open_source(replace(source, sample_use=SampleUse.USED)) as found:
        next_step = partial(_count_step, progress, iter(range(total + 1)), total)
        next_step()
        counts = tuple(response_counts(found))
        stop_or_go = partial(_stop_or_go, progress)
        blocks = tuple(
            next_step() or finished_block(block, source, stop_or_go) for block in request.blocks
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
            blocks=blocks,
            made=report_tables(counts, source.where, blocks),
            refused=(*found.refused, *found.warnings),
            notes=found.notes,
            day=day,
            survey_sha256=hashlib.sha256(canonical_survey(found.asked_survey).encode()).hexdigest(),
            is_simulated=any(file.mode == SIMULATED for file in files)
            or (isinstance(found.source, TallyReports) and found.source.is_simulated),
            sample_columns=found.sample_columns,
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
