"""Designs of several samples, or with several kinds of people: channels over latent classes.

One channel a sample, all over the same latent classes: people who have the trait and follow the
instruction, people who follow none, people with the harmless trait … The quantities of interest, the
*targets*, are linear functionals of the classes' shares (or ratios of two). Everything else (unbiased
estimates, one likelihood, tests) follows from that and is written once, in ``estimation``.

Privacy: ``worst_ratio`` compares, within each sample, only classes that differ in the *answer*, and takes
the worst. People who follow no instruction have left the design's protection: such classes have no answer
and do not count. Where a class also says how a harmless question is answered, its worst case is an
onlooker who knows the harmless answer.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from surveyapp.designs.core.channel import Channel, Row
from surveyapp.designs.core.coins import Coins, Randomizer, Randomizes, draw_sample
from surveyapp.designs.core.design import AskableDesign, Mode
from surveyapp.designs.core.exact import common_frequencies
from surveyapp.designs.core.parameters import NotTogether, Parameter, ParameterKind
from surveyapp.designs.latent.algebra import Rows, dot, unbiased_weights
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg

if TYPE_CHECKING:
    from surveyapp.designs.core.own_device import OwnDevice

YES, NO = 0, 1
"""Positions of the answers of a yes/no question."""

Labels = Sequence[str]
Instruction = tuple[Message, ...]

ONE, ZERO, HALF = Fraction(1), Fraction(0), Fraction(1, 2)

NOTHING_GIVEN: Mapping[str, Fraction] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class LatentClass:
    """A kind of people, as a row of the channels.

    Attributes
    ----------
    name
        a description, or an answer.
    answer
        0 (yes), 1 (no), or None where they follow no instruction, whatever their answer is.
    """

    name: Message | str
    """In words, or an answer."""
    answer: int | None


@dataclass(frozen=True, slots=True)
class LatentTarget:
    """A quantity of interest: Σ_c numerator_c·θ_c, divided by Σ_c denominator_c·θ_c where there is one.

    Attributes
    ----------
    name
        what tables call it.
    meaning
        the same in words.
    numerator, denominator : length c
        coefficients of the classes' shares; a denominator of None stands for 1.
    least
        the smallest possible value: −1 for a difference of two shares, else 0.
    """

    name: str
    meaning: str
    numerator: Row
    denominator: Row | None = None
    least: int = 0
    """The smallest value that it can have: −1 for a difference of two shares."""


@dataclass(frozen=True, slots=True)
class Absence:
    """A null hypothesis worth a test: nobody is in these ``classes``."""

    name: str
    """What tables call it."""
    meaning: str
    """The hypothesis in words."""
    classes: tuple[int, ...]
    """The indices of the classes."""
    is_two_sided: bool = False
    """Whether the classes move the report shares in opposite directions, so that "nobody" is not at the end
    of the possible shares."""


class LatentDesign(AskableDesign):
    """A design of one channel a sample over the same latent classes.

    Raises
    ------
    ParameterProblem
        on construction, also where the targets could not be identified from the reports.
    """

    __slots__ = ()

    adds_a_statement: ClassVar[bool] = False
    """Whether sample 2 counts the statements of sample 1 and one more, which may change the other answers."""

    identifying_parameter: ClassVar[str]
    """The parameter to blame where nothing can be learned."""

    answers: ClassVar[tuple[str, ...]] = ("yes", "no")
    question_types: ClassVar[tuple[str, ...]] = ("yes_no",)
    simulation_note: ClassVar[str] = "nobody fails to follow the instruction"
    assumed_shares: ClassVar[Mapping[str, Fraction]] = NOTHING_GIVEN
    """Default shares of nuisance classes among simulated people, by name."""

    @property
    def answer_count(self) -> int:
        """2: yes and no."""
        return len(self.answers)

    def alphabets(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Each sample's reports."""
        return self.reports(answers)

    def sample_labels(self, sample: int, labels: Labels) -> tuple[Message | str, ...]:
        """Return what a respondent touches to report (*own device*).

        Parameters
        ----------
        sample : 1 or 2
            the respondent's sample.
        labels : length 2
            yes and no as the respondent reads them.

        Returns
        -------
        tuple of (Message or str)
            one label a report, in the order of the sample's channel.
        """
        return self.reports(labels)[sample - 1]

    def randomizers(self) -> tuple[Randomizes, ...]:
        """The samples' channels, for designs whose classes are their answers."""
        assert [kind.answer for kind in self.classes] == [YES, NO]  # noqa: S101 - kiosk coins need it
        return tuple(Randomizer(channel) for channel in self.channels)

    def class_shares(self, answer: int, given: Mapping[str, Fraction] = NOTHING_GIVEN) -> Row:
        """Return the shares of the classes among simulated people with one answer.

        Parameters
        ----------
        answer : 0 or 1
            yes or no.
        given
            shares by their names in ``assumed_shares``, which they replace.

        Returns
        -------
        tuple of Fraction
            length c, summing to 1.
        """
        assert not given.keys() - self.assumed_shares.keys()  # noqa: S101 - whoever asks has looked
        return self.assumed_class_shares(answer, {**self.assumed_shares, **given})

    def assumed_class_shares(self, answer: int, assumed: Mapping[str, Fraction]) -> Row:  # noqa: ARG002
        """Return ``class_shares`` for complete assumptions; by default the class is the answer.

        Parameters
        ----------
        answer : 0 or 1
            yes or no.
        assumed
            a share for each name in ``assumed_shares``.

        Returns
        -------
        tuple of Fraction
            length c, summing to 1.
        """
        return tuple(ONE if kind.answer == answer else ZERO for kind in self.classes)

    def target_shares(
        self, prevalences: Sequence[Fraction], given: Mapping[str, Fraction] = NOTHING_GIVEN
    ) -> dict[str, Fraction | None]:
        """Return the true values of the targets among simulated people.

        Parameters
        ----------
        prevalences : length 2
            the shares of yes and no, summing to 1.
        given
            shares by their names in ``assumed_shares``, which they replace.

        Returns
        -------
        dict
            the value of each target by its name; None for a ratio whose denominator is 0.
        """
        by_answer = [self.class_shares(answer, given) for answer in range(self.answer_count)]
        shares = [dot(prevalences, column) for column in zip(*by_answer, strict=True)]
        return {target.name: target_value(target, shares) for target in self.targets}

    @property
    @abstractmethod
    def classes(self) -> tuple[LatentClass, ...]:
        """The latent classes, in the order of the channels' rows."""

    @property
    @abstractmethod
    def channels(self) -> tuple[Channel, ...]:
        """One channel a sample, from latent classes to that sample's reports."""

    @property
    @abstractmethod
    def targets(self) -> tuple[LatentTarget, ...]:
        """What can be estimated: the answers first, then the rest."""

    @property
    def shown_targets(self) -> tuple[LatentTarget, ...]:
        """The answers, and people who have none of them where that is a target: one of them for everybody."""
        answers = self.targets[: len(self.answers)]
        rest = tuple(
            ONE - sum(one, ZERO) for one in zip(*(t.numerator for t in answers), strict=True)
        )
        left = [t for t in self.targets if t.numerator == rest and t.denominator is None]
        return (*answers, *left) if answers[0].denominator is None else answers

    @property
    def absences(self) -> tuple[Absence, ...]:
        """Hypotheses "nobody is like this" that the reports can contradict."""
        return ()

    @property
    def statistics(self) -> tuple[Rows, ...]:
        """Statistics of each report that unbiased estimates use, one row a report in each sample."""
        return tuple(identity(channel.reports) for channel in self.channels)

    @abstractmethod
    def reports(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Return the recorded values of each sample, in its channel's order.

        Parameters
        ----------
        answers : length 2
            the ids of yes and no.

        Returns
        -------
        tuple of tuple of str
            one tuple a sample, with as many values as the sample has reports.
        """

    def sample_instruction(self, sample: int, mode: Mode, labels: Labels) -> Instruction:  # noqa: ARG002
        """Return what a respondent of one sample reads.

        Parameters
        ----------
        sample : 1 or 2
            the respondent's sample.
        mode
            whose coins fall: one of the design's ``modes``.
        labels : length 2
            yes and no as the respondent reads them.
        """
        return self.sample_own_device(sample, labels).sentences

    def sample_own_device(self, sample: int, labels: Labels) -> OwnDevice:
        """Return what a respondent of one sample reads with a device of their own, screen by screen.

        Parameters
        ----------
        sample : 1 or 2
            the respondent's sample.
        labels : length 2
            yes and no as the respondent reads them.

        Raises
        ------
        NotImplementedError
            if the design has no such mode.
        """
        raise NotImplementedError(f"{self.name} {sample} {labels}")

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:
        """Return the texts of all samples, one after another, for those who prepare a survey."""
        if len(self.channels) == 1:
            return self.sample_instruction(1, mode, labels)
        sentences = [Message(CHANCE_DECIDES, {"versions": len(self.channels)})]
        for sample in range(1, len(self.channels) + 1):
            sentences.append(Message(VERSION, {"version": sample}))
            sentences.extend(self.sample_instruction(sample, mode, labels))
        return tuple(sentences)

    def weights_of(self, target: Row, sizes: tuple[int | Fraction, ...]) -> Rows | None:
        """Return what each report of each sample adds to the unbiased estimate of a target.

        Parameters
        ----------
        target : length c
            the coefficients of the classes' shares.
        sizes : one a sample
            the samples' sizes, or numbers proportional to them, above 0.

        Returns
        -------
        tuple of Row or None
            one row a sample; None if the target is not identified.
        """
        return unbiased_weights(self.channels, self.statistics, target, sizes)

    def check(self) -> None:
        """Refuse parameters under which a target is not identified."""
        sizes = (1,) * len(self.channels)
        for target in self.targets:
            for row in (target.numerator, target.denominator):
                if row is not None and not unbiased_weights(
                    self.channels, self.statistics, row, sizes
                ):
                    raise NotTogether(
                        parameter=self.identifying_parameter,
                        reason=msg(
                            'with these values no number of interviews can estimate "{name}"; choose '
                            "values that differ more",
                            name=target.name,
                        ),
                    )

    @property
    def sample_shares(self) -> tuple[Fraction, ...]:
        """Probability that an interview is in each sample, exact."""
        if len(self.channels) == 1:
            return (ONE,)
        share: Fraction = getattr(self, "sample_share", HALF)
        return (share, 1 - share)

    def draw_sample(self, coins: Coins) -> int:
        """Draw the sample (1 or 2) of one interview; see ``coins.draw_sample``.

        Parameters
        ----------
        coins
            the source of randomness.
        """
        return draw_sample(self.sample_shares, coins)

    @property
    def worst_ratio(self) -> Fraction | None:
        """The worst ratio in any sample between classes that differ in the answer; None: infinite."""
        return _worst([self._rows_by_answer(channel) for channel in self.channels])

    def _rows_by_answer(self, channel: Channel) -> list[list[Row]]:
        return [
            [row for row, kind in zip(channel.rows, self.classes, strict=True) if kind.answer == a]
            for a in range(len(self.answers))
        ]


class TwoCards(LatentDesign):
    """A design whose two samples answer the same question by cards of different odds, on their own device."""

    __slots__ = ()

    modes: ClassVar[tuple[Mode, ...]] = (Mode.OWN_DEVICE,)

    def check(self) -> None:
        """Refuse anything but two probabilities, one for each sample."""
        refuse_unless_two(self.identifying_parameter, getattr(self, self.identifying_parameter))
        self.check_cards()
        LatentDesign.check(self)

    def check_cards(self) -> None:
        """Refuse equal probabilities, which would make the second sample useless."""
        refuse_equal(self.identifying_parameter, getattr(self, self.identifying_parameter))

    def reports(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """The answers, to whatever the card asked."""
        return (tuple(answers), tuple(answers))


def target_value(target: LatentTarget, shares: Sequence[Fraction]) -> Fraction | None:
    """Return the true value of a target; None for a ratio whose denominator is 0.

    Parameters
    ----------
    target
        what is estimated.
    shares : length c
        the classes' shares, summing to 1.
    """
    above = dot(shares, target.numerator)
    if target.denominator is None:
        return above
    below = dot(shares, target.denominator)
    return above / below if below else None


def _worst(samples: Sequence[Sequence[Sequence[Row]]]) -> Fraction | None:
    """Return the worst ratio of two rows of different answers in one column of one sample."""
    worst = ONE
    for by_answer in samples:
        for own, mine in enumerate(by_answer):
            others = [row for other, rows in enumerate(by_answer) if other != own for row in rows]
            for row in mine:
                for other_row in others:
                    for high, low in zip(row, other_row, strict=True):
                        if high and not low:
                            return None
                        if low:
                            worst = max(worst, high / low)
    return worst


def identity(size: int) -> Rows:
    """Return one indicator statistic for each report.

    Parameters
    ----------
    size
        the number of reports.

    Returns
    -------
    tuple of Row
        the identity matrix, ``size`` by ``size``.
    """
    return tuple(tuple(Fraction(int(i == j)) for j in range(size)) for i in range(size))


def two_probabilities(meaning: str, **options: Any) -> Any:
    """Declare one probability for each of two samples (or boxes).

    Parameters
    ----------
    meaning
        a noun phrase for forms and messages.
    **options
        passed to ``dataclasses.field``; with ``default`` the parameter is optional.
    """
    declared = Parameter(
        ParameterKind.PROBABILITIES, meaning, ZERO, ONE, is_optional="default" in options
    )
    return field(metadata={"parameter": declared}, **options)


def share_of_sample_1() -> Any:
    """Declare the probability that an interview is in sample 1; half by default."""
    declared = Parameter(
        ParameterKind.PROBABILITY,
        QT_TRANSLATE_NOOP("messages", "the probability that an interview is in sample 1"),
        ZERO,
        ONE,
        is_open=True,
        is_optional=True,
    )
    return field(metadata={"parameter": declared}, default=HALF)


SAMPLE, SAMPLES = msg("sample"), msg("samples")


def refuse_unless_two(name: str, values: Sequence[Fraction], of: Message = SAMPLE) -> None:
    """Raise a ``NotTogether`` unless there is one probability for each of two samples.

    Parameters
    ----------
    name
        the parameter's name.
    values
        its probabilities.
    of
        what each probability belongs to, in the singular.
    """
    if len(values) != 2:
        raise NotTogether(
            parameter=name,
            reason=msg(
                "it has {count} probabilities; give two, one for each {of}",
                count=len(values),
                of=of,
            ),
        )


def refuse_equal(name: str, values: Sequence[Fraction], of: Message = SAMPLES) -> None:
    """Raise a ``NotTogether`` where the two probabilities are the same.

    Parameters
    ----------
    name
        the parameter's name.
    values : length 2
        its probabilities.
    of
        what the probabilities belong to, in the plural.
    """
    if values[0] == values[1]:
        raise NotTogether(
            parameter=name,
            reason=msg(
                "both {of} have {values}, so they give the same information twice; choose "
                "two different values, far apart",
                of=of,
                values=values[0],
            ),
        )


def yes_no_channel(*chances: Fraction) -> Channel:
    """Return the channel with Pr(yes | class c) = chances[c].

    Parameters
    ----------
    *chances : 0 … 1
        one probability for each class.
    """
    return Channel(tuple((chance, 1 - chance) for chance in chances))


def indicator(size: int, *members: int) -> Row:
    """Return 1 for the classes ``members`` and 0 for the others.

    Parameters
    ----------
    size
        the number of classes.
    *members : 0 … size − 1
        indices of classes.
    """
    return tuple(Fraction(int(c in members)) for c in range(size))


def odds_sentence(
    exact: str, about: str, weights: Sequence[Fraction], **facts: str | int
) -> Message:
    """Return a sentence with ``{one}``, ``{other}`` and ``{of}`` filled in: two natural frequencies.

    Parameters
    ----------
    exact, about
        the sentence where the frequencies are exact, and where they are rounded.
    weights : length 2
        the two probabilities, summing to 1.
    **facts
        what fills the sentence's other places.
    """
    (one, other), of, is_exact = common_frequencies(weights)
    return Message(exact if is_exact else about, {"one": one, "other": other, "of": of, **facts})


CHANCE_DECIDES = QT_TRANSLATE_NOOP(
    "messages", "Chance decides which of {versions} versions of this question a person gets."
)
VERSION = QT_TRANSLATE_NOOP("messages", "Version {version}:")
