"""Adding files' rows to those of their survey: each interview is there once, and never with other reports."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from surveyapp.messages.message import msg
from surveyapp.storage.collection.coded_columns import Columns, joined_codes
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.stored_reports import PREFIX, stored
from surveyapp.storage.project.survey_tables import HeldSurvey, in_force, missing

_SAME_INTERVIEW = " ON r.kiosk = i.kiosk AND r.id_low = i.id_low AND r.id_high = i.id_high"


@dataclass(frozen=True, slots=True)
class Incoming:
    """A file's rows, its ``name`` for sentences, and the numbers that stand for it and its kiosk."""

    name: str
    file: int
    kiosk: int
    columns: Columns


def known_rows(database: Database, held: HeldSurvey, incoming: Incoming) -> int:
    """Return how many of the rows are there already, with the same reports.

    Raises
    ------
    FileRefused
        if an interview is there with other reports.
    """
    same = " AND ".join(
        f"r.{stored(c.name)} IS NOT DISTINCT FROM i.{stored(c.name)}" for c in held.survey.columns
    )
    known, differing = _run(
        database,
        held,
        [incoming],
        f"SELECT count(*), count(*) FILTER (NOT ({same})) FROM {_of_kiosk(database, held, incoming)} r"
        " JOIN {rows} i" + _SAME_INTERVIEW,
    )[0]
    if differing:
        reason = msg(
            "{differing} of its interviews are in the project with other reports, "
            "so one of the files was altered",
            differing=differing,
        )
        raise FileRefused(file=incoming.name, reason=reason)
    return int(known)


def store_again(database: Database, held: HeldSurvey, incoming: Incoming) -> None:
    """Note the rows that are there already as brought by this file too."""
    _run(
        database,
        held,
        [incoming],
        f"INSERT INTO {held.again} SELECT i.file, r.file, i.id_high, i.id_low"
        f" FROM {_of_kiosk(database, held, incoming)} r JOIN {{rows}} i" + _SAME_INTERVIEW,
    )


def store(
    database: Database, held: HeldSurvey, files: Sequence[Incoming], *, only_new: bool = False
) -> None:
    """Add the rows of ``files``; with ``only_new`` (one file) those that are not there yet."""
    known = ""
    if only_new:
        known = f" ANTI JOIN {_of_kiosk(database, held, files[0])} r{_SAME_INTERVIEW}"
    _run(database, held, files, f"INSERT INTO {held.reports} SELECT i.* FROM {{rows}} i{known}")


def _of_kiosk(database: Database, held: HeldSurvey, incoming: Incoming) -> str:
    """Return what to select the rows from that the file's can be the same as.

    An id is its kiosk's: another kiosk's file cannot stand in the way of this one's.
    """
    return f"(FROM {in_force(database, held)} WHERE kiosk = {incoming.kiosk})"


def _run(
    database: Database, held: HeldSurvey, files: Sequence[Incoming], query: str
) -> list[tuple[Any, ...]]:
    """Run a query in which {rows} stands for the rows of ``files``."""
    selected = ", ".join(
        f"nullif(i.{stored(c.name)}, {missing(c)}) AS {stored(c.name)}" for c in held.survey.columns
    )
    rows = f"(SELECT file, kiosk, id_high, id_low, {selected} FROM arrays i)"
    return database.execute_on(query.replace("{rows}", rows), _arrays(held, files))


def _arrays(held: HeldSurvey, files: Sequence[Incoming]) -> dict[str, Any]:
    sizes = [len(one.columns.id_low) for one in files]
    made: dict[str, Any] = {
        "file": np.repeat(np.array([one.file for one in files], dtype=np.int32), sizes),
        "kiosk": np.repeat(np.array([one.kiosk for one in files], dtype=np.uint16), sizes),
        "id_high": np.concatenate([one.columns.id_high for one in files]),
        "id_low": np.concatenate([one.columns.id_low for one in files]),
    }
    for place, column in enumerate(held.survey.columns):
        made[PREFIX + column.name] = joined_codes([one.columns.codes[place] for one in files])
    return made
