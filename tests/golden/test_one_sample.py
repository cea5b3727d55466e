"""What R packages computed for designs of one sample, against ours.

Closed forms agree to 1e-6 or better. RRreg divides variances by n − 1, as we do; GLMMRR by n
(PACKAGES.md §1); RRTCS draws without replacement from N. Where a package is not right, or estimates
the same variance in another way, the test says which and why.
"""

from __future__ import annotations

import csv
import json
import math
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from scipy.stats import norm

from surveyapp.designs import DESIGN_BY_NAME, Design
from surveyapp.designs.channels.kuk import Kuk
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.prevalence.closed_form import debiased, estimate_prevalence

GOLDEN = Path(__file__).parents[2].parent / "shared" / "golden"
FILE = GOLDEN / "golden_visible.json"
CASES = json.loads(FILE.read_text("utf-8"))["cases"] if FILE.exists() else []
REL = 1e-6

pytestmark = pytest.mark.skipif(
    not FILE.exists(), reason=f"{FILE} is not here: it is no part of the repository"
)

# a package's names for a design and its parameters, and ours
PARAMETERS = {
    "direct": ("direct", {"k": lambda p: 2}),
    "warner": ("warner", {"p": "p_sensitive_statement"}),
    "crosswise": ("crosswise", {"p": "p_nonsensitive_yes"}),
    "triangular": ("triangular", {"p": "p_nonsensitive_yes"}),
    "mangat1994": ("mangat", {"p": "p_noncarrier_truthful"}),
    "forced_response": ("forced_response", {"p_truth": "p_truth", "p_yes": "p_forced_yes"}),
    "forced_response_multicategory": (
        "forced_choice",
        {
            "p_truth": "p_truth",
            "p_forced": "p_forced_category",
            "k": lambda p: len(p["p_forced_category"]),
        },
    ),
    "unrelated_known": (
        "unrelated_question",
        {"p_truth": "p_sensitive_question", "prevalence": "p_unrelated_yes"},
    ),
    "soberanis_cruz": (
        "unrelated_question",
        {"p_truth": "p_sensitive_question", "prevalence": "p_innocuous_yes"},
    ),
    "devore": ("devore", {"p_truth": "p_sensitive_question"}),
    "mangat_singh_two_stage": (
        "two_stage_warner",
        {"t": "p_true_card", "p": "p_sensitive_statement"},
    ),
    "mangat_two_stage_unrelated": (
        "two_stage_unrelated",
        {"t": "p_true_card", "p_truth": "p_sensitive_question", "prevalence": "p_unrelated_yes"},
    ),
    "mangat_singh_singh": (
        "mangat_singh_singh",
        {"p": "p_card_A", "prevalence": "p_unrelated_yes"},
    ),
    "singh_joarder": ("singh_joarder", {"p": "p_sensitive_statement"}),
    "christofides": ("christofides", {"cards": "card_probabilities"}),
    "kuk": ("kuk", {"p_yes": "p_red_carrier", "p_no": "p_red_noncarrier", "draws": "n_draws"}),
    "misclassification_matrix": (
        "matrix",
        {
            "rows": lambda p: [
                list(c) for c in zip(*p["matrix_rows_reported_cols_true"], strict=True)
            ],
            "k": lambda p: len(p["matrix_rows_reported_cols_true"]),
        },
    ),
}
PARAMETERS["kuk_repeated"] = PARAMETERS["kuk"]

# no counts are given of the four answers, only three pseudo-answers: nothing to estimate from
NO_DATA = {"rrtcs.Christofides.fp"}

# Inclusion probabilities, strata and clusters: tests/golden/test_complex_samples.py
WEIGHTED = {"inclusion_probability", "strata", "cluster"}


@dataclass(frozen=True)
class Case:
    """A package's numbers, our design, and the counts of its reports in our order."""

    id: str
    package: str
    design: Design
    counts: tuple[int, ...]
    estimates: tuple[float, ...]
    """Of all answers in our order, or of the first alone."""
    variances: tuple[float, ...]
    population: int | None
    bounds: tuple[float, float] | None

    @property
    def n(self) -> int:
        return sum(self.counts)


def applies(case: dict[str, Any]) -> bool:
    functions = {"RRreg": {"RRuni"}, "GLMMRR": {"getMLPrevalence"}}
    if case["design"] not in PARAMETERS or case["id"] in NO_DATA:
        return False
    if case["package"] == "RRTCS":
        return case["function"] != "ResamplingVariance" and not WEIGHTED & set(case["data"])
    return case["function"] in functions.get(case["package"], ())


