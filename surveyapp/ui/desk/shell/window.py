"""The desk's window: navigation, pages, menus, status bar; files may be dropped anywhere on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QKeySequence,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLabel, QMainWindow, QMenu, QMessageBox, QPushButton, QWidget

import surveyapp
from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.program.documents import PROJECT_ENDING
from surveyapp.services.project.undo_history import step_name
from surveyapp.storage.program.preferences import Preferences, read_preferences
from surveyapp.storage.program.program_files import build_stamp
from surveyapp.storage.project.saved_layout import State
from surveyapp.storage.project.undo_history import HistoryStep
from surveyapp.ui.appearance import window_geometry
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.appearance.program_icon import program_icon
from surveyapp.ui.boxes import in_column, in_row
from surveyapp.ui.desk.common.session import DeskSession, PageName
from surveyapp.ui.desk.editor.survey_file import AskUnsaved, ask_unsaved
from surveyapp.ui.desk.files.key_dialog import AskKey, ask_for_key
from surveyapp.ui.desk.help.licences_dialog import LicencesDialog
from surveyapp.ui.desk.help.shortcuts import Shortcut, shortcuts_of
from surveyapp.ui.desk.help.tour import Tour
from surveyapp.ui.desk.shell.closing import (
    AskStop,
    ask_to_lose,
    ask_to_stop,
    unfinished_imports,
    unsaved_output,
    what_would_stop,
)
from surveyapp.ui.desk.shell.dropped_files import Drop, Use, drop_of
from surveyapp.ui.desk.shell.history_menu import HistoryMenu
from surveyapp.ui.desk.shell.navigation import Navigation, title
from surveyapp.ui.desk.shell.pages import PageArea, Pages, page_class
from surveyapp.ui.desk.shell.preferences_dialog import PreferencesDialog
from surveyapp.ui.desk.shell.protection_menu import Confirm, ProtectionMenu, ask_to_go_on
from surveyapp.ui.desk.shell.recent_menu import RecentMenu
from surveyapp.ui.desk.shell.saved_layout import LeftState
from surveyapp.ui.desk.shell.saved_note import SavedNote
from surveyapp.ui.desk.shell.survey_chooser import SurveyChooser
from surveyapp.ui.desk.shell.typed_pages import TypedPages
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.languages import survey_facts
from surveyapp.ui.preferences import use_all, use_scheme
from surveyapp.ui.screen_painter import PaintsScreens
from surveyapp.ui.widgets.file_picker import (
    FileRequest,
    PickFiles,
    PickKind,
    PicksFromLastFolder,
    local_paths,
    pick_files,
    with_ending,
)
from surveyapp.ui.widgets.layout import OneLine, text_label
from surveyapp.ui.widgets.message_bar import MessageBar, MessageKind
from surveyapp.ui.widgets.number_format import sentence, whole_text
from surveyapp.ui.widgets.page import Page
from surveyapp.ui.widgets.tab_order import put_after, put_in_order

if TYPE_CHECKING:
    from surveyapp.ui.desk.editor.page import SurveyPage

TURN_MS = 1
"""Until the next turn of the event loop: what is due after none still belongs to this one."""
TUTORIAL = "tutorial"
DESK_GUIDE = "desk"
PAGE_GUIDES = {
    PageName.FILES: (DESK_GUIDE, "files"),
    PageName.VARIABLES: (DESK_GUIDE, "variables"),
    PageName.ROWS: (DESK_GUIDE, "rows"),
    PageName.WEIGHTS: ("weights", ""),
    PageName.QUALITY: (DESK_GUIDE, "quality"),
    PageName.OUTPUT: (DESK_GUIDE, "output"),
    PageName.PRIVACY: (DESK_GUIDE, "privacy"),
    PageName.PLAN: (DESK_GUIDE, "plan"),
    PageName.FIELDWORK: (DESK_GUIDE, "fieldwork"),
    PageName.SURVEY: (DESK_GUIDE, "survey"),
    PageName.LEARN: (DESK_GUIDE, "learn"),
}
"""For each page the guide that fits it, and where in it."""
LATE_KEYS = {PageName.FIELDWORK: "Ctrl+Shift+W", PageName.WEIGHTS: "Ctrl+Shift+G"}
KEYS = {
    name: f"Ctrl+{(place + 1) % 10}"
    for place, name in enumerate(name for name in PageName if name not in LATE_KEYS)
} | LATE_KEYS
"""There are ten digits; pages that came later have a letter, so that all others keep theirs."""


class DeskWindow(QMainWindow, TypedPages):
    """The analyst's program on one project; ``files`` are imported as soon as it is shown.

    On a demonstration the tour is offered, once.
    """

    def __init__(
        self,
        project: Path,
        *,
        files: Sequence[Path] = (),
        file_picker: PickFiles = pick_files,
        ask_key: AskKey = ask_for_key,
        painter: PaintsScreens | None = None,
        ask: AskUnsaved = ask_unsaved,
        confirm: Confirm = ask_to_go_on,
        ask_stop: AskStop = ask_to_stop,
        ask_lose: AskStop = ask_to_lose,
        is_demonstration: bool = False,
    ) -> None:
        super().__init__()
        self.setObjectName("desk")
        self._given_picker = file_picker
        self._file_picker = PicksFromLastFolder(
            file_picker, lambda: self.session.project.absolute().parent
        )
        self._successor: DeskWindow | None = None
        self._waiting_files = tuple(files)
        self._was_shown = self._is_over = False
        self._is_demonstration = is_demonstration
        self.runner = JobRunner(self)
        self.session = DeskSession(project, self.runner, self)
        self._ask_key, self._painter, self._ask = ask_key, painter, ask
        self._asks_key: AskKey = (
            partial(ask_for_key, file_picker=self._file_picker)
            if ask_key is ask_for_key
            else ask_key
        )
        self._confirm, self._ask_stop, self._ask_lose = confirm, ask_stop, ask_lose
        self._drop: Drop | None = None
        self._imports: list[QAction] = []
        self.setAcceptDrops(True)
        window_geometry.resize(self, QSize(1280, 800), least=window_geometry.LEAST)
        self._lay_out()
        self._left = LeftState(self, self._pages.there)
        self._make_menus()
        self._make_status_bar()
        self._dress()
        self._pages.made.connect(self._page_made)
        self.session.page_wanted.connect(self.go_to)
        self.session.project_changed.connect(self._show_project)
        self.session.summary_changed.connect(self._show_summary)
        self.session.project_changed.connect(self._forget_project)
        self.session.writing_changed.connect(lambda: self._show_project(self.session.project))
        self.session.troubled.connect(self._say_trouble)
        self.session.changed_elsewhere.connect(self._say_changed)
        self.session.writable_again.connect(self._say_saved)
        self.session.step_moved.connect(self._say_moved, Qt.ConnectionType.QueuedConnection)
        self._show_project(project)
        self._show_summary(self.session.summary)
        self._enter(project)
        self._navigation.currentRowChanged.connect(self._turn)
        self._left.restore_geometry()
        self.session.project_left.connect(self._leave)
        self.session.project_entered.connect(self._enter)
        self.session.summary_known.connect(self._left.restore_pages)

    def _dress(self) -> None:
        """Apply the colour scheme to each part around the pages separately."""
        FollowsColourScheme(self.menuBar())
        FollowsColourScheme(self.statusBar())
        bars = self._page_area.horizontalScrollBar(), self._page_area.verticalScrollBar()
        for bar in bars:
            bar.setProperty("role", "page")
        for part in (self._overlay, self.tour, self.tour.ring, *bars):
            FollowsColourScheme(part)

    def _makers(self) -> dict[PageName, Callable[[], Page]]:
        session, file_picker = self.session, self._file_picker
        takes: dict[PageName, tuple[object, ...]] = {
            PageName.FILES: (session, file_picker, self._asks_key),
            PageName.VARIABLES: (session,),
            PageName.ROWS: (session,),
            PageName.WEIGHTS: (session, file_picker),
            PageName.QUALITY: (session, file_picker),
            PageName.OUTPUT: (session, file_picker),
            PageName.PRIVACY: (session, file_picker),
            PageName.PLAN: (session, file_picker),
            PageName.FIELDWORK: (session, file_picker),
            PageName.LEARN: (session, file_picker),
            PageName.HELP: (self.runner, file_picker),
        }
        makers: dict[PageName, Callable[[], Page]] = {
            name: partial(_made, name, given) for name, given in takes.items()
        }
        return {**makers, PageName.SURVEY: self._new_survey_page}

    def _new_survey_page(self) -> SurveyPage:
        page: SurveyPage = page_class(PageName.SURVEY)(
            self._file_picker, self._painter, ask=self._ask
        )
        page.folder = self.session.project.absolute().parent
        page.file.follow(self.session.summary.asked_survey)
        self.session.summary_changed.connect(partial(self._follow_survey, page))
        page.wanted.connect(partial(self.go_to, PageName.SURVEY))
        page.fill_menu(self._survey_menu)
        page.editing.saved_changed.connect(self._saved_note.look)
        return page

    def _follow_survey(self, page: SurveyPage, summary: ProjectSummary) -> None:
        if self.session.is_known:  # else another project comes, and the page forgets this one
            page.follow_project(summary)

    def _has_unsaved_survey(self) -> bool:
        is_made = PageName.SURVEY in self._pages.there
        return is_made and not self.survey_page.editing.is_saved

    def _page_made(self, name: PageName) -> None:
        """Let a new page have all that it would have had from the begin."""
        page = self._pages.there[name]
        page.help_wanted.connect(self.show_help)
        page.grew.connect(self._left.restore_part)
        self._left.restore_late(name)
        after_pages = (self.tour, *self.tour.findChildren(QPushButton), self._chooser)
        put_after(put_in_order(page), after_pages)

    def _lay_out(self) -> None:
        self._navigation = Navigation()
        self._pages = Pages(self._makers())
        self._whole = QWidget()
        row = in_row(self._navigation, inside=self._whole, spacing=0)
        self.tour = Tour(self._whole, self._navigation)
        self.tour.page_wanted.connect(self.go_to)
        self._page_area = PageArea(self._pages)
        row.addLayout(in_column((self._page_area, 1), self.tour, spacing=0), 1)
        self.setCentralWidget(self._whole)
        self._overlay = QLabel(self.tr("Drop to import"), self._whole)
        self._overlay.setObjectName("drop_overlay")
        self._overlay.setProperty("role", "overlay")
        self._overlay.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._overlay.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._overlay.hide()

    def _enter(self, project: Path, state: State | None = None) -> None:
        """Look as the project was left."""
        if PageName.SURVEY in self._pages.there:
            self.survey_page.folder = project.absolute().parent
        self.go_to(self._left.enter(project, state))

    def _leave(self) -> None:
        """Keep how the window looks with the project that it shows."""
        self._left.leave(self._navigation.page)

    def _make_menus(self) -> None:
        file = self.menuBar().addMenu(self.tr("&File"))
        self._action(file, self.tr("&New project…"), "new_project", "Ctrl+N").triggered.connect(
            self.new_project
        )
        self._action(file, self.tr("&Open project…"), "open_project", "Ctrl+O").triggered.connect(
            self.open_project
        )
        recent = RecentMenu(file, self.session.troubled.emit)
        recent.chosen.connect(self.open_path)
        file.addMenu(recent)
        self._action(file, self.tr("Save project &as…"), "save_project_as", "").triggered.connect(
            self.save_project_as
        )
        file.addSeparator()
        for words, called, keys, does in (
            (self.tr("&Import files…"), "menu_import", "Ctrl+I", self._import_files),
            (
                self.tr("Import a &folder…"),
                "menu_import_folder",
                "Ctrl+Shift+I",
                self._import_folder,
            ),
            (self.tr("Import a &table…"), "menu_import_table", "Ctrl+T", self._import_table),
            (self.tr("&Connect to a database…"), "menu_connect", "", self._connect_database),
        ):
            action = self._action(file, words, called, keys)
            action.triggered.connect(does)
            self._imports.append(action)
        self._action(file, self.tr("&Kiosks…"), "menu_kiosks", "Ctrl+K").triggered.connect(
            self._show_kiosks
        )
        file.addSeparator()
        self._action(file, self.tr("&Report and data…"), "menu_report", "Ctrl+R").triggered.connect(
            self.show_report
        )
        file.addSeparator()
        self._action(file, self.tr("&Quit"), "quit", "Ctrl+Q").triggered.connect(self.close)
        edit = self.menuBar().addMenu(self.tr("&Edit"))
        history = HistoryMenu(self.session, edit)
        ProtectionMenu(self.session, edit, self, self._confirm)
        edit.addSeparator()
        preferences = self._action(edit, self.tr("&Preferences…"), "preferences", "Ctrl+,")
        preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        preferences.triggered.connect(self._show_preferences)
        self._navigation.currentRowChanged.connect(
            lambda row: history.take_keys(are_taken=row != PageName.SURVEY)
        )
        self._survey_menu = self.menuBar().addMenu(self.tr("&Survey"))
        self._survey_menu.aboutToShow.connect(lambda: self._pages.make(PageName.SURVEY))
        go = self.menuBar().addMenu(self.tr("&Go to"))
        for name in PageName:
            keys = KEYS.get(name, "")
            action = self._action(go, title(name), f"go_{name.name.lower()}", keys)
            action.triggered.connect(lambda _on=False, name=name: self.go_to(name))
        help_menu = self.menuBar().addMenu(self.tr("&Help"))
        for words, called, many, does in (
            (self.tr("&Help on this page"), "help", ["F1"], self.show_help),
            (self.tr("&Tutorial"), "tutorial", [], self.show_tutorial),
            (self.tr("T&our of the desk"), "start_tour", [], self.tour.start),
            (self.tr("&Keyboard shortcuts"), "show_keys", ["Ctrl+/", "?"], self.show_keys),
        ):
            action = self._action(help_menu, words, called, "")
            action.setShortcuts([QKeySequence(one) for one in many])
            action.triggered.connect(lambda _on=False, does=does: does())
        help_menu.addSeparator()
        about = self._action(help_menu, self.tr("&About Surveyapp"), "about", "")
        about.triggered.connect(self.show_about)

    @staticmethod
    def _action(menu: QMenu, text: str, name: str, keys: str) -> QAction:
        action = menu.addAction(text)
        action.setObjectName(name)
        action.setShortcut(QKeySequence(keys))
        return action

    def _make_status_bar(self) -> None:
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        self._project_label = text_label("", "plain", name="status_project")
        self._survey_label = OneLine("status_survey")
        self._interviews_label = text_label("", "plain", name="status_interviews")
        bar.addWidget(self._project_label)
        bar.addWidget(self._survey_label, 1)
        self._chooser = SurveyChooser(self.session)
        bar.addWidget(self._chooser)
        bar.addPermanentWidget(self._interviews_label)
        self._saved_note = SavedNote(self.session, self._has_unsaved_survey)
        bar.addPermanentWidget(self._saved_note)

    def _show_project(self, project: Path) -> None:
        title = (
            self.tr("{project} (read-only) – Surveyapp desk")
            if self.session.summary.is_read_only
            else self.tr("{project} – Surveyapp desk")
        )
        self.setWindowTitle(title.format(project=project.stem))
        for action in self._imports:
            action.setEnabled(not self.session.summary.is_read_only)
        self._interviews_label.setVisible(not self.session.is_lost)
        self._survey_label.setVisible(
            not self.session.is_lost and len(self.session.summary.surveys) < 2
        )
        self._project_label.setText(self.tr("Project: {name}").format(name=project.name))
        self._project_label.setToolTip(str(project))

    def _show_summary(self, summary: ProjectSummary) -> None:
        survey = summary.survey
        self._show_project(self.session.project)
        self._survey_label.setText(
            self.tr("No survey yet. The first import sets it.")
            if survey is None
            else self.tr("Survey: {title} ({id}, version {version})").format(**survey_facts(survey))
        )
        self._survey_label.setToolTip(self._survey_label.text())
        self._interviews_label.setText(
            self.tr("Interviews: {count}").format(count=whole_text(summary.interviews))
        )
        text = QCoreApplication.translate(
            "ReportDialog", "Interviews, files and kiosks: {interviews}, {files}, {kiosks}"
        )
        self._interviews_label.setToolTip(
            text.format(
                interviews=whole_text(summary.interviews),
                files=whole_text(len(summary.files)),
                kiosks=whole_text(len(summary.kiosks)),
            )
        )

    def _turn(self, row: int) -> None:
        self._pages.show_page(PageName(row))

    def go_to(self, name: PageName) -> None:
        """Show a page."""
        self._navigation.setCurrentRow(name)

    def new_project(self) -> None:
        """Ask where a new project shall be and work on it; a project that is there is opened."""
        self._open(
            FileRequest(
                PickKind.SAVE,
                self.tr("New project"),
                self.tr("Projects (*{ending})").format(ending=PROJECT_ENDING),
                self.tr("survey") + PROJECT_ENDING,
                PROJECT_ENDING,
                overwrites=False,
            )
        )

    def open_project(self) -> None:
        """Ask for a project and work on it."""
        filters = self.tr("Projects (*{ending})").format(ending=PROJECT_ENDING)
        self._open(FileRequest(PickKind.FILE, self.tr("Open a project"), filters))

    def _open(self, request: FileRequest) -> None:
        for path in self._file_picker(self, request):
            self.open_path(
                with_ending(path, PROJECT_ENDING) if request.kind is PickKind.SAVE else path
            )

    def open_path(self, project: Path) -> None:
        """Work on another project, once nothing is lost by leaving this one."""
        if self._may_leave():
            job = self.session.open_project(project)
            what = self.tr("Opening {file}…").format(file=project.name)
            self._pages.make(self._navigation.page).busy.follow(job, what)

    def _may_leave(self) -> bool:
        """Return whether the project may be left: what is not saved, or not done, is asked about."""
        if PageName.SURVEY in self._pages.there and not self.survey_page.may_leave():
            return False
        if self.session.has_unkept_output and self.session.keep_at_once() is not None:
            sentence = unsaved_output(self.session.summary.is_read_only)
            if not self._ask_lose(self, sentence):
                return False
        for page in self._pages.there.values():
            if page.unsaved and not self._ask_lose(self, page.unsaved):
                return False
        sentence = what_would_stop(self.session.runner)
        return not sentence or self._ask_stop(self, sentence)

    def _may_lose_imports(self) -> bool:
        """Return whether the program may be closed: what was entered to import a table is asked about."""
        tables = frozenset(one.name for one in self.session.summary.files if one.is_table)
        names = [*self.session.kept_imports.unfinished(self.session.project, tables)]
        sentence = unfinished_imports(names) if names else ""
        return not sentence or self._ask_lose(self, sentence)

    def _forget_project(self, _project: Path) -> None:
        """Let nothing that was said or made of the project before be seen in the next."""
        self._file_picker.forget()
        for page in self._pages.there.values():
            page.forget_project()

    def _say_trouble(self, problem: Exception) -> None:
        self._pages_messages().problem(problem)

    def _say_changed(self) -> None:
        self._pages_messages().say(
            MessageKind.NOTE,
            self.tr("This project was changed in another window. What you see is how it is now."),
        )

    def _say_saved(self) -> None:
        self._pages_messages().done(
            self.tr("The project can be used again, and all changes are saved.")
        )

    def save_project_as(self) -> None:
        """Ask where a copy of the project shall be, and work on the copy."""
        request = FileRequest(
            PickKind.SAVE,
            self.tr("Save the project as"),
            self.tr("Projects (*{ending})").format(ending=PROJECT_ENDING),
            self.session.project.name,
            PROJECT_ENDING,
        )
        for path in self._file_picker(self, request):
            self._leave()
            job = self.session.save_as(with_ending(path, PROJECT_ENDING))
            self.files_page.busy.follow(job, self.tr("Saving a copy…"))

    def _import_files(self) -> None:
        self.go_to(PageName.FILES)
        self.files_page.ask_for_files()

    def _import_folder(self) -> None:
        self.go_to(PageName.FILES)
        self.files_page.ask_for_folder()

    def _import_table(self) -> None:
        self.go_to(PageName.FILES)
        self.files_page.import_table()

    def _connect_database(self) -> None:
        self.go_to(PageName.FILES)
        self.files_page.connect_database()

    def _show_kiosks(self) -> None:
        self.files_page.show_kiosks()

    def show_report(self) -> None:
        """Offer the report and the data for other programs."""
        self.go_to(PageName.OUTPUT)
        self.output_page.show_report_menu()

    def show_help(self) -> None:
        """Show the guide that fits the page; on the page of help stay where the reader is."""
        page = self._navigation.page
        if page in PAGE_GUIDES:
            self.go_to(PageName.HELP)
            self.help_page.show_guide(*PAGE_GUIDES[page])

    def show_tutorial(self) -> None:
        """Show the way from an empty folder to a report."""
        self.go_to(PageName.HELP)
        self.help_page.show_guide(TUTORIAL)

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return which keys do what, in menus and on pages."""
        pages = {title(name): self._pages.make(name) for name in PageName}
        return shortcuts_of(self.menuBar(), pages)

    def show_keys(self) -> None:
        """Show the sheet of keys."""
        # printing is loaded only for who asks for it
        from surveyapp.ui.desk.help.shortcut_sheet import ShortcutSheet  # noqa: PLC0415

        sheet = ShortcutSheet(self.shortcuts(), self)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.open()

    def _show_preferences(self) -> None:
        """Let the person choose colours, language, decimals and size of type."""
        dialog = PreferencesDialog(read_preferences(), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        before = dialog.chosen
        dialog.accepted.connect(lambda: self._prefer(before, dialog.chosen))
        dialog.open()

    def _prefer(self, before: Preferences, wanted: Preferences) -> None:
        """Apply preferences: colours here and now, the rest in a window that takes the place of this one."""
        use_scheme(wanted.scheme)
        if replace(before, scheme=wanted.scheme) != wanted and self._may_leave():
            use_all(wanted)
            self._leave()
            self._successor = self._made_again()
            self._successor.session.kept_imports = self.session.kept_imports
            self._successor.show()
            self._let_go()

    def _made_again(self) -> DeskWindow:
        return DeskWindow(
            self.session.project,
            file_picker=self._given_picker,
            ask_key=self._ask_key,
            painter=self._painter,
            ask=self._ask,
            confirm=self._confirm,
            ask_stop=self._ask_stop,
            ask_lose=self._ask_lose,
        )

    def _let_go(self) -> None:
        """Close without a question: another window goes on with the work."""
        self._is_over = True
        self.close()

    def show_about(self) -> None:
        """Say what this program is, and its version."""
        box = QMessageBox(self)
        box.setObjectName("about_box")
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowTitle(self.tr("About Surveyapp"))
        box.setIconPixmap(program_icon().pixmap(64, 64))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(self.tr("Surveyapp {version}").format(version=surveyapp.__version__))
        box.setInformativeText(
            self.tr(
                "For surveys with sensitive questions: chance protects each answer, and the "
                "desk estimates the true shares for the group as a whole."
            )
            + "\n\n"
            + self.tr("Build: {build}").format(build=build_stamp())
        )
        licences = box.addButton(self.tr("&Licences…"), QMessageBox.ButtonRole.ActionRole)
        licences.setObjectName("licences")
        licences.clicked.connect(lambda: LicencesDialog(self.runner, self).open())
        box.addButton(QMessageBox.StandardButton.Close)
        FollowsColourScheme(box)
        box.open()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave a narrow window's room to the pages."""
        super().resizeEvent(event)
        self._navigation.fit(event.size().width())

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to work when first shown; only now is it known what the window's frame takes."""
        super().showEvent(event)
        QTimer.singleShot(TURN_MS, self, lambda: window_geometry.bring_in(self))
        if not self._was_shown:
            self._was_shown = True
            QTimer.singleShot(TURN_MS, self, self._show_first_page)

    def _show_first_page(self) -> None:
        """Show the page that is looked at: in a turn of its own, since the window itself takes its time."""
        self._turn(self._navigation.page)
        QTimer.singleShot(TURN_MS, self, self._begin)

    def _begin(self) -> None:
        """Look at the project, or import the files that were given; get the other pages ready."""
        if not self.isVisible():
            self._was_shown = False
            return
        self._pages.make(PageName.FILES)  # which hears what happens to the project
        self._pages.get_ready()
        if self._waiting_files:
            self.session.import_paths(self._waiting_files)
        else:
            self.session.refresh()
        if self._is_demonstration:
            QTimer.singleShot(0, self.tour, self.tour.offer)  # once everything has its place

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop all work before the window goes; work, or a survey, that is not saved is asked about."""
        if not self._is_over and not (self._may_leave() and self._may_lose_imports()):
            event.ignore()
            return
        self._pages.stop()
        for page in self._pages.there.values():
            page.shutdown()
        self.runner.shutdown()
        self._leave()
        self.session.leave()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and folders and say what will be done with them, unless an import is running."""
        self._drop = drop_of(local_paths(event.mimeData()), self._navigation.page)
        if self._drop is not None and not self.session.is_importing:
            event.acceptProposedAction()
            self._overlay.setText(self._caption(self._drop))
            self._overlay.setGeometry(self._whole.rect().adjusted(12, 12, -12, -12))
            self._overlay.raise_()
            self._overlay.show()

    def _caption(self, drop: Drop) -> str:
        is_change = drop.use in {Use.IMPORT, Use.TABLES}
        if is_change and self.session.summary.is_read_only:
            return self.tr("This project is read-only: nothing can be imported")
        return drop.use.caption

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Take the invitation away."""
        self._overlay.hide()
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Open or import the dropped files, as the overlay announced."""
        self._overlay.hide()
        drop = drop_of(local_paths(event.mimeData()), self._navigation.page)
        if drop is not None:
            event.acceptProposedAction()
            self._take(drop)

    def _take(self, drop: Drop) -> None:
        match drop.use:
            case Use.PROJECT:
                self.open_path(drop.paths[0])
            case Use.SURVEY:
                self.go_to(PageName.SURVEY)
                self.survey_page.take(drop.paths[0])
            case Use.MODEL:
                self.go_to(PageName.LEARN)
                self.learn_page.take_model(drop.paths[0])
            case Use.LEARN:
                self.learn_page.take_table(drop.paths[0])
            case Use.KEY:
                self._pages_messages().say(MessageKind.NOTE, drop.use.caption)
            case _:
                self.go_to(PageName.FILES)
                self.files_page.take(drop.paths)

    def _say_moved(self, step: HistoryStep) -> None:
        """Say what was undone or redone, on the page that is looked at: it may show nothing else of it."""
        text = (
            QCoreApplication.translate("FilesPage", "Undone: {action}.")
            if step.is_undone
            else QCoreApplication.translate("FilesPage", "Redone: {action}.")
        )
        self._pages_messages().say(MessageKind.DONE, text.format(action=sentence(step_name(step))))

    def _pages_messages(self) -> MessageBar:
        return self._pages.make(self._navigation.page).messages


def _made(name: PageName, given: tuple[Any, ...]) -> Page:
    """Return a page, made when it is asked for."""
    page: Page = page_class(name)(*given)
    return page
