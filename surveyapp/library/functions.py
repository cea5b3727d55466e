"""Each analysis as a function, made from its declaration: signature, types and docstring from its options."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass
from datetime import date
from functools import cache
from pathlib import Path
from textwrap import fill, indent
from typing import Any, Literal

from surveyapp.analyses import registry
from surveyapp.analyses.base.analysis import Analysis, SourceKind
from surveyapp.analyses.base.dataset import KIOSK, Surveys
from surveyapp.analyses.base.progress import no_progress
from surveyapp.analyses.base.tables import Column
from surveyapp.designs import AskableDesign
from surveyapp.library.problems import bound, checked_design, not_usable, said_in_keywords
from surveyapp.library.reading import SurveyData, checked_data, in_texts, plain
from surveyapp.library.results import Result
from surveyapp.options import Option, OptionKind, is_typed_table
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.definition.survey import Survey

OF_COUNTS = ("estimate",)
"""Analyses that also take a design and the counts of its reports."""
COUNTS, ANSWERS, QUESTION = "counts", "answers", "question"
TABLE, CLASSES, WEIGHTS = "X", "y", "sample_weight"
MEASURED = "measured"


@dataclass(frozen=True, slots=True)
class _Given:
    """What a function takes besides its first parameter and the options of the analysis."""

    name: str
    type: str
    help: str
    is_placed: bool = True
    is_required: bool = False

    @property
    def parameter(self) -> inspect.Parameter:
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        return inspect.Parameter(
            self.name,
            kind if self.is_placed else inspect.Parameter.KEYWORD_ONLY,
            default=inspect.Parameter.empty if self.is_required else None,
            annotation=Any,
        )


_MORE: Mapping[str, tuple[_Given, ...]] = {
    "estimate": (
        _Given(
            COUNTS,
            "dict or Series, optional",
            "with a design: how often each report was given, by its name, as df.drugs.value_counts(), or "
            "the column itself; with interviews: the question",
        ),
        _Given(
            ANSWERS,
            "list of texts, optional",
            "with a design of several answers: these in the design's order",
            is_placed=False,
        ),
    ),
    "pool": (
        _Given(
            MEASURED,
            "path, optional",
            "the file NAME-measured.json that was written beside the copies: what depends on columns that "
            "were not measured together has no interval. Default: the one beside files; DataFrames have none",
            is_placed=False,
        ),
    ),
    "evaluate": (
        _Given(
            TABLE,
            "DataFrame or array of shape (n, d), or SurveyData",
            "a public table of the features, of people whom the model has not learned from; or, of a "
            "model file, interviews with its features asked directly and its label with coins",
            is_required=True,
        ),
        _Given(CLASSES, "array of shape (n,), optional", "the class of each row of a table"),
        _Given(
            WEIGHTS,
            "array of shape (n,), optional",
            "of a table: how many people each row stands for; intervals take as many rows as these are worth",
            is_placed=False,
        ),
    ),
}
_PARTS = re.compile(r"([:*^])")
_MODEL_PARTS = re.compile(r"\s*([;,:*^])\s*")
_ONE_TEXT = {OptionKind.VARIABLE, OptionKind.MODELS}
_LISTS = {OptionKind.VARIABLES, OptionKind.TERMS, OptionKind.MODELS}
"""Kinds of options that follow the required ones, also by place."""
_NAMING = _ONE_TEXT | _LISTS | {OptionKind.TEXT, OptionKind.TEXTS, OptionKind.PAIRS}
"""Kinds of options that name questions and answers."""
WIDE = 100
"""Letters in a line of a docstring."""

_TYPES: Mapping[OptionKind, Any] = {
    OptionKind.VARIABLE: str,
    OptionKind.VARIABLES: str | Sequence[str],
    OptionKind.TERMS: str | Sequence[str],
    OptionKind.NUMBER: float,
    OptionKind.EXACT: float | str,
    OptionKind.WHOLE: int,
    OptionKind.NUMBERS: Sequence[float],
    OptionKind.MATRIX: Sequence[Sequence[float]],
    OptionKind.FLAG: bool,
    OptionKind.MODELS: str | Sequence[str | Sequence[str]],
    OptionKind.TEXT: str,
    OptionKind.TEXTS: str | Sequence[str],
    OptionKind.PAIRS: Mapping[str, str] | Sequence[tuple[str, str]],
    OptionKind.WEIGHTS: Mapping[str, float],
    OptionKind.DAY: date | str,
    OptionKind.TABLE: Any,
}
_WORDS: Mapping[OptionKind, str] = {
    OptionKind.VARIABLE: "question",
    OptionKind.VARIABLES: "list of questions",
    OptionKind.TERMS: "list of terms",
    OptionKind.NUMBER: "number",
    OptionKind.EXACT: "number",
    OptionKind.WHOLE: "whole number",
    OptionKind.NUMBERS: "list of numbers",
    OptionKind.MATRIX: "rows of numbers",
    OptionKind.FLAG: "bool",
    OptionKind.MODELS: "list of lists of terms, or a text",
    OptionKind.TEXT: "text",
    OptionKind.TEXTS: "list of texts",
    OptionKind.PAIRS: "dict",
    OptionKind.WEIGHTS: "dict of numbers by column",
    OptionKind.DAY: "day",
    OptionKind.TABLE: "DataFrame, path, or rows of texts with a header",
}
_DATA: Mapping[SourceKind, tuple[str, Any, str]] = {
    SourceKind.REPORTS: (
        "data",
        SurveyData,
        "SurveyData\n    the interviews, as ``read`` returns them.",
    ),
    SourceKind.SURVEY: (
        "survey",
        Survey | SurveyData | str | Path,
        "Survey, SurveyData or path\n    the survey; of interviews also what follows from them.",
    ),
    SourceKind.DESIGN: (
        "design",
        Any,
        "design\n    the design of the question, such as ``TwoCoins()``.",
    ),
    SourceKind.PRIVATE_TABLE: (
        "model",
        Any,
        "classifier or path\n    a trained classifier, or the file that ``surveyapp train`` has written.",
    ),
    SourceKind.COPIES: (
        "copies",
        Any,
        "list of DataFrames or paths\n    the copies of one synthetic table, two or more.",
    ),
}


def function_names() -> tuple[str, ...]:
    """Return the names of all analyses, in the order of the registry."""
    return tuple(registry.HOMES)


@cache
def analysis_function(name: str) -> Callable[..., Result]:
    """Return the function of an analysis.

    Parameters
    ----------
    name
        of the analysis.

    Raises
    ------
    KeyError
        if there is none.
    """
    kind = registry.analysis_named(name)
    if kind is None:
        raise KeyError(name)
    return _function_of(kind)


def _function_of(kind: type[Analysis]) -> Callable[..., Result]:
    """Return a function that runs an analysis; its options are keywords, required ones also places."""
    signature = _signature_of(kind)
    first = next(iter(signature.parameters))

    def function(*given: Any, **options: Any) -> Result:
        arguments = dict(bound(signature, kind.name, *given, **options).arguments)
        data = arguments.pop(first, None)  # of a plan without a design there is none
        named = {k: v for k, v in arguments.items() if v is not None}
        with said_in_keywords():
            return _run(kind, data, named)

    function.__name__ = function.__qualname__ = kind.name
    function.__module__ = "surveyapp"
    function.__signature__ = signature  # type: ignore[attr-defined]
    function.__annotations__ = {
        **{one.name: one.annotation for one in signature.parameters.values()},
        "return": Result,
    }
    function.__doc__ = _docstring_of(kind)
    return function


def _run(kind: type[Analysis], data: Any, options: dict[str, Any]) -> Result:
    if kind.source is SourceKind.REPORTS:
        if kind.name in OF_COUNTS:
            data, options = _of_counts(data, options)
        data = checked_data(kind.name, data)
        analysis = kind.read(**_with_ids(kind, data, options))
        with data.opened_for(analysis) as opened:
            found = analysis.run(opened, no_progress)
            notes = (*opened.notes, *opened.used)
        said = tuple(map(str, notes))
        return Result(analysis, found, said, has_labels=bool(data.columns), columns=data.columns)
    if kind.source is SourceKind.PRIVATE_TABLE:
        from surveyapp.library.evaluation import tested  # noqa: PLC0415 - the learners

        rows, *more = options.pop(TABLE), options.pop(CLASSES, None), options.pop(WEIGHTS, None)
        analysis = kind.read(**options)
        with tested(data, rows, *more) as test:
            return Result(analysis, analysis.run(test, no_progress), has_labels=False)
    measured = options.pop(MEASURED, None)
    analysis = kind.read(**_written(kind, options))
    if kind.source is SourceKind.DESIGN and data is not None:
        checked_design(data)
    if kind.source is SourceKind.COPIES:
        from surveyapp.library.copies import synthetic_copies  # noqa: PLC0415 - the learners

        found = analysis.run(synthetic_copies(data, measured), no_progress)
        return Result(analysis, found, has_labels=False)
    if kind.source is SourceKind.SURVEY:
        return Result(analysis, _run_on_surveys(analysis, data), has_labels=False)
    return Result(analysis, analysis.run(data, no_progress), has_labels=False)


def _run_on_surveys(analysis: Analysis, data: Survey | SurveyData | str | Path) -> Any:
    """Return what an analysis finds of a survey; of interviews also what follows from them."""
    if isinstance(data, str | Path):
        data = load_survey(Path(data))
    if isinstance(data, Survey):
        return analysis.run(Surveys((data,)), no_progress)
    if not isinstance(data, SurveyData):
        raise not_usable(
            "This needs a survey, its file, or interviews. Read them first: surveyapp.read(…)."
        )
    with data.opened_for(analysis) as opened:
        return analysis.run(opened.asked, no_progress)


def _of_counts(data: Any, options: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """Return the interviews that a design's counts are, and the other options.

    Of interviews the second place is the question.
    """
    counts, answers = options.pop(COUNTS, None), options.pop(ANSWERS, None)
    if isinstance(data, AskableDesign):
        from surveyapp.library.counts import data_of_counts  # noqa: PLC0415 - pandas

        return data_of_counts(data, counts, answers), options
    if answers is not None or (counts is not None and not isinstance(counts, str | int)):
        if not isinstance(data, SurveyData):
            checked_design(data)
        if isinstance(counts, list | tuple) and all(isinstance(one, str) for one in counts):
            if len(counts) == 1:
                return data, {QUESTION: counts[0], **options}
            raise not_usable("Name one question, or none: all questions are then estimated.")
        raise not_usable(
            "Counts and answers go with a design: surveyapp.estimate(TwoCoins(), counts). Interviews are "
            "counted by themselves."
        )
    return data, options if counts is None else {QUESTION: counts, **options}


def _with_ids(kind: type[Analysis], data: SurveyData, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options with the names and values of a DataFrame replaced by the ids of its survey."""
    found = _written(kind, options)
    asked: list[str] = []
    for option in kind.options():
        value = found.get(option.name)
        if option.takes_questions and _has_names(option, value):
            ids = _question_ids(data, option, value)
            _check_questions(data, option, ids)
            asked += ids
            found[option.name] = ids[0] if option.kind in _ONE_TEXT else ids
    for option in kind.options():
        value = found.get(option.name)
        if option.kind is OptionKind.PAIRS and option.name in found:
            pairs = ((data.question_id(q), answer) for q, answer in option.read(value))
            found[option.name] = [(q, data.answer_id(q, answer)) for q, answer in pairs]
        elif option.kind in {OptionKind.TEXT, OptionKind.TEXTS} and _has_names(option, value):
            several = [value] if isinstance(value, str) else found[option.name]
            answers = [_answer_of(data, asked, one) for one in several]
            found[option.name] = answers[0] if isinstance(value, str) else answers
    return found


