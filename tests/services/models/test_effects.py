"""Average effects and odds ratios of any model, with intervals from what was released."""

from __future__ import annotations

import json
import math

import numpy as np
import pytest

from surveyapp.learning.base.class_counts import cell_layout
from surveyapp.learning.base.model_card import ModelCard, model_from_json, model_to_json
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.auto import Auto
from surveyapp.learning.central.candidates import Candidates
from surveyapp.learning.central.dp_id3 import DPID3
from surveyapp.learning.central.naive_bayes import NaiveBayes
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.central.registry import CLASSIFIERS
from surveyapp.learning.decision_tree import DecisionTree
from surveyapp.learning.models.flat_tree import LEAF, TreeBuilder, values_by_column
from surveyapp.services.models.effects import HELD, KEYS, effects, remarks_on_effects, typical_rows

USED = Attribute("used", ("no", "yes"), can_be_missing=False)
LABEL = Attribute("sick", ("no", "yes"), can_be_missing=False)
FEATURES = (USED, Attribute("region", ("n", "s", "w")), Attribute("age", ("a", "b")))
CARD = ModelCard("people", 2000, 1.0)
TABLE = {("no", "no"): 1400, ("no", "yes"): 600, ("yes", "no"): 400, ("yes", "yes"): 600}
"""People by used and sick: an odds ratio of 3.5."""


def fourfold() -> Examples:
    codes, classes = [], []
    for (used, sick), rows in TABLE.items():
        codes += [[USED.levels.index(used)]] * rows
        classes += [LABEL.levels.index(sick)] * rows
    return Examples(
        CodedTable((USED,), np.array(codes, dtype=np.int32)),
        LABEL,
        np.array(classes, dtype=np.int32),
    )


def people(rows: int, seed: int) -> Examples:
    rng = np.random.default_rng(seed)
    codes = np.stack(
        [rng.random(rows) < 0.4, rng.choice(3, rows, p=[0.5, 0.3, 0.2]), rng.random(rows) < 0.5], 1
    ).astype(np.int32)
    odds = -1.2 + 1.3 * codes[:, 0] + 0.6 * (codes[:, 1] == 1) - 0.5 * codes[:, 2]
    classes = (rng.random(rows) < 1 / (1 + np.exp(-odds))).astype(np.int32)
    return Examples(CodedTable(FEATURES, codes), LABEL, classes)


def on_sick(model, card=CARD):
    return {(e.feature, e.level): e for e in effects(model, card) if e.label == "yes"}


def test_the_odds_ratio_of_a_fourfold_table_is_its_cross_product_with_woolfs_interval():
    found = on_sick(NaiveBayes(math.inf).fit(fourfold()))["used", "yes"]
    assert found.reference == "no"
    # the learner's prior is worth a row or two of 3000
    assert found.odds_ratio.value == pytest.approx(3.5, rel=0.02)
    assert found.probability.value == pytest.approx(0.6, abs=0.003)
    assert found.effect.value == pytest.approx(0.3, abs=0.004)
    # Woolf (1955): Σ 1/n; of the difference p(1 − p)/n on either side
    error = 1.96 * math.sqrt(sum(1 / n for n in TABLE.values()))
    width = math.log(found.odds_ratio.high / found.odds_ratio.low)
    assert width == pytest.approx(2 * error, rel=0.2)
    points = 1.96 * math.sqrt(0.6 * 0.4 / 1000 + 0.3 * 0.7 / 2000)
    assert found.effect.high - found.effect.low == pytest.approx(2 * points, rel=0.2)


def test_noise_adds_its_variance_to_that_of_the_people():
    """By the delta method a count n with noise of variance v adds 1/n + v/n² to the log odds ratio."""
    epsilon, widths = 0.06, []
    variance = 2 / epsilon**2
    for seed in range(5):
        model = NaiveBayes(epsilon).fit(fourfold(), SimulatedNoise(np.random.default_rng(seed)))
        # unbiased where the noise does not pull
        model.without_pull = lambda: None
        found = on_sick(model)["used", "yes"]
        widths.append(math.log(found.odds_ratio.high / found.odds_ratio.low))
    expected = 2 * 1.96 * math.sqrt(sum(1 / n + variance / n**2 for n in TABLE.values()))
    without = 2 * 1.96 * math.sqrt(sum(1 / n for n in TABLE.values()))
    assert expected > 1.3 * without
    assert np.mean(widths) == pytest.approx(expected, rel=0.15)


