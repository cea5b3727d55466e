"""Options of analyses and learners, declared once: kind, range, meaning, and which questions a role takes.

A declaration is enough for the command's option, the form of the desk, the keyword of the Python function,
the JSON of a project or a model and the line of a script. Titles and helps are collected for translation
from their declarations, in the context ``analyses``.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields, replace
from datetime import date
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from types import MappingProxyType
from typing import Any, TypeVar

from surveyapp.designs.core.exact import exact, fraction_text
from surveyapp.designs.core.typed_numbers import (
    NotANumber,
    typed_float,
    typed_list,
    typed_number,
    typed_whole,
)
from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

CONTEXT = "analyses"
"""The translation context of titles and helps."""
_KEY = "option"

A = TypeVar("A")
Accepts = Callable[[AskedQuestion], bool]


class _Required(Enum):
    REQUIRED = "required"


REQUIRED = _Required.REQUIRED
"""Stands for the default of an option that must be given."""


class OptionKind(Enum):
    """The kinds of option: what a form shows for them, and how they are written."""

    VARIABLE = "variable"
    """One question, or the kiosks where ``allows_kiosk``."""
    VARIABLES = "variables"
    """Several questions, in an order."""
    TERMS = "terms"
    """Questions and their interactions and powers, as of a regression: ``A``, ``A:B``, ``A*B``, ``A^2``."""
    MODELS = "models"
    """The terms of several regressions, with a semicolon between two: ``A;A,B``."""
    CHOICE = "choice"
    """One of the values of an ``Enum``."""
    NUMBER = "number"
    EXACT = "exact"
    """A number that is kept exactly, as a fraction: ``0.1`` or ``1/10``."""
    WHOLE = "whole"
    NUMBERS = "numbers"
    MATRIX = "matrix"
    """Labelled rows of numbers, at the command line from a CSV or as ``a:0,1;b:1,0``."""
    FLAG = "flag"
    TEXT = "text"
    TEXTS = "texts"
    """A list of names."""
    PAIRS = "pairs"
    """A question and an answer each, written ``Q=A``; the option may be repeated."""
    WEIGHTS = "weights"
    """A column and a number each, written ``A=50``; the option may be repeated."""
    DAY = "day"
    """A day, written ``2026-03-31``."""
    TABLE = "table"
    """A table of texts with its header, kept whole: at the command line a file, or its rows as JSON."""


class OptionProblem(UserProblem):
    """An option cannot be used, or not together with another.

    Attributes
    ----------
    field
        the option's name in its analysis.
    reason
        what is wrong and what to do, to follow a colon; without a full stop.
    """

    def __init__(self, field_name: str, reason: Message, shown: object = None) -> None:
        """Say what is wrong with an option.

        Parameters
        ----------
        field_name
            the option's name in its analysis.
        reason
            what is wrong and what to do.
        shown
            what people call the option; None: as at the command line.
        """
        called = flag_of(field_name) if shown is None else shown
        super().__init__(msg("{option}: {reason}.", option=called, reason=reason))
        self.field = field_name
        self.reason = reason

    def called(self, shown: object) -> OptionProblem:
        """Return the same problem with the option called as in a form."""
        return OptionProblem(self.field, self.reason, shown)


@dataclass(frozen=True, slots=True)
class Option:
    """A declared option of an analysis or a learner.

    Attributes
    ----------
    name
        the field's name: the keyword in Python and the key in JSON.
    kind
        what sort of value it is.
    title
        what a form calls it.
    help
        a phrase for the command's help and a form's tooltip.
    flag
        the command's option.
    metavar
        what the command's help shows as its value.
    default
        the value where nobody chose one; ``REQUIRED`` where one must be given.
    low, high
        the ends of the range of a number, both included but for ``is_open``.
    is_open
        whether the low end is excluded.
    choices
        the titles of the values of an ``Enum``, in the order of a form.
    accepts
        which questions can be chosen.
    empty
        what a form shows where nothing is chosen or typed; empty is “None”.
    allows_kiosk
        whether the kiosks can be chosen as groups.
    other_than
        the name of an option whose question a form does not offer here as well.
    answers_of
        the name of an option: its question's answers are what a form offers here.
    least
        how many questions must be chosen at least.
    has_same_answers
        whether all the questions that are chosen must have the same answers.
    is_advanced
        whether a form shows it only on demand.
    is_stated
        whether commands state it also where it is the default.
    is_labelled
        whether the rows and columns of a matrix in a file have labels; else they are numbered.
    columns
        of a small table that a form shows for texts or numbers by name: each column's title, and the sign
        that is written after its cell.
    named
        which of the columns has the names; those are the answers of ``answers_of``.
    names_of
        the name of an option with such a table: its names are offered where no question is chosen.
    is_listing
        whether that table has a row for each name that is known.
    table
        which kind of table the command reads it from, where a file is named; it may fill other options too.
    is_of_tables
        whether only tables have what it names: no form for a project shows it.
    is_drawn_only
        whether it changes pictures alone: a command that repeats the numbers states it only where a file
        holds it.
    """

    kind: OptionKind
    title: str
    help: str
    name: str = ""
    flag: str = ""
    metavar: str = ""
    default: Any = REQUIRED
    low: float = -math.inf
    high: float = math.inf
    is_open: bool = False
    choices: Mapping[Enum, str] = field(default_factory=dict)
    accepts: Accepts | None = None
    empty: str = ""
    allows_kiosk: bool = False
    other_than: str = ""
    answers_of: str = ""
    least: int = 0
    has_same_answers: bool = False
    is_advanced: bool = False
    aliases: tuple[str, ...] = ()
    """Further names of the command's option."""
    group: str = ""
    """The heading in the command's help under which it stands with others; empty under the usual one."""
    is_stated: bool = False
    is_labelled: bool = True
    is_of_tables: bool = False
    is_drawn_only: bool = False
    columns: tuple[tuple[str, str], ...] = ()
    named: int = 0
    names_of: str = ""
    is_listing: bool = False
    table: str = ""

    @property
    def is_required(self) -> bool:
        """Whether a value must be given."""
        return self.default is REQUIRED

    @property
    def takes_questions(self) -> bool:
        """Whether its value names questions."""
        return self.kind in {
            OptionKind.VARIABLE,
            OptionKind.VARIABLES,
            OptionKind.TERMS,
            OptionKind.MODELS,
        }

    def offered(self, survey: Survey) -> tuple[AskedQuestion, ...]:
        """Return the questions of a survey that can be chosen.

        Parameters
        ----------
        survey
            The survey.
        """
        every = survey.recorded_questions
        return tuple(q for q in every if self.accepts is None or self.accepts(q))

    def read(self, value: object) -> Any:
        """Return ``value`` as the analysis keeps it.

        Parameters
        ----------
        value
            As typed, as in JSON, or as it is kept.

        Raises
        ------
        OptionProblem
            if it cannot be used.
        """
        if value is None:
            if self.is_required:
                raise self.problem(msg("it is required"))
            return self.default
        return _READ[self.kind](self, value)

    def to_json(self, value: Any) -> object:
        """Return a kept value as JSON holds it."""
        if isinstance(value, Enum):
            return value.value
        if isinstance(value, Fraction):
            return fraction_text(value)
        if isinstance(value, date):
            return value.isoformat()
        if isinstance(value, tuple):
            return [self.to_json(one) for one in value]
        return value

    def words(self, value: Any, file: str = "") -> tuple[str, ...]:
        """Return the command's option with a value, or with the ``file`` that holds it.

        Nothing where the value is the default.
        """
        if file:
            return self.flag, file
        is_usual = value == self.default and not self.is_stated
        if value is None or is_usual or self.is_drawn_only:
            return ()
        if self.kind is OptionKind.FLAG:
            return (self.flag,) if value else ()
        return tuple(part for text in self._texts(value) for part in (self.flag, text))

    def _texts(self, value: Any) -> tuple[str, ...]:
        """Return a value as the command takes it: one text each time that the option is given."""
        match self.kind:
            case OptionKind.PAIRS:
                return tuple("=".join(one) for one in value)
            case OptionKind.WEIGHTS:
                return tuple(f"{name}={weight:g}" for name, weight in value.items())
            case OptionKind.VARIABLES | OptionKind.TERMS | OptionKind.TEXTS:
                return (",".join(value),) if value else ()
            case OptionKind.NUMBERS:
                return (_written(value),)
            case OptionKind.MATRIX:
                return (";".join(f"{label}:{_written(row)}" for label, row in value),)
            case OptionKind.TABLE:
                return (json.dumps(value, ensure_ascii=False),)
            case OptionKind.NUMBER:
                return (f"{value:g}",)
        return (str(value.value if isinstance(value, Enum) else value),)

    def problem(self, reason: Message) -> OptionProblem:
        """Return what is wrong with a value of this option."""
        return OptionProblem(self.name, reason, self.flag)


