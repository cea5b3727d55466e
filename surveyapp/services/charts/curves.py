"""Curves of planning: interviews over the error, power over interviews."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from surveyapp.analyses.charts.curves import LearningCurve, Line, PowerCurve, SizeCurves
from surveyapp.services.charts import colours
from surveyapp.services.charts.drawing import DASHES, MARKS, AxisNumbers, Drawing, legend_columns

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INCHES = 2.9


def size_curves_drawing(curves: SizeCurves, numbers: AxisNumbers) -> Drawing:
    """Return a chart of n over the error, both logarithmic, with the requested value marked.

    Parameters
    ----------
    curves
        What is drawn.
    numbers
        How numbers are written along the axes.
    """
    return Drawing(partial(_draw_sizes, curves, numbers), INCHES, curves.spoken, is_plane=True)


def _draw_sizes(curves: SizeCurves, numbers: AxisNumbers, figure: Figure) -> None:
    from matplotlib.ticker import FuncFormatter, LogLocator, NullFormatter  # noqa: PLC0415

    axes = figure.add_subplot()
    axes.set_xscale("log")
    axes.set_yscale("log")
    for number, curve in enumerate(curves.lines):
        _draw_curve(axes, curve, number)
    marks = [curve.mark for curve in curves.lines if curve.mark]
    if marks and len({error for error, _n in marks}) == 1:
        axes.axvline(marks[0][0], color=colours.MUTED, lw=1, ls=(0, (2, 3)), zorder=1)
    elif marks and len({n for _error, n in marks}) == 1:
        axes.axhline(marks[0][1], color=colours.MUTED, lw=1, ls=(0, (2, 3)), zorder=1)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0)))
        axis.set_minor_formatter(NullFormatter())
    axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _at: numbers.percent(share)))
    axes.yaxis.set_major_locator(LogLocator())
    axes.yaxis.set_major_formatter(FuncFormatter(lambda n, _at: numbers.quantity(round(n))))
    axes.set_xlabel(curves.across)
    axes.set_ylabel(curves.up)
    axes.legend(loc="upper right", fontsize=9)


def _draw_curve(axes: Axes, curve: Line, number: int) -> None:
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


def power_drawing(curve: PowerCurve, numbers: AxisNumbers) -> Drawing:
    """Return power over n, with the power that is wanted marked.

    Parameters
    ----------
    curve
        What is drawn.
    numbers
        How numbers are written along the axes.
    """
    return Drawing(partial(_draw_power, curve, numbers), INCHES, curve.spoken, is_plane=True)


def _draw_power(curve: PowerCurve, numbers: AxisNumbers, figure: Figure) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: PLC0415

    axes = figure.add_subplot()
    colour = colours.SERIES[0]
    axes.plot(
        [n for n, _ in curve.points], [power for _, power in curve.points], color=colour, lw=1.8
    )
    if curve.wanted is not None:
        n, wanted = curve.wanted
        axes.plot([n], [wanted], "o", color=colour, ms=7.5, mec="white", zorder=5)
        axes.axhline(wanted, color=colours.MUTED, lw=1, ls=(0, (2, 3)), zorder=1)
    axes.set_ylim(0, 1.02)
    axes.set_xlim(left=0)
    axes.xaxis.set_major_locator(MaxNLocator(5, integer=True))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda n, _at: numbers.quantity(round(n))))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _at: numbers.percent(share)))
    axes.set_xlabel(curve.across)
    axes.set_ylabel(curve.up)


def learning_curve_drawing(curve: LearningCurve, numbers: AxisNumbers) -> Drawing:
    """Return accuracy over rows or ε, with intervals, and that of always saying the most frequent class.

    Parameters
    ----------
    curve
        What is drawn.
    numbers
        How numbers are written along the axes.
    """
    return Drawing(partial(_draw_learning, curve, numbers), INCHES, curve.spoken, is_plane=True)


def _draw_learning(curve: LearningCurve, numbers: AxisNumbers, figure: Figure) -> None:
    from matplotlib.ticker import FuncFormatter  # noqa: PLC0415

    axes = figure.add_subplot()
    # one after the other, each twice or three times the last, so that what is not private has a place too
    places = range(len(curve.at))
    colour = colours.SERIES[0]
    axes.fill_between(places, curve.lows, curve.highs, color=colour, alpha=0.18, lw=0)
    axes.plot(places, curve.accuracies, "o-", color=colour, lw=1.8, ms=5, label=curve.models)
    axes.plot(
        places, curve.majorities, color=colours.MUTED, lw=1.2, ls=(0, (2, 3)), label=curve.majority
    )
    axes.set_xticks(
        places,
        [curve.not_private if one is None else numbers.quantity(one) for one in curve.at],
    )
    axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _at: numbers.percent(share)))
    axes.set_xlabel(curve.across)
    axes.set_ylabel(curve.up)
    columns = legend_columns(figure, (curve.models, curve.majority))
    figure.legend(loc="outside upper left", ncols=columns, fontsize=9, frameon=False)
