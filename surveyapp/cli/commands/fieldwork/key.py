"""``surveyapp key``: key pairs of analysts and trustees."""

from __future__ import annotations

import argparse
import getpass
import sys
from pathlib import Path
from typing import Any

from surveyapp.cli.options.keys import add_passphrase_file, opener_of, passphrase_of, trustee_of
from surveyapp.cli.options.output import DONE, add_command, bad_option, print_aside
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

DEFAULT_KEY_FILE = Path("analyst.analystkey")
DEFAULT_TRUSTEE_FILE = Path("trustee.trusteekey")


def add_key(commands: Any) -> None:
    """Add ``surveyapp key``."""
    command = add_command(commands, "key", _key_help, "key pairs of analysts and of trustees")
    parts = command.add_subparsers(
        metavar="new|show|test|sheet|recover", parser_class=type(command)
    )
    new = add_command(parts, "new", _new, "make a key pair; its public key goes in the survey")
    new.add_argument(
        "--trustee",
        action="store_true",
        help="the key of a trustee, who opens tallies together with others",
    )
    new.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="the private key to write; analyst.analystkey or trustee.trusteekey by default",
    )
    new.add_argument(
        "--sheet",
        type=Path,
        metavar="FILE",
        help="of a trustee: also write the recovery sheet, a web page to print",
    )
    new.add_argument(
        "--x25519",
        action="store_true",
        help=(
            "of a trustee: boxes without ML-KEM-768, about a tenth as long, which a quantum computer "
            "of the future could open"
        ),
    )
    add_passphrase_file(new)
    show = add_command(parts, "show", _show, "print the public key of a key file, and its words")
    show.add_argument("key", type=Path, metavar="FILE", help="a private key")
    test = add_command(
        parts,
        "test",
        _test,
        "seal an interview as a kiosk would, and open what the key opens of it",
    )
    test.add_argument(
        "survey", type=Path, metavar="SURVEY", help="the survey whose interviews are to be sealed"
    )
    test.add_argument("--key", type=Path, required=True, metavar="FILE", help="the private key")
    add_passphrase_file(test)
    _add_sheet(parts)


def _add_sheet(parts: Any) -> None:
    sheet = add_command(parts, "sheet", _sheet, "write the recovery sheet of a trustee's key")
    sheet.add_argument("key", type=Path, metavar="FILE", help="the trustee's private key")
    sheet.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="the web page to write and print"
    )
    add_passphrase_file(sheet)
    recover = add_command(
        parts, "recover", _recover, "make a trustee's key file again, from its recovery sheet"
    )
    recover.add_argument(
        "--lines",
        type=Path,
        metavar="FILE",
        help="a text file with the five lines of the sheet; without it the terminal asks for them",
    )
    recover.add_argument(
        "--out",
        type=Path,
        default=DEFAULT_TRUSTEE_FILE,
        metavar="FILE",
        help="the private key to write; trustee.trusteekey by default",
    )
    add_passphrase_file(recover)


def _key_help(_: argparse.Namespace) -> int:
    raise UserProblem(
        msg("Use key new, key show, key test, key sheet or key recover; see surveyapp key --help.")
    )


def _new(options: argparse.Namespace) -> int:
    if options.trustee:
        return _new_trustee(options)
    from surveyapp.storage.collection.key_file import new_key  # noqa: PLC0415

    for option, is_given in (("--sheet", options.sheet), ("--x25519", options.x25519)):
        if is_given:
            raise bad_option(option=option, reason="it goes with --trustee")
    out = options.out or DEFAULT_KEY_FILE
    key = new_key(out, _new_passphrase(options))
    print(f"{out}: the private key; keep a copy of it and of its passphrase, apart")
    print("Without both nobody can ever open the interviews. In the survey file goes:")
    print(f'"analyst_key": "{key.text}"')
    print(f"in words: {key.fingerprint}")
    return DONE


def _new_passphrase(options: argparse.Namespace) -> str:
    from surveyapp.storage.collection.key_file import check_passphrase  # noqa: PLC0415

    passphrase = passphrase_of(options, "New passphrase (several words are best): ")
    check_passphrase(passphrase)
    if options.passphrase_file is None and getpass.getpass("Once more: ") != passphrase:
        raise UserProblem(msg("The two passphrases differ, so nothing was made. Start again."))
    return passphrase


