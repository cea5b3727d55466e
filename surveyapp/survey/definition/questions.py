"""Question types: what a respondent can answer and what each answer is called in the record."""

from __future__ import annotations

import math
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from itertools import chain, product
from typing import ClassVar, NewType

from surveyapp.designs import AskableDesign, Mode
from surveyapp.designs.core.design import Unlisted
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.report_lattice import NumberReports, Run
from surveyapp.designs.core.scale import AnswerOffScale, Scale
from surveyapp.designs.latent.arms import without_arms
from surveyapp.designs.oracles.unary import Unary
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.survey.definition.arms import Control, NegatedWording
from surveyapp.survey.definition.expressions import Expression
from surveyapp.survey.definition.second_question import SecondQuestion
from surveyapp.survey.definition.texts import Text

QuestionId = NewType("QuestionId", str)
Translate = Callable[[str], str]
Answer = int | AbstractSet[int] | Fraction
"""Index of one answer; for multiple choice the set of the chosen ones; the number of a number question."""
Report = int | str | AbstractSet[int] | Fraction
"""What a randomizer makes of an answer; where there is none, the answer."""


class MeasurementLevel(Enum):
    """What may be computed from the answers to a question (Stevens 1946)."""

    NOMINAL = "nominal"
    """Categories: a model has an indicator for each but the first, whatever they are called."""
    ORDINAL = "ordinal"
    """Ordered levels, which means, slopes and correlations take as 1, 2, 3 …"""
    NUMERIC = "numeric"


SAMPLE = ".sample"
"""Suffix of the name of a question's sample column; no question's id has a point."""


@dataclass(frozen=True, slots=True)
class QuestionColumn:
    """One column of the record: its name, and the values that may stand in it."""

    name: str
    values: tuple[str, ...]
    unlisted: Unlisted | None = None
    """What knows the values, where they are too many to list."""

    @property
    def longest(self) -> int:
        """Number of characters of the longest cell that can stand here."""
        if self.unlisted is not None:
            return self.unlisted.longest_report
        return max(map(len, self.values), default=0)

    def accepts(self, cell: str) -> bool:
        """Return whether a cell may stand in this column.

        Parameters
        ----------
        cell
            the cell's text; empty is not answered.
        """
        if not cell or self.unlisted is None:
            return not cell or cell in self.values
        return self.unlisted.is_report(cell)


@dataclass(frozen=True, slots=True)
class Question:
    """Base of everything that gets a screen of its own."""

    type_name: ClassVar[str]

    id: QuestionId
    text: Text
    relevant: Expression | None = field(default=None, kw_only=True)
    """Asked only where this holds of earlier direct answers; elsewhere recorded as empty."""
    hint: Text | None = field(default=None, kw_only=True)
    audio: Text | None = field(default=None, kw_only=True)
    """The names of the question's sound files, which lie in the survey's folder."""


@dataclass(frozen=True, slots=True)
class Note(Question):
    """A text to read; it records nothing."""

    type_name: ClassVar[str] = "note"


