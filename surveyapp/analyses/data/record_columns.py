"""The recorded reports as columns for other programs: each with a label that says that it is a report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import UNANSWERED, Dataset, Reports
from surveyapp.analyses.data.questions import YES_OR_NO, is_ordinal
from surveyapp.analyses.data.sample_design import SampleColumn, SampleValues
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import (
    AskedQuestion,
    ColumnKind,
    MeasurementLevel,
    QuestionPart,
    part_name,
)

Values = NDArray[np.int32] | NDArray[np.float64] | tuple[str, ...]

REPORT = "report (randomized)"
"""Begins the label of each randomized column, so that nobody takes reports for answers."""
REPORT_LABEL = f"{REPORT}: "
ID = "interview"


@dataclass(frozen=True, slots=True)
class ListedValue:
    """A value that can stand in a column: its number in statistics programs, the record's word, its label."""

    number: int
    word: str
    label: str


@dataclass(frozen=True, slots=True, eq=False)
class RecordColumn:
    """One column."""

    name: str
    """As in the collection file."""
    label: str
    """What it is, beginning with ``REPORT`` where it is randomized."""
    listed: tuple[ListedValue, ...]
    """Its possible values; empty where they are numbers or texts."""
    values: Values
    """One an interview: the place among ``listed`` or −1; numbers or NaN; texts or empty."""
    kind: ColumnKind = ColumnKind.CODES
    """What the column is for other programs."""
    role: MeasurementLevel | None = None
    """What it says of how respondents were drawn, where it belongs to the sample design."""
    is_ordered: bool = False
    """Whether the listed values have an order that counts."""
    part_of: AskedQuestion | None = None
    """The question of which it is one choice or item, where it has a column each; its own says the same."""

    @property
    def are_ticks(self) -> bool:
        """Whether it says of one choice of several that it was chosen."""
        return self.part_of is not None and not self.is_ordered

    @property
    def words(self) -> list[str | float | None]:
        """The column as the record writes it; numbers are numbers, whole ones without a point."""
        if isinstance(self.values, tuple):
            return list(self.values)
        if self.listed and self.kind is ColumnKind.NUMBER:
            return [None if n is None else _shortest(n) for n in self.numbers]
        if self.listed:
            known = [*(value.word for value in self.listed), ""]
            return [known[code] for code in self.values.tolist()]
        return [None if np.isnan(n) else _shortest(n) for n in self.values.tolist()]

    @property
    def numbers(self) -> list[float | None]:
        """The column as numbers, the listed values by theirs; None is missing. Not for texts."""
        if isinstance(self.values, tuple):
            raise TypeError(self.name)
        if self.listed:
            known: list[float | None] = [*(float(value.number) for value in self.listed), None]
            return [known[code] for code in self.values.tolist()]
        return [None if np.isnan(n) else float(n) for n in self.values.tolist()]

    @property
    def days(self) -> list[date | None]:
        """The column as days; None is missing. Only where they are."""
        return [date.fromisoformat(text) if text else None for text in map(str, self.values)]

    @property
    def is_text(self) -> bool:
        """Whether its values are texts: ids, sets of choices, bits."""
        return isinstance(self.values, tuple)


def _shortest(number: float) -> float:
    return int(number) if number.is_integer() else number


@dataclass(frozen=True, slots=True, eq=False)
class Records:
    """All interviews, one a row, in the order of their ids, and which columns say how they were drawn."""

    survey: Survey
    columns: tuple[RecordColumn, ...]
    sample: tuple[SampleColumn, ...] = ()


def records(
    opened: Dataset, labels: str | None = None, sample: Sequence[SampleValues] = ()
) -> Records:
    """Return the record as columns with labels.

    Parameters
    ----------
    opened
        The reports.
    labels
        The language of the labels; None is the survey's first.
    sample
        How respondents were drawn: columns that follow the questions', or that questions fill.

    Raises
    ------
    UserProblem
        if the survey has no texts in that language.
    """
    survey = opened.survey
    language = labels_language(survey, labels)
    roles = {one.column.name: one.column.kind for one in sample if one.column.is_used}
    columns = [*_ids(opened.source)]
    for question in survey.recorded_questions:
        columns += _columns(opened.source, question, language)
    columns += [_drawn(one.column, one.values) for one in sample if one.values is not None]
    return Records(
        survey,
        tuple(replace(one, role=roles.get(one.name)) for one in columns),
        tuple(one.column for one in sample),
    )


def labels_language(survey: Survey, wanted: str | None) -> str:
    """Return the language of labels.

    Parameters
    ----------
    survey
        The survey.
    wanted
        A language of its texts; None is the first.

    Raises
    ------
    UserProblem
        if the survey has no texts in it.
    """
    if wanted is not None and wanted not in survey.languages:
        raise UserProblem(
            msg(
                "The survey has no labels in the language {language}; it has {known}.",
                language=wanted,
                known=", ".join(survey.languages),
            )
        )
    return wanted or survey.languages[0]


def _ids(source: Reports) -> Iterator[RecordColumn]:
    """Yield the column of the interviews' ids; tables of respondents have none."""
    ids = source.ids()
    if ids is not None:
        yield RecordColumn(ID, "random id of the interview", (), tuple(ids))


