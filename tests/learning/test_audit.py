"""Black-box audit: what an adversary's two neighbouring tables show of themselves in what is released.

Half of the trainings on either table choose the event that tells the tables apart best: a number of what is
released (of rows, of the model, a score, a count), or a sum of the log ratios of those that tell most, above
or below a threshold. The others give the 99 % bound of Clopper & Pearson on the ε that it shows, which must
not exceed the card's. 20,000 trainings where one takes 10 ms at most, else 2,000: hours. That it can fail is
shown of every learner and synthesizer by noise that is halved, and by a number of rows that is told as it is.

pytest -m slow -s tests/learning/test_audit.py
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from scipy.stats import beta

from surveyapp.learning.base.class_counts import cell_layout
from surveyapp.learning.base.noise import Neighbours, Noise, SimulatedNoise, VettedNoise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Attribute, CodedTable, labelled_examples
from surveyapp.learning.central import auto, candidates
from surveyapp.learning.central.base import CentralClassifier
from surveyapp.learning.central.dp_id3 import DPID3
from surveyapp.learning.central.moments import naive_bayes_from_moments
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.central.random_shapes import Growth
from surveyapp.learning.central.registry import CLASSIFIERS
from surveyapp.learning.joint.distribution import Joint
from surveyapp.learning.synthetic.forest import learn_labelled_joint
from surveyapp.learning.synthetic.synthesizer import learn_joint
from tests.helpers.label_paths import released_with_paths

EPSILON = 1.0
FEW_AND_MANY = 2_000, 20_000
QUICK = 0.010
LEVEL = 0.99
THRESHOLDS = 100
TELLING = 8
"""Numbers whose log ratios are summed."""
BINS = 12

Look = Callable[[CodedTable, Noise], tuple[float, ...]]
"""Trains on a table and returns numbers of what would be released."""


def numbers(value: Any) -> Iterator[float]:
    """Yield all numbers of a JSON value."""
    match value:
        case dict():
            for part in value.values():
                yield from numbers(part)
        case list():
            for part in value:
                yield from numbers(part)
        case int() | float():
            yield float(value)


def as_many(values: Iterator[float], size: int = 300) -> tuple[float, ...]:
    """Return the first values; models of other shapes have fewer."""
    found = tuple(values)[:size]
    return found + (0.0,) * (size - len(found))


def classifier(make: Callable[[], CentralClassifier]) -> Look:
    def look(table: CodedTable, noise: Noise) -> tuple[float, ...]:
        model = make().fit(labelled_examples(table, "class"), noise)
        row = CodedTable(model.features_, np.ones((1, len(model.features_)), dtype=np.int32))
        scores = model._scores(cell_layout(model.features_).placed(row))[0]
        parameters = model.parameters()
        assert model.rows_ is not None
        told = model.rows_, len(str(parameters).split(",")), float(scores[1] - scores[0])
        return *told, *of_leaves(model, row), *as_many(numbers(parameters))

    return look


def of_leaves(model: CentralClassifier, row: CodedTable) -> tuple[float, ...]:
    """Return the count of the row's class in its leaves, of a tree far apart for what it asks first."""
    cells, layout = cell_layout(model.features_).placed(row), cell_layout(model.features_)
    if isinstance(model, RandomForest):
        # where trees have rows of their own, nobody knows in which of them the row is
        leaves = [tree.walk(cells, layout)[0] for tree in model.trees_]
        return (max(float(n[at, 1]) for n, at in zip(model.counts_, leaves, strict=True)),)
    if isinstance(model, DPID3) and model.counts_ is not None:
        tree = model.model_.tree
        leaf = tree.walk(cells, layout)[0]
        return (float(model.counts_[leaf, 1] + 1e6 * tree.feature[0]),)
    return ()


def marginals(made: Joint) -> Iterator[float]:
    """Yield the released counts of all sets of columns there can be, far below 0 of those that were not."""
    released = {each.columns: each.counts for each in made.released}
    for size in (1, 2, 3):
        for columns in combinations(range(len(made.attributes)), size):
            absent = np.full([made.widths[column] for column in columns], -1e6)
            yield from released.get(columns, absent).ravel().tolist()


def paths(table: CodedTable, noise: Noise) -> tuple[float, ...]:
    """Return first the row of ones' count in the largest set, far apart for which columns it has."""
    made = released_with_paths(table, EPSILON, noise)
    largest = max(made.released, key=lambda each: len(each.columns))
    which = 1e6 * sum(1 << column for column in largest.columns)
    told = which + float(largest.counts[(1,) * len(largest.columns)]), made.rows
    return *told, float(len(made.released)), *as_many(marginals(made))


