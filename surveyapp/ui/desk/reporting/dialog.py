"""The report: what shall be in it, and the buttons that write it, a script, or the data themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from surveyapp.messages.numerals import Numerals
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.estimates.estimate import ProjectSummary
from surveyapp.services.reporting.style import ReportStyle
from surveyapp.services.reporting.write import ReportPart, write_report
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.desk.common.filtering import FilterBar, Filtering
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.reporting.choices import ReportChoices
from surveyapp.ui.desk.reporting.contents import contents
from surveyapp.ui.desk.reporting.data_exports import DataExports, book_written, data_written
from surveyapp.ui.documents.report_pdf import report_pdf
from surveyapp.ui.jobs import Job
from surveyapp.ui.widgets.busy_bar import BusyBar
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind, with_ending
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.message_bar import MessageBar, MessageKind
from surveyapp.ui.widgets.number_format import locale

Opens = Callable[[Path], object]
WRITER, USUAL_WRITER = "report_writer", "report_pdf"
"""Under which name the button pressed last is kept, and the one pointed out before."""


def open_folder(folder: Path) -> None:
    """Show a folder in the system's own program for folders."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def desk_report_style(labels: str | None) -> ReportStyle:
    """Return the style of the desk's reports: the program's language, the locale's numbers."""
    chosen = locale()
    is_from_right = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    return ReportStyle(
        translate=QCoreApplication.translate,
        numerals=Numerals(
            chosen.decimalPoint(), chosen.groupSeparator(), keeps_minus=is_from_right
        ),
        language=QLocale().bcp47Name(),
        labels=labels,
        is_right_to_left=is_from_right,
    )