def read(case: dict[str, Any]) -> Case:
    design = design_of(case)
    result = case["result"]
    estimates = listed(result["estimate"])
    errors = listed(result.get("se", math.nan))
    if case["design"] == "forced_response" and len(estimates) == 2:  # RRreg lists 0, then 1
        estimates, errors = estimates[::-1], errors[::-1]
    return Case(
        id=case["id"],
        package=case["package"],
        design=design,
        counts=counts_of(case, design),
        estimates=estimates,
        variances=tuple(error**2 for error in errors),
        population=case["options"].get("N"),
        bounds=(result["ci_low"], result["ci_high"]) if "ci_low" in result else None,
    )


def design_of(case: dict[str, Any]) -> Design:
    name, places = PARAMETERS[case["design"]]
    given = case["parameters"]
    values = {
        ours: theirs(given) if callable(theirs) else given[theirs]
        for ours, theirs in places.items()
    }
    return DESIGN_BY_NAME[name](**values)


def listed(numbers: float | list[float]) -> tuple[float, ...]:
    return tuple(numbers) if isinstance(numbers, list) else (numbers,)


def counts_of(case: dict[str, Any], design: Design) -> tuple[int, ...]:
    data = case["data"]
    if "csv" in data:
        with (GOLDEN / data["csv"]).open(encoding="utf-8") as file:
            cells = [int(row[data["response"]]) for row in csv.DictReader(file)]
        return cells.count(1), cells.count(0)
    if case["design"] in {"kuk", "kuk_repeated", "christofides"}:
        counts = data.get("counts_by_response") or {
            "0": data["n"] - data["n_yes"],
            "1": data["n_yes"],
        }
        return tuple(counts.get(report, 0) for report in design.reports(()))
    if case["design"] in {"forced_response_multicategory", "misclassification_matrix"}:
        return tuple(data["counts_by_response"].values())
    return data["n_yes"], data["n"] - data["n_yes"]


APPLYING = [read(case) for case in CASES if applies(case)]
AT_THE_BOUNDARY = [case for case in APPLYING if case.id.endswith("below0_ml")]
UNBIASED = [case for case in APPLYING if case not in AT_THE_BOUNDARY]
OF_RRTCS = [case for case in UNBIASED if case.package == "RRTCS"]
ENDLESS = [case for case in UNBIASED if case.package != "RRTCS"]

# RRreg's variance of repeated draws supposes the binomial model; ours is the sample variance. See
# test_the_sample_variance_of_repeated_draws_is_unbiased_and_rrregs_is_not.
BY_MODEL = {"rrreg.RRuni.kuk.k5.large", "rrreg.RRuni.kuk.k5.near0"}


