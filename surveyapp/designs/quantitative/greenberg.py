"""Greenberg's design for numbers: the sensitive question or a harmless one, in two samples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar, Self

from surveyapp.designs.core.coins import Coins, Randomizes, ShownCoin
from surveyapp.designs.core.design import AskableDesign, Mode
from surveyapp.designs.core.exact import common_frequencies
from surveyapp.designs.core.own_device import OwnDevice
from surveyapp.designs.core.parameters import NotTogether, probability
from surveyapp.designs.wording.devices import choosing_steps
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg


@dataclass(frozen=True, slots=True, kw_only=True)
class GreenbergQuantitative(AskableDesign):
    """Greenberg et al. (1971): in sample g, Z = x with probability p_g, else the harmless number y.

    E[Z in g] = p_g·μ_x + (1 − p_g)·μ_y: two samples, two unknown means. The distribution of y is unknown,
    so no ε can be promised.
    """

    name: ClassVar[str] = "greenberg_quantitative"
    needs_harmless_trait: ClassVar[bool] = True
    second_question_modes: ClassVar[tuple[Mode, ...]] = (Mode.SHOWN_COINS, Mode.OWN_DEVICE)
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Two numbers, two samples")
    source: ClassVar[str] = (
        "Greenberg, Kuebler, Abernathy & Horvitz (1971), "
        "Journal of the American Statistical Association 66, 243–250"
    )
    modes: ClassVar[tuple[Mode, ...]] = (Mode.SHOWN_COINS, Mode.OWN_DEVICE)
    samples: ClassVar[int] = 2
    question_types: ClassVar[tuple[str, ...]] = ("number",)
    simulation_note: ClassVar[str] = "the harmless number is any on the scale, all as likely"
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For a number that people can give together with a harmless one of about the same size, "
        "whose average nobody knows. It needs many respondents.",
    )
    example: ClassVar[dict[str, Any]] = {"p_truth_1": "7/10", "p_truth_2": "3/10"}

    p_truth_1: Fraction = probability("the probability of the sensitive question in sample 1")
    p_truth_2: Fraction = probability("the probability of the sensitive question in sample 2")

    def check(self) -> None:
        """Refuse equal probabilities: the two means could not be told apart."""
        if self.p_truth_1 == self.p_truth_2:
            reason = msg(
                "it must differ from {other}, or the two means cannot be separated",
                other="p_truth_1",
            )
            raise NotTogether(parameter="p_truth_2", reason=reason)

    @classmethod
    def survey_parameters(cls) -> tuple[str, ...]:
        """Return the names that the design object of a survey file may have."""
        return tuple(cls.parameters())

    @classmethod
    def for_question(
        cls,
        values: Mapping[str, object],
        *,
        minimum: Fraction,  # noqa: ARG003 - both numbers are on the question's scale
        maximum: Fraction,  # noqa: ARG003
        step: Fraction = Fraction(1),  # noqa: ARG003
    ) -> Self:
        """Return the design of a number question for a kiosk.

        Parameters
        ----------
        values
            the parameters by name.
        minimum, maximum, step
            the question's scale, which this design does not need.

        Raises
        ------
        ParameterProblems
            with every parameter that cannot be used.
        """
        return cls.read(values, 0)

    @property
    def answer_count(self) -> int:
        """0: the answers are numbers."""
        return 0

    @property
    def sample_shares(self) -> tuple[Fraction, ...]:
        """Both samples are as likely."""
        return (Fraction(1, 2), Fraction(1, 2))

    def alphabets(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:  # noqa: ARG002
        """Two empty tuples: every number of the question's scale can be reported."""
        return ((), ())

    def randomizers(self) -> tuple[Randomizes, ...]:
        """The coins of each sample."""
        return (QuestionCoins(self, 1), QuestionCoins(self, 2))

    @property
    def p_truths(self) -> tuple[Fraction, Fraction]:
        """The probability of the sensitive question in each sample."""
        return self.p_truth_1, self.p_truth_2

    @property
    def worst_ratio(self) -> Fraction | None:
        """None: the distribution of the harmless number is not known."""
        return None

    def toss(self, sample: int, coins: Coins) -> bool:
        """Return whether the shown coins choose the sensitive question.

        Parameters
        ----------
        sample : 1 or 2
            the respondent's sample.
        coins
            the source of randomness.
        """
        p = self.p_truths[sample - 1]
        return coins.below(p.denominator) < p.numerator

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """State that one of two questions is answered; ``odds`` states how often which."""
        return (ONE_OF_TWO, ONLY_THE_NUMBER)

    def sample_own_device(self, sample: int) -> OwnDevice:
        """Return what a respondent of one sample reads with a device of their own, screen by screen.

        Parameters
        ----------
        sample : 1 or 2
            the respondent's sample.
        """
        return choosing_steps(self.p_truths[sample - 1], (ONLY_THE_NUMBER,))

    def odds(self, sample: int) -> Message:
        """Return the sentence of how often the sensitive question comes up.

        Parameters
        ----------
        sample : 1 or 2
            the respondent's sample.
        """
        p = self.p_truths[sample - 1]
        (count, _), of, is_exact = common_frequencies((p, 1 - p))
        template = (
            QT_TRANSLATE_NOOP("messages", "The first question comes up in {count} of {of} cases.")
            if is_exact
            else QT_TRANSLATE_NOOP(
                "messages", "The first question comes up in about {count} of {of} cases."
            )
        )
        return Message(template, {"count": count, "of": of})


@dataclass(frozen=True, slots=True)
class QuestionCoins:
    """The coins of one sample: they fall before anything is answered, and choose the question."""

    design: GreenbergQuantitative
    sample: int

    def toss(self, coins: Coins) -> ShownCoin:
        """Draw the coin and return which question it chooses.

        Parameters
        ----------
        coins
            the source of randomness.
        """
        return ShownCoin(None, question=1 if self.design.toss(self.sample, coins) else 2)

    def randomize(self, answer: Fraction, coins: Coins) -> Fraction:  # noqa: ARG002
        """Return the number: the coins have fallen before, and it is recorded as it is given.

        Parameters
        ----------
        answer
            the number that the respondent entered, to whichever question.
        coins
            unused.
        """
        return answer


ONE_OF_TWO = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "Chance picks one of two questions for you, and only you see which. Both are answered with "
        "a number.",
    )
)
ONLY_THE_NUMBER = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "Only the number is recorded, not which question it answers.",
    )
)
