"""The report: what shall be in it, and the buttons that write it, a script, or the data themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, Qt, QUrl
from PySide6.QtGui import QAction, QDesktopServices, QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from surveyapp.errors import QT_TRANSLATE_NOOP
from surveyapp.services.analyse import ProjectSummary
from surveyapp.services.codebook import write_codebook
from surveyapp.services.convert import convert
from surveyapp.services.numerals import Numerals
from surveyapp.services.progress import Progress
from surveyapp.services.questions import groupable, one_channel
from surveyapp.services.report import Wanted
from surveyapp.services.report_files import Part, write_report
from surveyapp.services.report_manner import Manner
from surveyapp.services.sources import Given, opened
from surveyapp.survey.survey import Survey
from surveyapp.ui import theme
from surveyapp.ui.desk.busy_bar import BusyBar
from surveyapp.ui.desk.chooser import Chooser
from surveyapp.ui.desk.message_bar import Kind, MessageBar
from surveyapp.ui.desk.numbers import level_text, locale, whole
from surveyapp.ui.desk.page import button, card, text_label
from surveyapp.ui.desk.pick import Kind as PickKind
from surveyapp.ui.desk.pick import Pick, Request, with_ending
from surveyapp.ui.desk.session import DeskSession
from surveyapp.ui.desk.tables import labelled
from surveyapp.ui.jobs import Job
from surveyapp.ui.languages import native_name
from surveyapp.ui.report_pdf import report_pdf

translate = QCoreApplication.translate

LEVELS = (0.8, 0.9, 0.95, 0.99)
USUAL_LEVEL = 0.95
NAME = Qt.ItemDataRole.UserRole
Opens = Callable[[Path], object]

EXPORTS = (
    (".csv", QT_TRANSLATE_NOOP("report_dialog", "CSV…"), False),
    (
        ".csv",
        QT_TRANSLATE_NOOP("report_dialog", "CSV that Excel knows as UTF-8 (with a BOM)…"),
        True,
    ),
    (".xlsx", QT_TRANSLATE_NOOP("report_dialog", "Excel…"), False),
    (".sav", QT_TRANSLATE_NOOP("report_dialog", "SPSS…"), False),
    (".dta", QT_TRANSLATE_NOOP("report_dialog", "Stata…"), False),
    (".parquet", QT_TRANSLATE_NOOP("report_dialog", "Parquet…"), False),
)
"""Ending, title, and whether a BOM is written."""
BOOKS = (
    (".html", QT_TRANSLATE_NOOP("report_dialog", "Codebook as HTML…")),
    (".csv", QT_TRANSLATE_NOOP("report_dialog", "Codebook as CSV…")),
    (".md", QT_TRANSLATE_NOOP("report_dialog", "Codebook as Markdown…")),
)


def open_folder(folder: Path) -> None:
    """Show a folder in the system's own program for folders."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def manner_of_desk(labels: str | None) -> Manner:
    """Return how the desk tells things now: the program's language, the person's way of numbers."""
    chosen = locale()
    return Manner(
        translate=QCoreApplication.translate,
        numerals=Numerals(chosen.decimalPoint(), chosen.groupSeparator()),
        language=QLocale().bcp47Name(),
        labels=labels,
        is_right_to_left=QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft,
    )


