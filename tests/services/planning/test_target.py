"""What is planned for: "yes" by itself, by the command, with numbers worked out by hand."""

import json
import math
from dataclasses import replace
from fractions import Fraction

import pytest
from scipy.stats import binom

from surveyapp.analyses.computation.planning.sample_size import (
    Assumptions,
    contrast_of,
    plan_error,
    plan_n,
    plan_power,
)
from surveyapp.cli import main
from surveyapp.designs import DESIGNS
from surveyapp.designs.channels.crosswise import Crosswise
from surveyapp.designs.channels.forced_choice import ForcedChoice
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.mangat import Mangat
from surveyapp.designs.channels.unrelated_question import UnrelatedQuestion
from surveyapp.designs.latent.cheater_detection import CheaterDetection
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.estimation.planning.sample_size import SampleSizeMethod
from surveyapp.estimation.planning.target import precisions_of, target_names

UNRELATED = "--design unrelated_question --set p_truth=7/10 --set prevalence=1/4"
FORCED = "--design forced_response --set p_truth=7/10 --set p_yes=1/20"
Z95, Z975, Z80 = 1.6448536269514722, 1.959963984540054, 0.8416212335729143
NORMAL = Assumptions(method=SampleSizeMethod.NORMAL)


def planned(capsys, arguments):
    """The rows that the command writes."""
    assert main(["plan", *arguments.split(), "--json", "-"]) == 0
    return json.loads(capsys.readouterr().out)


def totals(rows):
    return {row["method"]: row["n"] for row in rows if row["part"] == "total"}


def binomial(share, slope):
    """n·Var of (X/n − c)/slope, X/n with the given expectation."""
    return share * (1 - share) / slope**2


@pytest.mark.parametrize(
    ("arguments", "variance", "n"),
    [
        # λ = 0.7·0.05 + 0.3/4 = 0.11: 1.96²·0.11·0.89/0.7²/0.05² = 307.003
        (f"{UNRELATED} --prevalence 0.05", binomial(0.11, 0.7), 308),
        # λ = 0.7·0.95 + 0.3/4 = 0.74
        (f"{UNRELATED} --prevalence 0.95", binomial(0.74, 0.7), 604),
        (f"{UNRELATED} --prevalence 0.05 --target no", binomial(0.26, 0.7), 604),
        (f"{UNRELATED} --prevalence 0.05 --target all", binomial(0.26, 0.7), 604),
        # λ = 0.95 + 0.05·0.4 = 0.97: 124.2
        ("--design mangat --set p=3/5 --prevalence 0.95", binomial(0.97, 0.6), 125),
        ("--design mangat --set p=3/5 --prevalence 0.05 --target no", binomial(0.97, 0.6), 125),
        (f"{FORCED} --prevalence 0.05", binomial(0.085, 0.7), 244),
        # the same channel, stated otherwise
        ("--design matrix --set rows=3/4,1/4;1/20,19/20 --prevalence 0.05", 0.15872449, 244),
        ("--design devore --set p_truth=1/2 --prevalence 0.95", binomial(0.975, 0.5), 150),
        ("--design triangular --set p=1/4 --prevalence 0.95", binomial(0.9625, 0.75), 99),
        ("--design direct --set k=2 --prevalence 0.05", 0.05 * 0.95, 73),
    ],
)
def test_the_command_plans_for_yes(capsys, arguments, variance, n):
    rows = planned(capsys, f"{arguments} --error 0.05 --method normal")
    assert rows[0]["n"] == n == math.ceil(Z975**2 * variance / 0.05**2)
    chebyshev = planned(capsys, f"{arguments} --error 0.05 --method chebyshev")
    assert chebyshev[0]["n"] == math.ceil(round(variance / 0.05 / 0.05**2, 4))


def test_the_error_reached_is_that_of_yes(capsys):
    (row, _) = planned(capsys, f"{UNRELATED} --prevalence 0.05 --n 308 --method normal")
    assert row["error"] == pytest.approx(Z975 * math.sqrt(binomial(0.11, 0.7) / 308), rel=1e-9)
    assert (row["target"], row["prevalence"]) == ("yes", 0.05)


