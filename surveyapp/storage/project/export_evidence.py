"""Whether the exports of each kiosk agree: one number is one content, and a later export lacks nothing.

Exports of a batch are nested: a kiosk adds interviews and takes none away, and it uses each number once. If
the files in a project say otherwise, the kiosk's folder was set back, altered or copied to a second
device. Of a content that is there already under another number only the number is kept, in the table
``export_numbers``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import TYPE_CHECKING

from surveyapp.storage.collection.format import Collection
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.sample_columns import TABLE_MODE
from surveyapp.storage.project.survey_tables import HeldSurvey, not_counted

if TYPE_CHECKING:
    from surveyapp.analyses.data.fieldwork import Contradiction, FirstExport

EVIDENCE_SCHEMA = """
CREATE TABLE IF NOT EXISTS export_numbers (kiosk VARCHAR, body_sha256 VARCHAR, batch INTEGER, export INTEGER);
"""

Number = tuple[str, str, int, int]
"""A kiosk, the hash of a content, and the numbers of the batch and the export that it was."""

_SEEN = """
SELECT DISTINCT f.kiosk, n.batch, n.export, f.number, f.interviews FROM files f,
    (SELECT kiosk, body_sha256, batch, export FROM files UNION FROM export_numbers) n
WHERE f.survey = ? AND f.mode = 'kiosk' AND n.export > 0
    AND n.kiosk = f.kiosk AND n.body_sha256 = f.body_sha256
ORDER BY ALL
"""


@dataclass(frozen=True, slots=True)
class _Seen:
    """A content that came as an export of this number; ``file`` is its own in the project."""

    kiosk: str
    batch: int
    export: int
    file: int
    interviews: int


def number_of(collection: Collection) -> Number:
    """Return under which number a collection came."""
    manifest = collection.manifest
    return manifest.kiosk, manifest.body_sha256, manifest.batch, manifest.export


def known_numbers(database: Database) -> set[Number]:
    """Return the numbers of all contents that are in force, and those they came under besides."""
    query = "SELECT kiosk, body_sha256, batch, export FROM files UNION FROM export_numbers"
    return {
        (kiosk, sha256, batch, export) for kiosk, sha256, batch, export in database.execute(query)
    }


def first_exports(
    database: Database, held: HeldSurvey, relation: str, group: str
) -> tuple[FirstExport, ...]:
    """Count the interviews of each group by the earliest export of their batch that has them.

    Which file the project stored a row of depends on the order of import; this does not. Interviews that no
    kiosk's file has, such as those of tables, have an empty kiosk and no days.

    Parameters
    ----------
    database, held
        where the interviews are.
    relation
        what to select those that count from.
    group
        an expression.
    """
    from surveyapp.analyses.data.fieldwork import FirstExport  # noqa: PLC0415

    rows = database.execute(
        f"WITH members AS (SELECT file, id_high, id_low FROM {held.reports} UNION ALL"
        f" SELECT file, id_high, id_low FROM {held.again}),"
        " earliest AS (SELECT m.id_high, m.id_low, arg_min(f.number, (f.export, f.number)) AS file"
        " FROM members m JOIN files f ON f.number = m.file"
        f" WHERE f.number NOT IN {not_counted(held.number)} AND f.mode <> '{TABLE_MODE}' GROUP BY ALL)"
        " SELECT coalesce(f.kiosk, ''), coalesce(f.batch, 0), coalesce(f.export, 0), f.first_day, f.last_day,"
        " r.grouped, count(*)"
        f" FROM (SELECT id_high, id_low, {group} AS grouped FROM {relation}) r"
        " LEFT JOIN earliest e ON e.id_high = r.id_high AND e.id_low = r.id_low"
        " LEFT JOIN files f ON f.number = e.file GROUP BY ALL ORDER BY ALL"
    )
    return tuple(FirstExport(*row) for row in rows)


def contradictions(database: Database, held: HeldSurvey) -> tuple[Contradiction, ...]:
    """Return what contradicts itself among the exports of one survey, by kiosk and batch."""
    from surveyapp.analyses.data.fieldwork import Contradiction  # noqa: PLC0415

    seen = [_Seen(*row) for row in database.execute(_SEEN, [held.number])]
    found: list[Contradiction] = []
    pairs: list[tuple[_Seen, _Seen]] = []
    for _, of_batch in groupby(seen, key=lambda one: (one.kiosk, one.batch)):
        for earlier, later in pairwise(list(of_batch)):
            if earlier.export == later.export:
                found.append(
                    Contradiction(earlier.kiosk, earlier.batch, earlier.export, later.export)
                )
            elif earlier.file != later.file:
                pairs.append((earlier, later))
    found += _lacking(database, held, pairs)
    return tuple(sorted(found, key=lambda one: (one.kiosk, one.batch, one.earlier, one.later)))


def _lacking(
    database: Database, held: HeldSurvey, pairs: Sequence[tuple[_Seen, _Seen]]
) -> Iterator[Contradiction]:
    """Yield each pair whose later file lacks interviews of the earlier one."""
    from surveyapp.analyses.data.fieldwork import Contradiction  # noqa: PLC0415

    files = {one.file: one.interviews for pair in pairs for one in pair}
    if not files:
        return
    members = (
        f"(SELECT file, id_high, id_low FROM {held.reports} UNION ALL"
        f" SELECT file, id_high, id_low FROM {held.again})"
    )
    counted = dict(
        database.execute(
            f"SELECT file, count(*) FROM {members} WHERE file IN (SELECT unnest(?)) GROUP BY file",
            [list(files)],
        )
    )
    # rows that a project of before holds are of no known file, and boxes that do not open are nobody's
    whole = [
        (earlier, later)
        for earlier, later in pairs
        if all(counted.get(one.file) == one.interviews for one in (earlier, later))
    ]
    missing = dict(
        database.execute(
            "SELECT pair.place, count(*) FROM (SELECT unnest(?) AS place, unnest(?) AS earlier,"
            f" unnest(?) AS later) pair JOIN {members} a ON a.file = pair.earlier"
            f" ANTI JOIN {members} b ON b.file = pair.later AND b.id_low = a.id_low"
            " AND b.id_high = a.id_high GROUP BY pair.place",
            [
                list(range(len(whole))),
                [earlier.file for earlier, _ in whole],
                [later.file for _, later in whole],
            ],
        )
        if whole
        else ()
    )
    for place, (earlier, later) in enumerate(whole):
        if place in missing:
            yield Contradiction(
                earlier.kiosk, earlier.batch, earlier.export, later.export, missing[place]
            )
