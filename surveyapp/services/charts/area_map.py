"""Maps of areas, drawn: no shade without its number, where the area has room for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from surveyapp.analyses.charts.area_map import AreaMap, MapArea
from surveyapp.analyses.data.shapes import Polygon, Ring
from surveyapp.services.charts import colours
from surveyapp.services.charts.drawing import AxisNumbers, Drawing, Spot, shortened

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

SHADES = ("#E3F1F2", "#AFD6DA", "#6DB1B8", "#287681", "#0B5560")
"""From the lowest class to the highest; each differs from the next in lightness alone."""
LIGHT_LETTERS = 3
"""From this shade on letters are white."""
LETTERS_AN_INCH = 15.0
"""Of numbers on the map."""
LINE_INCHES = 0.14
SCANS = 25
LABEL_SHAPE = 2.5
"""How many times as wide as high a label is."""
HIGHEST, LOWEST, WIDE = 6.0, 2.4, 7.5
LEGEND_INCHES = 0.75


def map_drawing(value: AreaMap, _numbers: AxisNumbers) -> Drawing:
    """Return a map of each answer, side by side, with one legend.

    Parameters
    ----------
    value
        What is drawn.
    """
    columns, rows = _grid(value)
    low, high = _extent(value)
    across, up = (high - low) * (_squeeze(low, high), 1.0)
    high_inches = WIDE / columns * up / max(across, 1e-12)
    inches = rows * min(HIGHEST, max(LOWEST, high_inches)) + LEGEND_INCHES
    return Drawing(partial(_draw, value), inches, value.spoken, is_plane=True)


def _grid(value: AreaMap) -> tuple[int, int]:
    columns = 1 if len(value.panels) == 1 else 2
    return columns, -(-len(value.panels) // columns)


def _polygons(value: AreaMap) -> list[Polygon]:
    return [one for area in value.panels[0].areas for one in area.polygons] + list(value.others)


def _extent(value: AreaMap) -> tuple[Ring, Ring]:
    corners = np.vstack([polygon[0] for polygon in _polygons(value)])
    return corners.min(axis=0), corners.max(axis=0)


def _squeeze(low: Ring, high: Ring) -> float:
    """Return how much shorter a step across is than one up: degrees of longitude shrink to the poles."""
    is_degrees = max(abs(low[0]), abs(high[0])) <= 180 and max(abs(low[1]), abs(high[1])) <= 90
    return float(np.cos(np.radians((low[1] + high[1]) / 2))) if is_degrees else 1.0


def _draw(value: AreaMap, figure: Figure) -> Sequence[Spot]:
    from matplotlib.patches import Patch  # noqa: PLC0415 - imported with the first chart

    columns, rows = _grid(value)
    low, high = _extent(value)
    squeeze, spots = _squeeze(low, high), list[Spot]()
    for place, panel in enumerate(value.panels, start=1):
        axes = figure.add_subplot(rows, columns, place)
        axes.set_axis_off()
        axes.set_aspect(1 / squeeze)
        margin = 0.02 * (high - low)
        axes.set_xlim(low[0] - margin[0], high[0] + margin[0])
        axes.set_ylim(low[1] - margin[1], high[1] + margin[1])
        if panel.title:
            axes.set_title(shortened(panel.title, 60), fontsize=9.5, fontweight="bold")
        for polygon in value.others:
            _fill(axes, (polygon,), colours.IMPOSSIBLE, colours.GRID, "-")
        inches = min(
            figure.get_figwidth() / columns / ((high - low)[0] or 1.0),
            (figure.get_figheight() - LEGEND_INCHES) / rows / ((high - low)[1] or 1.0) * squeeze,
        )
        for area in panel.areas:
            spots += _draw_area(axes, area, len(value.classes), (inches, inches / squeeze))
    legend = [
        Patch(facecolor=_shade(one, len(value.classes)), edgecolor=colours.MUTED, label=text)
        for one, text in enumerate(value.classes)
    ]
    if value.unknown:
        legend.append(
            Patch(facecolor="white", edgecolor=colours.INK, ls=(0, (2, 2)), label=value.unknown)
        )
    figure.legend(
        handles=legend,
        loc="outside lower center",
        ncols=_columns(figure, [one.get_label() for one in legend]),
        fontsize=8.5,
        handlelength=1.2,
        columnspacing=1.2,
        title=value.title,
        title_fontsize=9,
    )
    return spots


def _columns(figure: Figure, labels: Sequence[object]) -> int:
    """Return how many entries of the legend stand side by side: all, or two columns, or one."""
    widest = (max(len(str(one)) for one in labels) + 5) / LETTERS_AN_INCH
    fitting = int(figure.get_figwidth() / widest)
    return len(labels) if fitting >= len(labels) else max(1, min(fitting, 2))


def _shade(place: int, classes: int) -> str:
    """Return the shade of a class: few classes lie as far apart as many."""
    return (
        SHADES[round(place * (len(SHADES) - 1) / max(classes - 1, 1))] if classes > 1 else SHADES[1]
    )


def _fill(axes: Axes, polygons: Sequence[Polygon], face: str, edge: str, dash: object) -> None:
    from matplotlib.patches import PathPatch  # noqa: PLC0415
    from matplotlib.path import Path  # noqa: PLC0415

    corners, codes = [], []
    for ring in (ring for polygon in polygons for ring in polygon):
        closed = ring if np.array_equal(ring[0], ring[-1]) else np.vstack([ring, ring[:1]])
        corners.append(closed)
        codes += [Path.MOVETO, *[Path.LINETO] * (len(closed) - 2), Path.CLOSEPOLY]
    # a ring turned the other way round would be filled twice and not left out
    path = Path(
        np.vstack([_turned(one, place) for place, one in _placed(polygons, corners)]), codes
    )
    axes.add_patch(PathPatch(path, facecolor=face, edgecolor=edge, lw=0.8, ls=dash, zorder=2))


def _placed(polygons: Sequence[Polygon], corners: Sequence[Ring]) -> list[tuple[int, Ring]]:
    """Return each ring with its place in its polygon: 0 of an outline, more of a hole."""
    places = [place for polygon in polygons for place in range(len(polygon))]
    return list(zip(places, corners, strict=True))


def _turned(ring: Ring, place: int) -> Ring:
    """Return an outline anticlockwise and a hole clockwise, so that matplotlib leaves holes out."""
    x, y = ring[:, 0], ring[:, 1]
    is_left = float(np.sum(x[:-1] * y[1:] - x[1:] * y[:-1])) > 0
    return ring if is_left == (place == 0) else ring[::-1]


def _draw_area(axes: Axes, area: MapArea, classes: int, inches: tuple[float, float]) -> list[Spot]:
    """Draw an area with its number where there is room; ``inches`` of a unit across and up."""
    across, up = inches
    if area.place is None:
        _fill(axes, area.polygons, "white", colours.INK, (0, (2, 2)))
        shade = 0
    else:
        shade = SHADES.index(_shade(area.place, classes))
        _fill(axes, area.polygons, SHADES[shade], colours.MUTED, "-")
    x, y, width, height = roomiest(area.polygons)
    letters = int(width * across * LETTERS_AN_INCH)
    if letters >= len(area.text) and height * up >= LINE_INCHES:
        is_named = letters >= len(area.name) and height * up >= 2.4 * LINE_INCHES
        axes.text(
            x,
            y,
            f"{area.name}\n{area.text}" if is_named else area.text,
            ha="center",
            va="center",
            fontsize=8,
            color="white" if shade >= LIGHT_LETTERS else colours.INK,
            zorder=4,
            clip_on=True,
        )
    half = width / 2, max(height / 2, 1e-9)
    return [Spot(axes, x - half[0], x + half[0], y + half[1], y - half[1], area.hint)]


def roomiest(polygons: Sequence[Polygon]) -> tuple[float, float, float, float]:
    """Return the middle, width and height of a broad stretch inside of an area, to write on.

    Lines across the largest polygon are cut at its rings, and through the middle of each piece an upright
    one: the piece wins that is long, has room above and below, and is near the middle.

    Parameters
    ----------
    polygons
        The shape of an area.
    """
    largest = max(polygons, key=lambda one: float(np.prod(np.ptp(one[0], axis=0))))
    low, high = largest[0].min(axis=0), largest[0].max(axis=0)
    best = 0.0, (*((low + high) / 2).tolist(), 0.0, 0.0)
    for part in np.linspace(0.1, 0.9, SCANS):
        # no corner lies on a line that is moved by an odd little
        y = float(low[1] + (high[1] - low[1]) * (part + 1e-7))
        for left, right in _pieces(largest, y):
            x = (left + right) / 2
            upright = tuple(ring[:, ::-1] for ring in largest)
            height = max(
                (2 * min(y - below, above - y) for below, above in _pieces(upright, x)), default=0.0
            )
            worth = min(right - left, LABEL_SHAPE * height) * (1 - 0.8 * abs(float(part) - 0.5))
            if worth > best[0]:
                best = worth, (x, y, right - left, height)
    x, y, width, height = best[1]
    return x, y, width, height


def _pieces(polygon: Polygon, level: float) -> list[tuple[float, float]]:
    """Return the pieces of a level line that lie inside of a polygon."""
    crossed = np.sort(np.concatenate([_crossings(ring, level) for ring in polygon])).tolist()
    return list(zip(crossed[::2], crossed[1::2], strict=False))


def _crossings(ring: Ring, y: float) -> Ring:
    """Return where along a level a ring crosses it."""
    following = np.roll(ring, -1, axis=0)
    crosses = (ring[:, 1] > y) != (following[:, 1] > y)
    one, two = ring[crosses], following[crosses]
    return np.asarray(
        one[:, 0] + (y - one[:, 1]) / (two[:, 1] - one[:, 1]) * (two[:, 0] - one[:, 0])
    )
