"""What another program's table means: the question of each column, the report of each of its values.

A mapping changes no data: it says for every cell which report it stands for, that it stands for no
answer, or nothing, and then the row is refused with the cell as the reason.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, listed, msg
from surveyapp.services.mapping.choice_columns import (
    choice_of,
    column_of,
    fillings,
    record_of,
)
from surveyapp.storage.files.csv_tables import RowRefused
from surveyapp.storage.project.sample_columns import MoreOfSample
from surveyapp.storage.tables.bulk_rows import handed_over, many_rows
from surveyapp.storage.tables.delimited import with_point
from surveyapp.storage.tables.plain_table import PlainTable, TableForm, too_large
from surveyapp.storage.tables.respondent_tables import (
    no_report,
    not_given,
    not_together,
    recorded_numbers,
    replicate_columns,
    wrong_size,
    wrong_weight,
)
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import SAMPLE, AskedQuestion, QuestionColumn, part_name
from surveyapp.survey.types.multiple_choice import MultipleChoice
from surveyapp.survey.types.number import Number

NO_ANSWER_WORDS = ("NA", "N/A", "#N/A", "NaN", "NULL", "-", ".")
"""What programs write where nothing was answered, besides nothing; capitals do not matter."""

_ROUND = 2000
_MARKS, _BLANKS = re.compile(r"[,;|]"), re.compile(r"[\s,;|]+")


class MappingProblem(UserProblem):
    """A mapping does not fit its table or its survey."""

    def __init__(self, *, file: object, reason: object) -> None:
        super().__init__(
            msg("The mapping does not fit {file}: {reason}.", file=file, reason=reason)
        )


@dataclass(frozen=True, slots=True)
class ColumnMapping:
    """A column of the record, the table's column that fills it, and what its values are recorded as.

    ``record`` may also be one choice of a multiple choice, ``QUESTION/CHOICE``: see ``choice_columns``.
    ``values`` lists what is not written as it is recorded; empty stands for no answer. Where several columns
    tell it together, ``also`` are those after the first, and the values are their cells, joined.
    """

    record: str
    column: str
    values: Mapping[str, str] = field(default_factory=dict)
    also: tuple[str, ...] = ()

    @property
    def columns(self) -> tuple[str, ...]:
        """All its columns."""
        return (self.column, *self.also)


def joined_cell(cells: Sequence[str]) -> str:
    """Return the cells of several columns as the one value that a mapping knows them by.

    Parameters
    ----------
    cells
        of one row.
    """
    return "|".join(cells)


@dataclass(frozen=True, slots=True)
class TableMapping:
    """What a table means under a survey, whose id and version are noted.

    ``missing`` are words for no answer in every column, ``form`` is how the table is written.
    """

    survey: str
    version: int
    columns: tuple[ColumnMapping, ...]
    missing: tuple[str, ...] = NO_ANSWER_WORDS
    form: TableForm = field(default_factory=TableForm)
    sample: SampleColumns = field(default_factory=SampleColumns)

    def of(self, record: str) -> ColumnMapping | None:
        """Return what fills a column of the record, or one choice of it, if anything does."""
        return next((one for one in self.columns if one.record == record), None)


@dataclass(frozen=True, slots=True, eq=False)
class MappedTable:
    """The rows of a table as they are recorded.

    Attributes
    ----------
    table
        where they come from.
    records
        by row the cells of the survey's record; ``lines`` are the lines where each row begins.
    weights, strata, clusters
        one a row; None where no column was named.
    more
        what else is known of how respondents were drawn.
    refused
        every cell for which a row was left out, also those refused while reading.
    refused_rows
        how many rows these were.
    reports, unanswered
        by column of the record, how many rows have a report, or none.
    """

    table: PlainTable
    records: tuple[tuple[str, ...], ...]
    lines: tuple[int, ...]
    weights: NDArray[np.float64] | None
    strata: tuple[str, ...] | None
    clusters: tuple[str, ...] | None
    more: MoreOfSample
    refused: tuple[RowRefused, ...]
    refused_rows: int
    reports: Mapping[str, int]
    unanswered: Mapping[str, int]


Convert = Callable[[str], str | None]
"""Returns what is recorded for a cell, or None where the cell means nothing."""


def map_table(
    table: PlainTable, survey: Survey, mapping: TableMapping, progress: Progress = no_progress
) -> MappedTable:
    """Return the rows of ``table`` as ``survey`` records them; a row with a wrong cell is refused.

    Raises
    ------
    MappingProblem
        if a column is missing, or a randomized question is named as stratum, cluster or weight.
    Cancelled
        when ``progress`` raises it.
    """
    check_mapping(table, survey, mapping)
    reason = too_large(len(table.rows), len(mapping.columns))
    if reason:  # a large table may have more, which stay in its file
        raise MappingProblem(file=table.file, reason=reason)
    with many_rows():
        return _Mapper(table, survey, mapping).run(progress)


def check_mapping(table: PlainTable, survey: Survey, mapping: TableMapping) -> None:
    """Refuse a mapping that does not fit.

    Raises
    ------
    MappingProblem
        saying why.
    """
    for reason in _misfits(table, survey, mapping):
        raise MappingProblem(file=table.file, reason=reason)


def _misfits(table: PlainTable, survey: Survey, mapping: TableMapping) -> Iterator[str]:
    known = tuple(fillings(survey))
    seen: set[str] = set()
    for one in mapping.columns:
        if one.record not in known:
            yield f"the survey {survey.id} records no {one.record}; it records {listed(sorted(known))}"
        if one.record in seen:
            yield f"{one.record} is filled by two columns; choose one"
        seen.add(one.record)
        for column in one.columns:
            if column not in table.columns:
                yield f"there is no column {column}; the table has {listed(table.columns)}"
    if not mapping.columns:
        yield f"no column is a question of the survey {survey.id}; choose at least one"
    yield from _wrong_choices(survey, seen)
    randomized = {column.name for q in survey.randomized for column in q.columns}
    filled = {one.column: record_of(one.record) for one in mapping.columns}
    coins = {column: record for column, record in filled.items() if record in randomized}
    for kind, name in named_sample(table.columns, mapping.sample).items():
        if name not in table.columns:
            yield f"there is no column {name} for the {kind}; the table has {listed(table.columns)}"
        if name in coins:
            question = coins[name]
            yield f"the column {name} is the randomized question {question}, which tells nobody's {kind}"


def _wrong_choices(survey: Survey, filled: set[str]) -> Iterator[str]:
    """Yield what is wrong with questions whose choices have a column each."""
    for record in sorted({record_of(name) for name in filled if choice_of(name)}):
        if record in filled:
            yield f"{record} is filled by a column, and by columns of its choices; choose one way"
        question = question_of_record(survey, record)
        left = {part_name(record, part.id) for part in question.part_columns} - filled
        if left and question.needs_all_parts:
            names = listed(sorted(left))
            why = "randomized" if question.design.is_randomized else f"a {question.type_name}"
            yield f"{record} is {why}, so that each choice needs its column; {names} has none"


STAGE, POPULATION, REPLICATE = "stage ", "population ", "replicate "
"""What the kinds of further columns of the sample design begin with; a number follows."""


def named_sample(columns: Sequence[str], sample: SampleColumns) -> dict[str, str]:
    """Return every column of the sample design that is named, by its kind.

    Raises
    ------
    UserProblem
        if replicate weights are named and there are none.
    """
    found = {kind: name for kind, name in sample_kinds(sample).items() if name is not None}
    found |= {f"{STAGE}{place}": name for place, name in enumerate(sample.stages, 2)}
    found |= {f"{POPULATION}{place}": name for place, name in enumerate(sample.populations, 1)}
    if sample.replicates is not None:
        replicates = replicate_columns(columns, sample.replicates)
        found |= {f"{REPLICATE}{place}": name for place, name in enumerate(replicates, 1)}
    return found


def sample_kinds(sample: SampleColumns) -> dict[str, str | None]:
    """Return the columns of the sample design, by kind: weight, stratum, cluster."""
    return {"weight": sample.weight, "stratum": sample.stratum, "cluster": sample.cluster}


def question_of_record(survey: Survey, record: str) -> AskedQuestion:
    """Return the question that fills a column of the record, or that one choice of it belongs to."""
    return survey.question(record_of(record).removesuffix(SAMPLE))


def record_in_words(survey: Survey, record: str) -> str | Message:
    """Return in a few words what fills a column of the record, or one choice of it."""
    question = question_of_record(survey, record)
    column = column_of(question, record)
    if column.unlisted is None:
        return listed(column.values)
    if isinstance(question, Number):
        return recorded_numbers(question)
    if isinstance(question, MultipleChoice) and not question.design.is_randomized:
        return msg("one or more of {answers}", answers=listed(question.answers))
    return msg(
        "reports of the design {design}, as the kiosk writes them", design=question.design.name
    )


def converter(survey: Survey, filled: ColumnMapping, mapping: TableMapping) -> Convert:
    """Return what makes of each cell of a column what is recorded."""
    question = question_of_record(survey, filled.record)
    record = column_of(question, filled.record)
    known = _known(question, record, mapping.form.decimal or ".")
    missing = {word.casefold() for word in mapping.missing}
    is_number = question.is_number

    def convert(cell: str) -> str | None:
        if cell in filled.values:
            return filled.values[cell] if record.accepts(filled.values[cell]) else None
        if is_number and cell.casefold() in missing:
            return ""  # a code such as -99 reads as a number, and numbers may have open ends
        report = known(cell) if cell else ""
        if report is None and isinstance(question, MultipleChoice) and not choice_of(filled.record):
            report = _chosen(question, filled.values, cell)
        return "" if report is None and cell.casefold() in missing else report

    return convert


def _known(question: AskedQuestion, record: QuestionColumn, decimal: str) -> Convert:
    """Return what knows cells that are written as they are recorded, or as numbers are written."""
    is_number = question.is_number

    def known(cell: str) -> str | None:
        if record.name == question.id:
            cell = question.recorded((with_point(cell, decimal) or "") if is_number else cell)
        return cell if cell and record.accepts(cell) else None

    return known


def choices_in(cell: str) -> tuple[tuple[str, ...], ...]:
    """Return the ways to read several choices in a cell: as one, between marks, between blanks too."""
    ways = ([cell], _MARKS.split(cell), _BLANKS.split(cell))
    return tuple(tuple(word.strip() for word in way if word.strip()) for way in ways)


def _chosen(question: MultipleChoice, values: Mapping[str, str], cell: str) -> str | None:
    """Return several choices as they are recorded, whatever stands between them and in which order."""
    if question.design.is_randomized:
        return None
    for words in choices_in(cell):
        ids = {values.get(word, word) for word in words}
        if ids and ids <= set(question.answers):
            return " ".join(choice for choice in question.answers if choice in ids)
    return None


@dataclass(frozen=True, slots=True)
class _OfChoices:
    """A question whose choices have a column each, its place in the record, and these columns."""

    question: AskedQuestion
    place: int
    columns: tuple[tuple[ColumnMapping, int], ...]


class _Mapper:
    """One table while it is mapped."""

    def __init__(self, table: PlainTable, survey: Survey, mapping: TableMapping) -> None:
        self._table, self._survey, self._mapping = table, survey, mapping
        self._record = survey.record
        places = {name: place for place, name in enumerate(table.columns)}
        self._columns = [
            (
                one,
                tuple(places[column] for column in one.columns),
                converter(survey, one, mapping),
                self._place_of(one.record),
            )
            for one in mapping.columns
        ]
        self._choices = self._of_choices(places)
        self._reports = {  # by the place of a sample in the record that of its report
            self._place_of(question.columns[1].name): self._place_of(question.columns[0].name)
            for question in survey.recorded_questions
            if question.samples > 1
        }
        self._sample = {
            kind: (name, places[name])
            for kind, name in named_sample(table.columns, mapping.sample).items()
        }
        self._refused: list[RowRefused] = list(table.refused)
        self._kept: list[tuple[int, tuple[str, ...]]] = []
        self._drawn: dict[str, list[str]] = {kind: [] for kind in self._sample}

    def _place_of(self, record: str) -> int:
        return [column.name for column in self._record.columns].index(record_of(record))

    def _of_choices(self, places: Mapping[str, int]) -> list[_OfChoices]:
        """Return the questions that are filled choice by choice."""
        found: dict[str, list[tuple[ColumnMapping, int]]] = {}
        for one in self._mapping.columns:
            if choice_of(one.record):
                found.setdefault(record_of(one.record), []).append((one, places[one.column]))
        return [
            _OfChoices(self._survey.question(record), self._place_of(record), tuple(columns))
            for record, columns in found.items()
        ]

    def run(self, progress: Progress) -> MappedTable:
        """Map every row."""
        total = len(self._table.rows)
        for done, (line, row) in enumerate(zip(self._table.lines, self._table.rows, strict=True)):
            if done % _ROUND == 0:
                progress(done, total)
            self._take(line, row)
        progress(total, total)
        filled = {record_of(one.record): place for one, _, _, place in self._columns}
        reports = {
            name: sum(bool(cells[place]) for _, cells in self._kept)
            for name, place in filled.items()
        }
        count, lines = len(self._kept), tuple(line for line, _ in self._kept)
        return MappedTable(
            table=self._table,
            records=tuple(cells for _, cells in handed_over(self._kept)),
            lines=lines,
            weights=self._weights(),
            strata=self._labels("stratum"),
            clusters=self._labels("cluster"),
            more=self._more(),
            refused=tuple(sorted(self._refused, key=lambda one: int(str(one.facts["line"])))),
            refused_rows=len({one.facts["line"] for one in self._refused}),
            reports=reports,
            unanswered={name: count - reported for name, reported in reports.items()},
        )

    def _take(self, line: int, row: Sequence[str]) -> None:
        cells = [""] * len(self._record.columns)
        ticked: dict[str, str] = {}
        wrong: list[RowRefused] = []
        for one, places, convert, at in self._columns:
            cell = joined_cell([row[place] for place in places])
            report = convert(cell)
            if report is None:
                wrong.append(self._refusal(line, one.column, cell, self._reason(one.record)))
            elif choice_of(one.record):
                ticked[one.record] = report
            else:
                cells[at] = report
        # who gave no report is in no sample, whatever the table says
        for sample_at, report_at in self._reports.items():
            if not cells[report_at]:
                cells[sample_at] = ""
        if not wrong:
            wrong += self._put_together(line, row, ticked, cells)
        drawn, odd = self._drawn_by(line, row)
        wrong += odd
        if not wrong:
            wrong += self._misfit(line, cells, row)
        if wrong:
            self._refused += wrong
            return
        self._kept.append((line, tuple(cells)))
        for kind, value in drawn.items():
            self._drawn[kind].append(value)

    def _put_together(
        self, line: int, row: Sequence[str], ticked: Mapping[str, str], cells: list[str]
    ) -> Iterator[RowRefused]:
        """Fill in the questions whose choices have a column each; yield what is wrong with them."""
        for one in self._choices:
            ticks = {choice_of(of.record): ticked[of.record] for of, _ in one.columns}
            report, reason = one.question.put_together(ticks), one.question.contradiction
            if report is None and reason is not None:
                wrong = [pair for pair in one.columns if not ticked[pair[0].record]] or one.columns
                yield self._refusal(line, wrong[0][0].column, row[wrong[0][1]], reason)
            else:
                cells[one.place] = report or ""

    def _reason(self, record: str) -> Message:
        return no_report(record, record_in_words(self._survey, record))

    def _drawn_by(self, line: int, row: Sequence[str]) -> tuple[dict[str, str], list[RowRefused]]:
        """Return the row's weight, stratum and cluster, and what is wrong with them."""
        found: dict[str, str] = {}
        wrong = []
        for kind, (name, place) in self._sample.items():
            cell, reason = sample_cell(self._mapping, kind, row[place])
            found[kind] = cell
            if reason:
                wrong.append(self._refusal(line, name, row[place], reason))
        return found, wrong

    def _misfit(self, line: int, cells: Sequence[str], row: Sequence[str]) -> list[RowRefused]:
        if not (self._record.sampled or self._record.group_limits):
            return []
        name = self._record.misfit(cells)
        if name is None:
            return []
        mapped = self._mapping.of(name)
        column = name if mapped is None else mapped.column
        value = "" if mapped is None else row[self._table.columns.index(column)]
        return [self._refusal(line, column, value, not_together())]

    def _refusal(self, line: int, column: str, value: str, reason: Message) -> RowRefused:
        return RowRefused(
            file=self._table.file, line=line, column=column, value=value, reason=reason
        )

    def _weights(self) -> NDArray[np.float64] | None:
        if "weight" not in self._sample:
            return None
        return np.array([float(value) for value in self._drawn["weight"]], dtype=np.float64)

    def _labels(self, kind: str) -> tuple[str, ...] | None:
        return tuple(self._drawn[kind]) if kind in self._sample else None

    def _more(self) -> MoreOfSample:
        named = self._mapping.sample
        numbers = {
            kind: np.array([float(one) for one in values], dtype=np.float64)
            for kind, values in self._drawn.items()
            if kind.startswith((REPLICATE, POPULATION))
        }
        replicates = [one for kind, one in numbers.items() if kind.startswith(REPLICATE)]
        return MoreOfSample(
            named.replicates or "",
            np.column_stack(replicates) if replicates else None,
            tuple(tuple(values) for kind, values in self._drawn.items() if kind.startswith(STAGE)),
            tuple(one for kind, one in numbers.items() if kind.startswith(POPULATION)),
        )