@dataclass(frozen=True, slots=True)
class AskedQuestion(Question, ABC):
    """A question with answers: it has a design, a mode and a column in the record."""

    measurement_level: ClassVar[MeasurementLevel]
    """Every analysis looks here, and never at how the answers are spelled: codes 1 … k are no numbers."""

    design: AskableDesign
    mode: Mode
    required: bool
    constraint: Expression | None = field(default=None, kw_only=True)
    """Only answers for which this holds are accepted."""
    constraint_message: Text | None = field(default=None, kw_only=True)
    control: Control | None = field(default=None, kw_only=True)
    """Set on control items: the known prevalence, and the controlled questions."""
    negated: NegatedWording | None = field(default=None, kw_only=True)
    """What sample 2 is asked instead; then the design has two arms."""
    challenge: bool = field(default=False, kw_only=True)
    """Whether a round may be shown and thrown away after the touch, where coins can be checked."""
    second_question: SecondQuestion | None = field(default=None, kw_only=True)
    """The harmless question that is answered together with this one, where the design needs one."""

    @property
    @abstractmethod
    def answers(self) -> tuple[str, ...]:
        """The true answers by their recorded names, in the channel's order."""

    @abstractmethod
    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:
        """Return the answers as the respondent reads them, in the channel's order.

        Parameters
        ----------
        language
            one of the survey's languages.
        translate
            translates the program's own words, such as Yes and No.
        """

    @property
    def scores(self) -> tuple[float, ...] | None:
        """The number that each listed answer counts as in means and correlations; None of categories."""
        if self.measurement_level is not MeasurementLevel.ORDINAL:
            return None
        return tuple(map(float, range(1, len(self.answers) + 1)))

    @property
    def reports(self) -> tuple[str, ...]:
        """What may stand in the record, in the order of the channel's columns; of any sample.

        Empty where the reports are too many to list.
        """
        return tuple(dict.fromkeys(chain(*self.alphabets)))

    @property
    def alphabets(self) -> tuple[tuple[str, ...], ...]:
        """What may stand in the record in each sample, in the order of its channel's columns."""
        return self.design.alphabets(self.answers)

    @property
    def missing_second_texts(self) -> tuple[str, ...]:
        """What a kiosk still needs of the harmless question, by its keys; empty where nothing is missing."""
        design = without_arms(self.design)
        if not design.needs_second_question(self.mode):
            return ()
        given = {} if self.second_question is None else self.second_question.texts
        return tuple(key for key in design.second_question_texts if key not in given)

    @property
    def samples(self) -> int:
        """Number of samples that the question divides its respondents into."""
        return len(self.design.sample_shares)

    @property
    def unlisted(self) -> Unlisted | None:
        """What knows the reports where they are too many to list, else None."""
        return self.design.unlisted

    def is_answer(self, answer: Answer) -> bool:
        """Return whether a respondent can give an answer.

        Parameters
        ----------
        answer
            an index, a set of indices or a number.
        """
        return isinstance(answer, int) and 0 <= answer < len(self.answers)

    def written(self, report: Report) -> str:
        """Return a report as it is recorded.

        Parameters
        ----------
        report
            what the question's randomizer returned; the index of a listed report, else its text or number.
        """
        return self.reports[report] if isinstance(report, int) else str(report)

    @property
    def columns(self) -> tuple[QuestionColumn, ...]:
        """The columns of the record that this question fills: report, and sample if it has several."""
        report = QuestionColumn(self.id, self.reports, self.unlisted)
        if self.samples == 1:
            return (report,)
        return report, QuestionColumn(
            f"{self.id}{SAMPLE}", tuple(map(str, range(1, self.samples + 1)))
        )

    def cells(self, report: str, sample: int | None) -> tuple[str, ...]:
        """Return what a report fills the question's columns with.

        Parameters
        ----------
        report
            the report as recorded; empty if the question was skipped.
        sample : 1, 2 …
            the respondent's sample; a skipped question records none.
        """
        if self.samples == 1:
            return (report,)
        return (report, str(sample)) if report else ("", "")


YES = QT_TRANSLATE_NOOP("survey", "Yes")
NO = QT_TRANSLATE_NOOP("survey", "No")
PREFER_NOT = QT_TRANSLATE_NOOP("survey", "I prefer not to say")
PREFER_NOT_ID = "prefer_not_to_say"
"""Recorded for the choice that a survey adds inside the channel, so that the coins cover it too."""


@dataclass(frozen=True, slots=True)
class YesNo(AskedQuestion):
    """Recorded as ``yes`` or ``no``, or ``prefer_not_to_say`` where the survey adds that."""

    type_name: ClassVar[str] = "yes_no"
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.NOMINAL

    prefer_not_to_say: bool = field(default=False, kw_only=True)
    """Whether that is a third answer."""

    @property
    def answers(self) -> tuple[str, ...]:
        """Yes comes first: designs for yes/no questions state Pr(· | yes) in the first row."""
        return ("yes", "no", *((PREFER_NOT_ID,) if self.prefer_not_to_say else ()))

    @property
    def scores(self) -> tuple[float, ...] | None:
        """Yes is 1 and no is 0, so that the mean is the share of yes; a third answer has no place there."""
        return None if self.prefer_not_to_say else (1.0, 0.0)

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:  # noqa: ARG002
        """Return the translated words for yes and no: they are the program's, not the survey's."""
        words = (YES, NO, *((PREFER_NOT,) if self.prefer_not_to_say else ()))
        return tuple(map(translate, words))


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the answers of a single choice."""

    id: str
    text: Text


@dataclass(frozen=True, slots=True)
class SingleChoice(AskedQuestion):
    """Recorded as the id of one choice, or ``prefer_not_to_say`` where the survey adds that."""

    type_name: ClassVar[str] = "single_choice"
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.NOMINAL

    choices: tuple[Choice, ...]
    prefer_not_to_say: bool = field(default=False, kw_only=True)
    """Whether that is one more answer, the last."""

    @property
    def answers(self) -> tuple[str, ...]:
        """The choices' ids."""
        more = (PREFER_NOT_ID,) if self.prefer_not_to_say else ()
        return (*(choice.id for choice in self.choices), *more)

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:
        """Return the choices' texts."""
        more = (translate(PREFER_NOT),) if self.prefer_not_to_say else ()
        return (*(choice.text.in_language(language) for choice in self.choices), *more)


