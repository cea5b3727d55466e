"""The form of an analysis or a learner, made from its declared options: it writes no line of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget

from surveyapp.options import Option, OptionKind, OptionProblem
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.common.option_fields import Columns, OptionField, TableField, field_of
from surveyapp.ui.widgets.number_format import sentence


class OptionsForm(QWidget):
    """What an analysis or a learner declares; ``edited(options)``, as JSON has them, when one was changed.

    Those that are missing in ``options`` have their defaults. ``offered`` is the survey whose questions, or
    the table whose columns, can be chosen; None where there is none.
    """

    edited = Signal(object)
    table_wanted = Signal(object)
    """The field whose table the person wants to choose."""

    def __init__(
        self,
        declared: Sequence[Option],
        options: Mapping[str, object],
        offered: Survey | Columns | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("options_form")
        self.declared = tuple(declared)
        self._fields: dict[str, OptionField] = {}
        self._options = dict(options)
        self._touched: set[str] = set()
        """The options that the person has changed here."""
        is_table = isinstance(offered, Columns)
        shown = [one for one in declared if is_table or not one.is_of_tables]
        usual = [one for one in shown if not one.is_advanced]
        advanced = [one for one in shown if one.is_advanced]
        self._column = in_column(
            *(self._new_field(option, offered) for option in usual),
            inside=self,
            spacing=theme.TIGHT + 2,
        )
        if advanced:
            self._column.addWidget(self._new_fold())
            self._advanced = QWidget()
            in_column(
                *(self._new_field(option, offered) for option in advanced),
                inside=self._advanced,
                spacing=theme.TIGHT + 2,
            )
            self._column.addWidget(self._advanced)
            self._unfold(is_open=any(one.name in options for one in advanced))
        self.use(options)

    def _new_field(self, option: Option, offered: Survey | Columns | None) -> OptionField:
        field = self._fields[option.name] = field_of(option, offered)
        field.edited.connect(lambda name=option.name: self._changed(name))
        if isinstance(field, TableField):
            field.wanted.connect(partial(self.table_wanted.emit, field))
        return field

    def _new_fold(self) -> QToolButton:
        self._fold = QToolButton()
        self._fold.setObjectName("more_options")
        self._fold.setProperty("role", "quiet")
        self._fold.setText(self.tr("More options"))
        self._fold.setCheckable(True)
        self._fold.toggled.connect(lambda is_on: self._unfold(is_open=is_on))
        return self._fold

    def _unfold(self, *, is_open: bool) -> None:
        self._fold.setChecked(is_open)
        self._fold.setText(self.tr("Fewer options") if is_open else self.tr("More options"))
        self._advanced.setVisible(is_open)

    @property
    def options(self) -> dict[str, object]:
        """The options that differ from their defaults, as JSON holds them."""
        return dict(self._options)

    def use(self, options: Mapping[str, object]) -> None:
        """Show other options of the same analysis; nobody is told."""
        self._options = dict(options)
        for name, field in self._fields.items():
            field.use(options.get(name, _default(field.option)))
        self._follow()

    def _follow(self) -> None:
        others = {
            name: field.value()
            for name, field in self._fields.items()
            if field.option.takes_questions
            or field.option.kind is OptionKind.TEXT
            or field.option.columns
        }
        for field in self._fields.values():
            field.follow(others)

    def _changed(self, name: str) -> None:
        self._touched.add(name)
        self._follow()
        for one, field in self._fields.items():
            value = field.value()
            is_usual = value is None or (
                not field.option.is_required and value == _default(field.option)
            )
            follows = (
                field.option.other_than
                or field.option.answers_of
                or field.option.kind is OptionKind.PAIRS
            )
            if one == name or follows:
                self._options.pop(one, None)
                if not is_usual:
                    self._options[one] = value
        self.edited.emit(self.options)

    def focus_first(self) -> None:
        """Give the keyboard to the first option."""
        first = next(iter(self._fields.values()), None)
        if first is not None:
            first.main.setFocus(Qt.FocusReason.OtherFocusReason)

    def complain(self, problem: Exception | None) -> bool:
        """Show a problem at the option that it is about; return whether there is such an option.

        What nobody has chosen yet is no mistake: the result says that it waits for the options.
        """
        name = problem.field if isinstance(problem, OptionProblem) else ""
        for one, field in self._fields.items():
            is_awaited = field.option.is_required and one not in self._touched and not field.value()
            text = ""
            if one == name and not is_awaited and isinstance(problem, OptionProblem):
                text = sentence(problem.called(field.spoken))
            field.complain(text)
        return name in self._fields


def _default(option: Option) -> object:
    return None if option.is_required else option.to_json(option.default)
