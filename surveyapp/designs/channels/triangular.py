"""The triangular model: whether the answer to this question or to a harmless one is yes."""

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
from surveyapp.designs.wording.two_questions import AT_LEAST_ONE, NEITHER, adding_steps
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message


@dataclass(frozen=True, slots=True)
class Triangular(WordedByAnswer):
    """Yu, Tian & Tang (2008): report whether at least one answer is yes; p answer the harmless yes.

    The harmless answer must not depend on the sensitive one.
    """

    name: ClassVar[str] = "triangular"
    needs_harmless_trait: ClassVar[bool] = True
    second_question_share: ClassVar[str] = "p"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Triangular model")
    source: ClassVar[str] = "Yu, Tian & Tang (2008), Metrika 67, 251–263"
    modes: ClassVar[tuple[Mode, ...]] = (Mode.KIOSK_COINS, Mode.OWN_DEVICE)
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where “no” is harmless and people have no dice. Its errors are smaller than those of the "
        "crosswise model, but “no to both” is a certain “no”, and people feel it.",
    )
    example: ClassVar[Mapping[str, object]] = {"p": "1/4"}

    p: Fraction = probability("the share of “yes” to the harmless question", is_open=True)

    @property
    def channel(self) -> Channel:
        """Pr(some | yes) = 1; Pr(some | no) = p (Yu, Tian & Tang 2008, section 3)."""
        return Channel(
            ((Fraction(1), Fraction(0)), (self.p, 1 - self.p)), report_names=self.reports(())
        )

    def reports(self, answers: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG002
        """Recorded as ``some`` or ``none``: how many of the two answers are yes."""
        return ("some", "none")

    def report_labels(self, labels: Sequence[str]) -> tuple[Message | str, ...]:  # noqa: ARG002
        """What the respondent touches."""
        return (AT_LEAST_ONE, NEITHER)

    def own_device(self, labels: Sequence[str]) -> OwnDevice:
        """Both questions, and what is touched of them."""
        return adding_steps(labels, self.p)
