"""The stochastic lie detector: some people with the trait do not say so, and their share is estimated."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import ClassVar

from surveyapp.designs.core.channel import Channel, ForcedForm, Row
from surveyapp.designs.core.own_device import OwnDevice
from surveyapp.designs.latent.base import (
    NO,
    ONE,
    YES,
    ZERO,
    Absence,
    Labels,
    LatentClass,
    LatentTarget,
    TwoCards,
    indicator,
    share_of_sample_1,
    two_probabilities,
    yes_no_channel,
)
from surveyapp.designs.wording.devices import throw_steps
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg


@dataclass(frozen=True, slots=True)
class StochasticLieDetector(TwoCards):
    """People with the trait are asked to say so and do with probability t; others say "no" with p[g].

    λ_g = π·t + (1 − π)(1 − p_g), so π̂ = 1 + (λ̂₂ − λ̂₁)/(p₂ − p₁) and
    t̂ = (λ̂₂(1 − p₁) − λ̂₁(1 − p₂))/((λ̂₂ − λ̂₁) + (p₂ − p₁)) (Moshagen, Musch & Erdfelder 2012). t is a
    ratio: its estimate is consistent, not unbiased. A "no" of somebody who follows the instruction rules the
    trait out: ε is infinite.
    """

    name: ClassVar[str] = "stochastic_lie_detector"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Stochastic lie detector")
    source: ClassVar[str] = (
        "Moshagen, Musch & Erdfelder (2012), Behavior Research Methods 44, 222–231"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where people with the trait may not say so even when a card protects them: the share "
        "of those who do is estimated too. Needs large samples; a “no” is not protected.",
    )
    example: ClassVar[Mapping[str, object]] = {"p": ["1/5", "4/5"]}
    identifying_parameter: ClassVar[str] = "p"
    simulation_note: ClassVar[str] = "everybody with the trait says so"
    assumed_shares: ClassVar[Mapping[str, Fraction]] = MappingProxyType({"truthful": ONE})

    p: tuple[Fraction, ...] = two_probabilities(
        "the probabilities that people without the trait are asked to say “no”, one for each sample"
    )
    sample_share: Fraction = share_of_sample_1()

    @property
    def classes(self) -> tuple[LatentClass, ...]:
        """People with the trait, by whether they say so; people without."""
        return (
            LatentClass(msg("yes, and says so"), YES),
            LatentClass(msg("yes, and says no"), YES),
            LatentClass("no", NO),
        )

    @property
    def channels(self) -> tuple[Channel, ...]:
        """Pr(yes) = 1 and 0 with the trait; 1 − p_g without."""
        return tuple(yes_no_channel(ONE, ZERO, 1 - p) for p in self.p)

    @property
    def targets(self) -> tuple[LatentTarget, ...]:
        """Both answers, and t."""
        return (
            LatentTarget(
                "yes", QT_TRANSLATE_NOOP("messages", "people with the trait"), indicator(3, 0, 1)
            ),
            LatentTarget(
                "no", QT_TRANSLATE_NOOP("messages", "people without the trait"), indicator(3, 2)
            ),
            LatentTarget(
                "truthful",
                QT_TRANSLATE_NOOP("messages", "of the people with the trait, those who say so"),
                indicator(3, 0),
                indicator(3, 0, 1),
            ),
        )

    def assumed_class_shares(self, answer: int, assumed: Mapping[str, Fraction]) -> Row:
        """A share ``truthful`` of the people with the trait say so."""
        truthful = assumed["truthful"]
        return (truthful, 1 - truthful, ZERO) if answer == YES else indicator(3, 2)

    @property
    def absences(self) -> tuple[Absence, ...]:
        """Everybody with the trait says so: t = 1."""
        return (
            Absence(
                "truthful = 1",
                QT_TRANSLATE_NOOP("messages", "everybody with the trait says so"),
                (1,),
            ),
        )

    def sample_own_device(self, sample: int, labels: Labels) -> OwnDevice:
        """The throw: it gives "yes", or asks for one's own answer; with the trait both are "yes"."""
        p = self.p[sample - 1]
        form = ForcedForm(p, (1 - p, ZERO))
        return throw_steps(form, labels, (Message(YES_PROVES_NOTHING, {"yes": labels[YES]}),))


YES_PROVES_NOTHING = QT_TRANSLATE_NOOP("messages", "A recorded “{yes}” proves nothing about you.")
