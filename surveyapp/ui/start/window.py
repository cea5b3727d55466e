"""The first window of ``surveyapp`` alone: what would you like to do?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from surveyapp.analyses.base.progress import Progress
from surveyapp.errors import UserProblem
from surveyapp.services.program.documents import (
    PROJECT_ENDING,
    SURVEY_ENDING,
    DocumentKind,
    sort_documents,
)
from surveyapp.storage.program.recent_projects import RecentProject, recent_projects
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.appearance.line_icons import icon_label
from surveyapp.ui.boxes import Gap, Stretch, in_column, in_row
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.widgets.file_picker import (
    FileRequest,
    PickFiles,
    PickKind,
    PicksFromLastFolder,
    local_paths,
    pick_files,
    with_ending,
)
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.message_bar import problem_text
from surveyapp.ui.widgets.splitters import Scrolled
from surveyapp.ui.widgets.wrapping_row import FlowingRow

FORM_ENDING = ".xlsx"
MOST_RECENT = 4
MOST_LETTERS = 24


class StartWindow(QWidget):
    """Two choices: analyse at the desk, or ask with a kiosk.

    ``desk_requested(Path)`` names the project (which need not exist yet), ``kiosk_requested(Path)`` the
    survey file, ``form_requested(Path, Path)`` an XLSForm and the survey file that it shall become;
    ``files_dropped(Documents)`` files of one kind; ``demonstration_requested()``,
    ``demonstration_made(Demo)``, ``tutorial_requested()`` and ``totals_requested()``. The window stays open;
    whoever takes the request closes it.
    """

    desk_requested = Signal(object)
    kiosk_requested = Signal(object)
    form_requested = Signal(object, object)
    demonstration_requested = Signal()
    demonstration_made = Signal(object)
    tutorial_requested = Signal()
    totals_requested = Signal()
    files_dropped = Signal(object)

    def __init__(self, *, file_picker: PickFiles = pick_files) -> None:
        super().__init__()
        self._file_picker = PicksFromLastFolder(file_picker, _usual_folder)
        self._runner = JobRunner(self)
        self.setObjectName("start")
        self.setAcceptDrops(True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setWindowTitle(self.tr("Surveyapp"))
        self.setMinimumSize(660, 520)  # a tablet that is held upright is 800 wide
        theme.resize_window(self, 1000, 620)
        choices = QWidget()
        choices.setObjectName("form")
        row = in_row((self._desk_choice(), 1), (self._kiosk_choice(), 1), spacing=theme.ROOMY)
        column = in_column(
            Stretch(),
            text_label(self.tr("Surveyapp"), "title"),
            text_label(
                self.tr("Ask sensitive questions without ever knowing who answered what."), "lead"
            ),
            Gap(theme.ROOMY),
            row,
            Gap(theme.GAP),
            inside=choices,
            spacing=theme.TIGHT,
            margins=(48, 40, 48, 32),
        )
        recent = sorted(recent_projects(), key=lambda one: not one.is_there)[:MOST_RECENT]
        if recent:
            column.addWidget(self._recent(recent))
        column.addWidget(self._looking_around())
        column.addWidget(self.status)
        column.addStretch(2)
        in_column(Scrolled(choices), inside=self)
        FollowsColourScheme(self)

    def _desk_choice(self) -> QFrame:
        frame, column = self._choice(
            "estimates",
            self.tr("Open the desk"),
            self.tr(
                "Import the kiosks' files or a table, estimate the true shares with their uncertainty, "
                "and plan sample sizes."
            ),
        )
        new = button(self.tr("&New project…"), "new_project", role="primary")
        new.clicked.connect(self._new_project)
        there = button(self.tr("&Open a project…"), "open_project")
        there.clicked.connect(self._open_project)
        column.addLayout(in_row(new, there, Stretch(), spacing=theme.GAP))
        return frame

    def _recent(self, projects: Sequence[RecentProject]) -> QWidget:
        """Return a row of the projects that were open lately."""
        holder = QWidget()
        row = FlowingRow(theme.TIGHT)
        holder.setLayout(row)
        row.addWidget(text_label(self.tr("Recent projects:"), "hint"))
        for number, project in enumerate(projects):
            said = "{name}" if project.is_there else self.tr("{name} (not found)")
            short = said.format(name=_shortened_name(project.path.stem))
            made = button(short.replace("&", "&&"), f"recent_{number}", role="quiet")
            name = said.format(name=project.path.stem)
            made.setAccessibleName(self.tr("Open {name}").format(name=name))
            made.setToolTip(str(project.path))
            made.setEnabled(project.is_there)
            made.clicked.connect(partial(self._open_recent, project.path))
            row.addWidget(made)
        return holder

    def _open_recent(self, project: Path) -> None:
        self.desk_requested.emit(project)

    def _kiosk_choice(self) -> QFrame:
        frame, column = self._choice(
            "kiosk",
            self.tr("Run a kiosk"),
            self.tr(
                "Let people answer on this device in full screen. Chance protects private "
                "answers before they are recorded. Closing the kiosk needs the supervisor's "
                "PIN."
            ),
        )
        choose = button(self.tr("&Choose a survey…"), "choose_survey", role="primary")
        choose.clicked.connect(self._choose_survey)
        column.addLayout(in_row(choose, Stretch()))
        return frame

    def _choice(self, icon: str, title: str, text: str) -> tuple[QFrame, QVBoxLayout]:
        frame = QFrame()
        frame.setProperty("role", "card")
        column = in_column(
            icon_label(icon),
            text_label(title, "choice"),
            text_label(text, "lead", wraps=True),
            Stretch(),
            Gap(theme.GAP),
            inside=frame,
            spacing=theme.GAP,
            margins=(theme.MARGIN, theme.MARGIN, theme.MARGIN, theme.MARGIN),
        )
        return frame, column

    def _looking_around(self) -> QWidget:
        """Return a row with the demonstration and the tutorial."""
        holder = QWidget()
        row = in_row(
            text_label(self.tr("Just looking around?"), "hint"), inside=holder, spacing=theme.TIGHT
        )
        self._demonstration = button(
            self.tr("Try the &demonstration"), "try_demonstration", role="quiet"
        )
        self._demonstration.setToolTip(
            self.tr(
                "Creates an example survey with interviews from several kiosks and opens it "
                "on the desk."
            )
        )
        self._demonstration.clicked.connect(self.demonstration_requested)
        tutorial = button(self.tr("&Tutorial"), "tutorial", role="quiet")
        tutorial.setToolTip(self.tr("Ten minutes: from the first start to a report"))
        tutorial.clicked.connect(self.tutorial_requested)
        totals = button(self.tr("Totals that trustees &hold…"), "open_totals", role="quiet")
        totals.setToolTip(
            self.tr("For the office, for trustees, and for whoever opens totals with their shares")
        )
        totals.clicked.connect(self.totals_requested)
        row.addWidget(self._demonstration)
        row.addWidget(tutorial)
        row.addStretch(1)
        row.addWidget(totals)
        self.status = text_label("", "hint", wraps=True, name="start_told")
        self.status.hide()
        return holder

    def make_demonstration(self, folder: Path) -> None:
        """Make the demonstration in ``folder`` off the UI thread; then emit ``demonstration_made``."""
        self._demonstration.setEnabled(False)
        self._show_status(self.tr("Making the demonstration…"))
        job = self._runner.start("demo", partial(_made, folder))
        job.succeeded.connect(self.demonstration_made)
        job.failed.connect(lambda problem: self._show_status(problem_text(problem)))
        job.finished.connect(lambda: self._demonstration.setEnabled(True))

    def _show_status(self, text: str) -> None:
        self.status.setText(text)
        self.status.setVisible(bool(text))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop the demonstration that is being made."""
        self._runner.shutdown()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take collection files, a project or a survey, and say what will be done with them."""
        kind = self._kind_of(local_paths(event.mimeData()))
        if kind is not None:
            event.acceptProposedAction()
            self._show_status(self._does(kind))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Say nothing more."""
        self._show_status("")
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Hand the files on."""
        self._show_status("")
        paths = local_paths(event.mimeData())
        if self._kind_of(paths) is not None:
            event.acceptProposedAction()
            self.files_dropped.emit(sort_documents(paths))

    @staticmethod
    def _kind_of(paths: Sequence[Path]) -> DocumentKind | None:
        try:
            kind = sort_documents(paths).kind
        except UserProblem:  # nothing that a window is for: it is not taken
            return None
        return None if kind is DocumentKind.NOTHING else kind

    def _does(self, kind: DocumentKind) -> str:
        if kind is DocumentKind.PROJECT:
            return self.tr("Drop to open this project")
        if kind is DocumentKind.SURVEY:
            return self.tr("Drop to open this survey in the editor")
        if kind is DocumentKind.TALLIES:
            return self.tr("Drop to see what these files of tallies are, and what comes next")
        return self.tr("Drop to import; you then choose the project")

    def _new_project(self) -> None:
        request = FileRequest(
            PickKind.SAVE,
            self.tr("New project"),
            self._project_filter(),
            self.tr("survey") + PROJECT_ENDING,
            PROJECT_ENDING,
            overwrites=False,
        )
        for path in self._file_picker(self, request):
            self.desk_requested.emit(with_ending(path, PROJECT_ENDING))

    def _open_project(self) -> None:
        request = FileRequest(PickKind.FILE, self.tr("Open a project"), self._project_filter())
        for path in self._file_picker(self, request):
            self.desk_requested.emit(path)

    def _choose_survey(self) -> None:
        filters = self.tr("Surveys and XLSForms (*{ending} *{form})").format(
            ending=SURVEY_ENDING, form=FORM_ENDING
        )
        request = FileRequest(PickKind.FILE, self.tr("Choose a survey"), filters)
        for path in self._file_picker(self, request):
            if path.suffix.lower() == FORM_ENDING:
                self._save_form(path)
            else:
                self.kiosk_requested.emit(Path(path))

    def _save_form(self, form: Path) -> None:
        request = FileRequest(
            PickKind.SAVE,
            self.tr("Save the form as a survey"),
            self.tr("Surveys (*{ending})").format(ending=SURVEY_ENDING),
            form.stem + SURVEY_ENDING,
            SURVEY_ENDING,
        )
        for path in self._file_picker(self, request):
            self.form_requested.emit(form, with_ending(path, SURVEY_ENDING))

    def _project_filter(self) -> str:
        return self.tr("Projects (*{ending})").format(ending=PROJECT_ENDING)


def _made(folder: Path, progress: Progress) -> object:
    # simulating loads NumPy and SciPy, and the first window shall be there at once
    from surveyapp.services.simulation.demo import make_demo  # noqa: PLC0415

    return make_demo(folder, progress)


def _shortened_name(name: str) -> str:
    """Return a name that is too long for a button with its middle left out."""
    if len(name) <= MOST_LETTERS:
        return name
    half = MOST_LETTERS // 2
    return f"{name[:half]}…{name[-half:]}"


def _usual_folder() -> Path:
    """Return the folder of the project that was open last; without one, the person's documents."""
    known = [one.path.parent for one in recent_projects() if one.is_there]
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return known[0] if known else Path(documents)
