"""Parity with RRTCS 0.0.4 and RRreg 0.7.5 on numbers (golden/PACKAGES.md §3), and who is right where not.

RRTCS differs from the truth in three ways, each shown here by an exact count over everything that can
happen in a small population:

* V̂_R takes r² for x² and is too large by 1 + A (PACKAGES.md §6.10);
* for samples drawn without replacement Saha, DianaPerri1 and DianaPerri2 multiply the whole variance by
  1 − n/N, also the coins' part, which no sampling makes smaller: at n = N they say 0;
* with joint inclusion probabilities the sampling part of a mean is divided by N² twice
  (``test_complex_samples`` shows it by simulation).
"""

from __future__ import annotations

import csv
import itertools
import json
import math
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

from surveyapp.designs.core.distribution import Distribution
from surveyapp.designs.core.exact import exact
from surveyapp.designs.quantitative.bar_lev import BarLev
from surveyapp.designs.quantitative.chaudhuri_christofides import ChaudhuriChristofides
from surveyapp.designs.quantitative.diana_perri_1 import DianaPerri1
from surveyapp.designs.quantitative.diana_perri_2 import DianaPerri2
from surveyapp.designs.quantitative.eriksson import Eriksson
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.designs.quantitative.multiplicative_noise import MultiplicativeNoise
from surveyapp.designs.quantitative.saha import Saha
from surveyapp.estimation.mean_interval import MeanInterval
from surveyapp.estimation.means import estimate_mean, estimate_two_means, number_answers
from surveyapp.estimation.sampling.sample_designs import UnequalSample

GOLDEN = Path(__file__).parents[3] / "shared" / "golden"
CASES = (
    {case["id"]: case for case in json.loads((GOLDEN / "golden_visible.json").read_text())["cases"]}
    if GOLDEN.exists()
    else {}
)
needs_golden = pytest.mark.skipif(not CASES, reason="the golden numbers lie beside the checkout")


def scrambled(p, name):
    """Return the distribution of a scrambling number; where RRTCS asks for no sd, none is needed."""
    return Distribution.read({"mean": p[f"{name}_mean"], "sd": p.get(f"{name}_sd", 0)})


DESIGNS = {
    "EichhornHayre": lambda p: MultiplicativeNoise(multiplied_by=scrambled(p, "scramble")),
    "BarLev": lambda p: BarLev(p_truth=exact(p["p_truth"]), multiplied_by=scrambled(p, "scramble")),
    "Eriksson": lambda p: Eriksson(
        p_truth=exact(p["p_truth"]), replacement=scrambled(p, "scramble")
    ),
    "ChaudhuriChristofides": lambda p: ChaudhuriChristofides(
        multiplied_by=scrambled(p, "scramble1"), added=scrambled(p, "scramble2")
    ),
    "Saha": lambda p: Saha(multiplied_by=scrambled(p, "W"), added=scrambled(p, "U")),
    "DianaPerri1": lambda p: DianaPerri1(
        p_truth=exact(p["p_truth"]), multiplied_by=scrambled(p, "W"), added=scrambled(p, "U")
    ),
    "DianaPerri2": lambda p: DianaPerri2(
        beta=exact(p["beta"]), multiplied_by=scrambled(p, "W"), added=scrambled(p, "U")
    ),
}
HORVITZ_THOMPSON = {"EichhornHayre", "BarLev", "Eriksson", "ChaudhuriChristofides"}


def cases_of(functions):
    return [
        name
        for name, case in CASES.items()
        if case["package"] == "RRTCS" and case["function"] in functions
    ]


def columns(case, *names):
    with (GOLDEN / case["data"]["csv"]).open() as file:
        rows = list(csv.DictReader(file))
    return tuple(np.array([float(row[name]) for row in rows]) for name in names)


def package_coin_variances(design, r):
    """RRTCS's V̂_R: the variance at x = r, not an unbiased estimate of it (its published error)."""
    a, b, c = (float(coefficient) for coefficient in design.linear.quadratic)
    return a * r**2 + b * r + c


