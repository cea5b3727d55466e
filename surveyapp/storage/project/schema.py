"""The tables of a project file, and how those of older projects become the present ones.

What an analyst's actions bring or take away is kept with the numbers of the steps that did it:
``since`` and ``until``. In force is what came before the present step and was not taken away before
it, so that undoing a step moves one number and copies nothing. The views ``surveys files enrolled
waiting settings`` show what is in force; the tables behind them are called ``all_…``.

Each survey has a table ``reports_<number>`` with its interviews; ``file`` is the number of the file
that brought a row. A file that brought it again (a later export of the same kiosk) is noted in
``again_<number>``, so that the row stays when the first one is taken out. The view ``interviews``
is what somebody sees who opens the file with DuckDB itself: the chosen survey's ids and reports in
words.

A file holds these tables and views as this module makes them, or those of the first format, and nothing
else: see ``known_objects``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any

from surveyapp.messages.message import msg
from surveyapp.storage.project.database import Database, project_problem
from surveyapp.storage.project.export_evidence import EVIDENCE_SCHEMA
from surveyapp.storage.project.known_objects import check_known, stored_objects, tables_and_views
from surveyapp.storage.project.known_rows import check_rows
from surveyapp.storage.project.sample_columns import SAMPLE_SCHEMA
from surveyapp.storage.project.survey_tables import (
    HeldSurvey,
    held_surveys,
    interviews_view,
    make_tables,
    make_view,
    reports_columns,
    show_interviews,
)

_LATER_TABLES = SAMPLE_SCHEMA + EVIDENCE_SCHEMA
"""Made in older projects when they are opened; programs that do not know them leave them alone."""
FORMAT = "surveyapp-project/2"
FIRST_FORMAT = "surveyapp-project/1"
LATER_FORMAT = "surveyapp-project/3"
"""Of a project in which a kiosk was revoked, or simulated interviews stand beside real ones and do not count:
older programs would count them all, so they refuse it by this name."""
OUTPUT_FORMAT = "surveyapp-project/4"
"""Of a project that keeps an output: older programs, which know none of its steps, refuse it by this name."""
VARIABLES_FORMAT = "surveyapp-project/5"
"""Of a project whose analyst has said something about its variables: older programs would show others."""
TOTALS_FORMAT = "surveyapp-project/6"
"""Of a project whose interviews are totals that trustees opened: older programs would show none."""
LEVELS_FORMAT = "surveyapp-project/7"
"""Of a project that keeps what columns of tables can contain: older programs do not know that step."""
_FORMATS = (
    *(FIRST_FORMAT, FORMAT, LATER_FORMAT, OUTPUT_FORMAT, VARIABLES_FORMAT, TOTALS_FORMAT),
    LEVELS_FORMAT,
)
"""From the oldest to the newest; a program that knows one knows all before it."""
FILE_UNKNOWN = 0
"""Number of the file of rows that an older program stored without noting it."""

_TABLES = """
CREATE TABLE IF NOT EXISTS about (name VARCHAR PRIMARY KEY, value VARCHAR);
CREATE TABLE IF NOT EXISTS kiosks (number INTEGER, id VARCHAR PRIMARY KEY);
CREATE TABLE steps (number INTEGER, kind VARCHAR, subject VARCHAR);
CREATE TABLE all_surveys (number INTEGER, id VARCHAR, version INTEGER, definition VARCHAR, since INTEGER);
CREATE TABLE all_files (number INTEGER, survey INTEGER, name VARCHAR, kiosk VARCHAR, public_key VARCHAR,
    body_sha256 VARCHAR, interviews BIGINT, batch INTEGER, export INTEGER, first_day DATE, last_day DATE,
    mode VARCHAR, counts VARCHAR, since INTEGER, until INTEGER);
CREATE TABLE all_enrolled (kiosk VARCHAR, since INTEGER);
CREATE TABLE all_waiting (name VARCHAR, kiosk VARCHAR, body_sha256 VARCHAR, interviews BIGINT,
    content BLOB, adds_survey BOOLEAN, since INTEGER, until INTEGER);
