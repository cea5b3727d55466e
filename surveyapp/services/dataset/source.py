"""Where reports come from: a project, collection files, tables of respondents or of totals, an engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import Dataset, DrawnSample, Surveys
from surveyapp.analyses.base.filter import EVERYBODY, Filter
from surveyapp.analyses.data.filters import filter_notes, kept_answers
from surveyapp.analyses.data.open_ends import ends_of_rows, reaching
from surveyapp.analyses.data.questions import no_interviews, recorded_question
from surveyapp.analyses.data.sample_design import (
    ImportedSample,
    KnownCalibration,
    Replication,
    SampleColumn,
    SampleColumns,
    check_columns_direct,
    sample_by_columns,
    sample_by_questions,
)
from surveyapp.analyses.data.variables_file import as_asked
from surveyapp.analyses.data.weight_recipe import KnownMargin
from surveyapp.errors import UserProblem
from surveyapp.estimation.sampling.replicates import ReplicatedSample
from surveyapp.estimation.sampling.sample_designs import StratifiedSample, stratified
from surveyapp.messages.amounts import count
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import (
    REPLICATES_USED,
    ROWS_LEFT_OUT,
    SAMPLE_NOT_USED,
    Notice,
    of_sample,
)
from surveyapp.services.dataset.sample_design import imported_sample, kinds_of, sample_columns
from surveyapp.services.project.import_collections import FileReport, import_notes, read_files
from surveyapp.services.project.kiosk_trust import NOBODY, KioskTrust
from surveyapp.storage.files.safe_files import NO_FILE, FileRefused, name_of
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.stored_reports import StoredReports
from surveyapp.storage.tables.foreign_tables import is_foreign_table
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import MeasurementLevel

if TYPE_CHECKING:
    from surveyapp.analyses.data.tally_reports import TallyReports
    from surveyapp.services.project.surveys import SurveyName
    from surveyapp.storage.collection.sealing import Opener
    from surveyapp.storage.project.external_engine import EngineSource, EngineTable
    from surveyapp.storage.tables.respondent_tables import Respondents
    from surveyapp.survey.definition.tally_counts import TallyCounts

CountedReports: TypeAlias = "StoredReports | EngineTable | TallyReports"
"""Of a project, of a table whose engine counts them, or of totals that trustees opened."""

LEFT_OUT = QT_TRANSLATE_NOOP(
    "messages",
    "{left_out} of {count} rows are left out because a column contains something that its question never "
    "records: {columns}.",
)
TOTALS = QT_TRANSLATE_NOOP(
    "messages",
    "These are totals of {interviews} interviews, opened by trustees: there are no single reports, no "
    "weights and no kiosks.",
)
COUNTED_DIFFERENTLY = QT_TRANSLATE_NOOP(
    "messages",
    "{question} is counted differently in the totals {one} and {other}, which are of the same interviews: a "
    "kiosk counted wrongly.",
)
OUT_OF_PAIR = QT_TRANSLATE_NOOP("messages", "a report that does not belong to its sample")


class SampleUse(Enum):
    """What becomes of the weights, strata and clusters that imported tables brought into a project."""

    UNKNOWN = "unknown"
    """What is worked out knows nothing of them, which is said."""
    USED = "used"
    LEFT_OUT = "left out"
    """Nobody wants them."""


@dataclass(frozen=True, slots=True)
class SourceRequest:
    """The reports that are asked for: files, tables, a project or an engine, with filter and sample design.

    ``survey`` is needed with tables and engines; with collection files it refuses those of other surveys.
    ``columns`` are columns of tables; stratum and cluster may also be direct questions of a project.
    """

    files: tuple[Path, ...] = ()
    project: Path | None = None
    survey: Survey | None = None
    columns: SampleColumns = SampleColumns()
    replication: Replication | None = None
    """How variances come from replicates; None: they are linearized."""
    margins: tuple[KnownMargin, ...] = ()
    """What the weights of a table were calibrated to."""
    opener: Opener | None = None
    """Opens sealed interviews."""
    trust: KioskTrust = NOBODY
    """The kiosks whose sealed files are read."""
    where: Filter = EVERYBODY
    """Which interviews count."""
    survey_name: SurveyName | None = None
    """One of the project's surveys; None: the chosen one."""
    sample_use: SampleUse = SampleUse.UNKNOWN
    engine: EngineSource | None = None
    """A table that its engine counts."""


