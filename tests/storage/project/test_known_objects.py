"""A project from a stranger holds tables and views of ours, or nothing of it is used."""

import os
import shutil
import stat
from pathlib import Path

import duckdb
import pytest

from surveyapp.errors import EnvironmentProblem, SurveyAppError
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.project import known_objects, schema, survey_tables
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.saved_layout import keep_desk_state, read_desk_state

LINE = "a line of another file"
ENDLESS = "WITH RECURSIVE r AS (SELECT 1 AS x UNION ALL SELECT x + 1 FROM r) SELECT x FROM r"
VIEW_OF_FILES = (
    "DROP VIEW files; CREATE VIEW files AS SELECT * REPLACE ((SELECT content FROM read_text('{secret}'))"
    " AS name) FROM all_files"
)
ALTERED = {
    "a view of ours reads another file": VIEW_OF_FILES,
    "a view of ours never ends": f"DROP VIEW settings; CREATE VIEW settings AS {ENDLESS}",
    "a view of ours shows other rows": "CREATE OR REPLACE VIEW surveys AS SELECT * FROM all_surveys",
    "the view for people reads another file": "CREATE OR REPLACE VIEW interviews AS SELECT * FROM"
    " read_text('{secret}')",
    "a table of ours is a view": "ALTER TABLE desk_state RENAME TO kept; CREATE VIEW desk_state AS"
    " SELECT content AS state FROM read_text('{secret}')",
    "the first table is a view": "ALTER TABLE about RENAME TO more; CREATE VIEW about AS"
    " SELECT * FROM more",
    "a default": "ALTER TABLE steps ALTER kind SET DEFAULT getvariable('x')",
    "a check": "DROP TABLE steps; CREATE TABLE steps (number INTEGER, kind VARCHAR, subject VARCHAR,"
    " CHECK (length(kind) < 99))",
    "a generated column": "DROP TABLE steps; CREATE TABLE steps (number INTEGER, kind VARCHAR, subject"
    " VARCHAR AS (upper(kind)))",
    "a column more": "ALTER TABLE all_files ADD COLUMN more VARCHAR",
    "a column of another type": "ALTER TABLE all_files ALTER interviews TYPE VARCHAR",
    "a column less in the reports": 'ALTER TABLE reports_1 DROP COLUMN "q:drugs"',
    "a default in the reports": "ALTER TABLE again_1 ALTER file SET DEFAULT 1",
}
ADDED = {
    "a view": "CREATE VIEW more AS SELECT * FROM read_text('{secret}')",
    "a table": "CREATE TABLE more (a INTEGER)",
    "reports of no survey": "CREATE TABLE reports_2 (a INTEGER)",
    "a macro named as a function": "CREATE MACRO count(x) AS 5",
    "a macro named as an operator": 'CREATE MACRO "+"(a, b) AS 5',
    "a table macro named as the catalogue": "CREATE MACRO duckdb_tables() AS TABLE SELECT 1",
    "a sequence": "CREATE SEQUENCE more",
    "a type": "CREATE TYPE more AS ENUM ('a')",
    "a schema": "CREATE SCHEMA more; CREATE TABLE more.about (name VARCHAR)",
    "an index": "CREATE INDEX more ON all_files (name)",
    "an index of an expression": "CREATE INDEX more ON all_files ((upper(name)))",
}


@pytest.fixture(scope="session")
def good(tmp_path_factory, clinic):
    folder = tmp_path_factory.mktemp("good")
    files = simulate(clinic, folder / "usb", interviews=30, kiosks=2, seed=3)
    import_files(files, folder / "good.surveydesk")
    return (folder / "good.surveydesk").read_bytes()


@pytest.fixture
def project(good, tmp_path):
    found = tmp_path / "study.surveydesk"
    found.write_bytes(good)
    (tmp_path / "secret").write_text(LINE)
    return found


def alter(project, script, *, in_the_log=False):
    with duckdb.connect(str(project)) as database:
        if in_the_log:
            database.execute("PRAGMA disable_checkpoint_on_shutdown")
        database.execute(script.format(secret=project.with_name("secret")))


