"""The unrelated question of unknown prevalence: two samples estimate both prevalences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import ClassVar

from surveyapp.designs.core.channel import Channel, Row
from surveyapp.designs.core.own_device import OwnDevice
from surveyapp.designs.latent.base import (
    HALF,
    NO,
    YES,
    ZERO,
    Labels,
    LatentClass,
    LatentTarget,
    TwoCards,
    indicator,
    share_of_sample_1,
    two_probabilities,
    yes_no_channel,
)
from surveyapp.designs.wording.devices import choosing_steps
from surveyapp.messages.message import QT_TRANSLATE_NOOP, msg

HALF_HARMLESS = "half of the people have the harmless trait, whatever their answer is"
"""How simulated respondents are drawn where a harmless question is asked."""

HALF_UNRELATED: Mapping[str, Fraction] = MappingProxyType({"unrelated": HALF})

BOTH_TRAITS = (
    LatentClass(msg("yes, harmless yes"), YES),
    LatentClass(msg("yes, harmless no"), YES),
    LatentClass(msg("no, harmless yes"), NO),
    LatentClass(msg("no, harmless no"), NO),
)
"""The classes of every design with a harmless question: no independence of the two is assumed."""

UNRELATED_TARGETS = (
    LatentTarget("yes", QT_TRANSLATE_NOOP("messages", "people with the trait"), indicator(4, 0, 1)),
    LatentTarget(
        "no", QT_TRANSLATE_NOOP("messages", "people without the trait"), indicator(4, 2, 3)
    ),
    LatentTarget(
        "unrelated",
        QT_TRANSLATE_NOOP("messages", "people with the harmless trait"),
        indicator(4, 0, 2),
    ),
)


def independent_traits(answer: int, harmless: Fraction) -> Row:
    """Return the shares of ``BOTH_TRAITS`` among people with one answer, with independent traits.

    Parameters
    ----------
    answer : 0 or 1
        yes or no.
    harmless : 0 … 1
        the share of people with the harmless trait.

    Returns
    -------
    tuple of Fraction
        length 4, summing to 1.
    """
    both, none = (harmless, 1 - harmless), (ZERO, ZERO)
    return (*both, *none) if answer == YES else (*none, *both)


@dataclass(frozen=True, slots=True)
class UnrelatedQuestionUnknown(TwoCards):
    """Sample g answers the question with probability p_truth[g], else a harmless question.

    λ_g = p_g·π + (1 − p_g)·q, so π̂ = (λ̂₁(1 − p₂) − λ̂₂(1 − p₁))/(p₁ − p₂) and
    q̂ = (p₂λ̂₁ − p₁λ̂₂)/(p₂ − p₁) (Greenberg et al. 1969, eq. 8). Its ε is infinite for an onlooker who
    knows the harmless answer.
    """

    name: ClassVar[str] = "unrelated_question_unknown"
    needs_harmless_trait: ClassVar[bool] = True
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Unrelated question, unknown prevalence")
    source: ClassVar[str] = (
        "Greenberg, Abul-Ela, Simmons & Horvitz (1969), "
        "Journal of the American Statistical Association 64, 520–539"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where a harmless question is at hand but nobody knows how many say “yes” to it. "
        "Choose the two probabilities far apart; if the prevalence is known, "
        "unrelated_question needs fewer people.",
    )
    example: ClassVar[Mapping[str, object]] = {"p_truth": ["7/10", "3/10"]}
    identifying_parameter: ClassVar[str] = "p_truth"
    simulation_note: ClassVar[str] = HALF_HARMLESS
    assumed_shares: ClassVar[Mapping[str, Fraction]] = HALF_UNRELATED

    p_truth: tuple[Fraction, ...] = two_probabilities(
        "the probabilities that the question itself is answered, one for each sample"
    )
    sample_share: Fraction = share_of_sample_1()

    @property
    def classes(self) -> tuple[LatentClass, ...]:
        """Both traits together."""
        return BOTH_TRAITS

    @property
    def channels(self) -> tuple[Channel, ...]:
        """Pr(yes | x, u) = p_g·x + (1 − p_g)·u."""
        return tuple(yes_no_channel(Fraction(1), p, 1 - p, Fraction(0)) for p in self.p_truth)

    @property
    def targets(self) -> tuple[LatentTarget, ...]:
        """Both answers, and the harmless trait."""
        return UNRELATED_TARGETS

    def assumed_class_shares(self, answer: int, assumed: Mapping[str, Fraction]) -> Row:
        """The harmless trait is independent of the sensitive one."""
        return independent_traits(answer, assumed["unrelated"])

    def sample_own_device(self, sample: int, labels: Labels) -> OwnDevice:  # noqa: ARG002
        """The throw, and which of both questions is answered after it."""
        return choosing_steps(self.p_truth[sample - 1])
