"""Marginals of the answers behind randomized reports: unbiased, with the variance that the coins give them.

What a report stands for once its coins are undone, its pseudo-answer, is 1 on average at the own answer and
0 elsewhere. Coins of different questions fall independently, so the product of two pseudo-answers is on
average 1 at the pair of answers: its mean over the respondents is an unbiased table of any two columns. That
nothing was reported is itself recorded openly: it is a cell of its own, "missing", which no coin hides.

**Variance.** With z a pair's pseudo-answers without their means over rows and columns, and e the same of the
true answers, E|z|² = (what the coins add) + |e|², and |e|² = (1 − 1/k)(1 − 1/l) whatever the answers are. So
the coins' part is known from the reports alone. It is parted evenly over the (k − 1)(l − 1) directions in
which a table can depart from independence: exact for two yes/no questions, and close to it where all answers
are randomized alike. Where only some were asked, because a lot was drawn, their sampling adds to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import prod

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.learning.base.table import MISSING, Attribute
from surveyapp.learning.joint.distribution import Joint
from surveyapp.learning.joint.marginals import (
    Columns,
    Marginal,
    Shares,
    column_widths,
    precision_mean,
    summed,
)
from surveyapp.learning.joint.max_entropy import fit_estimates
from surveyapp.learning.joint.selection import fit_of_the_strongest, fits
from surveyapp.learning.local.class_tables import Times
from surveyapp.learning.local.coded_reports import CodedReports


@dataclass(frozen=True, slots=True, eq=False)
class AnswerReports:
    """One report a respondent, about one column or about several together."""

    columns: tuple[int, ...]
    """Their places in the table, each once, in the order of the report's answers: the first varies
    slowest."""
    reports: CodedReports
    """Of n respondents; the same respondents for all."""


@dataclass(frozen=True, slots=True, eq=False)
class _Answers:
    """Pseudo-answers with an axis for each column, rising, its last cell "missing" where that can be."""

    columns: Columns
    table: Shares
    places: NDArray[np.int64]

    def of(self, columns: Columns) -> tuple[Shares, Shares]:
        """Return each report's pseudo-answers to some of the columns, flat, and their squared departures."""
        axes = (-1, *(column for column in self.columns))
        wanted = (-1, *columns)
        table = summed(self.table, axes, wanted)
        squares = _departures(table).reshape(len(table), -1) ** 2
        return table.reshape(len(table), -1), squares.sum(axis=1)


def report_marginals(
    attributes: Sequence[Attribute],
    every: Sequence[AnswerReports],
    times: Times | None = None,
    pairs: Sequence[Columns] | None = None,
) -> Mapping[Columns, Marginal]:
    """Return unbiased counts of each column's answers and of each pair's, with the coins' variance.

    Who has no report counts as "missing" where the column can be, and is else left out: a lot decided who
    was asked. A pair of which nobody reported both is not there.

    Parameters
    ----------
    attributes
        the d columns of the table.
    every
        what was reported; several may be about the same columns.
    times : array of shape (n,)
        how many respondents each row of reports stands for, or is worth; None: one.
    pairs
        which pairs are wanted; None: all.
    """
    widths = column_widths(attributes)
    known = [_answers(one, attributes) for one in every]
    often = np.ones(len(known[0].places)) if times is None else times.astype(np.float64)
    singles = [(column,) for column in range(len(widths))]
    wanted = list(combinations(range(len(widths)), 2)) if pairs is None else list(pairs)
    total = float(often.sum())
    found = {}
    for columns in (*singles, *wanted):
        sums = [each for each in _sums(columns, known, often) if each.n]
        if sums:
            several = [each.marginal(columns, widths, total) for each in sums]
            found[columns] = precision_mean(several, total)
    return found


def _answers(one: AnswerReports, attributes: Sequence[Attribute]) -> _Answers:
    of = [attributes[column] for column in one.columns]
    sizes = [len(attribute.levels) for attribute in of]
    blank = all(attribute.can_be_missing for attribute in of)
    reports = one.reports
    table = np.zeros((len(reports.pseudo_answers) + 1, *(each.cells for each in of)))
    table[(slice(0, -1), *(slice(0, size) for size in sizes))] = reports.pseudo_answers.reshape(
        -1, *sizes
    )
    # the last row is of who reported nothing; MISSING is its place, or that of nobody
    table[(-1,) * table.ndim] = float(blank)
    places = reports.places.astype(np.int64)
    if blank:
        places = np.where(places == MISSING, len(table) - 1, places)
    order = np.argsort(one.columns)
    rising = tuple(sorted(one.columns))
    return _Answers(rising, table.transpose(0, *(order + 1)), places)


