"""How the default parts its ε, and what it does with what it got."""

import math
from dataclasses import replace

import numpy as np
import pytest

from surveyapp.learning.base.class_counts import cell_layout
from surveyapp.learning.base.model_card import StoredModel
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.shared_tables import ROWS_A_COMBINATION
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central import auto, candidates
from surveyapp.learning.central.auto import Auto, Parts
from surveyapp.learning.central.joint_bayes import joint_bayes
from surveyapp.learning.central.moments import naive_bayes_from_moments
from surveyapp.learning.models.serialization import tree_model_to_json
from surveyapp.learning.models.tree_model import linear_only
from surveyapp.services.models.training import choice_notices

PARTS = Parts()


class Noted(SimulatedNoise):
    """Keeps what was asked for, and for how much."""

    def __init__(self, seed: int) -> None:
        super().__init__(np.random.default_rng(seed))
        self.asked: list[tuple[str, int, float]] = []

    def counts(self, true, epsilon):
        self.asked.append(("counts", np.size(true), epsilon))
        return super().counts(true, epsilon)

    def choice(self, scores, epsilon, width):
        self.asked.append(("choice", len(scores), epsilon))
        return super().choice(scores, epsilon, width)


def binary(rows: int, features: int, telling: int) -> Examples:
    """Return yes/no features, of which the last ``telling`` agree with the class four times in five."""
    rng = np.random.default_rng(5)
    classes = rng.integers(0, 2, rows).astype(np.int32)
    codes = rng.integers(0, 2, (rows, features)).astype(np.int32)
    agree = rng.random((rows, telling)) < 0.8
    codes[:, features - telling :] = np.where(agree, classes[:, None], 1 - classes[:, None])
    names = tuple(Attribute(f"f{place}", ("0", "1")) for place in range(features))
    return Examples(CodedTable(names, codes), Attribute("class", ("no", "yes")), classes)


@pytest.mark.parametrize(("rows", "share"), [(30_000, 0.04), (2000, 40 / (2000 * 0.3)), (40, 0.1)])
def test_few_rows_take_more_to_compare_candidates(rows, share):
    assert PARTS.for_scores(0.3, rows) == pytest.approx(share * 0.3)


def test_each_cell_of_a_table_has_twelve_rows_times_epsilon():
    """60 features of 4 levels, 3 classes, 2,600 rows: 2600·ε/(12·3·4) tables."""
    sizes = [4] * 60
    assert PARTS.number_of_tables(0.4, 2600, 3, sizes) == 7
    assert PARTS.number_of_tables(1.2, 2600, 3, sizes) == 21
    assert PARTS.number_of_tables(0.04, 2600, 3, sizes) == PARTS.fewest


def test_a_choice_takes_half_of_the_features_at_most():
    assert PARTS.number_of_tables(3.2, 2600, 3, [4] * 60) == 30


def test_tables_are_read_where_their_distance_exceeds_the_noise_of_their_cells():
    """3 classes and 12 levels: 36 cells, whose noise of scale 50 adds up to about √36·50 rows; ×1.5."""
    assert PARTS.are_readable(451, 50, 3, [12] * 20)
    assert not PARTS.are_readable(449, 50, 3, [12] * 20)


def test_a_tree_needs_twenty_rows_times_epsilon_for_each_cell_of_its_second_level():
    """Two features of 3 and 12 levels, 6 on average, and 2 classes: 72 cells."""
    assert PARTS.has_tree(1.0, 1441, 2, [3, 12])
    assert not PARTS.has_tree(1.0, 1439, 2, [3, 12])


def test_a_tree_needs_six_rows_times_epsilon_for_each_cell_of_each_table():
    """50 features of 2 levels and 3 classes: 50 tables, each of which shares ε, of 6 cells."""
    assert PARTS.has_tree(1.0, 1801, 3, [2] * 50)
    assert not PARTS.has_tree(1.0, 1799, 3, [2] * 50)


@pytest.mark.parametrize(
    ("rows", "expected"),
    # 5 tables of 2·4 cells: 25 rows × ε for each are 1000/rows
    [(2000, 0.5), (100_000, 0.35), (500, 0.7)],
)
def test_tables_get_what_their_cells_need_and_the_tree_the_rest(rows, expected):
    assert PARTS.for_tables(1.0, rows, 2, [4] * 5, 5) == pytest.approx(expected)