CREATE TABLE all_settings (name VARCHAR, value VARCHAR, since INTEGER);
CREATE TABLE desk_state (state VARCHAR);
"""

_PRESENT = "(SELECT value::INTEGER FROM about WHERE name = 'step')"

_VIEWS = "".join(
    f"CREATE VIEW {name} AS SELECT * FROM all_{name} WHERE since <= {_PRESENT}{gone};\n"
    for name, gone in (
        ("surveys", ""),
        ("enrolled", ""),
        ("settings", ""),
        ("files", f" AND (until IS NULL OR until > {_PRESENT})"),
        ("waiting", f" AND (until IS NULL OR until > {_PRESENT})"),
    )
)

_FIRST_TABLES = """
CREATE TABLE about (name VARCHAR PRIMARY KEY, value VARCHAR);
CREATE TABLE kiosks (number INTEGER, id VARCHAR PRIMARY KEY);
CREATE TABLE surveys (id VARCHAR, version INTEGER, definition VARCHAR);
CREATE TABLE files (name VARCHAR, kiosk VARCHAR, public_key VARCHAR, body_sha256 VARCHAR, interviews BIGINT,
    batch INTEGER, export INTEGER, first_day DATE, last_day DATE, mode VARCHAR{counts});
CREATE TABLE enrolled (kiosk VARCHAR PRIMARY KEY);
CREATE TABLE waiting (name VARCHAR, kiosk VARCHAR, body_sha256 VARCHAR, interviews BIGINT, content BLOB);
"""
"""Of the first format; a project from before enrolment has the first four, and files without counts."""

_OLD_FILES = """
INSERT INTO all_files
    SELECT row_number() OVER (ORDER BY kiosk, batch, export, name), 1, name, kiosk, public_key,
        body_sha256, interviews, batch, export, first_day, last_day, mode, {counts}, 0, NULL FROM files;
"""

# a row's file is known where its kiosk has brought no other
_OLD_REPORTS = f"""
CREATE TABLE reports_1 AS SELECT coalesce(f.number, {FILE_UNKNOWN})::INTEGER AS file, r.*
    FROM reports r LEFT JOIN kiosks k ON k.number = r.kiosk LEFT JOIN
    (SELECT kiosk, min(number) AS number FROM all_files GROUP BY kiosk HAVING count(*) = 1) f
    ON f.kiosk = k.id;
