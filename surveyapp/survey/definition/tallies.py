"""Tallies: the totals of a survey that trustees can open together, where no record is kept of anybody.

A survey that declares tallies is stored as masked totals only (``storage.tallies``). Each tally counts the
*reports*, after the coins, of one question or of several together; whoever gave none is in a cell of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise, product
from math import comb, prod

from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.survey.definition.trustee_key import TrusteeKey
from surveyapp.survey.types.base import AskedQuestion, QuestionId

MOST_TRUSTEES = 9
"""More would make hundreds of pad classes: C(9, 4) are 126."""
LONGEST_NAME = 60
"""Characters of a trustee's name."""
MOST_TALLIES = 2_000
MOST_TOGETHER = 8
"""Questions in one tally."""
MOST_BANDS = 200
MOST_CELLS = 100_000
"""Of all tallies together, so that totals stay small beside the boxes."""
DEFAULT_CAPACITY = 50_000
"""What is proposed; more makes every total a little longer."""
LARGEST_CAPACITY = 5_000_000
SMALLEST = 10
"""Fewer interviews than these are never opened together."""
DEFAULT_SMALLEST = 100
NO_REPORT = ("", "")
"""What is counted of those who gave no report."""
SUPPORT = ("0", "1")
"""The values of one choice of a report that says of each choice whether it supports it."""


@dataclass(frozen=True, slots=True)
class Trustee:
    """Who can open tallies together with others: a name to call them by, and their public key."""

    name: str
    key: TrusteeKey


@dataclass(frozen=True, slots=True)
class Tallies:
    """What a survey declares of its tallies."""

    of: tuple[tuple[QuestionId, ...], ...]
    """For each tally the questions that are counted together, in the order of the survey."""
    trustees: tuple[Trustee, ...]
    """Who holds the pads."""
    threshold: int
    """How many trustees open a total: t."""
    capacity: int
    """How many interviews one total can hold at most."""
    smallest: int = DEFAULT_SMALLEST
    """The fewest interviews that may be opened together, or be told apart by two lists."""
    signatures: int | None = None
    """How many trustees must sign a list before it may be opened; None: as many as make any two signed lists
    share an honest trustee, ``needed_signatures``."""
    bands: Mapping[QuestionId, tuple[int, ...]] | None = field(default=None, hash=False)
    """For a number that is recorded as it is answered: the numbers at which a new band begins, ascending."""

    @property
    def needed_signatures(self) -> int:
        """How many trustees sign a list: ⌈(n + t)/2⌉ unless the survey says fewer.

        Two lists with so many signatures each share at least t signers, of whom one is honest while fewer
        than t trustees collude; that one's ledger compares both. Where not all sign, lists may only grow
        (``storage.tallies.ledger``), since three lists need not share a signer.
        """
        return self.signatures or self.safe_signatures

    @property
    def safe_signatures(self) -> int:
        """⌈(n + t)/2⌉."""
        return safe_signatures(len(self.trustees), self.threshold)

    @property
    def classes(self) -> int:
        """Number of pad classes: one for each set of t − 1 trustees, who do not know it."""
        return comb(len(self.trustees), self.threshold - 1)


@dataclass(frozen=True, slots=True)
class Axis:
    """One side of a tally: a question, or one choice of it, with what may be counted."""

    question: AskedQuestion
    """Whose reports are counted."""
    values: tuple[tuple[str, str], ...]
    """What is counted, each as a pair of report and sample as the record has them; sample "" where there is
    one. The last pair is of those without a report."""
    choice: int | None = None
    """The place of the choice, for reports that say of each choice whether it is supported."""
    bands: tuple[int, ...] = ()
    """Where the bands of a number begin."""

    @property
    def name(self) -> str:
        """The question's id; of one choice, ``ID[CHOICE]`` with the choice's id."""
        if self.choice is None:
            return self.question.id
        return f"{self.question.id}[{self.question.answers[self.choice]}]"

    def place(self, report: str, sample: str) -> int:
        """Return which of ``values`` a record's cells are.

        Parameters
        ----------
        report, sample
            the cells of the question's columns; sample "" where there is no such column.

        Raises
        ------
        ValueError
            if the question's design never gives it.
        """
        if not report:
            return len(self.values) - 1
        if self.choice is not None:
            return int(_supports(self.question, report)[self.choice])
        if self.bands:
            return sum(Fraction(report) >= start for start in self.bands)
        return self.values.index((report, sample))


@dataclass(frozen=True)
class Tally:
    """A total to be counted: the cells are all combinations of what its axes count, the last axis fastest."""

    axes: tuple[Axis, ...]
    """Its sides."""

    @property
    def name(self) -> str:
        """Its axes' names, joined by ``+``."""
        return "+".join(axis.name for axis in self.axes)

    @property
    def questions(self) -> tuple[QuestionId, ...]:
        """The questions that are counted together."""
        return tuple(axis.question.id for axis in self.axes)

    @property
    def cells(self) -> int:
        """Number of cells."""
        return prod(len(axis.values) for axis in self.axes)

    def values(self) -> Iterator[tuple[tuple[str, str], ...]]:
        """Yield what each cell counts: for each axis the report and the sample."""
        return product(*(axis.values for axis in self.axes))

    def cell(self, record: Mapping[str, str]) -> int:
        """Return the place of the cell that an interview belongs in.

        Parameters
        ----------
        record
            the interview's cells by the names of their columns.
        """
        place = 0
        for axis in self.axes:
            columns = axis.question.columns
            sample = record[columns[1].name] if len(columns) > 1 else ""
            place = place * len(axis.values) + axis.place(record[columns[0].name], sample)
        return place