@dataclass(frozen=True, slots=True, eq=False)
class OpenedSource(Dataset):
    """A dataset that was opened, with where it comes from."""

    project: Project | None = None
    """The project with all its interviews, also those that the filter leaves out; None for tables."""
    sample_columns: tuple[SampleColumn, ...] = ()
    """The columns that say how respondents were drawn: of the project, or those that were named."""

    @property
    def asked_survey(self) -> Survey:
        """The survey as it was asked."""
        asked = None if self.project is None else self.project.asked_survey
        return self.survey.without_repeats() if asked is None else asked

    @property
    def asked(self) -> Surveys:
        """The interviews as they were asked, under the labels that their analyst gives."""
        if self.project is None or self.project.asked_survey is None or not self.project.variables:
            return Surveys((self.asked_survey,), self.source, self._has_kiosks)
        labelled = self.project.view_with(self.project.variables.labels_only()).survey
        return Surveys((labelled,), self._as_asked(self.project), self._has_kiosks)

    @property
    def _has_kiosks(self) -> bool:
        if self.project is None:  # rows of a table, or of an engine's
            return False
        files = [file for file in self.project.files() if file.is_counted]
        return not files or not all(file.is_table for file in files)

    def _as_asked(self, project: Project) -> StoredReports:
        kept = self.source if self.where and isinstance(self.source, StoredReports) else None
        return project.as_asked(kept)


def refuse_missing(files: Sequence[Path]) -> None:
    """Refuse a file or a folder that is not there, before anything is said of the others.

    Raises
    ------
    FileRefused
        naming the first one.
    """
    for path in files:
        if not path.exists() and not path.is_symlink():
            raise FileRefused(file=name_of(path), reason=NO_FILE)


@contextmanager
def open_source(request: SourceRequest, needed: Sequence[str] = ()) -> Iterator[OpenedSource]:
    """Open the reports that ``request`` names, and close them at the end of the ``with`` block.

    Parameters
    ----------
    request
        Files, tables, a project or an engine, with the filter and the columns of the sample design.
    needed
        Ids of questions for which a table must have a column.

    Raises
    ------
    UserProblem
        if it cannot be meant like that; if there is nothing in it; if ``where`` does not
        fit; if the project does not hold the survey.
    EnvironmentProblem, FileRefused, TableProblem, UserProblem
        if it cannot be read.
    KiosksNotEnrolled
        if a sealed file is of a kiosk that ``request`` does not trust.
    """
    refuse_missing(request.files)
    tables = [path for path in request.files if is_foreign_table(path)]
    named = [request.project is not None, request.engine is not None]
    counted = _counts_files(tables)
    if counted:
        yield _of_totals_file(counted[0], request, needed)
        return
    _check_one_kind([bool(tables), len(tables) < len(request.files), *named])
    if tables:
        wanted = tuple(dict.fromkeys((*needed, *request.where.questions())))
        yield _of_tables(tuple(dict.fromkeys(tables)), request, wanted)
        return
    _check_without_table(request)
    if request.project is not None:
        from surveyapp.services.project.surveys import select_survey  # noqa: PLC0415

        if not request.project.exists():  # what only reads makes none
            raise FileRefused(file=request.project.name, reason=NO_FILE)
        with Project(request.project) as project:
            select_survey(project, request.survey_name)
            totals = project.totals
            if totals is not None:
                yield of_totals(totals.counts, request.project.name, request, needed)
                return
            from surveyapp.services.project.connections import usable_connection  # noqa: PLC0415

            connection = usable_connection(project)
            if connection is None:
                yield opened_reports(project, request.project.name, request)
                return
            there = replace(request, survey=project.survey)
        yield from _of_engine(connection.source, there, needed)
        return
    if request.engine is not None:
        yield from _of_engine(request.engine, request, needed)
        return
    with Project.in_memory() as project:
        reports = read_files(
            project,
            request.files,
            survey=as_asked(request.survey),
            opener=request.opener,
            trust=request.trust,
        )
        problems = [one.problem for one in reports if isinstance(one.problem, FileRefused)]
        if problems and len(problems) == len(reports):
            raise problems[0]  # its own sentence says what to do
        refused = [note for report in reports for note in _not_read(report)]
        where = f"these files ({refused[0].rstrip('.')})" if refused else "these files"
        opened = opened_reports(project, where, request, tuple(refused))
        notes = map(Notice, import_notes(reports))
        yield replace(opened, notes=(*opened.notes, *notes))


