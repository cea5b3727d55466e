"""Plain CSV tables of true values, as learners take them: which levels are known, and from where.

Domains are public knowledge. They are stated in a file, taken from a survey, or given as bounds of a
number. Of a table that is public they are read off the data, and that is told; of any other they are
found under ε or it is refused (`protection`), because a level that one person alone has gives them away.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from pathlib import Path
from typing import Any

from surveyapp.analyses.data.seen_survey import SeenSurvey
from surveyapp.analyses.data.variables_file import read_seen_survey
from surveyapp.designs.core.typed_numbers import NotANumber, typed_float
from surveyapp.errors import UserProblem
from surveyapp.learning.base.table import (
    NO_LEVELS,
    Attribute,
    CodedTable,
    Examples,
    attribute_unknown,
    bounds_missing,
    coded_table,
    is_number,
    label_is_feature,
    labelled_examples,
    numeric_attribute,
)
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.storage.files.csv_cells import cell_value
from surveyapp.storage.files.safe_files import read_regular
from surveyapp.storage.surveys.survey_files import LARGEST_SURVEY
from surveyapp.storage.tables.reader import read_cells
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.strict_json import JsonObject, parse

MISSING_WORDS = frozenset({"", "?"})
MOST_LEVELS = 256
LISTED_KEYS = frozenset({"levels", "missing"})
"""What an object of a file of domains may say of a column with a list of levels."""
MOST_NUMBERS_AS_LEVELS = 20
"""A column of more different numbers than this is taken to be numeric, and needs bounds."""
EVERY = "all"
"""The word for every column of which something is stated."""
DEFAULT_BINS = 5
MOST_BINS = 256


UNFOUND = QT_TRANSLATE_NOOP(
    "messages",
    "The search under ε found fewer than two values of {names}. To use them, state their levels or bounds.",
)
READ_OFF = QT_TRANSLATE_NOOP(
    "messages",
    "The levels of {names} were read from the data and are assumed to be public; state them if they are "
    "not.",
)


def _domain_file_unusable(*, file: object, column: object) -> UserProblem:
    """A file of domains that is not what it should be."""
    return UserProblem(
        msg(
            '{file}: {column} needs a list of its levels, such as ["low", "high"], or an object with its '
            "levels, or with the bounds of a number: low, high and bins. An object may also say whether "
            'a value can be missing: "missing": false.',
            file=file,
            column=column,
        )
    )


def _missing_unclear(*, attribute: object, known: object) -> UserProblem:
    """A word about missing values of a column of which nothing else was stated, or two such words."""
    return UserProblem(
        msg(
            "Whether values of {attribute} can be missing must be said once, and of a column whose levels "
            "or bounds are stated. These are: {known}.",
            attribute=attribute,
            known=known or "–",
        )
    )


class BoundsUnusable(UserProblem):
    """Bounds that cannot be understood."""

    def __init__(self, *, text: object) -> None:
        super().__init__(
            msg(
                "The bounds {text} cannot be used; write COLUMN=LOW:HIGH or "
                "COLUMN=LOW:HIGH:BINS, such as age=0:100:10.",
                text=text,
            )
        )


def _column_twice(*, file: object, attribute: object) -> UserProblem:
    """Two columns of one name."""
    return UserProblem(
        msg(
            "{file} has two columns called {attribute}; rename one of them.",
            file=file,
            attribute=attribute,
        )
    )


@dataclass(frozen=True, slots=True)
class Domains:
    """What is known of columns before anybody looks at the table."""

    stated: Mapping[str, Attribute] = field(default_factory=dict)

    def merged(self, other: Mapping[str, Attribute]) -> Domains:
        """Return these, with ``other`` in their place where both know a column."""
        return Domains({**self.stated, **other})

    def with_missing(self, may: Sequence[str], never: Sequence[str]) -> Domains:
        """Return these, saying of columns whether a value can be missing; the word ``all`` is every one.

        Raises
        ------
        UserProblem
            if a column is named of which nothing else is known, or that both lists have.
        """
        both = sorted(set(may) & set(never))
        unknown = [name for name in (*may, *never) if name not in {EVERY, *self.stated}]
        if both or unknown:
            raise _missing_unclear(attribute=(both or unknown)[0], known=", ".join(self.stated))

        def said(attribute: Attribute) -> Attribute:
            for name in (attribute.name, EVERY):
                if name in never or name in may:
                    return replace(attribute, can_be_missing=name in may)
            return attribute

        return Domains({name: said(attribute) for name, attribute in self.stated.items()})


def read_domains(path: Path) -> Domains:
    """Return the domains in a JSON file: ``{"column": ["level", …]}``, or a survey's answers.

    A list alone says nothing of missing values, so they are allowed for; of a survey's questions they are
    where a respondent may have none.

    Raises
    ------
    FileRefused, NotText, NotJson
        if it cannot be read.
    UserProblem
        naming a column whose domain is none.
    SurveyMistakes
        if it is a survey with mistakes.
    """
    content = read_regular(path, LARGEST_SURVEY)
    value = parse(content, path.name)
    if isinstance(value, JsonObject) and "format" in value:
        return domains_of_survey(read_seen_survey(value, path.name))
    return domains_from(content, path.name)


def domains_from(content: bytes, file: str) -> Domains:
    """Return the domains in JSON, ``{"column": ["level", …]}``; see ``read_domains``.

    Parameters
    ----------
    content
        the JSON.
    file
        where it is from.

    Raises
    ------
    NotText, NotJson
        if it cannot be read.
    UserProblem
        naming a column whose domain is none.
    """
    value = parse(content, file)
    if not isinstance(value, JsonObject):
        raise _domain_file_unusable(file=file, column=msg("each column"))
    for name in value.duplicates:
        raise _column_twice(file=file, attribute=name)
    return Domains({name: _stated(name, given, file) for name, given in value.items()})


def domains_of_survey(survey: Survey) -> Domains:
    """Return the answers of a survey's questions, with "missing" where a respondent may have none."""
    asked = (*survey.recorded_questions, *survey.members)
    always = always_answered(survey)
    return Domains(
        {
            q.id: Attribute(q.id, q.answers, can_be_missing=q.id not in always)
            for q in asked
            if q.is_member
        }
    )


