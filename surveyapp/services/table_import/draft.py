"""A table on its way into a project: what each column is used for, decided step by step.

A draft is never changed: each decision returns another one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.messages.message import listed, printable
from surveyapp.services.surveys.draft import free_name
from surveyapp.services.table_import.choice_columns import (
    NONE,
    choice_of,
    filling_name,
    fillings,
    record_of,
)
from surveyapp.services.table_import.choice_guess import (
    beginning,
    columns_like,
    guessed_choices,
    question_name,
)
from surveyapp.services.table_import.mapping import (
    ColumnMapping,
    Meanings,
    TableMapping,
    ValueUse,
    meanings,
    meanings_of,
    record_in_words,
    sample_kinds,
    values_of,
)
from surveyapp.services.table_import.mapping_guess import guess_mapping, guess_values
from surveyapp.services.table_import.missing_codes import guessed_codes, with_missing
from surveyapp.services.table_import.survey_from_table import (
    QuestionPlan,
    mapping_of_plans,
    plan_of,
    plan_of_choices,
    plans_of,
    survey_of_plans,
    with_design,
    with_members,
)
from surveyapp.storage.tables.plain_table import PlainTable
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.yes_no import YesNo

IGNORED, QUESTION = "", "question"
SAMPLE_USES = ("weight", "stratum", "cluster")
NEW_CHOICES = filling_name("", "")
"""The use of a column that is a choice of a question which is made for it."""
_EXAMPLES = 3
MOST_SHOWN = 500
"""Values of one column that are shown."""
LONGEST_TOLD = 60
"""Characters of a value in a sentence on several."""


@dataclass(frozen=True, slots=True)
class TableDraft:
    """A table, and what it means so far.

    ``survey`` is the given one; None: one is made of the ``plans``, called ``name``. Then ``made`` is
    that survey with its mapping, once the plans are right. ``codes`` stand for no answer in every column
    that has them, as ``table`` states.
    """

    table: PlainTable
    survey: Survey | None
    mapping: TableMapping
    plans: tuple[QuestionPlan, ...] = ()
    name: str = ""
    codes: tuple[str, ...] = ()

    @property
    def is_new(self) -> bool:
        """Whether the survey is made of the table."""
        return bool(self.name)

    def use_of(self, column: str) -> str:
        """Return what a column is used for: a column of the record, a kind of sample, or nothing.

        Where the survey is new, ``QUESTION`` stands for its own, and ``choice_use`` for a choice of one.
        """
        for kind, name in sample_kinds(self.mapping.sample).items():
            if name == column:
                return kind
        if self.is_new:
            plan = self.plan(column)
            return IGNORED if plan is None else choice_use(plan) if plan.members else QUESTION
        return next((one.record for one in self.mapping.columns if one.column == column), IGNORED)

    def uses(self) -> dict[str, str]:
        """Return what each column is used for, all at once: there can be hundreds."""
        sample = {name: kind for kind, name in sample_kinds(self.mapping.sample).items() if name}
        if self.is_new:
            plans = self.plan_by_column().items()
            asked = {name: choice_use(one) if one.members else QUESTION for name, one in plans}
        else:
            asked = {one.column: one.record for one in reversed(self.mapping.columns)}
        uses = {**asked, **sample}
        return {name: uses.get(name, IGNORED) for name in self.table.columns}

    def plan_by_column(self) -> dict[str, QuestionPlan]:
        """Return the question of each column that becomes one, or is a choice of one."""
        return {column: plan for plan in self.plans for column in plan.columns}

    def plan(self, column: str) -> QuestionPlan | None:
        """Return the question that a column becomes, or is a choice of, if any."""
        return next((one for one in self.plans if column in one.columns), None)


def choice_use(plan: QuestionPlan) -> str:
    """Return the use of the columns that are choices of ``plan``."""
    return filling_name(plan.id, "")


def begin_draft(
    read: PlainTable, survey: Survey | None, name: str = "", codes: tuple[str, ...] | None = None
) -> TableDraft:
    """Return a first draft: guessed from names and values; without ``survey`` one called ``name`` is made.

    ``codes`` are no answers, whatever the table declares; None: they are guessed too.
    """
    known = guessed_codes(read) if codes is None else codes
    table = with_missing(read, known)
    if survey is not None:
        return TableDraft(table, survey, guess_mapping(table, survey), codes=known)
    nothing = TableMapping("", 1, (), form=table.form)
    together = tuple(_plans_of_choices(table))
    taken = {column for plan in together for column in plan.columns}
    names = {plan.id.casefold() for plan in together}
    others = plans_of(table, [one for one in table.columns if one not in taken], names)
    plans = _in_order(table, (*together, *others))
    return TableDraft(table, None, nothing, plans, name, known)


def _plans_of_choices(table: PlainTable) -> Iterator[QuestionPlan]:
    """Yield the questions that seem to have a column a choice."""
    taken: set[str] = set()
    for begin, columns in guessed_choices(table):
        plan = plan_of_choices(table, question_name(begin), columns)
        named = replace(plan, id=free_name(plan.id, taken))
        taken.add(named.id.casefold())
        yield named


def with_use(draft: TableDraft, column: str, use: str) -> TableDraft:
    """Return the draft with a column used for something else; whatever was used for it before is free."""
    if use == draft.use_of(column):
        return draft
    freed = _freed(draft, column, use)
    if use in SAMPLE_USES:
        sample = replace(freed.mapping.sample, **{use: column})
        return replace(freed, mapping=replace(freed.mapping, sample=sample))
    if use == IGNORED:
        return freed
    if draft.is_new:
        return _with_question(freed, column, use)
    assert draft.survey is not None  # noqa: S101 - else the draft is_new
    mapped = guess_values(draft.table, draft.survey, ColumnMapping(use, column))
    return _with_columns(freed, (*freed.mapping.columns, mapped))


def _with_question(draft: TableDraft, column: str, use: str) -> TableDraft:
    """Return the draft of a new survey with a free column as a question, or as a choice of one."""
    if use == NEW_CHOICES:
        return _with_new_choices(draft, column)
    joined = next((one for one in draft.plans if one.members and choice_use(one) == use), None)
    if joined is not None:
        return with_plan(draft, with_members(joined, draft.table, (*joined.columns, column)))
    plan = _any_plan(draft, column)
    return draft if plan is None else _with_plans(draft, (*draft.plans, plan))


def _with_new_choices(draft: TableDraft, column: str) -> TableDraft:
    """Return the draft with a multiple choice of this column and of those that are like it."""
    begin = beginning(column)
    free = may_be_choices(draft)
    like = columns_like(draft.table, begin, free)
    columns = sorted({column, *like}, key=draft.table.columns.index)
    plans = tuple(one for one in draft.plans if one.members or one.column not in columns)
    plan = plan_of_choices(draft.table, question_name(begin) or column, columns)
    named = replace(plan, id=free_name(plan.id, {one.id.casefold() for one in plans}))
    return _with_plans(draft, (*plans, named))


def may_be_choices(draft: TableDraft) -> list[str]:
    """Return the columns that are used for nothing, or for a question with yes and no, of its own."""
    plans = draft.plan_by_column()
    free = [name for name, use in draft.uses().items() if use in {IGNORED, QUESTION}]
    return [name for name in free if name not in plans or plans[name].kind == YesNo.type_name]


def without_choices(draft: TableDraft, column: str) -> TableDraft:
    """Return the draft with a question for each column of the multiple choice that has ``column``."""
    plan = draft.plan(column)
    for one in () if plan is None else plan.columns:
        draft = with_use(draft, one, QUESTION)
    return draft


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
    plans = tuple(_without(draft, column))
    mapping = replace(draft.mapping, columns=columns, sample=sample)
    survey = None if draft.is_new else draft.survey
    return replace(draft, mapping=mapping, plans=plans, survey=survey)


def _without(draft: TableDraft, column: str) -> Iterator[QuestionPlan]:
    """Yield the plans without that of a column, or without the choice that it is."""
    for plan in draft.plans:
        left = [one for one in plan.columns if one != column]
        if len(left) == len(plan.columns):
            yield plan
        elif left:
            yield with_members(plan, draft.table, left)


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


def _with_plans(draft: TableDraft, plans: tuple[QuestionPlan, ...]) -> TableDraft:
    return replace(draft, plans=_in_order(draft.table, plans), survey=None)


def _in_order(table: PlainTable, plans: tuple[QuestionPlan, ...]) -> tuple[QuestionPlan, ...]:
    places = {name: place for place, name in enumerate(table.columns)}
    return tuple(sorted(plans, key=lambda one: places[one.column]))


def _with_columns(draft: TableDraft, columns: tuple[ColumnMapping, ...]) -> TableDraft:
    return replace(draft, mapping=replace(draft.mapping, columns=columns))


def with_kind(draft: TableDraft, column: str, kind: str) -> TableDraft:
    """Return the draft with another type of question made of a column; its design is direct then."""
    others = {one.id.casefold() for one in draft.plans if one.column != column}
    made = plan_of(draft.table, column, others, kind)
    return draft if made is None else with_plan(draft, made)


def with_plan(draft: TableDraft, plan: QuestionPlan) -> TableDraft:
    """Return the draft with ``plan`` in the place of its column's."""
    are_own = {*plan.columns}
    others = (one for one in draft.plans if are_own.isdisjoint(one.columns))
    return _with_plans(draft, (*others, plan))


