"""A released distribution over the rows of a table: marginals, conditionals, synthetic rows, JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import scipy

from surveyapp.errors import UserProblem
from surveyapp.learning.base.level_counts import LevelCounts, resampled
from surveyapp.learning.base.table import MISSING, Attribute, CodedTable, Codes
from surveyapp.learning.joint.junction_tree import junction_tree
from surveyapp.learning.joint.log_linear_tree import LogLinearTree
from surveyapp.learning.joint.marginals import (
    Cells,
    Columns,
    Marginal,
    Shares,
    column_widths,
    flat_cells,
    summed,
)
from surveyapp.learning.joint.weighted_rows import WeightedRows, weighted_rows
from surveyapp.learning.models.log_linear import softmax
from surveyapp.learning.models.serialization import (
    array_of_shape,
    levels_from_json,
    levels_to_json,
    rounded_lists,
)
from surveyapp.messages.message import msg

WEIGHTED_ROWS = 1 << 16
"""Weighted rows that tell what is true of all."""
OVERDRAWN = 16
"""Rows drawn for each that is kept, where they are weighted."""
AT_ONCE = 1 << 13
"""Rows that are wanted of so many at a time: memory."""


def nothing_to_draw(*, rows: object) -> UserProblem:
    """A number of synthetic rows that is none."""
    return UserProblem(msg("{rows} synthetic rows were asked for; ask for 1 or more.", rows=rows))


@dataclass(frozen=True, eq=False)
class Joint:
    """A log-linear distribution over the rows of a table, computed from what was released alone."""

    attributes: tuple[Attribute, ...]
    """The d columns."""
    subsets: tuple[Columns, ...]
    """Sets of columns, each rising, each once."""
    potentials: tuple[Shares, ...]
    """For each set a table with an axis for each column; they add up to the logarithm of a cell's
    probability, but for a constant."""
    rows: float
    """Number of rows of the table, 1 or more: as it was released, or public."""
    released: tuple[Marginal, ...] = ()
    """The noisy marginals that it was fitted to; empty where they were not kept."""
    level_counts: LevelCounts | None = None
    """That rows meet besides; None: they were not released, or say no more than the marginals."""

    @cached_property
    def widths(self) -> tuple[int, ...]:
        """How many cells each column has."""
        return column_widths(self.attributes)

    @cached_property
    def _tree(self) -> LogLinearTree:
        tree = LogLinearTree(junction_tree(self.subsets, self.widths), self.widths, self.subsets)
        tree.calibrate(np.concatenate([[], *(table.ravel() for table in self.potentials)]))
        return tree

    def marginal(self, columns: Columns) -> Shares:
        """Return the shares of some columns' cells, an axis each; they sum to 1.

        Parameters
        ----------
        columns
            rising places of columns.
        """
        columns = tuple(columns)
        kept = any(set(columns) <= set(each) for each in self.subsets)
        weighted = None if kept else self.weighted
        return self._tree.marginal(columns) if weighted is None else weighted.marginal(columns)

    @cached_property
    def weighted(self) -> WeightedRows | None:
        """Rows that have the fitted marginals and meet the level counts; None where there are none."""
        if self.level_counts is None:
            return None
        rows = self._rows_of_the_fit(WEIGHTED_ROWS, np.random.default_rng(2))
        return self._weighted(rows, self.level_counts)

    def _weighted(self, cells: Cells, level_counts: LevelCounts) -> WeightedRows:
        # what a part of a set has follows from the set
        sets = [
            one for one in self.subsets if not any(set(one) < set(each) for each in self.subsets)
        ]
        marginals = {columns: self._tree.marginal(columns) for columns in sets}
        return weighted_rows(cells, level_counts, marginals, self.widths, self.rows)

    def conditional(self, column: int, cells: Cells) -> Shares:
        """Return each row's probabilities of a column's cells given all its other columns.

        Parameters
        ----------
        column
            which.
        cells : array of shape (n, d)
            cells within each column; those of ``column`` itself are not looked at.
        """
        width = self.widths[column]
        scores = np.zeros((len(cells), width))
        for subset, table in zip(self.subsets, self.potentials, strict=True):
            if column in subset:
                others = tuple(each for each in subset if each != column)
                by_others = np.moveaxis(table, subset.index(column), -1).reshape(-1, width)
                scores += by_others[flat_cells(cells, others, self.widths)]
        if (weighted := self.weighted) is not None:
            changed = cells.copy()
            for cell in range(width):
                changed[:, column] = cell
                scores[:, cell] += weighted.scores(changed)
        return softmax(scores)

    def draw(
        self, rows: int, rng: np.random.Generator, *, independently: bool = False
    ) -> CodedTable:
        """Return synthetic rows.

        They are spread evenly: each column goes by one direction of a scrambled Sobol sequence (Owen
        1995), which adds much less variance to columns and pairs than drawing rows one by one. It
        spends nothing: what is drawn from is public.

        Parameters
        ----------
        rows
            how many, from 1.
        rng
            for the draws; may be seeded, because nothing private is left to protect.
        independently
            whether rows are drawn one by one, as people are in a random sample: what the rules that
            pool copies of a synthetic table reckon with.

        Raises
        ------
        UserProblem
            if ``rows`` is less than 1.
        """
        cells = self.draw_cells(rows, rng, independently=independently)
        sizes = np.array([len(attribute.levels) for attribute in self.attributes])
        codes: Codes = np.where(cells == sizes, MISSING, cells).astype(np.int32)
        return CodedTable(self.attributes, codes)

    def draw_cells(
        self, rows: int, rng: np.random.Generator, *, independently: bool = False
    ) -> Cells:
        """Return synthetic rows as cells within each column, shape (rows, d); see `draw`.

        Parameters
        ----------
        rows
            how many, from 1.
        rng
            for the draws.
        independently
            whether rows are drawn one by one.

        Raises
        ------
        UserProblem
            if ``rows`` is less than 1.
        """
        if rows < 1:
            raise nothing_to_draw(rows=rows)
        if self.level_counts is None:
            return self._rows_of_the_fit(rows, rng, independently=independently)
        parts = []
        for first in range(0, rows, AT_ONCE):
            wanted = min(AT_ONCE, rows - first)
            drawn = self._rows_of_the_fit(OVERDRAWN * wanted, rng, independently=independently)
            if not independently:
                # of rows that are alike an even share is kept: strata, by the columns in random order
                drawn = drawn[np.lexsort(rng.permutation(drawn.T))]
            weights = self._weighted(drawn, self.level_counts).weights
            places = (
                rng.choice(len(drawn), wanted, p=weights)
                if independently
                else resampled(weights, wanted, rng)
            )
            parts.append(drawn[places])
        return np.concatenate(parts)

    def _rows_of_the_fit(
        self, rows: int, rng: np.random.Generator, *, independently: bool = False
    ) -> Cells:
        columns = len(self.attributes)
        points = (
            rng.random((rows, columns)) if independently else _spread_points(rows, columns, rng)
        )
        cells: Cells = np.zeros((rows, columns), dtype=np.int64)
        known: set[int] = set()
        beliefs, cliques = self._tree.beliefs, self._tree.tree.cliques
        place = 0
        for belief, clique in zip(beliefs, cliques, strict=True):
            given = tuple(column for column in clique if column in known)
            for column in (each for each in clique if each not in known):
                asked = tuple(sorted((*given, column)))
                table = np.moveaxis(summed(belief, clique, asked), asked.index(column), -1)
                flat = table.reshape(-1, self.widths[column])
                context = flat_cells(cells, given, self.widths)
                cells[:, column] = _by_share(flat, context, points[:, place])
                given, place = asked, place + 1
            known.update(clique)
        return cells

    def to_json(self) -> dict[str, Any]:
        """Return the sets of columns and their potentials as a JSON value."""
        found = {
            "columns": [list(subset) for subset in self.subsets],
            "potentials": [rounded_lists(table) for table in self.potentials],
            "rows": self.rows,
        }
        if self.level_counts is not None:
            found["level_counts"] = levels_to_json(self.level_counts)
        return found

    @staticmethod
    def from_json(value: dict[str, Any], attributes: Sequence[Attribute]) -> Joint:
        """Return the distribution that ``to_json`` wrote.

        Parameters
        ----------
        value
            its JSON value.
        attributes
            the columns.

        Raises
        ------
        KeyError, ValueError, TypeError, IndexError
            if it is none.
        """
        widths = column_widths(attributes)
        subsets = tuple(tuple(int(column) for column in columns) for columns in value["columns"])
        for subset in subsets:
            if not subset or list(subset) != sorted(set(subset)) or subset[0] < 0:
                raise ValueError(subset)
        tables = tuple(
            array_of_shape(table, tuple(widths[column] for column in subset))
            for subset, table in zip(subsets, value["potentials"], strict=True)
        )
        levels = value.get("level_counts")
        counted = None if levels is None else levels_from_json(levels, attributes)
        return Joint(tuple(attributes), subsets, tables, float(value["rows"]), level_counts=counted)


def _spread_points(rows: int, columns: int, rng: np.random.Generator) -> Shares:
    """Return points that fill the unit cube evenly, in random order."""
    # scipy loads its statistics when first asked
    sobol = scipy.stats.qmc.Sobol(columns, rng=rng)
    points: Shares = sobol.random_base2(max(rows - 1, 1).bit_length())[:rows]
    return points[rng.permutation(rows)]


def _by_share(tables: Shares, context: Cells, points: Shares) -> Cells:
    """Return a cell for each row: where its point falls among the shares of its context."""
    totals = tables.sum(axis=1, keepdims=True)
    even = np.full(tables.shape[1], 1 / tables.shape[1])
    ends = np.cumsum(np.where(totals > 0, tables / np.maximum(totals, 1e-300), even), axis=1)
    cells: Cells = (points[:, None] >= ends[context, :-1]).sum(axis=1)
    return cells
