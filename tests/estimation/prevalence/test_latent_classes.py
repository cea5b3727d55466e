"""One likelihood over latent classes."""

from __future__ import annotations

import math
from fractions import Fraction
from types import SimpleNamespace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.special import xlogy
from scipy.stats import chi2

from surveyapp.designs.latent.cheater_detection import CheaterDetection
from surveyapp.designs.latent.crosswise_anchor import CrosswiseAnchor
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.designs.latent.item_count import ItemCount
from surveyapp.designs.latent.stochastic_lie_detector import StochasticLieDetector
from surveyapp.designs.latent.two_boxes import (
    MangatSinghSinghTwoBoxes,
    TwoStageUnrelatedTwoBoxes,
    UnrelatedQuestionTwoBoxes,
)
from surveyapp.designs.latent.unrelated_question_unknown import UnrelatedQuestionUnknown
from surveyapp.errors import UserProblem
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.prevalence.intervals import wilson
from surveyapp.estimation.prevalence.latent_classes import (
    EmptySample,
    _worst_variance,
    estimate_latent,
)
from tests.helpers.moments import moment_estimate

F = Fraction

DESIGNS = (
    UnrelatedQuestionUnknown(("7/10", "3/10")),
    UnrelatedQuestionTwoBoxes(("4/5", "3/10")),
    TwoStageUnrelatedTwoBoxes(("4/5", "3/10"), "2/5"),
    MangatSinghSinghTwoBoxes(("4/5", "3/10")),
    ExtendedCrosswise("1/4"),
    CrosswiseAnchor("3/20", "1/5"),
    CheaterDetection(("1/4", "3/4")),
    CheaterDetection(("1/5", "3/5"), ("1/10", "3/20")),
    StochasticLieDetector(("1/5", "4/5")),
    ItemCount(2),
)
EACH = pytest.mark.parametrize("design", DESIGNS, ids=lambda design: design.name)


def report_shares(design, shares):
    return [
        [
            sum(s * row[j] for s, row in zip(shares, channel.rows, strict=True))
            for j in range(channel.reports)
        ]
        for channel in design.channels
    ]


def truth_of(target, shares):
    def linear(row):
        return sum(a * s for a, s in zip(row, shares, strict=True))

    above = linear(target.numerator)
    return above if target.denominator is None else above / linear(target.denominator)


@EACH
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_the_estimate_of_expected_reports_is_the_truth_exactly(design, data):
    size = len(design.classes)
    parts = data.draw(st.lists(st.integers(1, 50), min_size=size, max_size=size))
    shares = [F(part, sum(parts)) for part in parts]
    sizes = data.draw(st.lists(st.integers(1, 400), min_size=2, max_size=2))
    counts = [
        [n * share for share in row]
        for n, row in zip(sizes, report_shares(design, shares), strict=False)
    ]
    for target in design.targets:
        assert moment_estimate(design, target, counts) == truth_of(target, shares)


def test_clark_and_desharnais_closed_forms():
    found = estimate_latent(CheaterDetection(("1/4", "3/4")), [(90, 310), (224, 126)])
    first, second = 90 / 400, 224 / 350
    spread = (first * (1 - first) / 399, second * (1 - second) / 349)
    honest_yes, honest_no = found.target("yes"), found.target("no")
    assert honest_yes.estimate == pytest.approx((0.75 * first - 0.25 * second) / 0.5, rel=1e-12)
    assert honest_no.estimate == pytest.approx((second - first) / 0.5, rel=1e-12)
    assert honest_yes.standard_error == pytest.approx(
        math.sqrt(0.75**2 * spread[0] + 0.25**2 * spread[1]) / 0.5, rel=1e-12
    )
    assert sum(target.estimate for target in found.targets) == pytest.approx(1, rel=1e-12)
    assert found.target("cheaters").maximum_likelihood == pytest.approx(0.1525, rel=1e-12)


@EACH
def test_the_coins_part_is_what_the_channels_cause_and_the_squares_add_up(design):
    size = len(design.classes)
    counts = [
        [int(1000 * share * 720) for share in row]
        for row in report_shares(design, [F(1, size)] * size)
    ]
    for target in estimate_latent(design, counts).targets:
        if target.coin_error is None:
            assert isinstance(design, UnrelatedQuestionUnknown)
            continue
        parts = target.sampling_error**2 + target.coin_error**2
        assert parts == pytest.approx(target.standard_error**2, rel=1e-9)


