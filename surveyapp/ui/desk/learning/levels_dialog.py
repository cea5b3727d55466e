"""What each column of a table can contain, known without looking: typed, from a file, or from a survey."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from surveyapp.errors import SurveyAppError
from surveyapp.services.models.stated_columns import (
    KnownAs,
    TypedColumn,
    as_typed,
    save_domains,
    typed_domains,
    typed_levels,
)
from surveyapp.services.models.training_table import DEFAULT_BINS, Domains, read_domains
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import in_row
from surveyapp.ui.desk.common.design_form import Field
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind, with_ending
from surveyapp.ui.widgets.layout import button, dialog_buttons, text_label
from surveyapp.ui.widgets.message_bar import MessageBar
from surveyapp.ui.widgets.number_format import decimal_sign, whole_text
from surveyapp.ui.widgets.splitters import Scrolled

WIDTH, HEIGHT = 620, 560
LIST_WIDTH, LEVELS_HEIGHT = 210, 150
MOST_SHOWN = 4
"""Levels that are shown beside the name of a column."""
ENDING = ".json"


class LevelsDialog(QDialog):
    """What is ``known`` of the columns of a table; ``wanted(Domains)`` when all that was typed can be used.

    ``survey`` is what the project's survey says of its questions; None where there is no project.
    """

    wanted = Signal(object)

    def __init__(
        self,
        columns: Sequence[str],
        known: Domains,
        survey: Domains | None,
        file_picker: PickFiles,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("levels_dialog")
        self.setWindowTitle(self.tr("Public levels"))
        self._file_picker, self._survey = file_picker, survey
        self._known: dict[str, Domains] = {}
        """What a file or a survey said of a column that nobody has typed on since."""
        self._typed = dict.fromkeys(columns, TypedColumn())
        self.messages = MessageBar()
        self._columns = QListWidget()
        self._columns.setObjectName("levels_columns")
        self._columns.setAccessibleName(self.tr("Columns of the table"))
        self._columns.setWordWrap(True)
        self._columns.setMinimumWidth(theme.scaled(LIST_WIDTH))
        self._columns.addItems(list(columns))
        self._lay_out()
        self._take(known)
        self._columns.currentRowChanged.connect(lambda _row: self._show_column())
        self._columns.setCurrentRow(0)
        self._columns.setFocus()
        FollowsColourScheme(self)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.ROOMY, theme.MARGIN, theme.ROOMY)
        column.setSpacing(theme.GAP)
        what = self.tr(
            "Say what each column can contain, from knowledge: from the questionnaire or the codebook, not "
            "from this table. A level that only one person has would give that person away."
        )
        column.addWidget(text_label(what, "plain", wraps=True))
        column.addWidget(self.messages)
        column.addLayout(
            in_row(self._columns, (Scrolled(self._new_fields()), 1), spacing=theme.GAP), 1
        )
        column.addLayout(self._new_sources())
        cancel = button(self.tr("Cancel"), "cancel_levels")
        go = button(self.tr("Use these levels"), "use_levels", role="primary")
        go.clicked.connect(self._go)
        column.addLayout(dialog_buttons(self, cancel, go))
        theme.resize_window(self, WIDTH, HEIGHT)

    def _new_fields(self) -> QWidget:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, theme.GAP, 0)
        column.setSpacing(theme.GAP)
        self._name = text_label("", "heading", wraps=True)
        self._kind = Chooser("levels_kind", self.tr("What the column can contain"))
        for text, kind in (
            (self.tr("Not stated"), KnownAs.NOT_STATED),
            (self.tr("One of these levels"), KnownAs.LEVELS),
            (self.tr("A number between bounds"), KnownAs.NUMBER),
        ):
            self._kind.addItem(text, kind)
        caption = text_label(self.tr("What the column can contain"), "field")
        caption.setBuddy(self._kind)
        self._unstated = text_label(
            self.tr(
                "If “Find frequent levels under ε” is ticked, the program finds the frequent levels of "
                "this column. Otherwise the column is refused, unless the table is public."
            ),
            "hint",
            wraps=True,
        )
        self._levels_caption = text_label(self.tr("Levels, one per line"), "field")
        self._levels = QPlainTextEdit()
        self._levels.setObjectName("levels_typed")
        self._levels.setAccessibleName(self._levels_caption.text())
        self._levels.setTabChangesFocus(True)
        self._levels.setMinimumHeight(theme.scaled(LEVELS_HEIGHT))
        self._levels_caption.setBuddy(self._levels)
        self._bounds = {
            name: Field(f"levels_{name}", text, placeholder=placeholder)
            for name, text, placeholder in (
                ("low", self.tr("Lowest value"), ""),
                ("high", self.tr("Highest value"), ""),
                (
                    "bins",
                    self.tr("Intervals of equal width"),
                    self.tr("{number} if left empty").format(number=whole_text(DEFAULT_BINS)),
                ),
            )
        }
        self._never = QCheckBox(self.tr("Never missing: every row has a value"))
        self._never.setObjectName("levels_never_missing")
        self._never.setToolTip(
            self.tr(
                "Models and synthetic tables then do not have to allow for blanks. A blank in this "
                "column is refused."
            )
        )
        for widget in (
            *(self._name, caption, self._kind, self._unstated, self._levels_caption, self._levels),
            *(*self._bounds.values(), self._never),
        ):
            column.addWidget(widget)
        column.addStretch(1)
        self._kind.currentIndexChanged.connect(lambda _place: self._edited())
        self._levels.textChanged.connect(self._edited)
        for field in self._bounds.values():
            field.edit.textEdited.connect(lambda _text: self._edited())
        self._never.toggled.connect(lambda _on: self._edited())
        return inside

    def _new_sources(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        made = [
            (self.tr("From a file or a survey…"), "levels_from_file", self._ask_for_file),
            (self.tr("Save to a file…"), "save_levels", self._save),
        ]
        if self._survey is not None:
            made.insert(
                1, (self.tr("From this project's survey"), "levels_from_survey", self._use_survey)
            )
        for text, name, does in made:
            one = button(text, name)
            one.setAutoDefault(False)
            one.clicked.connect(does)
            row.addWidget(one)
        row.addStretch(1)
        return row

    @property
    def _current(self) -> str:
        item = self._columns.currentItem()
        return "" if item is None else str(item.data(Qt.ItemDataRole.UserRole))

    def _take(self, domains: Domains) -> int:
        """Take over what is stated of the table's columns; return of how many."""
        found = 0
        for name, attribute in domains.stated.items():
            if name in self._typed:
                self._typed[name] = as_typed(attribute, decimal_sign())
                self._known[name] = Domains({name: attribute})
                found += 1
        for place, name in enumerate(self._typed):
            item = self._columns.item(place)
            item.setData(Qt.ItemDataRole.UserRole, name)
            self._summarize(item)
        self._show_column()
        return found

    def _summarize(self, item: QListWidgetItem) -> None:
        """Show a column's name with what is stated of it."""
        name = str(item.data(Qt.ItemDataRole.UserRole))
        typed = self._typed[name]
        if typed.kind is KnownAs.LEVELS:
            levels = typed_levels(typed.levels)
            text = ", ".join([*levels[:MOST_SHOWN], *(["…"] if len(levels) > MOST_SHOWN else [])])
        elif typed.kind is KnownAs.NUMBER:
            text = self.tr("number, {low} to {high}").format(
                low=typed.low or "–", high=typed.high or "–"
            )
        else:
            text = self.tr("not stated")
        item.setText(f"{name}: {text}")

    def _fields(self) -> Sequence[QWidget]:
        return (
            *(self._kind, self._levels, self._never),
            *(field.edit for field in self._bounds.values()),
        )

    def _show_column(self) -> None:
        """Show what is stated of the column that is selected."""
        name = self._current
        typed = self._typed.get(name, TypedColumn())
        blocked = [QSignalBlocker(widget) for widget in self._fields()]
        self._name.setText(name)
        self._kind.setCurrentIndex(self._kind.findData(typed.kind))
        self._levels.setPlainText(typed.levels)
        for part, field in self._bounds.items():
            field.edit.setText(getattr(typed, part))
        self._never.setChecked(typed.never_missing)
        del blocked
        for widget in self._fields():
            widget.setEnabled(bool(name))
        self._follow()

    def _follow(self) -> None:
        kind = self._kind.currentData()
        for widget in (self._levels_caption, self._levels):
            widget.setVisible(kind is KnownAs.LEVELS)
        for field in self._bounds.values():
            field.setVisible(kind is KnownAs.NUMBER)
        self._unstated.setVisible(kind is KnownAs.NOT_STATED)
        self._never.setVisible(kind is not KnownAs.NOT_STATED)

    def _edited(self) -> None:
        """Keep what was typed of a column; what a file said of it is no longer so."""
        name = self._current
        if not name:
            return
        bounds = {part: field.text for part, field in self._bounds.items()}
        self._typed[name] = TypedColumn(
            self._kind.currentData(),
            self._levels.toPlainText(),
            never_missing=self._never.isChecked(),
            **bounds,
        )
        self._known.pop(name, None)
        self._summarize(self._columns.currentItem())
        self._follow()

    def _read(self) -> Domains | None:
        """Return what is stated; None after saying what cannot be used, at its column."""
        self.messages.clear()
        found = Domains()
        for place, (name, typed) in enumerate(self._typed.items()):
            known = self._known.get(name)
            try:
                one = typed_domains({name: typed}, decimal_sign()) if known is None else known
            except SurveyAppError as problem:
                self._columns.setCurrentRow(place)
                self.messages.problem(problem)
                return None
            found = found.merged(one.stated)
        return found

    def _ask_for_file(self) -> None:
        filters = self.tr("Levels or surveys (*.json)")
        request = FileRequest(PickKind.FILE, self.tr("Public levels"), filters)
        for path in self._file_picker(self, request):
            self.messages.clear()
            try:
                self._said(read_domains(path))
            except SurveyAppError as problem:
                self.messages.problem(problem)

    def _use_survey(self) -> None:
        if self._survey is not None:
            self._said(self._survey)

    def _said(self, domains: Domains) -> None:
        count = self._take(domains)
        text = self.tr("Levels loaded for {count} of {columns} columns.")
        self.messages.done(
            text.format(count=whole_text(count), columns=whole_text(len(self._typed)))
        )

    def _save(self) -> None:
        domains = self._read()
        if domains is None:
            return
        filters = self.tr("Levels (*.json)")
        request = FileRequest(
            PickKind.SAVE, self.tr("Save the levels"), filters, "levels" + ENDING, ENDING
        )
        for path in self._file_picker(self, request):
            self._save_to(domains, with_ending(path, ENDING))

    def _save_to(self, domains: Domains, path: Path) -> None:
        try:
            save_domains(domains, path)
        except SurveyAppError as problem:
            self.messages.problem(problem)
            return
        self.messages.done(self.tr("Saved {file}.").format(file=path.name))

    def _go(self) -> None:
        domains = self._read()
        if domains is not None:
            self.accept()
            self.wanted.emit(domains)
