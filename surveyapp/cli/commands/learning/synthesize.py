"""``synthesize``: a table like a given one, under ε."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.analyses import add_options
from surveyapp.cli.options.output import (
    add_command,
    print_aside,
    print_facts,
)
from surveyapp.cli.options.private_table import (
    add_learner_options,
    add_price,
    add_table,
    check_folder,
    domains_of,
    learner_options,
    number_option,
    print_ledger,
    print_warnings,
)
from surveyapp.options import options_of, read_analysis

if TYPE_CHECKING:
    from surveyapp.services.models.synthesis import SynthesisOptions

FOREST = "forest"


def add_synthesize(commands: Any) -> None:
    """Add ``synthesize``."""
    from surveyapp.services.models.synthesis import SynthesisOptions  # noqa: PLC0415 - loads NumPy

    command = add_command(
        commands, "synthesize", _synthesize, "write a synthetic table like a given one, under ε"
    )
    command.add_argument("data", type=Path, metavar="DATA", help="a CSV of true values")
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
    from surveyapp.services.models.protection import protection_lines  # noqa: PLC0415
    from surveyapp.services.models.synthesis import synthesize  # noqa: PLC0415

    making = _making(options)
    check_folder(options.out)
    made = synthesize(
        options.data,
        options.out,
        epsilon=number_option("--epsilon", options.epsilon),
        making=making,
        domains=domains_of(options),
        budget=number_option("--budget", options.budget),
        public=options.public,
        rows_public=options.rows_public,
        delta=number_option("--find-levels", options.find_levels),
        report=options.report,
    )
    print(f"{options.out}: {made.rows} rows, epsilon {made.epsilon:g}")
    print_facts(
        (f"of {options.data.name}, {name}", value) for name, value in protection_lines(made.card)
    )
    if options.report is not None and not options.public:
        print_aside(
            f"warning: {options.report} shows shares of {options.data.name} as they are: do not release it."
        )
    print_ledger(made.ledger, options.data)
    return print_warnings(made.warnings)
