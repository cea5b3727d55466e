"""What kiosks, and the items of rankings, are called in a report."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TypeVar

from surveyapp.services.compare import ComparedRow, Comparison
from surveyapp.services.distances import DistanceRow, Distances
from surveyapp.services.groups import KIOSK
from surveyapp.services.rank import RankTable
from surveyapp.services.report_made import Analysed
from surveyapp.services.report_manner import Manner
from surveyapp.services.together import Asked, Result
from surveyapp.storage.collection import KioskId, kiosk_words

_Row = TypeVar("_Row", ComparedRow, DistanceRow)


def short_kiosk(kiosk: str) -> str:
    """Return the first two words of a kiosk's fingerprint; all eight stand in a table of their own."""
    return "-".join(kiosk_words(KioskId(kiosk)).split("-")[:2])


def named(one: Analysed, manner: Manner) -> Result:
    """Return a result with its kiosks and items called as people call them."""
    match one.result:
        case RankTable():
            return _ranked(one.result, partial(_item, one.asked, one.result, manner))
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


def _item(asked: Asked, table: RankTable, manner: Manner, item: str) -> str:
    """Return what an item of a ranking is called: a kiosk, a group, a question, a choice."""
    labels = manner.labels_of(table.survey)
    if asked.by == KIOSK:
        return short_kiosk(item)
    if asked.by is not None:
        return labels.group_alone(asked.by, item)
    return item if asked.others else labels.answer(asked.question, item)


def _ranked(table: RankTable, name: Callable[[str], str]) -> RankTable:
    return replace(
        table,
        rows=tuple(replace(row, item=name(row.item)) for row in table.rows),
        pairs=tuple(
            replace(pair, first=name(pair.first), second=name(pair.second)) for pair in table.pairs
        ),
    )
