"""Charts that people print: drawn on a matplotlib figure, the same for the screen, files and reports.

They are drawn light; ``dark.py`` turns the picture on a dark screen. Every series differs in shape or dash,
not only in colour. matplotlib is imported when the first chart is drawn, because the desk must start
without it.
"""

from __future__ import annotations

import io
import threading
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from textwrap import shorten, wrap
from typing import TYPE_CHECKING, Any

from surveyapp.analyses.base.charts import ChartPanel, EstimateWords, Forest, ForestLine, Whisker
from surveyapp.services.charts import colours
from surveyapp.services.charts.fonts import fonts_for, usual_fonts

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure


@dataclass(frozen=True, slots=True)
class Spot:
    """A part of a chart, in the units of its axes, with the hint that is shown when one points there."""

    axes: Axes
    left: float
    right: float
    top: float
    bottom: float
    hint: str

    def on_picture(self) -> HintPlace:
        """Return where it is in the pixels of a picture that was drawn, without the figure."""
        across, up = sorted(self.axes.get_xlim()), sorted(self.axes.get_ylim())
        seen = [
            (min(max(x, across[0]), across[1]), min(max(y, up[0]), up[1]))
            for x, y in ((self.left, self.top), (self.right, self.bottom))
        ]
        (left, right), (bottom, top) = map(sorted, self.axes.transData.transform(seen).T)
        return HintPlace(float(left), float(right), float(bottom), float(top), self.hint)


@dataclass(frozen=True, slots=True)
class HintPlace:
    """A part of a picture in its pixels, counted from the lower left, and the hint for who points there."""

    left: float
    right: float
    bottom: float
    top: float
    hint: str

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point of the picture lies in it."""
        return self.left <= x <= self.right and self.bottom <= y <= self.top


Draw = Callable[["Figure"], Sequence[Spot] | None]
"""Draws on a figure; returns what can be pointed at, if anything."""

_ONE_AT_A_TIME = threading.Lock()
"""matplotlib keeps fonts and the like for all figures together."""
LINE_INCHES = 0.27
HEADING_LINES = 1.35
"""How many lines high a heading between lines is."""
EXPORT_DPI = 200
INCHES_WIDE = 9.0
"""Of charts that are saved or copied."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A chart that can be drawn on any figure, and the height that it needs to be readable."""

    draw: Draw
    inches: float
    spoken: str
    is_plane: bool = False
    """Whether more height shows more: curves over a plane, and not lines of words."""

    def captioned(self, caption: str) -> Drawing:
        """Return the chart with a line below it, where there is something to be said."""
        if not caption:
            return self
        return replace(
            self,
            draw=partial(_with_caption, self.draw, caption),
            inches=self.inches + CAPTION_INCHES,
        )


def _with_caption(draw: Draw, caption: str, figure: Figure) -> Sequence[Spot] | None:
    spots = draw(figure)
    letters = int(LETTERS_AN_INCH * figure.get_figwidth() * 1.05)
    text = "\n".join(wrap(caption, max(20, letters)))
    figure.supxlabel(text, fontsize=8.5, color=colours.MUTED)
    return spots


CAPTION_INCHES = 0.45
LEGEND_INCHES = 0.8
"""What a legend takes in a narrow chart, where its entries stand one above the other."""
HIGH_INCHES = 4.0
"""What a small screen shows of a chart without scrolling."""
NARROW_INCHES = 3.2
LETTERS_AN_INCH = 12.5
"""Of the size that charts are written in."""
ACROSS = 0.6
"""Of a chart, how wide its axis is: the names of the lines stand beside it."""


@dataclass(frozen=True, slots=True)
class AxisNumbers:
    """How shares, means and ratios are written along an axis."""

    percent: Callable[[float], str]
    quantity: Callable[[float], str]


