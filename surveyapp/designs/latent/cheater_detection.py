"""Cheater detection: a latent class that says "no" whatever the card says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import ClassVar

from surveyapp.designs.core.channel import Channel, ForcedForm, Row
from surveyapp.designs.core.own_device import OwnDevice
from surveyapp.designs.core.parameters import NotTogether
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
    refuse_unless_two,
    share_of_sample_1,
    two_probabilities,
    yes_no_channel,
)
from surveyapp.designs.wording.devices import certain_answers, throw_steps
from surveyapp.messages.message import QT_TRANSLATE_NOOP, msg


@dataclass(frozen=True, slots=True)
class CheaterDetection(TwoCards):
    """A card answers "yes" (p_yes[g]), "no" (p_no[g]) or asks for the truth; some people say "no" anyway.

    With a_g = 1 − p_no[g]: λ_g = π·a_g + β·p_yes[g], γ = 1 − π − β, where π are people with the trait who
    follow the card, β those without who do, γ all who say "no" whatever it says. Without forced "no",
    π̂ = (p₂λ̂₁ − p₁λ̂₂)/(p₂ − p₁), β̂ = (λ̂₂ − λ̂₁)/(p₂ − p₁) (Clark & Desharnais 1998). Whether those who
    do not follow have the trait is not known: the prevalence lies between π and π + γ.
    Without forced "no", a "no" rules honest carriers out: ε is infinite.
    """

    name: ClassVar[str] = "cheater_detection"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Cheater detection")
    source: ClassVar[str] = (
        "Clark & Desharnais (1998), Psychological Methods 3, 160–168; with forced “no”: "
        "Ostapczuk, Moshagen, Zhao & Musch (2009), "
        "Journal of Educational and Behavioral Statistics 34, 267–287"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where some people are expected to say “no” whatever the card says: their share is "
        "estimated, and the prevalence lies between “yes” and “yes” and them together. Needs "
        "large samples.",
    )
    example: ClassVar[Mapping[str, object]] = {"p_yes": ["1/4", "3/4"]}
    identifying_parameter: ClassVar[str] = "p_yes"
    assumed_shares: ClassVar[Mapping[str, Fraction]] = MappingProxyType({"cheaters": ZERO})

    p_yes: tuple[Fraction, ...] = two_probabilities(
        "the probabilities that the card answers “yes”, one for each sample"
    )
    p_no: tuple[Fraction, ...] | None = two_probabilities(
        "the probabilities that the card answers “no”, one for each sample", default=None
    )
    sample_share: Fraction = share_of_sample_1()

    def check_cards(self) -> None:
        """Refuse cards whose forced answers exceed 1, and samples that do not separate the classes."""
        if self.p_no is not None:
            refuse_unless_two("p_no", self.p_no)
        for sample, (yes, no) in enumerate(zip(self.p_yes, self.forced_no, strict=True), start=1):
            if yes + no > 1:
                raise NotTogether(
                    parameter="p_no",
                    reason=msg(
                        "{first} + {second} of sample {sample} is {yes}; it may be at most 1",
                        first="p_yes",
                        second="p_no",
                        sample=sample,
                        yes=yes + no,
                    ),
                    is_whole_sentence=True,
                )
        (yes1, yes2), (no1, no2) = self.p_yes, self.forced_no
        if (1 - no1) * yes2 == (1 - no2) * yes1:
            raise NotTogether(
                parameter="p_yes",
                reason=msg(
                    "In both samples {first}/(1 − {second}) is the same, so people with the trait, "
                    "people without and people who follow no card cannot be distinguished; "
                    "choose values far apart",
                    first="p_yes",
                    second="p_no",
                ),
                is_whole_sentence=True,
            )

    @property
    def forced_no(self) -> tuple[Fraction, ...]:
        """Probability that the card answers "no", one for each sample."""
        return (ZERO, ZERO) if self.p_no is None else self.p_no

    @property
    def classes(self) -> tuple[LatentClass, ...]:
        """Two answers of those who follow the card, and those who do not."""
        return (
            LatentClass("yes", YES),
            LatentClass("no", NO),
            LatentClass(msg("says no whatever the card says"), None),
        )

    def assumed_class_shares(self, answer: int, assumed: Mapping[str, Fraction]) -> Row:
        """The share that follows no card is the same among people with the trait and without."""
        cheaters = assumed["cheaters"]
        return (*((1 - cheaters) * one for one in indicator(2, answer)), cheaters)

    @property
    def channels(self) -> tuple[Channel, ...]:
        """Pr(yes | yes) = 1 − p_no; Pr(yes | no) = p_yes; Pr(yes | follows no card) = 0."""
        return tuple(
            yes_no_channel(1 - no, yes, ZERO)
            for yes, no in zip(self.p_yes, self.forced_no, strict=True)
        )

    @property
    def targets(self) -> tuple[LatentTarget, ...]:
        """The answers of those who follow the card, and the share of those who do not."""
        return (
            LatentTarget(
                "yes",
                QT_TRANSLATE_NOOP("messages", "people with the trait who follow the card"),
                indicator(3, 0),
            ),
            LatentTarget(
                "no",
                QT_TRANSLATE_NOOP("messages", "people without the trait who follow the card"),
                indicator(3, 1),
            ),
            LatentTarget(
                "cheaters",
                QT_TRANSLATE_NOOP("messages", "people who say “no” whatever the card says"),
                indicator(3, 2),
            ),
        )

    @property
    def absences(self) -> tuple[Absence, ...]:
        """Everybody follows the card."""
        return (
            Absence("cheaters", QT_TRANSLATE_NOOP("messages", "everybody follows the card"), (2,)),
        )

    def sample_own_device(self, sample: int, labels: Labels) -> OwnDevice:
        """The throw, and what is touched after it."""
        forced = (self.p_yes[sample - 1], self.forced_no[sample - 1])
        form = ForcedForm(ONE - sum(forced, ZERO), forced)
        return throw_steps(form, labels, certain_answers(form, labels))
