"""Parity of regressions with RRreg 0.7.5, rr 1.4.2, GLMMRR 0.6.0, cWise (golden/PACKAGES.md §4, §6)
and list 9.2.6. What is not covered stands in test_every_case.py, with reasons.
"""

from __future__ import annotations

import csv
import json
import math
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from scipy.optimize import minimize

from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.item_count_logistic import item_count_regression
from surveyapp.estimation.regression.item_count_nls import item_count_least_squares
from surveyapp.estimation.regression.logistic import (
    Link,
    RandomizedOutcome,
    hosmer_lemeshow,
    logistic_regression,
    predicted_mean,
)
from surveyapp.estimation.regression.mixed import random_intercept_regression
from surveyapp.estimation.regression.nuisance_parameters import (
    nuisance_regression,
    stochastic_lie_detector,
)
from surveyapp.estimation.regression.randomized_predictors import (
    RandomizedPredictor,
    linear_regression,
    logistic_regression_on_randomized,
)
from surveyapp.estimation.regression.results import StandardErrorKind

GOLDEN = Path(__file__).parents[3] / "shared" / "golden"
CASES = (
    {case["id"]: case for case in json.loads((GOLDEN / "golden_visible.json").read_text())["cases"]}
    if GOLDEN.exists()
    else {}
)
pytestmark = pytest.mark.skipif(not CASES, reason="the golden numbers lie beside the checkout")

ITERATIVE = 1e-4


def ids(function, but=()):
    return [
        name for name, case in CASES.items() if case["function"] == function and name not in but
    ]


def table(case):
    with (GOLDEN / case["data"]["csv"]).open() as file:
        header, *rows = csv.reader(file)
    if "course" in header:  # free text whose commas were not quoted
        at = header.index("course")
        extra = [len(row) - len(header) for row in rows]
        rows = [
            [*row[:at], ",".join(row[at : at + more + 1]), *row[at + more + 1 :]]
            for row, more in zip(rows, extra, strict=True)
        ]
    return dict(zip(header, map(list, zip(*rows, strict=True)), strict=True))


def numbers(column):
    known = {"NA": math.nan, "": math.nan, "TRUE": 1.0, "FALSE": 0.0}
    return np.array([known[cell] if cell in known else float(cell) for cell in column])


def term(data, name):
    """Return the column that a term of an R formula stands for."""
    if name.startswith("I("):
        inside = name[2:-1]
        if inside.endswith("^2"):
            return term(data, f"I{inside[:-2]}") ** 2
        column, _, divisor = inside.partition("/")
        return numbers(data[column]) / float(divisor)
    if "*" in name or ":" in name:
        first, second = name.replace(" ", "").replace("*", ":").split(":")
        return numbers(data[first]) * numbers(data[second])
    return numbers(data[name])


def parsed(case, data):
    """Return the outcome and the predictors of an R formula."""
    left, right = (side.strip() for side in case["data"]["formula"].split("~"))
    names = [part.strip() for part in right.split(" + ")]
    if len(names) == 1 and " * " in names[0]:
        first, second = names[0].split(" * ")
        names = [first, second, f"{first}:{second}"]
    columns = {} if names == ["1"] else {name: term(data, name) for name in names}
    return left, Predictors.of(columns, rows=len(data[left]))


def without(predictors, name):
    kept = [place for place, other in enumerate(predictors.names) if other != name]
    return Predictors(tuple(predictors.names[place] for place in kept), predictors.columns[:, kept])


def line(case):
    """Return c and d of Pr(1 | x) = c + d·x, from how each package states its parameters."""
    p = case["parameters"]
    match case["design"].removeprefix("gof:"):
        case "warner" | "mirrored":
            share = p["p_sensitive_statement"]
            return 1 - share, 2 * share - 1
        case "crosswise" | "crosswise_predictor":
            return 1 - p["p_nonsensitive_yes"], 2 * p["p_nonsensitive_yes"] - 1
        case "triangular" | "triangular_predictor":
            return p["p_nonsensitive_yes"], 1 - p["p_nonsensitive_yes"]
        case "kuk" | "disguised":
            return p["p_red_noncarrier"], p["p_red_carrier"] - p["p_red_noncarrier"]
        case "unrelated-known" | "unrelated_known" | "unrelated_known_predictor":
            share = p["p_sensitive_question"]
            return (1 - share) * p["p_unrelated_yes"], share
        case "mangat":
            return 1 - p["p_noncarrier_no"], p["p_noncarrier_no"]
    forced = p.get("p_forced_yes")
    if forced is None:
        forced = (1 - p["p_truth"]) * p["p_yes_given_forced"]
    return forced, p["p_truth"]


