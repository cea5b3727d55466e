import json
import math

import numpy as np
import pytest

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.learning.base.model_card import StoredModel
from surveyapp.learning.base.table import MISSING, Attribute, CodedTable
from surveyapp.learning.local.naive_bayes import (
    LocalNaiveBayes,
    entropy_in_nats,
    features_within_entropy,
    mutual_information,
)
from surveyapp.learning.local.reports import single_question_reports
from surveyapp.learning.local.simulation import simulate_bundles, simulate_one_by_one


def of_open_answers(rows):
    designs = [Direct(k=size) for size in (*rows.features.sizes, len(rows.label.levels))]
    asked = simulate_one_by_one(rows, designs, np.random.default_rng(0))
    return LocalNaiveBayes().fit(single_question_reports(*asked))


def test_open_answers_give_the_everyday_naive_bayes(made_examples):
    rows = made_examples(3000)
    model = of_open_answers(rows)
    counts = np.bincount(rows.classes, minlength=2) + 1
    assert np.allclose(model.tables_.prior, (counts + 2 * (counts - 1)) / (3 * 3000 + 2), atol=1e-3)
    for place, table in enumerate(model.tables_.tables):
        for c in (0, 1):
            column = rows.features.codes[rows.classes == c, place]
            shares = np.bincount(column, minlength=len(table)) / len(column)
            assert np.allclose(table[:, c], shares, atol=0.02)
    codes = np.array([[0, 0, 1], [1, 1, 0]], dtype=np.int32)
    odds = model.tables_.prior * np.prod(
        [t[codes[:, f]] for f, t in enumerate(model.tables_.tables)], axis=0
    )
    found = model.predict_proba(CodedTable(model.features_, codes))
    assert np.allclose(found, odds / odds.sum(axis=1, keepdims=True))


@pytest.mark.parametrize("bundled", [True, False])
def test_as_epsilon_grows_it_nears_the_model_of_open_answers(made_examples, bundled):
    rows = made_examples(20_000)
    rng = np.random.default_rng(1)
    if bundled:
        reports = simulate_bundles(rows, 15, rng)
    else:
        designs = [KRR(k=size, epsilon=12) for size in (*rows.features.sizes, 2)]
        reports = single_question_reports(*simulate_one_by_one(rows, designs, rng))
    found, plain = LocalNaiveBayes().fit(reports), of_open_answers(rows)
    assert np.allclose(found.tables_.prior, plain.tables_.prior, atol=0.01)
    for mine, theirs in zip(found.tables_.tables, plain.tables_.tables, strict=True):
        assert np.allclose(mine, theirs, atol=0.03)


def test_a_missing_level_has_no_factor(made_examples):
    model = of_open_answers(made_examples(500))
    nothing = CodedTable(model.features_, np.full((1, 3), MISSING, dtype=np.int32))
    assert np.allclose(model.predict_proba(nothing), model.tables_.prior)


def test_the_facts_of_the_reports_are_the_models(made_examples):
    rows = made_examples(400)
    model = LocalNaiveBayes().fit(simulate_bundles(rows, 2, np.random.default_rng(2)))
    assert 1.99 < model.epsilon_ <= 2
    assert model.respondents_ == 400
    assert model.unprotected_ == ()
    assert model.classes_ == ("c0", "c1")


def test_direct_features_learn_beside_a_randomized_label(made_examples):
    rows = made_examples(4000)
    designs = [*(Direct(k=size) for size in rows.features.sizes), KRR(k=2, epsilon=1)]
    asked = simulate_one_by_one(rows, designs, np.random.default_rng(3))
    model = LocalNaiveBayes().fit(single_question_reports(*asked))
    assert model.unprotected_ == ("f0", "f1", "f2")
    assert model.epsilon_ <= 1
    right = np.mean(model.predict(rows.features) == rows.classes)
    assert right > np.mean(rows.classes == 0) + 0.1


def test_reports_that_tell_nothing_predict_the_larger_class(made_examples):
    rows = made_examples(6000, pull=(0.0, 0.0, 0.0))
    model = LocalNaiveBayes().fit(simulate_bundles(rows, 2, np.random.default_rng(4)))
    assert np.mean(model.predict(rows.features) == 0) > 0.95


def test_more_classes_than_two(made_examples):
    rows = made_examples(6000, classes=3, sizes=(3, 3, 3), pull=(0.9, 0.7, 0.0))
    model = LocalNaiveBayes().fit(simulate_bundles(rows, 3, np.random.default_rng(5)))
    assert np.mean(model.predict(rows.features) == rows.classes) > 0.85


def test_information_of_a_table():
    prior = np.array([0.5, 0.5])
    assert mutual_information(np.eye(2), prior) == pytest.approx(math.log(2))
    assert mutual_information(np.full((2, 2), 0.5), prior) == pytest.approx(0)
    assert entropy_in_nats([1.0, 0.0]) == 0


def test_features_are_taken_until_their_claims_are_all_there_is():
    used = features_within_entropy(np.array([0.1, 0.5, 0.3, 0.2]), 0.7)
    assert used.tolist() == [False, True, True, False]
    assert features_within_entropy(np.array([0.1, 0.2]), 0.7).all()


def test_copies_of_a_feature_do_not_outvote_a_better_one(made_examples):
    rows = made_examples(4000, sizes=(2, 2), pull=(0.9, 0.6))
    better, copied = rows.features.codes.T
    attributes = tuple(Attribute(f"f{i}", ("a", "b")) for i in range(10))
    codes = np.column_stack([better, *[copied] * 9]).astype(np.int32)
    many = type(rows)(CodedTable(attributes, codes), rows.label, rows.classes)
    model = of_open_answers(many)
    alone = np.mean(better == rows.classes)
    assert np.mean(model.predict(many.features) == rows.classes) > alone - 0.03
    assert model.used_.sum() < 10


def test_a_stored_model_comes_back_with_all_its_numbers(made_examples):
    rows = made_examples(800)
    designs = [KRR(k=size, epsilon=3) for size in (*rows.features.sizes, 2)]
    asked = simulate_one_by_one(rows, designs, np.random.default_rng(2))
    model = LocalNaiveBayes().fit(single_question_reports(*asked))
    stored = StoredModel(
        features=model.features_,
        label=model.label_,
        epsilon=model.epsilon_,
        parameters=json.loads(json.dumps(model.parameters())),
    )
    again = LocalNaiveBayes.restored(stored)
    assert again.tables_.prior == pytest.approx(model.tables_.prior, rel=1e-6)
    assert again.tables_.strengths == pytest.approx(model.tables_.strengths, rel=1e-6)
    for mine, theirs in zip(again.tables_.tables, model.tables_.tables, strict=True):
        assert mine == pytest.approx(theirs, rel=1e-6)
    for mine, theirs in zip(again.errors_, model.errors_, strict=True):
        assert mine.shape == theirs.shape
        assert mine == pytest.approx(theirs, rel=1e-6)
    assert again.information_ == pytest.approx(model.information_, rel=1e-6, abs=1e-9)
    assert again.respondents_ == model.respondents_ == 800
    assert again.used_.tolist() == model.used_.tolist()
    assert again.predict_proba(rows.features) == pytest.approx(
        model.predict_proba(rows.features), rel=1e-5
    )
