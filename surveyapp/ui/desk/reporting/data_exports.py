"""The button that offers the recorded data and the codebook for other programs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QMenu, QToolButton

from surveyapp.analyses.base.progress import Progress
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.export.codebook import write_codebook
from surveyapp.services.export.convert import convert
from surveyapp.storage.project.project import ImportedFile
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.widgets.column_table import labelled

translate = QCoreApplication.translate

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


class DataExports(QToolButton):
    """Signals: ``data_wanted(ending, has_bom)`` and ``book_wanted(ending)``."""

    data_wanted = Signal(str, bool)
    book_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "button")
        labelled(self, "export_data", translate("ReportDialog", "Export the recorded data"))
        self.setText(translate("ReportDialog", "Data and codebook"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        for ending, title, has_bom in EXPORTS:
            action = menu.addAction(translate("report_dialog", title))
            action.setObjectName(f"data{ending}{'.bom' if has_bom else ''}")
            action.triggered.connect(partial(self._want_data, ending, has_bom=has_bom))
        menu.addSeparator()
        for ending, title in BOOKS:
            action = menu.addAction(translate("report_dialog", title))
            action.setObjectName(f"codebook{ending}")
            action.triggered.connect(partial(self._want_book, ending))
        self.setMenu(menu)

    def _want_data(self, ending: str, _on: bool = False, *, has_bom: bool) -> None:  # noqa: FBT001, FBT002 - Qt's
        self.data_wanted.emit(ending, has_bom)

    def _want_book(self, ending: str, _on: bool = False) -> None:  # noqa: FBT001, FBT002 - Qt's
        self.book_wanted.emit(ending)


def data_written(
    project: Path, path: Path, labels: str, progress: Progress, *, has_bom: bool
) -> tuple[Path, ...]:
    """Write the project's data; return the file."""
    progress(0, 1)
    with open_source(SourceRequest(project=project)) as source:
        convert(source, path, labels=labels, has_bom=has_bom)
    return (path,)


def book_written(
    survey: Survey, path: Path, files: Sequence[ImportedFile], progress: Progress
) -> tuple[Path, ...]:
    """Write the codebook of the survey, and of the project's files; return the file."""
    progress(0, 1)
    write_codebook(survey, path, files)
    return (path,)
