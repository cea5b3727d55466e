"""A survey alone in a window: what a double click on a survey file opens. It needs no project."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QCloseEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QMainWindow

from surveyapp.ui.appearance import window_geometry
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.desk.editor.page import SurveyPage
from surveyapp.ui.desk.help.page import GuideWindow
from surveyapp.ui.screen_painter import PaintsScreens
from surveyapp.ui.widgets.file_picker import PickFiles, PicksFromLastFolder, pick_files


class SurveyWindow(QMainWindow):
    """The desk's page of surveys, opened on ``survey`` as soon as it is shown."""

    def __init__(
        self,
        survey: Path,
        *,
        file_picker: PickFiles = pick_files,
        painter: PaintsScreens | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("survey_window")
        self._waiting: Path | None = survey
        from_here = PicksFromLastFolder(file_picker, lambda: survey.absolute().parent)
        self.page = SurveyPage(from_here, painter)
        self.setCentralWidget(self.page)
        window_geometry.resize(self, QSize(1280, 800), least=window_geometry.LEAST)
        menu = self.menuBar().addMenu(QCoreApplication.translate("DeskWindow", "&Survey"))
        self.page.fill_menu(menu)
        menu.addSeparator()
        leave = menu.addAction(QCoreApplication.translate("DeskWindow", "&Quit"))
        leave.setObjectName("quit")
        leave.setShortcut(QKeySequence("Ctrl+Q"))
        leave.triggered.connect(self.close)
        self._add_help()
        self.page.editing.file_changed.connect(self._show_title)
        self._show_title()
        FollowsColourScheme(self)

    def _add_help(self) -> None:
        menu = self.menuBar().addMenu(QCoreApplication.translate("DeskWindow", "&Help"))
        help_on_page = menu.addAction(
            QCoreApplication.translate("DeskWindow", "&Help on this page")
        )
        help_on_page.setObjectName("help")
        help_on_page.setShortcut(QKeySequence("F1"))
        help_on_page.triggered.connect(self._show_help)
        self.page.help_wanted.connect(self._show_help)

    def _show_help(self) -> None:
        guides = GuideWindow(self)
        guides.show()

    def _show_title(self) -> None:
        file = self.page.editing.file or self._waiting
        name = QCoreApplication.translate("SurveyPage", "New survey") if file is None else file.name
        self.setWindowTitle(self.tr("{survey} – Surveyapp survey").format(survey=name))

    def showEvent(self, event: QShowEvent) -> None:
        """Open the file when first shown."""
        super().showEvent(event)
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self.page.file.open_path(waiting)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop all work before the window goes; a survey that is not saved is asked about."""
        if not self.page.may_leave():
            event.ignore()
            return
        self.page.shutdown()
        super().closeEvent(event)
