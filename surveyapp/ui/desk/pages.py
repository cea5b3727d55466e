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

from surveyapp.ui.desk.page import Page
from surveyapp.ui.desk.session import PageName
from surveyapp.ui.dressed import Dressed

PAUSE_MS = 20
"""Between two pages that are got ready ahead: the window paints itself and answers meanwhile."""

P = TypeVar("P", bound=Page)


class Pages(QStackedWidget):
    """The pages that ``makers`` make, of which one is seen. ``made(PageName)`` tells of each new one."""

    made = Signal(object)

    def __init__(self, makers: Mapping[PageName, Callable[[], Page]]) -> None:
        super().__init__()
        self._makers = makers
        self._there: dict[PageName, Page] = {}
        self._dressed: dict[PageName, Dressed] = {}
        self._pause = QTimer(self)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._get_one_ready)

    @property
    def there(self) -> Mapping[PageName, Page]:
        """The pages that are made, as it stands at any time."""
        return MappingProxyType(self._there)

    def make(self, name: PageName) -> Page:
        """Return a page, which is made if nobody has asked for it before."""
        if name not in self._there:
            page = self._there[name] = self._makers[name]()
            self.addWidget(page)
            self._dressed[name] = Dressed(page)
            self.made.emit(name)
        return self._there[name]

    def the(self, name: PageName, kind: type[P]) -> P:
        """Return a page as what it is."""
        page = self.make(name)
        assert isinstance(page, kind)  # noqa: S101 - its maker makes nothing else
        return page

    def show_page(self, name: PageName) -> None:
        """Let a page be seen, in the scheme of now."""
        page = self.make(name)
        self._dressed[name].put_on()
        self.setCurrentWidget(page)

    def get_ready(self) -> None:
        """Make the other pages ahead, one after another; dress them anew where the scheme changes."""
        self._pause.start()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._pause_again)

    def stop(self) -> None:
        """Get no page ready any more."""
        self._pause.stop()
        QGuiApplication.styleHints().colorSchemeChanged.disconnect(self._pause_again)

    def _pause_again(self) -> None:
        self._pause.start()

    def _get_one_ready(self) -> None:
        for name in PageName:
            if name not in self._there:
                self.make(name)
                return
            if self._dressed[name].put_on():
                return
        self._pause.stop()
