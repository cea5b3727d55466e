"""Which records occur more than once, at each kiosk: equal in what was asked directly, and in the reports.

The database knows a combination of values by a 64-bit hash: two that differ have the same one with a
probability of about n²/2⁶⁵, 5e-6 among ten million interviews.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.storage.project.database import Database

Whole = NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class RecordCounts:
    """Records that occur at least twice, and the profiles (answers to direct questions) that do.

    Attributes
    ----------
    profile, times
        of each such record its profile's place, and how often it occurs at all kiosks.
    codes
        of each such record the place of its report to a listed question, or −1.
    kiosk, record, often
        which kiosk, by number, has which of these records how often.
    profile_kiosk, profile_of, profile_often
        which kiosk has how many interviews of which profile.
    """

    profile: Whole
    times: Whole
    codes: Mapping[str, Whole]
    kiosk: Whole
    record: Whole
    often: Whole
    profile_kiosk: Whole
    profile_of: Whole
    profile_often: Whole


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
