"""``surveyapp voice``: recordings of everything that a survey's screens say."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    add_repeated,
    bad_option,
    print_aside,
    print_table,
)
from surveyapp.cli.options.progress import terminal_progress

if TYPE_CHECKING:
    from surveyapp.services.surveys.sounds import SpokenText
    from surveyapp.survey.definition.survey import Survey

MOST_LISTED = 20
"""Missing texts of one language that are listed one by one; --script lists all."""


def add_voice(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "voice",
        _voice,
        "make audio recordings of a survey's texts, or list the texts to record",
    )
    command.add_argument("survey", type=Path, metavar="SURVEY", help="the survey file")
    add_repeated(
        command, "--language", "XX", "one of the survey's languages; may be repeated; default: all"
    )
    command.add_argument(
        "--import",
        dest="recordings",
        type=Path,
        metavar="DIR",
        help="take recordings in, named as --script says, or those of another survey",
    )
    command.add_argument(
        "--with",
        dest="synthesizer",
        choices=("espeak-ng", "piper"),
        help="have the texts that are missing spoken by this program, if it is installed",
    )
    command.add_argument(
        "--voice",
        default="",
        metavar="V",
        help="a voice of espeak-ng, or the file of a piper voice",
    )
    command.add_argument(
        "--script", type=Path, metavar="FILE.csv", help="write the list that a speaker reads from"
    )
    command.add_argument(
        "--check", action="store_true", help="list what is missing, and exit with 1 if anything is"
    )
    command.add_argument(
        "--out", type=Path, metavar="DIR", help="default: NAME.sounds beside NAME.survey.json"
    )


def _voice(options: argparse.Namespace) -> int:
    from surveyapp import app  # noqa: PLC0415 - the screens say what they say
    from surveyapp.services.surveys.sounds import in_language, missing_sounds, write_script  # noqa: PLC0415
    from surveyapp.storage.surveys.sounds import SurveySounds, sounds_folder  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    survey = load_survey(options.survey)
    languages = _languages(options, survey)
    folder = options.out or sounds_folder(options.survey)
    spoken = app.spoken_texts(survey)
    rows: list[tuple[str, ...]] = [("language", "texts", "recorded", "missing")]
    is_whole = True
    for language in languages:
        texts = in_language(spoken, language)
        _record(options, survey, texts, language, folder)
        sounds = SurveySounds(survey, options.survey, folder)
        if options.script is not None:
            write_script(texts, sounds, options.script)
        missing = missing_sounds(texts, sounds)
        is_whole = is_whole and not missing
        counts = (len(texts), len(texts) - len(missing), len(missing))
        rows.append((language, *map(str, counts)))
        if options.check:
            _list(missing, language)
    print_table(rows)
    return WRONG_DATA if options.check and not is_whole else DONE


def _languages(options: argparse.Namespace, survey: Survey) -> tuple[str, ...]:
    for language in options.language:
        if language not in survey.languages:
            known = ", ".join(survey.languages)
            raise bad_option(option="--language", reason=f"the survey's languages are {known}")
    chosen = tuple(dict.fromkeys(options.language)) or survey.languages
    needs_one = {
        "--script": options.script,
        "--import": options.recordings,
        "--voice": options.voice or None,
    }
    for option, value in needs_one.items():
        if value is not None and len(chosen) > 1:
            raise bad_option(option=option, reason="it is for one language; add --language")
    if options.voice and options.synthesizer is None:
        raise bad_option(option="--voice", reason="it goes with --with")
    return chosen


def _record(
    options: argparse.Namespace,
    survey: Survey,
    texts: tuple[SpokenText, ...],
    language: str,
    folder: Path,
) -> None:
    """Take recordings in, then have spoken what is missing, as far as either was asked for."""
    from surveyapp.services.surveys.sounds import import_recordings, missing_sounds, synthesize  # noqa: PLC0415
    from surveyapp.services.surveys.synthesizers import find_synthesizer  # noqa: PLC0415
    from surveyapp.storage.surveys.sounds import SurveySounds  # noqa: PLC0415

    if options.recordings is not None:
        imported = import_recordings(texts, language, folder, options.recordings)
        print_aside(f"note: {imported.taken} recordings were taken in")
        for name in imported.strange:
            print_aside(f"warning: {name} speaks no text of this survey in {language}")
    if options.synthesizer is not None:
        synthesizer = find_synthesizer(options.synthesizer, language, options.voice)
        missing = missing_sounds(texts, SurveySounds(survey, options.survey, folder))
        with terminal_progress("texts") as progress:
            synthesize(missing, language, folder, synthesizer, progress)


def _list(missing: tuple[SpokenText, ...], language: str) -> None:
    for each in missing[:MOST_LISTED]:
        print_aside(f"missing: {language}: {each.text} ({each.screen})")
    if len(missing) > MOST_LISTED:
        print_aside(f"missing: {language}: {len(missing) - MOST_LISTED} more; --script lists all")
