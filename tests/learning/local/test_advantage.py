"""A naive Bayes of reports says the most frequent class where coins hide whether it knows better."""

from __future__ import annotations

import numpy as np
import pytest

from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.local.advantage import Advantage
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.local.simulation import simulate_bundles
from surveyapp.services.models.model_inspection import majority_warnings
from surveyapp.services.models.training import card_lines


def made(rows: int, pull: float, seed: int) -> Examples:
    """Nine features of three levels and a class that 65 of 100 have; ``pull`` copies the class."""
    rng = np.random.default_rng(seed)
    classes = (rng.random(rows) < 0.35).astype(np.int32)
    codes = rng.integers(3, size=(rows, 9)).astype(np.int32)
    copied = rng.random((rows, 9)) < pull
    codes = np.where(copied, classes[:, None], codes).astype(np.int32)
    features = tuple(Attribute(f"f{n}", ("a", "b", "c")) for n in range(9))
    return Examples(CodedTable(features, codes), Attribute("y", ("no", "yes")), classes)


def learned(rows: Examples, epsilon: float, **options: object) -> LocalNaiveBayes:
    reports = simulate_bundles(rows, epsilon, np.random.default_rng(5))
    return LocalNaiveBayes(**options).fit(reports)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_noise_is_not_predicted_from(seed):
    rows = made(700, 0.0, seed)
    model = learned(rows, 0.5)
    assert model.is_majority
    assert set(model.predict(rows.features)) == {np.argmax(model.tables_.prior)}
    assert np.allclose(model.predict_proba(rows.features), model.tables_.prior)


def test_the_card_says_so():
    model = learned(made(700, 0.0, 1), 0.5)
    card = ModelCard("reports", 700, model.epsilon_, neighbours="local")
    said = dict(card_lines(model, card))
    assert said["prediction"].startswith("no for everybody")
    assert "no better than always saying no" in majority_warnings(model, card)[0]


def test_what_is_clear_is_predicted_from():
    rows = made(4000, 0.5, 1)
    model = learned(rows, 2)
    assert not model.is_majority
    assert np.mean(model.predict(rows.features) == rows.classes) > 0.75


def test_who_weighs_classes_wants_more_than_the_most_frequent():
    model = learned(made(700, 0.0, 1), 0.5, balanced=True)
    assert not model.is_majority


def test_an_advantage_is_clear_beyond_its_error():
    assert Advantage(0.03, 0.02).is_clear
    assert not Advantage(0.02, 0.02).is_clear
    assert not Advantage(-0.1, 0.0).is_clear