def test_cheater_detection_coins_throw_only_for_those_who_have_no_trait():
    found = estimate_latent(CheaterDetection(("1/4", "3/4")), [(90, 310), (224, 126)])
    coins = 0.83 * 0.1875 * (0.75**2 / 400 + 0.25**2 / 350) / 0.25
    assert found.target("yes").coin_error == pytest.approx(math.sqrt(coins), rel=1e-12)


def test_an_item_count_has_no_coins():
    found = estimate_latent(ItemCount(2), [(10, 20, 30), (10, 20, 20, 10)])
    assert found.target("yes").coin_error == 0
    assert found.target("yes").estimate == pytest.approx(90 / 60 - 80 / 60)
    assert found.target("yes").sampling_error == found.target("yes").standard_error


def test_extended_crosswise_pools_and_its_misfit_is_the_two_by_two_test():
    found = estimate_latent(ExtendedCrosswise("1/4"), [(60, 40), (45, 65)])
    share = (60 + 65) / 210
    assert found.target("yes").estimate == pytest.approx((share + 0.25 - 1) / (0.5 - 1), rel=1e-12)
    table = np.array([[60, 40], [65, 45]])
    expected = table.sum(1, keepdims=True) * table.sum(0) / table.sum()
    statistic = 2 * np.sum(table * np.log(table / expected))
    assert found.goodness_of_fit.statistic == pytest.approx(statistic, rel=1e-9)
    assert found.goodness_of_fit.degrees == 1
    assert found.goodness_of_fit.p_value == pytest.approx(chi2.sf(statistic, 1), rel=1e-9)
    assert found.warnings == ()


def test_extended_crosswise_says_when_its_samples_contradict_each_other():
    found = estimate_latent(ExtendedCrosswise("1/4"), [(60, 40), (66, 44)])
    assert found.goodness_of_fit.p_value < 0.01
    assert "do not fit together" in str(found.warnings[-1])


@EACH
def test_with_nothing_to_spare_there_is_no_test_of_fit(design):
    has_spare = isinstance(design, ExtendedCrosswise | MangatSinghSinghTwoBoxes)
    counts = [[5] * channel.reports for channel in design.channels]
    assert (estimate_latent(design, counts).goodness_of_fit is not None) == has_spare


def test_maximum_likelihood_ends_at_the_nearest_possible_people():
    found = estimate_latent(CheaterDetection(("1/4", "3/4")), [(220, 180), (360, 40)])
    grid = np.linspace(0, 1, 100_001)  # γ = 0
    first, second = 0.25 + 0.75 * grid, 0.75 + 0.25 * grid
    heights = xlogy(220, first) + xlogy(180, 1 - first) + xlogy(360, second) + xlogy(40, 1 - second)
    assert found.target("cheaters").maximum_likelihood == 0
    assert found.target("yes").maximum_likelihood == pytest.approx(grid[heights.argmax()], abs=1e-5)
    assert found.log_likelihood == pytest.approx(heights.max(), rel=1e-9)


def test_reports_that_no_people_could_give_are_warned_of():
    found = estimate_latent(CheaterDetection(("1/4", "3/4")), [(220, 180), (360, 40)])
    own = xlogy(220, 0.55) + xlogy(180, 0.45) + xlogy(360, 0.9) + xlogy(40, 0.1)
    assert found.impossible.statistic == pytest.approx(2 * (own - found.log_likelihood), rel=1e-9)
    assert found.impossible.degrees == 1
    assert found.impossible.p_value == pytest.approx(chi2.sf(found.impossible.statistic, 1))
    assert "Hardly any people" in str(found.warnings[0])


def test_possible_reports_give_no_warning():
    found = estimate_latent(CheaterDetection(("1/4", "3/4")), [(90, 310), (224, 126)])
    assert found.impossible is None
    assert found.warnings == ()


def test_everybody_truthful_is_tested_one_sided():
    found = estimate_latent(StochasticLieDetector(("1/5", "4/5")), [(33, 7), (24, 36)])
    test = found.absences["truthful = 1"]
    grid = np.linspace(0, 1, 100_001)  # t = 1
    first, second = grid + (1 - grid) * 0.8, grid + (1 - grid) * 0.2
    without = (
        xlogy(33, first) + xlogy(7, 1 - first) + xlogy(24, second) + xlogy(36, 1 - second)
    ).max()
    assert test.statistic == pytest.approx(2 * (found.log_likelihood - without), rel=1e-5)
    assert test.p_value == pytest.approx(chi2.sf(test.statistic, 1) / 2)


