"""Copies of a synthetic table, from a terminal: made at the price of one, and pooled."""

from __future__ import annotations

import contextlib
import csv
import io
import json
import re
import shutil
import signal
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

import surveyapp
from surveyapp.cli import main
from surveyapp.services.models import synthesis
from surveyapp.storage.models.privacy_ledger import read_ledger


@pytest.fixture(scope="module")
def people(tmp_path_factory):
    """A table of 1500 people: of the old exactly 60 % have a car, of the young 30 %, in 1 to 3 rooms."""
    path = tmp_path_factory.mktemp("copies") / "people.csv"
    groups = [("old", 120, 80), ("young", 90, 210)]
    cells = [
        (age, rooms, car)
        for age, cars, none in groups
        for rooms in (1, 2, 3)
        for car in ["yes"] * cars + ["no"] * none
    ]
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["age", "rooms", "car"])
        writer.writerows(cells)
    levels = {"age": ["young", "old"], "rooms": ["1", "2", "3"], "car": ["no", "yes"]}
    path.with_suffix(".json").write_text(json.dumps(levels))
    return path


@pytest.fixture(scope="module")
def copies(people):
    """Twelve copies of it, and what was said."""
    words = [
        "synthesize",
        people,
        "--domain",
        people.with_suffix(".json"),
        "--never-missing",
        "all",
    ]
    words += ["--epsilon", 2, "--budget", 3, "--copies", 12, "--out", people.with_name("made.csv")]
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        assert main([str(word) for word in words]) == 0
    return said.getvalue(), sorted(people.parent.glob("made-*.csv"))


def rows(text):
    return list(csv.DictReader(io.StringIO(text)))


def pooled(paths, statistic):
    """Return an estimate and its standard error as Raghunathan, Reiter and Rubin (2003) pool copies.

    ``statistic`` gives an estimate of a copy and its variance as if its rows were people.
    """
    each, own = np.array([statistic(pd.read_csv(path)) for path in paths]).T
    between = (1 + 1 / len(each)) * each.var(ddof=1)
    variance = between - own.mean()
    return each.mean(), np.sqrt(variance if variance > 0 else between)


def test_copies_cost_what_one_table_costs(copies, people):
    said, files = copies
    assert [file.name for file in files][::11] == ["made-01.csv", "made-12.csv"]
    assert "epsilon 2" in said.splitlines()[0]
    assert "so far: epsilon 2 (budget 3, 1 left)" in said
    assert "all 3 pairs of columns" in said
    assert not people.with_name("made.csv").exists()
    assert len({file.read_text() for file in files}) == 12


def test_the_shares_that_people_gave_are_found_again(copies, run):
    code, out, err = run("pool", *copies[1], "--by", "age", "--columns", "car", "--csv", "-")
    assert code == 0, err
    found = {(row["group"], row["value"]): row for row in rows(out)}
    for group, share in (("old", 0.6), ("young", 0.3)):

        def share_with_a_car(table, group=group):
            cars = table.car[table.age == group] == "yes"
            return cars.mean(), cars.mean() * (1 - cars.mean()) / len(cars)

        row = found[group, "yes"]
        expected = pooled(copies[1], share_with_a_car)
        assert (float(row["estimate"]), float(row["se"])) == pytest.approx(expected)
        # the noise moves a share by .006, and the other group's is .3 away
        assert abs(float(row["estimate"]) - share) < 0.1
        assert float(row["low"]) < float(row["estimate"]) < float(row["high"])


def test_values_that_were_not_found_are_blank_and_the_shares_say_that_they_are_left_out(
    tmp_path, run
):
    table = tmp_path / "t.csv"
    pairs = [("yes" if n % 40 == 0 else "no", f"name{n}") for n in range(800)]
    table.write_text("rare,name\n" + "".join(f"{rare},{name}\n" for rare, name in pairs))
    words = ("--find-levels", "1e-9", "--epsilon", "1", "--copies", "10")
    code, _, err = run("synthesize", table, *words, "--out", tmp_path / "made.csv")
    assert code == 0, err
    copies = sorted(tmp_path.glob("made-*.csv"))
    assert "missing" not in "".join(one.read_text() for one in copies)
    assert set(pd.read_csv(copies[0]).rare.dropna()) == {"no"}  # 20 of 800 are not found at ε 1
    _, out, err = run("pool", *copies)
    assert re.search(
        r"Rows without a value are left out: rare \d\.\d %, name 100\.0 %\.", err + out
    )


def test_a_regression_has_the_odds_ratio_of_the_people(copies, run):
    words = "--outcome", "car", "--predictors", "age,rooms"
    code, out, err = run("pool", *copies[1], *words, "--csv", "-")
    assert code == 0, err
    row = next(row for row in rows(out) if row["column"] == "age: young")
    log_odds = np.log(0.3 / 0.7) - np.log(0.6 / 0.4)
    # it varies by .03 between tables; p would not do, as the degrees of freedom are estimated too
    assert abs(float(row["estimate"]) - log_odds) < 0.6
    assert float(row["low"]) < float(row["estimate"]) < float(row["high"])


