"""Nearly the same rows are recognised by 64 keyed numbers; other people's rows are not."""

from __future__ import annotations

import itertools
import random

import pytest

from surveyapp.storage.models.row_sketch import MOST_MINIMA, TableRows, similarity

KEY = b"k" * 32
NAMES = ("a", "b", "c")


def table(rows, names=NAMES, key=KEY):
    return TableRows(names, [tuple(map(str, row)) for row in rows], key)


def people(number, levels, seed, columns=3):
    rng = random.Random(seed)  # noqa: S311 - made-up people
    return [tuple(rng.randrange(levels) for _ in range(columns)) for _ in range(number)]


def neighbours(rows, seed=1):
    """One row altered, added, removed."""
    rng = random.Random(seed)  # noqa: S311
    place = rng.randrange(len(rows))
    yield [*rows[:place], ("new", *rows[place][1:]), *rows[place + 1 :]]
    yield [*rows[:place], rows[rng.randrange(len(rows))], *rows[place + 1 :]]
    yield [*rows, rows[place]]
    yield [*rows, ("new", "new", "new")]
    yield rows[:place] + rows[place + 1 :]


@pytest.mark.parametrize("number", [2, 3, 4, 5, 8, 40, 63, 64, 65, 300])
@pytest.mark.parametrize("levels", [2, 5, 1000])
def test_one_row_altered_added_or_removed_is_recognised_whatever_the_size(number, levels):
    for seed in range(5):
        rows = people(number, levels, seed)
        known = table(rows).minima
        for other in neighbours(rows, seed):
            assert table(other).is_like(known), (rows, other)


@pytest.mark.parametrize("levels", [2, 3, 10, 1000])
@pytest.mark.parametrize("number", [150, 400, 2000])
def test_other_people_with_the_same_questions_are_another_table(number, levels):
    known = table(people(number, levels, 0)).minima
    assert not any(table(people(number, levels, seed)).is_like(known) for seed in range(1, 16))


def test_the_order_of_rows_and_columns_does_not_matter():
    rows = people(200, 10, 1)
    turned = [(row[2], row[0], row[1]) for row in reversed(rows)]
    assert table(turned, ("c", "a", "b")).minima == table(rows).minima


def test_a_sketch_is_small_and_without_its_key_tells_nothing():
    rows = people(500, 10, 1)
    sketch = table(rows).minima
    assert len(sketch) == MOST_MINIMA
    assert similarity(sketch, table(rows, key=b"x" * 32).minima) == 0


def test_cells_are_not_confused_with_their_neighbours():
    assert not table([("ab", "c", "")]).is_like(table([("a", "bc", "")]).minima)


@pytest.mark.parametrize("shared", [0, 100, 250, 500])
def test_the_similarity_estimates_the_share_of_rows_in_common(shared):
    ours = [(n, "x", "y") for n in range(500)]
    theirs = [(n + 500 - shared, "x", "y") for n in range(500)]
    truth = shared / (1000 - shared)
    # 64 draws without replacement: four standard errors
    error = 4 * (truth * (1 - truth) / MOST_MINIMA) ** 0.5
    assert abs(similarity(table(ours).minima, table(theirs).minima) - truth) <= error


def test_all_tables_of_two_yes_or_no_columns_and_few_rows_know_their_neighbours():
    cells = list(itertools.product("01", repeat=2))
    for rows in itertools.combinations_with_replacement(cells, 3):
        known = TableRows(("a", "b"), rows, KEY).minima
        for place, cell in itertools.product(range(3), cells):
            other = [*rows[:place], cell, *rows[place + 1 :]]
            if set(other) & set(rows):
                assert TableRows(("a", "b"), other, KEY).is_like(known)