class ReportDialog(QDialog):
    """Choices on the left, what the report will hold on the right, one button for each kind of file."""

    def __init__(
        self,
        session: DeskSession,
        filtering: Filtering,
        file_picker: PickFiles,
        parent: QWidget,
        opens: Opens = open_folder,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("report_dialog")
        self.setWindowTitle(self.tr("Report and data"))
        self._session, self._filtering = session, filtering
        self._file_picker, self._opens = file_picker, opens
        self._folder: Path | None = None
        self._survey: Survey | None = None
        self.messages, self.busy = MessageBar(), BusyBar()
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.ROOMY, theme.MARGIN, theme.ROOMY)
        column.setSpacing(theme.GAP)
        column.addWidget(text_label(self._lead(), "lead", wraps=True))
        column.addLayout(self._new_messages())
        column.addWidget(self.busy)
        column.addWidget(FilterBar(filtering))
        row = QHBoxLayout()
        row.setSpacing(theme.ROOMY)
        self.choices = ReportChoices(session.report)
        self.choices.changed.connect(self._look)
        row.addWidget(self.choices, 1)
        row.addWidget(self._new_contents(), 1)
        column.addLayout(row, 1)
        column.addLayout(self._new_buttons())
        theme.resize_window(self, 960, 740)
        FollowsColourScheme(self)
        session.summary_changed.connect(self._summarised)
        self._summarised(session.summary)

    def _lead(self) -> str:
        return self.tr(
            "A report describes methods, designs, counts, estimates with charts, and "
            "cautions. The script reproduces every number from the imported files."
        )

    def _new_messages(self) -> QHBoxLayout:
        self._open = button(self.tr("Open folder"), "open_report_folder")
        self._open.clicked.connect(self._open_folder)
        self._open.hide()
        row = QHBoxLayout()
        row.addWidget(self.messages, 1)
        row.addWidget(self._open, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _new_contents(self) -> QWidget:
        frame = QFrame()
        frame.setProperty("role", "well")
        column = QVBoxLayout(frame)
        column.setContentsMargins(theme.ROOMY, theme.GAP, theme.ROOMY, theme.GAP)
        column.addWidget(text_label(self.tr("Contents of the report"), "heading"))
        self._contents = text_label("", "plain", wraps=True)
        labelled(self._contents, "report_contents", self.tr("Contents of the report"))
        self._contents.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._contents, 1)
        return frame

    def _new_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        self._exports = DataExports()
        self._exports.data_wanted.connect(self._export)
        self._exports.book_wanted.connect(self._export_book)
        row.addWidget(self._exports)
        row.addStretch(1)
        self._writers: dict[str, QPushButton] = {}
        for title, name, parts, ending in (
            (self.tr("&Web page (HTML)…"), "report_html", (ReportPart.HTML,), ".html"),
            (self.tr("&Script and tables…"), "report_script", (ReportPart.SCRIPT,), ".sh"),
            (self.tr("&Everything…"), "report_all", tuple(ReportPart), ".pdf"),
            (self.tr("&PDF…"), USUAL_WRITER, (ReportPart.PDF,), ".pdf"),
        ):
            made = button(title, name)
            made.clicked.connect(partial(self._write, name, parts, ending))
            row.addWidget(made)
            self._writers[name] = made
        self._session.report.restored.connect(self._point_out)
        self._point_out()
        close = button(self.tr("Close"), "close_report")
        close.clicked.connect(self.accept)
        row.addWidget(close)
        return row

    def _point_out(self) -> None:
        """Point out the button of the kind that was written last in this project; Enter presses it."""
        last = self._session.report.choices.get(WRITER)
        pointed_out = str(last) if str(last) in self._writers else USUAL_WRITER
        for name, one in self._writers.items():
            one.setDefault(name == pointed_out)
            one.setProperty("role", "primary" if name == pointed_out else "plain")
            one.style().unpolish(one)
            one.style().polish(one)

    def _summarised(self, summary: ProjectSummary) -> None:
        is_there = summary.survey is not None and summary.interviews > 0
        for widget in (*self._writers.values(), self._exports):
            widget.setEnabled(is_there)
        if summary.survey is not None and summary.survey != self._survey:
            self._survey = summary.survey
            self.choices.offer(summary.survey)
        self._look()

    def _look(self) -> None:
        """Show the contents of the report."""
        wanted, summary = self.choices.wanted(), self._session.summary
        lines = contents(wanted, self._survey, summary)
        self._contents.setText("\n".join(f"•  {line}" for line in lines))

    def _chosen(self, title: str, filters: str, name: str, ending: str) -> Path | None:
        request = FileRequest(PickKind.SAVE, title, filters, name + ending, ending)
        paths = self._file_picker(self, request)
        return with_ending(paths[0], ending) if paths else None

    def _name(self) -> str:
        return "report" if self._survey is None else f"{self._survey.id}-report"

    def _write(
        self,
        name: str,
        parts: tuple[ReportPart, ...],
        ending: str,
        _on: bool = False,  # noqa: FBT001, FBT002 - Qt's
    ) -> None:
        filters = self.tr("Reports (*{ending})").format(ending=ending)
        path = self._chosen(self.tr("Save the report"), filters, self._name(), ending)
        if path is None:
            return
        self._session.report.note({WRITER: name})
        self._point_out()
        work = partial(
            write_report,
            SourceRequest(project=self._session.project, where=self._filtering.where),
            self.choices.wanted(),
            path.with_name(path.name.removesuffix(ending)),
            parts,
            style=desk_report_style(self.choices.language),
            make_pdf=report_pdf,
        )
        job = self._session.runner.start("report", lambda progress: work(progress=progress)[0])
        job.succeeded.connect(self._saved)
        self._follow(job, self.tr("Making the report…"))

    def _export(self, ending: str, has_bom: bool) -> None:  # noqa: FBT001 - a slot
        name = "data" if self._survey is None else self._survey.id
        path = self._chosen(
            self.tr("Save the recorded data"),
            self.tr("Data (*{ending})").format(ending=ending),
            name,
            ending,
        )
        if path is not None:
            work = partial(
                data_written,
                self._session.project,
                path,
                self.choices.language or "",
                has_bom=has_bom,
            )
            job = self._session.runner.start("report", work)
            job.succeeded.connect(self._saved)
            self._follow(job, self.tr("Writing the data…"))

    def _export_book(self, ending: str) -> None:
        survey = self._survey
        if survey is None:
            return
        path = self._chosen(
            self.tr("Save the codebook"),
            self.tr("Codebooks (*{ending})").format(ending=ending),
            f"{survey.id}-codebook",
            ending,
        )
        if path is not None:
            files = self._session.summary.files
            job = self._session.runner.start("report", partial(book_written, survey, path, files))
            job.succeeded.connect(self._saved)
            self._follow(job, self.tr("Writing the codebook…"))

    def _follow(self, job: Job, what: str) -> None:
        self._open.hide()
        self.messages.clear()
        job.failed.connect(self.messages.problem)
        self.busy.follow(job, what)

    def _saved(self, paths: tuple[Path, ...]) -> None:
        self._folder = paths[0].parent
        names = ", ".join(path.name for path in paths)
        self.messages.say(
            MessageKind.DONE,
            self.tr("Saved {files} in {folder}.").format(files=names, folder=self._folder),
        )
        self._open.show()

    def _open_folder(self) -> None:
        if self._folder is not None:
            self._opens(self._folder)
