"""Projects of earlier formats open for ever."""

import gzip
from pathlib import Path

import duckdb
import pytest

from surveyapp.errors import UserProblem
from surveyapp.services.dataset.variables import number_counts, variable_rows
from surveyapp.services.project.import_collections import FileOutcome, import_files
from surveyapp.services.project.kiosk_enrolment import close_kiosks, list_kiosks
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.undo_history import StepKind

PROJECTS = Path(__file__).parent / "projects"


@pytest.fixture
def old(tmp_path):
    """Return a project that the first format's program wrote: 60 interviews of the clinic, 3 kiosks."""
    project = tmp_path / "old.surveydesk"
    project.write_bytes(gzip.decompress((PROJECTS / "format-1.surveydesk.gz").read_bytes()))
    return project


@pytest.fixture
def files(tmp_path, clinic):
    return simulate(clinic, tmp_path / "usb", interviews=60, kiosks=3, seed=7)


def test_a_project_of_the_first_format_has_its_interviews(old, clinic):
    with Project(old) as opened:
        assert opened.interviews == 60
        assert opened.counts(clinic.question("region"))[None].tolist() == [21, 27, 12]
        assert opened.counts(clinic.question("drugs"))[None].tolist() == [34, 26]
        assert [file.interviews for file in opened.files()] == [20, 20, 20]
        assert opened.is_closed
        # simulated files enrolled their kiosks then, and do not any more
        kiosks = [(k.is_accepted, k.is_simulated, k.interviews) for k in opened.kiosks()]
        assert kiosks == [(False, True, 20)] * 3
        assert opened.history.steps() == ()


def test_it_knows_the_files_that_it_had(old, files):
    with Project(old) as opened:
        had = {file.name for file in opened.files()}
    assert had == {file.name for file in files}


def test_it_opens_a_second_time_and_shows_words(old):
    for _ in range(2):
        with Project(old) as opened:
            assert opened.interviews == 60
    with duckdb.connect(str(old), read_only=True) as database:
        (answers,) = database.execute("SELECT count(drugs) FROM interviews").fetchall()
    assert answers == (60,)


def test_a_file_of_it_can_be_removed_where_it_is_its_kiosks_only_one(old):
    with Project(old) as opened:
        opened.remove([opened.files()[0].number])
        assert opened.interviews == 40


def test_a_file_whose_interviews_were_not_noted_stays(old):
    with duckdb.connect(str(old)) as database:
        database.execute(
            "INSERT INTO files SELECT * REPLACE ('later' AS name, 2 AS export) FROM files"
        )
    with Project(old) as opened:
        assert opened.interviews == 60
        with pytest.raises(UserProblem, match="into a new project"):
            opened.remove([opened.files()[0].number])


def test_a_project_from_before_the_list_of_kiosks_knows_those_that_it_has(old, tmp_path, clinic):
    with duckdb.connect(str(old)) as database:
        database.execute("DROP TABLE enrolled; DROP TABLE waiting")
        database.execute("DELETE FROM about WHERE name = 'kiosks'")
        database.execute("ALTER TABLE files DROP COLUMN counts")
        database.execute("UPDATE files SET mode = 'kiosk'")
    assert [kiosk.is_accepted for kiosk in list_kiosks(old).kiosks] == [True] * 3
    assert not list_kiosks(old).is_closed
    close_kiosks(old, is_closed=True)
    with Project(old) as opened:
        assert opened.interviews == 60


def test_an_empty_project_of_the_first_format_takes_files(old, files):
    with duckdb.connect(str(old)) as database:
        database.execute("DROP VIEW interviews; DROP TABLE reports")
        database.execute("DELETE FROM surveys; DELETE FROM files; DELETE FROM kiosks")
        database.execute("DELETE FROM enrolled; DELETE FROM about WHERE name = 'kiosks'")
    reports = import_files(files, old)
    assert [report.outcome for report in reports] == [FileOutcome.IMPORTED] * 3


def test_a_project_of_the_fifth_format_has_the_variables_that_its_analyst_made(tmp_path):
    project = tmp_path / "old.surveydesk"
    project.write_bytes(gzip.decompress((PROJECTS / "format-5.surveydesk.gz").read_bytes()))
    found = {
        row.name: (row.level.value, {one.value: one.count for one in row.values}, row.count)
        for row in variable_rows(project)
    }
    assert found.keys() == {
        *("region", "age", "income", "trust", "goods", "smokes", "used", "source"),
        *("coast", "bands", "twice", "merged"),
    }
    assert found["region"] == ("ordinal", {"north": 1, "centre": 1, "south": 1}, 3)
    assert found["trust"] == ("ordinal", {"1": 1, "2": 1, "3": 0, "4": 1, "5": 1}, 4)
    assert found["coast"] == ("ordinal", {"inland": 1, "centre": 1}, 2)
    assert found["bands"][1] == {"below_30": 1, "30_to_64": 2, "65_or_more": 0}
    assert found["twice"][2] == 3
    assert found["merged"][1] == {"never": 1, "shop": 1, "out": 2}
    assert number_counts(project, "twice")[0].tolist() == [35, 62, 132]
    with Project(project) as opened:
        assert [step.kind for step in opened.history.steps()][-1] is StepKind.CHANGE_VARIABLES