def test_of_few_rows_nothing_is_chosen_and_the_tables_get_all_but_the_class_counts():
    """80 rows at ε 1 are 80, of 100: the model is the naive Bayes of all tables, in full."""
    noise = Noted(1)
    model = Auto(1.0).fit(binary(80, 40, 2), noise)
    assert {kind for kind, *_ in noise.asked} == {"counts"}
    assert [size for _, size, _ in noise.asked] == [2] + [
        18
    ] * 20  # two share a table of 3·3·2 cells
    assert [e for *_, e in noise.asked[1:]] == pytest.approx([(1 - PARTS.classes) / 20] * 20)
    cells = cell_layout(model.features_).placed(binary(80, 40, 2).features)
    expected = joint_bayes(model.released_.moments).linear().scores(cells)
    assert model.model_.scores(cells) == pytest.approx(expected)


def test_without_rows_enough_for_a_tree_the_tables_get_its_part():
    noise = Noted(1)
    kind = type("Treeless", (Auto,), {"parts": replace(PARTS, rows_a_pair=1000)})
    model = kind(1.0).fit(binary(1800, 4, 2), noise)
    assert model.model_.tree.levels == 0
    # class counts, level counts, one table of all four features, and the choice among candidates
    assert [size for _, size, _ in noise.asked[:-1]] == [2, 5, 3**4 * 2]
    scores = noise.asked[-1][2]
    assert scores == PARTS.scores
    assert noise.asked[2][2] == pytest.approx(1 - PARTS.classes - PARTS.level_counts - scores)


def test_below_twelve_hundred_rows_times_epsilon_features_are_chosen_but_no_candidates():
    """600 rows at ε 1: class counts, distance, the features, their tables, and nothing after these."""
    noise = Noted(1)
    model = Auto(1.0).fit(binary(600, 40, 3), noise)
    kinds = [kind for kind, *_ in noise.asked]
    assert kinds[:3] == ["counts", "counts", "choice"]
    assert kinds[-1] == "counts"
    assert model.chosen_ == 0
    assert model.bayes_share_ == 1
    assert model.fitted_kind.features == len(model.released_.features) < 40


def measured(rows: int, *, are_dependent: bool) -> Examples:
    """Return 12 measurements in quarters, and three classes that each spread in their own way.

    Each measurement mixes the same three numbers of a row; where they are independent, three of its own.
    """
    rng = np.random.default_rng(6)
    classes = rng.integers(0, 3, rows).astype(np.int32)
    stretch, mixing = rng.normal(size=(3, 3, 3)), rng.normal(size=(3, 12))
    hidden = rng.normal(size=(rows, 1 if are_dependent else 12, 3))
    stretched = np.einsum("nfl,nlk->nfk", hidden, stretch[classes])
    values = np.einsum("nfk,kf->nf", np.broadcast_to(stretched, (rows, 12, 3)), mixing)
    values += 0.2 * rng.normal(size=(rows, 12))
    cuts = np.quantile(values, (0.25, 0.5, 0.75), axis=0)
    codes = (values > cuts[:, None]).sum(axis=0).astype(np.int32)
    names = tuple(
        Attribute(f"f{place}", tuple("0123"), can_be_missing=False) for place in range(12)
    )
    return Examples(CodedTable(names, codes), Attribute("class", ("a", "b", "c")), classes)


def groups(parts: Parts, rows: Examples) -> tuple[set[int], float]:
    """Return how many features share a table at most, and the mean accuracy, over six draws at ε 1."""
    kind, held = type("Own", (Auto,), {"parts": parts}), rows.rows(np.arange(4000, 5000))
    largest, right = set(), []
    for seed in range(6):
        noise = SimulatedNoise(np.random.default_rng(seed))
        model = kind(1.0).fit(rows.rows(np.arange(4000)), noise)
        largest.add(max(map(len, model.released_.moments.groups)))
        right.append((model.predict(held.features) == held.classes).mean())
        assert model.spent_ == pytest.approx(1)
    return largest, float(np.mean(right))


def test_features_that_tell_about_each_other_get_larger_tables_and_more_is_right():
    rows = measured(5000, are_dependent=True)
    never = replace(PARTS, rows_a_dependent_combination=ROWS_A_COMBINATION)
    alone, alone_right = groups(never, rows)
    together, together_right = groups(PARTS, rows)
    assert alone == {2}
    assert together == {4}
    assert together_right > alone_right + 0.005  # .751 and .738 over ten draws


def test_features_that_are_independent_within_the_classes_share_as_small_tables_as_before():
    assert groups(PARTS, measured(5000, are_dependent=False))[0] == {2}


