"""Arms of one question: some respondents are asked directly, or half get the opposite wording.

Both test the design. Each wraps a design of one sample. Chance draws the arm before anything is asked,
and the record has it as the question's sample. Both arms are channels over the same latent classes, so
everything that ``estimation`` does with latent classes applies.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Any, ClassVar

from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.core.channel import Channel, Row
from surveyapp.designs.core.coins import Randomizes
from surveyapp.designs.core.design import Design, Mode
from surveyapp.designs.core.parameters import Parameter
from surveyapp.designs.latent.base import (
    HALF,
    NO,
    YES,
    ZERO,
    Absence,
    Instruction,
    Labels,
    LatentClass,
    LatentDesign,
    LatentTarget,
    indicator,
)
from surveyapp.messages.message import QT_TRANSLATE_NOOP

SECOND = 2
"""The sample of the other arm; sample 1 is asked as without arms."""

ASKED_DIRECTLY = Direct(2)

WITH_TRAIT = QT_TRANSLATE_NOOP("messages", "people with the trait")
WITHOUT_TRAIT = QT_TRANSLATE_NOOP("messages", "people without the trait")


@dataclass(frozen=True, slots=True)
class Arms(LatentDesign):
    """A design of a yes/no question that is asked as it is in sample 1 and otherwise in sample 2."""

    name: ClassVar[str] = "arms"
    title: ClassVar[str] = ""
    source: ClassVar[str] = ""
    identifying_parameter: ClassVar[str] = "base_design"

    base_design: Design

    @classmethod
    def parameters(cls) -> dict[str, Parameter]:
        """None: survey files state the base design, and the arm separately."""
        return {}

    def to_json(self) -> dict[str, Any]:
        """Return the base design as survey files state it."""
        return self.base_design.to_json()

    @property
    def without_arms(self) -> Design:
        """The design that is asked where no arm is drawn."""
        return self.base_design

    def arm_design(self, sample: int) -> Design:  # noqa: ARG002
        """Return the design that respondents of one sample are asked with.

        Parameters
        ----------
        sample : 1 or 2
            the arm.
        """
        return self.base_design

    def randomizers(self) -> tuple[Randomizes, ...]:
        """One for each sample, from the answer that is touched: that of the arm's design."""
        return tuple(
            made for sample in (1, SECOND) for made in self.arm_design(sample).randomizers()
        )

    @property
    def touched(self) -> tuple[Channel, ...]:
        """One channel for each sample, from the answer that is touched to the report."""
        return (self.arm_design(1).channel, self.arm_design(SECOND).channel)

    def reports(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Each arm's reports."""
        return (self.arm_design(1).reports(answers), self.arm_design(SECOND).reports(answers))

    def sample_instruction(self, sample: int, mode: Mode, labels: Labels) -> Instruction:
        """The instruction of the arm's design."""
        return self.arm_design(sample).instruction(mode, labels)


@dataclass(frozen=True, slots=True)
class DirectArm(Arms):
    """A share ``direct_share`` of the respondents is asked directly: ε is infinite for them.

    People may answer differently without coins: some say "yes" only with coins (θ_h), some only without
    (θ_r). The unbiased estimate of the prevalence uses the coins' sample alone, and θ_h − θ_r is the
    difference to the direct one. The difference validates neither by itself: a higher estimate with coins
    speaks for them only where nobody is ashamed of a "no" (Lensvelt-Mulders et al. 2005; Höglinger &
    Diekmann 2017 on false positives).
    """

    name: ClassVar[str] = "with_direct_arm"
    source: ClassVar[str] = (
        "Lensvelt-Mulders, Hox, van der Heijden & Maas (2005), Sociological Methods & Research 33"
    )
    simulation_note: ClassVar[str] = "everybody answers with coins as without"
    assumed_shares: ClassVar[Mapping[str, Fraction]] = MappingProxyType({"hiding": ZERO})

    direct_share: Fraction

    @property
    def sample_share(self) -> Fraction:
        """Probability of being asked with coins."""
        return 1 - self.direct_share

    def arm_design(self, sample: int) -> Design:
        """The direct question in sample 2."""
        return ASKED_DIRECTLY if sample == SECOND else self.base_design

    @property
    def classes(self) -> tuple[LatentClass, ...]:
        """By the answer with coins, and whether it is the same without."""
        return (
            LatentClass("yes", YES),
            LatentClass("no", NO),
            LatentClass("yes only with coins", YES),
            LatentClass("yes only without coins", NO),
        )

    def assumed_class_shares(self, answer: int, assumed: Mapping[str, Fraction]) -> Row:
        """A share ``hiding`` of those with the trait says no when asked directly."""
        if answer == NO:
            return indicator(4, NO)
        return (1 - assumed["hiding"], ZERO, assumed["hiding"], ZERO)

    @property
    def channels(self) -> tuple[Channel, ...]:
        """The base design's channel, and the identity for what is said without coins."""
        yes, no = self.base_design.channel.rows
        one, other = ASKED_DIRECTLY.channel.rows
        return (Channel((yes, no, yes, no)), Channel((one, other, other, one)))

    @property
    def targets(self) -> tuple[LatentTarget, ...]:
        """Both answers with coins, "yes" without, and the difference."""
        return (
            LatentTarget("yes", WITH_TRAIT, indicator(4, 0, 2)),
            LatentTarget("no", WITHOUT_TRAIT, indicator(4, 1, 3)),
            LatentTarget(
                "direct yes",
                QT_TRANSLATE_NOOP("messages", "people who say yes when asked directly"),
                indicator(4, 0, 3),
            ),
            LatentTarget(
                DIFFERENCE,
                QT_TRANSLATE_NOOP(
                    "messages",
                    "“yes” with coins minus “yes” when asked directly, as a share of people",
                ),
                (ZERO, ZERO, Fraction(1), Fraction(-1)),
                least=-1,
            ),
        )

    @property
    def absences(self) -> tuple[Absence, ...]:
        """The answer is the same with coins and without."""
        return (
            Absence(
                "different",
                QT_TRANSLATE_NOOP("messages", "people answer with coins as when asked directly"),
                (2, 3),
                is_two_sided=True,
            ),
        )


@dataclass(frozen=True, slots=True)
class NegatedHalf(Arms):
    """Half of the respondents get the opposite wording, which separates answers from acquiescence.

    With shares θ_y and θ_n of those who say "yes", or "no", to either wording (acquiescence and its
    opposite; Cronbach 1946, Billiet & McClendon 2000), λ₁ shows yes + θ_y and the second half no + θ_y.
    Their sum less 1 is the bias θ_y − θ_n; half of their difference plus 1/2 is the prevalence, with
    those who do not listen divided equally. It is the estimate of least variance whatever the bias is.
    """

    name: ClassVar[str] = "with_negation"
    source: ClassVar[str] = "Billiet & McClendon (2000), Structural Equation Modeling 7, 608–628"
    simulation_note: ClassVar[str] = "nobody gives the same answer to both wordings"
    assumed_shares: ClassVar[Mapping[str, Fraction]] = MappingProxyType({"acquiescent": ZERO})

    @property
    def classes(self) -> tuple[LatentClass, ...]:
        """The two answers, and people who say the same to either wording, whatever their answer is."""
        return (
            LatentClass("yes", YES),
            LatentClass("no", NO),
            LatentClass("yes to either wording", None),
            LatentClass("no to either wording", None),
        )

    def assumed_class_shares(self, answer: int, assumed: Mapping[str, Fraction]) -> Row:
        """As many of those with the trait are acquiescent as of the others."""
        acquiescent = assumed["acquiescent"]
        return (*((1 - acquiescent) * one for one in indicator(2, answer)), acquiescent, ZERO)

    @property
    def channels(self) -> tuple[Channel, ...]:
        """The base design's channel; in the second half each answer is touched as the other."""
        yes, no = self.base_design.channel.rows
        return (Channel((yes, no, yes, no)), Channel((no, yes, yes, no)))

    @property
    def targets(self) -> tuple[LatentTarget, ...]:
        """Both answers, and the bias."""
        return (
            LatentTarget("yes", WITH_TRAIT, (Fraction(1), ZERO, HALF, HALF)),
            LatentTarget("no", WITHOUT_TRAIT, (ZERO, Fraction(1), HALF, HALF)),
            LatentTarget(
                SAME_ANSWER_BIAS,
                QT_TRANSLATE_NOOP(
                    "messages",
                    "people who say yes to either wording minus those who say no to either, as "
                    "a share",
                ),
                (ZERO, ZERO, Fraction(1), Fraction(-1)),
                least=-1,
            ),
        )

    @property
    def absences(self) -> tuple[Absence, ...]:
        """Both halves agree."""
        return (
            Absence(
                "same answers",
                QT_TRANSLATE_NOOP(
                    "messages", "the question and its opposite wording give the same prevalence"
                ),
                (2, 3),
                is_two_sided=True,
            ),
        )


DIFFERENCE = "difference to direct"
SAME_ANSWER_BIAS = "same-answer bias"
