from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.learning.base.noise import EpsilonUnusable, SimulatedNoise
from surveyapp.learning.base.table import Attribute, CodedTable
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.synthetic.comparison import mean_distance, pairwise_distances
from surveyapp.learning.synthetic.network import (
    Edge,
    draw_labels,
    learn_network,
)


def chain(rows: int, seed: int = 1) -> CodedTable:
    """Return a table in which each attribute mostly repeats the one before it."""
    rng = np.random.default_rng(seed)
    first = rng.integers(0, 3, rows)
    second = np.where(rng.random(rows) < 0.9, first, rng.integers(0, 3, rows))
    third = np.where(rng.random(rows) < 0.9, second, rng.integers(0, 3, rows))
    codes = np.stack([first, third, second], axis=1).astype(np.int32)
    codes[rng.random(codes.shape) < 0.01] = -1
    return CodedTable(tuple(Attribute(name, ("a", "b", "c")) for name in "xyz"), codes)


def distance(table: CodedTable, epsilon: float, hub: str | None = None) -> float:
    rng = np.random.default_rng(3)
    network = learn_network(table, epsilon, hub, SimulatedNoise(rng))
    return mean_distance(pairwise_distances(table, network.draw(len(table), rng)))


def test_the_chosen_tree_follows_what_hangs_together():
    edges = learn_network(chain(3000), 5.0).edges
    assert {frozenset((edge.parent, edge.child)) for edge in edges} == {
        frozenset((0, 2)),
        frozenset((1, 2)),
    }


def test_a_hub_makes_a_star():
    assert learn_network(chain(100), 1.0, "y").edges == (Edge(1, 0), Edge(1, 2))


def test_without_noise_only_the_strata_are_left():
    assert distance(chain(3000), math.inf) < 0.01


def test_more_epsilon_is_nearer():
    table = chain(3000)
    far, near = distance(table, 0.02), distance(table, 2.0)
    assert near < far / 2
    assert near < 0.03


def test_the_chosen_tree_is_nearer_than_a_star_around_the_wrong_column():
    assert distance(chain(3000), 3.0) < distance(chain(3000), 3.0, "x")


class Prices(SimulatedNoise):
    """Notes what was spent, for queries that each look at all rows."""

    def __init__(self):
        super().__init__(np.random.default_rng(1))
        self.spent = 0.0

    def counts(self, true, epsilon):
        self.spent += epsilon
        return super().counts(true, epsilon)

    def choice(self, scores, epsilon, width):
        self.spent += epsilon
        return super().choice(scores, epsilon, width)


@pytest.mark.parametrize("hub", [None, "x"])
def test_it_spends_exactly_its_epsilon(hub):
    prices = Prices()
    network = learn_network(chain(200), 0.7, hub, prices)
    assert prices.spent == pytest.approx(0.7, rel=1e-12)
    assert network.epsilon == 0.7


def test_every_level_and_missing_values_keep_their_shares():
    table = chain(5000)
    drawn = learn_network(table, math.inf).draw(5000, np.random.default_rng(1))
    for place in range(3):
        for code in (-1, 0, 1, 2):
            shares = [(t.codes[:, place] == code).mean() for t in (table, drawn)]
            assert shares[0] == pytest.approx(shares[1], abs=0.01)


def test_tables_are_shares_and_agree_with_each_other():
    network = learn_network(chain(300), 0.3, None, SimulatedNoise(np.random.default_rng(2)))
    for edge, table in zip(network.edges, network.tables, strict=True):
        seen = network.levels[edge.parent] > 0
        assert (table >= 0).all()
        assert table[seen].sum(axis=1) == pytest.approx(network.levels[edge.parent][seen], abs=0.01)


def test_labels_are_drawn_from_the_leaves(draw):
    examples = draw(4000)
    forest = RandomForest(math.inf, trees=3, branch_min=50, seed=1).fit(examples)
    drawn = draw_labels(forest, examples.features, np.random.default_rng(2))
    assert drawn.features is examples.features
    assert drawn.label == examples.label
    wanted = forest.leaf_shares(examples.features).mean(axis=(0, 1))
    assert np.bincount(drawn.classes) / 4000 == pytest.approx(wanted, abs=0.03)
    agree = (drawn.classes == examples.classes).mean()
    assert agree > (wanted**2).sum() + 0.05  # more than two labels drawn without regard to the row


def test_a_single_column_is_drawn_from_its_released_levels():
    one = CodedTable(
        (Attribute("x", ("a", "b")),), np.array([[0]] * 300 + [[1]] * 100, dtype=np.int32)
    )
    prices = Prices()
    drawn = learn_network(one, 0.9, noise=prices).draw(1000, np.random.default_rng(1))
    assert prices.spent == pytest.approx(0.9)
    assert (drawn.codes == 0).mean() == pytest.approx(0.75, abs=0.05)


def test_what_cannot_be_is_refused():
    with pytest.raises(EpsilonUnusable):
        learn_network(chain(10), 0)
    with pytest.raises(UserProblem, match="A synthetic table needs"):
        learn_network(CodedTable((), np.zeros((3, 0), dtype=np.int32)), 1.0)
    with pytest.raises(UserProblem, match="synthetic rows were asked"):
        learn_network(chain(10), 1.0).draw(0, np.random.default_rng(1))


@pytest.mark.parametrize("hub", [None, "y"])
@pytest.mark.parametrize("epsilon", [0.05, math.inf])
def test_no_blank_is_drawn_where_none_can_be(epsilon, hub):
    """At a small ε up to half of the cells of such a column were blank."""
    table = chain(300)
    never = tuple(replace(each, can_be_missing=each.name == "z") for each in table.attributes)
    full = CodedTable(
        never, np.where([[True, True, False]], np.maximum(table.codes, 0), table.codes)
    )
    network = learn_network(full, epsilon, hub)
    assert [len(shares) for shares in network.levels] == [3, 3, 4]
    assert (network.draw(500, np.random.default_rng(1)).codes[:, :2] >= 0).all()
