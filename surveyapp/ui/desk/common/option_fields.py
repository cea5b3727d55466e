"""A field for each kind of option: what a person chooses or types, as JSON holds it."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from itertools import combinations

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QListWidgetItem, QVBoxLayout, QWidget

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.computation.fieldwork.areas import EVERYWHERE
from surveyapp.analyses.data.questions import is_ordinal, usual_reference
from surveyapp.analyses.data.shapes import GEOMETRY
from surveyapp.analyses.models import MOST_MODELS
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.typed_numbers import (
    NotANumber,
    filed_number,
    filed_whole,
    typed_float,
    typed_list,
)
from surveyapp.options import CONTEXT, Option, OptionKind
from surveyapp.storage.tables.registry import ENDINGS
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column, in_row
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.desk.common.pickers import LEVELS, titled
from surveyapp.ui.languages import own_language
from surveyapp.ui.widgets.check_list import TickList
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.file_picker import FileRequest, PickKind
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.number_format import (
    decimal_sign,
    level_text,
    own_text,
    short_quantity,
    whole_text,
)
from surveyapp.ui.widgets.typed_rows import TypedRows

translate = QCoreApplication.translate

_NAME = Qt.ItemDataRole.UserRole
LEAST_LIST, MOST_HEIGHT = 3, 230
"""Entries and pixels of a list of questions: it scrolls beyond."""
LEAST_MODELS = 2
LEVEL = "level"
SHAPES = "shapes"
"""What an option declares of a table that is a map."""
MOST_COLUMNS = 8
"""Names of columns that are shown."""
_BETWEEN = re.compile(r"[\s;,:*^]+")
"""What stands between the names of questions in terms that are typed: ``A;A,B``, ``A:B``, ``A^2``."""


@dataclass(frozen=True, slots=True)
class Columns:
    """What is offered where there is no survey: the columns of a table."""

    names: tuple[str, ...]
    """Of the columns, in their order."""


def table_filters() -> str:
    """Return what a dialog for files shows that asks for a table of any kind."""
    text = translate("OutputForm", "Tables ({endings});;All files (*)")
    return text.format(endings=" ".join(f"*{ending}" for ending in ENDINGS))


class OptionField(QWidget):
    """One option: its title above, its problem below. ``edited()`` when a person changed it."""

    edited = Signal()

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__()
        self.option = option
        self.survey = offered if isinstance(offered, Survey) else None
        self._columns = offered.names if isinstance(offered, Columns) else ()
        self._taken: object = None
        """The question of the option that this one is other than."""
        self.setObjectName(f"field_{option.name}")
        self.spoken = translate(CONTEXT, option.title)
        self.label = text_label(self.spoken, "caption", wraps=True)
        self._note = text_label("", "wrong", wraps=True, name=f"option_{option.name}_note")
        self._note.hide()
        self.column = in_column(self.label, inside=self, spacing=3)

    @property
    def object_name(self) -> str:
        """What tests and screen readers find its widget by."""
        return f"option_{self.option.name}"

    def place(self, widget: QWidget) -> None:
        """Put the widget that takes the value below the title, and its problem below that."""
        widget.setToolTip(translate(CONTEXT, self.option.help))
        self.label.setBuddy(widget)
        self.column.addWidget(widget)
        self.column.addWidget(self._note)
        self.main = widget

    def value(self) -> object:
        """Return what is chosen, as JSON holds it; None: nothing."""
        raise NotImplementedError

    def use(self, value: object) -> None:
        """Choose a value without telling anybody."""
        raise NotImplementedError

    def follow(self, values: Mapping[str, object]) -> None:
        """Offer what goes with the other options; most offer the same whatever these are."""
        taken = values.get(self.option.other_than)
        if taken != self._taken:
            self._taken = taken
            self.offer()

    def offer(self) -> None:
        """Offer the questions that can be chosen; most fields offer none."""

    def complain(self, text: str) -> None:
        """Show a problem below the field; an empty text clears it."""
        self._note.setText(text)
        self._note.setVisible(bool(text))
        self.main.setAccessibleDescription(text or translate(CONTEXT, self.option.help))

    def offered(self) -> tuple[AskedQuestion, ...]:
        """Return the questions that can be chosen."""
        every = () if self.survey is None else self.option.offered(self.survey)
        return tuple(one for one in every if one.id != self._taken)

    def entries(self) -> list[tuple[str, str, str]]:
        """Return what can be chosen: the name, what it is called, and its text."""
        if self.survey is None:
            return [(name, name, name) for name in self._columns if name != self._taken]
        reader = own_language()
        return [(one.id, titled(one), one.text.for_reader(reader)) for one in self.offered()]


class _VariableField(OptionField):
    """One question of a list that opens; the kiosks where they can form groups."""

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__(option, offered)
        self._chooser = Chooser(self.object_name, self.spoken, letters=14)
        self.offer()
        self._chooser.currentIndexChanged.connect(lambda _place: self.edited.emit())
        self.place(self._chooser)

    def offer(self) -> None:
        """Offer the questions that can be chosen; what is chosen stays so where it is still offered."""
        chosen = self._chooser.currentData()
        with QSignalBlocker(self._chooser):
            self._chooser.clear()
            self._chooser.addItem(self._nothing(), None)
            for name, title, text in self.entries():
                self._chooser.addItem(title, name)
                place = self._chooser.count() - 1
                self._chooser.setItemData(place, text, Qt.ItemDataRole.ToolTipRole)
            if self.option.allows_kiosk:
                self._chooser.addItem(translate("OutputForm", "Kiosks"), KIOSK)
            self._choose(chosen)

    def _nothing(self) -> str:
        """Return what it means that no question is chosen."""
        if self.option.is_required:
            return translate("OutputForm", "Choose a question")
        if self.option.empty:
            return translate(CONTEXT, self.option.empty)
        return translate("OutputForm", "None")

    def value(self) -> object:
        return self._chooser.currentData()

    def use(self, value: object) -> None:
        with QSignalBlocker(self._chooser):
            self._choose(value)

    def _choose(self, value: object) -> None:
        place = self._chooser.findData(value)
        if place < 0 and value != self._taken:  # of another survey: nobody takes it for another
            self._chooser.addItem(str(value), value)
            place = self._chooser.count() - 1
        self._chooser.setCurrentIndex(max(0, place))


class _Ticks(TickList):
    """Entries that are ticked by a click anywhere on them, in an order that is that of the ticking."""

    toggled = Signal()

    def __init__(self, name: str, spoken: str, *, least: int = LEAST_LIST) -> None:
        super().__init__(name, spoken)
        self._least = least
        self._order: list[str] = []
        self.itemChanged.connect(self._changed)

    @property
    def ticked(self) -> list[str]:
        """The names of the ticked entries, in the order in which they were ticked."""
        return list(self._order)

    def offer(self, entries: Iterable[tuple[str, str]]) -> None:
        """Offer entries, name and text; those ticked before that are still there stay ticked."""
        with QSignalBlocker(self):
            self.clear()
            known = set()
            for name, text in entries:
                known.add(name)
                item = QListWidgetItem(text)
                item.setData(_NAME, name)
                item.setToolTip(text)
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsUserCheckable)  # the list ticks it
                is_on = name in self._order
                item.setCheckState(Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked)
                self.addItem(item)
            self._order = [name for name in self._order if name in known]
        self._fit()

    def tick(self, names: Sequence[str]) -> None:
        """Tick these entries and no others, without telling anybody."""
        with QSignalBlocker(self):
            items = {self.item(row).data(_NAME): self.item(row) for row in range(self.count())}
            self._order = [name for name in dict.fromkeys(names) if name in items]
            for name, item in items.items():
                is_on = name in self._order
                item.setCheckState(Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked)

    def names(self) -> list[str]:
        """Return the names of all entries."""
        return [self.item(row).data(_NAME) for row in range(self.count())]

    def _fit(self) -> None:
        rows = sum(map(self.sizeHintForRow, range(self.count())))
        height = min(max(rows, self._least * theme.scaled(22)), theme.scaled(MOST_HEIGHT))
        # a bar that is not needed would stay: beside it some entries have the lines that need it
        needed, never = Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(needed if rows > height else never)
        if height + 12 != self.height():
            self.setFixedHeight(height + 12)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Be as high as the entries are at this width."""
        super().resizeEvent(event)
        self._fit()

    def _changed(self, item: QListWidgetItem) -> None:
        name = item.data(_NAME)
        self._order = [one for one in self._order if one != name]
        if item.checkState() is Qt.CheckState.Checked:
            self._order.append(name)
        self.toggled.emit()


