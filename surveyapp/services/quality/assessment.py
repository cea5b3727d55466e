"""Is anything wrong with the data? Counts, tests, the weight of records, and what to do about each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import singledispatch
from pathlib import Path

from surveyapp.analyses.base.dataset import Dataset, Reports
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.data.questions import direct_question
from surveyapp.errors import UserProblem
from surveyapp.estimation.quality.outliers import ALARM_LEVEL
from surveyapp.messages.message import msg
from surveyapp.messages.notice import Notice
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.quality.checks import Check, checks_of, comparisons
from surveyapp.services.quality.compared_items import ComparedItem
from surveyapp.services.quality.detectable import DetectableRow, detectable_rows
from surveyapp.services.quality.findings import (
    QualityEvidence,
    QualityFinding,
    Severity,
    findings_of,
    verdict_of,
)
from surveyapp.services.quality.kiosk_counts import KioskCounts
from surveyapp.services.quality.repeated_records import kiosk_records
from surveyapp.services.quality.rows import (
    BatchRow,
    KioskRow,
    QuestionRow,
    WeightRow,
    batch_rows,
    kiosk_rows,
    question_rows,
    weight_rows,
)
from surveyapp.storage.project.enrolment import EnrolledKiosk
from surveyapp.storage.project.export_evidence import Contradiction
from surveyapp.storage.project.project import ImportedFile, Project
from surveyapp.storage.project.stored_reports import StoredReports
from surveyapp.survey.definition.survey import Survey

FORGED_SHARE = 100
"""Where nobody says how many records may be forged, one of so many."""


@dataclass(frozen=True, slots=True, eq=False)
class Quality:
    """What was found in the data, in words and in tables.

    ``tests`` are all that were made, with p-values adjusted together, and ``detectable`` what they could
    have found; ``compared`` is what kiosks gave, for funnels: strata by kiosks by reports, in the order of
    ``sites``.
    """

    survey: Survey
    interviews: int
    verdict: Notice
    findings: tuple[QualityFinding, ...]
    kiosks: tuple[KioskRow, ...]
    batches: tuple[BatchRow, ...]
    questions: tuple[QuestionRow, ...]
    tests: tuple[Check, ...]
    detectable: tuple[DetectableRow, ...]
    weights: tuple[WeightRow, ...]
    compared: tuple[ComparedItem, ...]
    sites: tuple[str, ...]
    warnings: tuple[str, ...] = ()
    """What all of it leaves out: records count alike, whatever their weights."""

    @property
    def is_clean(self) -> bool:
        """Whether nothing needs a look."""
        return all(finding.severity is Severity.OK for finding in self.findings)


@dataclass(frozen=True, slots=True)
class _Brought:
    """What files brought; nothing where the source has none."""

    files: Sequence[ImportedFile] = ()
    kiosks: Sequence[EnrolledKiosk] = ()
    shared_ids: int = 0
    contradictions: Sequence[Contradiction] = ()


@singledispatch
def _brought(_source: Reports) -> _Brought | None:
    """Return what is known of files and kiosks; None: a table tells nothing of them."""
    return None


@_brought.register
def _(source: Project) -> _Brought:
    kiosks = [kiosk for kiosk in source.kiosks() if kiosk.interviews]
    files = [file for file in source.files() if file.is_counted]
    return _Brought(files, kiosks, source.shared_ids, source.export_contradictions())


def project_quality(
    project: Path,
    *,
    by: str | None = None,
    forged: int | None = None,
    progress: Progress = no_progress,
) -> Quality:
    """Return the quality of the project file at ``project``; see ``quality``.

    Raises
    ------
    EnvironmentProblem
        if it cannot be opened.
    UserProblem
        see ``quality``.
    """
    with open_source(SourceRequest(project=project)) as found:
        return quality(found, by=by, forged=forged, progress=progress)


def quality(
    found: Dataset,
    *,
    by: str | None = None,
    forged: int | None = None,
    progress: Progress = no_progress,
) -> Quality:
    """Look for anything wrong with the data.

    Parameters
    ----------
    found
        the reports.
    by
        a direct question within whose groups alone kiosks are compared.
    forged
        how many records may be forged; without, one in ``FORGED_SHARE``.
    progress
        told of each question, and may stop the work.

    Raises
    ------
    Cancelled
        when ``progress`` raises it.
    UserProblem
        if no groups can be formed by ``by``; if there are not so many records.
    """
    source, survey = found.source, _readable(found)
    interviews = source.interviews
    forged = max(1, interviews // FORGED_SHARE) if forged is None else forged
    if not 0 <= forged <= interviews:
        raise UserProblem(
            msg(
                "{forged} is not a number of forged interviews: give a whole number from 0 "
                "to {most}.",
                forged=forged,
                most=interviews,
            )
        )
    brought = _brought(source)
    sites = None if brought is None else _sites(found, by)
    compared = [] if sites is None else comparisons(sites, survey.recorded_questions)
    known = brought or _Brought()
    looked_at = replace(found, survey=survey)
    has_others = sites is not None and len(sites.kiosks) > 1
    records = list(kiosk_records(survey, sites)) if sites is not None and has_others else []
    checks = checks_of(looked_at, sites, compared, records, known.kiosks, progress=progress)
    detectable = tuple(
        detectable_rows(compared, sites.kiosks, records, ALARM_LEVEL / len(checks))
        if sites is not None and has_others and checks
        else ()
    )
    kiosks = kiosk_rows(known.files, known.kiosks)
    questions = tuple(question_rows(source, survey))
    weights = tuple(weight_rows(source, survey, forged))
    seen = QualityEvidence(
        interviews,
        kiosks,
        known.shared_ids,
        checks,
        detectable,
        questions,
        weights,
        known.contradictions,
    )
    findings = findings_of(seen)
    return Quality(
        survey=survey,
        interviews=interviews,
        verdict=verdict_of(findings, interviews, detectable),
        findings=findings,
        kiosks=kiosks,
        batches=batch_rows(known.files),
        questions=questions,
        tests=checks,
        detectable=detectable,
        weights=weights,
        compared=tuple(compared),
        sites=() if sites is None else sites.kiosks,
        warnings=found.warnings,
    )


def _readable(found: Dataset) -> Survey:
    """Return the survey; of tables without the questions of several samples, which they do not hold."""
    if isinstance(found.source, Project):
        return found.survey
    kept = (q for q in found.survey.questions if getattr(q, "samples", 1) == 1)
    return replace(found.survey, questions=tuple(kept))


def _sites(found: Dataset, by: str | None) -> KioskCounts:
    assert isinstance(found.source, StoredReports)  # noqa: S101 - what kiosks have brought is stored
    group = None if by is None else direct_question(found.survey, by)
    return KioskCounts.of(found.source, found.survey.recorded_questions, group)
