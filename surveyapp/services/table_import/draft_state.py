"""What a draft comes to: its survey and mapping, what is wrong with each column, the rows left out."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message
from surveyapp.services.mapping.choice_columns import choice_of, record_of
from surveyapp.services.mapping.table_mapping import (
    ColumnMapping,
    MappingProblem,
    ValueUse,
    check_mapping,
    joined_cell,
    map_table,
    open_and_frequent,
    question_of_record,
    uses_of,
    wrong_sample_cells,
)
from surveyapp.services.table_import.draft import TableDraft, with_survey
from surveyapp.services.table_import.sample_uses import kinds_in
from surveyapp.storage.collection.coded_column import CodedColumn
from surveyapp.storage.tables.plain_table import PlainTable
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.checked_value import Mistake, SurveyMistakes

MOST_SHOWN = 500
"""Values of one column that are shown."""


@dataclass(frozen=True, slots=True)
class ColumnState:
    """What a column of the table comes to."""

    record: str = ""
    """What it fills; empty where it fills nothing."""
    mistakes: tuple[Mistake, ...] = ()
    """What is wrong with the question that it becomes."""
    open: int = 0
    rows: int = 0
    """How many values mean nothing yet, and how many rows have one of them."""
    first: tuple[ValueUse, ...] = ()
    """Values with what they mean, those that mean nothing first."""
    bad: frozenset[str] = frozenset()
    """The values for which rows are left out."""
    made_of: Any = field(default=None, repr=False, compare=False)


NOTHING = ColumnState()


@dataclass(frozen=True, slots=True)
class DraftState:
    """What a draft comes to."""

    draft: TableDraft
    """It, with the survey that its sound questions make."""
    columns: Mapping[str, ColumnState]
    """By column; those that are used for nothing have none."""
    problems: tuple[Mistake | Message, ...]
    """What is wrong besides single columns."""
    rows: int
    left_out: int
    """How many rows the file has, and how many of them would not be imported."""

    def of(self, column: str) -> ColumnState:
        """Return what a column comes to."""
        return self.columns.get(column, NOTHING)

    @property
    def wrong_columns(self) -> tuple[str, ...]:
        """The columns whose question cannot be asked like that."""
        return tuple(name for name, one in self.columns.items() if one.mistakes)

    @property
    def is_ready(self) -> bool:
        """Whether something can be imported."""
        return not self.problems and not self.wrong_columns and self.left_out < self.rows


def state_of(draft: TableDraft, before: DraftState | None = None) -> DraftState:
    """Return what a draft comes to.

    Parameters
    ----------
    draft
        the decisions so far.
    before
        what an earlier draft came to: what has not changed is not worked out again.
    """
    made, mistakes, problems = _sound(draft)
    columns = {name: ColumnState(mistakes=tuple(wrong)) for name, wrong in mistakes.items() if name}
    survey = made.survey
    if survey is not None:
        known = {} if before is None or before.draft.table is not draft.table else before.columns
        for one in made.mapping.columns:
            columns[one.column] = _filled(made, survey, one, known.get(one.column, NOTHING))
    for kind, name in kinds_in(made.table.columns, made.mapping.sample).items():
        if name in made.table.columns:
            bad = wrong_sample_cells(made.table, made.mapping, kind, name)
            old = columns.get(name, NOTHING)
            counts = made.table.counts(name)
            rows = sum(counts[cell] for cell in bad)
            columns[name] = replace(old, bad=old.bad | bad, rows=max(old.rows, rows))
    left_out = 0
    if survey is not None:
        try:
            check_mapping(made.table, survey, made.mapping)
            left_out = _left_out(made, survey, columns)
        except MappingProblem as problem:
            problems = (*problems, problem.message)
    rows = len(made.table.rows) + len({one.facts["line"] for one in made.table.refused})
    return DraftState(made, columns, problems, rows, left_out)


def _sound(
    draft: TableDraft,
) -> tuple[TableDraft, dict[str, list[Mistake]], tuple[Mistake | Message, ...]]:
    """Return the draft with the survey of the questions that are right, and what is wrong with the others."""
    wrong: dict[str, list[Mistake]] = {}
    plans = draft.plans
    while True:
        try:
            return with_survey(replace(draft, plans=plans)), wrong, ()
        except SurveyMistakes as problem:
            for one in problem.mistakes:
                wrong.setdefault(one.column, []).append(one)
            left = tuple(plan for plan in plans if plan.column not in wrong)
            if len(left) == len(plans):  # nothing that a single column could mend
                return draft, wrong, tuple(wrong.get("", ()))
            plans = left
        except UserProblem as problem:  # none is left
            return draft, wrong, () if wrong else (problem.message,)


def _filled(
    draft: TableDraft, survey: Survey, one: ColumnMapping, known: ColumnState
) -> ColumnState:
    """Return what the values of a column mean; worked out anew only where something is different."""
    table, mapping = draft.table, draft.mapping
    made_of = (question_of_record(survey, one.record), one, mapping.missing, mapping.form.decimal)
    if known.made_of == made_of:
        return known
    uses = list(uses_of(table, survey, mapping, one.record))
    bad = frozenset(use.value for use in uses if use.report is None)
    rows = sum(use.count for use in uses if use.report is None)
    first = tuple(heapq.nsmallest(MOST_SHOWN, uses, key=open_and_frequent))
    return ColumnState(one.record, (), len(bad), rows, first, bad, made_of)


def _left_out(draft: TableDraft, survey: Survey, columns: Mapping[str, ColumnState]) -> int:
    """Return for how many rows some cell means nothing; those refused while reading count too."""
    table, mapping = draft.table, draft.mapping
    together = [one.record for one in mapping.columns if choice_of(one.record)]
    may_clash = any(survey.question(record_of(one)).needs_all_parts for one in together)
    if survey.record.sampled or survey.record.group_limits or may_clash:
        return map_table(table, survey, mapping).refused_rows
    read = len({one.facts["line"] for one in table.refused})
    bad = {name: one.bad for name, one in columns.items() if one.bad}
    joined = {one.column: one.columns for one in mapping.columns if one.also}
    if len(bad) <= 1:
        return read + sum(columns[name].rows for name in bad)
    return read + _rows_with(
        table, [(joined.get(name, (name,)), cells) for name, cells in bad.items()]
    )


def _rows_with(table: PlainTable, bad: Iterable[tuple[tuple[str, ...], frozenset[str]]]) -> int:
    """Return how many rows have one of the cells in one of the columns."""
    found = np.zeros(len(table.rows), dtype=np.bool_)
    for names, cells in bad:
        coded = [table.coded(name) for name in names]
        column = coded[0] if len(coded) == 1 else CodedColumn.joined(coded, joined_cell)
        found |= column.where(cells.__contains__)
    return int(found.sum())
