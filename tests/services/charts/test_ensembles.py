"""The pictures of an ensemble: a row for each tree and one for all, of what the leaves hold."""

from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.learning.synthetic.comparison import EnsembleShape, JointProportions
from surveyapp.services.charts.drawing import as_figure
from surveyapp.services.charts.ensembles import (
    ensemble_drawing,
    intervals_drawing,
    proportions_drawing,
)

SHAPE = EnsembleShape(
    tree=np.array([0, 0, 0, 1, 1]),
    depth=np.array([1, 2, 2, 1, 1]),
    frequency=np.array([40.0, 0.0, 7.0, 600.0, 30.0]),
)


def heights(axes) -> list[float]:
    return [round(bar.get_height(), 3) for bar in axes.patches]


@pytest.mark.parametrize("width", [3, 11])
def test_each_tree_has_a_row_and_all_trees_the_last_however_narrow_the_window_is(width):
    figure = as_figure(ensemble_drawing(SHAPE), width)
    assert figure.get_figheight() > 3 * 1.6  # it is scrolled, not squeezed
    assert len(figure.axes) == 9
    lefts, middles, rights = (figure.axes[place::3] for place in range(3))
    assert [axes.get_title("left") for axes in lefts] == ["Tree 1", "Tree 2", "All trees"]
    # depth 0, 1, 2: of the leaves of the first tree, of the second, of all
    assert [heights(axes) for axes in lefts] == [[0, 0.333, 0.667], [0, 1, 0], [0, 0.6, 0.4]]
    assert sum(heights(middles[2])) == pytest.approx(1)
    assert sorted(rights[2].lines[0].get_ydata()) == [0.0, 7.0, 30.0, 40.0, 600.0]


def test_a_single_tree_is_shown_once():
    one = EnsembleShape(SHAPE.tree[:3] * 0, SHAPE.depth[:3], SHAPE.frequency[:3])
    assert len(as_figure(ensemble_drawing(one), 11).axes) == 3


def test_intervals_narrow_with_the_rows_of_a_leaf_and_widen_with_noise():
    figure = as_figure(intervals_drawing(epsilons=(0.3, math.inf), proportions=(0.5,)), 4)
    (axes,) = figure.axes
    # high and low of each ε, and the share itself
    noisy_high, noisy_low, high, low, share = (line.get_ydata() for line in axes.lines)
    assert share[0] == 0.5
    assert noisy_high[0] > high[0] > high[-1] > 0.5 > low[-1] > low[0] > noisy_low[0]


def test_shares_lie_on_the_line_where_they_are_equal():
    joint = JointProportions("age", "f", np.array([0.1, 0.4]), np.array([0.1, 0.4]), 1.0, 1.0)
    figure = as_figure(proportions_drawing([("All trees", (joint,)), ("Tree 1", (joint,))]), 6)
    assert len(figure.axes) == 4
    dots = figure.axes[0].lines[1]
    assert (dots.get_xdata() == dots.get_ydata()).all()
    slope, correlation = figure.axes[2].lines[1:3]
    assert (slope.get_xdata()[0], correlation.get_xdata()[0]) == (1.0, 1.0)
