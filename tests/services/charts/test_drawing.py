import gc
import itertools
import weakref

import matplotlib as mpl
import pytest
from matplotlib.figure import Figure

from surveyapp.analyses.base.charts import Forest, ForestLine
from surveyapp.analyses.charts.curves import LearningCurve
from surveyapp.messages.numerals import Numerals
from surveyapp.services.charts.curves import learning_curve_drawing
from surveyapp.services.charts.drawing import (
    AxisNumbers,
    Drawing,
    as_bytes,
    as_figure,
    as_pixels,
    forest_drawing,
)

NUMBERS = AxisNumbers(str, lambda number: f"{number:g}")


def test_a_text_with_a_dollar_sign_is_no_formula():
    """A survey's title "$x^$" would else end the drawing in an error."""
    drawing = Drawing(lambda figure: figure.text(0.5, 0.5, "costs $x^$"), 1.0, "")
    assert as_bytes(drawing, "png", 4.0).startswith(b"\x89PNG")


def a_line(figure):
    figure.add_subplot().plot([1, 2])


def test_a_file_is_the_same_whatever_was_drawn_before():
    """A figure of the library, drawn first, would else leave files with names drawn at random in them."""
    drawing = Drawing(a_line, 2.0, "")
    with mpl.rc_context({"svg.hashsalt": None}):
        before = dict(mpl.rcParams)
        as_figure(drawing, 4.0)
        assert as_bytes(drawing, "svg", 4.0) == as_bytes(drawing, "svg", 4.0)
        assert dict(mpl.rcParams) == before


@pytest.mark.parametrize("inches", [3.4, 8.0])
def test_a_legend_stays_within_its_chart_however_narrow(inches):
    share = (0.6, 0.7)
    curve = LearningCurve(
        *((10.0, 20.0), share, share, share, share, "Rows of the training", "Accuracy"),
        "Models of this kind: mean and 95 % interval",
        *("Always the most frequent class", "not private", "Learning curve"),
    )
    figure = as_figure(learning_curve_drawing(curve, AxisNumbers(str, str)), inches)
    figure.canvas.draw()
    (legend,) = figure.legends
    assert len(legend.get_texts()) == 2
    for text in legend.get_texts():
        assert text.get_window_extent().x1 <= figure.bbox.x1


@pytest.mark.parametrize(
    ("low", "high"),
    [(0.823, 2.0), (0.6, 2.0), (0.18, 1.01), (0.9, 1.1), (0.02, 40.0), (0.001, 2000.0)],
)
def test_an_axis_of_ratios_has_numbers_enough_to_be_read(low, high):
    line = ForestLine("region: south", (low * high) ** 0.5, low, high)
    drawing = forest_drawing(Forest((line,), "Odds ratio", "", 1.0, is_log=True), NUMBERS)
    figure = as_figure(drawing, 6.0)
    (axes,) = figure.axes
    figure.canvas.draw()
    at, to = axes.get_xlim()
    ticks = axes.get_xticklabels()
    shown = [one.get_text() for one in ticks if at <= one.get_position()[0] <= to]
    assert 3 <= len([one for one in shown if one]) <= 12, shown


@pytest.mark.parametrize("inches", [3.4, 9.0])
def test_an_axis_of_quantities_is_written_as_the_language_does_and_has_room_for_it(inches):
    line = ForestLine("Income", 1_250_000.0, 900_000.0, 1_600_000.0)
    written = AxisNumbers(str, Numerals(",", ".").short)
    figure = as_figure(forest_drawing(Forest((line,), "Mean answer", "", None), written), inches)
    figure.canvas.draw()
    (axes,) = figure.axes
    ticks = [one for one in axes.get_xticklabels() if one.get_text()]
    at, to = axes.get_xlim()
    shown = [one for one in ticks if at <= one.get_position()[0] <= to]
    assert "1.000.000" in [one.get_text() for one in shown]
    places = [one.get_window_extent() for one in shown]
    assert all(one.x1 < other.x0 for one, other in itertools.pairwise(places))


@pytest.mark.parametrize("kind", ["png", "svg", "pdf", "pixels"])
def test_a_figure_is_freed_with_its_picture_and_leaves_no_garbage(kind):
    drawn = []

    def draw(figure):
        axes = figure.add_subplot()
        axes.plot([1, 2, 3])
        axes.set_title("A title")
        drawn.extend(weakref.ref(one) for one in (axes, *axes.lines, axes.xaxis, axes.title))

    gc.disable()
    try:
        if kind == "pixels":
            as_pixels(Drawing(draw, 3.0, ""), 4.0, 3.0, 80)
        else:
            as_bytes(Drawing(draw, 3.0, ""), kind, 4.0)
        assert [one() for one in drawn] == [None] * len(drawn)
    finally:
        gc.enable()
    assert len(drawn) >= 4


@pytest.mark.parametrize("is_log", [False, True])
def test_each_line_has_its_hint_across_the_whole_axes_and_keeps_no_figure(is_log):
    lines = [ForestLine(name, 0.5, 0.2, 2.0, hint=f"hint of {name}") for name in "abc"]
    drawing = forest_drawing(Forest(lines, "Odds ratio", "", 1.0, is_log=is_log), NUMBERS)
    figures = sum(isinstance(one, Figure) for one in gc.get_objects())
    picture = as_pixels(drawing, 6.0, 3.0, 100)
    gc.collect()
    assert sum(isinstance(one, Figure) for one in gc.get_objects()) <= figures
    assert [place.hint for place in picture.hints] == ["hint of a", "hint of b", "hint of c"]
    first, second, third = picture.hints
    assert first.bottom == pytest.approx(second.top)
    assert second.bottom == pytest.approx(third.top)
    assert 0 < third.bottom < first.top < picture.height
    assert 0 < first.left < first.left + 300 < first.right < picture.width
    middle = (second.bottom + second.top) / 2
    assert second.holds(first.left + 1, middle)
    assert not second.holds(first.left - 1, middle)  # beside the axes
    assert not first.holds(first.left + 1, middle)