def of_cases(cases: list[Case]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", cases, ids=lambda case: case.id)


def sample_variances(case: Case) -> list[float]:
    """Return s²/n of the pseudo-answers, s² with n − 1, exactly computed."""
    scores = case.design.channel.debiasing()
    means = debiased(scores, case.counts)
    return [
        float(
            sum(c * (row[a] - mean) ** 2 for c, row in zip(case.counts, scores, strict=True))
            / (case.n * (case.n - 1))
        )
        for a, mean in enumerate(means)
    ]


@of_cases(UNBIASED)
def test_the_unbiased_estimate_is_theirs(case):
    ours = estimate_prevalence(case.design.channel, case.counts)
    for theirs, estimate in zip(case.estimates, ours, strict=False):
        assert estimate.prevalence == pytest.approx(theirs, rel=REL, abs=1e-12)


@of_cases(AT_THE_BOUNDARY)
def test_where_they_stop_at_0_our_maximum_of_the_likelihood_is_0(case):
    """Their standard error there is meaningless (PACKAGES.md §6.2): the Hessian crosses the boundary."""
    first, *_ = estimate_prevalence(case.design.channel, case.counts)
    assert case.estimates[0] == pytest.approx(0, abs=1e-7)
    assert first.maximum_likelihood == 0
    assert first.standard_error > 0.01


@of_cases([case for case in ENDLESS if case.id not in BY_MODEL])
def test_the_variance_of_the_pseudo_answers_is_theirs(case):
    divisor = case.n / (case.n - 1) if case.package == "GLMMRR" else 1
    for theirs, ours in zip(case.variances, sample_variances(case), strict=False):
        assert ours == pytest.approx(theirs * divisor, rel=REL)


@of_cases([case for case in ENDLESS if case.id not in BY_MODEL])
def test_the_standard_error_is_theirs_but_never_below_what_the_coins_alone_cause(case):
    """Where an estimate lies outside 0 … 1 theirs can be smaller than the coins' own, which is known."""
    divisor = case.n / (case.n - 1) if case.package == "GLMMRR" else 1
    ours = estimate_prevalence(case.design.channel, case.counts)
    for variance, estimate in zip(case.variances, ours, strict=False):
        least = max(math.sqrt(variance * divisor), estimate.coin_error)
        assert estimate.standard_error == pytest.approx(least, rel=REL)
        is_inside = 0 <= estimate.prevalence <= 1
        assert not is_inside or least > estimate.coin_error * (1 - 1e-9)


@of_cases([case for case in OF_RRTCS if not isinstance(case.design, Kuk)])
def test_the_standard_error_and_interval_of_a_sample_without_replacement_are_rrtcs_s(case):
    level = 0.95
    first, *_ = estimate_prevalence(
        case.design.channel,
        case.counts,
        method=IntervalMethod.WALD,
        level=level,
        population=case.population,
    )
    assert first.standard_error**2 == pytest.approx(case.variances[0], rel=REL)
    half = norm.ppf((1 + level) / 2) * first.standard_error
    assert (first.prevalence - half, first.prevalence + half) == pytest.approx(case.bounds, rel=REL)


@of_cases([case for case in OF_RRTCS if isinstance(case.design, Kuk)])
def test_repeated_draws_without_replacement_have_rrtcs_s_variance_at_the_unbiased_estimate(case):
    """(1 − f)·s²/n + f·V̂/n: RRTCS takes the coins' part V̂ at the unbiased estimate, we at the most likely.

    The most likely one uses more than the mean number of red cards, so the two differ where reports
    outnumber answers. The coins' part counts by f = n/N only.
    """
    scores, share = case.design.channel.debiasing(), Fraction(case.n, case.population)
    rows = case.design.channel.rows
    noise = [
        sum(p * s[0] ** 2 for p, s in zip(row, scores, strict=True)) - is_yes
        for row, is_yes in zip(rows, (1, 0), strict=True)
    ]
    mean = debiased(scores, case.counts)[0]
    coins = (mean * noise[0] + (1 - mean) * noise[1]) / case.n
    theirs = (1 - share) * Fraction(sample_variances(case)[0]) + share * coins
    assert float(theirs) == pytest.approx(case.variances[0], rel=REL)
    first, *_ = estimate_prevalence(case.design.channel, case.counts, population=case.population)
    assert first.standard_error**2 == pytest.approx(case.variances[0], rel=float(share))


@of_cases([case for case in ENDLESS if case.id in BY_MODEL])
def test_rrregs_variance_of_repeated_draws_is_its_formula_at_our_estimate(case):
    draws = case.design.draws
    first, *_ = estimate_prevalence(case.design.channel, case.counts)
    theirs = rrregs_variance(case.design, case.n, Fraction(first.prevalence))
    assert float(theirs) == pytest.approx(case.variances[0], rel=REL)
    assert draws == 5


def rrregs_variance(design: Kuk, n: int, estimate: Fraction) -> Fraction:
    """φ(1 − φ)/((nk − 1)·d²) + (1 − 1/k)·π̂(1 − π̂)/(n − 1), with φ the share of red cards."""
    gap, draws = design.p_yes - design.p_no, design.draws
    red = design.p_no + gap * estimate
    return red * (1 - red) / ((n * draws - 1) * gap**2) + (1 - Fraction(1, draws)) * estimate * (
        1 - estimate
    ) / (n - 1)


def test_the_sample_variance_of_repeated_draws_is_unbiased_and_rrregs_is_not():
    """By enumerating all samples of 3 with 2 draws: who is right about the variance of π̂."""
    design, n, prevalence = Kuk("4/5", "1/5", 2), 3, Fraction(1, 4)
    rows, scores = design.channel.rows, [row[0] for row in design.channel.debiasing()]
    chance = [prevalence * yes + (1 - prevalence) * no for yes, no in zip(*rows, strict=True)]
    mean = square = ours = theirs = Fraction(0)
    for sample in product(range(3), repeat=n):
        weight = math.prod((chance[z] for z in sample), start=Fraction(1))
        estimate = sum((scores[z] for z in sample), Fraction(0)) / n
        mean += weight * estimate
        square += weight * estimate**2
        ours += weight * sum((scores[z] - estimate) ** 2 for z in sample) / (n * (n - 1))
        theirs += weight * rrregs_variance(design, n, estimate)
    assert mean == prevalence
    assert ours == square - mean**2
    assert theirs < ours


def test_every_case_of_these_functions_is_covered_or_named():
    functions = {"RRuni", "getMLPrevalence"}
    ours = {case["design"] for case in CASES if case["function"] in functions}
    others = {
        "cheating_detection",
        "cheating_detection_symmetric",
        "greenberg_quantitative_unknown",
        "stochastic_lie_detector",
        "unrelated_unknown",
    }
    assert ours - set(PARAMETERS) == others
