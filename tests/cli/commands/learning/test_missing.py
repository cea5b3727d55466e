"""Where nothing is missing, no table, tree or synthetic row has a place for it; a blank is told by row."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

LEVELS = {"a": ["0", "1"], "b": ["0", "1"], "label": ["yes", "no"]}
ROWS = [(n % 2, n // 2 % 2, "yes" if n % 2 else "no") for n in range(40)]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    path = tmp_path / "t.csv"
    write(path, ROWS)
    path.with_suffix(".json").write_text(json.dumps(LEVELS))
    return path


def write(path: Path, rows: list[tuple[object, ...]]) -> None:
    with path.open("w", newline="") as file:
        csv.writer(file).writerows([tuple(LEVELS), *rows])


def blanks(path: Path) -> int:
    with path.open(newline="") as file:
        return sum(not cell for row in csv.reader(file) for cell in row)


def stated(data: Path) -> tuple[object, ...]:
    return ("--domain", data.with_suffix(".json"), "--epsilon", 0.2, "--budget", 50)


@pytest.mark.parametrize("method", ["auto", "naive-bayes", "forest"])
def test_a_synthetic_table_has_no_blank_where_none_can_be(run, data, tmp_path, method):
    """At this ε up to half of the rows had blanks that nobody gave."""
    made = tmp_path / "s.csv"
    label = () if method == "auto" else ("--label", "label")
    common = ("--method", method, *label, "--rows", 200, "--out", made)
    assert run("synthesize", data, *stated(data), "--never-missing", "all", *common)[0] == 0
    assert blanks(made) == 0


def test_a_blank_is_refused_by_its_row_before_anything_is_paid(run, data):
    write(data, [*ROWS, (1, "", "yes")])
    learn = ("train", "tree", data, *stated(data), "--label", "label")
    command = (*learn, "--out", data.with_suffix(".model"))
    code, _, err = run(*command, "--never-missing", "a,b")
    assert code == 2
    assert "Column b is empty in row 41, but its domain says that it is never missing" in err
    assert not data.with_suffix(".spent.json").exists()
    assert run(*command, "--never-missing", "all", "--may-be-missing", "b")[0] == 0


def test_a_model_says_where_nothing_is_missing_and_leaves_a_row_with_a_blank_alone(run, data):
    model, table, out = (data.with_suffix(end) for end in (".model", ".new.csv", ".out.csv"))
    learn = ("train", "naive-bayes", data, *stated(data), "--label", "label", "--out", model)
    code, said, _ = run(*learn, "--never-missing", "a")
    assert code == 0
    assert "never missing: a\n" in said
    write(table, [(1, 1, ""), ("", 1, ""), (1, "", "")])
    code, _, err = run("predict", model, table, "--out", out)
    assert code == 1
    assert "Line 3: Column a is empty, but the model was trained where it never is." in err
    with out.open(newline="") as file:
        assert [bool(row["predicted"]) for row in csv.DictReader(file)] == [True, False, True]


def test_a_word_on_missing_values_needs_a_column_with_stated_levels(run, data):
    code, _, err = run(
        *("train", "tree", data, *stated(data), "--label", "label"),
        *("--never-missing", "z", "--out", data.with_suffix(".model")),
    )
    assert code == 2
    assert "Whether values of z can be missing must be said once" in err
