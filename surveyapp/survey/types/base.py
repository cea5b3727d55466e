"""Questions: what a respondent can answer, and what each answer is called in the record."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from itertools import chain
from typing import TYPE_CHECKING, Any, ClassVar, NewType

from surveyapp.designs import LISTED_ANSWERS, AskableDesign, Mode
from surveyapp.designs.core.design import Unlisted
from surveyapp.designs.core.scale import Scale
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import listed
from surveyapp.survey.definition.second_question import SecondQuestion
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.types.fields import Field

if TYPE_CHECKING:
    from surveyapp.survey.definition.arms import Control, NegatedWording
    from surveyapp.survey.definition.expressions import Expression

QuestionId = NewType("QuestionId", str)
Translate = Callable[[str], str]
Answer = int | str | AbstractSet[int] | Fraction
"""Index of one answer; the set of the chosen ones; a number; where answers are entered as a text, that."""
Report = int | str | AbstractSet[int] | Fraction
"""What a randomizer makes of an answer; where there is none, the answer."""


class MeasurementLevel(Enum):
    """What may be computed from the answers to a question (Stevens 1946), or what a column is for."""

    NOMINAL = "nominal"
    """Categories: a model has an indicator for each but the first, whatever they are called."""
    ORDINAL = "ordinal"
    """Ordered levels, which means, slopes and correlations take as 1, 2, 3 …"""
    NUMERIC = "numeric"
    WEIGHT = "weight"
    """A number that says how many people of the population a respondent stands for."""
    STRATUM = "stratum"
    """Categories that the population was divided into before respondents were drawn."""
    CLUSTER = "cluster"
    """Whom respondents were drawn together with, such as a village."""
    ID = "id"
    """It names a respondent or a record: nothing is estimated of it."""


class AnswerKind(Enum):
    """How conditions can use an answer."""

    WORD = "a choice"
    CHOICES = "several choices"
    NUMBER = "a number"
    TEXT = "a text"
    """Only whether there is one."""


class Entry(Enum):
    """How an answer is entered at the kiosk; ``ui/kiosk/respondent`` has a screen for each."""

    READ = "read"
    """There is nothing to enter."""
    BUTTONS = "buttons"
    TICKS = "ticks"
    PAD = "pad"
    DATE = "date"
    TEXT = "text"
    ORDER = "order"


class ColumnKind(Enum):
    """What a column of the record is for other programs."""

    CODES = "codes"
    """Listed values, each with a number and a label."""
    NUMBER = "number"
    TEXT = "text"
    DAY = "day"


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
class QuestionPart:
    """One of the columns that other programs have of a question whose answer is several things at once."""

    id: str
    """Of the choice or item that the column is of."""
    values: tuple[str, ...]
    """The whole numbers that may stand in it, in their order."""
    labels: tuple[str, ...]
    """What they mean."""
    stands: str
    """What may stand in it in words, for the codebook."""


def part_name(question: str, part: str) -> str:
    """Return what the column of a part is called: no question's id has a slash.

    Parameters
    ----------
    question, part
        their ids.
    """
    return f"{question}/{part}"


@dataclass(frozen=True, slots=True)
class Question:
    """Base of everything that gets a screen of its own."""

    type_name: ClassVar[str]
    title: ClassVar[str]
    """What the type is called, to be translated in the context ``editor``."""
    since: ClassVar[int] = 1
    """The first format of survey files that knows the type."""
    form_name: ClassVar[str] = ""
    """The type of XLSForm rows that is this and nothing else; empty where that depends on the row."""
    entry: ClassVar[Entry] = Entry.READ
    fields: ClassVar[tuple[Field, ...]] = ()
    """The keys of its JSON that not every question has."""

    @classmethod
    def form_cells(cls, stated: Mapping[str, Any]) -> Mapping[str, str] | None:
        """Return what a row of an XLSForm says of the type; None where no row can.

        Parameters
        ----------
        stated
            the question's JSON; its other keys have columns of their own.
        """
        if not cls.form_name:
            return None
        keys = [each.key for each in cls.fields if each.key in stated]
        columns = {f"rr::{key}": str(stated[key]) for key in keys if key != "choices"}
        named = f" {stated['id']}" if "choices" in keys else ""
        return {"type": f"{cls.form_name}{named}", **columns}

    id: QuestionId
    text: Text
    relevant: Expression | None = field(default=None, kw_only=True)
    """Asked only where this holds of earlier direct answers; elsewhere recorded as empty."""
    hint: Text | None = field(default=None, kw_only=True)
    audio: Text | None = field(default=None, kw_only=True)
    """The names of the question's sound files, which lie in the survey's folder."""

    @property
    def values(self) -> dict[str, Any]:
        """The values of the type's own fields, as its JSON states them."""
        return {each.key: getattr(self, each.key) for each in self.fields}

    @property
    def answered_together(self) -> tuple[AskedQuestion, ...]:
        """The questions that are answered on its screens one after the other, and recorded as one."""
        return ()

    def margin_name(self, member: Question) -> str:
        """Return the name of a member's margin in estimates; no question's id has a point.

        Parameters
        ----------
        member
            one of those that are answered together.
        """
        return f"{self.id}.{member.id}"


