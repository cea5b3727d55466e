from dataclasses import replace

import numpy as np
import pytest

from surveyapp.analyses.computation.planning.sample_size import (
    Assumptions,
    best_designs,
    choose_oracle,
    contrast_of,
    plan_curve,
    plan_error,
    plan_n,
    plan_power,
    read_design_nuisances,
)
from surveyapp.cli import main
from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.forced_choice import ForcedChoice
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.matrix import Matrix
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.latent.cheater_detection import CheaterDetection
from surveyapp.designs.latent.crosswise_anchor import CrosswiseAnchor
from surveyapp.designs.latent.item_count import ItemCount
from surveyapp.designs.oracles.unary import Unary
from surveyapp.designs.quantitative.duchi import Duchi
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.errors import UserProblem
from surveyapp.estimation.planning.power import Contrast
from surveyapp.estimation.planning.sample_size import PlanProblem, SampleSizeMethod
from surveyapp.estimation.planning.target import NotPlanned

FORCED = "--design forced_response --set p_truth=7/10 --set p_yes=1/20"
NORMAL = Assumptions(method=SampleSizeMethod.NORMAL)


def figures(rows):
    return {(row.method, row.part): row.n for row in rows}


def test_two_coins_at_one_point_and_ninety_percent():
    assert figures(plan_n(TwoCoins(), "0.01", Assumptions(confidence="0.9"))) == {
        ("chebyshev", "total"): 100_000,
        ("chebyshev", "coins only"): 75_000,
        ("hoeffding", "total"): 59_915,
        ("normal", "total"): 27_056,
        ("normal", "coins only"): 20_292,
        ("exact", "total"): 27_200,
    }


def test_direct_questions_need_nothing_for_their_coins():
    rows = figures(plan_n(Direct(k=2), "0.05"))
    assert rows["normal", "total"] == 385
    assert rows["normal", "coins only"] == 0


def test_the_answer_that_needs_most_decides():
    wanted = "0.05", replace(NORMAL, prevalence="0.1")
    first = ForcedChoice(p_truth="1/2", p_forced=["0", "1/4", "1/4"], k=3)
    last = ForcedChoice(p_truth="1/2", p_forced=["1/4", "1/4", "0"], k=3)
    none = ForcedChoice(p_truth="1/2", p_forced=["0", "0", "1/2"], k=3)
    assert plan_n(first, *wanted)[0].n == plan_n(last, *wanted)[0].n
    assert plan_n(none, *wanted)[0].n > plan_n(last, *wanted)[0].n


def test_design_effect_and_non_response_inflate():
    plain = plan_n(TwoCoins(), "0.05", NORMAL)[0].n
    inflated = plan_n(
        TwoCoins(),
        "0.05",
        replace(NORMAL, design_effect="2", non_response="0.5"),
    )[0].n
    assert inflated == 4 * plain


def test_the_error_that_the_planned_number_reaches_is_the_wanted_one():
    (row,) = plan_n(TwoCoins(), "0.05", Assumptions(method=SampleSizeMethod.HOEFFDING))
    reached = plan_error(TwoCoins(), row.n, Assumptions(method=SampleSizeMethod.HOEFFDING))
    assert 0.0499 < reached[0].error <= 0.05


def test_a_larger_epsilon_needs_fewer():
    few = plan_n(KRR(k=4, epsilon=3), "0.05", NORMAL)
    many = plan_n(KRR(k=4, epsilon=1), "0.05", NORMAL)
    assert few[0].n < many[0].n


def test_the_curve_falls_with_the_error():
    points = plan_curve(TwoCoins(), [0.01, 0.02, 0.05])
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
    asked = {"error": "0.05", "population": None, **wrong}
    error, population = asked.pop("error"), asked.pop("population")
    with pytest.raises(PlanProblem) as problem:
        plan_n(TwoCoins(), error, Assumptions(**asked), population=population)
    assert str(problem.value).endswith(".")


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