@dataclass(frozen=True, slots=True, eq=False)
class _Sums:
    """Pseudo-answers to some columns and their squared departures, added up over ``n`` respondents."""

    table: Shares
    squares: float
    n: float

    def marginal(self, columns: Columns, widths: Sequence[int], total: float) -> Marginal:
        """Return the counts that ``total`` respondents would have, with their variance."""
        shape = [widths[column] for column in columns]
        shares = self.table.reshape(shape) / self.n
        base = prod(1 - 1 / width for width in shape)
        coins = max(self.squares / self.n - base, 0.0)
        sampling = max(base - float((_departures(shares[None]) ** 2).sum()), 0.0)
        # of those who were not asked nothing is known: a sample without replacement
        variance = coins / self.n + (1 / self.n - 1 / total) * sampling
        freedom = max(prod(width - 1 for width in shape), 1)
        return Marginal(columns, shares * total, variance / freedom * total**2)


def _departures(table: Shares) -> Shares:
    """Return tables, one along the first axis, without their means along each other axis."""
    for axis in range(1, table.ndim):
        table = table - table.mean(axis=axis, keepdims=True)
    return table


def _sums(columns: Columns, known: Sequence[_Answers], often: Shares) -> Iterator[_Sums]:
    """Yield what each report, or each two of different questions, say of some columns."""
    for one in known:
        if set(columns) <= set(one.columns):
            given = one.places != MISSING
            counts = np.bincount(one.places[given], often[given], len(one.table))
            table, squares = one.of(columns)
            yield _Sums(counts @ table, float(counts @ squares), float(counts.sum()))
    for first, second in product(known, known) if len(columns) == 2 else ():
        if not (_tells_alone(first, columns, 0) and _tells_alone(second, columns, 1)):
            continue
        given = (first.places != MISSING) & (second.places != MISSING)
        # each two reports are counted, so that a product is made once for all who gave both
        seen = scipy.sparse.coo_array(
            (often[given], (first.places[given], second.places[given])),
            shape=(len(first.table), len(second.table)),
        ).tocsr()
        (a, squares_a), (b, squares_b) = first.of(columns[:1]), second.of(columns[1:])
        squared = float(squares_a @ (seen @ squares_b))
        yield _Sums(a.T @ (seen @ b), squared, float(often[given].sum()))


def _tells_alone(one: _Answers, pair: Columns, place: int) -> bool:
    """Return whether a report is about one column of a pair and not about the other."""
    return pair[place] in one.columns and pair[1 - place] not in one.columns


def fit_reports(
    attributes: Sequence[Attribute],
    every: Sequence[AnswerReports],
    times: Times | None = None,
    label: int | None = None,
    *,
    pairs_only: bool = False,
) -> Joint:
    """Return the distribution of the answers behind reports: of maximum entropy, as far as coins let see.

    It is computed from the reports alone, so it is as private as they are and costs nothing further.

    Parameters
    ----------
    attributes
        the d columns of the table.
    every
        what was reported about them.
    times : array of shape (n,)
        how many respondents each row of reports stands for, or is worth; None: one.
    label
        the column whose pairs come first, where a model cannot have all; None: the strongest of all.
    pairs_only
        whether nothing but the label with each other column is fitted.
    """
    widths = column_widths(attributes)
    pairs = [
        pair for pair in combinations(range(len(widths)), 2) if not pairs_only or label in pair
    ]
    estimates = report_marginals(attributes, every, times, pairs)
    rows = float(len(every[0].reports.places) if times is None else times.sum())
    if fits(list(estimates), widths):
        return fit_estimates(attributes, estimates, rows, blanks_are_noisy=False)
    return fit_of_the_strongest(attributes, estimates, rows, blanks_are_noisy=False, label=label)
