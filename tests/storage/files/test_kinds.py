"""Who gives a file in the place of another is told what it is, and what to do with it."""

from __future__ import annotations

import json

import pytest

from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.surveys.survey_files import save_survey

READERS = {
    "project": ("estimate", "--project", "{file}"),
    "collection": ("verify", "{file}"),
    "survey": ("check", "{file}"),
    "model": ("predict", "{file}", "t.csv", "--out", "z.csv"),
    "mapping": (
        "import",
        "t.csv",
        "--survey",
        "s.survey.json",
        "--mapping",
        "{file}",
        "--project",
        "n",
    ),
}
FILES = {
    "project": "p.surveydesk",
    "collection": "c.collection",
    "survey": "s.survey.json",
    "model": "m.model",
    "mapping": "t.mapping.json",
    "table": "t.csv",
    "workbook": "t.xlsx",
}
CALLED = {**{name: f"it is a {name}" for name in FILES}, "workbook": "it is a table"}


@pytest.fixture(scope="module")
def folder(make_survey, tmp_path_factory):
    """A file of each kind."""
    folder, survey = tmp_path_factory.mktemp("kinds"), make_survey()
    save_survey(survey, folder / "s.survey.json")
    (made,) = simulate(survey, folder / "usb", interviews=5, seed=1)
    made.rename(folder / "c.collection")
    import_files([folder / "c.collection"], folder / "p.surveydesk")
    for name in ("model", "mapping"):
        text = json.dumps({"format": f"surveyapp-{name}/1"})
        (folder / FILES[name]).write_text(text, "utf-8")
    (folder / "t.csv").write_text("used;age\nyes;4\n", "utf-8")
    (folder / "t.xlsx").write_bytes(b"PK\x03\x04 and so on")
    return folder


@pytest.mark.parametrize("given", FILES)
@pytest.mark.parametrize("wanted", READERS)
def test_a_file_of_another_kind_is_called_what_it_is(wanted, given, folder, run, monkeypatch):
    if wanted == given:
        return
    monkeypatch.chdir(folder)
    code, out, err = run(*(word.format(file=FILES[given]) for word in READERS[wanted]))
    said = out + err
    assert code != 0
    assert CALLED[given] in said
    assert f"not a {wanted}" in said
    assert "UTF-8" not in said
    assert len(said.splitlines()) == 1