def _chart_style() -> dict[Any, Any]:
    """Return matplotlib's settings for our charts."""
    return {
        "font.family": usual_fonts(),
        "font.size": 9.5,
        "text.color": colours.INK,
        "axes.labelcolor": colours.MUTED,
        "axes.edgecolor": colours.MUTED,
        "xtick.color": colours.MUTED,
        "ytick.color": colours.INK,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.grid": True,
        "axes.axisbelow": True,
        "grid.color": colours.GRID,
        "svg.hashsalt": "surveyapp",
        "legend.frameon": False,
        "text.parse_math": False,  # a survey's texts are shown as they are written, "$" too
    }


def as_figure(drawing: Drawing, width: float) -> Figure:
    """Return the chart as a figure of matplotlib, which keeps the settings that its caller has.

    Parameters
    ----------
    drawing
        the chart.
    width
        in inches; the height is the chart's own.
    """
    new = partial(_figure, (width, drawing.inches))
    with _ONE_AT_A_TIME, _drawn(drawing, new) as (figure, _):
        figure.canvas.draw()  # ticks and their letters are made now, in our type
        return figure


def as_bytes(drawing: Drawing, kind: str, width: float) -> bytes:
    """Return the chart as a ``png``, ``svg`` or ``pdf`` file, ``width`` inches wide; needs no screen."""
    out = io.BytesIO()
    metadata = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}.get(kind, {})
    size = width, drawing.inches
    with _ONE_AT_A_TIME, _drawn(drawing, partial(_figure, size)) as (figure, _):
        figure.savefig(out, format=kind, dpi=EXPORT_DPI, metadata=metadata)
        _take_apart(figure)
    return out.getvalue()


@contextmanager
def _drawn(drawing: Drawing, new: Callable[[], Figure]) -> Iterator[tuple[Figure, Sequence[Spot]]]:
    """Give the drawn figure, and the spots on it, while our style and fonts for all its letters are set.

    A chart is the same whatever was drawn before, and matplotlib is left with the settings it had.
    """
    import matplotlib as mpl  # noqa: PLC0415 - imported with the first chart
    from matplotlib.text import Text  # noqa: PLC0415

    with mpl.rc_context(_chart_style()), warnings.catch_warnings():
        # a letter that no font has is a box, which is seen
        warnings.filterwarnings("ignore", r"Glyph .* missing from font")
        figure = new()
        spots = drawing.draw(figure) or ()
        fonts = fonts_for(text.get_text() for text in figure.findobj(Text))
        if fonts:
            mpl.rcParams["font.family"] = [*usual_fonts(), *fonts]
            figure = new()
            spots = drawing.draw(figure) or ()
        yield figure, spots


def _figure(size: tuple[float, float], dpi: float | None = None) -> Figure:
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415
    from matplotlib.figure import Figure  # noqa: PLC0415

    figure = Figure(figsize=size, dpi=dpi, layout="constrained")
    FigureCanvasAgg(figure)
    return figure


def _take_apart(figure: Figure) -> None:
    """Free a figure that nobody sees any more: its parts know each other, thousands of them.

    Left as they are, only the collector of garbage would free them, in the thread of the window.
    """
    for part in figure.findobj():
        vars(part).clear()


@dataclass(frozen=True, slots=True)
class Pixels:
    """A picture: four bytes a point (red, green, blue, opacity), row by row from the top; and its hints.

    ``foot`` is how many rows from the bottom hold the numbers and the name of the lowest axis.
    """

    width: int
    height: int
    rgba: bytes
    hints: Sequence[HintPlace] = ()
    foot: int = 0


def as_pixels(drawing: Drawing, width: float, height: float, dpi: float) -> Pixels:
    """Return the chart as a picture, ``width`` by ``height`` inches; may be called in any thread."""
    new = partial(_figure, (width, height), dpi)
    with _ONE_AT_A_TIME, _drawn(drawing, new) as (figure, spots):
        canvas: Any = figure.canvas
        canvas.draw()
        columns, rows = canvas.get_width_height()
        rgba = bytes(canvas.buffer_rgba())
        foot = min((int(axes.bbox.y0) for axes in figure.axes), default=0)
        hints = [spot.on_picture() for spot in spots]
        _take_apart(figure)
        return Pixels(columns, rows, rgba, hints, max(0, foot))