def _offer_ticks(field: OptionField, ticks: _Ticks) -> None:
    ticks.offer((name, title) for name, title, _text in field.entries())


class _VariablesField(OptionField):
    """Questions to tick; their order is that of the ticking."""

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__(option, offered)
        self._ticks = _Ticks(self.object_name, self.spoken)
        self.offer()
        self._ticks.toggled.connect(self.edited.emit)
        self.place(self._ticks)

    def offer(self) -> None:
        _offer_ticks(self, self._ticks)

    def value(self) -> object:
        return self._ticks.ticked

    def use(self, value: object) -> None:
        self._ticks.tick(_names(value))


class _TermsField(OptionField):
    """Questions to tick, and below them the products of those that are ticked."""

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__(option, offered)
        self._ticks = _Ticks(self.object_name, self.spoken)
        _offer_ticks(self, self._ticks)
        self._ticks.toggled.connect(self._ticked)
        products = translate("OutputForm", "Interactions")
        self._products_label = text_label(products, "caption")
        self._products = _Ticks(f"{self.object_name}_products", products, least=1)
        self._products_label.setBuddy(self._products)
        self._products.toggled.connect(self.edited.emit)
        self._others: list[str] = []
        """Terms that were typed at the command line, such as squares: they stay."""
        self.place(self._ticks)
        self.column.addWidget(self._products_label)
        self.column.addWidget(self._products)
        self._offer_products()

    def offer(self) -> None:
        """Offer the questions that can be chosen, and the products of those that are ticked."""
        _offer_ticks(self, self._ticks)
        self._offer_products()

    def _ticked(self) -> None:
        self._offer_products()
        self.edited.emit()

    def _offer_products(self) -> None:
        names = [one for one in self._ticks.names() if one in self._ticks.ticked]
        self._products.offer((f"{a}:{b}", f"{a} × {b}") for a, b in combinations(names, 2))
        for widget in (self._products, self._products_label):
            widget.setVisible(self._products.count() > 0)

    def value(self) -> object:
        return [*self._ticks.ticked, *self._products.ticked, *self._others]

    def use(self, value: object) -> None:
        terms = _names(value)
        self._ticks.tick(terms)
        self._offer_products()
        self._products.tick(terms)
        known = {*self._ticks.names(), *self._products.names()}
        self._others = [one for one in terms if one not in known]


