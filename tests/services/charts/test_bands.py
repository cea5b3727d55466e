"""Curves of what reports make of what was thought before: the names of the curves leave them room."""

from itertools import pairwise

import pytest
from matplotlib.figure import Figure

from surveyapp.analyses.charts.bands import Band, Bands
from surveyapp.services.charts.bands import bands_drawing
from surveyapp.services.charts.drawing import AxisNumbers

QUESTION = "How much do you trust the police, from 1 (not at all) to 5 (fully)?"


@pytest.mark.parametrize(("inches", "height"), [(6.8, 5.0), (10.4, 2.6), (5.0, 2.35)])
def test_the_curves_have_room_beside_long_names_or_below_them(inches, height):
    bands = Bands(
        tuple(
            Band(f"{QUESTION} {place}", (0.1, 0.5), (0.05, 0.3), (0.3, 0.8), row=place)
            for place in range(6)
        ),
        0.1,
        "Prior probability",
        "After the report",
        "Nothing learned",
        "spoken",
    )
    numbers = AxisNumbers(lambda share: f"{100 * share:.0f} %", str)
    figure = Figure(figsize=(inches, height), layout="constrained")
    bands_drawing(bands, numbers).draw(figure)
    figure.draw_without_rendering()
    (axes,) = figure.axes
    ticks = [one.get_window_extent() for one in axes.xaxis.get_ticklabels() if one.get_text()]
    assert axes.get_window_extent().width > 0.25 * figure.bbox.width
    assert all(one.x1 < other.x0 for one, other in pairwise(ticks))
