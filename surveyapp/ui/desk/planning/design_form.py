"""A form for a design, built from what the design declares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from surveyapp.designs import DESIGNS, Design
from surveyapp.designs.core.parameters import ParameterProblems
from surveyapp.errors import SurveyAppError
from surveyapp.ui import theme
from surveyapp.ui.desk.planning.sample_size import (
    K,
    field_of,
    privacy_sentence,
    read_design,
    starting_values,
)
from surveyapp.ui.messages import told
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.page import text_label
from surveyapp.ui.widgets.widget_state import restore

CHOICES_AT_FIRST = 4
DESIGN = "design"


class Field(QWidget):
    """A line to type in, what it means above it, what is wrong with it below it."""

    edited = Signal()

    def __init__(
        self, name: str, label: str, text: str = "", hint: str = "", *, placeholder: str = ""
    ) -> None:
        super().__init__()
        self.name = name
        self._hint = hint
        self._label = text_label(label, "field", wraps=True)
        self.edit = QLineEdit(text)
        self.edit.setObjectName(name)
        self.edit.setPlaceholderText(placeholder)
        self.edit.setAccessibleName(label)
        self._label.setBuddy(self.edit)
        self._note = text_label(hint, "caption", wraps=True)
        self._note.setObjectName(name + "_note")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        for widget in (self._label, self.edit, self._note):
            column.addWidget(widget)
        self.edit.textChanged.connect(lambda _text: self.edited.emit())
        self.complain("")

    @property
    def text(self) -> str:
        """What is typed."""
        return self.edit.text()

    def complain(self, text: str) -> None:
        """Show what is wrong with the field, or with an empty ``text`` that nothing is."""
        self._note.setText(text or self._hint)
        self._note.setVisible(bool(text or self._hint))
        self._note.setProperty("role", "wrong" if text else "caption")
        self.edit.setProperty("isWrong", bool(text))
        self.edit.setAccessibleDescription(text or self._hint)
        for widget in (self._note, self.edit):
            widget.style().unpolish(widget)
            widget.style().polish(widget)


class DesignForm(QWidget):
    """Chooses a design and its parameters; ``changed`` tells that something was typed or chosen."""

    changed = Signal()

    def __init__(self, name: str = DESIGN) -> None:
        super().__init__()
        self._chooser = Chooser(name, self.tr("Design"))
        for design in DESIGNS:
            self._chooser.addItem(QCoreApplication.translate("designs", design.title), design)
        self._fields: list[Field] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(theme.GAP)
        self._source = text_label("", "caption", wraps=True)
        self._privacy = text_label("", "hint", wraps=True)
        self._privacy.setObjectName("privacy")
        self._privacy.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        label = text_label(self.tr("&Design"), "field")
        label.setBuddy(self._chooser)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.TIGHT)
        column.addWidget(label)
        column.addWidget(self._chooser)
        column.addWidget(self._source)
        column.addSpacing(theme.TIGHT)
        column.addLayout(self._column)
        column.addWidget(self._privacy)
        self._chooser.currentIndexChanged.connect(self._rebuild)
        self.choose("two_coins")

    def choose(self, name: str) -> None:
        """Choose the design called ``name``."""
        names = [design.name for design in DESIGNS]
        self._chooser.setCurrentIndex(names.index(name))
        if not self._fields:
            self._rebuild()

    def save_state(self) -> dict[str, object]:
        """Return the design and what is typed."""
        return {DESIGN: self._design.name, **{field.name: field.text for field in self._fields}}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Choose the design that was chosen, with what was typed; an unknown one is left out."""
        if state.get(DESIGN) in [design.name for design in DESIGNS]:
            self.choose(str(state[DESIGN]))
            for field in self._fields:
                restore(field.edit, state.get(field.name))

    def read(self) -> Design | None:
        """Return the design; or None, with what is wrong shown beside its field."""
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
        sentences = {field_of(problem): told(problem) for problem in reversed(problems)}
        for field in self._fields:
            field.complain(sentences.get(field.name, ""))

    def _rebuild(self) -> None:
        for field in self._fields:
            self._column.removeWidget(field)
            field.deleteLater()
        design = self._design
        values = starting_values(design, CHOICES_AT_FIRST)
        declared = design.written_parameters()
        self._fields = [
            Field(
                name,
                self.tr("{name}: {meaning}").format(
                    name=name, meaning=QCoreApplication.translate("phrases", parameter.meaning)
                ),
                values[name],
            )
            for name, parameter in declared.items()
        ]
        if design.derives_k:
            self._fields.insert(0, Field(K, self.tr("Number of choices"), str(CHOICES_AT_FIRST)))
        for field in self._fields:
            self._column.addWidget(field)
            field.edited.connect(self.changed)
        self._source.setText(QCoreApplication.translate("designs", design.source))
        self.changed.emit()
