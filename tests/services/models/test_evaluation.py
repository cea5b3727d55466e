"""Models measured on tables: survey weights, and rows with values that a model was never told of."""

from __future__ import annotations

import csv
import json
import math
from pathlib import Path

import numpy as np
import pytest
from scipy.stats import beta
from sklearn.metrics import roc_auc_score

from surveyapp.analyses.evaluate import AREA, CONFUSION, ModelEvaluation, evaluation_measures
from surveyapp.errors import UserProblem
from surveyapp.learning.base.noise import VettedNoise
from surveyapp.services.models.evaluation import evaluate_paid, evaluate_public, known_rows
from surveyapp.services.models.protection import TableUse
from surveyapp.services.models.row_weights import RowWeights
from surveyapp.services.models.training import TrainingOptions, TrainingResult, train_central
from surveyapp.services.models.training_table import read_domains, read_plain
from surveyapp.storage.models.privacy_ledger import read_ledger

LEVELS = {"a": ["x", "y", "z"], "b": ["0", "1"], "class": ["no", "yes"]}
HEADER = ["a", "b", "w", "class"]


def write(path: Path, rows: list[list[object]]) -> Path:
    with path.open("w", newline="") as file:
        csv.writer(file).writerows([HEADER, *rows])
    return path


def drawn(rows: int, seed: int) -> list[list[object]]:
    """Yes goes with z and 1, and its people are sampled more rarely, so that they weigh more."""
    rng = np.random.default_rng(seed)
    found: list[list[object]] = []
    for _ in range(rows):
        says = rng.random() < 0.4
        a = rng.choice(LEVELS["a"], p=[0.2, 0.3, 0.5] if says else [0.5, 0.3, 0.2])
        b = int(rng.random() < (0.7 if says else 0.4))
        weight = rng.choice([2, 3, 5]) if says else rng.choice([1, 2])
        found.append([a, b, weight, "yes" if says else "no"])
    return found


@pytest.fixture
def model(tmp_path) -> TrainingResult:
    table = write(tmp_path / "others.csv", drawn(500, 1))
    (tmp_path / "levels.json").write_text(json.dumps(LEVELS))
    learning = TrainingOptions("naive-bayes", "class", ("a", "b"))
    use = TableUse(read_domains(tmp_path / "levels.json"), is_public=True)
    return train_central(table, learning, use)


@pytest.fixture
def rows() -> list[list[object]]:
    return drawn(300, 2)


def numbers(found) -> dict[tuple[str, str, str], float]:
    return {(m.measure, m.label, m.predicted): m.value for m in evaluation_measures(found)}


def test_whole_weights_measure_what_as_many_equal_rows_do(model, rows, tmp_path):
    weighted = write(tmp_path / "weighted.csv", rows)
    repeated = write(tmp_path / "repeated.csv", [row for row in rows for _ in range(row[2])])
    found = evaluate_public(model.model, model.card, weighted, row_weights=RowWeights("w")).found
    same = evaluate_public(model.model, model.card, repeated).found
    without = evaluate_public(model.model, model.card, weighted).found
    assert numbers(found) == pytest.approx(numbers(same))
    assert numbers(found)["rows", "yes", "yes"] > numbers(without)["rows", "yes", "yes"]
    assert abs(found.accuracy - without.accuracy) > 0.01
    assert (found.rows, same.rows) == (300, sum(row[2] for row in rows))
    for own, other in zip(found.rocs, same.rocs, strict=True):
        assert own.true_positive == pytest.approx(other.true_positive)
    # the repeated rows seem to be more people than they are
    assert found.high - found.low > 1.3 * (same.high - same.low)


def test_an_interval_takes_as_many_rows_as_weighted_ones_are_worth(model, rows, tmp_path):
    table = write(tmp_path / "t.csv", rows)
    found = evaluate_public(model.model, model.card, table, row_weights=RowWeights("w")).found
    weights = np.array([row[2] for row in rows], dtype=float)
    worth = weights.sum() ** 2 / (weights**2).sum()
    right = found.accuracy * worth
    assert found.low == pytest.approx(beta.ppf(0.025, right, worth - right + 1))
    assert found.high == pytest.approx(beta.ppf(0.975, right + 1, worth - right))
    assert worth < 0.85 * len(rows)


def test_weights_are_worth_the_same_whatever_their_unit(model, rows, tmp_path):
    table = write(tmp_path / "t.csv", rows)
    same = write(tmp_path / "same.csv", [[a, b, 250.5 * w, c] for a, b, w, c in rows])
    found, scaled = (
        evaluate_public(model.model, model.card, each, row_weights=RowWeights("w")).found
        for each in (table, same)
    )
    assert (found.accuracy, found.low, found.high) == pytest.approx(
        (scaled.accuracy, scaled.low, scaled.high)
    )
    for own, other in zip(found.areas, scaled.areas, strict=True):
        assert (own.value, own.low, own.high) == pytest.approx((other.value, other.low, other.high))
    assert found.calibration_error == pytest.approx(scaled.calibration_error)


def test_the_weighted_area_is_that_of_scikit_learn(model, rows, tmp_path):
    table = write(tmp_path / "t.csv", rows)
    found = evaluate_public(model.model, model.card, table, row_weights=RowWeights("w")).found
    examples = known_rows(model.model, read_plain(table)).examples
    theirs = roc_auc_score(
        examples.classes,
        model.model.predict_proba(examples.features)[:, 1],
        sample_weight=[row[2] for row in rows],
    )
    assert numbers(found)[AREA, "yes", ""] == pytest.approx(theirs)


