"""The crosswise model: whether the answers to this question and a harmless one are the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.core.channel import Channel
from surveyapp.designs.core.design import Mode
from surveyapp.designs.core.own_device import OwnDevice
from surveyapp.designs.core.parameters import probability
from surveyapp.designs.wording.by_answer import WordedByAnswer
from surveyapp.designs.wording.forced import PROVES_NOTHING
from surveyapp.designs.wording.two_questions import BOTH_THE_SAME, DIFFERENT, comparing_steps
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message

REPORTS = ("same", "different")


@dataclass(frozen=True, slots=True)
class Crosswise(WordedByAnswer):
    """Yu, Tian & Tang (2008): report only whether both answers are the same; p answer the harmless yes.

    The harmless answer must not depend on the sensitive one.
    """

    name: ClassVar[str] = "crosswise"
    needs_harmless_trait: ClassVar[bool] = True
    second_question_share: ClassVar[str] = "p"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Crosswise model")
    source: ClassVar[str] = "Yu, Tian & Tang (2008), Metrika 67, 251–263"
    modes: ClassVar[tuple[Mode, ...]] = (Mode.KIOSK_COINS, Mode.OWN_DEVICE)
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where people have no dice and trust no device: a birthday is enough, and "
        "no report is safer to give than the other. Careless answers look like "
        "people with the trait (Höglinger & Diekmann 2017), so add a control item.",
    )
    example: ClassVar[Mapping[str, object]] = {"p": "1/4"}

    p: Fraction = probability(
        "the share of “yes” to the harmless question",
        is_open=True,
        excluding=(Fraction(1, 2),),
    )

    @property
    def channel(self) -> Channel:
        """Pr(same | yes) = p; Pr(same | no) = 1 − p (Yu, Tian & Tang 2008, section 2)."""
        return Channel(((self.p, 1 - self.p), (1 - self.p, self.p)), report_names=self.reports(()))

    def reports(self, answers: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG002
        """Recorded as ``same`` or ``different``."""
        return REPORTS

    def report_labels(self, labels: Sequence[str]) -> tuple[Message | str, ...]:  # noqa: ARG002
        """What the respondent touches."""
        return (BOTH_THE_SAME, DIFFERENT)

    def own_device(self, labels: Sequence[str]) -> OwnDevice:
        """Both questions, and what is touched of them."""
        return comparing_steps(labels, self.p, (PROVES_NOTHING,))
