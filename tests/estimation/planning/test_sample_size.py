from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import binom

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.planning.exact_coverage import TooManyForExact
from surveyapp.estimation.planning.sample_size import (
    CannotBeReached,
    NoExactPlan,
    PlanProblem,
    RequiredN,
    SampleSizeMethod,
    adjusted_n,
    reached_error_of,
    required_n_of,
)
from surveyapp.estimation.planning.unit_variance import ChannelPrecision
from surveyapp.estimation.prevalence.pseudo_answers import pool, possible_reports

TWO_COINS = TwoCoins().channel
WARNER = Warner(p=Fraction(7, 10)).channel
DIRECT = Direct(k=2).channel
FIVE = KRR(k=5, p_truth=Fraction(1, 2)).channel
THREE_REPORTS = Channel(
    (
        (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)),
        (Fraction(1, 8), Fraction(1, 8), Fraction(3, 4)),
    )
)


CHEBYSHEV, HOEFFDING = SampleSizeMethod.CHEBYSHEV, SampleSizeMethod.HOEFFDING
NORMAL, EXACT = SampleSizeMethod.NORMAL, SampleSizeMethod.EXACT


def required_n(channel, answer, **plan):
    return required_n_of(ChannelPrecision(channel, answer), **plan)


@pytest.mark.parametrize(
    ("error", "confidence", "method", "total", "coins"),
    [
        ("0.01", "0.9", CHEBYSHEV, 100_000, 75_000),
        ("0.01", "0.9", HOEFFDING, 59_915, None),
        ("0.01", "0.9", NORMAL, 27_056, 20_292),
        ("0.01", "0.9", EXACT, 27_200, None),
        ("0.05", "0.95", CHEBYSHEV, 8_000, 6_000),
        ("0.05", "0.95", HOEFFDING, 2_952, None),
        ("0.05", "0.95", NORMAL, 1_537, 1_153),
        ("0.05", "0.95", EXACT, 1_560, None),
    ],
)
def test_two_coins_at_worst_prevalence_match_the_golden_table(
    error, confidence, method, total, coins
):
    found = required_n(TWO_COINS, 0, error=error, confidence=confidence, method=method)
    assert found == RequiredN(total, coins)
    as_floats = required_n(
        TWO_COINS, 1, error=float(error), confidence=float(confidence), method=method
    )
    assert as_floats == found


GOLDEN = {
    ("0.01", "0.9"): {
        "0": (75_000, 20_292, 20_397),
        "0.05": (79_750, 21_577, 21_690),
        "0.1": (84_000, 22_727, 22_896),
        "0.2": (91_000, 24_621, 24_784),
        "0.3": (96_000, 25_974, 26_080),
        "0.5": (100_000, 27_056, 27_199),
    },
    ("0.05", "0.95"): {
        "0": (6_000, 1_153, 1_179),
        "0.05": (6_380, 1_226, 1_234),
        "0.1": (6_720, 1_291, 1_314),
        "0.2": (7_280, 1_399, 1_414),
        "0.3": (7_680, 1_476, 1_495),
        "0.5": (8_000, 1_537, 1_559),
    },
}


@pytest.mark.parametrize(
    ("plan", "prevalence", "expected"),
    [(plan, p, numbers) for plan, rows in GOLDEN.items() for p, numbers in rows.items()],
)
def test_two_coins_at_a_given_prevalence_match_the_golden_table(plan, prevalence, expected):
    found = [
        required_n(
            TWO_COINS,
            0,
            error=plan[0],
            confidence=plan[1],
            method=method,
            prevalence=prevalence,
        )
        for method in (CHEBYSHEV, NORMAL, EXACT)
    ]
    assert tuple(n.total for n in found) == expected
    assert found[0].coins_only == (75_000 if plan[0] == "0.01" else 6_000)
    assert found[1].coins_only == (20_292 if plan[0] == "0.01" else 1_153)


@pytest.mark.parametrize(
    ("prevalence", "held"), [("0", 0.683), ("0.05", 0.674), ("0.2", 0.636), ("0.5", 0.614)]
)
def test_seven_thousand_five_hundred_reports_hold_what_the_golden_table_says(prevalence, held):
    just_enough = reached_error_of(
        ChannelPrecision(TWO_COINS, 0),
        n=7500,
        confidence=held - 0.0006,
        method=EXACT,
        prevalence=prevalence,
    )
    too_little = reached_error_of(
        ChannelPrecision(TWO_COINS, 0),
        n=7500,
        confidence=held + 0.0006,
        method=EXACT,
        prevalence=prevalence,
    )
    assert just_enough.total <= 0.01 < too_little.total


