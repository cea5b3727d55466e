"""Every pair of a feature and the label by unary encoding, after Yilmaz, Al-Rubaie & Chang (2019)."""

from __future__ import annotations

import csv
import json
import math
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from surveyapp.designs.core.parameters import ParameterProblem
from surveyapp.learning.base.evaluation import majority_accuracy
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.models.evaluation import known_rows
from surveyapp.services.models.local_survey_options import EveryPair, OneQuestion
from surveyapp.services.models.local_survey_simulation import simulate_table
from surveyapp.services.models.training import TrainingOptions, train_from_reports
from surveyapp.services.models.training_table import read_plain
from surveyapp.storage.surveys.survey_files import load_survey

ROWS = 600
FEATURES = ("colour", "size")


@pytest.fixture
def table(tmp_path) -> Path:
    """Rows whose first class is not the first in the alphabet, nor the first feature's first level."""
    rng = np.random.default_rng(3)
    label = rng.choice(["no", "maybe", "yes"], p=[0.5, 0.2, 0.3], size=ROWS)
    own = {"no": "red", "maybe": "green", "yes": "blue"}
    colours = [own[one] if rng.random() < 0.9 else rng.choice(list(own.values())) for one in label]
    path = tmp_path / "things.csv"
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow([*FEATURES, "kind"])
        writer.writerows(zip(colours, rng.choice(["s", "l"], size=ROWS), label, strict=True))
    return path


def made_and_trained(table, folder, asking, label="kind"):
    made = simulate_table(table, folder, label="kind", asking=asking, seed=5)
    request = SourceRequest(made.files, survey=load_survey(made.survey))
    return made, train_from_reports(request, TrainingOptions("naive-bayes", label))


def test_the_epsilon_of_all_reports_is_added_up(table, tmp_path):
    """Three reports at p = 4/5 and q = 1/5: each costs ln((4/5·4/5)/(1/5·1/5)) = ln 16."""
    made, result = made_and_trained(
        table, tmp_path / "out", EveryPair(p=Fraction("4/5"), q=Fraction("1/5"))
    )
    assert made.reports == 3
    assert made.epsilon == pytest.approx(3 * math.log(16))
    assert load_survey(made.survey).total_epsilon == made.epsilon
    assert result.card.epsilon == pytest.approx(3 * math.log(16))
    assert result.card.design == "2 joint questions by unary, kind: unary"


def test_every_row_is_reported_and_the_classes_are_the_domains(table, tmp_path):
    """The notebook drops the last row, and takes the classes in the order of their first row."""
    _made, result = made_and_trained(
        table, tmp_path / "out", EveryPair(p=Fraction("0.999"), q=Fraction("0.001"))
    )
    assert result.card.rows == ROWS
    assert result.model.classes_ == ("maybe", "no", "yes")
    assert [one.name for one in result.model.features_] == list(FEATURES)
    assert result.model.tables_.prior == pytest.approx([0.2, 0.5, 0.3], abs=0.06)


def test_the_reports_are_learned_from_as_the_pairs_themselves(table, tmp_path):
    made, result = made_and_trained(
        table, tmp_path / "out", EveryPair(p=Fraction("4/5"), q=Fraction("1/5"))
    )
    rows = known_rows(result.model, read_plain(made.truth)).examples
    right = float((result.model.predict(rows.features) == rows.classes).mean())
    assert right > majority_accuracy(rows) + 0.2


def test_the_label_of_a_pair_is_the_same_label(table, tmp_path):
    """Each pair asks the label again, by a name of its own: whichever is named, the reports are the same."""
    made, result = made_and_trained(
        table, tmp_path / "out", EveryPair(p=Fraction("4/5"), q=Fraction("1/5"))
    )
    request = SourceRequest(made.files, survey=load_survey(made.survey))
    again = train_from_reports(request, TrainingOptions("naive-bayes", "label_2"))
    assert again.model.label_.name == "label_2"
    assert again.model.tables_.prior.tolist() == result.model.tables_.prior.tolist()
    assert again.card.epsilon == result.card.epsilon


def test_a_total_is_parted_evenly_over_the_pairs_and_the_label(table, tmp_path):
    made, result = made_and_trained(table, tmp_path / "out", EveryPair(Fraction(6)))
    assert made.epsilon == pytest.approx(6, abs=1e-4)
    each = [question.design.privacy_loss for question in load_survey(made.survey).questions]
    assert each == pytest.approx([2, 2, 2], abs=1e-4)
    assert result.card.epsilon == pytest.approx(6, abs=1e-4)


def test_a_survey_of_which_one_question_is_drawn_stays_as_it_was(table, tmp_path):
    made = simulate_table(
        table, tmp_path / "out", label="kind", asking=OneQuestion(Fraction(2)), seed=5
    )
    survey = json.loads(made.survey.read_text())
    assert made.reports == 1
    assert survey["groups"][0]["ask_random"] == 1
    assert {member["id"] for member in survey["members"]} == {*FEATURES, "kind"}


def test_unary_encoding_that_says_nothing_is_refused(table, tmp_path):
    fifth = Fraction(1, 5)
    with pytest.raises(ParameterProblem):
        simulate_table(table, tmp_path / "out", label="kind", asking=EveryPair(p=fifth, q=fifth))
    assert not (tmp_path / "out").exists()
