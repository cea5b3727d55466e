"""Which marginals are released of a table: every pair at once, or the most telling ones, chosen under ε.

* **Every pair** where that is precise: it tells of all that pairs can tell, and nothing is paid for choosing.
* Else a **spanning tree** of pairs, chosen under ε (McKenna, Miklau & Sheldon 2021); where a label is named,
  the label with every other column, which needs no choice; columns of few levels share a table with it.
* Then, where ε is left, **rounds**: whatever the fit misses most beyond what its noise would be is chosen and
  released (AIM: McKenna, Mullins, Sheldon & Miklau 2022), among pairs, and triples with the label where
  one is named. A round that tells nothing doubles what the next ones cost.
* Where a label is named, what **more columns** tell of it together: a tree of rows drawn of the fit says
  which ones they may be (``label_paths.py``). One round is for them, and they are candidates in all.
* Where a label is named and many columns share their levels: **how many** of them have each level, by the
  label's. It is met where it tells much that pairs and triples do not say (``weighted_rows.py``).

What decides between them is public or was released: widths, ε, the number of rows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import combinations
from math import isfinite, prod, sqrt

import numpy as np

from surveyapp.learning.base.level_counts import LevelCounts, alike, count_levels
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.shared_tables import counted_together
from surveyapp.learning.base.table import Attribute, CodedTable
from surveyapp.learning.joint.distribution import Joint
from surveyapp.learning.joint.junction_tree import maximal_cliques, table_cells
from surveyapp.learning.joint.label_paths import FEWEST_ASKED, columns_on_paths
from surveyapp.learning.joint.marginals import (
    Cells,
    Columns,
    Marginal,
    Shares,
    column_cells,
    column_widths,
    combined,
    counted,
    measured,
)
from surveyapp.learning.joint.max_entropy import fit_estimates, fit_joint

# Compared by the mean total variation of pairs at ε .3, 1 and 3: on five simulated tables of latent classes
# and chains, 435 to 21,574 rows of 7 to 17 columns, and before that on four public tables (votes, affairs,
# contraception, mushrooms), so figures of those are not of unseen tables.

ALL_PAIRS_NOISE = 0.06
"""Every pair is released where the mean total variation that noise makes in one is at most this."""
ALL_PAIRS_NOISE_BESIDE_LABEL = 0.015
"""The same where a label is named: its own pairs are few, and triples with it tell more than other pairs.
Of 15 simulated tables the default learner on synthetic rows was right for .623/.730/.774 of other people at
ε .3, 1 and 3; with 0.06 for .623/.730/.755. Distances were .083/.053/.039 and .083/.054/.042."""
ROUNDS_NOISE = 0.04
"""After a tree there are rounds where the noise in its pairs is at most this."""
SINGLES_SHARE = 0.1
"""Share of ε for each column's own values, where pairs are chosen: these tell of columns too."""
CHOICE_SHARE = 0.1
"""Share of ε for choosing a tree."""
LEVELS_SHARE = 0.04
"""Share of ε for level counts by a named label, at most."""
LEVELS_PRECISION = 20
"""Rows × ε of them at least: the noise of a count has about the size of so many parts of all rows."""
MOST_LEVELS_PRECISION = 100
"""Rows × ε of them at most: they become no more telling."""
TELLING = 0.25
"""They are met where they part by so much from what the marginals imply: their noise alone can seem to
part by a fifth, and drawing weighted rows adds chance."""
ROUNDS_SHARE = 0.4
"""Share of ε for the rounds."""
ROUNDS = 10
"""At most: more would cost time, and ε for choosing."""
ROUND_CHOICE = 0.15
"""Share of a round's ε for its choice."""
PATHS_NOISE = 0.1
"""Sets of more than three columns are candidates where the total variation that noise makes in one is at most
this. With 0.2 a learner on synthetic rows of 11 simulated tables was right for .007 more of other people at
ε 1 and 3 than without such sets, but pairs became 3 % farther on two of four at ε 1; 0.1 left those as they
were."""
LARGEST_MODEL = 1 << 17
"""Cells of all tables of a model together: a fit sums over them some hundred times."""
DRAWN_FROM = 400
"""Where a round has more candidates, what the fit implies of them is counted in rows drawn from it."""
DRAWN_ROWS = 1 << 15


