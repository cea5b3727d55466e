"""``surveyapp weight``: weights made from margins of the population, checked, and looked at."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.analyses import registry
from surveyapp.cli.commands.analysis.declared import add_declared
from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    add_output,
    add_repeated,
    bad_option,
    existing,
    print_aside,
    print_facts,
    print_table,
    shown_number,
    write_output,
)
from surveyapp.cli.options.project import add_project

if TYPE_CHECKING:
    from surveyapp.analyses.data.weight_recipe import KnownMargin
    from surveyapp.services.weighting.making import PlannedWeight, WeightPlan
    from surveyapp.survey.definition.survey import Survey

METHODS = ("rake", "poststratify", "linear", "logit", "none")
RESPONSES = ("classes", "propensity", "propensity_classes")
COLUMNS = ("margin", "answer", "interviews", "share", "population", "factor", "problem")


def add_weight(commands: Any) -> None:
    """Add ``surveyapp weight`` and what it does."""
    says = "make a project's weights from margins of the population, check and show them"
    command = add_command(commands, "weight", _needs_action, says)
    parts = command.add_subparsers(metavar="ACTION", parser_class=type(command))
    for name, run, says in (
        ("make", _make, "make the weight of a project, as a variable of it"),
        ("check", _check, "say whether margins make sense for a project's interviews"),
    ):
        _add_plan(add_command(parts, name, run, says), is_made=name == "make")
    balance = registry.analysis_named("balance")
    assert balance is not None  # noqa: S101 - it is in the registry
    add_declared(parts, balance, "show")


def _needs_action(_options: argparse.Namespace) -> int:
    raise bad_option(option="weight", reason="say what to do: make, check or show")


def _add_plan(command: argparse.ArgumentParser, *, is_made: bool) -> None:
    command.add_argument(
        "table",
        nargs="?",
        type=Path,
        metavar="TABLE",
        help="a table of recorded reports (with --survey) in place of a project",
    )
    add_project(command)
    command.add_argument(
        "--survey", type=Path, metavar="SURVEY", help="what the table's columns mean"
    )
    add_repeated(
        command,
        "--margins",
        "FILE",
        "a table with the columns variable, answer and people; or a column for each variable that is "
        "crossed, and people last",
        type=Path,
    )
    add_repeated(
        command,
        "--margin",
        "WORD",
        "a margin as typed: region north=52%% south=48%%; of a number its total: age 268000",
        nargs="+",
    )
    command.add_argument(
        "--method",
        choices=METHODS,
        help="how margins are met (default: rake; none without margins)",
    )
    command.add_argument(
        "--population", metavar="N", help="how many people there are, where margins are shares"
    )
    command.add_argument(
        "--base",
        metavar="VARIABLE",
        help="the variable of base weights, of a table a column; none: 1 for everybody (default: the weight "
        "there is, of a table 1)",
    )
    command.add_argument(
        "--classes",
        type=Path,
        metavar="FILE",
        help="how many people were drawn in each class of non-response, as a table like --margins",
    )
    command.add_argument(
        "--response",
        choices=RESPONSES,
        default=RESPONSES[0],
        help="how --classes tell who responds: each class by itself (default), the propensity of a logistic "
        "model of its variables, or five classes of that",
    )
    command.add_argument(
        "--factors",
        nargs=2,
        metavar=("LOW", "HIGH"),
        help="the least and the largest factor by which weights may change, as 0.3 3",
    )
    command.add_argument(
        "--limits",
        nargs=2,
        metavar=("LOW", "HIGH"),
        help="the least and the largest weight; without margins what is cut off goes to the others in "
        "proportion",
    )
    command.add_argument(
        "--average-missing",
        action="store_true",
        help="count those without an answer as the average person of a margin",
    )
    if is_made:
        command.add_argument(
            "--name", metavar="NAME", help="the variable's name (default: survey_weight)"
        )
        command.add_argument("--text", default="", metavar="TEXT", help="the variable's label")
        command.add_argument(
            "--out",
            type=Path,
            metavar="CSV",
            help="where the table is written with the weight, and NAME_before, the weight before calibration",
        )
    add_output(command)


def _make(options: argparse.Namespace) -> int:
    from surveyapp.services.weighting.making import make_weight  # noqa: PLC0415

    plan = replace(_plan(options), label=options.text)
    if options.name is not None:
        plan = replace(plan, name=options.name)
    table = _table(options)
    if table is None:
        if options.out is not None:
            raise bad_option(
                option="--out", reason="a project keeps the weight itself; leave it out"
            )
        made = make_weight(existing(options.project), plan)
    else:
        if options.out is None:
            raise bad_option(
                option="--out", reason="say where the table is written with its weight"
            )
        from surveyapp.services.weighting.tables import make_table_weight  # noqa: PLC0415

        made = make_table_weight(*table, plan, options.out)
    code = _show(options, made)
    if options.csv != "-" and options.json != "-":
        _print_summary(made)
        if table is None:
            print(f"{plan.name} is the weight; surveyapp undo takes it back")
        else:
            print(options.out)
            print(f"the options of analyses: {' '.join(_words_for(options, plan))}")
    return code


def _check(options: argparse.Namespace) -> int:
    from surveyapp.services.weighting.making import check_weight  # noqa: PLC0415

    table = _table(options)
    if table is None:
        return _show(options, check_weight(existing(options.project), _plan(options)))
    from surveyapp.services.weighting.tables import check_table_weight  # noqa: PLC0415

    return _show(options, check_table_weight(*table, _plan(options)))


def _table(options: argparse.Namespace) -> tuple[Path, Survey] | None:
    """Return the table with its survey; None: a project is named."""
    from surveyapp.services.dataset.surveys import load_seen_survey  # noqa: PLC0415

    if (options.table is None) == (options.project is None):
        raise bad_option(option="--project", reason="name a project, or a table with its survey")
    if options.table is None:
        return None
    if options.survey is None:
        raise bad_option(option="--survey", reason="say what the table's columns mean")
    return options.table, load_seen_survey(options.survey)


def _words_for(options: argparse.Namespace, plan: WeightPlan) -> list[str]:
    """Return the options with which an analysis of the table knows how its weight was made."""
    from surveyapp.services.weighting.tables import BEFORE  # noqa: PLC0415

    words = ["--weight", plan.name]
    if options.margins and not options.margin:
        for path in options.margins:
            words += ["--margins", str(path)]
        words += ["--base", plan.name + BEFORE]
    return words


def _show(options: argparse.Namespace, found: PlannedWeight) -> int:
    rows = [_row(one, found) for one in found.rows]
    if not write_output(options, rows, COLUMNS) and rows:
        shown = COLUMNS[:-1]
        print_table([list(shown), *([_cell(row[name]) for name in shown] for row in rows)])
    for note in found.notes:
        print_aside(f"note: {note.render()}")
    for problem in found.problems:
        print_aside(f"{'error' if problem.is_error else 'warning'}: {problem.message.render()}")
    return WRONG_DATA if any(one.is_error for one in found.problems) else DONE


def _row(row: Any, found: PlannedWeight) -> dict[str, object]:
    problems = (
        one.message.render()
        for one in found.problems
        if one.message.facts.get("margin") == row.margin.name
        and one.message.facts.get("answer", row.answer) == row.answer
    )
    return {
        "margin": row.margin.name,
        "answer": row.answer,
        "interviews": row.interviews,
        "share": row.share,
        "population": row.population,
        "factor": row.factor,
        "problem": " ".join(problems),
    }


def _cell(value: object) -> str:
    return shown_number(value) if isinstance(value, float) else str(value)


def _print_summary(made: PlannedWeight) -> None:
    from surveyapp.estimation.weighting.design_effect import weight_summary  # noqa: PLC0415

    assert made.weights is not None  # noqa: S101 - they were made
    summary = weight_summary(made.weights)
    print_facts(
        (
            ("weights", f"{summary.n} interviews stand for {summary.total:.0f} people"),
            ("lowest, median, highest", ", ".join(map(shown_number, _ends(summary)))),
            ("design effect (Kish)", shown_number(summary.design_effect)),
            ("effective number of interviews", f"{summary.effective_n:.0f}"),
        )
    )


def _ends(summary: Any) -> tuple[float, float, float]:
    return summary.least, summary.median, summary.most


def _plan(options: argparse.Namespace) -> WeightPlan:
    from surveyapp.analyses.data.weight_recipe import ResponseModel, WeightMethod  # noqa: PLC0415
    from surveyapp.services.weighting.making import WeightPlan  # noqa: PLC0415
    from surveyapp.services.weighting.margins import read_classes, read_margins, typed_margin  # noqa: PLC0415

    margins: list[KnownMargin] = []
    for path in options.margins:
        margins += read_margins(path)
    for variable, *words in options.margin:
        pairs = [_pair(one) for one in words]
        margins.append(typed_margin(variable, pairs))
    classes = None
    if options.classes is not None:
        classes = read_classes(options.classes)
    method = options.method or ("rake" if margins else "none")
    return WeightPlan(
        WeightMethod(method),
        tuple(margins),
        options.base,
        classes,
        ResponseModel(options.response),
        None if options.population is None else _number("--population", options.population),
        _two("--factors", options.factors),
        _two("--limits", options.limits),
        options.average_missing,
    )


def _pair(word: str) -> tuple[str, str]:
    answer, equals, people = word.rpartition("=")
    return (answer, people) if equals else ("", word)


def _two(option: str, words: Sequence[str] | None) -> tuple[Fraction, Fraction | None]:
    if words is None:
        return Fraction(0), None
    low, high = (_number(option, word) for word in words)
    return low, high


def _number(option: str, text: str) -> Fraction:
    from surveyapp.designs.core.typed_numbers import NotANumber, typed_number  # noqa: PLC0415

    try:
        return typed_number(text)
    except NotANumber as problem:
        raise bad_option(option=option, reason=str(problem).rstrip(".")) from problem