class _ModelsField(OptionField):
    """Several models, one below the other: the terms of each are ticked as those of one are."""

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__(option, offered)
        self.label.hide()
        self._offered = offered
        self._models: list[_TermsField] = []
        self._values: Mapping[str, object] = {}
        self._holder = QWidget()
        self._rows = QVBoxLayout(self._holder)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(theme.TIGHT)
        self.place(self._holder)
        self._add = button(translate("OutputForm", "Add a model"), f"{self.object_name}_add")
        self._add.clicked.connect(self._add_model)
        self._remove = button(
            translate("OutputForm", "Remove the last model"),
            f"{self.object_name}_remove",
            role="quiet",
        )
        self._remove.clicked.connect(self._remove_model)
        self.column.addWidget(self._add)
        self.column.addWidget(self._remove)
        self._show(LEAST_MODELS)

    def _add_model(self) -> None:
        """Add a model with the terms of the one before, to which one more is then ticked."""
        self._show(len(self._models) + 1)
        self._models[-1].use(self._models[-2].value())
        self._models[-1].main.setFocus(Qt.FocusReason.OtherFocusReason)

    def _remove_model(self) -> None:
        self._show(len(self._models) - 1)
        self.edited.emit()

    def _show(self, count: int) -> None:
        while len(self._models) < count:
            number = len(self._models) + 1
            option = replace(self.option, name=f"{self.option.name}_{number}")
            field = _TermsField(option, self._offered)
            field.label.setText(
                translate("OutputForm", "Predictors of model {number}").format(
                    number=whole_text(number)
                )
            )
            field.main.setAccessibleName(field.label.text())
            field.follow(self._values)
            field.edited.connect(self.edited.emit)
            self._rows.addWidget(field)
            self._models.append(field)
        while len(self._models) > count:
            gone = self._models.pop()
            self._rows.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self._add.setEnabled(count < MOST_MODELS)
        self._remove.setVisible(count > LEAST_MODELS)

    def follow(self, values: Mapping[str, object]) -> None:
        """Offer no model what it explains."""
        self._values = values
        for field in self._models:
            field.follow(values)

    def value(self) -> object:
        """Return the terms of each model, as a command takes them."""
        return ";".join(",".join(_names(one.value())) for one in self._models)

    def use(self, value: object) -> None:
        """Show the models of a value; nobody is told."""
        parts = value.split(";") if isinstance(value, str) else []
        self._show(min(max(LEAST_MODELS, len(parts)), MOST_MODELS))
        for place, field in enumerate(self._models):
            terms = parts[place].split(",") if place < len(parts) else []
            field.use([part for one in terms for part in _spelled_out(one.strip())])