def within(ours, theirs, rel=ITERATIVE):
    np.testing.assert_allclose(np.array(ours), np.array(theirs), rtol=rel, atol=0)


def coefficients(case):
    return np.array(list(case["result"]["coef"].values()))


def errors(case):
    return np.array(list(case["result"]["se"].values()))


@pytest.mark.parametrize("name", [n for n in ids("RRlog") if ".sld." not in n])
def test_logistic_regression_as_rrreg(name):
    case = CASES[name]
    data = table(case)
    outcome, predictors = parsed(case, data)
    reported = RandomizedOutcome.binary(numbers(data[outcome]), *line(case))
    fit = logistic_regression(reported, predictors)
    within(fit.estimates, coefficients(case))
    within(fit.standard_errors, errors(case))
    assert fit.log_likelihood == pytest.approx(case["result"]["loglik"], rel=1e-8)
    within(fit.estimates, case["derived"]["independent_mle"]["coef"], 1e-6)


@pytest.mark.parametrize("name", [n for n in ids("RRlog") if ".sld." in n])
def test_a_nuisance_beside_logistic_regression_as_rrreg(name):
    case = CASES[name]
    data = table(case)
    outcome, predictors = parsed(case, data)
    p = case["parameters"]
    reported = stochastic_lie_detector(
        numbers(data[outcome]),
        numbers(data[case["data"]["group"]]),
        (p["p_noncarrier_truthful_group1"], p["p_noncarrier_truthful_group2"]),
    )
    fit = nuisance_regression(reported, predictors)
    within([*fit.estimates, fit.other_parameters[0].estimate], coefficients(case))
    within([*fit.standard_errors, fit.other_parameters[0].standard_error], errors(case))
    assert fit.log_likelihood == pytest.approx(case["result"]["loglik"], rel=1e-8)


AUXILIARY = "rr.rrreg.nigeria.aux"


@pytest.mark.parametrize("name", ids("rrreg", but=(AUXILIARY,)))
def test_logistic_regression_as_rr(name):
    case = CASES[name]
    data = table(case)
    outcome, predictors = parsed(case, data)
    reported = RandomizedOutcome.binary(numbers(data[outcome]), *line(case))
    kind = (
        StandardErrorKind.OBSERVED if case["options"]["optim"] else StandardErrorKind.OUTER_PRODUCT
    )
    fit = logistic_regression(reported, predictors, errors=kind)
    independent = case["derived"]["independent_mle"]
    within(fit.estimates, independent["coef"], 1e-5)
    within(fit.standard_errors, errors(case))
    within(fit.covariance, np.atleast_2d(case["result"]["vcov"]), 5e-3)
    assert fit.n == case["result"]["n"]
    assert fit.log_likelihood >= case["derived"]["loglik_at_estimate"] - 1e-9
    # rr's EM stops where the likelihood is still rising by 1e-8: up to 1e-4 short
    within(fit.estimates, coefficients(case), 2 * ITERATIVE)
    rows = predictors.columns[np.isfinite(predictors.columns).all(axis=1) & (reported.reports >= 0)]
    within(predicted_mean(fit, rows).estimate, case["result"]["predicted_mean"])


@pytest.mark.parametrize("name", ids("predict.rrreg"))
def test_the_mean_prediction_as_rr_but_by_formula_and_not_by_simulation(name):
    case = CASES[name]
    data = table(case)
    outcome, predictors = parsed(case, data)
    reported = RandomizedOutcome.binary(numbers(data[outcome]), *line(case))
    fit = logistic_regression(reported, predictors, errors=StandardErrorKind.OUTER_PRODUCT)
    rows = predictors.columns[np.isfinite(predictors.columns).all(axis=1) & (reported.reports >= 0)]
    mean = predicted_mean(fit, rows)
    within(mean.estimate, case["result"]["estimate"], case["tolerance_rel"])
    within(mean.standard_error, case["result"]["se"], case["tolerance_rel"])
    within([mean.low, mean.high], [case["result"]["ci_low"], case["result"]["ci_high"]], 0.02)


def glmmrr_rows(data):
    """Return c and d by row, from GLMMRR's names of designs."""
    first, second = numbers(data["RRp1"]), np.nan_to_num(numbers(data["RRp2"]))
    model = np.array(data["RRmodel"])
    c, d = np.zeros(len(model)), np.ones(len(model))
    for kind, of in {
        "Crosswise": (1 - first, 2 * first - 1),
        "Warner": (1 - first, 2 * first - 1),
        "Triangular": (first, 1 - first),
        "Kuk": (second, first - second),
        "Forced": ((1 - first) * second, first),
        "UQM": ((1 - first) * second, first),
    }.items():
        c[model == kind], d[model == kind] = of[0][model == kind], of[1][model == kind]
    return c, d


