"""Adding a file's rows to those of its survey: each interview is there once, and never with other reports."""

from __future__ import annotations

from dataclasses import dataclass

from surveyapp.storage.columns import Columns
from surveyapp.storage.database import Database
from surveyapp.storage.files import FileRefused
from surveyapp.storage.stored_reports import PREFIX, stored
from surveyapp.storage.survey_tables import HeldSurvey, in_force, missing

_SAME_INTERVIEW = " ON r.kiosk = i.kiosk AND r.id_low = i.id_low AND r.id_high = i.id_high"


@dataclass(frozen=True, slots=True)
class Incoming:
    """A file's rows, its ``name`` for sentences, and the numbers that stand for it and its kiosk."""

    name: str
    file: int
    kiosk: int
    columns: Columns


def merge(database: Database, held: HeldSurvey, incoming: Incoming) -> int:
    """Add the rows that are new; return how many are there already, with the same reports.

    Raises:
        FileRefused: if an interview is there with other reports.
    """
    recorded, columns = held.survey.columns, incoming.columns
    codes = {PREFIX + c.name: code for c, code in zip(recorded, columns.codes, strict=True)}
    # DuckDB finds the arrays by the name of this variable
    arrays = {"id_high": columns.id_high, "id_low": columns.id_low, **codes}
    selected = ", ".join(
        f"nullif(i.{stored(c.name)}, {missing(c)}) AS {stored(c.name)}" for c in recorded
    )
    # an id is its kiosk's: another kiosk's file cannot stand in the way of this one's
    rows = (
        f"(SELECT {incoming.file}::INTEGER AS file, {incoming.kiosk}::USMALLINT AS kiosk,"
        f" id_high, id_low, {selected} FROM arrays i)"
    )
    there = in_force(database, held)
    same = " AND ".join(
        f"r.{stored(c.name)} IS NOT DISTINCT FROM i.{stored(c.name)}" for c in recorded
    )
    with database.told():
        known, differing = database.connection.execute(
            f"SELECT count(*), count(*) FILTER (NOT ({same})) FROM {there} r JOIN {rows} i"
            + _SAME_INTERVIEW
        ).fetchall()[0]
    if differing:
        reason = (
            f"{differing} of its interviews are in the project with other reports, "
            "so one of the files was altered"
        )
        raise FileRefused(file=incoming.name, reason=reason)
    unknown = f" ANTI JOIN {there} r{_SAME_INTERVIEW}" if known else ""
    with database.told():
        if known:
            database.connection.execute(
                f"INSERT INTO {held.again} SELECT i.file, r.file, i.id_high, i.id_low"
                f" FROM {there} r JOIN {rows} i" + _SAME_INTERVIEW
            )
        if known < len(arrays["id_low"]):
            database.connection.execute(
                f"INSERT INTO {held.reports} SELECT i.* FROM {rows} i{unknown}"
            )
    return int(known)