def _spelled_out(term: str) -> list[str]:
    """Return what ``A*B`` stands for; any other term as it is."""
    first, star, second = term.partition("*")
    if not star or "*" in second:
        return [term] if term else []
    return [first.strip(), second.strip(), f"{first.strip()}:{second.strip()}"]


class _ChoiceField(OptionField):
    """One of a few values."""

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__(option, offered)
        self._chooser = Chooser(self.object_name, self.spoken, letters=14)
        if option.default is None:
            usual = translate(CONTEXT, option.empty) if option.empty else ""
            self._chooser.addItem(usual or translate("OutputForm", "Automatic"), None)
        for one, title in option.choices.items():
            self._chooser.addItem(translate(CONTEXT, title), one.value)
        self._chooser.currentIndexChanged.connect(lambda _place: self.edited.emit())
        self.place(self._chooser)

    def value(self) -> object:
        return self._chooser.currentData()

    def use(self, value: object) -> None:
        _choose(self._chooser, value)


class _LevelField(OptionField):
    """The confidence level."""

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__(option, offered)
        self._chooser = Chooser(self.object_name, self.spoken, letters=5)
        for level in LEVELS:
            self._chooser.addItem(level_text(level), level)
        self._chooser.currentIndexChanged.connect(lambda _place: self.edited.emit())
        self.place(self._chooser)

    def value(self) -> object:
        return self._chooser.currentData()

    def use(self, value: object) -> None:
        with QSignalBlocker(self._chooser):
            if self._chooser.findData(value) < 0 and isinstance(value, float):
                self._chooser.addItem(level_text(value), value)
            self._chooser.choose(value)


class _FlagField(OptionField):
    """A box to tick."""

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__(option, offered)
        self.label.hide()
        self._box = QCheckBox(self.spoken)
        self._box.setObjectName(self.object_name)
        self._box.toggled.connect(lambda _on: self.edited.emit())
        self.place(self._box)

    def value(self) -> object:
        return self._box.isChecked()

    def use(self, value: object) -> None:
        with QSignalBlocker(self._box):
            self._box.setChecked(value is True)


class TextField(OptionField):
    """What is typed: a number, a list of numbers, a name. It counts when the person has finished it."""

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__(option, offered)
        self._edit = QLineEdit()
        self._edit.setObjectName(self.object_name)
        self._edit.setAccessibleName(self.spoken)
        if option.empty:
            self._edit.setPlaceholderText(translate(CONTEXT, option.empty))
        elif option.default not in {None, ()} and not option.is_required:
            self._edit.setPlaceholderText(_typed(option, option.default))
        self._edit.editingFinished.connect(self._finished)
        self._before: object = None
        self.place(self._edit)

    def _finished(self) -> None:
        if self.value() != self._before:
            self._before = self.value()
            self.edited.emit()

    def value(self) -> object:
        """Return what is chosen."""
        text = self._edit.text().strip()
        if not text:
            return None
        match self.option.kind:
            case OptionKind.NUMBER:
                return _number(text)
            case OptionKind.WHOLE:
                return filed_whole(text)
            case OptionKind.EXACT:
                return filed_number(text, decimal_sign())
            case OptionKind.NUMBERS:
                return _numbers(text)
            case OptionKind.MATRIX:
                return [_numbers(row) for row in text.split(";") if row.strip()]
            case OptionKind.TEXTS:
                return [part.strip() for part in text.split(",") if part.strip()]
        return text

    def use(self, value: object) -> None:
        """Choose a value; nobody is told."""
        is_usual = value is None or value == self.option.to_json(self.option.default)
        self._edit.setText("" if is_usual else _typed(self.option, value))
        self._before = self.value()


