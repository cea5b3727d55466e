"""Private learning from a terminal: central tables with their ledger, and reports alone."""

import csv
import itertools
import json
import math
import re

import numpy as np
import pytest

from surveyapp.analyses import evaluate
from surveyapp.cli.parser import new_parser
from surveyapp.messages.numerals import rounded_up
from surveyapp.services.models.evaluation import known_rows
from surveyapp.services.models.training_table import read_plain
from surveyapp.storage.models.model_files import load_model
from surveyapp.storage.models.privacy_ledger import DEFAULT_BUDGET
from surveyapp.storage.models.spent_tables import registry_path

BUYING = ("low", "med", "high")
SAFETY = ("low", "high")
PERSONS = ("2", "4", "more")
LEVELS = {"buying": BUYING, "safety": SAFETY, "persons": PERSONS, "class": ("acc", "unacc")}


@pytest.fixture
def cars(tmp_path):
    """A table like the car evaluations: what is unsafe or for two is unacceptable."""
    path = tmp_path / "cars.csv"
    rows = list(itertools.product(BUYING, SAFETY, PERSONS)) * 60
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["buying", "safety", "persons", "class"])
        for buying, safety, persons in rows:
            is_bad = safety == "low" or persons == "2"
            writer.writerow([buying, safety, persons, "unacc" if is_bad else "acc"])
    path.with_suffix(".json").write_text(json.dumps(LEVELS))
    return path


def stated(table):
    """Return the options that state the levels of a table."""
    return "--domain", table.with_suffix(".json")


def read(path):
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


def accuracy(out):
    return float(next(line for line in out.splitlines() if line.startswith("accuracy")).split()[1])


def measure(out, name):
    found = (
        line.removeprefix(name + " ") for line in out.splitlines() if line.startswith(name + " ")
    )
    return float(next(rest for rest in found if rest[0] in "-0123456789").split()[0])


@pytest.mark.parametrize("learner", ["auto", "naive-bayes", "tree", "forest"])
def test_a_private_model_is_trained_kept_and_predicts(run, cars, tmp_path, learner):
    model, out_file = tmp_path / "m.model.json", tmp_path / "p.csv"

    code, out, err = run(
        "train", learner, cars, "--label", "class", *stated(cars), "--epsilon", 4, "--out", model
    )

    assert code == 0
    assert "epsilon: 4 of the table" in out
    assert (
        "neighbours: tables that differ by one row more or less; of tables with one row changed, epsilon 8"
        in out
    )
    assert "levels: stated beforehand" in out
    assert err == ""
    assert run("predict", model, cars, "--out", out_file)[0] == 0
    rows = read(out_file)
    right = [row["predicted"] == row["class"] for row in rows]
    assert len(right) == 1080
    assert np.mean(right) > 0.7


def test_a_table_without_epsilon_is_refused_unless_infinite_is_said(run, cars, tmp_path):
    model = tmp_path / "m.json"

    code, _, err = run("train", "tree", cars, "--label", "class", "--out", model)
    assert (code, model.exists()) == (2, False)
    assert "or inf for a model" in err

    code, out, _ = run(
        "train", "tree", cars, "--label", "class", "--epsilon", "inf", "--out", model
    )
    assert code == 0
    assert "infinite: not private" in out
    assert accuracy(run("evaluate", model, cars, "--public")[1]) == 1.0


def test_a_model_shows_its_card_its_tree_and_its_rules(run, cars, tmp_path):
    model = tmp_path / "m.json"
    run("train", "tree", cars, "--label", "class", "--epsilon", "inf", "--out", model)

    code, out, err = run("model", model)

    assert (code, err) == (0, "")
    assert "epsilon: infinite: not private" in out
    assert "safety = low:\n" in out or "persons = 2:\n" in out
    assert "unacc, if one of these holds:" in out
    assert "(540 of 540)" in out or "(360 of 360)" in out


def test_a_public_table_needs_no_epsilon_and_its_id3_writes_its_rules(run, cars, tmp_path):
    model = tmp_path / "m.json"
    tree = ("--splits", "every-level", "--criterion", "gain-ratio", "--missing", "own-level")
    code, out, _err = run(
        *("train", "tree", cars, "--label", "class", "--public", *tree, "--out", model)
    )
    assert code == 0
    assert "option: --splits every-level\n" in out
    assert "epsilon: infinite: not private" in out

    code, out, _err = run("model", model, "--json", "-")

    assert code == 0
    rules = json.loads(out)
    assert {"label": "unacc", "rule": "safety = low", "rows": 540, "right": 540} in rules
    assert sum(rule["rule"] == "persons = 2" for rule in rules) == 1


def test_what_only_a_tree_that_is_not_private_has_is_refused_under_epsilon(run, cars, tmp_path):
    for option in (("--pruning", "none"), ("--missing", "shares"), ("--criterion", "gain-ratio")):
        code, out, err = run(
            *("train", "tree", cars, "--label", "class", "--epsilon", 1, *stated(cars), *option),
            *("--out", tmp_path / "m.json"),
        )
        assert (code, out) == (2, "")
        assert f"{option[0]}: it is for a model that is not private" in err


def test_a_model_shows_what_its_features_say_with_bounds(run, cars, tmp_path):
    model = tmp_path / "m.json"
    run(
        *("train", "naive-bayes", cars, "--label", "class", *stated(cars)),
        *("--epsilon", 9, "--out", model),
    )

    code, out, _ = run("model", model, "--csv", "-")

    assert code == 0
    rows = list(csv.DictReader(out.splitlines()))
    (unsafe,) = (
        row
        for row in rows
        if (row["feature"], row["level"], row["label"]) == ("safety", "low", "unacc")
    )
    assert float(unsafe["low"]) < 0.75 < float(unsafe["high"])
    assert "naive-bayes" in run("model", model)[1]