def test_of_two_groups_the_null_lies_between_them_and_the_power_is_that_of_the_test():
    contrast = contrast_of(TwoCoins(), null=None, alternative="0.2", reference="0.1")
    assert contrast.null == pytest.approx(0.15)
    planned = plan_power(TwoCoins(), contrast)
    yes = np.random.default_rng(7).binomial(planned.n, [[0.35], [0.30]], (2, 40_000)) / planned.n
    error = np.sqrt((yes * (1 - yes)).sum(0) / (planned.n - 1))
    found = np.mean(abs(yes[0] - yes[1]) > 1.96 * error)
    assert found == pytest.approx(planned.power, abs=0.01)
    assert contrast_of(TwoCoins(), null=None, alternative="0.2").null == 0
    assert contrast_of(TwoCoins(), null="0.1", alternative="0.2", reference="0.1").null == 0.1


@pytest.mark.parametrize("null", ["0.05", "0.4"])
def test_without_a_difference_both_groups_have_a_share_between_theirs(null):
    with pytest.raises(PlanProblem, match=r"between those that are expected, 0\.2 and 0\.1"):
        contrast_of(TwoCoins(), null=null, alternative="0.2", reference="0.1")


def test_for_two_choices_randomized_response_with_equal_odds_is_best():
    best = best_designs(2, "1", "0.05")[0]
    direct = plan_n(KRR(k=2, epsilon=1), "0.05", NORMAL)
    assert (best.design, best.n) == ("k_rr", direct[0].n)


def test_for_many_choices_under_a_low_ceiling_an_oracle_needs_fewer_than_k_rr():
    ranked = best_designs(64, "1", "0.05", Assumptions(prevalence="0.05"))
    needed = {row.design: row.n for row in ranked}
    assert ranked[0].design in {"unary", "subset_selection"}
    assert needed["k_rr"] > 3 * ranked[0].n


def test_no_ranked_design_exceeds_the_ceiling():
    for row in best_designs(5, "1.5", "0.05"):
        assert 1.49 < row.epsilon <= 1.5
        assert row.n > 0


# designs of other families


def test_an_oracle_is_planned_by_what_a_report_supports():
    unary = Unary.read({"epsilon": 1}, 20)
    support = unary.support
    as_channel = Matrix(
        rows=[[support.own, 1 - support.own], [support.other, 1 - support.other]], k=2
    )
    found = plan_n(unary, "0.05", NORMAL)[0].n
    assert found == max(
        plan_n(as_channel, "0.05", replace(NORMAL, prevalence=p))[0].n for p in ("0", "1")
    )


def test_designs_of_several_samples_are_planned_by_what_holds():
    methods = {row.method for row in plan_n(ItemCount(items=4), "0.05")}
    assert methods == {"chebyshev", "hoeffding", "normal"}
    anchor = CrosswiseAnchor(p="3/20", p_anchor="3/20")
    (row,) = plan_n(anchor, "0.05")
    assert (row.method, row.part) == ("normal", "total")
    careless = read_design_nuisances(anchor, ["attentive=0.5"])
    (worse,) = plan_n(anchor, "0.05", Assumptions(nuisances=careless))
    assert worse.n > 3 * row.n
    (back,) = plan_error(anchor, worse.n, Assumptions(nuisances=careless))
    assert 0.0499 < back.error <= 0.05


def test_the_power_of_any_design_is_told():
    design = ItemCount(items=4)
    row = plan_power(design, contrast_of(design, null=None, alternative="0.2"))
    assert row.power >= 0.8
    assert (
        plan_power(design, contrast_of(design, null=0, alternative="0.2"), n=row.n - 1).power < 0.8
    )
    number = Duchi(epsilon=1, minimum=10, maximum=30)
    told = plan_power(number, contrast_of(number, null=15, alternative="18"))
    assert (told.null, told.alternative) == (15, 18)
    share = Duchi(epsilon=1, minimum=0, maximum=1)
    assert told.n == plan_power(share, contrast_of(share, null="0.25", alternative="0.4")).n


def test_the_curve_leaves_out_what_does_not_fit():
    anchor = CrosswiseAnchor(p="3/20", p_anchor="3/20")
    points = plan_curve(anchor, [0.1, 0.05])
    assert [(point.method, point.error) for point in points] == [("normal", 0.1), ("normal", 0.05)]
    assert points[1].n == pytest.approx(4 * points[0].n, rel=0.01)