def first_picture() -> None:
    """Draw a small chart for nobody: matplotlib loads much of itself with the first."""
    line = ForestLine("0", estimate=0.5, low=0.0, high=1.0)
    drawing = forest_drawing(Forest((line,), "", "", None), AxisNumbers(str, str))
    as_pixels(drawing, 2.0, 1.5, 50)


def estimates_drawing(
    panels: Sequence[ChartPanel], words: EstimateWords, numbers: AxisNumbers
) -> Drawing:
    """Return dots with whiskers, one line an answer, under a heading a question."""
    lines = sum(len(panel.whiskers) + HEADING_LINES for panel in panels)
    return Drawing(
        lambda figure: _draw_estimates(figure, panels, words, numbers),
        LINE_INCHES * lines + 0.95 + LEGEND_INCHES,
        words.spoken,
    )


def _draw_estimates(
    figure: Figure, panels: Sequence[ChartPanel], words: EstimateWords, numbers: AxisNumbers
) -> Sequence[Spot]:
    axes = figure.add_subplot()
    ticks: list[float] = []
    labels: list[str] = []
    hints: list[str] = []
    y = 0.0
    for panel in panels:
        _write_title(figure, axes, y, panel.title)
        for whisker in panel.whiskers:
            y += 1
            _draw_whisker(axes, y, whisker)
            ticks.append(y)
            labels.append(whisker.label)
            hints.append(whisker.hint)
        y += HEADING_LINES
    _name_lines(axes, ticks, _labels(figure, labels))
    axes.set_ylim(y - 0.6, -0.7)
    if any(panel.is_mean for panel in panels):
        _write_quantities(figure, axes, numbers)
    else:
        _draw_possible_range(figure, axes, panels, numbers)
    name_across(figure, axes, words.axis)
    number_the_top(figure, axes)
    whiskers = [whisker for panel in panels for whisker in panel.whiskers]
    _draw_legend(
        figure,
        replace(
            words,
            coins=words.coins if any(w.coins_high > w.coins_low for w in whiskers) else "",
            naive=words.naive if any(w.naive is not None for w in whiskers) else "",
            likely=words.likely if any(w.likely is not None for w in whiskers) else "",
        ),
    )
    return _spots_of_lines(axes, ticks, hints)


def name_across(figure: Figure, axes: Axes, name: str) -> None:
    """Name the axis at the bottom, in as many lines as a chart of this width needs."""
    width = figure.get_figwidth()
    part = (
        0.75 if width > NARROW_INCHES else 0.55
    )  # the names of the lines take more of a narrow one
    axes.set_xlabel("\n".join(wrap(name, max(12, int(part * LETTERS_AN_INCH * width)))))


def number_the_top(figure: Figure, axes: Axes) -> None:
    """Write the numbers of the axis above a high chart too, whose lower end may be out of sight."""
    if figure.get_figheight() > HIGH_INCHES:
        axes.tick_params(axis="x", top=True, labeltop=True)


def _write_title(figure: Figure, axes: Axes, y: float, title: str) -> None:
    # from the left edge of the labels, so that narrow charts have room for it
    axes.annotate(
        shortened_pair(title, int(LETTERS_AN_INCH * 0.94 * figure.get_figwidth())),
        (0.0, y),
        xycoords=("figure fraction", "data"),
        xytext=(10, 0),
        textcoords="offset points",
        fontweight="bold",
        va="center",
        zorder=6,
        annotation_clip=False,
        bbox={"fc": "white", "ec": "none", "pad": 2},
    ).set_in_layout(False)


LEFT_OUT = " … "
DASH = " – "
"""Between the names of two groups that are compared."""


