"""Charts that people print: drawn on a matplotlib figure, the same for the screen and for files.

They are light whatever the desk looks like, and every series differs in shape or dash, not only in
colour. matplotlib is imported when the first chart is drawn, because the desk must start without it.
"""

from __future__ import annotations

import io
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from textwrap import shorten
from typing import TYPE_CHECKING

from surveyapp.ui import theme
from surveyapp.ui.desk.numbers import short_percent, short_quantity, whole
from surveyapp.ui.desk.readings import Panel, Whisker

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

Draw = Callable[["Figure"], None]

_ONE_AT_A_TIME = threading.Lock()
"""matplotlib keeps fonts and the like for all figures together."""
LINE_INCHES = 0.27
EXPORT_DPI = 200


@dataclass(frozen=True, slots=True)
class Drawing:
    """A chart that can be drawn on any figure, and the height that it needs to be readable."""

    draw: Draw
    inches: float
    spoken: str


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
class Curve:
    """One line of the chart of sample sizes; ``marks`` are (error, n) that were asked for."""

    name: str
    errors: tuple[float, ...]
    sizes: tuple[float, ...]
    mark: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class CurveWords:
    """The words of the chart of sample sizes."""

    error: str
    size: str
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
            "text.color": theme.CHART_INK,
            "axes.labelcolor": theme.CHART_MUTED,
            "axes.edgecolor": theme.CHART_MUTED,
            "xtick.color": theme.CHART_MUTED,
            "ytick.color": theme.CHART_INK,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.grid": True,
            "axes.axisbelow": True,
            "grid.color": theme.CHART_GRID,
            "svg.hashsalt": "surveyapp",
            "legend.frameon": False,
        }
    )


def as_bytes(drawing: Drawing, kind: str, width: float) -> bytes:
    """Return the chart as a ``png`` or ``svg`` file, ``width`` inches wide; needs no screen."""
    out = io.BytesIO()
    metadata = {"Date": None} if kind == "svg" else {}
    with _ONE_AT_A_TIME:
        prepared()
        from matplotlib.figure import Figure  # noqa: PLC0415

        figure = Figure(figsize=(width, drawing.inches), layout="constrained")
        drawing.draw(figure)
        figure.savefig(out, format=kind, dpi=EXPORT_DPI, metadata=metadata)
    return out.getvalue()


@dataclass(frozen=True, slots=True)
class Pixels:
    """A picture: four bytes a point (red, green, blue, opacity), row by row from the top."""

    width: int
    height: int
    rgba: bytes


def as_pixels(drawing: Drawing, width: float, height: float, dpi: float) -> Pixels:
    """Return the chart as a picture, ``width`` by ``height`` inches; may be called in any thread."""
    with _ONE_AT_A_TIME:
        prepared()
        from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415
        from matplotlib.figure import Figure  # noqa: PLC0415

        figure = Figure(figsize=(width, height), dpi=dpi, layout="constrained")
        canvas = FigureCanvasAgg(figure)
        drawing.draw(figure)
        canvas.draw()  # type: ignore[no-untyped-call]
        columns, rows = canvas.get_width_height()
        return Pixels(columns, rows, bytes(canvas.buffer_rgba()))  # type: ignore[no-untyped-call]


def estimates_drawing(panels: Sequence[Panel], words: EstimateWords) -> Drawing:
    """Return dots with whiskers, one line an answer, under a heading a question."""
    lines = sum(len(panel.whiskers) + 1.35 for panel in panels)
    return Drawing(
        lambda figure: _draw_estimates(figure, panels, words),
        LINE_INCHES * lines + 0.95,
        words.spoken,
    )


def _draw_estimates(figure: Figure, panels: Sequence[Panel], words: EstimateWords) -> None:
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
        _draw_range_of_means(axes)
    else:
        _draw_possible_range(axes, panels)
    axes.set_xlabel(words.axis)
    _draw_legend(figure, words)


def _draw_whisker(axes: Axes, y: float, whisker: Whisker) -> None:
    colour = theme.CHART_ESTIMATE
    axes.plot([whisker.low, whisker.high], [y, y], color=colour, lw=1.6, zorder=3)
    for end in (whisker.low, whisker.high):
        axes.plot([end, end], [y - 0.17, y + 0.17], color=colour, lw=1.6, zorder=3)
    if whisker.coins_high > whisker.coins_low:
        axes.plot(
            [whisker.coins_low, whisker.coins_high],
            [y, y],
            color=theme.CHART_COINS,
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
            mec=theme.CHART_NAIVE,
            mew=1.4,
            ms=5.5,
            zorder=4,
        )


