"""Fields bound to JSON paths: typing becomes an edit of the draft, and problems show below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QLocale, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QTextOption
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from surveyapp.services.surveys.draft import Draft, Path
from surveyapp.services.surveys.edits import put_text
from surveyapp.survey.json_format.checked_value import Mistake
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.editor.survey_model import Editing
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import sentence

Change = Callable[[Draft, Any], Draft]
_STAYING = {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason}
"""Why a field loses the focus that comes back to it."""


class Bound(QWidget):
    """A field for the value at ``path``, with its label above and its problem below.

    A narrow field has its ``note`` of what is wrong elsewhere; whoever gives it places it.
    """

    def __init__(
        self,
        editing: Editing,
        path: Path,
        label: str,
        field: QWidget,
        *,
        note: QLabel | None = None,
    ) -> None:
        super().__init__()
        self.editing, self.path, self.field = editing, path, field
        self.label = text_label(label, "field", wraps=True)
        if not label:
            self.label.hide()  # and never shown before it has a parent: it would be a window
        self._note = note or text_label("", "wrong", wraps=True)
        self._note.setObjectName(f"{field.objectName()}_note")
        self._note.hide()
        if not field.accessibleName():
            field.setAccessibleName(label)
        field.installEventFilter(self)
        in_column(self.label, field, *(() if note else (self._note,)), inside=self, spacing=3)

    def complain(self, text: str) -> None:
        """Show a problem below the field; an empty text clears it."""
        if text == self._note.text():
            return
        self._note.setText(text)
        self._show_note()
        self.field.setProperty("isWrong", bool(text))
        self.field.setAccessibleDescription(text)
        self._polish()

    def mark_missing(self, words: str) -> None:
        """Mark the field as missing, by colour and by ``words`` in it; empty ``words``: it is there."""
        if isinstance(self.field, QLineEdit | QPlainTextEdit):
            self.field.setPlaceholderText(words)
        if self.field.property("isMissing") is not bool(words):
            self.field.setProperty("isMissing", bool(words))
            self._polish()
            self._show_note()

    def _show_note(self) -> None:
        """Show the problem, unless the field already shows that it is missing."""
        is_told = self.field.property("isMissing") is True
        self._note.setVisible(bool(self._note.text()) and not is_told)

    def _polish(self) -> None:
        self.field.style().unpolish(self.field)
        self.field.style().polish(self.field)

    def show_draft(self, draft: Draft) -> None:
        """Show what the draft holds; each kind of field does it in its own way."""

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Leave undo and redo to the history of the survey; leaving a field ends its edit."""
        if event.type() is QEvent.Type.FocusOut and isinstance(event, QFocusEvent):
            self.editing.end_typing()
            if event.reason() not in _STAYING:
                self.editing.leave(self.path)
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            undoing = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
            if any(event.matches(key) for key in undoing):
                event.ignore()
                return True
        return False


class LineField(Bound):
    """One line of text. ``on_leaving`` waits with the edit until the field is left."""

    def __init__(
        self,
        editing: Editing,
        path: Path,
        label: str,
        name: str,
        *,
        shown: Callable[[Any], str] = lambda value: "" if value is None else str(value),
        change: Change | None = None,
        on_leaving: bool = False,
        note: QLabel | None = None,
    ) -> None:
        self.edit = QLineEdit()
        self.edit.setObjectName(name)
        super().__init__(editing, path, label, self.edit, note=note)
        self._shown = shown
        self._typed: str | None = None
        """What the file writes for what is typed."""
        self._change = change or (lambda draft, text: put_text(draft, path, text))
        if on_leaving:
            self.edit.editingFinished.connect(self._edited)
        else:
            self.edit.textEdited.connect(lambda _text: self._edited())

    def _edited(self) -> None:
        if self.edit.text() != self._shown(self.editing.draft.at(self.path)):
            changed = self._change(self.editing.draft, self.edit.text())
            self._typed = self._shown(changed.at(self.path))
            self.editing.edit(changed, typed=self.path)

    def show_draft(self, draft: Draft) -> None:
        """Show the value, unless it was just typed; as a number may be that the file writes otherwise."""
        text = self._shown(draft.at(self.path))
        if text not in {self.edit.text(), self._typed}:
            self._typed = None
            self.edit.setText(text)


