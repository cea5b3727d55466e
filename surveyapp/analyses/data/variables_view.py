"""The survey as an analyst sees it: renamed and labelled columns, and variables made from others.

``variables_view`` returns it with what fills each of its columns, as values: storage turns these rules into
queries. Derived variables are questions like any other, so every analysis, report, export and learner knows
them. None is part of the record: what an interview costs in privacy follows from the survey as it was asked.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from datetime import date
from enum import Enum
from fractions import Fraction
from functools import cache, reduce
from typing import Any, TypeVar, cast

from surveyapp.analyses.data.computed import (
    DAY_ZERO,
    Kind,
    Term,
    direct_source,
    names_in,
    outward,
    parse_computed,
    span_of,
)
from surveyapp.analyses.data.merged_reports import merged_question
from surveyapp.analyses.data.questions import no_such_answer
from surveyapp.analyses.data.seen_survey import SeenSurvey
from surveyapp.analyses.data.variables import (
    Bands,
    Computed,
    DerivedVariable,
    Merged,
    Recode,
    TableWeight,
    VariableEdit,
    Variables,
)
from surveyapp.analyses.data.weight_recipe import Weighted
from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.core.design import MOST_CHOICES
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.exact import exact
from surveyapp.designs.core.scale import FINEST_DECIMALS, Scale
from surveyapp.designs.core.typed_numbers import NoNumber, NotANumber, typed_number
from surveyapp.designs.quantitative.base import FARTHEST
from surveyapp.designs.quantitative.direct_number import DirectNumber
from surveyapp.errors import UserProblem
from surveyapp.messages.message import COMMA, QT_TRANSLATE_NOOP, Message, joined, msg, printable
from surveyapp.survey.definition.expressions import (
    AllOf,
    AnswerComparison,
    AnyOf,
    Expression,
    ExpressionProblem,
    Not,
    Operand,
    Reference,
    Selected,
)
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.texts import Text
from surveyapp.survey.json_format.checked_value import CHOICE_ID, QUESTION_ID
from surveyapp.survey.json_format.reading import RESERVED_IDS
from surveyapp.survey.types.base import (
    SAMPLE,
    AnswerKind,
    AskedQuestion,
    ColumnKind,
    MeasurementLevel,
    Question,
    QuestionId,
    Translate,
)
from surveyapp.survey.types.choices import Choice, ChoiceQuestion
from surveyapp.survey.types.date import day_in
from surveyapp.survey.types.number import Number
from surveyapp.survey.types.single_choice import SingleChoice
from surveyapp.survey.types.yes_no import YesNo

ROLES_IN_SAMPLE = (
    MeasurementLevel.WEIGHT,
    MeasurementLevel.STRATUM,
    MeasurementLevel.CLUSTER,
)
ROLES = (*ROLES_IN_SAMPLE, MeasurementLevel.ID)
"""Levels that say what a direct column is for; its answers are measured as before."""
_DEEPEST = 50
"""Variables made from others that are made from others …: each time is a query within a query."""
HEAVIEST = Fraction(10**9)
"""A weight that a table brought is no larger."""
_MOST_LISTED = 100
"""A number of more different values than this cannot become a list of categories."""


# What fills a column


@dataclass(frozen=True, slots=True)
class Copied:
    """The column ``column`` as it is."""

    column: str


@dataclass(frozen=True, slots=True)
class Places:
    """Listed answers in other places: ``to[place]``; None: missing."""

    column: str
    to: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Numbers:
    """Listed answers as numbers: ``texts[place]``; None: missing."""

    column: str
    texts: tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Listed:
    """Numbers as places in a list; all others are missing."""

    column: str
    numbers: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class Without:
    """Numbers, of which some are missing codes."""

    column: str
    missing: tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class WithoutWords:
    """Texts and days, of which some are missing codes."""

    column: str
    missing: tuple[str, ...]


class Measured(Enum):
    """What is cut into bands."""

    NUMBER = "number"
    LEVEL = "level"
    """Ordered levels, from 1."""
    DAY = "day"
    """Days since 1970."""


@dataclass(frozen=True, slots=True)
class Cut:
    """The band that a number, a level or a day lies in."""

    column: str
    cuts: tuple[Fraction, ...]
    measured: Measured = Measured.NUMBER


@dataclass(frozen=True, slots=True)
class Formula:
    """The value of an expression over the columns of ``survey``.

    ``decimals`` of a number are kept, and numbers outside ``low`` … ``high`` are missing; of a condition
    ``decimals`` is None.
    """

    term: Term
    survey: Survey
    low: Fraction
    high: Fraction
    decimals: int | None


@dataclass(frozen=True, slots=True)
class Brought:
    """The weight that an imported table brought."""


Rule = Brought | Copied | Places | Numbers | Listed | Without | WithoutWords | Cut | Formula


def _sources(rule: Rule) -> tuple[str, ...]:
    """Return the columns that a rule reads."""
    if isinstance(rule, Brought):
        return ()
    return names_in(rule.term) if isinstance(rule, Formula) else (rule.column,)


@dataclass(frozen=True, slots=True, eq=False)
class VariablesView:
    """The survey as an analyst sees it."""

    survey: Survey
    """With all variables."""
    asked: tuple[tuple[str, Rule], ...]
    """What fills the columns of what was asked, by the columns' names here; from the record's columns."""
    derived: tuple[tuple[str, Rule], ...] = ()
    """What fills each derived variable, by name, in the order of making; from columns here."""
    merged: tuple[tuple[str, Message], ...] = ()
    """Of each variable of merged reports, a sentence on what they are."""

    def layers(self) -> list[list[tuple[str, Rule]]]:
        """Return ``derived`` in layers: each variable is filled from what was asked and layers before it."""
        places: dict[str, int] = {}
        layers: list[list[tuple[str, Rule]]] = []
        for name, rule in self.derived:
            places[name] = max((places.get(one, -1) + 1 for one in _sources(rule)), default=0)
            if places[name] == len(layers):
                layers.append([])
            layers[places[name]].append((name, rule))
        return layers


def with_variables(survey: Survey, variables: Variables) -> Survey:
    """Return the survey as the analyst sees it.

    Parameters
    ----------
    survey
        The survey as it was asked.
    variables
        What the analyst says of it.

    Raises
    ------
    UserProblem
        as ``variables_view``.
    """
    return variables_view(survey, variables).survey if variables else survey


def variables_view(survey: Survey, variables: Variables) -> VariablesView:
    """Return the survey as the analyst sees it, with what fills its columns.

    Parameters
    ----------
    survey
        The survey as it was asked.
    variables
        What the analyst says of it.

    Raises
    ------
    UserProblem
        if something of it cannot be: a name that is taken, a level that does not fit, a variable made from
        one that is not there or comes later, answers computed from reports.
    """
    recorded = {question.id: question for question in survey.recorded_questions}
    for name in variables.edits:
        if name not in recorded:
            raise UserProblem(msg("There is no variable {name}.", name=printable(name, 64)))
    names = {name: edit.name or name for name, edit in variables.edits.items()}
    asked: list[tuple[str, Rule]] = []
    questions: list[Question] = []
    for question in survey.questions:
        edit = variables.edits.get(question.id, VariableEdit())
        if not isinstance(question, AskedQuestion):
            questions.append(_renamed(question, names))
            continue
        edited, rule = _edited(question, edit, survey.languages)
        questions.append(_renamed(edited, names))
        asked.append((names.get(question.id, question.id), rule))
        if question.samples > 1:
            column = question.columns[1].name
            asked.append((f"{names.get(question.id, question.id)}{SAMPLE}", Copied(column)))
    groups = tuple(
        replace(group, of=tuple(QuestionId(names.get(name, name)) for name in group.of))
        for group in survey.groups
    )
    seen = replace(survey, questions=tuple(questions), groups=groups)
    _check_names(seen.recorded_questions)
    view = reduce(_with_derived, variables.derived, VariablesView(seen, tuple(asked)))
    for role in ROLES_IN_SAMPLE:
        given = variables.with_level(role)
        if len(given) > 1:
            raise UserProblem(
                msg(
                    "Only one variable can be the {level}; {first} is it already.",
                    level=role.value,
                    first=given[0],
                )
            )
    if len(layers := view.layers()) > _DEEPEST:
        raise UserProblem(
            msg(
                "{name} is made from a variable that is made from others, more than {most} times over. "
                "Make it from what was asked.",
                name=layers[-1][0][0],
                most=_DEEPEST,
            )
        )
    hidden = {names.get(name, name) for name, edit in variables.edits.items() if edit.hidden}
    shown = _without_hidden(view.survey, hidden) if hidden else view.survey
    if variables:
        made_of = shown.made_of if isinstance(shown, SeenSurvey) else ()
        asked_survey = (survey.asked or survey) if isinstance(survey, SeenSurvey) else survey
        facts = {**_fields(shown), "made_of": made_of}
        facts |= {"asked": asked_survey, "variables": variables}
        shown = SeenSurvey(**facts)
    return replace(view, survey=shown)


def _without_hidden(survey: Survey, hidden: Collection[str]) -> Survey:
    """Return the survey without variables that only others are made from."""
    shown = tuple(question for question in survey.questions if question.id not in hidden)
    groups = tuple(group for group in survey.groups if not set(hidden) & set(group.of))
    return replace(survey, questions=shown, groups=groups)


def _with_derived(view: VariablesView, variable: DerivedVariable) -> VariablesView:
    for source in _needed(variable):
        if source == variable.name:
            raise UserProblem(
                msg("{name} cannot be made from itself.", name=printable(variable.name, 64))
            )
    question, rule, note = _derived(view.survey, variable)
    question = _labelled(question, variable.label, variable.value_labels, view.survey.languages)
    if variable.level is not None:
        question = _with_level(question, variable.level)
    survey = _with_made(view.survey, question, _sources(rule))
    _check_names(survey.recorded_questions)
    merged = (*view.merged, *(() if note is None else ((variable.name, note),)))
    return VariablesView(survey, view.asked, (*view.derived, (variable.name, rule)), merged)


def _with_made(survey: Survey, question: AskedQuestion, of: Sequence[str]) -> SeenSurvey:
    """Return the survey with one more variable that is made from others."""
    known = survey.made_of if isinstance(survey, SeenSurvey) else ()
    facts = {
        **_fields(survey),
        "questions": (*survey.questions, question),
        "made_of": (*known, (question.id, tuple(of))),
    }
    return SeenSurvey(**facts)


def _needed(variable: DerivedVariable) -> tuple[str, ...]:
    made = variable.derivation
    if isinstance(made, Weighted):
        return made.sources
    return () if isinstance(made, Computed | TableWeight) else (made.source,)


def _check_names(questions: Sequence[AskedQuestion]) -> None:
    taken: set[str] = set()
    for question in questions:
        name = question.id.casefold()
        if not QUESTION_ID.fullmatch(question.id) or name in RESERVED_IDS:
            raise UserProblem(
                msg(
                    "“{name}” cannot be the name of a variable. Use letters a–z, digits and _, a letter "
                    "first, at most 64; {reserved} are taken.",
                    name=printable(question.id, 64),
                    reserved=", ".join(sorted(RESERVED_IDS)),
                )
            )
        if name in taken:
            raise UserProblem(
                msg("There is a variable {name} already. Choose another name.", name=question.id)
            )
        taken.add(name)


# What was asked


def _edited(
    question: AskedQuestion, edit: VariableEdit, languages: Sequence[str]
) -> tuple[AskedQuestion, Rule]:
    """Return a question as the analyst sees it, under its own id, and what fills its column."""
    found: tuple[AskedQuestion, Rule] = question, Copied(question.id)
    if edit.missing:
        found = _without_missing(question, edit.missing)
    shown = _labelled(found[0], edit.label or "", edit.value_labels, languages)
    if edit.level is None or edit.level is shown.measurement_level:
        return shown, found[1]
    _check_level(shown, edit.level)
    if edit.level is MeasurementLevel.NUMERIC:
        return _as_number(shown, found[1])
    if shown.number_scale is not None and edit.level not in ROLES:
        return _as_list(shown, shown.number_scale, edit.level, found[1])
    return _with_level(shown, edit.level), found[1]


LEVEL_WORDS = {
    MeasurementLevel.NOMINAL: QT_TRANSLATE_NOOP("messages", "nominal"),
    MeasurementLevel.ORDINAL: QT_TRANSLATE_NOOP("messages", "ordinal"),
    MeasurementLevel.NUMERIC: QT_TRANSLATE_NOOP("messages", "numeric"),
    MeasurementLevel.WEIGHT: QT_TRANSLATE_NOOP("messages", "weight"),
    MeasurementLevel.STRATUM: QT_TRANSLATE_NOOP("messages", "stratum"),
    MeasurementLevel.CLUSTER: QT_TRANSLATE_NOOP("messages", "cluster"),
    MeasurementLevel.ID: QT_TRANSLATE_NOOP("messages", "id"),
}
"""What levels are called within a sentence."""


def levels_for(question: AskedQuestion) -> tuple[MeasurementLevel, ...]:
    """Return the levels that a question can be given, its own first.

    Parameters
    ----------
    question
        A question as it was asked.
    """
    own, is_direct = question.measurement_level, not question.design.is_randomized
    levels: list[MeasurementLevel] = [own]
    if question.is_member and not question.is_answered_yes_or_no:
        levels += [MeasurementLevel.NOMINAL, MeasurementLevel.ORDINAL]
        if is_direct and _numbers_of(question.answers) is not None:
            levels.append(MeasurementLevel.NUMERIC)
    if question.direct_scale is not None:
        if question.direct_scale.steps < _MOST_LISTED:
            levels += [MeasurementLevel.NOMINAL, MeasurementLevel.ORDINAL]
        levels += [MeasurementLevel.WEIGHT, MeasurementLevel.ID]
    if is_direct and question.unlisted is None:
        levels += [MeasurementLevel.STRATUM, MeasurementLevel.CLUSTER]
    return tuple(dict.fromkeys(levels))


def _check_level(question: AskedQuestion, level: MeasurementLevel) -> None:
    """Refuse a level that does not fit a question.

    Raises
    ------
    UserProblem
        naming those that fit.
    """
    known = levels_for(question)
    if level not in known:
        raise UserProblem(
            msg(
                "{name} cannot be {level}; it can be {known}.",
                name=question.id,
                level=msg(LEVEL_WORDS[level]),
                known=joined(COMMA, [msg(LEVEL_WORDS[one]) for one in known]),
            )
        )


def _numbers_of(answers: Sequence[str]) -> tuple[Fraction, ...] | None:
    try:
        return tuple(map(exact, answers))
    except ValueError:
        return None


def _as_number(question: AskedQuestion, rule: Rule) -> tuple[AskedQuestion, Rule]:
    numbers = _numbers_of(question.answers) or ()
    places = rule.to if isinstance(rule, Places) else tuple(range(len(numbers)))
    step = Fraction(math.gcd(*(int(n) for n in numbers))) if _are_whole(numbers) else None
    number = _number(question, min(numbers), max(numbers), step and Fraction(1))
    texts = tuple(None if place is None else decimal_text(numbers[place]) for place in places)
    return number, Numbers(question.id, texts)


def _are_whole(numbers: Sequence[Fraction]) -> bool:
    return all(number.denominator == 1 for number in numbers)


def _number(
    like: AskedQuestion, minimum: Fraction, maximum: Fraction, step: Fraction | None
) -> Number:
    if not -FARTHEST <= minimum < maximum <= FARTHEST:
        raise UserProblem(
            msg(
                "The values of {name} can be too large. Give the lowest and the highest value that count.",
                name=like.id,
            )
        )
    scale = Scale.without_steps(minimum, maximum) if step is None else Scale(minimum, maximum, step)
    design = DirectNumber.for_question(
        {}, minimum=scale.minimum, maximum=scale.maximum, step=scale.step
    )
    return Number(like.id, like.text, design, like.mode, False, scale, relevant=like.relevant)  # noqa: FBT003


def _as_list(
    question: AskedQuestion, scale: Scale, level: MeasurementLevel, rule: Rule
) -> tuple[AskedQuestion, Rule]:
    numbers = scale.answers()
    if isinstance(rule, Without):
        numbers = tuple(number for number in numbers if number not in rule.missing)
    ids = [_number_id(number) for number in numbers]
    labels = [decimal_text(number) for number in numbers]
    made = _listed(question, ids, [_text_of(one, question.text) for one in labels], level)
    return made, Listed(question.id, numbers)


def _number_id(number: Fraction) -> str:
    """Return a number as the id of a choice: without a point, and minus in a word."""
    return decimal_text(number).replace("-", "minus_").replace(".", "_").replace("/", "_")


def _text_of(text: str, like: Text) -> Text:
    return Text(tuple((language, text) for language, _ in like.by_language))


def _listed(
    like: AskedQuestion,
    ids: Sequence[str],
    texts: Sequence[Text],
    level: MeasurementLevel = MeasurementLevel.NOMINAL,
) -> SingleChoice:
    """Return a direct question with listed answers in the place of another."""
    if not 2 <= len(ids) <= MOST_CHOICES:
        raise UserProblem(
            msg(
                "{name} would have {count} different answers; it needs 2 to {most}.",
                name=like.id,
                count=len(ids),
                most=MOST_CHOICES,
            )
        )
    choices = tuple(Choice(one, text) for one, text in zip(ids, texts, strict=True))
    made = SingleChoice(
        like.id,
        like.text,
        Direct(len(choices)),
        like.mode,
        False,  # noqa: FBT003
        choices,
        relevant=like.relevant,
    )
    is_nominal = level is MeasurementLevel.NOMINAL
    return made if is_nominal else _seen_as(made, measurement_level=level)


def _texts_of(question: AskedQuestion, languages: Sequence[str]) -> list[Text]:
    """Return the answers' labels, in all languages; the program's own words are in English."""
    by_language = {language: question.labels(language, str) for language in languages}
    return [
        Text(tuple((language, by_language[language][place]) for language in languages))
        for place in range(len(question.answers))
    ]


def _without_missing(question: AskedQuestion, missing: Sequence[str]) -> tuple[AskedQuestion, Rule]:
    if question.design.is_randomized:
        raise UserProblem(
            msg(
                "{name} is randomized: any report may stand for any answer, so none of them means that "
                "the answer is missing.",
                name=question.id,
            )
        )
    if question.is_number:
        numbers = _numbers_of(missing)
        if numbers is None:
            raise UserProblem(
                msg(
                    "The missing codes of {name} must be numbers, with semicolons between them.",
                    name=question.id,
                )
            )
        return question, Without(question.id, numbers)
    if question.answer_kind is AnswerKind.TEXT:
        return question, WithoutWords(question.id, tuple(missing))
    for code in missing:
        if question.unlisted is not None or code not in question.answers:
            raise no_such_answer(question=question.id, answer=code, known=question.answers)
    kept = [place for place, one in enumerate(question.answers) if one not in missing]
    rule = Places(question.id, _new_places(len(question.answers), kept))
    languages = [language for language, _ in question.text.by_language]
    if (same := question.keeping(kept)) is not None:
        return same, rule
    ids = [question.answers[place] for place in kept]
    texts = _texts_of(question, languages)
    made = _listed(question, ids, [texts[place] for place in kept], question.measurement_level)
    return made, rule


def _new_places(count: int, kept: Sequence[int]) -> tuple[int | None, ...]:
    return tuple(kept.index(place) if place in kept else None for place in range(count))


# Labels and levels


Asked = TypeVar("Asked", bound=AskedQuestion)


@dataclass(frozen=True, slots=True)
class _Labels:
    """The analyst's labels of a question's answers, which are the same in every language."""

    own: tuple[str, ...]

    def __call__(self, language: str, translate: Translate) -> tuple[str, ...]:  # noqa: ARG002
        return self.own


@cache
def _seen_type(kind: type[AskedQuestion], **said: object) -> type[AskedQuestion]:
    made = type(kind.__name__, (kind,), {"__slots__": (), **said})
    return cast(type[AskedQuestion], made)


def _seen_as(question: Asked, **said: object) -> Asked:
    """Return a question whose type declares some things as the analyst says."""
    kind = _seen_type(type(question), **said)
    return cast(Asked, kind(**_fields(question)))


def _labelled(
    question: AskedQuestion, label: str, labels: Mapping[str, str], languages: Sequence[str]
) -> AskedQuestion:
    if label:
        question = replace(question, text=Text(tuple((code, label) for code in languages)))
    if not labels:
        return question
    for answer in labels:
        if answer not in question.answers or question.answered_together:
            raise no_such_answer(question=question.id, answer=answer, known=question.answers)
    if isinstance(question, ChoiceQuestion):
        choices = tuple(
            replace(one, text=_text_of(labels[one.id], one.text)) if one.id in labels else one
            for one in question.choices
        )
        return replace(question, choices=choices)
    own_labels = tuple(
        labels.get(answer, own)
        for answer, own in zip(question.answers, question.labels(languages[0], str), strict=True)
    )
    return _seen_as(question, labels=_Labels(own_labels))


def _with_level(question: AskedQuestion, level: MeasurementLevel) -> AskedQuestion:
    _check_level(question, level)
    if level is MeasurementLevel.ID and question.is_number:
        return _seen_as(question, is_estimated=False)
    if level in ROLES or level is question.measurement_level:
        return question
    return _seen_as(question, measurement_level=level)


def _fields(value: AskedQuestion | Survey) -> dict[str, Any]:
    return {one.name: getattr(value, one.name) for one in fields(value) if one.init}


# References


def _renamed(question: Question, names: Mapping[str, str]) -> Question:
    """Return a question under its new name, with the new names of others in its conditions."""
    if not names:
        return question
    changes: dict[str, object] = {"id": QuestionId(names.get(question.id, question.id))}
    if question.relevant is not None:
        changes["relevant"] = _renamed_condition(question.relevant, names)
    if isinstance(question, AskedQuestion):
        if question.constraint is not None:
            changes["constraint"] = _renamed_condition(question.constraint, names)
        if question.control is not None:
            of = tuple(names.get(name, name) for name in question.control.of)
            changes["control"] = replace(question.control, of=of)
    return replace(question, **changes)  # type: ignore[arg-type]


def _renamed_condition(condition: Expression, names: Mapping[str, str]) -> Expression:
    match condition:
        case AllOf(parts):
            return AllOf(tuple(_renamed_condition(part, names) for part in parts))
        case AnyOf(parts):
            return AnyOf(tuple(_renamed_condition(part, names) for part in parts))
        case Not(inner):
            return Not(_renamed_condition(inner, names))
        case Selected(Reference(name), choice):
            return Selected(Reference(names.get(name, name)), choice)
        case AnswerComparison(relation, left, right):
            return AnswerComparison(
                relation, _renamed_operand(left, names), _renamed_operand(right, names)
            )
    return condition


def _renamed_operand(operand: Operand, names: Mapping[str, str]) -> Operand:
    if isinstance(operand, Reference):
        return Reference(names.get(operand.name, operand.name))
    return operand


# Derived variables


def _derived(
    survey: Survey, variable: DerivedVariable
) -> tuple[AskedQuestion, Rule, Message | None]:
    match variable.derivation:
        case Recode() as made:
            return (*_recoded(survey, variable.name, made), None)
        case Bands() as made:
            return (*banded_question(survey, variable.name, made), None)
        case Computed() as made:
            return (*_computed(survey, variable.name, made), None)
        case Merged() as made:
            question, places, note = merged_question(survey, variable.name, made)
            return question, Places(made.source, places), note
        case Weighted() as made:
            return (*_weighted(survey, variable.name, made), None)
        case TableWeight():
            return _weight(survey, variable.name, "weight", HEAVIEST), Brought(), None


def _weighted(survey: Survey, name: str, made: Weighted) -> tuple[AskedQuestion, Rule]:
    term = made.term()
    span_of(term, survey)
    # nobody stands for more than all people
    heaviest = Fraction(10 ** len(str(math.ceil(made.population))))
    question = _weight(survey, name, made.text, heaviest)
    decimals = min(FINEST_DECIMALS, _decimals(question.scale.step))
    return question, Formula(term, survey, Fraction(0), heaviest, decimals)


def _weight(survey: Survey, name: str, text: str, heaviest: Fraction) -> Number:
    like = next(iter(survey.recorded_questions))
    source = replace(like, id=QuestionId(name), text=_text_of(text, like.text), relevant=None)
    # nobody asks for its mean
    return _seen_as(_number(source, Fraction(0), heaviest, None), is_estimated=False)


def _under(question: AskedQuestion, name: str) -> AskedQuestion:
    return replace(question, id=QuestionId(name))


def _recoded(survey: Survey, name: str, made: Recode) -> tuple[AskedQuestion, Rule]:
    source = direct_source(survey, made.source)
    if source.unlisted is not None:
        raise UserProblem(
            msg(
                "{name} has no list of answers. Numbers are put into bands, or recoded by an expression.",
                name=source.id,
            )
        )
    _check_values(source.id, made.to, source.answers)
    new = [made.to.get(answer, answer) for answer in source.answers]
    ids = list(dict.fromkeys(one for one in new if one))
    texts = _texts_of(source, survey.languages)
    own = {
        answer: text
        for answer, text in zip(source.answers, texts, strict=True)
        if made.to.get(answer, answer) == answer
    }
    labels = [own.get(one) or _text_of(one.replace("_", " "), source.text) for one in ids]
    level = source.measurement_level
    question = _listed(_under(source, name), ids, labels, level)
    places = tuple(ids.index(one) if one else None for one in new)
    return question, Places(source.id, places)


def _check_values(name: str, to: Mapping[str, str], known: Sequence[str]) -> None:
    for old, new in to.items():
        if old not in known:
            raise no_such_answer(question=name, answer=old, known=known)
        if new and new not in known and not CHOICE_ID.fullmatch(new):
            raise UserProblem(
                msg(
                    "“{value}” cannot be the name of an answer. Use letters a–z, digits, _ and -, at most "
                    "64; say the rest in its label.",
                    value=printable(new, 64),
                )
            )


def banded_question(survey: Survey, name: str, made: Bands) -> tuple[AskedQuestion, Rule]:
    """Return the question of the bands that a direct question's numbers lie in, and what fills its column.

    Parameters
    ----------
    survey
        Where the source of the bands is asked.
    name
        The id of the question that is made.
    made
        The source and where its bands begin.

    Raises
    ------
    UserProblem
        if the source has no numbers; if the ends do not rise; if there are not as many labels as bands.
    """
    source = direct_source(survey, made.source)
    measured = measured_by(source)
    if measured is None:
        raise UserProblem(
            msg("{name} has no numbers, so it cannot be put into bands.", name=source.id)
        )
    if not made.cuts or list(made.cuts) != sorted(set(made.cuts)):
        raise UserProblem(msg("Give the numbers at which bands begin from low to high, each once."))
    count = len(made.cuts) + 1
    if made.labels and len(made.labels) != count:
        raise UserProblem(
            msg(
                "With {cuts} numbers there are {count} bands, but {labels} labels.",
                cuts=len(made.cuts),
                count=count,
                labels=len(made.labels),
            )
        )
    if measured is Measured.DAY:
        ids, said = _day_names(source.id, made.cuts)
    else:
        is_whole = source.number_scale is None or source.number_scale.is_whole
        ids, said = _band_names(made.cuts, is_whole=is_whole and _are_whole(made.cuts))
    labels = [_text_of(one, source.text) for one in (made.labels or said)]
    # nominal, although they have an order: a model has a term for each band, and no slope over bands that
    # need not be equally wide; who wants one says that they are ordinal
    question = _listed(_under(source, name), ids, labels)
    return question, Cut(source.id, made.cuts, measured)


def measured_by(question: AskedQuestion) -> Measured | None:
    """Return what of a direct question's answers can be cut into bands; None: nothing.

    Parameters
    ----------
    question
        A question without coins.
    """
    if question.measurement_level is MeasurementLevel.ORDINAL:
        return Measured.LEVEL
    measured = {ColumnKind.NUMBER: Measured.NUMBER, ColumnKind.DAY: Measured.DAY}
    return measured.get(question.column_kind)


def typed_cut(text: str, decimal: str = ".") -> Fraction:
    """Return the number, or the day as days since 1970, at which a band begins.

    Parameters
    ----------
    text
        What was typed.
    decimal
        The person's own decimal sign.

    Raises
    ------
    NotANumber
        if it is neither, or can be read as two numbers.
    """
    day = day_in(text.strip())
    if day is not None:
        return Fraction(day.toordinal() - DAY_ZERO)
    try:
        return typed_number(text, decimal)
    except NoNumber as problem:
        reason = msg(
            "“{value}” is not a number or a day; bands begin at numbers such as 30, or at days such as "
            "2026-11-22",
            value=printable(text.strip(), 40),
        )
        raise NotANumber(reason) from problem


def _day_names(name: str, cuts: Sequence[Fraction]) -> tuple[list[str], list[str]]:
    """Return the ids of bands of days, and what is said of each."""
    try:
        days = [date.fromordinal(int(cut) + DAY_ZERO).isoformat() for cut in cuts]
    except (ValueError, OverflowError) as problem:
        raise UserProblem(
            msg("The bands of {name} begin on days, such as 2026-11-22.", name=name)
        ) from problem
    ids = [f"before_{days[0]}", *(f"from_{day}" for day in days)]
    between = [f"{low} – < {high}" for low, high in itertools.pairwise(days)]
    return ids, [f"< {days[0]}", *between, f"≥ {days[-1]}"]


def _band_names(cuts: Sequence[Fraction], *, is_whole: bool) -> tuple[list[str], list[str]]:
    """Return the ids of bands, and what is said of each: 18–29, or of decimals 18 to below 30."""
    ends = list(map(decimal_text, cuts))
    ids, said = [f"below_{_number_id(cuts[0])}"], [f"< {ends[0]}"]
    for low, high in itertools.pairwise(cuts):
        last = high - 1 if is_whole else high
        if is_whole and last == low:
            ids.append(_number_id(low))
            said.append(decimal_text(low))
            continue
        ids.append(f"{_number_id(low)}_to_{_number_id(last)}")
        between = "–" if is_whole else " – < "
        said.append(f"{decimal_text(low)}{between}{decimal_text(last)}")
    ids.append(f"{_number_id(cuts[-1])}_or_more")
    said.append(f"≥ {ends[-1]}")
    return ids, said


def _computed(survey: Survey, name: str, made: Computed) -> tuple[AskedQuestion, Rule]:
    term = _parsed(made.expression)
    span = span_of(term, survey)
    like = next(iter(survey.recorded_questions))
    text = _text_of(made.expression.strip(), like.text)
    if span.kind is Kind.TRUTH:
        nothing = Fraction(0)
        truth = YesNo(QuestionId(name), text, Direct(2), like.mode, False)  # noqa: FBT003
        return truth, Formula(term, survey, nothing, nothing, None)
    if span.kind is not Kind.NUMBER:
        raise UserProblem(
            msg(
                "An expression must give a number or a condition; this one gives {found}.",
                found=Message(span.kind.value),
            )
        )
    low, high = _stated_ends(name, made, span.low, span.high)
    step = Fraction(1) if span.is_whole and _are_whole((low, high)) else None
    source = replace(like, id=QuestionId(name), text=text, relevant=None)
    question = _number(source, low, high, step)
    decimals = 0 if step is not None else min(FINEST_DECIMALS, _decimals(question.scale.step))
    return question, Formula(term, survey, low, high, decimals)


def _parsed(expression: str) -> Term:
    try:
        return parse_computed(expression)
    except ExpressionProblem as problem:  # “has ;, which means nothing here”: it says no more
        raise UserProblem(msg("The expression {problem}", problem=problem)) from problem


def _decimals(step: Fraction) -> int:
    return max(0, len(str(step.denominator)) - 1)


def _stated_ends(name: str, made: Computed, low: float, high: float) -> tuple[Fraction, Fraction]:
    """Return the ends of a computed number: as stated, else as far as they follow from its sources."""
    if made.minimum is not None and made.maximum is not None:
        if made.minimum >= made.maximum:
            raise UserProblem(msg("The lowest value must be below the highest."))
        return made.minimum, made.maximum
    low = float(made.minimum) if made.minimum is not None else low
    high = float(made.maximum) if made.maximum is not None else high
    if not (math.isfinite(low) and math.isfinite(high)):
        raise UserProblem(
            msg(
                "The values of {name} can be too large. Give the lowest and the highest value that count.",
                name=printable(name, 64),
            )
        )
    if low == high and made.minimum is made.maximum:
        raise UserProblem(
            msg("{name} would be {value} for everybody.", name=printable(name, 64), value=low)
        )
    if low >= high:
        raise UserProblem(msg("The lowest value must be below the highest."))
    lowest, highest = outward(low, high)
    return (
        lowest if made.minimum is None else made.minimum,
        highest if made.maximum is None else made.maximum,
    )