def _draw_range_of_means(axes: Axes) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: PLC0415

    axes.margins(x=0.05)
    axes.xaxis.set_major_locator(MaxNLocator(8, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda mean, _at: short_quantity(mean)))


def _draw_possible_range(axes: Axes, panels: Sequence[Panel]) -> None:
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
    axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _at: short_percent(share)))
    for bound in (0.0, 1.0):
        if low - room <= bound <= high + room:
            axes.axvline(bound, color=theme.CHART_MUTED, lw=1, zorder=1)
    if low < 0:
        axes.axvspan(low - room, 0, color="#EEF1F4", hatch="///", ec="#D5DBE1", lw=0, zorder=0)
    if high > 1:
        axes.axvspan(1, high + room, color="#EEF1F4", hatch="///", ec="#D5DBE1", lw=0, zorder=0)


def _draw_legend(figure: Figure, words: EstimateWords) -> None:
    from matplotlib.lines import Line2D  # noqa: PLC0415

    colour = theme.CHART_ESTIMATE
    entries = [
        Line2D([], [], marker="o", color=colour, lw=0, ms=6.5, label=words.estimate),
        Line2D([], [], marker="|", color=colour, lw=1.6, ms=7, label=words.interval),
        Line2D([], [], color=theme.CHART_COINS, lw=6.5, label=words.coins),
        Line2D(
            [],
            [],
            marker="D",
            mfc="white",
            mec=theme.CHART_NAIVE,
            mew=1.4,
            lw=0,
            ms=5.5,
            label=words.naive,
        ),
    ]
    figure.legend(handles=entries, loc="outside upper left", ncols=4, fontsize=9, handletextpad=0.6)


DASHES = ("-", "--", "-.", ":")
MARKS = ("o", "s", "^", "D")


def curve_drawing(curves: Sequence[Curve], words: CurveWords) -> Drawing:
    """Return n over the error, both logarithmic, with what was asked for marked."""
    return Drawing(lambda figure: _draw_curves(figure, curves, words), 2.9, words.spoken)


def _draw_curves(figure: Figure, curves: Sequence[Curve], words: CurveWords) -> None:
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
        axes.axvline(marks[0][0], color=theme.CHART_MUTED, lw=1, ls=(0, (2, 3)), zorder=1)
    elif marks and len({n for _error, n in marks}) == 1:
        axes.axhline(marks[0][1], color=theme.CHART_MUTED, lw=1, ls=(0, (2, 3)), zorder=1)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0)))
        axis.set_minor_formatter(NullFormatter())
    axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _at: short_percent(share)))
    axes.yaxis.set_major_locator(LogLocator())
    axes.yaxis.set_major_formatter(FuncFormatter(lambda n, _at: whole(round(n))))
    axes.set_xlabel(words.error)
    axes.set_ylabel(words.size)
    axes.legend(loc="upper right", fontsize=9)


def _draw_curve(axes: Axes, curve: Curve, number: int) -> None:
    colour = theme.CHART_SERIES[number % len(theme.CHART_SERIES)]
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


def forest_drawing(forest: Forest) -> Drawing:
    """Return dots with whiskers, and a line where there is no difference."""
    return Drawing(
        lambda figure: _draw_forest(figure, forest),
        LINE_INCHES * len(forest.lines) + 0.9,
        forest.spoken,
    )


def _draw_forest(figure: Figure, forest: Forest) -> None:
    axes = figure.add_subplot()
    colour = theme.CHART_ESTIMATE
    for y, line in enumerate(forest.lines):
        axes.plot([line.low, line.high], [y, y], color=colour, lw=1.6, zorder=3)
        for end in (line.low, line.high):
            axes.plot([end, end], [y - 0.17, y + 0.17], color=colour, lw=1.6, zorder=3)
        axes.plot([line.estimate], [y], "o", color=colour, ms=6.5, mec="white", mew=0.8, zorder=5)
    if forest.reference is not None:
        axes.axvline(forest.reference, color=theme.CHART_MUTED, lw=1, ls=(0, (4, 3)), zorder=1)
    labels = [shorten(line.label, 44, placeholder=" …") for line in forest.lines]
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=False, axis="y")
    axes.spines["left"].set_visible(False)
    axes.set_xlabel(forest.axis)
