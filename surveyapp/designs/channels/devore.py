"""Devore's design: the unrelated question is one that everybody answers with yes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.channels.forced_response import TruthOrForced
from surveyapp.designs.core.channel import ForcedForm
from surveyapp.designs.core.parameters import probability
from surveyapp.messages.message import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Devore(TruthOrForced):
    """Devore (1977): truth with probability p_truth, else a “yes” whatever the answer."""

    name: ClassVar[str] = "devore"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Devore's design")
    source: ClassVar[str] = (
        "Devore (1977), Communications in Statistics – Theory and Methods 6, 1525–1529"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where “no” is harmless and only “yes” needs cover, and no prevalence of another question is "
        "known. A recorded “no” is certain, so who reports it gives the answer away.",
    )
    example: ClassVar[Mapping[str, object]] = {"p_truth": "7/10"}

    p_truth: Fraction = probability(
        "the probability that the question itself is asked", is_open=True
    )

    @property
    def form(self) -> ForcedForm:
        """Pr(yes | x) = p_truth·x + 1 − p_truth: the unrelated question with prevalence 1."""
        return ForcedForm(self.p_truth, (1 - self.p_truth, Fraction(0)))
