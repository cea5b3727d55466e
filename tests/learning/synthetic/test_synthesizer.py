from __future__ import annotations

import json
import math
from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.learning.base.noise import EpsilonUnusable, SimulatedNoise
from surveyapp.learning.base.table import Attribute, CodedTable
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.joint.distribution import Joint
from surveyapp.learning.joint.marginals import column_cells
from surveyapp.learning.joint.posterior import posterior_draws
from surveyapp.learning.synthetic.comparison import mean_distance, pairwise_distances
from surveyapp.learning.synthetic.forest import draw_labels
from surveyapp.learning.synthetic.synthesizer import learn_joint


def chain(rows: int, seed: int = 1) -> CodedTable:
    """Return a table in which each attribute mostly repeats the one before it."""
    rng = np.random.default_rng(seed)
    first = rng.integers(0, 3, rows)
    second = np.where(rng.random(rows) < 0.9, first, rng.integers(0, 3, rows))
    third = np.where(rng.random(rows) < 0.9, second, rng.integers(0, 3, rows))
    codes = np.stack([first, third, second], axis=1).astype(np.int32)
    codes[rng.random(codes.shape) < 0.01] = -1
    return CodedTable(tuple(Attribute(name, ("a", "b", "c")) for name in "xyz"), codes)


def yes_no(rows: int, columns: int, seed: int = 1) -> CodedTable:
    """Return yes/no columns of four latent classes, where nothing can be missing."""
    rng = np.random.default_rng(seed)
    classes = rng.choice(4, rows, p=[0.4, 0.3, 0.2, 0.1])
    shares = 1 / (1 + np.exp(-rng.normal(0, 1.2, (4, columns))))
    codes = (rng.random((rows, columns)) < shares[classes]).astype(np.int32)
    names = [f"q{place}" for place in range(columns)]
    attributes = tuple(Attribute(name, ("no", "yes"), can_be_missing=False) for name in names)
    return CodedTable(attributes, codes)


def parity(rows: int) -> CodedTable:
    """Return a label that is the exclusive or of two of five columns: no pair tells of it."""
    codes = np.random.default_rng(1).integers(0, 2, (rows, 6)).astype(np.int32)
    codes[:, -1] = codes[:, 0] ^ codes[:, 1]
    names = (*"abcde", "odd")
    attributes = tuple(Attribute(name, ("0", "1"), can_be_missing=False) for name in names)
    return CodedTable(attributes, codes)


def distance(
    table: CodedTable, epsilon: float, label: str | None = None, *, pairs_only: bool = False
) -> float:
    rng = np.random.default_rng(3)
    made = learn_joint(table, epsilon, label, SimulatedNoise(rng), pairs_only=pairs_only)
    return mean_distance(pairwise_distances(table, made.draw(len(table), rng)))


@pytest.mark.parametrize(
    ("rows", "columns", "epsilon", "aim"),
    [(21574, 15, 0.3, 0.022), (21574, 15, 1, 0.011), (21574, 15, 3, 0.010), (2201, 3, 3, 0.006)],
)
def test_pairs_are_as_near_as_every_pair_once_can_be(rows, columns, epsilon, aim):
    """A tree of pairs stops at .017 of the first, however large ε is."""
    assert distance(yes_no(rows, columns), epsilon) <= aim


def test_where_pairs_would_be_noise_those_that_go_together_are_chosen():
    table = chain(300)
    noise = SimulatedNoise(np.random.default_rng(1))
    joint = learn_joint(table, 1.0, noise=noise)
    assert len([each for each in joint.subsets if len(each) == 2]) == 2
    pair = joint.marginal((1, 2))
    assert np.trace(pair) > 0.6  # of columns that mostly agree


@pytest.mark.slow
def test_columns_too_many_for_one_table_are_fitted_in_several():
    table = yes_no(2000, 40)
    assert distance(table, 3.0) < 0.05


def test_only_pairs_with_the_label():
    subsets = learn_joint(chain(3000), 3.0, "y", pairs_only=True).subsets
    assert {each for each in subsets if len(each) > 1} == {(0, 1), (1, 2)}


