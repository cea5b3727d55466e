"""The report of the output, and the recorded data: a menu of the kinds of file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QAction, QActionGroup, QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QMenu, QToolButton

from surveyapp.analyses.base.progress import Progress
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.export.codebook_files import CODEBOOK_WRITERS
from surveyapp.services.export.registry import RECORD_WRITERS
from surveyapp.services.export.table_files import CSV
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.output.model import OutputModel
from surveyapp.ui.digits import locale
from surveyapp.ui.languages import native_name, own_language
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind, with_ending
from surveyapp.ui.widgets.message_bar import MessageKind
from surveyapp.ui.widgets.number_format import sentence
from surveyapp.ui.widgets.page import Page

if TYPE_CHECKING:
    from surveyapp.services.output.output import Output
    from surveyapp.services.reporting.style import ReportStyle
    from surveyapp.services.reporting.write import MakesPdf

translate = QCoreApplication.translate
Opens = Callable[[Path], object]
LANGUAGE = "report_language"

REPORTS = (
    ("report_html", QT_TRANSLATE_NOOP("ReportDialog", "&Web page (HTML)…"), ("html",), ".html"),
    ("report_pdf", QT_TRANSLATE_NOOP("ReportDialog", "&PDF…"), ("pdf",), ".pdf"),
    (
        "report_script",
        QT_TRANSLATE_NOOP("ReportDialog", "&Script and tables…"),
        ("script",),
        ".sh",
    ),
    (
        "report_all",
        QT_TRANSLATE_NOOP("ReportDialog", "&Everything…"),
        ("html", "pdf", "script"),
        ".pdf",
    ),
)
"""Name, title, which parts are written, and the ending of the file that is asked for."""


def open_folder(folder: Path) -> None:
    """Show a folder in the system's own program for folders."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


class ReportMenu(QToolButton):
    """Writes the report of an output, or the data, off the UI thread; ``page`` shows what comes of it."""

    def __init__(
        self,
        session: DeskSession,
        model: OutputModel,
        page: Page,
        file_picker: PickFiles,
        opens: Opens = open_folder,
    ) -> None:
        super().__init__()
        self._session, self._model, self._page = session, model, page
        self._file_picker, self._opens = file_picker, opens
        self._folder: Path | None = None
        self.language: str | None = None
        """The language of the survey's texts; None: that of the windows where it has it, else its first."""
        self.setProperty("role", "button")
        self.setText(self.tr("Report and data"))
        labelled(self, "report_menu", self.tr("Report and data"))
        self.setToolTip(
            self.tr(
                "The report has all analyses that are not hidden, with methods, cautions and sources"
            )
        )
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        self._reports = [self._report_action(menu, *one) for one in REPORTS]
        menu.addSeparator()
        menu.addMenu(self._new_data_menu(menu))
        self._languages = QMenu(self.tr("&Language of questions and answers"), menu)
        self._group = QActionGroup(self)
        menu.addMenu(self._languages)
        menu.addSeparator()
        self._open = menu.addAction(self.tr("&Open the folder of what was saved"))
        self._open.setObjectName("open_report_folder")
        self._open.triggered.connect(self._open_folder)
        self._open.setEnabled(False)
        self.setMenu(menu)
        session.summary_changed.connect(self._summarised)
        session.project_changed.connect(self._forget)
        model.arranged.connect(self._enable)
        self._summarised(session.summary)

    def _report_action(
        self, menu: QMenu, name: str, title: str, parts: tuple[str, ...], ending: str
    ) -> QAction:
        action = menu.addAction(translate("ReportDialog", title))
        action.setObjectName(name)
        action.triggered.connect(lambda _on=False: self._write_report(parts, ending))
        return action

    def _new_data_menu(self, parent: QMenu) -> QMenu:
        menu = QMenu(self.tr("Recorded &data and codebook"), parent)
        menu.setObjectName("data_menu")
        with_bom = translate("report_dialog", "CSV that Excel knows as UTF-8 (with a BOM)…")
        for writer in RECORD_WRITERS:
            title = f"{sentence(writer.title)}…"
            self._add_export(menu, f"data{writer.ending}", title, writer.ending)
            if writer is CSV:
                self._add_export(menu, "data.csv.bom", with_bom, writer.ending, has_bom=True)
        menu.addSeparator()
        for book in CODEBOOK_WRITERS:
            action = menu.addAction(f"{sentence(book.title)}…")
            action.setObjectName(f"codebook{book.ending}")
            action.triggered.connect(partial(self._export_book, book.ending))
        return menu

    def _add_export(
        self, menu: QMenu, name: str, title: str, ending: str, *, has_bom: bool = False
    ) -> None:
        action = menu.addAction(title)
        action.setObjectName(name)
        action.triggered.connect(partial(self._export, ending, has_bom=has_bom))

    def _summarised(self, summary: ProjectSummary) -> None:
        self._languages.clear()
        languages = () if summary.survey is None else summary.survey.languages
        self._group.deleteLater()
        self._group = group = QActionGroup(self)
        for language in languages:
            action = self._languages.addAction(native_name(language))
            action.setObjectName(f"labels_{language}")
            action.setCheckable(True)
            group.addAction(action)
            action.setChecked(language == self._labels)
            action.triggered.connect(
                lambda _on=False, language=language: setattr(self, "language", language)
            )
        self._languages.setEnabled(len(languages) > 1)
        self.setVisible(summary.survey is not None and summary.interviews > 0)
        self._enable()

    def _enable(self) -> None:
        """Offer a report where there is something to report."""
        for action in self._reports:
            action.setEnabled(bool(self._model.output.reported))

    def _forget(self) -> None:
        self._folder, self.language = None, None
        self._open.setEnabled(False)

    # files

    @property
    def _name(self) -> str:
        survey = self._session.summary.survey
        return "report" if survey is None else f"{survey.id}-report"

    def _chosen(self, title: str, filters: str, name: str, ending: str) -> Path | None:
        request = FileRequest(PickKind.SAVE, title, filters, name + ending, ending)
        paths = self._file_picker(self, request)
        return with_ending(paths[0], ending) if paths else None

    def _write_report(self, parts: tuple[str, ...], ending: str) -> None:
        filters = translate("ReportDialog", "Reports (*{ending})").format(ending=ending)
        title = translate("ReportDialog", "Save the report")
        path = self._chosen(title, filters, self._name, ending)
        if path is None:
            return
        from surveyapp.ui.documents.report_pdf import report_pdf  # noqa: PLC0415 - for who prints

        style = _desk_report_style(self._labels)
        project, output = self._session.project, self._model.output
        stem = path.with_name(path.name.removesuffix(ending))
        work = partial(
            _written_report, project, output, stem, parts, style=style, make_pdf=report_pdf
        )
        self._start(work, translate("ReportDialog", "Making the report…"))

    @property
    def _labels(self) -> str | None:
        survey = self._session.summary.survey
        if survey is None or self.language in survey.languages:
            return self.language
        return survey.title.language_for(own_language())

    def _export(self, ending: str, _on: bool = False, *, has_bom: bool) -> None:  # noqa: FBT001, FBT002
        survey = self._session.summary.survey
        path = self._chosen(
            translate("ReportDialog", "Save the recorded data"),
            translate("ReportDialog", "Data (*{ending})").format(ending=ending),
            "data" if survey is None else survey.id,
            ending,
        )
        if path is not None:
            work = partial(
                _written_data, self._session.project, path, self._labels, has_bom=has_bom
            )
            self._start(work, translate("ReportDialog", "Writing the data…"))

    def _export_book(self, ending: str, _on: bool = False) -> None:  # noqa: FBT001, FBT002
        survey = self._session.summary.survey
        if survey is None:
            return
        path = self._chosen(
            translate("ReportDialog", "Save the codebook"),
            translate("ReportDialog", "Codebooks (*{ending})").format(ending=ending),
            f"{survey.id}-codebook",
            ending,
        )
        if path is not None:
            work = partial(_written_book, self._session.summary, survey, path)
            self._start(work, translate("ReportDialog", "Writing the codebook…"))

    def _start(self, work: Callable[[Progress], tuple[Path, ...]], what: str) -> None:
        self._page.messages.clear()
        job = self._session.runner.start("report", work)
        job.succeeded.connect(self._saved)
        job.failed.connect(self._page.messages.problem)
        self._page.busy.follow(job, what)

    def _saved(self, paths: tuple[Path, ...]) -> None:
        self._folder = paths[0].parent
        self._open.setEnabled(True)
        names = ", ".join(path.name for path in paths)
        said = translate("ReportDialog", "Saved {files} in {folder}.")
        self._page.messages.say(MessageKind.DONE, said.format(files=names, folder=self._folder))

    def _open_folder(self) -> None:
        if self._folder is not None:
            self._opens(self._folder)