def joint(label: str | None, *, pairs_only: bool = False) -> Look:
    def look(table: CodedTable, noise: Noise) -> tuple[float, ...]:
        made = learn_joint(table, EPSILON, label, noise, pairs_only=pairs_only)
        last = len(table.attributes) - 1
        pair = made.marginal((last - 1, last))
        told = made.rows, len(made.subsets), float(made.marginal((last,))[1]), float(pair[1, 1])
        return *told, *as_many(marginals(made))

    return look


def labelled_network(table: CodedTable, noise: Noise) -> tuple[float, ...]:
    def forest(epsilon: float) -> RandomForest:
        return RandomForest(epsilon, trees=1, growth=Growth.SYNTHETIC, seed=1)

    made = learn_labelled_joint(table, EPSILON, "class", forest=forest, noise=noise)
    leaf = made.forest.counts_[0]
    told = made.rows, len(leaf), float(leaf.sum()), float(made.others.marginal((0,))[0])
    return *told, *as_many(marginals(made.others), 100), *as_many(iter(leaf.ravel().tolist()), 100)


class Choosy(auto.Auto):
    """The default where only one feature gets a table, so that it is chosen."""

    parts = auto.Parts(fewest=1, rows_a_cell=1e9)


class Dependent(auto.Auto):
    """The default where a row decides whether features are counted together, for half of ε."""

    parts = auto.Parts(
        rows_for_dependence=0,
        most_dependence=0.5,
        dependent=1 / 14,
        rows_a_dependent_combination=1e-9,
    )


LOOKS: dict[str, Look] = {
    **{
        kind.learner: classifier(lambda kind=kind: kind.configured(EPSILON, trees=1, seed=1))
        if kind is RandomForest
        else classifier(lambda kind=kind: kind(EPSILON))
        for kind in CLASSIFIERS
    },
    "auto, chosen features": classifier(lambda: Choosy(EPSILON)),
    "auto, dependent features": classifier(lambda: Dependent(EPSILON)),
    "forest grown on its own synthetic rows": classifier(
        lambda: RandomForest(EPSILON, trees=1, growth=Growth.SYNTHETIC, seed=1)
    ),
    "forest of trees with rows of their own": classifier(
        lambda: RandomForest(EPSILON, trees=2, growth=Growth.SYNTHETIC, own_rows=True, seed=1)
    ),
    "synthetic": joint(None),
    "synthetic, a label first": joint("class"),
    "synthetic, columns that tell the label together": paths,
    "synthetic, pairs with the label": joint("class", pairs_only=True),
    "synthetic, a forest": labelled_network,
}


def drawn(rows: int, features: int) -> CodedTable:
    codes = np.random.default_rng(1).integers(0, 2, (rows, features + 1)).astype(np.int32)
    codes[:, -1] = np.bitwise_xor.reduce(codes[:, : min(features, 3)], axis=1)
    codes[-1] = 1  # the row that may be missing, or lack its label: looks are at its values
    names = tuple(Attribute(f"f{place}", ("0", "1")) for place in range(features))
    return CodedTable((*names, Attribute("class", ("no", "yes"))), codes)


def one_more(rows: int, features: int) -> tuple[CodedTable, CodedTable]:
    whole = drawn(rows + 1, features)
    return whole.rows(np.arange(rows)), whole


def one_of_its_kind(rows: int) -> tuple[CodedTable, CodedTable]:
    """Return rows of one feature that are alike, and one more that is in no cell with them."""
    codes = np.zeros((rows + 1, 2), dtype=np.int32)
    codes[-1] = 1
    whole = CodedTable(drawn(1, 1).attributes, codes)
    return whole.rows(np.arange(rows)), whole


def of_one_class(rows: int) -> tuple[CodedTable, CodedTable]:
    """Return rows that are alike, and one more whose features tell about each other within the class."""
    codes = np.zeros((rows + 1, 4), dtype=np.int32)
    codes[-1, :3] = 1
    whole = CodedTable(drawn(1, 3).attributes, codes)
    return whole.rows(np.arange(rows)), whole


def pulled_apart(rows: int) -> tuple[CodedTable, CodedTable]:
    """Return two features that tell the class alike, and a row more that has the class of one of them."""
    classes = np.arange(rows) % 2
    codes = np.array([*zip(classes, 1 - classes, classes, strict=True), (1, 1, 1)], dtype=np.int32)
    whole = CodedTable(drawn(1, 2).attributes, codes)
    return whole.rows(np.arange(rows)), whole


