"""Looking ahead knows the columns and the number of rows, and nothing else."""

import csv
import math
from pathlib import Path

import numpy as np
import pytest

from surveyapp.errors import Cancelled, UserProblem
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.auto import Auto
from surveyapp.services.models.expected_accuracy import (
    expected_accuracy,
    invented_rows,
    previewed_accuracy,
)
from surveyapp.services.models.protection import TableUse
from surveyapp.services.models.training import TrainingOptions
from surveyapp.services.models.training_table import known_examples, read_plain
from surveyapp.storage.models.privacy_ledger import read_ledger

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


SEARCH = TableUse(delta=1e-6)


@pytest.fixture
def pay_table(tmp_path: Path) -> Path:
    """Six hundred people: where they live, what they earn, to the cent, and whether they vote."""
    path = tmp_path / "pay.csv"
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["place", "pay", "votes"])
        for row in range(600):
            place = ("north", "south", "west")[row % 3]
            writer.writerow([place, f"{1000 + row * 1.37:.2f}", ("yes", "no")[row % 2]])
    return path


def test_levels_that_training_would_search_for_are_searched_for_without_being_paid(pay_table):
    learning = TrainingOptions("naive-bayes", "votes", epsilon=1.0)

    ahead = previewed_accuracy(pay_table, learning, SEARCH)

    alike, _ = known_examples(read_plain(pay_table), SEARCH.domains, "votes", ("place",))
    # no pay is frequent, so that training would leave the column out
    assert ahead.points == expected_accuracy(learning, alike, trained_with=0.75).points
    searched, left_out = map(str, ahead.notes)
    assert searched.startswith(
        "Here, as in training, 25 % of ε goes to finding the frequent levels."
    )
    assert left_out.startswith(
        "With ε = 1 the search would probably find fewer than two values of pay."
    )
    assert read_ledger(pay_table).spent == 0


def test_what_goes_to_the_search_is_missing_in_training():
    learning = TrainingOptions("naive-bayes", "c")
    whole, rest = (
        expected_accuracy(learning, rows(1, 60), trained_with=part) for part in (1, 0.05)
    )
    assert rest.points[0].mean < whole.points[0].mean
    assert rest.without_noise == whole.without_noise


def test_a_preview_says_where_nothing_could_be_learned(pay_table):
    learning = TrainingOptions("naive-bayes", "pay", epsilon=1.0)

    with pytest.raises(UserProblem) as problem:
        previewed_accuracy(pay_table, learning, SEARCH)

    assert str(problem.value) == (
        "With ε = 1 the search would probably find fewer than two values of pay, so nothing could be "
        "learned. State its levels, or spend more ε."
    )


def test_a_preview_without_a_search_takes_the_columns_as_they_are(pay_table):
    learning = TrainingOptions("naive-bayes", "votes", ("place",), epsilon=1.0)

    ahead = previewed_accuracy(pay_table, learning, TableUse())

    alike, _ = known_examples(read_plain(pay_table), TableUse().domains, "votes", ("place",))
    assert ahead == expected_accuracy(learning, alike)