def _desk_report_style(labels: str | None) -> ReportStyle:
    """Return the style of the desk's reports: the program's language, the locale's numbers."""
    from surveyapp.messages.numerals import Numerals  # noqa: PLC0415
    from surveyapp.services.reporting.style import ReportStyle  # noqa: PLC0415

    chosen = locale()
    is_from_right = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    return ReportStyle(
        translate=QCoreApplication.translate,
        numerals=Numerals(
            chosen.decimalPoint(), chosen.groupSeparator(), keeps_minus=is_from_right
        ),
        language=own_language(),
        labels=labels,
        is_right_to_left=is_from_right,
    )


def _written_report(
    project: Path,
    output: Output,
    out: Path,
    parts: Sequence[str],
    progress: Progress,
    *,
    style: ReportStyle,
    make_pdf: MakesPdf,
) -> tuple[Path, ...]:
    """Write the report of an output; return the files."""
    from surveyapp.services.reporting.contents import ReportRequest  # noqa: PLC0415
    from surveyapp.services.reporting.output_blocks import report_blocks  # noqa: PLC0415
    from surveyapp.services.reporting.write import ReportPart, write_report  # noqa: PLC0415

    return write_report(
        SourceRequest(project=project),
        ReportRequest(blocks=report_blocks(output)),
        out,
        [ReportPart(part) for part in parts],
        style=style,
        make_pdf=make_pdf,
        progress=progress,
    )[0]


def _written_data(
    project: Path, path: Path, labels: str | None, progress: Progress, *, has_bom: bool
) -> tuple[Path, ...]:
    """Write the project's data; return the files."""
    from surveyapp.services.export.convert import convert  # noqa: PLC0415

    progress(0, 1)
    with open_source(SourceRequest(project=project)) as source:
        return convert(source, path, labels=labels, has_bom=has_bom)


def _written_book(
    there: ProjectSummary, survey: Survey, path: Path, progress: Progress
) -> tuple[Path, ...]:
    """Write the codebook of a project's survey, files and sample; return the file."""
    from surveyapp.services.export.codebook_files import write_codebook  # noqa: PLC0415

    progress(0, 1)
    write_codebook(survey, path, there.files, there.sample_columns)
    return (path,)
