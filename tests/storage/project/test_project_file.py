"""A project is begun whole, and what a crash left of a beginning is no project in the way of the next."""

import os
from pathlib import Path

import duckdb
import pytest

from surveyapp.errors import EnvironmentProblem
from surveyapp.storage.project.database import copy_database
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.project_file import begin_project, discard


@pytest.fixture
def empty(tmp_path):
    """Return the bytes of a database in which nothing has been made."""
    path = tmp_path / "empty.db"
    duckdb.connect(str(path)).close()
    return path.read_bytes()


@pytest.mark.parametrize("size", [0, 4096, 8192, 12288])
def test_what_a_crash_left_of_a_beginning_counts_as_new(tmp_path, empty, size):
    path = tmp_path / "study.surveydesk"
    path.write_bytes(empty[:size])
    with Project(path) as opened:
        assert (opened.interviews, opened.files()) == (0, ())
    assert path.stat().st_size > len(empty)


@pytest.mark.parametrize("size", [12288, 40000])
def test_a_project_that_was_cut_is_no_beginning(tmp_path, size):
    path = tmp_path / "study.surveydesk"
    with Project(path):
        pass
    cut = path.read_bytes()[:size]
    path.write_bytes(cut)
    with pytest.raises(EnvironmentProblem, match="not a Surveyapp project, or it is damaged"):
        Project(path)
    assert path.read_bytes() == cut


def test_what_lies_beside_from_a_crash_is_replaced(tmp_path):
    path = tmp_path / "study.surveydesk"
    (tmp_path / "study.surveydesk.part").write_bytes(b"half a project")
    (tmp_path / "study.surveydesk.part.wal").write_bytes(b"half a log")
    with Project(path) as opened:
        assert opened.surveys() == ()
    assert [one.name for one in tmp_path.iterdir()] == ["study.surveydesk"]


def test_where_no_project_can_be_begun_the_sentence_names_it_and_nothing_is_left(tmp_path):
    with pytest.raises(
        EnvironmentProblem,
        match=r"study\.surveydesk cannot be used: there is no such file or folder",
    ):
        begin_project(tmp_path / "nowhere" / "study.surveydesk")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.sep != "/", reason="Windows takes no such names")
@pytest.mark.parametrize("name", ["a\\study.surveydesk", "a?b.surveydesk", "b?c/study.surveydesk"])
def test_a_name_that_the_database_takes_for_another_is_refused_and_nothing_is_written(
    tmp_path, name
):
    for folder in ("a", "b?c"):
        (tmp_path / folder).mkdir()
    before = sorted(tmp_path.rglob("*"))
    words = "has a backslash or a question mark; rename it"
    with pytest.raises(EnvironmentProblem, match=words):
        Project(tmp_path / name)
    Project(tmp_path / "a" / "good.surveydesk").close()
    with pytest.raises(EnvironmentProblem, match=words):
        copy_database(tmp_path / "a" / "good.surveydesk", tmp_path / name)
    assert sorted(tmp_path.rglob("*")) == sorted([*before, tmp_path / "a" / "good.surveydesk"])


@pytest.mark.skipif(os.sep != "/", reason="Windows takes no such names")
@pytest.mark.parametrize("name", ["md:x", "http:x", "sqlite:x", ":memory:x", "~x", "*"])
def test_a_name_that_begins_as_an_address_is_a_files_name(tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        with Project(Path(name)) as opened:
            assert opened.surveys() == ()
    assert [one.name for one in tmp_path.iterdir()] == [name]


def test_a_discarded_project_leaves_no_log(tmp_path):
    path = tmp_path / "study.surveydesk"
    for name in ("study.surveydesk", "study.surveydesk.wal"):
        (tmp_path / name).write_bytes(b"")
    discard(path)
    assert list(tmp_path.iterdir()) == []
