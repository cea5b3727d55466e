"""Crosswise with an anchor item that applies to nobody: careless answers are estimated and corrected for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import ClassVar

from surveyapp.designs.core.channel import Channel, Row
from surveyapp.designs.core.design import Mode
from surveyapp.designs.core.own_device import OwnDevice
from surveyapp.designs.core.parameters import probability
from surveyapp.designs.latent.base import (
    HALF,
    NO,
    ONE,
    YES,
    ZERO,
    Absence,
    Labels,
    LatentClass,
    LatentDesign,
    LatentTarget,
    indicator,
)
from surveyapp.designs.latent.extended_crosswise import ONLY_COMPARED
from surveyapp.designs.latent.two_boxes import twice
from surveyapp.designs.wording.two_questions import pair_steps
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg


@dataclass(frozen=True, slots=True)
class CrosswiseAnchor(LatentDesign):
    """Two crosswise items: the sensitive one (p), and an anchor that applies to nobody (p_anchor).

    Careless people touch "same" half of the time on each item. With attention rate γ,
    Pr(A = same) = γ(1 − p′) + (1 − γ)/2, so γ̂ = (Ā − 1/2)/(1/2 − p′), and
    π̂ = 1/2 + (λ̂ − 1/2)/(γ̂(2p − 1)), the published correction of the naive estimate
    (Atsusaka & Stevenson 2023, eq. 5); a ratio, so consistent and not unbiased. It assumes that careless
    people have the trait as often as attentive ones.

    Careless people are two classes, those who touch the same for both items and those who do not. So
    nothing is assumed about how their two answers are related, the pairs fit exactly, and maximum likelihood
    is the published estimate wherever that is possible.
    """

    name: ClassVar[str] = "crosswise_anchor"
    needs_harmless_trait: ClassVar[bool] = True
    second_question_share: ClassVar[str] = "p"
    second_question_texts: ClassVar[tuple[str, ...]] = ("text", "anchor", "anchor_second")
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Crosswise with an anchor question")
    source: ClassVar[str] = "Atsusaka & Stevenson (2023), Political Analysis 31, 134–148"
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Instead of crosswise where careless answers are likely, as in online "
        "surveys: an item that applies to nobody shows how many answer carefully, "
        "and the estimate is corrected for the others.",
    )
    example: ClassVar[Mapping[str, object]] = {"p": "3/20", "p_anchor": "3/20"}
    modes: ClassVar[tuple[Mode, ...]] = (Mode.OWN_DEVICE,)
    identifying_parameter: ClassVar[str] = "p_anchor"
    assumed_shares: ClassVar[Mapping[str, Fraction]] = MappingProxyType({"attentive": ONE})

    p: Fraction = probability(
        "the probability of “yes” to the harmless item of the question",
        is_open=True,
        excluding=(HALF,),
    )
    p_anchor: Fraction = probability(
        "the probability of “yes” to the harmless item of the anchor question",
        is_open=True,
        excluding=(HALF,),
    )

    @property
    def classes(self) -> tuple[LatentClass, ...]:
        """Attentive people by their answer; careless people, whose answer affects no report."""
        return (
            LatentClass("yes", YES),
            LatentClass("no", NO),
            LatentClass(msg("careless, the same both times"), None),
            LatentClass(msg("careless, once this and once that"), None),
        )

    def assumed_class_shares(self, answer: int, assumed: Mapping[str, Fraction]) -> Row:
        """The careless share is the same with the trait and without; careless people answer by chance."""
        attentive = assumed["attentive"]
        careless = (1 - attentive) / 2
        return (*(attentive * one for one in indicator(2, answer)), careless, careless)

    @property
    def channels(self) -> tuple[Channel, ...]:
        """Pairs (sensitive, anchor) of same and different."""
        anchor = 1 - self.p_anchor
        return (
            Channel(
                (
                    twice(self.p, anchor),
                    twice(1 - self.p, anchor),
                    (HALF, ZERO, ZERO, HALF),
                    (ZERO, HALF, HALF, ZERO),
                )
            ),
        )

    @property
    def targets(self) -> tuple[LatentTarget, ...]:
        """Both answers corrected for carelessness, the attention rate, and "yes" as if all were attentive."""
        attentive = indicator(4, 0, 1)
        return (
            LatentTarget(
                "yes",
                QT_TRANSLATE_NOOP("messages", "people with the trait"),
                indicator(4, 0),
                attentive,
            ),
            LatentTarget(
                "no",
                QT_TRANSLATE_NOOP("messages", "people without the trait"),
                indicator(4, 1),
                attentive,
            ),
            LatentTarget(
                "attentive", QT_TRANSLATE_NOOP("messages", "people who answer with care"), attentive
            ),
            LatentTarget(
                "uncorrected yes",
                QT_TRANSLATE_NOOP("messages", "people with the trait, if all answered with care"),
                (Fraction(1), ZERO, HALF, HALF),
            ),
        )

    @property
    def absences(self) -> tuple[Absence, ...]:
        """Everybody is attentive."""
        return (
            Absence(
                "careless", QT_TRANSLATE_NOOP("messages", "everybody answers with care"), (2, 3)
            ),
        )

    def reports(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:  # noqa: ARG002
        """Return the pairs, the question's first: ``same same`` … ``different different``."""
        words = ("same", "different")
        return (tuple(f"{item} {anchor}" for item in words for anchor in words),)

    def sample_labels(self, sample: int, labels: Labels) -> tuple[Message | str, ...]:  # noqa: ARG002
        """Which of the two pairs were the same, in words."""
        return (BOTH_PAIRS_SAME, FIRST_PAIR_SAME, SECOND_PAIR_SAME, NO_PAIR_SAME)

    def sample_own_device(self, sample: int, labels: Labels) -> OwnDevice:  # noqa: ARG002
        """Both pairs, and what is touched of them."""
        return pair_steps(labels, (ONLY_COMPARED,))


BOTH_PAIRS_SAME = Message(QT_TRANSLATE_NOOP("messages", "The same in both pairs"))
FIRST_PAIR_SAME = Message(QT_TRANSLATE_NOOP("messages", "The same in the first pair only"))
SECOND_PAIR_SAME = Message(QT_TRANSLATE_NOOP("messages", "The same in the second pair only"))
NO_PAIR_SAME = Message(QT_TRANSLATE_NOOP("messages", "Different in both pairs"))