def test_a_budget_is_kept_and_not_overspent(run, cars, tmp_path):
    levels = stated(cars)
    train = (
        "train",
        "naive-bayes",
        cars,
        "--label",
        "class",
        *levels,
        "--out",
        tmp_path / "m.json",
    )
    assert run(*train, "--epsilon", 1, "--budget", 1.5)[0] == 0
    ledger = tmp_path / "cars.spent.json"
    before = ledger.read_bytes()

    for again in (
        (*train, "--epsilon", 1),
        ("synthesize", cars, *levels, "--epsilon", 0.6, "--out", tmp_path / "s.csv"),
        ("evaluate", tmp_path / "m.json", cars, "--epsilon", 0.6),
    ):
        code, _, err = run(*again)
        assert code == 2
        assert "0.5 of its budget of 1.5 is left" in err
    assert run(*train, "--epsilon", 0.1, "--budget", 3)[0] == 2
    assert ledger.read_bytes() == before

    code, out, _ = run("evaluate", tmp_path / "m.json", cars, "--epsilon", 0.5)
    assert code == 0
    assert "epsilon 1.5 (budget 1.5, 0 left)" in out
    assert [p["epsilon"] for p in json.loads(ledger.read_text())["payments"]] == ["1.0", "0.5"]


def declared_public(cars, tmp_path):
    """Return every command that takes a table as public, on ``cars``."""
    model, out = tmp_path / "m.json", tmp_path / "again"
    return {
        "train": ("train", "tree", cars, "--label", "class", "--epsilon", "inf", "--out", out),
        "evaluate": ("evaluate", model, cars),
        "synthesize": ("synthesize", cars, "--epsilon", "inf", "--out", out),
    }


def test_a_table_that_has_a_ledger_is_not_public_nor_is_its_copy(run, cars, tmp_path):
    run(
        *("train", "naive-bayes", cars, "--label", "class", "--epsilon", 1, "--budget", 1),
        *(*stated(cars), "--out", tmp_path / "m.json"),
    )
    (tmp_path / "elsewhere").mkdir()
    header, *rows = cars.read_text().splitlines()
    copy = tmp_path / "elsewhere" / "mine.csv"
    copy.write_text("\n".join([header, "high,low,more,acc", *rows[1:]]) + "\n")

    for table in (cars, copy):
        for command in declared_public(table, tmp_path).values():
            code, out, err = run(*command, "--public")
            assert (code, out) == (2, "")
            assert "is not public: it has a ledger" in err
        again = ("--epsilon", 0.1, "--out", tmp_path / "again")
        code, _, err = run("synthesize", table, *stated(cars), *again)
        assert code == 2
        assert "0 of its budget of 1 is left" in err
    assert not (tmp_path / "again").exists()


def test_every_command_that_takes_a_public_table_is_among_the_refused(cars, tmp_path):
    commands = next(a for a in new_parser()._actions if hasattr(a, "choices") and a.choices)
    offering = {
        name
        for name, command in commands.choices.items()
        if "--public" in command._option_string_actions
    }
    assert offering == set(declared_public(cars, tmp_path))


def test_without_a_budget_the_total_is_the_one_that_the_help_states(run, cars, tmp_path):
    train = (
        *("train", "naive-bayes", cars, "--label", "class", *stated(cars)),
        *("--out", tmp_path / "m.json"),
    )
    assert f"default: {DEFAULT_BUDGET:g}," in " ".join(run("train", "--help")[1].split())

    assert "epsilon 5 (budget 8, 3 left)" in run(*train, "--epsilon", 5)[1]
    code, _, err = run(*train, "--epsilon", 4)

    assert code == 2
    assert "3 of its budget of 8 is left" in err


def test_a_copy_that_pays_says_whose_ledger_it_shares(run, cars, tmp_path):
    options = ("--label", "class", *stated(cars), "--epsilon", 1, "--out")
    run("train", "naive-bayes", cars, *options, tmp_path / "m.json")
    copy = tmp_path / "copy.csv"
    copy.write_bytes(cars.read_bytes())

    _, out, err = run("train", "naive-bayes", copy, *options, tmp_path / "n.json")

    assert "spent of copy.csv so far: epsilon 2 (budget 8, 6 left)" in out
    assert "nearly the same rows as cars.csv" in err
    assert (
        json.loads((tmp_path / "cars.spent.json").read_text())["payments"]
        == (json.loads((tmp_path / "copy.spent.json").read_text())["payments"][:1])
    )
    for card in (tmp_path / "m.json", tmp_path / "n.json"):
        assert all(mark not in card.read_text() for mark in marks_of_the_registry())


def marks_of_the_registry():
    registry = json.loads(registry_path().read_text())
    for account in registry["accounts"]:
        yield from account["counted"]
        for table in account["tables"]:
            yield from table["minima"]


def test_a_damaged_ledger_stops_everything(run, cars, tmp_path):
    (tmp_path / "cars.spent.json").write_text('{"format": "surveyapp-spent/1", "payments": 3}')

    code, _, err = run(
        *("train", "auto", cars, "--label", "class", *stated(cars)),
        *("--epsilon", 1, "--out", tmp_path / "m.json"),
    )

    assert code == 2
    assert "it is not known what has been spent" in err


def test_a_public_table_is_evaluated_for_free_by_cross_validation(run, cars, tmp_path):
    model = tmp_path / "m.json"
    run("train", "auto", cars, "--label", "class", "--epsilon", 3, "--public", "--out", model)

    code, out, _ = run("evaluate", model, cars, "--public", "--folds", 4, "--seed", 1)

    assert code == 0
    assert "free" in out
    assert 0.8 < measure(out, "cross-validation") <= 1
    assert measure(out, "cross-validation without privacy") > 0.9
    assert "most frequent class 0.6667" in out
    assert not (tmp_path / "cars.spent.json").exists()
    assert accuracy(out) > 0.8