def refusal(project):
    """Return what is said when the project is opened, which nothing gets past."""
    with pytest.raises(EnvironmentProblem) as caught:
        Project(project)
    return str(caught.value)


@pytest.mark.parametrize("script", ALTERED.values(), ids=ALTERED.keys())
def test_what_is_not_as_surveyapp_makes_it_is_refused_before_it_is_used(project, script):
    alter(project, script)
    before = project.read_bytes()
    said = refusal(project)
    assert said.startswith("The project study.surveydesk cannot be used: ")
    assert "is not as Surveyapp makes it" in said or "Surveyapp has not made" in said
    assert LINE not in said
    assert project.read_bytes() == before


@pytest.mark.parametrize("script", ADDED.values(), ids=ADDED.keys())
def test_what_surveyapp_has_not_made_is_refused_by_name(project, script):
    alter(project, script)
    assert "Surveyapp has not made" in refusal(project)


@pytest.mark.skipif(
    duckdb.__version__.startswith("1."), reason="DuckDB has triggers since version 2"
)
def test_a_trigger_is_refused(project):
    alter(project, "CREATE TRIGGER more AFTER INSERT ON steps FOR EACH STATEMENT DELETE FROM about")
    assert "contains more, which Surveyapp has not made" in refusal(project)


def test_what_is_only_in_the_log_of_changes_is_refused_too(project):
    alter(project, VIEW_OF_FILES, in_the_log=True)
    assert project.with_name("study.surveydesk.wal").exists()
    assert "is not as Surveyapp makes it" in refusal(project)


@pytest.mark.parametrize("command", ["estimate", "history"])
def test_no_command_shows_a_line_of_another_file(project, run, command):
    alter(project, VIEW_OF_FILES)
    code, out, err = run(command, "--project", project)
    assert (code, LINE in out + err) == (2, False)
    assert err.startswith("error: The project study.surveydesk cannot be used: ")


def test_the_layout_is_not_read_from_a_view(project):
    keep_desk_state(project, {"page": "files"})
    assert read_desk_state(project) == {"page": "files"}
    alter(project, ALTERED["a table of ours is a view"])
    assert read_desk_state(project) == {}
    with pytest.raises(EnvironmentProblem):
        keep_desk_state(project, {"page": "quality"})


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE all_surveys SET number = NULL",
        "UPDATE all_surveys SET number = -1",
        "INSERT INTO all_surveys FROM all_surveys",
        "UPDATE all_surveys SET definition = NULL",
        "UPDATE all_surveys SET definition = '{{'",
        "UPDATE all_surveys SET definition = '[]'",
    ],
)
def test_surveys_that_no_program_would_write_are_refused(project, change):
    alter(project, change)
    with pytest.raises(SurveyAppError, match=r"study\.surveydesk"):
        Project(project)


WRONG_ROWS = {
    "all_files": [
        "kiosk = NULL",
        "kiosk = 'x'",
        "counts = 'x'",
        "counts = '[1]'",
        "counts = '{{\"more\": 1}}'",
        "export = NULL",
        "first_day = 'infinity'",
        "name = NULL",
        "survey = 9",
        "since = NULL",
        "interviews = -1",
    ],
    "all_enrolled": ["kiosk = NULL", "kiosk = '../x'"],
    "all_settings": ["value = NULL"],
    "about": ["value = 'x' WHERE name = 'step'", "value = '-1' WHERE name = 'step'"],
    "kiosks": ["number = -1", "number = NULL"],
    "steps": ["kind = NULL", "number = 0"],
    "reports_1": ['"q:drugs" = 2', "kiosk = NULL", "id_low = NULL", "file = NULL"],
}


@pytest.mark.parametrize("table", WRONG_ROWS)
def test_rows_that_no_program_would_write_are_refused(good, project, table):
    for change in WRONG_ROWS[table]:
        project.write_bytes(good)
        alter(project, "INSERT INTO all_enrolled SELECT id, 0 FROM kiosks LIMIT 1")
        alter(project, f"UPDATE {table} SET {change}")  # noqa: S608 - the attack
        assert f"{table} contains rows that Surveyapp does not write" in refusal(project), change


