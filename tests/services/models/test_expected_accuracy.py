"""Looking ahead knows the columns and the number of rows, and nothing else."""

import math

import numpy as np
import pytest

from surveyapp.errors import Cancelled
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.auto import Auto
from surveyapp.services.models.expected_accuracy import expected_accuracy, invented_rows
from surveyapp.services.models.training import TrainingOptions

FEATURES = (Attribute("a", ("x", "y", "z")), Attribute("b", ("no", "yes")))
LABEL = Attribute("c", ("low", "high"))


def rows(seed, size=600):
    rng = np.random.default_rng(seed)
    codes = np.stack([rng.integers(3, size=size), rng.integers(2, size=size)], axis=1)
    return Examples(
        CodedTable(FEATURES, codes.astype(np.int32)),
        LABEL,
        rng.integers(2, size=size).astype(np.int32),
    )


def test_two_tables_of_the_same_columns_and_rows_look_the_same_ahead():
    learning = TrainingOptions("naive-bayes", "c")

    assert expected_accuracy(learning, rows(1)) == expected_accuracy(learning, rows(2))


def test_more_privacy_costs_accuracy():
    ahead = expected_accuracy(TrainingOptions("naive-bayes", "c"), rows(1))

    assert ahead.points[0].mean < ahead.points[-1].mean
    assert ahead.points[-1].mean == pytest.approx(ahead.without_noise, abs=0.02)
    assert ahead.without_noise > ahead.majority


def test_looking_ahead_can_be_stopped():
    def stop(done, _total):
        if done == 2:
            raise Cancelled

    with pytest.raises(Cancelled):
        expected_accuracy(TrainingOptions("naive-bayes", "c"), rows(1), stop)


def test_a_class_that_is_all_but_impossible_leaves_the_default_learner_whole():
    # a path down the tree of this table is so unlikely that its share is too small for a number
    features = (
        Attribute("buying", ("high", "low", "med")),
        Attribute("safety", ("high", "low")),
        Attribute("persons", ("2", "4", "more")),
    )
    rng = np.random.default_rng((0, 1))
    made = invented_rows(features, LABEL, 3080, rng).rows(np.arange(1080))

    for epsilon in (0.1, 0.3, 1, 3, 10, math.inf):
        model = Auto(epsilon).fit(made, SimulatedNoise(rng))

        assert np.isfinite(model.model_.offsets).all()
        assert np.isfinite(model.predict_proba(made.features)).all()