def shares(run, *words):
    """Return what ``evaluate`` writes: each measure's value and ends, by measure and class."""
    code, out, err = run(*words, "--json", "-")
    assert code == 0, err
    return {
        (row["measure"], row["label"], row["predicted"]): (row["value"], row["low"], row["high"])
        for row in json.loads(out)
    }


def test_a_private_table_gives_a_confusion_matrix_and_what_follows_from_it(run, cars, tmp_path):
    model = tmp_path / "m.json"
    run("train", "auto", cars, "--label", "class", *stated(cars), "--epsilon", 3, "--out", model)
    trained, _ = load_model(model)
    rows = known_rows(trained, read_plain(cars)).examples
    exact = evaluate.ModelEvaluation().run(evaluate.TestData(trained, rows))
    true = {(r.measure, r.label, r.predicted): r.value for r in evaluate.evaluation_measures(exact)}

    found = shares(run, "evaluate", model, cars, "--epsilon", 2, "--auc")

    assert set(true) - set(found) == {("calibration error", "", "")}
    for key, (value, low, high) in found.items():
        exact = true[key]
        if key[0] == "rows":
            assert value == pytest.approx(exact, abs=25)
        elif key[0] == "most frequent class":
            assert value == pytest.approx(2 / 3, abs=0.03)
        else:
            # noise of a few rows in a thousand
            assert value == pytest.approx(exact, abs=0.1)
            assert 0 <= low <= value <= high <= 1
            assert 0 < high - low < 0.3
    rows = {key[1:]: value for key, (value, *_) in found.items() if key[0] == "rows"}
    # a sum that noise has taken below 0 counts as 0
    right = rows["acc", "acc"] + rows["unacc", "unacc"]
    wrong = max(rows["acc", "unacc"] + rows["unacc", "acc"], 0)
    assert found["accuracy", "", ""][0] == pytest.approx(right / (right + wrong))
    hits, misses = rows["acc", "acc"], max(rows["acc", "unacc"], 0)
    assert found["sensitivity", "acc", ""][0] == pytest.approx(hits / (hits + misses))
    ledger = json.loads((tmp_path / "cars.spent.json").read_text())["payments"]
    assert [payment["epsilon"] for payment in ledger] == ["3.0", "2.0"]


def test_a_cross_validation_of_a_private_table_costs_its_models_and_its_counts(run, cars, tmp_path):
    model = tmp_path / "m.json"
    train = ("train", "naive-bayes", cars, "--label", "class", *stated(cars), "--epsilon", 1)
    run(*train, "--budget", 9, "--out", model)
    asked = ("evaluate", model, cars, "--folds", 3)

    code, _, err = run(*asked, "--epsilon", 2)
    assert code == 2
    assert "each row trains 2 models of ε = 1: that costs 2" in err

    code, out, err = run(*asked, "--epsilon", 3)
    assert (code, err) == (0, "")
    assert "so far: epsilon 4 (" in out
    assert "trained on the other folds at ε = 1" in out
    assert "cost ε = 3 in all" in out
    assert not any(line.startswith("accuracy") for line in out.splitlines())
    assert measure(out, "cross-validation") > 0.8
    assert run(*asked, "--epsilon", 3, "--auc")[0] == 2


def test_a_model_that_is_not_private_cannot_be_cross_validated_on_a_private_table(
    run, cars, tmp_path
):
    model = tmp_path / "m.json"
    train = ("train", "tree", cars, "--label", "class", "--epsilon", "inf", "--public")
    run(*train, "--out", model)
    code, _, err = run("evaluate", model, cars, "--folds", 2, "--epsilon", 3)
    assert code == 2
    assert "that costs inf" in err
    assert not (tmp_path / "cars.spent.json").exists()


def test_a_model_that_only_says_the_majority_is_called_so(run, tmp_path):
    table = tmp_path / "t.csv"
    table.write_text("a,class\n" + "x,no\ny,no\nx,yes\ny,no\n" * 300)
    (tmp_path / "t.json").write_text('{"a": ["x", "y"], "class": ["no", "yes"]}')
    model = tmp_path / "m.json"
    train = ("train", "naive-bayes", table, "--label", "class", *stated(table), "--epsilon", 4)

    code, _, err = run(*train, "--holdout", 0.4, "--budget", 20, "--out", model)

    assert code == 0
    assert "no better than always saying" in err
    assert "no better than always saying" in run("model", model)[1]
    out = run("evaluate", model, table, "--epsilon", 4)[1]
    assert "always guessing the most frequent class" in out


def test_balanced_classes_are_said_on_the_card_and_kept_in_the_file(run, tmp_path):
    table, model, made = tmp_path / "t.csv", tmp_path / "m.json", tmp_path / "p.csv"
    table.write_text("a,class\n" + "x,no\ny,no\ny,no\ny,yes\n" * 300)
    (tmp_path / "t.json").write_text('{"a": ["x", "y"], "class": ["no", "yes"]}')
    train = ("train", "naive-bayes", table, "--label", "class", *stated(table), "--epsilon", 3)

    code, out, err = run(*train, "--balanced", "--out", model)

    assert (code, err) == (0, "")
    assert re.search(r"class weights: no 0\.[45]\d*, yes 1\.[45]\d*", out)
    kept = json.loads(model.read_text())
    assert kept["format"] == "surveyapp-model/3"
    assert "class weights: no 0." in run("model", model)[1]
    run("predict", model, table, "--out", made)
    # of those with y a third say yes, which is as likely as not where classes are equally frequent
    assert {(row["a"], row["predicted"]) for row in read(made)} == {("x", "no"), ("y", "yes")}
    code, _, err = run(*train, "--class-weight", "maybe=3", "--out", model)
    assert (code, "maybe is no class; there are no, yes" in err) == (2, True)


