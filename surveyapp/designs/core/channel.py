"""A randomization design is a known channel from true answers to reports.

Everything that follows from the channel is written here once: exact draws, privacy, the inverse
that debiases, the composition of several questions.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import accumulate
from typing import Self

from surveyapp.designs.core.exact import log_up
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

Row = tuple[Fraction, ...]

YES_OR_NO = ("yes", "no")
"""The names of the reports of most designs for yes/no questions, in their order."""


class ChannelProblem(UserProblem):
    """The matrix is no channel."""

    def __init__(self, *, reason: object) -> None:
        """Say why the matrix is no channel.

        Parameters
        ----------
        reason
            what is wrong, to follow a colon.
        """
        super().__init__(msg("The channel cannot be used: {reason}.", reason=reason))


@dataclass(frozen=True, slots=True)
class ForcedForm:
    """A channel as coins that either ask for the truth or give the report themselves.

    ``truth + sum(forced) == 1``. ``truth`` may be negative: Warner's design with p below 1/2.
    """

    truth: Fraction
    """Probability that the respondent's own answer is reported."""
    forced: Row
    """Length r: ``forced[j]`` is the probability that the coins give report j, whatever the answer."""


@dataclass(frozen=True, slots=True)
class Channel:
    """The matrix of a design: ``rows[i][j]`` = Pr(report j | answer i), exact.

    Raises
    ------
    ChannelProblem
        if a row does not sum to 1 exactly, has a negative entry or another length; if the names are not
        r different ones.

    Examples
    --------
    >>> from fractions import Fraction
    >>> warner = Channel(((Fraction(3, 4), Fraction(1, 4)), (Fraction(1, 4), Fraction(3, 4))))
    >>> warner.worst_ratio
    Fraction(3, 1)
    >>> warner.debiasing()[0]
    (Fraction(3, 2), Fraction(-1, 2))
    """

    rows: tuple[Row, ...]
    """t rows of length r: one row for each of the t answers, one column for each of the r reports."""
    report_names: tuple[str, ...] | None = field(
        default=None, kw_only=True, compare=False, repr=False
    )
    """Length r, or None: what the reports are called in records, so that counts can be labelled; None where
    only the question knows. Channels that differ in names alone are equal."""

    def __post_init__(self) -> None:
        if not self.rows or not self.rows[0]:
            raise ChannelProblem(reason=msg("it has no answers or no reports"))
        for number, row in enumerate(self.rows, start=1):
            if len(row) != len(self.rows[0]):
                raise ChannelProblem(
                    reason=msg("row {number} has another length than row 1", number=number)
                )
            if min(row) < 0:
                raise ChannelProblem(
                    reason=msg("row {number} has a negative probability", number=number)
                )
            if sum(row) != 1:
                raise ChannelProblem(
                    reason=msg(
                        "row {number} sums to {row} and not to 1", number=number, row=sum(row)
                    )
                )
        names = self.report_names
        if names is not None and not len(names) == len(set(names)) == len(self.rows[0]):
            raise ChannelProblem(reason=msg("its reports need a name each, all different"))

    @property
    def answers(self) -> int:
        """Number t of true answers."""
        return len(self.rows)

    @property
    def reports(self) -> int:
        """Number r of reports."""
        return len(self.rows[0])

    @property
    def denominator(self) -> int:
        """Smallest common denominator of all entries: the number of values of one coin."""
        return math.lcm(*(entry.denominator for row in self.rows for entry in row))

    @property
    def worst_ratio(self) -> Fraction | None:
        """Largest ratio of two entries in a column; None where a report rules an answer out.

        This is exp(ε) of local differential privacy, kept exact.
        """
        worst = Fraction(1)
        for column in zip(*self.rows, strict=True):
            if max(column) == 0:
                continue
            if min(column) == 0:
                return None
            worst = max(worst, max(column) / min(column))
        return worst

    @property
    def epsilon(self) -> float:
        """Privacy loss in natural-log units, rounded up; infinite where a report rules an answer out."""
        ratio = self.worst_ratio
        return math.inf if ratio is None else log_up(ratio)

    def named(self, report_names: Sequence[str]) -> Self:
        """Return the channel with other names for its reports: those of a question's choices, say.

        Parameters
        ----------
        report_names : length r
            in the order of the channel's columns; all different.

        Raises
        ------
        ChannelProblem
            if they are not r different names.
        """
        return replace(self, report_names=tuple(report_names))

    def forced_form(self) -> ForcedForm | None:
        """Return the channel as truth and forced reports, or None if it has no such form.

        The off-diagonal entries of column j must all be equal: they are the forced probability of j.
        """
        if self.answers != self.reports or self.answers < 2:
            return None
        size = range(self.answers)
        forced = tuple(self.rows[1 if j == 0 else 0][j] for j in size)
        truth = 1 - sum(forced, Fraction(0))
        fits = all(
            self.rows[i][j] == forced[j] + (truth if i == j else 0) for i in size for j in size
        )
        return ForcedForm(truth, forced) if fits else None

    def debiasing(self) -> tuple[Row, ...]:
        """Return the matrix B with P·B = 1 exactly: row j is the pseudo-answer that report j stands for.

        For a square channel B is the inverse. With more reports than answers many matrices undo
        it; B = W⁻¹Pᵀ(PW⁻¹Pᵀ)⁻¹, with W the reports' probabilities when all answers are equally
        frequent, is the unbiased one with the least variance there (Aitken 1935). Its rows sum to 1; a
        report that never occurs gets the pseudo-answer 1/t for each answer.

        Returns
        -------
        tuple of Row
            r rows (one a report) of length t (one a true answer).

        Raises
        ------
        ChannelProblem
            if different populations give the same reports, so that nothing can be estimated.
        """
        form = self.forced_form()
        if form is not None:
            return _inverse_of_forced_form(form)
        if self.answers == self.reports:
            return _inverse(self.rows)
        size = range(self.answers)
        columns = tuple(zip(*self.rows, strict=True))
        # what follows needs the shares up to a factor only, so the sums of the columns will do
        shares = [sum(column, Fraction(0)) for column in columns]
        seen = [(column, share) for column, share in zip(columns, shares, strict=True) if share]
        # information = PW⁻¹Pᵀ, t by t; reports that never occur (share 0) are left out
        information = [
            [sum((c[a] * c[b] / share for c, share in seen), Fraction(0)) for b in size]
            for a in size
        ]
        inverse = _inverse(information)
        even = Fraction(1, self.answers)
        return tuple(
            tuple(
                sum((column[m] * inverse[m][i] for m in size), Fraction(0)) / share
                if share
                else even
                for i in size
            )
            for column, share in zip(columns, shares, strict=True)
        )