def test_what_several_columns_tell_of_a_named_label_is_not_lost():
    rng = np.random.default_rng(2)
    drawn = learn_joint(parity(3000), 3.0, "odd", SimulatedNoise(rng)).draw(3000, rng).codes
    assert ((drawn[:, 0] ^ drawn[:, 1]) == drawn[:, -1]).mean() > 0.95


def decided(rows: int) -> CodedTable:
    """Return yes/no columns that go together, and a label that four of them decide by nested questions."""
    rng = np.random.default_rng(5)
    yes = 0.5 * rng.normal(size=(rows, 1)) + rng.normal(size=(rows, 12)) > 0
    a, b, c, d = yes[:, [0, 4, 8, 5]].T
    label = np.where(a, b | c, c & ~d)
    names = [*(f"q{place}" for place in range(12)), "label"]
    attributes = (Attribute(name, ("no", "yes"), can_be_missing=False) for name in names)
    return CodedTable(tuple(attributes), np.column_stack([yes, label]).astype(np.int32))


def test_a_label_that_four_columns_decide_together_is_kept():
    """Pairs and triples told it of .88 of the rows; pairs of columns were .033 from the table's."""
    table = decided(3000)
    joint = learn_joint(table, 1.0, "label", SimulatedNoise(np.random.default_rng(0)))
    said = joint.conditional(12, column_cells(table)).argmax(axis=1)
    assert (said == table.codes[:, 12]).mean() > 0.98
    drawn = joint.draw(15_000, np.random.default_rng(3))
    assert mean_distance(pairwise_distances(table, drawn)) < 0.031


def even(rows: int, columns: int = 6) -> CodedTable:
    """Return yes/no columns, the first two alike mostly, and whether an even number of all is yes."""
    rng = np.random.default_rng(5)
    codes = rng.integers(0, 2, (rows, columns + 1)).astype(np.int32)
    codes[:, 1] = np.where(rng.random(rows) < 0.9, codes[:, 0], codes[:, 1])
    codes[:, -1] = codes[:, :-1].sum(axis=1) % 2
    names = [*(f"q{place}" for place in range(columns)), "even"]
    attributes = (Attribute(name, ("no", "yes"), can_be_missing=False) for name in names[:-1])
    return CodedTable(
        (*attributes, Attribute("even", ("even", "odd"), can_be_missing=False)), codes
    )


def is_even(codes: np.ndarray) -> np.ndarray:
    return codes[:, :-1].sum(axis=1) % 2 == codes[:, -1]


def test_how_many_columns_are_alike_is_kept_by_the_label():
    """No five of the columns together tell anything of it."""
    table = even(1500)
    joint = learn_joint(table, 3.0, "even", SimulatedNoise(np.random.default_rng(1)))
    for independently in (False, True):
        rng = np.random.default_rng(2)
        drawn = joint.draw(1500, rng, independently=independently)
        assert is_even(drawn.codes).mean() > 0.95
        distances = pairwise_distances(table, drawn)
        assert max(each.distance for each in distances) < 0.06
    cells = column_cells(table)
    said = joint.conditional(6, cells)
    assert (said.argmax(axis=1) == table.codes[:, 6]).mean() > 0.99
    assert said.sum(axis=1) == pytest.approx(1)
    every = joint.marginal(tuple(range(7)))
    rows = np.indices(every.shape).reshape(7, -1).T
    assert every.ravel()[is_even(rows)].sum() > 0.95
    assert every.sum(axis=(2, 3, 4, 5, 6)) == pytest.approx(joint.marginal((0, 1)), abs=2e-3)
    assert np.trace(joint.marginal((0, 1))) == pytest.approx(0.95, abs=0.02)


def test_how_many_columns_are_alike_has_no_noise_where_there_is_none():
    # of six columns the four that are not alike tell so much of it that they are released together
    joint = learn_joint(even(1500, 7), math.inf, "even")
    assert joint.level_counts.variance == 0
    # cells of nobody keep a hundredth of what the pairs imply
    assert is_even(joint.draw(1500, np.random.default_rng(2)).codes).mean() > 0.98