def with_column_design(draft: TableDraft, column: str, design: Mapping[str, Any]) -> TableDraft:
    """Return the draft with another design of a column's question, as survey files state it."""
    plan = draft.plan(column)
    return draft if plan is None else with_plan(draft, with_design(plan, design))


def with_survey(draft: TableDraft) -> TableDraft:
    """Return the draft with the survey that its plans make, and the values guessed again where it is another.

    Raises
    ------
    UserProblem
        if there are no plans.
    SurveyMistakes
        if a plan cannot be used.
    """
    if not draft.is_new or draft.survey is not None:
        return draft
    survey = survey_of_plans(draft.plans, file=draft.table.file, name=draft.name)
    mapping = mapping_of_plans(draft.plans, survey, draft.table, draft.mapping.sample)
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


def example_values(table: PlainTable, column: str) -> str:
    """Return a few different values of a column with what they mean, for people to know it again."""
    labels = table.labels.get(column, {})
    found = table.first_values(column, _EXAMPLES + 1)
    texts = [f"{value} ({labels[value]})" if value in labels else value for value in found]
    shown = ", ".join(texts[:_EXAMPLES])
    return f"{shown}, …" if len(found) > _EXAMPLES else shown


def names_like_answers(table: PlainTable) -> bool:
    """Return whether the line that names the columns looks like a respondent's: its names are answers too."""
    if not table.form.header:
        return False
    names = {one: re.sub(r" \(\d+\)$", "", one) for one in table.columns}  # of those met before
    found_in_cells = [one for one, name in names.items() if name in table.counts(one)]
    numbers = [one for one, name in names.items() if re.fullmatch(r"-?\d+(?:[.,]\d+)?", name)]
    return 2 * len(found_in_cells) >= len(names) or (
        bool(found_in_cells) and len({*found_in_cells, *numbers}) == len(names)
    )


