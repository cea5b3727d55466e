"""Charts of learning: accuracy over ε before spending, a tree, and how levels speak for a class."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from textwrap import shorten
from typing import TYPE_CHECKING

from surveyapp.services.charts.colours import COINS, ESTIMATE, MUTED, SERIES
from surveyapp.services.charts.drawing import LINE_INCHES, Drawing, name_across, number_the_top
from surveyapp.services.models.effects import Interval, LevelEffect
from surveyapp.services.models.expected_accuracy import ExpectedAccuracy
from surveyapp.services.models.model_inspection import TreeNode
from surveyapp.ui.widgets.number_format import decimal, percent, short_percent

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MOST_EFFECTS = 60
LEAF_INCHES = 0.36


@dataclass(frozen=True, slots=True)
class AheadWords:
    """The words of the chart of accuracies."""

    epsilon: str
    accuracy: str
    private: str
    without_noise: str
    majority: str
    spoken: str


def ahead_drawing(ahead: ExpectedAccuracy, words: AheadWords) -> Drawing:
    """Return accuracy over ε with the range over the invented tables."""
    return Drawing(
        lambda figure: _draw_ahead(figure, ahead, words), 3.2, words.spoken, is_plane=True
    )


def _draw_ahead(figure: Figure, ahead: ExpectedAccuracy, words: AheadWords) -> None:
    from matplotlib.ticker import FuncFormatter, NullLocator  # noqa: PLC0415

    axes = figure.add_subplot()
    axes.set_xscale("log")
    epsilons = [point.epsilon for point in ahead.points]
    means = [point.mean for point in ahead.points]
    spread = [[p.mean - p.low for p in ahead.points], [p.high - p.mean for p in ahead.points]]
    colours = SERIES
    axes.errorbar(
        epsilons, means, spread, fmt="o-", color=colours[0], capsize=4, lw=1.8, label=words.private
    )
    axes.axhline(ahead.without_noise, color=colours[2], ls="--", lw=1.4, label=words.without_noise)
    axes.axhline(ahead.majority, color=colours[1], ls=":", lw=1.6, label=words.majority)
    axes.set_xticks(epsilons, [decimal(epsilon, "g", 3) for epsilon in epsilons])
    axes.xaxis.set_minor_locator(NullLocator())
    axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _at: short_percent(share)))
    axes.set_xlabel(words.epsilon)
    axes.set_ylabel(words.accuracy)
    figure.legend(loc="outside upper left", ncols=3, fontsize=9)


def tree_drawing(shape: TreeNode, spoken: str) -> Drawing:
    """Return a tree from left to right, one line a leaf."""
    inches = max(2.2, LEAF_INCHES * shape.leaves + 0.5)
    return Drawing(lambda figure: _draw_tree(figure, shape), inches, spoken)


@dataclass(frozen=True, slots=True)
class _Placed:
    """A node with its place; ``above`` is its parent's."""

    shape: TreeNode
    level: str
    x: float
    y: float
    above: tuple[float, float] | None


def _places(
    shape: TreeNode, level: str, depth: int, top: float, above: tuple[float, float] | None
) -> Iterator[_Placed]:
    here = depth, top + (shape.leaves - 1) / 2
    yield _Placed(shape, level, *here, above)
    for name, child in shape.branches:
        yield from _places(child, name, depth + 1, top, here)
        top += child.leaves


def _draw_tree(figure: Figure, shape: TreeNode) -> None:
    axes = figure.add_subplot()
    axes.axis("off")
    for placed in _places(shape, "", 0, 0.0, None):
        _draw_node(axes, placed)
    axes.set_xlim(-0.1, shape.depth + 0.75)
    axes.set_ylim(shape.leaves - 0.4, -0.6)