class _AnswerField(TextField):
    """An answer of the question that another option names. Of kiosks the name is typed."""

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__(option, offered)
        self._chooser = Chooser(f"{self.object_name}_answer", self.spoken, letters=14)
        self._chooser.currentIndexChanged.connect(lambda _place: self.edited.emit())
        self.column.insertWidget(self.column.indexOf(self._edit) + 1, self._chooser)
        self._question: object = None
        self._is_chosen = False
        """Whether it is chosen from a list, and not typed."""
        self._list(is_chosen=False)

    def _list(self, *, is_chosen: bool) -> None:
        self._is_chosen = is_chosen
        self._edit.setVisible(not is_chosen)
        self._chooser.setVisible(is_chosen)

    def follow(self, values: Mapping[str, object]) -> None:
        """Offer the answers of the question that the other option names."""
        if self.survey is None:
            return
        name = values.get(self.option.answers_of)
        if name == self._question:
            return
        is_first, self._question = self._question is None, name
        answers = _answers_called(self.survey, name)
        self.setVisible(bool(answers) or name == KIOSK)
        before = self.value()
        self._list(is_chosen=bool(answers))
        self._offer(answers)
        self.use(before if is_first else None)

    def _offer(self, answers: Sequence[tuple[str, str]]) -> None:
        _fill(self._chooser, translate("OutputForm", "Automatic"), answers)

    def value(self) -> object:
        return self._chooser.currentData() if self._is_chosen else super().value()

    def use(self, value: object) -> None:
        super().use(value)
        _choose(self._chooser, value)


class _TwoAnswersField(_AnswerField):
    """Two answers of the question that another option names, or none: then all pairs of them."""

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__(option, offered)
        self._other = Chooser(f"{self.object_name}_other", self.spoken, letters=14)
        self.column.insertWidget(self.column.indexOf(self._chooser) + 1, self._other)
        self._offered: Sequence[tuple[str, str]] = ()
        self._chooser.currentIndexChanged.connect(self._offer_others)
        self._other.currentIndexChanged.connect(lambda _place: self.edited.emit())
        self._offer_others()

    def _offer(self, answers: Sequence[tuple[str, str]]) -> None:
        self._offered = answers
        _fill(self._chooser, translate("OutputForm", "All pairs"), answers)
        self._offer_others()

    def _offer_others(self) -> None:
        """Offer what the first one can be compared with, once it is chosen."""
        first, second = self._chooser.currentData(), self._other.currentData()
        self._other.setVisible(self._is_chosen and first is not None)
        rest = [one for one in self._offered if one[0] != first]
        _fill(self._other, translate("OutputForm", "compared with…"), rest)
        _choose(self._other, second if second != first else None)

    def value(self) -> object:
        """Return both where both are chosen."""
        if not self._is_chosen:
            return TextField.value(self)
        both = [self._chooser.currentData(), self._other.currentData()]
        return None if None in both else both

    def use(self, value: object) -> None:
        TextField.use(self, value)
        first, second = value if isinstance(value, list) and len(value) == 2 else (None, None)
        _choose(self._chooser, first)
        self._offer_others()
        _choose(self._other, second)


def _answers_called(survey: Survey | None, name: object) -> list[tuple[str, str]]:
    """Return the answers of a question and what they are called; none of what lists none."""
    every = () if survey is None else survey.recorded_questions
    question = next((one for one in every if one.id == name), None)
    if survey is None or question is None:
        return []
    labels = TranslatedLabels(survey)
    return [(answer, labels.answer(question.id, answer)) for answer in question.answers]


def _fill(chooser: Chooser, nothing: str, entries: Iterable[tuple[str, str]]) -> None:
    """Offer ``nothing``, and the entries, name and text; nobody is told."""
    with QSignalBlocker(chooser):
        chooser.offer([(nothing, None), *((title, name) for name, title in entries)])


