"""What each level of a feature does to the predictions: a chart with intervals, for one class at a time."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from surveyapp.services.models.effects import LevelEffect, remarks_on_effects
from surveyapp.services.models.training import TrainingResult
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.learning.charts import average_effects_drawing
from surveyapp.ui.messages import translated
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import text_label


class LearnEffects(QFrame):
    """``show_effects`` shows those of a model."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._effects: tuple[LevelEffect, ...] = ()
        self._remarks: list[str] = []
        self._class = Chooser("average_effects_class", self.tr("Class whose effects are shown"))
        self._class.currentIndexChanged.connect(self._draw)
        self._note = text_label("", "hint", wraps=True)
        self._note.setObjectName("effects_note")
        self._chart = ChartView("average_effects")
        row = QHBoxLayout()
        row.addWidget(self._note, 1)
        row.addWidget(self._class)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.ROOMY, theme.GAP, theme.ROOMY, theme.GAP)
        column.setSpacing(theme.GAP)
        column.addLayout(row)
        column.addWidget(self._chart, 1)
        column.addStretch(0)
        self.forget()

    def forget(self) -> None:
        """Show nothing: there is no model."""
        self._effects = ()
        self._class.clear()
        self._class.hide()
        self._chart.clear()
        self._chart.hide()
        self._note.setText(self.tr("The effects of the features appear here after training."))

    def show_effects(self, result: TrainingResult) -> None:
        """Show the effects on the last class, and let another be chosen."""
        self.forget()
        self._effects = result.effects
        self._remarks = [translated(one) for one in remarks_on_effects(result.model, self._effects)]
        if not self._effects:
            return
        for name in result.model.classes_:
            self._class.addItem(name, name)
        self._class.setCurrentIndex(self._class.count() - 1)
        self._class.show()
        self._chart.show()
        self._draw()

    def _draw(self) -> None:
        chosen = self._class.currentData()
        if chosen is None or not self._effects:
            return
        text = self.tr(
            "How much more probable the model makes the class {name} if everybody has this level of the "
            "feature, compared with its reference level (0), other features unchanged. The 95 % intervals "
            "include sampling and noise."
        )
        self._note.setText(" ".join([text.format(name=chosen), *self._remarks]))
        axis = self.tr("Difference in the probability of {name}, in percentage points")
        shown = [effect for effect in self._effects if effect.label == chosen]
        words = axis.format(name=chosen)
        self._chart.show_drawing(average_effects_drawing(shown, words, words))
