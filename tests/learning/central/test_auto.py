"""How the default parts its ε, and what it does with what it got."""

import math

import numpy as np
import pytest

from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central import auto
from surveyapp.learning.central.auto import Auto, Parts

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


@pytest.mark.parametrize(("rows", "share"), [(30_000, 0.1), (500, 20 / (500 * 0.3)), (40, 0.2)])
def test_few_rows_take_more_to_compare_candidates(rows, share):
    assert PARTS.for_scores(0.3, rows) == pytest.approx(share * 0.3)


def test_each_cell_of_a_table_has_twelve_rows_times_epsilon():
    """60 features of 4 levels, 3 classes, 2,600 rows: 2600·ε/(12·3·4) tables."""
    sizes = [4] * 60
    assert PARTS.number_of_tables(0.4, 2600, 3, sizes) == 7
    assert PARTS.number_of_tables(1.2, 2600, 3, sizes) == 21
    assert PARTS.number_of_tables(0.04, 2600, 3, sizes) == PARTS.fewest


@pytest.mark.parametrize(("epsilon", "features"), [(3.2, 60), (math.inf, 60), (0.04, 5)])
def test_all_have_a_table_where_a_choice_would_not_double_its_part(epsilon, features):
    assert PARTS.number_of_tables(epsilon, 2600, 3, [4] * features) == features


def test_a_tree_needs_ten_rows_times_epsilon_for_each_cell_of_its_second_level():
    """Two features of 3 and 12 levels, 6 on average, and 2 classes: 72 cells."""
    assert PARTS.has_tree(1.0, 721, 2, [3, 12])
    assert not PARTS.has_tree(1.0, 719, 2, [3, 12])


def test_without_rows_enough_for_a_tree_the_tables_get_its_part():
    noise = Noted(1)
    model = Auto(0.2).fit(binary(150, 4, 2), noise)
    assert model.model_.tree.levels == 0
    # class counts, level counts, four tables, and the choice among candidates
    sizes, tables = [size for _, size, _ in noise.asked[:-1]], [e for *_, e in noise.asked[2:-1]]
    assert sizes == [2, 5, 6, 6, 6, 6]
    each = 0.2 * (1 - PARTS.classes - PARTS.level_counts - PARTS.most_scores) / 4
    assert tables == pytest.approx([each] * 4)


@pytest.mark.parametrize("features", [4, 40])
def test_what_is_parted_is_all_there_is(features):
    model = Auto(0.7).fit(binary(400, features, 2), SimulatedNoise(np.random.default_rng(1)))
    assert model.spent_ == pytest.approx(0.7, rel=1e-9)


def test_few_rows_for_many_features_choose_those_that_tell():
    noise = Noted(1)
    model = Auto(1.0).fit(binary(600, 40, 3), noise)
    kinds = [kind for kind, *_ in noise.asked]
    choices = [epsilon for *_, epsilon in noise.asked[1 : 1 + kinds[1:].index("counts")]]
    assert 3 <= len(choices) <= 8
    assert sum(choices) == pytest.approx(PARTS.choice)
    held = binary(2000, 40, 3)
    reached = float((model.predict(held.features) == held.classes).mean())
    assert reached > 0.85  # three features of .8 each give .896, one .8


def test_the_class_counts_and_the_root_of_the_tree_tell_how_many_rows_each_class_has(
    draw, monkeypatch
):
    """Two estimates, each weighted by the other's variance; that of the tree is 2·(1/ε)²."""
    seen = []
    candidates = auto.Candidates
    monkeypatch.setattr(
        auto, "Candidates", lambda released: seen.append(released) or candidates(released)
    )
    Auto(2.0).fit(draw(400), SimulatedNoise(np.random.default_rng(3)))
    moments, grown = seen[0].moments, seen[0].grown
    first = SimulatedNoise(np.random.default_rng(3))
    counted = first.counts(np.bincount(draw(400).classes), PARTS.classes * 2.0)
    own, other = 2 / (PARTS.classes * 2.0) ** 2, 2 / grown.precision[0] ** 2
    mean = (counted * other + grown.counts[0] * own) / (own + other)
    assert moments.known_totals == pytest.approx(mean)
    assert moments.known_variance == pytest.approx(own * other / (own + other))