CREATE TABLE again_1 (file INTEGER, first INTEGER, id_high UBIGINT, id_low UBIGINT);
DROP VIEW IF EXISTS interviews;
DROP TABLE reports;
"""


def prepare_schema(database: Database, *, is_blank: bool = False) -> None:
    """Make the tables of a new project; look whether an old one can be used, and bring it up to date.

    Parameters
    ----------
    database
        The project.
    is_blank
        Whether it was made just now and nothing was put into it, so that there is nothing to look at.

    Raises
    ------
    EnvironmentProblem
        if the file is no project, holds what Surveyapp has not made, or was written by a newer version.
    """
    if database.is_untouched:
        database.is_checked = True
        return
    found: Collection[str] = () if is_blank else check_schema(database)
    if database.is_read_only:  # it was brought up to date before, in memory
        check_rows(database, held_surveys(database, "all_surveys"))
        database.is_checked = True
        return
    with database.transaction():
        if not found:
            database.execute(_TABLES + _LATER_TABLES + _VIEWS)
            database.execute("INSERT INTO about VALUES ('format', ?), ('step', '0')", [FORMAT])
        elif "all_files" not in found:
            _bring_up_to_date(database, found)
        elif "surveys" not in found:  # a sealed file has no views
            make_views(database)
        database.execute(_LATER_TABLES)
        if found:
            check_rows(database, held_surveys(database, "all_surveys"))
    database.keep_private()
    database.is_checked = True


def is_up_to_date(found: Collection[str]) -> bool:
    """Return whether a file that has the tables and views ``found`` can be read as it is.

    Parameters
    ----------
    found
        What ``check_schema`` returns.
    """
    return _made().keys() <= set(found)


def make_views(database: Database) -> None:
    """Make the views of a database that has the tables of a project and no views."""
    database.execute(_VIEWS)


def check_schema(database: Database) -> Collection[str]:
    """Look whether a file is a project, and holds nothing that Surveyapp has not made.

    Returns
    -------
    collection of str
        The names of its tables and views; none where it is new.

    Raises
    ------
    EnvironmentProblem
        if it is not.
    """
    found = stored_objects(database)
    if not found:
        return found
    about = found.get("about")
    if about is None:
        raise project_problem(file=database.name, reason=msg("it is not a Surveyapp project"))
    ours = _made()
    check_known(database, {"about": about}, ours)
    rows = database.execute("SELECT value FROM about WHERE name = 'format'")
    if rows not in [[(name,)] for name in _FORMATS]:
        reason = msg("it was written by another version of Surveyapp; use that one or a newer")
        raise project_problem(file=database.name, reason=reason)
    is_first = rows == [(FIRST_FORMAT,)]
    ours = _made_first() if is_first else ours
    # the surveys say which further tables there are
    surveys = "surveys" if is_first else "all_surveys"
    check_known(database, {name: found[name] for name in (surveys,) if name in found}, ours)
    query = "(SELECT 1 AS number, definition FROM surveys)" if is_first else surveys
    held = held_surveys(database, query) if surveys in found else ()
    check_known(database, found, {**ours, **_made_of(held, is_first=is_first)})
    return found


def known_names(database: Database) -> Collection[str]:
    """Return the names of a project's tables and views, looked at as by ``check_schema``.

    What was looked at and not touched since is not looked at again, and stays known when it is closed.

    Raises
    ------
    EnvironmentProblem
        if it is no project, or holds what Surveyapp has not made.
    """
    if not database.is_untouched:
        return check_schema(database)
    database.is_checked = True
    return tables_and_views(database)


Made = Mapping[str, Collection[str]]
"""Statements that make tables and views, by name."""


@cache
def _made() -> Made:
    return _statements(_TABLES + _LATER_TABLES + _VIEWS)


@cache
def _made_first() -> Made:
    late = _statements(_FIRST_TABLES.format(counts=", counts VARCHAR"))
    early = _statements(_FIRST_TABLES.format(counts=""))
    return {name: {*late[name], *early[name]} for name in late}


@lru_cache(maxsize=8)
def _made_of(surveys: Sequence[HeldSurvey], *, is_first: bool) -> Made:
    """Return how the tables of ``surveys`` are made; the view of interviews is of any of them."""
    if not surveys:
        return {}
    made: dict[str, set[str]] = {}
    database = Database(None)
    try:
        if not is_first:
            database.execute(_TABLES + _VIEWS)
        for held in surveys:
            if is_first:
                database.execute(f"CREATE TABLE reports ({reports_columns(held.survey)})")
                database.execute(interviews_view(held.survey, "reports"))
            else:
                make_tables(database, held)
                views = made.setdefault("interviews", set())
                for is_mixed in (True, False):
                    make_view(database, held, is_mixed=is_mixed)
                    views.add(tables_and_views(database)["interviews"].made_by)
            for name, one in tables_and_views(database).items():
                made.setdefault(name, set()).add(one.made_by)
    finally:
        database.close()
    return made


def _statements(script: str) -> Made:
    """Return how this version of DuckDB writes the tables and views that ``script`` makes."""
    database = Database(None)
    try:
        database.execute(script)
        return {name: {one.made_by} for name, one in tables_and_views(database).items()}
    finally:
        database.close()


def refuse_older_programs(
    execute: Callable[[str, Sequence[Any]], object], name: str = LATER_FORMAT
) -> None:
    """Give the project the name of a format that older programs refuse.

    Parameters
    ----------
    execute
        Runs one query in the project.
    name
        The format that it has at least from now on.
    """
    older = _FORMATS[: _FORMATS.index(name)]
    execute(
        "UPDATE about SET value = ? WHERE name = 'format' AND value IN (SELECT unnest(?))",
        (name, list(older)),
    )


def _bring_up_to_date(database: Database, tables: Collection[str]) -> None:
    run = database.execute
    run(_TABLES)
    run("INSERT INTO about VALUES ('step', '0')")
    run("UPDATE about SET value = ? WHERE name = 'format'", [FORMAT])
    run("INSERT INTO all_surveys SELECT 1, id, version, definition, 0 FROM surveys")
    is_enrolling = "enrolled" in tables
    run(_OLD_FILES.format(counts="counts" if is_enrolling else "NULL"))
    if is_enrolling:
        run("INSERT INTO all_enrolled SELECT kiosk, 0 FROM enrolled")
        run("INSERT INTO all_waiting SELECT *, false, 0, NULL FROM waiting")
        run("INSERT INTO all_settings SELECT name, value, 0 FROM about WHERE name = 'kiosks'")
        run("DELETE FROM about WHERE name = 'kiosks'; DROP TABLE enrolled; DROP TABLE waiting")
    else:  # kiosks of a project from before enrolment were all trusted
        run("INSERT INTO all_enrolled SELECT id, 0 FROM kiosks")
    if "reports" in tables:
        run(_OLD_REPORTS)
    run("DROP TABLE surveys; DROP TABLE files; " + _VIEWS)
    show_interviews(database, next(iter(held_surveys(database)), None))
