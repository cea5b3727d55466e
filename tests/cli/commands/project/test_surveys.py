"""The command line with several surveys in one project."""

import json

import pytest
from samples import sample

from surveyapp.services.simulation.respondents import simulate
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json

CLINIC = sample("clinic")


@pytest.fixture
def project(run, tmp_path, clinic):
    path = tmp_path / "p.surveydesk"
    second = read_survey({**survey_to_json(clinic), "version": 2}, "second")
    first = simulate(clinic, tmp_path / "first", interviews=40, seed=1)
    others = simulate(second, tmp_path / "second", interviews=30, seed=2)
    assert run("import", *first, "--project", path)[0] == 0
    code, _, err = run("import", *others, "--project", path)
    assert code == 1
    assert "note: import --add-survey takes files of another survey, and adds that survey." in err
    assert run("import", *others, "--project", path, "--add-survey")[0] == 0
    return path


def interviews(out):
    return {row["n"] for row in json.loads(out) if row["question"] == "region"}


@pytest.mark.parametrize(
    ("choice", "n", "name"),
    [
        ((), 30, "clinic-2026@2"),
        (("--survey", "clinic-2026"), 30, "clinic-2026@2"),
        (("--survey", "clinic-2026@1"), 40, "clinic-2026@1"),
        (("--survey", CLINIC), 40, "clinic-2026@1"),
    ],
)
def test_estimates_are_of_the_survey_that_is_named_and_it_is_said(run, project, choice, n, name):
    code, out, err = run("estimate", "--project", project, *choice, "--json", "-")
    assert code == 0
    assert interviews(out) == {n}
    assert f"note: the survey read is {name}, one of 2 in the project" in err


def test_other_commands_choose_in_the_same_way(run, project):
    options = ("--project", project, "--questions", "region,drugs", "--survey", "clinic-2026@1")
    code, _, err = run("crosstab", *options)
    assert code < 2
    assert "clinic-2026@1" in err


@pytest.mark.parametrize("survey", ["clinic-2026@7", "market", "no such file"])
def test_a_survey_that_the_project_has_not_is_an_error(run, project, survey):
    code, _, err = run("estimate", "--project", project, "--survey", survey)
    assert code == 2
    assert err.startswith("error: ")
    assert survey in err


def test_the_surveys_are_listed_and_chosen(run, project):
    code, out, _ = run("surveys", "--project", project)
    assert code == 0
    assert out.splitlines()[0].split() == [
        "survey",
        "version",
        "title",
        "interviews",
        "files",
        "chosen",
    ]
    _, out, _ = run("surveys", "--project", project, "--choose", "clinic-2026@1", "--json", "-")
    rows = json.loads(out)
    assert [(row["version"], row["interviews"], row["chosen"]) for row in rows] == [
        (1, 40, True),
        (2, 30, False),
    ]


def test_actions_are_listed_undone_and_redone(run, project):
    code, out, err = run("undo", "--project", project)
    assert (code, out, err) == (0, "undone: adding the survey clinic-2026@2\n", "")
    _, out, _ = run("estimate", "--project", project, "--json", "-")
    assert interviews(out) == {40}
    _, out, _ = run("history", "--project", project, "--csv", "-")
    assert [line.split(",")[:2] for line in out.splitlines()] == [
        ["step", "state"],
        ["1", "done"],
        ["2", "undone"],
    ]
    assert run("redo", "--project", project)[1].startswith("redone: adding the survey")
    code, _, err = run("redo", "--project", project)
    assert code == 2
    assert err.startswith("error: There is nothing to redo")


def test_a_file_is_removed_by_its_name(run, project, tmp_path):
    (name,) = [path.name for path in (tmp_path / "second").glob("*.collection")]
    code, out, _ = run("remove", name, "--project", project)
    assert (code, out.split(":")[0]) == (0, name)
    code, _, err = run("remove", name, "--project", project)
    assert code == 2
    assert f"has no file {name}" in err
    run("undo", "--project", project)
    _, out, _ = run("estimate", "--project", project, "--json", "-")
    assert interviews(out) == {30}


@pytest.mark.parametrize("command", ["undo", "redo", "history", "surveys"])
def test_a_project_that_is_not_there_is_an_error(run, tmp_path, command):
    code, _, err = run(command, "--project", tmp_path / "none.surveydesk")
    assert code == 2
    assert "there is no" in err
