"""Each learner as a black box on neighbouring tables: no event may tell them apart by more than ε.

Trainings on one table choose the event that tells the tables apart best; as many others, never looked
at before, give a lower confidence bound of the ε that it shows (Clopper & Pearson on both sides). The bound
must not exceed the stated ε. That the test can fail is shown by noise that is too small.
"""

from __future__ import annotations

import math

import numpy as np
import pytest

from surveyapp.estimation.prevalence.intervals import clopper_pearson
from surveyapp.learning.base.class_counts import cell_layout
from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.noise import Neighbours, Noise, SimulatedNoise, VettedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central import auto, candidates
from surveyapp.learning.central.base import CentralClassifier
from surveyapp.learning.central.moments import naive_bayes_from_moments
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.central.random_shapes import Growth
from surveyapp.learning.central.registry import CLASSIFIERS

EPSILON = 1.0
TRAININGS = 100_000
LEVEL = 0.999
FEATURES = tuple(Attribute(name, ("0", "1")) for name in "ab")
LABEL = Attribute("class", ("no", "yes"))


class GrownForest(RandomForest):
    """Trees that grow by the forest's own synthetic rows and count rows of their own."""

    method = "forest, grown"

    def __init__(self, epsilon: float, **options: object) -> None:
        super().__init__(
            epsilon, growth=Growth.SYNTHETIC, own_rows=True, minimum_depth=1, **options
        )


ROWS = [(0, 0, 0), (0, 1, 0), (1, 0, 1), (1, 1, 1), (0, 0, 0), (1, 1, 1)]


def examples(rows: list[tuple[int, int, int]]) -> Examples:
    table = np.array(rows, dtype=np.int32)
    return Examples(CodedTable(FEATURES, table[:, :2]), LABEL, table[:, 2])


ONE_MORE = examples(ROWS), examples([*ROWS, (0, 0, 1)])
ONE_CHANGED = examples(ROWS), examples([(0, 0, 1), *ROWS[1:]])


def odds(
    kind: type[CentralClassifier], rows: Examples, noise: Noise, trainings: int, epsilon: float
) -> np.ndarray:
    """Return the log odds at the row in question, of that many trained models."""
    options = {"trees": 2, "seed": 1} if issubclass(kind, RandomForest) else {}
    where = cell_layout(FEATURES).placed(CodedTable(FEATURES, np.zeros((1, 2), dtype=np.int32)))
    told = np.empty(trainings)
    for place in range(trainings):
        scores = kind(epsilon, **options).fit(rows, noise)._scores(where)[0]
        told[place] = scores[1] - scores[0]
    return told


def shown(first: np.ndarray, second: np.ndarray) -> float:
    """Return a lower bound of the ε that events "odds above a threshold" show, and their opposites."""
    half = len(first) // 2
    edges = np.unique(
        np.quantile(np.concatenate([first[:half], second[:half]]), np.linspace(0, 1, 101))
    )
    best, event = -math.inf, None
    for edge in (edges[:-1] + edges[1:]) / 2:
        for sign in (1, -1):
            for one, other in ((first, second), (second, first)):
                a, b = ((sign * each[:half] > sign * edge).sum() for each in (one, other))
                loss = math.log((a + 1) / (b + 1)) if a > 50 else -math.inf
                if loss > best:
                    best, event = loss, (edge, sign, one, other)
    assert event is not None
    edge, sign, one, other = event
    a, b = (int((sign * each[half:] > sign * edge).sum()) for each in (one, other))
    return math.log(
        max(clopper_pearson(a, half, LEVEL)[0], 1e-12) / clopper_pearson(b, half, LEVEL)[1]
    )


def measured(
    kind: type[CentralClassifier],
    tables: tuple[Examples, Examples],
    noise: Noise,
    trainings: int,
    epsilon: float = EPSILON,
) -> float:
    return shown(*(odds(kind, rows, noise, trainings, epsilon) for rows in tables))


