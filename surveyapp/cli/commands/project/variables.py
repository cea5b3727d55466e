"""``surveyapp variables``: what a project's columns are, and variables made from them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import (
    DONE,
    add_command,
    add_output,
    add_repeated,
    bad_option,
    existing,
    print_table,
    write_output,
)
from surveyapp.cli.options.project import add_project

if TYPE_CHECKING:
    from surveyapp.analyses.data.variables import Derivation
    from surveyapp.services.dataset.variables import VariableRow

COLUMNS = (
    "name",
    "label",
    "level",
    "kind",
    "design",
    "epsilon",
    "values",
    "value_labels",
    "missing_codes",
    "count",
    "missing",
    "made_of",
    "hidden",
)
_SHOWN = ("name", "label", "level", "kind", "design", "values", "count", "missing")
_LONGEST_CELL = 40


def add_variables(commands: Any) -> None:
    """Add ``surveyapp variables`` and what it does."""
    command = add_command(
        commands,
        "variables",
        _list,
        "list a project's variables; name, label, recode, band, compute and merge them",
    )
    add_project(command, is_required=False)
    add_output(command)
    parts = command.add_subparsers(metavar="ACTION", parser_class=type(command))
    listed = _action(parts, "list", _list, "list the variables, as without an action")
    add_output(listed)
    says = "take all that a survey file says of them, such as one that was exported with the data"
    taken = _action(parts, "take", _take, says)
    taken.add_argument("survey_file", type=Path, metavar="SURVEY", help="the survey file")
    for name, run, says, arguments in _ACTIONS:
        one = _action(parts, name, run, says)
        for argument, many, means in arguments:
            one.add_argument(argument, nargs=many, metavar=argument.upper(), help=means)
        if name in {"recode", "bands", "compute", "merge"}:
            one.add_argument("--text", default="", metavar="TEXT", help="the new variable's label")
            one.add_argument(
                "--replace",
                action="store_true",
                help="take the place of the derived one of that name",
            )
        if name == "bands":
            add_repeated(one, "--label", "TEXT", "of each band, in order")
        if name == "compute":
            for end, means in (("minimum", "lowest"), ("maximum", "highest")):
                one.add_argument(
                    f"--{end}",
                    metavar="N",
                    help=f"the {means} value that counts; others are missing",
                )


def _action(
    parts: Any, name: str, run: Callable[[argparse.Namespace], int], says: str
) -> argparse.ArgumentParser:
    one = add_command(parts, name, run, says)
    add_project(one, is_required=True)
    return one


def _list(options: argparse.Namespace) -> int:
    from surveyapp.services.dataset.variables import variable_rows  # noqa: PLC0415

    if options.project is None:
        raise bad_option(option="--project", reason="name the project")
    rows = [_row(one) for one in variable_rows(existing(options.project))]
    if not write_output(options, rows, COLUMNS):
        print_table([list(_SHOWN), *([_cell(row[name]) for name in _SHOWN] for row in rows)])
    return DONE


def _row(one: VariableRow) -> dict[str, object]:
    shown = [value for value in one.values if not value.is_missing]
    return {
        "name": one.name,
        "label": one.label,
        "level": one.level.value,
        "kind": one.kind.value,
        "design": one.design,
        "epsilon": one.epsilon,
        "values": " ".join(value.value for value in shown),
        "value_labels": "; ".join(f"{value.value}={value.label}" for value in shown),
        "missing_codes": " ".join(one.missing),
        "count": one.count,
        "missing": one.missing_count,
        "made_of": one.made_of,
        "hidden": one.is_hidden,
    }


def _cell(value: object) -> str:
    text = str(value)
    return text if len(text) <= _LONGEST_CELL else f"{text[: _LONGEST_CELL - 1]}…"


def _rename(options: argparse.Namespace) -> int:
    from surveyapp.services.output.renamed_variables import rename  # noqa: PLC0415

    rename(existing(options.project), options.name, options.new)
    return _done(options, f"{options.name} is now called {options.new}")


def _label(options: argparse.Namespace) -> int:
    from surveyapp.services.dataset.variables import set_label  # noqa: PLC0415

    set_label(existing(options.project), options.name, options.text)
    return _done(options, f"{options.name} has a new label")


def _values(options: argparse.Namespace) -> int:
    from surveyapp.services.dataset.variables import set_value_labels  # noqa: PLC0415

    set_value_labels(existing(options.project), options.name, _pairs(options.pair))
    return _done(options, f"{options.name} has new labels for its values")


def _level(options: argparse.Namespace) -> int:
    from surveyapp.services.dataset.variables import set_level  # noqa: PLC0415
    from surveyapp.survey.types.base import MeasurementLevel  # noqa: PLC0415

    known = {one.value: one for one in MeasurementLevel}
    if options.level not in known:
        raise bad_option(option="LEVEL", reason=f"it must be one of {', '.join(known)}")
    set_level(existing(options.project), options.name, known[options.level])
    return _done(options, f"{options.name} is {options.level}")


def _missing(options: argparse.Namespace) -> int:
    from surveyapp.services.dataset.variables import set_missing  # noqa: PLC0415

    set_missing(existing(options.project), options.name, options.code)
    codes = ", ".join(options.code) or "nothing"
    return _done(options, f"{options.name}: {codes} counts as missing")


def _hide(options: argparse.Namespace) -> int:
    from surveyapp.services.dataset.variables import set_hidden  # noqa: PLC0415

    set_hidden(existing(options.project), options.name, hidden=True)
    return _done(options, f"{options.name} is hidden")


def _show(options: argparse.Namespace) -> int:
    from surveyapp.services.dataset.variables import set_hidden  # noqa: PLC0415

    set_hidden(existing(options.project), options.name, hidden=False)
    return _done(options, f"{options.name} is shown")


def _recode(options: argparse.Namespace) -> int:
    from surveyapp.analyses.data.variables import Recode  # noqa: PLC0415

    return _derive(options, Recode(options.source, _pairs(options.pair)))


def _merge(options: argparse.Namespace) -> int:
    from surveyapp.analyses.data.variables import Merged  # noqa: PLC0415

    return _derive(options, Merged(options.source, _pairs(options.pair)))


def _bands(options: argparse.Namespace) -> int:
    from surveyapp.analyses.data.variables import Bands  # noqa: PLC0415

    cuts = tuple(map(_cut, options.cut))
    return _derive(options, Bands(options.source, cuts, tuple(options.label)))


def _compute(options: argparse.Namespace) -> int:
    from surveyapp.analyses.data.variables import Computed  # noqa: PLC0415

    ends = (
        None if end is None else _number(f"--{name}", end)
        for name, end in (("minimum", options.minimum), ("maximum", options.maximum))
    )
    return _derive(options, Computed(options.expression, *ends))


def _derive(options: argparse.Namespace, derivation: Derivation) -> int:
    from surveyapp.analyses.data.variables import DerivedVariable  # noqa: PLC0415
    from surveyapp.services.dataset.variables import add_derived, variable_row  # noqa: PLC0415

    project = existing(options.project)
    variable = DerivedVariable(options.name, derivation, options.text)
    add_derived(project, variable, replaces=options.replace)
    row = variable_row(project, options.name)
    values = ", ".join(f"{one.value} {one.count}" for one in row.values)
    _done(
        options, f"{options.name}: {values or f'{row.count} numbers'}; missing {row.missing_count}"
    )
    for note in row.notes:
        print(note.render())
    return DONE


def _take(options: argparse.Namespace) -> int:
    from surveyapp.services.dataset.variables import take_variables  # noqa: PLC0415

    take_variables(existing(options.project), options.survey_file)
    return _done(options, f"the variables are those of {options.survey_file.name}")


def _remove(options: argparse.Namespace) -> int:
    from surveyapp.services.dataset.variables import remove  # noqa: PLC0415

    remove(existing(options.project), options.name)
    return _done(options, f"{options.name} is removed")


def _done(_options: argparse.Namespace, sentence: str) -> int:
    print(f"{sentence}; surveyapp undo takes it back")
    return DONE


def _pairs(written: Sequence[str]) -> dict[str, str]:
    """Return what ``old=new`` texts say."""
    pairs = {}
    for one in written:
        old, equals, new = one.partition("=")
        if not equals or not old.strip():
            raise bad_option(option=one, reason="write a value and its new one, as in north=inland")
        pairs[old.strip()] = new.strip()
    return pairs


def _cut(text: str) -> Fraction:
    from surveyapp.analyses.data.variables_view import typed_cut  # noqa: PLC0415

    return _typed(typed_cut, "CUT", text)


def _number(option: str, text: str) -> Fraction:
    from surveyapp.designs.core.typed_numbers import typed_number  # noqa: PLC0415

    return _typed(typed_number, option, text)


def _typed(read: Callable[[str], Fraction], option: str, text: str) -> Fraction:
    from surveyapp.designs.core.typed_numbers import NotANumber  # noqa: PLC0415

    try:
        return read(text)
    except NotANumber as problem:
        raise bad_option(option=option, reason=str(problem).rstrip(".")) from problem


_NAME = ("name", None, "the variable's name")
_NEW = ("name", None, "the new variable's name")
_SOURCE = ("source", None, "the variable that it is made from")
_Argument = tuple[str, str | None, str]
_ACTIONS: tuple[
    tuple[str, Callable[[argparse.Namespace], int], str, tuple[_Argument, ...]], ...
] = (
    ("rename", _rename, "give a variable another name", (_NAME, ("new", None, "its new name"))),
    (
        "label",
        _label,
        "say what a variable is",
        (_NAME, ("text", None, "the label; empty: the survey's own text")),
    ),
    (
        "values",
        _values,
        "say what values mean",
        (_NAME, ("pair", "+", "a value and its label, as north=The north")),
    ),
    (
        "level",
        _level,
        "say what a variable measures",
        (_NAME, ("level", None, "nominal, ordinal, numeric, weight, stratum, cluster or id")),
    ),
    (
        "missing",
        _missing,
        "say which values of a direct question count as missing",
        (_NAME, ("code", "*", "all such values; none: every value counts")),
    ),
    ("hide", _hide, "hide a variable from every analysis", (_NAME,)),
    ("show", _show, "show a hidden variable again", (_NAME,)),
    (
        "recode",
        _recode,
        "make a variable of a direct question's answers under other names",
        (
            _NEW,
            _SOURCE,
            ("pair", "+", "an answer and its new name, as north=inland; north= is missing"),
        ),
    ),
    (
        "bands",
        _bands,
        "make a variable of the bands that a number or a day lies in",
        (_NEW, _SOURCE, ("cut", "+", "where the next band begins, as 18 30 65, or 2026-07-01")),
    ),
    (
        "compute",
        _compute,
        "make a variable from direct ones by an expression",
        (_NEW, ("expression", None, 'as "income / 12" or "age >= 65 and region = \'north\'"')),
    ),
    (
        "merge",
        _merge,
        "make a variable of a randomized question's reports, with the channel that follows",
        (_NEW, _SOURCE, ("pair", "+", "a report and what it is merged into, as 3=high 4=high")),
    ),
    ("remove", _remove, "remove a derived variable, or what was said of an asked one", (_NAME,)),
)
