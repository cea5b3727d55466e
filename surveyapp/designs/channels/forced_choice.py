"""Forced choice: forced response over any number of choices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.channels.forced_response import TruthOrForced
from surveyapp.designs.core.channel import ForcedForm
from surveyapp.designs.core.design import MOST_CHOICES
from surveyapp.designs.core.parameters import NotTogether, integer, probabilities, probability
from surveyapp.messages.message import QT_TRANSLATE_NOOP, msg


@dataclass(frozen=True, slots=True)
class ForcedChoice(TruthOrForced):
    """Truth with probability p_truth, else choice j is forced; p_forced[j] counts among all cases."""

    name: ClassVar[str] = "forced_choice"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Forced choice")
    source: ClassVar[str] = (
        "Liu & Chow (1976), Journal of the American Statistical Association 71, 72–73"
    )
    derives_k: ClassVar[bool] = True

    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For questions with three or more choices where some need more cover than others. Where all "
        "need the same, k_rr is shorter to write.",
    )
    example: ClassVar[Mapping[str, object]] = {
        "p_truth": "3/5",
        "p_forced": ["1/10", "1/10", "1/5"],
    }
    example_k: ClassVar[int] = 3

    p_truth: Fraction = probability(
        "the probability that the coins ask for the truth", is_open=True
    )
    p_forced: tuple[Fraction, ...] = probabilities(
        "the probabilities of each forced choice among all cases, in the order of the choices"
    )
    k: int = integer("the number of choices", low=2, high=MOST_CHOICES)

    def check(self) -> None:
        """Refuse a wrong number of probabilities and a sum that is not 1."""
        if len(self.p_forced) != self.k:
            raise NotTogether(
                parameter="p_forced",
                reason=msg(
                    "it has {count} probabilities for {k} choices; give one for each choice",
                    count=len(self.p_forced),
                    k=self.k,
                ),
            )
        total = self.p_truth + sum(self.p_forced)
        if total != 1:
            raise NotTogether(
                parameter="p_forced",
                reason=msg(
                    "{first} and {second} sum to {total}; they must sum to 1 exactly, "
                    "because each counts its share of all cases",
                    first="p_truth",
                    second="p_forced",
                    total=total,
                ),
                is_whole_sentence=True,
            )

    @property
    def form(self) -> ForcedForm:
        """p_truth and p_forced as they are."""
        return ForcedForm(self.p_truth, self.p_forced)