def test_how_many_columns_are_alike_comes_back_from_json_and_is_drawn_again():
    joint = learn_joint(even(1500), 3.0, "even", SimulatedNoise(np.random.default_rng(1)))
    again = Joint.from_json(json.loads(json.dumps(joint.to_json())), joint.attributes)
    first, second = (each.draw(400, np.random.default_rng(4)).codes for each in (joint, again))
    assert (first == second).all()
    shares = []
    for drawn in posterior_draws(joint, 3, np.random.default_rng(2)):
        codes = drawn.draw(1500, np.random.default_rng(3), independently=True).codes
        assert is_even(codes).mean() > 0.9
        shares.append(drawn.weighted.level_shares)
    assert np.std(shares, axis=0).max() > 0.005


def test_few_rows_that_meet_how_many_columns_are_alike_are_about_as_near_as_many():
    """They were picked by chance: few were at .022, many at .015."""
    table = even(1500, 8)
    joint = learn_joint(table, 3.0, "even", SimulatedNoise(np.random.default_rng(1)))
    assert joint.level_counts is not None
    few, many = (
        np.mean(
            [
                mean_distance(
                    pairwise_distances(table, joint.draw(rows, np.random.default_rng(seed)))
                )
                for seed in range(3)
            ]
        )
        for rows in (1500, 15_000)
    )
    assert few < 1.25 * many


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("features", [0, 1, 2, 3, 4, 7]),
        ("features", [0, 1, 2, 3, 4, 6]),
        ("label", 7),
        ("label", 5),
        ("label", None),
        ("shape", [7, 3]),
        ("counts", [0.0] * 7),
        ("variance", math.inf),
    ],
)
def test_level_counts_of_other_columns_are_refused(part, value):
    joint = learn_joint(even(1500), 3.0, "even", SimulatedNoise(np.random.default_rng(1)))
    kept = joint.to_json()
    kept["level_counts"][part] = value
    with pytest.raises((ValueError, IndexError)):
        Joint.from_json(kept, joint.attributes)


def test_how_many_columns_are_alike_is_not_met_where_pairs_tell_as_much():
    table = yes_no(3000, 8)
    joint = learn_joint(table, 3.0, "q7", SimulatedNoise(np.random.default_rng(1)))
    assert joint.level_counts is None


