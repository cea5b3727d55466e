"""What each level of a feature does to the predictions: a chart with intervals, for one class at a time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QFrame, QStackedWidget

from surveyapp.services.models.effects import Interval, LevelEffect, remarks_on_effects
from surveyapp.services.models.training import TrainingResult
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import Stretch, in_column, in_row
from surveyapp.ui.desk.learning.charts import average_effects_drawing
from surveyapp.ui.widgets.chart_view import ChartView
from surveyapp.ui.widgets.column_table import Column, TableView
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.layout import text_label
from surveyapp.ui.widgets.number_format import decimal, sentence


class LearnEffects(QFrame):
    """``show_effects`` shows those of a model."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._effects: tuple[LevelEffect, ...] = ()
        self._remarks: list[str] = []
        self._class = Chooser("average_effects_class", self.tr("Class whose effects are shown"))
        self._class.currentIndexChanged.connect(self._draw)
        self._note = text_label("", "hint", wraps=True, name="effects_note")
        self._chart = ChartView("average_effects")
        self._table = TableView("effects_table", self.tr("Effects and odds ratios"), stretch=1)
        self._views = QStackedWidget()
        self._views.addWidget(self._chart)
        self._views.addWidget(self._table)
        self._view = Chooser("effects_view", self.tr("View of the effects"))
        self._view.addItem(self.tr("Chart"), self._chart)
        self._view.addItem(self.tr("Table"), self._table)
        self._view.currentIndexChanged.connect(
            lambda _index: self._views.setCurrentWidget(self._view.currentData())
        )
        row = in_row(self._class, self._view, Stretch(1), spacing=theme.GAP)
        in_column(
            self._note,
            row,
            (self._views, 1),
            Stretch(0),
            inside=self,
            spacing=theme.GAP,
            margins=(theme.ROOMY, theme.GAP, theme.ROOMY, theme.GAP),
        )
        self.forget()

    def forget(self) -> None:
        """Show nothing: there is no model."""
        self._effects = ()
        self._class.clear()
        self._chart.clear()
        for widget in (self._class, self._view, self._views):
            widget.hide()
        self._note.setText(self.tr("The effects of the features appear here after training."))

    def show_effects(self, result: TrainingResult) -> None:
        """Show the effects on the last class, and let another be chosen."""
        self.forget()
        self._effects = result.effects
        self._remarks = [sentence(one) for one in remarks_on_effects(result.model, self._effects)]
        if not self._effects:
            return
        for name in result.model.classes_:
            self._class.addItem(name, name)
        self._class.setCurrentIndex(self._class.count() - 1)
        for widget in (self._class, self._view, self._views):
            widget.show()
        self._draw()

    def _draw(self) -> None:
        chosen = self._class.currentData()
        if chosen is None or not self._effects:
            return
        text = self.tr(
            "How much the probability of the class {name} changes, in percentage points, if everybody "
            "had this level instead of the reference level (0), other features unchanged. The 95 % "
            "intervals include sampling and noise."
        )
        self._note.setText(" ".join([text.format(name=chosen), *self._remarks]))
        axis = self.tr("Difference in the probability of {name}, in percentage points")
        shown = [effect for effect in self._effects if effect.label == chosen]
        words = axis.format(name=chosen)
        self._chart.show_drawing(average_effects_drawing(shown, words, words))
        self._table.show_columns(self._columns(shown))

    def _columns(self, shown: Sequence[LevelEffect]) -> list[Column]:
        points = [self._written(effect.effect, 100, 1) for effect in shown]
        ratios = [self._written(effect.odds_ratio, 1, 2) for effect in shown]
        levels = [f"{effect.feature} = {effect.level}" for effect in shown]
        interval = self.tr("95 % interval")
        return [
            Column(self.tr("Level"), levels),
            Column(self.tr("Effect, pp"), [value for value, _ in points], is_number=True),
            Column(interval, [ends for _, ends in points], is_number=True),
            Column(self.tr("Odds ratio"), [value for value, _ in ratios], is_number=True),
            Column(interval, [ends for _, ends in ratios], is_number=True),
        ]

    def _written(self, found: Interval | None, times: float, digits: int) -> tuple[str, str]:
        """Return a number and its interval; of the reference level a dash."""
        if found is None:
            return "–", ""
        value = decimal(times * found.value, "f", digits)
        if found.low is None or found.high is None:
            return value, ""
        low, high = (decimal(times * end, "f", digits) for end in (found.low, found.high))
        return value, self.tr("{low} to {high}").format(low=low, high=high)
