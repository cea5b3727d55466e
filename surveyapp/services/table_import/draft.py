"""A table on its way into a project: what each column is used for, decided step by step.

A draft is never changed: each decision returns another one. Nothing that a person decided is ever thrown
away: what a column was before is remembered, and comes back with the use, the type or the design that it
belonged to.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.core.parameters import ParameterProblems
from surveyapp.messages.message import printable
from surveyapp.messages.notice import listed
from surveyapp.services.mapping.choice_columns import choice_of, column_of, fillings, record_of
from surveyapp.services.mapping.guess import guess_mapping, guess_values
from surveyapp.services.mapping.table_mapping import (
    ColumnMapping,
    TableMapping,
    open_uses,
    question_of_record,
    record_in_words,
)
from surveyapp.services.surveys.draft import free_name
from surveyapp.services.table_import.choice_guess import (
    beginning,
    columns_like,
    guessed_choices,
    question_name,
    said_together,
)
from surveyapp.services.table_import.known_names import (
    are_days,
    is_free_text,
    known_design,
    known_sample,
)
from surveyapp.services.table_import.missing_codes import guessed_codes, with_missing
from surveyapp.services.table_import.sample_uses import (
    columns_of_use,
    is_sample_use,
    sample_uses,
    with_sample_use,
    without_column,
)
from surveyapp.services.table_import.survey_from_table import (
    QuestionPlan,
    answer_counts,
    mapping_of_plans,
    plain_kind,
    plan_of,
    plan_of_choices,
    plans_of,
    survey_of_plans,
    with_design,
    with_members,
)
from surveyapp.storage.tables.plain_table import PlainTable
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import part_name
from surveyapp.survey.types.date import Date
from surveyapp.survey.types.multiple_choice import NONE
from surveyapp.survey.types.number import Number
from surveyapp.survey.types.registry import designs_of
from surveyapp.survey.types.single_choice import SingleChoice
from surveyapp.survey.types.text import FreeText
from surveyapp.survey.types.yes_no import YesNo

IGNORED, QUESTION = "", "question"
NEW_CHOICES = part_name("", "")
"""The use of a column that is a choice of a question which is made for it."""
LEFT_OUT = "(left out)"
"""What a value is recorded as whose rows are left out: no question has such a report."""
LONGEST_TOLD = 60
"""Characters of a value in a sentence on several."""
USE, KIND, DESIGN, NAME, TEXT, LABELS, VALUES = (
    *("use", "kind", "design"),
    *("id", "text", "choices", "values"),
)
"""What a person can decide of a column besides the numbers of its type; until then it is a guess."""

Said = Mapping[str, Mapping[str, tuple[str | None, ...]]]
"""By column and value what a person said it is recorded as; of several designs the last first."""


@dataclass(frozen=True, slots=True)
class TableDraft:
    """A table, and what it means so far."""

    table: PlainTable
    """As it was read, with ``codes`` declared to be no answers."""
    survey: Survey | None
    """The given one; None: one is made of the ``plans``, called ``name``. Then it is that survey with its
    mapping, once ``with_survey`` made it."""
    mapping: TableMapping
    """What the columns mean."""
    plans: tuple[QuestionPlan, ...] = ()
    """The questions of a survey that is made."""
    name: str = ""
    """Of that survey; empty where it is given."""
    codes: tuple[str, ...] = ()
    """Values that are no answer, in each column that has them."""
    decided: frozenset[tuple[str, str]] = frozenset()
    """What a person decided, as pairs of a column and a fact such as ``USE``; the rest is guessed."""
    remembered: Mapping[tuple[str, ...], QuestionPlan] = field(default_factory=dict)
    """Questions that columns were, by column, and by column with type and design."""
    said: Said = field(default_factory=dict)
    """What people said that values are recorded as."""

    @property
    def is_new(self) -> bool:
        """Whether the survey is made of the table."""
        return bool(self.name)

    def use_of(self, column: str) -> str:
        """Return what a column is used for: a column of the record, a kind of sample, or nothing.

        Where the survey is new, ``QUESTION`` stands for its own, and ``choice_use`` for a choice of one.
        """
        sample = sample_uses(self.table.columns, self.mapping.sample)
        if column in sample:
            return sample[column]
        if self.is_new:
            plan = self.plan(column)
            return IGNORED if plan is None else choice_use(plan) if plan.members else QUESTION
        return next((one.record for one in self.mapping.columns if one.column == column), IGNORED)

    def uses(self) -> dict[str, str]:
        """Return what each column is used for, all at once: there can be hundreds."""
        sample = sample_uses(self.table.columns, self.mapping.sample)
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

    def is_guess(self, column: str, fact: str) -> bool:
        """Return whether nobody has decided that fact of a column yet."""
        return (column, fact) not in self.decided


def choice_use(plan: QuestionPlan) -> str:
    """Return the use of the columns that are choices of ``plan``."""
    return part_name(plan.id, "")


def begin_draft(
    read: PlainTable, survey: Survey | None, name: str = "", codes: tuple[str, ...] | None = None
) -> TableDraft:
    """Return a first draft: guessed from names and values; without ``survey`` one called ``name`` is made.

    ``codes`` are no answers, whatever the table declares; None: they are guessed too.
    """
    known = guessed_codes(read) if codes is None else codes
    table = with_missing(read, known)
    sample = known_sample(table)
    if survey is not None:
        mapping = guess_mapping(table, survey)
        free = {*table.columns} - {column for one in mapping.columns for column in one.columns}
        found = {kind: one for kind, one in sample.items() if one in free}
        mapping = replace(mapping, sample=_sample_columns(found))
        return TableDraft(table, survey, mapping, codes=known)
    nothing = TableMapping("", 1, (), form=table.form, sample=_sample_columns(sample))
    together = tuple(_plans_of_choices(table, {*sample.values()}))
    taken = {*sample.values(), *(column for plan in together for column in plan.columns)}
    taken |= {one for plan in together if (one := said_together(table, plan.id, plan.columns))}
    names = {plan.id.casefold() for plan in together}
    kinds = {one: known_kind(table, one) for one in table.columns if one not in taken}
    asked = [one for one, kind in kinds.items() if kind != FreeText.type_name]
    days = {one: kind for one in asked if (kind := kinds[one]) is not None}
    others = (_with_known_design(table, one) for one in plans_of(table, asked, names, days))
    plans = _in_order(table, (*together, *others))
    return TableDraft(table, None, nothing, plans, name, known)


def known_kind(table: PlainTable, column: str) -> str | None:
    """Return the type of a question that is recorded as a text; None where a column is no such question.

    Parameters
    ----------
    table
        with the column.
    column
        its name.
    """
    counts = answer_counts(table, column)
    if column not in table.labels and is_free_text(column, counts):
        return FreeText.type_name
    return Date.type_name if are_days(counts) else None


def _with_known_design(table: PlainTable, plan: QuestionPlan) -> QuestionPlan:
    """Return the plan with the design that its values or its name tell; its parameters nobody can guess."""
    labels = table.labels.get(plan.column, {})
    design = known_design(plan.column, answer_counts(table, plan.column), labels)
    if design is None:
        return plan
    made = plan_of(table, plan.column, set(), YesNo.type_name) or plan
    return with_design(replace(made, id=plan.id), {"name": design})


def _plans_of_choices(table: PlainTable, others: set[str]) -> Iterator[QuestionPlan]:
    """Yield the questions that seem to have a column a choice."""
    taken: set[str] = set()
    for begin, columns in guessed_choices(table):
        if not others.isdisjoint(columns):
            continue
        plan = plan_of_choices(table, question_name(begin), columns)
        named = replace(plan, id=free_name(plan.id, taken))
        taken.add(named.id.casefold())
        yield named


def carried(begun: TableDraft, before: TableDraft) -> TableDraft:
    """Return a new draft with all that was decided in another: of the file read otherwise, or its survey.

    Parameters
    ----------
    begun
        as it was guessed.
    before
        the draft of the same columns, or of some of them.
    """
    columns = {*begun.table.columns}
    draft = replace(
        begun,
        remembered={**before.remembered, **begun.remembered},
        said={**before.said, **begun.said},
    )
    was = before.uses()

    def stages_in_order(column: str) -> str:
        return was[column] if is_sample_use(was[column]) else ""

    for column in sorted(
        (one for one in before.table.columns if one in columns), key=stages_in_order
    ):
        facts = {fact for name, fact in before.decided if name == column}
        if USE in facts and (begun.is_new == before.is_new or is_sample_use(was[column])):
            draft = with_use(draft, column, was[column])
        plan, made = before.plan(column), draft.plan(column)
        if facts - {USE, VALUES} and plan is not None and made is not None:
            draft = with_plan(draft, _with_facts(made, plan, facts), *facts)
    return _with_said(replace(draft, decided=draft.decided | before.decided))


def in_its_columns(before: TableDraft, table: PlainTable) -> TableDraft:
    """Return a draft under the names that its columns have in the same file, read in other letters.

    Parameters
    ----------
    before
        the draft.
    table
        as it was read now; where its columns may be others, the draft stays as it is.
    """
    was, now = before.table, table.form
    places = ("sheet", "delimiter")  # what decides which column is where
    is_same = was.sha256 == table.sha256 and all(
        getattr(was.form, one) == getattr(now, one) for one in places
    )
    if not is_same or was.columns == table.columns or len(was.columns) != len(table.columns):
        return before
    names = dict(zip(was.columns, table.columns, strict=True))

    def now_called(*columns: str) -> tuple[str, ...]:
        return tuple(names.get(one, one) for one in columns)

    def filled(one: ColumnMapping) -> ColumnMapping:
        return replace(one, column=names.get(one.column, one.column), also=now_called(*one.also))

    of, mapping = before.mapping.sample, before.mapping
    sample = replace(
        of,
        weight=of.weight and names.get(of.weight),
        stratum=of.stratum and names.get(of.stratum),
        cluster=of.cluster and names.get(of.cluster),
        stages=now_called(*of.stages),
        populations=now_called(*of.populations),
    )
    return replace(
        before,
        table=replace(was, columns=table.columns),
        mapping=replace(mapping, columns=tuple(map(filled, mapping.columns)), sample=sample),
        plans=tuple(_renamed(one, names) for one in before.plans),
        decided=frozenset((names.get(column, column), fact) for column, fact in before.decided),
        remembered={
            (*now_called(column), *rest): _renamed(plan, names)
            for (column, *rest), plan in before.remembered.items()
        },
        said={names.get(column, column): said for column, said in before.said.items()},
    )


def _renamed(plan: QuestionPlan, names: Mapping[str, str]) -> QuestionPlan:
    members = tuple((choice, names.get(column, column)) for choice, column in plan.members)
    return replace(plan, column=names.get(plan.column, plan.column), members=members)


def _with_facts(made: QuestionPlan, plan: QuestionPlan, facts: set[str]) -> QuestionPlan:
    """Return the plan of a column with what was decided of another of its plans."""
    if {KIND, DESIGN} & facts and not made.members:
        texts = {one: getattr(made, one) for one in (NAME, TEXT) if one not in facts}
        return replace(plan, **texts)
    kept = facts - {USE, VALUES, KIND, DESIGN}
    return replace(made, **{fact: getattr(plan, fact) for fact in kept})


def _sample_columns(kinds: Mapping[str, Any]) -> SampleColumns:
    return SampleColumns(**kinds)


def with_use(draft: TableDraft, column: str, use: str) -> TableDraft:
    """Return the draft with a column used for something else; whatever was used for it before is free."""
    if use == draft.use_of(column):
        return _decided(draft, column, USE)
    freed = draft
    for one in columns_of_use(draft.table.columns, column, use):
        freed = _decided(_freed(_remembering(freed, one), one, use), one, USE)
    if is_sample_use(use):
        sample = with_sample_use(freed.mapping.sample, column, use)
        return replace(freed, mapping=replace(freed.mapping, sample=sample))
    if use == IGNORED:
        return freed
    if freed.is_new:
        return _with_question(freed, column, use)
    assert freed.survey is not None  # noqa: S101 - else the draft is_new
    mapped = guess_values(freed.table, freed.survey, ColumnMapping(use, column))
    return _with_said(_with_columns(freed, (*freed.mapping.columns, mapped)))


def _decided(draft: TableDraft, column: str, *facts: str) -> TableDraft:
    return replace(draft, decided=draft.decided | {(column, fact) for fact in facts})


def _remembering(draft: TableDraft, column: str) -> TableDraft:
    """Return the draft that knows what the column was, whatever it becomes."""
    plan = draft.plan(column)
    if plan is None:
        return draft
    keys: tuple[tuple[str, ...], ...] = (
        (column,),
        (column, plan.kind),
        (column, plan.kind, plan.design["name"]),
    )
    if plan.members:
        keys = ((column, NEW_CHOICES),)
    return replace(draft, remembered={**draft.remembered, **dict.fromkeys(keys, plan)})


def _with_question(draft: TableDraft, column: str, use: str) -> TableDraft:
    """Return the draft of a new survey with a free column as a question, or as a choice of one."""
    if use == NEW_CHOICES:
        return _with_new_choices(draft, column)
    joined = next((one for one in draft.plans if one.members and choice_use(one) == use), None)
    if joined is not None:
        return _replaced(draft, with_members(joined, draft.table, (*joined.columns, column)))
    plan = _any_plan(draft, column)
    return draft if plan is None else _with_plans(draft, (*draft.plans, plan))


def _with_new_choices(draft: TableDraft, column: str) -> TableDraft:
    """Return the draft with a multiple choice of this column and of those that are like it."""
    begin = beginning(column)
    free = may_be_choices(draft)
    like = columns_like(draft.table, begin, free)
    columns = sorted({column, *like}, key=draft.table.columns.index)
    for one in columns:
        draft = _remembering(draft, one)
    plans = tuple(one for one in draft.plans if one.members or one.column not in columns)
    plan = plan_of_choices(draft.table, question_name(begin) or column, columns)
    was = draft.remembered.get((column, NEW_CHOICES))
    if was is not None:
        plan = replace(plan, id=was.id, text=was.text, design=was.design)
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
    for one in () if plan is None or not plan.members else plan.columns:
        draft = with_use(draft, one, QUESTION)
    return draft


def _freed(draft: TableDraft, column: str, use: str) -> TableDraft:
    """Return the draft in which the column has no use, and the use no column."""
    sample = without_column(draft.table.columns, draft.mapping.sample, column)
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
    """Return what the column was before, else what it looks like, at least numbers or a single choice."""
    taken = {one.id.casefold() for one in draft.plans}
    was = draft.remembered.get((column,))
    if was is not None:
        return replace(was, id=free_name(was.id, taken))
    return plan_of(draft.table, column, taken) or plan_of(
        draft.table, column, taken, plain_kind(draft.table, column)
    )


def _with_plans(draft: TableDraft, plans: tuple[QuestionPlan, ...]) -> TableDraft:
    return replace(draft, plans=_in_order(draft.table, plans), survey=None)


def _in_order(table: PlainTable, plans: tuple[QuestionPlan, ...]) -> tuple[QuestionPlan, ...]:
    places = {name: place for place, name in enumerate(table.columns)}
    return tuple(sorted(plans, key=lambda one: places[one.column]))


def _with_columns(draft: TableDraft, columns: tuple[ColumnMapping, ...]) -> TableDraft:
    return replace(draft, mapping=replace(draft.mapping, columns=columns))


def with_kind(draft: TableDraft, column: str, kind: str) -> TableDraft:
    """Return the draft with another type of question made of a column; its name and texts stay.

    Its design is direct then, or that which it had when it was of this type before.
    """
    draft = _remembering(draft, column)
    made = _of_kind(draft, column, kind)
    return draft if made is None else with_plan(draft, made, KIND)


def _of_kind(draft: TableDraft, column: str, kind: str | None) -> QuestionPlan | None:
    """Return a column's question of another type, as it was or looks; None: of that which it looks like."""
    old = draft.plan(column)
    others = {one.id.casefold() for one in draft.plans if one.column != column}
    made = plan_of(draft.table, column, others, kind)
    made = draft.remembered.get((column, kind or (made.kind if made else ""))) or made
    if made is None or old is None:
        return made
    return replace(made, id=old.id, text=old.text, second=old.second or made.second)


