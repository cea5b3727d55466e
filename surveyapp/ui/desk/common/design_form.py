"""A form for a design, built from the parameters that the design declares, and how it is read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from surveyapp.designs import DESIGNS, Design
from surveyapp.designs.core.design import MOST_CHOICES
from surveyapp.designs.core.parameters import (
    Parameter,
    ParameterKind,
    ParameterProblem,
    ParameterProblems,
)
from surveyapp.designs.core.typed_numbers import filed_parameter
from surveyapp.errors import SurveyAppError
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import Gap, in_column
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import (
    decimal,
    decimal_sign,
    own_text,
    parameter_label,
    sentence,
    share_text,
)
from surveyapp.ui.widgets.widget_state import restore

CHOICES_AT_FIRST = 4
DESIGN = "design"
K = "k"

translate = QCoreApplication.translate


class Field(QWidget):
    """A line edit with its label above and its problem below."""

    edited = Signal()

    def __init__(
        self, name: str, label: str, text: str = "", hint: str = "", *, placeholder: str = ""
    ) -> None:
        super().__init__()
        self.name = name
        self._hint = hint
        self._label = text_label(label, "field", wraps=True)
        self.edit = QLineEdit(own_text(text))
        self.edit.setObjectName(name)
        self.edit.setPlaceholderText(own_text(placeholder))
        self.edit.setAccessibleName(label)
        self._label.setBuddy(self.edit)
        self._note = text_label(hint, "caption", wraps=True, name=name + "_note")
        in_column(self._label, self.edit, self._note, inside=self, spacing=3)
        self.edit.textChanged.connect(lambda _text: self.edited.emit())
        self.complain("")

    @property
    def text(self) -> str:
        """The text in the field."""
        return self.edit.text()

    def advise(self, hint: str) -> None:
        """Show another hint below the field."""
        self._hint = hint
        self.complain("")

    def complain(self, text: str) -> None:
        """Show a problem below the field; an empty ``text`` clears it."""
        self._note.setText(text or self._hint)
        self._note.setVisible(bool(text or self._hint))
        self._note.setProperty("role", "wrong" if text else "caption")
        self.edit.setProperty("isWrong", bool(text))
        self.edit.setAccessibleDescription(text or self._hint)
        for widget in (self._note, self.edit):
            widget.style().unpolish(widget)
            widget.style().polish(widget)


class ShareField(Field):
    """A field for a share: it is typed in any notation, and shown in per cent when it is left."""

    def __init__(
        self, name: str, label: str, text: str = "", hint: str = "", *, placeholder: str = ""
    ) -> None:
        super().__init__(name, label, share_text(text), hint, placeholder=placeholder)
        self.edit.editingFinished.connect(self._show_in_percent)
        self.edit.textChanged.connect(self._filled)

    def _filled(self) -> None:
        """Show what was not typed, but kept, in the same notation."""
        if not self.edit.hasFocus():
            self._show_in_percent()

    def _show_in_percent(self) -> None:
        shown = share_text(self.edit.text())
        if shown != self.edit.text():
            self.edit.setText(shown)


class DesignForm(QWidget):
    """Chooses a design and its parameters; ``changed`` is emitted when something is typed or chosen."""

    changed = Signal()

    def __init__(self, name: str = DESIGN) -> None:
        super().__init__()
        self._chooser = Chooser(name, self.tr("Design"))
        for design in DESIGNS:
            self._chooser.addItem(QCoreApplication.translate("messages", design.title), design)
        self._fields: list[Field] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(theme.GAP)
        self._source = text_label("", "caption", wraps=True)
        self._privacy = text_label("", "hint", wraps=True, name="privacy")
        self._privacy.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label = text_label(self.tr("&Design"), "field")
        label.setBuddy(self._chooser)
        in_column(
            label,
            self._chooser,
            self._source,
            Gap(theme.TIGHT),
            self._column,
            self._privacy,
            inside=self,
            spacing=theme.TIGHT,
        )
        self._chooser.currentIndexChanged.connect(self._rebuild)
        self.choose("two_coins")

    def choose(self, name: str) -> None:
        """Choose the design called ``name``."""
        self._chooser.setCurrentIndex(list(DESIGNS.by_name).index(name))
        if not self._fields:
            self._rebuild()

    def save_state(self) -> dict[str, object]:
        """Return the design and what is typed."""
        return {DESIGN: self._design.name, **{field.name: field.text for field in self._fields}}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Restore the design and its parameters; an unknown design is ignored."""
        if state.get(DESIGN) in DESIGNS.by_name:
            self.choose(str(state[DESIGN]))
            for field in self._fields:
                restore(field.edit, state.get(field.name))

    @property
    def answer_count(self) -> int:
        """The number of answers, as far as it is typed; else 2."""
        typed = next((field.text.strip() for field in self._fields if field.name == K), "")
        count = filed_parameter(ParameterKind.COUNT, typed)
        return count if isinstance(count, int) and 2 <= count <= MOST_CHOICES else 2

    def read(self) -> Design | None:
        """Return the design; or None, with the problems shown at their fields."""
        texts = {field.name: field.text for field in self._fields}
        k = texts.pop(K, "2")
        try:
            design = read_design(self._design, texts, k)
        except ParameterProblems as problems:
            self._complain(problems.problems)
            self._privacy.clear()
            return None
        self._complain(())
        self._privacy.setText(privacy_sentence(design))
        return design

    @property
    def _design(self) -> type[Design]:
        return DESIGNS[self._chooser.currentIndex()]

    def _complain(self, problems: Sequence[SurveyAppError]) -> None:
        sentences = {parameter_field(problem): sentence(problem) for problem in reversed(problems)}
        for field in self._fields:
            field.complain(sentences.get(field.name, ""))

    def _rebuild(self) -> None:
        for field in self._fields:
            self._column.removeWidget(field)
            field.hide()  # at once; it cannot be deleted while its own signal is under way
            field.deleteLater()
        design = self._design
        values = starting_values(design, CHOICES_AT_FIRST)
        declared = design.written_parameters()
        self._fields = [
            Field(
                name,
                parameter_label(name, parameter),
                values[name],
            )
            for name, parameter in declared.items()
        ]
        if design.derives_k:
            self._fields.insert(0, Field(K, self.tr("Number of choices"), str(CHOICES_AT_FIRST)))
        for field in self._fields:
            self._column.addWidget(field)
            field.edited.connect(self.changed)
        self._source.setText(design.source)
        self.changed.emit()


