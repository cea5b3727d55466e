"""The names of the pages at the window's side, each with its drawing; in a narrow window drawings alone."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.ui.appearance import line_icons, theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.desk.common.session import PageName

WIDTH, MARGINS = 176, 18
"""Pixels: the least, and what stands around the longest title."""
DRAWING_WIDTH = 62
NARROW = 1200
"""Pixels of a window below which its tables need the room more than the titles do."""
ENTRIES = {
    PageName.FILES: (QT_TRANSLATE_NOOP("DeskWindow", "Files"), "files"),
    PageName.VARIABLES: (QT_TRANSLATE_NOOP("DeskWindow", "Variables"), "variables"),
    PageName.ROWS: (QT_TRANSLATE_NOOP("DeskWindow", "Rows"), "rows"),
    PageName.WEIGHTS: (QT_TRANSLATE_NOOP("DeskWindow", "Weights"), "weights"),
    PageName.QUALITY: (QT_TRANSLATE_NOOP("DeskWindow", "Quality"), "quality"),
    PageName.OUTPUT: (QT_TRANSLATE_NOOP("DeskWindow", "Output"), "report"),
    PageName.PRIVACY: (QT_TRANSLATE_NOOP("DeskWindow", "Privacy"), "privacy"),
    PageName.PLAN: (QT_TRANSLATE_NOOP("DeskWindow", "Plan"), "plan"),
    PageName.FIELDWORK: (QT_TRANSLATE_NOOP("DeskWindow", "Fieldwork"), "fieldwork"),
    PageName.SURVEY: (QT_TRANSLATE_NOOP("DeskWindow", "Survey"), "survey"),
    PageName.LEARN: (QT_TRANSLATE_NOOP("DeskWindow", "Learn"), "learn"),
    PageName.HELP: (QT_TRANSLATE_NOOP("DeskWindow", "Help"), "help"),
}
"""For each page its title, in English, and its drawing."""


class Navigation(QListWidget):
    """A list of all pages; its rows are the values of ``PageName``."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("navigation")
        self.setAccessibleName(QCoreApplication.translate("DeskWindow", "Pages of the desk"))
        self.setIconSize(QSize(22, 22))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for name in PageName:
            item = QListWidgetItem(line_icons.icon(ENTRIES[name][1], "accent"), title(name))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, title(name))
            self.addItem(item)
        FollowsColourScheme(self)
        self._wide = max(WIDTH, self.sizeHintForColumn(0) + MARGINS)
        self.setFixedWidth(self._wide)

    def fit(self, window_width: int) -> None:
        """Show the titles, or in a window of few pixels the drawings alone, with the titles as hints."""
        is_narrow = window_width < theme.scaled(NARROW)
        for name in PageName:
            item = self.item(name)
            item.setText("" if is_narrow else title(name))
            item.setToolTip(title(name) if is_narrow else "")
        self.setFixedWidth(DRAWING_WIDTH if is_narrow else self._wide)

    @property
    def page(self) -> PageName:
        """The chosen page."""
        return PageName(self.currentRow())


def title(name: PageName) -> str:
    """Return what a page is called."""
    return QCoreApplication.translate("DeskWindow", ENTRIES[name][0])
