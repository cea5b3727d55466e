"""The program's choice between learners of reports: unbiased, the same in any order, and never far off."""

from __future__ import annotations

import json

import numpy as np
import pytest

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.estimation.sampling.respondents import respondents_worth
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.local.auto import LocalAuto, choose_learner
from surveyapp.learning.local.choice import Choice
from surveyapp.learning.local.coded_reports import QuestionReports
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.local.reports import single_question_reports
from surveyapp.learning.local.simulation import simulate_one_by_one
from surveyapp.learning.local.tree import LocalTree
from surveyapp.services.models.training import choice_notices


def people(rows, seed, says):
    """Four yes/no features, and a class that ``says`` makes of them for nine of ten."""
    rng = np.random.default_rng(seed)
    codes = rng.integers(2, size=(rows, 4)).astype(np.int32)
    classes = np.where(rng.random(rows) < 0.1, 1 - says(codes), says(codes)).astype(np.int32)
    names = tuple(Attribute(f"f{n}", ("no", "yes")) for n in range(4))
    return Examples(CodedTable(names, codes), Attribute("class", ("a", "b")), classes)


def either(codes):
    """A naive Bayes cannot say it: one of the first two, or else both of the others."""
    return np.where(codes[:, 0] == 1, codes[:, 1], codes[:, 2] & codes[:, 3])


def most(codes):
    return (codes.sum(axis=1) > 2).astype(np.int64)


def asked_of(rows, feature, label, seed=1):
    designs = [*([feature] * len(rows.features.attributes)), label]
    return simulate_one_by_one(rows, designs, np.random.default_rng(seed))


def right(model, rows):
    return np.mean(model.predict(rows.features) == rows.classes)


def trained(features, label):
    return (
        LocalNaiveBayes().fit(single_question_reports(features, label)),
        LocalTree().fit(features, label),
        LocalAuto().fit(features, label),
    )


@pytest.mark.parametrize("says", [either, most])
@pytest.mark.parametrize(
    ("feature", "label"), [(Direct(k=2), KRR(k=2, epsilon=1)), (KRR(k=2, epsilon=4),) * 2]
)
def test_it_is_no_point_below_either_learner(says, feature, label):
    asked = asked_of(people(4000, 1, says), feature, label)
    others = people(20_000, 2, says)
    bayes, tree, chosen = (right(model, others) for model in trained(*asked))
    assert chosen >= max(bayes, tree) - 0.01


def test_the_estimates_are_those_of_the_accuracy_for_answers():
    rows = people(6000, 1, either)
    asked = asked_of(rows, KRR(k=2, epsilon=3), KRR(k=2, epsilon=2))
    choice = choose_learner(*asked)
    others = people(20_000, 2, either)
    bayes, tree, _ = trained(*asked)
    assert choice.tree == pytest.approx(right(tree, others), abs=0.06)
    assert choice.bayes == pytest.approx(right(bayes, others), abs=0.06)
    assert choice.lead == pytest.approx(choice.tree - choice.bayes)
    assert 0.002 < choice.error < 0.03


def test_where_coins_hide_it_naive_bayes_is_kept_and_that_is_said():
    choice = choose_learner(*asked_of(people(500, 1, either), *[KRR(k=2, epsilon=0.2)] * 2))
    assert not choice.is_tree
    hidden = Choice(0.9, 1.4, 0.5, 0.5, 0.3)
    assert not hidden.is_tree
    model = LocalNaiveBayes()
    model.choice_ = hidden
    assert "the coins hide" in choice_notices(model)[0]


def test_the_order_of_the_respondents_changes_nothing():
    features, label = asked_of(people(600, 3, either), Direct(k=2), KRR(k=2, epsilon=1))
    order = np.random.default_rng(4).permutation(600)

    def moved(one):
        return QuestionReports(one.attribute, one.design, np.asarray(one.reports)[order])

    again = choose_learner([moved(one) for one in features], moved(label))
    assert again == choose_learner(features, label)
    # and counted once each, as a project has them
    places = np.stack([np.asarray(one.reports) for one in (*features, label)], axis=1)
    rows, times = np.unique(places, axis=0, return_counts=True)
    every = [
        QuestionReports(one.attribute, one.design, column)
        for one, column in zip((*features, label), rows.T, strict=True)
    ]
    assert choose_learner(every[:-1], every[-1], times) == again


def test_respondents_of_equal_weights_are_those_of_a_simple_sample():
    """They are folded alike, so nothing but the rounding of sums differs."""
    features, label = asked_of(people(600, 3, either), Direct(k=2), KRR(k=2, epsilon=1))
    simple = choose_learner(features, label)
    weighted = choose_learner(features, label, respondents_worth(np.full(600, 3.5)))
    assert weighted.to_json() == pytest.approx(simple.to_json())


def test_respondents_choose_by_their_weights():
    """Of half of the respondents a tree is right; the others' class goes with one feature alone."""
    tree, alone = people(3000, 3, either), people(3000, 4, lambda codes: 1 - codes[:, 2])
    codes = np.concatenate([tree.features.codes, alone.features.codes])
    classes = np.concatenate([tree.classes, alone.classes])
    features = [
        QuestionReports(attribute, Direct(k=2), column)
        for attribute, column in zip(tree.features.attributes, codes.T, strict=True)
    ]
    label = QuestionReports(tree.label, Direct(k=2), classes)
    of_tree = np.arange(6000) < 3000

    def chosen(weight):
        worth = respondents_worth(np.where(of_tree, weight, 1.0))
        return LocalAuto().fit(features, label, worth)

    for weight, rows in ((50.0, tree), (0.02, alone)):
        model = chosen(weight)
        assert right(model, rows) > 0.87
        assert model.model_.respondents_ == 6000
    assert isinstance(chosen(50.0).model_, LocalTree)


def test_why_it_was_chosen_stays_with_the_model():
    model = (
        LocalAuto().fit(*asked_of(people(2000, 1, either), Direct(k=2), KRR(k=2, epsilon=2))).model_
    )
    assert isinstance(model, LocalTree)
    said = str(choice_notices(model)[0])
    assert said.startswith("Decision tree, because it is right more often than naive Bayes")
    kept = json.loads(json.dumps(model.parameters()))["choice"]
    assert Choice.from_json(kept).lead == pytest.approx(model.choice_.lead, abs=1e-6)
    assert Choice.from_json(None) is None
