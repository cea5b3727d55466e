"""Two boxes by the same person: an unrelated question of unknown prevalence, in one sample."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.core.channel import Channel, Row
from surveyapp.designs.core.design import Mode
from surveyapp.designs.core.own_device import OwnDevice
from surveyapp.designs.core.parameters import NotTogether, probability
from surveyapp.designs.latent.algebra import Rows
from surveyapp.designs.latent.base import (
    NO,
    ONE,
    YES,
    ZERO,
    Labels,
    LatentClass,
    LatentDesign,
    LatentTarget,
    indicator,
    odds_sentence,
    refuse_equal,
    refuse_unless_two,
    two_probabilities,
)
from surveyapp.designs.latent.unrelated_question_unknown import (
    BOTH_TRAITS,
    HALF_HARMLESS,
    HALF_UNRELATED,
    UNRELATED_TARGETS,
    independent_traits,
)
from surveyapp.designs.wording.devices import ONLY_YOU_KNOW
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg


class TwoBoxes(LatentDesign):
    """A design in which one person answers twice, by a draw from each of two boxes.

    The report is the pair (I, J), first box first. r = ((1 − p₂)I − (1 − p₁)J)/(p₁ − p₂) has the truth as
    its expectation over the draws, so π̂ = r̄ and r(r − 1) estimates the draws' variance without bias
    (Chaudhuri 2011, chapter 3).
    """

    __slots__ = ()

    modes: ClassVar[tuple[Mode, ...]] = (Mode.OWN_DEVICE,)
    needs_harmless_trait: ClassVar[bool] = True
    simulation_note: ClassVar[str] = HALF_HARMLESS
    assumed_shares: ClassVar[Mapping[str, Fraction]] = HALF_UNRELATED

    @property
    def statistics(self) -> tuple[Rows, ...]:
        """A constant and the two answers separately: what the published estimator uses."""
        one, no = ONE, ZERO
        return (((one, one, one), (one, one, no), (one, no, one), (one, no, no)),)

    def reports(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Return both answers, joined by a space: ``yes yes``, ``yes no``, ``no yes``, ``no no``."""
        return (tuple(f"{first} {second}" for first in answers for second in answers),)

    def sample_labels(self, sample: int, labels: Labels) -> tuple[Message | str, ...]:  # noqa: ARG002
        """Both answers, in words."""
        return tuple(
            Message(FIRST_AND_SECOND, {"first": first, "second": second})
            for first in labels
            for second in labels
        )


FIRST_AND_SECOND = QT_TRANSLATE_NOOP("messages", "First “{first}”, second “{second}”")


def twice(first: Fraction, second: Fraction) -> Row:
    """Return the probabilities of the pairs (yes, yes), (yes, no), (no, yes), (no, no) of independent draws.

    Parameters
    ----------
    first, second : 0 … 1
        the probabilities of yes in the first and in the second draw.

    Returns
    -------
    tuple of Fraction
        length 4, summing to 1.
    """
    return (
        first * second,
        first * (1 - second),
        (1 - first) * second,
        (1 - first) * (1 - second),
    )


