"""What a model looks like, on the desk and from a terminal."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.auto import Auto
from surveyapp.learning.central.dp_id3 import DPID3
from surveyapp.learning.central.naive_bayes import NaiveBayes
from surveyapp.learning.decision_tree import DecisionTree
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.local.simulation import (
    designs_for_even_epsilon,
    simulate_bundles,
    simulate_one_by_one,
)
from surveyapp.learning.local.tree import LocalTree
from surveyapp.services.models.effects import effects, remarks_on_effects
from surveyapp.services.models.model_inspection import majority_warnings, rules, tree_shape

FEATURES = (Attribute("used", ("no", "yes")), Attribute("region", ("north", "south")))
LABEL = Attribute("sick", ("no", "yes"))
TRUE = {"no": 0.9, "yes": 0.6}
"""Share without use in each class: far from even in both, which weights alone do not tell."""


def people(rows: int, seed: int = 1) -> Examples:
    rng = np.random.default_rng(seed)
    sick = (rng.random(rows) < 0.3).astype(np.int32)
    used = rng.random(rows) >= np.where(sick == 1, TRUE["yes"], TRUE["no"])
    codes = np.stack([used, rng.random(rows) < 0.5], axis=1).astype(np.int32)
    return Examples(CodedTable(FEATURES, codes), LABEL, sick)


def without_use(model, card):
    return {e.label: e for e in effects(model, card) if (e.feature, e.level) == ("used", "no")}


def test_the_effects_of_a_central_naive_bayes_are_the_shares_in_each_class():
    model = NaiveBayes(math.inf).fit(people(20_000))
    for name, effect in without_use(model, ModelCard("people", 20_000, math.inf)).items():
        assert effect.share == pytest.approx(TRUE[name], abs=0.02)
        size = 20_000 * (0.3 if name == "yes" else 0.7)
        error = math.sqrt(TRUE[name] * (1 - TRUE[name]) / size)
        assert effect.high - effect.low == pytest.approx(2 * 1.96 * error, rel=0.05)


def test_noise_widens_the_bounds_so_that_they_hold_the_truth():
    found = []
    for seed in range(40):
        noise = SimulatedNoise(np.random.default_rng(seed))
        model = NaiveBayes(0.05).fit(people(3000, seed), noise)
        for name, effect in without_use(model, ModelCard("people", 3000, 0.05)).items():
            found.append(effect.low <= TRUE[name] <= effect.high)
    assert np.mean(found) > 0.95 - 3 * math.sqrt(0.95 * 0.05 / len(found))


def test_the_effects_of_a_local_naive_bayes_have_bounds_too():
    reports = simulate_bundles(people(20_000), 3, np.random.default_rng(2))
    model = LocalNaiveBayes().fit(reports)
    for name, effect in without_use(
        model, ModelCard("reports", 20_000, 3, neighbours="local")
    ).items():
        assert effect.low < effect.share < effect.high
        assert effect.low <= TRUE[name] <= effect.high
    (remark,) = remarks_on_effects(model, effects(model, ModelCard("reports", 20_000, 3)))
    assert "not unbiased estimates" in str(remark)


def test_shares_of_a_central_model_need_no_remark():
    model = NaiveBayes(math.inf).fit(people(200))
    assert remarks_on_effects(model, effects(model, ModelCard("people", 200, math.inf))) == ()


def test_the_tree_of_the_default_learner_shows_the_shares_of_the_rows_in_each_leaf():
    """Sick are those where exactly one is yes: .1 or .9 in the leaves, but .5 by each question alone."""
    rng = np.random.default_rng(3)
    codes = rng.integers(0, 2, (4000, 2)).astype(np.int32)
    sick = (codes[:, 0] ^ codes[:, 1]) ^ (rng.random(4000) < 0.1)
    rows = Examples(CodedTable(FEATURES, codes), LABEL, sick.astype(np.int32))
    shape = tree_shape(Auto(4.0).fit(rows, SimulatedNoise(np.random.default_rng(1))))
    assert shape is not None
    leaves = [leaf for _, child in shape.branches for _, leaf in child.branches]
    assert [leaf.says for leaf in leaves] == ["no", "yes", "yes", "no"]
    # the naive Bayes, which says a half, has a say besides
    assert [leaf.share for leaf in leaves] == pytest.approx([0.9] * 4, abs=0.06)


def test_a_tree_has_rules_and_naive_bayes_has_none():
    rows = people(500)
    tree = DecisionTree(pruning="none").fit(rows)
    assert set(rules(tree)) == {"no", "yes"}
    shape = tree_shape(tree)
    assert shape is not None
    assert shape.depth > 0
    assert rules(NaiveBayes(1.0).fit(rows, SimulatedNoise(np.random.default_rng(1)))) == {}


def holds(rule, row):
    return all(row[one.feature] in one.levels for one in rule.conditions)


def every_row(model, *, with_missing):
    """Return each combination of levels, coded, and as a row of words."""
    own = [[*range(len(one.levels)), *([-1] if with_missing else [])] for one in model.features_]
    codes = np.array(list(product(*own)), dtype=np.int32)
    words = [
        {
            one.name: "(missing)" if code < 0 else one.levels[code]
            for one, code in zip(model.features_, row, strict=True)
        }
        for row in codes
    ]
    return CodedTable(model.features_, codes), words


def two_causes(rows: int) -> Examples:
    rng = np.random.default_rng(5)
    codes = rng.integers(0, 2, (rows, 2)).astype(np.int32)
    sick = (codes[:, 0] & codes[:, 1]).astype(np.int32)
    return Examples(CodedTable(FEATURES, codes), LABEL, sick)


def test_the_rules_of_a_private_tree_are_what_it_predicts_also_where_something_is_missing():
    model = DPID3(4.0).fit(two_causes(4000), SimulatedNoise(np.random.default_rng(3)))
    found = rules(model)
    assert next(str(rule) for rule in found["yes"].rules).startswith("used = yes")
    table, words = every_row(model, with_missing=True)
    for place, own in enumerate(found.values()):
        assert all(rule.rows is None for rule in own.rules)  # no count of the table goes with them
        said = [any(holds(rule, row) for rule in own.rules) for row in words]
        assert said == (model.predict(table) == place).tolist()


def test_the_rules_of_a_tree_of_reports_are_what_it_predicts():
    people_ = two_causes(4000)
    rng = np.random.default_rng(4)
    features, label = simulate_one_by_one(
        people_, designs_for_even_epsilon(people_, Fraction(18)), rng
    )
    model = LocalTree().fit(features, label)
    table, words = every_row(model, with_missing=False)
    found = rules(model)
    assert [str(rule) for rule in found["yes"].rules] == ["used = yes and region = south"]
    for place, own in enumerate(found.values()):
        said = [any(holds(rule, row) for rule in own.rules) for row in words]
        assert said == (model.predict(table) == place).tolist()


def test_where_nothing_tells_the_default_learner_falls_back_to_the_largest_class_and_says_so():
    """People of whom a fifth are sick, whatever they use and wherever they live."""
    rng = np.random.default_rng(8)
    codes = rng.integers(0, 2, (600, 2)).astype(np.int32)
    sick = (rng.random(600) < 0.2).astype(np.int32)
    rows = Examples(CodedTable(FEATURES, codes), LABEL, sick)
    model = Auto(2.0).fit(rows, SimulatedNoise(np.random.default_rng(1)))
    assert set(model.predict(rows.features).tolist()) == {0}
    told = [str(warning) for warning in majority_warnings(model, ModelCard("people", 600, 2.0))]
    assert told == [
        "The model predicts no whatever the features are, so it is no better than always saying no."
    ]
    # it ranks all the same
    assert len(np.unique(model.predict_proba(rows.features)[:, 1])) == 4


@pytest.mark.parametrize(
    ("accuracy", "low", "says"),
    [
        (0.70, 0.61, "which is no better than always saying the most frequent class (70.0 %)"),
        (0.74, 0.69, "It is not certain that the model does better"),
        (0.74, 0.70, "the most frequent class (70.0 %): the interval of its accuracy includes"),
        (0.74, 0.71, None),
    ],
)
def test_a_lead_over_the_most_frequent_class_that_may_be_noise_is_said_in_one_sentence(
    accuracy, low, says
):
    model = DecisionTree().fit(two_causes(600))
    card = ModelCard("people", 600, 1.0, accuracy, low, 0.8, majority=0.7)
    said = [str(one) for one in majority_warnings(model, card)]
    if says is None:
        assert said == []
    else:
        assert len(said) == 1
        assert says in said[0]
