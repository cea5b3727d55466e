"""Two-stage Warner: a truth card first, else Warner's design."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.core.channel import YES_OR_NO, Channel
from surveyapp.designs.core.design import Design, Mode
from surveyapp.designs.core.parameters import NotTogether, probability
from surveyapp.designs.wording.by_answer import flip_sentences
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg


@dataclass(frozen=True, slots=True)
class TwoStageWarner(Design):
    """Mangat & Singh (1990): the truth with probability t, else Warner's design with p.

    It is Warner's design with t + (1 − t)·p.
    """

    name: ClassVar[str] = "two_stage_warner"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Two-stage Warner")
    source: ClassVar[str] = "Mangat & Singh (1990), Biometrika 77, 439–442"
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "To analyse data that were collected with two decks of cards. For a new "
        "survey Warner's design with t + (1 − t)·p is the same and easier to "
        "explain.",
    )
    example: ClassVar[Mapping[str, object]] = {"t": "1/2", "p": "7/10"}

    t: Fraction = probability(
        "the probability that the first card asks for the truth", is_open=True
    )
    p: Fraction = probability(
        "the probability that the second card bears the question itself", is_open=True
    )

    def check(self) -> None:
        """Refuse parameters with which both answers lead to the same reports."""
        if self._as_given == Fraction(1, 2):
            raise NotTogether(
                parameter="p",
                reason=msg(
                    "with t {t} and p {p} the answer is recorded as given in half of all "
                    "cases and turned round in the other half, so nothing can be learned; "
                    "change one",
                    t=self.t,
                    p=self.p,
                ),
            )

    @property
    def _as_given(self) -> Fraction:
        return self.t + (1 - self.t) * self.p

    @property
    def channel(self) -> Channel:
        """Pr(yes | no) = (1 − t)(1 − p); Pr(yes | yes) = t + (1 − t)p (Mangat & Singh 1990, eq. 2.1)."""
        same = self._as_given
        return Channel(((same, 1 - same), (1 - same, same)), report_names=YES_OR_NO)

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """State how often the answer is recorded as given and how often flipped."""
        return flip_sentences(self._as_given)