@pytest.mark.parametrize(("rows", "asks"), [(700, False), (1500, True)])
def test_below_a_thousand_rows_times_epsilon_dependence_is_not_asked(rows, asks):
    noise = Noted(1)
    Auto(1.0).fit(measured(rows, are_dependent=True), noise)
    # class counts, distance, and where it is asked the dependence are numbers by themselves
    assert sum(size == 1 for kind, size, _ in noise.asked if kind == "counts") == 1 + asks


@pytest.mark.parametrize(
    ("rows", "share"), [(100_000, 0.01), (2500, 40 / (2500 * 0.8)), (500, 0.06)]
)
def test_the_fewer_rows_the_more_of_epsilon_tells_dependence(rows, share):
    assert PARTS.for_dependence(0.8, rows) == pytest.approx(share * 0.8)


@pytest.mark.parametrize("features", [4, 40])
def test_what_is_parted_is_all_there_is(features):
    model = Auto(0.7).fit(binary(400, features, 2), SimulatedNoise(np.random.default_rng(1)))
    assert model.spent_ == pytest.approx(0.7, rel=1e-9)


def kinds_asked(model: Auto, examples: Examples) -> list[tuple[str, int, float]]:
    noise = Noted(1)
    model.fit(examples, noise)
    return noise.asked


def test_few_of_many_features_that_tell_are_chosen():
    model = Auto(1.0)
    asked = kinds_asked(model, binary(600, 40, 3))
    (_, one, for_distance), *others = asked[1:]
    assert (one, for_distance) == (1, PARTS.distance)
    kinds = [kind for kind, *_ in others]
    choices = [epsilon for *_, epsilon in others[: kinds.index("counts")]]
    assert 3 <= len(choices) <= 12
    assert sum(choices) == pytest.approx(PARTS.choice)
    held = binary(2000, 40, 3)
    right = []
    for seed in range(10):
        model.fit(binary(600, 40, 3), SimulatedNoise(np.random.default_rng(seed)))
        right.append(float((model.predict(held.features) == held.classes).mean()))
    assert np.mean(right) > 0.85  # three features of .8 each give .896, one .8


def test_where_all_of_many_features_tell_a_little_all_get_a_table():
    """15 features that agree .6 of the time: together they tell .79 of the classes, the best three .65."""
    rng = np.random.default_rng(4)
    classes = rng.integers(0, 2, 5000).astype(np.int32)
    agree = rng.random((5000, 15)) < 0.6
    codes = np.where(agree, classes[:, None], 1 - classes[:, None]).astype(np.int32)
    names = tuple(Attribute(f"f{place}", ("0", "1")) for place in range(15))
    whole = Examples(CodedTable(names, codes), Attribute("class", ("no", "yes")), classes)
    model = Auto(0.5)
    asked = kinds_asked(model, whole.rows(np.arange(4000)))
    # after class counts, distance, level counts and dependence come tables, not choices
    # two levels, and missing: two share a table
    assert [size for kind, size, _ in asked[4:12] if kind == "counts"] == [6, *[18] * 7][::-1]
    held = whole.rows(np.arange(4000, 5000))
    assert (model.predict(held.features) == held.classes).mean() > 0.73


def test_rare_classes_that_count_more_do_so_in_the_choice_too():
    """One feature tells a class of 6 %; without weights nothing is better than the other class for all."""
    rng = np.random.default_rng(3)
    classes = (rng.random(6000) < 0.06).astype(np.int32)
    codes = np.stack([rng.random(6000) < np.where(classes, 0.8, 0.3), rng.random(6000) < 0.5], 1)
    names = tuple(Attribute(f"f{place}", ("0", "1")) for place in range(2))
    whole = Examples(
        CodedTable(names, codes.astype(np.int32)), Attribute("class", ("no", "yes")), classes
    )
    by_class = {}
    for balanced in (False, True):
        model = Auto(1.0, balanced=balanced).fit(whole, SimulatedNoise(np.random.default_rng(1)))
        said = np.array(model.predict(whole.features))
        by_class[balanced] = [float((said[classes == c] == c).mean()) for c in (0, 1)]
    assert by_class[False] == [1.0, 0.0]
    assert by_class[True] == pytest.approx([0.7, 0.8], abs=0.05)