@dataclass(frozen=True, slots=True)
class AskedQuestion(Question, ABC):
    """A question with answers: it has a design, a mode and a column in the record."""

    measurement_level: ClassVar[MeasurementLevel]
    """Every analysis looks here, and never at how the answers are spelled: codes 1 … k are no numbers."""
    contradiction: ClassVar[Message | None] = None
    """Why a row is refused whose cells ``put_together`` cannot put together, where that can be."""
    parts_level: ClassVar[MeasurementLevel] = MeasurementLevel.NOMINAL
    """What the columns of its parts measure, where it has parts."""
    answer_kind: ClassVar[AnswerKind] = AnswerKind.WORD
    designs: ClassVar[str] = LISTED_ANSWERS
    """Which designs can ask it, as ``designs_for`` names them."""
    asked_like: ClassVar[str] = ""
    """The name of another type, where the designs of that one can ask it as well."""
    modes: ClassVar[tuple[Mode, ...]] = tuple(Mode)
    """The modes that it can be asked in, as far as its design can."""
    is_always_private: ClassVar[bool] = False
    """Whether it makes no sense without coins."""
    is_answered_yes_or_no: ClassVar[bool] = False
    """Whether its answers are the program's own Yes and No, which say nothing without the question."""
    entry: ClassVar[Entry] = Entry.BUTTONS
    is_in_own_words: ClassVar[bool] = False
    """Whether people answer in words of their own, into which they may write names."""
    has_free_order: ClassVar[bool] = False
    """Whether its answers can stand in any order on the screen."""
    is_estimated: ClassVar[bool] = True
    """Whether shares or a mean are estimated of it; else it is only described."""
    is_one_column: ClassVar[bool] = True
    """Whether one column of another program's table can be a new question of the type."""
    is_member: ClassVar[bool] = False
    """Whether one answer out of a list is given: it can be part of a joint question, and be learned from."""

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
    prefer_not_to_say: bool = field(default=False, kw_only=True)
    """Whether that is one more answer, the last, inside the channel."""

    @classmethod
    def arguments(cls, values: Mapping[str, Any], *, is_direct: bool) -> Mapping[str, Any] | None:  # noqa: ARG003
        """Return what the type's own fields are for its constructor; None where one could not be read.

        Parameters
        ----------
        values
            the fields that are there, by their keys; None where one has mistakes.
        is_direct
            whether the question is asked without coins.

        Raises
        ------
        NotTogether
            if the values do not fit each other; its fact ``parameter`` is the key.
        """
        needed = {each.key for each in cls.fields if each.is_needed}
        is_read = needed <= values.keys() and None not in values.values()
        return values if is_read else None

    @classmethod
    def stated_answers(cls, stated: Mapping[str, Any]) -> int:  # noqa: ARG003
        """Return how many answers it lists; 0 where no design has to know it, or it is not stated yet.

        Parameters
        ----------
        stated
            its JSON, which may be unfinished.
        """
        return 0

    @classmethod
    def can_be_asked_by(cls, design: AskableDesign | type[AskableDesign]) -> bool:
        """Return whether a design of those that ``designs`` names can ask it, with any number of answers.

        Parameters
        ----------
        design
            the design, or its class.
        """
        types = design.question_types
        is_any = cls.designs != LISTED_ANSWERS or not types
        is_fit = is_any or not {cls.type_name, cls.asked_like}.isdisjoint(types)
        return is_fit and (design.is_randomized or not cls.is_always_private)

    @property
    def size(self) -> int | Scale:
        """What a design has to know of the answers: how many there are, or their scale."""
        return len(self.answers)

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

    def keeping(self, places: Sequence[int]) -> AskedQuestion | None:  # noqa: ARG002
        """Return the question, asked without coins, with some of its answers; None: the type has them all.

        Parameters
        ----------
        places
            the indices of the answers that stay, ascending.
        """
        return None

    @property
    def missing_second_texts(self) -> tuple[str, ...]:
        """What a kiosk still needs of the harmless question, by its keys; empty where nothing is missing."""
        design = self.design.without_arms
        if not design.needs_second_question(self.mode):
            return ()
        given = {} if self.second_question is None else self.second_question.texts
        return tuple(key for key in design.second_question_texts if key not in given)

    @property
    def column_kind(self) -> ColumnKind:
        """What the column of its reports is for other programs."""
        return ColumnKind.CODES if self.unlisted is None else ColumnKind.TEXT

    @property
    def is_number(self) -> bool:
        """Whether numbers are recorded, of which a mean is estimated."""
        return self.column_kind is ColumnKind.NUMBER

    @property
    def number_scale(self) -> Scale | None:
        """The numbers that it asks for; None where it asks for something else."""
        return None

    @property
    def direct_scale(self) -> Scale | None:
        """The numbers that are recorded as they are answered; None where something else is recorded."""
        return None if self.design.is_randomized else self.number_scale

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

    def bits(self, cell: str) -> str:
        """Return a report that says of each answer whether it supports it as one bit an answer.

        Parameters
        ----------
        cell
            a cell of the record that is not empty; reports of a design are bits as they are recorded.
        """
        return cell

    @property
    def stands(self) -> str:
        """What may stand in its column in words, for the codebook."""
        if self.unlisted is None:
            return "one of the values; empty where not asked or not answered"
        return "a text as its design makes it, one of too many to list; read it as text"

    @property
    def record_in_words(self) -> str | Message:
        """What is recorded, in a few words."""
        return listed(self.reports) if self.unlisted is None else reports_in_words(self.design)

    def recorded(self, cell: str) -> str:
        """Return an answer that another program wrote as it is recorded here.

        Parameters
        ----------
        cell
            the other program's cell; what is no answer is returned unchanged.
        """
        return cell

    def shown(self, cell: str) -> str:
        """Return a recorded answer as other programs and people read it.

        Parameters
        ----------
        cell
            a cell of the record.
        """
        return cell

    def answers_in(self, cell: str) -> tuple[str, ...]:
        """Return the answers that a recorded report names, by their recorded names, in their order.

        Parameters
        ----------
        cell
            a cell of the record that is not empty.
        """
        return (cell,)

    @property
    def part_columns(self) -> tuple[QuestionPart, ...]:
        """The columns that other programs have of it, a choice or item each; none if its own says all.

        They have the texts of ``labels``, in the same order.
        """
        return ()

    @property
    def needs_all_parts(self) -> bool:
        """Whether ``put_together`` needs a cell of each part of who answered."""
        return True

    def taken_apart(self, cell: str) -> tuple[str, ...]:
        """Return what a recorded report is in the columns of ``part_columns``.

        Parameters
        ----------
        cell
            a cell of the record that is not empty.
        """
        raise NotImplementedError(cell)

    def put_together(self, cells: Mapping[str, str]) -> str | None:
        """Return what is recorded where ``part_columns`` hold these cells; None: they contradict.

        Parameters
        ----------
        cells
            by the id of each part that has a column; empty where there is no answer.
        """
        raise NotImplementedError(cells)


def reports_in_words(design: AskableDesign) -> Message:
    """Return in a few words what a design records that has too many reports to list.

    Parameters
    ----------
    design
        the design.
    """
    return msg("reports of the design {design}, as the kiosk writes them", design=design.name)
