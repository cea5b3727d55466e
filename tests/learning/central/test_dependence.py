"""How much features tell about each other within the classes."""

import numpy as np

from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.dependence import guessed_by_neighbours


def rows_of(codes: list[list[int]], classes: list[int], sizes: tuple[int, ...]) -> Examples:
    names = tuple(
        Attribute(f"f{place}", tuple(map(str, range(size))), can_be_missing=False)
        for place, size in enumerate(sizes)
    )
    table = CodedTable(names, np.array(codes, dtype=np.int32).reshape(-1, len(sizes)))
    return Examples(table, Attribute("class", ("no", "yes")), np.array(classes, dtype=np.int32))


def test_it_is_the_rows_guessed_rightly_in_addition_within_each_class():
    """In the first class a tells b (6 rows, 3 guessed without), in the second all have the same b."""
    first = [[0, 0], [0, 0], [0, 0], [1, 1], [1, 1], [1, 1]]
    second = [[0, 1], [1, 1], [0, 1], [1, 1]]
    found = guessed_by_neighbours(rows_of(first + second, [0] * 6 + [1] * 4, (2, 2)))
    assert found == 3


def test_what_the_class_alone_explains_does_not_count():
    codes = [[0, 0, 0]] * 5 + [[1, 1, 1]] * 7
    assert guessed_by_neighbours(rows_of(codes, [0] * 5 + [1] * 7, (2, 2, 2))) == 0


def test_pairs_are_of_features_that_follow_each_other_the_narrowest_first():
    """b of 3 levels comes last: a and c, which agree, are one pair, c and b, which say nothing, the other."""
    rng = np.random.default_rng(1)
    a = rng.integers(0, 2, 900)
    b = np.arange(900) % 3
    found = guessed_by_neighbours(
        rows_of(np.column_stack([a, b, a]).tolist(), [0] * 900, (2, 3, 2))
    )
    agree = 900 - max(np.bincount(a))
    table = np.zeros((2, 3))
    np.add.at(table, (a, b), 1)
    by_chance = (table.max(axis=1).sum() - 300 + table.max(axis=0).sum() - max(np.bincount(a))) / 2
    assert found == int((agree + by_chance) / 2 + 0.5)


def test_a_row_more_moves_it_by_one_at_most():
    """Drawn tables of few rows, where a row matters most, and the same with any one row more."""
    rng, sizes, moved = np.random.default_rng(7), (2, 3, 2, 4), set()
    for _ in range(40):
        rows = int(rng.integers(1, 12))
        codes = [[int(rng.integers(0, size)) for size in sizes] for _ in range(rows)]
        classes = rng.integers(0, 2, rows).tolist()
        before = guessed_by_neighbours(rows_of(codes, classes, sizes))
        for _ in range(25):
            more = [int(rng.integers(0, size)) for size in sizes]
            after = guessed_by_neighbours(
                rows_of([*codes, more], [*classes, int(rng.integers(0, 2))], sizes)
            )
            moved.add(abs(after - before))
    assert moved == {0, 1}
