"""A funnel: each kiosk's share of one report over its number of reports, with limits around all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.estimation.quality.outliers import funnel_limits
from surveyapp.options import USUAL_LEVEL

SMALLEST = 5.0
"""Limits begin at this number of reports at the latest."""


@dataclass(frozen=True, slots=True)
class FunnelPoint:
    """One kiosk."""

    name: str
    n: int
    share: float
    stands_out: bool


@dataclass(frozen=True, slots=True)
class FunnelLimits:
    """Two curves over n within which a share of all such kiosks lies by chance."""

    name: str
    sizes: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Funnel:
    """Kiosks, the share of those that do not stand out, and limits around it."""

    points: tuple[FunnelPoint, ...]
    """The kiosks that have reports."""
    share: float
    """Of the kiosks that do not stand out."""
    usual: FunnelLimits
    alarm: FunnelLimits
    """The limits for 19 of 20 kiosks, and those of an alarm."""
    across: str
    up: str
    kiosk: str
    stands_out: str
    spoken: str
    """Names of the axes and of the two kinds of point, and what is said of the picture."""


def funnel_of(
    counts: NDArray[np.int64],
    report: int,
    names: Sequence[str],
    are_out: Sequence[bool],
    *,
    alarm_level: float,
    across: str,
    up: str,
    words: tuple[str, str, str, str],
    spoken: str,
) -> Funnel:
    """Return the funnel of one report.

    Parameters
    ----------
    counts : array of shape (kiosks, reports)
        How often each report was given at each kiosk.
    report
        The place of the report.
    names
        The kiosks' names.
    are_out
        Which kiosks stand out.
    alarm_level
        The level of the outer limits.
    across, up, spoken
        As in ``Funnel``.
    words
        What the legend calls the usual limits, the alarm, kiosks, and kiosks that stand out.
    """
    sizes, given = counts.sum(axis=1).tolist(), counts[:, report].tolist()
    points = tuple(
        FunnelPoint(name, size, often / size, is_out)
        for name, size, often, is_out in zip(names, sizes, given, are_out, strict=True)
        if size
    )
    usual = counts if all(are_out) else counts[~np.array(are_out)]
    centre = usual.sum(axis=0)
    share = float(centre[report] / centre.sum())
    usual_name, alarm_name, kiosk, stands_out = words
    smallest, largest = min(one.n for one in points), max(one.n for one in points)
    reach = np.linspace(max(smallest * 0.7, SMALLEST), largest * 1.12, 200)
    return Funnel(
        points,
        share,
        _limits(usual_name, share, reach, USUAL_LEVEL),
        _limits(alarm_name, share, reach, alarm_level),
        across,
        up,
        kiosk,
        stands_out,
        spoken,
    )


def _limits(name: str, share: float, sizes: NDArray[np.float64], level: float) -> FunnelLimits:
    low, high = funnel_limits(share, sizes, level)
    return FunnelLimits(name, *(tuple(one.tolist()) for one in (sizes, low, high)))
