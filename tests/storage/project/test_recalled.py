"""What was asked of a project is known when it is opened again, and never longer than it is true."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from surveyapp.storage.project.database import Database
from surveyapp.storage.project.project import Project

ASKED = "SELECT count(*) FROM steps"


@pytest.fixture
def queries(monkeypatch):
    """All queries that are run."""
    run, seen = Database.execute, []

    def execute(self, query, values=()):
        seen.append(query)
        return run(self, query, values)

    monkeypatch.setattr(Database, "execute", execute)
    return seen


@pytest.fixture
def place(tmp_path):
    place = tmp_path / "p.surveydesk"
    for _ in range(2):
        with Project(place) as project:
            assert project._database.recall(ASKED) == [(0,)]
    return place


def add_step(project: Project) -> None:
    with project._database.transaction():
        project._database.execute("INSERT INTO steps VALUES (1, 'kind', 'subject')")


def test_an_untouched_project_is_asked_nothing_when_it_is_opened_again(place, queries):
    with Project(place) as project:
        assert project._database.recall(ASKED) == [(0,)]
    assert queries == []


def test_a_change_is_noticed_by_whoever_opens_it_next_and_whoever_has_it_open(place, monkeypatch):
    monkeypatch.chdir(place.parent)
    with Project(place) as project, Project(Path(place.name)) as other:
        assert other._database.recall(ASKED) == [(0,)]
        add_step(project)
        assert project._database.recall(ASKED) == other._database.recall(ASKED) == [(1,)]
    with Project(place) as project:
        assert project._database.recall(ASKED) == [(1,)]


def test_a_change_of_another_program_is_noticed(place):
    code = """
import sys
from pathlib import Path
from surveyapp.storage.project.project import Project
with Project(Path(sys.argv[1])) as project, project._database.transaction():
    project._database.execute("INSERT INTO steps VALUES (1, 'kind', 'subject')")
"""
    subprocess.run([sys.executable, "-c", code, place], check=True, cwd=Path(__file__).parents[3])
    with Project(place) as project:
        assert project._database.recall(ASKED) == [(1,)]


def test_a_new_project_in_the_place_of_an_old_one_knows_nothing_of_it(place):
    with Project(place) as project:
        add_step(project)
        assert project._database.recall(ASKED) == [(1,)]
    place.unlink()
    with Project(place) as project:
        assert project._database.recall(ASKED) == [(0,)]
