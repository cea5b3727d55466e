"""A survey made from a table that has none: a question for each chosen column, with its type and design."""

from __future__ import annotations

import heapq
import math
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import islice
from math import ceil, floor
from types import MappingProxyType
from typing import Any

from surveyapp.analyses.data.record_columns import REPORT_LABEL
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.designs import Mode
from surveyapp.designs.channels.direct import Direct
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.exact import exact
from surveyapp.designs.core.scale import FINEST_DECIMALS, MOST_STEPS_DIRECT
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.mapping.guess import guess_values, spelled_alike
from surveyapp.services.mapping.table_mapping import (
    NO_ANSWER_WORDS,
    ColumnMapping,
    TableMapping,
    choices_in,
)
from surveyapp.services.surveys.draft import QUESTIONS, free_name, new_draft, with_fitting_format
from surveyapp.services.table_import.choice_guess import record_unchosen
from surveyapp.services.table_import.designs_by_row import RowDesigns
from surveyapp.storage.tables.delimited import with_point
from surveyapp.storage.tables.plain_table import PlainTable
from surveyapp.survey.definition.second_question import KEY
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.checked_value import (
    CHOICE_ID,
    QUESTION_ID,
    Mistake,
    SurveyMistakes,
)
from surveyapp.survey.json_format.reading import RESERVED_IDS, read_survey
from surveyapp.survey.types.base import SAMPLE, AskedQuestion, part_name
from surveyapp.survey.types.fields import Field
from surveyapp.survey.types.multiple_choice import NONE, MultipleChoice
from surveyapp.survey.types.number import ANY_STEP, OPEN_ENDS, Number
from surveyapp.survey.types.rating import MOST_LEVELS, Rating
from surveyapp.survey.types.registry import QUESTION_TYPES, designs_of, question_type
from surveyapp.survey.types.single_choice import SingleChoice
from surveyapp.survey.types.text import MOST_CHARACTERS
from surveyapp.survey.types.yes_no import YesNo

MOST_GUESSED_CHOICES = 30
FEWEST_LEVELS = 3
MOST_CODES = 10
"""So many different whole numbers are codes of categories, if nothing else is known of them."""
MOST_PLANNED_CHOICES = 1_000
"""More than any question may have: of a column with ever other values these tell that it is none."""
NONE_SAID = "None of these"
"""What ``NONE`` says in the new survey; a person writes it in other languages in the editor."""
DIRECT: Mapping[str, Any] = {"name": Direct.name}
_QUESTION = re.compile(r"questions\[(\d+)\]\.?")
_PARAMETER = re.compile(r"design\.(?!name$)\w+")
_NUMBER = re.compile(r"[+-]?\d{1,12}(?:\.\d{1,30})?(?:[eE][+-]?\d{1,2})?", re.ASCII)
_WHOLE = re.compile(r"-?[0-9]{1,9}")
_DIGITS = re.compile(r"([0-9]{1,9})")
_YES_NO = ({"yes", "no"}, {"y", "n"}, {"true", "false"}, {"1", "0"}, {"ja", "nein"}, {"oui", "non"})
_YES_NO_MORE = ({"si", "no"}, {"sí", "no"}, {"ndiyo", "hapana"})
_SPELLED = str.maketrans(
    {
        "ä": "ae",
        "ö": "oe",
        "ü": "ue",
        "Ä": "Ae",
        "Ö": "Oe",
        "Ü": "Ue",
        "ß": "ss",
        "ẞ": "SS",
        "æ": "ae",
        "œ": "oe",
        "ø": "o",
        "ł": "l",
        "đ": "d",
        "ı": "i",
        "Ø": "O",
        "Ł": "L",
    }
)
"""Letters that are written otherwise where there are no marks on letters."""
_SAID_CODE = re.compile(r"(?<![\w.,-])(-?\d{1,4})\s*[=:]\s*([^,;/()\[\]=]+?)\s*(?=$|[,;/()\[\]])")
"""A code and what it means, as the names of columns say it: ``sex (1=male, 2=female)``."""
_FEWEST_NUMBERED = 10
_MOST_SLIPS = 1.05
"""So many rows for each different row number, and numbers for each row: a few repeated, a few left out."""
_BEFORE_CHOICE = " - "
"""Between a question and one of its choices in a title, as this program, Qualtrics and others write it."""
_NO_ANSWER = {word.casefold() for word in NO_ANSWER_WORDS}


