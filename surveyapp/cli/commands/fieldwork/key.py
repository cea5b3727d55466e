"""``surveyapp key``: the analyst's key pair."""

from __future__ import annotations

import argparse
import getpass
from pathlib import Path
from typing import Any

from surveyapp.cli.options.keys import add_passphrase_file, opener_of, passphrase_of
from surveyapp.cli.options.output import DONE, add_command
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

DEFAULT_KEY_FILE = Path("analyst.analystkey")


def add_key(commands: Any) -> None:
    """Add ``surveyapp key``."""
    command = add_command(commands, "key", _key_help, "make, show or test the analyst's key pair")
    parts = command.add_subparsers(metavar="new|show|test", parser_class=type(command))
    new = add_command(parts, "new", _new, "make a key pair; its public key goes in the survey")
    new.add_argument(
        "--out",
        type=Path,
        default=DEFAULT_KEY_FILE,
        metavar="FILE",
        help="the private key to write; analyst.analystkey by default",
    )
    add_passphrase_file(new)
    show = add_command(parts, "show", _show, "print the public key of a key file, and its words")
    show.add_argument("key", type=Path, metavar="FILE", help="a private or public key")
    test = add_command(
        parts, "test", _test, "seal an interview as a kiosk would, and open it again"
    )
    test.add_argument(
        "survey", type=Path, metavar="SURVEY", help="the survey whose interviews are to be sealed"
    )
    test.add_argument("--key", type=Path, required=True, metavar="FILE", help="the private key")
    add_passphrase_file(test)


def _key_help(_: argparse.Namespace) -> int:
    raise UserProblem(msg("Use key new, key show or key test; see surveyapp key --help."))


def _new(options: argparse.Namespace) -> int:
    from surveyapp.storage.collection.key_file import check_passphrase, new_key  # noqa: PLC0415

    passphrase = passphrase_of(options, "New passphrase (several words are best): ")
    check_passphrase(passphrase)
    if options.passphrase_file is None and getpass.getpass("Once more: ") != passphrase:
        raise UserProblem(msg("The two passphrases differ, so nothing was made. Start again."))
    key = new_key(options.out, passphrase)
    print(f"{options.out}: the private key; keep a copy of it and of its passphrase, apart")
    print("Without both nobody can ever open the interviews. In the survey file goes:")
    print(f'"analyst_key": "{key.text}"')
    print(f"in words: {key.fingerprint}")
    return DONE


def _show(options: argparse.Namespace) -> int:
    from surveyapp.storage.collection.key_file import public_key_of  # noqa: PLC0415

    key = public_key_of(options.key)
    print(f'"analyst_key": "{key.text}"')
    print(f"in words: {key.fingerprint}")
    return DONE


def _test(options: argparse.Namespace) -> int:
    from surveyapp.services.project.kiosk_enrolment import try_key  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    survey = load_survey(options.survey)
    opener = opener_of(options)
    assert opener is not None  # noqa: S101 - --key is required
    print(f"a test interview was sealed and opened again: {try_key(survey, opener)}")
    return DONE
