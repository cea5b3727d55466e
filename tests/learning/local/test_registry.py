import numpy as np
import pytest

from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.local.registry import LOCAL_LEARNERS
from surveyapp.learning.local.reports import single_question_reports
from surveyapp.learning.local.simulation import designs_for_even_epsilon, simulate_one_by_one


@pytest.fixture
def asked(made_examples):
    rows = made_examples(5000)
    rng = np.random.default_rng(1)
    return rows, simulate_one_by_one(rows, designs_for_even_epsilon(rows, 10), rng)


def trained(learner, features, label):
    kind = LOCAL_LEARNERS[learner]
    if kind is not LocalNaiveBayes:
        return kind().fit(features, label)
    return kind().fit(single_question_reports(features, label))


@pytest.mark.parametrize("learner", LOCAL_LEARNERS)
def test_a_learner_predicts_better_than_the_larger_class(asked, learner):
    rows, (features, label) = asked
    model = trained(learner, features, label)
    assert np.mean(model.predict(rows.features) == rows.classes) > np.mean(rows.classes == 0) + 0.1
    assert 9.9 < model.epsilon_ <= 10


@pytest.mark.parametrize("learner", LOCAL_LEARNERS)
def test_probabilities_sum_to_one(asked, learner):
    rows, (features, label) = asked
    found = trained(learner, features, label).predict_proba(rows.features)
    assert found.shape == (5000, 2)
    assert np.allclose(found.sum(axis=1), 1)
    assert found.min() >= 0


@pytest.mark.parametrize("learner", LOCAL_LEARNERS)
def test_fitting_twice_gives_the_same_and_changes_no_input(asked, learner):
    rows, (features, label) = asked
    before = [np.array(one.reports) for one in (*features, label)]
    first = trained(learner, features, label).predict_proba(rows.features)
    second = trained(learner, features, label).predict_proba(rows.features)
    assert np.array_equal(first, second)
    after = [np.array(one.reports) for one in (*features, label)]
    assert all(np.array_equal(a, b) for a, b in zip(before, after, strict=True))