def _counts_files(tables: Sequence[Path]) -> list[Path]:
    """Return the tables of totals."""
    if not tables:
        return []
    from surveyapp.storage.tables.respondent_tables import is_table  # noqa: PLC0415
    from surveyapp.storage.tallies.counts_file import is_counts_file  # noqa: PLC0415

    return [path for path in tables if is_table(path) and is_counts_file(path)]


def _not_read(report: FileReport) -> Iterator[str]:
    if report.problem and report.is_wrong:
        yield str(report.reason)
    yield from map(str, report.damaged)


def _of_engine(
    engine: EngineSource, request: SourceRequest, needed: Sequence[str]
) -> Iterator[OpenedSource]:
    from surveyapp.storage.project.external_engine import EngineTable  # noqa: PLC0415

    if request.survey is None:
        raise _no_survey(table=engine.table)
    with EngineTable(engine, request.survey) as table:
        table.check_columns([recorded_question(request.survey, name) for name in needed])
        opened = opened_reports(table, engine.table, request)
        yield replace(
            opened,
            warnings=(*opened.warnings, *_engine_notes(table)),
            absent=((engine.table, table.absent),),
        )


def _check_one_kind(kinds: Sequence[bool]) -> None:
    """Refuse a request of nothing, and one of several kinds of places."""
    if not any(kinds):
        raise UserProblem(msg("Give collection files, a table with its survey, or a project."))
    if sum(kinds) > 1:
        raise UserProblem(
            msg(
                "Give collection files, tables or a project, but only one of these "
                "kinds: their respondents cannot be counted together."
            )
        )


def _check_without_table(request: SourceRequest) -> None:
    """Refuse what only a table can have."""
    columns = request.columns
    if (
        columns.numbers
        or columns.stages
        or (columns.replicates is not None and request.project is None)
    ):
        raise UserProblem(
            msg(
                "The column {column} needs a table that has it; a collection file "
                "contains only reports.",
                column=(*columns.numbers, *columns.stages)[0],
            )
        )
    if request.margins:
        raise UserProblem(
            msg(
                "Margins are for tables whose weights were made elsewhere. Make the weight of a project from "
                "its margins; every analysis then knows them."
            )
        )


def _of_totals_file(path: Path, request: SourceRequest, needed: Sequence[str]) -> OpenedSource:
    from surveyapp.storage.tallies.counts_file import read_counts  # noqa: PLC0415

    if len(request.files) > 1 or request.project is not None or request.engine is not None:
        raise UserProblem(
            msg(
                "{file} is a table of totals. Give it alone: nobody knows whether other files hold "
                "the same interviews.",
                file=path.name,
            )
        )
    if request.survey is None:
        raise UserProblem(
            msg(
                "{file} holds totals that trustees opened; give the survey that they are of.",
                file=path.name,
            )
        )
    return of_totals(read_counts(path, request.survey), path.name, request, needed)


def of_totals(
    counts: TallyCounts, where: str, request: SourceRequest, needed: Sequence[str] = ()
) -> OpenedSource:
    """Return totals that trustees opened, with the filter that ``request`` names.

    Parameters
    ----------
    counts
        The totals.
    where
        What they are called.
    request
        The filter; a sample is refused.
    needed
        Ids of questions that must be in a tally.

    Raises
    ------
    UserProblem
        if there are no interviews; if a sample is named; if the filter or a question is in no tally.
    """
    from surveyapp.analyses.data.tally_reports import TallyReports  # noqa: PLC0415

    if request.replication is not None:
        raise UserProblem(
            msg("Totals have no rows, so no replicates can be made of them. Leave replicates out.")
        )
    reports = TallyReports(counts)
    for kind in ("weight", "stratum", "cluster"):
        if getattr(request.columns, kind) is not None:
            raise UserProblem(
                msg(
                    "Totals hold no weights, strata or clusters: these belong to each respondent, and what "
                    "trustees opened are counts of all of them. Leave out --{kind}.",
                    kind=kind,
                )
            )
    reports.check_counted([recorded_question(reports.survey, name) for name in needed])
    opened = opened_reports(reports, where, request)
    return replace(
        opened,
        warnings=(*opened.warnings, *_contradictions(counts)),
        notes=(*_totals_notes(counts), *opened.notes),
        absent=((where, reports.absent),),
    )