def test_survey_weights_need_a_bound_that_the_card_names(run, tmp_path):
    table, model = tmp_path / "t.csv", tmp_path / "m.json"
    table.write_text("a,w,class\n" + "x,1.5,no\ny,2,yes\nx,0.5,no\n" * 100)
    (tmp_path / "t.json").write_text('{"a": ["x", "y"], "class": ["no", "yes"]}')
    train = ("train", "naive-bayes", table, "--label", "class", *stated(table), "--epsilon", 2)

    assert run(*train, "--survey-weights", "w", "--out", model)[0] == 2
    code, out, err = run(*train, "--survey-weights", "w", "--most-weight", 2, "--out", model)

    assert (code, err) == (0, "")
    assert "weights: w, a row counts 2 times at most, so the noise is 2 times as wide" in out
    assert "epsilon: 2 of the table" in out
    rows = int(out.split("\nrows: about ")[1].split()[0])
    assert rows == pytest.approx(400, abs=60)
    assert "weights: w, a row counts 2 times at most" in run("model", model)[1]


def test_a_seed_fixes_the_rows_held_out_of_a_public_table_alone(run, cars, tmp_path):
    train = ("train", "naive-bayes", cars, "--label", "class", "--holdout", 0.25, "--seed", 7)

    def rows(name, *how):
        model = tmp_path / name
        assert run(*train, *how, "--out", model)[0] == 0
        return model.read_text()

    assert rows("a.json", "--public") == rows("b.json", "--public")
    private = ("--epsilon", "inf", *stated(cars))
    assert len({rows(f"{one}.json", *private) for one in "cd"}) > 1


def test_a_holdout_is_measured_within_the_same_epsilon(run, cars, tmp_path):
    model = tmp_path / "m.json"

    code, out, _ = run(
        *("train", "auto", cars, "--label", "class", "--epsilon", 2, *stated(cars)),
        *("--holdout", 0.25, "--out", model),
    )

    assert code == 0
    rows = int(out.split("\nrows: about ")[1].split()[0])
    assert abs(rows - 810) < 6 * (1080 * 0.25 * 0.75) ** 0.5 + 60
    held = int(out.split("; on about ")[1].split()[0])
    assert abs(held - 270) < 6 * (1080 * 0.25 * 0.75) ** 0.5 + 20
    assert "so far: epsilon 2 (" in out
    card = json.loads(model.read_text())["card"]
    assert card["accuracy_low"] <= card["accuracy"] <= card["accuracy_high"]


def test_a_synthetic_table_comes_with_its_report(run, cars, tmp_path):
    made, report = tmp_path / "s.csv", tmp_path / "r.html"

    code, out, _ = run(
        *("synthesize", cars, *stated(cars), "--epsilon", 3, "--rows", 500),
        *("--report", report, "--out", made),
    )

    assert code == 0
    assert "500 rows" in out
    rows = read(made)
    assert set(rows[0]) == {"buying", "safety", "persons", "class"}
    share = np.mean([row["class"] == "unacc" for row in rows])
    assert abs(share - 2 / 3) < 0.1
    assert "Mean total variation" in report.read_text()
    assert "<script" not in report.read_text()


def test_labels_are_synthesized_from_the_leaves_of_a_forest_and_the_report_tells_of_them(
    run, cars, tmp_path
):
    made, report = tmp_path / "s.csv", tmp_path / "r.html"

    code, out, err = run(
        *(
            "synthesize",
            cars,
            *stated(cars),
            "--epsilon",
            20,
            "--method",
            "forest",
            "--label",
            "class",
        ),
        *("--predictors", "safety,persons", "--trees", 2, "--branch-min", 30, "--seed", 1),
        *("--report", report, "--out", made),
    )

    assert code == 0
    assert "so far: epsilon 20 (" in out
    assert "do not release it" in err
    rows = read(made)
    assert list(rows[0]) == ["buying", "safety", "persons", "class"]
    told = [
        (row["safety"] == "low" or row["persons"] == "2") == (row["class"] == "unacc")
        for row in rows
    ]
    assert np.mean(told) > 0.9  # both predictors are asked for on every way down
    page = report.read_text()
    for part in ("For the holder", "Branch depth", "Leaf frequency by depth", "A share of 0.5"):
        assert part in page
    assert "2 trees with" in page
    # shares by all trees and by each of two, their branches, and the intervals
    words, pictures = re.subn(r'base64,[^"]+', "", page)
    assert pictures == 5
    assert "nan" not in words


def test_a_forest_shows_its_branches_and_leaves(run, cars, tmp_path):
    forest, bayes, page = (tmp_path / name for name in ("f.json", "b.json", "f.html"))
    common = (*stated(cars), "--label", "class", "--epsilon", 1)
    grown = ("--trees", 2, "--growth", "synthetic", "--branch-min", 60, "--minimum-depth", 1)
    assert run("train", "forest", cars, *common, *grown, "--out", forest)[0] == 0
    assert run("train", "naive-bayes", cars, *common, "--out", bayes)[0] == 0

    code, out, _ = run("model", forest, "--figures", page)

    assert code == 0
    assert re.search(
        r"^\d+ leaves at depth 1, a quarter of them with \d+ rows or fewer", out, re.MULTILINE
    )
    assert page.read_text().count("data:image/svg") == 2
    assert "For the holder" not in page.read_text()
    code, _, err = run("model", bayes, "--figures", page)
    assert (code, "it is of a forest" in err) == (2, True)