def test_a_row_that_counts_four_times_makes_intervals_twice_as_wide():
    model = NaiveBayes(math.inf).fit(fourfold())
    one, four = (
        on_sick(model, ModelCard("people", 3000, 1.0, row_weights=name, most_weight=most))
        for name, most in (("", 0), ("w", 4))
    )
    widths = [each["used", "yes"].effect for each in (one, four)]
    ratio = (widths[1].high - widths[1].low) / (widths[0].high - widths[0].low)
    assert ratio == pytest.approx(2, rel=0.25)


def test_effects_are_averages_over_rows_with_the_released_shares():
    model = NaiveBayes(math.inf).fit(people(5000, 1))
    shares = [
        given[: len(f.levels)] for given, f in zip(model.level_shares(), FEATURES, strict=True)
    ]
    assert shares[1] == pytest.approx([0.5, 0.3, 0.2], abs=0.03)
    typical = typical_rows(model, 1000).codes
    assert np.bincount(typical[:, 1]) / 1000 == pytest.approx(shares[1] / shares[1].sum(), abs=2e-3)
    # summed over all rows there can be, each as likely as its levels make it
    means = np.zeros(2)
    for region, age in np.ndindex(3, 2):
        rows = np.array([[0, region, age], [1, region, age]], dtype=np.int32)
        chances = model.predict_proba(CodedTable(FEATURES, rows))[:, 1]
        means += chances * shares[1][region] * shares[2][age]
    found = on_sick(model)
    assert found["used", "yes"].effect.value == pytest.approx(means[1] - means[0], abs=0.01)
    odds = means / (1 - means)
    assert found["used", "yes"].odds_ratio.value == pytest.approx(odds[1] / odds[0], rel=0.05)


def test_the_partial_dependence_of_a_tree_is_that_of_its_leaves():
    """A tree that asks for one feature says the class shares of its leaves, whatever the others are."""
    model = DPID3(math.inf).fit(people(5000, 1))
    rows = people(5000, 1)
    used = rows.features.codes[:, 0] == 1
    share = [rows.classes[used == side].mean() for side in (False, True)]
    found = on_sick(model)["used", "yes"]
    assert found.effect.value == pytest.approx(share[1] - share[0], abs=0.03)
    assert found.effect.low < share[1] - share[0] < found.effect.high


def test_weights_of_classes_do_not_change_what_the_features_do():
    plain = on_sick(NaiveBayes(math.inf).fit(people(2000, 1)))
    weighed = on_sick(NaiveBayes(math.inf, balanced=True).fit(people(2000, 1)))
    assert weighed == plain


@pytest.mark.parametrize(
    "kind", [Auto, NaiveBayes, DPID3, RandomForest], ids=lambda kind: kind.method
)
def test_a_model_from_its_file_has_the_same_effects(kind):
    options = {"trees": 2} if kind is RandomForest else {}
    model = kind(2.0, **options).fit(people(300, 1), SimulatedNoise(np.random.default_rng(1)))
    card = ModelCard("people", 2000, 2.0, neighbours="one_more")
    kept = json.loads(json.dumps(model_to_json(model, card)))
    again, _ = model_from_json(kept, "m.json", CLASSIFIERS)
    before, after = effects(model, card), effects(again, card)
    for one, other in zip(before, after, strict=True):
        for name, value in one.record().items():
            assert other.record()[name] == pytest.approx(value, abs=1e-6), name
    assert list(before[0].record()) == list(KEYS)
    assert all(e.effect is None or e.effect.low is not None for e in after)


def test_a_model_without_its_counts_has_effects_and_says_that_they_have_no_intervals():
    model = NaiveBayes(1.0).fit(people(2000, 1), SimulatedNoise(np.random.default_rng(1)))
    model.counts_ = None
    found = effects(model, CARD)
    assert all(e.probability.low is None for e in found)
    assert "have no intervals" in str(remarks_on_effects(model, found)[-1])
    tree = DecisionTree().fit(people(500, 1))
    assert "equally frequent" in str(remarks_on_effects(tree, effects(tree, CARD))[0])


@pytest.mark.parametrize("kind", CLASSIFIERS, ids=lambda kind: kind.learner)
def test_each_learner_says_how_often_its_intervals_held_in_our_own_simulation(kind):
    model = kind(2.0).fit(people(300, 1), SimulatedNoise(np.random.default_rng(1)))
    (said,) = remarks_on_effects(model, effects(model, CARD))
    least, middle, most = HELD[kind.learner]
    assert f"{least} contained the true number at ε 0.3, {middle} at ε 1 and {most} at ε 3" in said
    assert "In our own simulation" in said