def _totals_notes(counts: TallyCounts) -> Iterator[Notice]:
    """Yield what is to be known of totals before any number of theirs."""
    from surveyapp.storage.tallies.sum_file import SIMULATED_NOTE  # noqa: PLC0415

    yield Notice(Message(TOTALS, {"interviews": count(counts.interviews)}))
    if counts.is_simulated:
        yield Notice(SIMULATED_NOTE)


def _contradictions(counts: TallyCounts) -> Iterator[Notice]:
    """Yield a sentence on each question that two tallies count differently."""
    for axis, one, other in counts.contradictions():
        facts = {"question": axis.name, "one": one.name, "other": other.name}
        yield Notice(Message(COUNTED_DIFFERENTLY, facts))


def _engine_notes(table: EngineTable) -> Iterator[str]:
    """Yield a sentence on rows that are left out."""
    if table.left_out:
        wrong = [f"{name} ({count})" for name, count in table.invalid.items()]
        facts: dict[str, object] = {
            "left_out": table.left_out,
            "count": table.left_out + table.interviews,
            "columns": ", ".join(wrong) or Notice(Message(OUT_OF_PAIR, {})),
        }
        yield Notice(Message(LEFT_OUT, facts))


def _no_survey(*, table: object) -> UserProblem:
    """A table's columns mean nothing by themselves."""
    return UserProblem(
        msg(
            "{file} is a table; give the survey that its columns belong to.",
            file=table,
        )
    )


def opened_reports(
    reports: CountedReports, where: str, request: SourceRequest, refused: tuple[str, ...] = ()
) -> OpenedSource:
    """Return reports that are open, with the filter and the sample that ``request`` names.

    Parameters
    ----------
    reports
        The reports of a project, or an engine's.
    where
        What they are called in an error.
    request
        The filter, the columns of the sample, and what becomes of the tables' sample.
    refused
        A sentence for each file that was refused.

    Raises
    ------
    UserProblem
        if there are none; if the filter or a stratum or cluster does not fit.
    """
    survey = reports.survey
    if survey is None or reports.interviews == 0:
        raise no_interviews(where=where)
    found, notes = _filtered_reports(reports, survey, request.where)
    project = reports if isinstance(reports, Project) else None
    known = () if project is None else sample_columns(project)
    columns, tables = request.columns, _tables_sample(project, known, request.sample_use)
    everybody_sample, unknown = sample_by_questions(
        reports, survey, columns.stratum, columns.cluster, tables.sample
    )
    everybody_sample = _replicated(everybody_sample, reports, request, tables.sample)
    answers = kept_answers(survey, request.where)
    kept = partial(project.kept, answers) if request.where and project is not None else None
    complex_sample, clusters, cautions = _of_those(
        everybody_sample, kept, has_clusters=columns.cluster is not None or tables.has_clusters
    )
    return OpenedSource(
        found,
        survey,
        refused,
        (*tables.warnings, *unknown),
        complex_sample,
        clusters,
        (*notes, *_replicate_notes(everybody_sample, request)),
        request.where,
        tables.sample.used_notes(),
        cautions,
        DrawnSample(
            project.others_missing(answers)
            if request.where and project is not None and everybody_sample is not None
            else found,
            everybody_sample,
            (
                *(f"--{kind}" for kind in ("stratum", "cluster") if getattr(columns, kind)),
                *(f"the project's {kind} (--unweighted)" for kind in tables.sample.used[:1]),
            ),
        ),
        project=project,
        sample_columns=_sample_columns(survey, columns, known, request.sample_use),
    )


