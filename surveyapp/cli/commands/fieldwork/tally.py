"""``surveyapp tally``: totals that the office adds, trustees sign and open, and shares make readable."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.keys import (
    add_enrolment_files,
    add_kiosk_options,
    add_passphrase_file,
    kiosk_trust_of,
    trustee_of,
)
from surveyapp.cli.options.output import DONE, WRONG_DATA, add_command, print_aside
from surveyapp.cli.options.progress import terminal_progress
from surveyapp.errors import Cancelled, UserProblem
from surveyapp.messages.message import msg

if TYPE_CHECKING:
    from surveyapp.services.project.kiosk_trust import KioskTrust
    from surveyapp.services.tallies.trustee_steps import Given

EXAMPLES = """examples, in the order of the work:
  office    surveyapp tally add stick/*.tally --kiosks enrolments --out R.sum
  trustees  surveyapp tally sign R.sum stick/*.tally --key ana.trusteekey --out ana.signed
  trustees  surveyapp tally open R.sum stick/*.tally *.signed --key ana.trusteekey --out ana.partial
  anybody   surveyapp tally combine R.sum *.partial --out R.counts.csv
            surveyapp estimate R.counts.csv --survey clinic.survey.json
  anybody   surveyapp tally show R.sum ana.signed
"""


def add_tally(commands: Any) -> None:
    """Add ``surveyapp tally``."""
    command = add_command(
        commands, "tally", _tally_help, "add, sign, open and combine totals that trustees hold"
    )
    command.formatter_class = argparse.RawDescriptionHelpFormatter
    command.epilog = EXAMPLES
    parts = command.add_subparsers(metavar="add|sign|open|combine|show", parser_class=type(command))
    adding = add_command(parts, "add", _add, "check and add kiosks' tally files; opens nothing")
    adding.add_argument("files", nargs="+", type=Path, metavar="TALLY", help="kiosks' tally files")
    _add_out(adding, "the sum to write, as R.sum")
    add_kiosk_options(adding, "files")
    signing = add_command(
        parts, "sign", _sign, "as a trustee, check a sum with all its files, and sign the list"
    )
    _add_trustee(signing, "the tally files that the sum lists")
    _add_out(signing, "the signed list to write, as ana.signed")
    opening = add_command(
        parts,
        "open",
        _open,
        "as a trustee, give the share that opens a list which enough have signed",
    )
    _add_trustee(opening, "the tally files that the sum lists, and the trustees' signed lists")
    _add_out(opening, "the share to write, as ana.partial")
    combining = add_command(
        parts, "combine", _combine, "open a sum with the shares of enough trustees"
    )
    combining.add_argument("sum", type=Path, metavar="SUM", help="the sum")
    combining.add_argument(
        "shares", nargs="+", type=Path, metavar="PARTIAL", help="the trustees' shares"
    )
    _add_out(combining, "the table of totals to write, as R.counts.csv")
    showing = add_command(
        parts, "show", _show, "say what files of tallies are, and who signed them"
    )
    showing.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="FILE",
        help="tally files, sums, signed lists, shares or tables; with its sum a signature is checked",
    )


def _add_out(command: argparse.ArgumentParser, means: str) -> None:
    command.add_argument("--out", type=Path, required=True, metavar="FILE", help=means)


def _add_trustee(command: argparse.ArgumentParser, files: str) -> None:
    command.add_argument("sum", type=Path, metavar="SUM", help="the sum that the office has made")
    command.add_argument("files", nargs="+", type=Path, metavar="FILES", help=files)
    command.add_argument(
        "--key", type=Path, required=True, metavar="FILE", help="the trustee's private key"
    )
    add_passphrase_file(command)
    add_enrolment_files(command)


def _tally_help(_: argparse.Namespace) -> int:
    raise UserProblem(
        msg("Use tally add, sign, open, combine or show; see surveyapp tally --help.")
    )


def _add(options: argparse.Namespace) -> int:
    from surveyapp.services.tallies.adding import add_tallies  # noqa: PLC0415

    try:
        with terminal_progress("files") as progress:
            found = add_tallies(options.files, options.out, progress, trust=kiosk_trust_of(options))
    except Cancelled as stopped:
        raise _stopped() from stopped
    total = found.total
    print(
        f"{found.path}: {len(total.files):,} files, {total.interviews:,} interviews; nothing was opened"
    )
    for note in total.notes:
        print_aside(f"note: {note}")
    return DONE


def _stopped() -> UserProblem:
    return UserProblem(msg("The work was stopped, and nothing was written."))


def _sign(options: argparse.Namespace) -> int:
    from surveyapp.services.tallies.trustee_steps import FileList, sign_list  # noqa: PLC0415

    trustee = trustee_of(options)
    try:
        with terminal_progress("interviews") as progress:
            given = sign_list(
                FileList(options.sum, options.files),
                trustee,
                options.out,
                progress,
                trust=_trust(options),
            )
    except Cancelled as stopped:
        raise _stopped() from stopped
    return _report(given, "signed by")


def _open(options: argparse.Namespace) -> int:
    from surveyapp.services.tallies.trustee_steps import FileList, open_list  # noqa: PLC0415
    from surveyapp.storage.tallies.signed_files import SIGNED_ENDING  # noqa: PLC0415

    signed = [path for path in options.files if path.suffix.lower() == SIGNED_ENDING]
    tallies = [path for path in options.files if path not in signed]
    trustee = trustee_of(options)
    try:
        with terminal_progress("interviews") as progress:
            given = open_list(
                FileList(options.sum, tallies),
                signed,
                trustee,
                options.out,
                progress,
                trust=_trust(options),
            )
    except Cancelled as stopped:
        raise _stopped() from stopped
    return _report(given, "the share of")


def _trust(options: argparse.Namespace) -> KioskTrust:
    """Return which kiosks a trustee takes: all, or those of the enrolment files that were given."""
    from surveyapp.services.project.kiosk_trust import EVERY_KIOSK  # noqa: PLC0415

    return kiosk_trust_of(options) if options.kiosks else EVERY_KIOSK


def _report(given: Given, what: str) -> int:
    kiosks = len({file.kiosk for file in given.statement.tally_sum.files})
    print(
        f"{given.path}: {what} {given.statement.name}, {given.interviews:,} interviews of {kiosks:,} kiosks"
    )
    for note in given.notes:
        print_aside(f"warning: {note}")
    return DONE


def _combine(options: argparse.Namespace) -> int:
    from surveyapp.services.tallies.combining import combine_shares  # noqa: PLC0415

    combined = combine_shares(options.sum, options.shares, options.out)
    totals = len(combined.counts.counts)
    print(
        f"{combined.path}: {totals} totals of {combined.counts.interviews:,} interviews, opened by "
        f"{', '.join(combined.trustees)}"
    )
    for note in combined.notes:
        print_aside(f"note: {note}")
    for doubt in combined.doubts:
        print_aside(f"warning: {doubt}")
    return WRONG_DATA if combined.doubts else DONE


def _show(options: argparse.Namespace) -> int:
    from surveyapp.services.tallies.describing import described  # noqa: PLC0415
    from surveyapp.storage.tallies.sum_file import SUM_ENDING, read_sum  # noqa: PLC0415

    sums = [read_sum(path) for path in options.files if path.suffix.lower() == SUM_ENDING]
    for path in options.files:
        for sentence in described(path, sums):
            print(f"{path}: {sentence}")
    return DONE
