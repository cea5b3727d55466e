"""Base classes of all designs: declared parameters, words for the respondent, a source, a known channel."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import fields
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

from surveyapp.designs.core.channel import Channel
from surveyapp.designs.core.coins import Randomizer, Randomizes
from surveyapp.designs.core.exact import log_up
from surveyapp.designs.core.parameters import (
    Parameter,
    ParameterProblem,
    ParameterProblems,
    unknown_parameter,
)
from surveyapp.messages.message import Message, msg

if TYPE_CHECKING:
    from surveyapp.designs.core.own_device import OwnDevice

MOST_CHOICES = 256
"""A longer list cannot be read on a screen, and the channel of k choices has k² entries."""


class Mode(Enum):
    """Whose coins randomize a question, and when they fall."""

    KIOSK_COINS = "kiosk_coins"
    SHOWN_COINS = "shown_coins"
    OWN_DEVICE = "own_device"
    """Real coins, dice, cards or a birthday: the respondent touches the report, so no software ever
    knows the answer."""


class Declared(ABC):
    """A design as a frozen value with declared parameters; ``Design`` adds the channel to it.

    Subclasses are frozen dataclasses whose fields are declared by ``parameters``; a value that is
    out of range cannot be constructed.

    Raises
    ------
    ParameterProblem
        on construction, for the first parameter that cannot be used.
    """

    __slots__ = ()

    name: ClassVar[str]
    title: ClassVar[str]
    source: ClassVar[str]
    modes: ClassVar[tuple[Mode, ...]] = (Mode.KIOSK_COINS,)
    is_randomized: ClassVar[bool] = True
    needs_harmless_trait: ClassVar[bool] = False
    """Whether, with a device of their own, respondents hide the answer behind a trait of theirs."""
    second_question_modes: ClassVar[tuple[Mode, ...]] = (Mode.OWN_DEVICE,)
    """In which modes respondents read the harmless question themselves, where one is needed."""
    second_question_texts: ClassVar[tuple[str, ...]] = ("text",)
    """Which texts of the survey's ``second_question`` are needed."""
    second_question_share: ClassVar[str] = ""
    """The parameter that states the share of yes to the harmless question; empty: it is not known."""
    derives_k: ClassVar[bool] = False
    """True where the number of choices comes from the question and not from the design."""
    when: ClassVar[str]
    """When to use it, in one or two sentences."""
    example: ClassVar[Mapping[str, object]]
    """Everyday parameters, as a survey file states them."""
    example_k: ClassVar[int] = 2
    """The number of choices of the example."""

    def __post_init__(self) -> None:
        for name, parameter in self.parameters().items():
            value = getattr(self, name)
            if value is not None or not parameter.is_optional:
                object.__setattr__(self, name, parameter.read(name, value))
        self.check()

    def check(self) -> None:  # noqa: B027 - most designs have nothing to check
        """Raise a ``ParameterProblem`` where values that are each in range do not fit together."""

    @classmethod
    def needs_second_question(cls, mode: Mode) -> bool:
        """Return whether respondents read a harmless question together with the survey's.

        Parameters
        ----------
        mode
            whose coins fall.
        """
        return cls.needs_harmless_trait and mode in cls.second_question_modes

    @classmethod
    def parameters(cls) -> dict[str, Parameter]:
        """Return the declared parameters by name, in order."""
        return {f.name: f.metadata["parameter"] for f in fields(cls)}  # type: ignore[arg-type]

    @classmethod
    def written_parameters(cls) -> dict[str, Parameter]:
        """Return the parameters that a survey file states (k follows from the question's choices)."""
        return {n: p for n, p in cls.parameters().items() if not (cls.derives_k and n == "k")}

    @classmethod
    def read(cls, values: Mapping[str, object], k: int) -> Self:
        """Return the design that ``values`` describe for a question with ``k`` choices.

        Parameters
        ----------
        values
            the parameters by name, in any notation that ``Parameter.read`` accepts.
        k : 2 or more
            the number of choices; used only where ``derives_k`` is true.

        Raises
        ------
        ParameterProblems
            with every parameter that cannot be used.
        """
        problems: list[ParameterProblem] = []
        declared = cls.written_parameters()
        known = ", ".join(declared) or "none"
        problems += [
            unknown_parameter(parameter=name, design=cls.name, known=known)
            for name in values
            if name not in declared
        ]
        accepted: dict[str, Any] = {"k": k} if cls.derives_k else {}
        for name, parameter in declared.items():
            if name not in values:
                if not parameter.is_optional:
                    problems.append(
                        ParameterProblem(
                            msg(
                                "{parameter} is missing; give {meaning}, {allowed}.",
                                parameter=name,
                                meaning=Message(parameter.meaning),
                                allowed=parameter.allowed,
                            )
                        )
                    )
                continue
            try:
                accepted[name] = parameter.read(name, values[name])
            except ParameterProblem as problem:
                problems.append(problem)
        names = cls.parameters()
        if problems:
            raise ParameterProblems([one.with_names(names) for one in problems])
        try:
            return cls(**accepted)
        except ParameterProblem as problem:
            raise ParameterProblems([problem.with_names(names)]) from problem

    @classmethod
    def from_example(cls) -> Self:
        """Return the design with its everyday parameters."""
        return cls.read(cls.example, cls.example_k)

    def to_json(self) -> dict[str, Any]:
        """Return name and parameters as survey files state them; ``read`` turns them back into the design."""
        values = {name: getattr(self, name) for name in self.written_parameters()}
        declared = self.written_parameters()
        given = {n: declared[n].write(value) for n, value in values.items() if value is not None}
        return {"name": self.name, **given}

    @property
    @abstractmethod
    def worst_ratio(self) -> Fraction | None:
        """exp(ε), exact: largest ratio of one report's probabilities given two answers; None: infinite."""

    @property
    def privacy_loss(self) -> float:
        """ε in natural-log units, rounded up; infinite where a report gives an answer away."""
        return math.inf if self.worst_ratio is None else log_up(self.worst_ratio)

    @property
    def epsilon_text(self) -> str:
        """ε with four decimals, rounded up; ∞ where a report gives an answer away."""
        from surveyapp.messages.numerals import rounded_up  # noqa: PLC0415

        return rounded_up(self.privacy_loss)

    @abstractmethod
    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:
        """Return what the respondent reads, with the odds in natural frequencies.

        Parameters
        ----------
        mode
            whose coins fall: one of the design's ``modes``.
        labels : length t
            the answers as the respondent reads them, in the design's order.

        Returns
        -------
        tuple of Message
            the sentences in order, to be translated when they are shown.
        """


