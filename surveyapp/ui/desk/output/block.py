"""One block of the output: its heading, its buttons, its note, its result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFocusEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from surveyapp.analyses.registry import analysis_named
from surveyapp.errors import SurveyAppError
from surveyapp.options import CONTEXT, OptionProblem
from surveyapp.services.analyses.request import FinishedAnalysis
from surveyapp.services.output.output import Block, Width
from surveyapp.services.output.request import request_of
from surveyapp.ui.appearance import line_icons, theme
from surveyapp.ui.boxes import in_column, in_row
from surveyapp.ui.desk.common.declared_views import views_of
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.desk.common.session import DeskSession
from surveyapp.ui.desk.output.dragging import DragHandle
from surveyapp.ui.desk.output.model import BlockState
from surveyapp.ui.jobs import Job
from surveyapp.ui.widgets.busy_bar import BusyBar
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.export_button import ExportButton
from surveyapp.ui.widgets.file_picker import PickFiles
from surveyapp.ui.widgets.layout import IconButton, text_label
from surveyapp.ui.widgets.message_bar import MessageBar, MessageKind
from surveyapp.ui.widgets.number_format import sentence, sentences
from surveyapp.ui.widgets.result_pane import ResultPane

NOTE_LINES = 8
"""Lines of a note that are shown at once."""


def block_title(block: Block) -> str:
    """Return what a block of an output is called: its analysis, and what of."""
    kind = analysis_named(block.analysis)
    if kind is None:
        return block.analysis
    title = QCoreApplication.translate(CONTEXT, kind.title)
    try:
        formula = sentence(request_of(block).analysis.formula)
    except SurveyAppError:
        return title
    return f"{title}: {formula}" if formula else title


class _Title(DragHandle):
    """The heading of a block: who touches it, or comes to it by Tab, has the block's options in the form."""

    focused = Signal()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Choose the block that the keyboard has come to."""
        super().focusInEvent(event)
        if event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
            self.focused.emit()


class NoteEdit(QPlainTextEdit):
    """The analyst's words on a block, as high as they are; ``finished()`` when the person leaves them."""

    finished = Signal()

    def __init__(self, name: str, spoken: str) -> None:
        super().__init__()
        labelled(self, name, spoken)
        self.setPlaceholderText(spoken)
        self.setTabChangesFocus(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.textChanged.connect(self._fit)
        self._fit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the person has finished."""
        super().focusOutEvent(event)
        self.finished.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        lines = max(1, min(int(self.document().size().height()), NOTE_LINES))
        around = self.contentsMargins().top() + self.contentsMargins().bottom()
        height = lines * self.fontMetrics().lineSpacing() + around + 18
        if height != self.height():
            self.setFixedHeight(height)


class BlockFrame(QFrame):
    """Shows one block. Signals carry its number: what the person wants of it, and that it is looked at.

    ``chosen`` by its heading, ``touched`` somewhere in it.
    """

    chosen = Signal(int)
    touched = Signal(int)
    run_wanted = Signal(int)
    moved = Signal(int, int)
    duplicated = Signal(int)
    removed = Signal(int)
    hidden = Signal(int, bool)
    width_wanted = Signal(int, object)
    noted = Signal(int, str)

    def __init__(self, block: Block, session: DeskSession, picker: PickFiles) -> None:
        super().__init__()
        self.number = block.number
        self._block = block
        self._shown: FinishedAnalysis | None = None
        self._problem: Exception | None = None
        self._session = session
        self.setObjectName(f"block_{block.number}")
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.messages, self.busy = MessageBar(), BusyBar()
        names = tuple(f"{self.objectName()}_{part}" for part in ("table", "chart", "sentence"))
        self.export = ExportButton(f"block-{block.number}", session.runner, picker, self.messages)
        self.export.add_charts()
        for action in self.export.exports:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            self.addAction(action)
        self._fit_soon = QTimer(self, singleShot=True, interval=0)
        self.pane = ResultPane((names[0], names[1], names[2]), self.tr("Result"), self.export)
        self.pane.view_changed.connect(lambda _place: self._fit_soon.start())
        self.pane.table.pressed.connect(lambda _index: self.touched.emit(self.number))
        self._fit_soon.timeout.connect(self._fit)
        column = in_column(
            self._new_header(),
            inside=self,
            spacing=theme.TIGHT,
            margins=(theme.GAP, theme.TIGHT, theme.GAP, theme.TIGHT + 2),
        )
        self._body = QWidget()
        self.note = NoteEdit(f"{self.objectName()}_note", self.tr("Your note on this result"))
        self.note.finished.connect(self._note_finished)
        self._facts = text_label("", "caption", wraps=True, name=f"{self.objectName()}_facts")
        in_column(
            self.busy,
            self.messages,
            self.pane,
            self._facts,
            self.note,
            inside=self._body,
            spacing=theme.TIGHT,
        )
        column.addWidget(self._body)
        self.show_block(block)

    # the header

    def _new_header(self) -> QHBoxLayout:
        self.title = _Title()
        self.title.setObjectName(f"{self.objectName()}_title")
        self.title.setProperty("role", "block")
        self.title.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.title.setIconSize(QSize(theme.scaled(18), theme.scaled(18)))
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.title.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.title.clicked.connect(self._choose)
        self.title.focused.connect(self._choose)
        self._standing = text_label("", "caption", name=f"{self.objectName()}_standing")
        self._make_actions()
        row = in_row((self.title, 1), self._standing, spacing=2)
        self._icons = {
            name: IconButton(
                icon, words, f"{self.objectName()}_{name}", self._actions[name].trigger
            )
            for name, icon, words in (
                ("run", "redo", self.tr("Run again")),
                ("up", "up", self.tr("Move up")),
                ("down", "down", self.tr("Move down")),
            )
        }
        for icon in self._icons.values():
            row.addWidget(icon)
        row.addWidget(self._new_menu_button())
        return row

    def _make_actions(self) -> None:
        self._actions: dict[str, QAction] = {}
        wanted: Sequence[tuple[str, str, str, Callable[[], object]]] = (
            ("run", self.tr("&Run again"), "F5", lambda: self.run_wanted.emit(self.number)),
            ("up", self.tr("Move &up"), "Alt+Up", lambda: self.moved.emit(self.number, -1)),
            ("down", self.tr("Move &down"), "Alt+Down", lambda: self.moved.emit(self.number, 1)),
            ("beside", self.tr("&Half the width"), "", self._turn_width),
            ("note", self.tr("Write a &note"), "", self._write_note),
            ("copy", self.tr("Du&plicate"), "Ctrl+D", lambda: self.duplicated.emit(self.number)),
            ("hide", self.tr("H&ide, and leave out of the report"), "", self._turn_hidden),
            ("remove", self.tr("Remo&ve"), "Ctrl+Del", lambda: self.removed.emit(self.number)),
        )
        for name, text, keys, does in wanted:
            action = QAction(text, self)
            action.setObjectName(f"{self.objectName()}_do_{name}")
            action.setShortcut(QKeySequence(keys))
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            action.triggered.connect(self._note_finished)  # which the action may be about
            action.triggered.connect(lambda _on=False, does=does: does())
            self.addAction(action)
            self._actions[name] = action
        for name in ("beside", "hide"):
            self._actions[name].setCheckable(True)

    @property
    def shared_actions(self) -> tuple[QAction, ...]:
        """What the keyboard does from the form of the options too; other keys mean something else there."""
        return self._actions["run"], self._actions["copy"]

    def _new_menu_button(self) -> QToolButton:
        made = QToolButton()
        made.setProperty("role", "icon")
        made.setIcon(line_icons.icon("more"))
        made.setIconSize(QSize(theme.scaled(18), theme.scaled(18)))
        labelled(made, f"{self.objectName()}_more", self.tr("More for this analysis"))
        made.setToolTip(self.tr("More for this analysis"))
        made.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(made)
        menu.addActions([self._actions[name] for name in ("run", "up", "down")])
        menu.addSeparator()
        menu.addActions([self._actions[name] for name in ("beside", "note", "copy", "hide")])
        menu.addSeparator()
        menu.addActions(self.export.exports)
        menu.addSeparator()
        menu.addAction(self._actions["remove"])
        made.setMenu(menu)
        return made

    # what is shown

    @property
    def shown(self) -> FinishedAnalysis | None:
        """The result that is shown."""
        return self._shown

    @property
    def problem(self) -> Exception | None:
        """Why nothing was found, as it is shown."""
        return self._problem

    def show_block(self, block: Block) -> None:
        """Show what the block asks for and says, besides its result."""
        self._block = block
        kind = analysis_named(block.analysis)
        self.title.setIcon(line_icons.icon(kind.picture if kind else "warning", "accent"))
        title = block_title(block)
        self.title.setText(title.replace("&", "&&"))
        self.title.setToolTip(self.tr("{title}\nDrag it to another place.").format(title=title))
        self.title.setAccessibleName(title)
        self.setAccessibleName(title)
        if not self.note.hasFocus() and self.note.toPlainText() != block.note:
            self.note.setPlainText(block.note)
        self.note.setVisible(bool(block.note) or self.note.hasFocus())
        self._body.setVisible(not block.is_hidden)
        self._actions["hide"].setChecked(block.is_hidden)
        self._actions["beside"].setChecked(block.width is Width.HALF)

    def show_place(self, *, is_first: bool, is_last: bool) -> None:
        """Offer to move the block where there is somewhere to go."""
        for name, is_end in (("up", is_first), ("down", is_last)):
            self._actions[name].setEnabled(not is_end)
            self._icons[name].setEnabled(not is_end)

    def show_chosen(self, *, is_chosen: bool) -> None:
        """Look like the block whose options the form shows; only that one explains its rows."""
        if self.property("isChosen") == is_chosen:
            return
        self.setProperty("isChosen", is_chosen)
        self.style().unpolish(self)
        self.style().polish(self)
        self.pane.fold(is_folded=not is_chosen)

    def show_state(self, state: BlockState, *, is_outdated: bool, is_stopped: bool) -> None:
        """Show what was found, and whether that is what the block asks for."""
        if state.found is not None and state.found is not self._shown:
            self._show_found(state.found)
        self.pane.setVisible(state.found is not None)
        self.pane.setEnabled(state.job is None and not is_outdated)
        self._facts.setVisible(state.found is not None and bool(self._facts.text()))
        self._problem = state.problem
        if state.problem is not None:
            self._show_problem(state.problem)
        elif state.found is not None and state.job is None:
            self._show_cautions(state.found)
        else:
            self.messages.clear()
        standing = ""
        if self._block.is_hidden:
            standing = self.tr("Hidden")
        elif is_outdated:
            standing = self.tr("Out of date")
        elif state.found is None and is_stopped and state.job is None:
            standing = self.tr("Stopped")
        self._standing.setText(standing)
        self._standing.setProperty("role", "wrong" if is_outdated else "caption")
        self._standing.style().unpolish(self._standing)
        self._standing.style().polish(self._standing)
        title = block_title(self._block)
        self.title.setAccessibleName(f"{title}. {standing}" if standing else title)

    def follow(self, job: Job) -> None:
        """Show the progress of the work on this block, and a button that stops it."""
        self.busy.follow(job, self.tr("Computing…"))

    def _show_found(self, found: FinishedAnalysis) -> None:
        self._shown = found
        self.pane.show_views(views_of(found), found.request.command(self._session.project))
        in_labels = TranslatedLabels(found.result.survey).sentence  # type: ignore[attr-defined]
        told = map(in_labels, found.request.analysis.facts(found.result))
        facts = (sentences((one,)) for one in told)
        self._facts.setText(" · ".join(one for one in facts if one))
        self._fit_soon.start()

    def _show_problem(self, problem: Exception) -> None:
        is_incomplete = isinstance(problem, OptionProblem)
        if is_incomplete and self._shown is None:
            text = self.tr("Choose the options of this analysis at the side.")
            self.messages.say(MessageKind.NOTE, text)
        elif is_incomplete:
            text = self.tr(
                "The options at the side are not complete, so this result is out of date."
            )
            self.messages.say(MessageKind.WARNING, text)
        else:
            self.messages.problem(self._in_labels(problem))

    def _in_labels(self, problem: Exception) -> Exception:
        """Return what is wrong with the labels of the survey, where it names questions."""
        survey = self._session.summary.survey
        if survey is None or not isinstance(problem, SurveyAppError):
            return problem
        return SurveyAppError(TranslatedLabels(survey).message(problem.message))

    def _show_cautions(self, found: FinishedAnalysis) -> None:
        result: Any = found.result
        in_labels = TranslatedLabels(result.survey).sentence
        warnings = tuple(result.warnings)
        told = [*getattr(result, "remarks", ()), *warnings]
        for table in found.request.analysis.tables:
            told += table.notes(result) if table.notes else ()
        lines = [sentences((in_labels(one),)) for one in told]
        text = "\n".join(lines)
        if text:
            self.messages.say(MessageKind.WARNING if warnings else MessageKind.NOTE, text)
        else:
            self.messages.clear()

    def _fit(self) -> None:
        if self._shown is not None:
            self.pane.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the result the height that it needs at this width."""
        super().resizeEvent(event)
        self._fit_soon.start()

    # what the person does

    def _choose(self) -> None:
        self.chosen.emit(self.number)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the block that is touched, where none of its parts takes the touch."""
        self.touched.emit(self.number)
        super().mousePressEvent(event)

    def _write_note(self) -> None:
        """Let the person write on the result."""
        self.note.show()
        self.note.setFocus()

    def _note_finished(self) -> None:
        text = self.note.toPlainText().strip()
        self.note.setVisible(bool(text) or self.note.hasFocus())
        if text != self._block.note:
            self.noted.emit(self.number, text)

    def _turn_width(self) -> None:
        other = Width.WHOLE if self._block.width is Width.HALF else Width.HALF
        self.width_wanted.emit(self.number, other)

    def _turn_hidden(self) -> None:
        self.hidden.emit(self.number, not self._block.is_hidden)
