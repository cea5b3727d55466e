"""What planning knows of designs, against what estimation finds in the very reports that are expected."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import combinations
from types import SimpleNamespace

import numpy as np
import pytest

from surveyapp.designs.channels.crosswise import Crosswise
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.latent.catalogue import LATENT_DESIGNS
from surveyapp.designs.latent.crosswise_anchor import CrosswiseAnchor
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.designs.latent.item_count import ItemCount
from surveyapp.designs.quantitative.catalogue import ONE_SAMPLE_QUANTITATIVE
from surveyapp.designs.quantitative.duchi import Duchi
from surveyapp.designs.quantitative.laplace import Laplace
from surveyapp.errors import UserProblem
from surveyapp.estimation.planning.sample_size import (
    NoSureBound,
    PlanProblem,
    SampleSizeMethod,
    reached_error_of,
    required_n_of,
)
from surveyapp.estimation.planning.unit_variance import (
    ChannelPrecision,
    MeanPrecision,
    SamplesPrecision,
)
from surveyapp.estimation.prevalence.latent_classes import estimate_latent

each_design = pytest.mark.parametrize("kind", LATENT_DESIGNS, ids=lambda kind: kind.name)
each_number = pytest.mark.parametrize("kind", ONE_SAMPLE_QUANTITATIVE, ids=lambda kind: kind.name)
SUPPOSED = {
    "unrelated": Fraction(1, 5),
    "cheaters": Fraction(1, 10),
    "attentive": Fraction(4, 5),
    "truthful": Fraction(9, 10),
    "innocuous": Fraction(1, 4),
}
SHARE = Fraction(3, 10)


def expected_counts(design, share, given, size):
    """Return the counts that ``size`` interviews are expected to give, where these are whole."""
    yes, no = (design.class_shares(answer, given) for answer in (0, 1))
    theta = [share * y + (1 - share) * n for y, n in zip(yes, no, strict=True)]
    counts = []
    for channel, part in zip(design.channels, design.sample_shares, strict=True):
        columns = zip(*channel.rows, strict=True)
        expected = [
            size * part * sum(t * p for t, p in zip(theta, column, strict=True))
            for column in columns
        ]
        assert all(count.denominator == 1 for count in expected)
        counts.append([int(count) for count in expected])
    return counts


@each_design
def test_the_variance_is_the_one_that_estimation_finds(kind):
    design = kind.from_example()
    given = {name: SUPPOSED[name] for name in design.assumed_shares}
    size = 2**10 * 10**6
    made = estimate_latent(design, expected_counts(design, SHARE, given, size)).target("yes")
    planned = math.sqrt(SamplesPrecision(design, given).total(SHARE) / size)
    assert made.standard_error == pytest.approx(planned, rel=1e-6)


@each_design
def test_the_worst_prevalence_is_at_least_as_bad_as_any(kind):
    precision = SamplesPrecision(kind.from_example())
    every = [precision.total(Fraction(step, 40)) for step in range(41)]
    worst = precision.total(None)
    assert worst >= max(every)
    assert worst <= max(every) * Fraction(101, 100)


def test_two_crosswise_samples_need_what_one_does():
    one = ChannelPrecision(Crosswise(p="1/4").channel, 0)
    two = SamplesPrecision(ExtendedCrosswise(p="1/4", sample_share="1/3"))
    for share in (None, Fraction(0), SHARE, Fraction(1)):
        assert two.total(share) == one.total(share)
    assert two.coins(None) is None


def test_a_share_of_nobody_is_refused():
    design = CrosswiseAnchor(p="3/20", p_anchor="3/20")
    with pytest.raises(UserProblem, match=r"^(?=.*With these shares of).*crosswise_anchor"):
        SamplesPrecision(design, {"attentive": Fraction(0)}).total(SHARE)


def test_a_ratio_has_no_bounds_for_every_n():
    precision = SamplesPrecision(CrosswiseAnchor(p="3/20", p_anchor="3/20"))
    for method in (SampleSizeMethod.CHEBYSHEV, SampleSizeMethod.HOEFFDING):
        with pytest.raises(NoSureBound, match=method.value):
            required_n_of(precision, error="0.05", confidence="0.95", method=method)


def test_hoeffdings_bound_of_two_samples_holds_and_chebyshevs_too():
    # lists of 2 statements, samples of equal size: the estimate's tail by simulation, fixed seed
    precision = SamplesPrecision(ItemCount(items=2))
    rng = np.random.default_rng(6)
    for method in (SampleSizeMethod.CHEBYSHEV, SampleSizeMethod.HOEFFDING):
        plan = {"error": "0.1", "confidence": "0.9", "method": method}
        half = required_n_of(precision, **plan).total // 2
        first = rng.binomial(2, 0.5, (2000, half)).mean(axis=1)
        second = (rng.binomial(2, 0.5, (2000, half)) + (rng.random((2000, half)) < 0.5)).mean(
            axis=1
        )
        assert np.mean(np.abs(second - first - 0.5) <= 0.1) >= 0.9


@each_number
def test_the_variance_of_a_mean_is_the_exact_one_of_people_at_both_ends(kind):
    design = kind.from_example()
    scale = design.stated_scale
    found = MeanPrecision(design).total(SHARE) * scale.width**2
    mean = second = Fraction(0)
    for answer, share in ((scale.maximum, SHARE), (scale.minimum, 1 - SHARE)):
        for report, chance in design.distribution_of(answer).items():
            value = design.pseudo_answer(report)
            mean += share * chance * value
            second += share * chance * value**2
    assert mean == scale.minimum + SHARE * scale.width
    exact = second - mean**2
    assert found >= exact * (1 - Fraction(1, 10**9))
    if 1 + design.linear.quadratic[0] >= 0:
        assert float(found) == pytest.approx(float(exact), rel=1e-9)


@each_number
def test_no_answers_vary_more_than_the_worst(kind):
    design = kind.from_example()
    scale, precision = design.stated_scale, MeanPrecision(design)
    rng = np.random.default_rng(3)
    answers = scale.answers()[:: max(scale.steps // 10, 1)]
    for _ in range(50):
        shares = rng.dirichlet(np.full(len(answers), 0.3))
        mean = sum(s * float(x) for s, x in zip(shares, answers, strict=True))
        squares = sum(
            s * (float(x) ** 2 + float(design.variance_at(x)))
            for s, x in zip(shares, answers, strict=True)
        )
        worst = float(precision.total(None)) * float(scale.width) ** 2
        assert squares - mean**2 <= worst * (1 + 1e-9)
        share = (Fraction(mean) - scale.minimum) / scale.width
        at_mean = float(precision.total(share)) * float(scale.width) ** 2
        assert squares - mean**2 <= at_mean * (1 + 1e-9)


def test_means_are_planned_in_their_units():
    small = MeanPrecision(Duchi(epsilon=1, minimum=0, maximum=1))
    large = MeanPrecision(Duchi(epsilon=1, minimum=10, maximum=30))
    plan = {"confidence": "0.95", "method": SampleSizeMethod.NORMAL}
    needed = required_n_of(large, error=1, **plan)
    assert needed == required_n_of(small, error="0.05", **plan)
    reached = reached_error_of(large, n=needed.total, **plan)
    assert 0.99 < reached.total <= 1
    at_mean = required_n_of(large, error=1, prevalence=15, **plan)
    assert at_mean == required_n_of(small, error="0.05", prevalence="0.25", **plan)
    with pytest.raises(PlanProblem, match=r"^(?=.*the width of the number's).*below 20"):
        required_n_of(large, error=20, **plan)
    with pytest.raises(PlanProblem, match=r"^(?=.*The expected mean is).*from 10 to 30"):
        required_n_of(large, error=1, prevalence=5, **plan)


def test_the_range_of_a_direct_share_is_one_and_of_noise_more():
    direct = Channel(((Fraction(1), Fraction(0)), (Fraction(0), Fraction(1))))
    assert ChannelPrecision(direct, 0).reach_squared == 1
    design = Laplace(epsilon=1, minimum=0, maximum=10)
    assert MeanPrecision(design).reach_squared > 1


def test_a_census_leaves_what_its_allotment_to_samples_leaves():
    # 8 people, all asked: two of each kind of innocuous and sensitive answer, in all 70 halves
    people = [(y, z) for y in (0, 1) for z in (0, 1) for _ in range(2)]
    estimates = []
    for short in combinations(range(8), 4):
        lists = [
            [
                y + z * (place not in short)
                for place, (y, z) in enumerate(people)
                if (place in short) is is_short
            ]
            for is_short in (True, False)
        ]
        estimates.append(Fraction(sum(lists[1]) - sum(lists[0]), 4))
    mean = sum(estimates) / len(estimates)
    variance = sum((one - mean) ** 2 for one in estimates) / len(estimates)
    precision = SamplesPrecision(ItemCount(items=1), {"innocuous": Fraction(1, 2)})
    assert mean == Fraction(1, 2)
    assert precision.census(Fraction(1, 2)) == variance * 7
    # nothing is left of the people's own spread where nobody is allotted: N·Var = V − π(1 − π)
    assert precision.total(Fraction(1, 2)) - precision.census(Fraction(1, 2)) == Fraction(1, 4)


def test_the_part_that_a_census_leaves_of_one_channel_is_the_coins():
    one = ChannelPrecision(Crosswise(p="1/4").channel, 0)
    two = SamplesPrecision(ExtendedCrosswise(p="1/4", sample_share="1/3"))
    for share in (None, Fraction(0), SHARE):
        # p(1 − p)/(2p − 1)² whatever the share is
        assert one.census(share) == one.coins(share) == Fraction(3, 4)
    assert two.census(SHARE) == Fraction(3, 4)
    mean = MeanPrecision(Duchi(epsilon=1, minimum=0, maximum=1))
    assert mean.census(SHARE) == mean.coins(SHARE) > 0


@each_design
def test_a_census_leaves_no_more_than_a_sample(kind):
    design = kind.from_example()
    given = {name: SUPPOSED[name] for name in design.assumed_shares}
    precision = SamplesPrecision(design, given)
    every = [precision.census(Fraction(step, 40)) for step in range(41)]
    assert all(0 <= left <= precision.total(Fraction(step, 40)) for step, left in enumerate(every))
    assert max(every) <= precision.census(None) <= max(every) * Fraction(101, 100)


@each_design
def test_the_slope_is_that_of_the_target_in_the_prevalence(kind):
    design = kind.from_example()
    given = {name: SUPPOSED[name] for name in design.assumed_shares}
    yes, no = (SamplesPrecision(design, given, answer) for answer in (0, 1))
    at = [
        design.target_shares([share, 1 - share], given)["yes"] for share in (SHARE, SHARE + SHARE)
    ]
    assert yes.slope == (at[1] - at[0]) / SHARE
    assert yes.slope == (Fraction(9, 10) if "cheaters" in given else 1) == no.slope


def test_where_answers_between_the_ends_could_vary_more_a_bound_is_planned_for():
    # no design of the catalogue has a second moment that bends downwards; one of a scale from 0 to 10
    linear = SimpleNamespace(quadratic=(Fraction(-2), Fraction(0), Fraction(300)))
    scale = SimpleNamespace(minimum=Fraction(0), maximum=Fraction(10), width=Fraction(10))
    precision = MeanPrecision(
        SimpleNamespace(linear=linear, stated_scale=scale, largest_variance=Fraction(300))
    )
    assert precision.total(None) == Fraction(1, 4) + 3
    assert precision.total(Fraction(1, 5)) == Fraction(4, 25) + 3
    assert precision.coins(Fraction(1, 5)) == precision.coins(None) == 3


def test_the_range_of_two_lists_is_that_of_their_counts():
    # mean of 0 … 3 less mean of 0 … 2, each from half of the interviews: 3²/½ + 2²/½
    assert SamplesPrecision(ItemCount(items=2)).reach_squared == 26
    # of "no" the same, since its reports stand for 1 less what those of "yes" stand for
    assert SamplesPrecision(ItemCount(items=2), answer=1).reach_squared == 26


def test_a_ratio_is_worst_at_both_ends_or_in_the_middle():
    # the anchor tells the attentive well, so what remains is the question's own spread, largest at one half
    well = SamplesPrecision(CrosswiseAnchor(p="3/20", p_anchor="9/10"))
    assert well.total(None) == well.total(Fraction(1, 2)) > well.total(Fraction(0))
    # it tells them badly, so that the error of the correction counts, which is largest far from one half
    badly = SamplesPrecision(CrosswiseAnchor(p="3/20", p_anchor="2/5"))
    ends = badly.total(Fraction(0)), badly.total(Fraction(1))
    assert badly.total(None) == ends[0] == ends[1] > badly.total(Fraction(1, 2))