def least_threshold(trustees: int) -> int:
    """Return how many trustees must open a total at least: more than half of them.

    Parameters
    ----------
    trustees
        how many there are.
    """
    return max(2, trustees // 2 + 1)


def safe_signatures(trustees: int, threshold: int) -> int:
    """Return how many signatures make any two signed lists share an honest trustee: ⌈(n + t)/2⌉.

    Parameters
    ----------
    trustees
        how many there are: n.
    threshold
        how many of them open a total: t.
    """
    return (trustees + threshold + 1) // 2


def counted_cells(
    questions: Sequence[AskedQuestion], bands: Mapping[QuestionId, Sequence[int]]
) -> int:
    """Return how many cells are counted of questions together, over all choices.

    Parameters
    ----------
    questions
        questions that can be counted.
    bands
        where the bands of numbers begin.
    """
    # Σ over all combinations of axes of the product of their lengths is the product of the sums
    return prod(
        sum(len(axis.values) for axis in axes_of(one, bands.get(one.id, ()))) for one in questions
    )


def axes_of(question: AskedQuestion, bands: Sequence[int] = ()) -> tuple[Axis, ...]:
    """Return how a question's reports are counted: one axis, or one for each choice.

    Parameters
    ----------
    question
        the question.
    bands
        where the bands of a number begin, ascending.

    Raises
    ------
    UserProblem
        if its reports cannot be counted.
    """
    reason = why_not_counted(question, bands)
    if reason is not None:
        raise UserProblem(reason)
    if bands:
        values = tuple((name, "") for name in _band_names(bands))
        return (Axis(question, (*values, NO_REPORT), bands=tuple(bands)),)
    if _is_by_choice(question):
        values = tuple((bit, "") for bit in SUPPORT)
        return tuple(
            Axis(question, (*values, NO_REPORT), choice) for choice in range(len(question.answers))
        )
    several = question.samples > 1
    listed = tuple(
        (report, str(sample) if several else "")
        for sample, alphabet in enumerate(question.alphabets, start=1)
        for report in alphabet
    )
    return (Axis(question, (*listed, NO_REPORT)),)


def _band_names(starts: Sequence[int]) -> tuple[str, ...]:
    """Return what the bands of a number are called: ``..17``, ``18..29``, ``30..``."""
    first, last = f"..{starts[0] - 1}", f"{starts[-1]}.."
    return first, *(f"{low}..{high - 1}" for low, high in pairwise(starts)), last


def why_not_counted(question: AskedQuestion, bands: Sequence[int] = ()) -> Message | None:
    """Return why a question's reports cannot be counted in a tally; None: they can.

    Parameters
    ----------
    question
        the question.
    bands
        where the bands of a number begin.
    """
    scale = question.direct_scale
    if scale is not None:
        if bands and scale.is_whole:
            return None
        if bands:
            return msg(
                "{question} takes numbers with decimals, and bands are of whole numbers. Ask for whole "
                "numbers, or leave it out of the tallies.",
                question=question.id,
            )
        return msg(
            "{question} is a number: say in “bands” where its bands begin, or leave it out of the tallies.",
            question=question.id,
        )
    if question.unlisted is None or _is_by_choice(question):
        return None
    if question.is_number:
        return msg(
            "{question} hides a number behind noise, and a mean needs each report by itself. A tally "
            "counts reports: leave it out, or ask for it in bands, as a choice.",
            question=question.id,
        )
    return msg(
        "The answers to {question} are too many to count. Leave it out of the tallies.",
        question=question.id,
    )


def can_have_bands(question: AskedQuestion) -> bool:
    """Return whether a question is a whole number that is recorded as it is answered.

    Parameters
    ----------
    question
        the question.
    """
    return question.is_number and why_not_counted(question, bands=(0,)) is None


def why_no_bands(question: AskedQuestion, bands: Sequence[int]) -> Message | None:
    """Return why a question cannot be counted in these bands; None: it can.

    Parameters
    ----------
    question
        the question.
    bands
        where they begin, ascending; empty where that has mistakes of its own.
    """
    scale = question.direct_scale
    if scale is None:
        return msg(
            "{question} is no number that is recorded as it is answered; remove its bands.",
            question=question.id,
        )
    reason = why_not_counted(question, bands) if bands else None
    low, high = scale.minimum, scale.maximum
    if reason is None and bands and not (low < bands[0] and bands[-1] <= high):
        return msg(
            "{question} takes numbers from {low} to {high}, so a band would stay empty. Begin the bands "
            "above {low} and at most at {high}.",
            question=question.id,
            low=decimal_text(low),
            high=decimal_text(high),
        )
    return reason


def _is_by_choice(question: AskedQuestion) -> bool:
    """Return whether a report says of each choice whether it supports it."""
    return isinstance(question.design, OracleDesign)


def _supports(question: AskedQuestion, report: str) -> Sequence[bool]:
    assert isinstance(question.design, OracleDesign)  # noqa: S101 - see _is_by_choice
    return question.design.supported(question.bits(report))
