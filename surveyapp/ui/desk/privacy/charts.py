"""The chart of the privacy account: the probability of an answer before and after a report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from surveyapp.services.charts import colours
from surveyapp.services.charts.drawing import Drawing
from surveyapp.services.privacy.account import ConclusionCurve
from surveyapp.ui.desk.common.charts import DASHES
from surveyapp.ui.widgets.number_format import short_percent

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INCHES = 2.35
MOST_LINES = 9
"""More lines than this cannot be told apart; the chosen one is always drawn."""


@dataclass(frozen=True, slots=True)
class PriorBand:
    """A line with its name; the one that is chosen is filled."""

    name: str
    line: ConclusionCurve
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class BandWords:
    """The words of the picture."""

    prior: str
    posterior: str
    nothing: str
    spoken: str


def bands_drawing(bands: Sequence[PriorBand], prior: float, words: BandWords) -> Drawing:
    """Return the least and the largest probability after a report, over the one before.

    Each has two curves of one colour and dash.
    """
    return Drawing(
        lambda figure: _draw(figure, bands, prior, words), INCHES, words.spoken, is_plane=True
    )


def _draw(figure: Figure, bands: Sequence[PriorBand], prior: float, words: BandWords) -> None:
    from matplotlib.ticker import FuncFormatter, MultipleLocator  # noqa: PLC0415

    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color=colours.MUTED, lw=1.2, ls=(0, (1, 2)), label=words.nothing)
    for number, band in enumerate(bands):
        if number < MOST_LINES or band.is_chosen:
            _draw_band(axes, band, number)
    axes.axvline(prior, color=colours.MUTED, lw=1)
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1)
    axes.xaxis.set_major_locator(MultipleLocator(0.1))
    axes.yaxis.set_major_locator(MultipleLocator(0.2))
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_formatter(FuncFormatter(lambda share, _at: short_percent(share)))
    axes.set_xlabel(words.prior)
    axes.set_ylabel(words.posterior)
    figure.legend(loc="outside right upper", ncols=1, fontsize=9)


def _draw_band(axes: Axes, band: PriorBand, number: int) -> None:
    colour = colours.SERIES[number % len(colours.SERIES)]
    dash = DASHES[number // len(colours.SERIES) % len(DASHES)]
    line, width = band.line, 2.4 if band.is_chosen else 1.2
    priors, low, high = ((0.0, *values, 1.0) for values in (line.priors, line.lowest, line.highest))
    if band.is_chosen:
        axes.fill_between(priors, low, high, color=colour, alpha=0.16, lw=0)
    axes.plot(priors, high, dash, color=colour, lw=width, label=band.name)
    axes.plot(priors, low, dash, color=colour, lw=width)
