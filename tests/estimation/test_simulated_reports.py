from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import chisquare

from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.quantitative.laplace import Laplace
from surveyapp.estimation.simulated_reports import (
    NOT_ANSWERED,
    sample_indices,
    simulate_channel_reports,
)


@pytest.mark.parametrize(
    "design", [Warner(p="4/5"), KRR(k=5, epsilon="1.5")], ids=["warner", "k_rr"]
)
def test_reports_follow_the_channel(design):
    # fixed seed and 200,000 draws an answer; a correct channel fails with probability 1e-6 a row
    rng = np.random.default_rng(20260301)
    channel = design.channel
    for answer in range(channel.answers):
        reports = simulate_channel_reports(channel, np.full(200_000, answer), rng)
        expected = [float(entry) * 200_000 for entry in channel.rows[answer]]
        observed = np.bincount(reports, minlength=channel.reports)
        assert chisquare(observed, expected).pvalue > 1e-6


def test_missing_answers_stay_missing():
    answers = np.array([0, NOT_ANSWERED, 1])
    reports = simulate_channel_reports(Warner(p="4/5").channel, answers, np.random.default_rng(1))
    assert (reports == NOT_ANSWERED).tolist() == [False, True, False]


def test_a_coin_larger_than_a_machine_word_is_drawn_exactly():
    design = Warner(p="0.12345678901234567890123")
    reports = simulate_channel_reports(
        design.channel, np.zeros(4000, dtype=np.int64), np.random.default_rng(3)
    )
    # binomial(4000, 0.1235): ten standard errors are 0.052
    assert abs(np.mean(reports == 0) - 0.12345678901) < 0.052


def test_places_are_drawn_by_their_weights_and_a_weight_of_0_never():
    weights = (1, 0, 3, 6)
    drawn = np.bincount(sample_indices(weights, 100_000, np.random.default_rng(2)), minlength=4)
    assert drawn[1] == 0
    assert drawn == pytest.approx(np.array(weights) * 10_000, abs=4 * 160)


@pytest.mark.parametrize("lead", [0, 2**63 // 3, 2**63 - 1])
def test_a_bound_within_the_first_bits_is_decided_by_more(lead):
    """One in three, and a bound so near 0 or 1 that 63 bits cannot tell."""

    class Leading:
        """Gives the first bits, and then those of a generator."""

        def __init__(self):
            self.more = np.random.default_rng(5)

        def integers(self, bound, size=None, dtype=None):
            if size is None:
                return self.more.integers(bound)
            return np.full(size, lead, dtype=dtype)

    tiny = 3**60
    weights = (1, tiny, tiny, tiny, 1)
    drawn = np.bincount(sample_indices(weights, 3000, Leading()), minlength=5)
    scale, total = 2**63, 3 * tiny + 2
    for place, (low, high) in enumerate(
        [
            (0, 1),
            (1, 1 + tiny),
            (1 + tiny, 1 + 2 * tiny),
            (1 + 2 * tiny, total - 1),
            (total - 1, total),
        ]
    ):
        # the part of the stretch of numbers with these first bits that falls to the place
        begin, end = max(lead * total, low * scale), min((lead + 1) * total, high * scale)
        share = max(end - begin, 0) / total
        assert drawn[place] / 3000 == pytest.approx(share, abs=4 * 0.5 / 3000**0.5)


def test_laplaces_noise_weights_are_its_distribution():
    design = Laplace.read({"epsilon": 2, "minimum": 0, "maximum": 6}, 0)
    weights = design.noise_weights
    total = sum(weights)
    for answer in range(7):
        shares = dict.fromkeys(range(7), Fraction(0))
        for noise, weight in zip(range(-6, 7), weights, strict=True):
            shares[min(max(answer + noise, 0), 6)] += Fraction(weight, total)
        assert shares == design.distribution_of(Fraction(answer))