def glmmrr(case):
    data = table(case)
    outcome, predictors = parsed(case, data)
    c, d = glmmrr_rows(data) if "design_columns" in case["parameters"] else line(case)
    return RandomizedOutcome.binary(numbers(data[outcome]), c, d), predictors


CAUCHIT = "glmmrr.RRglm.plagiarism.cauchit"


@pytest.mark.parametrize("name", ids("RRglm", but=(CAUCHIT,)))
def test_designs_that_differ_by_row_and_other_links_as_glmmrr(name):
    case = CASES[name]
    reported, predictors = glmmrr(case)
    link = Link(case["options"]["link"])
    fit = logistic_regression(reported, predictors, link=link, errors=StandardErrorKind.EXPECTED)
    assert fit.log_likelihood == pytest.approx(case["result"]["loglik"], rel=1e-8)
    assert fit.log_likelihood >= case["result"]["loglik"] - 1e-9
    # GLMMRR stops when the deviance changes by 1e-8 of itself: within 1e-2 of an error of the summit
    assert np.all(np.abs(fit.estimates - coefficients(case)) < 1e-2 * errors(case))
    within(fit.standard_errors, errors(case), 3e-3)
    if "derived" in case:
        within(fit.estimates, case["derived"]["independent_mle"]["coef"], 1e-6)
        within(fit.standard_errors, case["derived"]["independent_mle"]["se_expected"], ITERATIVE)
    if "aic" in case["result"]:
        assert fit.aic == pytest.approx(case["result"]["aic"], rel=1e-8)


def test_a_flat_summit_is_climbed_higher_than_glmmrr_does():
    case = CASES[CAUCHIT]
    reported, predictors = glmmrr(case)
    fit = logistic_regression(
        reported, predictors, link=Link.CAUCHIT, errors=StandardErrorKind.EXPECTED
    )
    assert fit.n == case["result"]["n"]
    assert fit.log_likelihood >= case["result"]["loglik"] - 1e-9
    assert fit.log_likelihood == pytest.approx(case["result"]["loglik"], rel=1e-6)
    assert np.all(np.abs(fit.estimates - coefficients(case)) < 0.02 * errors(case))


@pytest.mark.parametrize("name", ids("RRglmGOF"))
def test_goodness_of_fit_as_glmmrr(name):
    case = CASES[name]
    reported, predictors = glmmrr(case)
    fit = logistic_regression(reported, predictors)
    found = hosmer_lemeshow(fit, reported, predictors.columns, groups=case["options"]["groups"])
    within(found.statistic, case["result"]["hosmer_lemeshow"])
    within(found.p_value, case["result"]["p"])
    assert found.degrees_of_freedom == case["result"]["df"]


def channel(c, d):
    yes, no = (Fraction(v).limit_denominator(10**9) for v in (c + d, c))
    return Channel(((yes, 1 - yes), (no, 1 - no)))


def as_predictor(name, report, c, d):
    codes = np.where(np.isnan(report), -1, 1 - np.nan_to_num(report)).astype(np.int64)
    return RandomizedPredictor((name, f"no {name}"), channel(c, d), codes, reference=1)


@pytest.mark.parametrize("name", ids("RRlin"))
def test_one_share_for_everybody_as_rrlin(name):
    """RRlin lets the trait depend on nothing (PACKAGES.md §6.15): its reading, and ours beside it."""
    case = CASES[name]
    data = table(case)
    outcome, predictors = parsed(case, data)
    item = case["data"]["formula"].split("~")[1].split("+")[0].strip()
    randomized = as_predictor(item, numbers(data[item]), *line(case))
    others = without(predictors, item)
    cont = numbers(data[outcome])
    fit = linear_regression(cont, others, (randomized,), trait_depends=False)
    order = ["(Intercept)" if c.term == "(intercept)" else c.term for c in fit.coefficients]
    theirs = np.array([case["result"]["coef"][key] for key in order])
    spread = np.array([case["result"]["se"][key] for key in order])
    assert fit.log_likelihood >= case["result"]["loglik"] - 1e-9
    assert fit.log_likelihood == pytest.approx(case["result"]["loglik"], rel=1e-8)
    assert np.all(np.abs(fit.estimates - theirs) < 1e-3 * spread)
    within(fit.standard_errors, spread, 2e-4)
    within(fit.other_parameters[0].estimate, case["result"]["sigma"]["sigma"])
    share = 1 / (1 + math.exp(-fit.other_parameters[1].estimate))
    within(share, case["result"]["pi"]["1"], 2e-4)
    right = linear_regression(cont, others, (randomized,))
    if len(others.names) == 1:
        assert right.log_likelihood == pytest.approx(fit.log_likelihood, rel=1e-12)
    elif len(cont) > 1000:  # the data say that one share for everybody is wrong
        assert right.log_likelihood - fit.log_likelihood > 10