NOT_SYNTHESIZED = [
    (("--method", "forest"), "--label: a synthetic table by forest needs to know it"),
    (("--method", "magic"), "--method: choose one of auto, naive-bayes, forest"),
    (("--label", "nothing"), "There is no column nothing"),
    (("--label", "class", "--predictors", "safety"), "it is of a forest"),
    (
        ("--method", "forest", "--label", "class", "--predictors", "class"),
        "cannot be a feature too",
    ),
    (("--method", "forest", "--label", "class", "--weight-attribute", "x=2"), "no column x"),
    (
        ("--method", "forest", "--label", "class", "--trees", "-1"),
        "--trees: give a whole number from 1",
    ),
    (("--epsilon", "0"), "must be above 0"),
]


@pytest.mark.parametrize(
    ("options", "sentence"), NOT_SYNTHESIZED, ids=[" ".join(o) for o, _ in NOT_SYNTHESIZED]
)
def test_what_cannot_be_synthesized_gets_a_sentence_and_spends_nothing(
    run, cars, tmp_path, options, sentence
):
    code, out, err = run(
        *("synthesize", cars, *stated(cars), "--epsilon", 1, *options),
        *("--out", tmp_path / "s.csv"),
    )

    assert (code, out) == (2, "")
    assert sentence in err
    assert not (tmp_path / "cars.spent.json").exists()


def test_local_training_works_on_a_rehearsal_of_any_table(run, cars, tmp_path):
    folder, model = tmp_path / "local", tmp_path / "l.json"
    code, out, _ = run(
        "simulate",
        "--table",
        cars,
        "--label",
        "class",
        "--epsilon",
        4,
        "--out",
        folder,
        "--seed",
        5,
    )
    assert code == 0
    survey, truth, *files = out.split()
    assert run("check", survey)[0] == 0

    code, out, err = run(
        "train", "naive-bayes", *files, "--survey", survey, "--label", "class", "--out", model
    )

    assert (code, err) == (0, "")
    assert "a respondent, in all" in out
    assert "neighbours: a respondent with other answers" in out
    assert "not protected" not in out
    assert "respondents: 1080" in out
    assert 3.9 < json.loads(model.read_text())["card"]["epsilon"] <= 4
    assert accuracy(run("evaluate", model, truth, "--public")[1]) > 0.8


def test_a_model_is_evaluated_with_survey_weights_and_without_rows_it_does_not_know(
    run, cars, tmp_path
):
    model, table = tmp_path / "m.json", tmp_path / "weighted.csv"
    run("train", "naive-bayes", cars, "--label", "class", "--public", "--out", model)
    lines = ["buying,safety,persons,class,w", "low,low,2,unacc,1", "low,high,4,unacc,3"]
    table.write_text("\n".join([*lines, "low,high,5,acc,1", "low,high,4,acc,2.5"]) + "\n")
    asked = ("evaluate", model, table, "--survey-weights", "w")

    code, out, err = run(*asked, "--public")
    # the second row is wrong, the third has five persons: 3.5 of 6.5 are right
    assert code == 1
    assert accuracy(out) == pytest.approx(3.5 / 6.5, abs=1e-4)
    assert "1 of 4 rows were left out" in err
    assert "Line 4: Column persons has the value 5" in err

    code, _, err = run(*asked, "--epsilon", 1)
    assert code == 2
    assert "--most-weight" in err
    code, out, err = run(*asked, "--most-weight", 3, "--epsilon", 1)
    assert (code, "epsilon 1" in out) == (1, True)
    assert "do not publish" in err


def test_a_learning_curve_goes_over_rows_or_over_epsilon(run, cars, tmp_path):
    model = tmp_path / "m.json"
    run(
        "train", "naive-bayes", cars, "--label", "class", "--epsilon", 2, "--public", "--out", model
    )
    asked = ("evaluate", model, cars, "--public", "--seed", 1, "--folds", 2, "--csv", "-")

    code, out, _err = run(*asked, "--curve", "rows")
    assert code == 0
    rows = list(csv.DictReader(out.splitlines()))
    assert list(rows[0]) == ["rows", "epsilon", "accuracy", "low", "high", "majority"]
    assert [int(row["rows"]) for row in rows] == [34, 68, 135, 270, 540][-len(rows) :]
    assert {row["epsilon"] for row in rows} == {"2.0"}
    assert float(rows[-1]["accuracy"]) > float(rows[0]["majority"])

    code, out, _err = run(*asked, "--curve", "epsilon")
    assert code == 0
    rows = list(csv.DictReader(out.splitlines()))
    assert [row["epsilon"] for row in rows] == ["0.1", "0.3", "1.0", "3.0", "10.0", ""]
    assert {row["rows"] for row in rows} == {"540"}
    for row in rows:
        assert float(row["low"]) <= float(row["accuracy"]) <= float(row["high"])


def test_a_curve_of_a_private_table_is_refused_and_spends_nothing(run, cars, tmp_path):
    model = tmp_path / "m.json"
    run("train", "naive-bayes", cars, "--label", "class", "--public", "--out", model)
    code, out, err = run("evaluate", model, cars, "--epsilon", 1, "--curve", "rows")
    assert (code, out) == (2, "")
    assert "--curve: it trains many models and looks at the rows again and again" in err
    assert not (tmp_path / "cars.spent.json").exists()


