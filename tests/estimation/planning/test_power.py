import math
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.estimation.planning.power import Contrast, power, required_n_for_power, variance_of
from surveyapp.estimation.planning.sample_size import PlanProblem
from surveyapp.estimation.planning.unit_variance import ChannelPrecision
from surveyapp.messages.numerals import Numerals

COINS = variance_of(ChannelPrecision(TwoCoins().channel, 0))


def test_the_variance_is_that_of_one_report():
    # 4λ(1−λ) with λ = 1/4 + π/2
    assert COINS(0.3) == pytest.approx(4 * 0.4 * 0.6, rel=1e-12)


def test_power_at_no_difference_is_the_significance_level():
    assert power(COINS, Contrast(0.2, 0.2, significance=0.05), 500) == pytest.approx(0.05)


@pytest.mark.parametrize("is_two_sided", [True, False])
@pytest.mark.parametrize("alternative", [0.3, 0.1])
def test_the_required_number_is_the_smallest_that_is_enough(is_two_sided, alternative):
    contrast = Contrast(0.2, alternative, is_two_sided=is_two_sided)
    n = required_n_for_power(COINS, contrast, 0.8)
    assert power(COINS, contrast, n) >= 0.8 > power(COINS, contrast, n - 1)


def test_groups_need_about_twice_as_many_each():
    one = required_n_for_power(COINS, Contrast(0.2, 0.3), 0.8)
    each = required_n_for_power(COINS, Contrast(0.2, 0.3, reference=0.2), 0.8)
    assert 1.9 < each / one < 2.1


@pytest.mark.parametrize("reference", [None, 0.2])
def test_the_power_is_how_often_simulated_surveys_find_the_difference(reference):
    n, runs = 800, 40_000
    rng = np.random.default_rng(20260301)
    contrast = Contrast(0.2, 0.32, reference=reference)

    def estimates(prevalence):
        return 2 * rng.binomial(n, 0.25 + prevalence / 2, size=runs) / n - 0.5

    at_null = contrast.spread(COINS)[0] / math.sqrt(n)
    other = contrast.null if reference is None else estimates(reference)
    found = np.abs(estimates(contrast.alternative) - other) > 1.959964 * at_null
    expected = power(COINS, contrast, n)
    # the normal approximation on a lattice is off by less than a point; sampling by less still
    assert found.mean() == pytest.approx(expected, abs=0.02)


def test_a_direct_question_at_zero_does_not_vary():
    direct = variance_of(ChannelPrecision(Direct(k=2).channel, 0))
    assert power(direct, Contrast(0.1, 0.0), 1000) == 1.0


@pytest.mark.parametrize(
    "wrong",
    [
        {"null": -0.1},
        {"alternative": 1.1},
        {"reference": 2.0},
        {"significance": 0.0},
    ],
    ids=str,
)
def test_numbers_out_of_range_get_a_sentence(wrong):
    with pytest.raises(PlanProblem, match=r"^(?=.*The.*is.*; it must be.*\.).*it must be"):
        Contrast(**{"null": 0.1, "alternative": 0.2, **wrong})


@pytest.mark.parametrize(
    ("attempt", "told"),
    [
        (
            lambda: required_n_for_power(COINS, Contrast(0.1, 0.2), -3.0),
            (
                "The power is −3; it must be above the significance level, 0,05, and below 1. "
                "Write 0.8 for 80 %."
            ),
        ),
        (
            lambda: Contrast(0.1, 0.2, significance=2.5),
            "The significance level is 2,5; it must be above 0 and below 1. Write 0.05 for 5 %.",
        ),
        (
            lambda: Contrast(0.1, 1.2),
            "The expected share is 1,2; it must be from 0 to 1. Write 0.25 for 25 %.",
        ),
        (
            lambda: power(COINS, Contrast(0.1, 0.2), 1_000 - 3_000),
            "The number of interviews is −2.000; it must be a whole number from 1 to a million million.",
        ),
    ],
)
def test_a_number_out_of_range_is_written_as_the_language_does(attempt, told):
    german = Numerals(decimal=",", thousands=".")
    with pytest.raises(PlanProblem) as caught:
        attempt()
    assert caught.value.message.render(write=german.written) == told


@pytest.mark.parametrize("wanted", [0, 0.05, 1, 1.5])
def test_a_power_that_cannot_be_wanted_is_refused(wanted):
    with pytest.raises(PlanProblem, match=r"^(?=.*The.*is.*; it must be.*\.).*power"):
        required_n_for_power(COINS, Contrast(0.1, 0.2), wanted)


def test_no_difference_cannot_be_detected():
    with pytest.raises(PlanProblem, match="no difference to detect"):
        required_n_for_power(COINS, Contrast(0.1, 0.1), 0.8)


def test_a_tiny_difference_is_refused_with_a_sentence():
    with pytest.raises(PlanProblem, match="so close that more than a million million interviews"):
        required_n_for_power(COINS, Contrast(0.1, 0.1000001), 0.8)


def test_no_interviews_have_no_power():
    with pytest.raises(
        PlanProblem, match=r"^(?=.*The.*is.*; it must be.*\.).*number of interviews"
    ):
        power(COINS, Contrast(0.1, 0.2), 0)


def test_forced_response_with_a_sixth_forced_each_way_is_rrs_own_example():
    # Blair, Imai & Zhou (2015): n = 250, 20 % against 0, one-sided at 1 %
    design = ForcedResponse(p_truth=Fraction(2, 3), p_yes=Fraction(1, 6))
    contrast = Contrast(0.0, 0.2, significance=0.01, is_two_sided=False)
    variance = variance_of(ChannelPrecision(design.channel, 0))
    assert power(variance, contrast, 250) == pytest.approx(0.9966209, abs=1e-7)
