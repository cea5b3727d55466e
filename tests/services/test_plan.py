import pytest

from surveyapp.designs.direct import Direct
from surveyapp.designs.forced_choice import ForcedChoice
from surveyapp.designs.k_rr import KRR
from surveyapp.designs.two_coins import TwoCoins
from surveyapp.estimation.power import Contrast
from surveyapp.estimation.sample_size import PlanProblem
from surveyapp.services.plan import (
    NoSuchMethod,
    best_designs,
    plan_curve,
    plan_error,
    plan_n,
    plan_power,
)


def figures(rows):
    return {(row.method, row.part): row.n for row in rows}


def test_two_coins_at_one_point_and_ninety_percent():
    assert figures(plan_n(TwoCoins(), error="0.01", confidence="0.9")) == {
        ("chebyshev", "total"): 100_000,
        ("chebyshev", "coins only"): 75_000,
        ("hoeffding", "total"): 59_915,
        ("normal", "total"): 27_056,
        ("normal", "coins only"): 20_292,
        ("exact", "total"): 27_200,
    }


def test_direct_questions_need_nothing_for_their_coins():
    rows = figures(plan_n(Direct(k=2), error="0.05", confidence="0.95"))
    assert rows["normal", "total"] == 385
    assert rows["normal", "coins only"] == 0


def test_the_answer_that_needs_most_decides():
    wanted = {"error": "0.05", "confidence": "0.95", "prevalence": "0.1", "method": "normal"}
    first = ForcedChoice(p_truth="1/2", p_forced=["0", "1/4", "1/4"], k=3)
    last = ForcedChoice(p_truth="1/2", p_forced=["1/4", "1/4", "0"], k=3)
    none = ForcedChoice(p_truth="1/2", p_forced=["0", "0", "1/2"], k=3)
    assert plan_n(first, **wanted)[0].n == plan_n(last, **wanted)[0].n
    assert plan_n(none, **wanted)[0].n > plan_n(last, **wanted)[0].n


def test_design_effect_and_non_response_inflate():
    plain = plan_n(TwoCoins(), error="0.05", confidence="0.95", method="normal")[0].n
    inflated = plan_n(
        TwoCoins(),
        error="0.05",
        confidence="0.95",
        method="normal",
        design_effect="2",
        non_response="0.5",
    )[0].n
    assert inflated == 4 * plain


def test_the_error_that_the_planned_number_reaches_is_the_wanted_one():
    (row,) = plan_n(TwoCoins(), error="0.05", confidence="0.95", method="hoeffding")
    reached = plan_error(TwoCoins(), n=row.n, confidence="0.95", method="hoeffding")
    assert 0.0499 < reached[0].error <= 0.05


def test_a_larger_epsilon_needs_fewer():
    few = plan_n(KRR(k=4, epsilon=3), error="0.05", confidence="0.95", method="normal")
    many = plan_n(KRR(k=4, epsilon=1), error="0.05", confidence="0.95", method="normal")
    assert few[0].n < many[0].n


def test_the_curve_falls_with_the_error():
    points = plan_curve(TwoCoins(), confidence="0.95", errors=[0.01, 0.02, 0.05])
    chebyshev = [point.n for point in points if point.method == "chebyshev"]
    assert chebyshev == sorted(chebyshev, reverse=True)
    assert {point.method for point in points} == {"chebyshev", "hoeffding", "normal"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"error": "0"},
        {"error": "1"},
        {"error": "x"},
        {"confidence": "1"},
        {"prevalence": "1.2"},
        {"design_effect": "0"},
        {"non_response": "1"},
        {"population": 0},
    ],
    ids=str,
)
def test_numbers_out_of_range_get_a_sentence(wrong):
    with pytest.raises(PlanProblem) as problem:
        plan_n(TwoCoins(), **{"error": "0.05", "confidence": "0.95", **wrong})
    assert str(problem.value).endswith(".")


def test_an_unknown_method_is_told_the_known_ones():
    with pytest.raises(NoSuchMethod, match="guess is not a method; choose one of chebyshev"):
        plan_n(TwoCoins(), error="0.05", confidence="0.95", method="guess")


def test_two_coins_need_more_than_a_direct_question_to_see_the_same_difference():
    contrast = Contrast(0.05, 0.15)
    direct = plan_power(Direct(k=2), contrast)
    coins = plan_power(TwoCoins(), contrast)
    assert coins.n == 645  # rr's example, with the number that really reaches 80 %
    assert coins.n > 4 * direct.n
    assert coins.power >= 0.8
    assert direct.epsilon is None


def test_the_power_of_a_number_that_was_planned_is_what_was_wanted():
    contrast = Contrast(0.1, 0.2, reference=0.1)
    planned = plan_power(TwoCoins(), contrast, wanted=0.9)
    assert plan_power(TwoCoins(), contrast, n=planned.n).power == planned.power >= 0.9


def test_for_two_choices_randomized_response_with_equal_odds_is_best():
    best = best_designs(2, "1", error="0.05", confidence="0.95")[0]
    direct = plan_n(KRR(k=2, epsilon=1), error="0.05", confidence="0.95", method="normal")
    assert (best.design, best.n) == ("k_rr", direct[0].n)


def test_for_many_choices_under_a_low_ceiling_an_oracle_needs_fewer_than_k_rr():
    ranked = best_designs(64, "1", error="0.05", confidence="0.95", prevalence="0.05")
    needed = {row.design: row.n for row in ranked}
    assert ranked[0].design in {"unary", "subset_selection"}
    assert needed["k_rr"] > 3 * ranked[0].n


def test_no_ranked_design_exceeds_the_ceiling():
    for row in best_designs(5, "1.5", error="0.05", confidence="0.95"):
        assert 1.49 < row.epsilon <= 1.5
        assert row.n > 0
