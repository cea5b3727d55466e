"""Shapes of areas: GeoJSON as a table that is kept with an analysis, and the polygons in it.

A map in a report is a hand wide: corners that it cannot show are left out, and coordinates have as many
digits as it needs. So shapes of a country, megabytes in its file, become some ten kilobytes. They are kept
with the options of an analysis, and the file is not needed again.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.data.area_tables import listed
from surveyapp.analyses.data.questions import answer_called
from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg, printable
from surveyapp.options import OptionProblem
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

Ring = NDArray[np.float64]
"""Corners, shape (k, 2)."""
Polygon = tuple[Ring, ...]
"""The outline first, then holes."""

GEOMETRY = "geometry"
"""The column of a table of shapes that holds polygons."""
MOST_SHAPES, MOST_CORNERS, MOST_PROPERTIES, LONGEST_NAME = 5_000, 5_000_000, 30, 200
FINENESS = 1 / 1500
"""Of the map's width: what is closer together is one point."""
LEAST_CORNERS = 4
"""Of a ring, whose last corner is its first."""


@dataclass(frozen=True, slots=True, eq=False)
class Shapes:
    """The polygons of each area that has some, and those of no area, which are drawn too."""

    areas: Mapping[str, tuple[Polygon, ...]]
    """By the name of the area."""
    others: tuple[Polygon, ...]
    """The remaining polygons."""
    missing: tuple[str, ...]
    """Areas without a shape."""


def shapes_table(document: object) -> tuple[tuple[str, ...], ...]:
    """Return the shapes of a GeoJSON document (RFC 7946) as a table: their properties and ``GEOMETRY``.

    Parameters
    ----------
    document
        what the file holds, read as JSON.

    Raises
    ------
    UserProblem
        if it is no collection of features with polygons, or too large.
    """
    features = document.get("features") if isinstance(document, dict) else None
    if not isinstance(features, list) or not features:
        raise UserProblem(
            msg("This is no GeoJSON with shapes: it must be a collection of features.")
        )
    if len(features) > MOST_SHAPES:
        raise UserProblem(
            msg(
                "This GeoJSON has {count} shapes; at most {most} are drawn.",
                count=len(features),
                most=MOST_SHAPES,
            )
        )
    shapes = [_polygons(place, one) for place, one in enumerate(features, start=1)]
    if sum(len(ring) for one in shapes for polygon in one for ring in polygon) > MOST_CORNERS:
        raise UserProblem(
            msg("The shapes have more than {most} corners. Simplify them first.", most=MOST_CORNERS)
        )
    properties = [_properties(one) for one in features]
    names = list(dict.fromkeys(name for one in properties for name in one))[:MOST_PROPERTIES]
    if not names:
        raise UserProblem(msg("The shapes of this GeoJSON have no properties that name them."))
    every = np.vstack([ring for one in shapes for polygon in one for ring in polygon])
    extent = float(np.max(every.max(axis=0) - every.min(axis=0))) or 1.0
    digits = max(0, 1 - math.floor(math.log10(extent * FINENESS)))
    rows = [
        (*(found.get(name, "") for name in names), _written(one, extent * FINENESS, digits))
        for found, one in zip(properties, shapes, strict=True)
    ]
    return ((*names, GEOMETRY), *rows)


def _properties(feature: Mapping[str, Any]) -> dict[str, str]:
    """Return the properties that may be names: short texts and whole numbers."""
    found = feature.get("properties")
    given = dict(found) if isinstance(found, dict) else {}
    if "id" in feature and "id" not in given:
        given["id"] = feature["id"]
    return {
        str(name).strip(): str(value).strip()
        for name, value in given.items()
        if isinstance(value, str | int)
        and not isinstance(value, bool)
        and 0 < len(str(name).strip()) <= LONGEST_NAME
        and len(str(value)) <= LONGEST_NAME
        and str(name).strip() != GEOMETRY
    }


def _wrong(place: int, reason: Message) -> UserProblem:
    return UserProblem(msg("Shape {place} of the GeoJSON: {reason}.", place=place, reason=reason))


def _polygons(place: int, feature: object) -> tuple[Polygon, ...]:
    geometry = feature.get("geometry") if isinstance(feature, dict) else None
    kind = geometry.get("type") if isinstance(geometry, dict) else None
    if not isinstance(geometry, dict) or kind not in {"Polygon", "MultiPolygon"}:
        reason = msg("it is no polygon but {kind}", kind=printable(kind or "nothing", 40))
        raise _wrong(place, reason)
    found = geometry.get("coordinates")
    every = [found] if kind == "Polygon" else found
    if not isinstance(every, list) or not every:
        raise _wrong(place, msg("it has no coordinates"))
    return tuple(_polygon(place, one) for one in every)


def _polygon(place: int, rings: object) -> Polygon:
    if not isinstance(rings, list) or not rings:
        raise _wrong(place, msg("a polygon has no rings"))
    return tuple(_ring(place, ring) for ring in rings)