def test_weights_in_a_real_table_make_the_noise_as_many_times_as_wide(
    model, rows, tmp_path, monkeypatch
):
    asked = []

    def exact(_self, true, epsilon):
        asked.append((np.array(true), epsilon))
        return np.asarray(true, dtype=float)

    monkeypatch.setattr(VettedNoise, "counts", exact)
    table = write(tmp_path / "t.csv", rows)
    done = evaluate_paid(
        *(model.model, model.card, table, 2.0, ModelEvaluation(auc=True)),
        row_weights=RowWeights("w", 4),
    )
    # a row counts 4 times at most: half of 2 for the matrix and half for the area, each at a fourth
    assert [epsilon for _, epsilon in asked] == pytest.approx([0.25, 0.25])
    trimmed = sum(min(row[2], 4) for row in rows)
    assert [counts.sum() for counts, _ in asked] == [trimmed, trimmed]
    assert (done.found.epsilon, done.ledger.spent) == (2.0, 2.0)
    # 633 rows of four at most may be 158 people, fewer than the 300 there are
    alone = evaluate_paid(model.model, model.card, table, 2.0, ModelEvaluation(auc=True)).found
    assert done.found.high - done.found.low > 1.4 * (alone.high - alone.low)


def test_a_cross_validation_with_weights_keeps_all_that_a_row_stands_for_in_one_fold(
    model, rows, tmp_path, monkeypatch
):
    trained, asked = [], []

    def exact(_self, true, epsilon):
        asked.append(epsilon)
        return np.asarray(true, dtype=float)

    monkeypatch.setattr(VettedNoise, "counts", exact)
    marked = [[a, b, 3, "yes" if place % 2 else "no"] for place, (a, b, _, _) in enumerate(rows)]
    table = write(tmp_path / "t.csv", marked)

    def again(_model):
        def train(part, epsilon):
            trained.append((len(part), epsilon))
            return model.model

        return train

    monkeypatch.setattr("surveyapp.services.models.evaluation.learner_of", again)
    private = TrainingResult(model.model, model.card.__class__("x", None, 0.6))
    found = evaluate_paid(
        *(model.model, private.card, table, 3.0, ModelEvaluation(folds=3)),
        row_weights=RowWeights("w", 3),
    ).found
    # two models a row at .6; what is left, 1.8, is a third as much for one of the rows that it stands for
    assert asked == pytest.approx([0.6])
    assert [epsilon for _, epsilon in trained] == pytest.approx([0.2] * 3)
    assert all(rows_ % 3 == 0 for rows_, _ in trained)
    assert sum(rows_ for rows_, _ in trained) == 2 * 3 * len(marked)
    assert sum(map(sum, found.confusion)) == 3 * len(marked)


def test_a_real_table_is_not_paid_for_where_weights_have_no_bound(model, rows, tmp_path):
    table = write(tmp_path / "t.csv", rows)
    with pytest.raises(UserProblem, match="how often a row counts at most"):
        evaluate_paid(model.model, model.card, table, 1.0, row_weights=RowWeights("w"))
    assert read_ledger(table).spent == 0


def test_a_learning_curve_takes_weights_with_a_bound(model, rows, tmp_path):
    table = write(tmp_path / "t.csv", rows)
    asked = ModelEvaluation.read(curve="rows")
    with pytest.raises(UserProblem, match="how often a row counts at most"):
        evaluate_public(model.model, model.card, table, asked, row_weights=RowWeights("w"))
    weighted, without = (
        evaluate_public(model.model, model.card, table, asked, row_weights=weights).found.curve
        for weights in (RowWeights("w", 10), None)
    )
    assert [point.rows for point in weighted] == [point.rows for point in without]
    weights = np.array([row[2] for row in rows], dtype=float)
    yes = np.array([row[3] == "yes" for row in rows])
    most = weights @ yes / weights.sum()
    assert weighted[-1].majority == pytest.approx(max(most, 1 - most))
    assert without[-1].majority == pytest.approx(max(yes.mean(), 1 - yes.mean()))


def test_rows_with_values_that_the_model_does_not_know_are_left_out_and_said(model, rows, tmp_path):
    good = write(tmp_path / "good.csv", rows)
    odd = [["q", 1, 1, "yes"], ["x", 0, 1, "perhaps"], ["x", 7, 1, ""], *rows, ["x", "7", 1, "no"]]
    table = write(tmp_path / "odd.csv", odd)
    done = evaluate_public(model.model, model.card, table)
    assert numbers(done.found) == numbers(evaluate_public(model.model, model.card, good).found)
    assert done.left_out == 3
    first, *lines = done.found.warnings
    assert first.startswith("3 of 303 rows were left out")
    assert [line.split(":")[0] for line in lines] == ["Line 2", "Line 3", f"Line {len(odd) + 1}"]
    assert "class has the value perhaps" in lines[1]


def test_of_a_real_table_the_lines_are_said_to_be_for_its_holder(model, rows, tmp_path):
    table = write(tmp_path / "odd.csv", [["q", 1, 1, "yes"], *rows])
    done = evaluate_paid(model.model, model.card, table, 4.0)
    assert (done.left_out, done.ledger.spent) == (1, 4.0)
    assert "do not publish" in done.found.warnings[-1]
    assert math.isclose(done.found.rows, 300, abs_tol=30)


def test_confusion_cells_of_weights_are_their_sums(model, rows, tmp_path):
    table = write(tmp_path / "t.csv", [[a, b, w / 4, c] for a, b, w, c in rows])
    found = evaluate_public(model.model, model.card, table, row_weights=RowWeights("w")).found
    cells = [value for (name, _, given), value in numbers(found).items() if name == CONFUSION]
    assert sum(cells) == pytest.approx(sum(row[2] for row in rows) / 4)
