"""Shares, means and regressions of copies of a synthetic table, pooled over the copies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.progress import Progress
from surveyapp.errors import UserProblem
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.logistic import RandomizedOutcome, logistic_regression
from surveyapp.estimation.regression.problems import Separated
from surveyapp.estimation.sampling.synthetic_copies import pool_copies
from surveyapp.learning.base.table import MISSING, CodedTable, is_number
from surveyapp.learning.joint.measured import MeasuredPairs
from surveyapp.messages.message import msg

Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class SyntheticCopies:
    """Copies of a synthetic table.

    Raises
    ------
    UserProblem
        if there are fewer than two.
    """

    tables: tuple[CodedTable, ...]
    """Two or more, with the same attributes."""
    measured: MeasuredPairs | None = None
    """Which pairs of columns were measured; None where nobody knows."""

    def __post_init__(self) -> None:
        if len(self.tables) < 2:
            raise UserProblem(
                msg(
                    "Intervals need two or more copies of a synthetic table, all of one release; 20 is usual."
                )
            )

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of the columns."""
        return tuple(attribute.name for attribute in self.tables[0].attributes)

    @property
    def rows(self) -> int:
        """Number of rows of a copy, on average."""
        return round(sum(map(len, self.tables)) / len(self.tables))

    def blank(self, column: str) -> float:
        """Return the share of the rows that have no value, on average over the copies.

        Parameters
        ----------
        column
            its name.
        """
        place = self.columns.index(column)
        return float(np.mean([np.mean(one.codes[:, place] == MISSING) for one in self.tables]))

    def unmeasured(self, columns: Sequence[str]) -> tuple[str, ...]:
        """Return what an estimate depends on that was not measured: it has no interval if anything is.

        Parameters
        ----------
        columns
            names of all columns that the estimate is computed from.
        """
        return () if self.measured is None else self.measured.unmeasured(columns)


@dataclass(frozen=True, slots=True)
class CopiesRow:
    """One number with its interval, if what it depends on was measured."""

    column: str
    """Whose values it is about; of a regression the term."""
    value: str
    """The value whose share it is; empty for means and terms."""
    by: str
    group: str
    """The column and the value that the rows have; empty for all rows."""
    estimate: float
    """Mean over the copies."""
    se: float | None
    """Standard error, with the noise; None without an interval."""
    low: float | None
    high: float | None
    """Of the interval; None without one."""
    freedom: float | None
    """Degrees of freedom of Student's distribution; None without an interval."""
    p_value: float | None = None
    """Of no effect; None for shares and means, and without an interval."""
    is_replaced: bool = False
    """Whether the rule gave no variance, and that between the copies took its place."""


Named = tuple[str, str, str, str]
"""Column, value, the column of groups and the group."""
Found = dict[Named, tuple[float, float]]
"""Estimate and variance by what they are of, in one copy."""


def pooled_shares(
    copies: SyntheticCopies,
    columns: Sequence[str],
    by: str | None,
    level: float,
    progress: Progress,
) -> tuple[CopiesRow, ...]:
    """Return the share of every value, of the rows that have one, in all rows or in each group.

    Parameters
    ----------
    copies
        the copies.
    columns
        whose values.
    by
        the column that forms groups; None for all rows together.
    level
        of the intervals.
    progress
        called at each copy.

    Raises
    ------
    UserProblem
        if there is no such column.
    """
    found = _pooled(copies, lambda table: _shares(table, columns, by), level, progress)
    return tuple(_within(row, 0.0, 1.0) for row in _measured_alone(copies, found))


def _shares(table: CodedTable, columns: Sequence[str], by: str | None) -> Found:
    found: Found = {}
    for group, of_group in _groups(table, by):
        for name in columns:
            place = table.place(name)
            codes = table.codes[of_group, place]
            levels = table.attributes[place].levels
            counts = np.bincount(codes[codes != MISSING], minlength=len(levels))
            n = counts.sum()
            if not n or name == by:
                continue
            for value, share in zip(levels, (counts / n).tolist(), strict=True):
                found[name, value, by or "", group] = share, share * (1 - share) / n
    return found


def _groups(table: CodedTable, by: str | None) -> list[tuple[str, NDArray[np.bool_]]]:
    if by is None:
        return [("", np.ones(len(table), dtype=bool))]
    place = table.place(by)
    levels = table.attributes[place].levels
    return [(level, table.codes[:, place] == code) for code, level in enumerate(levels)]


def numeric_columns(copies: SyntheticCopies) -> tuple[str, ...]:
    """Return the columns whose values are all numbers, and more than two.

    Parameters
    ----------
    copies
        the copies.
    """
    every = copies.tables[0].attributes
    return tuple(
        one.name for one in every if len(one.levels) > 2 and all(map(is_number, one.levels))
    )


def pooled_means(
    copies: SyntheticCopies,
    columns: Sequence[str],
    by: str | None,
    level: float,
    progress: Progress,
) -> tuple[CopiesRow, ...]:
    """Return the mean of each column of numbers; parameters as of ``pooled_shares``."""
    found = _pooled(copies, lambda table: _means(table, columns, by), level, progress)
    return _measured_alone(copies, found)


