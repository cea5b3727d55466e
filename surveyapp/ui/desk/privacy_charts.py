"""The picture of the privacy account: what was thought before, and what can be thought after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from surveyapp.services.privacy_account import Line
from surveyapp.ui import theme
from surveyapp.ui.desk.charts import DASHES, Drawing
from surveyapp.ui.desk.numbers import short_percent

if TYPE_CHECKING:
    from matplotlib.figure import Figure

INCHES = 3.6


@dataclass(frozen=True, slots=True)
class BandWords:
    """The words of the picture."""

    prior: str
    posterior: str
    nothing: str
    together: str
    spoken: str


def bands_drawing(lines: Sequence[Line], prior: float, words: BandWords) -> Drawing:
    """Return the least and the largest probability after a report, over the one before.

    Each question has two curves of one colour and dash; the first has its band filled.
    """
    return Drawing(lambda figure: _draw(figure, lines, prior, words), INCHES, words.spoken)


def _draw(figure: Figure, lines: Sequence[Line], prior: float, words: BandWords) -> None:
    from matplotlib.ticker import FuncFormatter, MultipleLocator  # noqa: PLC0415

    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], color=theme.CHART_MUTED, lw=1.2, ls=(0, (1, 2)), label=words.nothing)
    for number, line in enumerate(lines):
        colour = theme.CHART_SERIES[number % len(theme.CHART_SERIES)]
        dash = DASHES[number // len(theme.CHART_SERIES) % len(DASHES)]
        ends = [(0.0, *values, 1.0) for values in (line.priors, line.lowest, line.highest)]
        axes.fill_between(ends[0], ends[1], ends[2], color=colour, alpha=0.1, lw=0)
        label = line.name or words.together
        axes.plot(ends[0], ends[2], dash, color=colour, lw=1.8, label=label)
        axes.plot(ends[0], ends[1], dash, color=colour, lw=1.8)
    axes.axvline(prior, color=theme.CHART_MUTED, lw=1)
    axes.set_xlim(0, 1)
    axes.set_ylim(0, 1)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(MultipleLocator(0.2))
        axis.set_major_formatter(FuncFormatter(lambda share, _at: short_percent(share)))
    axes.set_xlabel(words.prior)
    axes.set_ylabel(words.posterior)
    figure.legend(loc="outside right upper", ncols=1, fontsize=9)
