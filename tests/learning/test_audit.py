"""Black-box audit: what an adversary's two neighbouring tables show of themselves in what is released.

Half of the trainings on either table choose the event that tells the tables apart best (the number of
rows, the size of the model, a score, a count: above or below a threshold); the others give the 99 % bound
of Clopper & Pearson on the ε that it shows, which must not exceed the card's. 20,000 trainings where one
takes 10 ms at most, else 2,000: an hour or so. That it can fail is shown by a number of rows that is told
as it is.

pytest -m slow -s tests/learning/test_audit.py
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable

import numpy as np
import pytest
from scipy.stats import beta

from surveyapp.learning.base.class_counts import cell_layout
from surveyapp.learning.base.noise import Neighbours, Noise, SimulatedNoise, VettedNoise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import Attribute, CodedTable, labelled_examples
from surveyapp.learning.central import auto, candidates
from surveyapp.learning.central.base import CentralClassifier
from surveyapp.learning.central.moments import naive_bayes_from_moments
from surveyapp.learning.central.naive_bayes import NaiveBayes
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.central.random_shapes import Growth
from surveyapp.learning.central.registry import CLASSIFIERS
from surveyapp.learning.synthetic.forest import learn_labelled_joint
from surveyapp.learning.synthetic.synthesizer import learn_joint

EPSILON = 1.0
FEW_AND_MANY = 2_000, 20_000
QUICK = 0.010
LEVEL = 0.99
THRESHOLDS = 100

Look = Callable[[CodedTable, Noise], tuple[float, ...]]
"""Trains on a table and returns numbers of what would be released."""


def classifier(make: Callable[[], CentralClassifier]) -> Look:
    def look(table: CodedTable, noise: Noise) -> tuple[float, ...]:
        model = make().fit(labelled_examples(table, "class"), noise)
        where = cell_layout(model.features_).placed(
            CodedTable(model.features_, np.ones((1, len(model.features_)), dtype=np.int32))
        )
        scores = model._scores(where)[0]
        text = str(model.parameters())
        assert model.rows_ is not None
        return model.rows_, len(text.split(",")), float(scores[1] - scores[0])

    return look


def joint(label: str | None, *, pairs_only: bool = False) -> Look:
    def look(table: CodedTable, noise: Noise) -> tuple[float, ...]:
        made = learn_joint(table, EPSILON, label, noise, pairs_only=pairs_only)
        last = len(table.attributes) - 1
        pair = made.marginal((last - 1, last))
        return made.rows, len(made.subsets), float(made.marginal((last,))[1]), float(pair[1, 1])

    return look


def labelled_network(table: CodedTable, noise: Noise) -> tuple[float, ...]:
    def forest(epsilon: float) -> RandomForest:
        return RandomForest(epsilon, trees=1, growth=Growth.SYNTHETIC, seed=1)

    made = learn_labelled_joint(table, EPSILON, "class", forest=forest, noise=noise)
    leaf = made.forest.counts_[0]
    return made.rows, len(leaf), float(leaf.sum()), float(made.others.marginal((0,))[0])


class Choosy(auto.Auto):
    """The default where only one feature gets a table, so that it is chosen."""

    parts = auto.Parts(fewest=1, rows_a_cell=1e9)


LOOKS: dict[str, Look] = {
    **{
        kind.learner: classifier(lambda kind=kind: kind.configured(EPSILON, trees=1, seed=1))
        if kind is RandomForest
        else classifier(lambda kind=kind: kind(EPSILON))
        for kind in CLASSIFIERS
    },
    "auto, chosen features": classifier(lambda: Choosy(EPSILON)),
    "forest grown on its own synthetic rows": classifier(
        lambda: RandomForest(EPSILON, trees=1, growth=Growth.SYNTHETIC, seed=1)
    ),
    "forest of trees with rows of their own": classifier(
        lambda: RandomForest(EPSILON, trees=2, growth=Growth.SYNTHETIC, own_rows=True, seed=1)
    ),
    "synthetic": joint(None),
    "synthetic, a label first": joint("class"),
    "synthetic, pairs with the label": joint("class", pairs_only=True),
    "synthetic, a forest": labelled_network,
}


def drawn(rows: int, features: int) -> CodedTable:
    codes = np.random.default_rng(1).integers(0, 2, (rows, features + 1)).astype(np.int32)
    codes[:, -1] = codes[:, 0] ^ codes[:, 1] ^ codes[:, 2]
    codes[-1] = 1  # the row that may be missing, or lack its label: all looks are at its values
    names = tuple(Attribute(f"f{place}", ("0", "1")) for place in range(features))
    return CodedTable((*names, Attribute("class", ("no", "yes"))), codes)


def one_more(rows: int, features: int) -> tuple[CodedTable, CodedTable]:
    whole = drawn(rows + 1, features)
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


def shown(first: np.ndarray, second: np.ndarray) -> float:
    """Return the 99 % lower bound of the ε that the best event shows, chosen on the first halves."""
    half = len(first) // 2
    best, event = -math.inf, None
    for place in range(first.shape[1]):
        values = np.unique(np.concatenate([first[:half, place], second[:half, place]]))
        if len(values) > THRESHOLDS:
            values = np.unique(np.quantile(values, np.linspace(0, 1, THRESHOLDS)))
        for edge in (values[:-1] + values[1:]) / 2:
            above = [int((each[:half, place] > edge).sum()) for each in (first, second)]
            for which, counts in ((1, above), (-1, [half - n for n in above])):
                for order in ((0, 1), (1, 0)):
                    hits, others = np.array(counts[order[0]]), np.array(counts[order[1]])
                    bound = float(bounds(hits, others, half))
                    if bound > best:
                        best, event = bound, (place, edge, which, order)
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


@pytest.mark.slow
def test_the_audit_sees_noise_that_is_too_small():
    noise = SimulatedNoise(np.random.default_rng(1))
    careless = classifier(lambda: NaiveBayes(6 * EPSILON))
    tables = PAIRS["7 and 8 rows"][0]
    assert shown(*(looks(careless, table, noise, 2000) for table in tables)) > EPSILON


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