def _ring(place: int, ring: object) -> Ring:
    if not isinstance(ring, list) or len(ring) < LEAST_CORNERS:
        raise _wrong(place, msg("a ring has fewer than four corners"))
    corners = []
    for corner in ring:
        if not isinstance(corner, list) or len(corner) < 2:
            raise _wrong(place, msg("a corner is no pair of numbers"))
        if not all(
            isinstance(one, int | float) and not isinstance(one, bool) for one in corner[:2]
        ):
            raise _wrong(place, msg("a corner is no pair of numbers"))
        # an integer may be larger than any float
        pair = tuple(float(one) if abs(one) < 1e9 else math.nan for one in corner[:2])
        if not all(map(math.isfinite, pair)):
            raise _wrong(place, msg("a coordinate is no number that a map can have"))
        corners.append(pair)
    return np.array(corners, dtype=np.float64)


def _written(polygons: Sequence[Polygon], fineness: float, digits: int) -> str:
    """Return polygons as JSON, with as few corners as a map shows."""
    kept = [
        [simplified(ring, fineness).round(digits).tolist() for ring in polygon]
        for polygon in polygons
    ]
    # islands too small to be seen go, unless they are all that there is
    large = [one for one in kept if len(one[0]) >= LEAST_CORNERS]
    return json.dumps(large or [kept[0]], separators=(",", ":"))


def simplified(ring: Ring, fineness: float) -> Ring:
    """Return a ring without the corners that lie closer than ``fineness`` to the line without them.

    By Douglas & Peucker (1973), between the first corner and the one farthest from it.

    Parameters
    ----------
    ring : array of shape (k, 2)
        its last corner is its first, or they are joined.
    fineness : above 0
        in the units of the corners.
    """
    far = int(np.argmax(np.sum((ring - ring[0]) ** 2, axis=1)))
    kept = np.zeros(len(ring), dtype=np.bool_)
    kept[[0, far, len(ring) - 1]] = True
    stretches = [(0, far), (far, len(ring) - 1)]
    while stretches:
        first, last = stretches.pop()
        if last - first < 2:
            continue
        inside = ring[first + 1 : last] - ring[first]
        along = ring[last] - ring[first]
        length = float(np.hypot(*along))
        if length > 0:
            away = np.abs(inside[:, 0] * along[1] - inside[:, 1] * along[0]) / length
        else:
            away = np.hypot(inside[:, 0], inside[:, 1])
        place = int(np.argmax(away))
        if away[place] > fineness:
            middle = first + 1 + place
            kept[middle] = True
            stretches += [(first, middle), (middle, last)]
    return ring[kept]


def shapes_of(
    survey: Survey,
    by: AskedQuestion,
    rows: Sequence[Sequence[str]],
    areas: Sequence[str],
    wanted: str | None,
) -> Shapes:
    """Return the polygons of each area.

    Parameters
    ----------
    survey
        The survey.
    by
        The question that holds the area.
    rows
        A table of shapes; see ``shapes_table``.
    areas
        The areas to be drawn.
    wanted
        The property that names the area; None: the one that names most of them.

    Raises
    ------
    OptionProblem
        if there is no such property; if no shape has the name of an area; if the table holds no polygons.
    """
    header = rows[0]
    if GEOMETRY not in header:
        reason = msg("give a GeoJSON file with the shapes of the areas")
        raise OptionProblem("shapes", reason)
    names = [one for one in header if one != GEOMETRY]
    if wanted is not None and wanted not in names:
        reason = msg(
            "the shapes have no property {name}; they have {known}",
            name=printable(wanted, 40),
            known=listed(names),
        )
        raise OptionProblem("shape_name", reason)
    called = {
        name: _called(survey, by, [row[header.index(name)] for row in rows[1:]], areas)
        for name in ([wanted] if wanted is not None else names)
    }
    best = max(called, key=lambda name: len({one for one in called[name] if one}))
    if not any(called[best]):
        reason = msg(
            "no shape has the name of an area; areas are {areas}, and shapes {shapes}",
            areas=listed(areas),
            shapes=listed([row[header.index(best)] for row in rows[1:]]),
        )
        raise OptionProblem("shapes", reason)
    found: dict[str, tuple[Polygon, ...]] = {}
    others: list[Polygon] = []
    place = header.index(GEOMETRY)
    for area, row in zip(called[best], rows[1:], strict=True):
        polygons = tuple(_kept(row[place]))
        if area is None:
            others += polygons
        else:
            found[area] = found.get(area, ()) + polygons
    missing = tuple(one for one in areas if one not in found)
    return Shapes(found, tuple(others), missing)


def _called(
    survey: Survey, by: AskedQuestion, texts: Sequence[str], areas: Sequence[str]
) -> list[str | None]:
    """Return the area that each shape's property names; None: none."""
    folded = {one.casefold(): one for one in areas}
    return [
        (answer_called(survey, by, text) if text else None) or folded.get(text.casefold())
        for text in texts
    ]


def _kept(text: str) -> Iterator[Polygon]:
    """Yield the polygons of a row; a project's file may have been written by anybody."""
    try:
        polygons = json.loads(text)
    except (ValueError, RecursionError):
        polygons = None
    if not isinstance(polygons, list) or not all(map(_is_polygon, polygons)):
        reason = msg("the table of shapes holds a row without polygons")
        raise OptionProblem("shapes", reason)
    for rings in polygons:
        yield tuple(np.array(ring, dtype=np.float64) for ring in rings)


def _is_polygon(rings: object) -> bool:
    return isinstance(rings, list) and all(
        isinstance(ring, list)
        and ring
        and all(
            isinstance(corner, list)
            and len(corner) == 2
            and all(isinstance(one, int | float) for one in corner)
            for corner in ring
        )
        for ring in rings
    )
