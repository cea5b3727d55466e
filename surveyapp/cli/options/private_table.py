"""What the commands on tables of true values share: domains, price, forest, ledger."""

from __future__ import annotations

import argparse
from collections.abc import Collection, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from surveyapp.cli.options.analyses import add_options
from surveyapp.cli.options.output import DONE, add_repeated, bad_option, print_aside

if TYPE_CHECKING:
    from surveyapp.services.models.protection import TableUse
    from surveyapp.services.models.training_table import Domains
    from surveyapp.storage.models.privacy_ledger import Ledger

SEED_HELP = (
    "of public random shapes, and of the rows held out of a public table; never of the noise and coins that "
    "protect people"
)


def add_table(command: argparse.ArgumentParser) -> None:
    """Add what says which levels a table's columns have."""
    command.add_argument(
        "--domain",
        type=Path,
        metavar="FILE.json",
        help='public levels of columns: {"A": ["low", "high"]}, or a survey file; {"A": {"levels": '
        '["low", "high"], "missing": false}} for a column in which no value is missing',
    )
    add_repeated(
        command,
        "--bounds",
        "A=LOW:HIGH[:BINS]",
        "public bounds of a numeric column; may be repeated",
    )
    command.add_argument(
        "--never-missing",
        metavar="A,B",
        help="columns with stated levels or bounds in which no value is missing; all: each of them. A survey "
        "file says so itself of required questions that everybody is asked",
    )
    command.add_argument(
        "--may-be-missing",
        metavar="A,B",
        help="columns in which values may be missing all the same; all: each of them",
    )
    command.add_argument(
        "--find-levels",
        metavar="DELTA",
        help="find frequent levels of the other columns under ε; DELTA, such as 1e-9, is the chance that "
        "a level of one row shows",
    )
    command.add_argument(
        "--rows-public",
        action="store_true",
        help="the number of rows is public: ε then protects against changing a row, not "
        "against adding or removing one",
    )


def add_price(command: argparse.ArgumentParser) -> None:
    """Add what says how a table of true values is paid for."""
    command.add_argument(
        "--epsilon",
        metavar="E",
        help="how much of the table's privacy may be spent; inf is not private",
    )
    command.add_argument(
        "--budget",
        metavar="E",
        help="the total of the table and its copies, stated at its first use and kept; default: 8, from "
        "where on hardly anybody is protected, or the first --epsilon where that is more",
    )
    command.add_argument(
        "--public",
        action="store_true",
        help=(
            "the table is public or synthetic: nothing is spent; refused if it or a "
            "copy has a ledger"
        ),
    )


def number_option(option: str, text: str | None) -> float | None:
    """Return the number in ``text``; None where there is none.

    Raises
    ------
    UserProblem
        if it is not a number.
    """
    from surveyapp.designs.core.typed_numbers import NotANumber, typed_float  # noqa: PLC0415

    if text is None:
        return None
    try:
        return typed_float(text)
    except NotANumber as problem:
        raise bad_option(option=option, reason=problem.reason) from problem


def name_list(text: str | None) -> tuple[str, ...] | None:
    """Return the names in a list with commas; None where there is none."""
    if text is None:
        return None
    return tuple(name for part in text.split(",") if (name := part.strip()))


def seed_of(options: argparse.Namespace) -> int | None:
    """Return the seed.

    Raises
    ------
    UserProblem
        if it is below 0.
    """
    if options.seed is not None and options.seed < 0:
        raise bad_option(option="--seed", reason="give a whole number from 0")
    seed: int | None = options.seed
    return seed


def domains_of(options: argparse.Namespace) -> Domains:
    """Return what ``--domain``, ``--bounds`` and the options on missing values say."""
    may, never = name_list(options.may_be_missing), name_list(options.never_missing)
    return stated_domains(options).with_missing(may or (), never or ())


def table_use(options: argparse.Namespace) -> TableUse:
    """Return what is said of the table, and how it is paid."""
    from surveyapp.services.models.protection import TableUse  # noqa: PLC0415

    return TableUse(
        domains_of(options),
        number_option("--budget", options.budget),
        is_public=options.public,
        rows_are_public=options.rows_public,
        delta=number_option("--find-levels", options.find_levels),
    )


def stated_domains(options: argparse.Namespace) -> Domains:
    """Return what ``--domain`` and ``--bounds`` say."""
    from surveyapp.services.models.training_table import Domains, read_bounds, read_domains  # noqa: PLC0415

    stated = Domains() if options.domain is None else read_domains(options.domain)
    return stated.merged(read_bounds(options.bounds))


