"""Descriptives of numbers and ratings against numbers by hand, and against known populations."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.core.distribution import Distribution
from surveyapp.designs.quantitative.additive_noise import AdditiveNoise
from surveyapp.designs.quantitative.direct_number import DirectNumber
from surveyapp.designs.quantitative.duchi import Duchi
from surveyapp.designs.quantitative.eriksson import Eriksson
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.designs.quantitative.laplace import Laplace
from surveyapp.designs.quantitative.multiplicative_noise import MultiplicativeNoise
from surveyapp.designs.quantitative.piecewise import Piecewise
from surveyapp.estimation.descriptives import (
    NO_SCALE,
    NO_WIDER_THAN_COINS,
    ONE_ANSWER,
    TOO_FINE,
    TWO_NUMBERS,
    describe,
    histogram_edges,
    isotonic,
    number_scores,
    rating_scores,
    two_sample_scores,
)
from surveyapp.estimation.means import estimate_mean, estimate_two_means
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.prevalence.pseudo_answers import channel_scores
from surveyapp.estimation.sampling.sample_designs import stratified

BOUNDS = {"minimum": Fraction(0), "maximum": Fraction(10)}
DIRECT = DirectNumber(**BOUNDS)
THREE = KRR(k=3, p_truth=Fraction(1, 2))


def direct(*values: float):
    return number_scores(DIRECT, np.array(values, dtype=np.float64))


def values_of(statistics) -> list[float]:
    return [one.value for one in statistics]


def test_four_numbers_by_hand():
    """Of 1, 2, 3, 4: s² = 5/3; quartiles in the middle of the steps at 1/4, 1/2 and 3/4."""
    made = describe(direct(1, 2, 3, 4))
    assert (made.n, made.mean.value) == (4, 2.5)
    assert made.deviation.value == pytest.approx(math.sqrt(5 / 3))
    assert made.mean.standard_error == pytest.approx(math.sqrt(5 / 12))
    assert values_of(made.quantiles) == [1.5, 2.5, 3.5]


def test_the_error_of_a_standard_deviation_by_hand():
    """Of 0, 1, 5: 3/2·(x − 2)² = 6, 1.5, 13.5 have the mean s² = 7 with the error 3.5; half of it over √7."""
    made = describe(direct(0, 1, 5)).deviation
    assert made.value == pytest.approx(math.sqrt(7))
    assert made.standard_error == pytest.approx(3.5 / 2 / math.sqrt(7))
    # t with 2 degrees of freedom is 4.302653; of the logarithm of s²
    assert made.high == pytest.approx(math.sqrt(7) * math.exp(4.302653 * 3.5 / 7 / 2), rel=1e-6)
    assert made.low * made.high == pytest.approx(7)


def test_weights_by_hand():
    """Of 1, 2, 4 with weights 1, 1, 2: mean 11/4; 3/2·Σw(x − x̄)²/Σw = 2.53125, as R's svyvar."""
    made = describe(direct(1, 2, 4), sample=stratified([1.0, 1.0, 2.0]))
    assert made.mean.value == 2.75
    assert made.deviation.value == pytest.approx(math.sqrt(2.53125))
    assert values_of(made.quantiles) == [1.5, 3.0, 4.0]
    # Σ e²(x − x̄)²·n/(n − 1), e the weights' shares 1/4, 1/4, 1/2
    squares = (1.75**2 + 0.75**2) / 16 + 1.25**2 / 4
    assert made.mean.standard_error == pytest.approx(math.sqrt(1.5 * squares))


def test_the_interval_of_a_median_is_that_of_the_sign_test():
    """Of 20 numbers from the 6th to the 15th (Conover 1999, table A3)."""
    made = describe(number_scores(DirectNumber(minimum=0, maximum=20), np.arange(1.0, 21.0)))
    assert (made.quantiles[1].low, made.quantiles[1].high) == (6.0, 15.0)


def test_few_numbers_bound_no_quartile():
    """Of 3 numbers all may lie above the lower quartile: 0.75³ is 42 %."""
    made = describe(direct(2, 3, 4)).quantiles
    assert made[0].low is None
    assert made[2].high is None


