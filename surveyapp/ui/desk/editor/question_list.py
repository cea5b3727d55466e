"""The list of questions: the survey itself first, members below their joint question."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QItemSelectionModel, QSize, Qt
from PySide6.QtGui import QDropEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QToolButton,
    QWidget,
)

from surveyapp.services.surveys.design_goals import Goal, keeping_goals, with_goal
from surveyapp.services.surveys.draft import QUESTIONS, Draft, OutlineRow, Path
from surveyapp.services.surveys.edits import (
    QUESTION_KINDS,
    add_question,
    duplicate_question,
    remove_member,
    remove_question,
)
from surveyapp.services.surveys.validation import DraftFindings
from surveyapp.survey.json_format.mistake_places import steps_of
from surveyapp.ui.appearance import line_icons, theme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.common.estimate_text import kind_name
from surveyapp.ui.desk.editor.survey_model import SURVEY, Editing
from surveyapp.ui.languages import in_its_direction
from surveyapp.ui.widgets.layout import IconButton

PATH = Qt.ItemDataRole.UserRole
LEAST_HEIGHT = 140
"""Pixels: some questions are in sight also where the list stands above the form."""


class QuestionList(QListWidget):
    """Shows the rows; dragging one moves its question."""

    def __init__(self, outline: Outline) -> None:
        super().__init__()
        self._outline = outline
        self.setObjectName("outline")
        self.setAccessibleName(self.tr("Questions of the survey"))
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setIconSize(QSize(16, 16))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def dropEvent(self, event: QDropEvent) -> None:
        """Move the question to where it was dropped; the list is filled again from the draft."""
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()
        at = event.position().toPoint()
        target = self.itemAt(at)
        row = self.count() if target is None else self.row(target)
        if target is not None and at.y() > self.visualItemRect(target).center().y():
            row += 1
        self._outline.drop_before(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete removes the question; Alt with an arrow moves it."""
        if event.key() == Qt.Key.Key_Delete:
            self._outline.remove()
        elif event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in _ARROWS:
            self._outline.move_by(_ARROWS[event.key()])
        else:
            super().keyPressEvent(event)


_ARROWS = {Qt.Key.Key_Up.value: -1, Qt.Key.Key_Down.value: 1}