@pytest.fixture
def quick_auto(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the regression: it is computed from what is released, so it cannot show more, and is slow."""
    monkeypatch.setattr(
        candidates, "logistic_from_moments", lambda moments, _: naive_bayes_from_moments(moments)
    )


@pytest.fixture
def paired_auto(quick_auto: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the default's tree split by a pair of features, which takes more rows than these tables have."""
    monkeypatch.setattr(auto, "worthwhile_levels", lambda *facts: 2)


few = pytest.mark.parametrize("trainings", [500, pytest.param(1500, marks=pytest.mark.slow)])
every_classifier = pytest.mark.parametrize("kind", CLASSIFIERS, ids=lambda kind: kind.method)
grown = pytest.param(GrownForest, marks=pytest.mark.slow)


@pytest.mark.slow
@pytest.mark.usefixtures("quick_auto")
@every_classifier
def test_one_row_more_shows_no_more_than_epsilon(kind):
    bound = measured(kind, ONE_MORE, VettedNoise(), TRAININGS)
    print(f"\n{kind.method}: at least ε = {bound:.3f} shown, {EPSILON} stated")
    assert bound <= EPSILON


@pytest.mark.slow
@pytest.mark.usefixtures("quick_auto")
@every_classifier
def test_one_row_changed_shows_no_more_than_epsilon(kind):
    bound = measured(kind, ONE_CHANGED, VettedNoise(Neighbours.ONE_CHANGED), TRAININGS)
    print(f"\n{kind.method}: at least ε = {bound:.3f} shown, {EPSILON} stated")
    assert bound <= EPSILON


@pytest.mark.slow
@pytest.mark.usefixtures("quick_auto")
@every_classifier
def test_one_row_changed_shows_no_more_than_the_card_says(kind):
    """With noise for one row more, as every model is trained; the card then states twice its ε."""
    stated = ModelCard("tiny", len(ROWS), EPSILON, neighbours="one_more").epsilon_one_changed
    bound = measured(kind, ONE_CHANGED, VettedNoise(), TRAININGS)
    print(f"\n{kind.method}: at least ε = {bound:.3f} shown, {stated} on the card")
    assert bound <= stated


@pytest.mark.slow
@pytest.mark.usefixtures("paired_auto")
def test_one_row_more_shows_no_more_than_epsilon_in_a_tree_of_pairs():
    bound = measured(auto.Auto, ONE_MORE, VettedNoise(), TRAININGS)
    print(f"\nauto with a pair: at least ε = {bound:.3f} shown, {EPSILON} stated")
    assert bound <= EPSILON


@few
@pytest.mark.usefixtures("paired_auto")
def test_few_trainings_show_no_more_than_epsilon_in_a_tree_of_pairs(trainings):
    noise = SimulatedNoise(np.random.default_rng(1))
    assert measured(auto.Auto, ONE_MORE, noise, trainings) <= EPSILON


class Choosy(auto.Auto):
    """The default where only one feature gets a table, so that it is chosen."""

    parts = auto.Parts(fewest=1, rows_a_cell=1e9, readable=1e9)


@pytest.mark.slow
@pytest.mark.usefixtures("quick_auto")
@pytest.mark.parametrize(
    ("tables", "neighbours"),
    [(ONE_MORE, Neighbours.ONE_MORE), (ONE_CHANGED, Neighbours.ONE_CHANGED)],
)
def test_chosen_features_show_no_more_than_epsilon(tables, neighbours):
    bound = measured(Choosy, tables, VettedNoise(neighbours), TRAININGS)
    print(f"\nauto with chosen features: at least ε = {bound:.3f} shown, {EPSILON} stated")
    assert bound <= EPSILON


@few
@pytest.mark.usefixtures("quick_auto")
def test_few_trainings_with_chosen_features_show_no_more_than_epsilon(trainings):
    noise = SimulatedNoise(np.random.default_rng(1))
    assert measured(Choosy, ONE_MORE, noise, trainings) <= EPSILON


@few
@pytest.mark.usefixtures("quick_auto")
@pytest.mark.parametrize("kind", [*CLASSIFIERS, grown], ids=lambda kind: kind.method)
def test_few_trainings_show_no_more_than_epsilon(kind, trainings):
    noise = SimulatedNoise(np.random.default_rng(1))
    assert measured(kind, ONE_MORE, noise, trainings) <= EPSILON


WITHOUT_CHOICE = [kind for kind in CLASSIFIERS if kind.method != "auto"]


@pytest.mark.parametrize("kind", WITHOUT_CHOICE, ids=lambda kind: kind.method)
def test_the_test_sees_noise_that_is_too_small(kind):
    noise = SimulatedNoise(np.random.default_rng(1))
    assert measured(kind, ONE_MORE, noise, 4000, epsilon=6 * EPSILON) > EPSILON
