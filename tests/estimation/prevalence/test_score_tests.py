"""Score intervals of several samples and of ratios, against formulas by hand and every possible survey."""

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest
from scipy.stats import binom, multinomial

from surveyapp.analyses.computation.multivariate.crosstab import _ratio
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.latent.base import target_value
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.designs.latent.stochastic_lie_detector import StochasticLieDetector
from surveyapp.designs.latent.unrelated_question_unknown import UnrelatedQuestionUnknown
from surveyapp.estimation.comparison.cross_tables import estimate_joint
from surveyapp.estimation.comparison.table_shares import share_test
from surveyapp.estimation.prevalence.intervals import inverted, wilson
from surveyapp.estimation.prevalence.latent_classes import ClassLikelihood, estimate_latent

Z = 1.959963984540054
DIRECT = Channel(((Fraction(1), Fraction(0)), (Fraction(0), Fraction(1))))


def test_of_one_share_of_reports_the_score_test_is_wilsons():
    """Extended crosswise with both samples of one size: yes is told by 1 "same" in 4, and 3 "different"."""
    for first, second in ((7, 31), (0, 12), (19, 3)):
        yes = estimate_latent(
            ExtendedCrosswise("1/4"), [(first, 40 - first), (second, 40 - second)]
        )
        found = yes.target("yes")
        ends = []  # both samples have the variance of the share under π
        for end in (found.interval.low, found.interval.high):
            same = 0.25 * end + 0.75 * (1 - end)
            by_people = math.sqrt(2 * same * (1 - same) / 40) / 2 / 0.5
            likely = min(max(found.maximum_likelihood, 0), 1)
            there = 0.25 * likely + 0.75 * (1 - likely)
            factor = max(1.0, found.standard_error**2 / (2 * there * (1 - there) / 40))
            ends.append(abs(found.estimate - end) / (by_people * math.sqrt(factor)))
        for end, value in zip(ends, (found.interval.low, found.interval.high), strict=True):
            assert value in (0, 1) or end == pytest.approx(Z, rel=1e-6)


def test_with_nobody_the_others_are_as_is_most_likely_then():
    """Two samples of an unrelated question that nobody knows: with no yes, λ_g = (1 − p_g)·u."""
    design = UnrelatedQuestionUnknown(("7/10", "3/10"))
    counts = [(9, 31), (13, 27)]
    target = design.targets[0]
    found = ClassLikelihood.of(design, counts).likely_given(target, 1e-9)
    told = np.linspace(0.001, 1, 200_001)
    height = sum(
        yes * np.log(p * told) + no * np.log(1 - p * told)
        for (yes, no), p in zip(counts, (0.3, 0.7), strict=True)
    )
    assert found @ [1, 0, 1, 0] == pytest.approx(told[np.argmax(height)], abs=1e-5)
    assert found @ [1, 1, 0, 0] == pytest.approx(0, abs=1e-8)


def test_a_row_share_of_direct_answers_is_wilsons_within_the_row():
    counts = np.array([[3, 17], [22, 58]])
    test = share_test(estimate_joint([DIRECT, DIRECT], counts), {1: 0}, {0: 0})
    seen = 0.15 * 0.85 / 20 * 100 / 99
    found = inverted(0.15, lambda values: test.errors(values, seen), (0.0, 1.0), Z)
    assert found == pytest.approx(wilson(3 * 0.99, 20 * 0.99, 0.95), rel=1e-9)


def test_a_row_that_may_be_empty_says_nothing_of_the_share_within_it():
    """Fieller's: where Â − v·B̂ is within chance of 0 for every v, every share is possible."""
    counts = np.array([[30, 26], [70, 74]])  # 28 % say yes, where 25 % would if nobody were
    coins = TwoCoins().channel
    joint = estimate_joint([coins, DIRECT], counts)
    assert 0 < joint.unbiased[0].sum() < 0.1
    found = _ratio(joint, {1: 0}, {0: 0}, 0.95)
    assert (found.low, found.high) == (0, 1)


@pytest.mark.parametrize("kind", [UnrelatedQuestionUnknown, StochasticLieDetector])
def test_of_all_possible_surveys_of_ten_and_ten_enough_hold_the_truth(kind):
    """Exact: each pair of counts with its probability. The estimate ± z·se held 0.907 and 0.877 at least."""
    size, design = 10, kind.from_example()
    pairs = list(itertools.product(range(size + 1), repeat=2))
    found = [estimate_latent(design, [(one, size - one) for one in pair]) for pair in pairs]
    rows = [np.array(channel.rows, dtype=float)[:, 0] for channel in design.channels]
    yes, no = (np.array(design.class_shares(answer), dtype=float) for answer in (0, 1))
    for prevalence, target in itertools.product((0.02, 0.05, 0.1, 0.3, 0.5), design.targets):
        shares = prevalence * yes + (1 - prevalence) * no
        truth = target_value(target, [Fraction(float(one)) for one in shares])
        chances = [binom.pmf(range(size + 1), size, float(shares @ row)) for row in rows]
        held = 0.0
        for (one, other), survey in zip(pairs, found, strict=True):
            interval = survey.target(target.name).interval
            if interval.low - 1e-9 <= truth <= interval.high + 1e-9:
                held += chances[0][one] * chances[1][other]
        assert held >= 0.94, (target.name, prevalence)


def test_of_all_possible_tables_of_sixteen_row_shares_hold_the_truth():
    """Exact, of a direct question within a row that Warner's design with 9 in 10 hides."""
    size, channel = 16, Warner("9/10").channel
    rows = np.array(channel.rows, dtype=float)
    tables = [one for one in itertools.product(range(size + 1), repeat=4) if sum(one) == size]
    found = []
    for one in tables:
        share = _ratio(
            estimate_joint([channel, DIRECT], np.reshape(one, (2, 2))), {1: 0}, {0: 0}, 0.95
        )
        found.append((0.0, 1.0) if share.low is None else (share.low - 1e-9, share.high + 1e-9))
    low, high = np.transpose(found)
    for within in (0.02, 0.1, 0.3):
        truth = np.array([[0.5 * within, 0.5 * (1 - within)], [0.1, 0.4]])
        chances = multinomial.pmf(tables, size, (rows.T @ truth).ravel())
        held = chances[(low <= within) & (within <= high)].sum()
        assert held >= 0.93
