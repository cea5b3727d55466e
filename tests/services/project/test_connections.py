"""A project whose interviews are the rows of a database's table, counted there.

The table stands in for a server: what an analysis sees of it are its counts.
"""

from __future__ import annotations

import importlib.util

import duckdb
import pytest
from estimated import estimate_project

from surveyapp.analyses.base.filter import EVERYBODY
from surveyapp.analyses.data.filters import read_filter
from surveyapp.errors import UserProblem
from surveyapp.services.analyses.request import AnalysisRequest, run_request
from surveyapp.services.dataset.filter_counts import count_kept
from surveyapp.services.dataset.summary import summarise_project
from surveyapp.services.project import connections
from surveyapp.services.project.connections import connect_project
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.project.undo_history import step_name, undo
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.program import known_connections
from surveyapp.storage.project.external_engine import EngineSource
from surveyapp.storage.project.project import Connection, Project

needs_ibis = pytest.mark.skipif(
    importlib.util.find_spec("ibis") is None, reason="the extra engines is not installed"
)
pytestmark = pytest.mark.filterwarnings("ignore")  # of the engines' libraries, which are not ours

SECRET = EngineSource("postgres://anna:pa%20ss@server:5432/study?sslmode=require", "reports")
NO_SECRET = EngineSource("postgres://anna@server:5432/study?sslmode=require", "reports")


@pytest.fixture
def connected(clinic, tmp_path):
    """Return a project with interviews, and one that is connected to a table of the same."""
    own = tmp_path / "own.surveydesk"
    import_files(simulate(clinic, tmp_path / "files", interviews=300, seed=2), own)
    with Project(own) as opened:
        rows = opened._database.execute("SELECT * EXCLUDE interview FROM interviews")
        names = [column.name for column in clinic.columns]
    place = tmp_path / "study.duckdb"
    with duckdb.connect(str(place)) as database:
        columns = ", ".join(f'"{name}" VARCHAR' for name in names)
        database.execute(f"CREATE TABLE reports ({columns})")
        places = ", ".join("?" * len(names))
        database.executemany(f"INSERT INTO reports VALUES ({places})", rows)  # noqa: S608
    made = tmp_path / "made.surveydesk"
    connect_project(made, clinic, EngineSource(f"duckdb://{place}", "reports"))
    return own, made


@needs_ibis
def test_analyses_of_a_connected_project_are_those_of_its_own_interviews(connected):
    own, made = connected
    assert estimate_project(made).rows == estimate_project(own).rows
    assert estimate_project(made, by="region").rows == estimate_project(own, by="region").rows
    request = AnalysisRequest.from_json(
        {
            "analysis": "crosstab",
            "options": {"questions": ["region", "drugs"]},
            "where": ["region=north,south"],
            "stratum": None,
            "cluster": None,
            "is_unweighted": False,
        }
    )
    found, expected = run_request(made, request), run_request(own, request)
    assert found.result.cells == expected.result.cells
    assert found.notes == expected.notes


@needs_ibis
def test_the_rows_that_a_filter_keeps_are_counted_where_they_are(connected):
    own, made = connected
    for where in (EVERYBODY, read_filter(["region=north"])):
        assert count_kept(made, where) == count_kept(own, where)


@needs_ibis
def test_a_connected_project_says_how_many_rows_it_counts_and_can_be_undone(connected, clinic):
    _, made = connected
    summary = summarise_project(made)
    assert (summary.survey, summary.interviews, summary.files) == (clinic, 300, ())
    assert summary.connection.source.table == "reports"
    assert step_name(undo(made)).startswith("connection to duckdb://")
    summary = summarise_project(made)
    assert (summary.survey, summary.interviews, summary.connection) == (None, 0, None)


@needs_ibis
def test_a_database_that_a_strangers_project_names_is_not_opened(connected, monkeypatch, tmp_path):
    _, made = connected
    monkeypatch.setattr(known_connections, "_file", lambda: tmp_path / "of_another_person.json")
    with pytest.raises(UserProblem, match=r"not connected to on this computer .*Connect to a data"):
        estimate_project(made)


@needs_ibis
def test_a_project_with_interviews_is_not_connected(connected, clinic):
    own, made = connected
    with Project(made) as opened:
        source = opened.connection.source
    with pytest.raises(UserProblem, match=r"has interviews of its own\. Make a new project"):
        connect_project(own, clinic, source)


class Counting:
    """A database that holds seven rows, and notes how it was opened."""

    def __init__(self, source, survey):
        self.interviews = 7

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass


def test_a_password_is_kept_on_no_disk(clinic, tmp_path, monkeypatch):
    monkeypatch.setattr(connections, "EngineTable", Counting)
    monkeypatch.setattr(known_connections, "_file", lambda: tmp_path / "known.json")
    project = tmp_path / "p.surveydesk"
    made = connect_project(project, clinic, SECRET)
    assert made == Connection(NO_SECRET, 7)
    assert summarise_project(project).connection == made
    for path in tmp_path.iterdir():
        assert b"pa%20ss" not in path.read_bytes(), path.name
    assert known_connections.is_known_connection(NO_SECRET)


@pytest.mark.parametrize(
    ("url", "kept"),
    [
        (SECRET.url, NO_SECRET.url),
        ("postgres://server/study", "postgres://server/study"),
        ("postgresql://b@s/d?password=x&port=7", "postgresql://b@s/d?port=7"),
        ("duckdb:///home/anna/a:b.duckdb", "duckdb:///home/anna/a:b.duckdb"),
        ("spark://local[4]", "spark://local[4]"),
    ],
)
def test_only_a_password_is_left_out_of_an_address(url, kept):
    assert EngineSource(url, "t").without_password() == EngineSource(kept, "t")


@pytest.mark.parametrize("text", ['{"url": 1, "table": "t", "interviews": 3}', "[]"])
def test_a_connection_that_is_none_is_not_taken(text):
    assert Connection.read(text) is None
