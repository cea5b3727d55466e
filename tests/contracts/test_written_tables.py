"""Every table that is written goes through one writer, so that no command's table has a live cell."""

from __future__ import annotations

import ast
import csv
import importlib.util
import io
import json
from pathlib import Path

import pytest

import surveyapp
from surveyapp.services.models.training_table import read_plain

ROOT = Path(surveyapp.__file__).parent
WRITERS = {
    "writer",
    "DictWriter",
    "to_csv",
    "to_excel",
    "to_clipboard",
    "write_csv_file",
    "savetxt",
}
LEVELS = [
    "c\u202ed",
    "a;=1+1",
    "|calc",
    "\ufeff=1+1",
    '"=1+1',
    "\u200b=1+1",
    "a\n=1+1",
    "b\x1b]0;t\x07",
    "\xa0=2",
    "c\u202ed",
]
CASES = Path(__file__).parents[1] / "storage" / "files" / "test_csv_cells.py"


def of_cells(name):
    """Return what the tests of cells have."""
    spec = importlib.util.spec_from_file_location("cells_of", CASES)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return getattr(module, name)


def assert_harmless(path):
    """Assert that no program runs a cell of the table, and that a terminal obeys none."""
    text = path.read_text(encoding="utf-8")
    assert list(of_cells("live_cells")(text)) == []
    assert not any(mark in text for mark in "\x1b\x07\x7f\x9b\u202e")


@pytest.fixture
def people(tmp_path):
    """A stranger's table: levels that a spreadsheet would run, in the label too."""
    path = tmp_path / "people.csv"
    with path.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file)
        table.writerow(["plain", "a;=column", "label"])
        for place in range(360):
            level = LEVELS[place % len(LEVELS)]
            table.writerow(["q", level, ["|yes", "\xa0=no"][place % 2]])
            table.writerow(["r", level, "|yes"])
    return path


def trained(run, people, tmp_path):
    model = tmp_path / "m.json"
    options = ("--label", "label", "--epsilon", "inf", "--public", "--out", model)
    assert run("train", "naive-bayes", people, *options)[0] == 0
    return model


def test_predictions_are_harmless_and_read_back_with_the_same_values(run, people, tmp_path):
    out = tmp_path / "out.csv"
    assert run("predict", trained(run, people, tmp_path), people, "--out", out)[0] == 0

    assert_harmless(out)
    before, after = read_plain(people), read_plain(out)
    width = len(before.header)
    assert after.header[:width] == before.header
    assert after.header[width] == "predicted"
    assert [row[:width] for row in after.rows] == list(before.rows)
    assert set(after.column("predicted")) <= {"|yes", "\xa0=no".strip()}


def test_a_synthetic_table_is_harmless_and_has_the_same_levels(run, people, tmp_path):
    out = tmp_path / "out.csv"
    assert run("synthesize", people, "--epsilon", 4, "--public", "--seed", 1, "--out", out)[0] == 0

    assert_harmless(out)
    column = "a;=column"
    assert set(read_plain(out).column(column)) <= {*read_plain(people).column(column), None}


@pytest.mark.parametrize("command", ["model", "evaluate"])
def test_what_a_model_says_is_harmless(run, people, tmp_path, command):
    out, model = tmp_path / "out.csv", trained(run, people, tmp_path)
    data = (people, "--public") if command == "evaluate" else ()
    assert run(command, model, *data, "--csv", out)[0] == 0

    assert len(out.read_text().splitlines()) > 5
    assert_harmless(out)


def hostile_survey(tmp_path):
    text = "a;=1+1\n\ufeff@x"
    choices = [{"id": name, "text": {"en": f"{name};+1"}} for name in ("north", "south")]
    survey = {
        "format": "surveyapp-survey/1", "id": "s", "version": 1, "languages": ["en"], "title": {"en": text},
        "questions": [{"id": "q", "type": "single_choice", "text": {"en": text}, "choices": choices,
                       "design": {"name": "direct"}}],
    }  # fmt: skip
    path = tmp_path / "s.survey.json"
    path.write_text(json.dumps(survey))
    return path


def test_a_codebook_is_harmless(run, tmp_path):
    out = tmp_path / "codebook.csv"
    assert run("codebook", hostile_survey(tmp_path), "--out", out)[0] == 0

    assert "+1" in out.read_text()
    assert_harmless(out)


def test_refused_cells_are_harmless_and_tell_what_stood_there(run, tmp_path):
    survey, table, refused = hostile_survey(tmp_path), tmp_path / "t.csv", tmp_path / "refused.csv"
    values = [*LEVELS, "north", "south"]
    with table.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([["q"], *([value] for value in values)])
    mapping = tmp_path / "m.mapping.json"
    run("map", table, "--survey", survey, "--out", mapping)

    told = run(
        "import",
        table,
        "--mapping",
        mapping,
        "--survey",
        survey,
        "--project",
        tmp_path / "p.surveydesk",
        "--refused",
        refused,
    )

    assert refused.exists(), told
    assert len(list(csv.DictReader(io.StringIO(refused.read_text(), newline="")))) == len(LEVELS)
    assert_harmless(refused)


def calls_of(tree):
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield (
                node.func.attr
                if isinstance(node.func, ast.Attribute)
                else getattr(node.func, "id", "")
            )


def test_no_module_writes_a_table_past_the_one_writer():
    own = {ROOT / "storage" / "files" / "csv_cells.py"}
    for path in sorted(set(ROOT.rglob("*.py")) - own):
        source = path.read_text(encoding="utf-8")
        is_suspect = any(name in source for name in WRITERS)
        # a collection file is no table for spreadsheets: its words are ids, numbers and reports
        found = set(calls_of(ast.parse(source))) & WRITERS if is_suspect else set()
        assert not found, f"{path}: {found}"
        assert "FORMAT CSV" not in source.upper(), path
