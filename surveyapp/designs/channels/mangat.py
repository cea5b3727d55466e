"""Mangat's design: carriers say yes; the others' answer is flipped by chance."""

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
class Mangat(WordedByAnswer):
    """Mangat (1994): a yes is recorded as it is; a no stays a no with probability p.

    RRTCS calls another design Mangat: ``two_stage_unrelated``.
    """

    name: ClassVar[str] = "mangat"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Mangat's design")
    source: ClassVar[str] = "Mangat (1994), Journal of the Royal Statistical Society B 56, 93–95"
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where “no” is harmless and only “yes” needs cover: smaller errors than Warner's design with "
        "the same p. But a recorded “no” is certain, so who reports it gives the answer away.",
    )
    example: ClassVar[Mapping[str, object]] = {"p": "3/4"}

    p: Fraction = probability("the probability that a “no” is recorded as it is", is_open=True)

    @property
    def channel(self) -> Channel:
        """Pr(yes | yes) = 1; Pr(yes | no) = 1 − p (Mangat 1994, section 2)."""
        return Channel(((Fraction(1), Fraction(0)), (1 - self.p, self.p)), report_names=YES_OR_NO)
