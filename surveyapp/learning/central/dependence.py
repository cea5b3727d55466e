"""How much features tell about each other within each class: one number, that one row moves by at most 1.

Features that all read the same few hidden numbers (neighbouring pixels, measures of one shape, questions
about one attitude) depend on each other even among rows of one class. A naive Bayes of single features then
counts the same evidence again and again, so tables of features together are worth their noise sooner.
"""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import cell_layout
from surveyapp.learning.base.table import Examples


def guessed_by_neighbours(examples: Examples) -> int:
    """Return for how many more rows a feature is guessed rightly from the one beside it, within each class.

    Σ_c (Σ_a max_b n_abc − max_b n_bc), the numerator of Goodman & Kruskal's λ (1954): the mean of both
    directions, and over pairs of features that follow each other, the narrowest first, as they are counted
    together.

    Parameters
    ----------
    examples
        rows with a class, of two features or more.
    """
    layout = cell_layout(examples.features.attributes)
    values = layout.placed(examples.features) - np.array(layout.starts[:-1])
    order = sorted(range(len(layout)), key=layout.width)
    gained = 0
    for first, second in pairwise(order):
        shape = len(examples.label.levels), layout.width(first), layout.width(second)
        places = np.ravel_multi_index(
            (examples.classes, values[:, first], values[:, second]), shape
        )
        gained += _gained(np.bincount(places, minlength=math.prod(shape)).reshape(shape))
    # a row more moves each of the 2(d − 1) by 1 at most, thus their mean, and ⌊mean + ½⌋: in whole numbers,
    # as halves that are rounded to even could move by 2
    directions = 2 * (len(order) - 1)
    return (2 * gained + directions) // (2 * directions)


def _gained(table: NDArray[np.int64]) -> int:
    """Return the rows guessed rightly in addition, in both directions, of shape (classes, first, second)."""
    # a row more raises a maximum by 0 or 1, so each difference of two moves by 1 at most
    second = table.max(axis=2).sum() - table.sum(axis=1).max(axis=1).sum()
    first = table.max(axis=1).sum() - table.sum(axis=2).max(axis=1).sum()
    return int(first + second)
