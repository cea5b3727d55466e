"""Which records occur more than once, at each kiosk: equal in what was asked directly, and in the reports.

The database knows a combination of values by a 64-bit hash: two that differ have the same one with a
probability of about n²/2⁶⁵, 5e-6 among ten million interviews.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from surveyapp.analyses.data.fieldwork import RecordCounts
from surveyapp.storage.project.database import Database


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
    listed = {column: name for column, name in reports.items() if name is not None}
    codes = "".join(
        f", any_value(coalesce({column}::BIGINT, -1)) AS code{place}"
        for place, column in enumerate(listed)
    )
    profile, record = _hashed(direct), _hashed([*direct, *reports])
    kinds = database.arrays(
        f"SELECT kiosk::BIGINT AS kiosk, {profile} AS profile, {record} AS record, count(*) AS often{codes}"
        f" FROM {relation} GROUP BY 1, 2, 3 QUALIFY sum(count(*)) OVER (PARTITION BY {record}) > 1"
    )
    profiles = database.arrays(
        f"SELECT kiosk::BIGINT AS kiosk, {profile} AS profile, count(*) AS often FROM {relation}"
        f" GROUP BY 1, 2 QUALIFY sum(count(*)) OVER (PARTITION BY {profile}) > 1"
    )
    _, first, place = np.unique(kinds["record"], return_index=True, return_inverse=True)
    known, profile_of = np.unique(profiles["profile"], return_inverse=True)
    often = kinds["often"].astype(np.int64)
    return RecordCounts(
        profile=np.searchsorted(known, kinds["profile"][first]),
        times=np.bincount(place, often, len(first)).astype(np.int64),
        codes={
            name: kinds[f"code{number}"][first].astype(np.int64)
            for number, name in enumerate(listed.values())
        },
        kiosk=kinds["kiosk"].astype(np.int64),
        record=place,
        often=often,
        profile_kiosk=profiles["kiosk"].astype(np.int64),
        profile_of=profile_of,
        profile_often=profiles["often"].astype(np.int64),
    )


def _hashed(columns: Sequence[str]) -> str:
    return f"hash({', '.join(columns)})" if columns else "0::UBIGINT"