def test_what_a_tree_never_asks_for_has_no_interval_and_that_is_said():
    """A certain effect of 0 and an odds ratio of exactly 1 were claimed."""
    model = DPID3(0.3).fit(people(600, 2), SimulatedNoise(np.random.default_rng(1)))
    asks = {FEATURES[place].name for place in model.model_.tree.feature.tolist() if place != LEAF}
    assert 0 < len(asks) < 3
    found = effects(model, CARD)
    for one in found:
        assert one.is_asked == (one.feature in asks)
        for number in filter(None, (one.probability, one.effect, one.odds_ratio)):
            assert (number.low is None, number.high is None) == (not one.is_asked,) * 2
    silent = ", ".join(one.name for one in FEATURES if one.name not in asks)
    said, how_often = remarks_on_effects(model, found)[-2:]
    assert f"The model never asks for {silent}: nothing is known" in said
    assert "In our own simulation" in how_often


def test_trees_that_do_not_ask_for_a_feature_do_not_make_its_interval_narrow():
    """One of eight trees asks for a feature: the mean of their votes has an eighth of its effect."""
    model = RandomForest(math.inf, trees=8, seed=1).fit(people(300, 1))
    shapes = []
    for feature in (0, *(2,) * 7):
        builder = TreeBuilder()
        builder.split(0, feature, cell_layout(FEATURES).width(feature))
        shapes.append(builder.built())
    model.trees_ = tuple(shapes)
    many = people(20_000, 3)
    found = without_noise(model, many)["used", "yes"].effect
    used = many.features.codes[:, 0] == 1
    true = many.classes[used].mean() - many.classes[~used].mean()
    assert true > 0.25
    assert found.value < true / 4
    assert found.low < true < found.high
    # at most twice the bias on either side
    assert found.high - found.value == pytest.approx(1.96 * (true - found.value), rel=0.05)


@pytest.mark.parametrize("epsilon", [2.0, pytest.param(math.inf, marks=pytest.mark.slow)])
def test_the_default_model_follows_from_what_is_kept_of_its_release(epsilon):
    """Drawn again without sampling and noise it would be the model itself, whichever was chosen."""
    noise = SimulatedNoise(np.random.default_rng(3))
    model = Auto(epsilon).fit(people(300, 1), noise)
    rows = typical_rows(model, 50)
    again = model._of(model.released_).predict_proba(rows)
    assert again == pytest.approx(model.predict_proba(rows), abs=1e-12)
    every = Candidates(model.released_).models
    for place in (0, 1, len(every) // 2, -1 % len(every)):
        found = Candidates.model(model.released_, place, 0.0)
        assert found.offsets == pytest.approx(every[place].offsets)
        assert found.linear.weights == pytest.approx(every[place].linear.weights)


def without_noise(model, rows: Examples):
    """Return a forest of the same shapes with the counts of many people."""
    values = values_by_column(cell_layout(FEATURES).placed(rows.features), cell_layout(FEATURES))
    model.counts_ = tuple(
        np.bincount(tree.walk_values(values) * 2 + rows.classes, minlength=2 * len(tree))
        .reshape(-1, 2)
        .astype(np.float64)
        for tree in model.trees_
    )
    model.deviation_ = 0.0
    return on_sick(model)


@pytest.mark.parametrize("kind", [NaiveBayes, RandomForest], ids=lambda kind: kind.method)
@pytest.mark.parametrize(
    ("epsilon", "rounds"),
    [(1.0, 1), *(pytest.param(e, 60, marks=pytest.mark.slow) for e in (0.5, 2.0))],
)
def test_the_intervals_cover_what_the_learner_would_find_in_the_population(kind, epsilon, rounds):
    options = {"seed": 1, "trees": 4} if kind is RandomForest else {}
    many = people(1000 * rounds + 20_000, 99)
    truth = on_sick(NaiveBayes(math.inf).fit(many)) if kind is NaiveBayes else None
    covered = []
    for seed in range(rounds):
        noise = SimulatedNoise(np.random.default_rng(seed))
        model = kind(epsilon, **options).fit(people(2000, 1000 + seed), noise)
        found = on_sick(model)
        true = truth or without_noise(model, many)
        for key, one in found.items():
            if one.effect is not None:
                covered.append(one.effect.low <= true[key].effect.value <= one.effect.high)
                inside = one.odds_ratio.low <= true[key].odds_ratio.value <= one.odds_ratio.high
                covered.append(inside)
    # the effects of one model are not independent: a third as many as there are
    assert np.mean(covered) >= 0.93 - 3 * math.sqrt(0.05 * 0.95 / (len(covered) / 3))
