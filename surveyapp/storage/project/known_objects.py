"""What a project's file holds besides rows, looked at before anything in it is used.

A project may come from a stranger, and a database is more than data. A view named ``files`` could read
another file, or never end; a macro named ``count`` would be taken for the function of that name; defaults,
checks, generated columns and indexes are expressions that run when rows are written. So a project may
hold the tables and views that Surveyapp makes, word for word, and nothing else.

The catalogue is asked by names that no object of the file can take over, and with no function.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache

from surveyapp.messages.message import msg
from surveyapp.storage.project.database import Database, project_problem

MOST_ROWS = 500_000_000
"""Of a table: a file of a few bytes can claim any number of equal rows."""

_KINDS = {
    "schemas": ("schema_name", "NOT internal"),
    "types": ("type_name", "NOT internal"),
    "indexes": ("index_name", "true"),
    "sequences": ("sequence_name", "true"),
    "triggers": ("trigger_name", "true"),
}
"""Kinds of objects of which a project has none of its own; indexes of primary keys belong to their tables."""
_OF_DUCKDB = ("system", "temp")
"""Databases that are there with every file."""


@dataclass(frozen=True, slots=True)
class StoredObject:
    """A table or a view: how it is made, and how many rows a table claims to have."""

    name: str
    made_by: str
    rows: int = 0


def stored_objects(database: Database) -> dict[str, StoredObject]:
    """Return the tables and views of a file by name.

    Raises
    ------
    EnvironmentProblem
        if it holds anything else, or more rows than can be read.
    """
    for name in () if database.is_of_our_making else _others(database):
        raise _foreign(database, name)
    found = tables_and_views(database)
    for one in found.values():
        if one.rows > MOST_ROWS:
            reason = msg(
                "its table {name} claims to have {rows} rows, more than the {most} allowed",
                name=one.name,
                rows=f"{one.rows:,}",
                most=f"{MOST_ROWS:,}",
            )
            raise project_problem(file=database.name, reason=reason)
    return found


def tables_and_views(database: Database) -> dict[str, StoredObject]:
    """Return the tables and views of a file by name, whatever else it holds."""
    tables = database.execute(
        "SELECT database_name, table_name, sql, estimated_size FROM system.main.duckdb_tables()"
    )
    views = database.execute(
        "SELECT database_name, view_name, sql, 0 FROM system.main.duckdb_views() WHERE NOT internal"
    )
    return {
        name: StoredObject(name, _plain(made_by), rows)
        for where, name, made_by, rows in (*tables, *views)
        if where not in _OF_DUCKDB
    }


def _others(database: Database) -> list[str]:
    """Return the names of all that is neither a table nor a view of the main schema."""
    run = database.execute
    functions = run("SELECT function_name FROM system.main.duckdb_functions() WHERE NOT internal")
    found = [name for (name,) in functions]
    for kind, (name, is_own) in _KINDS.items():
        if kind != "triggers" or _has_triggers():
            rows = run(
                f"SELECT database_name, {name} FROM system.main.duckdb_{kind}() WHERE {is_own}"
            )
            found += [name for where, name in rows if where not in _OF_DUCKDB]
    return found


@cache
def _has_triggers() -> bool:
    """Return whether this DuckDB knows triggers: since version 2."""
    database = Database(None)
    try:
        named = "SELECT 1 FROM system.main.duckdb_functions() WHERE function_name = ?"
        return bool(database.execute(named, ["duckdb_triggers"]))
    finally:
        database.close()


def check_known(
    database: Database, found: Mapping[str, StoredObject], ours: Mapping[str, Collection[str]]
) -> None:
    """Look whether each of ``found`` is made as Surveyapp has ever made it.

    Parameters
    ----------
    database
        The file.
    found
        Some of its tables and views, by name.
    ours
        The statements that make Surveyapp's, by name, as ``stored_objects`` gives them.

    Raises
    ------
    EnvironmentProblem
        if one is not.
    """
    for name, one in found.items():
        if name not in ours:
            raise _foreign(database, name)
        if one.made_by not in ours[name]:
            reason = msg(
                "its {name} is not as Surveyapp makes it, so nothing in the file was used",
                name=name,
            )
            raise project_problem(file=database.name, reason=reason)


def _foreign(database: Database, name: str) -> Exception:
    reason = msg(
        "it contains {name}, which Surveyapp has not made, so nothing in the file "
        "was used; remove it with the program that made it",
        name=name,
    )
    return project_problem(file=database.name, reason=reason)


_WRITTEN_DIFFERENTLY = re.compile(r'\bmain\.|[()\s";]')


def _plain(statement: str) -> str:
    """Return a statement without what DuckDB's versions write differently: blanks, brackets, quotes."""
    return _WRITTEN_DIFFERENTLY.sub("", statement)
