"""The form of a new variable: recoded values, bands of a number, an expression, or merged reports."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLineEdit, QVBoxLayout, QWidget

from surveyapp.analyses.data.computed import is_plain_name
from surveyapp.analyses.data.variables import (
    Bands,
    Computed,
    Derivation,
    DerivedVariable,
    Merged,
    Recode,
)
from surveyapp.analyses.data.variables_view import typed_cut
from surveyapp.designs.core.typed_numbers import NotANumber, typed_list, typed_number
from surveyapp.errors import SurveyAppError, UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.dataset.variable_preview import VariablePreview
from surveyapp.services.dataset.variables import ValueRow, VariableRow
from surveyapp.services.table_import.survey_from_table import ascii_id
from surveyapp.survey.json_format.checked_value import CHOICE_ID
from surveyapp.survey.types.date import day_in
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.variables.values import ValuesModel, ValuesTable, bin_text
from surveyapp.ui.desk.variables.words import Making
from surveyapp.ui.widgets.column_table import labelled
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.number_format import decimal_sign, own_text, sentence, whole_text, written
from surveyapp.ui.widgets.splitters import Scrolled

PATIENCE_MS = 350
"""Somebody who types is not interrupted: what comes of it is counted after a pause."""
NARROW = 760
"""Pixels below which the halves stand above each other."""
LEAST_TABLE = 96
ENDINGS = {
    Making.RECODE: "recoded",
    Making.BANDS: "bands",
    Making.MERGE: "merged",
}
"""What the proposed name of a variable that is made from one other ends with."""
COMPUTED = "computed"
"""The proposed name of a variable that is made by an expression."""
LONGEST_NAME = 64


class MakingForm(QWidget):
    """Asks how a variable is made, and shows what comes of it.

    ``made(DerivedVariable)``: it is to be made. ``preview_wanted(DerivedVariable)``: it may be shown what
    comes of it, with ``show_preview`` or ``complain``. ``left()``: nothing is to be made.
    """

    made = Signal(object)
    preview_wanted = Signal(object)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("making")
        self._making = Making.COMPUTE
        self._source = ""
        self._title = text_label("", "heading", name="making_title")
        self._name = self._line("making_name", self.tr("Name of the new variable"))
        self._label = self._line("making_label", self.tr("Label of the new variable"))
        self._label.setPlaceholderText(self.tr("Optional"))
        self._cuts = self._line("making_cuts", self.tr("Where the bands begin"))
        between = ";" if decimal_sign() == "," else ","
        self._cuts.setPlaceholderText(f"{between} ".join(map(own_text, ("18", "30", "45", "65"))))
        self._band_labels = self._line("making_band_labels", self.tr("Labels of the bands"))
        self._band_labels.setPlaceholderText(self.tr("Optional, for example: young; middle; old"))
        self._expression = self._line("making_expression", self.tr("Expression"))
        self._expression.setPlaceholderText("if(age >= 65 and region = 'north', 1, 0)")
        self._lowest = self._line("making_lowest", self.tr("Lowest value"))
        self._highest = self._line("making_highest", self.tr("Highest value"))
        for end in (self._lowest, self._highest):
            end.setPlaceholderText(self.tr("Optional"))
            end.setToolTip(self.tr("A value beyond it is missing"))
        self._insert = Chooser("making_insert", self.tr("Insert a variable"), letters=14)
        self._insert.activated.connect(self._insert_name)
        self._names = ValuesModel(gives_names=True)
        self._names.named.connect(self._edited)
        spoken = self.tr("New values; empty means missing")
        self._values = ValuesTable("making_values", spoken, self._names)
        self._wrong = text_label("", "wrong", wraps=True, name="making_problem")
        self._note = text_label("", "hint", wraps=True, name="making_note")
        self._found = ValuesModel()
        self._preview = ValuesTable("making_preview", self.tr("Preview"), self._found)
        self._count = text_label("", "caption", name="making_count")
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._ask)
        self._lay_out()

    def _line(self, name: str, spoken: str) -> QLineEdit:
        line = QLineEdit()
        labelled(line, name, spoken)
        line.textEdited.connect(self._edited)
        line.returnPressed.connect(self._make)
        return line

    def _lay_out(self) -> None:
        fields = QGridLayout()
        fields.setHorizontalSpacing(theme.GAP)
        fields.setVerticalSpacing(theme.TIGHT)
        self._rows: dict[QWidget, tuple[QWidget, ...]] = {}
        for place, (text, widget, second_text, second) in enumerate(
            (
                (self.tr("Name"), self._name, self.tr("Label"), self._label),
                (self.tr("Bands begin at"), self._cuts, self.tr("Labels"), self._band_labels),
                (self.tr("Expression"), self._expression, "", self._insert),
                (*_named_line(self._lowest), *_named_line(self._highest)),
            )
        ):
            labels = text_label(text, "field"), text_label(second_text, "field")
            for column, one in enumerate((labels[0], widget, labels[1], second)):
                fields.addWidget(one, place, column)
            self._rows[widget] = (*labels, widget, second)
        for column, part in ((1, 3), (3, 2)):
            fields.setColumnStretch(column, part)
        create = button(self.tr("Create the variable"), "making_create", role="primary")
        create.clicked.connect(self._make)
        leave = button(self.tr("Cancel"), "making_cancel")
        leave.clicked.connect(self.left)
        ends = in_row(create, leave, Stretch(), spacing=theme.GAP)
        left = in_column(
            self._title, self._note, fields, (self._values, 1), Stretch(0), spacing=theme.TIGHT
        )
        right = in_column(
            text_label(self.tr("Preview"), "heading"),
            (self._preview, 1),
            self._count,
            spacing=theme.TIGHT,
        )
        for table in (self._values, self._preview):
            table.setMinimumHeight(theme.scaled(LEAST_TABLE))
        halves = QWidget()
        halves.setObjectName("making_parts")
        area = Scrolled(halves)
        area.setProperty("role", "inside")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(theme.TIGHT)
        whole.addWidget(area, 1)
        whole.addWidget(self._wrong)
        whole.addLayout(ends)  # always in sight
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, halves)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.setSpacing(theme.ROOMY)
        self._halves.addLayout(left, 3)
        self._halves.addLayout(right, 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the halves above each other where there is no room beside each other."""
        super().resizeEvent(event)
        is_narrow = event.size().width() < theme.scaled(NARROW)
        ways = QBoxLayout.Direction
        self._halves.setDirection(ways.TopToBottom if is_narrow else ways.LeftToRight)

    def begin(self, making: Making, row: VariableRow | None, taken: Sequence[str]) -> None:
        """Ask for a variable that is made from the one in ``row``; its name is none of those ``taken``."""
        self._making, self._source = making, "" if row is None else row.name
        self._title.setText(self._heading())
        self._name.setText(_free(self._source, ENDINGS.get(making, ""), taken))
        emptied = (self._label, self._cuts, self._band_labels, self._expression)
        for line in (*emptied, self._lowest, self._highest):
            line.clear()
        self._insert.clear()
        self._insert.addItem(self.tr("Insert a variable…"), "")
        for name in taken:
            self._insert.addItem(name, name)
        is_named = making in {Making.RECODE, Making.MERGE}
        self._names.show(() if row is None else [v for v in row.values if not v.is_missing])
        self._values.setVisible(is_named)
        fields = {Making.BANDS: self._cuts, Making.COMPUTE: self._expression}
        owners = {**{field: one for one, field in fields.items()}, self._lowest: Making.COMPUTE}
        for field, owner in owners.items():
            for widget in self._rows[field]:
                widget.setVisible(owner is making)
        self._note.setText(self._advice())
        self._forget()
        fields.get(making, self._values).setFocus(Qt.FocusReason.OtherFocusReason)
        if is_named:
            self._values.setCurrentIndex(self._names.index(0, self._names.columnCount() - 1))
            self._ask()

    def _heading(self) -> str:
        return {
            Making.RECODE: self.tr("Recode {name}"),
            Making.BANDS: self.tr("Put {name} into bands"),
            Making.COMPUTE: self.tr("Compute a variable"),
            Making.MERGE: self.tr("Merge reports of {name}"),
        }[self._making].format(name=self._source)

    def _advice(self) -> str:
        return {
            Making.RECODE: self.tr(
                "Give values that belong together the same new value. An empty one means missing. "
                "{name} itself stays as it is."
            ),
            Making.BANDS: self.tr(
                "Each band begins at one of these numbers and ends before the next. The first band has "
                "all numbers below, the last one all that follow."
            ),
            Making.COMPUTE: self.tr(
                "Use + - * / and comparisons, and, or, not(), if(), min(), max(), round(), abs(), sqrt(), "
                "log() and exp(). Randomized variables cannot be used: a report is not an answer."
            ),
            Making.MERGE: self.tr(
                "Give reports that belong together the same new value. They stay reports: estimates "
                "use the design that follows from merging, so they stay right."
            ),
        }[self._making].format(name=self._source)

    def _forget(self) -> None:
        self._wrong.clear()
        self._wrong.hide()
        self._found.show(())
        self._count.clear()

    # what is made

    def variable(self) -> DerivedVariable:
        """Return what is asked for; a ``UserProblem`` says what is missing or cannot be read."""
        derivation, labels = self._derivation()
        return DerivedVariable(
            self._name.text().strip(), derivation, self._label.text().strip(), labels
        )

    def _derivation(self) -> tuple[Derivation, dict[str, str]]:
        match self._making:
            case Making.BANDS:
                parts = (one.strip() for one in self._band_labels.text().split(";"))
                named = tuple(one for one in parts if one)
                return Bands(self._source, _cuts(self._cuts.text()), named), {}
            case Making.COMPUTE:
                ends = _end(self._lowest.text()), _end(self._highest.text())
                return Computed(self._expression.text().strip(), *ends), {}
            case Making.RECODE:
                to, labels = _named(self._names.names)
                return Recode(self._source, to), labels
            case Making.MERGE:
                to, labels = _named(self._names.names)
                return Merged(self._source, to), labels

    @property
    def _is_empty(self) -> bool:
        """Whether there is nothing yet that something could come of."""
        typed = {Making.BANDS: self._cuts, Making.COMPUTE: self._expression}.get(self._making)
        return not self._names.names if typed is None else not typed.text().strip()

    def _insert_name(self) -> None:
        name = self._insert.currentData()
        if name:
            self._expression.insert(name if is_plain_name(name) else f"${{{name}}}")
            self._insert.setCurrentIndex(0)
            self._expression.setFocus(Qt.FocusReason.OtherFocusReason)
            self._edited()

    def _edited(self) -> None:
        self._patience.start()

    def _ask(self) -> None:
        if not self.isVisible():
            return
        if self._is_empty:
            self._forget()
            return
        try:
            self.preview_wanted.emit(self.variable())
        except SurveyAppError as problem:
            self.complain(problem)

    def _make(self) -> None:
        self._patience.stop()
        try:
            self.made.emit(self.variable())
        except SurveyAppError as problem:
            self.complain(problem)

    def complain(self, problem: SurveyAppError) -> None:
        """Say why nothing comes of it yet."""
        self._found.show(())
        self._count.clear()
        self._wrong.setText(sentence(problem))
        self._wrong.show()

    def show_preview(self, preview: VariablePreview) -> None:
        """Show what comes of it."""
        self._wrong.hide()
        row = preview.row
        bins = [ValueRow(bin_text(one), "", one.count) for one in preview.bins]
        self._found.show(row.values or bins)
        said = self.tr("With a value: {count}. Missing: {missing}.")
        text = said.format(count=whole_text(row.count), missing=whole_text(row.missing_count))
        if row.epsilon:
            text += " " + self.tr("ε of its reports: {epsilon}").format(
                epsilon=written(row.epsilon)
            )
        self._count.setText(text)


