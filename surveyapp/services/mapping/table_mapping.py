"""What another program's table means: the question of each column, the report of each of its values.

A mapping changes no data: it says for every cell which report it stands for, that it stands for no
answer, or nothing, and then the row is refused with the cell as the reason.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.designs.core.report_lattice import NumberReports
from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import listed
from surveyapp.services.mapping.choice_columns import choice_of, column_of, fillings, record_of
from surveyapp.storage.collection.coded_column import CodedColumn
from surveyapp.storage.files.csv_tables import RowRefused
from surveyapp.storage.project.sample_columns import MoreOfSample
from surveyapp.storage.tables.bulk_rows import many_rows
from surveyapp.storage.tables.delimited import with_point
from surveyapp.storage.tables.plain_table import MOST_STORED_ROWS, PlainTable, TableForm, too_large
from surveyapp.storage.tables.respondent_tables import (
    no_report,
    not_given,
    not_together,
    replicate_columns,
    wrong_size,
    wrong_weight,
)
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import SAMPLE, AskedQuestion, QuestionColumn, part_name
from surveyapp.survey.types.multiple_choice import MultipleChoice

NO_ANSWER_WORDS = ("NA", "N/A", "#N/A", "NaN", "NULL", "-", ".")
"""What programs write where nothing was answered, besides nothing; capitals do not matter."""

MOST_CODED_CELLS = 200_000_000
"""That are recorded; a number each is some 2 GB, with what they are sorted by."""
MOST_REFUSED = 250_000
"""Cells that are told one by one."""
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
    """The rows of a table as they are recorded."""

    table: PlainTable
    """Where they come from."""
    kept: NDArray[np.intp]
    """Places of the rows that are recorded, among the table's."""
    columns: tuple[CodedColumn, ...]
    """The columns of the survey's record, with the cells of these rows."""
    drawn: Mapping[str, CodedColumn]
    """What is known of how respondents were drawn, by its kind."""
    more: MoreOfSample
    """What else is known of that."""
    refused: tuple[RowRefused, ...]
    """Every cell for which a row was left out, also those refused while reading; of very many the first."""
    refused_rows: int
    """How many rows these were."""
    reports: Mapping[str, int]
    unanswered: Mapping[str, int]
    """By column of the record, how many rows have a report, or none."""

    @property
    def interviews(self) -> int:
        """How many rows are recorded."""
        return len(self.kept)

    @property
    def records(self) -> tuple[tuple[str, ...], ...]:
        """By row the cells of the survey's record."""
        return tuple(zip(*(column.cells().tolist() for column in self.columns), strict=True))

    @property
    def lines(self) -> tuple[int, ...]:
        """Where each row begins."""
        return tuple(self.table.lines[place] for place in self.kept.tolist())

    @property
    def weights(self) -> NDArray[np.float64] | None:
        """One a row; None where no column was named."""
        return self.drawn["weight"].numbers() if "weight" in self.drawn else None


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
    reason = too_large(len(table.rows), len(mapping.columns), MOST_CODED_CELLS, MOST_STORED_ROWS)
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
    return listed(column.values) if column.unlisted is None else question.record_in_words


def _converter(survey: Survey, filled: ColumnMapping, mapping: TableMapping) -> Convert:
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


def converted(
    survey: Survey, filled: ColumnMapping, mapping: TableMapping, cells: Sequence[str]
) -> list[str | None]:
    """Return what ``_converter`` makes of each of a column's different cells; there can be millions."""
    convert = _converter(survey, filled, mapping)
    question = question_of_record(survey, filled.record)
    known = column_of(question, filled.record).unlisted
    if not (question.is_number and isinstance(known, NumberReports)):
        return list(map(convert, cells))
    decimal = mapping.form.decimal or "."
    numbers = cells if decimal == "." else [with_point(cell, decimal) or "" for cell in cells]
    are_recorded = known.are_reports(numbers)  # as nearly all are written
    special = {*filled.values, *(word.casefold() for word in mapping.missing)}
    return [
        number if is_recorded and cell not in special else convert(cell)
        for cell, number, is_recorded in zip(cells, numbers, are_recorded, strict=True)
    ]


