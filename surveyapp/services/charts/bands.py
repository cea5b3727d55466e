"""What reports make of what was thought before, drawn."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from surveyapp.analyses.charts.bands import Band, Bands
from surveyapp.services.charts import colours
from surveyapp.services.charts.drawing import (
    DASHES,
    LETTERS_AN_INCH,
    AxisNumbers,
    Drawing,
    legend_columns,
    shortened,
)

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INCHES = 2.35
MOST_LINES = 9
"""More lines than this cannot be told apart; the chosen one is always drawn."""
LEGEND_MARK = 0.6
"""Inches of the line before a name of the legend, and of the room around it."""
SMALL = 1.3
"""How many times as many letters of the legend stand in an inch."""
MOST_BESIDE = 0.5
"""Of a chart's width, what a legend beside the curves may take; a wider one stands above them."""
MOST_ABOVE = 0.4
"""Of its height, what a legend above them may take; else its names are cut."""
LINE_INCHES = 0.2
LEAST_LETTERS = 8
STEPS = ((5.0, 0.1), (3.0, 0.2), (0.0, 0.5))
"""Where the curves have more inches than that, how far the numbers below them are apart."""


def bands_drawing(bands: Bands, numbers: AxisNumbers) -> Drawing:
    """Return two curves of one colour and dash for each band.

    Parameters
    ----------
    bands
        What is drawn.
    numbers
        How shares are written along the axes.
    """
    return Drawing(partial(_draw, bands, numbers), INCHES, bands.spoken, is_plane=True)


def _draw(bands: Bands, numbers: AxisNumbers, figure: Figure) -> None:
    from matplotlib.ticker import FuncFormatter, MultipleLocator  # noqa: PLC0415

    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color=colours.MUTED, lw=1.2, ls=(0, (1, 2)), label=bands.diagonal)
    for number, band in enumerate(bands.bands):
        is_chosen = band.row is not None and band.row == bands.chosen
        if number < MOST_LINES or is_chosen:
            _draw_band(axes, band, number, is_chosen=is_chosen)
    axes.axvline(bands.prior, color=colours.MUTED, lw=1)
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1)
    lines, names = axes.get_legend_handles_labels()
    width, high = figure.get_size_inches()
    beside = LEGEND_MARK + max(map(len, names)) / LETTERS_AN_INCH / SMALL
    columns = legend_columns(figure, names)
    above = LINE_INCHES * ceil(len(names) / columns)
    is_above = beside > MOST_BESIDE * width and above < MOST_ABOVE * high
    room = width if is_above else width - min(beside, MOST_BESIDE * width)
    axes.xaxis.set_major_locator(
        MultipleLocator(next(step for least, step in STEPS if room > least))
    )
    axes.yaxis.set_major_locator(MultipleLocator(0.2))
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(FuncFormatter(lambda share, _at: numbers.percent(share)))
    axes.set_xlabel(bands.across)
    axes.set_ylabel(bands.up)
    if is_above:
        figure.legend(loc="outside upper left", ncols=columns, fontsize=9)
    else:
        letters = int((MOST_BESIDE * width - LEGEND_MARK) * LETTERS_AN_INCH * SMALL)
        cut = [shortened(name, max(letters, LEAST_LETTERS)) for name in names]
        figure.legend(lines, cut, loc="outside right upper", ncols=1, fontsize=9)


def _draw_band(axes: Axes, band: Band, number: int, *, is_chosen: bool) -> None:
    colour = colours.SERIES[number % len(colours.SERIES)]
    dash = DASHES[number // len(colours.SERIES) % len(DASHES)]
    width = 2.4 if is_chosen else 1.2
    priors, low, high = ((0.0, *values, 1.0) for values in (band.priors, band.lowest, band.highest))
    if is_chosen:
        axes.fill_between(priors, low, high, color=colour, alpha=0.16, lw=0)
    axes.plot(priors, high, dash, color=colour, lw=width, label=band.name)
    axes.plot(priors, low, dash, color=colour, lw=width)
