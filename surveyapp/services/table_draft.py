"""A table on its way into a project: what each column is used for, decided step by step.

A draft is never changed: each decision returns another one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from surveyapp.designs.phrases import listed
from surveyapp.errors import printable
from surveyapp.services.choice_columns import choice_of, fillings, record_of
from surveyapp.services.mapping_guess import guess_mapping, guess_values
from surveyapp.services.table_mapping import (
    ColumnMapping,
    TableMapping,
    ValueUse,
    recorded,
    sample_kinds,
    values_of,
)
from surveyapp.services.table_survey import (
    QuestionPlan,
    mapping_of,
    plan_of,
    plans_of,
    survey_of,
)
from surveyapp.storage.plain_table import PlainTable
from surveyapp.storage.respondents import SampleColumns
from surveyapp.survey.survey import Survey

IGNORED, QUESTION = "", "question"
SAMPLE_USES = ("weight", "stratum", "cluster")
_EXAMPLES = 3
LONGEST_TOLD = 60
"""Characters of a value in a sentence on several."""


@dataclass(frozen=True, slots=True)
class TableDraft:
    """A table, and what it means so far.

    ``survey`` is the given one; None: one is made of the ``plans``, called ``name``. Then ``made`` is
    that survey with its mapping, once the plans are right.
    """

    table: PlainTable
    survey: Survey | None
    mapping: TableMapping
    plans: tuple[QuestionPlan, ...] = ()
    name: str = ""

    @property
    def is_new(self) -> bool:
        """Whether the survey is made of the table."""
        return bool(self.name)

    def use_of(self, column: str) -> str:
        """Return what a column is used for: a column of the record, a kind of sample, or nothing.

        Where the survey is new, ``QUESTION`` stands for its own.
        """
        for kind, name in sample_kinds(self.mapping.sample).items():
            if name == column:
                return kind
        if self.is_new:
            return QUESTION if self.plan(column) else IGNORED
        return next((one.record for one in self.mapping.columns if one.column == column), IGNORED)

    def plan(self, column: str) -> QuestionPlan | None:
        """Return the question that a column becomes, if any."""
        return next((one for one in self.plans if one.column == column), None)


def begin(table: PlainTable, survey: Survey | None, name: str = "") -> TableDraft:
    """Return a first draft: guessed from names and values; without ``survey`` one called ``name`` is made."""
    if survey is not None:
        return TableDraft(table, survey, guess_mapping(table, survey))
    nothing = TableMapping("", 1, (), form=table.form)
    return TableDraft(table, None, nothing, plans_of(table), name)


def with_use(draft: TableDraft, column: str, use: str) -> TableDraft:
    """Return the draft with a column used for something else; whatever was used for it before is free."""
    freed = _freed(draft, column, use)
    if use in SAMPLE_USES:
        sample = replace(freed.mapping.sample, **{use: column})
        return replace(freed, mapping=replace(freed.mapping, sample=sample))
    if use == IGNORED:
        return freed
    if draft.is_new:
        plan = draft.plan(column) or _any_plan(freed, column)
        plans = (*freed.plans, *((plan,) if plan is not None else ()))
        return replace(freed, plans=_in_order(freed.table, plans), survey=None)
    assert draft.survey is not None  # noqa: S101 - else the draft is_new
    mapped = guess_values(draft.table, draft.survey, ColumnMapping(use, column))
    return _with_columns(freed, (*freed.mapping.columns, mapped))


def _freed(draft: TableDraft, column: str, use: str) -> TableDraft:
    """Return the draft in which the column has no use, and the use no column."""
    kinds = sample_kinds(draft.mapping.sample)
    sample = SampleColumns(
        **{k: None if name == column or k == use else name for k, name in kinds.items()}
    )
    columns = tuple(
        one
        for one in draft.mapping.columns
        if one.column != column and one.record != use and not _is_other_way(one.record, use)
    )
    plans = tuple(one for one in draft.plans if one.column != column)
    mapping = replace(draft.mapping, columns=columns, sample=sample)
    survey = None if draft.is_new else draft.survey
    return replace(draft, mapping=mapping, plans=plans, survey=survey)


def _is_other_way(filled: str, use: str) -> bool:
    """Return whether one fills a question as a whole and the other one choice of it."""
    is_same = record_of(filled) == record_of(use)
    return is_same and bool(choice_of(filled)) != bool(choice_of(use))


def _any_plan(draft: TableDraft, column: str) -> QuestionPlan | None:
    """Return the question that a column looks like, a single choice where it looks like none."""
    taken = {one.id.casefold() for one in draft.plans}
    return plan_of(draft.table, column, taken) or plan_of(
        draft.table, column, taken, "single_choice"
    )


def _in_order(table: PlainTable, plans: tuple[QuestionPlan, ...]) -> tuple[QuestionPlan, ...]:
    return tuple(sorted(plans, key=lambda one: table.columns.index(one.column)))


def _with_columns(draft: TableDraft, columns: tuple[ColumnMapping, ...]) -> TableDraft:
    return replace(draft, mapping=replace(draft.mapping, columns=columns))


def with_kind(draft: TableDraft, column: str, kind: str) -> TableDraft:
    """Return the draft with another type of question made of a column; its design is direct then."""
    others = {one.id.casefold() for one in draft.plans if one.column != column}
    made = plan_of(draft.table, column, others, kind)
    return draft if made is None else with_plan(draft, made)


def with_plan(draft: TableDraft, plan: QuestionPlan) -> TableDraft:
    """Return the draft with ``plan`` in the place of its column's."""
    plans = tuple(plan if one.column == plan.column else one for one in draft.plans)
    return replace(draft, plans=plans, survey=None)