def test_direct_questions_need_nothing_for_the_coins():
    found = required_n(DIRECT, 0, error="0.05", confidence="0.95", method=NORMAL)
    assert found == RequiredN(385, 0)


def test_the_exact_planner_reaches_small_errors():
    found = required_n(TWO_COINS, 0, error="0.001", confidence="0.9", method=EXACT)
    near = required_n(TWO_COINS, 0, error="0.001", confidence="0.9", method=NORMAL)
    assert near.total < found.total < 1.001 * near.total


@pytest.mark.parametrize("method", [CHEBYSHEV, HOEFFDING, NORMAL])
def test_the_error_reached_is_the_error_planned(method):
    planned = required_n(WARNER, 0, error="0.02", confidence="0.95", method=method)
    reached = reached_error_of(
        ChannelPrecision(WARNER, 0), n=planned.total, confidence="0.95", method=method
    )
    assert 0.0199 < reached.total <= 0.02


def test_the_exact_error_reached_is_the_error_planned():
    reached = reached_error_of(
        ChannelPrecision(TWO_COINS, 0), n=27_200, confidence="0.9", method=EXACT
    )
    assert reached.total == pytest.approx(0.01, abs=1e-12)
    assert reached.coins_only is None


def test_the_coins_part_reaches_less_error():
    reached = reached_error_of(
        ChannelPrecision(TWO_COINS, 0), n=75_000, confidence="0.9", method=CHEBYSHEV
    )
    assert reached.coins_only == pytest.approx(0.01)


def least_coverage(channel, n, error, prevalence):
    """Slow and obvious: every jump point and both sides of it, sets counted in fractions."""
    pooled = pool(tuple(row[0] for row in channel.debiasing()), possible_reports(channel))
    h = error / pooled.slope
    if prevalence is not None:
        spots = [pooled.share(prevalence)]
    else:
        low, high = pooled.share(Fraction(0)), pooled.share(Fraction(1))
        jumps = [Fraction(x, n) + side * h for x in range(n + 1) for side in (-1, 1)]
        tiny = Fraction(1, 10**12)
        beside = [jump + side * tiny for jump in jumps for side in (-1, 0, 1)]
        spots = [low, high, *(spot for spot in beside if low <= spot <= high)]
    first = np.array([math.ceil(n * (spot - h)) for spot in spots])
    last = np.array([math.floor(n * (spot + h)) for spot in spots])
    shares = np.array([float(spot) for spot in spots])
    held = binom.cdf(last, n, shares) - binom.cdf(first - 1, n, shares)
    return held.min()


def slow_smallest_n(channel, error, confidence, prevalence, cap):
    failing = [
        n
        for n in range(1, cap)
        if least_coverage(channel, n, error, prevalence) < float(confidence) - 1e-10
    ]
    assert not failing or failing[-1] < cap * 0.8
    return failing[-1] + 1 if failing else 1


ASYMMETRIC = ForcedResponse(p_truth=Fraction(1, 2), p_yes=Fraction(1, 2)).channel
NARROW = ForcedResponse(p_truth=Fraction(1, 4), p_yes=Fraction(1, 20)).channel


@pytest.mark.parametrize("prevalence", [None, "0", "0.05", "0.5", "1"])
@pytest.mark.parametrize(
    ("channel", "error", "confidence", "cap"),
    [
        (TWO_COINS, "0.2", "0.8", 120),
        (TWO_COINS, "0.3", "0.95", 120),
        (WARNER, "0.3", "0.7", 160),
        (DIRECT, "0.1", "0.9", 160),
        (DIRECT, "0.2", "0.99", 160),
        (DIRECT, "0.7", "0.9", 30),
        (ASYMMETRIC, "0.2", "0.8", 120),
        (NARROW, "0.5", "0.8", 150),
        (FIVE, "0.2", "0.8", 120),
        (Warner(p=Fraction(1, 5)).channel, "0.3", "0.9", 120),
    ],
)
def test_small_plans_agree_with_the_slow_obvious_way(channel, error, confidence, cap, prevalence):
    found = required_n(
        channel, 0, error=error, confidence=confidence, method=EXACT, prevalence=prevalence
    )
    given_share = None if prevalence is None else Fraction(prevalence)
    slow = slow_smallest_n(channel, Fraction(error), Fraction(confidence), given_share, cap)
    assert found.total == slow


