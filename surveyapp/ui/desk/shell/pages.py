"""The pages of the desk: each is made when it is first asked for, or while there is nothing else to do.

To make all of them at once takes longer than a window may stand still, and to load the modules of all takes
half of the start: this is done in a thread, once the first page is seen.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from typing import Any

import shiboken6
from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QWidget

from surveyapp.designs import CATALOGUE
from surveyapp.ui import garbage
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import parts_of
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.jobs import nothing_runs
from surveyapp.ui.threads import BackgroundThread, Send
from surveyapp.ui.widgets.page import Page

AT_ONCE_SECONDS = 0.01
"""So long parts of a page are given a colour scheme before the window answers again."""
PAUSE_MS = 20
"""Between two pages that are got ready ahead: the window paints itself and answers meanwhile."""


HOMES: dict[PageName, str] = {
    PageName.FILES: "files.page.FilesPage",
    PageName.VARIABLES: "variables.page.VariablesPage",
    PageName.ROWS: "rows.page.RowsPage",
    PageName.WEIGHTS: "weighting.page.WeightsPage",
    PageName.QUALITY: "quality.page.QualityPage",
    PageName.OUTPUT: "output.page.OutputPage",
    PageName.PRIVACY: "privacy.page.PrivacyPage",
    PageName.PLAN: "planning.page.PlanPage",
    PageName.FIELDWORK: "fieldwork.page.FieldworkPage",
    PageName.SURVEY: "editor.page.SurveyPage",
    PageName.LEARN: "learning.page.LearnPage",
    PageName.HELP: "help.page.HelpPage",
}
"""Where each page's class is, below ``surveyapp.ui.desk``: with all of them the window would come later."""


def page_class(name: PageName) -> Any:
    """Return the class of a page, which is loaded with all that it needs."""
    return getattr(import_module(_module(name)), HOMES[name].rpartition(".")[2])


def _module(name: PageName) -> str:
    return f"surveyapp.ui.desk.{HOMES[name].rpartition('.')[0]}"


class Pages(QStackedWidget):
    """The pages that ``makers`` make, one of them shown. ``made(PageName)`` is emitted for each new one."""

    made = Signal(object)

    def __init__(self, makers: Mapping[PageName, Callable[[], Page]]) -> None:
        super().__init__()
        self._makers = makers
        self._begun: dict[PageName, Page] = {}
        self._there: dict[PageName, Page] = {}
        self._worn: dict[PageName, theme.Theme] = {}
        self._undressed: dict[PageName, list[QWidget]] = {}
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self._go_on)
        self._is_over = False
        self._loading: BackgroundThread | None = None
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.get_ready)

    @property
    def there(self) -> Mapping[PageName, Page]:
        """The pages that are made, as it stands at any time."""
        return MappingProxyType(self._there)

    def make(self, name: PageName) -> Page:
        """Return a page, which is made when it is first needed."""
        if name not in self._there:
            while not self._add(name):
                pass
            self._dress(name)
        return self._there[name]

    def _add(self, name: PageName) -> bool:
        """Make a page, or the next of the parts that it still lacks; return whether it has all."""
        if name in self._begun:
            self._begun[name].add_next()
        else:
            self._begun[name] = self._makers[name]()
            self.addWidget(self._begun[name])
        if self._begun[name].lacks_parts:
            return False
        self._there[name] = self._begun.pop(name)
        self.made.emit(name)
        return True

    def show_page(self, name: PageName) -> None:
        """Let a page be seen, in the scheme of now."""
        page = self.make(name)
        self._dress(name)
        self.setCurrentWidget(page)

    def get_ready(self) -> None:
        """Make the missing pages and apply the current colour scheme, one page after another."""
        if self._is_over:
            return
        if any(_module(name) not in sys.modules for name in PageName):
            self._loading = self._loading or BackgroundThread("surveyapp-pages", self._load)
        self._pause.start()

    def _load(self, _send: Send) -> None:
        for name in PageName:
            if not self._is_over:
                page_class(name)
        for design in () if self._is_over else CATALOGUE.homes:
            CATALOGUE.by_name[design]  # forms offer every one

    def stop(self) -> None:
        """Get no page ready any more."""
        self._is_over = True
        self._pause.stop()
        if self._loading is not None:
            self._loading.wait()

    def _go_on(self) -> None:
        """Get something ready; the pause before more begins when that is done."""
        if not self._get_one_ready():
            self._pause.start()

    def _get_one_ready(self) -> bool:
        """Make a page or a part of one, or apply the colour scheme to parts; return whether all was ready.

        The page that is shown comes first.
        What work has brought is shown in a turn of its own, so nothing is done while some is under way.
        """
        is_loading = self._loading is not None and not self._loading.is_done
        if is_loading or not nothing_runs(self.window()):
            return False
        seen = self.currentWidget()
        for name in sorted(PageName, key=lambda name: self._there.get(name) is not seen):
            if name not in self._there:
                if self._add(name) and len(self._there) == len(PageName):
                    garbage.leave_out_what_is_there()  # pages stay as long as the window
                return False
            if self._dress(name, most=AT_ONCE_SECONDS):
                return False
        return True

    def _dress(self, name: PageName, *, most: float = math.inf) -> bool:
        """Apply the current scheme to a page, for ``most`` seconds; return whether it was needed."""
        page, wanted = self._there[name], theme.current_theme()
        if self._worn.get(name) != wanted:
            self._worn[name] = wanted
            self._undressed[name] = list(parts_of(page))
            theme.apply_palette(page)
        parts = self._undressed[name]
        if not parts:
            return False
        begun = time.perf_counter()
        while parts and time.perf_counter() - begun < most:
            part = parts.pop(0)
            if shiboken6.isValid(part):
                theme.apply_theme(part)
        return True


class PageArea(QScrollArea):
    """Where the pages are seen: one that needs more room than the window has scrolls, so that none is cut."""

    def __init__(self, pages: Pages) -> None:
        super().__init__()
        self.setObjectName("page_area")
        self._pages = pages
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is on a page is reached, and scrolls it
        self.setWidget(pages)
        pages.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._fit)
        pages.currentChanged.connect(self._show_top)
        pages.made.connect(lambda name: pages.there[name].installEventFilter(self))

    def minimumSizeHint(self) -> QSize:
        """Ask for little: the window may be as small as its screen."""
        return QSize(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the page the new room."""
        super().resizeEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the page more room when it has come to need it."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._later.start()  # the layouts in it are not done yet
        return super().eventFilter(watched, event)

    def _show_top(self) -> None:
        self._fit()
        self.verticalScrollBar().setValue(0)

    def _fit(self) -> None:
        page = self._pages.currentWidget()
        room = self.maximumViewportSize()
        least = QSize() if page is None else page.minimumSizeHint()
        if least.height() > room.height():
            room.setWidth(room.width() - self.verticalScrollBar().sizeHint().width())
        if least.width() > room.width():
            room.setHeight(room.height() - self.horizontalScrollBar().sizeHint().height())
        self._pages.resize(room.expandedTo(least))
