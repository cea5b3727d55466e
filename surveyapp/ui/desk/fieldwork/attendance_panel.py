"""A view of fieldwork: the team's own paper counts against the interviews that arrived."""

from __future__ import annotations

from surveyapp.analyses.attendance import Attendance
from surveyapp.ui.desk.common.form_panel import Tools
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.fieldwork.analysis_panel import AnalysisPanel, PanelWords


class AttendancePanel(AnalysisPanel):
    """Paper counts at the left, lost and invented interviews at the right."""

    def __init__(self, tools: Tools, session: DeskSession) -> None:
        words = PanelWords(
            go=self.tr("Compare"),
            busy=self.tr("Comparing paper with what arrived…"),
            spoken=self.tr("Attendance"),
            hint=self.tr(
                "Counts per day and area, as the team writes them on paper: never a name, never a time of "
                "day."
            ),
            from_table=self.tr("Paper counts from a table…"),
            empty=self.tr("First import the files that the teams brought back."),
        )
        super().__init__(tools, session, Attendance, words)
