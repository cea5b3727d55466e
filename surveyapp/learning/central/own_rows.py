"""One's own private synthetic rows: what they are asked afterwards costs nothing.

All levels are counted, then a spanning tree of pairs is chosen by how far they are from independence and
counted too (McKenna, Miklau & Sheldon 2021), and rows are drawn of the distribution that fits.
"""

from __future__ import annotations

import numpy as np

from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import CodedTable
from surveyapp.learning.joint.marginals import (
    Columns,
    Marginal,
    column_cells,
    column_widths,
    counted,
    measured,
)
from surveyapp.learning.joint.max_entropy import fit_joint, project_onto_simplex

LEVELS_SHARE = 0.25
"""Share of ε for the columns by themselves."""
CHOICE_SHARE = 0.25
"""Share of ε for choosing the pairs."""
PAIRS_SHARE = 1 - LEVELS_SHARE - CHOICE_SHARE


def own_synthetic_rows(
    table: CodedTable,
    account: PrivacyAccount,
    epsilon: float,
    rows: int,
    rng: np.random.Generator,
) -> CodedTable:
    """Return synthetic rows, released.

    Parameters
    ----------
    table
        private.
    account
        of its rows; it pays.
    epsilon
        what the synthetic rows cost.
    rows
        how many to draw.
    rng
        for the draws; may be seeded, because nothing private is left to protect.
    """
    part = account.allot(epsilon)
    cells, widths = column_cells(table), column_widths(table.attributes)
    columns = len(widths)
    each = LEVELS_SHARE * epsilon / columns if columns > 1 else epsilon
    marginals = [measured(cells, part, (column,), widths, each) for column in range(columns)]
    pairs = _spanning_tree(cells, widths, marginals, part, CHOICE_SHARE * epsilon)
    for_pair = PAIRS_SHARE * epsilon / max(len(pairs), 1)
    marginals += [measured(cells, part, pair, widths, for_pair) for pair in pairs]
    return fit_joint(table.attributes, marginals, part.rows).draw(rows, rng)


def _spanning_tree(
    cells: np.ndarray[tuple[int, int], np.dtype[np.int64]],
    widths: tuple[int, ...],
    levels: list[Marginal],
    account: PrivacyAccount,
    epsilon: float,
) -> list[Columns]:
    """Return pairs of columns that connect all, each chosen for an equal part of ``epsilon``."""
    shares = [project_onto_simplex(each.counts / account.rows) for each in levels]
    inside, outside = [0], list(range(1, len(widths)))
    distance: dict[Columns, float] = {}
    chosen: list[Columns] = []
    while outside:
        for other in outside:
            pair = (min(inside[-1], other), max(inside[-1], other))
            expected = np.outer(shares[pair[0]], shares[pair[1]]) * account.rows
            above = np.clip(counted(cells, pair, widths) - expected, 0, None)
            distance[pair] = float(above.sum())
        open_pairs = [pair for pair in distance if (pair[0] in outside) != (pair[1] in outside)]
        scores = np.array([distance[pair] for pair in open_pairs])
        # what is expected follows from what was released, so one row more adds 0 or 1 to each distance
        best = account.choice(scores, epsilon / (len(widths) - 1), width=1.0)
        first, second = open_pairs[best]
        chosen.append((first, second))
        inside.append(first if first in outside else second)
        outside.remove(inside[-1])
    return chosen