def _written(numbers_: Sequence[float]) -> str:
    return ",".join(f"{one:.17g}" for one in numbers_)


def flag_of(name: str) -> str:
    """Return the command's option for a field: ``random_intercept`` is ``--random-intercept``."""
    return "--" + name.replace("_", "-")


def options_of(analysis: type[Any]) -> tuple[Option, ...]:
    """Return the options of an analysis, in the order of their declaration.

    Parameters
    ----------
    analysis
        A class of analyses.
    """
    return tuple(
        _named(one.metadata[_KEY], one.name, one.default)
        for one in fields(analysis)
        if _KEY in one.metadata
    )


def taken_options(owner: type, inherited: Sequence[Option] = ()) -> tuple[Option, ...]:
    """Return the options that a class declares as attributes; each attribute keeps the default.

    Parameters
    ----------
    owner
        A class that is no dataclass.
    inherited
        The options of the class that it derives from: they come first. One that is assigned anew has
        another default.
    """
    found = {one.name: one for one in inherited}
    for name, value in tuple(vars(owner).items()):
        if isinstance(value, Field) and _KEY in value.metadata:
            found[name] = _named(value.metadata[_KEY], name, value.default)
            setattr(owner, name, found[name].default)
        elif name in found:
            found[name] = replace(found[name], default=value)
    return tuple(found.values())