def test_a_rating_through_coins_by_hand():
    """Half say the truth, half any of three: counts 16, 19, 25 are expected of shares 0.2, 0.3, 0.5.

    r = 0, 2, 4 varies by s² = 60/59·(476/60 − 2.3²); σ̂² = 5.9 − 2.3² + s²/60.
    """
    scores = rating_scores(channel_scores(THREE.channel), (1, 2, 3), np.arange(3))
    made = describe(scores, times=np.array([16.0, 19.0, 25.0]))
    spread = 60 / 59 * (476 / 60 - 2.3**2)
    assert (made.n, made.mean.value) == (60, pytest.approx(2.3))
    assert made.mean.standard_error == pytest.approx(math.sqrt(spread / 60))
    assert made.deviation.value == pytest.approx(math.sqrt(5.9 - 2.3**2 + spread / 60))
    assert values_of(made.quantiles) == [2.0, 2.5, 3.0]
    assert [one.share for one in made.bins] == pytest.approx([0.2, 0.3, 0.5])
    # the share of one report λ̂ is a share of 2λ̂ − 1/3: twice its error
    assert made.bins[0].standard_error == pytest.approx(2 * math.sqrt(16 / 60 * 44 / 60 / 59))


def test_respondents_in_rows_are_those_that_are_counted():
    codes = np.repeat(np.arange(3), (16, 19, 25))
    scores = channel_scores(THREE.channel)
    one = describe(rating_scores(scores, (1, 2, 3), codes))
    other = describe(
        rating_scores(scores, (1, 2, 3), np.arange(3)), times=np.array([16.0, 19.0, 25.0])
    )
    assert one.deviation.value == pytest.approx(other.deviation.value)
    assert one.deviation.standard_error == pytest.approx(other.deviation.standard_error)
    assert [bin_.high for bin_ in one.bins] == pytest.approx([bin_.high for bin_ in other.bins])


NOISY = (
    AdditiveNoise(added=Distribution.uniform(range(4)), **BOUNDS),
    MultiplicativeNoise(multiplied_by=Distribution.uniform((1, 2, 3)), **BOUNDS),
    Eriksson(p_truth=Fraction(2, 5), replacement=Distribution.uniform(range(11)), **BOUNDS),
    Laplace(epsilon=Fraction(2), **BOUNDS),
    Piecewise(epsilon=Fraction(2), **BOUNDS),
)
SHARES = np.array([0.05, 0.15, 0.0, 0.1, 0.22, 0.08, 0.1, 0.0, 0.13, 0.07, 0.1])


@pytest.mark.parametrize("design", NOISY, ids=lambda design: design.name)
def test_what_is_expected_of_a_population_gives_its_distribution(design):
    """Reports in the proportions that eleven known shares lead to give back mean, spread and shares."""
    expected: dict[Fraction, float] = {}
    for answer, share in enumerate(SHARES.tolist()):
        for report, chance in design.distribution_of(Fraction(answer)).items():
            expected[report] = expected.get(report, 0.0) + share * float(chance)
    reports = sorted(expected)
    times = 1e9 * np.array([expected[report] for report in reports])
    made = describe(number_scores(design, np.array([float(one) for one in reports])), times=times)
    answers = np.arange(11.0)
    mean = float(SHARES @ answers)
    assert made.mean.value == pytest.approx(mean)
    assert made.deviation.value**2 == pytest.approx(float(SHARES @ (answers - mean) ** 2))
    assert [one.share for one in made.bins] == pytest.approx(SHARES.tolist(), abs=1e-7)
    # 0.05, 0.2, 0.3, 0.52, 0.6, 0.7, 0.83, 0.9, 1: passed at 3, 4 and 8
    assert values_of(made.quantiles) == [3.0, 4.0, 8.0]
    assert made.quantiles[1].low <= 4 <= made.quantiles[1].high


def test_the_mean_of_a_number_is_that_of_the_estimates():
    reports = np.array([3.0, 5.0, 9.0, 4.0, np.nan])
    made = describe(number_scores(NOISY[0], reports)).mean
    other = estimate_mean(NOISY[0], reports)
    assert made.value == other.value
    assert made.standard_error == pytest.approx(math.sqrt(other.unbiased_variance))


def test_an_answer_on_an_edge_is_in_the_bin_above_it_and_the_last_bin_has_both_ends():
    made = describe(direct(0, 1, 2, 3, 4, 10), edges=np.array([0.0, 2.0, 4.0, 10.0])).bins
    assert [one.share for one in made] == pytest.approx([2 / 6, 2 / 6, 2 / 6])
    assert (made[0].left, made[0].right) == (0.0, 2.0)


def test_a_group_is_described_alone():
    made = describe(direct(1, 9, 2, 9, 3), domain=np.array([True, False, True, False, True]))
    assert (made.n, made.mean.value, made.deviation.value) == (3, 2.0, pytest.approx(1.0))


