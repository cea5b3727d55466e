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
"""

from __future__ import annotations

from surveyapp.messages.message import msg
from surveyapp.storage.project.database import Database, project_problem
from surveyapp.storage.project.sample_columns import SAMPLE_SCHEMA
from surveyapp.storage.project.survey_tables import held_surveys, show_interviews

FORMAT = "surveyapp-project/2"
FIRST_FORMAT = "surveyapp-project/1"
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
DROP VIEW interviews;
DROP TABLE reports;
"""


def prepare_schema(database: Database, *, is_new: bool) -> None:
    """Make the tables of a new project; look whether an old one can be used, and bring it up to date.

    Raises
    ------
    EnvironmentProblem
        if the file is no project, or was written by a newer version.
    """
    if is_new:
        with database.transaction():
            database.execute(_TABLES + SAMPLE_SCHEMA + _VIEWS)
            database.execute("INSERT INTO about VALUES ('format', ?), ('step', '0')", [FORMAT])
        return
    tables = {row[0] for row in database.execute("SHOW TABLES")}
    found = (
        database.execute("SELECT value FROM about WHERE name = 'format'")
        if "about" in tables
        else []
    )
    if not found:
        raise project_problem(file=database.name, reason=msg("it is not a Surveyapp project"))
    if found[0] == (FIRST_FORMAT,):
        with database.transaction():
            _bring_up_to_date(database, tables)
    elif found[0] != (FORMAT,):
        reason = msg("it was written by another version of Surveyapp; use that one or a newer")
        raise project_problem(file=database.name, reason=reason)
    database.execute(SAMPLE_SCHEMA)


def _bring_up_to_date(database: Database, tables: set[str]) -> None:
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