@dataclass(frozen=True, slots=True)
class Rating(AskedQuestion):
    """Recorded as a whole number from 1 to ``levels``."""

    type_name: ClassVar[str] = "rating"
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.ORDINAL

    levels: int

    @property
    def answers(self) -> tuple[str, ...]:
        """The levels, from the lowest."""
        return tuple(str(level) for level in range(1, self.levels + 1))

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:  # noqa: ARG002
        """Return the levels as numbers."""
        return self.answers


JOINED = "+"
"""Between the members' answers in the record of a joint question; no answer's id has a plus."""


@dataclass(frozen=True, slots=True)
class Joint(AskedQuestion):
    """Several questions answered as one: the product of their answers is randomized once.

    Recorded in one column as the members' answers joined, such as ``yes+north``. The last member's
    answer varies fastest. ε is that of the one design over the product.

    A member is a question without a design and column of its own: its design and mode are ignored, and
    only its text, answers and look are used.
    """

    type_name: ClassVar[str] = "joint"
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.NOMINAL

    members: tuple[AskedQuestion, ...]

    @property
    def sizes(self) -> tuple[int, ...]:
        """Number of answers of each member."""
        return tuple(len(member.answers) for member in self.members)

    @property
    def answers(self) -> tuple[str, ...]:
        """All combinations of the members' answers."""
        return tuple(map(JOINED.join, product(*(member.answers for member in self.members))))

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:
        """Return all combinations as the respondent reads them."""
        labels = (member.labels(language, translate) for member in self.members)
        return tuple(map(" + ".join, product(*labels)))

    def combined(self, parts: Sequence[int]) -> int:
        """Return the index of a combination of the members' answers.

        Parameters
        ----------
        parts : one a member
            the index of each member's answer.
        """
        # mixed radix: the last member is the lowest digit
        index = 0
        for part, size in zip(parts, self.sizes, strict=True):
            index = index * size + part
        return index

    def parts(self, answer: int) -> tuple[int, ...]:
        """Return the members' indices in a combination.

        Parameters
        ----------
        answer : 0 … number of combinations − 1
            the index of the combination.
        """
        found: list[int] = []
        for size in reversed(self.sizes):
            answer, part = divmod(answer, size)
            found.append(part)
        return tuple(reversed(found))

    def part_of_each(self, place: int) -> tuple[int, ...]:
        """Return for each combination the index of one member's answer.

        Parameters
        ----------
        place : 0 … number of members − 1
            which member.
        """
        return tuple(self.parts(answer)[place] for answer in range(math.prod(self.sizes)))

    def margin_name(self, member: AskedQuestion) -> str:
        """Return the name of a member's margin in estimates; no question's id has a point.

        Parameters
        ----------
        member
            one of the members.
        """
        return f"{self.id}.{member.id}"


@dataclass(frozen=True, slots=True)
class ChosenIds:
    """The sets of choices that can be recorded: ids in the question's order, joined by a space.

    An empty set would be the empty cell of those who did not answer, so at least one must be chosen.
    """

    ids: tuple[str, ...]

    @property
    def longest_report(self) -> int:
        """Number of characters if all are chosen."""
        return len(" ".join(self.ids))

    def is_report(self, text: str) -> bool:
        """Return whether a text is a set, written as it is recorded.

        Parameters
        ----------
        text
            a cell of the record.
        """
        return bool(text) and text == self.written(self.chosen(text))

    def written(self, chosen: AbstractSet[int]) -> str:
        """Return the recorded text of a set.

        Parameters
        ----------
        chosen
            the indices of the chosen.
        """
        return " ".join(word for place, word in enumerate(self.ids) if place in chosen)

    def chosen(self, text: str) -> frozenset[int]:
        """Return the indices of the ids in a text; unknown words are left out.

        Parameters
        ----------
        text
            a cell of the record.
        """
        words = set(text.split(" "))
        return frozenset(place for place, word in enumerate(self.ids) if word in words)


