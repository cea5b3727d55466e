"""The choices of a question: id and texts of each, in their order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from surveyapp.services.surveys.design_goals import keeping_goals
from surveyapp.services.surveys.draft import Draft, Path
from surveyapp.services.surveys.edits import add_choice
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import Gap, Stretch, in_column, in_row
from surveyapp.ui.desk.editor.bound_fields import Form, LineField
from surveyapp.ui.desk.editor.translations_box import SIDE_BY_SIDE, TextsBox
from surveyapp.ui.languages import native_name
from surveyapp.ui.widgets.layout import IconButton, button, text_label

ID_WIDTH = 92
BUTTONS_WIDTH = 111
"""What the buttons behind the texts take, with the gaps before them."""


class ChoicesBox(QWidget):
    """A row a choice; the design that goes with their number follows by itself."""

    def __init__(self, form: Form, path: Path) -> None:
        super().__init__()
        self._editing, self._path = form.editing, path
        column = in_column(
            text_label(self.tr("Choices: id in the data, and text"), "field"),
            inside=self,
            spacing=theme.TIGHT,
        )
        if 1 < len(form.editing.draft.languages) <= SIDE_BY_SIDE:
            column.addLayout(self._heads())
        count = len(form.editing.draft.at((*path, "choices"), ()))
        for place in range(count):
            note = text_label("", "wrong", wraps=True)
            column.addLayout(self._row(form, place, count, note))
            column.addWidget(note)
        add = button(self.tr("Add a choice"), "add_choice")
        add.clicked.connect(self.add)
        column.addLayout(in_row(add, Stretch()))

    def _heads(self) -> QHBoxLayout:
        """Return the languages' names above the columns of texts."""
        row = in_row(Gap(theme.scaled(ID_WIDTH) + theme.TIGHT), spacing=theme.GAP)
        for code in self._editing.draft.languages:
            name = text_label(f"{native_name(code)} ({code})", "caption")
            name.setMinimumWidth(1)  # a long name is cut; the columns are the fields'
            row.addWidget(name, 1)
        row.addSpacing(BUTTONS_WIDTH)
        return row

    def _row(self, form: Form, place: int, count: int, note: QLabel) -> QHBoxLayout:
        path: Path = (*self._path, "choices", place)
        number = place + 1
        name = LineField(form.editing, (*path, "id"), "", f"choice_{place}_id", note=note)
        name.edit.setAccessibleName(self.tr("Id of choice {number}").format(number=number))
        name.setFixedWidth(theme.scaled(ID_WIDTH))
        form.bind(name)
        spoken = self.tr("Text of choice {number}").format(number=number)
        texts = TextsBox(form, (*path, "text"), "", f"choice_{place}", lines=1, spoken=spoken)
        row = in_row(
            (name, 0, Qt.AlignmentFlag.AlignTop),
            (texts, 1, Qt.AlignmentFlag.AlignTop),
            spacing=theme.TIGHT,
        )
        for icon, words, act, is_live in (
            ("up", self.tr("Move choice {number} up"), partial(self._move, place, -1), place > 0),
            (
                "down",
                self.tr("Move choice {number} down"),
                partial(self._move, place, 1),
                place + 1 < count,
            ),
            ("remove", self.tr("Remove choice {number}"), partial(self._remove, place), True),
        ):
            made = IconButton(icon, words.format(number=number), f"choice_{place}_{icon}", act)
            made.setEnabled(is_live)
            row.addWidget(made, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def add(self) -> None:
        """Add a choice at the end."""
        self._edit(lambda draft: add_choice(draft, self._path))

    def _remove(self, place: int) -> None:
        self._edit(lambda draft: draft.drop((*self._path, "choices", place)))

    def _move(self, place: int, by: int) -> None:
        self._edit(lambda draft: draft.move((*self._path, "choices", place), place + by))

    def _edit(self, change: Callable[[Draft], Draft]) -> None:
        before = self._editing.draft
        self._editing.edit(keeping_goals(before, change(before), self._path))
