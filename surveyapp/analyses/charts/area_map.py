"""A map: each area in the shade of its class, with its number written on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from surveyapp.analyses.data.shapes import Polygon

MOST_CLASSES = 5
"""More shades are not told apart."""
MOST_PANELS = 4


@dataclass(frozen=True, slots=True, eq=False)
class MapArea:
    """One area.

    Attributes
    ----------
    name, text, hint
        what it is called, its number, and what is told of it when one points there.
    polygons
        its shape.
    place
        of its class, from 0, the lowest; None: no estimate.
    """

    name: str
    text: str
    polygons: tuple[Polygon, ...]
    place: int | None
    hint: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class MapPanel:
    """The areas for one answer."""

    title: str
    areas: tuple[MapArea, ...]


@dataclass(frozen=True, slots=True, eq=False)
class AreaMap:
    """Maps with one scale."""

    panels: tuple[MapPanel, ...]
    """One an answer."""
    others: tuple[Polygon, ...]
    """Polygons of no area."""
    classes: tuple[str, ...]
    """From which to which number each class is, in words."""
    unknown: str
    """What the legend calls areas without an estimate; empty: there are none."""
    title: str
    """Of the legend."""
    spoken: str
    """What is said of the picture."""


def class_bounds(values: Sequence[float]) -> tuple[float, ...]:
    """Return the ends of classes that hold about equally many values; a few values are a class each.

    Parameters
    ----------
    values
        At least one.
    """
    different = np.unique(np.asarray(values, dtype=np.float64))
    if len(different) <= MOST_CLASSES:
        return (*different.tolist(), float(different[-1]))
    bounds = np.quantile(different, np.linspace(0, 1, MOST_CLASSES + 1), method="higher")
    return tuple(bounds.tolist())


def class_of(value: float, bounds: Sequence[float]) -> int:
    """Return the place of the class that a value is in.

    Parameters
    ----------
    value
        From the lowest bound to the highest.
    bounds
        As ``class_bounds`` returns them.
    """
    inner = np.asarray(bounds[1:-1], dtype=np.float64)
    return int(np.searchsorted(inner, value, side="right"))
