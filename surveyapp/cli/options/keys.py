"""What opens sealed interviews, and whose are taken: the options, and the passphrase."""

from __future__ import annotations

import argparse
import getpass
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from surveyapp.cli.options.output import add_repeated, bad_option, print_aside
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

if TYPE_CHECKING:
    from surveyapp.services.project.kiosk_trust import KioskTrust
    from surveyapp.services.tallies.trustee_steps import TrusteeAtWork
    from surveyapp.storage.collection.sealing import Opener


def add_key_options(command: argparse.ArgumentParser) -> None:
    """Add what opens sealed interviews."""
    command.add_argument(
        "--key",
        type=Path,
        metavar="FILE",
        help="the analyst's private key: opens sealed interviews and projects",
    )
    add_passphrase_file(command)


def opener_of(options: argparse.Namespace) -> Opener | None:
    """Return the private key that the options name, unlocked once; None if they name none."""
    if options.key is None:
        return None
    if not hasattr(options, "unlocked"):
        from surveyapp.storage.collection.key_file import public_key_of, unlock  # noqa: PLC0415

        public_key_of(options.key)  # a file that is no key is refused before anything is typed
        _warn_if_exposed(options.key)
        passphrase = passphrase_of(options, f"Passphrase of {options.key.name}: ")
        options.unlocked = unlock(options.key, passphrase)
    opener: Opener = options.unlocked
    return opener


def trustee_of(options: argparse.Namespace) -> TrusteeAtWork:
    """Return the trustee whose key file the options name, unlocked."""
    from surveyapp.services.tallies.trustee_steps import TrusteeAtWork  # noqa: PLC0415
    from surveyapp.storage.tallies.trustee_keys import TRUSTEE_FILE, unlock_trustee  # noqa: PLC0415

    TRUSTEE_FILE.public_key_of(
        options.key
    )  # a file that is no key is refused before anything is typed
    _warn_if_exposed(options.key)
    passphrase = passphrase_of(options, f"Passphrase of {options.key.name}: ")
    return TrusteeAtWork(options.key, unlock_trustee(options.key, passphrase))


def _warn_if_exposed(path: Path) -> None:
    from surveyapp.storage.files.safe_files import exposed_secret  # noqa: PLC0415

    problem = exposed_secret(path)
    if problem is not None:
        print_aside(f"warning: {problem}")


def add_kiosk_options(command: argparse.ArgumentParser, files: str = "sealed files") -> None:
    """Add which kiosks are taken that nobody has enrolled yet, where ``files`` wait for it."""
    command.add_argument(
        "--accept-kiosks",
        action="store_true",
        help=f"accept {files} of kiosks that nobody has enrolled, after comparing their words",
    )
    add_enrolment_files(command)


def add_enrolment_files(command: argparse.ArgumentParser) -> None:
    """Add the enrolment files of kiosks."""
    add_repeated(
        command,
        "--kiosks",
        "ENROLMENT",
        "a kiosk's enrolment file, or a folder of them: these kiosks are accepted; may be repeated",
        type=Path,
    )


def refuse_trust_of_project(options: argparse.Namespace) -> None:
    """Refuse to let a command that only reads a project take more kiosks than the project's list.

    Raises
    ------
    UserProblem
        if --accept-kiosks or --kiosks is given beside --project.
    """
    if options.project is None:
        return
    for option, is_given in (
        ("--accept-kiosks", options.accept_kiosks),
        ("--kiosks", options.kiosks),
    ):
        if is_given:
            reason = "it goes with collection files; a project has a list of its own, see surveyapp kiosks"
            raise bad_option(option=option, reason=reason)


def kiosk_trust_of(options: argparse.Namespace) -> KioskTrust:
    """Return which kiosks the options take."""
    from surveyapp.services.project.kiosk_trust import kiosk_trust  # noqa: PLC0415

    return kiosk_trust(options.kiosks, takes_all=getattr(options, "accept_kiosks", False))


def add_passphrase_file(command: argparse.ArgumentParser) -> None:
    """Add where a passphrase is read from."""
    command.add_argument(
        "--passphrase-file",
        type=Path,
        metavar="FILE",
        help="its first line is the passphrase; without it the terminal asks",
    )


def passphrase_of(options: argparse.Namespace, prompt: str) -> str:
    """Return the passphrase of the file that the options name, or what is typed at ``prompt``.

    Raises
    ------
    UserProblem
        if there is neither a file nor anybody to ask.
    """
    if options.passphrase_file is not None:
        from surveyapp.storage.collection.key_file import read_passphrase  # noqa: PLC0415

        _warn_if_exposed(options.passphrase_file)
        return read_passphrase(options.passphrase_file)
    if not sys.stdin.isatty():
        raise UserProblem(
            msg(
                "A passphrase is needed, but there is no terminal to ask for it. Give "
                "--passphrase-file FILE."
            )
        )
    return getpass.getpass(prompt)
