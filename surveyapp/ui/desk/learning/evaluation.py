"""How good a model is: its numbers, who is taken for whom, and its curves."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedWidget, QVBoxLayout

from surveyapp.learning.base.classifier import Classifier
from surveyapp.services.models.evaluation import (
    Evaluation,
    EvaluationMeasure,
    baseline_warning,
    evaluation_measures,
)
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.learning.charts import EvaluationChartWords, curves_drawing
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import Column, TableView
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.number_format import (
    NONE,
    decimal,
    percent,
    percent_range,
    sentences,
    whole_text,
)

VIEW_LETTERS = 22


class LearnEvaluation(QFrame):
    """``evaluate`` asks for it; ``show_evaluation`` shows what came out."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.evaluate = button(self.tr("Evaluate"), "evaluate_model")
        self._what = Chooser(
            "evaluation_view", self.tr("View of the evaluation"), letters=VIEW_LETTERS
        )
        self._note = text_label(
            self.tr(
                "Measures the model on the data chosen on the left. For a table of true "
                "values, this spends the ε on the left on one noisy accuracy, unless the "
                "table is public. For reports it costs nothing."
            ),
            "hint",
            wraps=True,
        )
        self._told = text_label("", "plain", wraps=True)
        self._told.setObjectName("evaluation_told")
        self._numbers = TableView("evaluation_numbers", self.tr("Measures of the model"), stretch=0)
        self._confusion = TableView(
            "confusion", self.tr("Confusion matrix: rows by class and prediction"), stretch=0
        )
        self._curves = ChartView("evaluation_curves")
        self._views = QStackedWidget()
        for view in (self._numbers, self._confusion, self._curves):
            self._views.addWidget(view)
        self._what.currentIndexChanged.connect(self._show_view)
        self._lay_out()
        self.forget()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(theme.GAP)
        row.addWidget(self.evaluate)
        row.addStretch(1)
        row.addWidget(self._what)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.ROOMY, theme.GAP, theme.ROOMY, theme.GAP)
        column.setSpacing(theme.GAP)
        column.addLayout(row)
        column.addWidget(self._note)
        column.addWidget(self._told)
        column.addWidget(self._views, 1)
        column.addStretch(0)

    def forget(self) -> None:
        """Show nothing: there is another model."""
        for widget in (self._views, self._what, self._told):
            widget.hide()
        self.evaluate.setEnabled(False)

    def offer(self) -> None:
        """Let a new model be evaluated."""
        self.forget()
        self.evaluate.setEnabled(True)

    def show_evaluation(self, found: Evaluation, model: Classifier) -> None:
        """Show what an evaluation found."""
        text = baseline_warning(found)
        more = [] if text is None else [sentences([text])]
        self._told.setText(" ".join([self._sentence(found), *more]))
        self._show_numbers(evaluation_measures(found, model))
        self._show_confusion(found, model)
        self._show_curves(found, model)
        self._offer_views(found)
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

    def _show_numbers(self, rows: tuple[EvaluationMeasure, ...]) -> None:
        shown = [row for row in rows if not row.predicted]
        names = [QCoreApplication.translate("measures", row.measure) for row in shown]
        columns = [
            Column(self.tr("Number"), [name[0].upper() + name[1:] for name in names]),
            Column(self.tr("Class"), [row.label or self.tr("all") for row in shown]),
            Column(self.tr("Value"), [percent(row.value) for row in shown], is_number=True),
            Column(self.tr("95 % interval"), [_ends(row) for row in shown], is_number=True),
        ]
        self._numbers.show_columns(columns)

    def _show_confusion(self, found: Evaluation, model: Classifier) -> None:
        names = list(model.classes_)
        cells = list(zip(*(found.confusion or ((),) * len(names)), strict=True))
        taken = self.tr("Predicted as {name}")
        self._confusion.show_columns(
            [
                Column(self.tr("Class"), names),
                *(
                    Column(
                        taken.format(name=name),
                        [whole_text(round(v)) for v in values],
                        is_number=True,
                    )
                    for name, values in zip(names, cells, strict=False)
                ),
            ]
        )

    def _show_curves(self, found: Evaluation, model: Classifier) -> None:
        self._curves.clear()
        if found.rocs:
            words = EvaluationChartWords(
                false=self.tr("False positive rate"),
                true=self.tr("True positive rate"),
                confidence=self.tr("Predicted probability"),
                right=self.tr("Accuracy"),
                spoken=self.tr("ROC curves of the classes, and calibration of the model"),
            )
            self._curves.show_drawing(curves_drawing(found, model.classes_, words))


def _ends(row: EvaluationMeasure) -> str:
    if row.low is None or row.high is None:
        return NONE
    return percent_range(row.low, row.high)
