"""Maps: numbers stand inside of their areas, holes stay open, classes hold equally many."""

from __future__ import annotations

import numpy as np
import pytest

from surveyapp.analyses.charts.area_map import AreaMap, MapArea, MapPanel, class_bounds, class_of
from surveyapp.analyses.data.shapes import shapes_table, simplified
from surveyapp.services.charts.area_map import map_drawing, roomiest
from surveyapp.services.charts.drawing import AxisNumbers, as_bytes, as_figure

NUMBERS = AxisNumbers(str, str)


def ring(*corners):
    return np.array([*corners, corners[0]], dtype=np.float64)


SQUARE = ring((0, 0), (10, 0), (10, 10), (0, 10))
HOLE = ring((2, 3), (8, 3), (8, 8), (2, 8))
U_SHAPE = ring((0, 0), (10, 0), (10, 10), (8, 10), (8, 2), (2, 2), (2, 10), (0, 10))


def test_a_number_stands_inside_of_its_area_and_in_no_hole():
    x, y, width, height = roomiest([(SQUARE, HOLE)])
    assert y - height / 2 > 0
    assert y + height / 2 < 3.01  # below the hole, where most room is
    assert width == pytest.approx(10)
    x, y, width, height = roomiest([(U_SHAPE,)])
    assert (x, width) == (pytest.approx(5), pytest.approx(10))
    assert y < 2


def test_of_islands_the_largest_is_written_on():
    small = SQUARE * 0.1 + 20
    assert roomiest([(small,), (SQUARE,)])[:2] == pytest.approx((5, 5), abs=0.5)


def drawn(*areas, others=(), classes=("low", "high"), unknown=""):
    value = AreaMap((MapPanel("", areas),), others, classes, unknown, "Title", "Spoken")
    return as_figure(map_drawing(value, NUMBERS), 9)


def test_a_hole_is_left_out_whichever_way_it_is_turned():
    for hole in (HOLE, HOLE[::-1]):
        for outline in (SQUARE, SQUARE[::-1]):
            figure = drawn(MapArea("A", "5 %", ((outline, hole),), 1))
            (patch,) = figure.axes[0].patches
            # matplotlib fills where rings wind round: outline and hole wind against each other
            areas = [
                np.sum(p[:-1, 0] * p[1:, 1] - p[1:, 0] * p[:-1, 1])
                for p in patch.get_path().to_polygons(closed_only=True)
            ]
            assert np.sign(areas).tolist() in ([1, -1], [-1, 1])


def test_no_area_is_told_by_its_shade_alone():
    named = MapArea("Abor", "12.3 %", ((SQUARE,),), 0, "hint")
    none = MapArea("Baska", "–", ((SQUARE + np.array([10, 0]),),), None)
    figure = drawn(named, none, unknown="No estimate")
    texts = [one.get_text() for one in figure.axes[0].texts]
    assert texts == ["Abor\n12.3 %", "Baska\n–"]
    solid, dashed = figure.axes[0].patches
    assert solid.get_linestyle() in {"-", "solid"}
    assert dashed.get_linestyle() not in {"-", "solid"}
    (legend,) = figure.legends
    assert [one.get_text() for one in legend.get_texts()] == ["low", "high", "No estimate"]


@pytest.mark.parametrize(
    ("scale", "kind", "start"), [(1.0, "svg", b"<?xml"), (1e5, "png", b"\x89PNG")]
)
def test_a_map_is_a_picture_with_degrees_or_metres(scale, kind, start):
    areas = (MapArea("A", "1", ((SQUARE * scale,),), 0),)
    value = AreaMap((MapPanel("", areas),), (), ("1 to 1",), "", "Title", "Spoken")
    assert as_bytes(map_drawing(value, NUMBERS), kind, 6).startswith(start)


def test_classes_hold_about_equally_many_values():
    values = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]
    bounds = class_bounds(values)
    places = [class_of(one, bounds) for one in values]
    assert len(bounds) == 6
    assert np.bincount(places).tolist() == [2, 2, 2, 2, 2]
    assert (class_bounds([0.3, 0.3]), class_of(0.3, (0.3, 0.3))) == ((0.3, 0.3), 0)
    assert [class_of(one, class_bounds([1, 2])) for one in (1, 2)] == [0, 1]


def test_corners_that_are_not_seen_are_left_out():
    along = np.column_stack([np.linspace(0, 1, 1001), 1e-5 * np.sin(np.arange(1001))])
    closed = np.vstack([along, [[1, 1], [0, 1], [0, 0]]])
    assert len(simplified(closed, 1e-3)) == 5
    kept = simplified(closed, 1e-7)
    assert len(kept) > 900
    document = {
        "features": [
            {
                "properties": {"name": "A"},
                "geometry": {"type": "Polygon", "coordinates": [closed.tolist()]},
            }
        ]
    }
    header, row = shapes_table(document)
    assert header == ("name", "geometry")
    assert row[0] == "A"
    assert len(row[1]) < 100