def _labels(figure: Figure, texts: Sequence[str]) -> list[str]:
    """Return labels as long as a chart of this width has room for."""
    return told_apart(texts, max(20, min(44, int(5.2 * figure.get_figwidth()))))


def shortened_pair(text: str, letters: int) -> str:
    """Return as much of two names with a dash between them as fits: the beginning of both."""
    first, dash, second = text.partition(DASH)
    if len(text) <= letters or not dash:
        return shortened(text, letters)
    room = letters - len(dash)
    half = room // 2
    return dash.join(
        (
            shortened(first, max(half, room - len(second))),
            shortened(second, max(half, room - len(first))),
        )
    )


def shortened(text: str, letters: int) -> str:
    """Return as much of a text as fits, to whole words if it has any."""
    if len(text) <= letters:
        return text
    whole_words = shorten(text, letters, placeholder=" …")
    return whole_words if len(whole_words) > letters // 2 else text[: letters - 1] + "…"


def told_apart(texts: Sequence[str], letters: int) -> list[str]:
    """Return as much of each text as fits; of those that begin alike the last words too.

    Answers of one question begin with the question.
    """
    begins = [shortened(text, letters) for text in texts]
    number = Counter(begin for begin, _ in set(zip(begins, texts, strict=True)))
    return [
        _both_ends(text, letters) if number[begin] > 1 else begin
        for begin, text in zip(begins, texts, strict=True)
    ]


def _both_ends(text: str, letters: int) -> str:
    """Return the begin and the last words of a text, these where they take at most half."""
    room = letters - len(LEFT_OUT)
    end = last_words(text, room // 2)
    begin = wrap(text, room - len(end), break_long_words=False)[0] if end else ""
    fits = end and len(begin) + len(end) <= room
    return f"{begin}{LEFT_OUT}{end}" if fits else shortened(text, letters)


def last_words(text: str, letters: int) -> str:
    """Return as many of a text's last words as fit; nothing if the last one is too long."""
    end = wrap(text[::-1], letters, break_long_words=False)[0][::-1]
    return end if len(end) <= letters else ""


def _name_lines(axes: Axes, ticks: Sequence[float], labels: Sequence[str]) -> None:
    axes.set_yticks(ticks, labels)
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=False, axis="y")
    axes.spines["left"].set_visible(False)


def _spots_of_lines(axes: Axes, ys: Sequence[float], hints: Sequence[str]) -> list[Spot]:
    far = float("inf")
    return [
        Spot(axes, -far, far, y - 0.5, y + 0.5, hint)
        for y, hint in zip(ys, hints, strict=True)
        if hint
    ]


def _draw_interval(axes: Axes, y: float, low: float, high: float) -> None:
    colour = colours.ESTIMATE
    axes.plot([low, high], [y, y], color=colour, lw=1.6, zorder=3)
    for end in (low, high):
        axes.plot([end, end], [y - 0.17, y + 0.17], color=colour, lw=1.6, zorder=3)


def _draw_coins(axes: Axes, y: float, low: float, high: float) -> None:
    """Draw the coins' part of an interval: broad and striped, so that it is recognised without colours."""
    axes.fill_between(
        [low, high],
        y - 0.21,
        y + 0.21,
        facecolor=colours.COINS_SOFT,
        edgecolor=colours.COINS,
        lw=0.8,
        zorder=2,
    )


def _draw_marks(axes: Axes, y: float, estimate: float, likely: float | None) -> None:
    colour = colours.ESTIMATE
    if likely is not None:
        axes.plot([likely], [y], "|", color=colours.LIKELY, ms=15, mew=2.2, zorder=4)
    axes.plot([estimate], [y], "o", color=colour, ms=6.5, mec="white", mew=0.8, zorder=5)


def _draw_whisker(axes: Axes, y: float, whisker: Whisker) -> None:
    _draw_interval(axes, y, whisker.low, whisker.high)
    if whisker.coins_high > whisker.coins_low:
        _draw_coins(axes, y, whisker.coins_low, whisker.coins_high)
    _draw_marks(axes, y, whisker.estimate, whisker.likely)
    if whisker.naive is not None:
        axes.plot(
            [whisker.naive],
            [y],
            "D",
            mfc="white",
            mec=colours.NAIVE,
            mew=1.4,
            ms=5.5,
            zorder=4,
        )


