"""How good a model is: its numbers, who is taken for whom, and its curves."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QStackedWidget, QVBoxLayout

from surveyapp.analyses.evaluate import (
    CONFUSION_TABLE,
    CURVE,
    MEASURES,
    Evaluation,
    ModelEvaluation,
    baseline_warning,
)
from surveyapp.options import OptionProblem
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.common.declared_tables import DeclaredResult, drawn
from surveyapp.ui.desk.common.options_form import OptionsForm
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import TableView
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.number_format import decimal, sentences, whole_text

VIEW_LETTERS = 22
OPTIONS_WIDTH = 200


class MeasuredOn(Enum):
    """What a model is measured on, with the options that can be used there."""

    PRIVATE_TABLE = ("folds", "auc")
    PUBLIC_TABLE = ("folds", "curve", "seed")
    REPORTS = ()


USUAL_FOLDS = 5
"""Of a public table, where they cost nothing."""
OF_LEARNERS = frozenset(("folds", "curve", "seed"))
"""The options that train models of the same kind again, which none of reports can be on a table."""


class LearnEvaluation(QFrame):
    """``evaluate`` asks for it; ``show_evaluation`` shows what came out."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.evaluate = button(self.tr("Evaluate"), "evaluate_model")
        self._what = Chooser(
            "evaluation_view", self.tr("View of the evaluation"), letters=VIEW_LETTERS
        )
        self._note = text_label("", "hint", wraps=True, name="evaluation_note")
        self._place = QVBoxLayout()
        self._options: OptionsForm | None = None
        self._trains_again = True
        self.measure_on(MeasuredOn.PRIVATE_TABLE)
        self._told = text_label("", "plain", wraps=True, name="evaluation_told")
        self._numbers = TableView("evaluation_numbers", self.tr("Measures of the model"), stretch=0)
        self._confusion = TableView(
            "confusion", self.tr("Confusion matrix: rows by class and prediction"), stretch=0
        )
        self._curves = ChartView("evaluation_curves")
        self._learning = TableView("learning_curve", self.tr("Learning curve"), stretch=0)
        self._learning_chart = ChartView("learning_curve_chart")
        self._views = QStackedWidget()
        views = (self._numbers, self._confusion, self._curves, self._learning_chart, self._learning)
        for view in views:
            self._views.addWidget(view)
        self._what.currentIndexChanged.connect(self._show_view)
        self._lay_out()
        self.forget()

    def _lay_out(self) -> None:
        row = in_row(self.evaluate, Stretch(), self._what, spacing=theme.GAP)
        in_column(
            row,
            self._note,
            self._place,
            self._told,
            (self._views, 1),
            Stretch(0),
            inside=self,
            spacing=theme.GAP,
            margins=(theme.ROOMY, theme.GAP, theme.ROOMY, theme.GAP),
        )

    def measure_on(self, kind: MeasuredOn) -> None:
        """Ask for what can be measured on such data, and say what it costs."""
        texts = {
            MeasuredOn.PRIVATE_TABLE: self.tr(
                "Measures the model on the table chosen on the left. This spends the ε on the left on one "
                "noisy confusion matrix; accuracy and all measures of the classes follow from it. Take rows "
                "that the model was not trained on. A learning curve needs a public table."
            ),
            MeasuredOn.PUBLIC_TABLE: self.tr(
                "Measures the model on the public table chosen on the left, in every way and at no cost. "
                "Take rows that the model was not trained on."
            ),
            MeasuredOn.REPORTS: self.tr(
                "Measures the model on the reports chosen on the left, at no cost: the randomization is "
                "taken out of its accuracy and its confusion matrix. Its features must have been asked "
                "directly. Cross-validation, ROC curves and learning curves need a table of true values."
            ),
        }
        self._kind = kind
        self._note.setText(texts[kind])
        wanted = set(kind.value) - (frozenset() if self._trains_again else OF_LEARNERS)
        declared = tuple(one for one in ModelEvaluation.options() if one.name in wanted)
        before = self._options
        if before is not None:
            if before.declared == declared:
                return
            self._place.removeWidget(before)
            before.hide()
            before.setParent(None)
            QTimer.singleShot(0, before.deleteLater)
        usual = {"folds": USUAL_FOLDS} if kind is MeasuredOn.PUBLIC_TABLE else {}
        self._options = OptionsForm(declared, {n: v for n, v in usual.items() if n in wanted})
        self._options.setFixedWidth(theme.scaled(OPTIONS_WIDTH))
        self._place.addWidget(self._options)

    def read(self) -> ModelEvaluation | None:
        """Return what is to be measured; None after showing at its field what cannot be."""
        assert self._options is not None  # noqa: S101 - made at first
        try:
            found = ModelEvaluation.read(**self._options.options)
        except OptionProblem as problem:
            self._options.complain(problem)
            return None
        self._options.complain(None)
        return found

    def forget(self) -> None:
        """Show nothing: there is another model."""
        self._note.show()
        for widget in (self._views, self._what, self._told):
            widget.hide()
        self.evaluate.setEnabled(False)

    def offer(self, *, trains_again: bool) -> None:
        """Let a new model be evaluated; ``trains_again``: one of its kind can be trained on a plain table."""
        self.forget()
        self._trains_again = trains_again
        self.measure_on(self._kind)
        self.evaluate.setEnabled(True)

    def show_evaluation(self, found: Evaluation) -> None:
        """Show what an evaluation found."""
        shown = DeclaredResult(ModelEvaluation(), found)
        text = baseline_warning(found)
        more = [] if text is None else [sentences([text])]
        self._told.setText(" ".join([self._sentence(found), *more]))
        self._numbers.show_columns(shown.columns(MEASURES))
        self._confusion.show_columns(shown.columns(CONFUSION_TABLE))
        self._curves.clear()
        drawing = drawn(shown.chart(MEASURES))
        if drawing is not None:
            self._curves.show_drawing(drawing)
        self._learning.show_columns(shown.columns(CURVE) if found.curve else ())
        self._learning_chart.clear()
        curve = drawn(shown.chart(CURVE)) if found.curve else None
        if curve is not None:
            self._learning_chart.show_drawing(curve)
        self._offer_views(found)
        self._note.hide()  # what was found needs the room
        for widget in (self._views, self._what, self._told):
            widget.show()

    def _offer_views(self, found: Evaluation) -> None:
        """Offer the views that are known: one number for an evaluation that spent ε."""
        self._what.clear()
        self._what.addItem(self.tr("Accuracy and other measures"), self._numbers)
        if found.confusion is not None:
            self._what.addItem(self.tr("Confusion matrix"), self._confusion)
        if found.rocs:
            self._what.addItem(self.tr("ROC and calibration"), self._curves)
        if found.curve:
            self._what.addItem(self.tr("Learning curve"), self._learning_chart)
            self._what.addItem(self.tr("Learning curve as a table"), self._learning)
        self._what.setEnabled(self._what.count() > 1)

    def _show_view(self) -> None:
        view = self._what.currentData()
        if view is not None:
            self._views.setCurrentWidget(view)

    def _sentence(self, found: Evaluation) -> str:
        if found.epsilon:
            text = (
                self.tr("About {rows} rows. This cost ε = {epsilon}.")
                if found.is_noisy
                else self.tr("{rows} rows. This cost ε = {epsilon}.")
            )
            epsilon = decimal(found.epsilon, "g", 6)
            return text.format(rows=whole_text(found.rows), epsilon=epsilon)
        return self.tr("{rows} rows. This cost nothing.").format(rows=whole_text(found.rows))