def test_a_truth_rate_above_one_is_no_evidence_of_untruth():
    found = estimate_latent(StochasticLieDetector(("1/5", "4/5")), [(352, 48), (170, 180)])
    assert found.target("truthful").estimate > 1
    assert found.target("truthful").maximum_likelihood == 1
    assert found.absences["truthful = 1"].p_value == 1


def test_an_absence_that_the_reports_rule_out_has_an_infinite_statistic():
    design = CheaterDetection((0, 1), (0, 0))
    found = estimate_latent(design, [(30, 70), (60, 40)])  # only cheaters say no in sample 2
    assert found.absences["cheaters"].statistic == math.inf
    assert found.absences["cheaters"].p_value == 0


def test_careless_people_are_two_classes_to_test():
    found = estimate_latent(CrosswiseAnchor("3/20", "3/20"), [(300, 200, 900, 600)])
    assert found.absences["careless"].degrees == 2
    assert 0 <= found.absences["careless"].p_value <= 1


def brute_profile_bounds(rows, counts, target, level):
    """All class shares of a fine grid whose likelihood is not significantly below the highest."""
    steps = np.linspace(0, 1, 801)
    one, other = np.meshgrid(steps, steps)
    inside = one + other <= 1 + 1e-12
    shares = np.stack([one[inside], other[inside], np.maximum(1 - one[inside] - other[inside], 0)])
    heights = np.sum(xlogy(np.array(counts)[:, None], rows.T @ shares), axis=0)
    kept = shares[:, heights >= heights.max() - chi2.ppf(level, 1) / 2]
    above = (
        target.numerator @ kept
        if target.denominator is None
        else (target.numerator @ kept) / (target.denominator @ kept)
    )
    return float(above.min()), float(above.max())


@pytest.mark.parametrize("design", DESIGNS[6:9], ids=lambda design: design.name)
@pytest.mark.parametrize(
    "counts", [[(90, 310), (224, 126)], [(33, 7), (24, 36)], [(220, 180), (360, 40)]]
)
def test_profile_intervals_agree_with_a_search_of_all_class_shares(design, counts):
    rows = np.array([[float(p) for c in design.channels for p in c.rows[i]] for i in range(3)])
    flat = [count for sample in counts for count in sample]
    found = estimate_latent(design, counts, method=IntervalMethod.LIKELIHOOD)
    for target, estimate in zip(design.targets, found.targets, strict=True):
        as_floats = type(target)(
            target.name,
            target.meaning,
            np.array([float(a) for a in target.numerator]),
            None
            if target.denominator is None
            else np.array([float(a) for a in target.denominator]),
        )
        low, high = brute_profile_bounds(rows, flat, as_floats, 0.95)
        assert estimate.interval.low == pytest.approx(low, abs=0.005)
        assert estimate.interval.high == pytest.approx(high, abs=0.005)


def test_wald_and_chebyshev_are_made_where_asked_for():
    design, counts = UnrelatedQuestionUnknown(("7/10", "3/10")), [(13, 27), (22, 38)]
    wald = estimate_latent(design, counts, method=IntervalMethod.WALD).target("yes")
    assert wald.interval.low == pytest.approx(
        wald.estimate - 1.959963984540054 * wald.standard_error
    )
    wide = estimate_latent(design, counts, method=IntervalMethod.CHEBYSHEV).target("yes")
    assert wide.interval.method is IntervalMethod.CHEBYSHEV
    assert wide.interval.high > wald.interval.high
    score = estimate_latent(design, counts, method=IntervalMethod.WILSON).target("yes")
    assert score.interval.method is IntervalMethod.WILSON
    other = estimate_latent(design, counts, method=IntervalMethod.EXACT).target("yes")
    assert other.interval.method is IntervalMethod.LIKELIHOOD


