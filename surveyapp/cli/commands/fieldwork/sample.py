"""``surveyapp sample``: interviews divided among strata, and a sample drawn from a frame."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any

from surveyapp.cli.options.design import add_design, design_from_options
from surveyapp.cli.options.output import (
    DONE,
    add_command,
    add_output,
    add_repeated,
    bad_option,
    number_type,
    print_table,
    shown_number,
    whole_type,
    write_output,
)
from surveyapp.cli.options.printed_sheets import (
    add_language,
    add_seed,
    checked_ending,
    write_sheets,
)
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

COLUMNS = ("stratum", "population", "share", "variance", "coins", "cost", "n", "error")
WAYS = ("neyman", "proportional", "equal")
METHODS = ("simple", "systematic", "pps")


def add_sample(commands: Any) -> None:
    """Add the commands."""
    command = add_command(
        commands, "sample", _help, "divide interviews among strata, and draw a sample from a frame"
    )
    steps = command.add_subparsers(metavar="allocate|draw", parser_class=type(command))
    _add_allocate(steps)
    _add_draw(steps)


def _help(_: argparse.Namespace) -> int:
    raise UserProblem(msg("Use sample allocate or draw; see surveyapp sample --help."))


def _add_frame(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "frame",
        type=Path,
        metavar="FRAME",
        help="a table with one row an address, a village or a stratum: CSV, Excel, SPSS, Stata, R, Parquet",
    )
    add_repeated(command, "--strata", "COL", "a column of strata; may be repeated")
    command.add_argument(
        "--size", metavar="COL", help="the column of people a row stands for; default: one"
    )


def _add_allocate(steps: Any) -> None:
    command = add_command(steps, "allocate", _allocate, "say how many interviews each stratum gets")
    _add_frame(command)
    command.add_argument("--n", type=whole_type, metavar="N", help="interviews in all")
    command.add_argument(
        "--budget", type=number_type, metavar="B", help="what all may cost, instead of --n"
    )
    command.add_argument(
        "--allocation",
        default="neyman",
        choices=WAYS,
        help="neyman: the smallest standard error (the default); proportional to people; equal",
    )
    add_design(command)
    command.add_argument(
        "--target", metavar="A", help="the answer that is planned for: yes, no, all, or a number"
    )
    command.add_argument(
        "--share",
        metavar="COL|SHARE",
        help="the expected share in each stratum: a column, or one number for all; default: the worst",
    )
    command.add_argument(
        "--cost", metavar="COL", help="the column of the cost of an interview; default: all alike"
    )
    command.add_argument(
        "--least",
        type=whole_type,
        default=2,
        metavar="K",
        help="interviews of each stratum; default: 2",
    )
    add_output(command)


def _allocate(options: argparse.Namespace) -> int:
    from surveyapp.designs.core.exact import exact  # noqa: PLC0415
    from surveyapp.estimation.planning import allocation  # noqa: PLC0415
    from surveyapp.services.fieldwork import sample_frame  # noqa: PLC0415

    if not options.strata:
        raise bad_option(option="--strata", reason="name the column of strata")
    design = design_from_options(options.design or "direct", options.parameters)
    strata = sample_frame.planned_strata(
        sample_frame.read_frame(options.frame),
        options.strata,
        size=options.size,
        share=options.share,
        cost=options.cost,
    )
    made = {
        way: allocation.allocate(
            strata,
            design,
            allocation.Allocation(way),
            n=options.n,
            budget=None if options.budget is None else exact(options.budget),
            least=options.least,
            target=options.target,
        )
        for way in WAYS
    }
    chosen = made[options.allocation]
    if write_output(options, chosen.strata, COLUMNS):
        return DONE
    rows = [
        [
            one.stratum,
            str(one.population),
            shown_number(one.share),
            shown_number(one.variance),
            shown_number(one.coins),
            f"{one.cost:g}",
            str(one.n),
            shown_number(one.error),
        ]
        for one in chosen.strata
    ]
    print_table([list(COLUMNS), *rows])
    print()
    for way, sample in made.items():
        cost = f", cost {sample.cost:g}" if any(one.cost != 1 for one in strata) else ""
        print(f"{way}: {sample.n} interviews{cost}, standard error {sample.error:.4f}")
    return DONE


def _add_draw(steps: Any) -> None:
    command = add_command(
        steps, "draw", _draw, "draw a sample with exact odds, with weights, targets and lists"
    )
    _add_frame(command)
    command.add_argument("--n", type=whole_type, metavar="N", help="rows to draw in all")
    command.add_argument(
        "--method",
        default="simple",
        choices=METHODS,
        help="how rows are drawn: simple (the default), systematic, or pps: in proportion to --size",
    )
    add_repeated(
        command,
        "--cluster",
        "COL=K[:METHOD]",
        "instead of --n: draw K of the clusters that a column names; repeated, K in each cluster of the "
        "stage before. In proportion to size: village=30:pps",
    )
    command.add_argument(
        "--take", type=whole_type, metavar="K", help="rows in each of these clusters; default: all"
    )
    command.add_argument(
        "--interviews",
        type=whole_type,
        metavar="K",
        help="in each row that is drawn, where rows are areas and --size is their people",
    )
    command.add_argument(
        "--allocation",
        default="proportional",
        metavar="HOW",
        help="of the first stage among strata: proportional (the default), equal, or a table with the "
        "columns stratum and n, as sample allocate writes it",
    )
    add_repeated(
        command,
        "--order",
        "COL",
        "sort the frame by a column first, as for systematic samples; may be repeated",
    )
    command.add_argument(
        "--area",
        metavar="COL",
        help="the column of areas, for targets and lists; default: the last clusters, or the strata",
    )
    add_seed(command, whole_type)
    command.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="CSV",
        help="the sample; targets by area are written next to it, as NAME.targets.csv",
    )
    command.add_argument(
        "--joint", type=Path, metavar="CSV", help="write the joint inclusion probabilities"
    )
    command.add_argument(
        "--lists",
        type=Path,
        metavar="FILE",
        help="lists.pdf or lists.html: a page for surveyors for each area",
    )
    add_repeated(
        command, "--show", "COL", "a column of the lists; may be repeated; default: the first three"
    )
    add_language(command)


def _draw(options: argparse.Namespace) -> int:
    from surveyapp.estimation.planning.allocation import Allocation  # noqa: PLC0415
    from surveyapp.estimation.selection.methods import SelectionMethod  # noqa: PLC0415
    from surveyapp.services.fieldwork import sample_draw, sample_frame, sample_lists  # noqa: PLC0415

    if options.lists is not None:
        checked_ending("--lists", options.lists)
    ways = {one.value: one for one in (Allocation.PROPORTIONAL, Allocation.EQUAL)}
    divided = ways.get(options.allocation) or sample_draw.read_numbers(Path(options.allocation))
    asked = sample_draw.SampleOptions(
        number=options.n,
        clusters=tuple(_clusters(one) for one in options.cluster),
        take=options.take,
        method=SelectionMethod(options.method),
        strata=tuple(options.strata),
        size=options.size,
        order=tuple(options.order),
        divided=divided,
        interviews=options.interviews,
        area=options.area,
    )
    sample = sample_draw.draw_sample(
        sample_frame.read_frame(options.frame), asked, seed=options.seed
    )
    if options.lists is not None:
        make = partial(sample_lists.sample_lists, sample, options.show)
        write_sheets(options.lists, sample_lists.TITLE, options.language, make)
    written = sample_draw.write_sample(sample, options.out, options.joint)
    for path in (*written, *((options.lists,) if options.lists is not None else ())):
        print(path)
    for sentence in sample.sentences:
        print(sentence)
    return DONE


def _clusters(text: str) -> Any:
    """Return the stage that ``COL=K`` or ``COL=K:METHOD`` describes."""
    from surveyapp.estimation.selection.methods import SelectionMethod  # noqa: PLC0415
    from surveyapp.services.fieldwork.sample_draw import Clusters  # noqa: PLC0415

    column, _, rest = text.rpartition("=")
    number, _, method = rest.partition(":")
    if not column or not (number.isascii() and number.isdigit()):
        raise bad_option(option=f"--cluster {text}", reason="write COL=K, such as village=30")
    if method and method not in METHODS:
        raise bad_option(
            option=f"--cluster {text}", reason=f"the method is none of {', '.join(METHODS)}"
        )
    return Clusters(column, int(number), SelectionMethod(method or "simple"))