def _choose(chooser: Chooser, value: object) -> None:
    with QSignalBlocker(chooser):
        chooser.choose(value)


class _WeightsField(TextField):
    """Numbers by column, typed as ``A=50; B=2``."""

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__(option, offered)
        self._edit.setPlaceholderText(option.metavar)

    def value(self) -> object:
        """Return the numbers by name; else the text, to be refused."""
        text = self._edit.text().strip()
        return _weights(text) if text else None


class _RowsField(OptionField):
    """Numbers by name, or names that belong together: a small table to fill in."""

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__(option, offered)
        titles = [translate(CONTEXT, title) for title, _sign in option.columns]
        self._table = TypedRows(
            self.object_name,
            self.spoken,
            titles,
            named=option.named,
            is_listing=option.is_listing,
        )
        self._table.edited.connect(self.edited.emit)
        self.place(self._table)
        self._is_alone = False
        """Whether there is one thing alone, which needs no name."""
        self._named_by: object = None
        self._hidden: list[list[str]] = []
        """Rows of names that are not offered now: they come back with them."""

    def follow(self, values: Mapping[str, object]) -> None:
        """Offer the names that other options give: of a question's answers, or of another table."""
        if not self.option.answers_of:
            return
        question, others = values.get(self.option.answers_of), values.get(self.option.names_of)
        if (question, others) == self._named_by:
            return
        self._named_by = question, others
        place, rows = self.option.named, self._table.rows()
        if self._is_alone:
            rows = [[*row[:place], EVERYWHERE, *row[place + 1 :]] for row in rows]
        rows, before = [*rows, *self._hidden], set(self._table.names)
        names = _answers_called(self.survey, question)
        if question is None:
            listed = (text.partition("=")[2] for text in _names(others))
            names = [(one, one) for one in dict.fromkeys(listed) if one]
        self._is_alone = question is None and not names
        self._table.know(None if self._is_alone else names)
        self._show(rows, before - set(dict(names)))

    def _show(self, rows: Sequence[list[str]], gone: Container[str] = ()) -> None:
        """Show the rows that fit what is offered."""

        def fits(name: str) -> bool:
            if self._is_alone:
                return name in {"", EVERYWHERE}
            return name != EVERYWHERE and name not in gone

        self._hidden = [row for row in rows if not fits(row[self.option.named])]
        self._table.show_rows([row for row in rows if fits(row[self.option.named])])

    def value(self) -> object:
        """Return texts, or numbers by name; a list where a name is there twice, to be refused."""
        rows = self._table.rows()
        if self.option.kind is not OptionKind.WEIGHTS:
            return [self._written(row) for row in rows] or None
        pairs = [(self._written(row[:-1]), row[-1]) for row in rows]
        if len(dict(pairs)) < len(pairs):
            return [f"{name}={number}" for name, number in pairs]
        return {name: _number(number) for name, number in pairs} or None

    def _written(self, cells: Sequence[str]) -> str:
        """Return cells as one text, with the signs between them."""
        place = self.option.named
        if self._is_alone:
            name = [EVERYWHERE] if self.option.is_listing else []
            cells = [*cells[:place], *name, *cells[place + 1 :]]
        signs = [sign for _title, sign in self.option.columns]
        pieces = [piece for cell, sign in zip(cells, signs, strict=False) for piece in (cell, sign)]
        return "".join(pieces[:-1])

    def use(self, value: object) -> None:
        if isinstance(value, Mapping):
            rows = [[*self._parts(name), _one(number)] for name, number in value.items()]
        else:
            rows = [self._parts(text) for text in _names(value)]
        width = len(self.option.columns)
        self._show([[*row, *[""] * width][:width] for row in rows])

    def _parts(self, text: str) -> list[str]:
        """Return the cells of one text."""
        parts = []
        is_number = self.option.kind is OptionKind.WEIGHTS
        signs = [sign for _title, sign in self.option.columns][: -2 if is_number else -1]
        for sign in signs:
            part, _sign, text = text.partition(sign)
            parts.append(part)
        return [*parts, text]


