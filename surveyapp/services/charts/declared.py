"""Any chart value of an analysis as a drawing."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch

from surveyapp.analyses.base.charts import EstimateChart, Forest, Heatmap
from surveyapp.analyses.charts.area_map import AreaMap
from surveyapp.analyses.charts.bands import Bands
from surveyapp.analyses.charts.classification import ClassCurves
from surveyapp.analyses.charts.curves import LearningCurve, PowerCurve, SizeCurves
from surveyapp.analyses.charts.funnel import Funnel
from surveyapp.services.charts.area_map import map_drawing
from surveyapp.services.charts.bands import bands_drawing
from surveyapp.services.charts.classification import class_curves_drawing
from surveyapp.services.charts.curves import (
    learning_curve_drawing,
    power_drawing,
    size_curves_drawing,
)
from surveyapp.services.charts.drawing import (
    AxisNumbers,
    Drawing,
    estimates_drawing,
    forest_drawing,
)
from surveyapp.services.charts.funnel import funnel_drawing
from surveyapp.services.charts.heatmap import heatmap_drawing

MOST_LINES = 60
"""A chart of more lines is neither read nor printed."""


@singledispatch
def drawing_of(value: object, _numbers: AxisNumbers) -> Drawing:
    """Return a chart value as a drawing.

    Parameters
    ----------
    value
        A value of ``analyses.base.charts``.
    numbers
        How numbers are written along its axes.
    """
    raise TypeError(f"nothing draws a {type(value).__name__}")


@drawing_of.register
def _(value: EstimateChart, numbers: AxisNumbers) -> Drawing:
    return estimates_drawing(value.panels, value.words, numbers)


@drawing_of.register
def _(value: Forest, numbers: AxisNumbers) -> Drawing:
    return forest_drawing(replace(value, lines=value.lines[:MOST_LINES]), numbers)


@drawing_of.register
def _(value: Heatmap, _numbers: AxisNumbers) -> Drawing:
    return heatmap_drawing(value)


drawing_of.register(AreaMap, map_drawing)
drawing_of.register(Bands, bands_drawing)
drawing_of.register(Funnel, funnel_drawing)
drawing_of.register(SizeCurves, size_curves_drawing)
drawing_of.register(PowerCurve, power_drawing)
drawing_of.register(LearningCurve, learning_curve_drawing)
drawing_of.register(ClassCurves, class_curves_drawing)