def _named(option: Option, name: str, default: object) -> Option:
    value = REQUIRED if default is MISSING else default
    return replace(option, name=name, flag=option.flag or flag_of(name), default=value)


def read_analysis(analysis: type[A], values: Mapping[str, object], **others: object) -> A:
    """Return an analysis with its options chosen.

    Parameters
    ----------
    analysis
        A class of analyses.
    values
        Options by name, as typed, as in JSON or as they are kept; None stands for the default.
    **others
        Fields that are not declared as options.

    Raises
    ------
    OptionProblem
        if an option is missing or cannot be used, or not together with another.
    UserProblem
        if there is no such option.
    """
    known = options_of(analysis)
    strange = next((name for name in values if name not in {one.name for one in known}), None)
    if strange is not None:
        raise UserProblem(
            msg(
                "{option} is not an option of {analysis}; it takes {known}.",
                option=strange,
                analysis=getattr(analysis, "name", analysis.__name__),
                known=", ".join(one.name for one in known),
            )
        )
    return analysis(**{one.name: one.read(values.get(one.name)) for one in known}, **others)


def options_json(analysis: object) -> dict[str, object]:
    """Return the options of an analysis as JSON holds them; ``read_analysis`` gives the analysis back.

    Parameters
    ----------
    analysis
        An analysis.
    """
    return {
        one.name: one.to_json(getattr(analysis, one.name)) for one in options_of(type(analysis))
    }


def option_words(
    analysis: object, files: Mapping[str, str] = MappingProxyType({})
) -> tuple[str, ...]:
    """Return the options of the command that say what an analysis asks for: those that are no default.

    Parameters
    ----------
    analysis
        An analysis.
    files
        By the names of options: files that hold their values. The values of all others are stated.
    """
    every = options_of(type(analysis))
    return tuple(
        word
        for one in every
        for word in one.words(getattr(analysis, one.name), files.get(one.name, ""))
    )


# Declarations, as fields of an analysis.


def variable(title: str, help_text: str, **declared: Any) -> Any:
    """Declare one question.

    Parameters
    ----------
    title
        What a form calls its role.
    help_text
        A phrase for the command's help and a form's tooltip.
    **declared
        Further attributes of ``Option``; with ``default`` it may be left out.
    """
    return _declared(OptionKind.VARIABLE, title, help_text, {"metavar": "Q", **declared})


def variables(title: str, help_text: str, **declared: Any) -> Any:
    """Declare several questions; parameters as of ``variable``."""
    return _declared(OptionKind.VARIABLES, title, help_text, {"metavar": "A,B", **declared})


def terms(title: str, help_text: str, **declared: Any) -> Any:
    """Declare the terms of a regression; parameters as of ``variable``."""
    return _declared(OptionKind.TERMS, title, help_text, {"metavar": "A,B", **declared})


def models(title: str, help_text: str, **declared: Any) -> Any:
    """Declare the terms of several regressions; parameters as of ``variable``."""
    return _declared(OptionKind.MODELS, title, help_text, {"metavar": "A;A,B", **declared})