@pytest.mark.slow
@pytest.mark.parametrize("prevalence", [None, "0", "0.1", "0.5"])
@pytest.mark.parametrize("channel", [TWO_COINS, WARNER, DIRECT, ASYMMETRIC, NARROW, FIVE])
def test_larger_plans_agree_with_the_slow_obvious_way(channel, prevalence):
    found = required_n(
        channel, 0, error="0.1", confidence="0.9", method=EXACT, prevalence=prevalence
    )
    given_share = None if prevalence is None else Fraction(prevalence)
    cap = found.total * 13 // 10 + 20
    slow = slow_smallest_n(channel, Fraction(1, 10), Fraction(9, 10), given_share, cap)
    assert found.total == slow


@pytest.mark.slow
@pytest.mark.parametrize("channel", [TWO_COINS, ASYMMETRIC, NARROW])
@pytest.mark.parametrize("confidence", ["0.8", "0.9", "0.99", "0.999"])
def test_no_n_above_the_exact_answer_fails_up_to_hoeffding(channel, confidence):
    plan = {"error": "0.05", "confidence": confidence}
    exact = required_n(channel, 0, method=EXACT, **plan).total
    hoeffding = required_n(channel, 0, method=HOEFFDING, **plan).total
    rng = np.random.default_rng(7)
    near = rng.integers(exact, exact * 21 // 20, 30)
    far = rng.integers(exact, hoeffding, 10)
    for n in {exact, *near.tolist(), *far.tolist()}:
        assert least_coverage(channel, n, Fraction(1, 20), None) >= float(confidence) - 1e-10
    assert least_coverage(channel, exact - 1, Fraction(1, 20), None) < float(confidence)


@settings(max_examples=30, deadline=None)
@given(
    st.fractions("0.02", "0.5", max_denominator=100),
    st.fractions("0.5", "0.99", max_denominator=100),
)
def test_methods_are_ordered_from_sure_to_sharp(error, confidence):
    plan = {"error": error, "confidence": confidence}
    chebyshev, hoeffding, normal, exact = (
        required_n(TWO_COINS, 0, method=method, **plan).total
        for method in (CHEBYSHEV, HOEFFDING, NORMAL, EXACT)
    )
    assert normal <= chebyshev
    assert normal <= hoeffding
    assert exact <= hoeffding


@settings(deadline=None)
@given(st.fractions(0, 1, max_denominator=50))
def test_no_prevalence_needs_more_than_the_worst(prevalence):
    plan = {"error": "0.03", "confidence": "0.9"}
    for channel in (TWO_COINS, DIRECT, FIVE, THREE_REPORTS):
        for method in (CHEBYSHEV, HOEFFDING, NORMAL):
            given_one = required_n(channel, 0, method=method, prevalence=prevalence, **plan)
            worst = required_n(channel, 0, method=method, **plan)
            assert given_one.total <= worst.total
            assert (given_one.coins_only or 0) <= (worst.coins_only or 0)


def test_exact_without_a_binomial_share_names_what_works():
    with pytest.raises(NoExactPlan, match="chebyshev, hoeffding or normal"):
        required_n(THREE_REPORTS, 0, error="0.05", confidence="0.95", method=EXACT)
    with pytest.raises(NoExactPlan):
        reached_error_of(ChannelPrecision(THREE_REPORTS, 0), n=10, confidence="0.95", method=EXACT)


def test_exact_beyond_a_billion_is_refused():
    weak = KRR(k=2, p_truth=Fraction(1, 1000)).channel
    with pytest.raises(TooManyForExact, match="normal method"):
        required_n(weak, 0, error="0.001", confidence="0.9", method=EXACT)


@pytest.mark.parametrize("error", [0, 1, -0.1, "five", math.nan])
def test_an_error_out_of_range_is_refused(error):
    with pytest.raises(PlanProblem, match=r"Write 0\.05"):
        required_n(TWO_COINS, 0, error=error, confidence=0.9, method=NORMAL)


@pytest.mark.parametrize("confidence", [0, 1, 95, "95%"])
def test_a_confidence_out_of_range_is_refused(confidence):
    with pytest.raises(PlanProblem, match=r"Write 0\.95"):
        required_n(TWO_COINS, 0, error=0.1, confidence=confidence, method=NORMAL)


@pytest.mark.parametrize("prevalence", [-0.1, 1.1, "many"])
def test_a_prevalence_out_of_range_is_refused(prevalence):
    with pytest.raises(PlanProblem, match="it must be from 0 to 1"):
        required_n(TWO_COINS, 0, error=0.1, confidence=0.9, method=NORMAL, prevalence=prevalence)


@pytest.mark.parametrize("n", [0, -5, 2.5, True])
def test_a_number_of_reports_out_of_range_is_refused(n):
    with pytest.raises(PlanProblem, match="whole number from 1"):
        reached_error_of(ChannelPrecision(TWO_COINS, 0), n=n, confidence=0.9, method=NORMAL)


def test_design_effect_and_non_response_inflate_the_sample():
    assert adjusted_n(400) == 400
    assert adjusted_n(400, design_effect=1.5) == 600
    assert adjusted_n(400, design_effect=1.5, non_response=0.2) == 750
    assert adjusted_n(100_000, design_effect=1.1) == 110_000


def test_a_small_population_needs_fewer_direct_reports():
    assert adjusted_n(385, population=1000) == math.ceil(385 / (1 + 384 / 1000))
    assert adjusted_n(1, population=1) == 1


def test_a_small_population_does_not_silence_the_coins():
    n = adjusted_n(8000, population=10_000, coins_only=6000)
    sampled = (10_000 - n) / (10_000 - 1) * 2000
    assert 6000 + sampled == pytest.approx(n, abs=1)


def test_coins_that_need_more_than_everybody_are_refused():
    with pytest.raises(
        PlanProblem, match=r"^(?=.*reports\. Accept a larger).*randomization alone needs 6000"
    ):
        adjusted_n(8000, population=5000, coins_only=6000)


@pytest.mark.parametrize(
    ("channel", "method", "prevalence", "census"),
    [
        (TWO_COINS, NORMAL, None, 1153),  # 1.96²·(3/4)/0.05²
        (TWO_COINS, CHEBYSHEV, None, 6000),
        (TWO_COINS, EXACT, None, 1170),  # 3/4 of 1560: of the variance 1 the coins cause 3/4
        (TWO_COINS, EXACT, "0", 1179),  # all of it: where all answers are no, no sample differs
        (TWO_COINS, HOEFFDING, None, 2952),  # its bound holds of the coins alone too
        (DIRECT, NORMAL, None, 0),
        (DIRECT, EXACT, None, 0),
        (DIRECT, EXACT, "0", 0),
        (DIRECT, HOEFFDING, None, 0),
    ],
)
def test_what_a_census_would_still_need_is_the_coins_part(channel, method, prevalence, census):
    found = required_n(
        channel, 0, error="0.05", confidence="0.95", method=method, prevalence=prevalence
    )
    assert found.census == census


def test_more_people_than_there_are_cannot_be_approached():
    assert adjusted_n(100, population=100, design_effect=1) == 51  # 100/(1 + 99/100)
    assert adjusted_n(100, population=100, non_response="0.49") == 99  # 50.25…/0.51
    with pytest.raises(CannotBeReached, match="takes 101 people, and the population has only 100"):
        adjusted_n(100, population=100, non_response="0.5")
    with pytest.raises(CannotBeReached, match="asking all 99 people"):
        adjusted_n(200, population=99, coins_only=100)
    assert adjusted_n(200, population=100, coins_only=100) == 100


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"design_effect": 0}, "The design effect is"),
        ({"design_effect": "big"}, "The design effect is"),
        ({"non_response": 1}, "The share of non-response is"),
        ({"non_response": -0.1}, "The share of non-response is"),
        ({"population": 0}, "The population is"),
    ],
)
def test_adjustments_out_of_range_are_refused(options, problem):
    with pytest.raises(PlanProblem, match=f"^{problem} .*must be"):
        adjusted_n(100, **options)


def test_a_start_that_does_not_hold_is_doubled(monkeypatch):
    monkeypatch.setattr(
        "surveyapp.estimation.planning.exact_coverage._surely_enough", lambda *_: 1500
    )
    found = required_n(TWO_COINS, 0, error="0.05", confidence="0.95", method=EXACT)
    assert found.total == 1560