@needs_golden
@pytest.mark.parametrize("name", cases_of(HORVITZ_THOMPSON))
def test_scrambled_numbers_are_those_of_rrtcs(name):
    case = CASES[name]
    design, options, result = (
        DESIGNS[case["function"]](case["parameters"]),
        case["options"],
        case["result"],
    )
    z, inclusion = columns(case, case["data"]["response"], "Pi")
    answers = number_answers(design, z)
    joint = None
    if "pij" in options:
        with (GOLDEN / options["pij"]).open() as file:
            joint = np.array([[float(entry) for entry in row] for row in csv.reader(file)])
    sample = UnequalSample(inclusion, joint)
    people = options.get("N", round(float(np.sum(1 / inclusion))))
    # a total is N times the mean
    unit = people if options["type"] == "total" else 1
    made = estimate_mean(design, z, sample=sample, population=people, method=MeanInterval.WALD)
    package_coins = package_coin_variances(design, answers.values)
    assert answers.values[:3] == pytest.approx(result["transformed_first3"], rel=1e-9)
    assert package_coins[:3] == pytest.approx(result["transformed_variance_first3"], rel=1e-9)
    assert made.value == pytest.approx(result["estimate"] / unit, rel=1e-9)
    # ours is unbiased; theirs takes the coins' part too large, by exactly this much
    excess = float(np.sum((package_coins - answers.coins) / inclusion)) / people**2
    sampling = made.unbiased_variance - float(np.sum(answers.coins / inclusion)) / people**2
    if joint is not None:
        # theirs divides the sampling part of Hájek's mean by N² once more
        mean = estimate_mean(design, z, sample=sample)
        coins = float(np.sum(answers.coins / inclusion)) / float(np.sum(1 / inclusion)) ** 2
        lost = mean.unbiased_variance - coins
        theirs = (float(np.sum(package_coins / inclusion)) + lost) / people**2
    else:
        theirs = made.unbiased_variance + excess
        assert sampling > 0
    assert theirs == pytest.approx(result["variance"] / unit**2, rel=1e-8)
    reach = 1.959963984540054 * math.sqrt(theirs)
    assert made.value - reach == pytest.approx(result["ci_low"] / unit, rel=1e-6)
    assert made.value + reach == pytest.approx(result["ci_high"] / unit, rel=1e-6)


@needs_golden
@pytest.mark.parametrize("name", cases_of({"Saha", "DianaPerri1", "DianaPerri2"}))
def test_numbers_from_simple_samples_are_those_of_rrtcs(name):
    case = CASES[name]
    design, options, result = (
        DESIGNS[case["function"]](case["parameters"]),
        case["options"],
        case["result"],
    )
    (z,) = columns(case, case["data"]["response"])
    people = options["N"]
    made = estimate_mean(design, z, method=MeanInterval.WALD)
    scale = people if options["type"] == "total" else 1
    # theirs shrinks the coins' part with the finite population too
    left = 1 - len(z) / people if options["method"] == "srswor" else 1.0
    theirs = scale**2 * made.unbiased_variance * left
    answers = number_answers(design, z)
    assert answers.values[:3] == pytest.approx(result["transformed_first3"], rel=1e-9)
    assert scale * made.value == pytest.approx(result["estimate"], rel=1e-9)
    assert theirs == pytest.approx(result["variance"], rel=1e-9)
    reach = 1.959963984540054 * math.sqrt(theirs)
    assert scale * made.value - reach == pytest.approx(result["ci_low"], rel=1e-6)
    if options["method"] == "srswr":
        low = made.interval.low * scale
        assert low == pytest.approx(result["ci_low"], rel=1e-6)


@needs_golden
@pytest.mark.parametrize(
    "name",
    [n for n, c in CASES.items() if c["design"] == "greenberg_quantitative_unknown"],
)
def test_two_samples_with_an_unknown_harmless_number_are_those_of_rrreg(name):
    case = CASES[name]
    p, result = case["parameters"], case["result"]
    design = GreenbergQuantitative(
        p_truth_1=exact(p["p_sensitive_question_group1"]),
        p_truth_2=exact(p["p_sensitive_question_group2"]),
    )
    z, group = columns(case, "response", "group")
    both = estimate_two_means(design, z, group.astype(int))
    assert both.sensitive.value == pytest.approx(result["estimate"], rel=1e-8)
    assert both.sensitive.standard_error == pytest.approx(result["se"], rel=1e-8)
    assert both.harmless.value == pytest.approx(result["piUQ"], rel=1e-8)
    assert both.harmless.standard_error == pytest.approx(result["piUQSE"], rel=1e-8)