def leanings(rows: int, columns: int, levels: int, seed: int) -> CodedTable:
    """Return a label, last, and columns whose upper half of levels three of four rows of one class have."""
    rng = np.random.default_rng(seed)
    label = rng.integers(0, 2, (rows, 1))
    upper = np.where(rng.random((rows, columns)) < 0.75, label, 1 - label)
    codes = upper * (levels // 2) + rng.integers(0, levels // 2, upper.shape)
    names = tuple(map(str, range(levels)))
    attributes = tuple(Attribute(f"q{place}", names) for place in range(columns))
    party = Attribute("party", ("a", "b"), can_be_missing=False)
    return CodedTable((*attributes, party), np.column_stack([codes, label]).astype(np.int32))


@pytest.mark.parametrize(
    ("columns", "levels", "epsilon", "right"), [(16, 2, 0.3, 0.9), (14, 4, 0.5, 0.8)]
)
def test_what_many_columns_tell_of_a_label_is_kept_where_each_alone_is_noise(
    columns, levels, epsilon, right
):
    """They shared ε and were all dropped: half of the rows were classified rightly, as by a coin."""
    for seed in range(3):
        table = leanings(420, columns, levels, seed)
        joint = learn_joint(table, epsilon, "party", SimulatedNoise(np.random.default_rng(seed)))
        said = joint.conditional(columns, column_cells(table)).argmax(axis=1)
        assert (said == table.codes[:, columns]).mean() > right


def test_without_noise_only_the_drawing_is_left():
    assert distance(chain(3000), math.inf) < 0.01


def test_more_epsilon_is_nearer():
    table = chain(3000)
    far, near = distance(table, 0.02), distance(table, 2.0)
    assert near < far / 2
    assert near < 0.03


def test_more_epsilon_is_nearer_with_a_label_too():
    """At ε 4 every pair was released, and the label's own became farther than at ε 2: .013 and .009."""
    table = leanings(2500, 12, 2, 1)
    distances = [distance(table, epsilon, "party") for epsilon in (2, 4, 6)]
    assert distances == sorted(distances, reverse=True)
    assert distances[1] < 0.008


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


@pytest.mark.parametrize("epsilon", [0.05, 1.0, 3.0])
def test_it_spends_exactly_its_epsilon_with_columns_that_are_alike(epsilon):
    prices = Prices()
    learn_joint(even(1500), epsilon, "even", prices)
    assert prices.spent == pytest.approx(epsilon)


@pytest.mark.parametrize(("epsilon", "told"), [(1.0, (0, 5, 8, 12)), (2.0, (0, 4, 5, 8, 12))])
def test_it_spends_exactly_its_epsilon_with_columns_that_tell_a_label_together(epsilon, told):
    prices = Prices()
    joint = learn_joint(decided(3000), epsilon, "label", prices)
    assert told in [each.columns for each in joint.released]
    assert prices.spent == pytest.approx(epsilon)


@pytest.mark.parametrize("epsilon", [0.3, 3.0])
@pytest.mark.parametrize("label", [None, "z"])
@pytest.mark.parametrize("pairs_only", [False, True])
def test_it_spends_exactly_its_epsilon(epsilon, label, pairs_only):
    prices = Prices()
    learn_joint(chain(500), epsilon, label, prices, pairs_only=pairs_only)
    assert prices.spent == pytest.approx(epsilon, rel=1e-9)


def test_every_level_and_missing_values_keep_their_shares():
    table = chain(5000)
    drawn = learn_joint(table, math.inf).draw(5000, np.random.default_rng(1))
    for place in range(3):
        for code in (-1, 0, 1, 2):
            shares = [(t.codes[:, place] == code).mean() for t in (table, drawn)]
            assert shares[0] == pytest.approx(shares[1], abs=0.01)


def test_marginals_agree_with_each_other():
    joint = learn_joint(chain(300), 0.3, None, SimulatedNoise(np.random.default_rng(2)))
    for pair in combinations(range(3), 2):
        for axis, column in enumerate(pair):
            across = joint.marginal(pair).sum(axis=1 - axis)
            assert across == pytest.approx(joint.marginal((column,)), abs=1e-9)


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
    drawn = learn_joint(one, 0.9, noise=prices).draw(1000, np.random.default_rng(1))
    assert prices.spent == pytest.approx(0.9)
    assert (drawn.codes == 0).mean() == pytest.approx(0.75, abs=0.05)


def test_what_cannot_be_is_refused():
    with pytest.raises(EpsilonUnusable):
        learn_joint(chain(10), 0)
    with pytest.raises(UserProblem, match="A synthetic table needs"):
        learn_joint(CodedTable((), np.zeros((3, 0), dtype=np.int32)), 1.0)
    with pytest.raises(UserProblem, match="synthetic rows were asked"):
        learn_joint(chain(10), 1.0).draw(0, np.random.default_rng(1))


@pytest.mark.parametrize("label", [None, "y"])
@pytest.mark.parametrize("epsilon", [0.05, math.inf])
def test_no_blank_is_drawn_where_none_can_be(epsilon, label):
    """At a small ε up to half of the cells of such a column were blank."""
    table = chain(300)
    never = tuple(replace(each, can_be_missing=each.name == "z") for each in table.attributes)
    full = CodedTable(
        never, np.where([[True, True, False]], np.maximum(table.codes, 0), table.codes)
    )
    joint = learn_joint(full, epsilon, label)
    assert joint.widths == (3, 3, 4)
    assert (joint.draw(500, np.random.default_rng(1)).codes[:, :2] >= 0).all()


def test_blanks_that_nobody_gave_are_not_invented():
    table = chain(300)
    full = CodedTable(table.attributes, np.maximum(table.codes, 0))
    joint = learn_joint(full, 0.3, noise=SimulatedNoise(np.random.default_rng(1)))
    assert (joint.draw(500, np.random.default_rng(1)).codes >= 0).all()
