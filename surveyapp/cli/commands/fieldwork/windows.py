"""The commands that open a window: ``surveyapp`` alone, ``demo``, ``kiosk`` and ``open``."""

from __future__ import annotations

import argparse
from pathlib import Path
from shlex import quote
from typing import Any

from surveyapp.cli.options.file_verdicts import warn_of_missing_audio
from surveyapp.cli.options.output import DONE, add_command, bad_option, print_aside

LANGUAGE_HELP = "language of the windows, as fr; else the system's (respondents choose their own)"


def add_start(parser: argparse.ArgumentParser) -> None:
    """Open the start window where no command is given."""
    parser.add_argument("--language", default="", metavar="XX", help=LANGUAGE_HELP)
    parser.set_defaults(run=_start)


def _start(options: argparse.Namespace) -> int:
    from surveyapp import app  # noqa: PLC0415 - Qt is loaded only for windows

    return app.run_start(language=options.language)


def _take_language(command: argparse.ArgumentParser) -> None:
    """Take --language after the command too, where it opens a window."""
    command.add_argument("--language", default=argparse.SUPPRESS, metavar="XX", help=LANGUAGE_HELP)


def add_demo(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "demo",
        _demo,
        "make an example survey and collection files, and open the desk on them",
    )
    command.add_argument(
        "dir",
        nargs="?",
        type=Path,
        metavar="DIR",
        help="the folder to make; surveyapp-demo by default, surveyapp-tally-demo with --tallies",
    )
    command.add_argument(
        "--tallies",
        action="store_true",
        help="the same respondents counted only, with the keys of three trustees who open the totals; "
        "prints the steps as commands and opens nothing",
    )
    command.add_argument(
        "--no-window", action="store_true", help="write the files and open nothing"
    )
    _take_language(command)


def _demo(options: argparse.Namespace) -> int:
    from surveyapp.services.simulation.demo import make_demo  # noqa: PLC0415

    if options.tallies:
        return _tally_demo(options.dir or Path("surveyapp-tally-demo"))
    folder = options.dir or Path("surveyapp-demo")
    demo = make_demo(folder)
    print(f"{demo.survey}: the survey")
    for path in demo.files:
        print(f"{path}: a kiosk's collection file")
    print(f"{demo.truth}: the prevalences that the simulated respondents were drawn with")
    if options.no_window:
        return DONE
    from surveyapp import app  # noqa: PLC0415

    project = folder / app.DEMONSTRATION
    return app.run_desk(project, files=demo.files, language=options.language, is_demonstration=True)


def _tally_demo(folder: Path) -> int:
    from surveyapp.services.simulation.demo import PASSPHRASE, STEPS_FILE, make_tally_demo  # noqa: PLC0415

    demo = make_tally_demo(folder)
    print(f"{demo.survey}: the survey")
    for path in demo.files:
        print(f"{path}: a kiosk's tally file")
    for path in demo.keys:
        print(f"{path}: a trustee's key; its passphrase is: {PASSPHRASE}")
    print(f"{demo.truth}: the prevalences that the simulated respondents were drawn with")
    print(f"{folder / STEPS_FILE}: the steps, which are:")
    for step in (f"cd {quote(str(folder))}", *demo.steps):
        print(step)
    return DONE


def add_kiosk(commands: Any) -> None:
    """Add the command."""
    command = add_command(commands, "kiosk", _kiosk, "run the kiosk with a survey")
    command.add_argument(
        "survey", nargs="?", type=Path, metavar="SURVEY", help="without it a window asks"
    )
    command.add_argument(
        "--store", type=Path, metavar="DIR", help="folder that keeps the interviews"
    )
    command.add_argument(
        "--windowed", action="store_true", help="a window instead of the full screen"
    )
    command.add_argument(
        "--dpi",
        metavar="N",
        help="pixels an inch of the panel, whatever it states itself: sizes are true millimetres",
    )
    command.add_argument(
        "--allow-missing-texts",
        action="store_true",
        help="begin unasked though the kiosk has no words of its own in one of the survey's languages",
    )
    _take_language(command)


def _kiosk(options: argparse.Namespace) -> int:
    # before the windows: Qt reads the source of every module that is imported after itself
    from surveyapp.services.kiosk import hand_over  # noqa: F401, PLC0415
    from surveyapp.services.kiosk.starting import lacking_texts  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    from surveyapp import app  # isort: skip  # noqa: PLC0415

    dpi = _dpi(options.dpi)
    survey = options.survey or app.asked_survey(
        store=options.store, windowed=options.windowed, language=options.language
    )
    if survey is None:
        return DONE
    read = load_survey(survey)
    warn_of_missing_audio(read, survey)
    for sentence in lacking_texts(read):
        print_aside(f"warning: {sentence}")
    return app.run_kiosk(
        survey,
        read=read,
        store=options.store,
        windowed=options.windowed,
        language=options.language,
        allows_missing_texts=options.allow_missing_texts,
        dpi=dpi,
    )


def _dpi(words: str | None) -> float | None:
    if words is None:
        return None
    from surveyapp.storage.kiosk.panel_size import POSSIBLE_DPI  # noqa: PLC0415

    least, most = POSSIBLE_DPI
    try:
        dpi = float(words)
    except ValueError:
        dpi = 0.0
    if not least <= dpi <= most:
        reason = f"{words} is no number of pixels an inch from {least:.0f} to {most:.0f}"
        raise bad_option(option="--dpi", reason=reason)
    return dpi


def add_open(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "open",
        _open,
        "open the window that files are for; without files the start window",
    )
    command.add_argument(
        "files",
        nargs="*",
        type=Path,
        metavar="FILE",
        help="collection files, one project (.surveydesk) or one survey (.survey.json)",
    )
    command.add_argument(
        "--project", type=Path, metavar="P", help="import collection files there; else it is asked"
    )
    _take_language(command)


def _open(options: argparse.Namespace) -> int:
    from surveyapp import app  # noqa: PLC0415 - Qt is loaded only for windows
    from surveyapp.services.program.documents import DocumentKind, sort_documents  # noqa: PLC0415

    files = sort_documents(options.files)
    if options.project is not None and files.kind is not DocumentKind.COLLECTIONS:
        raise bad_option(option="--project", reason="it goes with collection files only")
    return app.run_open(files, project=options.project, language=options.language)
