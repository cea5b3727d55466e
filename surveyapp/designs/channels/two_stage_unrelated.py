"""Two-stage unrelated question: a truth card first, else the unrelated question."""

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
class TwoStageUnrelated(TruthOrForced):
    """Mangat (1992): the truth with probability t, else the unrelated question with p_truth.

    It is the unrelated question with t + (1 − t)·p_truth. RRTCS calls it Mangat.
    """

    name: ClassVar[str] = "two_stage_unrelated"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Two-stage unrelated question")
    source: ClassVar[str] = (
        "Mangat (1992), Journal of the Indian Society of Agricultural Statistics 44, 82–87"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "To analyse data that were collected with two decks of cards. For a new "
        "survey the unrelated question with t + (1 − t)·p_truth is the same and "
        "easier to explain.",
    )
    example: ClassVar[Mapping[str, object]] = {
        "t": "2/5",
        "p_truth": "3/5",
        "prevalence": "3/10",
    }

    t: Fraction = probability(
        "the probability that the first card asks for the truth", is_open=True
    )
    p_truth: Fraction = probability(
        "the probability that the second card asks the question itself", is_open=True
    )
    prevalence: Fraction = probability("the share of “yes” to the harmless question")

    @property
    def form(self) -> ForcedForm:
        """Pr(yes | x) = (t + (1 − t)p_truth)·x + (1 − t)(1 − p_truth)·prevalence."""
        harmless = (1 - self.t) * (1 - self.p_truth)
        return ForcedForm(
            1 - harmless, (harmless * self.prevalence, harmless * (1 - self.prevalence))
        )
