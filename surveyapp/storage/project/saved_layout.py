"""How the desk looked at a project when it was left, kept in the project; no part of its history."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any

from surveyapp.errors import SurveyAppError
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.schema import known_names
from surveyapp.storage.project.sealed_database import open_database
from surveyapp.survey.json_format.strict_json import JsonObject, canonical, parse

State = Mapping[str, object]
"""What JSON can hold: texts, whole numbers, booleans, lists and objects of them."""


def read_desk_state(project: Path) -> State:
    """Return what the desk kept in the project file; empty where it kept nothing or nothing usable."""
    if not project.exists():
        return {}
    try:
        database = open_database(project)
        try:
            state = parse((_kept(database) or "").encode(), project.name)
        finally:
            database.close()
    except (
        SurveyAppError
    ):  # it only says how things looked; problems of the project are reported elsewhere
        return {}
    return _writable(state) if isinstance(state, JsonObject) else {}


def _writable(value: Any) -> Any:
    """Return ``value`` without fractions: none is ever kept, and none could be written again."""
    if isinstance(value, dict):
        return {name: _writable(one) for name, one in value.items()}
    if isinstance(value, list):
        return [_writable(one) for one in value]
    return None if isinstance(value, Decimal) else value


def keep_desk_state(project: Path, state: State) -> None:
    """Keep how the desk looks; nothing is written where it looks as before, or nothing can be.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be written.
    """
    written = canonical(state)
    if not project.exists():
        return
    database = open_database(project)
    try:
        if not database.is_read_only and _kept(database) not in {None, written}:
            with database.transaction():
                database.execute("DELETE FROM desk_state")
                database.execute("INSERT INTO desk_state VALUES (?)", [written])
    finally:
        database.close()


def _kept(database: Database) -> str | None:
    """Return what is kept; None where a project has no room for it, as older ones until they are opened."""
    if "desk_state" not in known_names(database):
        return None
    rows = database.execute("SELECT state FROM desk_state")
    return str(rows[0][0]) if rows else ""