class ReportDialog(QDialog):
    """Choices on the left, what the report will hold on the right, one button for each kind of file."""

    def __init__(
        self, session: DeskSession, pick: Pick, parent: QWidget, opens: Opens = open_folder
    ) -> None:
        super().__init__(parent)
        self.setObjectName("report_dialog")
        self.setWindowTitle(self.tr("Report and data"))
        self._session, self._pick, self._opens = session, pick, opens
        self._folder: Path | None = None
        self._survey: Survey | None = None
        self.messages, self.busy = MessageBar(), BusyBar()
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.ROOMY, theme.MARGIN, theme.ROOMY)
        column.setSpacing(theme.GAP)
        column.addWidget(text_label(self._lead(), "lead", wraps=True))
        column.addLayout(self._new_messages())
        column.addWidget(self.busy)
        row = QHBoxLayout()
        row.setSpacing(theme.ROOMY)
        row.addWidget(self._new_choices(), 1)
        row.addWidget(self._new_contents(), 1)
        column.addLayout(row, 1)
        column.addLayout(self._new_buttons())
        theme.resize(self, 900, 620)
        session.summary_changed.connect(self._summarised)
        self._summarised(session.summary)

    def showEvent(self, event: QShowEvent) -> None:
        """Look as the desk does now: a palette does not reach from one window to another."""
        theme.dress(self)
        super().showEvent(event)

    def _lead(self) -> str:
        return self.tr(
            "A report tells methods, designs, counts, estimates with charts, and what to be careful about. "
            "The script makes every number again from the imported files."
        )

    def _new_messages(self) -> QHBoxLayout:
        self._open = button(self.tr("Open folder"), "open_report_folder")
        self._open.clicked.connect(self._open_folder)
        self._open.hide()
        row = QHBoxLayout()
        row.addWidget(self.messages, 1)
        row.addWidget(self._open, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _new_choices(self) -> QWidget:
        self._groups = QListWidget()
        labelled(self._groups, "report_groups", self.tr("Groups"))
        self._groups.setMaximumHeight(theme.scaled(120))
        self._groups.setProperty("role", "ticks")
        self._compare = QCheckBox(self.tr("Differences between the groups, with tests"))
        self._compare.setObjectName("report_compare")
        self._level = Chooser("report_level", self.tr("Confidence level"), letters=5)
        for level in LEVELS:
            self._level.addItem(level_text(level), level)
        self._level.setCurrentIndex(LEVELS.index(USUAL_LEVEL))
        self._language = Chooser("report_language", self.tr("Language of questions and answers"))
        frame, column = card()
        column.addWidget(self._titled(self.tr("Also by &groups of"), self._groups))
        column.addWidget(self._groups)
        column.addWidget(self._compare)
        column.addWidget(self._titled(self.tr("Cross-&tables"), self._new_pair()))
        column.addLayout(self._pair_row)
        column.addWidget(self._crosstabs, 1)
        for title, chooser in (
            (self.tr("&Level of intervals"), self._level),
            (self.tr("Language of &questions and answers"), self._language),
        ):
            column.addWidget(self._titled(title, chooser))
            column.addWidget(chooser)
        self._groups.itemChanged.connect(self._look)
        self._compare.toggled.connect(self._look)
        return frame

    @staticmethod
    def _titled(title: str, buddy: QWidget) -> QLabel:
        label = text_label(title, "caption")
        label.setBuddy(buddy)
        return label

    def _new_pair(self) -> QWidget:
        """Make the choosers of two questions, and the list of the pairs; return the first."""
        self._first = Chooser("crosstab_first", self.tr("First question"), letters=8)
        self._second = Chooser("crosstab_second", self.tr("Second question"), letters=8)
        self._add = button(self.tr("Add"), "add_crosstab")
        self._crosstabs = QListWidget()
        labelled(self._crosstabs, "report_crosstabs", self.tr("Cross-tables of the report"))
        self._crosstabs.setProperty("role", "ticks")
        self._crosstabs.setToolTip(self.tr("Press Delete to take a table out"))
        self._remove = button(self.tr("Remove"), "remove_crosstab")
        self._pair_row = QHBoxLayout()
        self._pair_row.addWidget(self._first, 1)
        self._pair_row.addWidget(self._second, 1)
        self._pair_row.addWidget(self._add)
        self._pair_row.addWidget(self._remove)
        take = QAction(self._crosstabs)
        take.setShortcut(Qt.Key.Key_Delete)
        take.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        take.triggered.connect(self._remove_pair)
        self._crosstabs.addAction(take)
        self._add.clicked.connect(self._add_pair)
        self._remove.clicked.connect(self._remove_pair)
        for chooser in (self._first, self._second):
            chooser.currentIndexChanged.connect(self._look)
        self._crosstabs.currentRowChanged.connect(self._look)
        return self._first

    def _new_contents(self) -> QWidget:
        frame = QFrame()
        frame.setProperty("role", "well")
        column = QVBoxLayout(frame)
        column.setContentsMargins(theme.ROOMY, theme.GAP, theme.ROOMY, theme.GAP)
        column.addWidget(text_label(self.tr("What the report will hold"), "heading"))
        self._contents = text_label("", "plain", wraps=True)
        labelled(self._contents, "report_contents", self.tr("What the report will hold"))
        self._contents.setAlignment(Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._contents, 1)
        return frame

    def _new_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        row.addWidget(self._new_exports())
        row.addStretch(1)
        self._writers = []
        for title, name, role, parts, ending in (
            (self.tr("&Web page (HTML)…"), "report_html", "plain", (Part.HTML,), ".html"),
            (self.tr("&Script and tables…"), "report_script", "plain", (Part.SCRIPT,), ".sh"),
            (self.tr("&All of it…"), "report_all", "plain", tuple(Part), ".pdf"),
            (self.tr("&PDF…"), "report_pdf", "primary", (Part.PDF,), ".pdf"),
        ):
            made = button(title, name, role=role)
            made.clicked.connect(lambda _on=False, p=parts, e=ending: self._write(p, e))
            row.addWidget(made)
            self._writers.append(made)
        close = button(self.tr("Close"), "close_report")
        close.clicked.connect(self.accept)
        row.addWidget(close)
        return row

    def _new_exports(self) -> QToolButton:
        self._exports = QToolButton()
        self._exports.setProperty("role", "button")
        labelled(self._exports, "export_data", self.tr("Export the recorded data"))
        self._exports.setText(self.tr("Data and codebook"))
        self._exports.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self._exports)
        for ending, title, has_bom in EXPORTS:
            action = menu.addAction(translate("report_dialog", title))
            action.setObjectName(f"data{ending}{'.bom' if has_bom else ''}")
            action.triggered.connect(
                lambda _on=False, e=ending, b=has_bom: self._export(e, has_bom=b)
            )
        menu.addSeparator()
        for ending, title in BOOKS:
            action = menu.addAction(translate("report_dialog", title))
            action.setObjectName(f"codebook{ending}")
            action.triggered.connect(lambda _on=False, e=ending: self._export_book(e))
        self._exports.setMenu(menu)
        return self._exports

    def _summarised(self, summary: ProjectSummary) -> None:
        is_there = summary.survey is not None and summary.interviews > 0
        for widget in (*self._writers, self._exports):
            widget.setEnabled(is_there)
        if summary.survey is not None and summary.survey != self._survey:
            self._survey = summary.survey
            self._offer(summary.survey)
        self._look()

    def _offer(self, survey: Survey) -> None:
        self._groups.clear()
        self._crosstabs.clear()
        self._language.clear()
        for question in groupable(survey):
            self._groups.addItem(self._checkable(question.id, question.text.any()))
        self._compare.setEnabled(self._groups.count() > 0)
        for chooser in (self._first, self._second):
            chooser.clear()
            for question in survey.asked:
                if one_channel(question.design) is not None and question.unlisted is None:
                    chooser.addItem(question.id)
        self._second.setCurrentIndex(min(1, self._second.count() - 1))
        for language in survey.languages:
            self._language.addItem(native_name(language), language)

    @staticmethod
    def _checkable(name: str, text: str) -> QListWidgetItem:
        item = QListWidgetItem(f"{name}: {text}")
        item.setData(NAME, name)
        item.setToolTip(text)
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
        item.setCheckState(Qt.CheckState.Unchecked)
        return item

    @property
    def _by(self) -> tuple[str, ...]:
        items = (self._groups.item(row) for row in range(self._groups.count()))
        return tuple(i.data(NAME) for i in items if i.checkState() is Qt.CheckState.Checked)

    @property
    def _pairs(self) -> tuple[tuple[str, ...], ...]:
        items = (self._crosstabs.item(row) for row in range(self._crosstabs.count()))
        return tuple(tuple(item.data(NAME)) for item in items)

    def wanted(self) -> Wanted:
        """Return what the report shall hold, as chosen."""
        compared = self._by if self._compare.isChecked() else ()
        survey = self._survey
        questions = () if survey is None else survey.asked
        return Wanted(
            by=self._by,
            crosstabs=self._pairs,
            comparisons=tuple(
                (question.id, by)
                for by in compared
                for question in questions
                if question.id != by
                and one_channel(question.design) is not None
                and question.unlisted is None
            ),
            level=self._level.currentData(),
        )

    def _add_pair(self) -> None:
        pair = (self._first.currentText(), self._second.currentText())
        if pair not in self._pairs:
            item = QListWidgetItem(" × ".join(pair))
            item.setData(NAME, pair)
            self._crosstabs.addItem(item)
            self._crosstabs.setCurrentItem(item)
        self._look()

    def _remove_pair(self) -> None:
        self._crosstabs.takeItem(self._crosstabs.currentRow())
        self._look()

    def _look(self) -> None:
        self._add.setEnabled(
            self._first.count() > 1 and self._first.currentText() != self._second.currentText()
        )
        self._remove.setEnabled(self._crosstabs.currentRow() >= 0)
        self._contents.setText("\n".join(f"•  {line}" for line in self._told()))

    def _told(self) -> list[str]:
        summary, survey = self._session.summary, self._survey
        if survey is None or not summary.interviews:
            return [self.tr("Nothing yet: import collection files first.")]
        wanted = self.wanted()
        count = whole(summary.interviews)
        return [
            self.tr("Methods, in sentences with sources"),
            self.tr("Questions with designs, odds and ε: {count}").format(
                count=whole(len(survey.asked))
            ),
            self.tr("Interviews, files and kiosks: {interviews}, {files}, {kiosks}").format(
                interviews=count, files=len(summary.files), kiosks=len(summary.kiosks)
            ),
            self.tr("Estimates with chart and tables, of everybody"),
            *(self.tr("Estimates by {question}").format(question=by) for by in wanted.by),
            *(
                self.tr("Cross-table of {questions}").format(questions=", ".join(pair))
                for pair in wanted.crosstabs
            ),
            *(
                self.tr("Differences of {question} between groups of {by}").format(
                    question=question, by=by
                )
                for question, by in wanted.comparisons
            ),
            self.tr("Warnings, commands, and the SHA-256 of each file"),
        ]

    def _chosen(self, title: str, filters: str, name: str, ending: str) -> Path | None:
        request = Request(PickKind.SAVE, title, filters, name + ending, ending)
        paths = self._pick(self, request)
        return with_ending(paths[0], ending) if paths else None

    def _name(self) -> str:
        return "report" if self._survey is None else f"{self._survey.id}-report"

    def _write(self, parts: tuple[Part, ...], ending: str) -> None:
        filters = self.tr("Reports (*{ending})").format(ending=ending)
        path = self._chosen(self.tr("Save the report"), filters, self._name(), ending)
        if path is None:
            return
        work = partial(
            write_report,
            Given(project=self._session.project),
            self.wanted(),
            path.with_name(path.name.removesuffix(ending)),
            parts,
            manner=manner_of_desk(self._language.currentData()),
            make_pdf=report_pdf,
        )
        job = self._session.runner.start("report", lambda progress: work(progress=progress)[0])
        job.succeeded.connect(self._saved)
        self._follow(job, self.tr("Making the report…"))

    def _export(self, ending: str, *, has_bom: bool) -> None:
        name = "data" if self._survey is None else self._survey.id
        path = self._chosen(
            self.tr("Save the recorded data"),
            self.tr("Data (*{ending})").format(ending=ending),
            name,
            ending,
        )
        if path is not None:
            work = partial(
                _converted,
                self._session.project,
                path,
                self._language.currentData(),
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
            job = self._session.runner.start("report", partial(_book_written, survey, path))
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
            Kind.DONE,
            self.tr("Saved {files} in {folder}.").format(files=names, folder=self._folder),
        )
        self._open.show()

    def _open_folder(self) -> None:
        if self._folder is not None:
            self._opens(self._folder)


def _converted(
    project: Path, path: Path, labels: str, progress: Progress, *, has_bom: bool
) -> tuple[Path, ...]:
    progress(0, 1)
    with opened(Given(project=project)) as source:
        convert(source, path, labels=labels, has_bom=has_bom)
    return (path,)


def _book_written(survey: Survey, path: Path, progress: Progress) -> tuple[Path, ...]:
    progress(0, 1)
    write_codebook(survey, path)
    return (path,)
