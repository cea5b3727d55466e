"""Any channel, stated in full: for designs without a name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from surveyapp.designs.core.channel import Channel, ChannelProblem, Row
from surveyapp.designs.core.design import MOST_CHOICES
from surveyapp.designs.core.parameters import NotTogether, integer, rows_of_probabilities
from surveyapp.designs.wording.by_answer import WordedByAnswer
from surveyapp.messages.message import QT_TRANSLATE_NOOP, msg

MOST_ENTRIES = 1024
"""A larger matrix cannot be explained to respondents, and its exact inverse takes seconds."""


@dataclass(frozen=True, slots=True)
class Matrix(WordedByAnswer):
    """``rows[i][j]`` = Pr(report j | answer i); rows sum to 1. RRreg's matrix is its transpose.

    A square matrix reports the answers' own names; others ``r1``, ``r2``, … With more reports than
    answers the estimate is the unbiased one with the least variance where answers are equally frequent.
    """

    name: ClassVar[str] = "matrix"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Custom design")
    source: ClassVar[str] = (
        "van den Hout & van der Heijden (2002), International Statistical Review 70, 269–288"
    )
    derives_k: ClassVar[bool] = True
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For a design that this catalogue lacks, for misclassification with known odds, and for data "
        "that were randomized elsewhere (post-randomization, PRAM).",
    )
    example: ClassVar[Mapping[str, object]] = {
        "rows": [["3/4", "1/8", "1/8"], ["1/8", "5/8", "1/4"], ["1/16", "3/16", "3/4"]]
    }
    example_k: ClassVar[int] = 3

    rows: tuple[Row, ...] = rows_of_probabilities(
        "the probabilities of each report, one row an answer in the order of the choices"
    )
    k: int = integer("the number of choices", low=2, high=MOST_CHOICES)

    def check(self) -> None:
        """Refuse a wrong shape, rows that do not sum to 1, and a matrix that cannot be debiased."""
        if len(self.rows) != self.k:
            raise NotTogether(
                parameter="rows",
                reason=msg(
                    "it has {count} rows for {k} choices; give one for each choice",
                    count=len(self.rows),
                    k=self.k,
                ),
            )
        if sum(map(len, self.rows)) > MOST_ENTRIES:
            raise NotTogether(
                parameter="rows",
                reason=msg(
                    "it has more than {most_entries} entries; give fewer", most_entries=MOST_ENTRIES
                ),
            )
        try:
            self.channel.debiasing()
        except ChannelProblem as problem:
            raise NotTogether(parameter="rows", reason=problem.facts["reason"]) from problem

    @property
    def channel(self) -> Channel:
        """The rows as they are."""
        return Channel(self.rows, report_names=self.reports(()) or None)

    def reports(self, answers: Sequence[str]) -> tuple[str, ...]:
        """The answers' names where there are as many reports; else r1, r2 and so on."""
        size = len(self.rows[0])
        if size == len(self.rows):
            return tuple(answers)
        return tuple(f"r{number}" for number in range(1, size + 1))
