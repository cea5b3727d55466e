"""The chart of planning: one bar a design or question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import TYPE_CHECKING

from surveyapp.services.charts import colours
from surveyapp.services.charts.drawing import (
    LETTERS_AN_INCH,
    LINE_INCHES,
    Drawing,
    last_words,
    name_across,
    number_across,
    number_the_top,
    shortened,
)
from surveyapp.ui.widgets.number_format import short_percent

if TYPE_CHECKING:
    from matplotlib.figure import Figure


SHORT_LABEL = 16
"""Letters that stand in one line beside the narrowest chart."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar; ``low`` and ``high`` are ends of a whisker, ``before`` is a mark to compare with.

    ``group`` is what it shares with its neighbours: it stands above the first of them alone.
    """

    label: str
    value: float
    low: float | None = None
    high: float | None = None
    before: float | None = None
    group: str = ""


@dataclass(frozen=True, slots=True)
class BarWords:
    """The words of a chart of bars, and how its axis writes numbers; ``before`` names the marks."""

    axis: str
    spoken: str
    write: Callable[[float], str] = short_percent
    before: str = ""


def bars_drawing(bars: Sequence[Bar], words: BarWords) -> Drawing:
    """Return bars one below the other, each from 0."""
    has_long = any(bar.group or len(bar.label) > SHORT_LABEL for bar in bars)
    height = (1.6 if has_long else 1.15) * LINE_INCHES * len(bars) + 1.1
    return Drawing(lambda figure: _draw_bars(figure, bars, words), height, words.spoken)


def _draw_bars(figure: Figure, bars: Sequence[Bar], words: BarWords) -> None:
    axes = figure.add_subplot()
    places = range(len(bars))
    axes.barh(
        places,
        [bar.value for bar in bars],
        height=0.6,
        color=colours.COINS_SOFT,
        edgecolor=colours.COINS,
    )
    for place, bar in enumerate(bars):
        if bar.low is not None and bar.high is not None:
            axes.plot([bar.low, bar.high], [place, place], color=colours.ESTIMATE, lw=1.8)
    marks = [(bar.before, place) for place, bar in enumerate(bars) if bar.before is not None]
    if marks and words.before:
        axes.plot(
            [value for value, _ in marks],
            [place for _, place in marks],
            "D",
            color=colours.NAIVE,
            mfc="white",
            mew=1.4,
            label=words.before,
        )
        figure.legend(loc="outside upper left", fontsize=9)
    letters = max(SHORT_LABEL, int(4.5 * figure.get_figwidth()))
    labels = [
        _lines(bar.label, letters, "" if before and before.group == bar.group else bar.group)
        for before, bar in zip((None, *bars), bars, strict=False)
    ]
    axes.set_yticks(list(places), ["\n".join(lines) for lines in labels])
    axes.set_ylim(len(bars) - 0.4, -0.6)
    axes.set_xlim(left=0)
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=False, axis="y")
    named = max((len(line) for lines in labels for line in lines), default=0)
    room = figure.get_figwidth() * LETTERS_AN_INCH - named
    number_across(axes, words.write, room, most=5)
    name_across(figure, axes, words.axis)
    number_the_top(figure, axes)


def _lines(label: str, letters: int, group: str) -> list[str]:
    """Return a label in one or two lines, of a long one its begin and its end, or below its group."""
    if group:
        return [shortened(group, letters), shortened(label, letters)]
    if len(label) <= letters:
        return [label]
    first, *rest = wrap(label, letters)
    left = " ".join(rest)
    # questions often begin alike, and differ in their last words
    if len(left) > letters:
        room = letters - len("… ")
        left = f"… {last_words(left, room) or left[-room:]}"
    return [first, *([left] if rest else [])]
