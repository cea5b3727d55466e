"""The page of help in a window of its own, where no project is open."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.help.page import HelpPage
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.widgets.file_picker import pick_files


class GuideWindow(QDialog):
    """Begins with the tutorial."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("guide_window")
        self.setWindowTitle(self.tr("Help"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._runner = JobRunner(self)
        page = HelpPage(self._runner, pick_files)
        page.show_guide("tutorial")
        in_column(page, inside=self)
        theme.resize_window(self, 1000, 680)
        FollowsColourScheme(self)

    def done(self, result: int) -> None:
        """Stop the writing of files before the window closes."""
        self._runner.shutdown()
        super().done(result)
