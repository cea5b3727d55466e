"""Whether intervals and tests of complex samples hold what they promise, by simulation with a fixed seed.

Each survey has two strata of 20 drawn clusters with 10 people, who are alike within clusters, and weights
between 1 and 3 that go along with the answers. Tolerances are three Monte-Carlo standard errors and
0.02 for what linearization leaves in samples of this size.
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.comparison.cross_tables import weighted_joint
from surveyapp.estimation.comparison.distance import weighted_distribution_distance
from surveyapp.estimation.comparison.weighted_groups import WeightedGroupPair
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.logistic import RandomizedOutcome, logistic_regression
from surveyapp.estimation.sampling.linearization import SampleReports, t_quantile
from surveyapp.estimation.sampling.sample_designs import stratified

pytestmark = pytest.mark.slow

SURVEYS = 600
STRATA, CLUSTERS, PEOPLE = 2, 20, 10
N = STRATA * CLUSTERS * PEOPLE
DIRECT = Direct(k=2).channel
COINS = Warner(p=Fraction(9, 10)).channel
STRATUM = np.repeat(np.arange(STRATA), CLUSTERS * PEOPLE)
CLUSTER = np.repeat(np.arange(STRATA * CLUSTERS), PEOPLE)


def allowed(level: float) -> float:
    return 0.02 + 3 * math.sqrt(level * (1 - level) / SURVEYS)


class Survey:
    """One drawn survey: x and y go together and along with cluster and weight; ``group`` does not."""

    def __init__(self, rng: np.random.Generator, channel: Channel) -> None:
        lean = np.repeat(rng.normal(0, 0.6, STRATA * CLUSTERS), PEOPLE)
        own = rng.normal(0, 1, N)
        self.x = (0.8 * own + lean + rng.normal(0, 1, N) + 0.4 * STRATUM > 0.3).astype(int)
        self.y = (0.8 * own + lean + rng.normal(0, 1, N) > 0.6).astype(int)
        self.group = rng.random(N) < 0.5
        # people with x = 0 (yes) had a third of the chance to be drawn: the sample has fewer of them
        self.kept = (self.x == 1) | (rng.random(N) < 1 / 3)
        self.sample = stratified(
            np.where(self.kept, np.where(self.x == 0, 3.0, 1.0), 0.0),
            strata=STRATUM,
            clusters=CLUSTER,
        )
        self.reported = [self._reported(rng, channel, answers) for answers in (self.x, self.y)]

    def _reported(
        self, rng: np.random.Generator, channel: Channel, answers: np.ndarray
    ) -> np.ndarray:
        chances = np.array([[float(p) for p in row] for row in channel.rows])[answers, 0]
        return np.where(self.kept, (rng.random(N) >= chances).astype(int), -1)


def truth() -> tuple[np.ndarray, float]:
    """Joint shares of x and y in the population, and the log odds ratio, from many clusters."""
    rng = np.random.default_rng(2)
    found = np.zeros((2, 2))
    for _ in range(2500):
        survey = Survey(rng, DIRECT)
        np.add.at(found, (survey.x, survey.y), 1)
    found /= found.sum()
    return found, math.log(found[0, 0] * found[1, 1] / (found[0, 1] * found[1, 0]))


@pytest.mark.parametrize("channel", [DIRECT, COINS])
def test_weighted_intervals_hold_the_truth_as_often_as_promised(channel):
    shares, log_odds = truth()
    rng = np.random.default_rng(11)
    cells, slopes, biases = np.zeros((2, 2)), 0, []
    for _ in range(SURVEYS):
        survey = Survey(rng, channel)
        made = weighted_joint([channel, channel], survey.reported, survey.sample)
        reach = t_quantile(0.95, made.freedom) * made.standard_errors
        cells += np.abs(made.unbiased - shares) <= reach
        biases.append(made.unbiased[0, 0] - shares[0, 0])
        x = np.where(survey.reported[0] < 0, np.nan, survey.y == 0)
        fit = logistic_regression(
            RandomizedOutcome.of(channel, survey.reported[0]),
            Predictors.of({"y": x}),
            sample=survey.sample,
        ).coefficients[1]
        slopes += fit.low <= log_odds <= fit.high
    assert abs(float(np.mean(biases))) < 4 * float(np.std(biases)) / math.sqrt(SURVEYS) + 0.002
    assert np.abs(cells / SURVEYS - 0.95).max() < allowed(0.95)
    assert abs(slopes / SURVEYS - 0.95) < allowed(0.95)


@pytest.mark.parametrize("channel", [DIRECT, COINS])
def test_groups_that_answer_alike_are_told_apart_as_seldom_as_promised(channel):
    rng = np.random.default_rng(12)
    told, held, far, apart = 0, 0, 0, 0
    for _ in range(SURVEYS):
        survey = Survey(rng, channel)
        reports = SampleReports.of(survey.reported[1], survey.sample)
        groups = WeightedGroupPair.of(
            channel, *(reports.among(survey.group == g) for g in (True, False))
        )
        made = groups.difference()
        told += made.likelihood_ratio.p_value < 0.05
        held += made.interval.low <= 0 <= made.interval.high
        far += groups.homogeneity().p_value < 0.05
        apart += (
            weighted_distribution_distance(
                channel, groups.first.reports, groups.second.reports, rng=rng, resamples=400
            ).p_value
            < 0.05
        )
    for rate in (told, SURVEYS - held, far, apart):
        assert abs(rate / SURVEYS - 0.05) < allowed(0.05)


def test_clusters_compared_with_each_other_need_their_own_errors():
    """Groups made of whole clusters: counted as if simple, the test tells them apart far too often."""
    rng = np.random.default_rng(13)
    sides = np.isin(CLUSTER % CLUSTERS, np.arange(0, CLUSTERS, 2))
    told, simply, held = 0, 0, 0
    for _ in range(SURVEYS):
        survey = Survey(rng, DIRECT)
        reports = SampleReports.of(survey.reported[1], survey.sample)
        simple = SampleReports.of(survey.reported[1], stratified(survey.sample.weights))
        groups, plain = (
            WeightedGroupPair.of(DIRECT, *(one.among(sides == g) for g in (True, False)))
            for one in (reports, simple)
        )
        made = groups.difference()
        told += made.likelihood_ratio.p_value < 0.05
        held += made.interval.low <= 0 <= made.interval.high
        simply += plain.difference().likelihood_ratio.p_value < 0.05
    assert abs(told / SURVEYS - 0.05) < allowed(0.05)
    assert abs(held / SURVEYS - 0.95) < allowed(0.95)
    assert simply / SURVEYS > 0.1