def _columns(source: Reports, question: AskedQuestion, language: str) -> Iterator[RecordColumn]:
    text = question.text.in_language(language)
    label = f"{REPORT_LABEL}{text}" if question.design.is_randomized else text
    if question.is_number:
        yield RecordColumn(question.id, label, (), source.numbers(question))
    elif question.unlisted is not None:
        shown = tuple(map(question.shown, source.cells(question)))
        yield RecordColumn(question.id, label, (), shown, question.column_kind)
    else:
        listed = listed_values(question, language)
        codes = source.codes((question,))[question.id]
        yield RecordColumn(question.id, label, listed, codes, is_ordered=is_ordinal(question))
    if question.part_columns:
        yield from _parts(question, source.cells(question), language)
    if question.samples > 1:
        name = question.columns[1].name
        listed = tuple(ListedValue(n, str(n), str(n)) for n in range(1, question.samples + 1))
        samples = source.samples(question) - 1
        yield RecordColumn(name, f"sample of {question.id}, drawn by coins", listed, samples)


def _parts(question: AskedQuestion, cells: Sequence[str], language: str) -> Iterator[RecordColumn]:
    """Yield a column for each choice or item of a question, as other programs have it."""
    parts = question.part_columns
    places = [{value: place for place, value in enumerate(part.values)} for part in parts]
    codes = np.full((len(parts), len(cells)), UNANSWERED, dtype=np.int32)
    for row, cell in enumerate(cells):
        if cell:
            taken = zip(places, question.taken_apart(cell), strict=True)
            codes[:, row] = [known[value] for known, value in taken]
    for part, label, of_part in zip(parts, part_texts(question, language), codes, strict=True):
        yield RecordColumn(
            part_name(question.id, part.id),
            f"{REPORT_LABEL}{label}" if question.design.is_randomized else label,
            part_values(part),
            of_part,
            ColumnKind.NUMBER,
            is_ordered=question.parts_level is MeasurementLevel.ORDINAL,
            part_of=question,
        )


def part_texts(question: AskedQuestion, language: str) -> list[str]:
    """Return what the column of each part asks: the question's text, and the choice's.

    Parameters
    ----------
    question
        One with parts.
    language
        The language of the texts.
    """
    text = question.text.in_language(language)
    return [f"{text} - {said}" for said in question.labels(language, str)]


def part_values(part: QuestionPart) -> tuple[ListedValue, ...]:
    """Return the values of the column of one choice or item.

    Parameters
    ----------
    part
        Of a question.
    """
    pairs = zip(part.values, part.labels, strict=True)
    return tuple(ListedValue(int(value), value, label) for value, label in pairs)


SAMPLE_LABELS = {
    MeasurementLevel.WEIGHT: "weight: how many people the respondent stands for",
    MeasurementLevel.STRATUM: "stratum that the respondent was drawn from",
    MeasurementLevel.CLUSTER: "cluster that the respondent was drawn with",
}
NOT_OF_ALL = "; not known of all, so no estimate uses it"
_MOST_NAMES, _GREATEST_NAME = 1000, 2**31 - 1
"""Strata or clusters that have value labels, and the greatest whole number that is one's name."""


def _drawn(column: SampleColumn, values: NDArray[np.float64] | Sequence[str]) -> RecordColumn:
    """Return a column of the sample design that no question fills."""
    label = SAMPLE_LABELS[column.kind] + ("" if column.is_used else NOT_OF_ALL)
    if isinstance(values, np.ndarray):
        return RecordColumn(column.name, label, (), values)
    words = sorted(set(values) - {""})
    numbers = _numbers(words)
    if len(words) > _MOST_NAMES or max(numbers, default=0) > _GREATEST_NAME:
        return RecordColumn(column.name, label, (), tuple(values), ColumnKind.TEXT)
    places = {word: place for place, word in enumerate(words)}
    codes = np.array([places.get(word, UNANSWERED) for word in values], dtype=np.int32)
    listed = tuple(
        ListedValue(number, word, word) for number, word in zip(numbers, words, strict=True)
    )
    return RecordColumn(column.name, label, listed, codes)


def listed_values(question: AskedQuestion, language: str) -> tuple[ListedValue, ...]:
    """Return the values of a question with listed reports, with their numbers and labels.

    Yes is 1 and no is 0; words that are whole numbers keep their number; all others are counted from 1.

    Parameters
    ----------
    question
        The question.
    language
        The language of the labels.
    """
    labels = _labels(question, language)
    numbers = _numbers(question.reports)
    return tuple(
        ListedValue(number, word, labels.get(word, word))
        for number, word in zip(numbers, question.reports, strict=True)
    )


def _labels(question: AskedQuestion, language: str) -> dict[str, str]:
    texts = question.labels(language, str)
    return dict(zip(question.answers, texts, strict=True))


def _numbers(words: Sequence[str]) -> list[int]:
    if words[:2] == YES_OR_NO:
        return [1, 0, *range(2, len(words))]
    if all(word.isascii() and word.isdigit() and str(int(word)) == word for word in words):
        return [int(word) for word in words]
    return list(range(1, len(words) + 1))