def choice(title: str, help_text: str, choices: Mapping[Any, str], **declared: Any) -> Any:
    """Declare one of several values.

    Parameters
    ----------
    title
        What a form calls it.
    help_text
        A phrase for the command's help and a form's tooltip.
    choices
        The titles of the values of an ``Enum``.
    **declared
        Further attributes of ``Option``.
    """
    return _declared(OptionKind.CHOICE, title, help_text, {"choices": choices, **declared})


def number(title: str, help_text: str, **declared: Any) -> Any:
    """Declare a number; parameters as of ``variable``."""
    return _declared(OptionKind.NUMBER, title, help_text, {"metavar": "X", **declared})


def exact_number(title: str, help_text: str, **declared: Any) -> Any:
    """Declare a number that is kept exactly, as a fraction; parameters as of ``variable``."""
    return _declared(OptionKind.EXACT, title, help_text, {"metavar": "X", **declared})


def whole(title: str, help_text: str, **declared: Any) -> Any:
    """Declare a whole number; parameters as of ``variable``."""
    return _declared(OptionKind.WHOLE, title, help_text, {"metavar": "N", **declared})


def numbers(title: str, help_text: str, **declared: Any) -> Any:
    """Declare a list of numbers; parameters as of ``variable``."""
    return _declared(OptionKind.NUMBERS, title, help_text, {"metavar": "X,Y", **declared})


def matrix(title: str, help_text: str, **declared: Any) -> Any:
    """Declare rows of numbers; parameters as of ``variable``."""
    return _declared(OptionKind.MATRIX, title, help_text, {"metavar": "MATRIX", **declared})


def flag(title: str, help_text: str, **declared: Any) -> Any:
    """Declare a choice of yes or no, which is no by default; parameters as of ``variable``."""
    return _declared(OptionKind.FLAG, title, help_text, {"default": False, **declared})


def text(title: str, help_text: str, **declared: Any) -> Any:
    """Declare a text, such as an answer; parameters as of ``variable``."""
    return _declared(OptionKind.TEXT, title, help_text, {"metavar": "A", **declared})


def texts(title: str, help_text: str, **declared: Any) -> Any:
    """Declare a list of names; parameters as of ``variable``."""
    return _declared(OptionKind.TEXTS, title, help_text, {"metavar": "A,B", **declared})


def pairs(title: str, help_text: str, **declared: Any) -> Any:
    """Declare answers by question; parameters as of ``variable``."""
    declared = {"metavar": "Q=A", "default": (), **declared}
    return _declared(OptionKind.PAIRS, title, help_text, declared)


def confidence_level() -> Any:
    """Declare the confidence level of all intervals: .95 unless chosen."""
    return number(
        "Confidence level",
        "of the intervals; 0.95 by default",
        default=USUAL_LEVEL,
        metavar="LEVEL",
        is_stated=True,
    )


def draws_seed() -> Any:
    """Declare the seed of what an analysis draws: 1 unless chosen, so that equal calls give equal numbers."""
    return whole(
        "Seed", "of the draws; 1 by default", default=1, low=0, metavar="S", is_advanced=True
    )


USUAL_LEVEL = 0.95


def weights(title: str, help_text: str, **declared: Any) -> Any:
    """Declare numbers above 0 by column; parameters as of ``variable``."""
    declared = {"metavar": "A=50", "default": None, "low": 0, "is_open": True, **declared}
    return _declared(OptionKind.WEIGHTS, title, help_text, declared)


def day(title: str, help_text: str, **declared: Any) -> Any:
    """Declare a day; parameters as of ``variable``."""
    return _declared(OptionKind.DAY, title, help_text, {"metavar": "YYYY-MM-DD", **declared})


def table(title: str, help_text: str, **declared: Any) -> Any:
    """Declare a table with a header; parameters as of ``variable``."""
    declared = {"metavar": "CSV", "default": None, **declared}
    return _declared(OptionKind.TABLE, title, help_text, declared)


def _declared(kind: OptionKind, title: str, help_text: str, declared: Mapping[str, Any]) -> Any:
    given = dict(declared)
    default = given.pop("default", MISSING)
    option = Option(kind, title, help_text, **given)
    if default is MISSING:
        return field(metadata={_KEY: option})
    return field(default=default, metadata={_KEY: option})


# How values are read.

LONGEST_QUOTED = 80


def _one_name(option: Option, value: object) -> str:
    if not isinstance(value, str) or not value.strip():
        raise option.problem(msg("give a name"))
    return value.strip()


