"""Designs of several samples, or with people of several kinds, from weighted and clustered respondents."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest

from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.latent.arms import DirectArm, NegatedHalf
from surveyapp.designs.latent.catalogue import LATENT_DESIGNS
from surveyapp.designs.latent.cheater_detection import CheaterDetection
from surveyapp.designs.latent.crosswise_anchor import CrosswiseAnchor
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.designs.latent.item_count import ItemCount
from surveyapp.designs.latent.stochastic_lie_detector import StochasticLieDetector
from surveyapp.designs.latent.two_boxes import UnrelatedQuestionTwoBoxes
from surveyapp.designs.latent.unrelated_question_unknown import UnrelatedQuestionUnknown
from surveyapp.errors import UserProblem
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.prevalence.latent_classes import EmptySample, estimate_latent
from surveyapp.estimation.sampling.linearization import t_quantile
from surveyapp.estimation.sampling.sample_designs import stratified
from surveyapp.estimation.sampling.weighted_targets import LatentReports

WARNER = Warner(p=Fraction(4, 5))
EVERY = (
    *(kind.from_example() for kind in LATENT_DESIGNS),
    DirectArm(WARNER, Fraction(1, 4)),
    NegatedHalf(WARNER),
)
each_design = pytest.mark.parametrize("design", EVERY, ids=lambda design: design.name)


def drawn(design, rng, clusters, shares=None):
    """Return each respondent's report among those of all samples, in clusters that differ."""
    sample = rng.choice(
        len(design.channels), len(clusters), p=[float(s) for s in design.sample_shares]
    )
    tables = [np.array(channel.rows, dtype=float) for channel in design.channels]
    starts = np.cumsum([0, *(table.shape[1] for table in tables)])
    count = len(tables[0])
    if shares is None:  # of each cluster its own, one a class
        shares = rng.dirichlet(np.full(count, 3.0), int(clusters.max()) + 1)[clusters]
    kind = (rng.random((len(clusters), 1)) > np.cumsum(shares, axis=1)[:, :-1]).sum(axis=1)
    reports = np.empty(len(clusters), dtype=np.int32)
    for g, table in enumerate(tables):
        chances = np.cumsum(table[kind], axis=1)[:, :-1]
        found = (rng.random((len(clusters), 1)) > chances).sum(axis=1)
        reports[sample == g] = starts[g] + found[sample == g]
    return reports


class Village:
    """600 respondents of 60 villages in 3 districts, who count for 1 to 4 people."""

    def __init__(self, design, seed=5):
        rng = np.random.default_rng(seed)
        self.clusters = np.repeat(np.arange(60), 10)
        self.strata = self.clusters % 3
        self.weights = 1 + 3 * rng.random(600)
        self.reports = drawn(design, rng, self.clusters)
        self.sample = stratified(self.weights, strata=self.strata, clusters=self.clusters)


def shares_of(design, reports, weights):
    """Return the weighted shares of the reports in each sample."""
    sizes = [channel.reports for channel in design.channels]
    sums = np.bincount(reports, weights, sum(sizes))
    return [part / part.sum() for part in np.split(sums, np.cumsum(sizes)[:-1])]


def yes_by_hand(design, shares):
    """Return the published estimate of "yes" from the shares of reports: of each design its own formula."""
    match design:
        case UnrelatedQuestionUnknown():
            (p1, p2), (a, b) = map(float, design.p_truth), (shares[0][0], shares[1][0])
            return (a * (1 - p2) - b * (1 - p1)) / (p1 - p2)
        case StochasticLieDetector():
            p1, p2 = map(float, design.p)
            return 1 + (shares[1][0] - shares[0][0]) / (p2 - p1)
        case CheaterDetection():
            p1, p2 = map(float, design.p_yes)
            return (p2 * shares[0][0] - p1 * shares[1][0]) / (p2 - p1)
        case CrosswiseAnchor():  # Atsusaka & Stevenson (2023), eq. 5, as cWise computes it
            (same,) = shares
            p, p_anchor = float(design.p), float(design.p_anchor)
            attentive = (same[0] + same[2] - 0.5) / (0.5 - p_anchor)
            return 0.5 + (same[0] + same[1] - 0.5) / (attentive * (2 * p - 1))
        case ItemCount():
            one, other = shares
            return other @ np.arange(len(other)) - one @ np.arange(len(one))
        case UnrelatedQuestionTwoBoxes():
            p1, p2 = map(float, design.effective)
            (pairs,) = shares
            first, second = pairs[0] + pairs[1], pairs[0] + pairs[2]
            return ((1 - p2) * first - (1 - p1) * second) / (p1 - p2)
    raise NotImplementedError(design.name)


BY_HAND = [one for one in EVERY if type(one).__name__ in {
    "UnrelatedQuestionUnknown", "StochasticLieDetector", "CheaterDetection", "CrosswiseAnchor",
    "ItemCount", "UnrelatedQuestionTwoBoxes",
}]  # fmt: skip