@dataclass(frozen=True, slots=True)
class QuestionPlan:
    """What question a column is to become; ``design`` is stated as in survey files.

    ``choices`` are ids with their texts; ``levels`` are a rating's, ``longest`` are a text's characters; the
    rest is a number's or a day's. ``members`` are the choices' ids and columns, where a multiple choice has
    a column a choice; ``column`` is the first.
    With ``has_none`` a question without coins has the choice ``NONE`` too.
    """

    column: str
    id: str
    kind: str
    text: str
    choices: tuple[tuple[str, str], ...] = ()
    levels: int = 0
    minimum: str = ""
    maximum: str = ""
    step: str = "1"
    longest: int = MOST_CHARACTERS
    design: Mapping[str, Any] = field(default_factory=lambda: DIRECT)
    members: tuple[tuple[str, str], ...] = ()
    has_none: bool = False
    second: str = ""
    """The harmless question behind which the answer was hidden, where it is known."""
    by_row: RowDesigns | None = None
    """Of a yes/no question: which rows were asked by other designs, or with other odds."""
    are_ends_stated: bool = False
    """Whether somebody said between which numbers the answers lie; else a later table may go beyond."""

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns that it is made of: one, or one a choice."""
        return tuple(column for _, column in self.members) or (self.column,)

    def to_json(self) -> dict[str, Any]:
        """Return the question as a survey file has it."""
        is_direct = self.by_row is None and self.design["name"] == Direct.name
        # reports that are taken for answers keep the mark that exported files give them
        text = self.text if is_direct else self.text.removeprefix(REPORT_LABEL)
        value: dict[str, Any] = {"id": self.id, "type": self.kind, "text": {"en": text}}
        choices = [{"id": c, "text": {"en": said}} for c, said in self._all_choices]
        has_open_ends = not self.are_ends_stated and self.design["name"] == Direct.name
        particulars = {
            "choices": choices,
            "levels": self.levels,
            "minimum": self.minimum,
            "maximum": self.maximum,
            "step": self.step,
            OPEN_ENDS: has_open_ends,
            "longest": self.longest or MOST_CHARACTERS,
        }
        keys = (one.key for one in self._declared)
        stated = {key: particulars[key] for key in keys if key in particulars}
        value |= {key: each for key, each in stated.items() if each != "" and each is not False}
        if self.by_row is not None and self.by_row.others:
            value["other_designs"] = [dict(one) for one in self.by_row.others]
        if self.second.strip() and self.needs_second:
            value |= {"mode": Mode.OWN_DEVICE.value, KEY: {"text": {"en": self.second}}}
        design = self.design if self.by_row is None else self.by_row.design
        return {**value, "design": dict(design), "required": False}

    @property
    def _declared(self) -> tuple[Field, ...]:
        declared = question_type(self.kind)
        return () if declared is None else declared.fields

    @property
    def own_fields(self) -> tuple[Field, ...]:
        """The fields of its type that a person states; only reports of coins are counted step by step."""
        has_steps = self.design["name"] != Direct.name
        return tuple(
            one for one in self._declared if one.label and (one.key != "step" or has_steps)
        )

    @property
    def needs_second(self) -> bool:
        """Whether people answered a harmless question together with this one."""
        kind = designs_of(self.kind).get(self.design["name"])
        return kind is not None and kind.needs_second_question(Mode.OWN_DEVICE)

    @property
    def _all_choices(self) -> tuple[tuple[str, str], ...]:
        has_none = self.has_none and self.design["name"] == Direct.name
        return (*self.choices, (NONE, NONE_SAID)) if has_none else self.choices


KINDS = tuple(
    one.type_name for one in QUESTION_TYPES if issubclass(one, AskedQuestion) and one.is_one_column
)
"""The types of questions that a column can become."""


def survey_of_plans(plans: Sequence[QuestionPlan], *, file: str, name: str) -> Survey:
    """Return the survey that asks what the plans say; ``name`` becomes its id and title.

    Raises
    ------
    UserProblem
        if there are no plans.
    SurveyMistakes
        if a type, design or parameter cannot be used, naming its column.
    """
    if not plans:
        raise UserProblem(
            msg("No column of {file} was chosen for a question; choose at least one.", file=file)
        )
    draft = new_draft("en").put(("id",), ascii_id(name, "survey")).put(("title",), {"en": name})
    asked = draft.put((QUESTIONS,), [plan.to_json() for plan in plans])
    value = with_fitting_format(asked).value
    try:
        return read_survey(value, f"{ascii_id(name, 'survey')}.survey.json")
    except SurveyMistakes as problem:
        mistakes = [_of_column(mistake, plans) for mistake in problem.mistakes]
        raise SurveyMistakes(str(problem.facts["file"]), mistakes) from problem


def _of_column(mistake: Mistake, plans: Sequence[QuestionPlan]) -> Mistake:
    """Return a mistake with the column in place of the question's number."""
    found = _QUESTION.match(mistake.path)
    if found is None:
        return mistake
    rest = mistake.path[found.end() :]
    if _PARAMETER.fullmatch(rest):
        rest = ""  # its sentence names the parameter
    return replace(mistake, path=rest, column=plans[int(found[1])].column)