def _names(option: Option, value: object) -> tuple[str, ...]:
    parts = value.split(",") if isinstance(value, str) else value
    if not isinstance(parts, Sequence) or not all(isinstance(one, str) for one in parts):
        raise option.problem(msg("give names, with commas between them"))
    names = tuple(one.strip() for one in parts if one.strip())
    if len(names) < option.least:
        raise option.problem(msg("name at least {least}", least=option.least))
    return names


def _chosen(option: Option, value: object) -> Enum:
    for one in option.choices:
        if value is one or (isinstance(value, str) and value == one.value):
            return one
    known = ", ".join(str(one.value) for one in option.choices)
    raise option.problem(msg("choose one of {known}", known=known))


def _number(option: Option, value: object) -> float:
    found = math.nan
    if isinstance(value, str):
        try:
            found = typed_float(value)
        except NotANumber as problem:
            raise option.problem(problem.reason) from problem
    elif isinstance(value, int | float | Decimal):  # files of ours have exact decimals
        found = float(value)
    if isinstance(value, bool) or math.isnan(found):
        raise option.problem(msg("{value} is not a number", value=_quoted(value)))
    if not option.low <= found <= option.high or (option.is_open and found == option.low):
        raise option.problem(_between(option, msg("give a number")))
    return found


def _exact(option: Option, value: object) -> Fraction:
    try:
        found = typed_number(value) if isinstance(value, str) else exact(value)
    except NotANumber as problem:
        raise option.problem(problem.reason) from problem
    except ValueError as problem:
        reason = msg("{value} is not a number", value=_quoted(value))
        raise option.problem(reason) from problem
    if not option.low <= found <= option.high:
        raise option.problem(_between(option, msg("give a number")))
    return found


def _whole(option: Option, value: object) -> int:
    try:
        found = typed_whole(value) if isinstance(value, str) else value
    except NotANumber as problem:
        raise option.problem(_between(option, msg("give a whole number"))) from problem
    low, high = max(option.low, -(2**64)), min(option.high, 2**64)
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        raise option.problem(_between(option, msg("give a whole number")))
    return found


def _between(option: Option, what: Message) -> Message:
    if math.isinf(option.high):
        if math.isinf(option.low):
            return what
        low = f"{option.low:,.10g}"
        if option.is_open:
            return msg("{what} above {low}", what=what, low=low)
        return msg("{what} from {low}", what=what, low=low)
    facts = {"low": f"{option.low:.10g}", "high": f"{option.high:,.10g}"}
    return msg("{what} from {low} to {high}", what=what, **facts)


def _numbers(option: Option, value: object) -> tuple[float, ...]:
    try:
        parts = typed_list(value) if isinstance(value, str) else value
        if isinstance(parts, Sequence) and parts:
            return tuple(typed_float(one) if isinstance(one, str) else float(one) for one in parts)
    except NotANumber as problem:
        raise option.problem(problem.reason) from problem
    except (TypeError, ValueError):
        pass  # said below, for whatever was given
    raise option.problem(
        msg(
            "{value} is not a list of numbers; write them with commas, as in 1,2,3",
            value=_quoted(value),
        )
    )


def _matrix(option: Option, value: object) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """Return labelled rows of numbers."""
    rows = value
    if isinstance(value, str):
        rows = [row.rpartition(":")[::2] for row in value.split(";")]
    if not isinstance(rows, Sequence) or not rows:
        raise option.problem(msg("give rows of numbers, as in a:0,1;b:1,0"))
    return tuple(_matrix_row(option, row) for row in rows)


def _matrix_row(option: Option, row: object) -> tuple[str, tuple[float, ...]]:
    if not isinstance(row, Sequence) or len(row) != 2 or not isinstance(row[0], str):
        raise option.problem(msg("give rows of numbers, as in a:0,1;b:1,0"))
    return row[0].strip(), _numbers(option, row[1])


def _flag(option: Option, value: object) -> bool:
    if not isinstance(value, bool):
        raise option.problem(msg("say yes or no"))
    return value


def _pairs(option: Option, value: object) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, Sequence) or isinstance(value, str):
        raise option.problem(msg("give a list of QUESTION=ANSWER"))
    return tuple(_pair(option, one) for one in value)