@each_design
def test_equal_weights_give_the_estimates_from_counts(design):
    village = Village(design)
    sizes = [channel.reports for channel in design.channels]
    counts = np.split(np.bincount(village.reports, minlength=sum(sizes)), np.cumsum(sizes)[:-1])
    plain = estimate_latent(design, [tally.tolist() for tally in counts])
    found = LatentReports.of(design, village.reports, stratified(np.full(600, 2.5)))
    for target in design.targets:
        made, known = found.estimate(target), plain.target(target.name)
        assert made.estimate == pytest.approx(known.estimate, abs=1e-12)
        assert made.maximum_likelihood == pytest.approx(known.maximum_likelihood, abs=1e-9)
        assert (made.coin_error is None) == (known.coin_error is None)
        if known.coin_error is not None:
            assert made.coin_error**2 == pytest.approx(known.coin_error**2, abs=1e-12)
        if len(sizes) == 1:
            assert made.standard_error == pytest.approx(known.standard_error, abs=1e-12)


def test_the_chance_of_falling_into_a_sample_counts():
    # difference of means 0.4 of {0: 30, 1: 20} and {0: 10, 1: 20, 2: 20}: sums of squares 12 and 28 by hand
    design = ItemCount(items=1)
    reports = np.repeat([0, 1, 2, 3, 4], [30, 20, 10, 20, 20])
    made = LatentReports.of(design, reports, stratified(np.ones(100))).estimate(design.targets[0])
    assert made.estimate == pytest.approx(1.2 - 0.4, abs=1e-12)
    assert made.standard_error**2 == pytest.approx(100 / 99 * (12 + 28) / 50**2, rel=1e-12)
    plain = estimate_latent(design, [(30, 20), (10, 20, 20)]).target("yes")
    assert plain.standard_error**2 == pytest.approx((12 + 28) / 50 / 49, rel=1e-12)


@pytest.mark.parametrize("design", BY_HAND, ids=lambda design: design.name)
def test_the_weighted_estimate_is_the_published_formula_of_weighted_shares(design):
    village = Village(design)
    shares = shares_of(design, village.reports, village.weights)
    made = LatentReports.of(design, village.reports, village.sample).estimate(design.targets[0])
    assert made.estimate == pytest.approx(yes_by_hand(design, shares), abs=1e-12)


@pytest.mark.parametrize("design", BY_HAND, ids=lambda design: design.name)
def test_the_linearized_variance_is_that_of_villages_left_out_in_turn(design):
    village = Village(design)
    found = 0.0
    for district in range(3):
        theirs = np.flatnonzero(np.arange(60) % 3 == district)
        without = []
        for one in theirs:
            # the others of the district stand for the village that is left out
            grown = np.where(village.strata == district, 20 / 19, 1.0) * village.weights
            grown[village.clusters == one] = 0
            without.append(yes_by_hand(design, shares_of(design, village.reports, grown)))
        found += 19 / 20 * np.sum((np.array(without) - np.mean(without)) ** 2)
    made = LatentReports.of(design, village.reports, village.sample).estimate(design.targets[0])
    assert made.standard_error == pytest.approx(math.sqrt(found), rel=0.02)


@each_design
def test_weights_scaled_change_nothing_and_ones_who_weigh_0_are_not_there(design):
    village = Village(design)
    some = village.weights * (np.arange(600) % 7 > 0)
    scaled = stratified(1000 * some, strata=village.strata, clusters=village.clusters)
    for target in design.targets:
        made = [
            LatentReports.of(design, village.reports, sample).estimate(target)
            for sample in (
                stratified(some, strata=village.strata, clusters=village.clusters),
                scaled,
            )
        ]
        assert made[0].estimate == pytest.approx(made[1].estimate, abs=1e-12)
        assert made[0].standard_error == pytest.approx(made[1].standard_error, rel=1e-9)
    kept = some > 0
    alone = LatentReports.of(
        design,
        village.reports[kept],
        stratified(some[kept], strata=village.strata[kept], clusters=village.clusters[kept]),
    ).estimate(design.targets[0])
    first = LatentReports.of(design, village.reports, scaled).estimate(design.targets[0])
    assert alone.estimate == pytest.approx(first.estimate, abs=1e-12)
    assert alone.standard_error == pytest.approx(first.standard_error, rel=1e-9)


@each_design
def test_the_interval_is_students_with_clusters_less_strata(design):
    village = Village(design)
    found = LatentReports.of(design, village.reports, village.sample)
    made = found.estimate(design.targets[0], method=IntervalMethod.WALD)
    reach = t_quantile(0.95, 57) * made.standard_error
    assert made.interval.method is IntervalMethod.WALD
    score = found.estimate(design.targets[0])
    assert score.interval.method is IntervalMethod.WILSON
    assert score.interval.high - score.interval.low == pytest.approx(2 * reach, rel=0.25)
    assert made.interval.low == pytest.approx(max(made.estimate - reach, 0.0), abs=1e-12)
    assert made.interval.high == pytest.approx(min(made.estimate + reach, 1.0), abs=1e-12)


