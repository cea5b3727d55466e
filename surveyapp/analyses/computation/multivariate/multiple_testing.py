"""What to remember where each group is tested against each: some p-values are small by chance alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from surveyapp.estimation.quality.outliers import holm
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice

MANY = QT_TRANSLATE_NOOP(
    "messages",
    "{count} tests compare pairs of groups. Among so many, some p-values are small by chance alone. The "
    "smallest, of {first} and {second}, is {p} after Holm’s adjustment for all of them.",
)


@dataclass(frozen=True, slots=True)
class PairTest:
    """The p-value of one test of two groups."""

    first: str
    second: str
    p_value: float


def multiple_testing_notes(tests: Sequence[PairTest], by: str = "") -> Iterator[Notice]:
    """Yield a sentence where more than one pair of groups (of ``by``) was tested."""
    if len({(one.first, one.second) for one in tests}) < 2:
        return
    smallest = min(tests, key=lambda one: one.p_value)
    # Holm multiplies the smallest of m by m: the smallest adjusted p is that bound
    adjusted = holm([one.p_value for one in tests]).min()
    yield Notice(
        Message(
            MANY,
            {
                "count": len(tests),
                "by": by,
                "first": smallest.first,
                "second": smallest.second,
                "p": f"{adjusted:.2g}",
            },
        )
    )