def _pair(option: Option, value: object) -> tuple[str, str]:
    if isinstance(value, str):
        question, is_pair, answer = value.partition("=")
        if is_pair:
            return question.strip(), answer.strip()
    elif isinstance(value, Sequence) and len(value) == 2 and all(isinstance(v, str) for v in value):
        return value[0], value[1]
    raise option.problem(msg("write {value} as QUESTION=ANSWER", value=_quoted(value)))


def _weights(option: Option, value: object) -> dict[str, float]:
    """Return finite numbers by name."""
    parts = value.split(",") if isinstance(value, str) else value
    if isinstance(parts, Mapping):
        pairs_ = list(parts.items())
    elif isinstance(parts, Sequence) and all(isinstance(one, str) for one in parts):
        # a name may have commas: they are between two weights only where each part is one
        split = ((one, one.split(",")) for one in parts)
        each = (p for one, many in split for p in (many if all("=" in m for m in many) else [one]))
        pairs_ = [one.rpartition("=")[::2] for one in each if one.strip()]
    else:
        pairs_ = [("", None)]
    if not all(isinstance(name, str) and name.strip() for name, _weight in pairs_):
        raise option.problem(msg("write COLUMN=NUMBER, such as A=50"))
    found = {name.strip(): _number(option, weight) for name, weight in pairs_}
    if len(found) < len(pairs_):
        names = [name.strip() for name, _weight in pairs_]
        twice = next(one for one in names if names.count(one) > 1)
        raise option.problem(msg("{name} is there twice", name=twice[:LONGEST_QUOTED]))
    if not all(map(math.isfinite, found.values())):
        raise option.problem(_between(option, msg("give a number")))
    return found


def _day(option: Option, value: object) -> date:
    if isinstance(value, date):
        return value
    try:
        return date.fromisoformat(str(value).strip())
    except ValueError as problem:
        reason = msg(
            "{value} is not a day; write year, month and day, as in 2026-03-31",
            value=_quoted(value),
        )
        raise option.problem(reason) from problem


MOST_CELLS = 2_000_000


def is_typed_table(text: str) -> bool:
    """Return whether a text holds the rows of a table, as a command states them, and not a file's name."""
    return text.startswith("[[")


def _table(option: Option, value: object) -> tuple[tuple[str, ...], ...]:
    """Return the header and the rows of a table, as texts."""
    rows = value
    if isinstance(value, str):
        if not is_typed_table(value):
            raise option.problem(msg("name a file that holds a table with a header"))
        try:
            rows = json.loads(value)
        except (ValueError, RecursionError):
            rows = None
    if not isinstance(rows, Sequence) or not all(
        isinstance(row, Sequence) and not isinstance(row, str) for row in rows
    ):
        raise option.problem(msg("give a table: a header, and a row of cells for each line"))
    found = tuple(tuple(map(_cell, row)) for row in rows if len(row))
    if len(found) < 2:
        raise option.problem(msg("the table has no rows below its header"))
    header = found[0]
    if len(found) * len(header) > MOST_CELLS:
        raise option.problem(msg("the table has more than {most} cells", most=f"{MOST_CELLS:,}"))
    if not all(header) or len(set(header)) < len(header):
        raise option.problem(msg("each column of the table needs a name of its own"))
    for line, row in enumerate(found[1:], start=2):
        if len(row) != len(header):
            reason = msg(
                "row {row} has {cells} cells and the header {columns}",
                row=line,
                cells=len(row),
                columns=len(header),
            )
            raise option.problem(reason)
    return found


def _cell(value: object) -> str:
    if value is None or (isinstance(value, float) and math.isnan(value)):
        return ""
    return f"{value:.17g}" if isinstance(value, float) else str(value).strip()


def _quoted(value: object) -> str:
    return str(value)[:LONGEST_QUOTED]


_READ: Mapping[OptionKind, Callable[[Option, object], Any]] = {
    OptionKind.VARIABLE: _one_name,
    OptionKind.VARIABLES: _names,
    OptionKind.TERMS: _names,
    OptionKind.MODELS: _one_name,
    OptionKind.CHOICE: _chosen,
    OptionKind.NUMBER: _number,
    OptionKind.EXACT: _exact,
    OptionKind.WHOLE: _whole,
    OptionKind.NUMBERS: _numbers,
    OptionKind.MATRIX: _matrix,
    OptionKind.FLAG: _flag,
    OptionKind.TEXT: _one_name,
    OptionKind.TEXTS: _names,
    OptionKind.PAIRS: _pairs,
    OptionKind.WEIGHTS: _weights,
    OptionKind.DAY: _day,
    OptionKind.TABLE: _table,
}