def test_every_pair_is_reported_by_unary_encoding_and_its_epsilon_is_totalled(run, cars, tmp_path):
    """The seven reports of the notebook on cars cost ln 16 each, 19.41 in all: it never says so."""
    model = tmp_path / "l.json"
    asked = ("--label", "class", "--pair-p", "4/5", "--pair-q", "1/5", "--seed", 5)
    code, out, err = run("simulate", "--table", cars, *asked, "--out", tmp_path / "local")
    assert code == 0
    reports = len(cars.read_text().splitlines()[0].split(","))
    total = rounded_up(reports * math.log(16))
    assert f"each respondent gives {reports} randomized reports: epsilon {total} in all" in err
    survey, truth, *files = out.split()
    assert (
        f"total ε of one respondent over {reports} randomized questions: {total}"
        in (run("check", survey)[1])
    )

    trained = ("train", "naive-bayes", *files, "--survey", survey, "--label", "class")
    code, out, err = run(*trained, "--out", model)

    assert (code, err) == (0, "")
    assert "respondents: 1080" in out
    assert accuracy(run("evaluate", model, truth, "--public")[1]) > 0.8


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ((), "--epsilon: give it, or p and q of unary encoding"),
        (("--pair-p", "4/5"), "--pair-q: p and q of unary encoding go together"),
        (("--pair-q", "1/5"), "--pair-p: p and q of unary encoding go together"),
        (("--pair-p", "4/5", "--pair-q", "1/5", "--epsilon", 1), "--epsilon: p and q decide it"),
        (("--epsilon", 0), "must be above 0"),
        (("--epsilon", 21), "--epsilon: "),
        (("--pair-p", "1/5", "--pair-q", "1/5"), "q: it equals p"),
        (("--pair-p", "a lot", "--pair-q", "1/5"), "--pair-p: "),
    ],
    ids=str,
)
def test_pairs_that_cannot_be_reported_are_refused(run, cars, tmp_path, options, reason):
    out_folder = tmp_path / "local"
    code, out, err = run(
        "simulate", "--table", cars, "--label", "class", *options, "--out", out_folder
    )
    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert reason in err
    assert not out_folder.exists()


@pytest.fixture
def clinic(tmp_path):
    """Region and age known, sickness with coins: whoever is old in the north is mostly sick."""
    rng = np.random.default_rng(8)
    north, old = rng.random((2, 4000)) < 0.5
    sick = rng.random(4000) < np.where(north & old, 0.9, 0.1)
    reports = np.where(rng.random(4000) < 0.8, sick, ~sick)
    survey = {
        "format": "surveyapp-survey/1",
        "id": "sick",
        "version": 1,
        "languages": ["en"],
        "title": {"en": "Sick"},
        "questions": [
            *(
                {"id": name, "type": "yes_no", "text": {"en": name}, "design": {"name": "direct"}}
                for name in ("north", "old")
            ),
            {
                "id": "sick",
                "type": "yes_no",
                "text": {"en": "sick"},
                "design": {"name": "warner", "p": "4/5"},
            },
        ],
    }
    (tmp_path / "sick.survey.json").write_text(json.dumps(survey))
    table = tmp_path / "reports.csv"
    with table.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["north", "old", "sick"])
        for row in zip(north, old, reports, strict=True):
            writer.writerow(["yes" if value else "no" for value in row])
    return table, tmp_path / "sick.survey.json"


def test_a_tree_from_randomized_labels_is_measured_with_the_coins_taken_out(run, clinic, tmp_path):
    table, survey = clinic
    model = tmp_path / "t.json"

    code, out, _ = run(
        "train", "tree", table, "--survey", survey, "--label", "sick", "--out", model
    )

    assert code == 0
    assert "epsilon: 1.3863 a respondent" in out  # ln 4, rounded up
    assert "not protected: north, old: asked directly" in out
    code, out, _ = run("evaluate", model, table, "--survey", survey)
    assert code == 0
    # whoever predicts by the own branch is right with probability .9; reports alone would say .74
    assert accuracy(out) == pytest.approx(0.9, abs=0.05)
    assert "free" in out
    # three of four branches are mostly well, so .7 are; the coins' reports alone would say .62
    assert measure(out, "most frequent class") == pytest.approx(0.7, abs=0.05)
    told = run("evaluate", model, table, "--survey", survey, "--json", "-")[1]
    cells = {(r["label"], r["predicted"]): r["value"] for r in json.loads(told) if r["predicted"]}
    assert sum(cells.values()) == pytest.approx(4000)
    right = cells["yes", "yes"] + cells["no", "no"]
    assert right / 4000 == pytest.approx(accuracy(out), abs=1e-4)


CASES = [
    (("--label", "nothing"), "There is no column nothing"),
    (("--label", "class", "--features", "class,safety"), "cannot be a feature too"),
    (("--label", "class", "--epsilon", "0"), "must be above 0"),
    (("--label", "class", "--epsilon", "much"), "not a number"),
    (("--label", "class", "--bounds", "persons"), "COLUMN=LOW:HIGH"),
    (("--label", "class", "--bounds", "buying=0:9"), "is numeric, but has the value"),
    (("--label", "class", "--weight-attribute", "x=5"), "There is no column x"),
    (("--label", "class", "--holdout", "2"), "above 0 and below 1"),
    (("--label", "class", "--budget", "0"), "The budget is 0"),
]


@pytest.mark.parametrize(("options", "sentence"), CASES, ids=[" ".join(o) for o, _ in CASES])
def test_what_cannot_be_trained_gets_a_sentence_and_spends_nothing(
    run, cars, tmp_path, options, sentence
):
    epsilon = () if "--epsilon" in options else ("--epsilon", 1)

    code, out, err = run(
        *("train", "forest", cars, *stated(cars), *options, *epsilon),
        *("--out", tmp_path / "m.json"),
    )

    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert sentence in err
    assert not (tmp_path / "cars.spent.json").exists()


TABLES = [
    ("a,class\nx,yes\ny,yes\n", "only one class"),
    ("a,class\nx,yes\nx,no\n", "No feature is left"),
    ("a,class\n" + "".join(f"{n}.5,{'yn'[n % 2]}\n" for n in range(40)), "has no bounds"),
    ("a,class\n" + "".join(f"name{n},{'yn'[n % 2]}\n" for n in range(400)), "leave it out"),
    ("a,a,class\nx,y,yes\n", "two columns called a"),
    ("a,class\n", "no rows"),
    ("a,class\nx\n", "cells"),
]


