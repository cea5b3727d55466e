"""What each kiosk brought: the reports of many questions in one pass, and records that occur more than once.

The database knows a combination of values by a 64-bit hash: two that differ have the same one with a
probability of about n²/2⁶⁵, 5e-6 among ten million interviews.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from surveyapp.storage.project.database import Database
from surveyapp.survey.types.base import AskedQuestion

if TYPE_CHECKING:
    from surveyapp.analyses.data.fieldwork import KioskTables, RecordCounts

Whole = NDArray[np.int64]

MOST_SUMMED = 8
"""A sum for each report is faster than a pass for each question, where reports are few."""


def kiosk_tables(
    database: Database, relation: str, columns: Mapping[str, AskedQuestion], group: str
) -> KioskTables:
    """Count what the questions, by their quoted ``columns``, were answered; ``group`` is an expression."""
    from surveyapp.analyses.data.fieldwork import KioskTables  # noqa: PLC0415

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


# Equal records


def record_counts(
    database: Database, relation: str, direct: Sequence[str], reports: Mapping[str, str | None]
) -> RecordCounts:
    """Count equal records.

    Parameters
    ----------
    database, relation
        where the interviews are, and what to select them from.
    direct
        the quoted columns that make a profile; without any all have one.
    reports
        the quoted columns of randomized questions; with the name under which to return a listed one's codes.
    """
    from surveyapp.analyses.data.fieldwork import RecordCounts  # noqa: PLC0415

    listed = {column: name for column, name in reports.items() if name is not None}
    codes = "".join(
        f", coalesce(any_value({column})::BIGINT, -1) AS code{place}"
        for place, column in enumerate(listed)
    )
    profile, record = _hashed(direct), _hashed([*direct, *reports])
    kinds = database.arrays(
        f"SELECT {record} AS record, any_value({profile}) AS profile{codes} FROM {relation}"
        " GROUP BY 1 HAVING count(*) > 1 ORDER BY 1"
    )
    given = database.arrays(
        f"SELECT kiosk::BIGINT AS kiosk, {record} AS record, count(*) AS often FROM {relation} GROUP BY 1, 2"
    )
    profiles = database.arrays(
        f"SELECT kiosk::BIGINT AS kiosk, {profile} AS profile, count(*) AS often FROM {relation}"
        f" GROUP BY 1, 2 QUALIFY sum(count(*)) OVER (PARTITION BY {profile}) > 1"
    )
    place = np.searchsorted(kinds["record"], given["record"])
    comes_again = place < len(kinds["record"])
    comes_again[comes_again] = kinds["record"][place[comes_again]] == given["record"][comes_again]
    place, often = place[comes_again], given["often"][comes_again].astype(np.int64)
    known, profile_of = np.unique(profiles["profile"], return_inverse=True)
    return RecordCounts(
        profile=np.searchsorted(known, kinds["profile"]),
        times=np.bincount(place, often, len(kinds["record"])).astype(np.int64),
        codes={
            name: kinds[f"code{number}"].astype(np.int64)
            for number, name in enumerate(listed.values())
        },
        kiosk=given["kiosk"][comes_again].astype(np.int64),
        record=place,
        often=often,
        profile_kiosk=profiles["kiosk"].astype(np.int64),
        profile_of=profile_of,
        profile_often=profiles["often"].astype(np.int64),
    )


def _hashed(columns: Sequence[str]) -> str:
    return f"hash({', '.join(columns)})" if columns else "0::UBIGINT"