def test_the_exact_number_is_the_first_from_which_all_hold(capsys):
    n = totals(planned(capsys, f"{UNRELATED} --error 0.05 --prevalence 0.05"))["exact"]

    def covers(size):
        # |X/n − λ| ≤ 0.7·0.05, ends included
        first = math.ceil(size * Fraction("0.075"))
        last = math.floor(size * Fraction("0.145"))
        return binom.cdf(last, size, 0.11) - binom.cdf(first - 1, size, 0.11) >= 0.95

    assert n == 325
    assert not covers(n - 1)
    assert all(covers(size) for size in range(n, 2 * n))


def test_the_power_is_that_of_yes(capsys):
    rows = planned(capsys, f"{UNRELATED} --null 0.05 --alternative 0.15 --one-sided --sizes 200")
    at_null, there = (math.sqrt(binomial(share, 0.7) / 200) for share in (0.11, 0.18))
    found = 1 - 0.5 * (1 + math.erf((Z95 * at_null - 0.1) / there / math.sqrt(2)))
    assert rows[0]["power"] == pytest.approx(found, rel=1e-9)
    assert round(found, 4) == 0.8920


@pytest.mark.parametrize(
    ("arguments", "shares", "n"),
    [(FORCED, (0.085, 0.12, 0.155), 338), (UNRELATED, (0.11, 0.145, 0.18), 396)],
)
def test_two_groups_need_what_yes_needs(capsys, arguments, shares, n):
    low, middle, high = (binomial(share, 0.7) for share in shares)
    needed = (Z975 * math.sqrt(2 * middle) + Z80 * math.sqrt(low + high)) ** 2 / 0.1**2
    (row,) = planned(capsys, f"{arguments} --alternative 0.15 --reference 0.05")
    assert row["n"] == n == math.ceil(needed)


TWO_ANSWERS = [design for kind in DESIGNS if (design := kind.from_example()).answer_count == 2]
ASYMMETRIC = [
    UnrelatedQuestion(p_truth="7/10", prevalence="1/4"),
    Mangat(p="3/5"),
    ForcedResponse(p_truth="7/10", p_yes="1/20"),
    ForcedChoice(p_truth="7/10", p_forced=["1/20", "1/4"], k=2),
]


@pytest.mark.parametrize("design", [*TWO_ANSWERS, *ASYMMETRIC], ids=str)
def test_no_at_the_other_share_is_yes_by_every_method(design):
    for share in (Fraction(1, 20), Fraction(3, 10), None):
        other = None if share is None else 1 - share
        yes = plan_n(design, "0.05", Assumptions(prevalence=share))
        no = plan_n(design, "0.05", Assumptions(prevalence=other, target="no"))
        assert [(r.method, r.part, r.n) for r in yes] == [(r.method, r.part, r.n) for r in no]
        reached = [
            [row.error for row in plan_error(design, 500, Assumptions(**asked))]
            for asked in ({"prevalence": share}, {"prevalence": other, "target": "no"})
        ]
        assert reached[0] == pytest.approx(reached[1], rel=1e-12)
        worst = plan_n(
            design,
            "0.05",
            replace(NORMAL, prevalence=share, target="all"),
        )[0].n
        each = [
            plan_n(
                design,
                "0.05",
                replace(NORMAL, prevalence=share, target=one),
            )[0].n
            for one in ("yes", "no")
        ]
        assert worst == max(each)