def release_joint(table: CodedTable, account: PrivacyAccount, label: int | None = None) -> Joint:
    """Release marginals for what is left of an account, and fit their joint distribution.

    Parameters
    ----------
    table
        private, of one column or more.
    account
        pays; all of it is spent.
    label
        the column whose pairs and triples come first; default none.
    """
    release = _Release(table, account)
    if len(table.attributes) == 1:
        return release.singles(account.left)
    account.release_rows()
    epsilon = account.left
    level_counts = None if label is None else release.level_counts(label)
    joint = _release_marginals(release, label, epsilon)
    meeting = replace(joint, level_counts=level_counts)
    is_telling = meeting.weighted is not None and meeting.weighted.distance > TELLING
    return meeting if is_telling else joint


def _release_marginals(release: _Release, label: int | None, epsilon: float) -> Joint:
    account = release.account
    pairs = list(combinations(range(len(release.widths)), 2))
    most = ALL_PAIRS_NOISE if label is None else ALL_PAIRS_NOISE_BESIDE_LABEL
    if release.noise(pairs, epsilon / len(pairs)) <= most:
        if label is None:
            return release.measure(pairs, epsilon)
        release.measure(pairs, (1 - ROUNDS_SHARE) * epsilon)
        return release.rounds(
            [c for c in combinations(range(len(release.widths)), 3) if label in c], label
        )
    if label is None:
        release.singles(SINGLES_SHARE * epsilon)
        tree = release.spanning_tree(CHOICE_SHARE * epsilon)
    else:
        tree = release.star(label)
    share = (account.left - ROUNDS_SHARE * epsilon) / epsilon
    has_all = {pair for columns in tree for pair in combinations(columns, 2)} == set(pairs)
    if release.noise(tree, account.left / len(tree)) > ROUNDS_NOISE or has_all:
        return release.measure(tree, account.left)
    release.measure(tree, share * epsilon)
    triples = combinations(range(len(release.widths)), 3) if label is not None else ()
    return release.rounds([*pairs, *(each for each in triples if label in each)], label)


def release_pairs(table: CodedTable, account: PrivacyAccount, label: int) -> Joint:
    """Release the label with each other column, for equal parts of what is left, and fit them.

    Parameters
    ----------
    table
        private.
    account
        pays; all of it is spent.
    label
        which column.
    """
    release = _Release(table, account)
    others = [column for column in range(len(table.attributes)) if column != label]
    if not others:
        return release.singles(account.left)
    star = [(min(label, other), max(label, other)) for other in others]
    return release.measure(star, account.left)


