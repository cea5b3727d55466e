"""Designs of several samples or kinds of people in complex samples: unbiased, with the variance that is seen.

Each survey has two strata of 30 drawn clusters with 10 people, who are alike within clusters; people with the
trait had half of the chance to be drawn, which their weight of 2 makes up for. A subset runs always, all
designs at two prevalences with ``slow``. Tolerances are four Monte-Carlo standard errors, and for the
variance 5 % more for what linearization leaves in samples of this size.
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.latent.arms import DirectArm, NegatedHalf
from surveyapp.designs.latent.catalogue import LATENT_DESIGNS
from surveyapp.designs.latent.crosswise_anchor import CrosswiseAnchor
from surveyapp.designs.latent.item_count import ItemCount
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.estimation.means import estimate_two_means
from surveyapp.estimation.sampling.sample_designs import stratified
from surveyapp.estimation.sampling.weighted_targets import LatentReports

CLUSTERS, PEOPLE = 60, 10
N = CLUSTERS * PEOPLE
CLUSTER = np.repeat(np.arange(CLUSTERS), PEOPLE)
STRATUM = CLUSTER % 2
LEAN = np.array([0.5, 1.0, 1.5])
"""What the prevalence of a cluster is multiplied by, each as likely."""
WARNER = Warner(p=Fraction(4, 5))
EVERY = (
    *(kind.from_example() for kind in LATENT_DESIGNS),
    DirectArm(WARNER, Fraction(1, 4)),
    NegatedHalf(WARNER),
)
SOME = (
    ItemCount(items=2),
    CrosswiseAnchor(p=Fraction(3, 20), p_anchor=Fraction(3, 20)),
)
NUISANCE = Fraction(4, 5)


def pick(rng, rows):
    return (rng.random((len(rows), 1)) > np.cumsum(rows, axis=1)[:, :-1]).sum(axis=1)


def drawn(rng, prevalence):
    """Return who has the trait, and how all were drawn."""
    trait = rng.random(N) < prevalence * rng.choice(LEAN, CLUSTERS)[CLUSTER]
    kept = ~trait | (rng.random(N) < 1 / 2)
    weights = np.where(kept, np.where(trait, 2.0, 1.0), 0.0)
    return trait, stratified(weights, strata=STRATUM, clusters=CLUSTER)


def reported(design, rng, trait):
    """Return each person's report among those of all samples."""
    given = dict.fromkeys(design.assumed_shares, NUISANCE)
    kinds = np.array([[float(v) for v in design.class_shares(a, given)] for a in (0, 1)])
    kind = pick(rng, kinds[np.where(trait, 0, 1)])
    sample = rng.choice(len(design.channels), N, p=[float(s) for s in design.sample_shares])
    reports, start = np.empty(N, dtype=int), 0
    for g, channel in enumerate(design.channels):
        rows = np.array(channel.rows, dtype=float)
        reports[sample == g] = start + pick(rng, rows[kind])[sample == g]
        start += rows.shape[1]
    return reports


def check(found, variances, truth, surveys):
    spread = np.var(found, ddof=1)
    assert abs(np.mean(found) - truth) < 4 * math.sqrt(spread / surveys)
    # the variance of an estimated variance of normal estimates is 2/(surveys − 1) of its square
    assert np.mean(variances) == pytest.approx(spread, rel=4 * math.sqrt(2 / (surveys - 1)) + 0.05)


def simulated(design, prevalence, surveys, *, of_group=False):
    rng = np.random.default_rng([surveys, int(100 * prevalence), len(design.channels)])
    target = design.targets[0]
    found, variances = [], []
    for _ in range(surveys):
        trait, sample = drawn(rng, prevalence)
        domain = rng.random(N) < 0.6 if of_group else None
        made = LatentReports.of(design, reported(design, rng, trait), sample, domain)
        value, scores = made.linearized(target)
        found.append(value)
        variances.append(made.reports.covariance(scores[:, None])[0, 0])
    shares = (
        Fraction(prevalence).limit_denominator(100),
        1 - Fraction(prevalence).limit_denominator(100),
    )
    given = dict.fromkeys(design.assumed_shares, NUISANCE)
    check(found, variances, float(design.target_shares(shares, given)[target.name]), surveys)


@pytest.mark.parametrize("design", SOME, ids=lambda design: design.name)
def test_an_item_count_and_an_anchored_question_are_unbiased(design):
    simulated(design, 0.3, 150)


@pytest.mark.slow
@pytest.mark.parametrize("prevalence", [0.1, 0.4])
@pytest.mark.parametrize("design", EVERY, ids=lambda design: design.name)
def test_every_design_is_unbiased_with_weights_strata_and_clusters(design, prevalence):
    simulated(design, prevalence, 400)


@pytest.mark.slow
@pytest.mark.parametrize("design", EVERY, ids=lambda design: design.name)
def test_every_design_is_unbiased_in_a_group(design):
    simulated(design, 0.4, 400, of_group=True)


@pytest.mark.slow
@pytest.mark.parametrize("prevalence", [0.1, 0.4])
def test_two_means_of_numbers_are_unbiased(prevalence):
    design = GreenbergQuantitative(p_truth_1=Fraction(7, 10), p_truth_2=Fraction(3, 10))
    rng, surveys = np.random.default_rng(5), 400
    found, variances = [], []
    for _ in range(surveys):
        trait, weighted = drawn(rng, prevalence)
        sample = rng.integers(1, 3, N)
        asked = rng.random(N) < np.where(sample == 1, 0.7, 0.3)
        hours = np.where(asked, 10.0 * trait + rng.integers(0, 5, N), rng.integers(0, 21, N))
        made = estimate_two_means(design, hours, sample, sample=weighted).sensitive
        found.append(made.value)
        variances.append(made.standard_error**2)
    check(found, variances, 10 * prevalence + 2, surveys)
