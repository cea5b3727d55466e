"""Tables of two ways as a chart: one tile a cell, darker for more, with its number written in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from textwrap import wrap
from typing import TYPE_CHECKING

from surveyapp.analyses.base.charts import Heatmap, Tile
from surveyapp.services.charts import colours
from surveyapp.services.charts.drawing import Drawing, Spot

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

TILE_INCHES = 0.62
ROOM_INCHES = 1.5
LETTERS_A_LINE = 16
LETTERS_AN_INCH = 15.0
"""Of the small letters that answers are written in."""
NAMES_INCHES = 1.2
LEAST_DETAILED = 0.58
"""Inches that a tile needs for its second line."""

WHITE_LETTERS = 0.87
"""From this darkness on white letters stand out more than dark ones do (WCAG 2.2, contrast ratio)."""


def heatmap_drawing(heat: Heatmap) -> Drawing:
    """Return the tiles as a chart."""
    inches = TILE_INCHES * len(heat.rows) + ROOM_INCHES
    return Drawing(lambda figure: _draw_heat(figure, heat), max(2.4, inches), heat.spoken)


def _draw_heat(figure: Figure, heat: Heatmap) -> Sequence[Spot]:
    axes = figure.add_subplot()
    is_wide = _tile_width(figure, heat) >= LEAST_DETAILED
    spots = [
        _draw_tile(axes, row, column, tile if is_wide else replace(tile, below=""))
        for row, line in enumerate(heat.tiles)
        for column, tile in enumerate(line)
        if tile is not None
    ]
    axes.set_xlim(-0.5, len(heat.columns) - 0.5)
    axes.set_ylim(len(heat.rows) - 0.5, -0.5)
    letters = int(LETTERS_AN_INCH * _tile_width(figure, heat))
    axes.set_xticks(range(len(heat.columns)), [_folded(one, letters) for one in heat.columns])
    axes.set_yticks(range(len(heat.rows)), [_folded(one, LETTERS_A_LINE) for one in heat.rows])
    axes.tick_params(length=0, labelsize=8.5)
    axes.grid(visible=False)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.xaxis.tick_top()
    axes.xaxis.set_label_position("top")
    axes.set_xlabel(_folded(heat.column_title, int(10 * figure.get_figwidth())))
    axes.set_ylabel(_folded(heat.row_title, 34))
    return [spot for spot in spots if spot.hint]


def _tile_width(figure: Figure, heat: Heatmap) -> float:
    """Return about how many inches wide a tile is."""
    return float(figure.get_figwidth() - NAMES_INCHES) / len(heat.columns)


def _folded(text: str, letters: int) -> str:
    """Return a text in at most two lines."""
    lines = wrap(text, max(9, letters)) or [""]
    return "\n".join(lines[:2]) + (" …" if len(lines) > 2 else "")


def _draw_tile(axes: Axes, row: int, column: int, tile: Tile) -> Spot:
    from matplotlib.colors import LinearSegmentedColormap  # noqa: PLC0415
    from matplotlib.patches import Rectangle  # noqa: PLC0415

    shades = LinearSegmentedColormap.from_list("tiles", ["#FFFFFF", colours.ESTIMATE])
    darkness = min(1.0, max(0.0, tile.darkness))
    place = (column - 0.47, row - 0.45)
    axes.add_patch(Rectangle(place, 0.94, 0.9, fc=shades(0.9 * darkness), ec=colours.GRID, lw=0.8))
    ink = "white" if darkness >= WHITE_LETTERS else colours.INK
    shift = 0.13 if tile.below else 0.0
    axes.text(column, row - shift, tile.text, ha="center", va="center", color=ink, fontsize=10.5)
    if tile.below:
        axes.text(column, row + 0.2, tile.below, ha="center", va="center", color=ink, fontsize=7.5)
    return Spot(axes, column - 0.5, column + 0.5, row - 0.5, row + 0.5, tile.hint)