@pytest.mark.parametrize(("text", "sentence"), TABLES, ids=[s for _, s in TABLES])
def test_a_table_that_teaches_nothing_is_refused(run, tmp_path, text, sentence):
    table = tmp_path / "t.csv"
    table.write_text(text)

    code, _, err = run(
        *("train", "auto", table, "--label", "class", "--epsilon", 1, "--public"),
        *("--out", tmp_path / "m.json"),
    )

    assert code == 2
    assert sentence in err


def test_a_named_feature_of_one_value_is_refused(run, tmp_path):
    table = tmp_path / "t.csv"
    table.write_text("a,b,class\nx,1,yes\nx,2,no\n")

    code, _, err = run(
        *("train", "auto", table, "--label", "class", "--features", "a,b"),
        *("--epsilon", 1, "--public", "--out", tmp_path / "m.json"),
    )

    assert code == 2
    assert "a has only one value" in err
    assert not (tmp_path / "t.spent.json").exists()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--label", "sick", "--features", "sick,old"), "sick is the label and a feature too"),
        (("--label", "sick", "--features", "height"), "height"),
        (("--label", "weight"), "weight"),
    ],
)
def test_what_cannot_be_learned_from_reports_gets_a_sentence(
    run, clinic, tmp_path, options, sentence
):
    table, survey = clinic

    code, out, err = run(
        *("train", "naive-bayes", table, "--survey", survey, *options),
        *("--out", tmp_path / "m.json"),
    )

    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert sentence in err


def test_more_classes_than_rows_are_refused(run, tmp_path):
    table, domain = tmp_path / "t.csv", tmp_path / "d.json"
    table.write_text("a,class\nx,one\ny,two\n")
    domain.write_text('{"class": ["one", "two", "three"], "a": ["x", "y"]}')

    code, _, err = run(
        *("train", "auto", table, "--label", "class", "--domain", domain),
        *("--epsilon", 1, "--public", "--out", tmp_path / "m.json"),
    )

    assert code == 2
    assert "3 classes" in err


def test_a_private_table_is_not_refused_for_its_number_of_rows(run, tmp_path):
    """Two rows or three: the refusal itself would tell."""
    domain = tmp_path / "d.json"
    domain.write_text('{"class": ["one", "two", "three"], "a": ["x", "y"]}')
    for rows in ("x,one\ny,two\n", "x,one\ny,two\ny,three\n", "x,\n"):
        (tmp_path / "t.csv").write_text("a,class\n" + rows)
        for learner in ("auto", "naive-bayes", "tree", "forest"):
            code, _, err = run(
                *("train", learner, tmp_path / "t.csv", "--label", "class", "--domain", domain),
                *("--epsilon", 1, "--budget", 20, "--out", tmp_path / "m.json"),
            )
            assert code == 0, err


def test_a_level_that_training_never_saw_leaves_one_row_without_a_prediction(run, cars, tmp_path):
    model, table, made = tmp_path / "m.json", tmp_path / "new.csv", tmp_path / "p.csv"
    run("train", "auto", cars, "--label", "class", *stated(cars), "--epsilon", 9, "--out", model)
    table.write_text("buying,safety,persons\nlow,high,9\nlow,low,2\n")

    code, out, err = run("predict", model, table, "--out", made)

    assert code == 1
    assert "unacc: 1" in out
    assert "1 of 2 rows have no prediction" in err
    assert "Line 2: Column persons has the value 9, which is not one of its levels" in err
    first, second = read(made)
    assert (first["predicted"], second["predicted"]) == ("", "unacc")
    assert (first["persons"], second["persons"]) == ("9", "2")
    assert float(second["probability_acc"]) + float(second["probability_unacc"]) == pytest.approx(1)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("surveyapp-model/2", "surveyapp-model/4"), "is not a model that this program can read"),
        (("surveyapp-model/2", "surveyapp-model/1"), "was altered or damaged"),
        (('"rows_are":"noisy"', '"rows_are":"public"'), "was altered or damaged"),
        (("{", "{{"), "is not valid JSON"),
    ],
)
def test_an_altered_model_is_refused(run, cars, tmp_path, change, sentence):
    old, new = change
    model = tmp_path / "m.json"
    run("train", "auto", cars, "--label", "class", *stated(cars), "--epsilon", 1, "--out", model)
    text = model.read_text()
    assert old in text
    model.write_text(text.replace(old, new, 1))

    code, _, err = run("predict", model, cars, "--out", tmp_path / "p.csv")

    assert code == 2
    assert sentence in err


def test_stated_domains_and_bounds_need_no_warning(run, tmp_path):
    table, domain = tmp_path / "t.csv", tmp_path / "d.json"
    rows = [(age, "old" if age >= 50 else "young") for age in range(100)] * 4
    table.write_text("age,class\n" + "".join(f"{age},{name}\n" for age, name in rows))
    domain.write_text('{"class": ["young", "old"]}')

    code, _, err = run(
        *("train", "naive-bayes", table, "--label", "class", "--domain", domain),
        *("--bounds", "age=0:100:10", "--epsilon", 8, "--out", tmp_path / "m.json"),
    )

    assert (code, err) == (0, "")
    others = tmp_path / "others.csv"
    others.write_text("age,class\n" + "".join(f"{age},{name}\n" for age, name in rows[:300]))
    assert accuracy(run("evaluate", tmp_path / "m.json", others, "--public")[1]) > 0.95


