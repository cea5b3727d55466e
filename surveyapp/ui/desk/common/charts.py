"""Charts of ``services.charts`` with the numbers of the locale."""

from __future__ import annotations

from collections.abc import Sequence

from surveyapp.analyses.base.charts import ChartPanel, EstimateWords, Forest
from surveyapp.services.charts import drawing
from surveyapp.services.charts.drawing import AxisNumbers, Drawing
from surveyapp.ui.widgets.number_format import short_percent, short_quantity

NUMBERS = AxisNumbers(short_percent, short_quantity)


def localized_estimates_drawing(panels: Sequence[ChartPanel], words: EstimateWords) -> Drawing:
    """Return dots with whiskers, one line an answer, under a heading a question."""
    return drawing.estimates_drawing(panels, words, NUMBERS)


def localized_forest_drawing(forest: Forest) -> Drawing:
    """Return dots with whiskers, and a line where there is no difference."""
    return drawing.forest_drawing(forest, NUMBERS)
