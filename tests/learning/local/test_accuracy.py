import numpy as np
import pytest

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.kuk import Kuk
from surveyapp.designs.channels.mangat import Mangat
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.oracles.local_hashing import LocalHashing
from surveyapp.designs.oracles.unary import Unary
from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.sampling.sample_designs import stratified
from surveyapp.learning.base.table import MISSING, Attribute
from surveyapp.learning.local.accuracy import (
    debiased_confusion,
    estimate_accuracy,
    weighted_accuracy,
)
from surveyapp.learning.local.coded_reports import QuestionReports
from surveyapp.learning.local.simulation import simulate_coded_reports

TWO = Attribute("y", ("yes", "no"))
THREE = Attribute("y", ("a", "b", "c"))


def test_a_worked_example():
    # truth with 4/5, so 3 of 4 hits stand for (3/4 − 1/5)/(3/5) = 11/12
    label = QuestionReports(TWO, Warner(p="4/5"), np.array([0, 0, 1, 1]))
    found = estimate_accuracy(np.array([0, 0, 1, 0]), label)
    assert found.prevalence == pytest.approx(11 / 12)
    assert found.n == 4


def test_of_direct_labels_it_is_the_share_that_is_right():
    label = QuestionReports(THREE, Direct(k=3), np.array([0, 1, 2, MISSING]))
    found = estimate_accuracy(np.array([0, 1, 1, 2]), label)
    assert found.prevalence == pytest.approx(2 / 3)
    assert found.coin_error == 0


@pytest.mark.parametrize(
    ("design", "attribute"),
    [
        (KRR(k=3, epsilon=1), THREE),
        (Unary(k=3, epsilon=1), THREE),
        (LocalHashing(k=3, epsilon=1), THREE),
        (Mangat(p="1/2"), TWO),
        (Kuk(p_yes="3/4", p_no="1/4", draws=2), TWO),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_it_is_unbiased_and_covered_by_its_interval(design, attribute):
    rng = np.random.default_rng(21)
    k, n, rounds = len(attribute.levels), 400, 300
    truth = np.arange(n) % k
    # right for 3 of 4, and wrong ones differ by class
    predicted = np.where(np.arange(n) % 8 < 6, truth, 0).astype(np.int32)
    accuracy = float(np.mean(predicted == truth))
    found = [
        estimate_accuracy(
            predicted,
            QuestionReports(attribute, design, simulate_coded_reports(design, truth, rng)),
        )
        for _ in range(rounds)
    ]
    values = np.array([one.prevalence for one in found])
    assert abs(values.mean() - accuracy) < 4 * values.std() / np.sqrt(rounds)
    # the truths are held fixed, so only the coins move the estimate
    told = np.mean([one.coin_error for one in found])
    assert values.std() == pytest.approx(told, rel=0.15)
    covered = np.mean([one.interval.low <= accuracy <= one.interval.high for one in found])
    assert covered > 0.92


@pytest.mark.parametrize(
    ("design", "attribute"),
    [
        (Direct(k=3), THREE),
        (KRR(k=3, epsilon=1), THREE),
        (Unary(k=3, epsilon=1), THREE),
        (Mangat(p="1/2"), TWO),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_of_equal_weights_it_is_that_of_a_simple_sample(design, attribute):
    rng = np.random.default_rng(3)
    truth = np.arange(400) % len(attribute.levels)
    predicted = np.where(np.arange(400) % 8 < 6, truth, 0).astype(np.int32)
    label = QuestionReports(attribute, design, simulate_coded_reports(design, truth, rng))
    simple = estimate_accuracy(predicted, label)
    found = weighted_accuracy(predicted, label, stratified(np.full(400, 2.0)))
    assert found.estimate == pytest.approx(simple.prevalence)
    assert found.n == simple.n
    assert found.coin_error == pytest.approx(simple.coin_error, rel=0.01)
    assert found.standard_error == pytest.approx(simple.standard_error, rel=0.01)


@pytest.mark.parametrize("design", [Warner(p="4/5"), Mangat(p="1/2")], ids=["warner", "mangat"])
def test_weights_make_it_the_share_of_the_people_and_strangers_stay_in_the_sample(design):
    """Half of the respondents stand for a tenth of the people; every tenth one is not predicted."""
    rng = np.random.default_rng(5)
    few = np.arange(6000) % 2 == 0
    truth = (rng.random(6000) < np.where(few, 0.9, 0.4)).astype(np.int32)
    label = QuestionReports(TWO, design, simulate_coded_reports(design, truth, rng))
    predicted = np.ones(6000, dtype=np.int32)
    predicted[::10] = 0  # and never looked at
    known = np.arange(6000) % 10 != 0
    sample = stratified(np.where(few, 1.0, 9.0))
    found = weighted_accuracy(predicted, label, sample, domain=known)
    # (4/10·1·.9 + 5/10·9·.4)/(4/10·1 + 5/10·9): tenths of the few are left out
    share = (0.4 * 0.9 + 4.5 * 0.4) / 4.9
    assert found.n == 5400
    assert found.estimate == pytest.approx(share, abs=0.08)
    assert abs(found.estimate - share) < 5 * found.standard_error < 0.15
    table = debiased_confusion(predicted, label, sample.weights * known)
    assert table[1].sum() / table.sum() == pytest.approx(found.estimate)


def test_what_cannot_be_evaluated_is_refused():
    label = QuestionReports(TWO, Warner(p="4/5"), np.array([MISSING]))
    with pytest.raises(NoReports):
        estimate_accuracy(np.array([0]), label)
    with pytest.raises(UserProblem, match=r"^(?=.*rows\. Each respondent).*predictions"):
        estimate_accuracy(np.array([0, 1]), label)
    with pytest.raises(UserProblem, match="The level of an interval is"):
        estimate_accuracy(np.array([0]), label, level=1.5)


def test_one_report_of_many_valued_pseudo_answers_tells_no_error():
    label = QuestionReports(TWO, Mangat(p="1/2"), np.array([1]))
    found = estimate_accuracy(np.array([0]), label)
    assert found.standard_error is None
    assert (found.interval.low, found.interval.high) == (0, 1)


def test_the_confusion_of_direct_labels_counts_them():
    label = QuestionReports(THREE, Direct(k=3), np.array([0, 1, 2, MISSING]))
    found = debiased_confusion(np.array([0, 1, 1, 2]), label)
    assert found.tolist() == [[1, 0, 0], [0, 1, 0], [0, 1, 0]]


def test_the_coins_are_taken_out_of_the_confusion():
    rng = np.random.default_rng(3)
    answers = rng.integers(3, size=30_000)
    predicted = np.where(rng.random(len(answers)) < 0.7, answers, 0).astype(np.int32)
    for design in (KRR(k=3, p_truth="1/2"), Unary(k=3, p="3/4", q="1/4")):
        found = debiased_confusion(
            predicted, QuestionReports(THREE, design, simulate_coded_reports(design, answers, rng))
        )
        true = np.array(
            [[np.sum((answers == a) & (predicted == b)) for b in range(3)] for a in range(3)]
        )
        assert np.abs(found - true).max() < 5 * np.sqrt(len(answers) * 2)
        assert found.sum() == pytest.approx(len(answers))