@each_design
def test_shown_numbers_come_from_one_variance_also_far_outside(design):
    """All give the first report of their sample, or the last, but one in ten: few designs can lead there."""
    sizes = [channel.reports for channel in design.channels]
    starts = np.cumsum([0, *sizes])
    rng = np.random.default_rng(3)
    for place in (0, -1):
        ends = [s if place == 0 else e - 1 for s, e in pairwise(starts)]
        usual = np.array([ends[i % len(ends)] for i in range(60)])
        odd = rng.integers(0, starts[-1], 60)
        reports = np.where(np.arange(60) % 10 == 0, odd, usual)
        found = LatentReports.of(design, reports, stratified(1 + 5 * rng.random(60)))
        for target in design.targets:
            one = found.estimate(target)
            if one.estimate is None or one.standard_error is None:
                continue
            assert one.standard_error >= (one.coin_error or 0) * (1 - 1e-9)
            assert one.interval.low < one.interval.high
            low, high = (
                min(max(one.estimate + s * one.standard_error, target.least), 1) for s in (-1, 1)
            )
            assert one.interval.low <= low + 1e-9
            assert one.interval.high >= high - 1e-9


def test_without_a_standard_error_the_interval_takes_the_largest_variance():
    design = ItemCount(items=1)
    sample = stratified(np.ones(4))
    made = LatentReports.of(design, np.array([0, 0, 2, 2]), sample).estimate(
        design.targets[0], method=IntervalMethod.CHEBYSHEV
    )
    # ranges 1 and 2 of two people each: (1 + 4)/4/2 at most, in all 0.625; √(0.625/0.05) = 3.5
    assert (made.estimate, made.standard_error) == (0, 0)
    assert (made.interval.low, made.interval.high) == (0, 1)
    assert made.interval.method is IntervalMethod.CHEBYSHEV
    many = LatentReports.of(design, np.repeat([0, 2], 500), stratified(np.ones(1000))).estimate(
        design.targets[0], method=IntervalMethod.CHEBYSHEV
    )
    assert many.interval.high == pytest.approx(math.sqrt((1 + 4) / 4 / 500 / 0.05))


def test_people_of_one_village_have_no_sampling_error():
    design = ExtendedCrosswise(p=Fraction(1, 4))
    village = Village(design)
    found = LatentReports.of(design, village.reports, village.sample, village.clusters == 4)
    made = found.estimate(design.targets[0])
    assert made.standard_error is None
    assert "only one sampled unit" in str(found.cautions[-1])
    assert made.interval.method is IntervalMethod.CHEBYSHEV


def test_a_sample_of_one_report_has_no_error_and_says_so():
    design = ItemCount(items=1)
    found = LatentReports.of(design, np.array([0, 1, 1, 0, 3]), stratified(np.ones(5)))
    assert found.estimate(design.targets[0]).standard_error is None
    one_report = "Sample 2 has one report, so no standard error can be estimated."
    assert str(found.cautions[-1]) == one_report


def test_what_cannot_be_estimated_is_refused():
    design = ExtendedCrosswise(p=Fraction(1, 4))
    sample = stratified(np.ones(4))
    with pytest.raises(EmptySample, match="Sample 2 of 2 has no reports"):
        LatentReports.of(design, np.array([0, 1, 1, -1]), sample)
    with pytest.raises(EmptySample, match="Sample 1 of 2"):
        LatentReports.of(design, np.array([0, 1, 2, 3]), sample, [False, False, True, True])
    with pytest.raises(NoReports):
        LatentReports.of(design, np.full(4, -1), sample)
    with pytest.raises(UserProblem, match="4 reports but the column “group” has 3 rows"):
        LatentReports.of(design, np.array([0, 1, 2, 3]), sample, [True] * 3)
    with pytest.raises(UserProblem, match="5 reports but the column “weight” has 4 rows"):
        LatentReports.of(design, np.array([0, 1, 2, 3, 3]), sample)
    found = LatentReports.of(design, np.array([0, 1, 2, 3]), sample)
    with pytest.raises(UserProblem, match="level"):
        found.estimate(design.targets[0], level=1)


def test_a_ratio_over_nobody_is_no_number():
    design = CrosswiseAnchor(p=Fraction(3, 20), p_anchor=Fraction(3, 20))
    # half of them say "same" to the anchor: nobody is attentive
    found = LatentReports.of(design, np.array([0, 1, 2, 3] * 5), stratified(np.ones(20)))
    made = found.estimate(design.targets[0])
    assert (made.estimate, made.standard_error, made.coin_error) == (None, None, None)
    assert (made.interval.low, made.interval.high) == (0, 1)
