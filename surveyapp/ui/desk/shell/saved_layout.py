"""How the window looked when a project was left: kept in the project, brought back when it is opened."""

from __future__ import annotations

import base64
import binascii
import logging
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtWidgets import QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.storage.program.recent_projects import note_project
from surveyapp.storage.project.saved_layout import State, keep_desk_state, read_desk_state
from surveyapp.ui.appearance import window_geometry
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.widgets.column_table import TableView
from surveyapp.ui.widgets.page import Page
from surveyapp.ui.widgets.widget_state import is_size

_log = logging.getLogger(__name__)

PAGE, GEOMETRY, PAGES, COLUMNS = "page", "geometry", "pages", "columns"

_EARLIER = {"estimates": "output", "together": "output"}
"""Pages of earlier versions, and where their contents are now."""


class LeftState:
    """The state of ``window`` in the project that it works on.

    ``pages`` are those that are made, as it stands at any time; what is kept of the others stays so.
    """

    def __init__(self, window: QWidget, pages: Mapping[PageName, Page]) -> None:
        self._window, self._pages = window, pages
        self._project: Path | None = None
        self._state: State = {}
        self._is_restored = False

    def enter(self, project: Path, state: State | None = None) -> PageName:
        """Take what ``project`` has kept, or read it; return the page to show first."""
        self._project, self._is_restored = project, False
        self._state = read_desk_state(project) if state is None else state
        names = {name.name.lower(): name for name in PageName}
        kept = str(self._state.get(PAGE))
        return names.get(_EARLIER.get(kept, kept), PageName.FILES)

    def restore_geometry(self) -> None:
        """Bring the window to the place and size that it had."""
        kept = self._state.get(GEOMETRY)
        if isinstance(kept, str):
            try:
                self._window.restoreGeometry(base64.b64decode(kept, validate=True))
                window_geometry.bring_in(self._window)
            except (binascii.Error, ValueError):
                _log.info("the window's kept place cannot be read")

    def restore_pages(self) -> None:
        """Bring the pages back, once what the project holds is known; the project counts as recent."""
        if self._is_restored or self._project is None:
            return
        self._is_restored = True
        for name in self._pages:
            self._restore_page(name)
        self._restore_columns(self._window)
        try:
            note_project(self._project)
        except SurveyAppError:
            _log.info("the list of recent projects cannot be written", exc_info=True)

    def restore_late(self, name: PageName) -> None:
        """Bring a page back that was made after the others were."""
        if self._is_restored:
            self._restore_page(name)
            self._restore_columns(self._pages[name])

    def restore_part(self, part: QWidget) -> None:
        """Bring back what was chosen for a part that a page has only now."""
        if self._is_restored:
            self._restore_columns(part)

    def _kept(self, part: str) -> dict[str, object]:
        kept = self._state.get(part)
        return kept if isinstance(kept, dict) else {}

    def _restore_page(self, name: PageName) -> None:
        state = self._kept(PAGES).get(name.name.lower())
        if isinstance(state, dict):
            self._pages[name].restore_state(state)

    def _restore_columns(self, place: QWidget) -> None:
        """Give each table the widths of columns that were chosen in this project, and no others."""
        kept = self._kept(COLUMNS)
        for table in place.findChildren(TableView):
            found = kept.get(table.objectName())
            widths = found if isinstance(found, dict) else {}
            table.use_widths({name: width for name, width in widths.items() if is_size(width)})

    def _columns(self) -> dict[str, object]:
        tables = self._window.findChildren(TableView)
        chosen: dict[str, object] = {
            table.objectName(): dict(table.widths) for table in tables if table.widths
        }
        if len(self._pages) == len(PageName):
            return chosen
        there = {table.objectName() for table in tables}
        later = {name: kept for name, kept in self._kept(COLUMNS).items() if name not in there}
        return {**later, **chosen}

    def _page_states(self) -> dict[str, object]:
        kept = self._kept(PAGES)
        earlier = {name: kept[name] for name in _EARLIER if name in kept}  # with the kept report
        return earlier | {
            name.name.lower(): self._pages[name].save_state()
            if name in self._pages
            else kept.get(name.name.lower(), {})
            for name in PageName
        }

    def leave(self, page: PageName) -> None:
        """Save the layout; a project that was never read keeps its saved layout."""
        if not self._is_restored or self._project is None:
            return
        geometry = base64.b64encode(self._window.saveGeometry().data()).decode()
        state = {
            PAGE: page.name.lower(),
            GEOMETRY: geometry,
            PAGES: self._page_states(),
            COLUMNS: self._columns(),
        }
        try:
            keep_desk_state(self._project, state)
        except SurveyAppError:
            _log.info("how the desk looked cannot be kept", exc_info=True)