def _check_sheet(path: Path) -> Path:
    """Return where a recovery sheet goes, which is a web page."""
    from surveyapp.services.tallies.recovery_sheet import SHEET_ENDING  # noqa: PLC0415

    if path.suffix.lower() != SHEET_ENDING:
        reason = f"the sheet is a web page to print, and its name ends in {SHEET_ENDING}"
        raise bad_option(option=str(path), reason=reason)
    return path


def _new_trustee(options: argparse.Namespace) -> int:
    from surveyapp.services.tallies.keys import make_trustee_key  # noqa: PLC0415
    from surveyapp.storage.tallies.ledger import ledger_path  # noqa: PLC0415

    out = options.out or DEFAULT_TRUSTEE_FILE
    sheet = None if options.sheet is None else _check_sheet(options.sheet)
    key = make_trustee_key(out, _new_passphrase(options), sheet=sheet, is_hybrid=not options.x25519)
    print(f"{out}: the private key; keep a copy of it and of its passphrase, apart")
    print(f"{ledger_path(out)}: its memory of what it signs; it stays beside the key")
    if sheet is None:
        print("There is no recovery sheet yet; “surveyapp key sheet” writes one.")
    else:
        print(f"{sheet}: the recovery sheet; print it, delete the file, lock the paper away")
    print("Among the trustees of the survey file goes:")
    print(f'"public_key": "{key.text}"')
    print(f"in words: {key.fingerprint}")
    return DONE


def _show(options: argparse.Namespace) -> int:
    from surveyapp.storage.tallies.trustee_keys import TRUSTEE_FILE, is_trustee_key  # noqa: PLC0415

    if is_trustee_key(options.key):
        key = TRUSTEE_FILE.public_key_of(options.key)
        print(f'"public_key": "{key.text}"')
        print(f"in words: {key.fingerprint}")
        return DONE
    from surveyapp.storage.collection.key_file import public_key_of  # noqa: PLC0415

    analyst = public_key_of(options.key)
    print(f'"analyst_key": "{analyst.text}"')
    print(f"in words: {analyst.fingerprint}")
    return DONE


def _test(options: argparse.Namespace) -> int:
    from surveyapp.services.project.kiosk_enrolment import try_key  # noqa: PLC0415
    from surveyapp.services.tallies.keys import try_trustee_key  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415
    from surveyapp.storage.tallies.trustee_keys import is_trustee_key  # noqa: PLC0415

    survey = load_survey(options.survey)
    if is_trustee_key(options.key):
        trustee = try_trustee_key(survey, trustee_of(options).secret)
        print(
            f"a test interview was masked and its box opened again: {trustee.name}, "
            f"{trustee.key.fingerprint}"
        )
        return DONE
    opener = opener_of(options)
    assert opener is not None  # noqa: S101 - --key is required
    print(f"a test interview was sealed and opened again: {try_key(survey, opener)}")
    return DONE


def _sheet(options: argparse.Namespace) -> int:
    from surveyapp.services.tallies.keys import sheet_of_key  # noqa: PLC0415
    from surveyapp.storage.tallies.trustee_keys import TRUSTEE_FILE  # noqa: PLC0415

    TRUSTEE_FILE.public_key_of(options.key)
    _check_sheet(options.out)
    passphrase = passphrase_of(options, f"Passphrase of {options.key.name}: ")
    sheet_of_key(options.key, passphrase, options.out)
    print(f"{options.out}: the recovery sheet; print it, delete the file, lock the paper away")
    return DONE


def _recover(options: argparse.Namespace) -> int:
    from surveyapp.services.tallies.keys import recover_trustee_key  # noqa: PLC0415

    lines = _typed_lines(options)
    key, note = recover_trustee_key(lines, options.out, _new_passphrase(options))
    print(f"{options.out}: the private key, as it was; its public key in words:")
    print(key.fingerprint)
    if note is not None:
        print_aside(f"warning: {note}")
    return DONE


def _typed_lines(options: argparse.Namespace) -> str:
    from surveyapp.storage.collection.key_file import read_secret_text  # noqa: PLC0415
    from surveyapp.storage.tallies.recovery_lines import LINES, read_recovery_lines  # noqa: PLC0415

    if options.lines is not None:
        text = read_secret_text(options.lines)
    elif sys.stdin.isatty():
        typed = [getpass.getpass(f"line {number}: ") for number in range(1, LINES + 1)]
        text = "\n".join(typed)
    else:
        raise UserProblem(
            msg(
                "The five lines of the recovery sheet are needed, but there is no terminal to ask for "
                "them. Give --lines FILE."
            )
        )
    read_recovery_lines(text)  # a typing error is told before a passphrase is chosen
    return text
