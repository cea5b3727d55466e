"""One text in several languages, side by side; missing ones are marked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from surveyapp.services.surveys.draft import Draft, Path
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.editor.bound_fields import Form, LineField, Paragraph, write_in
from surveyapp.ui.desk.editor.survey_model import Editing
from surveyapp.ui.languages import native_name
from surveyapp.ui.widgets.layout import text_label

SIDE_BY_SIDE = 3


class TextsBox(QWidget):
    """A field a language, up to three in a row; each bound to ``path`` and its language's code.

    ``spoken`` is what the text is called where no ``label`` stands above it.
    """

    def __init__(
        self,
        form: Form,
        path: Path,
        label: str,
        name: str,
        *,
        lines: int = 3,
        is_needed: bool = True,
        spoken: str = "",
    ) -> None:
        super().__init__()
        self._path, self._is_needed = path, is_needed
        self._spoken = spoken or label
        self._editing = form.editing
        self._languages = form.editing.draft.languages
        self._cells: list[LineField | Paragraph] = []
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.GAP)
        grid.setVerticalSpacing(4)
        if label:
            grid.addWidget(text_label(label, "field"), 0, 0, 1, SIDE_BY_SIDE)
        for place, code in enumerate(self._languages):
            cell = self._cell(form.editing, code, label, name, lines)
            form.bind(cell)
            row, column = divmod(place, SIDE_BY_SIDE)
            grid.addWidget(cell, 1 + row, column, Qt.AlignmentFlag.AlignTop)
            grid.setColumnStretch(column, 1)
        form.shows.append(self.mark_missing)

    def _cell(
        self, editing: Editing, code: str, label: str, name: str, lines: int
    ) -> LineField | Paragraph:
        path, spoken = (*self._path, code), f"{native_name(code)} ({code})"
        is_told = bool(label) or len(self._languages) > SIDE_BY_SIDE
        shown = spoken if len(self._languages) > 1 and is_told else ""
        cell: LineField | Paragraph = (
            Paragraph(editing, path, shown, f"{name}_{code}", lines=lines)
            if lines > 1
            else LineField(editing, path, shown, f"{name}_{code}")
        )
        cell.label.setProperty("role", "caption")
        cell.edit.setAccessibleName(f"{self._spoken}, {spoken}")
        write_in(cell.edit, code)
        self._cells.append(cell)
        return cell

    def mark_missing(self, draft: Draft) -> None:
        """Mark the languages that lack this text; a text that none has may not be needed."""
        if not (self._is_needed or draft.at(self._path)):
            for cell in self._cells:
                cell.mark_missing("")
            return
        for cell, code in zip(self._cells, self._languages, strict=True):
            words = self.tr("{language}: missing").format(language=native_name(code))
            path = (*self._path, code)
            is_there = bool(str(draft.at(path, "")).strip())
            cell.mark_missing("" if is_there or not self._editing.shows(path) else words)