def joint_log_likelihood(theta, x, said, civic, line):
    """Blair, Imai & Zhou's (2015) likelihood of a randomized predictor, written out."""
    size, (c, d) = x.shape[1], line
    main, effect, about = theta[:size], theta[size], theta[size + 1 :]
    carrier = 1 / (1 + np.exp(-(x @ about)))
    total = 0.0
    for trait, share in ((1, carrier), (0, 1 - carrier)):
        yes = 1 / (1 + np.exp(-(x @ main + effect * trait)))
        report = np.where(said == 1, c + d * trait, 1 - c - d * trait)
        total = total + share * report * np.where(civic == 1, yes, 1 - yes)
    return float(np.log(total).sum())


@pytest.mark.parametrize("name", ids("rrreg.predictor"))
def test_a_randomized_predictor_of_a_logistic_outcome_higher_than_rr(name):
    """rr's M step has a prior (bayesglm) and stops at 1e-4: a unit of likelihood below the summit."""
    case = CASES[name]
    data = table(case)
    item = case["data"]["rr_item"]
    outcome, predictors = parsed(case, data)
    others = without(predictors, item)
    said, civic = numbers(data[item]), numbers(data[outcome])
    c, d = line({**case, "design": "forced"})
    fit = logistic_regression_on_randomized(
        RandomizedOutcome.binary(civic, 0, 1), others, (as_predictor(item, said, c, d),)
    )
    keep = np.isfinite(others.columns).all(axis=1) & np.isfinite(said + civic)
    rows = (others.columns[keep], said[keep], civic[keep], (c, d))
    ours = np.array([one.estimate for one in (*fit.coefficients, *fit.other_parameters)])
    theirs = np.array([*case["result"]["est_t"], *case["result"]["est_b"]])
    assert joint_log_likelihood(ours, *rows) == pytest.approx(fit.log_likelihood, rel=1e-12)
    assert fit.log_likelihood > joint_log_likelihood(theirs, *rows) + 1
    spread = np.array([*case["result"]["se_t"], *case["result"]["se_b"]])
    assert np.all(np.abs(ours - theirs) < 1.5 * spread)
    # from rr's own estimates, a general optimizer ends where we do
    climbed = minimize(
        lambda t: -joint_log_likelihood(theirs + t * spread, *rows), np.zeros(len(theirs))
    )
    assert np.all(np.abs(theirs + climbed.x * spread - ours) < 0.01 * spread)


def ictreg(*starts):
    return [n for n in ids("ictreg") if n.startswith(starts)]


@pytest.mark.parametrize("name", ictreg("list.dim", "list.lm"))
def test_the_linear_list_experiment_as_ictreg(name):
    case = CASES[name]
    data = table(case)
    _, predictors = parsed(case, data)
    treated = numbers(data[case["data"]["treat"]])
    both = Predictors(
        (*predictors.names, *(f"sensitive {n}" for n in predictors.names)),
        np.hstack([predictors.columns, predictors.columns * treated[:, None]]),
    )
    fit = linear_regression(numbers(data["y"]), both, errors=StandardErrorKind.SANDWICH)
    size = len(predictors.names)
    for part, which in ((slice(size), "control"), (slice(size, None), "treat")):
        within(fit.estimates[part], list(case["result"][f"coef_{which}"].values()), 1e-8)
        within(fit.standard_errors[part], list(case["result"][f"se_{which}"].values()), 1e-8)


def test_two_step_least_squares_as_ictreg():
    """ictreg stops when coefficients move by 1e-5 of themselves; its sums of squares are no smaller."""
    case = CASES["list.nls.affirm"]
    data = table(case)
    _, predictors = parsed(case, data)
    long = numbers(data[case["data"]["treat"]]) == 1
    fit = item_count_least_squares(numbers(data["y"]), long, case["data"]["J"], predictors)
    for ours, part in ((fit.sensitive, "treat"), (fit.innocuous, "control")):
        theirs, spread = (
            list(case["result"][f"{what}_{part}"].values()) for what in ("coef", "se")
        )
        within([one.estimate for one in ours], theirs, case["tolerance_rel"])
        within([one.standard_error for one in ours], spread, case["tolerance_rel"])


