"""Means of numbers: unbiased, both standard errors, intervals, and what cannot be told."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.core.coins import SystemCoins
from surveyapp.designs.core.distribution import Distribution
from surveyapp.designs.quantitative.additive_noise import AdditiveNoise
from surveyapp.designs.quantitative.catalogue import ONE_SAMPLE_QUANTITATIVE
from surveyapp.designs.quantitative.direct_number import DirectNumber
from surveyapp.designs.quantitative.duchi import Duchi
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.designs.quantitative.hybrid import Hybrid
from surveyapp.designs.quantitative.laplace import Laplace
from surveyapp.designs.quantitative.multiplicative_noise import MultiplicativeNoise
from surveyapp.designs.quantitative.piecewise import Piecewise
from surveyapp.errors import UserProblem
from surveyapp.estimation.mean_interval import MeanInterval
from surveyapp.estimation.means import (
    ImpossibleNumber,
    TooFewInSample,
    by_variance,
    estimate_mean,
    estimate_two_means,
    number_answers,
)
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.sampling.sample_designs import UnequalSample, stratified

BOUNDS = {"minimum": Fraction(0), "maximum": Fraction(10)}
DICE = AdditiveNoise(added=Distribution.uniform(range(1, 7)), **BOUNDS)
UNBOUNDED = AdditiveNoise(added=Distribution.uniform(range(1, 7)))


def test_pollock_and_bek_by_hand():
    """Reports 4, 6, 11: r = 0.5, 2.5, 7.5; mean 3.5, s² = 13; a die varies by 35/12."""
    made = estimate_mean(DICE, [4, 6, 11], method=MeanInterval.WALD)
    assert made.value == pytest.approx(3.5)
    assert made.standard_error == pytest.approx(math.sqrt(13 / 3))
    assert made.coin_error == pytest.approx(math.sqrt(35 / 36))
    assert made.sampling_error == pytest.approx(math.sqrt(13 / 3 - 35 / 36))
    assert made.n == 3
    assert (made.interval.low, made.interval.method) == (0.0, MeanInterval.WALD)
    assert made.interval.high == pytest.approx(3.5 + 1.959964 * math.sqrt(13 / 3), rel=1e-6)


def test_student_is_wider_than_wald_for_few_reports():
    student = estimate_mean(UNBOUNDED, [4, 6, 11])
    assert student.interval.method is MeanInterval.STUDENT
    assert student.interval.high == pytest.approx(3.5 + 4.302653 * math.sqrt(13 / 3), rel=1e-6)


def test_a_finite_population_shrinks_the_sampling_part_alone():
    made = estimate_mean(DICE, [4, 6, 11], population=6)
    assert made.standard_error**2 == pytest.approx(13 / 6 + 35 / 72)
    assert made.coin_error**2 == pytest.approx(35 / 36)


def test_when_everybody_was_asked_only_the_coins_are_left():
    made = estimate_mean(DICE, [4, 6, 11], population=3)
    assert made.standard_error == pytest.approx(made.coin_error) == math.sqrt(35 / 36)
    assert made.sampling_error == 0


def test_a_whole_population_of_one_is_known_but_for_the_coins():
    made = estimate_mean(UNBOUNDED, [4], population=1)
    assert made.standard_error == pytest.approx(math.sqrt(35 / 12))
    assert made.interval.method is MeanInterval.WALD


def test_one_report_has_no_standard_error_but_a_sure_interval_on_a_scale():
    made = estimate_mean(DICE, [6])
    assert made.standard_error is made.sampling_error is made.unbiased_variance is None
    assert made.coin_error == pytest.approx(math.sqrt(35 / 12))
    assert made.interval.method is MeanInterval.CHEBYSHEV
    assert (made.interval.low, made.interval.high) == (0.0, 10.0)
    assert any("only one sampled unit" in str(caution) for caution in made.cautions)


def test_one_report_without_a_scale_has_no_interval():
    made = estimate_mean(UNBOUNDED, [6])
    assert made.interval is None
    assert made.value == 2.5


def test_equal_reports_are_never_surer_than_the_coins():
    made = estimate_mean(DICE, [5, 5, 5, 5])
    assert made.unbiased_variance == 0
    assert made.standard_error == made.coin_error == pytest.approx(math.sqrt(35 / 48))
    assert "below what the randomization alone causes" in str(made.cautions[-1])
    assert made.raised_from == 0
    assert estimate_mean(DICE, [4, 6, 11]).raised_from is None


def test_who_did_not_answer_is_left_out():
    assert estimate_mean(DICE, [4, math.nan, 6, 11]) == estimate_mean(DICE, [4, 6, 11])
    weighted = estimate_mean(
        DICE, [4, math.nan, 6, 11], sample=stratified(np.full(4, 2.0)), population=8
    )
    assert weighted.n == 3
    assert "1 respondents did not answer" in str(weighted.cautions[-1])


def test_equal_inclusion_probabilities_are_a_simple_sample():
    reports = [4, 6, 11, 8]
    simple = estimate_mean(DICE, reports, population=10)
    unequal = estimate_mean(DICE, reports, sample=UnequalSample(np.full(4, 0.4)), population=10)
    hajek = estimate_mean(DICE, reports, sample=UnequalSample(np.full(4, 0.4)))
    for other in (unequal, hajek):
        assert other.value == pytest.approx(simple.value)
        assert other.standard_error == pytest.approx(simple.standard_error)
        assert other.coin_error == pytest.approx(simple.coin_error)


def test_a_group_is_estimated_within_the_whole_sample():
    reports, group = [4, 6, 11, 8], [True, True, False, True]
    made = estimate_mean(DICE, reports, domain=group, population=100)
    assert made.value == pytest.approx(2.5)
    assert made.n == 3


@pytest.mark.parametrize("method", [MeanInterval.CHEBYSHEV, MeanInterval.HOEFFDING])
def test_sure_intervals_need_a_simple_sample_and_a_scale(method):
    reports = [4, 6, 11]
    sure = estimate_mean(DICE, reports, method=method)
    assert sure.interval.method is method
    weighted = estimate_mean(DICE, reports, sample=UnequalSample(np.full(3, 0.5)), method=method)
    assert weighted.interval.method is MeanInterval.STUDENT
    assert estimate_mean(UNBOUNDED, reports, method=method).interval.method is MeanInterval.STUDENT


def test_hoeffding_by_hand():
    """Pseudo-answers of a die on 0 … 10 go from −2.5 to 12.5."""
    reports = [8] * 400
    made = estimate_mean(DICE, reports, method=MeanInterval.HOEFFDING)
    reach = 15 * math.sqrt(math.log(40) / 800)
    assert made.interval.low == pytest.approx(4.5 - reach)
    assert made.interval.high == pytest.approx(4.5 + reach)


def test_chebyshev_by_hand_and_with_a_finite_population():
    reports = [8] * 400
    endless = estimate_mean(DICE, reports, method=MeanInterval.CHEBYSHEV)
    assert 4.5 - endless.interval.low == pytest.approx(math.sqrt((25 + 35 / 12) / 400 / 0.05))
    everybody = estimate_mean(DICE, reports, method=MeanInterval.CHEBYSHEV, population=400)
    assert 4.5 - everybody.interval.low == pytest.approx(math.sqrt(35 / 12 / 400 / 0.05))


def test_an_interval_beyond_the_scale_is_cut_and_not_flipped():
    made = estimate_mean(DICE, [1] * 500)
    assert made.value == pytest.approx(-2.5)
    assert made.interval.low == made.interval.high == 0.0


def test_duchis_two_reports_bound_the_coins_part():
    design = Duchi(epsilon=Fraction(1), **BOUNDS)
    made = estimate_mean(design, [0, 10, 10, 0, 10])
    assert made.coins_are_bound
    assert made.coin_error <= made.standard_error
    assert made.coin_error**2 == pytest.approx(
        float(design.variance_at(Fraction(made.value))) / 5, rel=1e-9
    )


@pytest.mark.parametrize("kind", [Piecewise, Hybrid, Laplace])
def test_reports_between_the_lattices_points_are_impossible(kind):
    design = kind(epsilon=Fraction(2), **BOUNDS)
    lattice = design.lattice
    good = [float(lattice.start), float(lattice.start + (lattice.count - 1) * lattice.unit)]
    assert len(number_answers(design, good).values) == 2
    half = float(lattice.start + lattice.unit / 2)
    below, above = good[0] - float(lattice.unit), good[1] + float(lattice.unit)
    for report in (half, below, above, math.inf):
        with pytest.raises(ImpossibleNumber, match="never gives that number"):
            number_answers(design, [*good, report])


def test_reports_beyond_the_reach_of_scrambling_are_impossible():
    with pytest.raises(ImpossibleNumber, match=r"A report is 16\.5"):
        estimate_mean(DICE, [16.5])
    with pytest.raises(ImpossibleNumber):
        estimate_mean(UNBOUNDED, [math.inf])


@pytest.mark.parametrize("reports", [[], [math.nan]])
def test_without_reports_there_is_no_mean(reports):
    with pytest.raises(NoReports):
        estimate_mean(DICE, reports)
    with pytest.raises(NoReports):
        number_answers(DICE, reports)


def test_an_empty_group_has_no_mean():
    with pytest.raises(NoReports):
        estimate_mean(DICE, [4, 5], domain=[False, False])


def test_what_does_not_fit_together_is_refused():
    with pytest.raises(UserProblem, match="Give the number of people"):
        estimate_mean(DICE, [4, 5], population=1)
    with pytest.raises(UserProblem, match="The level of an interval is"):
        estimate_mean(DICE, [4, 5], level=1)
    with pytest.raises(UserProblem, match=r"^(?=.*rows\. Each respondent).*weight"):
        estimate_mean(DICE, [4, 5], sample=stratified([1.0]))
    with pytest.raises(UserProblem, match=r"^(?=.*rows\. Each respondent).*group"):
        estimate_mean(DICE, [4, 5], domain=[True])
    with pytest.raises(ValueError, match="one list"):
        number_answers(DICE, [[1.0]])


@pytest.mark.parametrize("n", [1, 2, 3])
@pytest.mark.parametrize(
    "design",
    [
        MultiplicativeNoise(multiplied_by=Distribution.uniform([1, 3])),
        Laplace(epsilon=Fraction(2), minimum=Fraction(0), maximum=Fraction(3)),
    ],
    ids=lambda design: design.name,
)
def test_mean_and_variance_are_unbiased_over_all_samples_and_coins(design, n):
    """Exactly: all samples of n from three people, all that the coins can do (floats from here)."""
    answers = [Fraction(0), Fraction(1), Fraction(3)]
    mean = second = variance = coins = true_coins = 0.0
    samples = list(itertools.combinations(answers, n))
    for drawn in samples:
        rows = [design.distribution_of(x).items() for x in drawn]
        inner = inner_second = 0.0
        for reports in itertools.product(*rows):
            chance = float(math.prod(p for _, p in reports)) / len(samples)
            z = [float(report) for report, _ in reports]
            made = estimate_mean(design, z, population=3)
            mean += chance * made.value
            second += chance * made.value**2
            inner += chance * len(samples) * made.value
            inner_second += chance * len(samples) * made.value**2
            coins += chance * float(np.mean(number_answers(design, z).coins)) / n
            variance += chance * (0.0 if n == 1 else made.unbiased_variance)
        true_coins += (inner_second - inner**2) / len(samples)
    assert mean == pytest.approx(4 / 3, rel=1e-12)
    assert coins == pytest.approx(true_coins, rel=1e-10)
    if n > 1:
        assert variance == pytest.approx(second - mean**2, rel=1e-10)


@pytest.mark.parametrize("kind", ONE_SAMPLE_QUANTITATIVE, ids=lambda kind: kind.name)
def test_many_reports_come_near_the_truth(kind):
    """The kiosk's own draws; 6 standard errors, so the chance of a false alarm is 2e-9."""
    design = kind.from_example()
    answers = design.stated_scale.answers()[::3] * 40
    coins = SystemCoins()
    reports = [float(design.randomize(answer, coins)) for answer in answers]
    made = estimate_mean(design, reports, population=len(answers))
    assert abs(made.value - float(sum(answers)) / len(answers)) < 6 * made.standard_error