def _known(question: AskedQuestion, record: QuestionColumn, decimal: str) -> Convert:
    """Return what knows cells that are written as they are recorded, or as numbers are written."""
    is_number = question.is_number

    def known(cell: str) -> str | None:
        if is_number and record.name == question.id:
            cell = with_point(cell, decimal) or ""
            if cell and record.accepts(cell):  # a number without steps is not rounded then
                return cell
        if record.name == question.id:
            cell = question.recorded(cell)
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


@dataclass(frozen=True, slots=True, eq=False)
class _Wrong:
    """Rows that are refused for the cell in one column, and why."""

    rows: NDArray[np.intp]
    column: str
    cell: Callable[[int], str]
    reason: Message


class _Mapper:
    """One table while it is mapped, a column at a time: what is recorded for a cell is asked for once."""

    def __init__(self, table: PlainTable, survey: Survey, mapping: TableMapping) -> None:
        self._table, self._survey, self._mapping = table, survey, mapping
        self._record = survey.record
        self._names = [column.name for column in self._record.columns]
        self._cells = dict.fromkeys(self._names, CodedColumn.empty(len(table.rows)))
        self._ticked: dict[str, CodedColumn] = {}
        self._is_wrong = np.zeros(len(table.rows), dtype=np.bool_)
        self._wrong: list[_Wrong] = []

    def run(self, progress: Progress) -> MappedTable:
        """Map every row."""
        sample = named_sample(self._table.columns, self._mapping.sample)
        rows, steps = len(self._table.rows), len(self._mapping.columns) + len(sample) + 1
        for done, one in enumerate(self._mapping.columns):
            progress(rows * done // steps, rows)
            self._fill(one)
        self._empty_samples()
        self._put_together()
        drawn = {}
        for done, (kind, name) in enumerate(sample.items(), len(self._mapping.columns)):
            progress(rows * done // steps, rows)
            drawn[kind] = self._drawn(kind, name)
        self._find_misfits()
        progress(rows, rows)
        return self._mapped(drawn)

    def _mapped(self, drawn: Mapping[str, CodedColumn]) -> MappedTable:
        kept = np.flatnonzero(~self._is_wrong)
        columns = {name: column.of_rows(kept) for name, column in self._cells.items()}
        filled = [record_of(one.record) for one in self._mapping.columns]
        reports = {name: int(columns[name].where(bool).sum()) for name in filled}
        known = {one.facts["line"] for one in self._table.refused}
        return MappedTable(
            table=self._table,
            kept=kept,
            columns=tuple(columns[name] for name in self._names),
            drawn={kind: column.of_rows(kept) for kind, column in drawn.items()},
            more=self._more({kind: column.of_rows(kept) for kind, column in drawn.items()}),
            refused=self._refused(),
            refused_rows=len(known) + int(self._is_wrong.sum()),
            reports=reports,
            unanswered={name: len(kept) - reported for name, reported in reports.items()},
        )

    def _of_table(self, columns: Sequence[str]) -> CodedColumn:
        """Return the cells of one of the table's columns, or those of several, joined."""
        coded = [self._table.coded(column) for column in columns]
        return coded[0] if len(coded) == 1 else CodedColumn.joined(coded, joined_cell)

    def _fill(self, one: ColumnMapping) -> None:
        """Fill in what a column records, or one choice of it."""
        cells = self._of_table(one.columns)
        reports = converted(self._survey, one, self._mapping, cells.values)
        reason = no_report(one.record, record_in_words(self._survey, one.record))
        is_wrong = [report is None for report in reports]
        self._refuse(cells.rows_of(is_wrong), one.column, cells.cell, reason)
        filled = CodedColumn.of_codes([report or "" for report in reports], cells.codes)
        (self._ticked if choice_of(one.record) else self._cells)[one.record] = filled

    def _refuse(
        self,
        rows: NDArray[np.bool_],
        column: str,
        cell: Callable[[int], str],
        reason: Message,
    ) -> None:
        if rows.any():
            self._wrong.append(_Wrong(np.flatnonzero(rows), column, cell, reason))
            self._is_wrong |= rows

    def _empty_samples(self) -> None:
        """Who gave no report is in no sample, whatever the table says."""
        for question in self._survey.recorded_questions:
            if question.samples > 1:
                report, sample = (column.name for column in question.columns)
                has_none = self._cells[report].where(lambda cell: not cell)
                self._cells[sample] = self._cells[sample].without(has_none)

    def _put_together(self) -> None:
        """Fill in the questions whose choices have a column each."""
        was_wrong = self._is_wrong.copy()
        for record in dict.fromkeys(map(record_of, self._ticked)):
            of_choices = [one for one in self._mapping.columns if one.record in self._ticked]
            mapped = [one for one in of_choices if record_of(one.record) == record]
            question = self._survey.question(record)
            ids = [choice_of(one.record) for one in mapped]
            ticked = [self._ticked[one.record] for one in mapped]

            def report(
                cells: Sequence[str], question: AskedQuestion = question, ids: list[str] = ids
            ) -> str | None:
                return question.put_together(dict(zip(ids, cells, strict=True)))

            self._cells[record] = CodedColumn.joined(ticked, lambda cells: report(cells) or "")
            if question.contradiction is None:
                continue
            # the first choice that is not ticked, or the first of all
            places = CodedColumn.joined(
                ticked,
                lambda cells: "" if report(cells) is not None else str(_first_empty(cells)),
            )
            clashes = places.without(was_wrong)
            for place in sorted({*clashes.values} - {""}):
                column = mapped[int(place)].column
                rows = clashes.where(lambda one, place=place: one == place)  # type: ignore[misc]
                self._refuse(rows, column, self._table.coded(column).cell, question.contradiction)

    def _drawn(self, kind: str, name: str) -> CodedColumn:
        """Return the rows' weight, stratum or cluster; refuse what is none."""
        cells = self._table.coded(name)
        told = {cell: _sample_cell(self._mapping, kind, cell) for cell in cells.values}
        for reason in {str(why): why for _, why in told.values() if why is not None}.values():
            rows = cells.where(lambda cell, said=str(reason): str(told[cell][1]) == said)  # type: ignore[misc]
            self._refuse(rows, name, cells.cell, reason)
        return cells.changed(lambda cell: told[cell][0] if told[cell][1] is None else "0")

    def _find_misfits(self) -> None:
        """Refuse rows whose cells no interview records together."""
        record = self._record
        if not (record.sampled or record.group_limits):
            return
        sampled = {at for place, _ in record.sampled for at in (place, place + 1)}
        grouped = {place for places, _ in record.group_limits for place in places}
        places = sorted(sampled | grouped)
        cells = [
            self._cells[self._names[place]]
            if place in sampled
            else _any_filled(self._cells[self._names[place]])
            for place in places
        ]

        def misfit(found: Sequence[str]) -> str:
            known = dict(zip(places, found, strict=True))
            return record.misfit([known.get(at, "") for at in range(len(self._names))]) or ""

        named = CodedColumn.joined(cells, misfit).without(self._is_wrong)
        for name in sorted({*named.values} - {""}):
            mapped = self._mapping.of(name)
            rows = named.where(lambda one, name=name: one == name)  # type: ignore[misc]
            if mapped is None:
                self._refuse(rows, name, lambda _: "", not_together())
            else:
                of_column = self._table.coded(mapped.column)
                self._refuse(rows, mapped.column, of_column.cell, not_together())

    def _refused(self) -> tuple[RowRefused, ...]:
        """Return the cells for which rows were left out, by the lines of the file; the first of very many."""
        rows = np.concatenate([one.rows for one in self._wrong] or [np.empty(0, dtype=np.intp)])
        of = np.repeat(np.arange(len(self._wrong)), [len(one.rows) for one in self._wrong])
        first = np.argsort(rows, kind="stable")[:MOST_REFUSED]
        found = [
            RowRefused(
                file=self._table.file,
                line=self._table.lines[row],
                column=self._wrong[number].column,
                value=self._wrong[number].cell(row),
                reason=self._wrong[number].reason,
            )
            for row, number in zip(rows[first].tolist(), of[first].tolist(), strict=True)
        ]
        both = (*self._table.refused, *found)
        return tuple(sorted(both, key=lambda one: int(str(one.facts["line"]))))

    def _more(self, drawn: Mapping[str, CodedColumn]) -> MoreOfSample:
        numbers = {
            kind: column.numbers()
            for kind, column in drawn.items()
            if kind.startswith((REPLICATE, POPULATION))
        }
        replicates = [one for kind, one in numbers.items() if kind.startswith(REPLICATE)]
        return MoreOfSample(
            self._mapping.sample.replicates or "",
            np.column_stack(replicates) if replicates else None,
            tuple(
                tuple(column.cells().tolist())
                for kind, column in drawn.items()
                if kind.startswith(STAGE)
            ),
            tuple(one for kind, one in numbers.items() if kind.startswith(POPULATION)),
        )


def _any_filled(column: CodedColumn) -> CodedColumn:
    """Return a column with the same cell wherever one is filled."""
    filled = next((value for value in column.values if value), "")
    return column.changed(lambda cell: cell and filled)


def _first_empty(cells: Sequence[str]) -> int:
    return next((place for place, cell in enumerate(cells) if not cell), 0)


def _sample_cell(mapping: TableMapping, kind: str, cell: str) -> tuple[str, Message | None]:
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
    return frozenset(cell for cell in table.counts(column) if _sample_cell(mapping, kind, cell)[1])


@dataclass(frozen=True, slots=True)
class ValueUse:
    """A value of a column: how many rows have it, its label in the file, and what is recorded for it.

    ``report`` None: it means nothing yet, and its rows are refused. Empty: no answer.
    """

    value: str
    count: int
    label: str
    report: str | None


def open_uses(
    table: PlainTable, survey: Survey, mapping: TableMapping, record: str
) -> list[ValueUse]:
    """Return the values of the column that fills ``record`` which mean nothing, the frequent ones first."""
    return sorted(_uses(table, survey, mapping, record, only_open=True), key=open_and_frequent)


def uses_of(
    table: PlainTable, survey: Survey, mapping: TableMapping, record: str
) -> Iterator[ValueUse]:
    """Yield the values of the column that fills ``record``, in the order in which they come first."""
    return _uses(table, survey, mapping, record, only_open=False)


def _uses(
    table: PlainTable, survey: Survey, mapping: TableMapping, record: str, *, only_open: bool
) -> Iterator[ValueUse]:
    one = mapping.of(record)
    if one is None or not set(one.columns) <= set(table.columns):
        return
    labels = table.labels.get(one.column, {})
    counts = _counts(table, one)
    reports = converted(survey, one, mapping, list(counts))
    for (value, count), report in zip(counts.items(), reports, strict=True):
        if report is None or not only_open:
            yield ValueUse(value, count, labels.get(value, ""), report)


def _counts(table: PlainTable, filled: ColumnMapping) -> Mapping[str, int]:
    """Return how often each value is, which several columns may tell together."""
    if not filled.also:
        return table.counts(filled.column)
    joined = CodedColumn.joined([table.coded(one) for one in filled.columns], joined_cell)
    return dict(zip(joined.values, joined.counts().tolist(), strict=True))


def open_and_frequent(use: ValueUse) -> tuple[bool, int, str]:
    """Return what sorts values: those without a meaning first, then by how many rows have them."""
    return use.report is not None, -use.count, use.value
