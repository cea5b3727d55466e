"""Two groups asked with a design of two samples, drawn in clusters that both have people in."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.latent.cheater_detection import CheaterDetection
from surveyapp.estimation.comparison.latent_groups import LatentGroup, LatentGroupPair
from surveyapp.estimation.comparison.two_groups import _hybrid_interval
from surveyapp.estimation.sampling.sample_designs import stratified

DESIGN = CheaterDetection((Fraction(1, 4), Fraction(3, 4)))
CLUSTERS = np.repeat(np.arange(50), 24)
SECOND = np.arange(len(CLUSTERS)) % 3 == 0


def reports() -> np.ndarray:
    """Return reports that clusters share, so that the groups' estimates covary."""
    rng = np.random.default_rng(3)
    chance = np.clip(rng.normal(0.45, 0.25, 50), 0.02, 0.98)[CLUSTERS]
    says_no = rng.random(len(CLUSTERS)) > chance
    return 2 * (np.arange(len(CLUSTERS)) % 2) + says_no


def compared(codes: np.ndarray, weights: np.ndarray) -> LatentGroupPair:
    sample = stratified(weights, clusters=CLUSTERS)
    first, second = (
        LatentGroup.of(DESIGN, codes, members & (weights > 0), sample)
        for members in (~SECOND, SECOND)
    )
    return LatentGroupPair(first, second)


def test_the_error_of_a_difference_is_that_of_leaving_out_each_cluster() -> None:
    codes, weights = reports(), np.random.default_rng(4).uniform(1, 3, len(CLUSTERS))
    pair = compared(codes, weights)
    found = pair.difference()
    left = [
        compared(codes, np.where(one == CLUSTERS, 0.0, weights)).difference().difference
        for one in range(50)
    ]
    jackknifed = math.sqrt(49 / 50 * np.sum((np.array(left) - np.mean(left)) ** 2))
    assert found.standard_error == pytest.approx(jackknifed, rel=0.05)
    covariance = pair.covariance(0)
    assert covariance == pytest.approx(LatentGroupPair(pair.second, pair.first).covariance(0))
    one, other = (group.estimate(0, None, 0.95) for group in (pair.first, pair.second))
    correlation = float(covariance or 0) / (one.standard_error or 1) / (other.standard_error or 1)
    assert 0.2 < correlation < 1
    assert found.interval == _hybrid_interval(one, other, 0.95, correlation)
