"""What each kiosk brought: one pass over the interviews counts the reports of many questions."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.data.fieldwork import KioskTables
from surveyapp.storage.project.database import Database
from surveyapp.survey.types.base import AskedQuestion

Whole = NDArray[np.int64]

MOST_SUMMED = 8
"""A sum for each report is faster than a pass for each question, where reports are few."""


def kiosk_tables(
    database: Database, relation: str, columns: Mapping[str, AskedQuestion], group: str
) -> KioskTables:
    """Count what the questions, by their quoted ``columns``, were answered; ``group`` is an expression."""
    summed = {c: q for c, q in columns.items() if 0 < len(q.reports) <= MOST_SUMMED}
    sums = {
        f"{place} {code}": f"sum(({column} = {code})::INTEGER)"
        for place, (column, question) in enumerate(summed.items())
        for code in range(len(question.reports))
    }
    others = {f"given {place}": f"count({column})" for place, column in enumerate(columns)}
    selected = "".join(
        f', coalesce({what}, 0)::BIGINT AS "{name}"' for name, what in {**sums, **others}.items()
    )
    found = database.arrays(
        f"SELECT kiosk::BIGINT AS kiosk, {group} AS grouped, count(*) AS n{selected}"
        f" FROM {relation} GROUP BY ALL ORDER BY kiosk, grouped"
    )
    kiosk, grouped = _whole(found["kiosk"]), _whole(found["grouped"])
    reports: dict[str, Whole] = {
        question.id: np.stack(
            [_whole(found[f"{place} {code}"]) for code in range(len(question.reports))], axis=1
        )
        for place, question in enumerate(summed.values())
    }
    for column, question in columns.items():
        if len(question.reports) > MOST_SUMMED:
            many = database.arrays(
                f"SELECT kiosk::BIGINT AS kiosk, {group} AS grouped, {column}::BIGINT AS report,"
                f" count(*) AS n FROM {relation} WHERE {column} IS NOT NULL GROUP BY ALL"
            )
            reports[question.id] = _placed(many, kiosk, grouped, len(question.reports))
    given: dict[str, Whole] = {
        q.id: _whole(found[f"given {place}"]) for place, q in enumerate(columns.values())
    }
    return KioskTables(kiosk, grouped, _whole(found["n"]), reports, given)


def _placed(
    counts: Mapping[str, NDArray[np.int64]], kiosk: Whole, group: Whole, size: int
) -> Whole:
    """Return counts of cells as rows in the order of ``kiosk`` and ``group``."""
    radix = int(group.max(initial=0)) + 2
    row = np.searchsorted(
        kiosk * radix + group + 1, _whole(counts["kiosk"]) * radix + _whole(counts["grouped"]) + 1
    )
    table = np.zeros((len(kiosk), size), dtype=np.int64)
    table[row, _whole(counts["report"])] = _whole(counts["n"])
    return table


def _whole(column: NDArray[np.int64]) -> Whole:
    return np.asarray(column, dtype=np.int64)