def test_estimate_error_and_interval_are_of_one_estimator():
    """The anchored crosswise model near 0, of 5,000: 3,856 "same" to the question, 3,820 to the anchor.

    Whose share is most likely 0.1177 had the profile likelihood's interval from 0.1050 to 0.1312.
    """
    design = CrosswiseAnchor("3/20", "3/20")
    found = estimate_latent(design, [(3100, 756, 720, 424)])
    yes = found.target("uncorrected yes")
    same, anchor = 3856 / 5000, 3820 / 5000
    estimate = (0.85 - same) / 0.7
    error = math.sqrt(same * (1 - same) / 4999) / 0.7
    assert (yes.estimate, yes.standard_error) == pytest.approx((estimate, error))
    # one share of reports, 1 − same, which pπ + (1 − p)(1 − π) leads to: Wilson's interval of it
    low, high = wilson(5000 - 3856, 4999 * 5000 / 5000, 0.95)
    assert yes.interval.low == pytest.approx((low - 0.15) / 0.7, abs=2e-4)
    assert yes.interval.high == pytest.approx((high - 0.15) / 0.7, abs=2e-4)
    assert yes.interval.method is IntervalMethod.WILSON
    attentive = (anchor - 0.5) / 0.35
    spread = math.sqrt(anchor * (1 - anchor) / 4999) / 0.35
    other = found.target("attentive")
    assert (other.estimate, other.standard_error) == pytest.approx((attentive, spread))
    assert other.interval.high - attentive == pytest.approx(1.96 * spread, rel=0.02)
    assert found.warnings == ()


ONE_ERROR = 0.6827


@st.composite
def latent_counts(draw):
    design = draw(st.sampled_from(DESIGNS))
    counts = []
    for channel in design.channels:
        possible = [max(column) > 0 for column in zip(*channel.rows, strict=True)]
        tally = [draw(st.integers(0, 60)) if can else 0 for can in possible]
        tally[possible.index(True)] += sum(tally) == 0
        counts.append(tally)
    return design, counts


@settings(deadline=None)
@given(latent_counts(), st.floats(ONE_ERROR, 0.999))
def test_the_default_never_contradicts_the_estimate_and_its_error(drawn, level):
    design, counts = drawn
    for one in estimate_latent(design, counts, level=level).targets:
        if one.estimate is None:
            continue
        least = next(t.least for t in design.targets if t.name == one.name)
        assert least <= one.interval.low < one.interval.high <= 1
        for reach in (0.0, one.standard_error or 0.0):
            low, high = (min(max(one.estimate + s * reach, least), 1) for s in (-1, 1))
            assert one.interval.low <= low + 1e-9
            assert one.interval.high >= high - 1e-9
        if one.coin_error is not None and one.standard_error is not None:
            assert one.standard_error >= one.coin_error * (1 - 1e-9)
            parts = one.sampling_error**2 + one.coin_error**2
            assert one.standard_error**2 == pytest.approx(parts)


def test_a_variance_below_the_coins_is_raised_and_kept():
    """yes = 1.5·λ₁ − 0.5·λ₂ of 1/20 and 13/20; "no" is 2·(λ₂ − λ₁) = 1.2, whose coins are all that vary."""
    design = CheaterDetection(("1/4", "3/4"))
    yes = estimate_latent(design, [(1, 19), (13, 7)]).target("yes")
    assert yes.raised_from == pytest.approx((2.25 * 0.05 * 0.95 + 0.25 * 0.65 * 0.35) / 19)
    assert yes.standard_error == yes.coin_error == pytest.approx(math.sqrt(1.2 * 2.5 * 3 / 16 / 20))
    assert yes.sampling_error == 0
    assert estimate_latent(design, [(5, 15), (10, 10)]).target("yes").raised_from is None


def test_one_report_in_a_sample_has_an_interval_but_no_standard_error():
    found = estimate_latent(
        CheaterDetection(("1/4", "3/4")), [(1, 0), (224, 126)], method=IntervalMethod.WALD
    )
    yes = found.target("yes")
    assert (yes.standard_error, yes.sampling_error) == (None, None)
    assert yes.interval.method is IntervalMethod.CHEBYSHEV
    assert [str(told) for told in found.warnings if "one report" in str(told)]


@EACH
@pytest.mark.parametrize("which", [0, -1])
def test_the_same_report_from_everybody_gives_numbers_and_no_nan(design, which):
    counts = []
    for channel in design.channels:
        tally = [0] * channel.reports
        tally[which] = 20
        counts.append(tally)
    for method in IntervalMethod:
        for target in estimate_latent(design, counts, method=method).targets:
            numbers = (
                target.estimate,
                target.standard_error,
                target.coin_error,
                target.maximum_likelihood,
            )
            assert not any(math.isnan(number) for number in numbers if number is not None)
            assert 0 <= target.interval.low < target.interval.high <= 1


def test_lists_that_no_people_could_give_have_an_interval_that_is_no_point():
    """All 40 say 0 without the item and 4 with it: 4 ± √((3² + 4²)/(4·40)/.05) is beyond every share."""
    yes = estimate_latent(ItemCount(3), [(40, 0, 0, 0), (0, 0, 0, 0, 40)]).target("yes")
    assert (yes.estimate, yes.standard_error) == (4, 0)
    assert (yes.interval.low, yes.interval.high) == pytest.approx((1 - math.sqrt(25 / 160), 1))


