"""The command line's part about keys and kiosks: who can open interviews, and whose are taken."""

from __future__ import annotations

import argparse
import getpass
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem

if TYPE_CHECKING:
    from surveyapp.services.exchange import FileReport
    from surveyapp.storage.enrolment import EnrolledKiosk
    from surveyapp.storage.sealing import Opener

AddCommand = Callable[..., argparse.ArgumentParser]
TellFiles = Callable[..., int]
WriteOutput = Callable[..., bool]
DEFAULT_KEY_FILE = Path("analyst.analystkey")


class NoTerminal(UserProblem):
    """A passphrase is wanted and there is nobody to ask."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "A passphrase is wanted and there is no terminal to ask for it on. Give --passphrase-file FILE.",
    )


class NotTheSame(UserProblem):
    """The passphrase was typed differently the second time."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "The two passphrases were not the same; nothing was made. Start again."
    )


def add_key_options(command: argparse.ArgumentParser) -> None:
    """Add what opens sealed interviews."""
    command.add_argument(
        "--key",
        type=Path,
        metavar="FILE",
        help="the analyst's private key: opens sealed interviews",
    )
    _add_passphrase_file(command)


def opener_of(options: argparse.Namespace) -> Opener | None:
    """Return the private key that the options name, unlocked; None if they name none."""
    if options.key is None:
        return None
    from surveyapp.storage.key_file import public_key_of, unlock  # noqa: PLC0415

    public_key_of(options.key)  # a file that is no key is told before anything is typed
    return unlock(options.key, _passphrase(options, f"Passphrase of {options.key.name}: "))


def add_key(commands: Any, add: AddCommand) -> None:
    """Add ``surveyapp key``."""
    command = add(commands, "key", _key_help, "make, show or test the analyst's key pair")
    parts = command.add_subparsers(metavar="new|show|test", parser_class=type(command))
    new = add(parts, "new", _new, "make a key pair; its public key goes in the survey")
    new.add_argument("--out", type=Path, default=DEFAULT_KEY_FILE, metavar="FILE")
    _add_passphrase_file(new)
    show = add(parts, "show", _show, "print the public key of a key file, and its words")
    show.add_argument("key", type=Path, metavar="FILE")
    test = add(parts, "test", _test, "seal an interview as a kiosk would, and open it again")
    test.add_argument("survey", type=Path, metavar="SURVEY")
    test.add_argument("--key", type=Path, required=True, metavar="FILE")
    _add_passphrase_file(test)


def add_kiosks(
    commands: Any, add: AddCommand, tell_files: TellFiles, write_output: WriteOutput
) -> None:
    """Add ``surveyapp kiosks``; ``tell_files`` tells what came of files that had waited."""
    command = add(
        commands, "kiosks", _kiosks, "list a project's kiosks; accept those whose files wait"
    )
    command.set_defaults(tell_files=tell_files, write_output=write_output)
    command.add_argument("--project", type=Path, required=True, metavar="P")
    command.add_argument("--accept", metavar="KIOSK", help="by its name or its words")
    state = command.add_mutually_exclusive_group()
    state.add_argument(
        "--close", action="store_true", help="files of kiosks not on the list wait from now on"
    )
    state.add_argument("--open", action="store_true", help="files of any kiosk are taken")
    command.add_argument("--json", metavar="FILE", help="write rows as JSON; - is standard output")
    command.add_argument("--csv", metavar="FILE", help="write rows as CSV; - is standard output")
    add_key_options(command)


def _add_passphrase_file(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--passphrase-file",
        type=Path,
        metavar="FILE",
        help="its first line is the passphrase; without it the terminal asks",
    )


def _passphrase(options: argparse.Namespace, prompt: str) -> str:
    if options.passphrase_file is not None:
        from surveyapp.storage.key_file import read_passphrase  # noqa: PLC0415

        return read_passphrase(options.passphrase_file)
    if not sys.stdin.isatty():
        raise NoTerminal
    return getpass.getpass(prompt)


def _key_help(_: argparse.Namespace) -> int:
    raise WhichPart


class WhichPart(UserProblem):
    """``surveyapp key`` alone does nothing."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "Say key new, key show or key test; surveyapp key --help tells more."
    )


def _new(options: argparse.Namespace) -> int:
    from surveyapp.storage.key_file import check_passphrase, new_key  # noqa: PLC0415

    passphrase = _passphrase(options, "New passphrase (several words are best): ")
    check_passphrase(passphrase)
    if options.passphrase_file is None and getpass.getpass("Once more: ") != passphrase:
        raise NotTheSame
    key = new_key(options.out, passphrase)
    print(f"{options.out}: the private key; keep a copy of it and of its passphrase, apart")
    print("Without both nobody can ever open the interviews. In the survey file goes:")
    print(f'"analyst_key": "{key.text}"')
    print(f"in words: {key.fingerprint}")
    return 0


def _show(options: argparse.Namespace) -> int:
    from surveyapp.storage.key_file import public_key_of  # noqa: PLC0415

    key = public_key_of(options.key)
    print(f'"analyst_key": "{key.text}"')
    print(f"in words: {key.fingerprint}")
    return 0


def _test(options: argparse.Namespace) -> int:
    from surveyapp.services.keys import try_key  # noqa: PLC0415
    from surveyapp.storage.survey_files import load_survey  # noqa: PLC0415

    survey = load_survey(options.survey)
    opener = opener_of(options)
    assert opener is not None  # noqa: S101 - --key is required
    print(f"a test interview was sealed and opened again: {try_key(survey, opener)}")
    return 0


def _kiosks(options: argparse.Namespace) -> int:
    from surveyapp.services import keys  # noqa: PLC0415

    reports: tuple[FileReport, ...] = ()
    if options.close or options.open:
        keys.close_kiosks(options.project, is_closed=options.close)
    if options.accept is not None:
        reports = keys.accept_called(options.project, options.accept, opener=opener_of(options))
    listed = keys.list_kiosks(options.project)
    rows = [keys.kiosk_row(one) for one in listed.kiosks]
    if not options.write_output(options, rows, keys.KIOSK_COLUMNS):
        for kiosk in listed.kiosks:
            print(_line(kiosk))
        print(
            "files of other kiosks wait until they are accepted"
            if listed.is_closed
            else "files of any kiosk are taken"
        )
    return int(options.tell_files(reports)) if reports else 0


def _line(kiosk: EnrolledKiosk) -> str:
    state = "accepted" if kiosk.is_accepted else "waiting"
    counts = kiosk.counts
    waits = f", files waiting: {kiosk.waiting_files}" if kiosk.waiting_files else ""
    return (
        f"{kiosk.id[:8]}  {state:8}  {kiosk.interviews} interviews{waits}; broken off "
        f"{counts.break_offs}, timed out {counts.time_outs}, ended in practice "
        f"{counts.practice_failures}, not understood {counts.comprehension_failures}\n"
        f"          {kiosk.words}"
    )
