"""The pages of the desk: each is made when it is first asked for, or while there is nothing else to do.

To make all of them at once takes longer than a window may stand still.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeVar

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStackedWidget

from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.jobs import nothing_runs
from surveyapp.ui.widgets.page import Page

PAUSE_MS = 20
"""Between two pages that are got ready ahead: the window paints itself and answers meanwhile."""

P = TypeVar("P", bound=Page)


class Pages(QStackedWidget):
    """The pages that ``makers`` make, one of them shown. ``made(PageName)`` is emitted for each new one."""

    made = Signal(object)

    def __init__(self, makers: Mapping[PageName, Callable[[], Page]]) -> None:
        super().__init__()
        self._makers = makers
        self._there: dict[PageName, Page] = {}
        self._worn: dict[PageName, theme.Theme] = {}
        self._pause = QTimer(self)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._get_one_ready)
        self._is_over = False
        QGuiApplication.styleHints().colorSchemeChanged.connect(self.get_ready)

    @property
    def there(self) -> Mapping[PageName, Page]:
        """The pages that are made, as it stands at any time."""
        return MappingProxyType(self._there)

    def make(self, name: PageName) -> Page:
        """Return a page, which is made when it is first needed."""
        if name not in self._there:
            self._add(name)
            self._dress(name)
        return self._there[name]

    def _add(self, name: PageName) -> None:
        page = self._there[name] = self._makers[name]()
        self.addWidget(page)
        self.made.emit(name)

    def the(self, name: PageName, kind: type[P]) -> P:
        """Return a page by its type."""
        page = self.make(name)
        assert isinstance(page, kind)  # noqa: S101 - its maker makes nothing else
        return page

    def show_page(self, name: PageName) -> None:
        """Let a page be seen, in the scheme of now."""
        page = self.make(name)
        self._dress(name)
        self.setCurrentWidget(page)

    def get_ready(self) -> None:
        """Make the missing pages and apply the current colour scheme, one page after another."""
        if not self._is_over:
            self._pause.start()

    def stop(self) -> None:
        """Get no page ready any more."""
        self._is_over = True
        self._pause.stop()

    def _get_one_ready(self) -> None:
        """Make one page, or apply the colour scheme to one; the page that is shown comes first.

        What work has brought is shown in a turn of its own, so nothing is done while some is under way.
        """
        if not nothing_runs(self.window()):
            return
        seen = self.currentWidget()
        for name in sorted(PageName, key=lambda name: self._there.get(name) is not seen):
            if name not in self._there:
                self._add(name)
                return
            if self._dress(name):
                return
        self._pause.stop()

    def _dress(self, name: PageName) -> bool:
        """Apply the current scheme to a page; return whether it was needed."""
        before, self._worn[name] = self._worn.get(name), theme.current_theme()
        if self._worn[name] == before:
            return False
        theme.apply_theme(self._there[name])
        return True