def _named_line(line: QLineEdit) -> tuple[str, QLineEdit]:
    return line.accessibleName(), line


def _end(text: str) -> Fraction | None:
    """Return the least or the greatest value that counts; None where none is typed."""
    try:
        return typed_number(text, decimal_sign()) if text.strip() else None
    except NotANumber as problem:
        raise UserProblem(msg("{reason}.", reason=problem.reason)) from problem


def _cuts(text: str) -> tuple[Fraction, ...]:
    """Return the numbers, or days, at which bands begin; a semicolon is always understood between them."""
    sign = decimal_sign()
    parts = [one for one in re.split(r"[;,\s]+", text) if one]
    try:
        if not all(map(day_in, parts)):
            parts = text.split(";") if ";" in text else typed_list(text, sign)
        return tuple(typed_cut(one, sign) for one in parts if one.strip())
    except NotANumber as problem:
        raise UserProblem(msg("{reason}.", reason=problem.reason)) from problem


def _named(names: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Return new values as they can be recorded, and as they were typed where that differs."""
    to: dict[str, str] = {}
    labels: dict[str, str] = {}
    for place, (value, name) in enumerate(names.items(), start=1):
        known = not name or CHOICE_ID.fullmatch(name)
        to[value] = name if known else ascii_id(name, f"value_{place}")
        if not known:
            labels[to[value]] = name
    return to, labels


def _free(source: str, ending: str, taken: Sequence[str]) -> str:
    """Return a name that no variable has yet."""
    name = f"{source[: LONGEST_NAME - len(ending) - 4]}_{ending}" if ending else COMPUTED
    others = (f"{name}{number}" for number in range(2, len(taken) + 3))
    return next(one for one in (name, *others) if one not in taken)