class Outline(QWidget):
    """The list, and below it what can be done with a question."""

    def __init__(self, editing: Editing) -> None:
        super().__init__()
        self._editing = editing
        self._rows: tuple[OutlineRow, ...] = ()
        self.list = QuestionList(self)
        self.list.currentRowChanged.connect(self._chosen)
        self.list.setMinimumHeight(theme.scaled(LEAST_HEIGHT))
        in_column((self.list, 1), self._new_buttons(), inside=self, spacing=theme.TIGHT)
        editing.changed.connect(self.refresh)
        editing.selected.connect(self._show_selection)
        self.refresh()

    def _new_buttons(self) -> QHBoxLayout:
        add = QToolButton()
        add.setObjectName("add_question")
        add.setText(self.tr("Add"))
        add.setAccessibleName(self.tr("Add a question"))
        add.setProperty("role", "button")
        add.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(add)
        for kind in QUESTION_KINDS:
            menu.addAction(kind_name(kind), partial(self.add, kind)).setObjectName(f"add_{kind}")
        add.setMenu(menu)
        self._add = add
        self._actions = [
            IconButton("copy", self.tr("Duplicate the question"), "duplicate", self.duplicate),
            IconButton("up", self.tr("Move up (Alt+Up)"), "move_up", partial(self.move_by, -1)),
            IconButton(
                "down", self.tr("Move down (Alt+Down)"), "move_down", partial(self.move_by, 1)
            ),
            IconButton("remove", self.tr("Remove the question (Del)"), "remove", self.remove),
        ]
        return in_row(add, Stretch(), *self._actions, spacing=2)

    def lock(self, *, is_locked: bool) -> None:
        """Let questions be looked at only, or be changed again."""
        self._add.setEnabled(not is_locked)
        self._show_selection()

    def refresh(self) -> None:
        """Draw the list of the present draft."""
        draft = self._editing.draft
        self._rows = draft.rows
        self.list.blockSignals(True)  # noqa: FBT003 - Qt's own call
        self.list.clear()
        self._add_row(self.tr("The survey"), SURVEY, "survey", is_member=False)
        for row in self._rows:
            text = " ".join(row.text.split()) or kind_name(row.kind)
            self._add_row(f"{row.id}\n{text}", row.path, row.kind, is_member=row.is_member)
        self.list.blockSignals(False)  # noqa: FBT003
        self._show_selection()

    def _add_row(self, words: str, path: Path, kind: str, *, is_member: bool) -> None:
        indent = "    " if is_member else ""
        lines = (f"{indent}{in_its_direction(line)}" for line in words.split("\n"))
        item = QListWidgetItem("\n".join(lines))
        item.setData(PATH, path)
        item.setToolTip(kind_name(kind) if path else words)
        flags = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        is_movable = path[:1] == (QUESTIONS,)
        item.setFlags(flags | Qt.ItemFlag.ItemIsDragEnabled if is_movable else flags)
        self.list.addItem(item)

    def _show_selection(self) -> None:
        rows = [SURVEY, *(row.path for row in self._rows)]
        at = rows.index(self._editing.selection) if self._editing.selection in rows else 0
        self.list.blockSignals(True)  # noqa: FBT003 - Qt's own call
        self.list.setCurrentRow(at, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.list.blockSignals(False)  # noqa: FBT003
        place = self._place
        can = (place is not None, bool(place), place is not None and place + 1 < self._count)
        for made, is_live in zip(self._actions, (*can, bool(self._editing.selection)), strict=True):
            made.setEnabled(is_live and not self._editing.is_read_only)

    def show_findings(self, findings: DraftFindings) -> None:
        """Mark the rows that have mistakes, by a sign and by colour."""
        wrong = {steps_of(mistake.path)[:2] for mistake in self._editing.shown(findings)}
        for i in range(self.list.count()):
            item = self.list.item(i)
            path = item.data(PATH)
            is_wrong = path[:2] in wrong if path else any(p[:1] not in _PARTS for p in wrong)
            sign = line_icons.icon("warning", "bad") if is_wrong else line_icons.icon("blank")
            # the blank keeps the others in line, where some are wrong
            item.setData(Qt.ItemDataRole.DecorationRole, sign if wrong else None)

    @property
    def _place(self) -> int | None:
        """The place of the selected question; None for the survey and for members."""
        path = self._editing.selection
        return int(path[1]) if path[:1] == (QUESTIONS,) else None

    @property
    def _count(self) -> int:
        return len(self._editing.draft.questions)

    def _chosen(self, row: int) -> None:
        item = self.list.item(row)
        if item is not None:
            self._editing.select(tuple(item.data(PATH)))

    def add(self, kind: str) -> None:
        """Add a question behind the selected one, with strong privacy."""
        place = self._count if self._place is None else self._place + 1
        path: Path = (QUESTIONS, place)
        added = with_goal(add_question(self._editing.draft, kind, place), path, Goal.STRONG)
        self._editing.edit(added, select=path)

    def duplicate(self) -> None:
        """Copy the selected question."""
        if self._place is not None:
            copied = duplicate_question(self._editing.draft, self._place)
            self._editing.edit(copied, select=(QUESTIONS, self._place + 1))

    def move_by(self, by: int) -> None:
        """Move the selected question up or down."""
        place = self._place
        if place is not None and 0 <= place + by < self._count:
            self._move_to(place, place + by)

    def drop_before(self, row: int) -> None:
        """Move the selected question before the question of a row of the list."""
        place = self._place
        if place is None:
            return
        before = sum(1 for each in self._rows[: max(row - 1, 0)] if not each.is_member)
        self._move_to(place, before - (before > place))

    def _move_to(self, place: int, to: int) -> None:
        moved = self._editing.draft.move((QUESTIONS, place), to)
        self._editing.edit(moved, select=(QUESTIONS, to))

    def remove(self) -> None:
        """Remove the selected question, or take a member out of its joint question."""
        path, draft = self._editing.selection, self._editing.draft
        if not path:
            return
        if self._place is None:
            self._editing.edit(_without_member(draft, path), select=SURVEY)
            return
        fewer = remove_question(draft, self._place)
        last = min(self._place, len(fewer.questions) - 1)
        self._editing.edit(fewer, select=(QUESTIONS, last) if last >= 0 else SURVEY)


def _without_member(draft: Draft, path: Path) -> Draft:
    name = draft.at((*path, "id"))
    fewer = remove_member(draft, path)
    for place, question in enumerate(draft.questions):
        if name in question.get("members", ()):
            fewer = keeping_goals(draft, fewer, (QUESTIONS, place))
    return fewer


_PARTS = ((QUESTIONS,), ("members",))
