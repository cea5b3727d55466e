"""The rows of a project are those that an export writes, whatever the parts in which they are read."""

import csv
import io
import re
import shutil
from pathlib import Path

import pytest
from samples import sample

from surveyapp.analyses.base.filter import EVERYBODY
from surveyapp.analyses.data.filters import read_filter
from surveyapp.analyses.data.record_columns import records
from surveyapp.errors import UserProblem
from surveyapp.services.dataset import rows as rows_module
from surveyapp.services.dataset.rows import list_rows, read_parts
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.export.convert import records_csv
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.project.external_engine import EngineSource
from surveyapp.storage.project.project import Connection, Project
from surveyapp.storage.project.undo_history import StepKind
from surveyapp.storage.surveys.survey_files import load_survey

FITTING = {"clinic-2026": "region=north", "work-2026": "age>=40"}


@pytest.fixture(scope="module", params=["clinic", "work"])
def imported(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("usb")
    files = simulate(load_survey(sample(request.param)), folder, interviews=60, kiosks=2, seed=4)
    import_files(files, folder / "p.surveydesk")
    return folder / "p.surveydesk"


@pytest.fixture
def project(imported, tmp_path):
    return Path(shutil.copy(imported, tmp_path))


def exported(project, where=EVERYBODY):
    with open_source(SourceRequest(project=project, where=where)) as found:
        header, *rows = csv.reader(io.StringIO(records_csv(records(found))))
    recorded = sum("/" not in name for name in header)  # then a column for each choice again
    return [row[:recorded] for row in (header, *rows)]


def read(project, where=EVERYBODY):
    listed = list_rows(project, where)
    parts = read_parts(project, listed, range(listed.parts))
    names = ["interview", *(column.name for column in listed.columns)]
    return listed, [
        names,
        *(list(record) for part in range(listed.parts) for record in parts[part]),
    ]


def plain(table):
    return [[re.sub(r"\.0$", "", cell) for cell in row] for row in table]


def test_all_parts_together_are_what_an_export_writes(project, monkeypatch):
    monkeypatch.setattr(rows_module, "ROWS_A_PART", 7)
    listed, found = read(project)
    assert listed.parts > 5
    assert listed.interviews == len(found) - 1
    assert plain(found) == plain(exported(project))


def test_some_parts_are_the_same_rows_as_in_all(project, monkeypatch):
    monkeypatch.setattr(rows_module, "ROWS_A_PART", 7)
    listed = list_rows(project, EVERYBODY)
    whole = read_parts(project, listed, range(listed.parts))
    assert read_parts(project, listed, range(2, 4)) == {part: whole[part] for part in (2, 3)}


def test_a_part_of_one_row_is_read(project, monkeypatch):
    monkeypatch.setattr(rows_module, "ROWS_A_PART", 1)
    listed, found = read(project)
    assert listed.parts == listed.interviews
    assert plain(found) == plain(exported(project))


def test_rows_with_one_id_are_told_apart_by_their_kiosk(project, monkeypatch):
    monkeypatch.setattr(rows_module, "ROWS_A_PART", 3)
    with Project(project) as opened:
        opened._database.execute("UPDATE reports_1 SET id_high = 5, id_low = id_low % 4")
        opened._database.execute(
            "DELETE FROM reports_1 WHERE rowid NOT IN"
            " (SELECT min(rowid) FROM reports_1 GROUP BY id_low, kiosk)"
        )
        there = opened.interviews
    listed, found = read(project)
    assert there > 4
    assert len(found) - 1 == listed.interviews == there


def test_only_the_rows_that_a_filter_keeps_are_listed(project):
    with Project(project) as opened:
        where = read_filter([FITTING[opened.survey.id]])
    listed, found = read(project, where)
    assert plain(found) == plain(exported(project, where))
    assert 0 < listed.interviews < 60


def test_what_a_table_says_of_the_sample_is_shown_too(project):
    with Project(project) as opened:
        opened._database.execute(
            "INSERT INTO drawn SELECT file, id_high, id_low, 1.5, 'a', NULL FROM reports_1"
        )
    _listed, found = read(project)
    assert found[0][-2:] == ["weight", "stratum"]
    assert {tuple(row[-2:]) for row in found[1:]} == {("1.5", "a")}


def test_reports_are_told_from_answers(project):
    listed = list_rows(project, EVERYBODY)
    with Project(project) as opened:
        survey = opened.survey
    randomized = {one.id for one in survey.recorded_questions if one.design.is_randomized}
    assert {one.name for one in listed.columns if one.is_report} == randomized
    assert {one.name for one in listed.columns if one.is_sample} == {
        one.columns[1].name for one in survey.recorded_questions if one.samples > 1
    }


def test_rows_in_a_database_are_looked_at_there(tmp_path):
    survey = load_survey(sample("clinic"))
    path = tmp_path / "p.surveydesk"
    with Project(path) as opened:
        opened.connect(survey, Connection(EngineSource("duckdb:///x.duckdb", "people"), 9))
    with pytest.raises(UserProblem, match="people in a database"):
        list_rows(path, EVERYBODY)


def test_another_survey_since_is_said(project):
    listed = list_rows(project, EVERYBODY)
    other = load_survey(sample("clinic" if listed.survey.id != "clinic-2026" else "work"))
    with Project(project) as opened, opened.history.change(StepKind.ADD_SURVEY) as step:
        opened._begin(other, step)
    with pytest.raises(UserProblem, match="another survey"):
        read_parts(project, listed, range(1))
