"""How the window looked when a project was left: kept in the project, brought back when it is opened."""

from __future__ import annotations

import base64
import binascii
import logging
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtWidgets import QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.storage.desk_state import State, keep_desk_state, read_desk_state
from surveyapp.storage.recent_projects import note_project
from surveyapp.ui.desk.kept_state import is_size
from surveyapp.ui.desk.page import Page
from surveyapp.ui.desk.session import PageName
from surveyapp.ui.desk.tables import TableView

_log = logging.getLogger(__name__)

PAGE, GEOMETRY, PAGES, COLUMNS = "page", "geometry", "pages", "columns"


class LeftState:
    """The state of ``window``, whose pages are ``pages``, in the project that it works on."""

    def __init__(self, window: QWidget, pages: Mapping[PageName, Page]) -> None:
        self._window, self._pages = window, pages
        self._project: Path | None = None
        self._state: State = {}
        self._is_restored = False

    def enter(self, project: Path) -> PageName:
        """Read what ``project`` has kept; return the page to show first."""
        self._project, self._is_restored = project, False
        self._state = read_desk_state(project)
        names = {name.name.lower(): name for name in PageName}
        return names.get(str(self._state.get(PAGE)), PageName.FILES)

    def restore_geometry(self) -> None:
        """Bring the window to the place and size that it had."""
        kept = self._state.get(GEOMETRY)
        if isinstance(kept, str):
            try:
                self._window.restoreGeometry(base64.b64decode(kept, validate=True))
            except (binascii.Error, ValueError):
                _log.info("the window's kept place cannot be read")

    def restore_pages(self) -> None:
        """Bring the pages back, once what the project holds is known; the project counts as recent."""
        if self._is_restored or self._project is None:
            return
        self._is_restored = True
        pages = self._state.get(PAGES)
        for name, page in self._pages.items():
            state = pages.get(name.name.lower()) if isinstance(pages, dict) else None
            if isinstance(state, dict):
                page.restore_state(state)
        self._restore_columns(self._state.get(COLUMNS))
        try:
            note_project(self._project)
        except SurveyAppError:
            _log.info("the list of recent projects cannot be written", exc_info=True)

    def _restore_columns(self, kept: object) -> None:
        """Give each table the widths of columns that were chosen in this project, and no others."""
        for table in self._window.findChildren(TableView):
            found = kept.get(table.objectName()) if isinstance(kept, dict) else None
            widths = found if isinstance(found, dict) else {}
            table.use_widths({name: width for name, width in widths.items() if is_size(width)})

    def _columns(self) -> dict[str, object]:
        tables = self._window.findChildren(TableView)
        return {table.objectName(): dict(table.widths) for table in tables if table.widths}

    def leave(self, page: PageName) -> None:
        """Keep how everything looks; a project that was never known keeps what it had."""
        if not self._is_restored or self._project is None:
            return
        geometry = base64.b64encode(self._window.saveGeometry().data()).decode()
        pages = {name.name.lower(): one.save_state() for name, one in self._pages.items()}
        state = {
            PAGE: page.name.lower(),
            GEOMETRY: geometry,
            PAGES: pages,
            COLUMNS: self._columns(),
        }
        try:
            keep_desk_state(self._project, state)
        except SurveyAppError:
            _log.info("how the desk looked cannot be kept", exc_info=True)