class Paragraph(Bound):
    """A text of several lines in one language; Tab leaves it."""

    def __init__(
        self, editing: Editing, path: Path, label: str, name: str, *, lines: int = 3
    ) -> None:
        self.edit = QPlainTextEdit()
        self.edit.setObjectName(name)
        self.edit.setTabChangesFocus(True)
        self.edit.setUndoRedoEnabled(False)
        self.edit.setFixedHeight(self.edit.fontMetrics().lineSpacing() * lines + 18)
        super().__init__(editing, path, label, self.edit)
        self.edit.textChanged.connect(self._edited)

    def _edited(self) -> None:
        text = self.edit.toPlainText()
        if text != self.editing.draft.at(self.path, ""):
            self.editing.edit(put_text(self.editing.draft, self.path, text), typed=self.path)

    def show_draft(self, draft: Draft) -> None:
        """Show the text, unless it was just typed."""
        text = draft.at(self.path, "")
        if text != self.edit.toPlainText():
            self.edit.setPlainText(text)


class Select(Bound):
    """One of a few values."""

    def __init__(
        self,
        editing: Editing,
        path: Path,
        label: str,
        name: str,
        *,
        entries: Sequence[tuple[str, object]],
        change: Change,
        default: object = None,
    ) -> None:
        self.chooser = Chooser(name, label)
        super().__init__(editing, path, label, self.chooser)
        self.chooser.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for words, value in entries:
            self.chooser.addItem(words, value)
        self._change, self._default = change, default
        self.chooser.activated.connect(self._edited)

    def _edited(self) -> None:
        self.editing.edit(self._change(self.editing.draft, self.chooser.currentData()))

    def show_draft(self, draft: Draft) -> None:
        """Show the value; nothing where it is none of the entries."""
        self.chooser.setCurrentIndex(self.chooser.findData(draft.at(self.path, self._default)))


class Tick(Bound):
    """Yes or no."""

    def __init__(
        self,
        editing: Editing,
        path: Path,
        words: str,
        name: str,
        change: Change,
        *,
        default: bool = True,
    ) -> None:
        self._default = default
        self.box = QCheckBox(words)
        self.box.setObjectName(name)
        self.box.setAccessibleName(words)
        super().__init__(editing, path, "", self.box)
        self._change = change
        self.box.clicked.connect(lambda on: editing.edit(change(editing.draft, on)))

    def show_draft(self, draft: Draft) -> None:
        """Show the value; the default where the draft has none."""
        self.box.setChecked(draft.at(self.path, self._default) is not False)


def write_in(widget: QLineEdit | QPlainTextEdit, code: str) -> None:
    """Let a field be written from the side from which the language is."""
    direction = QLocale(code).textDirection()
    widget.setLayoutDirection(direction)
    if isinstance(widget, QPlainTextEdit):
        option = QTextOption()
        option.setTextDirection(direction)
        is_mirrored = direction is Qt.LayoutDirection.RightToLeft
        option.setAlignment(
            Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
        )
        widget.document().setDefaultTextOption(option)


class Form(QWidget):
    """Boxes with bound fields, all shown and complained to together."""

    def __init__(self, editing: Editing) -> None:
        super().__init__()
        self.editing = editing
        self.fields: list[Bound] = []
        self.shows: list[Callable[[Draft], None]] = []
        """What else shows the draft, besides the fields."""
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(theme.GAP)

    def bind(self, field: Bound) -> Bound:
        """Take a field into the form; returns it."""
        self.fields.append(field)
        return field

    def lock(self) -> None:
        """Let all be read and nothing be changed; what leads to a part still does."""
        for line in self.findChildren(QLineEdit):
            line.setReadOnly(True)
        for paragraph in self.findChildren(QPlainTextEdit):
            paragraph.setReadOnly(True)
        for kind in (QComboBox, QAbstractButton):
            for widget in self.findChildren(kind):
                leads = widget.objectName().startswith(("member_", "translate_"))
                widget.setEnabled(leads)

    def show_draft(self, draft: Draft) -> None:
        """Show what the draft holds in every field."""
        for field in self.fields:
            field.show_draft(draft)
        for show in self.shows:
            show(draft)

    def complain(self, mistakes: Sequence[tuple[Path, Mistake]]) -> None:
        """Show each mistake below the field that is nearest to its path."""
        text: dict[int, list[str]] = {}
        for path, mistake in mistakes:
            field = self.nearest(path)
            if field is not None:
                text.setdefault(id(field), []).append(sentence(mistake.beside_field))
        for field in self.fields:
            field.complain("\n".join(text.get(id(field), ())))

    def nearest(self, path: Path) -> Bound | None:
        """Return the field whose path begins ``path`` and is longest; the first below it otherwise."""
        above = [field for field in self.fields if path[: len(field.path)] == field.path]
        if above:
            return max(above, key=lambda field: len(field.path))
        return next((field for field in self.fields if field.path[: len(path)] == path), None)
