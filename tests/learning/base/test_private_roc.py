"""The area under the ROC curve from a noisy histogram."""

from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.learning.base.evaluation import roc
from surveyapp.learning.base.noise import SimulatedNoise, VettedNoise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.private_roc import BINS, area_of, public_thresholds, release_area
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.naive_bayes import NaiveBayes

FEATURES = tuple(Attribute(name, tuple("abcd")) for name in "uvwxyz")
LABEL = Attribute("class", ("no", "yes"))


def people(rows: int, seed: int) -> Examples:
    """Return rows of which three features move the log odds of a class that a third has."""
    rng = np.random.default_rng(seed)
    codes = rng.integers(0, 4, (rows, 6)).astype(np.int32)
    odds = -1.2 + 1.6 * (codes[:, 0] == 0) + 1.2 * (codes[:, 1] > 1) - 1.4 * (codes[:, 2] == 3)
    classes = (rng.random(rows) < 1 / (1 + np.exp(-odds))).astype(np.int32)
    return Examples(CodedTable(FEATURES, codes), LABEL, classes)


@pytest.fixture(scope="module")
def model() -> NaiveBayes:
    return NaiveBayes(math.inf).fit(people(3000, 1))


def exact_area(model: NaiveBayes, rows: Examples) -> float:
    return roc(model.predict_proba(rows.features)[:, 1], rows.classes == 1).area


def test_without_noise_it_is_the_exact_area_and_newcombes_interval(model):
    rows = people(400, 2)
    found = release_area(model, rows, PrivacyAccount(math.inf), 1)
    area = exact_area(model, rows)
    assert found.value == pytest.approx(area)
    own = int((rows.classes == 1).sum())
    for end in (found.low, found.high):
        # Newcombe (2006), method 5: |area - θ| = z·√V(θ) with N* = (m + n)/2 - 1
        spread = (400 / 2 - 1) * ((1 - end) / (2 - end) + end / (1 + end))
        variance = end * (1 - end) * (1 + spread) / (own * (400 - own))
        assert abs(area - end) == pytest.approx(1.959964 * math.sqrt(variance), rel=1e-5)


def test_perfect_scores_have_an_interval_that_does_not_collapse():
    found = area_of(np.array([[20.0, 0.0], [0.0, 20.0]]), 0.0)
    assert (found.value, found.high) == (1.0, 1.0)
    assert 0.8 < found.low < 0.95


def test_pairs_in_one_bin_are_ordered_wrongly_at_one_end_and_rightly_at_the_other():
    counts = np.array([[500.0, 300.0], [300.0, 900.0]])
    ties, binned = area_of(counts, 0.0), area_of(counts, 0.0, is_binned=True)
    shared = (500 * 300 + 300 * 900) / (800 * 1200)
    assert binned.value == ties.value
    assert (ties.low - binned.low) == pytest.approx(shared / 2, abs=0.02)
    assert (binned.high - ties.high) == pytest.approx(shared / 2, abs=0.02)


def test_the_variance_of_the_noise_is_what_draws_of_it_show():
    exact = np.outer([1, 1], np.linspace(40, 5, 16))
    exact[1] = exact[1][::-1] / 2
    noise = SimulatedNoise(np.random.default_rng(1))
    epsilon, areas, widths = 0.5, [], []
    for _ in range(1500):
        noisy = noise.counts(exact.round(), epsilon)
        found = area_of(noisy, 2 * math.exp(-epsilon) / (1 - math.exp(-epsilon)) ** 2)
        areas.append(found.value)
        widths.append(found.high - found.low)
    alone = area_of(exact.round(), 0.0)
    # of the mean interval the part that noise adds, in variances
    added = (np.mean(widths) / 3.92) ** 2 - ((alone.high - alone.low) / 3.92) ** 2
    assert math.sqrt(added) == pytest.approx(np.std(areas), rel=0.15)
    assert np.mean(areas) == pytest.approx(alone.value, abs=0.01)


def test_thresholds_follow_from_the_model_and_its_domains_alone(model):
    cuts = public_thresholds(model, 1)
    assert len(cuts) == BINS - 1
    assert (np.diff(cuts) > 0).all()
    assert (public_thresholds(model, 1) == cuts).all()
    # a frequent score is not cut away from its own: few different scores have a bin each
    one = NaiveBayes(math.inf).fit(
        Examples(
            CodedTable(FEATURES[:1], people(500, 3).features.codes[:, :1]),
            LABEL,
            people(500, 3).classes,
        )
    )
    assert len(public_thresholds(one, 1)) == 3


def test_too_few_rows_for_the_noise_tell_nothing(model):
    found = release_area(model, people(20, 4), PrivacyAccount(0.05), 1)
    assert (found.value, found.low, found.high) == (0.5, 0.0, 1.0)


def test_what_it_costs_is_all_that_the_account_has(model):
    account = PrivacyAccount(0.7, VettedNoise())
    release_area(model, people(50, 4), account, 1)
    assert account.left == 0


@pytest.mark.parametrize(
    ("epsilon", "rounds"), [(1.0, 40), pytest.param(0.4, 1000, marks=pytest.mark.slow)]
)
def test_the_interval_covers_the_area_of_the_population(model, epsilon, rounds):
    true = exact_area(model, people(100_000, 5))
    noise = SimulatedNoise(np.random.default_rng(6))
    found = [
        release_area(model, people(500, 100 + seed), PrivacyAccount(epsilon, noise), 1)
        for seed in range(rounds)
    ]
    covered = np.mean([one.low <= true <= one.high for one in found])
    assert covered >= 0.95 - 3 * math.sqrt(0.05 * 0.95 / rounds)
    # and it says something
    assert np.mean([one.high - one.low for one in found]) < 0.45