def test_means_of_numbers(copies, run):
    _, out, _ = run("pool", *copies[1], "--means", "--csv", "-")
    (row,) = rows(out)
    assert row["column"] == "rooms"
    expected = pooled(copies[1], lambda table: (table.rooms.mean(), table.rooms.var() / len(table)))
    assert (float(row["estimate"]), float(row["se"])) == pytest.approx(expected)
    assert abs(float(row["estimate"]) - 2) < 0.2


def test_the_library_gives_the_same_of_files_and_of_data_frames(copies, run):
    _, out, _ = run("pool", *copies[1], "--csv", "-")
    expected = rows(out)
    frames = [pd.read_csv(file) for file in copies[1]]
    for given in (list(copies[1]), frames):
        found = surveyapp.pool(given).frame()
        assert found["low"].tolist() == pytest.approx([float(row["low"]) for row in expected])
        assert found["value"].tolist() == [row["value"] for row in expected]


def test_tables_that_are_no_draws_are_told(copies, run, tmp_path):
    """The same table twice has no noise between its copies."""
    code, _, err = run("pool", copies[1][0], copies[1][0])
    assert code == 0
    assert "differ less than people drawn at random would" in err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--predictors", "age"), "--predictors: it is of a regression"),
        (("--outcome", "car"), "--predictors: choose the columns"),
        (("--outcome", "car", "--predictors", "car"), "cannot explain itself"),
        (
            ("--outcome", "car", "--predictors", "age", "--category", "maybe"),
            "car has no value maybe",
        ),
        (("--columns", "height"), "There is no column height"),
    ],
)
def test_what_cannot_be_pooled_gets_a_sentence(copies, run, options, said):
    code, _, err = run("pool", *copies[1], *options)
    assert code == 2
    assert said in err


def test_a_single_table_and_other_columns_are_refused(copies, people, run, tmp_path):
    assert "two or more copies" in run("pool", copies[1][0])[2]
    other = tmp_path / "other.csv"
    other.write_text("a,b\n1,2\n")
    assert "other.csv has other columns than made-01.csv" in run("pool", copies[1][0], other)[2]


def test_a_forest_makes_no_copies(people, run, tmp_path):
    words = "--method", "forest", "--label", "car", "--copies", 5
    code, _, err = run(
        *("synthesize", people, "--domain", people.with_suffix(".json"), "--epsilon", 1, *words),
        *("--out", tmp_path / "x.csv"),
    )
    assert code == 2
    assert "--copies: a forest" in err
    assert not (tmp_path / "x.csv").exists()


def test_a_report_to_be_published_is_paid_for_in_the_same_ledger(people, run, tmp_path):
    table = tmp_path / "again.csv"
    # other people: the ledger knows copies of a table
    table.write_text(people.read_text().replace("old", "aged") + "young,1,no\n" * 40)
    levels = json.loads(people.with_suffix(".json").read_text())
    levels["age"] = ["young", "aged"]
    table.with_suffix(".json").write_text(json.dumps(levels))
    code, out, err = run(
        *("synthesize", table, "--domain", table.with_suffix(".json"), "--never-missing", "all"),
        *("--epsilon", 1, "--quality", 0.5, "--label", "car", "--method", "auto"),
        *("--out", tmp_path / "one.csv", "--report", tmp_path / "one.html"),
    )
    assert code == 0, err
    assert "quality, for epsilon 0.5 more:" in out
    assert "so far: epsilon 1.5" in out
    told = dict(line.split(": ", 1) for line in out.splitlines() if ": " in line)
    # four numbers for .5 of about 1540 rows: 8·ln 20/1540
    _, _, error, *rest = told["mean distance of pairs"].split()
    assert float(error) == pytest.approx(0.0156, abs=0.0005)
    assert rest == ["(noise,", "95", "%)"]
    assert float(told["trained on synthetic rows, right of real rows"].split()[0]) > 0.6
    page = (tmp_path / "one.html").read_text()
    assert "For the holder of the table only" in page
    assert "gap: by how much it looks better than it is" in page


def test_copies_that_were_paid_for_stay_where_the_work_is_stopped(
    people, tmp_path, monkeypatch, capsys
):
    table = tmp_path / "again.csv"
    # another file: the ledger goes by content too
    table.write_text(people.read_text() + "old,1,yes\n")
    shutil.copy(people.with_suffix(".json"), table.with_suffix(".json"))
    draws = synthesis.posterior_draws

    def stopped_at_once(*asked):
        signal.raise_signal(signal.SIGINT)
        yield from draws(*asked)

    monkeypatch.setattr(synthesis, "posterior_draws", stopped_at_once)
    words = ["synthesize", table, "--domain", table.with_suffix(".json"), "--epsilon", 2]
    words += ["--budget", 3, "--copies", 1000, "--out", tmp_path / "made.csv"]
    assert main([str(word) for word in words]) == 2
    said = capsys.readouterr().err
    assert said == (
        "error: Stopped: 2 of 1000 copies are written, made-0001.csv to made-0002.csv. They can be pooled "
        "as they are; ε = 2 is spent.\n"
    )
    assert read_ledger(table).spent == 2
    made = sorted(tmp_path.glob("made-*.csv"))
    assert [path.name for path in made] == ["made-0001.csv", "made-0002.csv"]
    assert main(["pool", *map(str, made)]) == 0


