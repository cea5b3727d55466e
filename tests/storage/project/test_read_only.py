"""A project whose file, or folder, takes no changes is read, and nothing in it is written."""

import gzip
import shutil
import stat
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest
from estimated import estimate_project

from surveyapp.cli import main
from surveyapp.errors import EnvironmentProblem
from surveyapp.services.dataset.summary import summarise_project
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.project.save_as import save_project_as
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.project import database
from surveyapp.storage.project.database import Database, ReadOnlyProject, stamp_of
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.project_file import is_read_only

FIRST_FORMAT = Path(__file__).parent / "projects" / "format-1.surveydesk.gz"


@pytest.fixture
def files(tmp_path, clinic):
    return simulate(clinic, tmp_path / "usb", interviews=60, kiosks=3, seed=7)


@pytest.fixture
def project(tmp_path, files):
    (tmp_path / "kept").mkdir()
    path = tmp_path / "kept" / "study.surveydesk"
    import_files(files, path)
    return path


@contextmanager
def fixed(path):
    """Mark a file, or a folder, as read-only."""
    before = stat.S_IMODE(path.stat().st_mode)
    path.chmod(before & ~0o222)
    try:
        yield path
    finally:
        path.chmod(before)


@pytest.mark.parametrize("what", ["file", "folder"])
def test_it_is_read_and_nothing_is_written(project, what):
    before = project.read_bytes()
    with fixed(project if what == "file" else project.parent):
        assert is_read_only(project)
        summary = summarise_project(project)
        assert (summary.interviews, summary.is_read_only) == (60, True)
        assert estimate_project(project).rows
    assert project.read_bytes() == before
    assert [one.name for one in project.parent.iterdir()] == ["study.surveydesk"]
    assert not summarise_project(project).is_read_only


def test_every_change_is_refused_by_the_command_in_words(project, files, capsys, tmp_path):
    with fixed(project):
        for words in (
            ["import", *map(str, files), "--project", str(project)],
            ["undo", "--project", str(project)],
            ["remove", files[0].name, "--project", str(project)],
        ):
            assert main(words) == 2
            said = capsys.readouterr().err
            assert said.startswith(
                "error: The project study.surveydesk is read-only, so nothing in it can be changed."
            ), words


def test_one_of_the_first_format_is_read_though_it_cannot_be_brought_up_to_date(tmp_path):
    old = tmp_path / "old.surveydesk"
    old.write_bytes(gzip.decompress(FIRST_FORMAT.read_bytes()))
    before = old.read_bytes()
    with fixed(old), Project(old) as opened:
        assert (opened.interviews, opened.is_read_only, opened.name) == (60, True, old.name)
        with pytest.raises(ReadOnlyProject):
            opened.remove([opened.files()[0].number])
    assert old.read_bytes() == before


def test_a_copy_of_it_can_be_changed(project, tmp_path):
    copy = tmp_path / "copy.surveydesk"
    with fixed(project):
        save_project_as(project, copy)
    assert not is_read_only(copy)
    with Project(copy) as opened:
        opened.undo()
        assert opened.interviews == 0


def test_what_is_still_in_its_log_of_changes_is_read_and_copied(project, tmp_path):
    other = tmp_path / "left" / project.name
    other.parent.mkdir()
    with Project(project) as opened:
        opened.undo()  # not settled: it is in the log
        shutil.copy(project, other)
        shutil.copy(f"{project}.wal", f"{other}.wal")
    with fixed(other), fixed(other.parent):
        assert summarise_project(other).interviews == 0
        save_project_as(other, tmp_path / "copy.surveydesk")
    assert summarise_project(tmp_path / "copy.surveydesk").interviews == 0


def test_looking_at_a_project_leaves_its_stamp(project):
    before = stamp_of(project)
    summarise_project(project)
    estimate_project(project)
    assert stamp_of(project) == before
    with Project(project) as opened:
        opened.undo()
    assert stamp_of(project) != before
    assert stamp_of(project.with_name("none")) is None


HOLDER = (
    "import duckdb, sys, time; c = duckdb.connect(sys.argv[1]); print('open', flush=True);"
    "time.sleep(float(sys.argv[2])); c.close(); sys.stdin.read()"
)


def test_another_process_that_has_it_open_for_a_moment_is_waited_for(project, monkeypatch):
    monkeypatch.setattr(database, "LONGEST_WAIT", 20.0)
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(project), "0.3"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout.readline() == "open\n"
        assert summarise_project(project).interviews == 60
        other.stdin.close()


def test_what_the_database_itself_says_is_never_shown(tmp_path):
    opened = Database(tmp_path / "p.surveydesk")
    for wrong in ("SELEC 1", "SELECT * FROM nowhere", "SELECT 'a'::INTEGER", "SELECT 1/(0"):
        with pytest.raises(EnvironmentProblem) as told:
            opened.execute(wrong)
        said = str(told.value)
        assert "Error" not in said
        assert "SELEC" not in said
        assert "database says" not in said
    opened.close()