def is_central(files: Sequence[Path], options: argparse.Namespace) -> bool:
    """Return whether the files are plain tables of true values.

    Raises
    ------
    FileRefused
        if one of them is not there.
    """
    from surveyapp.services.dataset.source import refuse_missing  # noqa: PLC0415
    from surveyapp.storage.tables.foreign_tables import is_foreign_table  # noqa: PLC0415

    if not files and options.project is None and options.source is None:
        reason = "give a table of true values, collection files, or --project"
        raise bad_option(option="DATA", reason=reason)
    refuse_missing(files)
    is_table = bool(files) and all(map(is_foreign_table, files))
    return is_table and options.survey is None and options.project is None


def one_table(options: argparse.Namespace) -> Path:
    """Return the only table.

    Raises
    ------
    UserProblem
        if there are more; if weights of reports are to be left out.
    """
    if len(options.files) != 1:
        raise bad_option(option="DATA", reason="give one table of true values; join them into one")
    if options.unweighted:
        reason = "it is for reports; a row of a table of true values counts once by itself"
        raise bad_option(option="--unweighted", reason=reason)
    table: Path = options.files[0]
    return table


def refuse_price(options: argparse.Namespace) -> None:
    """Refuse what only a table of true values has: reports were paid for by their coins."""
    priced = ("epsilon", "budget", "holdout", "domain", "bounds", "public")
    missing = ("never_missing", "may_be_missing")
    for option in (*priced, *missing, "rows_public", "find_levels", "most_weight"):
        if getattr(options, option, None):
            _refuse_other_files(options.files)
            reason = (
                "it is for a table of true values without --survey, --project and --source; "
                "the ε of reports is that of their design"
            )
            raise bad_option(option=f"--{option.replace('_', '-')}", reason=reason)


def _refuse_other_files(files: Sequence[Path]) -> None:
    from surveyapp.storage.files.beginnings import Kind, check_kind  # noqa: PLC0415
    from surveyapp.storage.tables.foreign_tables import is_foreign_table  # noqa: PLC0415

    for path in files:
        if path.is_file() and not is_foreign_table(path):
            check_kind(path, Kind.COLLECTION)


def check_folder(out: Path, option: str = "--out") -> None:
    """Refuse a folder that is not there, or the folder itself, before anything is paid for."""
    if out.is_dir():
        raise bad_option(option=option, reason=f"{out} is a folder; name the file to write")
    if not out.absolute().parent.is_dir():
        raise bad_option(option=option, reason=f"there is no folder {out.absolute().parent}")


def print_warnings(warnings: Sequence[str]) -> int:
    """Say what to be careful about; return the exit code."""
    for warning in warnings:
        print_aside(f"warning: {warning}")
    return DONE


def print_ledger(ledger: Ledger | None, table: Path) -> None:
    """Print what has been spent of a table."""
    if ledger is None or not ledger.payments:
        return
    total = "no budget was stated" if ledger.budget is None else f"budget {ledger.budget:g}"
    left = "" if ledger.left is None else f", {ledger.left:g} left"
    print(f"spent of {table.name} so far: epsilon {ledger.spent:g} ({total}{left})")
    if ledger.shared_with:
        others = ", ".join(ledger.shared_with)
        print_aside(f"note: {table.name} has nearly the same rows as {others}: one ledger for all.")


def add_learner_options(
    command: argparse.ArgumentParser, learners: Collection[str] | None = None
) -> None:
    """Add the options that learners declare; their help says whose they are.

    Parameters
    ----------
    command
        The command.
    learners
        The learners that can be chosen; None: all.
    """
    from surveyapp.services.models.learners import SEED, declared_options  # noqa: PLC0415

    group = command.add_argument_group("options of learners")
    for option, all_of_them in declared_options():
        of = [one for one in all_of_them if learners is None or one in learners]
        if of and option.name != SEED:  # the seed is of every command
            told = option.help if len(of) == 1 and learners else f"{', '.join(of)}: {option.help}"
            add_options(group, [replace(option, name=_PLACE + option.name, help=told)])


def learner_options(options: argparse.Namespace) -> dict[str, object]:
    """Return what was typed for the options that learners declare, by their names."""
    return {
        name.removeprefix(_PLACE): value
        for name, value in vars(options).items()
        if name.startswith(_PLACE) and value is not None
    }


_PLACE = "learner_option_"
"""Before the names of what learners declare, among all that a command takes."""