class TableField(OptionField):
    """A table that is read from a file: what it holds is shown, and the file is not needed again.

    ``wanted()`` when the person wants to choose a file: whoever shows the form asks, and calls ``take``.
    """

    wanted = Signal()

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__(option, offered)
        self._rows: object = None
        self.open = button(self._words(), self.object_name)
        self.open.setAccessibleName(f"{self.spoken}: {self.open.text()}")
        self.open.clicked.connect(self.wanted.emit)
        self._remove = button(
            translate("OutputForm", "Remove"), f"{self.object_name}_remove", role="quiet"
        )
        self._remove.setAccessibleName(f"{self.spoken}: {self._remove.text()}")
        self._remove.clicked.connect(lambda: self.take(None))
        self._held = text_label("", "caption", wraps=True, name=f"{self.object_name}_held")
        self.place(self.open)
        row = in_row((self._held, 1), self._remove, margins=(0, 0, 0, 0))
        self.column.insertLayout(self.column.count() - 1, row)
        self._show()

    def _words(self) -> str:
        if self.option.table == SHAPES:
            return translate("OutputForm", "Open a map…")
        return translate("OutputForm", "Open a table…")

    @property
    def request(self) -> FileRequest:
        """What the dialog asks for."""
        if self.option.table == SHAPES:
            filters = translate("OutputForm", "Maps (*.geojson *.json);;All files (*)")
        else:
            filters = table_filters()
        return FileRequest(PickKind.FILE, self.spoken, filters)

    def take(self, rows: object) -> None:
        """Hold a table that was read, or none, and tell that it is another one."""
        self.use(rows)
        self.edited.emit()

    def value(self) -> object:
        """Return the header and the rows."""
        return self._rows

    def use(self, value: object) -> None:
        """Hold a table; nobody is told."""
        rows = value if isinstance(value, list | tuple) else ()
        self._rows = [list(row) for row in rows] if len(rows) > 1 else None
        self._show()

    def _show(self) -> None:
        rows = self._rows
        self._remove.setVisible(rows is not None)
        if not isinstance(rows, list):
            self._held.setText(translate(CONTEXT, self.option.empty))
            return
        text = translate("OutputForm", "{count} rows: {columns}")
        names = [one for one in rows[0] if one != GEOMETRY]
        shown = ", ".join([*names[:MOST_COLUMNS], *(["…"] if len(names) > MOST_COLUMNS else [])])
        self._held.setText(text.format(count=whole_text(len(rows) - 1), columns=shown))


class _DayField(TextField):
    """A day, typed as in a calendar of numbers: year, month, day."""

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__(option, offered)
        if not option.empty:
            self._edit.setPlaceholderText(option.metavar)


class _PairsField(OptionField):
    """An answer of each question that the other options name: the one that others are compared with."""

    def __init__(self, option: Option, offered: Survey | Columns | None) -> None:
        super().__init__(option, offered)
        self._choosers: dict[str, Chooser] = {}
        self._chosen: dict[str, str] = {}
        self._holder = QWidget()
        self._holder.setObjectName(self.object_name)
        self._rows = QVBoxLayout(self._holder)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(3)
        self.place(self._holder)

    def follow(self, values: Mapping[str, object]) -> None:
        """Offer the answers of the questions that other options name."""
        super().follow(values)
        named = {
            part
            for value in values.values()
            for one in _names(value)
            for part in _BETWEEN.split(one)
        }
        wanted = {
            one.id: one
            for one in self.offered()
            if one.id in named and one.answers and not is_ordinal(one)
        }
        self.setVisible(bool(wanted))
        if list(wanted) == list(self._choosers):
            return
        for old in self._choosers.values():
            self._rows.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._choosers = {name: self._new_chooser(one) for name, one in wanted.items()}

    def _new_chooser(self, question: AskedQuestion) -> Chooser:
        assert self.survey is not None  # noqa: S101 - it has the question
        labels = TranslatedLabels(self.survey)
        spoken = translate("OutputForm", "{title}: {question}")
        spoken = spoken.format(title=self.spoken, question=labels.question(question.id))
        chooser = Chooser(f"{self.object_name}_{question.id}", spoken, letters=14)
        called = [labels.answered(question.id, answer) for answer in question.answers]
        usual = translate("OutputForm", "{answer} (automatic)")
        chooser.addItem(usual.format(answer=called[usual_reference(question)]), None)
        for answer, label in zip(question.answers, called, strict=True):
            chooser.addItem(label, answer)
        chooser.choose(self._chosen.get(question.id))
        chooser.currentIndexChanged.connect(lambda _place: self.edited.emit())
        self._rows.addWidget(chooser)
        return chooser

    def value(self) -> object:
        found = ((name, one.currentData()) for name, one in self._choosers.items())
        return [[name, answer] for name, answer in found if answer is not None]

    def use(self, value: object) -> None:
        pairs = value if isinstance(value, list) else []
        self._chosen = {one[0]: one[1] for one in pairs if isinstance(one, list) and len(one) == 2}
        for name, chooser in self._choosers.items():
            _choose(chooser, self._chosen.get(name))


