"""Charts that people print: drawn on a matplotlib figure, the same for the screen, files and reports.

They are light whatever the desk looks like, and every series differs in shape or dash, not only in
colour. matplotlib is imported when the first chart is drawn, because the desk must start without it.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from textwrap import shorten
from typing import TYPE_CHECKING

from surveyapp.services.chart_colours import COINS, ESTIMATE, GRID, IMPOSSIBLE, INK, MUTED, NAIVE
from surveyapp.services.panels import Panel, Whisker

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Draw = Callable[["Figure"], None]

LINE_INCHES = 0.27
EXPORT_DPI = 200


@dataclass(frozen=True, slots=True)
class Drawing:
    """A chart that can be drawn on any figure, and the height that it needs to be readable."""

    draw: Draw
    inches: float
    spoken: str


@dataclass(frozen=True, slots=True)
class AxisNumbers:
    """How shares and means are written along an axis."""

    percent: Callable[[float], str]
    quantity: Callable[[float], str]


@dataclass(frozen=True, slots=True)
class EstimateWords:
    """The words of the chart of estimates."""

    estimate: str
    interval: str
    coins: str
    naive: str
    axis: str
    spoken: str


@dataclass(frozen=True, slots=True)
class ForestLine:
    """One number with its interval."""

    label: str
    estimate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Forest:
    """Numbers with their intervals, one a line; ``reference`` is where nothing would be told."""

    lines: tuple[ForestLine, ...]
    axis: str
    spoken: str
    reference: float | None
    number: Callable[[float], str] | None = None
    """How numbers are written along the axis; None: as they are."""


@cache
def prepared() -> None:
    """Import matplotlib and set the type of our charts, once."""
    import matplotlib as mpl  # noqa: PLC0415 - imported with the first chart
    from matplotlib import font_manager  # noqa: PLC0415

    known = {font.name for font in font_manager.fontManager.ttflist}
    families = [name for name in ("Inter", "Noto Sans", "Segoe UI", "Arial") if name in known]
    mpl.rcParams.update(
        {
            "font.family": [*families, "DejaVu Sans"],
            "font.size": 9.5,
            "text.color": INK,
            "axes.labelcolor": MUTED,
            "axes.edgecolor": MUTED,
            "xtick.color": MUTED,
            "ytick.color": INK,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.grid": True,
            "axes.axisbelow": True,
            "grid.color": GRID,
            "svg.hashsalt": "surveyapp",
            "legend.frameon": False,
        }
    )


def as_bytes(drawing: Drawing, kind: str, width: float) -> bytes:
    """Return the chart as a ``png`` or ``svg`` file, ``width`` inches wide; needs no screen."""
    prepared()
    from matplotlib.figure import Figure  # noqa: PLC0415

    figure = Figure(figsize=(width, drawing.inches), layout="constrained")
    drawing.draw(figure)
    out = io.BytesIO()
    metadata = {"Date": None} if kind == "svg" else {}
    figure.savefig(out, format=kind, dpi=EXPORT_DPI, metadata=metadata)
    return out.getvalue()


def estimates_drawing(
    panels: Sequence[Panel], words: EstimateWords, numbers: AxisNumbers
) -> Drawing:
    """Return dots with whiskers, one line an answer, under a heading a question."""
    lines = sum(len(panel.whiskers) + 1.35 for panel in panels)
    return Drawing(
        lambda figure: _draw_estimates(figure, panels, words, numbers),
        LINE_INCHES * lines + 0.95,
        words.spoken,
    )


def _draw_estimates(
    figure: Figure, panels: Sequence[Panel], words: EstimateWords, numbers: AxisNumbers
) -> None:
    axes = figure.add_subplot()
    ticks: list[float] = []
    labels: list[str] = []
    y = 0.0
    for panel in panels:
        axes.text(
            0.0,
            y,
            shorten(panel.title, 105, placeholder=" …"),
            transform=axes.get_yaxis_transform(),
            fontweight="bold",
            va="center",
            zorder=6,
            bbox={"fc": "white", "ec": "none", "pad": 2},
        )
        for whisker in panel.whiskers:
            y += 1
            _draw_whisker(axes, y, whisker)
            ticks.append(y)
            labels.append(shorten(whisker.label, 34, placeholder=" …"))
        y += 1.35
    axes.set_yticks(ticks, labels)
    axes.set_ylim(y - 0.6, -0.7)
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=False, axis="y")
    axes.spines["left"].set_visible(False)
    if any(panel.is_mean for panel in panels):
        _draw_range_of_means(axes, numbers)
    else:
        _draw_possible_range(axes, panels, numbers)
    axes.set_xlabel(words.axis)
    _draw_legend(figure, words)


def _draw_whisker(axes: Axes, y: float, whisker: Whisker) -> None:
    colour = ESTIMATE
    axes.plot([whisker.low, whisker.high], [y, y], color=colour, lw=1.6, zorder=3)
    for end in (whisker.low, whisker.high):
        axes.plot([end, end], [y - 0.17, y + 0.17], color=colour, lw=1.6, zorder=3)
    if whisker.coins_high > whisker.coins_low:
        axes.plot(
            [whisker.coins_low, whisker.coins_high],
            [y, y],
            color=COINS,
            lw=6.5,
            solid_capstyle="butt",
            zorder=2,
        )
    axes.plot([whisker.estimate], [y], "o", color=colour, ms=6.5, mec="white", mew=0.8, zorder=5)
    if whisker.naive is not None:
        axes.plot(
            [whisker.naive],
            [y],
            "D",
            mfc="white",
            mec=NAIVE,
            mew=1.4,
            ms=5.5,
            zorder=4,
        )


def _draw_range_of_means(axes: Axes, numbers: AxisNumbers) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: PLC0415

    axes.margins(x=0.05)
    axes.xaxis.set_major_locator(MaxNLocator(8, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda mean, _at: numbers.quantity(mean)))


def _draw_possible_range(axes: Axes, panels: Sequence[Panel], numbers: AxisNumbers) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: PLC0415

    values = [
        value
        for panel in panels
        for w in panel.whiskers
        for value in (w.estimate, w.low, w.high, w.naive)
        if value is not None
    ]
    low, high = min([0.0, *values]), max([0.1, *values])
    high = 1.0 if 0.8 <= high <= 1 else high
    room = 0.03 * (high - low)
    axes.set_xlim(low - room, high + room)
    axes.xaxis.set_major_locator(MaxNLocator(10, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _at: numbers.percent(share)))
    for bound in (0.0, 1.0):
        if low - room <= bound <= high + room:
            axes.axvline(bound, color=MUTED, lw=1, zorder=1)
    if low < 0:
        axes.axvspan(low - room, 0, color=IMPOSSIBLE, lw=0, zorder=0)
    if high > 1:
        axes.axvspan(1, high + room, color=IMPOSSIBLE, lw=0, zorder=0)


def _draw_legend(figure: Figure, words: EstimateWords) -> None:
    from matplotlib.lines import Line2D  # noqa: PLC0415

    colour = ESTIMATE
    entries = [
        Line2D([], [], marker="o", color=colour, ls="none", ms=6.5, label=words.estimate),
        Line2D([], [], marker="|", color=colour, lw=1.6, ms=7, label=words.interval),
        Line2D([], [], color=COINS, lw=6.5, label=words.coins),
        Line2D(
            [],
            [],
            marker="D",
            mfc="white",
            mec=NAIVE,
            mew=1.4,
            ls="none",
            ms=5.5,
            label=words.naive,
        ),
    ]
    figure.legend(handles=entries, loc="outside upper left", ncols=4, fontsize=9, handletextpad=0.6)


def forest_drawing(forest: Forest) -> Drawing:
    """Return dots with whiskers, and a line where there is no difference."""
    return Drawing(
        lambda figure: _draw_forest(figure, forest),
        LINE_INCHES * len(forest.lines) + 0.9,
        forest.spoken,
    )


def _draw_forest(figure: Figure, forest: Forest) -> None:
    axes = figure.add_subplot()
    colour = ESTIMATE
    for y, line in enumerate(forest.lines):
        axes.plot([line.low, line.high], [y, y], color=colour, lw=1.6, zorder=3)
        for end in (line.low, line.high):
            axes.plot([end, end], [y - 0.17, y + 0.17], color=colour, lw=1.6, zorder=3)
        axes.plot([line.estimate], [y], "o", color=colour, ms=6.5, mec="white", mew=0.8, zorder=5)
    if forest.reference is not None:
        axes.axvline(forest.reference, color=MUTED, lw=1, ls=(0, (4, 3)), zorder=1)
    labels = [shorten(line.label, 44, placeholder=" …") for line in forest.lines]
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=False, axis="y")
    axes.spines["left"].set_visible(False)
    if (number := forest.number) is not None:
        axes.xaxis.set_major_formatter(lambda value, _at: number(value))
    axes.set_xlabel(forest.axis)
