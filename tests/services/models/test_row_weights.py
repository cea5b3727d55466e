"""Survey weights in private training: whole numbers, a public bound, and noise as many times as wide."""

from __future__ import annotations

import json
import math

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.learning.base.noise import VettedNoise
from surveyapp.services.models.protection import TableUse
from surveyapp.services.models.row_weights import RowWeights
from surveyapp.services.models.training import TrainingOptions, train_central
from surveyapp.services.models.training_table import CsvTable, read_domains


def cells(*weights: str | None) -> CsvTable:
    rows = tuple((weight, "x") for weight in weights)
    return CsvTable("t.csv", ("w", "a"), rows, tuple(range(2, len(rows) + 2)))


def test_a_weight_becomes_a_whole_number_whose_mean_is_right():
    times = RowWeights("w", 4).times(cells(*["2.3"] * 20_000))
    assert set(times.tolist()) == {2, 3}
    assert times.mean() == pytest.approx(2.3, abs=4 * math.sqrt(0.21 / 20_000))


def test_whole_weights_stay_and_large_ones_count_as_the_bound():
    assert RowWeights("w", 3).times(cells("0", "1", "3", "17")).tolist() == [0, 1, 3, 3]


@pytest.mark.parametrize("weight", [None, "-1", "many", "nan"])
def test_a_weight_that_is_no_number_is_named_with_its_line(weight):
    with pytest.raises(UserProblem, match=r"Line 3: the weight in the column w is"):
        RowWeights("w", 3).values(cells("1", weight))


@pytest.mark.parametrize("most", [0, -1, 1001])
def test_a_bound_must_be_usable(most):
    with pytest.raises(UserProblem, match="from 1 to 1000"):
        RowWeights("w", most)


@pytest.fixture
def people(tmp_path):
    """A table in which the yes were sampled three times as rarely, and weights that make up for it."""
    path, rng = tmp_path / "t.csv", np.random.default_rng(1)
    lines = ["a,w,class"]
    for _ in range(600):
        says = rng.random() < 0.25
        lines.append(
            f"{'xy'[int(rng.random() < 0.8) ^ says]},{3 if says else 1},{'yes' if says else 'no'}"
        )
    path.write_text("\n".join(lines) + "\n")
    path.with_suffix(".json").write_text(json.dumps({"a": ["x", "y"], "class": ["no", "yes"]}))
    return path


def weighted(path, epsilon, *, rows_are_public=False, **more):
    use = TableUse(read_domains(path.with_suffix(".json")), rows_are_public=rows_are_public)
    learning = TrainingOptions("naive-bayes", "class", epsilon=epsilon)
    return train_central(path, learning, use, row_weights=RowWeights("w", 3), **more)


def test_a_weighted_model_is_that_of_as_many_equal_rows(people):
    found = weighted(people, math.inf)
    rows = [line.split(",") for line in people.read_text().splitlines()[1:]]
    yes = sum(int(w) for _, w, label in rows if label == "yes")
    every = sum(int(w) for _, w, _ in rows)
    assert found.card.rows == every
    assert found.model.class_shares_[1] == pytest.approx(yes / every)
    # the weights are no feature
    assert [feature.name for feature in found.model.features_] == ["a"]


def test_the_noise_is_as_many_times_as_wide_and_the_card_says_so(people, monkeypatch):
    asked = []
    counts = VettedNoise.counts

    def noted(self, true, epsilon):
        asked.append(epsilon)
        return counts(self, true, epsilon)

    monkeypatch.setattr(VettedNoise, "counts", noted)
    found = weighted(people, 1.5, holdout=0.3)
    # one table of the only feature, and the confusion matrix of the rows held out
    assert asked == pytest.approx([0.5, 0.5])
    assert (found.card.epsilon, found.card.row_weights, found.card.most_weight) == (1.5, "w", 3)
    assert found.ledger.spent == 1.5
    assert "for epsilon 1.5" in found.card.measured


def test_weights_and_a_public_number_of_rows_exclude_each_other(people):
    with pytest.raises(UserProblem, match="the sum of their weights is not"):
        weighted(people, 1.0, rows_are_public=True)
    assert not people.with_name("t.spent.json").exists()


def test_weights_are_no_label(people):
    learning = TrainingOptions("auto", "w", epsilon=1.0)
    with pytest.raises(UserProblem, match="cannot be the label or a feature"):
        train_central(people, learning, row_weights=RowWeights("w", 3))