def test_where_nothing_tells_candidates_apart_it_falls_back_more_often_than_to_each_other(
    monkeypatch,
):
    """ln k/2 ahead of k others, each with exponential noise, where it would be 1/k."""
    monkeypatch.setattr(auto.Candidates, "right", lambda self, *_: np.zeros(len(self.models)))
    monkeypatch.setattr(
        candidates, "logistic_from_moments", lambda moments, _: naive_bayes_from_moments(moments)
    )
    examples, fell, expected = binary(1500, 4, 2), [], []
    for seed in range(100):
        model = Auto(1.0).fit(examples, SimulatedNoise(np.random.default_rng(seed)))
        fell.append(model.chosen_ == 0)
        kinds = len(candidates.Candidates(model.released_).models)
        # ∫ e^(−x)·(1 − e^(−x)/√k)^(k − 1) dx over the noise x of the first
        expected.append((1 - (1 - kinds**-0.5) ** kinds) / kinds**0.5)
    assert np.mean(fell) == pytest.approx(np.mean(expected), abs=0.13)
    assert np.mean(expected) > 0.18  # of 25 candidates


def test_the_less_sure_the_choice_the_more_the_naive_bayes_says():
    assert auto.bayes_share(0) == 0.5
    assert auto.bayes_share(100) == 0.25
    assert auto.bayes_share(math.inf) == 0


def test_the_class_counts_and_the_root_of_the_tree_tell_how_many_rows_each_class_has(
    draw, monkeypatch
):
    """Two estimates, each weighted by the other's variance; that of the tree is 2·(1/ε)²."""
    seen = []
    made = auto.Candidates
    monkeypatch.setattr(
        auto, "Candidates", lambda released: seen.append(released) or made(released)
    )
    Auto(2.0).fit(draw(800), SimulatedNoise(np.random.default_rng(3)))
    moments, grown = seen[0].moments, seen[0].grown
    first = SimulatedNoise(np.random.default_rng(3))
    counted = first.counts(np.bincount(draw(800).classes), PARTS.classes * 2.0)
    own, other = 2 / (PARTS.classes * 2.0) ** 2, 2 / grown.precision[0] ** 2
    mean = (counted * other + grown.counts[0] * own) / (own + other)
    assert moments.known_totals == pytest.approx(mean)
    assert moments.known_variance == pytest.approx(own * other / (own + other))


def test_what_each_candidate_is_called_is_what_it_is():
    """By its place alone: whether it is the regression, of how many features, how deep its tree is."""
    model = Auto(40.0).fit(binary(400, 5, 2), SimulatedNoise(np.random.default_rng(1)))
    every = candidates.Candidates(model.released_)
    assert every.grown.tree.levels > 0
    bayes, regression = every.linears
    for place, (made, depth) in enumerate(zip(every.models, every.depths, strict=True)):
        kind = candidates.Candidates.kind(model.released_, place)
        assert kind.depth == depth
        assert kind.is_fallback == (place == 0)
        assert kind.is_regression == (made.linear is regression)
        if place and made.linear is bayes:
            assert kind.features == 5
        elif not kind.is_regression and place:
            used = [np.any(made.linear.weights[every.layout.of(one)]) for one in range(5)]
            assert kind.features == sum(used) < 5
    assert model.fitted_kind == candidates.Candidates.kind(model.released_, model.chosen_)
    few = Auto(1.0).fit(binary(100, 4, 2), SimulatedNoise(np.random.default_rng(1)))
    assert few.fitted_kind == candidates.CandidateKind(features=4)


def test_a_file_of_an_earlier_version_has_the_features_own_tables_alone():
    """It predicts what it says, and can be drawn again; nothing is known of its features together."""
    model = Auto(1.0).fit(binary(500, 4, 2), SimulatedNoise(np.random.default_rng(1)))
    moments, parameters = model.released_.moments, model.parameters()
    released = parameters["released"]
    del released["tables"], parameters["together"]
    released |= {"counts": moments.counts.tolist(), "variance": moments.variances.tolist()}
    plain = linear_only(naive_bayes_from_moments(moments))
    kept = Auto.restored(
        StoredModel(
            features=model.features_,
            label=model.label_,
            epsilon=1.0,
            parameters=parameters | tree_model_to_json(plain),
        )
    )
    cells = plain.layout.placed(binary(500, 4, 2).features)
    assert kept.model_.scores(cells) == pytest.approx(plain.scores(cells), abs=1e-6)
    assert not kept.released_.moments.tables
    again = kept.redrawn(np.random.default_rng(1))
    assert not again.model_.linear.together
    assert again.model_.scores(cells) != pytest.approx(plain.scores(cells), abs=1e-3)


def test_a_file_of_an_earlier_version_does_not_say_what_was_fitted():
    model = Auto(1.0).fit(binary(100, 4, 2), SimulatedNoise(np.random.default_rng(1)))
    model.released_ = None
    assert model.fitted_kind is None
    assert choice_notices(model) == ()
