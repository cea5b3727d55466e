"""``crosstab``, ``compare`` and ``distance``: questions and groups seen together."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import (
    add_command,
    add_level,
    add_output,
    bad_option,
    count_with_noun,
    print_table,
    shown_number,
    shown_p,
)
from surveyapp.cli.options.progress import terminal_progress
from surveyapp.cli.options.report_source import (
    add_sample,
    add_source,
    print_notes,
    source_request,
    write_rows,
)

if TYPE_CHECKING:
    from surveyapp.analyses.computation.multivariate.crosstab import CrossTable


def add_multivariate(commands: Any) -> None:
    """Add the commands that look at several questions or groups."""
    for add in (_add_crosstab, _add_compare, _add_distance):
        add(commands)


def _names(written: str | None) -> list[str] | None:
    """Return the names in a list with commas; None where the option was left out."""
    if written is None:
        return None
    return [name.strip() for name in written.split(",") if name.strip()]


def _numbers(option: str, written: str | None) -> list[float] | None:
    if written is None:
        return None
    try:
        return [float(part) for part in written.split(",")]
    except ValueError as problem:
        reason = f"{written[:80]} is no list of numbers; write them with commas, as in 1,2,3"
        raise bad_option(option=option, reason=reason) from problem


def _seed(written: int) -> int:
    if written < 0:
        raise bad_option(option="--seed", reason="give a whole number from 0")
    return written


def _few(option: str, written: int) -> int:
    """Return a number of draws that a computer can make."""
    if not 100 <= written <= MOST_DRAWS:
        raise bad_option(option=option, reason=f"give a whole number from 100 to {MOST_DRAWS:,}")
    return written


MOST_DRAWS = 1_000_000


def _add_crosstab(commands: Any) -> None:
    command = add_command(
        commands, "crosstab", _crosstab, "how the answers to two to four questions go together"
    )
    add_source(command)
    command.add_argument(
        "--questions", required=True, metavar="A,B", help="two to four questions, with commas"
    )
    command.add_argument(
        "--independence", action="store_true", help="the test of independence of each pair instead"
    )
    add_sample(command)
    add_level(command)
    add_output(command)


def _crosstab(options: argparse.Namespace) -> int:
    from surveyapp.analyses.computation.multivariate.crosstab import INDEPENDENCE_COLUMNS, crosstab  # noqa: PLC0415
    from surveyapp.services.dataset.source import open_source  # noqa: PLC0415

    names = _names(options.questions) or []
    with open_source(source_request(options), names) as source:
        with terminal_progress("rounds") as progress:
            table = crosstab(source, names, level=options.level, progress=progress)
        rows, columns = table.rows, table.columns
        if options.independence:
            rows, columns = [asdict(test) for test in table.tests], INDEPENDENCE_COLUMNS
        if not write_rows(options, source, rows, columns):
            if not options.independence:
                _print_cells(table)
                print(count_with_noun(table.n, "respondent", "respondents"))
            _print_tests(table)
        return print_notes(source, table.warnings)


def _print_cells(table: CrossTable) -> None:
    header = [*table.questions, "estimate", "se", "low", "high", "most likely"]
    body = [
        [
            *cell.answers,
            f"{cell.estimate:.4f}",
            shown_number(cell.se),
            f"{cell.low:.4f}",
            f"{cell.high:.4f}",
            f"{cell.mle:.4f}",
        ]
        for cell in table.cells
    ]
    print_table([header, *body])
    if len(table.questions) != 2:
        return
    names = ["share", "se", "low", "high"]
    for of, within in ((1, 0), (0, 1)):
        print(f"\n{table.questions[of]} within each answer to {table.questions[within]}")
        lines = []
        order = list(dict.fromkeys(cell.answers[within] for cell in table.cells))
        for cell in sorted(table.cells, key=lambda one: order.index(one.answers[within])):
            found = cell.in_row if within == 0 else cell.in_column
            numbers = [getattr(found, name) for name in names]
            lines.append([cell.answers[within], cell.answers[of], *map(shown_number, numbers)])
        print_table([[table.questions[within], table.questions[of], *names], *lines])
    print()


def _print_tests(table: CrossTable) -> None:
    header = ["first", "second", "X²", "df", "p", "Cramér's V", "corrected", "by noise alone"]
    lines = [
        [
            test.question_1,
            test.question_2,
            shown_number(test.statistic),
            str(test.df),
            shown_p(test.p_value),
            *map(shown_number, (test.cramers_v, test.cramers_v_corrected, test.cramers_v_noise)),
        ]
        for test in table.tests
    ]
    if lines:
        print("independence of the answers, with the coins taken into account")
        print_table([header, *lines])


def _add_groups(command: argparse.ArgumentParser, by: str) -> None:
    add_source(command)
    command.add_argument("--question", required=True, metavar="Q", help="whose answers to compare")
    command.add_argument("--by", required=True, metavar="Q2", help=by)
    command.add_argument(
        "--groups", metavar="A,B", help="two of the groups; without, each with each"
    )
    add_sample(command)
    add_level(command)
    add_output(command)


def _add_compare(commands: Any) -> None:
    command = add_command(
        commands,
        "compare",
        _compare,
        "differences between groups, with intervals and tests, odds ratios and correlations",
    )
    _add_groups(command, "the question that forms groups, randomized or not; or (kiosk)")
    command.add_argument("--answer", metavar="A", help="without: yes, or all answers")
    command.add_argument(
        "--interval",
        default="guarded",
        metavar="METHOD",
        help="of the groups; guarded, wilson, exact",
    )
    command.add_argument(
        "--simultaneous",
        action="store_true",
        help="intervals of all pairs and answers that hold together with the --level, and adjusted p-values",
    )


def _compare(options: argparse.Namespace) -> int:
    from surveyapp.analyses.computation.multivariate.comparison import (  # noqa: PLC0415
        ADJUSTED_COLUMNS,
        COLUMNS,
        compare,
    )
    from surveyapp.analyses.data.groups import group_name  # noqa: PLC0415
    from surveyapp.estimation.estimate import IntervalMethod  # noqa: PLC0415
    from surveyapp.services.dataset.source import open_source  # noqa: PLC0415

    methods = {method.value: method for method in IntervalMethod}
    if options.interval not in methods:
        raise bad_option(option="--interval", reason=f"choose one of {', '.join(methods)}")
    with open_source(source_request(options), _columns_of(options)) as source:
        with terminal_progress("rounds") as progress:
            made = compare(
                source,
                options.question,
                options.by,
                groups=_names(options.groups),
                answer=options.answer,
                method=methods[options.interval],
                level=options.level,
                is_simultaneous=options.simultaneous,
                progress=progress,
            )
        columns = (*COLUMNS, *(ADJUSTED_COLUMNS if options.simultaneous else ()))
        if not write_rows(options, source, made.rows, columns):
            header = ["answer", "first", "second", "measure", "estimate", "se", "low", "high", "p"]
            header += ["adjusted p"] * options.simultaneous
            body = [
                [
                    row.answer,
                    group_name(row.by, row.first),
                    group_name(row.by, row.second),
                    row.measure,
                    *map(shown_number, (row.estimate, row.se, row.low, row.high)),
                    shown_p(row.p_value),
                    *[shown_p(row.p_adjusted)] * options.simultaneous,
                ]
                for row in made.rows
            ]
            print_table([header, *body])
        return print_notes(source, made.warnings, made.remarks)


def _columns_of(options: argparse.Namespace) -> list[str]:
    """Return the questions that a table must have columns for."""
    from surveyapp.analyses.base.dataset import KIOSK  # noqa: PLC0415

    return [options.question] if options.by in {None, KIOSK} else [options.question, options.by]


def _add_distance(commands: Any) -> None:
    command = add_command(
        commands, "distance", _distance, "how far apart groups, or sites, answer a question"
    )
    _add_groups(command, "a direct question that forms groups, or (kiosk)")
    command.add_argument(
        "--kind", metavar="KIND", help="earth_movers (ratings) or total_variation (others)"
    )
    command.add_argument("--positions", metavar="X,Y", help="where ordered answers lie; 1,2,3 …")
    command.add_argument(
        "--cost",
        type=Path,
        metavar="MATRIX",
        help="a CSV of what it costs to carry one answer to another, a row and a column for each answer",
    )
    command.add_argument("--resamples", type=int, default=2000, metavar="N", help="default: 2000")
    command.add_argument("--seed", type=int, default=1, metavar="S", help="default: 1")


def _distance(options: argparse.Namespace) -> int:
    from surveyapp.analyses.computation.multivariate.distance import COLUMNS, distances  # noqa: PLC0415
    from surveyapp.analyses.data.groups import group_name  # noqa: PLC0415
    from surveyapp.estimation.comparison.distance import DistanceKind  # noqa: PLC0415
    from surveyapp.services.dataset.source import open_source  # noqa: PLC0415
    from surveyapp.services.multivariate.ground_cost import read_ground_cost  # noqa: PLC0415

    kinds = {kind.value: kind for kind in DistanceKind if kind is not DistanceKind.GROUND_COST}
    if options.kind is not None and options.kind not in kinds:
        raise bad_option(option="--kind", reason=f"choose one of {', '.join(kinds)}")
    for other in ("kind", "positions"):
        if options.cost is not None and getattr(options, other) is not None:
            reason = f"the costs of {options.cost.name} say how far answers are apart; leave it out"
            raise bad_option(option=f"--{other}", reason=reason)
    cost = None if options.cost is None else read_ground_cost(options.cost)
    with open_source(source_request(options), _columns_of(options)) as source:
        with terminal_progress("pairs of groups") as progress:
            made = distances(
                source,
                options.question,
                options.by,
                groups=_names(options.groups),
                kind=kinds.get(options.kind) if cost is None else DistanceKind.GROUND_COST,
                positions=_numbers("--positions", options.positions),
                cost=cost,
                level=options.level,
                seed=_seed(options.seed),
                resamples=_few("--resamples", options.resamples),
                progress=progress,
            )
        if not write_rows(options, source, made.rows, COLUMNS):
            header = ["first", "second", "n", "n", "plain", "bias-corrected", "low", "high", "p"]
            body = [
                [
                    group_name(row.by, row.first),
                    group_name(row.by, row.second),
                    str(row.n_first),
                    str(row.n_second),
                    *map(shown_number, (row.plug_in, row.distance, row.low, row.high)),
                    shown_p(row.p_value),
                ]
                for row in made.rows
            ]
            print_table([header, *body])
        return print_notes(source, made.warnings, made.remarks)