@dataclass(frozen=True, slots=True)
class UnrelatedQuestionTwoBoxes(TwoBoxes):
    """Each box points to the question with its p_truth, else to the harmless question."""

    name: ClassVar[str] = "unrelated_question_two_boxes"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Unrelated question, two boxes")
    source: ClassVar[str] = (
        "Chaudhuri (2011), Randomized Response and Indirect Questioning Techniques in Surveys, 3; "
        "after Greenberg et al. (1969)"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where people are willing to draw twice: one sample is enough where "
        "unrelated_question_unknown needs two. A pair “yes, yes” or “no, no” "
        "protects less than one answer.",
    )
    example: ClassVar[Mapping[str, object]] = {"p_truth": ["4/5", "3/10"]}
    identifying_parameter: ClassVar[str] = "p_truth"

    p_truth: tuple[Fraction, ...] = two_probabilities(
        "the probabilities that the question itself is answered, one for each box"
    )

    def check(self) -> None:
        """Refuse anything but two different probabilities."""
        refuse_unless_two("p_truth", self.p_truth, msg("box"))
        refuse_equal("p_truth", self.p_truth, msg("boxes"))
        LatentDesign.check(self)

    @property
    def effective(self) -> tuple[Fraction, ...]:
        """Overall probability that the question itself is answered, for each box."""
        return self.p_truth

    @property
    def classes(self) -> tuple[LatentClass, ...]:
        """Both traits together."""
        return BOTH_TRAITS

    @property
    def channels(self) -> tuple[Channel, ...]:
        """Pr(yes | x, u, box b) = p_b·x + (1 − p_b)·u, both boxes independently."""
        # the classes are both traits together: yes yes answers yes to either question, and so on
        one, two = self.effective
        return (
            Channel(
                (
                    twice(ONE, ONE),
                    twice(one, two),
                    twice(1 - one, 1 - two),
                    twice(ZERO, ZERO),
                )
            ),
        )

    @property
    def targets(self) -> tuple[LatentTarget, ...]:
        """Both answers, and the harmless trait."""
        return UNRELATED_TARGETS

    def assumed_class_shares(self, answer: int, assumed: Mapping[str, Fraction]) -> Row:
        """The harmless trait is independent of the sensitive one."""
        return independent_traits(answer, assumed["unrelated"])

    def sample_own_device(self, sample: int, labels: Labels) -> OwnDevice:  # noqa: ARG002
        """A card from each box, and which question each of them asks."""
        return OwnDevice(
            FROM_BOTH_BOXES,
            (
                CARD_ASKS,
                *(_box_odds(number, p) for number, p in enumerate(self.effective, start=1)),
            ),
            (CARD_ASKS,),
            (ONLY_YOU_KNOW,),
        )


@dataclass(frozen=True, slots=True)
class TwoStageUnrelatedTwoBoxes(UnrelatedQuestionTwoBoxes):
    """Before each box a truth card is drawn with probability t; the box is used only without it.

    The question itself is answered with probability t + (1 − t)·p_b. The unbiased estimate is that
    of the boxes alone: t cancels.
    """

    name: ClassVar[str] = "two_stage_unrelated_two_boxes"
    title: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages", "Truth card and unrelated question, two boxes"
    )
    source: ClassVar[str] = "Mangat (1992), after Chaudhuri (2011), chapter 3"
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "As unrelated_question_two_boxes, with a truth card before each box: fewer coins, "
        "less protection. The estimate of the trait itself does not need t.",
    )
    example: ClassVar[Mapping[str, object]] = {"p_truth": ["4/5", "3/10"], "t": "2/5"}

    p_truth: tuple[Fraction, ...] = two_probabilities(
        "the probabilities that the question itself is answered, one for each box"
    )
    t: Fraction = probability("the probability of the truth card")

    def check(self) -> None:
        """Refuse a truth card that always falls, and equal boxes."""
        if self.t == 1:
            raise NotTogether(
                parameter="t",
                reason=msg("it is 1, so the boxes are never used; choose less than 1"),
            )
        UnrelatedQuestionTwoBoxes.check(self)

    @property
    def effective(self) -> tuple[Fraction, ...]:
        """Truth card or box: t + (1 − t)·p_b."""
        return tuple(self.t + (1 - self.t) * p for p in self.p_truth)


