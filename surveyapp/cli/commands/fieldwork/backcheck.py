"""``surveyapp backcheck``: unannounced visits planned, and what they found."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    add_output,
    bad_option,
    number_type,
    print_aside,
    print_table,
    whole_type,
    write_output,
)
from surveyapp.cli.options.printed_sheets import (
    add_language,
    add_seed,
    checked_ending,
    pdf_and_language,
)
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

BOUNDS = (
    "low and high: at least and at most, each a one-sided bound that holds with 95 % confidence"
)
INTERVAL = "low and high: the 95 % confidence interval of the difference"


def add_backcheck(commands: Any) -> None:
    """Add the commands."""
    command = add_command(
        commands,
        "backcheck",
        _help,
        "plan unannounced visits to addresses, and read what they found",
    )
    steps = command.add_subparsers(metavar="plan|report", parser_class=type(command))
    _add_plan(steps)
    _add_report(steps)


def _help(_: argparse.Namespace) -> int:
    raise UserProblem(msg("Use backcheck plan or report; see surveyapp backcheck --help."))


def _add_plan(steps: Any) -> None:
    command = add_command(
        steps, "plan", _plan, "draw the days and addresses, and write a sealed sheet a day and team"
    )
    command.add_argument(
        "--addresses", type=Path, required=True, metavar="TABLE", help="the team's own list"
    )
    command.add_argument(
        "--surveyor", required=True, metavar="COL", help="the column that says who interviews there"
    )
    command.add_argument(
        "--address", metavar="COL", help="the column of addresses; default: the first"
    )
    command.add_argument("--team", metavar="COL", help="the column of teams; default: one team")
    command.add_argument(
        "--day",
        metavar="COL",
        help="the column of the day of the interview, from 1; default: any day",
    )
    command.add_argument("--days", type=whole_type, required=True, metavar="N", help="of fieldwork")
    command.add_argument(
        "--visits",
        type=whole_type,
        required=True,
        metavar="M",
        help="of each surveyor, one a day at most",
    )
    command.add_argument(
        "--model",
        default="subset",
        metavar="MODEL",
        help="subset: one invented day (the default); deterrence: visits are seen, one attempt; damage: "
        "invention that goes on; evidence: the later a visit, the more there is to find",
    )
    command.add_argument(
        "--seen", action="store_true", help="surveyors learn of each visit when it has taken place"
    )
    command.add_argument(
        "--front", metavar="SHARE", help="of the visits, drawn from the first ten days (subset)"
    )
    command.add_argument(
        "--each", type=whole_type, metavar="K", help="addresses a visit; default: 3"
    )
    command.add_argument(
        "--found",
        type=number_type,
        metavar="r",
        help="evidence: chance that a visit finds an invented record",
    )
    command.add_argument(
        "--invented",
        type=number_type,
        metavar="k",
        help="evidence: how many may be invented in all",
    )
    command.add_argument(
        "--stops",
        type=whole_type,
        default=1,
        metavar="n",
        help="evidence: how often a surveyor can stop",
    )
    add_seed(
        command,
        whole_type,
        "a seed drawn before witnesses and sealed like the sheets: opened later, it repeats the draw",
    )
    add_language(command)
    command.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="FILE",
        help="plan.pdf or plan.html: the sheets; the plan itself is written next to it as .csv",
    )


def _plan(options: argparse.Namespace) -> int:
    from surveyapp.designs.core.typed_numbers import NotANumber, typed_number  # noqa: PLC0415
    from surveyapp.services.fieldwork import visit_plan, visit_sheets  # noqa: PLC0415
    from surveyapp.services.fieldwork.team_tables import read_team_table  # noqa: PLC0415
    from surveyapp.services.fieldwork.visit_models import VisitOptions  # noqa: PLC0415

    checked_ending("--out", options.out)
    try:
        front = typed_number(options.front or "0")
    except NotANumber as problem:
        raise bad_option(option="--front", reason=problem.reason) from problem
    asked = VisitOptions(
        options.days,
        options.visits,
        model=options.model,
        seen=options.seen,
        front=front,
        found_per_visit=options.found,
        invented=options.invented,
        stops=options.stops,
    )
    addresses = visit_plan.read_addresses(
        read_team_table(options.addresses),
        options.surveyor,
        address=options.address,
        team=options.team,
        due=options.day,
    )
    each = visit_plan.PER_VISIT if options.each is None else options.each
    plan = visit_plan.plan_visits(addresses, asked, per_visit=each, seed=options.seed)
    visit_sheets.write_plan(
        options.out, plan, *pdf_and_language(options.language), kept=(options.addresses,)
    )
    print(f"{options.out}: {asked.days * len(plan.teams)} sheets, {len(plan.visits)} addresses")
    print(visit_sheets.plan_path(options.out))
    for sentence in plan.sentences:
        print(sentence)
    return DONE


def _add_report(steps: Any) -> None:
    command = add_command(
        steps, "report", _report, "say what visits found, by surveyor and by direct item"
    )
    command.add_argument("plan", type=Path, metavar="PLAN.csv", help="the plan's table")
    command.add_argument(
        "results",
        type=Path,
        metavar="RESULTS.csv",
        help="one row a visited address: address, took_place (yes or no), and items that were asked "
        "directly; ITEM.interview where the team's own paper has the first answer",
    )
    command.add_argument(
        "--interviews",
        type=Path,
        metavar="TABLE",
        help="direct answers of the interviews, to compare shares",
    )
    command.add_argument("--area", metavar="COL", help="the column of areas, in both tables")
    command.add_argument(
        "--address", default="address", metavar="COL", help="of the results; default: address"
    )
    command.add_argument(
        "--took-place",
        default="took_place",
        metavar="COL",
        help="of the results; default: took_place",
    )
    command.add_argument(
        "--survey",
        type=Path,
        metavar="SURVEY",
        help="refuses results that have answers to its randomized questions",
    )
    command.add_argument(
        "--table",
        default="surveyors",
        choices=("surveyors", "items", "variances"),
        help="which table --json or --csv writes; default: surveyors",
    )
    add_output(command)


def _report(options: argparse.Namespace) -> int:
    from surveyapp.services.fieldwork import visit_results as found  # noqa: PLC0415

    never_asked: tuple[str, ...] = ()
    if options.survey is not None:
        from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

        never_asked = tuple(question.id for question in load_survey(options.survey).randomized)
    made = found.report_visits(
        options.plan,
        options.results,
        options.interviews,
        options.area,
        address=options.address,
        took_place=options.took_place,
        never_asked=never_asked,
    )
    tables: dict[str, tuple[Any, tuple[str, ...]]] = {
        "surveyors": (made.surveyors, found.SURVEYOR_COLUMNS),
        "items": (made.items, found.ITEM_COLUMNS),
        "variances": (made.variances, found.VARIANCE_COLUMNS),
    }
    rows, columns = tables[options.table]
    written = [{name: getattr(row, name) for name in columns} for row in rows]
    if not write_output(options, written, columns):
        filled = [table for table in tables.values() if table[0]]
        for place, (rows, columns) in enumerate(filled):
            if place:
                print()
            cells = [[_readable(getattr(row, name)) for name in columns] for row in rows]
            print_table([list(columns), *cells])
            if rows is not made.variances:
                print(BOUNDS if rows is made.surveyors else INTERVAL)
    if made.without_result:
        print_aside(
            f"planned visits without a result: {made.without_result}; the bounds hold only if it was chance "
            "that left them out"
        )
    if made.areas_left_out:
        print_aside(
            f"areas not compared, with fewer than {found.FEWEST} visits or interviews: "
            f"{made.areas_left_out}"
        )
    return WRONG_DATA if any(row.not_taken_place for row in made.surveyors) else DONE


def _readable(cell: object) -> str:
    return f"{cell:.4f}" if isinstance(cell, float) else str(cell)
