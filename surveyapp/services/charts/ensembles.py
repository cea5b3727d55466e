"""What an ensemble of random trees is like, and what it makes of proportions: the study's figures, drawn.

A row of pictures for each tree and one for all together: branch depth, rows of a leaf, rows of a leaf by
depth; proportions beside authentic ones with their slope and correlation; and where a proportion that is
drawn from a leaf falls, by the leaf's rows.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from surveyapp.learning.synthetic.comparison import (
    EnsembleShape,
    JointProportions,
    laplace_binomial_interval,
)
from surveyapp.services.charts.colours import COINS, ESTIMATE, LIKELY, MUTED, NAIVE, SERIES
from surveyapp.services.charts.drawing import Drawing, legend_columns

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

MOST_TREES = 5
"""Trees with a row of their own."""
ROW_INCHES = 1.7
EDGES = (0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, math.inf)
"""Of the bars of leaf frequency."""
DASHES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)))
MARKERS = ("o", "s", "^", "D", "v", "P")
SLOPES = (-0.25, 2.0)
"""Slopes beyond are drawn at the edge."""
LEVEL = 0.9
FREQUENCIES = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
PROPORTIONS = (0.05, 0.2, 0.5)
EPSILONS = (0.1, 0.3, 1.0, math.inf)


@dataclass(frozen=True, slots=True)
class EnsembleWords:
    """The words of the pictures."""

    tree: str = "Tree {number}"
    all_trees: str = "All trees"
    leaves: str = "Leaves"
    depth: str = "Branch depth"
    frequency: str = "Rows of a leaf"
    proportion: str = "Share of {share}"
    falls: str = "Share that is drawn"
    authentic: str = "Authentic share"
    synthetic: str = "Synthetic share"
    slope: str = "Slope"
    correlation: str = "Correlation"
    without_noise: str = "without noise"
    spoken: str = "Branch depth and leaf frequency, of each tree and of all"
    intervals_spoken: str = "Intervals of a drawn share over the rows of a leaf"
    proportions_spoken: str = "Synthetic shares over authentic ones, of each tree and of all"


ENGLISH = EnsembleWords()


def ensemble_drawing(shape: EnsembleShape, words: EnsembleWords = ENGLISH) -> Drawing:
    """Return branch depth, leaf frequency, and leaf frequency by depth, of each tree and of all.

    Parameters
    ----------
    shape
        Of the leaves.
    words
        What is written on it.
    """
    trees = int(shape.tree.max()) + 1
    rows = [
        (words.tree.format(number=tree + 1), shape.tree == tree)
        for tree in range(min(trees, MOST_TREES) if trees > 1 else 0)
    ]
    rows.append((words.all_trees, shape.tree >= 0))
    inches = len(rows) * ROW_INCHES + 0.4
    return Drawing(partial(_draw_ensemble, shape, rows, words), inches, words.spoken)


def _draw_ensemble(
    shape: EnsembleShape,
    rows: Sequence[tuple[str, np.ndarray[Any, Any]]],
    words: EnsembleWords,
    figure: Figure,
) -> None:
    # rows, not columns: a chart is as high as it needs to be, but no wider than its window
    every: Any = figure.subplots(len(rows), 3, sharex="col", sharey="col", squeeze=False)
    deepest = int(shape.depth.max())
    for (name, of), (left, middle, right) in zip(rows, every, strict=True):
        depth, frequency = shape.depth[of], shape.frequency[of]
        left.set_title(name, fontsize=9.5, loc="left")
        _shares(left, np.bincount(depth, minlength=deepest + 1), ESTIMATE)
        _shares(middle, np.histogram(frequency, EDGES)[0], LIKELY)
        _frequency_by_depth(right, depth, frequency, deepest)
        for axes, label in ((left, words.leaves), (middle, words.leaves), (right, words.frequency)):
            axes.set_ylabel(label)
    powers = [10**p for p in range(1 + int(math.log10(max(float(shape.frequency.max()), 1))))]
    left, middle, right = every[-1]
    for axes in (left, right):
        axes.set_xticks(range(0, deepest + 1, 1 + deepest // 8))
        axes.set_xlabel(words.depth)
    # the lower ends of these bars
    middle.set_xticks([0, 3, 6, 9, 12], ["0", "5", "50", "500", "5000"], fontsize=8)
    middle.set_xlabel(words.frequency)
    right.set_yticks([0, *powers], ["0", *map(str, powers)])


def _shares(axes: Axes, counts: np.ndarray[Any, Any], colour: str) -> None:
    from matplotlib.ticker import PercentFormatter  # noqa: PLC0415

    axes.bar(np.arange(len(counts)), counts / max(counts.sum(), 1), width=0.85, color=colour)
    axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))


def _frequency_by_depth(
    axes: Axes, depth: np.ndarray[Any, Any], frequency: np.ndarray[Any, Any], deepest: int
) -> None:
    """Draw a dot for each leaf, beside its depth, and the median of each depth."""
    # spread by place, not at random: the same picture every time
    aside = (np.arange(len(depth)) * 0.618) % 1 * 0.6 - 0.3
    axes.plot(depth + aside, frequency, ".", ms=3, color=COINS, alpha=0.5, mew=0, rasterized=True)
    for each in np.unique(depth).tolist():
        middle = float(np.median(frequency[depth == each]))
        axes.plot([each - 0.35, each + 0.35], [middle, middle], color=NAIVE, lw=1.8)
    # a straight line up to 1, so that a leaf without rows has its place
    axes.set_yscale("symlog", linthresh=1)
    axes.set_xlim(-0.5, deepest + 0.5)


def intervals_drawing(
    words: EnsembleWords = ENGLISH,
    epsilons: Sequence[float] = EPSILONS,
    proportions: Sequence[float] = PROPORTIONS,
) -> Drawing:
    """Return Laplace–binomial intervals over leaf frequency: where a share drawn from a leaf falls.

    Parameters
    ----------
    words
        What is written on it.
    epsilons
        Of the leaf's counts.
    proportions
        Of the leaf's rows that have the label.
    """
    return Drawing(
        partial(_draw_intervals, words, tuple(epsilons), tuple(proportions)),
        3.2,
        words.intervals_spoken,
        is_plane=True,
    )


def _draw_intervals(
    words: EnsembleWords,
    epsilons: tuple[float, ...],
    proportions: tuple[float, ...],
    figure: Figure,
) -> None:
    from matplotlib.ticker import NullLocator, PercentFormatter  # noqa: PLC0415

    every: Any = figure.subplots(1, len(proportions), squeeze=False)[0]
    for axes, proportion in zip(every, proportions, strict=True):
        for place, epsilon in enumerate(epsilons):
            found = [laplace_binomial_interval(proportion, n, epsilon, LEVEL) for n in FREQUENCIES]
            colour = SERIES[place % len(SERIES)]
            name = words.without_noise if math.isinf(epsilon) else f"ε {epsilon:.3g}"
            dash = DASHES[place % len(DASHES)]
            style: dict[str, Any] = {"color": colour, "ls": dash, "lw": 1.4, "marker": ".", "ms": 4}
            axes.plot(FREQUENCIES, [each.high for each in found], label=name, **style)
            axes.plot(FREQUENCIES, [each.low for each in found], **style)
        axes.axhline(proportion, color=MUTED, lw=0.9, ls=(0, (4, 4)))
        axes.set_xscale("log")
        axes.set_xticks([10, 100, 1000], ["10", "100", "1000"])
        axes.xaxis.set_minor_locator(NullLocator())
        axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
        axes.set_title(words.proportion.format(share=f"{proportion:.0%}"), fontsize=9.5)
        axes.set_xlabel(words.frequency)
    every[0].set_ylabel(words.falls)
    handles, names = every[-1].get_legend_handles_labels()
    columns = legend_columns(figure, names)
    figure.legend(handles, names, loc="outside upper left", ncols=columns, fontsize=9)


Panels = Sequence[tuple[str, tuple[JointProportions, ...]]]
"""Of each tree, and of all, its name and the joint shares of every column with every level of the label."""


def proportions_drawing(panels: Panels, words: EnsembleWords = ENGLISH) -> Drawing:
    """Return synthetic shares over authentic ones, and below them each column's slope and correlation.

    Parameters
    ----------
    panels
        Side by side.
    words
        What is written on it.
    """
    lines = len({each.attribute for each in panels[0][1]})
    inches = 2.6 + 0.26 * lines + 0.5
    return Drawing(partial(_draw_proportions, panels, words), inches, words.proportions_spoken)


def _draw_proportions(panels: Panels, words: EnsembleWords, figure: Figure) -> None:
    lines = len({each.attribute for each in panels[0][1]})
    heights = [2.6, 0.26 * lines + 0.5]
    every: Any = figure.subplots(
        2, len(panels), squeeze=False, sharey="row", gridspec_kw={"height_ratios": heights}
    )
    labels = list(dict.fromkeys(each.label_level for each in panels[0][1]))
    attributes = list(dict.fromkeys(each.attribute for each in panels[0][1]))
    for (name, found), (top, bottom) in zip(panels, every.T, strict=True):
        top.set_title(name, fontsize=9.5)
        most = max(float(np.concatenate([e.authentic, e.synthetic]).max()) for e in found)
        top.plot([0, most], [0, most], color=MUTED, lw=0.9, ls=(0, (4, 4)), zorder=1)
        bottom.axvline(1, color=MUTED, lw=0.9, ls=(0, (4, 4)), zorder=1)
        for each in found:
            place = labels.index(each.label_level)
            colour, marker = SERIES[place % len(SERIES)], MARKERS[place % len(MARKERS)]
            top.plot(each.authentic, each.synthetic, marker, ms=3.5, color=colour, alpha=0.75)
            aside = 0.3 * (0.5 - place / max(len(labels) - 1, 1))
            y = len(attributes) - 1 - attributes.index(each.attribute) + aside
            slope = min(max(each.slope, SLOPES[0]), SLOPES[1])
            bottom.plot(slope, y, marker, ms=5, color=colour)
            bottom.plot(each.correlation, y, marker, ms=5, mfc="none", color=colour)
        top.set_xlabel(words.authentic)
        bottom.set_xlabel(f"● {words.slope}  ○ {words.correlation}", fontsize=8.5)
        bottom.set_xlim(SLOPES[0] - 0.1, SLOPES[1] + 0.1)
    every[0, 0].set_ylabel(words.synthetic)
    every[1, 0].set_yticks(np.arange(len(attributes)), attributes[::-1], fontsize=8)
    for place, label in enumerate(labels):
        style = {"color": SERIES[place % len(SERIES)], "marker": MARKERS[place % len(MARKERS)]}
        every[0, -1].plot([], [], ls="", ms=4, label=label, **style)
    every[0, -1].legend(fontsize=8, loc="upper left")