def always_answered(survey: Survey) -> frozenset[str]:
    """Return the questions that every respondent answers: required, of everybody, and made of no others.

    The members of a joint question are answered with it.
    """
    asked = survey.asked or survey if isinstance(survey, SeenSurvey) else survey
    drawn = {name for group in asked.groups for name in group.of}
    found = dict[str, tuple[str, ...]]()
    for question in asked.recorded_questions:
        if question.required and question.relevant is None and question.id not in drawn:
            each = (question, *question.answered_together)
            found |= {one.id: one.answers for one in each}
    # an analyst's variable of the same name may leave values out
    every = (*survey.recorded_questions, *survey.members)
    seen: dict[str, tuple[str, ...]] = {one.id: one.answers for one in every}
    return frozenset(name for name, answers in found.items() if seen.get(name) == answers)


def _stated(name: str, given: Any, file: str) -> Attribute:
    if isinstance(given, JsonObject):
        can_be_missing = given.get("missing", True)
        is_odd = "levels" in given and not given.keys() <= LISTED_KEYS
        if type(can_be_missing) is not bool or is_odd:
            raise _domain_file_unusable(file=file, column=name)
        return replace(_domain(name, given, file), can_be_missing=can_be_missing)
    return _domain(name, given, file)


def _domain(name: str, given: Any, file: str) -> Attribute:
    levels = given.get("levels") if isinstance(given, JsonObject) else given
    if isinstance(levels, list) and all(isinstance(level, str) for level in levels):
        return Attribute(name, tuple(levels))
    try:
        low, high, bins = given["low"], given["high"], given.get("bins", DEFAULT_BINS)
    except (AttributeError, KeyError, TypeError) as problem:
        raise _domain_file_unusable(file=file, column=name) from problem
    if type(bins) is not int or not all(type(end) in {int, Decimal} for end in (low, high)):
        raise _domain_file_unusable(file=file, column=name)
    low, high = float(low), float(high)
    if not are_bounds(low, high, bins):
        raise _domain_file_unusable(file=file, column=name)
    return numeric_attribute(name, (low, high), bins)


def read_bounds(texts: Sequence[str]) -> dict[str, Attribute]:
    """Return the numeric columns of ``COLUMN=LOW:HIGH[:BINS]``.

    Raises
    ------
    BoundsUnusable
        naming a text that is not of that form.
    """
    found = {}
    for text in texts:
        name, _, numbers = text.rpartition("=")
        parts = numbers.split(":")
        if len(parts) not in {2, 3}:
            raise BoundsUnusable(text=text)
        try:
            low, high = typed_float(parts[0]), typed_float(parts[1])
        except NotANumber as problem:
            raise BoundsUnusable(text=text) from problem
        bins = int(parts[2]) if parts[2:] and parts[2].isdigit() else DEFAULT_BINS
        if not name or not all(map(str.isdigit, parts[2:])) or not are_bounds(low, high, bins):
            raise BoundsUnusable(text=text)
        found[name] = numeric_attribute(name, (low, high), bins)
    return found


def are_bounds(low: float, high: float, bins: int) -> bool:
    """Return whether a number can have these bounds and so many bins.

    Parameters
    ----------
    low, high
        finite, and rising.
    bins
        2 to 256.
    """
    return math.isfinite(low) and math.isfinite(high) and low < high and 2 <= bins <= MOST_BINS


@dataclass(frozen=True, slots=True, eq=False)
class CsvTable:
    """The cells of a table, missing ones as None."""

    file: str
    """Its name."""
    header: tuple[str, ...]
    """The names of its columns."""
    rows: tuple[tuple[str | None, ...], ...]
    """Its cells."""
    lines: tuple[int, ...] = ()
    """Where each row ends in the file, from 1."""

    def column(self, name: str) -> tuple[str | None, ...]:
        """Return a column.

        Raises
        ------
        UserProblem
            if there is none of that name.
        """
        if name not in self.header:
            raise attribute_unknown(attribute=name, known=", ".join(self.header))
        place = self.header.index(name)
        return tuple(row[place] for row in self.rows)