def test_reports_take_no_epsilon_of_their_own(run, clinic, tmp_path):
    table, survey = clinic

    code, _, err = run(
        *("train", "tree", table, "--survey", survey, "--label", "sick"),
        *("--epsilon", 1, "--out", tmp_path / "m.json"),
    )

    assert code == 2
    assert "--epsilon: it is for a table of true values without --survey" in err


def test_a_folder_that_is_not_there_is_told_before_anything_is_spent(run, cars, tmp_path):
    out = tmp_path / "nowhere" / "m.json"

    for command in (("train", "auto", cars, "--label", "class"), ("synthesize", cars)):
        code, _, err = run(*command, *stated(cars), "--epsilon", 1, "--out", out)
        assert code == 2
        assert "there is no folder" in err
    assert not (tmp_path / "cars.spent.json").exists()


def test_a_model_on_its_own_rows_comes_with_a_warning(run, cars, tmp_path):
    model, others = tmp_path / "m.json", tmp_path / "others.csv"
    run("train", "auto", cars, "--label", "class", "--epsilon", 1, "--public", "--out", model)
    others.write_bytes(cars.read_bytes())

    assert "was trained on cars.csv" in run("evaluate", model, cars, "--public")[2]
    assert run("evaluate", model, others, "--public")[2] == ""


def test_negative_levels_survive_a_synthetic_table(run, tmp_path):
    table, made, model = tmp_path / "t.csv", tmp_path / "s.csv", tmp_path / "m.json"
    table.write_text("a,class\n" + "-1,no\n+1,yes\n" * 300)
    (tmp_path / "t.json").write_text('{"a": ["-1", "+1"], "class": ["no", "yes"]}')

    assert run("synthesize", table, *stated(table), "--epsilon", 5, "--out", made)[0] == 0
    code, _, err = run(
        *("train", "naive-bayes", made, "--label", "class", "--epsilon", 5, "--public"),
        *("--out", model),
    )

    assert code == 0, err
    assert json.loads(model.read_text())["features"][0]["levels"] == ["-1", "+1"]
    assert accuracy(run("evaluate", model, table, "--epsilon", 3)[1]) > 0.95


@pytest.fixture
def weighted_clinic(clinic):
    """The same survey where half of the respondents, of whom half are sick, represent few people."""
    _, survey = clinic
    rng = np.random.default_rng(9)
    few = np.arange(6000) % 2 == 0
    sick = rng.random(6000) < np.where(few, 0.5, 0.1)
    reports = np.where(rng.random(6000) < 0.8, sick, ~sick)
    table = survey.with_name("weighted.csv")
    with table.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["north", "old", "sick", "people"])
        for some, one, report in zip(few, rng.random(6000) < 0.5, reports, strict=True):
            yes = ["yes" if value else "no" for value in (some, one, report)]
            writer.writerow([*yes, "1" if some else "9"])
    return table, survey


SHARE_OF_THE_SICK = (0.5 * 1 + 0.1 * 9) / 10


def test_reports_are_learned_from_and_measured_with_survey_weights(run, weighted_clinic, tmp_path):
    """Without weights three in ten are sick; of the people that the respondents represent .14 are."""
    table, survey = weighted_clinic
    of_weights = "--survey-weights", "people"
    reports = table, "--survey", survey
    for learner in ("naive-bayes", "tree", "auto"):
        model = tmp_path / f"{learner}.model"
        asked = learner, *reports, "--label", "sick", "--features", "old", "--out", model
        code, out, _ = run("train", *asked, *of_weights)
        assert code == 0
        assert "\nweights: people\n" in out
        assert "\nrespondents: 6000\n" in out
        _, told, _ = run("evaluate", model, *reports, *of_weights)
        assert accuracy(told) == pytest.approx(1 - SHARE_OF_THE_SICK, abs=0.08)
        assert measure(told, "most frequent class") == pytest.approx(accuracy(told), abs=1e-4)
        _, told, _ = run("evaluate", model, *reports)
        assert accuracy(told) == pytest.approx(0.7, abs=0.08)


def test_what_reports_are_learned_from_takes_no_bound_and_no_column_that_is_not_there(
    run, weighted_clinic, tmp_path
):
    table, survey = weighted_clinic
    asked = table, "--survey", survey, "--label", "sick", "--out", tmp_path / "model"
    code, _, said = run("train", "tree", *asked, "--survey-weights", "people", "--most-weight", "9")
    assert code == 2
    assert "--most-weight: it is for a table of true values" in said
    code, _, said = run("train", "tree", *asked, "--survey-weights", "persons")
    assert code == 2
    assert "persons" in said


def test_a_project_is_learned_from_with_the_weights_that_its_tables_brought(
    run, weighted_clinic, tmp_path
):
    table, survey = weighted_clinic
    project = tmp_path / "weighted.surveyapp"
    of_table = table, "--survey", survey, "--weight", "people"
    assert run("import", "--project", project, *of_table)[0] == 0
    asked = "--label", "sick", "--features", "old", "--out", tmp_path / "model"
    shares = {}
    for unweighted in ((), ("--unweighted",)):
        code, out, _ = run("train", "naive-bayes", "--project", project, *asked, *unweighted)
        assert code == 0
        assert ("\nweights: " in out) is not bool(unweighted)
        made = tmp_path / "made.csv"
        drawn = "--out", made, "--rows", "20000", "--seed", "1", *unweighted
        code, out, _ = run("synthesize", "--project", project, *drawn)
        assert code == 0
        assert ("\nweights: " in out) is not bool(unweighted)
        with made.open() as file:
            shares[unweighted] = np.mean([row["sick"] == "yes" for row in csv.DictReader(file)])
    assert shares[()] == pytest.approx(SHARE_OF_THE_SICK, abs=0.08)
    assert shares["--unweighted",] == pytest.approx(0.3, abs=0.08)
