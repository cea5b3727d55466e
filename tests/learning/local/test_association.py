"""A naive Bayes of reports says the most frequent class where coins hide whether it knows better."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
import scipy

from surveyapp.designs.channels.direct import Direct
from surveyapp.learning.base.model_card import ModelCard, StoredModel
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.local.association import CHANCE, association_chance
from surveyapp.learning.local.class_tables import estimate_class_tables
from surveyapp.learning.local.coded_reports import QuestionReports
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.local.reports import single_question_reports
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


def test_noise_is_seldom_predicted_from():
    found = []
    for seed in range(4):
        rows = made(700, 0.0, seed)
        model = learned(rows, 0.5)
        found.append(model.is_majority)
        if model.is_majority:
            assert set(model.predict(rows.features)) == {np.argmax(model.tables_.prior)}
            assert np.allclose(model.predict_proba(rows.features), model.tables_.prior)
    # each with a chance of 0.8
    assert sum(found) >= 2


def test_the_card_says_so():
    model = learned(made(700, 0.0, 1), 0.5)
    card = ModelCard("reports", 700, model.epsilon_, neighbours="local")
    said = dict(card_lines(model, card))
    assert said["prediction"].startswith("no for everybody")
    assert "no better than always saying no" in majority_warnings(model, card)[0]


@pytest.mark.parametrize(("epsilon", "is_unclear"), [(0.5, True), (8, False)])
def test_the_card_says_where_reports_do_not_tell_which_class_is_the_most_frequent(
    epsilon, is_unclear
):
    model = learned(made(700, 0.0, 1), epsilon)
    card = ModelCard("reports", 700, model.epsilon_, neighbours="local")
    kept = LocalNaiveBayes.restored(
        StoredModel(model.features_, model.label_, epsilon, model.parameters())
    )
    for one in (model, kept):
        said = " ".join(map(str, majority_warnings(one, card)))
        assert ("do not tell which class is the most frequent" in said) == is_unclear


def test_the_lead_of_a_class_varies_by_its_standard_error():
    """And is unclear in one survey of 20 where two classes are equally frequent, or less often."""
    leads, errors = [], []
    for seed in range(40):
        model = learned(made(700, 0.0, seed), 4)
        leads.append(model.tables_.prior[0] - model.tables_.prior[1])
        errors.append(model.lead_error_)
    assert np.std(leads) < 1.2 * np.mean(errors)
    assert np.mean(errors) < 3 * np.std(leads)


def test_what_is_clear_is_predicted_from():
    rows = made(4000, 0.5, 1)
    model = learned(rows, 2)
    assert not model.is_majority
    assert np.mean(model.predict(rows.features) == rows.classes) > 0.75


def test_who_weighs_classes_wants_more_than_the_most_frequent():
    model = learned(made(700, 0.0, 1), 0.5, balanced=True)
    assert not model.is_majority


def test_with_open_answers_it_is_pearsons_test_of_a_table():
    rng = np.random.default_rng(2)
    codes = rng.integers(3, size=600)
    classes = np.where(rng.random(600) < 0.12, codes > 0, rng.random(600) < 0.4).astype(np.int64)
    feature = QuestionReports(Attribute("f", ("a", "b", "c")), Direct(k=3), codes)
    label = QuestionReports(Attribute("y", ("no", "yes")), Direct(k=2), classes)
    reports = single_question_reports([feature], label)
    counts = np.histogram2d(codes, classes, bins=(3, 2))[0]
    expected = scipy.stats.chi2_contingency(counts, correction=False).pvalue
    # shares are those of the counts but for a prior of a few answers
    found = association_chance(reports.pairs, estimate_class_tables(reports.pairs, 2))
    assert 0.001 < expected < 0.2
    assert found == pytest.approx(expected, rel=0.05)


def test_features_that_tell_nothing_are_predicted_from_as_often_as_is_said():
    chances = []
    for seed in range(20):
        rows = made(700, 0.0, seed)
        reports = simulate_bundles(rows, 2, np.random.default_rng(seed))
        chances.append(association_chance(reports.pairs, estimate_class_tables(reports.pairs, 2)))
    # 20 times a chance of 0.2: 4 ± 1.8
    assert np.sum(np.array(chances) < CHANCE) <= 10
    assert np.mean(chances) == pytest.approx(0.5, abs=0.2)


def test_equal_classes_are_named_alike_on_the_card_and_in_the_warning():
    model = learned(made(700, 0.0, 1), 0.5)
    for shares in ([0.5 - 1e-12, 0.5 + 1e-12], [0.5 + 1e-12, 0.5 - 1e-12]):
        model.tables_ = replace(model.tables_, prior=np.array(shares))
        card = ModelCard("reports", 700, model.epsilon_, neighbours="local")
        assert dict(card_lines(model, card))["prediction"].startswith("no for everybody")
        assert "predicts no whatever" in majority_warnings(model, card)[0]