def read_plain(path: Path) -> CsvTable:
    """Return the cells of a table of any kind; empty ones and ``?`` are missing.

    Raises
    ------
    FileRefused, TableProblem
        if it cannot be read.
    UserProblem
        if it is no table to learn from.
    """
    header, rows = read_cells(path)
    header = list(map(cell_value, header))
    for name in header:
        if header.count(name) > 1:
            raise _column_twice(file=path.name, attribute=name)
    if not rows:
        raise UserProblem(msg("{file} has no rows below its header.", file=path.name))
    cells = tuple(tuple(map(_value, row)) for _, row in rows)
    return CsvTable(path.name, tuple(header), cells, tuple(line for line, _ in rows))


def _value(cell: str) -> str | None:
    """Return what a cell says; the apostrophe that tables put before -1 and the like is taken off."""
    word = cell_value(cell.strip())
    return None if word in MISSING_WORDS else word


@dataclass(frozen=True, slots=True, eq=False)
class KnownTable:
    """A coded table, the columns whose levels were read off it, and what finding levels has cost."""

    table: CodedTable
    read_off: tuple[str, ...] = ()
    epsilon: float = 0.0
    delta: float = 0.0
    unfound: tuple[str, ...] = ()
    """The columns of which a search has found no level, or only one: they tell nothing."""

    @property
    def levels(self) -> str:
        """Where the levels come from, in the words of a `ModelCard`."""
        return "found" if self.delta else "data" if self.read_off else "stated"

    @property
    def warnings(self) -> tuple[str, ...]:
        """Sentences on what is public by assumption, and on what a search has not found."""
        said = ((READ_OFF, self.read_off), (UNFOUND, self.unfound))
        return tuple(
            Notice(Message(one, {"names": ", ".join(names)})) for one, names in said if names
        )


def known_table(
    cells: CsvTable, domains: Domains, names: Sequence[str] | None = None
) -> KnownTable:
    """Return the columns ``names`` (all, by default) with their levels.

    Raises
    ------
    UserProblem
        if the table lacks one of them; if a numeric one has no bounds; if one has more
        levels than a category can have; if a value does not belong to its stated domain.
    """
    chosen = cells.header if names is None else tuple(names)
    columns = [cells.column(name) for name in chosen]
    read_off = tuple(
        n for n, c in zip(chosen, columns, strict=True) if n not in domains.stated and any(c)
    )
    attributes = tuple(
        domains.stated.get(name) or _read_off(name, column)
        for name, column in zip(chosen, columns, strict=True)
    )
    return KnownTable(coded_table(attributes, columns), read_off)


def _read_off(name: str, column: Sequence[str | None]) -> Attribute:
    levels = sorted({value for value in column if value is not None}, key=in_order)
    if len(levels) > MOST_NUMBERS_AS_LEVELS and all(map(is_number, levels)):
        raise bounds_missing(attribute=name)
    if len(levels) > MOST_LEVELS:
        raise UserProblem(
            msg(
                "Column {attribute} has {levels} different values, more than the {most} that "
                "a category can have; leave it out of the features.",
                attribute=name,
                levels=len(levels),
                most=MOST_LEVELS,
            )
        )
    # a column without any value has one level, so it is no feature and no label
    # (the data is public here: whether a value is missing is read off it too)
    return Attribute(name, tuple(levels) or NO_LEVELS, can_be_missing=None in column)


def in_order(value: str) -> tuple[bool, float, str]:
    """Return what levels are sorted by: numbers first, by size."""
    return (False, float(value), value) if is_number(value) else (True, 0.0, value)


def known_examples(
    cells: CsvTable, domains: Domains, label: str, features: Sequence[str] | None
) -> tuple[Examples, KnownTable]:
    """Return the label and the features of a table, by default all other columns.

    Raises
    ------
    UserProblem
        by what is wrong; as ``known_table``.
    """
    known = known_table(cells, domains, columns_of(label, features))
    return examples_of(known, label, features), known


def columns_of(label: str, features: Sequence[str] | None) -> tuple[str, ...] | None:
    """Return the columns that are used; None for all.

    Raises
    ------
    UserProblem
        if the label is a feature too.
    """
    if features is not None and label in features:
        raise label_is_feature(label=label)
    return None if features is None else (*dict.fromkeys(features), label)


def examples_of(known: KnownTable, label: str, features: Sequence[str] | None) -> Examples:
    """Return the label and the features of a table, by default all other columns.

    Features of which a search has found fewer than two levels are left out: it was paid for.

    Raises
    ------
    UserProblem
        as ``labelled_examples``; if a search has found fewer than two classes.
    """
    if label in known.unfound:
        raise UserProblem(
            msg(
                "The search under ε found fewer than two values of {label}, so nothing can be learned. Its ε "
                "is spent. State the levels of {label} before you train again.",
                label=label,
            )
        )
    wanted = None if features is None else tuple(dict.fromkeys(features))
    if wanted is not None:
        wanted = tuple(name for name in wanted if name not in known.unfound)
    return labelled_examples(known.table, label, wanted)