def test_of_several_answers_one_can_be_chosen():
    design = ForcedChoice(p_truth="1/2", p_forced=["0", "1/4", "1/4"], k=3)
    assert target_names(design.answer_count) == ("all", "1", "2", "3")
    # answer 1 is never forced: λ = π/2; answers 2 and 3 are, in one of four cases: λ = π/2 + 1/4
    needed = {
        name: plan_n(
            design,
            "0.05",
            replace(NORMAL, prevalence="0.1", target=name),
        )[0].n
        for name in (None, *target_names(design.answer_count))
    }
    first, other = (math.ceil(Z975**2 * binomial(share, 0.5) / 0.05**2) for share in (0.05, 0.30))
    assert needed == {None: other, "all": other, "1": first, "2": other, "3": other}


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (
            "--error 0.05",
            "planned for each answer in turn; the other answers divide at their worst",
        ),
        ("--error 0.05 --target 2", "planned for answer 2; the other answers divide at"),
        ("--alternative 0.2 --n 500", "planned for each answer in turn; the other"),
    ],
)
def test_the_command_says_how_other_answers_are_assumed_to_divide(capsys, options, says):
    design = "--design forced_choice --set p_truth=1/2 --set p_forced=0,1/4,1/4"
    assert main(["plan", *design.split(), *options.split()]) == 0
    assert says in capsys.readouterr().out
    assert main(["plan", *FORCED.split(), *options.replace("--target 2", "").split()]) == 0
    assert "divide" not in capsys.readouterr().out


def test_cheaters_dilute_a_difference():
    design, given = CheaterDetection(p_yes=["1/4", "3/4"]), {"cheaters": Fraction(1, 5)}
    (precision,) = precisions_of(design, nuisances=given)
    assert precision.slope == Fraction(4, 5)
    contrast = contrast_of(design, null="0.1", alternative="0.2")
    at_null, there = (math.sqrt(precision.total(Fraction(s, 10))) for s in (1, 2))
    # of a difference of 10 points the estimate shows 8: a fifth of the people never say so
    needed = ((Z975 * at_null + Z80 * there) / (0.8 * 0.1)) ** 2
    assert plan_power(design, contrast, Assumptions(nuisances=given)).n == math.ceil(needed)


def test_design_effect_and_non_response_count_in_every_way_of_planning(capsys):
    field = "--design-effect 2 --non-response 0.2"
    plain = planned(capsys, f"{FORCED} --alternative 0.15 --reference 0.05")[0]
    more = planned(capsys, f"{FORCED} --alternative 0.15 --reference 0.05 {field}")[0]
    assert more["n"] == math.ceil(338 * 2 / 0.8)
    assert more["power"] == pytest.approx(plain["power"], abs=1e-12)
    curve, inflated = (
        [row["n"] for row in planned(capsys, f"{FORCED} --curve 0.02,0.05 {options}")]
        for options in ("", field)
    )
    assert inflated == [math.ceil(Fraction(n) * 2 / Fraction("0.8")) for n in curve]
    best, worse = (
        planned(capsys, f"--best-under 1 --choices 5 --error 0.05 {options}")
        for options in ("", field)
    )
    assert [row["n"] for row in worse] == [math.ceil(row["n"] * Fraction(5, 2)) for row in best]


def test_a_small_population_saves_the_sampling_part_only_by_every_method(capsys):
    # n' = k + (n − k)(N − n')/(N − 1), with k = 3n/4: the coins' part, which asking everybody leaves
    expected = {}
    for method, n in (("normal", 1537), ("exact", 1560)):
        coins = math.ceil(0.75 * n)
        f = (n - coins) / 1999
        expected[method] = math.ceil((coins + 2000 * f) / (1 + f))
    arguments = "--design two_coins --error 0.05 --population"
    assert totals(planned(capsys, f"{arguments} 2000")) == expected
    assert expected == {"normal": 1290, "exact": 1306}
    # Hoeffding's bound holds of the coins alone too, so it saves nothing; Chebyshev's 6000 are out of reach
    assert totals(planned(capsys, f"{arguments} 4000"))["hoeffding"] == 2952


def test_two_crosswise_samples_in_a_small_population_need_what_one_does():
    one = plan_n(Crosswise(p="1/4"), "0.05", NORMAL, population=5000)[0].n
    two = plan_n(
        ExtendedCrosswise(p="1/4"),
        "0.05",
        NORMAL,
        population=5000,
    )[0].n
    assert one == two