def blank_label(rows: int) -> tuple[CodedTable, CodedTable]:
    table = drawn(rows, 3)
    codes = table.codes.copy()
    codes[-1, -1] = -1
    return table, CodedTable(table.attributes, codes)


ONE_MORE, ONE_CHANGED = Neighbours.ONE_MORE, Neighbours.ONE_CHANGED
# tables, which neighbours the noise is for, and what the card says of such a pair
PAIRS = {
    "145 and 146 rows": (one_more(145, 4), ONE_MORE, EPSILON),
    "607 and 608 rows": (one_more(607, 6), ONE_MORE, EPSILON),
    "7 and 8 rows": (one_more(7, 3), ONE_MORE, EPSILON),
    "7 and 8 rows of one feature": (one_more(7, 1), ONE_MORE, EPSILON),
    "a row of its own kind": (one_of_its_kind(7), ONE_MORE, EPSILON),
    "features that tell about each other": (of_one_class(7), ONE_MORE, EPSILON),
    "features that a row pulls apart": (pulled_apart(60), ONE_MORE, EPSILON),
    "a blank label": (blank_label(40), ONE_MORE, EPSILON),
    "a blank label, public number of rows": (blank_label(40), ONE_CHANGED, EPSILON),
}


@pytest.fixture(autouse=True)
def _quick_auto(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the regression: it is computed from what is released, so it cannot show more, and is slow."""
    monkeypatch.setattr(
        candidates, "logistic_from_moments", lambda moments, _: naive_bayes_from_moments(moments)
    )


def bounds(hits: np.ndarray, others: np.ndarray, trainings: int) -> np.ndarray:
    """Return lower bounds of the log ratio of two events' probabilities."""
    rest = (1 - LEVEL) / 2
    low = np.where(hits > 0, beta.ppf(rest, np.maximum(hits, 1), trainings - hits + 1), 1e-12)
    high = np.where(
        others < trainings, beta.ppf(1 - rest, others + 1, np.maximum(trainings - others, 1)), 1.0
    )
    return np.asarray(np.log(low / high))


def telling(first: np.ndarray, second: np.ndarray) -> list[np.ndarray]:
    """Return the numbers that tell the tables apart best, and the sum of their log ratios, of either table.

    What tells and the ratios are learned from the first halves, number by number in bins: noises are
    independent, so the sum is near the log ratio of all numbers together.
    """
    half, both = len(first) // 2, (first, second)
    found = []
    for place in range(first.shape[1]):
        pooled = np.concatenate([each[:half, place] for each in both])
        edges = np.unique(np.quantile(pooled, np.linspace(0, 1, BINS + 1)[1:-1]))
        bins = [np.searchsorted(edges, each[:, place]) for each in both]
        counts = [np.bincount(each[:half], minlength=len(edges) + 1) for each in bins]
        logs = np.log((counts[1] + 1) / (counts[0] + 1))
        apart = float((counts[1] - counts[0]) @ logs)
        found.append((apart, place, [logs[each] for each in bins]))
    best = sorted(found, key=lambda one: -one[0])[:TELLING]
    places = [place for _, place, _ in best]
    sums = [sum(ratios[which] for *_, ratios in best) for which in (0, 1)]
    return [
        np.column_stack([each[:, places], total]) for each, total in zip(both, sums, strict=True)
    ]


def shown(first: np.ndarray, second: np.ndarray) -> float:
    """Return the 99 % lower bound of the ε that the best event shows, chosen on the first halves."""
    half = len(first) // 2
    first, second = telling(first, second)
    best, event = -math.inf, None
    for place in range(first.shape[1]):
        values = np.unique(np.concatenate([first[:half, place], second[:half, place]]))
        if len(values) > THRESHOLDS:
            values = np.unique(np.quantile(values, np.linspace(0, 1, THRESHOLDS)))
        edges = (values[:-1] + values[1:]) / 2
        if not len(edges):
            continue
        above = [(each[:half, place, None] > edges).sum(axis=0) for each in (first, second)]
        for which, counts in ((1, above), (-1, [half - n for n in above])):
            for order in ((0, 1), (1, 0)):
                found = bounds(counts[order[0]], counts[order[1]], half)
                at = int(np.argmax(found))
                if found[at] > best:
                    best, event = float(found[at]), (place, edges[at], which, order)
    if event is None:
        return 0.0
    place, edge, which, order = event
    tables = (first, second)
    counts = [int((which * tables[t][half:, place] > which * edge).sum()) for t in order]
    return float(bounds(np.array(counts[0]), np.array(counts[1]), len(first) - half))


def looks(look: Look, table: CodedTable, noise: Noise, trainings: int) -> np.ndarray:
    return np.array([look(table, noise) for _ in range(trainings)])


def audited(look: Look, pair: str, few: int, many: int) -> tuple[float, int]:
    tables, neighbours, _ = PAIRS[pair]
    noise = VettedNoise(neighbours)
    look(tables[0], noise)
    begin = time.process_time()  # a machine that does something else too is no reason for fewer
    looks(look, tables[1], noise, 20)
    trainings = many if (time.process_time() - begin) / 20 <= QUICK else few
    return shown(*(looks(look, table, noise, trainings) for table in tables)), trainings


@pytest.mark.slow
@pytest.mark.parametrize("pair", list(PAIRS))
@pytest.mark.parametrize("name", list(LOOKS))
def test_no_pair_shows_more_than_the_card_says(name, pair):
    bound, trainings = audited(LOOKS[name], pair, *FEW_AND_MANY)
    print(
        f"\n{name}, {pair}: at least ε = {bound:.3f} in {trainings} trainings, {PAIRS[pair][2]} stated"
    )
    assert bound <= PAIRS[pair][2]


class HalvedNoise(SimulatedNoise):
    """Half of the noise that is asked for: it shows twice the ε that is stated."""

    def counts(self, true, epsilon):
        return super().counts(true, 2 * epsilon)

    def choice(self, scores, epsilon, width):
        return super().choice(scores, 2 * epsilon, width)


TELLING_PAIRS = {
    # where nothing is chosen the part of ε for choices shows nothing
    "tree": "features that a row pulls apart",
    "auto, chosen features": "features that a row pulls apart",
    "auto, dependent features": "features that tell about each other",
    # a set of more columns than three needs so many
    "synthetic, columns that tell the label together": "7 and 8 rows",
    # the other rows fall to this tree or that by coins, and would hide the row
    "forest of trees with rows of their own": "a row of its own kind",
}
MORE_TRAININGS = {"tree", "forest grown on its own synthetic rows"}
"""They leave a part of ε unseen: the tree's choice shows little, its own synthetic rows nothing."""


def both_shown(name: str, trainings: int) -> tuple[float, float]:
    """Return what the audit of a learner sees with the noise as it is, and with half of it."""
    pair = TELLING_PAIRS.get(name, "7 and 8 rows of one feature")
    tables, look = PAIRS[pair][0], LOOKS[name]
    right, half = (
        shown(*(looks(look, table, kind(np.random.default_rng(1)), trainings) for table in tables))
        for kind in (SimulatedNoise, HalvedNoise)
    )
    print(f"\n{name}, {pair}: {right:.3f}, and {half:.3f} with half the noise")
    return right, half


@pytest.mark.slow
@pytest.mark.parametrize("name", list(LOOKS))
def test_the_audit_fails_where_the_noise_is_halved(name):
    right, half = both_shown(name, 6000 if name in MORE_TRAININGS else 2000)
    assert right <= EPSILON < half


@pytest.mark.parametrize("name", ["naive-bayes", "forest"])
def test_a_short_audit_fails_where_the_noise_is_halved(name):
    right, half = both_shown(name, 400)
    assert right <= EPSILON < half


@pytest.mark.slow
@pytest.mark.parametrize("neighbours", list(Neighbours))
def test_a_level_of_one_person_shows_no_more_often_than_delta(neighbours):
    delta, trainings = 0.02, 20_000
    noise, rows = VettedNoise(neighbours), {"often": 30, "one person": 1}
    seen = sum(
        "one person" in PrivacyAccount(EPSILON, noise).levels(rows, EPSILON, delta)
        for _ in range(trainings)
    )
    low = float(beta.ppf((1 - LEVEL) / 2, seen, trainings - seen + 1))
    print(f"\na rare level: shown in {seen} of {trainings}, at least {low:.4f}, δ {delta}")
    assert low <= delta


@pytest.mark.parametrize("pair", ["145 and 146 rows", "a blank label"])
def test_the_audit_sees_a_number_of_rows_that_is_told_as_it_is(pair):
    """As earlier cards did: 200 looks suffice."""

    def exact(table: CodedTable, _noise: Noise) -> tuple[float, ...]:
        return (len(labelled_examples(table, "class")),)

    assert audited(exact, pair, 200, 200)[0] > 2 * EPSILON


def test_few_trainings_show_no_more_than_the_card_says():
    tables, _, stated = PAIRS["145 and 146 rows"]
    noise = SimulatedNoise(np.random.default_rng(1))
    look = LOOKS["naive-bayes"]
    assert shown(*(looks(look, table, noise, 100) for table in tables)) <= stated