ANSWERS = (Fraction(0), Fraction(2), Fraction(3))


@pytest.mark.parametrize(
    ("design", "factor"),
    [
        (MultiplicativeNoise(multiplied_by=Distribution.uniform([0, 2])), Fraction(2)),
        (
            ChaudhuriChristofides(
                multiplied_by=Distribution.uniform([1, 3]), added=Distribution.uniform([0, 4])
            ),
            Fraction(5, 4),
        ),
        (
            BarLev(p_truth=Fraction(3, 5), multiplied_by=Distribution.uniform([0, 2])),
            Fraction(7, 5),
        ),
        (
            Eriksson(p_truth=Fraction(1, 2), replacement=Distribution.uniform([0, 1, 5])),
            Fraction(2),
        ),
    ],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_rrtcs_overstates_what_the_coins_cause_and_we_do_not(design, factor):
    """Exactly, over all coins: E[V̂_R] = V_R + A·V_R; the factors that PACKAGES.md §6.10 measured."""
    a, b, c = design.linear.quadratic
    assert 1 + a == factor
    for x in ANSWERS:
        reports = design.distribution_of(x)
        r = {z: design.pseudo_answer(z) for z in reports}
        true = sum(p * r[z] ** 2 for z, p in reports.items()) - x**2
        ours = sum(p * design.coin_variance(z) for z, p in reports.items())
        package = sum(p * (a * r[z] ** 2 + b * r[z] + c) for z, p in reports.items())
        assert ours == true
        assert package == factor * true


def everything(design, answers, n):
    """Return (probability, reports) of all samples without replacement and all that coins can do."""
    samples = list(itertools.combinations(answers, n))
    for drawn in samples:
        for reports in itertools.product(*(design.distribution_of(x).items() for x in drawn)):
            chance = math.prod(p for _, p in reports)
            yield chance / len(samples), [z for z, _ in reports]


@pytest.mark.parametrize("n", [2, 3])
@pytest.mark.parametrize(
    "design",
    [
        Saha(multiplied_by=Distribution.uniform([1, 2]), added=Distribution.uniform([0, 3])),
        DianaPerri1(
            p_truth=Fraction(1, 2),
            multiplied_by=Distribution.uniform([1, 2]),
            added=Distribution.uniform([0, 3]),
        ),
        DianaPerri2(
            beta=Fraction(1, 2),
            multiplied_by=Distribution.uniform([1, 2]),
            added=Distribution.uniform([0, 3]),
        ),
    ],
    ids=lambda design: design.name,
)
def test_rrtcs_understates_the_variance_without_replacement_and_we_do_not(design, n):
    """Exactly, over all samples of n from three people and all coins."""
    population, mean, second, ours, package = len(ANSWERS), 0.0, 0.0, 0.0, 0.0
    for chance, reports in everything(design, ANSWERS, n):
        made = estimate_mean(design, [float(z) for z in reports], population=population)
        r = number_answers(design, [float(z) for z in reports]).values
        mean += float(chance) * made.value
        second += float(chance) * made.value**2
        ours += float(chance) * made.unbiased_variance
        package += float(chance) * (1 - n / population) * float(np.var(r, ddof=1)) / n
    true = second - mean**2
    assert mean == pytest.approx(float(sum(ANSWERS)) / 3, rel=1e-12)
    assert ours == pytest.approx(true, rel=1e-10)
    assert package < 0.9 * true
    if n == population:
        assert package == 0


def test_with_joint_probabilities_the_variance_of_a_mean_is_unbiased():
    """Exactly: simple samples given by their joint probabilities, total of the population."""
    design = ChaudhuriChristofides(
        multiplied_by=Distribution.uniform([1, 3]), added=Distribution.uniform([0, 4])
    )
    joint = np.where(np.eye(2) == 1, 2 / 3, 1 / 3)
    mean = second = ours = 0.0
    for chance, reports in everything(design, ANSWERS, 2):
        made = estimate_mean(
            design,
            [float(z) for z in reports],
            sample=UnequalSample(np.full(2, 2 / 3), joint),
            population=3,
        )
        mean += float(chance) * made.value
        second += float(chance) * made.value**2
        ours += float(chance) * made.unbiased_variance
    assert ours == pytest.approx(second - mean**2, rel=1e-10)