def _replicated(
    sample: StratifiedSample | None,
    reports: CountedReports,
    request: SourceRequest,
    tables: ImportedSample,
) -> StratifiedSample | None:
    """Return the sample with the replicates that are asked for: made here, or those that tables brought."""
    if request.replication is None:
        return sample
    everybody = sample or stratified(np.ones(reports.interviews))
    if request.replication.prefix is None and request.columns.replicates is None:
        return request.replication.of(everybody)
    if tables.replicates is None:
        raise UserProblem(
            msg(
                "There are no replicate weights with these weights. Import a table that has them, or let "
                "replicates be made from strata and clusters."
            )
        )
    wanted = request.replication.prefix or request.columns.replicates
    if wanted != tables.prefix:
        raise UserProblem(
            msg(
                "The replicate weights here are {known}1, {known}2 and so on, and not {wanted}1.",
                known=tables.prefix,
                wanted=wanted,
            )
        )
    return request.replication.of(everybody, tables.replicates)


def _replicate_notes(sample: StratifiedSample | None, request: SourceRequest) -> tuple[Notice, ...]:
    """Return a sentence on the replicates, where variances come from them."""
    if not isinstance(sample, ReplicatedSample) or request.replication is None:
        return ()
    facts = {"count": len(sample.scales), "method": request.replication.method.value}
    return (Notice(Message(REPLICATES_USED, facts)),)


def _sample_columns(
    survey: Survey,
    named: SampleColumns,
    known: Sequence[SampleColumn],
    use: SampleUse = SampleUse.UNKNOWN,
) -> tuple[SampleColumn, ...]:
    """Return the columns of the sample design: those that are named, others as they are known."""
    asked = {question.id for question in survey.recorded_questions}
    kinds = (MeasurementLevel.WEIGHT, MeasurementLevel.STRATUM, MeasurementLevel.CLUSTER)
    names = zip(kinds, (named.weight, named.stratum, named.cluster), strict=True)
    found = {one.kind: one for one in known if use is not SampleUse.LEFT_OUT}
    found |= {kind: SampleColumn(kind, name, name in asked) for kind, name in names if name}
    return tuple(found[kind] for kind in kinds if kind in found)


@dataclass(frozen=True, slots=True, eq=False)
class _TablesSample:
    """The imported sample design that is used, and sentences on what is not used."""

    sample: ImportedSample
    warnings: tuple[Notice, ...]

    @property
    def has_clusters(self) -> bool:
        return self.sample.clusters is not None


def _tables_sample(
    project: Project | None, columns: Sequence[SampleColumn], use: SampleUse
) -> _TablesSample:
    if project is None:
        return _TablesSample(ImportedSample(), ())
    if use is SampleUse.USED:
        kept = imported_sample(project, columns)
        return _TablesSample(kept, kept.warnings())
    kinds = tuple(kind for kinds in kinds_of(columns) for kind in kinds)
    if use is SampleUse.LEFT_OUT or not kinds:
        return _TablesSample(ImportedSample(), ())
    note = of_sample(SAMPLE_NOT_USED, kinds)
    return _TablesSample(ImportedSample(), (note,))


def _of_those(
    everybody_sample: StratifiedSample | None,
    is_kept: Callable[[], NDArray[np.bool_]] | None,
    *,
    has_clusters: bool,
) -> tuple[StratifiedSample | None, NDArray[np.intp] | None, tuple[Notice, ...]]:
    """Return the sample with the rows of those who count, their clusters, and what to say of it.

    A sample that is simple is none: counts do, and nobody asks who each of those is that ``is_kept``.
    """
    if everybody_sample is None:
        return None, None, ()
    cautions = tuple(map(Notice, everybody_sample.cautions))
    if everybody_sample.is_simple and not has_clusters:
        return None, None, cautions
    complex_sample = everybody_sample if is_kept is None else everybody_sample.only(is_kept())
    return complex_sample, complex_sample.unit if has_clusters else None, cautions


def _filtered_reports(
    project: CountedReports, survey: Survey, where: Filter
) -> tuple[CountedReports, tuple[Notice, ...]]:
    """Return the reports of the interviews that the filter keeps, and a sentence on how many these are."""
    if not where:
        return project, ()
    found = project.only(kept_answers(survey, where))
    return found, filter_notes(found.interviews, project.interviews, where)


