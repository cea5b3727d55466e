"""Singh and Joarder's design: Warner's, but a carrier whose card does not match draws once more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.core.channel import YES_OR_NO, Channel
from surveyapp.designs.core.parameters import probability
from surveyapp.designs.wording.by_answer import WordedByAnswer
from surveyapp.messages.message import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class SinghJoarder(WordedByAnswer):
    """Singh & Joarder (1997): Warner with p; a draw that would flip a yes is repeated once.

    It fails only at p = (3 − √5)/2, which is irrational.
    """

    name: ClassVar[str] = "singh_joarder"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Singh and Joarder's design")
    source: ClassVar[str] = (
        "Singh & Joarder (1997), Journal of the Indian Statistical Association 30, 109–122"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where Warner's design is wanted with smaller errors, at the price of less cover for “yes”.",
    )
    example: ClassVar[Mapping[str, object]] = {"p": "7/10"}

    p: Fraction = probability(
        "the probability that one draw brings the question itself", is_open=True
    )

    @property
    def channel(self) -> Channel:
        """Pr(yes | yes) = p + (1 − p)p; Pr(yes | no) = 1 − p."""
        p = self.p
        return Channel(((p + (1 - p) * p, (1 - p) ** 2), (1 - p, p)), report_names=YES_OR_NO)
