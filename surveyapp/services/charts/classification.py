"""ROC curves and calibration, drawn."""

from __future__ import annotations

from functools import partial
from textwrap import shorten
from typing import TYPE_CHECKING

from surveyapp.analyses.charts.classification import ClassCurves
from surveyapp.services.charts.colours import ESTIMATE, MUTED, SERIES
from surveyapp.services.charts.drawing import DASHES, AxisNumbers, Drawing

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INCHES = 3.4


def class_curves_drawing(curves: ClassCurves, numbers: AxisNumbers) -> Drawing:
    """Return the ROC curve of each class, and next to it the calibration curve.

    Parameters
    ----------
    curves
        What is drawn.
    numbers
        How shares are written.
    """
    return Drawing(partial(_draw, curves, numbers), INCHES, curves.spoken, is_plane=True)


def _draw(curves: ClassCurves, numbers: AxisNumbers, figure: Figure) -> None:
    left, right = figure.subplots(1, 2)
    for place, (name, curve) in enumerate(zip(curves.classes, curves.rocs, strict=True)):
        colour = SERIES[place % len(SERIES)]
        dash = DASHES[(place // len(SERIES) + place) % len(DASHES)]
        label = f"{shorten(name, 16, placeholder=' …')} {numbers.percent(curve.area)}"
        left.plot(
            curve.false_positive, curve.true_positive, dash, color=colour, lw=1.6, label=label
        )
    left.legend(loc="lower right", fontsize=8)
    bins = curves.calibration
    right.plot(
        [each.confidence for each in bins],
        [each.right for each in bins],
        "o-",
        color=ESTIMATE,
        lw=1.4,
        ms=6,
        mec="white",
    )
    for axes, across, up in (
        (left, curves.false_positive, curves.true_positive),
        (right, curves.confidence, curves.right),
    ):
        _square(axes, across, up, numbers)


def _square(axes: Axes, across: str, up: str, numbers: AxisNumbers) -> None:
    """Give a chart of two shares its axes, and the line on which they are equal."""
    from matplotlib.ticker import FuncFormatter  # noqa: PLC0415

    axes.plot([0, 1], [0, 1], color=MUTED, lw=0.9, ls=(0, (4, 4)), zorder=1)
    axes.set_xlim(-0.02, 1.02)
    axes.set_ylim(-0.02, 1.02)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(FuncFormatter(lambda share, _at: numbers.percent(share)))
    axes.set_xlabel(across)
    axes.set_ylabel(up)