def _means(table: CodedTable, columns: Sequence[str], by: str | None) -> Found:
    found: Found = {}
    for group, of_group in _groups(table, by):
        for name in columns:
            place = table.place(name)
            codes = table.codes[of_group, place]
            values = np.array([float(one) for one in table.attributes[place].levels])
            given = values[codes[codes != MISSING]]
            if len(given) > 1 and name != by:
                variance = float(given.var(ddof=1)) / len(given)
                found[name, "", by or "", group] = float(given.mean()), variance
    return found


def pooled_regression(
    copies: SyntheticCopies,
    outcome: str,
    predictors: Sequence[str],
    *,
    category: str | None,
    level: float,
    progress: Progress,
) -> tuple[CopiesRow, ...]:
    """Return the coefficients of a logistic regression, every value of a predictor against its first.

    Parameters
    ----------
    copies
        the copies.
    outcome
        the column that is explained.
    predictors
        the columns that explain it; rows without a value in one are left out.
    category
        the value of the outcome whose log odds are explained; None: the last.
    level
        of the intervals.
    progress
        called at each copy.

    Raises
    ------
    UserProblem
        if there is no such column or value.
    RegressionProblem
        if it cannot be computed of a copy.
    """
    answer = copies.tables[0].attributes[copies.tables[0].place(outcome)]
    if category is not None and category not in answer.levels:
        raise UserProblem(
            msg(
                "{column} has no value {value}. There are: {known}.",
                column=outcome,
                value=category,
                known=", ".join(answer.levels),
            )
        )
    explained = answer.levels[-1] if category is None else category

    def coefficients(table: CodedTable) -> Found:
        return _coefficients(table, outcome, explained, predictors)

    try:
        found = _pooled(copies, coefficients, level, progress, has_tests=True)
    except Separated as problem:
        raise UserProblem(
            msg(
                "In one of the copies the regression has no end: a value of {predictors} is so rare that "
                "all its rows have the same {outcome}. Leave that column out, or merge its rare values "
                "before the table is released.",
                predictors=", ".join(predictors),
                outcome=outcome,
            )
        ) from problem
    if not copies.unmeasured((outcome, *predictors)):
        return found
    # every coefficient is that given the other predictors, so it depends on all pairs
    return tuple(map(_without_interval, found))


def _coefficients(
    table: CodedTable, outcome: str, category: str, predictors: Sequence[str]
) -> Found:
    place = table.place(outcome)
    code = table.attributes[place].levels.index(category)
    answers = table.codes[:, place]
    reports = np.where(answers == MISSING, -1, answers == code)
    columns: dict[str, Numbers] = {}
    for name in predictors:
        asked = table.place(name)
        codes = table.codes[:, asked]
        for value, text in enumerate(table.attributes[asked].levels[1:], start=1):
            columns[f"{name}: {text}"] = np.where(codes == MISSING, np.nan, codes == value)
    fitted = logistic_regression(
        RandomizedOutcome.binary(reports, 0, 1), Predictors.of(columns, rows=len(table))
    )
    return {
        (one.term, "", "", ""): (one.estimate, (one.standard_error or 0.0) ** 2)
        for one in fitted.coefficients
    }


def _pooled(
    copies: SyntheticCopies,
    of_copy: Callable[[CodedTable], Found],
    level: float,
    progress: Progress,
    *,
    has_tests: bool = False,
) -> tuple[CopiesRow, ...]:
    """Return what every copy tells, pooled; what one of them cannot tell is left out."""
    each = []
    for number, table in enumerate(copies.tables):
        progress(number, len(copies.tables))
        each.append(of_copy(table))
    names = [name for name in each[0] if all(name in found for found in each)]
    if not names:
        return ()
    values = np.array([[found[name] for name in names] for found in each])
    pooled = pool_copies(values[..., 0], values[..., 1])
    low, high = pooled.intervals(level)
    errors, p_values = pooled.standard_errors, pooled.p_values
    return tuple(
        CopiesRow(
            *name,
            estimate=float(pooled.estimates[place]),
            se=float(errors[place]),
            low=float(low[place]),
            high=float(high[place]),
            freedom=float(pooled.freedoms[place]),
            p_value=float(p_values[place]) if has_tests else None,
            is_replaced=bool(pooled.is_replaced[place]),
        )
        for place, name in enumerate(names)
    )


def _measured_alone(copies: SyntheticCopies, rows: Sequence[CopiesRow]) -> tuple[CopiesRow, ...]:
    """Return rows with intervals of those alone whose columns were measured together."""
    return tuple(
        _without_interval(row)
        if copies.unmeasured([name for name in (row.by, row.column) if name])
        else row
        for row in rows
    )


def _without_interval(row: CopiesRow) -> CopiesRow:
    return replace(row, se=None, low=None, high=None, freedom=None, p_value=None)


def _within(row: CopiesRow, least: float, most: float) -> CopiesRow:
    if row.low is None or row.high is None:
        return row
    return replace(row, low=max(row.low, least), high=min(row.high, most))
