"""Unrelated question with known prevalence: chance asks the question, or a harmless one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.channels.forced_response import TruthOrForced
from surveyapp.designs.core.channel import ForcedForm
from surveyapp.designs.core.design import Mode
from surveyapp.designs.core.own_device import OwnDevice
from surveyapp.designs.core.parameters import probability
from surveyapp.designs.wording.by_answer import certainty_sentences
from surveyapp.designs.wording.devices import choosing_steps
from surveyapp.messages.message import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class UnrelatedQuestion(TruthOrForced):
    """Greenberg et al. (1969): the question with p_truth, else one that ``prevalence`` answer yes.

    With the kiosk's coins, a coin takes the place of the harmless question. Soberanis Cruz et al.
    (2008, Agrociencia 42, 537–549), which RRTCS lists as a separate design, has the same channel
    and the same estimator, so it is this design.
    """

    name: ClassVar[str] = "unrelated_question"
    needs_harmless_trait: ClassVar[bool] = True
    second_question_share: ClassVar[str] = "prevalence"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Unrelated question")
    source: ClassVar[str] = (
        "Horvitz, Shah & Simmons (1967), Proceedings of the Social Statistics Section, ASA, 65–72; "
        "Greenberg et al. (1969), Journal of the American Statistical Association 64, 520–539"
    )
    modes: ClassVar[tuple[Mode, ...]] = (Mode.KIOSK_COINS, Mode.SHOWN_COINS, Mode.OWN_DEVICE)
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where people should answer every question as it is, with real cards and "
        "without a device they must trust: they answer the one that they drew. The "
        "share of “yes” to the harmless question must be known, from a census for "
        "example.",
    )
    example: ClassVar[Mapping[str, object]] = {"p_truth": "7/10", "prevalence": "3/10"}

    p_truth: Fraction = probability(
        "the probability that the question itself is asked", is_open=True
    )
    prevalence: Fraction = probability("the share of “yes” to the harmless question")

    @property
    def form(self) -> ForcedForm:
        """Pr(yes | x) = p_truth·x + (1 − p_truth)·prevalence (Greenberg et al. 1969, eq. 2.1)."""
        forced = 1 - self.p_truth
        return ForcedForm(self.p_truth, (forced * self.prevalence, forced * (1 - self.prevalence)))

    def own_device(self, labels: Sequence[str]) -> OwnDevice:
        """The throw, and which of both questions is answered after it."""
        proves = certainty_sentences(self.channel, labels, labels)
        return choosing_steps(self.p_truth, proves)
