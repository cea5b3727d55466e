"""Raked weights where people of some regions and of one sex respond less: estimates, errors, coverage.

``pytest -m slow -s tests/simulation/test_calibrated_coverage.py`` prints a line a design: the truth, the mean
of the estimates unweighted and raked, the mean linearized error beside the standard deviation of the
estimates, and how often the 95 % interval holds the truth, of 1,000 surveys. Two coins run always.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.channels.crosswise import Crosswise
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.latent.crosswise_anchor import CrosswiseAnchor
from surveyapp.designs.latent.extended_crosswise import ExtendedCrosswise
from surveyapp.designs.latent.item_count import ItemCount
from surveyapp.designs.quantitative.additive_noise import AdditiveNoise
from surveyapp.estimation.means import estimate_mean
from surveyapp.estimation.sampling.linearization import t_quantile
from surveyapp.estimation.sampling.sample_designs import StratifiedSample, stratified
from surveyapp.estimation.sampling.weighted_prevalence import weighted_prevalence
from surveyapp.estimation.sampling.weighted_targets import LatentReports
from surveyapp.estimation.weighting.auxiliary import Margin, auxiliary_matrix
from surveyapp.estimation.weighting.calibration import Distance, calibrated

DRAWN, PEOPLE = 1800, 1e6
REGIONS, SEXES = np.array([0.4, 0.35, 0.25]), np.array([0.52, 0.48])
RESPONDS = np.outer([0.8, 0.5, 0.3], [0.9, 0.5])
"""By region and sex; a product, which two margins make up for."""
TRAIT = np.add.outer([0.05, 0.2, 0.4], [0.0, 0.1])
ADDED = 3
"""Additive noise is one of so many whole numbers from 0, each as likely."""
TRUTH = float(REGIONS @ TRAIT @ SEXES)

Found = tuple[float, float, float, float, float]
"""Unweighted and raked estimate, error, and the ends of the interval."""


def drawn(rng: np.random.Generator) -> tuple[np.ndarray, StratifiedSample]:
    """Return the answer (0: yes) of those who respond, and their sample with raked weights."""
    region = rng.choice(3, DRAWN, p=REGIONS)
    sex = rng.choice(2, DRAWN, p=SEXES)
    there = rng.random(DRAWN) < RESPONDS[region, sex]
    region, sex = region[there], sex[there]
    answers = np.where(rng.random(len(sex)) < TRAIT[region, sex], 0, 1)
    known = (Margin(region, PEOPLE * REGIONS), Margin(sex, PEOPLE * SEXES))
    x, totals = auxiliary_matrix(known, PEOPLE)
    base = np.ones(len(sex))
    weights = calibrated(base, x, totals, Distance.RAKING).weights
    return answers, stratified(weights).calibrated_to(x, base)


def pick(rng: np.random.Generator, rows: np.ndarray) -> np.ndarray:
    return (rng.random((len(rows), 1)) > np.cumsum(rows, axis=1)[:, :-1]).sum(axis=1)


def of_channel(design) -> Callable[[np.random.Generator], Found]:
    rows = np.array(design.channel.rows, dtype=float)

    def survey(rng: np.random.Generator) -> Found:
        answers, sample = drawn(rng)
        reports = pick(rng, rows[answers])
        plain = weighted_prevalence(design.channel, reports, stratified(np.ones(len(reports))))
        made = weighted_prevalence(design.channel, reports, sample).estimates[0]
        ends = made.interval
        return (
            plain.estimates[0].prevalence,
            made.prevalence,
            made.standard_error,
            ends.low,
            ends.high,
        )

    return survey


def of_kinds(design) -> Callable[[np.random.Generator], Found]:
    nothing = dict.fromkeys(design.assumed_shares, Fraction(4, 5))
    kinds = np.array([[float(v) for v in design.class_shares(a, nothing)] for a in (0, 1)])
    tables = [np.array(channel.rows, dtype=float) for channel in design.channels]
    starts = np.cumsum([0, *(table.shape[1] for table in tables)])
    target = design.targets[0]

    def survey(rng: np.random.Generator) -> Found:
        answers, sample = drawn(rng)
        kind = pick(rng, kinds[answers])
        place = rng.choice(len(tables), len(kind), p=[float(s) for s in design.sample_shares])
        reports = np.empty(len(kind), dtype=int)
        for g, table in enumerate(tables):
            reports[place == g] = starts[g] + pick(rng, table[kind])[place == g]
        plain = LatentReports.of(design, reports, stratified(np.ones(len(kind))))
        made = LatentReports.of(design, reports, sample)
        value, scores = made.linearized(target)
        error = math.sqrt(made.reports.covariance(scores[:, None])[0, 0])
        half = t_quantile(0.95, made.reports.freedom) * error
        return plain.linearized(target)[0], value, error, value - half, value + half

    return survey


def of_numbers(design) -> Callable[[np.random.Generator], Found]:
    def survey(rng: np.random.Generator) -> Found:
        answers, sample = drawn(rng)
        reports = np.where(answers == 0, 1.0, 0.0) + rng.integers(0, ADDED, len(answers))
        plain = estimate_mean(design, reports)
        made = estimate_mean(design, reports, sample=sample)
        ends = made.interval
        return plain.value, made.value, made.standard_error, ends.low, ends.high

    return survey


DESIGNS = {
    "two_coins": of_channel(TwoCoins()),
    "forced_response": of_channel(ForcedResponse(p_truth="3/4", p_yes="1/8")),
    "crosswise": of_channel(Crosswise(p="1/6")),
    "k_rr": of_channel(KRR(k=3, p_truth="1/2")),
    "extended_crosswise": of_kinds(ExtendedCrosswise(p=Fraction(1, 6))),
    "crosswise_anchor": of_kinds(CrosswiseAnchor(p=Fraction(3, 20), p_anchor=Fraction(3, 20))),
    "item_count": of_kinds(ItemCount(items=3)),
    "additive_noise": of_numbers(AdditiveNoise(added="0, 1, 2", minimum=0, maximum=1)),
}


def check(name: str, surveys: int) -> None:
    rng = np.random.default_rng(22)
    found = np.array([DESIGNS[name](rng) for _ in range(surveys)])
    plain, raked, error = found[:, :3].mean(axis=0)
    spread = float(found[:, 1].std(ddof=1))
    coverage = float(np.mean((found[:, 3] <= TRUTH) & (found[:, 4] >= TRUTH)))
    print(
        f"{name:20} truth {TRUTH:.4f} unweighted {plain:.4f} raked {raked:.4f} error {error:.4f} "
        f"against {spread:.4f} coverage {coverage:.3f}"
    )
    noise = 4 * spread / math.sqrt(surveys)
    assert abs(raked - TRUTH) < noise
    assert plain < TRUTH - noise
    # the variance of an estimated variance of normal estimates is 2/(surveys − 1) of its square
    assert error == pytest.approx(spread, rel=2 * math.sqrt(2 / surveys) + 0.03)
    assert coverage >= 0.93 - 3 * math.sqrt(0.05 * 0.95 / surveys) * (surveys < 1000)


def test_the_linearized_error_of_raked_two_coins_is_the_one_that_is_seen() -> None:
    rng = np.random.default_rng(22)
    found, errors = [], []
    for _ in range(150):
        answers, sample = drawn(rng)
        coins = rng.integers(0, 2, (2, len(answers)))
        yes = np.where(coins[0] == 0, answers == 0, coins[1] == 0)
        values = 2.0 * yes - 0.5
        shares = sample.weights / sample.weights.sum()
        estimate = float(shares @ values)
        variance = sample.variance(shares * (values - estimate))
        assert variance is not None
        found.append(estimate)
        errors.append(math.sqrt(variance))
    spread = float(np.std(found, ddof=1))
    assert np.mean(found) == pytest.approx(TRUTH, abs=4 * spread / math.sqrt(150))
    assert np.mean(errors) == pytest.approx(spread, rel=4 / math.sqrt(2 * 149))


@pytest.mark.slow
@pytest.mark.parametrize("name", DESIGNS)
def test_raked_estimates_are_unbiased_and_their_intervals_hold(name: str) -> None:
    check(name, 1000)
