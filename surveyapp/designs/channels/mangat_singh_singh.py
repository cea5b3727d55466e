"""Mangat, Singh and Singh's design: carriers say yes; others draw a card and may answer another question."""

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
class MangatSinghSingh(WordedByAnswer):
    """Mangat, Singh & Singh (1992): a no is recorded as such with p, else the unrelated trait is."""

    name: ClassVar[str] = "mangat_singh_singh"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Mangat, Singh and Singh's design")
    source: ClassVar[str] = (
        "Mangat, Singh & Singh (1992), Calcutta Statistical Association Bulletin 42, 277–281"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where “no” is harmless, as in Mangat's design, and “yes” should be covered "
        "by a trait that people have anyway. A recorded “no” is certain, so who "
        "reports it gives the answer away.",
    )
    example: ClassVar[Mapping[str, object]] = {"p": "3/5", "prevalence": "1/2"}

    p: Fraction = probability("the probability of the card with the question itself", is_open=True)
    prevalence: Fraction = probability("the share of people with the unrelated trait", is_open=True)

    @property
    def channel(self) -> Channel:
        """Pr(yes | yes) = 1; Pr(yes | no) = (1 − p)·prevalence."""
        covered = (1 - self.p) * self.prevalence
        return Channel(((Fraction(1), Fraction(0)), (covered, 1 - covered)), report_names=YES_OR_NO)
