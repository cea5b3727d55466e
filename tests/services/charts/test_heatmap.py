"""What is written in the tiles of a table of two ways can be read on every shade."""

import numpy as np
import pytest
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure

from surveyapp.analyses.base.charts import Tile
from surveyapp.services.charts.heatmap import _draw_tile


def luminance(colour):
    """Relative luminance (WCAG 2.2)."""
    parts = np.array(to_rgb(colour))
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return float(linear @ (0.2126, 0.7152, 0.0722))


@pytest.mark.parametrize("darkness", np.linspace(0, 1, 21))
def test_letters_stand_out_from_their_tile(darkness):
    axes = Figure().add_subplot()
    _draw_tile(axes, 0, 0, Tile(float(darkness), "20.8 %", "19.0–22.7"))
    dark, light = sorted(
        [luminance(axes.patches[0].get_facecolor()), luminance(axes.texts[0].get_color())]
    )

    assert (light + 0.05) / (dark + 0.05) >= 4