def with_design(draft: TableDraft, column: str, design: Mapping[str, Any]) -> TableDraft:
    """Return the draft with another design of a column's question, as survey files state it."""
    plan = draft.plan(column)
    return draft if plan is None else with_plan(draft, replace(plan, design=dict(design)))


def with_survey(draft: TableDraft) -> TableDraft:
    """Return the draft with the survey that its plans make, and the values guessed anew where it is another.

    Raises:
        NoQuestions: if there are no plans.
        SurveyMistakes: if a plan cannot be used.
    """
    if not draft.is_new or draft.survey is not None:
        return draft
    survey = survey_of(draft.plans, file=draft.table.file, name=draft.name)
    mapping = mapping_of(draft.plans, survey, draft.table, draft.mapping.sample)
    return replace(draft, survey=survey, mapping=replace(mapping, missing=draft.mapping.missing))


def with_value(draft: TableDraft, record: str, value: str, report: str | None) -> TableDraft:
    """Return the draft with another report for a value; None: its rows are refused."""
    columns = tuple(
        one if one.record != record else replace(one, values=_changed(one.values, value, report))
        for one in draft.mapping.columns
    )
    return _with_columns(draft, columns)


def _changed(values: Mapping[str, str], value: str, report: str | None) -> dict[str, str]:
    rest = {key: given for key, given in values.items() if key != value}
    return rest if report is None else {**rest, value: report}


def examples(table: PlainTable, column: str) -> str:
    """Return a few different values of a column, for people to know it again."""
    found: dict[str, None] = {}
    place = table.columns.index(column)
    for row in table.rows:
        if row[place]:
            found.setdefault(row[place])
        if len(found) > _EXAMPLES:
            break
    shown = ", ".join(list(found)[:_EXAMPLES])
    return f"{shown}, …" if len(found) > _EXAMPLES else shown


def uses_of(draft: TableDraft, record: str) -> tuple[ValueUse, ...]:
    """Return the values of the column that fills ``record``."""
    if draft.survey is None:
        return ()
    return values_of(draft.table, draft.survey, draft.mapping, record)


def unfilled(survey: Survey, mapping: TableMapping) -> tuple[str, ...]:
    """Return the columns of the record that nothing fills; of one filled by choices, these choices."""
    filled = {one.record for one in mapping.columns}
    by_choice = {record_of(name) for name in filled if choice_of(name)}
    return tuple(
        name
        for name in fillings(survey)
        if name not in filled and bool(choice_of(name)) == (record_of(name) in by_choice)
    )


def open_values(table: PlainTable, survey: Survey, mapping: TableMapping) -> Iterator[str]:
    """Yield a sentence on each column with values that mean nothing yet."""
    for one in mapping.columns:
        open_ones = [
            use for use in values_of(table, survey, mapping, one.record) if use.report is None
        ]
        if open_ones:
            values = listed([f"“{printable(use.value, LONGEST_TOLD)}”" for use in open_ones])
            rows = sum(use.count for use in open_ones)
            column = printable(one.column, LONGEST_TOLD)
            means = recorded(survey, one.record)
            yield (
                f"{one.record}: {values} in column {column} means nothing yet (rows: {rows}); "
                f"{one.record} records {means}"
            )