def all_meanings(draft: TableDraft) -> dict[str, Meanings]:
    """Return what is shown of the values of each column that is used, by what it fills."""
    table, survey, mapping = draft.table, draft.survey, draft.mapping
    if survey is None:
        return {}
    records = [one.record for one in mapping.columns]
    return {name: meanings(table, survey, mapping, name, MOST_SHOWN) for name in records}


def meanings_now(draft: TableDraft, record: str, shown: Sequence[ValueUse]) -> Meanings:
    """Return what these values of the column that fills ``record`` mean now."""
    if draft.survey is None:
        return Meanings(0, ())
    return meanings_of(draft.table, draft.survey, draft.mapping, record, shown)


def unfilled(survey: Survey, mapping: TableMapping) -> tuple[str, ...]:
    """Return the columns of the record that nothing fills; of one filled by choices, these choices.

    Where all others were not chosen ``NONE`` was; it needs no column.
    """
    filled = {one.record for one in mapping.columns}
    by_choice = {record_of(name) for name in filled if choice_of(name)}
    return tuple(
        name
        for name in fillings(survey)
        if name not in filled
        and choice_of(name) != NONE
        and bool(choice_of(name)) == (record_of(name) in by_choice)
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
            means = record_in_words(survey, one.record)
            yield (
                f"{one.record}: {values} in column {column} means nothing yet (rows: {rows}); "
                f"{one.record} records {means}"
            )
