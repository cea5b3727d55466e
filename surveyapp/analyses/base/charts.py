"""Charts as values: what they show, and not how they are drawn."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Whisker:
    """One line of the chart: an estimate, its interval, the coins' part of it, the naive reading."""

    label: str
    estimate: float
    low: float
    high: float
    coins_low: float
    coins_high: float
    naive: float | None
    likely: float | None = None
    hint: str = ""
    """The hint that is shown when one points at it."""


@dataclass(frozen=True, slots=True)
class ChartPanel:
    """The lines of one question; ``is_mean`` where they are means and not shares."""

    title: str
    whiskers: tuple[Whisker, ...]
    is_mean: bool = False


@dataclass(frozen=True, slots=True)
class EstimateWords:
    """The words of the chart of estimates; ``likely`` may be left out where there are no such marks."""

    estimate: str
    interval: str
    coins: str
    naive: str
    axis: str
    spoken: str
    likely: str = ""


@dataclass(frozen=True, slots=True)
class EstimateChart:
    """Estimates with their intervals, a panel a question."""

    panels: tuple[ChartPanel, ...]
    words: EstimateWords


@dataclass(frozen=True, slots=True)
class ForestLine:
    """One number with its interval."""

    label: str
    estimate: float
    low: float
    high: float
    coins: float | None = None
    """The part of the standard error that the randomization causes; None where it is not known."""
    likely: float | None = None
    hint: str = ""
    panel: str = ""
    """The heading under which it stands with the lines before it, if any."""


@dataclass(frozen=True, slots=True)
class Forest:
    """Numbers with their intervals, one a line; ``reference`` is the value of no effect.

    ``words`` are of the legend; without them there is none.
    """

    lines: tuple[ForestLine, ...]
    axis: str
    spoken: str
    reference: float | None
    words: EstimateWords | None = None
    is_share: bool = False
    is_points: bool = False
    """Whether they are differences of shares: an axis in percentage points."""
    is_log: bool = False
    reach: tuple[float, float] | None = None
    """What the axis shows at least, as parts of one chart have the same scale; None: its own lines."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A cell: how dark from 0 to 1, its number, a smaller line below it, its hint."""

    darkness: float
    text: str
    below: str = ""
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Heatmap:
    """Rows of tiles with the names of rows and columns; None where there is no cell."""

    tiles: tuple[tuple[Tile | None, ...], ...]
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    row_title: str
    column_title: str
    spoken: str
