"""A view of fieldwork: areas and kiosks against the plan, what needs a look, and the page for the wall."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt

from surveyapp.analyses.base.progress import Progress
from surveyapp.analyses.progress import FieldworkProgress, ProgressOfFieldwork
from surveyapp.messages.language import spoken_as
from surveyapp.services.analyses.request import FinishedAnalysis
from surveyapp.services.fieldwork.wall_sheet import TITLE, wall_sheet
from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.ui.desk.common.form_panel import Tools
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.fieldwork.analysis_panel import AnalysisPanel, PanelWords
from surveyapp.ui.languages import direction, own_language, translated_languages, words_in
from surveyapp.ui.widgets.file_picker import FileRequest, PickKind, with_ending
from surveyapp.ui.widgets.layout import button


class ProgressPanel(AnalysisPanel):
    """What arrived of each area, with a button for the page for the wall."""

    def __init__(self, tools: Tools, session: DeskSession) -> None:
        words = PanelWords(
            go=self.tr("Show progress"),
            busy=self.tr("Counting what arrived…"),
            spoken=self.tr("Progress of fieldwork"),
            hint=self.tr(
                "Counts are of the imported files, in steps of ten. No time of day is recorded."
            ),
            from_table=self.tr("Targets from a table…"),
            empty=self.tr("First import the files that the teams brought back."),
        )
        super().__init__(tools, session, ProgressOfFieldwork, words)
        self._found: FieldworkProgress | None = None
        self.save = button(self.tr("Save a page for the wall…"), "fieldwork_progress_sheet")
        self.save.setEnabled(False)
        self.save.clicked.connect(self.ask_where)
        self.put_below_form(self.save)

    def shown(self, done: FinishedAnalysis | None) -> None:
        """Keep what is shown, for the page."""
        found = None if done is None else done.result
        self._found = found if isinstance(found, FieldworkProgress) else None
        self.save.setEnabled(self._found is not None)

    def ask_where(self) -> None:
        """Ask where the page is saved."""
        if self._found is None:
            return
        request = FileRequest(
            PickKind.SAVE,
            self.tr("Save a page for the wall"),
            self.tr("PDF documents (*.pdf)"),
            "wall.pdf",
            ".pdf",
        )
        for chosen in self._tools.file_picker(self, request):
            path = with_ending(chosen, ".pdf")
            job = self._tools.runner.start(
                "fieldwork_progress_save", partial(_write, path, self._found)
            )
            job.succeeded.connect(lambda _none, path=path: self._tools.messages.saved(path))
            job.failed.connect(self._tools.messages.problem)
            self._tools.busy.follow(job, self.tr("Writing the page…"))


def _write(path: Path, found: FieldworkProgress, _progress: Progress) -> None:
    from surveyapp.ui.documents.sheets_pdf import sheets_pdf  # noqa: PLC0415 - when it is needed

    language = spoken_as(own_language(), translated_languages()) or "en"
    translate = words_in(language)
    is_right_to_left = direction(language) is Qt.LayoutDirection.RightToLeft
    page = wall_sheet(found, translate, language=language, is_right_to_left=is_right_to_left)
    title = TITLE.render(translate)
    today = date.today()  # noqa: DTZ011 - the day on the sheet
    write_bytes(path, sheets_pdf(page, title, today, is_right_to_left=is_right_to_left))
