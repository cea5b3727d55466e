"""What a model says is what it says again when it was written and read."""

from __future__ import annotations

import json

import numpy as np
import pytest

from surveyapp.learning.base.model_card import ModelCard, model_from_json, model_to_json
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.registry import CLASSIFIERS

ROWS = 40_000


@pytest.fixture(scope="module")
def people() -> Examples:
    """Many in one region and few in two others: a tree's nodes have enough rows to choose alone, or not."""
    rng = np.random.default_rng(1)
    region = rng.choice(3, ROWS, p=[0.06, 0.88, 0.06])
    others = rng.integers(0, 3, (ROWS, 4))
    odds = np.where(region == 1, others[:, 0] - others[:, 1], others[:, 2] - others[:, 3]) * 1.5
    classes = (rng.random(ROWS) < 1 / (1 + np.exp(-odds - 0.8 * (region == 0)))).astype(np.int32)
    names = ("region", "a", "b", "c", "d")
    attributes = tuple(Attribute(name, ("0", "1", "2"), can_be_missing=False) for name in names)
    codes = np.column_stack([region, others]).astype(np.int32)
    return Examples(CodedTable(attributes, codes), Attribute("sick", ("no", "yes")), classes)


@pytest.mark.parametrize("kind", CLASSIFIERS, ids=lambda kind: kind.learner)
@pytest.mark.parametrize("epsilon", [0.3, 1.0, 3.0])
def test_a_model_that_was_kept_says_what_the_trained_one_says(kind, epsilon, people):
    for seed in range(2):
        noise = SimulatedNoise(np.random.default_rng(seed))
        model = kind(epsilon).fit(people, noise)
        written = json.dumps(model_to_json(model, ModelCard("people.csv", ROWS, epsilon)))
        kept, _ = model_from_json(json.loads(written), "model.json", CLASSIFIERS)
        some = people.rows(np.arange(1000)).features
        assert kept.predict_proba(some) == pytest.approx(model.predict_proba(some), abs=1e-6)