@pytest.mark.parametrize("name", ictreg("list.ml_"))
def test_the_likelihood_of_a_list_experiment_as_ictreg(name):
    """ictreg's EM stops early: its likelihood is up to 3e-7 lower, its coefficients 1e-3 errors away."""
    case = CASES[name]
    data = table(case)
    _, predictors = parsed(case, data)
    fit = item_count_regression(
        numbers(data["y"]),
        numbers(data[case["data"]["treat"]]) == 1,
        case["data"]["J"],
        predictors,
        constrained=case["options"]["constrained"],
    )
    result = case["result"]
    assert fit.log_likelihood >= result["loglik"] - 1e-9
    assert fit.log_likelihood == pytest.approx(result["loglik"], rel=1e-8)
    controls = ("",) if case["options"]["constrained"] else ("_psi0", "_psi1")
    theirs, spread = ([*result["coef_treat"].values()], [*result["se_treat"].values()])
    for which in controls:
        theirs += result[f"coef_control{which}"].values()
        spread += result[f"se_control{which}"].values()
    ours = (*fit.coefficients, *fit.other_parameters)
    assert np.all(
        np.abs([one.estimate for one in ours] - np.array(theirs)) < 2e-3 * np.array(spread)
    )
    within([one.standard_error for one in ours], spread, 3e-3)


def lme4s_height(theta, x, said, group, line):
    """Laplace's approximation as lme4 takes it: with the expected curvature, not the observed one."""
    (c, d), (b0, b1, sigma) = line, theta
    groups = np.unique(group)
    u = np.zeros(len(groups))
    for _ in range(100):
        share = 1 / (1 + np.exp(-(b0 + b1 * x + sigma * u[group])))
        yes = c + d * share
        slope = d * share * (1 - share)
        score = np.bincount(group, (said - yes) * slope / (yes * (1 - yes)))
        curvature = 1 + sigma**2 * np.bincount(group, slope**2 / (yes * (1 - yes)))
        u = u + (sigma * score - u) / curvature
    tall = np.log(np.where(said == 1, yes, 1 - yes)).sum() - u @ u / 2
    return float(tall - np.log(curvature).sum() / 2)


def test_a_random_intercept_as_rrmixed_but_for_its_approximation():
    """RRmixed's numbers are those of lme4's approximation; the integral itself is highest elsewhere."""
    case = CASES["rrreg.RRmixed.forced_response"]
    data = table(case)
    p, result, rel = case["parameters"], case["result"], case["tolerance_rel"]
    said, x = numbers(data["resp"]), numbers(data["cov"])
    group = np.unique(data["cluster"], return_inverse=True)[1]
    line = p["p_forced_yes"], p["p_truth"]
    theirs = np.array([*coefficients(case), result["random_intercept_sd"]])
    rows = (x, said, group, line)
    climbed = minimize(lambda t: -lme4s_height(t, *rows), theirs, method="Nelder-Mead")
    within(climbed.x, theirs, rel)
    assert -climbed.fun == pytest.approx(result["loglik"], rel=1e-5)
    fit = random_intercept_regression(
        RandomizedOutcome.binary(said, *line), Predictors.of({"cov": x}), group
    )
    ours = np.append(fit.estimates, fit.other_parameters[0].estimate)
    assert integrated(ours, *rows) == pytest.approx(fit.log_likelihood, rel=1e-6)
    assert fit.log_likelihood > integrated(theirs, *rows)
    assert np.all(np.abs(fit.estimates - coefficients(case)) < 0.25 * errors(case))
    within(fit.standard_errors, errors(case), 0.1)


def integrated(theta, x, said, group, line):
    """The likelihood written out, its integral a sum over a fine grid."""
    u = np.linspace(-7, 7, 1401)
    share = 1 / (1 + np.exp(-(theta[0] + theta[1] * x[:, None] + theta[2] * u)))
    yes = line[0] + line[1] * share
    logs = np.log(np.where(said[:, None] == 1, yes, 1 - yes))
    tall = np.array([logs[group == g].sum(axis=0) for g in np.unique(group)])
    density = np.exp(-(u**2) / 2) / np.sqrt(2 * np.pi)
    return float(np.log(np.exp(tall) @ density * (u[1] - u[0])).sum())