def _inverse_of_forced_form(form: ForcedForm) -> tuple[Row, ...]:
    # (t·1 + e fᵀ)⁻¹ = (1 − e fᵀ)/t where t + Σf = 1 (Sherman & Morrison 1950)
    if form.truth == 0:
        raise ChannelProblem(reason=NOTHING_LEARNED)
    size = range(len(form.forced))
    return tuple(
        tuple(((1 if i == j else 0) - form.forced[j]) / form.truth for j in size) for i in size
    )


NOTHING_LEARNED = msg("all answers lead to the same reports, so nothing can be learned from them")


def _inverse(rows: Sequence[Sequence[Fraction]]) -> tuple[Row, ...]:
    """Return the inverse of a square matrix by Gauss-Jordan elimination in exact rationals."""
    size = len(rows)
    # rows of (matrix | identity); what turns the left half into the identity makes the right its inverse
    work = [[*row, *(Fraction(int(i == j)) for j in range(size))] for i, row in enumerate(rows)]
    for column in range(size):
        pivot = next((r for r in range(column, size) if work[r][column] != 0), None)
        if pivot is None:
            raise ChannelProblem(reason=NOTHING_LEARNED)
        work[column], work[pivot] = work[pivot], work[column]
        scale = work[column][column]
        work[column] = [entry / scale for entry in work[column]]
        for r in range(size):
            factor = work[r][column]
            if r != column and factor != 0:
                work[r] = [a - factor * b for a, b in zip(work[r], work[column], strict=True)]
    return tuple(tuple(row[size:]) for row in work)


def thresholds(weights: Sequence[Fraction], denominator: int) -> tuple[int, ...]:
    """Return the upper bounds of the coin values that belong to each outcome.

    Coin values 0 … thresholds[0] − 1 give outcome 0, the next ones outcome 1 and so on.

    Parameters
    ----------
    weights : length r
        the outcomes' probabilities, summing to 1.
    denominator
        a common denominator of ``weights``: the number of values of the coin.

    Returns
    -------
    tuple of int
        r rising bounds; the last is ``denominator``.
    """
    return tuple(accumulate(int(weight * denominator) for weight in weights))


def position(coin: int, bounds: Sequence[int]) -> int:
    """Return the outcome that a coin value belongs to.

    Every bound is compared, with no early return, so that the time taken does not depend on the coin.

    Parameters
    ----------
    coin : 0 … bounds[-1] − 1
        the value drawn.
    bounds : length r
        as returned by ``thresholds``.

    Returns
    -------
    int
        0 … r − 1.
    """
    return sum(coin >= bound for bound in bounds[:-1])
