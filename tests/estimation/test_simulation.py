import numpy as np
import pytest
from scipy.stats import chisquare

from surveyapp.designs.k_rr import KRR
from surveyapp.designs.warner import Warner
from surveyapp.estimation.simulation import NOT_ANSWERED, randomized


@pytest.mark.parametrize(
    "design", [Warner(p="4/5"), KRR(k=5, epsilon="1.5")], ids=["warner", "k_rr"]
)
def test_reports_follow_the_channel(design):
    # fixed seed and 200,000 draws an answer; a correct channel fails with probability 1e-6 a row
    rng = np.random.default_rng(20260301)
    channel = design.channel
    for answer in range(channel.answers):
        reports = randomized(channel, np.full(200_000, answer), rng)
        expected = [float(entry) * 200_000 for entry in channel.rows[answer]]
        observed = np.bincount(reports, minlength=channel.reports)
        assert chisquare(observed, expected).pvalue > 1e-6


def test_missing_answers_stay_missing():
    answers = np.array([0, NOT_ANSWERED, 1])
    reports = randomized(Warner(p="4/5").channel, answers, np.random.default_rng(1))
    assert (reports == NOT_ANSWERED).tolist() == [False, True, False]


def test_a_coin_larger_than_a_machine_word_is_drawn_exactly():
    design = Warner(p="0.12345678901234567890123")
    reports = randomized(design.channel, np.zeros(4000, dtype=np.int64), np.random.default_rng(3))
    # binomial(4000, 0.1235): ten standard errors are 0.052
    assert abs(np.mean(reports == 0) - 0.12345678901) < 0.052
