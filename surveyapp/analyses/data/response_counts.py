"""How many reports there are: of each question, and how many are missing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.data.report_counts import count_answered
from surveyapp.analyses.data.tally_reports import TallyReports

COUNT_COLUMNS = ("question", "type", "design", "interviews", "reports", "missing")
"""The columns of counts in CSV and JSON, which people outside rely on."""


@dataclass(frozen=True, slots=True)
class ResponseRow:
    """One question: ``missing`` were not asked it, or did not answer; which of both is not recorded."""

    question: str
    type: str
    design: str
    interviews: int
    reports: int

    @property
    def missing(self) -> int:
        """Interviews without a report of this question."""
        return self.interviews - self.reports

    def as_row(self) -> dict[str, object]:
        """Return the row of the table."""
        return {name: getattr(self, name) for name in COUNT_COLUMNS}


def response_counts(opened: Dataset) -> Iterator[ResponseRow]:
    """Yield the counts of each question, in the survey's order; of totals those that are in a tally."""
    uncounted = opened.source.absent if isinstance(opened.source, TallyReports) else ()
    for question in opened.survey.recorded_questions:
        if question.id in uncounted:
            continue
        yield ResponseRow(
            question.id,
            question.type_name,
            question.design.name,
            opened.source.interviews,
            count_answered(opened.source, question),
        )