_EXAMPLES = {
    ParameterKind.PROBABILITY: ("3/4", "1/8", "1/2"),
    ParameterKind.EPSILON: ("1", "2"),
    ParameterKind.COUNT: ("2", "3"),
}


def starting_values(design: type[Design], k: int) -> dict[str, str]:
    """Return values that make a usable design, so that the form opens on an answer.

    Tried from a few usual ones by the declared kinds, so that a new design needs nothing here; empty
    where none fits.
    """
    declared = design.written_parameters()
    for texts in product(*(_examples(parameter, k) for parameter in declared.values())):
        values = dict(zip(declared, texts, strict=True))
        try:
            read_design(design, values, str(k))
        except ParameterProblems:
            continue
        return values
    return dict.fromkeys(declared, "")


def _examples(parameter: Parameter, k: int) -> tuple[str, ...]:
    if parameter.kind is ParameterKind.PROBABILITIES:
        fallen = [str(Fraction(2 * i, k * (k + 1))) for i in range(k, 0, -1)]
        return (" ".join([str(Fraction(1, 4 * k))] * k), " ".join(fallen))
    if parameter.kind is ParameterKind.ROWS:
        own, other = str(Fraction(k + 1, 2 * k)), str(Fraction(1, 2 * k))
        rows = (" ".join(own if i == j else other for j in range(k)) for i in range(k))
        return (" | ".join(rows),)
    return (*_EXAMPLES[parameter.kind], *([""] if parameter.is_optional else []))


def parameter_field(problem: SurveyAppError) -> str:
    """Return the name of the parameter that ``problem`` is about; empty if it is about none."""
    if not isinstance(problem, ParameterProblem):
        return ""
    return re.sub(r"\[.*", "", str(problem.facts.get("parameter", "")))


def read_design(design: type[Design], texts: Mapping[str, str], k: str) -> Design:
    """Return the design that a filled form describes; ``ParameterProblems`` name all that cannot be used."""
    declared = design.written_parameters()
    values = {
        name: filed_parameter(declared[name].kind, text, decimal_sign())
        for name, text in texts.items()
        if text.strip()
    }
    if not design.derives_k:
        return design.read(values, 2)
    try:
        choices = design.parameters()[K].read(K, filed_parameter(ParameterKind.COUNT, k))
    except ParameterProblem as problem:
        raise ParameterProblems([problem.with_names(design.parameters())]) from problem
    return design.read(values, int(str(choices)))


def privacy_sentence(design: Design) -> str:
    """Return ε and what it means."""
    ratio = design.worst_ratio
    if ratio is None:
        return translate(
            "planning", "ε = ∞: at least one report reveals the answer, so nothing protects it."
        )
    return translate(
        "planning",
        "ε = {epsilon}: one report can multiply the odds of one answer over another "
        "by at most {ratio}.",
    ).format(
        epsilon=own_text(design.epsilon_text),
        ratio=decimal(float(ratio), "g", 4),
    )