def _draw_node(axes: Axes, placed: _Placed) -> None:
    shape = placed.shape
    if placed.above is not None:
        x, y = placed.above
        bend = x + 0.42
        axes.plot(
            [x, bend, placed.x],
            [y, placed.y, placed.y],
            color=COINS,
            lw=1.4,
            zorder=1,
        )
        axes.text(
            placed.x - 0.05,
            placed.y,
            shorten(placed.level, 22, placeholder=" …"),
            ha="right",
            va="center",
            fontsize=8.5,
            zorder=3,
            bbox={"fc": "white", "ec": "none", "pad": 0.8},
        )
    is_leaf = not shape.branches
    share = percent(shape.share, 0)
    text = f"{shorten(shape.says, 18, placeholder=' …')} {share}" if is_leaf else f"{shape.asks}?"
    axes.text(
        placed.x,
        placed.y,
        text,
        va="center",
        fontsize=9,
        fontweight="normal" if is_leaf else "bold",
        zorder=4,
        bbox={
            "boxstyle": "round,pad=0.3",
            "fc": "white" if is_leaf else "#E4F1F2",
            "ec": MUTED if is_leaf else ESTIMATE,
        },
    )


def effects_drawing(effects: Sequence[LevelEffect], axis: str, spoken: str) -> Drawing:
    """Return the share of each level in one class, with its bounds."""
    shown = [
        _Line(one.feature, one.level, Interval(one.share, one.low, one.high))
        for one in effects[:MOST_EFFECTS]
        if one.share is not None
    ]
    return _lines_drawing(shown, axis, spoken, _share_axis)


def average_effects_drawing(effects: Sequence[LevelEffect], axis: str, spoken: str) -> Drawing:
    """Return the average effect of each level on one class, with its bounds; of a reference level 0."""
    shown = [
        _Line(one.feature, one.level, one.effect or Interval(0.0)) for one in effects[:MOST_EFFECTS]
    ]
    return _lines_drawing(shown, axis, spoken, _points_axis)


@dataclass(frozen=True, slots=True)
class _Line:
    """A number with its interval, of a level of a feature."""

    feature: str
    level: str
    found: Interval


def _lines_drawing(
    shown: Sequence[_Line], axis: str, spoken: str, scaled: Callable[[Axes], None]
) -> Drawing:
    features = len({line.feature for line in shown})
    inches = LINE_INCHES * (len(shown) + 1.35 * features) + 0.9
    return Drawing(lambda figure: _draw_lines(figure, shown, axis, scaled), inches, spoken)


def _draw_lines(
    figure: Figure, shown: Sequence[_Line], axis: str, scaled: Callable[[Axes], None]
) -> None:
    axes = figure.add_subplot()
    ticks, labels, y, before = [], [], -1.0, ""
    for line in shown:
        if line.feature != before:
            y += 1.35 if before else 1.0
            before = line.feature
            axes.text(
                0.0, y, before, transform=axes.get_yaxis_transform(), fontweight="bold", va="center"
            )
        y += 1
        ticks.append(y)
        labels.append(shorten(line.level, 30, placeholder=" …"))
        _draw_line(axes, y, line.found)
    axes.set_yticks(ticks, labels)
    axes.set_ylim(y + 0.7, -0.7)
    scaled(axes)
    axes.tick_params(axis="y", length=0)
    axes.grid(visible=False, axis="y")
    axes.spines["left"].set_visible(False)  # the names of features begin there
    name_across(figure, axes, axis)
    number_the_top(figure, axes)


def _share_axis(axes: Axes) -> None:
    from matplotlib.ticker import FuncFormatter  # noqa: PLC0415

    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _at: short_percent(share)))


def _points_axis(axes: Axes) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: PLC0415

    axes.axvline(0, color=MUTED, lw=1, zorder=0)
    axes.xaxis.set_major_locator(MaxNLocator(7))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda share, _at: decimal(100 * share, "g", 3)))


def _draw_line(axes: Axes, y: float, found: Interval) -> None:
    colour = ESTIMATE
    if found.low is not None and found.high is not None:
        axes.plot([found.low, found.high], [y, y], "|-", color=colour, lw=1.6, ms=7)
    axes.plot([found.value], [y], "o", color=colour, ms=6, mec="white")