class Unlisted(Protocol):
    """Reports that are too many to list: they stand in the record as they are written."""

    @property
    def longest_report(self) -> int:
        """Number of characters that no report exceeds."""

    def is_report(self, text: str) -> bool:
        """Return whether a text is a report, written as it is recorded.

        Parameters
        ----------
        text
            a cell of the record, not empty.
        """


class AskableDesign(Declared):
    """A design that a survey can ask a question with, in one sample or several."""

    __slots__ = ()

    question_types: ClassVar[tuple[str, ...]] = ()
    """The types of questions that it can ask, by name; empty: all that have its number of answers."""
    simulation_note: ClassVar[str] = ""
    """How simulated respondents are drawn beyond their answers, where there is more to draw."""

    @property
    @abstractmethod
    def answer_count(self) -> int:
        """Number of answers of a question that it can ask; 0 where the answers are numbers."""

    @property
    def sample_shares(self) -> tuple[Fraction, ...]:
        """Probability that an interview is in each sample, exact; most designs have only one."""
        return (Fraction(1),)

    @property
    def without_arms(self) -> AskableDesign:
        """The design that is asked where no arm is drawn: this one, unless it has arms."""
        return self

    @property
    def other_designs(self) -> tuple[Design, ...]:
        """Other designs that some rows of data from elsewhere were asked with; no kiosk asks with them."""
        return ()

    @property
    def allows_several(self) -> bool:
        """Whether a respondent may choose several answers or none."""
        return False

    @property
    def unlisted(self) -> Unlisted | None:
        """The set of possible reports where they are too many to list, else None."""
        return None

    @abstractmethod
    def alphabets(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """Return the recorded values of each sample, in the order of its channel's columns.

        Parameters
        ----------
        answers : length t
            the ids of the question's answers, in the channel's order; empty for number questions.

        Returns
        -------
        tuple of tuple of str
            one tuple a sample; empty where the reports are ``unlisted``.
        """

    @abstractmethod
    def randomizers(self) -> tuple[Randomizes, ...]:
        """Return what the kiosk draws reports with, one for each sample."""

    def own_device(self, labels: Sequence[str]) -> OwnDevice:
        """Return what the respondent reads with a device of their own, screen by screen.

        Parameters
        ----------
        labels : length t
            the answers as the respondent reads them, in the design's order.

        Raises
        ------
        NotImplementedError
            if the design has no such mode.
        """
        raise NotImplementedError(self.name)


class Design(AskableDesign):
    """A randomization design of one sample and a discrete question: it states its channel."""

    __slots__ = ()

    @property
    def answer_count(self) -> int:
        """The number of the channel's answers."""
        return self.channel.answers

    def alphabets(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """The reports of the one sample."""
        return (self.reports(answers),)

    def randomizers(self) -> tuple[Randomizes, ...]:
        """The channel prepared for drawing."""
        return (Randomizer(self.channel, turns_round=self.turns_round),)

    @property
    def turns_round(self) -> bool:
        """Whether the coins, where they do not leave the answer, record the opposite.

        Coins that can be shown ask for the truth or answer by themselves; those of two answers that
        cannot, turn the answer round.
        """
        if Mode.SHOWN_COINS in self.modes or (self.channel.answers, self.channel.reports) != (2, 2):
            return False
        first, second = self.channel.rows
        return second == first[::-1]

    @property
    @abstractmethod
    def channel(self) -> Channel:
        """The known map from answers to reports."""

    @property
    def worst_ratio(self) -> Fraction | None:
        """The worst ratio within a column of the channel."""
        return self.channel.worst_ratio

    def reports(self, answers: Sequence[str]) -> tuple[str, ...]:
        """Return the recorded values, in the channel's order; by default the answers' ids.

        Parameters
        ----------
        answers : length t
            the ids of the question's answers, in the channel's order.

        Returns
        -------
        tuple of str
            length r, one value a report.
        """
        return tuple(answers)

    def report_labels(self, labels: Sequence[str]) -> tuple[Message | str, ...]:
        """Return what a respondent touches to report, in the channel's order (*own device*).

        Parameters
        ----------
        labels : length t
            the answers as the respondent reads them.

        Returns
        -------
        tuple of (Message or str)
            length r, one label a report.
        """
        return tuple(labels)
