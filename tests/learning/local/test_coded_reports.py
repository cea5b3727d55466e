import numpy as np
import pytest

from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.latent.cheater_detection import CheaterDetection
from surveyapp.designs.oracles.local_hashing import LocalHashing
from surveyapp.designs.oracles.subset_selection import SubsetSelection
from surveyapp.designs.oracles.unary import Unary
from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.frequency_oracles import written_reports
from surveyapp.learning.base.table import MISSING, Attribute
from surveyapp.learning.local.coded_reports import QuestionReports, encode_reports
from surveyapp.learning.local.simulation import simulate_coded_reports

FOUR = Attribute("colour", ("red", "green", "blue", "grey"))
DESIGNS = [
    KRR(k=4, epsilon=1),
    Unary(k=4, epsilon=1),
    SubsetSelection(k=4, epsilon=1),
    LocalHashing(k=4, epsilon=1),
]


@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: design.name)
def test_pseudo_answers_are_the_answer_on_average(design):
    rng = np.random.default_rng(11)
    for answer in range(4):
        reports = simulate_coded_reports(design, np.full(40_000, answer), rng)
        found = encode_reports(QuestionReports(FOUR, design, reports))
        values = found.pseudo_answers[found.places]
        error = values.std(axis=0) / 200
        assert np.all(np.abs(values.mean(axis=0) - np.eye(4)[answer]) < 5 * error)
        assert np.allclose(values.sum(axis=1), 1)


@pytest.mark.parametrize("design", DESIGNS, ids=lambda design: design.name)
def test_likelihoods_are_those_of_the_design_up_to_a_factor(design):
    rng = np.random.default_rng(12)
    reports = simulate_coded_reports(design, rng.integers(4, size=30), rng)
    found = encode_reports(QuestionReports(FOUR, design, reports))
    if design.unlisted is None:
        true = np.array([[float(row[r]) for row in design.channel.rows] for r in reports])
    else:
        words = written_reports(design, reports)
        true = np.array([[float(design.probability(w, a)) for a in range(4)] for w in words])
    ratio = found.likelihoods[found.places] / true
    assert np.allclose(ratio, ratio[:, :1])


def test_a_report_that_is_missing_says_nothing():
    channel = encode_reports(QuestionReports(FOUR, KRR(k=4, epsilon=1), np.array([2, MISSING, 0])))
    assert channel.given.tolist() == [True, False, True]
    oracle = encode_reports(QuestionReports(FOUR, Unary(k=4, epsilon=1), ["0110", "", "1000"]))
    assert oracle.given.tolist() == [True, False, True]


def test_a_coin_with_two_different_odds_is_undone():
    two = Attribute("drugs", ("yes", "no"))
    found = encode_reports(
        QuestionReports(two, ForcedResponse(p_truth="1/2", p_yes="1/4"), np.array([0, 1]))
    )
    # B = P⁻¹ of ((3/4, 1/4), (1/4, 3/4))
    assert np.allclose(found.pseudo_answers, [[1.5, -0.5], [-0.5, 1.5]])


def test_a_design_for_other_answers_is_refused():
    with pytest.raises(UserProblem, match=r"^(?=.*Check which survey the).*colour has 4"):
        QuestionReports(FOUR, KRR(k=5, epsilon=1), np.array([0]))


def test_several_answers_at_once_are_refused():
    with pytest.raises(UserProblem, match=r"^(?=.*has several samples or).*colour"):
        encode_reports(QuestionReports(FOUR, Unary(k=4, epsilon=1, at_most=2), ["0110"]))


def test_a_place_beyond_the_reports_is_a_bug():
    with pytest.raises(ValueError, match="from 0 to 3"):
        encode_reports(QuestionReports(FOUR, KRR(k=4, epsilon=1), np.array([4])))


def test_a_design_of_several_samples_is_refused_and_not_simulated_here():
    design = CheaterDetection.from_example()
    question = Attribute("y", ("yes", "no"))
    with pytest.raises(
        UserProblem, match=r"^(?=.*has several samples or).*y cannot be learned from"
    ):
        encode_reports(QuestionReports(question, design, np.array([0])))
    with pytest.raises(TypeError, match="cheater_detection"):
        simulate_coded_reports(design, np.array([0]), np.random.default_rng(1))