def test_two_samples_give_the_spread_and_shares_too():
    """In sample 1 nine of ten tell x, in sample 2 one of ten; x is 1 or 3, y is 8."""
    design = GreenbergQuantitative(p_truth_1=Fraction(9, 10), p_truth_2=Fraction(1, 10))
    reports = np.array([1.0, 3.0, 8.0, 1.0, 3.0, 8.0])
    samples = np.array([1, 1, 1, 2, 2, 2])
    # x is 1 for 40 % and 3 for 60 %
    times = 1e6 * np.array([0.36, 0.54, 0.1, 0.04, 0.06, 0.9])
    made = describe(two_sample_scores(design, reports, samples), times=times)
    other = estimate_two_means(design, reports, samples, times=times).sensitive
    assert made.mean.value == pytest.approx(2.2)
    assert made.mean.standard_error == pytest.approx(other.standard_error, rel=1e-5)
    assert made.deviation.value == pytest.approx(math.sqrt(0.4 * 1.2**2 + 0.6 * 0.8**2), rel=1e-5)
    assert [one.share for one in made.bins] == pytest.approx([0.4, 0.6, 0.0], abs=1e-9)
    assert made.quantiles[1].value == 3.0


def test_two_possible_reports_say_nothing_of_the_spread():
    made = describe(number_scores(Duchi(epsilon=Fraction(1), **BOUNDS), np.array([0.0, 10.0, 0.0])))
    assert made.mean.value is not None
    assert made.deviation.reason.template == TWO_NUMBERS
    assert [one.reason.template for one in made.quantiles] == [TWO_NUMBERS] * 3
    assert made.bins == ()


def test_without_a_scale_there_are_no_shares():
    open_ended = AdditiveNoise(added=Distribution.uniform(range(1, 7)))
    made = describe(number_scores(open_ended, np.array([4.0, 6.0, 11.0])))
    assert made.deviation.value == pytest.approx(math.sqrt(13 - 35 / 12))
    assert made.shape_reason.template == NO_SCALE


def test_a_fine_scale_is_refused_with_its_number_of_answers():
    fine = Laplace(epsilon=Fraction(1), minimum=Fraction(0), maximum=Fraction(900))
    made = describe(number_scores(fine, np.array([4.0, 6.0, 11.0])))
    assert made.shape_reason.template == TOO_FINE
    assert made.shape_reason.facts["answers"] == 901


def test_reports_that_vary_less_than_the_coins_have_no_deviation_but_an_upper_end():
    made = describe(number_scores(NOISY[0], np.array([5.0, 5.0, 6.0, 6.0, 6.0])))
    assert made.deviation.value == 0
    assert made.deviation.standard_error is None
    # 5/4·(r − r̄)² is 0.45 twice and 0.2 three times, its mean 0.3 with the error √(0.075/20); t = 2.776445
    assert made.deviation.high == pytest.approx(
        math.sqrt(2.776445 * math.sqrt(0.075 / 20)), rel=1e-6
    )
    assert [one.template for one in made.cautions] == [NO_WIDER_THAN_COINS]


def test_one_report_has_a_mean_alone():
    made = describe(direct(4))
    assert (made.mean.value, made.mean.standard_error) == (4.0, None)
    assert made.deviation.reason.template == ONE_ANSWER


def test_nobody_in_the_group_is_no_reports():
    with pytest.raises(NoReports):
        describe(direct(1, 2), domain=np.array([False, False]))


def test_isotonic_regression_by_hand():
    """1, 3, 2, 4 becomes 1, 2.5, 2.5, 4; 3, 1, 2 their mean."""
    assert isotonic(np.array([1.0, 3.0, 2.0, 4.0])).tolist() == [1.0, 2.5, 2.5, 4.0]
    assert isotonic(np.array([3.0, 1.0, 2.0])).tolist() == [2.0, 2.0, 2.0]


def test_edges_are_round_and_hold_all_answers():
    edges = histogram_edges(18, 95, step=1)
    assert edges.tolist() == [10, 20, 30, 40, 50, 60, 70, 80, 90, 100]
    assert histogram_edges(0, 1, step=1).tolist() == [0, 1, 2]
    assert histogram_edges(0, 100, step=1).tolist() == [*range(0, 111, 10)]
    assert histogram_edges(0.1, 0.9).tolist() == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
    edges = histogram_edges(346.67, 10922.97)
    assert (edges[0], edges[-1], len(edges)) == (0, 11_000, 12)


def test_of_many_numbers_in_two_samples_some_are_points_and_both_ends_among_them():
    design = GreenbergQuantitative(p_truth_1=Fraction(9, 10), p_truth_2=Fraction(1, 10))
    reports = np.arange(1000.0)
    points = two_sample_scores(design, reports, np.where(reports < 500, 1, 2)).grid
    assert (len(points), points[0], points[-1]) == (400, 0, 999)
    assert set(np.diff(points)) == {2.0, 3.0}
