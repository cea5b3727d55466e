"""What reports make of what was thought before: the least and the largest probability after them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Band:
    """Two curves over the probability before, in one colour.

    Attributes
    ----------
    name
        what the legend calls it.
    priors, lowest, highest
        of each point the probability before, and the least and the largest after.
    row
        the place of the table's row that it belongs to; None of none.
    """

    name: str
    priors: tuple[float, ...]
    lowest: tuple[float, ...]
    highest: tuple[float, ...]
    row: int | None = None


@dataclass(frozen=True, slots=True)
class Bands:
    """Bands in one picture.

    Attributes
    ----------
    bands
        the bands.
    prior
        where a line is drawn: what was thought likely before.
    across, up, diagonal, spoken
        names of the axes, of the line where nothing is learned, and what is said of the picture.
    chosen
        the place of the table's row whose band is filled; None fills none.
    """

    bands: tuple[Band, ...]
    prior: float
    across: str
    up: str
    diagonal: str
    spoken: str
    chosen: int | None = None