def with_design(plan: QuestionPlan, design: Mapping[str, Any]) -> QuestionPlan:
    """Return the plan with another design, as survey files state it.

    Between which numbers the answers to a randomized question lie nobody can tell from its reports: where
    that was guessed, it is open until somebody says it.
    """
    was_direct = plan.design["name"] == Direct.name
    if plan.kind == Number.type_name and was_direct and design["name"] != Direct.name:
        plan = replace(plan, minimum="", maximum="", step="")
    return replace(plan, design=dict(design))


def mapping_of_plans(
    plans: Sequence[QuestionPlan], survey: Survey, table: PlainTable, sample: SampleColumns
) -> TableMapping:
    """Return the mapping of the table's columns to the questions that were made of them."""
    filled = [pair for plan in plans for pair in _filled(plan)]
    columns = tuple(guess_values(table, survey, ColumnMapping(*pair)) for pair in filled)
    columns += tuple(
        ColumnMapping(f"{plan.id}{SAMPLE}", known.columns[0], known.samples, known.columns[1:])
        for plan in plans
        if (known := plan.by_row) is not None and survey.question(plan.id).samples > 1
    )
    return TableMapping(survey.id, survey.version, columns, form=table.form, sample=sample)


def _filled(plan: QuestionPlan) -> list[tuple[str, str]]:
    """Return what of the record the plan's columns fill."""
    if not plan.members:
        return [(plan.id, plan.column)]
    return [(part_name(plan.id, choice), column) for choice, column in plan.members]


def plan_of_choices(table: PlainTable, name: str, columns: Sequence[str]) -> QuestionPlan:
    """Return the multiple choice called ``name`` that has one of the ``columns`` for each choice.

    The choices are called as their columns without what all of them begin with; so are their texts, of
    which the beginning is the question's.
    """
    begin = _shared_beginning(columns)
    text, said = _texts_of_choices(table, columns)
    ids = _choices([one[begin:] for one in columns], {})
    return QuestionPlan(
        columns[0],
        question_id(name),
        MultipleChoice.type_name,
        text or name,
        choices=tuple(
            (c, said.get(one) or one[begin:]) for (c, _), one in zip(ids, columns, strict=True)
        ),
        members=tuple((c, one) for (c, _), one in zip(ids, columns, strict=True)),
        has_none=len(columns) > 1
        and NONE not in {c.casefold() for c, _ in ids}
        and record_unchosen(table, columns),
    )


def with_members(plan: QuestionPlan, table: PlainTable, columns: Iterable[str]) -> QuestionPlan:
    """Return the plan of a multiple choice with these columns for choices; its text and design stay."""
    made = plan_of_choices(table, plan.id, sorted(columns, key=table.columns.index))
    return replace(made, id=plan.id, text=plan.text, design=plan.design)


