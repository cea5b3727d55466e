"""The page of help in a window of its own, for who has no project open yet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from surveyapp.ui import theme
from surveyapp.ui.desk.help_page import HelpPage


class GuideWindow(QDialog):
    """Begins with the tutorial."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("guide_window")
        self.setWindowTitle(self.tr("Help"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        page = HelpPage()
        page.show_guide("tutorial")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(page)
        self.resize(1000, 680)
        theme.dress(self)