@dataclass(frozen=True, slots=True)
class MangatSinghSinghTwoBoxes(TwoBoxes):
    """People with the trait answer "yes"; others draw: "no", or (1 − p_b) the harmless question.

    The unbiased estimate is the published one, from the two answers separately. People without either
    trait answer "no" twice, so the pairs leave one spare degree of freedom: maximum likelihood uses
    it (and is more precise), and it tests the design.
    """

    name: ClassVar[str] = "mangat_singh_singh_two_boxes"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Mangat–Singh–Singh, two boxes")
    source: ClassVar[str] = "Mangat, Singh & Singh (1992), after Chaudhuri (2011), chapter 3"
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where people with the trait may be asked to say so at once. The maximum-likelihood "
        "estimate is more precise than the unbiased one, and the pairs test whether the "
        "instruction was followed.",
    )
    example: ClassVar[Mapping[str, object]] = {"p": ["4/5", "3/10"]}
    identifying_parameter: ClassVar[str] = "p"

    p: tuple[Fraction, ...] = two_probabilities(
        "the probabilities of the card that asks for the trait again, one for each box"
    )

    def check(self) -> None:
        """Refuse anything but two different probabilities."""
        refuse_unless_two("p", self.p, msg("box"))
        refuse_equal("p", self.p, msg("boxes"))
        LatentDesign.check(self)

    @property
    def classes(self) -> tuple[LatentClass, ...]:
        """Carriers; others by the harmless trait."""
        return (
            LatentClass("yes", YES),
            LatentClass(msg("no, harmless yes"), NO),
            LatentClass(msg("no, harmless no"), NO),
        )

    @property
    def channels(self) -> tuple[Channel, ...]:
        """Pr(yes | x, u, box b) = x + (1 − x)(1 − p_b)·u."""
        one, two = self.p
        return (Channel((twice(ONE, ONE), twice(1 - one, 1 - two), twice(ZERO, ZERO))),)

    def assumed_class_shares(self, answer: int, assumed: Mapping[str, Fraction]) -> Row:
        """The share of the harmless trait among people without the sensitive one."""
        harmless = assumed["unrelated"]
        return (ONE, ZERO, ZERO) if answer == YES else (ZERO, harmless, 1 - harmless)

    @property
    def targets(self) -> tuple[LatentTarget, ...]:
        """Both answers, and people with only the harmless trait."""
        return (
            LatentTarget(
                "yes", QT_TRANSLATE_NOOP("messages", "people with the trait"), indicator(3, 0)
            ),
            LatentTarget(
                "no", QT_TRANSLATE_NOOP("messages", "people without the trait"), indicator(3, 1, 2)
            ),
            LatentTarget(
                "only unrelated",
                QT_TRANSLATE_NOOP("messages", "people with the harmless trait and not the other"),
                indicator(3, 1),
            ),
        )

    def sample_own_device(self, sample: int, labels: Labels) -> OwnDevice:  # noqa: ARG002
        """A card from each box, which count only where the own answer is no."""
        facts = {"yes": labels[YES], "no": labels[NO]}
        return OwnDevice(
            FROM_BOTH_BOXES,
            (
                Message(CARRIERS_AT_ONCE, facts),
                Message(CARD_SAYS_NO, facts),
                *(_box_odds(number, p) for number, p in enumerate(self.p, start=1)),
            ),
            (Message(CARRIERS_AT_ONCE, facts), Message(CARD_SAYS_NO, facts)),
        )


def _box_odds(number: int, p: Fraction) -> Message:
    return odds_sentence(
        QT_TRANSLATE_NOOP("messages", "In box {number}, {one} of {of} cards say 1, the others 2."),
        QT_TRANSLATE_NOOP(
            "messages", "In box {number}, about {one} of {of} cards say 1, the others 2."
        ),
        (p, 1 - p),
        number=number,
    )


FROM_BOTH_BOXES = (
    Message(
        QT_TRANSLATE_NOOP(
            "messages", "Draw a card from box 1 and a card from box 2. Keep them hidden."
        )
    ),
)
CARD_ASKS = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "Answer twice, first with the card from box 1. The card says 1: answer question 1. The card "
        "says 2: answer question 2.",
    )
)
CARRIERS_AT_ONCE = QT_TRANSLATE_NOOP(
    "messages", "Is your answer to question 1 “{yes}”? Then touch “{yes}” both times."
)
CARD_SAYS_NO = QT_TRANSLATE_NOOP(
    "messages",
    "If it is “{no}”, answer twice, first with the card from box 1. The card says 1: “{no}”. The card "
    "says 2: answer question 2.",
)
