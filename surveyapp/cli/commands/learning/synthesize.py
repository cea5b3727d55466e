"""``synthesize``: a table like a given one, under ε."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import (
    add_command,
    bad_option,
    print_aside,
    print_facts,
    whole_type,
)
from surveyapp.cli.options.private_table import (
    SEED_HELP,
    add_learner_options,
    add_price,
    add_table,
    check_folder,
    domains_of,
    learner_options,
    name_list,
    number_option,
    print_ledger,
    print_warnings,
    seed_of,
)

if TYPE_CHECKING:
    from surveyapp.services.models.synthesis import SynthesisOptions

FOREST = "forest"


def add_synthesize(commands: Any) -> None:
    """Add ``synthesize``."""
    command = add_command(
        commands, "synthesize", _synthesize, "write a synthetic table like a given one, under ε"
    )
    command.add_argument("data", type=Path, metavar="DATA", help="a CSV of true values")
    add_price(command)
    add_table(command)
    command.add_argument("--columns", metavar="A,B", help="which columns; default: all")
    command.add_argument(
        "--method",
        metavar="METHOD",
        help="auto: which columns go together is chosen under ε (the default); naive-bayes: the label with "
        "each other column; forest: the label drawn from the leaves of random trees",
    )
    command.add_argument(
        "--label",
        "--hub",
        metavar="Q",
        help="of naive-bayes, which it stands for without --method, and of forest",
    )
    command.add_argument(
        "--predictors",
        metavar="A,B",
        help="what a forest's trees ask for; default: all other columns",
    )
    command.add_argument(
        "--rows", type=whole_type, metavar="N", help="default: about as many as there are"
    )
    command.add_argument("--seed", type=whole_type, metavar="S", help=SEED_HELP)
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
    from surveyapp.services.models.learners import declared_options  # noqa: PLC0415
    from surveyapp.services.models.synthesis import SynthesisOptions  # noqa: PLC0415

    method = options.method or ("auto" if options.label is None else "naive-bayes")
    chosen = learner_options(options)
    if method != FOREST:
        flags = [one.flag for one, _learners in declared_options() if one.name in chosen]
        for flag in (*flags, *(["--predictors"] if options.predictors else [])):
            raise bad_option(
                option=flag, reason="it is of a forest; choose forest, or leave it out"
            )
    if method == "auto" and options.label is not None:
        reason = "auto has none; choose naive-bayes or forest, or leave it out"
        raise bad_option(option="--label", reason=reason)
    return SynthesisOptions(
        method,
        options.label,
        name_list(options.predictors),
        options=chosen,
        seed=seed_of(options),
    )


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
        columns=name_list(options.columns),
        rows=options.rows,
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
