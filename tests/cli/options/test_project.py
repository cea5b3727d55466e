"""A project is named by --project, or given where files are."""

from __future__ import annotations

import pytest


@pytest.fixture
def place(tmp_path, monkeypatch, run):
    monkeypatch.chdir(tmp_path)
    run("demo", "study", "--no-window")
    files = sorted(str(path) for path in tmp_path.glob("study/*.collection"))
    run("import", *files, "--project", "p.surveydesk")
    return files


def test_a_project_in_the_place_of_files_is_the_project(place, run):
    words = ("--question", "drugs", "--csv", "-")
    code, named, _ = run("estimate", "--project", "p.surveydesk", *words)
    assert (code, "drugs,yes" in named) == (0, True)
    assert run("estimate", "p.surveydesk", *words)[:2] == (0, named)


def test_a_project_beside_files_or_another_project_is_refused(place, run):
    for words in (["p.surveydesk", place[0]], ["p.surveydesk", "--project", "p.surveydesk"]):
        code, _, said = run("estimate", *words)
        assert code in {1, 2}
        assert "p.surveydesk cannot be used" in said or "only one of these kinds" in said
