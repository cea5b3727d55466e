"""What reports make of what was thought before: the least and the largest probability after them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Band:
    """Two curves over the probability before, in one colour."""

    name: str
    """What the legend calls it."""
    priors: tuple[float, ...]
    lowest: tuple[float, ...]
    highest: tuple[float, ...]
    """Of each point the probability before, and the least and the largest after."""
    row: int | None = None
    """The place of the table's row that it belongs to; None of none."""


@dataclass(frozen=True, slots=True)
class Bands:
    """Bands in one picture."""

    bands: tuple[Band, ...]
    """The bands."""
    prior: float
    """Where a line is drawn: what was thought likely before."""
    across: str
    up: str
    diagonal: str
    spoken: str
    """Names of the axes, of the line where nothing is learned, and what is said of the picture."""
    chosen: int | None = None
    """The place of the table's row whose band is filled; None fills none."""