def field_of(option: Option, offered: Survey | Columns | None) -> OptionField:
    """Return a field for an option; the questions of a survey, or columns of a table, are offered."""
    if option.name == LEVEL:
        return _LevelField(option, offered)
    if option.columns:
        return _RowsField(option, offered)
    if option.answers_of:
        kind = _AnswerField if option.kind is OptionKind.TEXT else _TwoAnswersField
        return kind(option, offered)
    return _FIELDS.get(option.kind, TextField)(option, offered)


_FIELDS: Mapping[OptionKind, type[OptionField]] = {
    OptionKind.VARIABLE: _VariableField,
    OptionKind.VARIABLES: _VariablesField,
    OptionKind.TERMS: _TermsField,
    OptionKind.MODELS: _ModelsField,
    OptionKind.CHOICE: _ChoiceField,
    OptionKind.NUMBER: TextField,
    OptionKind.WHOLE: TextField,
    OptionKind.NUMBERS: TextField,
    OptionKind.MATRIX: TextField,
    OptionKind.FLAG: _FlagField,
    OptionKind.TEXT: TextField,
    OptionKind.TEXTS: TextField,
    OptionKind.PAIRS: _PairsField,
    OptionKind.WEIGHTS: _WeightsField,
    OptionKind.DAY: _DayField,
    OptionKind.TABLE: TableField,
}


def _names(value: object) -> list[str]:
    if isinstance(value, str):
        return [value]
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []


def _number(text: str) -> object:
    """Return the number that a person typed, as their language writes it; else the text, to be refused."""
    try:
        return typed_float(text, decimal_sign())
    except NotANumber:
        return text


def _weights(text: str) -> object:
    """Return the numbers by name in ``A=50, B=2``; else the text, to be refused."""
    # a comma may be the decimal sign: one is between two weights only where another name follows
    parts = [part.rpartition("=") for part in re.split(r";|,(?=[^,;=]*=)", text) if part.strip()]
    if not all(name for name, _equals, _weight in parts):
        return text
    return {name.strip(): _number(weight.strip()) for name, _equals, weight in parts}


def _numbers(text: str) -> list[object]:
    return [_number(part) for part in typed_list(text, decimal_sign())]


def shown_value(option: Option, value: object) -> str:
    """Return the value of an option, as an analysis or a learner keeps it, in the words of a form."""
    if option.kind is OptionKind.FLAG:
        return translate("OutputForm", "Yes") if value else translate("OutputForm", "No")
    if isinstance(value, Enum):
        return translate(CONTEXT, option.choices[value])
    return _typed(option, value)


def _typed(option: Option, value: object) -> str:
    """Return a value as a person types it."""
    written = decimal_text(value) if isinstance(value, Fraction) else option.to_json(value)
    if isinstance(written, dict):
        return "; ".join(f"{name}={_one(weight)}" for name, weight in written.items())
    if isinstance(written, list):
        rows = (_typed(option, one) if isinstance(one, list) else _one(one) for one in written)
        apart = "; " if written and isinstance(written[0], list) else ", "
        apart = (
            " "
            if option.kind in {OptionKind.NUMBERS, OptionKind.MATRIX} and apart == ", "
            else apart
        )
        return apart.join(rows)
    is_name = option.kind in {OptionKind.TEXT, OptionKind.MODELS, OptionKind.DAY}
    return _one(written) if is_name else own_text(_one(written))


def _one(value: object) -> str:
    return short_quantity(value) if isinstance(value, float) else str(value)