def test_two_unknown_spreads_cannot_be_planned():
    design = GreenbergQuantitative(p_truth_1="7/10", p_truth_2="3/10")
    with pytest.raises(NotPlanned, match="greenberg_quantitative cannot be planned"):
        plan_n(design, 1)


@pytest.mark.parametrize("written", ["cheaters", "cheaters=2", "liars=0.1", "cheaters=x"])
def test_a_share_that_the_design_does_not_know_is_refused(written):
    design = CheaterDetection(p_yes=["1/4", "3/4"])
    with pytest.raises(UserProblem, match=r"^(?=.*=SHARE with a share from).*known here: cheaters"):
        read_design_nuisances(design, [written])


def test_the_best_oracle_is_named_with_a_reason():
    made = choose_oracle(16, "1", 2000)
    assert made.design == made.rows[0].design == "subset_selection"
    assert str(made.reason).startswith("Subset selection: with 16 choices")
    assert [row.coin_error for row in made.rows] == sorted(row.coin_error for row in made.rows)
    more = choose_oracle(16, "1", 8000)
    assert more.rows[0].coin_error == pytest.approx(made.rows[0].coin_error / 2)
    assert choose_oracle(2, "1").design == "k_rr"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("--best --epsilon 1 --choices 16", "Subset selection: with 16 choices"),
        ("--design item_count --set items=4 --error 0.05", "hoeffding"),
        (
            "--design duchi --set epsilon=1 --set minimum=0 --set maximum=9 --n 99 --mean 3",
            "normal",
        ),
        ("--design unary --set epsilon=1 --set k=9 --curve 0.1,0.2", "0.2"),
        (
            "--design cheater_detection --set p_yes=1/4,3/4 --alternative 0.2 --n 50",
            "n = 50: power",
        ),
    ],
)
def test_the_command_plans_them(capsys, arguments, says):
    assert main(["plan", *arguments.split()]) == 0
    out, err = capsys.readouterr()
    assert says in out
    assert err == ""


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("--best", "--best: say which --epsilon"),
        ("--best --epsilon 1 --design two_coins", "--best, one of them"),
        ("--best --epsilon x", "epsilon"),
        ("--best --epsilon 1 --error 0.05", "--error: --best plans without it"),
        ("--best --epsilon 1 --prevalence 0.05", "--prevalence: --best plans without it"),
        ("--best-under 1 --error 0.1 --n 9", "--n: --best-under plans without it"),
        ("--best-under 1 --error 0.1 --alternative 0.2", "--best-under plans without it"),
        ("--best-under 0 --error 0.1", "epsilon"),
        ("--best --epsilon 1 --n 0", "number of interviews is 0"),
        ("--design two_coins --curve 0.1,x", "--curve: “x” is not a number"),
        ("--design two_coins --error 0.1 --nuisance cheaters=0.1", "known here: none"),
        ("--design laplace --set epsilon=1 --error 1", "minimum"),
        ("--design two_coins --alternative x", "--alternative: “x” is not a number"),
        (
            f"{FORCED} --error 0.1 --target maybe",
            "forced_response cannot be planned for maybe; choose one of yes, no, all",
        ),
        (f"{FORCED} --error 0.1 --target 3", "choose one of yes, no, all"),
        ("--design k_rr --set epsilon=1 --set k=20 --error 0.1 --target yes", "all, 1 … 20"),
        ("--best --epsilon 1 --target yes", "--target: it goes with --design"),
        (f"{FORCED} --alternative 0.2 --population 900", "--population: it goes with --error"),
        ("--design two_coins --error 0.05 --population 900", "the randomization alone needs"),
        (
            "--design direct --error 0.05 --population 300 --non-response 0.9",
            "the population has only 300",
        ),
    ],
)
def test_what_cannot_be_planned_is_said(capsys, arguments, says):
    assert main(["plan", *arguments.split()]) == 2
    err = capsys.readouterr().err
    assert says in err
    assert err.startswith("error: ")
    assert err.count("\n") == 1
