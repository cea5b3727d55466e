"""The funnel: each kiosk's share of one report over its number of interviews, with limits around all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from surveyapp.estimation.quality.outliers import ALARM_LEVEL, funnel_limits
from surveyapp.services.charts import colours
from surveyapp.services.charts.drawing import Drawing
from surveyapp.services.quality.assessment import Quality
from surveyapp.services.quality.checks import Check, CheckKind
from surveyapp.ui.desk.common.kiosk_names import short_kiosk_id
from surveyapp.ui.widgets.number_format import short_percent, whole_text

if TYPE_CHECKING:
    from matplotlib.figure import Figure

USUAL_LIMIT = 0.95
INCHES = 2.45


@dataclass(frozen=True, slots=True)
class FunnelWords:
    """The words of the funnel."""

    n: str
    share: str
    usual: str
    alarm: str
    kiosk: str
    stands_out: str
    spoken: str


@dataclass(frozen=True, slots=True)
class FunnelPoint:
    """One kiosk."""

    name: str
    n: int
    share: float
    stands_out: bool


@dataclass(frozen=True, slots=True)
class Funnel:
    """The kiosks and the share of those that do not stand out; ``tests`` were made in all."""

    report: str
    points: tuple[FunnelPoint, ...]
    share: float
    tests: int


def funnel_of(found: Quality, item: str) -> Funnel | None:
    """Return the funnel of the most informative report to ``item``; None where nothing was compared."""
    compared = next((one for one in found.compared if one.item.name == item), None)
    checks = {
        check.kiosk: check
        for check in found.tests
        if check.kind is CheckKind.KIOSK_DIFFERS and check.question == item
    }
    if compared is None or not checks:
        return None
    report = min(checks.values(), key=lambda check: check.p_value).report
    place = compared.item.reports.index(report)
    counts = compared.counts.sum(axis=0)
    sizes, given = counts.sum(axis=1).tolist(), counts[:, place].tolist()
    are_out = [_is_out(checks.get(kiosk)) for kiosk in found.sites]
    points = tuple(
        FunnelPoint(short_kiosk_id(kiosk), size, often / size, is_out)
        for kiosk, size, often, is_out in zip(found.sites, sizes, given, are_out, strict=True)
        if size
    )
    usual = counts if all(are_out) else counts[~np.array(are_out)]
    centre = usual.sum(axis=0)
    return Funnel(report, points, float(centre[place] / centre.sum()), len(found.tests))


def _is_out(check: Check | None) -> bool:
    return check is not None and check.is_found


def funnel_drawing(funnel: Funnel, words: FunnelWords) -> Drawing:
    """Return dots in a funnel."""
    return Drawing(lambda figure: _draw(figure, funnel, words), INCHES, words.spoken, is_plane=True)


def _draw(figure: Figure, funnel: Funnel, words: FunnelWords) -> None:
    from matplotlib.ticker import FuncFormatter, MaxNLocator  # noqa: PLC0415

    axes = figure.add_subplot()
    largest = max(point.n for point in funnel.points)
    smallest = min(point.n for point in funnel.points)
    sizes = np.linspace(max(smallest * 0.7, 5.0), largest * 1.12, 200)
    for level, dash, label in (
        (USUAL_LIMIT, (0, (5, 3)), words.usual),
        (1 - ALARM_LEVEL / max(funnel.tests, 1), "-", words.alarm),
    ):
        low, high = funnel_limits(funnel.share, sizes, level)
        for number, bound in enumerate((low, high)):
            axes.plot(
                sizes,
                bound,
                ls=dash,
                color=colours.MUTED,
                lw=1.2,
                label=None if number else label,
            )
    axes.axhline(funnel.share, color=colours.MUTED, lw=1)
    for stands_out, mark, colour, label in (
        (False, "o", colours.ESTIMATE, words.kiosk),
        (True, "D", colours.NAIVE, words.stands_out),
    ):
        points = [point for point in funnel.points if point.stands_out is stands_out]
        if points:
            xs, ys = [point.n for point in points], [point.share for point in points]
            axes.plot(xs, ys, mark, color=colour, ms=7, mec="white", mew=0.8, label=label, zorder=4)
    for point in funnel.points:
        if point.stands_out:
            axes.annotate(
                point.name,
                (point.n, point.share),
                xytext=(7, 3),
                textcoords="offset points",
                fontsize=8,
            )
    axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
    axes.xaxis.set_major_formatter(FuncFormatter(lambda n, _at: whole_text(round(n))))
    axes.yaxis.set_major_locator(MaxNLocator(8, steps=[1, 2, 5, 10]))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _at: short_percent(share)))
    axes.set_xlabel(words.n)
    axes.set_ylabel(words.share)
    figure.legend(loc="outside upper left", ncols=4, fontsize=9)
