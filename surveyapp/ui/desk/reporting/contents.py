"""What a report will hold, line by line, in the words of the dialog that offers it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.services.estimates.estimate import ProjectSummary
from surveyapp.services.multivariate.registry import Analysis, AnalysisRequest
from surveyapp.services.reporting.contents import ReportRequest
from surveyapp.services.reporting.multivariate import COMPARED, KIOSKS
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.desk.common.analysis_titles import title_of
from surveyapp.ui.widgets.number_format import whole_text

translate = QCoreApplication.translate


def request_title(asked: AnalysisRequest) -> str:
    """Return the request in a few words."""
    by = translate("report", KIOSKS) if asked.by == KIOSK else asked.by
    names = ", ".join(asked.names)
    if asked.analysis is Analysis.CROSSTAB:
        return translate("ReportDialog", "Cross-table of {questions}").format(questions=names)
    if asked.analysis is Analysis.COMPARE:
        return translate("ReportDialog", "Differences of {question} between groups of {by}").format(
            question=names, by=by
        )
    if asked.analysis is Analysis.REGRESSION:
        return f"{title_of(asked.analysis)}: {asked.formula}"
    what = names if by is None else translate("report", COMPARED).format(question=names, by=by)
    return f"{title_of(asked.analysis)}: {what}"


def contents(
    wanted: ReportRequest, survey: Survey | None, summary: ProjectSummary
) -> Iterator[str]:
    """Yield the contents of a report with the ``wanted`` parts."""
    if survey is None or not summary.interviews:
        yield translate("ReportDialog", "Nothing yet: import collection files first.")
        return
    yield translate("ReportDialog", "Methods, in sentences with sources")
    yield translate("ReportDialog", "Questions with designs, odds and ε: {count}").format(
        count=whole_text(len(survey.recorded_questions))
    )
    yield translate(
        "ReportDialog", "Interviews, files and kiosks: {interviews}, {files}, {kiosks}"
    ).format(
        interviews=whole_text(summary.interviews),
        files=len(summary.files),
        kiosks=len(summary.kiosks),
    )
    yield translate("ReportDialog", "Estimates with chart and tables, of everybody")
    for by in wanted.by:
        yield translate("ReportDialog", "Estimates by {question}").format(question=by)
    yield from map(request_title, wanted.analyses)
    yield translate("ReportDialog", "Warnings, commands, and the SHA-256 of each file")