class _Release:
    """What has been released of a table, its fit, and the table."""

    def __init__(self, table: CodedTable, account: PrivacyAccount) -> None:
        self.account, self.attributes = account, table.attributes
        self.widths, self.cells = column_widths(table.attributes), column_cells(table)
        self.marginals: list[Marginal] = []
        self.model = Joint(self.attributes, (), (), 1.0)
        self.counts: dict[Columns, Shares] = {}

    def noise(self, sets: Sequence[Columns], epsilon: float) -> float:
        """Return the mean total variation that noise makes in pairs, of tables for ``epsilon`` each."""
        cells = []
        for columns in sets:
            of_all = prod(self.widths[column] for column in columns)
            for pair in combinations(columns, 2):
                of_pair = prod(self.widths[column] for column in pair)
                # a sum of k noises is about √k times as large as one
                cells.append(of_pair * sqrt(of_all / of_pair))
        # a cell's noise has the mean size of about its scale
        return float(np.mean(cells)) * self.account.scale(epsilon) / 2 / self.account.rows

    def level_counts(self, label: int) -> LevelCounts | None:
        """Release how many columns have each level, by the label's; None where that tells nothing."""
        others = [column for column in range(len(self.widths)) if column != label]
        same = alike(tuple(self.attributes[column] for column in others))
        rows, epsilon = self.account.rows, LEVELS_SHARE * self.account.left
        if isfinite(epsilon):
            epsilon = min(epsilon, MOST_LEVELS_PRECISION / rows)
        if not same or rows * epsilon < LEVELS_PRECISION:
            return None
        features = tuple(others[place] for place in same)
        part = self.account.allot(epsilon)
        return count_levels(self.cells, self.widths, features, part, label)

    def singles(self, epsilon: float) -> Joint:
        """Release each column's own values."""
        return self.measure([(column,) for column in range(len(self.widths))], epsilon)

    def measure(self, sets: Sequence[Columns], epsilon: float) -> Joint:
        """Release some marginals, for equal parts of ``epsilon``, and fit."""
        for columns in sets:
            each = epsilon / len(sets)
            self.marginals.append(measured(self.cells, self.account, columns, self.widths, each))
        self.model = replace(self._fitted(), released=tuple(self.marginals))
        return self.model

    def _fitted(self) -> Joint:
        rows = self.account.rows
        sets = {marginal.columns for marginal in self.marginals}
        if fits(sets, self.widths):
            return fit_joint(self.attributes, self.marginals, rows, self.model)
        return fit_of_the_strongest(self.attributes, combined(self.marginals, rows), rows)

    def star(self, label: int) -> list[Columns]:
        """Return tables of the label with all other columns; those of few levels share one."""
        others = [column for column in range(len(self.widths)) if column != label]
        groups = counted_together([self.widths[column] for column in others])
        return [tuple(sorted([label, *(others[place] for place in group)])) for group in groups]

    def spanning_tree(self, epsilon: float) -> list[Columns]:
        """Choose a tree by how far pairs are from independent, each edge for an equal part of ε."""
        size = len(self.widths)
        scores = {pair: self._missed(pair) for pair in combinations(range(size), 2)}
        outside, edges = set(range(1, size)), list[Columns]()
        while outside:
            open_pairs = [pair for pair in scores if (pair[0] in outside) != (pair[1] in outside)]
            of_open = np.array([scores[pair] for pair in open_pairs])
            # one row more adds 0 or 1 to each score: what is implied was released
            chosen = self.account.choice(of_open, epsilon / (size - 1), width=1.0)
            edges.append(open_pairs[chosen])
            outside -= set(edges[-1])
        return edges

    def _missed(self, columns: Columns, implied: Shares | None = None) -> float:
        """Return how many rows are in cells beyond what the fit implies: one row more adds 0 or 1."""
        if columns not in self.counts:
            self.counts[columns] = counted(self.cells, columns, self.widths).astype(np.float64)
        shares = self.model.marginal(columns) if implied is None else implied
        return float(np.clip(self.counts[columns] - self.account.rows * shares, 0, None).sum())

    def rounds(self, candidates: Sequence[Columns], label: int | None) -> Joint:
        """Choose and release, for what is left of ε.

        Where a label is named the last round, if no other has, is for what more columns tell of it.
        """
        spend = self.account.left / ROUNDS
        left, has_path = list(candidates), False
        for number in range(ROUNDS):
            known = [marginal.columns for marginal in self.marginals]
            left = [each for each in left if fits([*known, each], self.widths)]
            if not left:
                # nothing more fits into the model: what is there becomes more precise
                return self.measure(sorted(set(known)), self.account.left)
            is_last = number == ROUNDS - 1 or self.account.left < 2 * spend
            price = self.account.left if is_last else spend
            drawn = cache(self._drawn)
            on_paths = [] if label is None else self._on_paths(label, price, drawn)
            offered = on_paths if is_last and on_paths and not has_path else [*left, *on_paths]
            chosen = offered[self._chosen(offered, price, drawn)]
            has_path = has_path or chosen in on_paths
            before = self.model.marginal(chosen)
            price = self.account.left if is_last else (1 - ROUND_CHOICE) * price
            model = self.measure([chosen], price)
            if is_last:
                break
            gained = np.abs(model.marginal(chosen) - before).sum() * self.account.rows
            if gained <= self.account.scale(price) * before.size:
                spend *= 2
        return self.model

    def _on_paths(self, label: int, price: float, drawn: Callable[[], Cells]) -> list[Columns]:
        """Return sets of more than three columns that tell of the label together, where not too noisy."""
        known = [marginal.columns for marginal in self.marginals]
        noise, most = self._noise_of_cell(price), PATHS_NOISE * self.account.rows
        others = sorted(width for column, width in enumerate(self.widths) if column != label)
        if noise * prod(others[:FEWEST_ASKED]) * self.widths[label] > most:
            return []
        return [
            columns
            for columns in columns_on_paths(drawn(), label, self.widths)
            if noise * prod(self.widths[column] for column in columns) <= most
            and not any(set(columns) <= set(each) for each in known)
            and fits([*known, columns], self.widths)
        ]

    def _drawn(self) -> Cells:
        """Return rows of the fit: of what was released, so their seed need not be secret."""
        return self.model.draw_cells(DRAWN_ROWS, np.random.default_rng(1))

    def _noise_of_cell(self, price: float) -> float:
        """Return the total variation, in rows, that noise makes by each cell of what a round releases."""
        return self.account.scale((1 - ROUND_CHOICE) * price) / 2

    def _chosen(
        self, candidates: Sequence[Columns], price: float, drawn: Callable[[], Cells]
    ) -> int:
        noise = self._noise_of_cell(price)
        rows = drawn() if len(candidates) > DRAWN_FROM else None
        scores = []
        for columns in candidates:
            implied = None if rows is None else counted(rows, columns, self.widths) / len(rows)
            cells = prod(self.widths[column] for column in columns)
            scores.append(self._missed(columns, implied) - noise * cells)
        return self.account.choice(np.array(scores), ROUND_CHOICE * price, width=1.0)


