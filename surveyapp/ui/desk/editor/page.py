"""The page on which a survey is written."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path as FilePath

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from surveyapp.services.dataset.summary import ProjectSummary
from surveyapp.services.surveys.draft import Path
from surveyapp.services.surveys.validation import DraftFindings
from surveyapp.survey.definition.formats import TALLIES
from surveyapp.survey.definition.kiosk_texts import KEY as KIOSK_TEXTS
from surveyapp.survey.json_format.mistake_places import steps_of
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import hold_parts
from surveyapp.ui.boxes import in_row
from surveyapp.ui.desk.editor.bound_fields import Bound
from surveyapp.ui.desk.editor.findings_box import FindingsBox
from surveyapp.ui.desk.editor.kiosk_texts_pane import KioskTextsPane
from surveyapp.ui.desk.editor.preview_pane import PreviewPane
from surveyapp.ui.desk.editor.question_form import QuestionForm
from surveyapp.ui.desk.editor.question_list import Outline
from surveyapp.ui.desk.editor.survey_file import (
    AskUnsaved,
    Confirm,
    SurveyFile,
    ask_to_confirm,
    ask_unsaved,
)
from surveyapp.ui.desk.editor.survey_form import SurveyForm
from surveyapp.ui.desk.editor.survey_model import SURVEY, Editing
from surveyapp.ui.desk.editor.tallies_pane import TalliesPane
from surveyapp.ui.screen_painter import PaintsScreens
from surveyapp.ui.widgets.file_picker import PickFiles
from surveyapp.ui.widgets.layout import IconButton, button, card, segment, text_label
from surveyapp.ui.widgets.number_format import own_text
from surveyapp.ui.widgets.page import Page
from surveyapp.ui.widgets.tab_order import put_in_place
from surveyapp.ui.widgets.wrapping_row import TurningRow

FILE = "file"
LEAD_HERE = ("new_survey", "open_survey", "show_project")
"""What can be chosen of the menu on every page: it leads to this one."""
BELOW = 3
"""How many times the height of the list the form of a question has below it, beyond what both need."""
NARROW = 760
"""Pixels of a row below which the form of a question stands under the list of questions."""


class SurveyPage(Page):
    """Questions at the left, the form of the chosen one at the right, problems below.

    ``wanted()``: what was chosen of the menu is to be seen on this page.
    """

    wanted = Signal()

    def __init__(
        self,
        file_picker: PickFiles,
        painter: PaintsScreens | None,
        *,
        ask: AskUnsaved = ask_unsaved,
        confirm: Confirm = ask_to_confirm,
    ) -> None:
        super().__init__()
        self.folder: FilePath | None = None
        """Where the project lies."""
        self.editing = Editing(self)
        self.file = SurveyFile(self.editing, self, file_picker, ask, confirm)
        self._form: QuestionForm | SurveyForm | None = None
        self._shape: object = None
        self._outline = Outline(self.editing)
        self._outline.setMinimumWidth(theme.scaled(236))
        self._findings = FindingsBox(self.editing)
        self._findings.wanted.connect(self.lead_to)
        self._preview = None if painter is None else PreviewPane(self.editing, painter)
        self._texts = KioskTextsPane(self.editing, self, file_picker)
        self._tallies = TalliesPane(self.editing)
        self._actions: list[QAction] = []
        self._make_actions()
        self._lay_out()
        self.editing.changed.connect(self._show_draft)
        self.editing.left.connect(self._show_draft)
        self.editing.texts_wanted.connect(self._show_texts)
        self.editing.selected.connect(self._show_draft)
        self.editing.examined.connect(self._show_findings)
        self.editing.file_changed.connect(self._show_file)
        self.editing.saved_changed.connect(self._show_file)
        self._show_draft()
        self._show_file()
        self._listen(is_shown=False)
        self.editing.examine()

    def save_state(self) -> dict[str, object]:
        """Return the name of the survey's file where that lies beside the project.

        Where other files lie is not kept: who is given the project need not know.
        """
        file = self.editing.file
        return {} if file is None or file.parent != self.folder else {FILE: file.name}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Open the survey again that was written."""
        name = str(state.get(FILE, ""))
        if self.folder is None or not name or FilePath(name).name != name:
            return
        if (self.folder / name).is_file():
            self.file.reopen(self.folder / name)

    # The page

    def _lay_out(self) -> None:
        for action in ("undo", "redo"):
            self.buttons.addWidget(self._icon_of(action))
        for name, words in (("new_survey", self.tr("New")), ("open_survey", self.tr("Open"))):
            self.buttons.addWidget(self._button_of(name, words))
        self.buttons.addWidget(self._button_of("save_survey", self.tr("Save"), role="primary"))
        self._area = QScrollArea()
        self._area.setObjectName("form_area")
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it is reached
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._sides = QStackedWidget()
        hold_parts(self._sides)
        self._sides.addWidget(self._area)
        right = QVBoxLayout()
        right.setSpacing(theme.TIGHT)
        if self._preview is not None:
            self._sides.addWidget(self._preview)
        self._sides.addWidget(self._tallies)
        self._sides.addWidget(self._texts)
        right.addLayout(self._new_segments())
        right.addWidget(self._sides, 1)
        row = TurningRow(lambda: theme.scaled(NARROW))
        row.setSpacing(theme.GAP)
        row.addWidget(self._outline)
        row.addLayout(right, BELOW)
        # above the form the list has a part of the height, not what Qt gives any list
        row.turned.connect(lambda is_turned: row.setStretch(0, int(is_turned)))
        self._of_project = self._new_note()
        self.content.addWidget(self._of_project)
        self.content.addLayout(row, 1)
        self.content.addWidget(self._findings)

    def _new_note(self) -> QWidget:
        """Return what stands above the project's survey."""
        frame, column = card()
        frame.setObjectName("of_project")
        said = self.tr(
            "The project's interviews were made with this survey, so it can only be looked at."
        )
        begin = button(self.tr("Edit as a new version"), "edit_new_version", role="primary")
        begin.clicked.connect(self.file.edit_new_version)
        column.addLayout(in_row((text_label(said, "plain", wraps=True), 1), begin))
        frame.hide()
        return frame

    def _new_segments(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(0)
        group = QButtonGroup(self)
        preview = () if self._preview is None else (self._preview,)
        for words, name, end, side in (
            (self.tr("Write"), "show_form", "left", self._area),
            *((self.tr("Preview"), "show_preview", "middle", one) for one in preview),
            (self.tr("Tallies"), "show_tallies", "middle", self._tallies),
            (self.tr("Kiosk texts"), "show_texts", "right", self._texts),
        ):
            made = segment(words, name, end)
            made.setChecked(side is self._area)
            made.clicked.connect(partial(self._sides.setCurrentWidget, side))
            group.addButton(made)
            row.addWidget(made)
        row.addStretch(1)
        return row

    def _icon_of(self, name: str) -> IconButton:
        action = self.action(name)
        words = action.text().replace("&", "")
        made = IconButton(name, words, f"{name}_button", action.trigger)
        made.setEnabled(action.isEnabled())
        action.enabledChanged.connect(made.setEnabled)
        return made

    def _button_of(self, name: str, words: str, *, role: str = "plain") -> QPushButton:
        action = self.action(name)
        made = button(words, f"{name}_button", role=role)
        made.setAccessibleName(action.text().replace("&", ""))
        made.clicked.connect(action.trigger)
        action.enabledChanged.connect(made.setEnabled)
        return made

    # What can be done

    def _make_actions(self) -> None:
        stack = self.editing.stack
        for words, name, keys, act in (
            (self.tr("&New survey"), "new_survey", "Ctrl+Shift+N", self.file.new),
            (self.tr("&Open a survey…"), "open_survey", "Ctrl+Shift+O", self.file.open),
            (self.tr("&Save the survey"), "save_survey", "Ctrl+S", self.file.save),
            (self.tr("Save the survey &as…"), "save_survey_as", "Ctrl+Shift+S", self.file.save_as),
            (self.tr("Show the &project's survey"), "show_project", "", self.file.show_project),
            (self.tr("&Undo"), "undo", "Ctrl+Z", stack.undo),
            (self.tr("&Redo"), "redo", "Ctrl+Shift+Z", stack.redo),
        ):
            action = QAction(words, self)
            action.setObjectName(name)
            action.setShortcut(QKeySequence(keys))
            if name in LEAD_HERE:
                action.triggered.connect(self.wanted)
            action.triggered.connect(lambda _on=False, act=act: act())
            self._actions.append(action)
        for name, can, changed in (
            ("undo", stack.canUndo, stack.canUndoChanged),
            ("redo", stack.canRedo, stack.canRedoChanged),
        ):
            self.action(name).setEnabled(can())
            changed.connect(self.action(name).setEnabled)

    def action(self, name: str) -> QAction:
        """Return one of the page's actions."""
        return next(action for action in self._actions if action.objectName() == name)

    def fill_menu(self, menu: QMenu) -> None:
        """Put the page's actions into the window's menu; the keys of most work while the page is shown."""
        for action in self._actions:
            if action.objectName() == "undo":
                menu.addSeparator()
            menu.addAction(action)

    def showEvent(self, event: QShowEvent) -> None:
        """Listen to the keys."""
        super().showEvent(event)
        self._listen(is_shown=True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the keys to the other pages."""
        super().hideEvent(event)
        self._listen(is_shown=False)

    def _listen(self, *, is_shown: bool) -> None:
        stack = self.editing.stack
        able = {
            "undo": stack.canUndo(),
            "redo": stack.canRedo(),
            "save_survey": not self.file.shows_project,
            "show_project": self.file.has_project and not self.file.shows_project,
        }
        for action in self._actions:
            name = action.objectName()
            action.setEnabled((is_shown or name in LEAD_HERE) and able.get(name, True))

    def follow_project(self, summary: ProjectSummary) -> None:
        """Show the survey of a project unless something else is worked on."""
        self.file.follow(summary.asked_survey)
        self._listen(is_shown=self.isVisible())

    def take(self, path: FilePath) -> None:
        """Work on a file that was dropped; unsaved edits are asked about."""
        if self.file.may_leave():
            self.file.open_path(path)

    def forget_project(self) -> None:
        """Begin with an empty survey; what was not saved of the last was asked about."""
        super().forget_project()
        self.file.forget()

    def may_leave(self) -> bool:
        """Return whether the survey may be left; unsaved edits are asked about."""
        return self.file.may_leave()

    def shutdown(self) -> None:
        """Stop all work."""
        super().shutdown()
        self.editing.shutdown()

    # What is shown

    def _show_file(self) -> None:
        file = self.editing.file
        is_of_project = self.file.shows_project
        facts = {key: self.editing.draft.at((key,)) for key in ("id", "version")}
        if is_of_project or (file is None and facts["version"] != 1):
            facts["version"] = own_text(str(facts["version"]))
            name = self.tr("{id}, version {version}").format(**facts)
        else:
            name = self.tr("New survey") if file is None else file.name
        unsaved = "" if self.editing.is_saved else self.tr(" – not saved")
        self.set_heading(self.tr("Survey"), name + unsaved)
        self._of_project.setVisible(is_of_project)
        self._outline.lock(is_locked=is_of_project)
        self._listen(is_shown=self.isVisible())

    def _show_draft(self) -> None:
        """Show the draft in the form; another form where it has other fields."""
        shape = self._shape_now()
        if shape != self._shape or self._form is None:
            self._shape = shape
            self._new_form()
        self._form.show_draft(self.editing.draft)  # type: ignore[union-attr]
        if self.editing.findings is not None:
            self._show_findings(self.editing.findings)

    def _shape_now(self) -> object:
        """Return all that decides which fields there are."""
        draft, path = self.editing.draft, self.editing.selection
        question = draft.at(path) if path else {}
        design = question.get("design", {})
        of_survey = () if path else (draft.groups, [q.get("id") for q in draft.questions])
        return (
            path,
            draft.languages,
            question.get("type"),
            len(question.get("choices", ())),
            tuple(question.get("members", ())),
            self.editing.is_read_only,
            self.editing.is_own_wanted,
            (design.get("name"), sorted(design)) if self.editing.is_own_wanted else None,
            design.get("name"),
            str(of_survey) if draft.groups else bool(path),
        )

    def _new_form(self) -> None:
        path = self.editing.selection
        focused = self._focused_name()
        old, scrolled = self._form, self._area.verticalScrollBar().value()
        is_same_place = old is not None and old.property("path") == str(path)
        self._form = QuestionForm(self.editing, path) if path else SurveyForm(self.editing)
        if self.editing.is_read_only:
            self._form.lock()
        self._form.setProperty("path", str(path))
        self._form.setObjectName("form")
        self._area.takeWidget()
        self._area.setWidget(self._form)
        put_in_place(self._form)
        if old is not None:
            old.hide()
            old.deleteLater()
        if is_same_place:
            self._area.verticalScrollBar().setValue(scrolled)
            self._focus_on(focused)

    def _focused_name(self) -> str:
        focused = QApplication.focusWidget()
        if self._form is None or focused is None or not self._form.isAncestorOf(focused):
            return ""
        return focused.objectName()

    def _focus_on(self, name: str) -> None:
        widget = self._form.findChild(QWidget, name) if name and self._form else None
        if widget is not None:
            widget.setFocus()

    def _show_findings(self, findings: DraftFindings) -> None:
        paths = [(steps_of(mistake.path), mistake) for mistake in self.editing.shown(findings)]
        selection = self.editing.selection
        length = len(selection)
        own = [(path, mistake) for path, mistake in paths if _is_own(path, selection, length)]
        if self._form is not None:
            self._form.complain(own)
            self._form.show_findings(findings)
        self._outline.show_findings(findings)
        self._findings.show_findings(findings)
        if self._preview is not None:
            self._preview.show_findings(findings)
        self._texts.show_findings(findings)
        self._tallies.show_findings(findings, paths)

    def _show_texts(self, language: str) -> None:
        """Show the kiosk's texts in a language."""
        self._show_side("show_texts", self._texts)
        self._texts.look_at(language)

    def _show_side(self, name: str, side: QWidget) -> None:
        shows = self.findChild(QPushButton, name)
        if shows is not None:
            shows.setChecked(True)
        self._sides.setCurrentWidget(side)

    def lead_to(self, path: str) -> None:
        """Show the field that a mistake's path is about, and put the cursor there."""
        wanted = steps_of(path)
        if wanted[:1] == (KIOSK_TEXTS,) and len(wanted) > 1:
            self._show_texts(str(wanted[1]))
            return
        if wanted[:1] == (TALLIES,):
            self._show_side("show_tallies", self._tallies)
            self._put_cursor(self._tallies, self._tallies.nearest(wanted))
            return
        row = wanted[:2] if self.editing.draft.at(wanted[:2]) is not None else SURVEY
        is_question = bool(row) and row[0] in {"questions", "members"} and len(row) > 1
        self._show_side("show_form", self._area)
        self.editing.select(row if is_question else SURVEY)
        self._put_cursor(self._area, None if self._form is None else self._form.nearest(wanted))

    def _put_cursor(self, area: QScrollArea, field: Bound | None) -> None:
        if field is not None:
            area.ensureWidgetVisible(field)
            field.field.setFocus()


def _is_own(path: Path, selection: Path, length: int) -> bool:
    if selection:
        return path[:length] == selection
    return path[:1] not in {("questions",), ("members",), (TALLIES,)}