def number_across(axes: Axes, write: Callable[[float], str], room: float, *, most: int = 8) -> None:
    """Number the axis of a chart at so many round values as have room side by side.

    Parameters
    ----------
    axes
        The chart, with its limits.
    write
        Writes a number.
    room
        Letters that have room from one end to the other.
    most
        How many spaces between numbers there may be.
    """
    from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: PLC0415

    low, high = axes.get_xlim()
    for spaces in range(most, 0, -1):
        locator = MaxNLocator(spaces, steps=[1, 2, 5, 10])
        shown = [tick for tick in locator.tick_values(low, high) if low <= tick <= high]
        if sum(len(write(tick)) + 2 for tick in shown) <= room:
            break
    axes.xaxis.set_major_locator(locator)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _at: write(value)))


def _write_quantities(figure: Figure, axes: Axes, numbers: AxisNumbers) -> None:
    axes.margins(x=0.05)
    number_across(axes, numbers.quantity, figure.get_figwidth() * LETTERS_AN_INCH * ACROSS)


def _draw_possible_range(
    figure: Figure, axes: Axes, panels: Sequence[ChartPanel], numbers: AxisNumbers
) -> None:
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
    most = max(3, min(10, int(1.5 * figure.get_figwidth())))
    axes.xaxis.set_major_locator(MaxNLocator(most, steps=[1, 2, 5, 10]))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _at: numbers.percent(share)))
    for bound in (0.0, 1.0):
        if low - room <= bound <= high + room:
            axes.axvline(bound, color=colours.MUTED, lw=1, zorder=1)
    if low < 0:
        axes.axvspan(low - room, 0, color=colours.IMPOSSIBLE, lw=0, zorder=0)
    if high > 1:
        axes.axvspan(1, high + room, color=colours.IMPOSSIBLE, lw=0, zorder=0)


