"""Direct multiple choice without randomization, for what is not sensitive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Any, ClassVar

from surveyapp.designs.channels.direct import AS_GIVEN, Direct
from surveyapp.designs.core.design import MOST_CHOICES, Mode
from surveyapp.designs.core.parameters import integer
from surveyapp.designs.oracles.base import Answer, BitsOracle, Support
from surveyapp.messages.message import Message


@dataclass(frozen=True, slots=True)
class DirectSets(BitsOracle):
    """The chosen set is the report: a bit is 1 exactly where its choice was chosen, and ε is infinite.

    The record has the ids of the chosen; the bits are used for counting.
    """

    name: ClassVar[str] = Direct.name
    title: ClassVar[str] = Direct.title
    source: ClassVar[str] = Direct.source
    is_randomized: ClassVar[bool] = False
    question_types: ClassVar[tuple[str, ...]] = ("multiple_choice",)
    when: ClassVar[str] = Direct.when
    example: ClassVar[dict[str, Any]] = {}
    example_k: ClassVar[int] = 3

    k: int = integer("the number of choices", low=2, high=MOST_CHOICES)

    @property
    def allows_several(self) -> bool:
        """True: a respondent may choose several."""
        return True

    @property
    def worst_ratio(self) -> Fraction | None:
        """None: every report gives its answer away."""
        return None

    @property
    def support(self) -> Support:
        """What was chosen is supported, and nothing else."""
        return Support(Fraction(1), Fraction(0), Fraction(0))

    @property
    def bounds(self) -> tuple[int, ...]:
        """No coins."""
        return ()

    def report(self, answer: Answer, coins: Sequence[int]) -> str:  # noqa: ARG002 - there are none
        """Return the bits as a string."""
        chosen = {answer} if isinstance(answer, int) else answer
        return "".join("01"[j in chosen] for j in range(self.k))

    @property
    def number_of_reports(self) -> int:
        """2ᵏ."""
        return 1 << self.k

    def every_report(self) -> Iterator[str]:
        """Yield all strings of k bits."""
        yield from map("".join, product("01", repeat=self.k))

    def probability(self, report: str, answer: Answer) -> Fraction:
        """Return 1 for the answer's own bits, else 0."""
        return Fraction(int(report == self.report(answer, ())))

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """Say plainly that nothing protects this answer but the absence of a name."""
        return (AS_GIVEN,)
