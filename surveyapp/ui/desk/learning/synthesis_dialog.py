"""What a synthetic table shall be like: a dialog made from what synthetic tables and forests declare."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.options import OptionProblem, options_of, read_analysis
from surveyapp.services.models.learners import SEED, read_options
from surveyapp.services.models.synthesis import Method, SynthesisOptions
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.common.option_fields import Columns, OptionField
from surveyapp.ui.desk.common.options_form import OptionsForm
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.message_bar import MessageBar
from surveyapp.ui.widgets.splitters import Scrolled

WIDTH, HEIGHT = 460, 560
OF_FORESTS, OF_TABLES = ("predictors",), ("copies", "quality")
OF_REPORTS = tuple(
    replace(one, choices={way: title for way, title in one.choices.items() if way != Method.FOREST})
    for one in options_of(SynthesisOptions)
    if one.name not in OF_FORESTS + OF_TABLES
)
"""What can be chosen where there are only reports: trees need a table of true values, and so do copies."""


class SynthesisDialog(QDialog):
    """``wanted(SynthesisOptions)`` when everything that was ``chosen``, as JSON holds it, can be used.

    ``epsilon`` is what the table will cost, as it was typed; None of reports, where it costs nothing.
    """

    wanted = Signal(object)

    def __init__(
        self,
        columns: tuple[str, ...],
        chosen: Mapping[str, object],
        epsilon: str | None,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("synthesis_dialog")
        self.setWindowTitle(self.tr("Synthetic table"))
        self.messages = MessageBar()
        declared = options_of(SynthesisOptions) if epsilon is not None else OF_REPORTS
        self._form = OptionsForm(declared, chosen, Columns(columns))
        # its shapes are drawn by the seed of the rows
        of_forest = [option for option in RandomForest.options if option.name != SEED]
        self._forest = OptionsForm(of_forest, {}, Columns(columns))
        self._fields = {one.option.name: one for one in self._form.findChildren(OptionField)}
        self._form.edited.connect(self._follow)
        self._lay_out(epsilon)
        FollowsColourScheme(self)
        self._follow()

    def _lay_out(self, epsilon: str | None) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.MARGIN, theme.ROOMY, theme.MARGIN, theme.ROOMY)
        column.setSpacing(theme.GAP)
        what = self.tr(
            "Invented rows with nearly the same shares as the table. They cost ε = {epsilon}, as "
            "the form says, and may then be used as often as you like."
        )
        if epsilon is None:
            what = self.tr(
                "Invented rows, computed from the reports alone. They are as private as the reports, so they "
                "cost nothing. Questions that were asked directly come out as they were answered."
            )
        column.addWidget(text_label(what.format(epsilon=epsilon), "plain", wraps=True))
        column.addWidget(self.messages)
        inside = QWidget()
        in_column(
            self._form,
            self._forest,
            Stretch(),
            inside=inside,
            spacing=theme.GAP,
            margins=(0, 0, theme.GAP, 0),
        )
        column.addWidget(Scrolled(inside), 1)
        cancel = button(self.tr("Cancel"), "cancel_synthesis")
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        go = button(self.tr("Save as…"), "save_synthetic", role="primary")
        go.setDefault(True)
        go.clicked.connect(self._go)
        column.addLayout(in_row(Stretch(), cancel, go, spacing=theme.GAP))
        theme.resize_window(self, WIDTH, HEIGHT)

    @property
    def options(self) -> dict[str, object]:
        """What differs from the defaults and counts, as JSON holds it."""
        hidden = {name for name, field in self._fields.items() if not field.isVisibleTo(self._form)}
        hidden -= {option.name for option in options_of(SynthesisOptions) if option.is_advanced}
        return {name: one for name, one in self._form.options.items() if name not in hidden}

    def _follow(self) -> None:
        """Show what the method can use."""
        method = self._form.options.get("method")
        for name in (one for one in OF_FORESTS if one in self._fields):
            self._fields[name].setVisible(method == Method.FOREST.value)
        self._forest.setVisible(method == Method.FOREST.value)

    def _go(self) -> None:
        self.messages.clear()
        for form in (self._form, self._forest):
            form.complain(None)
        try:
            is_forest = self._form.options.get("method") == Method.FOREST.value
            forest = read_options(
                RandomForest.learner, 1.0, self._forest.options if is_forest else {}
            )
            making = read_analysis(SynthesisOptions, self.options, options=forest)
        except OptionProblem as problem:
            if not any(form.complain(problem) for form in (self._form, self._forest)):
                self.messages.problem(problem)
            return
        except SurveyAppError as problem:
            self.messages.problem(problem)
            return
        self.accept()
        self.wanted.emit(making)
