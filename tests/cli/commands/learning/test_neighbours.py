"""Attacks on central models by what a released file says: one blank label, one rare level, one row more.

What is true of every pair of tables is proven in tests/learning/test_neighbours.py; these are the files.
"""

from __future__ import annotations

import csv
import json
import re
import shutil
from pathlib import Path

import pytest

LEVELS = {"a": ["0", "1"], "b": ["0", "1"], "label": ["yes", "no"]}
ROWS = [(n % 2, n // 2 % 2, "yes" if n % 2 else "no") for n in range(40)]
EARLIER = Path(__file__).parents[3] / "storage" / "models" / "version_1"


def table(path: Path, rows: list[tuple[object, ...]]) -> Path:
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(LEVELS)
        writer.writerows(rows)
    path.with_suffix(".json").write_text(json.dumps(LEVELS))
    return path


def trained(run, data: Path, *options: object, learner: str = "naive-bayes") -> tuple[dict, str]:
    model = data.with_suffix(".model")
    stated = ("--domain", data.with_suffix(".json"))
    code, out, _ = run(
        *("train", learner, data, "--label", "label", "--epsilon", 1, *stated, *options),
        *("--budget", 20, "--out", model),
    )
    assert code == 0
    return json.loads(model.read_text())["card"], out


@pytest.mark.parametrize("learner", ["naive-bayes", "tree"])
def test_a_blank_label_does_not_show_in_the_card(run, tmp_path, learner):
    """The exact count would be 40 every time, and 41 with the label."""
    data, told = table(tmp_path / "t.csv", [*ROWS, (1, 1, "")]), set()
    for _ in range(6):
        card, out = trained(run, data, learner=learner)
        assert card["rows_are"] == "noisy"
        assert f"rows: about {card['rows']} (noisy)" in out
        told.add(card["rows"])
    assert len(told) > 1


def test_a_blank_label_does_not_show_in_an_accuracy(run, tmp_path):
    data = table(tmp_path / "t.csv", [*ROWS, (1, 1, "")])
    trained(run, data)
    told = set()
    for _ in range(5):
        code, out, _ = run("evaluate", tmp_path / "t.model", data, "--epsilon", 0.1)
        assert code == 0
        told.add(re.search(r"^rows about (\d+), epsilon 0\.1$", out, re.MULTILINE)[1])
    assert len(told) > 1


@pytest.mark.parametrize("learner", ["auto", "naive-bayes", "tree", "forest"])
def test_a_public_number_of_rows_counts_the_blank_label_and_names_its_neighbours(
    run, tmp_path, learner
):
    data = table(tmp_path / "t.csv", [*ROWS, (1, 1, "")])
    card, out = trained(run, data, "--rows-public", learner=learner)
    assert (card["rows"], card["rows_are"]) == (41, "public")
    assert (card["neighbours"], card["epsilon_one_changed"]) == ("one_changed", 1.0)
    assert "rows: 41 (public)" in out
    assert "neighbours: tables of equally many rows with one row changed" in out
    assert "one row more or less" not in out
    payments = json.loads(data.with_suffix(".spent.json").read_text())["payments"]
    assert payments[-1]["purpose"] == f"{learner} model of label, number of rows public"


def test_levels_that_nobody_stated_are_refused_and_cost_nothing(run, tmp_path):
    data = table(tmp_path / "t.csv", [*ROWS, ("a-level-of-one-row", 1, "yes")])
    commands = (("train", "auto", data, "--label", "label"), ("synthesize", data))
    for command in commands:
        code, out, err = run(*command, "--epsilon", 0.1, "--out", tmp_path / "out")
        assert (code, out) == (2, "")
        assert "The levels of a, b, label are not stated" in err
        assert "a-level-of-one-row" not in err
    assert not (tmp_path / "out").exists()
    assert not (tmp_path / "t.spent.json").exists()


def test_levels_are_found_under_epsilon_without_the_rare_one(run, tmp_path):
    data = table(tmp_path / "t.csv", [*ROWS * 30, ("a-level-of-one-row", 1, "yes")])
    model, made = tmp_path / "m.json", tmp_path / "s.csv"
    search = ("--epsilon", 4, "--find-levels", "1e-9")

    code, out, err = run("train", "auto", data, "--label", "label", *search, "--out", model)

    assert (code, err) == (0, "")
    kept = json.loads(model.read_text())
    assert kept["features"][0] == {"name": "a", "levels": ["0", "1"]}
    assert "a-level-of-one-row" not in model.read_text() + out
    assert (kept["card"]["levels"], kept["card"]["delta"]) == ("found", 1e-9)
    assert "epsilon: 4 of the table, delta 1e-09" in out
    assert "with one row changed, epsilon 8 and delta 5.56e-08" in out
    assert "levels: found under epsilon and delta" in run("model", model)[1]
    code, out, _ = run("synthesize", data, *search, "--out", made)
    assert code == 0
    assert "t.csv, levels: found under epsilon and delta" in out
    assert "a-level-of-one-row" not in made.read_text()
    assert "so far: epsilon 8 (" in out
    payments = json.loads((tmp_path / "t.spent.json").read_text())["payments"]
    assert [payment["purpose"] for payment in payments] == [
        "auto model of label, delta 1e-09",
        "synthetic table, delta 1e-09",
    ]


@pytest.mark.parametrize("delta", ["0", "-1", "0.5", "nan", "much"])
def test_a_delta_that_protects_nobody_is_refused(run, tmp_path, delta):
    data = table(tmp_path / "t.csv", ROWS)
    code, _, err = run(
        *("train", "auto", data, "--label", "label", "--epsilon", 1),
        *(f"--find-levels={delta}", "--out", tmp_path / "m.json"),
    )
    assert code == 2
    assert "Delta is" in err or "not a number" in err
    assert not (tmp_path / "t.spent.json").exists()


def test_a_synthetic_table_has_about_as_many_rows_and_says_what_is_protected(run, tmp_path):
    data, told = table(tmp_path / "t.csv", ROWS), set()
    for _ in range(5):
        code, out, _ = run(
            *("synthesize", data, "--domain", tmp_path / "t.json", "--epsilon", 0.5),
            *("--out", tmp_path / "s.csv"),
        )
        assert code == 0
        rows = len((tmp_path / "s.csv").read_text().splitlines()) - 1
        assert f"t.csv, rows: about {rows} (noisy)" in out
        assert "t.csv, neighbours: tables that differ by one row more or less" in out
        told.add(rows)
    assert len(told) > 1
    code, out, _ = run(
        *("synthesize", data, "--domain", tmp_path / "t.json", "--epsilon", 0.5),
        *("--rows-public", "--out", tmp_path / "s.csv"),
    )
    assert len((tmp_path / "s.csv").read_text().splitlines()) == 41
    assert "t.csv, rows: 40 (public)" in out


def test_a_table_that_was_declared_public_is_said_not_to_be_protected(run, tmp_path):
    data = table(tmp_path / "t.csv", ROWS)
    code, out, err = run(
        *("train", "auto", data, "--label", "label", "--epsilon", 3, "--public"),
        *("--out", tmp_path / "m.json"),
    )
    assert code == 0
    assert "read from the data" in err
    assert "neighbours: none: the table was declared public" in out
    assert "levels: read off the data, and not protected" in out
    assert "\nrows: 40\n" in out


@pytest.mark.parametrize("learner", ["auto", "naive-bayes", "tree", "forest"])
def test_a_model_of_the_first_format_predicts_as_it_did_and_promises_nothing_unproven(
    run, tmp_path, learner
):
    model, out_file = tmp_path / "m.model.json", tmp_path / "p.csv"
    shutil.copy(EARLIER / f"{learner}.model.json", model)

    code, out, _ = run("model", model)

    assert code == 0
    assert "neighbours: not proven: an earlier version made this model" in out
    assert "\nrows: 400\n" in out
    assert run("predict", model, EARLIER / "people.csv", "--out", out_file)[0] == 0
    with out_file.open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 25
    assert [row["predicted"] for row in rows] == [row[learner] for row in rows]
