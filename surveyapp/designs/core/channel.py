"""The one idea: a randomization design is a known channel from answers to reports.

Everything that follows from the channel is written here once: exact draws, privacy, the inverse
that debiases, the composition of several questions.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate

from surveyapp.designs.core.exact import log_up
from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem
from surveyapp.messages.message import phrase

Row = tuple[Fraction, ...]


class ChannelProblem(UserProblem):
    """The matrix is no channel."""

    sentence = QT_TRANSLATE_NOOP("errors", "The channel is not usable: {reason}.")


@dataclass(frozen=True, slots=True)
class ForcedForm:
    """A channel seen as coins that ask for the truth or answer by themselves.

    With probability ``truth`` the respondent's own answer is reported; with probability
    ``forced[j]`` report j is, whatever the answer. ``truth + sum(forced) == 1``.
    """

    truth: Fraction
    forced: Row


@dataclass(frozen=True, slots=True)
class Channel:
    """``rows[i][j]`` = Pr(report j | answer i), exact; t answers by r reports.

    Raises
    ------
    ChannelProblem
        if a row does not sum to 1 exactly, has a negative entry or another length.
    """

    rows: tuple[Row, ...]

    def __post_init__(self) -> None:
        if not self.rows or not self.rows[0]:
            raise ChannelProblem(reason=phrase("it has no answers or no reports"))
        for number, row in enumerate(self.rows, start=1):
            if len(row) != len(self.rows[0]):
                raise ChannelProblem(
                    reason=phrase("row {number} has another length than row 1", number=number)
                )
            if min(row) < 0:
                raise ChannelProblem(
                    reason=phrase("row {number} has a negative probability", number=number)
                )
            if sum(row) != 1:
                raise ChannelProblem(
                    reason=phrase(
                        "row {number} sums to {row} and not to 1", number=number, row=sum(row)
                    )
                )

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

    def kronecker(self, other: Channel) -> Channel:
        """Return the channel of two questions answered together, the first varying slowest."""
        return other.as_second_of(self)

    def as_second_of(self, first: Channel) -> Channel:
        """Return ``first.kronecker(self)``; a channel with a way of its own to be undone keeps it."""
        return Channel(kronecker_product(first.rows, self.rows))

    def forced_form(self) -> ForcedForm | None:
        """Return the channel as truth and forced answers, or None where it is not of that form."""
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
        """Return B, r by t, with P·B = 1 exactly: row j is the pseudo-answer that report j stands for.

        For a square channel B is the inverse. With more reports than answers many matrices undo
        it; B = W⁻¹Pᵀ(PW⁻¹Pᵀ)⁻¹, with W the reports' probabilities at even shares, is the unbiased one
        that varies least there (Aitken 1935). Its rows sum to 1; a report that is never given
        stands for even shares.

        Raises
        ------
        ChannelProblem
            if different populations give the same reports, so nothing can be learned.
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


def kronecker_product(ours: Sequence[Row], theirs: Sequence[Row]) -> tuple[Row, ...]:
    """Return the Kronecker product of two matrices."""
    return tuple(tuple(a * b for a in one for b in other) for one in ours for other in theirs)


def _inverse_of_forced_form(form: ForcedForm) -> tuple[Row, ...]:
    # (t·1 + e fᵀ)⁻¹ = (1 − e fᵀ)/t where t + Σf = 1 (Sherman & Morrison 1950)
    if form.truth == 0:
        raise ChannelProblem(reason=NOTHING_LEARNED)
    size = range(len(form.forced))
    return tuple(
        tuple(((1 if i == j else 0) - form.forced[j]) / form.truth for j in size) for i in size
    )


NOTHING_LEARNED = phrase(
    "all answers lead to the same reports, so nothing can be learned from them"
)


def _inverse(rows: Sequence[Sequence[Fraction]]) -> tuple[Row, ...]:
    """Gauss-Jordan elimination in exact rationals."""
    size = len(rows)
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
    """Return the upper bounds of the coin values that fall to each weight, as integers.

    ``weights`` sum to 1 and have ``denominator`` as a common denominator.
    """
    return tuple(accumulate(int(weight * denominator) for weight in weights))


def position(coin: int, bounds: Sequence[int]) -> int:
    """Return which interval of ``bounds`` the coin fell in. Looks at every bound: no early return."""
    return sum(coin >= bound for bound in bounds[:-1])
