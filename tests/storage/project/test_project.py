import hashlib
import subprocess
import sys

import duckdb
import numpy as np
import pytest

from surveyapp.errors import EnvironmentProblem
from surveyapp.services.project.import_collections import FileOutcome, import_files, import_into
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.files.safe_files import DiskFull
from surveyapp.storage.project import database
from surveyapp.storage.project.database import Database, errors_in_words
from surveyapp.storage.project.project import Project


@pytest.fixture
def files(tmp_path, clinic):
    return simulate(clinic, tmp_path / "usb", interviews=60, kiosks=3, seed=7)


@pytest.fixture
def project(tmp_path):
    return tmp_path / "study.surveydesk"


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_a_new_project_is_empty(project):
    with Project(project) as opened:
        assert (opened.survey, opened.interviews, opened.files()) == (None, 0, ())


def test_a_project_keeps_its_survey_and_interviews_when_reopened(project, files, clinic):
    import_files(files, project)
    with Project(project) as opened:
        assert opened.survey == clinic
        assert opened.interviews == 60
        assert sum(file.interviews for file in opened.files()) == 60


def test_counts_are_those_of_the_rows(project, files, clinic):
    import_files(files, project)
    rows = [line.split(",") for file in files for line in file.read_text().split("\n")[5:-1]]
    with Project(project) as opened:
        for place, question in enumerate(clinic.recorded_questions, start=1):
            counts = opened.counts(question)[None]
            said = [row[place] for row in rows]
            assert counts.tolist() == [said.count(report) for report in question.reports]


def test_counts_by_group_add_up_to_the_counts(project, files, clinic):
    import_files(files, project)
    with Project(project) as opened:
        drugs, region = clinic.question("drugs"), clinic.question("region")
        groups = opened.counts(drugs, region)
        assert list(groups) == ["north", "centre", "south"]
        assert sum(groups.values()).tolist() == opened.counts(drugs)[None].tolist()


def test_an_analyst_who_opens_the_file_sees_words(project, files):
    import_files(files, project)
    with duckdb.connect(str(project), read_only=True) as database:
        rows = database.execute("SELECT interview, drugs, trust FROM interviews").fetchall()
    known = {line.split(",")[0] for file in files for line in file.read_text().split("\n")[5:-1]}
    assert {row[0] for row in rows} == known
    assert {row[1] for row in rows} == {"yes", "no"}
    assert {row[2] for row in rows} <= {"1", "2", "3", "4", "5"}


def test_importing_twice_changes_nothing(project, files):
    import_files(files, project)
    before = digest(project)
    reports = import_files(files, project)
    assert [report.outcome for report in reports] == [FileOutcome.ALREADY_IMPORTED] * 3
    assert digest(project) == before


def test_a_refused_file_leaves_the_project_byte_identical(project, files, tmp_path):
    import_files(files[:2], project)
    before = digest(project)
    bad = tmp_path / "bad.collection"
    bad.write_bytes(files[2].read_bytes()[:-1])
    (report,) = import_files([bad], project)
    assert report.outcome is FileOutcome.REFUSED
    assert digest(project) == before


def test_an_import_that_goes_wrong_in_the_middle_leaves_nothing_of_it(project, files, clinic):
    class Stop(Exception):
        pass

    def progress(done, total):
        if done == 40:
            raise Stop

    with pytest.raises(Stop):
        import_files(files, project, progress)
    with Project(project) as opened:
        assert (opened.interviews, opened.files(), opened.survey) == (0, (), None)


@pytest.mark.parametrize("content", [b"not a database", bytes(5000)])
def test_a_file_that_is_no_project_is_told_so_and_left_alone(project, content):
    project.write_bytes(content)
    with pytest.raises(
        EnvironmentProblem,
        match=r"^(?=.*The project.*cannot be used:.*\.).*study\.surveydesk cannot be used: .+",
    ):
        Project(project)
    assert project.read_bytes() == content


def test_another_database_is_no_project(project):
    with duckdb.connect(str(project)) as database:
        database.execute("CREATE TABLE t (a INTEGER)")
    with pytest.raises(
        EnvironmentProblem,
        match=r"^(?=.*The project.*cannot be used:.*\.).*not a Surveyapp project",
    ):
        Project(project)


def test_a_project_of_another_version_is_refused(project):
    with Project(project):
        pass
    with duckdb.connect(str(project)) as database:
        database.execute("UPDATE about SET value = 'surveyapp-project/9'")
    with pytest.raises(
        EnvironmentProblem, match=r"^(?=.*The project.*cannot be used:.*\.).*another version"
    ):
        Project(project)


def test_a_project_that_another_program_has_open_is_told_so(project, monkeypatch):
    monkeypatch.setattr(database, "LONGEST_WAIT", 0.1)
    holder = (
        "import duckdb, sys; c = duckdb.connect(sys.argv[1]); c.execute('create table t(a int)');"
        "print('open', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", holder, str(project)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as other:
        assert other.stdout.readline() == "open\n"
        with pytest.raises(
            EnvironmentProblem,
            match=r"^(?=.*The project.*cannot be used:.*\.).*another program has it open",
        ):
            Project(project)
        other.stdin.close()


def test_an_empty_group_by_answer_is_not_a_group(project, files, clinic):
    with Project.in_memory() as opened:
        import_into(opened, files)
        assert None not in opened.counts(clinic.question("drugs"), clinic.question("region"))


def test_a_full_disk_is_told_with_what_is_not_lost():
    words = 'IO Error: Could not write file "p.surveydesk": No space left on device'
    with (
        pytest.raises(
            DiskFull, match=r"^p could not be written: the disk is full\. Nothing that was"
        ),
        errors_in_words("p"),
    ):
        raise duckdb.IOException(words)


def test_what_fails_first_in_a_change_is_what_is_said():
    opened = Database(None)
    opened.execute("CREATE TABLE once(x BIGINT PRIMARY KEY)")
    with pytest.raises(EnvironmentProblem) as raised, opened.transaction():
        opened.execute_on("INSERT INTO once SELECT x FROM arrays", {"x": np.array([1, 1])})
    assert isinstance(raised.value.__cause__, duckdb.ConstraintException)
    assert opened.execute("SELECT count(*) FROM once") == [(0,)]
    opened.execute_on("INSERT INTO once SELECT x FROM arrays", {"x": np.array([1, 2])})
    assert opened.execute("SELECT count(*) FROM once") == [(2,)]