def legend_columns(figure: Figure, texts: Sequence[str]) -> int:
    """Return in how many columns a legend above a chart has room.

    Parameters
    ----------
    figure
        As wide as it will be.
    texts
        What the legend says.
    """
    room = int(LETTERS_AN_INCH * 1.1 * figure.get_figwidth())
    return max(1, min(len(texts), room // (max(map(len, texts)) + 4)))


def _draw_legend(figure: Figure, words: EstimateWords) -> None:
    """Explain the marks that have words, in as many columns as there is room for."""
    from matplotlib.lines import Line2D  # noqa: PLC0415
    from matplotlib.patches import Patch  # noqa: PLC0415

    colour = colours.ESTIMATE
    entries: list[tuple[str, Line2D | Patch]] = [
        (words.estimate, Line2D([], [], marker="o", color=colour, lw=0, ms=6.5)),
        (words.interval, Line2D([], [], marker="|", color=colour, lw=1.6, ms=7)),
        (
            words.coins,
            Patch(fc=colours.COINS_SOFT, ec=colours.COINS, lw=0.8),
        ),
        (
            words.likely,
            Line2D([], [], marker="|", color=colours.LIKELY, lw=0, ms=11, mew=2.2),
        ),
        (
            words.naive,
            Line2D([], [], marker="D", mfc="white", mec=colours.NAIVE, mew=1.4, lw=0, ms=5.5),
        ),
    ]
    entries_shown = [(text, mark) for text, mark in entries if text]
    figure.legend(
        handles=[mark for _text, mark in entries_shown],
        labels=[text for text, _mark in entries_shown],
        loc="outside upper left",
        ncols=legend_columns(figure, [text for text, _mark in entries_shown]),
        fontsize=9,
        handletextpad=0.6,
        columnspacing=1.2,
    )


DASHES = ("-", "--", "-.", ":")
MARKS = ("o", "s", "^", "D")


def lines_high(lines: Sequence[ForestLine]) -> float:
    """Return how many lines high a forest of ``lines`` is, with the headings between them."""
    return len(lines) + HEADING_LINES * len({line.panel for line in lines if line.panel})


def forest_drawing(forest: Forest, numbers: AxisNumbers) -> Drawing:
    """Return dots with whiskers, and a line where there is no difference."""
    return Drawing(
        lambda figure: _draw_forest(figure, forest, numbers),
        LINE_INCHES * lines_high(forest.lines) + 0.9 + (LEGEND_INCHES if forest.words else 0.0),
        forest.spoken,
    )


def _draw_forest(figure: Figure, forest: Forest, numbers: AxisNumbers) -> Sequence[Spot]:
    from matplotlib.ticker import FuncFormatter  # noqa: PLC0415

    axes = figure.add_subplot()
    if forest.is_log:
        axes.set_xscale("log")
    ys = _places(figure, axes, forest.lines)
    for y, line in zip(ys, forest.lines, strict=True):
        _draw_interval(axes, y, line.low, line.high)
        if line.coins:
            ends = (max(line.low, line.estimate - line.coins), line.estimate + line.coins)
            _draw_coins(axes, y, ends[0], min(line.high, ends[1]))
        _draw_marks(axes, y, line.estimate, line.likely)
    if forest.reach is not None:
        axes.update_datalim([(end, ys[0]) for end in forest.reach], updatey=False)
    if forest.reference is not None:
        axes.axvline(forest.reference, color=colours.MUTED, lw=1, ls=(0, (4, 3)), zorder=1)
    _name_lines(axes, ys, _labels(figure, [line.label for line in forest.lines]))
    axes.set_ylim(ys[-1] + 0.6, -0.6)
    name_across(figure, axes, forest.axis)
    if forest.is_share:
        axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _at: numbers.percent(share)))
    elif forest.is_points:
        axes.xaxis.set_major_formatter(
            FuncFormatter(lambda share, _at: numbers.quantity(round(100 * share, 6)))
        )
    elif forest.is_log:
        _write_ratios(axes, numbers)
    else:
        _write_quantities(figure, axes, numbers)
    number_the_top(figure, axes)
    if forest.words is not None:
        _draw_legend(figure, forest.words)
    return _spots_of_lines(axes, ys, [line.hint for line in forest.lines])


def _places(figure: Figure, axes: Axes, lines: Sequence[ForestLine]) -> list[float]:
    """Return where each line stands, and write the headings between them."""
    places: list[float] = []
    y, panel = -1.0, ""
    for line in lines:
        if line.panel != panel:
            panel = line.panel
            y += 1.0 if y < 0 else HEADING_LINES
            _write_title(figure, axes, y, panel)
        y += 1
        places.append(y)
    return places


LEAST_TICKS = 3
"""Fewer numbers along an axis do not say how long a line is."""


def _write_ratios(axes: Axes, numbers: AxisNumbers) -> None:
    """Write ratios as people read them: 0.5, 1, 2, and not powers of ten."""
    from matplotlib.ticker import FuncFormatter, LogLocator, MaxNLocator, NullFormatter  # noqa: PLC0415

    low, high = axes.get_xlim()
    axes.xaxis.set_major_locator(MaxNLocator(5, steps=[1, 2, 2.5, 5, 10]))
    for steps in ((1.0,), (1.0, 2.0, 5.0), (1.0, 1.5, 2.0, 3.0, 5.0, 7.0)):
        locator = LogLocator(subs=steps)
        if sum(low <= tick <= high for tick in locator.tick_values(low, high)) >= LEAST_TICKS:
            axes.xaxis.set_major_locator(locator)
            break
    axes.xaxis.set_major_formatter(FuncFormatter(lambda ratio, _at: numbers.quantity(ratio)))
    axes.xaxis.set_minor_formatter(NullFormatter())
