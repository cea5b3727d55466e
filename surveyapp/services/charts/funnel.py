"""Funnels of kiosks, drawn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from surveyapp.analyses.charts.funnel import Funnel
from surveyapp.services.charts import colours
from surveyapp.services.charts.drawing import AxisNumbers, Drawing

if TYPE_CHECKING:
    from matplotlib.figure import Figure

INCHES = 2.45


def funnel_drawing(funnel: Funnel, numbers: AxisNumbers) -> Drawing:
    """Return dots in a funnel.

    Parameters
    ----------
    funnel
        What is drawn.
    numbers
        How numbers are written along the axes.
    """
    return Drawing(partial(_draw, funnel, numbers), INCHES, funnel.spoken, is_plane=True)


def _draw(funnel: Funnel, numbers: AxisNumbers, figure: Figure) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: PLC0415

    axes = figure.add_subplot()
    for limits, dash in ((funnel.usual, (0, (5, 3))), (funnel.alarm, "-")):
        axes.plot(limits.sizes, limits.low, ls=dash, color=colours.MUTED, lw=1.2, label=limits.name)
        axes.plot(limits.sizes, limits.high, ls=dash, color=colours.MUTED, lw=1.2)
    axes.axhline(funnel.share, color=colours.MUTED, lw=1)
    for stands_out, mark, colour, label in (
        (False, "o", colours.ESTIMATE, funnel.kiosk),
        (True, "D", colours.NAIVE, funnel.stands_out),
    ):
        points = [point for point in funnel.points if point.stands_out is stands_out]
        if points:
            xs, ys = [point.n for point in points], [point.share for point in points]
            axes.plot(xs, ys, mark, color=colour, ms=7, mec="white", mew=0.8, label=label, zorder=4)
    for point in funnel.points:
        if point.stands_out:
            axes.annotate(
                point.name,
                (point.n, point.share),
                xytext=(7, 3),
                textcoords="offset points",
                fontsize=8,
            )
    axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda n, _at: numbers.quantity(round(n))))
    axes.yaxis.set_major_locator(MaxNLocator(8, steps=[1, 2, 5, 10]))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _at: numbers.percent(share)))
    axes.set_xlabel(funnel.across)
    axes.set_ylabel(funnel.up)
    figure.legend(loc="outside upper left", ncols=4, fontsize=9)
