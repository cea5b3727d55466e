"""The page of fieldwork: back-checks planned, and what they found."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QButtonGroup, QLayout, QStackedWidget

from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.ui.appearance.colour_scheme import hold_parts
from surveyapp.ui.desk.common.form_panel import FormPanel, Tools
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.fieldwork.analysis_panel import AttendancePanel
from surveyapp.ui.desk.fieldwork.found_panel import FoundPanel
from surveyapp.ui.desk.fieldwork.progress_panel import ProgressPanel
from surveyapp.ui.desk.fieldwork.visits_panel import VisitsPanel
from surveyapp.ui.widgets.file_picker import PickFiles
from surveyapp.ui.widgets.layout import segment
from surveyapp.ui.widgets.page import Page
from surveyapp.ui.widgets.wrapping_row import FlowingRow

PANELS: Sequence[tuple[str, str, Callable[[Tools, DeskSession], FormPanel]]] = (
    ("progress", QT_TRANSLATE_NOOP("FieldworkPage", "Progress"), ProgressPanel),
    ("attendance", QT_TRANSLATE_NOOP("FieldworkPage", "Attendance"), AttendancePanel),
    ("visits", QT_TRANSLATE_NOOP("FieldworkPage", "Back-checks"), VisitsPanel),
    ("found", QT_TRANSLATE_NOOP("FieldworkPage", "What visits found"), FoundPanel),
)
"""Of each tab its name, its title in English, and what makes it."""


class FieldworkPage(Page):
    """A tab for each panel; the button that exports what the panel shows stands at the top."""

    def __init__(self, session: DeskSession, file_picker: PickFiles) -> None:
        super().__init__()
        self.set_heading(
            self.tr("Fieldwork"),
            self.tr("Whether interviews take place as planned, without a name of a respondent."),
        )
        tools = Tools(session.runner, file_picker, self.messages, self.busy)
        self._stack = QStackedWidget()
        hold_parts(self._stack)
        self.panels: dict[str, FormPanel] = {}
        self.content.addLayout(self._new_tabs())
        self.content.addWidget(self._stack, 1)
        for name, _, make in PANELS:
            self.add_later(partial(self._add_panel, name, partial(make, tools, session)))

    def _add_panel(self, name: str, make: Callable[[], FormPanel]) -> None:
        panel = self.panels[name] = make()
        self._stack.addWidget(panel)
        self.buttons.addWidget(panel.export)
        panel.export.setVisible(self._stack.currentWidget() is panel)

    @property
    def unsaved(self) -> str:
        """What leaving would lose: visits that were drawn."""
        return next(filter(None, (panel.unsaved for panel in self.panels.values())), "")

    def _new_tabs(self) -> QLayout:
        row = FlowingRow()
        self._tabs = QButtonGroup(self)
        for place, (name, title, _) in enumerate(PANELS):
            end = {0: "left", len(PANELS) - 1: "right"}.get(place, "neither")
            words = QCoreApplication.translate("FieldworkPage", title)
            tab = segment(words, f"fieldwork_view_{name}", end)
            tab.setChecked(place == 0)
            self._tabs.addButton(tab, place)
            self.keep(tab)
            row.addWidget(tab)
        self._tabs.idToggled.connect(lambda place, is_on: self._turn(place) if is_on else None)
        return row

    def _turn(self, place: int) -> None:
        """Show one of the panels, with the button that exports it."""
        self.messages.clear()
        self._stack.setCurrentIndex(place)
        for at, panel in enumerate(self.panels.values()):
            panel.export.setVisible(at == place)

    def save_state(self) -> dict[str, object]:
        """Return what is typed in the panels that keep it."""
        panels = {name: panel.save_state() for name, panel in self.panels.items()}
        return {**super().save_state(), "panels": panels}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Fill the forms in as they were."""
        found = state.get("panels")
        kept = found if isinstance(found, dict) else {}
        for name, panel in self.panels.items():
            own = kept.get(name)
            if isinstance(own, dict):
                panel.restore_state(own)
        super().restore_state(state)
