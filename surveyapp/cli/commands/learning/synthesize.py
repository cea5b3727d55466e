"""``synthesize``: a table like a given one under ε, or from randomized reports."""

from __future__ import annotations

import argparse
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.analyses.base.progress import no_progress
from surveyapp.cli.options.analyses import add_options
from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    bad_option,
    print_aside,
    print_facts,
)
from surveyapp.cli.options.private_table import (
    add_learner_options,
    add_price,
    add_table,
    check_folder,
    is_central,
    learner_options,
    number_option,
    one_table,
    print_ledger,
    print_warnings,
    refuse_price,
    table_use,
)
from surveyapp.cli.options.progress import terminal_progress
from surveyapp.cli.options.report_source import add_source, add_unweighted, source_request
from surveyapp.errors import UserProblem
from surveyapp.options import options_of, read_analysis

if TYPE_CHECKING:
    from surveyapp.services.models.synthesis import Synthesis, SynthesisOptions

FOREST = "forest"


def add_synthesize(commands: Any) -> None:
    """Add ``synthesize``."""
    from surveyapp.services.models.synthesis import SynthesisOptions  # noqa: PLC0415 - loads NumPy

    command = add_command(
        commands,
        "synthesize",
        _synthesize,
        "write a synthetic table like a given one under ε, or from randomized reports alone",
    )
    add_source(
        command, "DATA", "a table of true values, or collection files, or with --survey reports"
    )
    add_unweighted(command)
    command.add_argument(
        "--survey-weights",
        metavar="COL",
        help="a column of a table of reports: how many people each row represents",
    )
    add_price(command)
    add_table(command)
    add_options(command, options_of(SynthesisOptions))
    command.add_argument(
        "--report",
        type=Path,
        metavar="HTML",
        help="how near it is; reveals the table's own shares, so for its holder only",
    )
    command.add_argument(
        "--out", type=Path, required=True, metavar="CSV", help="the synthetic table to write"
    )
    add_learner_options(command, (FOREST,))


def _making(options: argparse.Namespace) -> SynthesisOptions:
    from surveyapp.services.models.synthesis import SynthesisOptions  # noqa: PLC0415

    given = {one.name: getattr(options, one.name) for one in options_of(SynthesisOptions)}
    return read_analysis(SynthesisOptions, given, options=learner_options(options))


def _synthesize(options: argparse.Namespace) -> int:
    making = _making(options)
    check_folder(options.out)
    if is_central(options.files, options):
        if options.survey_weights is not None:
            reason = (
                "it is for reports; a synthetic table of true values has a row for each of theirs"
            )
            raise bad_option(option="--survey-weights", reason=reason)
        return _of_table(one_table(options), making, options)
    return _of_reports(making, options)


def _of_reports(making: SynthesisOptions, options: argparse.Namespace) -> int:
    from surveyapp.services.models.local_synthesis import synthesize_reports  # noqa: PLC0415

    refuse_price(options)
    if options.report is not None:
        reason = "it compares with a table of true values; reports have none"
        raise bad_option(option="--report", reason=reason)
    rows, found = synthesize_reports(source_request(options), options.out, making)
    print(f"{options.out}: {rows} rows")
    print_facts(found.lines)
    print_warnings(found.warnings)
    return WRONG_DATA if found.warnings else DONE


def _of_table(table: Path, making: SynthesisOptions, options: argparse.Namespace) -> int:
    from surveyapp.services.models.protection import protection_lines  # noqa: PLC0415
    from surveyapp.services.models.synthesis import (  # noqa: PLC0415
        CopiesStopped,
        measured_words,
        quality_lines,
        synthesize,
    )

    try:
        with terminal_progress("copies") if making.copies else nullcontext(no_progress) as progress:
            made = synthesize(
                table,
                options.out,
                epsilon=number_option("--epsilon", options.epsilon),
                making=making,
                use=table_use(options),
                report=options.report,
                progress=progress,
            )
    except CopiesStopped as stopped:
        raise UserProblem(stopped.words) from stopped
    print(f"{_written(made.files)}: {made.rows} rows{_each(made)}, epsilon {made.epsilon:g}")
    print_facts((f"of {table.name}, {name}", value) for name, value in protection_lines(made.card))
    if options.report is not None and not options.public:
        print_aside(
            f"warning: {options.report} shows shares of {table.name} as they are: do not release it."
        )
    if made.quality is not None:
        print(f"quality, for epsilon {made.quality.epsilon:g} more:")
        print_facts(quality_lines(made.quality))
    if made.measured is not None:
        print(measured_words(made.measured))
    print_ledger(made.ledger, table)
    return print_warnings(made.warnings)


def _written(files: tuple[Path, ...]) -> str:
    return str(files[0]) if len(files) == 1 else f"{files[0]} to {files[-1].name}"


def _each(made: Synthesis) -> str:
    return "" if len(made.files) == 1 else " each"
