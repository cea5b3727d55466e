"""Charts of ``services.charts`` with the numbers of the locale."""

from __future__ import annotations

from surveyapp.services.charts.drawing import AxisNumbers
from surveyapp.ui.widgets.number_format import short_percent, short_quantity

NUMBERS = AxisNumbers(short_percent, short_quantity)