def _texts_of_choices(table: PlainTable, columns: Sequence[str]) -> tuple[str, dict[str, str]]:
    """Return what the titles say of the question, where they begin with it, and of each choice."""
    titles = {one: table.titles[one] for one in columns if table.titles.get(one)}
    begin = _shared_beginning([*titles.values()]) if len(titles) == len(columns) > 1 else 0
    first = next(iter(titles.values()), "")[:begin]
    end = first.rfind(_BEFORE_CHOICE)
    if end > 0:  # all choices may begin alike, as “The radio” and “The press”
        begin, first = end + len(_BEFORE_CHOICE), first[:end]
    text = re.sub(r"[\s:;,/|\u2013-]+$", "", first)
    return text, {one: title[begin:] or title for one, title in titles.items()}


def _shared_beginning(columns: Sequence[str]) -> int:
    """Return how many letters all names begin with, up to a mark between words."""
    begin = 0
    for place, letters in enumerate(zip(*columns, strict=False), start=1):
        if len(set(letters)) > 1:
            break
        begin = begin if letters[0].isalnum() else place
    return begin


def plans_of(
    table: PlainTable,
    columns: Iterable[str],
    others: Iterable[str] = (),
    kinds: Mapping[str, str] = MappingProxyType({}),
) -> tuple[QuestionPlan, ...]:
    """Return a plan for each of the ``columns`` that can be a question.

    ``others`` are ids that other questions have, casefolded; ``kinds`` are types that are known.
    """
    taken = {*others}
    plans = []
    for column in columns:
        plan = plan_of(table, column, taken, kinds.get(column))
        if plan is not None:
            taken.add(plan.id.casefold())
            plans.append(plan)
    return tuple(plans)


def plan_of(
    table: PlainTable, column: str, taken: set[str], kind: str | None = None
) -> QuestionPlan | None:
    """Return the question that a column looks like, or of the ``kind`` that is wanted; None: a text.

    ``taken`` are the ids that other questions have, casefolded.
    """
    return plan_of_values(
        column,
        answer_counts(table, column),
        taken,
        ColumnFacts(
            table.titles.get(column, ""),
            table.labels.get(column, {}),
            table.measures.get(column, ""),
            table.form.decimal or ".",
        ),
        kind,
    )


