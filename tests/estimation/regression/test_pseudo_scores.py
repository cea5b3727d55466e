"""Regression on answers that no single channel hides."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.latent.catalogue import LATENT_DESIGNS
from surveyapp.designs.latent.item_count import ItemCount
from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.pseudo_answers import channel_scores, target_scores
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.logistic import Link, RandomizedOutcome, logistic_regression
from surveyapp.estimation.regression.problems import Separated
from surveyapp.estimation.regression.pseudo_scores import ScoredQuestion, regression_on_scores
from surveyapp.estimation.regression.randomized_predictors import linear_regression
from surveyapp.estimation.sampling.sample_designs import stratified

DIRECT = Direct(2).channel
KNOWN = channel_scores(DIRECT)
OF_TRAIT = ("trait: yes", "trait: no")
TRUE = (-0.5, 0.5, 1.0)
each_design = pytest.mark.parametrize("kind", LATENT_DESIGNS, ids=lambda kind: kind.name)


def share(eta):
    return 1 / (1 + np.exp(-eta))


class People:
    """3,000 people with a number x, a trait that goes along with it, and an outcome y, in villages."""

    def __init__(self, rng, n=3000):
        self.village = np.arange(n) // 10
        self.x = rng.normal(size=n)
        self.trait = rng.random(n) < share(0.2 + 0.5 * self.x)
        self.y = rng.random(n) < share(TRUE[0] + TRUE[1] * self.x + TRUE[2] * self.trait)
        self.table = Predictors.of({"x": self.x}, rows=n)
        self.sample = stratified(rng.uniform(1, 2, n), clusters=self.village)

    def outcome(self):
        return ScoredQuestion(("y: yes", "y: no"), KNOWN, 1 - self.y.astype(int), 1)

    def asked(self, design, rng, answers=None):
        """Return the reports to the trait, or to other answers, through a design."""
        answers = self.trait if answers is None else answers
        n, part = len(answers), Fraction(4, 5)
        given = dict.fromkeys(design.assumed_shares, part)
        chances = np.array([[float(v) for v in design.class_shares(a, given)] for a in (0, 1)])
        kind = pick(rng, chances[np.where(answers, 0, 1)])
        sample = rng.choice(len(design.channels), n, p=[float(s) for s in design.sample_shares])
        reports, start = np.empty(n, dtype=int), 0
        for g, channel in enumerate(design.channels):
            rows = np.array(channel.rows, dtype=float)
            reports[sample == g] = start + pick(rng, rows[kind])[sample == g]
            start += rows.shape[1]
        sizes = tuple(np.bincount(sample, minlength=len(design.channels)).tolist())
        scores = target_scores(design, design.shown_targets, sizes)
        return ScoredQuestion(OF_TRAIT, scores, reports, 1)


def pick(rng, rows):
    return (rng.random((len(rows), 1)) > np.cumsum(rows, axis=1)[:, :-1]).sum(axis=1)


@pytest.mark.parametrize("link", [Link.LOGIT, None])
def test_what_is_known_of_each_person_gives_the_usual_regression(link):
    people = People(np.random.default_rng(1), 600)
    trait = ScoredQuestion(OF_TRAIT, KNOWN, 1 - people.trait.astype(int), 1)
    columns = {"x": people.x, "trait": people.trait.astype(float)}
    table = Predictors.of(columns, rows=600)
    if link is None:
        v = people.x + people.trait
        v = v + np.random.default_rng(2).normal(size=600)
        made = regression_on_scores(v, people.table, [trait], sample=people.sample)
        known = linear_regression(v, table, sample=people.sample)
    else:
        made = regression_on_scores(people.outcome(), people.table, [trait], sample=people.sample)
        outcome = RandomizedOutcome.of(DIRECT, 1 - people.y.astype(int))
        known = logistic_regression(outcome, table, sample=people.sample)
    assert made.estimates == pytest.approx(known.estimates, abs=1e-9)
    assert made.standard_errors == pytest.approx(known.standard_errors, rel=1e-9)
    assert made.freedom == known.freedom
    assert [one.term for one in made.coefficients] == ["(intercept)", "x", "trait: yes"]
    assert np.isnan(made.log_likelihood)


@each_design
def test_coefficients_are_those_of_the_people_and_errors_those_seen(kind):
    rng, design = np.random.default_rng(6), kind.from_example()
    found, errors = [], []
    for _ in range(30):
        people = People(rng, 9000)
        made = regression_on_scores(
            people.outcome(), people.table, [people.asked(design, rng)], sample=people.sample
        )
        found.append(made.estimates)
        errors.append(made.standard_errors)
    spread = np.std(found, axis=0, ddof=1)
    assert np.all(np.abs(np.mean(found, axis=0) - TRUE) < 4 * spread / 30**0.5)
    seen = np.sqrt(np.mean(np.square(errors), axis=0))
    # 30 draws tell a standard deviation to 13 %
    assert seen == pytest.approx(spread, rel=0.55)


def test_the_outcome_may_be_hidden_too():
    rng, design = np.random.default_rng(3), ItemCount(items=2)
    found = []
    for _ in range(30):
        people = People(rng, 6000)
        outcome = people.asked(design, rng, people.y)
        warner = Warner(p=Fraction(9, 10)).channel
        told = np.where(rng.random(6000) < 0.9, people.trait, ~people.trait)
        hidden = ScoredQuestion(OF_TRAIT, channel_scores(warner), 1 - told.astype(int), 1)
        found.append(regression_on_scores(outcome, people.table, [hidden]).estimates)
    errors = np.std(found, axis=0, ddof=1) / 30**0.5
    assert np.all(np.abs(np.mean(found, axis=0) - TRUE) < 4 * errors)


def test_clustered_errors_are_those_of_villages_left_out_in_turn():
    rng, design = np.random.default_rng(12), ItemCount(items=1)
    people = People(rng, 1500)
    trait, weights = people.asked(design, rng), people.sample.weights
    made = regression_on_scores(people.outcome(), people.table, [trait], sample=people.sample)
    without = []
    for village in range(150):
        kept = stratified(np.where(people.village == village, 0, weights))
        fit = regression_on_scores(people.outcome(), people.table, [trait], sample=kept)
        without.append(fit.estimates)
    jackknife = 149 / 150 * np.sum((np.array(without) - np.mean(without, axis=0)) ** 2, axis=0)
    assert made.standard_errors == pytest.approx(np.sqrt(jackknife), rel=0.06)


def test_rows_that_count_for_several_are_as_many_rows():
    rng = np.random.default_rng(4)
    x, trait, y = (np.arange(8) // by % 2 for by in (1, 2, 4))
    times = rng.integers(40, 60, 8)
    apart = np.repeat(np.arange(8), times)
    warner = channel_scores(Warner(p=Fraction(9, 10)).channel)

    def fitted(rows, counts):
        return regression_on_scores(
            ScoredQuestion(("y: yes", "y: no"), KNOWN, y[rows], 1),
            Predictors.of({"x": x[rows].astype(float)}, rows=len(rows), counts=counts),
            [ScoredQuestion(OF_TRAIT, warner, trait[rows], 1)],
        )

    together, single = fitted(np.arange(8), times.astype(float)), fitted(apart, None)
    assert together.estimates == pytest.approx(single.estimates, abs=1e-9)
    assert together.standard_errors == pytest.approx(single.standard_errors, rel=1e-9)
    assert together.n == single.n == times.sum()


def test_what_cannot_be_fitted_is_said():
    rng = np.random.default_rng(9)
    people = People(rng, 400)
    trait = people.asked(ItemCount(items=1), rng)
    alone = ScoredQuestion(OF_TRAIT, trait.scores, np.where(trait.reports < 2, 0, -1), 1)
    with pytest.raises(UserProblem, match="Nobody is in one of the combinations of samples"):
        regression_on_scores(people.outcome(), people.table, [alone])
    with pytest.raises(UserProblem, match="the same"):
        regression_on_scores(np.ones(400), people.table, [trait])
    short = ScoredQuestion(OF_TRAIT, trait.scores, trait.reports[:9], 1)
    with pytest.raises(UserProblem, match="9"):
        regression_on_scores(people.outcome(), people.table, [short])
    with pytest.raises(UserProblem, match="9"):
        regression_on_scores(np.ones(9), people.table, [trait])
    known = ScoredQuestion(OF_TRAIT, KNOWN, 1 - people.trait.astype(int), 1)
    same = ScoredQuestion(("y: yes", "y: no"), KNOWN, 1 - people.trait.astype(int), 1)
    with pytest.raises(Separated, match="trait: yes"):
        regression_on_scores(same, people.table, [known])
