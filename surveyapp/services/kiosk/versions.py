"""What a respondent of a design of several samples meets: one of its versions, as a design of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import singledispatch
from typing import ClassVar

from surveyapp.designs import AskableDesign, Design, Mode
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.core.coins import Randomizes
from surveyapp.designs.core.design import Unlisted
from surveyapp.designs.core.own_device import OwnDevice
from surveyapp.designs.core.parameters import Parameter
from surveyapp.designs.latent.arms import ASKED_DIRECTLY, SECOND, Arms
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.messages.message import Message
from surveyapp.survey.definition.second_question import SecondQuestion
from surveyapp.survey.types.base import AskedQuestion


@dataclass(frozen=True, slots=True)
class SampleVersion(Design):
    """A design over latent classes as a respondent in one of its samples meets it."""

    name: ClassVar[str] = "version"
    title: ClassVar[str] = ""
    source: ClassVar[str] = ""

    full_design: LatentDesign
    sample: int

    @classmethod
    def parameters(cls) -> dict[str, Parameter]:
        """Nothing is declared: survey files state the whole design."""
        return {}

    @property
    def channel(self) -> Channel:
        """The sample's channel, from classes to reports."""
        return self.full_design.channels[self.sample - 1]

    @property
    def answer_count(self) -> int:
        """The whole design's answers."""
        return self.full_design.answer_count

    @property
    def worst_ratio(self) -> Fraction | None:
        """The whole design's: chance decided the sample, so no respondent is promised more."""
        return self.full_design.worst_ratio

    def reports(self, answers: Sequence[str]) -> tuple[str, ...]:
        """The sample's recorded values."""
        return self.full_design.reports(answers)[self.sample - 1]

    def report_labels(self, labels: Sequence[str]) -> tuple[Message | str, ...]:
        """What is touched in the sample."""
        return self.full_design.sample_labels(self.sample, labels)

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:
        """The instruction in the sample."""
        return self.full_design.sample_instruction(self.sample, mode, labels)

    def own_device(self, labels: Sequence[str]) -> OwnDevice:
        """The screens in the sample."""
        return self.full_design.sample_own_device(self.sample, labels)


@dataclass(frozen=True, slots=True)
class NumberVersion(AskableDesign):
    """Greenberg's design as a respondent in one of its samples meets it: with that sample's odds."""

    name: ClassVar[str] = "number_version"
    title: ClassVar[str] = ""
    source: ClassVar[str] = ""
    question_types: ClassVar[tuple[str, ...]] = GreenbergQuantitative.question_types

    full_design: GreenbergQuantitative
    sample: int

    @classmethod
    def parameters(cls) -> dict[str, Parameter]:
        """Nothing is declared: survey files state the whole design."""
        return {}

    @property
    def answer_count(self) -> int:
        """The whole design's answers."""
        return self.full_design.answer_count

    @property
    def worst_ratio(self) -> Fraction | None:
        """The whole design's."""
        return self.full_design.worst_ratio

    @property
    def unlisted(self) -> Unlisted | None:
        """The whole design's."""
        return self.full_design.unlisted

    def alphabets(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """The sample's; nothing is listed."""
        return self.full_design.alphabets(answers)[:1]

    def randomizers(self) -> tuple[Randomizes, ...]:
        """The sample's coins."""
        return (self.full_design.randomizers()[self.sample - 1],)

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:
        """The instruction in the sample."""
        if mode is Mode.OWN_DEVICE:
            return self.own_device(labels).sentences
        return (*self.full_design.instruction(mode, labels), self.full_design.odds(self.sample))

    def own_device(self, labels: Sequence[str]) -> OwnDevice:  # noqa: ARG002
        """The screens in the sample."""
        return self.full_design.sample_own_device(self.sample)


@singledispatch
def design_in_sample(design: AskableDesign, sample: int) -> AskableDesign:  # noqa: ARG001
    """Return the design as a respondent in ``sample`` (from 1) meets it."""
    return design


@design_in_sample.register
def _(design: LatentDesign, sample: int) -> AskableDesign:
    return SampleVersion(design, sample)


@design_in_sample.register
def _(design: GreenbergQuantitative, sample: int) -> AskableDesign:
    return NumberVersion(design, sample)


@design_in_sample.register
def _(design: Arms, sample: int) -> AskableDesign:
    return design.arm_design(sample)


def question_in_sample(question: AskedQuestion, sample: int) -> AskedQuestion:
    """Return the question as a respondent in ``sample`` (from 1) meets it.

    Whoever is asked directly touches an answer, whatever device others use; the second half reads the
    opposite wording.
    """
    met = design_in_sample(question.design, sample)
    if met is question.design:
        return question
    asked = replace(question, design=met, second_question=_second_in(question, sample))
    if met is ASKED_DIRECTLY:
        return replace(asked, mode=Mode.KIOSK_COINS)
    if sample == SECOND and question.negated is not None:
        return replace(asked, text=question.negated.text, audio=question.negated.audio)
    return asked


def _second_in(question: AskedQuestion, sample: int) -> SecondQuestion | None:
    """Return the harmless question that a sample reads: the second may have the opposite one."""
    second = question.second_question
    if second is None or sample != SECOND or second.opposite is None:
        return second
    return replace(second, text=second.opposite)


@singledispatch
def _report_labels(design: AskableDesign, labels: Sequence[str]) -> tuple[Message | str, ...]:  # noqa: ARG001
    """Return what is touched to report; designs of unlisted reports have no own device."""
    return tuple(labels)


@_report_labels.register
def _(design: Design, labels: Sequence[str]) -> tuple[Message | str, ...]:
    return design.report_labels(labels)


def device_screens(
    question: AskedQuestion, labels: Sequence[str] = ()
) -> tuple[tuple[Message, ...], ...]:
    """Return what stands on each screen before the answers, with a device of the respondent's own.

    Parameters
    ----------
    question
        The question, as it is asked in the respondent's sample.
    labels
        The answers as the respondent reads them; without them, their ids.
    """
    if question.mode is not Mode.OWN_DEVICE:
        return ()
    return question.design.own_device(labels or question.answers).screens


def touchable(
    question: AskedQuestion, labels: Sequence[str], translate: Callable[[Message], str]
) -> tuple[str, ...]:
    """Return what a respondent can touch at a question: answers, or reports of the respondent's own device.

    Parameters
    ----------
    question
        The question, as it is asked in the respondent's sample.
    labels
        The answers as the respondent reads them.
    translate
        Returns a message in the respondent's language.
    """
    if question.mode is not Mode.OWN_DEVICE:
        return tuple(labels)
    offered = _report_labels(question.design, labels)
    return tuple(translate(label) if isinstance(label, Message) else label for label in offered)


def can_report(question: AskedQuestion, report: int | Fraction) -> bool:
    """Return whether the respondent's own device can make a report.

    Parameters
    ----------
    question
        The question, as it is asked in the respondent's sample.
    report
        The index of a listed report, or a number of the scale.
    """
    if isinstance(report, int):
        return 0 <= report < len(question.reports)
    return question.is_answer(report)