def test_a_text_of_any_length_is_not_read(project, monkeypatch):
    monkeypatch.setattr(survey_tables, "LONGEST_DEFINITION", 1000)
    assert "its surveys are damaged" in refusal(project)


def test_more_rows_than_can_be_are_refused_without_counting_them(project, monkeypatch):
    monkeypatch.setattr(known_objects, "MOST_ROWS", 29)
    assert "reports_1 claims to have 30 rows, more than the 29 allowed" in refusal(project)


QUERIES = (
    "SELECT * FROM read_text('{secret}')",
    "SELECT * FROM read_csv('{secret}')",
    "FROM '{secret}'",
    "COPY about TO '{secret}'",
    "ATTACH '{secret}.db' AS other",
    "EXPORT DATABASE '{secret}.folder'",
    "INSTALL httpfs",
    "LOAD '{secret}'",
    "SET enable_external_access = true",
    "SET allowed_directories = ['/']",
    "SET lock_configuration = false",
    "SET temp_directory = '/tmp'",
    "SELECT * FROM project",
)


@pytest.mark.parametrize("is_kept", [True, False])
def test_no_query_in_a_project_reaches_for_a_file_code_or_a_setting(project, is_kept):
    database = Database(project if is_kept else None)
    for query in QUERIES:
        with pytest.raises(EnvironmentProblem):
            database.execute(query.format(secret=project.with_name("secret")))
    database.close()
    assert {one.name for one in project.parent.iterdir()} == {"study.surveydesk", "secret"}


def test_a_link_or_a_device_is_refused_without_being_opened(project, tmp_path):
    link = tmp_path / "link.surveydesk"
    link.symlink_to(project)
    assert refusal(link).endswith("it is a link; give the file itself.")
    assert "not a regular file" in refusal(Path(os.devnull))
    os.mkfifo(tmp_path / "study.surveydesk.wal")
    assert "study.surveydesk.wal cannot be used: it is not a regular file" in refusal(project)


def test_a_gigantic_file_of_nothing_is_refused(tmp_path):
    gigantic = tmp_path / "gigantic.surveydesk"
    with gigantic.open("wb") as file:
        file.truncate(2**40)
    assert refusal(gigantic)
    assert stat.S_ISREG(gigantic.lstat().st_mode)
    gigantic.unlink()


def test_what_was_looked_at_is_looked_at_again_only_when_something_has_touched_it(
    project, monkeypatch, tmp_path
):
    looked = []
    look = schema.check_rows
    monkeypatch.setattr(schema, "check_rows", lambda *of: (looked.append(1), look(*of)))
    Project(project).close()
    before = len(looked)
    for number in range(3):
        assert read_desk_state(project) == ({"left": number - 1} if number else {})
        Project(project).close()
        keep_desk_state(project, {"left": number})
    Project(project).close()
    assert len(looked) == before
    other = tmp_path / "other.surveydesk"
    shutil.copy2(project, other)  # with the same times: another file all the same
    Project(other).close()
    assert len(looked) == before + 1
    alter(other, "CREATE VIEW more AS SELECT 1")
    shutil.copystat(project, other)
    assert "it contains more, which Surveyapp has not made" in refusal(other)
    other.replace(project)
    assert "it contains more, which Surveyapp has not made" in refusal(project)


def test_a_file_that_was_exchanged_while_it_was_open_is_looked_at(tmp_path):
    project, other = tmp_path / "p.surveydesk", tmp_path / "other.surveydesk"
    for made in (project, other):
        with Project(made):
            pass
    with duckdb.connect(str(other)) as connection:
        connection.execute("CREATE TABLE foreign_rows AS SELECT 1 AS number")
    with Project(project):
        other.replace(project)
    with pytest.raises(EnvironmentProblem, match="foreign_rows"):
        Project(project)
