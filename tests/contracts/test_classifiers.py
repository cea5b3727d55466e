"""What every learner of a central table promises; a new one is tested on arrival."""

from __future__ import annotations

import json
import math
import re

import numpy as np
import pytest

from surveyapp.cli import main
from surveyapp.errors import UserProblem
from surveyapp.learning.base.model_card import ModelCard, model_from_json, model_to_json
from surveyapp.learning.base.noise import Neighbours, SimulatedNoise, VettedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.registry import CLASSIFIERS
from surveyapp.services.models.learners import LEARNERS

every_classifier = pytest.mark.parametrize("kind", CLASSIFIERS, ids=lambda kind: kind.method)


def made(rows: int = 600, seed: int = 3) -> Examples:
    rng = np.random.default_rng(seed)
    features = tuple(Attribute(name, ("a", "b", "c")) for name in ("one", "two", "three"))
    codes = rng.integers(-1, 3, (rows, 3)).astype(np.int32)
    classes = np.where(rng.random(rows) < 0.9, codes[:, 0] == 0, codes[:, 1] == 1)
    return Examples(
        CodedTable(features, codes), Attribute("class", ("no", "yes")), classes.astype(np.int32)
    )


class Prices:
    """Noise that is none, and notes what each row has paid for.

    With one row in the table, a count or a choice that the row takes part in is one on its path.
    """

    neighbours = Neighbours.ONE_MORE

    def __init__(self) -> None:
        self.spent = 0.0

    def counts(self, true, epsilon):
        if true.any():
            self.spent += epsilon
        return np.asarray(true, dtype=np.float64)

    def choice(self, scores, epsilon, width):
        self.spent += epsilon
        return int(np.argmax(scores))


@every_classifier
def test_fit_returns_itself_and_changes_no_input(kind):
    examples = made()
    codes, classes = examples.features.codes.copy(), examples.classes.copy()
    model = kind(1.0)
    assert model.fit(examples) is model
    assert (examples.features.codes == codes).all()
    assert (examples.classes == classes).all()


@every_classifier
@pytest.mark.parametrize("epsilon", [0.1, 1.0, 7.0])
def test_fit_spends_exactly_its_epsilon(kind, epsilon):
    assert kind(epsilon).fit(made()).spent_ == pytest.approx(epsilon, rel=1e-12)


@every_classifier
def test_no_row_pays_more_than_epsilon(kind):
    prices = Prices()
    kind(1.0).fit(made().rows(np.array([5])), prices)
    assert prices.spent <= 1 + 1e-12


@every_classifier
def test_probabilities_sum_to_one_and_follow_the_classes(kind):
    model = kind(2.0).fit(made(), SimulatedNoise(np.random.default_rng(1)))
    chances = model.predict_proba(made(50, 4).features)
    assert chances.shape == (50, 2)
    assert chances.sum(axis=1) == pytest.approx(1)
    assert (chances >= 0).all()


@every_classifier
def test_it_nears_its_non_private_twin_as_epsilon_grows(kind):
    examples, fresh = made(4000), made(500, 9)
    options = {"seed": 1} if kind.method == "forest" else {}
    twin = kind(math.inf, **options).fit(examples).predict_proba(fresh.features)
    off = []
    for epsilon in (0.1, 1e5):
        noise = SimulatedNoise(np.random.default_rng(2))
        chances = kind(epsilon, **options).fit(examples, noise).predict_proba(fresh.features)
        off.append(np.abs(chances - twin).mean())
    assert off[1] < 0.02
    assert off[1] < off[0]


@every_classifier
def test_it_beats_the_majority_class_where_epsilon_is_ample(kind):
    fresh = made(1000, 9)
    model = kind(20.0, **({"seed": 1} if kind.method == "forest" else {})).fit(made(4000))
    majority = np.bincount(fresh.classes).max() / len(fresh)
    assert (model.predict(fresh.features) == fresh.classes).mean() > majority + 0.05


@every_classifier
def test_equal_noise_gives_equal_models(kind):
    options = {"seed": 1} if kind.method == "forest" else {}
    models = [
        kind(1.0, **options).fit(made(), SimulatedNoise(np.random.default_rng(7))) for _ in range(2)
    ]
    assert models[0].parameters() == models[1].parameters()


@every_classifier
def test_vetted_noise_is_new_each_time(kind):
    options = {"seed": 1} if kind.method == "forest" else {}
    first, second = (kind(0.5, **options).fit(made(), VettedNoise()) for _ in range(2))
    assert first.parameters() != second.parameters()


@every_classifier
def test_a_kept_model_predicts_the_same(kind):
    model = kind(1.0).fit(made())
    kept = json.loads(json.dumps(model_to_json(model, ModelCard("made", 600, 1.0, 0.9))))
    again, card = model_from_json(kept, "model.json", CLASSIFIERS)
    fresh = made(200, 5).features
    assert again.predict_proba(fresh) == pytest.approx(model.predict_proba(fresh), abs=1e-6)
    assert card == ModelCard("made", 600, 1.0, 0.9)


@every_classifier
def test_balanced_classes_weigh_by_the_released_shares_and_cost_nothing(kind):
    """A prior shift multiplies the odds by the weights' ratio, whatever the learner."""
    options = {"seed": 1} if kind.method == "forest" else {}
    plain, balanced, weighed = (
        kind(2.0, **options, **more).fit(made(), SimulatedNoise(np.random.default_rng(1)))
        for more in ({}, {"balanced": True}, {"class_weight": {"yes": 5.0}})
    )
    assert plain.parameters() == balanced.parameters()
    assert balanced.spent_ == plain.spent_
    shares = balanced.class_shares_
    no, yes = balanced.class_weights_
    assert yes / no == pytest.approx(shares[0] / shares[1], rel=1e-6)
    chances = [model.predict_proba(made(50, 4).features) for model in (plain, balanced, weighed)]
    odds = [each[:, 1] / each[:, 0] for each in chances]
    assert odds[1] / odds[0] == pytest.approx(np.full(50, shares[0] / shares[1]), rel=1e-6)
    assert odds[2] / odds[0] == pytest.approx(np.full(50, 5.0), rel=1e-6)


@every_classifier
def test_the_released_shares_of_classes_are_about_the_true_ones(kind):
    rows = made(4000)
    model = kind(5.0).fit(rows, SimulatedNoise(np.random.default_rng(1)))
    assert model.class_shares_.sum() == pytest.approx(1)
    assert model.class_shares_[1] == pytest.approx(rows.classes.mean(), abs=0.03)


@every_classifier
@pytest.mark.parametrize("epsilon", [0.0, -1.0, math.nan])
def test_an_epsilon_that_is_not_positive_is_refused(kind, epsilon):
    with pytest.raises(UserProblem, match="must be above 0"):
        kind(epsilon)


@every_classifier
def test_rows_of_other_features_are_refused(kind):
    model = kind(1.0).fit(made())
    other = CodedTable((Attribute("else", ("a", "b")),), np.zeros((1, 1), dtype=np.int32))
    with pytest.raises(UserProblem, match="needs the features one, two, three"):
        model.predict(other)


@every_classifier
def test_a_classifier_is_offered_by_the_command_and_has_a_name_for_forms(kind, capsys):
    assert LEARNERS[kind.learner] is kind
    assert kind.title
    with pytest.raises(SystemExit):
        main(["train", "--help"])
    assert re.search(rf"\b{re.escape(kind.learner)}\b", capsys.readouterr().out)