def test_greenberg_by_hand():
    """p 3/4 and 1/4: μ̂_x = (3·z̄₁ − z̄₂)/2 and μ̂_y = (3·z̄₂ − z̄₁)/2."""
    design = GreenbergQuantitative(p_truth_1=Fraction(3, 4), p_truth_2=Fraction(1, 4))
    both = estimate_two_means(design, [4, 6, 1, 3, math.nan], [1, 1, 2, 2, 2])
    assert both.sensitive.value == pytest.approx(6.5)
    assert both.harmless.value == pytest.approx(0.5)
    assert both.sensitive.standard_error == pytest.approx(math.sqrt((9 * 1 + 1) / 4))
    # equal weights of the two variances 9/4 and 1/4: Welch's degrees of freedom
    freedom = 2.5**2 / (2.25**2 + 0.25**2)
    t = by_variance(6.5, 2.5, freedom, MeanInterval.STUDENT, 0.95)
    assert both.sensitive.interval == t
    assert both.sensitive.n == 4


def test_greenbergs_variance_is_unbiased_in_simulation():
    rng = np.random.default_rng(20260301)
    design = GreenbergQuantitative(p_truth_1=Fraction(7, 10), p_truth_2=Fraction(3, 10))
    n, runs = 60, 2000
    which = np.repeat([1, 2], n // 2)
    p = np.where(which == 1, 0.7, 0.3)
    values, variances, coins = [], [], []
    for _ in range(runs):
        x, y = rng.normal(10, 2, n), rng.normal(6, 1, n)
        both = estimate_two_means(design, np.where(rng.random(n) < p, x, y), which)
        values.append(both.sensitive.value)
        variances.append(both.sensitive.standard_error**2)
        coins.append(both.sensitive.coin_error**2)
    spread = np.std(values, ddof=1)
    assert np.mean(values) == pytest.approx(10, abs=4 * spread / math.sqrt(runs))
    assert np.mean(variances) == pytest.approx(spread**2, rel=4 * math.sqrt(2 / runs))
    # p·(1 − p)·E[(x − y)²] = 0.21·(16 + 4 + 1) in both samples, weighed with (0.7² + 0.3²)/0.4²
    true_coins = 0.21 * 21 * (0.49 + 0.09) / 0.16 / 30
    assert np.mean(coins) == pytest.approx(true_coins, rel=0.05)


def test_both_samples_need_two_reports():
    design = GreenbergQuantitative(p_truth_1=Fraction(3, 4), p_truth_2=Fraction(1, 4))
    with pytest.raises(TooFewInSample, match="Sample 2 has 1 reports"):
        estimate_two_means(design, [4, 6, 1], [1, 1, 2])
    with pytest.raises(ValueError, match="sample of each report"):
        estimate_two_means(design, [4, 6, 1], [1, 1, 3])
    # both samples are there, and one more
    with pytest.raises(ValueError, match="sample of each report"):
        estimate_two_means(design, [4, 6, 1, 3, 5], [1, 1, 2, 2, 7])
    with pytest.raises(ImpossibleNumber, match="infinite"):
        estimate_two_means(design, [4, 6, 1, math.inf], [1, 1, 2, 2])


def test_equal_reports_in_both_samples_have_no_spread():
    design = GreenbergQuantitative(p_truth_1=Fraction(3, 4), p_truth_2=Fraction(1, 4))
    both = estimate_two_means(design, [4, 4, 4, 4], [1, 1, 2, 2])
    assert both.sensitive.value == pytest.approx(4)
    assert both.sensitive.standard_error == 0


def test_the_bootstrap_of_a_mean_is_near_students_for_many_and_leans_where_reports_are_skewed():
    design = DirectNumber.read({"minimum": 0, "maximum": 100}, 0)
    rng = np.random.default_rng(4)
    skewed = np.minimum(np.floor(rng.exponential(8, size=400)), 100)
    drawn, normal = (
        estimate_mean(design, skewed, method=method).interval
        for method in (MeanInterval.BOOTSTRAP, MeanInterval.STUDENT)
    )
    assert drawn.method is MeanInterval.BOOTSTRAP
    width = normal.high - normal.low
    assert drawn.high - drawn.low == pytest.approx(width, rel=0.06)
    assert drawn.high - skewed.mean() > skewed.mean() - drawn.low
    again = estimate_mean(design, skewed, method=MeanInterval.BOOTSTRAP).interval
    assert again == drawn


def test_a_census_of_direct_numbers_leaves_the_bootstrap_no_width():
    design = DirectNumber.read({"minimum": 0, "maximum": 10}, 0)
    made = estimate_mean(design, [1, 2, 3, 9], method=MeanInterval.BOOTSTRAP, population=4)
    assert made.interval.low == pytest.approx(3.75)
    assert made.interval.high == pytest.approx(3.75)


@pytest.mark.parametrize("few", [0, 1, 2])
def test_a_caution_stands_where_few_reports_tell_the_error(few):
    design = DirectNumber.read({"minimum": 0, "maximum": 10}, 0)
    told = estimate_mean(design, [10.0] * few + [0.0] * (30 - few)).cautions
    assert any("reports are the same" in str(caution) for caution in told)


def test_no_caution_stands_where_many_reports_differ():
    design = DirectNumber.read({"minimum": 0, "maximum": 10}, 0)
    for reports in ([0, 10] * 15, list(range(11)) * 3, [0] * 24 + [10] * 6):
        assert estimate_mean(design, reports).cautions == ()


def test_in_a_finite_population_the_bootstrap_shrinks_as_the_standard_error_does():
    """By √(1 − f + f·coins/spread): the coins' part, 35/12 a report for a die, does not shrink."""
    rng = np.random.default_rng(11)
    reports = rng.integers(0, 11, 60) + rng.integers(1, 7, 60)
    endless, finite = (
        estimate_mean(UNBOUNDED, reports, method=MeanInterval.BOOTSTRAP, population=population)
        for population in (None, 80)
    )
    spread = reports.var(ddof=1) / 60
    ratio = math.sqrt(1 - 60 / 80 + 60 / 80 * (35 / 12 / 60) / spread)
    for before, after in (
        (endless.interval.low, finite.interval.low),
        (endless.interval.high, finite.interval.high),
    ):
        assert after - finite.value == pytest.approx(ratio * (before - endless.value))


def test_a_small_group_of_a_simple_sample_has_the_error_of_its_own_size() -> None:
    # s²/n with n − 1 of the group; N/(N − 1) of everybody would make it a tenth too small
    reports = np.concatenate([[31.0, 35.0, 48.0, 52.0, 60.0], np.full(995, 40.0)])
    group = np.arange(1000) < 5
    direct = DirectNumber(minimum=0, maximum=100, step=1)
    made = estimate_mean(direct, reports, domain=group)
    assert made.standard_error == pytest.approx(np.std(reports[:5], ddof=1) / math.sqrt(5))
    alone = estimate_mean(direct, reports[:5])
    assert (made.interval.low, made.interval.high) == (alone.interval.low, alone.interval.high)
    rows = np.array([31.0, 35.0, 48.0, 52.0, 60.0, 40.0])
    often = np.array([1.0, 1, 1, 1, 1, 995])
    counted = estimate_mean(direct, rows, times=often, domain=rows != 40)
    assert counted.standard_error == pytest.approx(made.standard_error)