def _has_names(option: Option, value: object) -> bool:
    """Return whether a value is a name or a list of them; anything else the declaration refuses."""
    if not isinstance(value, list):
        return isinstance(value, str)
    names = [name for one in value for name in (one if isinstance(one, list) else [one])]
    is_flat = names == value or option.kind is OptionKind.MODELS
    return bool(names) and is_flat and all(isinstance(name, str) for name in names)


def _question_ids(data: SurveyData, option: Option, value: Any) -> list[str]:
    """Return the ids of questions, or terms of ids, for names of columns."""
    if option.kind is OptionKind.MODELS and not isinstance(value, str):
        models = ([one] if isinstance(one, str) else one for one in value)
        return [";".join(",".join(_term_ids(data, names)) for names in models)]
    if option.kind is OptionKind.MODELS:
        return ["".join(map(data.question_id, _MODEL_PARTS.split(value.strip())))]
    if not isinstance(value, str):
        names = value
        if option.kind is OptionKind.VARIABLE and len(names) > 1:
            raise not_usable(
                "{option}: name one question. Here are {names}.",
                option=option.name,
                names=", ".join(names),
            )
    elif option.kind is OptionKind.VARIABLE or value in data.columns.values():
        names = [value]
    else:
        names = value.split(",")
    if option.kind is not OptionKind.TERMS:
        return [data.question_id(name.strip()) for name in names]
    return _term_ids(data, names)


