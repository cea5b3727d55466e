"""The extended crosswise model: two samples whose harmless items are each other's opposite."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.core.channel import Channel
from surveyapp.designs.core.design import Mode
from surveyapp.designs.core.own_device import OwnDevice
from surveyapp.designs.core.parameters import probability
from surveyapp.designs.latent.base import (
    HALF,
    NO,
    YES,
    Instruction,
    Labels,
    LatentClass,
    LatentDesign,
    LatentTarget,
    indicator,
    odds_sentence,
    share_of_sample_1,
    yes_no_channel,
)
from surveyapp.designs.wording.two_questions import BOTH_THE_SAME, DIFFERENT, comparing_steps
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message


@dataclass(frozen=True, slots=True)
class ExtendedCrosswise(LatentDesign):
    """Crosswise with a harmless "yes" of probability p in sample 1 and 1 − p in sample 2.

    λ₁ = π·p + (1 − π)(1 − p) and λ₂ = 1 − λ₁: two shares for one prevalence. The estimate pools "same"
    of sample 1 with "different" of sample 2, which has the least variance whatever π is; the spare degree of
    freedom tests whether people followed the instruction (Heck, Hoffmann & Moshagen 2018).
    """

    name: ClassVar[str] = "extended_crosswise"
    needs_harmless_trait: ClassVar[bool] = True
    second_question_share: ClassVar[str] = "p"
    second_question_texts: ClassVar[tuple[str, ...]] = ("text", "opposite")
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Extended crosswise")
    source: ClassVar[str] = (
        "Heck, Hoffmann & Moshagen (2018), Behavior Research Methods 50, 1895–1905"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Instead of crosswise, wherever two harmless items with opposite odds can be found: "
        "it costs no precision and tests whether people answered as asked.",
    )
    example: ClassVar[Mapping[str, object]] = {"p": "1/4"}
    modes: ClassVar[tuple[Mode, ...]] = (Mode.KIOSK_COINS, Mode.OWN_DEVICE)
    identifying_parameter: ClassVar[str] = "p"

    p: Fraction = probability(
        "the probability of “yes” to the harmless item of sample 1 (sample 2 has 1 − p)",
        is_open=True,
        excluding=(HALF,),
    )
    sample_share: Fraction = share_of_sample_1()

    @property
    def harmless(self) -> tuple[Fraction, Fraction]:
        """Probability of a harmless "yes", one for each sample."""
        return (self.p, 1 - self.p)

    @property
    def classes(self) -> tuple[LatentClass, ...]:
        """The two answers."""
        return (LatentClass("yes", YES), LatentClass("no", NO))

    @property
    def channels(self) -> tuple[Channel, ...]:
        """Pr(same | yes) = p_g; Pr(same | no) = 1 − p_g."""
        return tuple(yes_no_channel(p, 1 - p) for p in self.harmless)

    @property
    def targets(self) -> tuple[LatentTarget, ...]:
        """Both answers."""
        return (
            LatentTarget(
                "yes", QT_TRANSLATE_NOOP("messages", "people with the trait"), indicator(2, 0)
            ),
            LatentTarget(
                "no", QT_TRANSLATE_NOOP("messages", "people without the trait"), indicator(2, 1)
            ),
        )

    def reports(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:  # noqa: ARG002
        """Return ``same`` and ``different``."""
        return (("same", "different"), ("same", "different"))

    def sample_labels(self, sample: int, labels: Labels) -> tuple[Message | str, ...]:  # noqa: ARG002
        """What the respondent touches."""
        return (BOTH_THE_SAME, DIFFERENT)

    def sample_instruction(self, sample: int, mode: Mode, labels: Labels) -> Instruction:
        """Describe the comparison, and state the odds of the harmless "yes"."""
        p = self.harmless[sample - 1]
        if mode is Mode.KIOSK_COINS:
            return (*_kiosk_compares(p, labels), ONLY_COMPARED)
        return self.sample_own_device(sample, labels).sentences

    def sample_own_device(self, sample: int, labels: Labels) -> OwnDevice:
        """Both questions, and what is touched of them."""
        return comparing_steps(labels, self.harmless[sample - 1], (ONLY_COMPARED,))


def _kiosk_compares(p: Fraction, labels: Sequence[str]) -> tuple[Message, ...]:
    """Return the sentence that the kiosk draws the harmless answer itself."""
    return (
        odds_sentence(
            QT_TRANSLATE_NOOP(
                "messages",
                "The device draws a second answer: “{yes}” in {one} of {of} cases, “{no}” in the other "
                "{other} of {of}. What is recorded is only whether the two are the same.",
            ),
            QT_TRANSLATE_NOOP(
                "messages",
                "The device draws a second answer: “{yes}” in about {one} of {of} cases, “{no}” in the "
                "other {other} or so of {of}. What is recorded is only whether the two are the same.",
            ),
            (p, 1 - p),
            yes=labels[YES],
            no=labels[NO],
        ),
    )


ONLY_COMPARED = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "“Same” and “different” can each come from either answer, so neither gives yours away.",
    )
)