@dataclass(frozen=True, slots=True)
class MultipleChoice(AskedQuestion):
    """Recorded as the chosen ids joined by a space, or by its design as one bit a choice."""

    type_name: ClassVar[str] = "multiple_choice"
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.NOMINAL

    choices: tuple[Choice, ...]

    @property
    def answers(self) -> tuple[str, ...]:
        """The choices' ids."""
        return tuple(choice.id for choice in self.choices)

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:  # noqa: ARG002
        """Return the choices' texts."""
        return tuple(choice.text.in_language(language) for choice in self.choices)

    @property
    def sets(self) -> ChosenIds:
        """The choices as they are recorded without coins."""
        return ChosenIds(self.answers)

    @property
    def unlisted(self) -> Unlisted | None:
        """The design's bits; without coins the sets of choices."""
        return self.design.unlisted if self.design.is_randomized else self.sets

    @property
    def fewest(self) -> int:
        """The fewest that must be chosen: 1 without randomization, because an empty set is not answered."""
        return 0 if self.design.is_randomized else 1

    @property
    def most(self) -> int:
        """The most that may be chosen."""
        stated = self.design.at_most if isinstance(self.design, Unary) else None
        return stated or len(self.choices)

    def is_answer(self, answer: Answer) -> bool:
        """Return whether ``answer`` is a set of indices, neither too few nor too many."""
        if isinstance(answer, int | Fraction):
            return False
        return self.fewest <= len(answer) <= self.most and answer <= frozenset(
            range(len(self.choices))
        )

    def written(self, report: Report) -> str:
        """Return bits as they are, and a set as its ids."""
        return self.sets.written(report) if isinstance(report, AbstractSet) else str(report)

    def bits(self, cell: str) -> str:
        """Return a recorded report as one bit a choice.

        Parameters
        ----------
        cell
            a cell of the record that is not empty.
        """
        if self.design.is_randomized:
            return cell
        chosen = self.sets.chosen(cell)
        return "".join("01"[place in chosen] for place in range(len(self.choices)))


@dataclass(frozen=True, slots=True)
class Number(AskedQuestion):
    """Recorded as a decimal number with a point; the answer is a number of the scale."""

    type_name: ClassVar[str] = "number"
    measurement_level: ClassVar[MeasurementLevel] = MeasurementLevel.NUMERIC

    scale: Scale

    @property
    def answers(self) -> tuple[str, ...]:
        """None are listed."""
        return ()

    def labels(self, language: str, translate: Translate) -> tuple[str, ...]:  # noqa: ARG002
        """Return nothing: a number is entered."""
        return ()

    @property
    def unlisted(self) -> Unlisted:
        """The numbers that the design reports; those of the scale if it does not know them."""
        return self.design.unlisted or scale_reports(self.scale)

    def is_answer(self, answer: Answer) -> bool:
        """Return whether ``answer`` is on the scale."""
        if not isinstance(answer, Fraction):
            return False
        try:
            self.scale.position(answer)
        except AnswerOffScale:
            return False
        return True

    def written(self, report: Report) -> str:
        """Return the number as a decimal."""
        return decimal_text(report) if isinstance(report, Fraction) else str(report)

    def recorded(self, cell: str) -> str:
        """Return a number that another program wrote as it is recorded here: ``12.50`` becomes ``12.5``.

        Of a continuous number the digits beyond the scale's step are rounded.

        Parameters
        ----------
        cell
            the other program's cell; anything but a plain number is returned unchanged.
        """
        if not _PLAIN.fullmatch(cell):
            return cell
        number = Fraction(cell)
        return decimal_text(self.scale.nearest(number) if self.scale.is_continuous else number)


_PLAIN = re.compile(r"[+-]?[0-9]{1,40}(?:\.[0-9]{0,40})?(?:[eE][+-]?[0-9]{1,2})?")


def scale_reports(scale: Scale) -> NumberReports:
    """Return the numbers of a scale as a set of reports.

    Parameters
    ----------
    scale
        the question's possible answers.
    """
    return NumberReports.of([Run(scale.minimum, scale.step, scale.steps + 1)])


def may_prefer_not(question: Question) -> bool:
    """Return whether "I prefer not to say" is one of the answers to a question.

    Parameters
    ----------
    question
        any question of a survey.
    """
    return isinstance(question, YesNo | SingleChoice) and question.prefer_not_to_say


def choices_of(question: Question) -> tuple[Choice, ...]:
    """Return the choices of a question; none if its type has none.

    Parameters
    ----------
    question
        any question of a survey.
    """
    return question.choices if isinstance(question, SingleChoice | MultipleChoice) else ()


QUESTION_TYPES: tuple[type[Question], ...] = (
    YesNo,
    SingleChoice,
    Rating,
    MultipleChoice,
    Number,
    Joint,
    Note,
)