def _of_tables(
    tables: tuple[Path, ...], request: SourceRequest, needed: Sequence[str]
) -> OpenedSource:
    from surveyapp.services.mapping.recorded_lines import recorded_lines  # noqa: PLC0415
    from surveyapp.storage.tables.respondent_tables import read_respondents  # noqa: PLC0415

    if request.survey is None:
        raise _no_survey(table=tables[0].name)
    check_columns_direct(request.survey, request.columns)
    read = partial(recorded_lines, survey=request.survey)
    found = read_respondents(
        tables, request.survey, sample=request.columns, needed=needed, read=read
    )
    check_usable(found, tables)
    return opened_rows(found, request)


def opened_rows(found: Respondents, request: SourceRequest) -> OpenedSource:
    """Return the rows of tables with the filter and the sample that ``request`` names.

    Parameters
    ----------
    found
        The rows, read with the columns of ``request``.
    request
        The filter and the columns of the sample.

    Raises
    ------
    UserProblem
        if the filter does not fit; if all weights are 0.
    """
    survey = reaching(found.survey, ends_of_rows(found.survey, found.reported))
    if survey is not found.survey:
        found = replace(found, survey=survey)
    conditions = kept_answers(found.survey, request.where)
    kept = found.only(conditions) if request.where else found
    everybody_sample = sample_by_columns(found, request.replication, _calibration(found, request))
    complex_sample, clusters, cautions = _of_those(
        everybody_sample,
        partial(found.kept, conditions) if request.where else None,
        has_clusters=found.clusters is not None,
    )
    return OpenedSource(
        kept,
        found.survey,
        tuple(map(str, found.refused)),
        tuple(_refused_row_notes(found)),
        complex_sample,
        clusters,
        (
            *filter_notes(kept.interviews, found.interviews, request.where),
            *_replicate_notes(everybody_sample, request),
        ),
        request.where,
        cautions=cautions,
        drawn=DrawnSample(
            found.others_missing(conditions)
            if request.where and everybody_sample is not None
            else kept,
            everybody_sample,
            tuple(
                f"--{k}" for k in ("weight", "stratum", "cluster") if getattr(request.columns, k)
            ),
            found,
        ),
        absent=found.absent,
        sample_columns=_sample_columns(found.survey, request.columns, ()),
    )


def _calibration(found: Respondents, request: SourceRequest) -> KnownCalibration | None:
    """Return what the weights of tables were calibrated to, as far as somebody says it."""
    from surveyapp.analyses.data.weight_making import given_calibration  # noqa: PLC0415

    if not request.margins:
        return None
    if found.weights is None:
        raise UserProblem(msg("Margins belong to calibrated weights. Name the column of weights."))
    return given_calibration(found, found.survey, request.margins, found.weights, found.base)


def check_usable(respondents: Respondents, tables: Sequence[Path]) -> None:
    """Refuse tables that have no usable row.

    Parameters
    ----------
    respondents
        The rows that were read.
    tables
        The files, to be named in the error.

    Raises
    ------
    UserProblem
        if there is none.
    """
    if not respondents.interviews:
        first = (
            f" (first: {str(respondents.refused[0]).rstrip('.')})" if respondents.refused else ""
        )
        where = ", ".join(path.name for path in tables)
        raise UserProblem(
            msg(
                "No row of {where} can be used. Rows refused: {refused}{first}. Each row "
                "needs recorded reports in the survey's columns; a table that codes them in "
                "another way must be mapped when it is imported into a project.",
                where=where,
                refused=respondents.refused_rows,
                first=first,
            )
            if respondents.refused_rows
            else msg(
                "{where} has no rows with recorded reports in the survey's columns. A table that codes them "
                "in another way must be mapped when it is imported into a project.",
                where=where,
            )
        )


def _refused_row_notes(respondents: Respondents) -> Iterator[str]:
    """Yield a sentence on the number of rows that were refused, if any were."""
    if respondents.refused_rows:
        of = respondents.refused_rows + respondents.interviews
        facts = {"refused": respondents.refused_rows, "count": of}
        yield Notice(Message(ROWS_LEFT_OUT, facts))
