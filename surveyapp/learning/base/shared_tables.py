"""Which features are counted in one table, by all combinations of their levels.

Tables of the same rows share ε. So features with few levels are counted together, and each one's own table is
summed up from that. With g features of k levels in a table there are d/g tables instead of d, and a count
has k^(g − 1)/g² times the variance that a table of its own would give it: .44 for three yes/no questions,
.75 for two of three levels (the matrix mechanism, Li et al. 2015, with a partition as its strategy). It costs
no more ε, and which features share a table follows from the domain.
"""

from __future__ import annotations

from collections.abc import Sequence

MOST_COMBINATIONS = 16
"""Cells that features share at most. On the tables of ``packaging/simulated_tables.py``, 5 splits, naive
Bayes has an accuracy of .617/.706/.734 with 8, .628/.711/.734 with 16, .628/.710/.735 with 25,
.624/.706/.735 with 36 and .607/.702/.733 with a table for each feature, at ε .3, 1 and 4."""
MORE_COMBINATIONS = (25, 36, 64, 128, 256)
"""Cells that they share at most where rows are many: see `combinations_for`."""
ROWS_A_COMBINATION = 4
"""Rows × ε for each cell of a table and each table, for it to be as large as that: for others see
``tests/benchmarks/test_auto_ablation.py``."""

Groups = tuple[tuple[int, ...], ...]
"""Places of the features that were counted together."""


def counted_together(widths: Sequence[int], most: int = MOST_COMBINATIONS) -> Groups:
    """Return which features share a table: the smallest first, as many as have few enough combinations.

    Parameters
    ----------
    widths
        number of cells of each feature.
    most
        combinations of a table, unless one feature has more.
    """
    groups: list[list[int]] = []
    combinations = most + 1
    for place in sorted(range(len(widths)), key=widths.__getitem__):
        combinations *= widths[place]
        if combinations > most:
            groups.append([])
            combinations = widths[place]
        groups[-1].append(place)
    return tuple(map(tuple, groups))


def combinations_for(
    rows: float,
    classes: int,
    widths: Sequence[int],
    rows_a_combination: float = ROWS_A_COMBINATION,
) -> int:
    """Return how many combinations a table should have at most, for its cells to be read.

    Parameters
    ----------
    rows
        number of rows, as it was released, times ε of all tables.
    classes
        their number.
    widths
        number of cells of each feature.
    rows_a_combination
        of ``rows``, for each cell of a table and each table.
    """
    # of g tables each has ε/g, and 1/(most·classes) of the rows is in a cell
    enough = [
        most
        for most in MORE_COMBINATIONS
        if rows >= rows_a_combination * len(counted_together(widths, most)) * most * classes
    ]
    return max(enough, default=MOST_COMBINATIONS)