def test_a_ratio_of_nothing_is_none_and_its_interval_says_nothing():
    found = estimate_latent(StochasticLieDetector((0, 1)), [(20, 0), (0, 20)]).target("truthful")
    assert (found.estimate, found.standard_error, found.maximum_likelihood) == (None, None, None)
    assert (found.interval.low, found.interval.high) == (0, 1)


def test_a_finite_population_leaves_the_coins_only():
    design, counts = UnrelatedQuestionTwoBoxes(("4/5", "3/10")), [(10, 6, 9, 25)]
    endless = estimate_latent(design, counts).target("yes")
    whole = estimate_latent(design, counts, population=50).target("yes")
    assert whole.standard_error == pytest.approx(whole.coin_error, rel=1e-9)
    part = estimate_latent(design, counts, population=400).target("yes")
    assert whole.standard_error < part.standard_error < endless.standard_error
    assert part.interval.high < endless.interval.high


def test_a_finite_population_where_squares_are_not_identified_still_shrinks():
    design, counts = UnrelatedQuestionUnknown(("7/10", "3/10")), [(13, 27), (22, 38)]
    endless = estimate_latent(design, counts).target("yes")
    assert (
        estimate_latent(design, counts, population=150).target("yes").standard_error
        < endless.standard_error
    )


def test_equal_reports_of_a_finite_population_have_an_interval():
    """Nothing varies, with the population or without it: there is no ratio of the two errors."""
    found = estimate_latent(
        CheaterDetection(("1/4", "3/4")),
        [(40, 0), (40, 0)],
        population=400,
        method=IntervalMethod.LIKELIHOOD,
    )
    interval = found.target("yes").interval
    assert 0 <= interval.low < interval.high <= 1


def test_problems_are_sentences():
    design = CheaterDetection(("1/4", "3/4"))
    with pytest.raises(EmptySample, match="Sample 2 of 2 has no reports"):
        estimate_latent(design, [(3, 4), (0, 0)])
    with pytest.raises(UserProblem, match="Give the number of people"):
        estimate_latent(design, [(3, 4), (1, 1)], population=8)
    with pytest.raises(UserProblem, match="The level of an interval is"):
        estimate_latent(design, [(3, 4), (1, 1)], level=1)
    with pytest.raises(
        UserProblem,
        match=r"^(?=.*design never gives it there).*In sample 1, report number 2 was counted 4 times",
    ):
        estimate_latent(_impossible_design(), [(3, 4), (1, 1)])
    for counts in ([(3, 4)], [(3, 4, 1), (1, 1)], [(3, -4), (1, 1)], [(3, 1.5), (1, 1)]):
        with pytest.raises(ValueError, match=r"whole numbers|zip"):
            estimate_latent(design, counts)


def _impossible_design():
    class Certain(ExtendedCrosswise):
        @property
        def channels(self):
            first, second = super().channels
            return (type(first)(((F(1), F(0)), (F(1), F(0)))), second)

    return Certain("1/4")


@pytest.mark.slow
@EACH
def test_the_mean_of_many_surveys_is_the_truth(design):
    rng = np.random.default_rng(20261)
    size = len(design.classes)
    shares = [F(c + 1, size * (size + 1) // 2) for c in range(size)]
    surveys, sizes = 10_000, (60, 40)
    drawn = [
        rng.multinomial(n, [float(share) for share in row], surveys)
        for n, row in zip(sizes, report_shares(design, shares), strict=False)
    ]
    for target in design.targets:
        if target.denominator is not None:
            continue
        estimates = np.array(
            [
                float(moment_estimate(design, target, [sample[i].tolist() for sample in drawn]))
                for i in range(surveys)
            ]
        )
        off = estimates.mean() - float(truth_of(target, shares))
        assert abs(off) < 4 * estimates.std(ddof=1) / math.sqrt(surveys)


def test_no_population_has_more_variance_than_half_the_range_of_the_weights():
    """Popoviciu (1935): (range/2)² over each sample's size."""
    reports = SimpleNamespace(sizes=(10, 40))
    point = SimpleNamespace(weights=((Fraction(-1), Fraction(3)), (Fraction(0), Fraction(1, 2))))
    assert _worst_variance(reports, point) == pytest.approx(4 / 10 + (1 / 4) ** 2 / 40)
