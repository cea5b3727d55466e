"""What kiosks, and the items of rankings, are called in a report."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from surveyapp.services.compare import ComparedRow, Comparison
from surveyapp.services.distances import DistanceRow, Distances
from surveyapp.services.groups import KIOSK, short_kiosk
from surveyapp.services.labels_together import fitted, ranked
from surveyapp.services.rank import RankTable
from surveyapp.services.regress import RegressionTable
from surveyapp.services.report_made import Analysed
from surveyapp.services.report_manner import Manner
from surveyapp.services.together import Result

_Row = TypeVar("_Row", ComparedRow, DistanceRow)


def named(one: Analysed, manner: Manner) -> Result:
    """Return a result with its kiosks and items called as people call them."""
    match one.result:
        case RankTable():
            return ranked(one.result, manner.labels_of(one.result.survey))
        case RegressionTable():
            return fitted(one.result, manner.labels_of(one.result.survey))
        case Comparison() | Distances() if one.asked.by != KIOSK:
            return one.result
        case Comparison():
            return replace(one.result, rows=tuple(map(_of_kiosks, one.result.rows)))
        case Distances():
            return replace(one.result, rows=tuple(map(_of_kiosks, one.result.rows)))
    return one.result


def _of_kiosks(row: _Row) -> _Row:
    if not row.first:
        return row
    return replace(row, first=short_kiosk(row.first), second=short_kiosk(row.second))
