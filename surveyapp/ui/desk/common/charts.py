"""Charts that only the desk draws, and charts of ``services.charts`` with the numbers of the locale."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from surveyapp.analyses.base.charts import ChartPanel, EstimateWords, Forest
from surveyapp.services.charts import colours, drawing
from surveyapp.services.charts.drawing import AxisNumbers, Drawing
from surveyapp.ui.widgets.number_format import short_percent, short_quantity, whole_text

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

NUMBERS = AxisNumbers(short_percent, short_quantity)
DASHES = ("-", "--", "-.", ":")
MARKS = ("o", "s", "^", "D")


@dataclass(frozen=True, slots=True)
class Curve:
    """One line of the chart of sample sizes; ``marks`` are (error, n) that were asked for."""

    name: str
    errors: tuple[float, ...]
    sizes: tuple[float, ...]
    mark: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class SampleSizeChartWords:
    """The words of the chart of sample sizes."""

    error: str
    size: str
    spoken: str


def localized_estimates_drawing(panels: Sequence[ChartPanel], words: EstimateWords) -> Drawing:
    """Return dots with whiskers, one line an answer, under a heading a question."""
    return drawing.estimates_drawing(panels, words, NUMBERS)


def localized_forest_drawing(forest: Forest) -> Drawing:
    """Return dots with whiskers, and a line where there is no difference."""
    return drawing.forest_drawing(forest, NUMBERS)


def curve_drawing(curves: Sequence[Curve], words: SampleSizeChartWords) -> Drawing:
    """Return a chart of n over the error, both logarithmic, with the requested value marked."""
    return Drawing(
        lambda figure: _draw_curves(figure, curves, words), 2.9, words.spoken, is_plane=True
    )


def _draw_curves(figure: Figure, curves: Sequence[Curve], words: SampleSizeChartWords) -> None:
    from matplotlib.ticker import (  # noqa: PLC0415
        FuncFormatter,
        LogLocator,
        NullFormatter,
    )

    axes = figure.add_subplot()
    axes.set_xscale("log")
    axes.set_yscale("log")
    for number, curve in enumerate(curves):
        _draw_curve(axes, curve, number)
    marks = [curve.mark for curve in curves if curve.mark]
    if marks and len({error for error, _n in marks}) == 1:
        axes.axvline(marks[0][0], color=colours.MUTED, lw=1, ls=(0, (2, 3)), zorder=1)
    elif marks and len({n for _error, n in marks}) == 1:
        axes.axhline(marks[0][1], color=colours.MUTED, lw=1, ls=(0, (2, 3)), zorder=1)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0)))
        axis.set_minor_formatter(NullFormatter())
    axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _at: short_percent(share)))
    axes.yaxis.set_major_locator(LogLocator())
    axes.yaxis.set_major_formatter(FuncFormatter(lambda n, _at: whole_text(round(n))))
    axes.set_xlabel(words.error)
    axes.set_ylabel(words.size)
    axes.legend(loc="upper right", fontsize=9)


def _draw_curve(axes: Axes, curve: Curve, number: int) -> None:
    colour = colours.SERIES[number % len(colours.SERIES)]
    mark = MARKS[number % len(MARKS)]
    has_line = bool(curve.errors)
    if has_line:
        axes.plot(
            curve.errors,
            curve.sizes,
            DASHES[number % len(DASHES)],
            color=colour,
            lw=1.8,
            label=curve.name,
        )
    if curve.mark:
        axes.plot(
            [curve.mark[0]],
            [curve.mark[1]],
            mark,
            color=colour,
            ms=7.5,
            mec="white",
            mew=1,
            zorder=5,
            label=None if has_line else curve.name,
        )