def with_plan(draft: TableDraft, plan: QuestionPlan, *facts: str) -> TableDraft:
    """Return the draft with ``plan`` in the place of its column's, of which a person decided these facts."""
    return _decided(_replaced(draft, plan), plan.column, *facts)


def _replaced(draft: TableDraft, plan: QuestionPlan) -> TableDraft:
    are_own = {*plan.columns}
    others = (one for one in draft.plans if are_own.isdisjoint(one.columns))
    return _with_plans(draft, (*others, plan))


def with_column_design(draft: TableDraft, column: str, design: Mapping[str, Any]) -> TableDraft:
    """Return the draft with another design of a column's question, as survey files state it."""
    plan = draft.plan(column)
    return draft if plan is None else with_plan(draft, with_design(plan, design), DESIGN)


def with_chosen_design(draft: TableDraft, column: str, name: str) -> TableDraft:
    """Return the draft with another design of a column's question, its parameters as they were last typed.

    Only who asked the question knows them, so they are empty at first. A design whose reports are no answers
    makes a question with yes and no of a single choice, whose choices were its reports; without it the
    column is what it looks like.
    """
    plan = draft.plan(column)
    if plan is None:
        return draft
    draft = _remembering(draft, column)
    own = designs_with_own_words()
    made = None
    if plan.kind == SingleChoice.type_name and name in own:
        made = _of_kind(draft, column, YesNo.type_name)
    elif name == Direct.name and plan.design["name"] in own and draft.is_guess(column, KIND):
        made = _of_kind(draft, column, None)
    if made is not None and made.kind != plan.kind:
        return with_chosen_design(_replaced(draft, made), column, name)
    was = draft.remembered.get((column, plan.kind, name))
    if was is None and plan.kind == Number.type_name and name == Direct.name:
        was = plan_of(draft.table, column, set(), plan.kind)  # as the answers have it
    if was is None:
        return with_column_design(draft, column, {"name": name})
    scale = {one: getattr(was, one) for one in ("minimum", "maximum", "step", "are_ends_stated")}
    return with_plan(draft, replace(plan, design=was.design, **scale), DESIGN)


