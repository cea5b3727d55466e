"""The first window of ``surveyapp`` alone: what would you like to do?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from surveyapp.services.opening import PROJECT_ENDING, SURVEY_ENDING
from surveyapp.storage.recent_projects import RecentProject, recent_projects
from surveyapp.ui import theme
from surveyapp.ui.desk.page import button, text_label, tile
from surveyapp.ui.desk.pick import Kind, Pick, Request, pick_paths, with_ending

FORM_ENDING = ".xlsx"
MOST_RECENT = 4
MOST_LETTERS = 24


class StartWindow(QWidget):
    """Two choices: analyse at the desk, or ask with a kiosk.

    ``desk_requested(Path)`` names the project (which need not exist yet), ``kiosk_requested(Path)`` the
    survey file, ``form_requested(Path, Path)`` an XLSForm and the survey file that it shall become. The
    window stays open; whoever takes the request closes it.
    """

    desk_requested = Signal(object)
    kiosk_requested = Signal(object)
    form_requested = Signal(object, object)

    def __init__(self, *, pick: Pick = pick_paths) -> None:
        super().__init__()
        self._pick = pick
        self.setObjectName("start")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setWindowTitle(self.tr("Surveyapp"))
        self.setMinimumSize(820, 520)
        self.resize(1000, 620)
        self._icons: list[tuple[QLabel, str]] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(48, 40, 48, 32)
        column.setSpacing(theme.TIGHT)
        column.addStretch(1)
        column.addWidget(text_label(self.tr("Surveyapp"), "title"))
        column.addWidget(
            text_label(
                self.tr("Ask what people do not tell, without ever knowing who said what."), "lead"
            )
        )
        column.addSpacing(theme.ROOMY)
        row = QHBoxLayout()
        row.setSpacing(theme.ROOMY)
        row.addWidget(self._desk_choice(), 1)
        row.addWidget(self._kiosk_choice(), 1)
        column.addLayout(row)
        column.addSpacing(theme.GAP)
        recent = recent_projects()[:MOST_RECENT]
        if recent:
            column.addWidget(self._recent(recent))
        column.addWidget(self._hint())
        column.addStretch(2)
        self._dress()
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._dress)

    def _dress(self) -> None:
        theme.dress(self)
        for label, name in self._icons:
            label.setPixmap(theme.icon(name, theme.current_theme().accent).pixmap(32, 32))

    def _desk_choice(self) -> QFrame:
        frame, column = self._choice(
            "estimates",
            self.tr("Open the desk"),
            self.tr(
                "Bring together what the kiosks collected, estimate the true shares with their "
                "uncertainty, and plan sample sizes."
            ),
        )
        new = button(self.tr("&New project…"), "new_project", role="primary")
        new.clicked.connect(self._new_project)
        there = button(self.tr("&Open a project…"), "open_project")
        there.clicked.connect(self._open_project)
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        row.addWidget(new)
        row.addWidget(there)
        row.addStretch(1)
        column.addLayout(row)
        return frame

    def _recent(self, projects: Sequence[RecentProject]) -> QWidget:
        """Return a row of the projects that were open lately."""
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.TIGHT)
        row.addWidget(text_label(self.tr("Recent projects:"), "hint"))
        for number, project in enumerate(projects):
            name = project.path.stem
            told = name if project.is_there else self.tr("{name} (not there)").format(name=name)
            made = button(shortened(told).replace("&", "&&"), f"recent_{number}", role="quiet")
            made.setAccessibleName(self.tr("Open {name}").format(name=told))
            made.setToolTip(str(project.path))
            made.setEnabled(project.is_there)
            made.clicked.connect(partial(self._open_recent, project.path))
            row.addWidget(made)
        row.addStretch(1)
        return holder

    def _open_recent(self, project: Path) -> None:
        self.desk_requested.emit(project)

    def _kiosk_choice(self) -> QFrame:
        frame, column = self._choice(
            "kiosk",
            self.tr("Run a kiosk"),
            self.tr(
                "Let people answer on this device, full screen; it records only what the coins let "
                "through, and leaving it needs the supervisor's PIN."
            ),
        )
        choose = button(self.tr("&Choose a survey…"), "choose_survey", role="primary")
        choose.clicked.connect(self._choose_survey)
        row = QHBoxLayout()
        row.addWidget(choose)
        row.addStretch(1)
        column.addLayout(row)
        return frame

    def _choice(self, icon: str, title: str, text: str) -> tuple[QFrame, QVBoxLayout]:
        frame = QFrame()
        frame.setProperty("role", "card")
        picture = tile()
        self._icons.append((picture, icon))
        column = QVBoxLayout(frame)
        column.setContentsMargins(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN)
        column.setSpacing(theme.GAP)
        column.addWidget(picture)
        column.addWidget(text_label(title, "choice"))
        column.addWidget(text_label(text, "lead", wraps=True))
        column.addStretch(1)
        column.addSpacing(theme.GAP)
        return frame, column

    def _hint(self) -> QLabel:
        hint = text_label(
            self.tr(
                "Only looking around? Run “surveyapp demo” in a terminal: it makes an example survey "
                "with interviews from several kiosks and opens the desk on them."
            ),
            "hint",
            wraps=True,
        )
        hint.setObjectName("demo_hint")
        hint.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return hint

    def _new_project(self) -> None:
        request = Request(
            Kind.SAVE,
            self.tr("New project"),
            self._project_filter(),
            self.tr("survey") + PROJECT_ENDING,
            PROJECT_ENDING,
            overwrites=False,
        )
        for path in self._pick(self, request):
            self.desk_requested.emit(with_ending(path, PROJECT_ENDING))

    def _open_project(self) -> None:
        request = Request(Kind.FILE, self.tr("Open a project"), self._project_filter())
        for path in self._pick(self, request):
            self.desk_requested.emit(path)

    def _choose_survey(self) -> None:
        filters = self.tr("Surveys and XLSForms (*{ending} *{form})").format(
            ending=SURVEY_ENDING, form=FORM_ENDING
        )
        request = Request(Kind.FILE, self.tr("Choose a survey"), filters)
        for path in self._pick(self, request):
            if path.suffix.lower() == FORM_ENDING:
                self._save_form(path)
            else:
                self.kiosk_requested.emit(Path(path))

    def _save_form(self, form: Path) -> None:
        request = Request(
            Kind.SAVE,
            self.tr("Save the form as a survey"),
            self.tr("Surveys (*{ending})").format(ending=SURVEY_ENDING),
            form.stem + SURVEY_ENDING,
            SURVEY_ENDING,
        )
        for path in self._pick(self, request):
            self.form_requested.emit(form, with_ending(path, SURVEY_ENDING))

    def _project_filter(self) -> str:
        return self.tr("Projects (*{ending})").format(ending=PROJECT_ENDING)


def shortened(name: str) -> str:
    """Return a name that is too long for a button with its middle left out."""
    if len(name) <= MOST_LETTERS:
        return name
    half = MOST_LETTERS // 2
    return f"{name[:half]}…{name[-half:]}"