@dataclass(frozen=True, slots=True)
class ColumnFacts:
    """What is known of a column besides its values; each may be missing."""

    title: str = ""
    """What it asks."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """What its codes mean."""
    measure: str = ""
    """What it measures: ``nominal``, ``ordinal`` or ``scale``."""
    decimal: str = "."
    """The sign before the fraction of its numbers."""


def plan_of_values(
    column: str,
    counts: Mapping[str, int],
    taken: set[str],
    facts: ColumnFacts = ColumnFacts(),
    kind: str | None = None,
) -> QuestionPlan | None:
    """Return the question that a column of such values looks like; None: a text, or nothing.

    Parameters
    ----------
    column
        the column's name.
    counts
        how often it has each value, as text, but for missing ones.
    taken
        the ids that other questions have, casefolded.
    facts
        what is known besides.
    kind
        the type that is wanted; None: the one that it looks like.
    """
    if not counts:
        return None
    name = free_name(question_id(column), taken)
    wanted = kind or _guess_kind(counts, facts.labels, facts.decimal, facts.measure)
    if wanted is None:
        return None
    plan = QuestionPlan(column, name, wanted, facts.title or column)
    return _with_particulars(plan, counts, facts.labels, facts.decimal)


def plain_kind(table: PlainTable, column: str) -> str:
    """Return the type of a column that looks like no question, and shall be one all the same."""
    counts = answer_counts(table, column)
    are_many = len(counts) > MOST_GUESSED_CHOICES and not table.labels.get(column)
    is_number = are_many and _numbers(counts, table.form.decimal or ".") is not None
    return Number.type_name if is_number else SingleChoice.type_name


def answer_counts(table: PlainTable, column: str) -> Mapping[str, int]:
    """Return how often a column has each value, but for those that stand for no answer."""
    missing = table.missing.get(column, frozenset())
    told = (
        (cell, n) for cell, n in table.some_counts(column).items() if cell and cell not in missing
    )
    return {cell: n for cell, n in told if cell.casefold() not in _NO_ANSWER}


def _guess_kind(
    counts: Mapping[str, int], labels: Mapping[str, str], decimal: str, measure: str = ""
) -> str | None:
    """Return the type that a column of such values has; None where it is a text of its own each time.

    Labelled codes are categories, as R's ``factor()`` has them; so are up to ten different whole numbers
    that come again and again: taken for numbers they would give one slope where each category has a mean of
    its own. ``measure`` is what an SPSS file says of the column.
    """
    said = _first_words(counts, labels)
    if any(said <= words for words in (*_YES_NO, *_YES_NO_MORE)):
        return YesNo.type_name
    numbers = None if labels else _numbers(counts, decimal)
    if numbers is not None:
        if len(counts) < 2 or (_are_row_numbers(counts) and not _are_levels(counts)):
            return None
        return _kind_of_numbers(counts, measure)
    # without labels, spellings of one word become one choice
    is_listed = len(counts) <= MOST_GUESSED_CHOICES and (
        len(counts if labels else set(map(spelled_alike, counts))) > 1
    )
    is_repeated = bool(labels) or len(counts) <= max(5, sum(counts.values()) // 2)
    return SingleChoice.type_name if is_listed and is_repeated else None


def _kind_of_numbers(counts: Mapping[str, int], measure: str) -> str:
    """Return the type of a column of numbers without labels."""
    if measure == "nominal" and len(counts) <= MOST_GUESSED_CHOICES:
        return SingleChoice.type_name
    if _are_levels(counts) and measure == "ordinal":
        return Rating.type_name
    are_small = counts.keys() <= {str(code) for code in range(MOST_CODES)}
    is_repeated = len(counts) <= MOST_CODES and 2 * len(counts) <= sum(counts.values())
    are_codes = are_small or (is_repeated and all(map(_WHOLE.fullmatch, counts)))
    return SingleChoice.type_name if are_codes and measure != "scale" else Number.type_name


def _are_levels(counts: Mapping[str, int]) -> bool:
    """Return whether the values can be the levels of a rating."""
    levels = {str(level) for level in range(1, MOST_LEVELS // 2 + 1)}
    return len(counts) >= FEWEST_LEVELS and counts.keys() <= levels


def _first_words(counts: Iterable[str], labels: Mapping[str, str]) -> set[str]:
    """Return what the values say, in small letters; of ever other words some more than yes and no."""
    said: set[str] = set()
    for value in counts:
        said.add(labels.get(value, value).casefold())
        if len(said) > max(map(len, (*_YES_NO, *_YES_NO_MORE))):
            break
    return said


def _are_row_numbers(counts: Mapping[str, int]) -> bool:
    """Return whether these whole numbers number the rows: each comes once, or they count on but for a slip.

    Numbers that leave gaps, as incomes do, are answers where one of them comes again.
    """
    rows = sum(counts.values())
    if len(counts) < _FEWEST_NUMBERED or not all(v.isascii() and v.isdigit() for v in counts):
        return False
    numbers = list(map(int, counts))
    count_on = max(numbers) - min(numbers) < rows * _MOST_SLIPS
    return len(counts) == rows or (count_on and len(counts) * _MOST_SLIPS >= rows)


def _numbers(counts: Iterable[str], decimal: str) -> list[str] | None:
    """Return the values with decimal points if all of them are numbers."""
    found = []
    for value in counts:  # most columns end at the first
        number = with_point(value, decimal) or ""
        if not _NUMBER.fullmatch(number):
            return None
        found.append(number)
    return found


def _with_particulars(
    plan: QuestionPlan, counts: Mapping[str, int], labels: Mapping[str, str], decimal: str
) -> QuestionPlan:
    """Return the plan with what its type needs."""
    if plan.kind == Rating.type_name:
        given = [int(value) for value in counts if value.isascii() and value.isdigit()]
        return replace(plan, levels=max(2, min(max(given, default=2), MOST_LEVELS)))
    if plan.kind == SingleChoice.type_name:
        labels = labels or said_codes(plan.text, counts)
        first = heapq.nsmallest(MOST_PLANNED_CHOICES, {**counts, **labels}, key=_in_order)
        return replace(
            plan, choices=_choices(first if labels else _spelled_once(first, counts), labels)
        )
    if plan.kind == MultipleChoice.type_name:
        way = 1 if any(mark in value for value in counts for mark in ",;|") else 2
        words = (word for value in counts for word in choices_in(value)[way])
        return replace(plan, choices=_choices(_first_of(words), labels))
    if plan.kind == Number.type_name:
        low, high, step = _scale(_numbers(counts, decimal) or ["0", "1"])
        return replace(plan, minimum=low, maximum=high, step=step)
    return plan


def _spelled_once(values: Sequence[str], counts: Mapping[str, int]) -> list[str]:
    """Return words without those that differ in capitals or blanks alone, each as most rows have it."""
    found: dict[str, str] = {}
    for value in values:
        best = found.setdefault(spelled_alike(value), value)
        if counts[value] > counts[best]:
            found[spelled_alike(value)] = value
    return sorted(found.values(), key=_in_order)


def said_codes(text: str, counts: Mapping[str, int]) -> dict[str, str]:
    """Return what a column's name says that its codes mean, where it says so of all of them.

    Parameters
    ----------
    text
        the name, or the question, such as ``sex (1=male, 2=female)``.
    counts
        the column's values.
    """
    said = {code: words.strip() for code, words in _SAID_CODE.findall(text)}
    return said if counts.keys() <= said.keys() else {}


def _in_order(code: str) -> tuple[float, list[str | int], str]:
    """Return the place of a code among others, numbers by size, in words too: the first is the reference."""
    is_number = _NUMBER.fullmatch(code) is not None
    parts = [int(part) if at % 2 else part for at, part in enumerate(_DIGITS.split(code))]
    return (float(code) if is_number else math.inf, parts, code)


def _first_of(words: Iterable[str]) -> list[str]:
    """Return the words, each once, as far as choices are planned."""
    seen: set[str] = set()
    new = (word for word in words if not (word in seen or seen.add(word)))  # type: ignore[func-returns-value]
    return list(islice(new, MOST_PLANNED_CHOICES))


def _choices(values: Iterable[str], labels: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    taken: set[str] = set()
    found = []
    for place, value in enumerate(values, start=1):
        wanted = value if CHOICE_ID.fullmatch(value) else ascii_id(labels.get(value, value), "")
        name = free_name(wanted if CHOICE_ID.fullmatch(wanted) else f"choice_{place}", taken)
        taken.add(name.casefold())
        found.append((name, labels.get(value) or value))
    return tuple(found)


def _scale(numbers: Sequence[str]) -> tuple[str, str, str]:
    """Return the least and greatest of decimal numbers, and whether only whole ones are between them.

    Numbers with a fraction have no steps: those of a file are not those of the next. Above a number that is
    the only one there is room for another.
    """
    values = [exact(number) for number in numbers]
    low, high = min(values), max(values)
    if low == high:  # a scale has two ends
        high = low + 1
    if all(value.denominator == 1 for value in values) and high - low <= MOST_STEPS_DIRECT:
        return decimal_text(low), decimal_text(high), "1"
    scale = Fraction(10) ** FINEST_DECIMALS
    while (high - low) * scale > MOST_STEPS_DIRECT:
        scale /= 10
    low, high = floor(low * scale) / scale, ceil(high * scale) / scale
    return decimal_text(low), decimal_text(high), ANY_STEP["step"]


def question_id(column: str) -> str:
    """Return a name that a question can have: the last part of a survey tool's grouped name."""
    name = re.sub(r"-", "_", ascii_id(re.split(r"[/:]", column)[-1] or column, "q"))
    is_free = QUESTION_ID.fullmatch(name) and name.casefold() not in RESERVED_IDS
    return name if is_free else f"q_{name}"[:64]


def ascii_id(text: str, otherwise: str) -> str:
    """Return ``text`` in letters a–z, digits, _ and -, or ``otherwise`` where nothing of it is left."""
    spelled = text.translate(_SPELLED)
    plain = unicodedata.normalize("NFKD", spelled).encode("ascii", "ignore").decode()
    return re.sub(r"[^A-Za-z0-9_-]+", "_", plain).strip("_-")[:60] or otherwise