@cache
def designs_with_own_words() -> tuple[str, ...]:
    """Return the designs whose reports are other words than yes and no, such as same and different."""
    answers = ("yes", "no")
    found = []
    for name, kind in designs_of(YesNo.type_name).items():
        if not kind.is_randomized:
            continue
        with suppress(ParameterProblems):  # the example of a channel of one's own has another size
            alphabets = kind.read(dict(kind.example), len(answers)).alphabets(answers)
            if all(one and set(answers).isdisjoint(one) for one in alphabets):
                found.append(name)
    return tuple(found)


def with_label(draft: TableDraft, column: str, choice: str, text: str) -> TableDraft:
    """Return the draft with another text of one choice of a column's question."""
    plan = draft.plan(column)
    if plan is None:
        return draft
    choices = tuple((c, text if c == choice else said) for c, said in plan.choices)
    return with_plan(draft, replace(plan, choices=choices), LABELS)


def with_survey(draft: TableDraft) -> TableDraft:
    """Return the draft with the survey that its plans make, and what its values mean.

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
    mapping = replace(mapping, missing=draft.mapping.missing)
    return _with_said(replace(draft, survey=survey, mapping=mapping))


def with_meaning(draft: TableDraft, column: str, value: str, report: str | None) -> TableDraft:
    """Return the draft with another report for a value of a column; None: its rows are left out.

    It is remembered for each design that can report it, whatever the question's is.
    """
    of_column = draft.said.get(column, {})
    others = (said for said in of_column.get(value, ()) if said != report)
    said = {**of_column, value: (report, *others)}
    known = replace(draft, said={**draft.said, column: said})
    return _decided(_with_said(known), column, VALUES)


def _with_said(draft: TableDraft) -> TableDraft:
    """Return the draft whose values mean what people said, as far as the designs record that."""
    survey = draft.survey
    if survey is None or not draft.said:
        return draft
    columns = tuple(
        replace(one, values=_said_values(survey, one, draft.said[one.column]))
        if one.column in draft.said and not one.also
        else one
        for one in draft.mapping.columns
    )
    return _with_columns(draft, columns)


def _said_values(
    survey: Survey, filled: ColumnMapping, said: Mapping[str, tuple[str | None, ...]]
) -> dict[str, str]:
    record = column_of(question_of_record(survey, filled.record), filled.record)
    values: dict[str, str] = {**filled.values}
    for value, reports in said.items():
        for report in reports:
            if report is None:
                values[value] = LEFT_OUT
            elif record.accepts(report):
                values[value] = report
            else:
                continue
            break
    return values


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
        open_ones = open_uses(table, survey, mapping, one.record)
        if open_ones:
            values = listed([f"“{printable(use.value, LONGEST_TOLD)}”" for use in open_ones])
            rows = sum(use.count for use in open_ones)
            column = printable(one.column, LONGEST_TOLD)
            means = record_in_words(survey, one.record)
            yield (
                f"{one.record}: {values} in column {column} means nothing yet (rows: {rows}); "
                f"{one.record} records {means}"
            )
