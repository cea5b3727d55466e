"""A design chosen by name, with a field for each of its parameters."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from surveyapp.designs import DESIGN_BY_NAME, AskableDesign
from surveyapp.designs.core.parameters import Parameter
from surveyapp.designs.core.scale import FROM_QUESTION
from surveyapp.services.surveys.design_goals import fitting_designs, with_design
from surveyapp.services.surveys.draft import Draft, Path
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.desk.common.survey_designs import example_design, parameter_text, read_parameter
from surveyapp.ui.desk.editor.bound_fields import Form, LineField, Select
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import parameter_label


class OwnDesignBox(QWidget):
    """Chooses among the designs that can ask this type of question."""

    def __init__(self, form: Form, path: Path) -> None:
        super().__init__()
        self._path: Path = (*path, "design")
        draft = form.editing.draft
        fitting = fitting_designs(draft, path)
        chooser = Select(
            form.editing,
            (*self._path, "name"),
            self.tr("Design"),
            "own_design",
            entries=[(_titled(design), design.name) for design in fitting],
            change=lambda draft, name: with_design(
                draft, path, example_design(draft, path, str(name))
            ),
        )
        column = in_column(form.bind(chooser), inside=self, spacing=theme.TIGHT)
        design = DESIGN_BY_NAME.get(draft.at((*self._path, "name"), ""))
        if design is None:
            return
        when = QCoreApplication.translate("messages", design.when)
        column.addWidget(text_label(when, "caption", wraps=True))
        for name, parameter in _own_parameters(design).items():
            column.addWidget(form.bind(self._field(form, name, parameter)))

    def _field(self, form: Form, name: str, parameter: Parameter) -> LineField:
        path: Path = (*self._path, name)

        def change(draft: Draft, text: str) -> Draft:
            if not text.strip():
                return draft.drop(path) if draft.at(path) is not None else draft
            return draft.put(path, read_parameter(parameter, text))

        label = parameter_label(name, parameter)
        return LineField(
            form.editing, path, label, f"design_{name}", shown=parameter_text, change=change
        )


def _titled(design: type[AskableDesign]) -> str:
    return QCoreApplication.translate("messages", design.title)


def _own_parameters(design: type[AskableDesign]) -> dict[str, Parameter]:
    declared = design.written_parameters()
    return {name: each for name, each in declared.items() if name not in FROM_QUESTION}