def _term_ids(data: SurveyData, names: Sequence[str]) -> list[str]:
    # a term is made of questions with :, * or ^ between them, unless a column is called like that
    parted = (
        [name] if name in data.columns.values() else _PARTS.split(name.strip()) for name in names
    )
    return ["".join(data.question_id(part.strip()) for part in parts) for parts in parted]


def _answer_of(data: SurveyData, questions: Sequence[str], text: str) -> str:
    """Return the id of the answer that a text is the label of, among those of some questions."""
    found = (data.answer_id(question, text) for question in questions)
    return next((answer for answer in found if answer != text), text)


def _check_questions(data: SurveyData, option: Option, ids: Sequence[str]) -> None:
    known = [q.id for q in data.survey.recorded_questions]
    if option.kind in {OptionKind.TERMS, OptionKind.MODELS}:
        return  # terms are made of questions; the analysis reads them
    for name in ids:
        is_margin = name.partition(".")[0] in known
        if not is_margin and not (name == KIOSK and option.allows_kiosk):
            raise not_usable(
                "{option}: there is no question {name}. There are: {known}.",
                option=option.name,
                name=name,
                known=", ".join(known),
            )


def _written(kind: type[Analysis], options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options as declarations read them: a dict as pairs, arrays as lists, names as texts."""
    kinds = {option.name: option.kind for option in kind.options()}
    found: dict[str, Any] = {}
    for name, value in options.items():
        is_dict_of_pairs = kinds.get(name) is OptionKind.PAIRS and isinstance(value, Mapping)
        given = list(value.items()) if is_dict_of_pairs else plain(value)
        found[name] = in_texts(given) if kinds.get(name) in _NAMING else given
    for option in kind.options():
        if option.kind is OptionKind.TABLE and option.name in found:
            found[option.name] = _rows(option, found[option.name])
    return found


def _rows(option: Option, value: Any) -> Any:
    """Return a DataFrame, or a file, as the rows of a table; else what it is."""
    if isinstance(value, Path) or (isinstance(value, str) and not is_typed_table(value)):
        from surveyapp.services.dataset.option_tables import OPTION_TABLES  # noqa: PLC0415

        return OPTION_TABLES[option.table](Path(value))
    if hasattr(value, "itertuples"):
        return [list(value.columns), *(list(row) for row in value.itertuples(index=False))]
    return value


def _signature_of(kind: type[Analysis]) -> inspect.Signature:
    """Return the signature of an analysis: what it is of, required options, then keywords."""
    name, annotation, _ = _DATA[kind.source]
    optional_data = kind.source is SourceKind.DESIGN
    first = inspect.Parameter(
        name,
        inspect.Parameter.POSITIONAL_OR_KEYWORD,
        default=None if optional_data else inspect.Parameter.empty,
        annotation=annotation,
    )
    options = sorted(kind.options(), key=_order)
    more = [_parameter(option, optional_data=optional_data) for option in options]
    if kind.name in OF_COUNTS:
        first = first.replace(annotation=SurveyData | AskableDesign)
    given = [one.parameter for one in _MORE.get(kind.name, ())]
    # of equal kinds in this order: keywords stand behind what may be placed
    every = sorted([first, *given, *more], key=lambda one: one.kind)
    return inspect.Signature(every, return_annotation=Result)


def _order(option: Option) -> tuple[bool, bool]:
    """Return what sorts options: required ones, other lists of questions, the rest."""
    is_list = option.kind in _LISTS
    return not option.is_required, not is_list


def _parameter(option: Option, *, optional_data: bool) -> inspect.Parameter:
    is_list = option.kind in _LISTS
    is_placed = (option.is_required or is_list) and not optional_data
    return inspect.Parameter(
        option.name,
        inspect.Parameter.POSITIONAL_OR_KEYWORD if is_placed else inspect.Parameter.KEYWORD_ONLY,
        default=inspect.Parameter.empty if option.is_required else default_of(option),
        annotation=annotation_of(option),
    )


def annotation_of(option: Option) -> Any:
    """Return the type of an option's values, None among them where it is the default.

    Parameters
    ----------
    option
        a declared option.
    """
    found = _TYPES.get(option.kind, Any)
    if option.kind is OptionKind.CHOICE:
        found = Literal[tuple(one.value for one in option.choices)]
    return found if option.is_required or default_of(option) is not None else found | None


def default_of(option: Option) -> Any:
    """Return what a keyword is by default, as Python's callers write it.

    Parameters
    ----------
    option
        a declared option.
    """
    if option.default is MISSING:
        return None
    written = option.to_json(option.default)
    return tuple(written) if isinstance(written, list) else written


def _docstring_of(kind: type[Analysis]) -> str:
    """Return the docstring of an analysis' function, in NumPy's style."""
    name, _, what = _DATA[kind.source]
    lines = [inspect.getdoc(kind) or kind.summary, "", "Parameters", "----------"]
    lines += [f"{name} : {what}"]
    if kind.name in OF_COUNTS:
        lines[-1] = (
            f"{name} : SurveyData or design\n    the interviews, or how the counts' question was asked."
        )
    for given in _MORE.get(kind.name, ()):
        lines += [f"{given.name} : {given.type}", _indented(given.help)]
    for option in sorted(kind.options(), key=_order):
        lines += [f"{option.name} : {type_words(option)}", _indented(option.help)]
    lines += ["", "Returns", "-------", "Result", _indented(_tables_words(kind))]
    for table in kind.tables:
        if callable(table.columns):
            continue
        heading = f"Columns of “{table.title}”" + (f" (``{table.key!r}``)" if table.key else "")
        lines += ["", f"**{heading}:**", "", *(_column_words(one) for one in table.columns)]
    return "\n".join(lines)


def type_words(option: Option) -> str:
    """Return the type of an option and its default, as docstrings say it.

    Parameters
    ----------
    option
        a declared option.
    """
    if option.kind is OptionKind.CHOICE:
        words = "{" + ", ".join(repr(one.value) for one in option.choices) + "}"
    else:
        words = _WORDS.get(option.kind, "number")
    if option.is_required:
        return words
    default = default_of(option)
    is_nothing = default is None or default is False or default == ()
    return f"{words}, optional" if is_nothing else f"{words}, default {default!r}"


def _tables_words(kind: type[Analysis]) -> str:
    keys = ", ".join(f"``{table.key!r}`` ({table.title})" for table in kind.tables)
    return f"shows itself in a notebook; ``frame(table)`` has its tables: {keys}."


def _column_words(column: Column) -> str:
    keys = ", ".join(f"``{key}``" for key in column.keys)
    return fill(f"* {keys}: {column.help or column.title}", WIDE, subsequent_indent="  ")


def _indented(text: str) -> str:
    return indent(fill(text if text.endswith(".") else f"{text}.", WIDE - 4), "    ")