def fits(
    sets: Sequence[Columns] | set[Columns], widths: Sequence[int], limit: int = LARGEST_MODEL
) -> bool:
    """Return whether a model of some sets of columns is small enough.

    Parameters
    ----------
    sets
        of columns.
    widths
        of all columns.
    limit
        cells of its tables together.
    """
    return table_cells(maximal_cliques(sets, widths), widths) <= limit


def fit_of_the_strongest(
    attributes: Sequence[Attribute],
    estimates: Mapping[Columns, Marginal],
    rows: float,
    *,
    blanks_are_noisy: bool = True,
    label: int | None = None,
) -> Joint:
    """Return a fit of as many marginals as a model can have: those that others do not imply.

    Parameters
    ----------
    attributes
        the d columns.
    estimates
        by their columns, each adding up to ``rows``; those of single columns are all kept.
    rows
        their number.
    blanks_are_noisy
        see `fit_estimates`.
    label
        the column whose marginals come first; None: the strongest of all.
    """
    widths = column_widths(attributes)
    lower: dict[Columns, Marginal] = {
        columns: each for columns, each in estimates.items() if len(columns) == 1
    }
    fit = partial(fit_estimates, attributes, rows=rows, blanks_are_noisy=blanks_are_noisy)
    kept: dict[Columns, Marginal] = {}
    model = fit(lower)
    # in two steps: what the strongest imply need not be fitted itself
    for limit in (LARGEST_MODEL // 4, LARGEST_MODEL):
        gains = {}
        for columns, each in estimates.items():
            noise = np.sqrt(each.variance / 2) * each.counts.size
            apart = np.abs(each.counts - rows * model.marginal(columns)).sum()
            gains[columns] = float(apart - noise)
        chosen = set(kept)
        order = sorted(gains, key=lambda columns: (label in columns, gains[columns]), reverse=True)
        for columns in order:
            more = {*chosen, columns}
            if len(columns) > 1 and gains[columns] > 0 and fits(more, widths, limit):
                chosen = more
        kept = {columns: estimates[columns] for columns in sorted(chosen)}
        model = fit(lower | kept)
    return model