@pytest.fixture(scope="module")
def three(copies, tmp_path_factory):
    """Three of the copies in a folder of their own, whose file says that age × car was not measured."""
    folder = tmp_path_factory.mktemp("three")
    made = [Path(shutil.copy(path, folder)) for path in copies[1][:3]]
    kept = json.loads((copies[1][0].parent / "made-measured.json").read_text())
    assert kept == {
        "format": "surveyapp-measured/1",
        "columns": ["age", "rooms", "car"],
        "pairs": [["age", "rooms"], ["age", "car"], ["rooms", "car"]],
    }
    kept["pairs"].remove(["age", "car"])
    (folder / "made-measured.json").write_text(json.dumps(kept))
    return made


def test_what_depends_on_a_pair_that_was_not_measured_has_no_interval_and_that_is_said(three, run):
    code, out, err = run("pool", *three, "--by", "age", "--csv", "-")
    assert code == 0, err
    found = rows(out)
    assert {row["column"] for row in found} == {"rooms", "car"}
    for row in found:
        ends = (row["low"], row["high"], row["se"], row["freedom"])
        assert float(row["estimate"]) > 0
        assert (ends == ("",) * 4) == (row["column"] == "car")
    assert "No interval for what depends on age × car: these columns were not measured" in err
    assert "rooms" not in err.split("No interval")[1]
    shown = run("pool", *three, "--by", "age", "--columns", "car")[1]
    assert "not measured" in shown


def test_single_columns_have_intervals_whatever_was_measured(three, run):
    _, out, err = run("pool", *three, "--csv", "-")
    assert all(float(row["low"]) <= float(row["estimate"]) for row in rows(out))
    assert "No interval" not in err


@pytest.mark.parametrize(
    ("predictors", "has_intervals"), [("rooms", True), ("age", False), ("age,rooms", False)]
)
def test_a_regression_has_intervals_where_all_its_pairs_were_measured(
    three, run, predictors, has_intervals
):
    _, out, err = run("pool", *three, "--outcome", "car", "--predictors", predictors, "--csv", "-")
    for row in rows(out):
        assert (row["low"] != "") == (row["p_value"] != "") == has_intervals
    assert ("age × car" in err) == (not has_intervals)


def test_the_library_finds_the_file_beside_copies_and_takes_it_for_data_frames(three):
    frames = [pd.read_csv(path) for path in three]
    beside = three[0].with_name("made-measured.json")
    of_files = surveyapp.pool(three, by="age", columns=["car"])
    assert of_files.frame()["low"].isna().all()
    assert "age × car" in str(of_files)
    told = surveyapp.pool(frames, by="age", columns=["car"], measured=beside)
    assert told.frame()["low"].isna().all()
    untold = surveyapp.pool(frames, by="age", columns=["car"])
    assert untold.frame()["low"].notna().all()
    assert "(NAME-measured.json) is not beside the copies" in str(untold)
    assert "NAME-measured.json" not in str(surveyapp.pool(frames, columns=["car"]))


def test_a_column_that_was_made_of_others_has_no_interval(three, run, tmp_path):
    """Nobody knows which pairs it depends on."""
    made = [tmp_path / path.name for path in three]
    for path, other in zip(three, made, strict=True):
        table = pd.read_csv(path)
        table["old driver"] = (table.age == "old") & (table.car == "yes")
        table.to_csv(other, index=False)
    shutil.copy(three[0].with_name("made-measured.json"), tmp_path)
    _, out, err = run("pool", *made, "--csv", "-")
    assert {row["column"] for row in rows(out) if not row["low"]} == {"old driver"}
    assert "depends on old driver:" in err


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        '{"format": "surveyapp-measured/2", "columns": [], "pairs": []}',
        '{"format": "surveyapp-measured/1", "columns": ["age"], "pairs": [["age", "car"]]}',
        '{"format": "surveyapp-measured/1", "columns": ["age"], "pairs": [["age"]]}',
        '{"format": "surveyapp-measured/1", "columns": ["age"], "pairs": [3]}',
        '{"format": "surveyapp-measured/1", "columns": [3], "pairs": []}',
    ],
)
def test_a_file_that_does_not_say_what_was_measured_is_refused(three, run, tmp_path, text):
    made = [shutil.copy(path, tmp_path) for path in three]
    (tmp_path / "made-measured.json").write_text(text)
    code, _, err = run("pool", *made)
    assert code == 2
    assert "made-measured.json does not say which pairs of columns were measured" in err