def sample_cell(mapping: TableMapping, kind: str, cell: str) -> tuple[str, Message | None]:
    """Return a row's weight, stratum or cluster as it is kept, and what is wrong with it."""
    if kind == "weight" or kind.startswith((REPLICATE, POPULATION)):
        text = with_point(cell, mapping.form.decimal or ".")
        wrong = wrong_size if kind.startswith(POPULATION) else wrong_weight
        return text or "", wrong(cell if text is None else text)
    if not cell or cell.casefold() in {word.casefold() for word in mapping.missing}:
        return cell, not_given("cluster" if kind.startswith(STAGE) else kind)
    return cell, None


def wrong_sample_cells(
    table: PlainTable, mapping: TableMapping, kind: str, column: str
) -> frozenset[str]:
    """Return the cells for which rows are left out: they tell no weight, stratum or cluster."""
    return frozenset(cell for cell in table.counts(column) if sample_cell(mapping, kind, cell)[1])


@dataclass(frozen=True, slots=True)
class ValueUse:
    """A value of a column: how many rows have it, its label in the file, and what is recorded for it.

    ``report`` None: it means nothing yet, and its rows are refused. Empty: no answer.
    """

    value: str
    count: int
    label: str
    report: str | None


def values_of(
    table: PlainTable, survey: Survey, mapping: TableMapping, record: str
) -> tuple[ValueUse, ...]:
    """Return the values of the column that fills ``record``, those without a meaning first, then by use."""
    return tuple(sorted(uses_of(table, survey, mapping, record), key=open_and_frequent))


def uses_of(
    table: PlainTable, survey: Survey, mapping: TableMapping, record: str
) -> Iterator[ValueUse]:
    """Yield the values of the column that fills ``record``, in the order in which they come first."""
    one = mapping.of(record)
    if one is None or not set(one.columns) <= set(table.columns):
        return
    convert = converter(survey, one, mapping)
    labels = table.labels.get(one.column, {})
    for value, count in _counts(table, one).items():
        yield ValueUse(value, count, labels.get(value, ""), convert(value))


def _counts(table: PlainTable, filled: ColumnMapping) -> Mapping[str, int]:
    """Return how often each value is, which several columns may tell together."""
    if not filled.also:
        return table.counts(filled.column)
    places = [table.columns.index(column) for column in filled.columns]
    return Counter(joined_cell([row[place] for place in places]) for row in table.rows)


def open_and_frequent(use: ValueUse) -> tuple[bool, int, str]:
    """Return what sorts values: those without a meaning first, then by how many rows have them."""
    return use.report is not None, -use.count, use.value
