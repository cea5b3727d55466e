"""The pictures of an ensemble: a column for each tree and one for all, of what the leaves hold."""

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


def test_each_tree_has_a_column_and_all_trees_the_last():
    figure = as_figure(ensemble_drawing(SHAPE), 11)
    assert len(figure.axes) == 9
    assert [axes.get_title() for axes in figure.axes[:3]] == ["Tree 1", "Tree 2", "All trees"]
    # depth 0, 1, 2: of the leaves of the first tree, of the second, of all
    assert [heights(axes) for axes in figure.axes[:3]] == [
        [0, 0.333, 0.667],
        [0, 1, 0],
        [0, 0.6, 0.4],
    ]
    assert sum(heights(figure.axes[5])) == pytest.approx(1)
    dots = figure.axes[8].lines[0].get_ydata()
    assert sorted(dots) == [0.0, 7.0, 30.0, 40.0, 600.0]


def test_a_narrow_picture_and_a_single_tree_show_all_together():
    assert len(as_figure(ensemble_drawing(SHAPE), 3).axes) == 3
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
