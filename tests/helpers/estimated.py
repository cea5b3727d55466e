"""Estimates of a project, of files, of tables or of an engine, as tests ask for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from surveyapp.analyses.base.filter import EVERYBODY, Filter
from surveyapp.analyses.computation.estimates.of_dataset import WantedEstimates, estimates_of
from surveyapp.analyses.computation.estimates.rows import EstimateTable
from surveyapp.analyses.data.questions import direct_question, no_interviews, recorded_question
from surveyapp.analyses.data.sample_design import SampleColumns, check_columns_direct
from surveyapp.messages.notice import Notice
from surveyapp.services.dataset.source import (
    CountedReports,
    SampleUse,
    SourceRequest,
    check_usable,
    open_source,
    opened_reports,
    opened_rows,
)
from surveyapp.services.project.import_collections import FileReport, import_notes, read_files
from surveyapp.services.project.surveys import SurveyName
from surveyapp.storage.files.csv_tables import RowRefused
from surveyapp.storage.project.external_engine import EngineSource
from surveyapp.storage.project.project import Project
from surveyapp.storage.tables.respondent_tables import read_respondents
from surveyapp.survey.definition.survey import Survey


@dataclass(frozen=True, slots=True)
class SampleQuestions:
    """The sample design by direct questions, and the size of the population."""

    stratum: str | None = None
    cluster: str | None = None
    population: int | None = None
    unweighted: bool = False

    def of(self, **more: Any) -> SourceRequest:
        """Return a source with this sample design."""
        use = SampleUse.LEFT_OUT if self.unweighted else SampleUse.USED
        columns = SampleColumns(None, self.stratum, self.cluster)
        return SourceRequest(columns=columns, sample_use=use, **more)


SIMPLE = SampleQuestions()
NO_COLUMNS = SampleColumns()


def estimate(
    reports: CountedReports,
    place: str,
    *,
    sample: SampleQuestions = SIMPLE,
    where: Filter = EVERYBODY,
    **wanted: Any,
) -> EstimateTable:
    """Return the estimates of reports that are open; ``wanted`` as of ``WantedEstimates``."""
    data = opened_reports(reports, place, sample.of(where=where))
    return estimates_of(data, WantedEstimates(population=sample.population, **wanted))


def estimate_project(
    project: Path,
    *,
    sample: SampleQuestions = SIMPLE,
    survey: SurveyName | None = None,
    where: Filter = EVERYBODY,
    **wanted: Any,
) -> EstimateTable:
    """Return the estimates of a project."""
    given = sample.of(project=project, survey_name=survey, where=where)
    with open_source(given) as data:
        return estimates_of(data, WantedEstimates(population=sample.population, **wanted))


def estimate_engine(
    source: EngineSource,
    survey: Survey,
    *,
    population: int | None = None,
    where: Filter = EVERYBODY,
    **wanted: Any,
) -> EstimateTable:
    """Return the estimates of a table that its engine counts."""
    needed = [wanted[name] for name in ("question", "by") if wanted.get(name) is not None]
    with open_source(SourceRequest(engine=source, survey=survey, where=where), needed) as data:
        return estimates_of(data, WantedEstimates(population=population, **wanted))


def estimate_files(
    paths: Sequence[Path],
    *,
    survey: Survey | None = None,
    opener: Any = None,
    trust: Any = None,
    **asked: Any,
) -> tuple[EstimateTable, tuple[FileReport, ...]]:
    """Return the estimates of collection files, and the verdict on each file."""
    trusted = {} if trust is None else {"trust": trust}
    with Project.in_memory() as opened:
        reports = read_files(opened, paths, survey=survey, opener=opener, **trusted)
        refused = [report.reason for report in reports if report.problem]
        if opened.survey is None and refused:
            raise no_interviews(where=f"these files ({refused[0].rstrip('.')})")
        table = estimate(opened, "these files", **asked)
        notes = map(Notice, import_notes(reports))
        return replace(table, notes=(*table.notes, *notes)), reports


def estimate_csv_tables(
    paths: Sequence[Path],
    survey: Survey,
    *,
    columns: SampleColumns = NO_COLUMNS,
    where: Filter = EVERYBODY,
    **wanted: Any,
) -> tuple[EstimateTable, tuple[RowRefused, ...]]:
    """Return the estimates of plain tables, and every cell that was refused."""
    asked = WantedEstimates(**wanted)
    check_columns_direct(survey, columns)
    needed = [recorded_question(survey, asked.question).id] if asked.question else []
    needed += [direct_question(survey, asked.by).id] if asked.by else []
    found = read_respondents(paths, survey, sample=columns, needed=(*needed, *where.questions()))
    check_usable(found, paths)
    return estimates_of(
        opened_rows(found, SourceRequest(columns=columns, where=where)), asked
    ), found.refused
