"""The verdict on each file, printed on the terminal."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from surveyapp.cli.options.output import DONE, WRONG_DATA, print_aside, write_output

if TYPE_CHECKING:
    from surveyapp.services.project.import_collections import FileReport
    from surveyapp.survey.definition.survey import Survey


MOST_TOLD = 20
"""Damaged interviews of one file that are listed one by one."""


def write_file_verdicts(
    options: argparse.Namespace, reports: Sequence[FileReport], *, verb: str
) -> int:
    """Write a row a file where rows were asked for, print the rest, and return the exit code."""
    rows = [
        {
            "file": str(report.path),
            "result": report.outcome.value,
            "new": report.imported,
            "already": report.already,
            "kiosk": report.kiosk,
            "reason": report.reason,
        }
        for report in reports
    ]
    names = ("file", "result", "new", "already", "kiosk", "reason")
    is_shown = write_output(options, rows, names)
    return print_file_verdicts(reports, verb=None if is_shown else verb)


def print_file_verdicts(reports: Sequence[FileReport], *, verb: str | None) -> int:
    """Print the verdict on each file: accepted ones on stdout (unless ``verb`` is None), others on stderr."""
    from surveyapp.services.project.import_collections import import_notes  # noqa: PLC0415
    from surveyapp.storage.project.project import OtherSurvey  # noqa: PLC0415

    for report in reports:
        if report.problem is None and verb is not None:
            known = f", {report.already} already there" if report.already else ""
            sealed = " (sealed, not opened)" if report.is_sealed else ""
            print(f"{report.path}: {verb}, {report.imported} new interviews{known}{sealed}")
        if report.problem is not None:
            print_aside(f"{report.outcome.value}: {report.reason}")
        if report.doubt is not None:
            print_aside(f"warning: {report.doubt}")
        for problem in report.damaged[:MOST_TOLD]:
            print_aside(f"damaged: {problem}")
        if report.damaged:
            print_aside(f"damaged: {len(report.damaged)} interviews of {report.path.name} in all")
    for note in import_notes(reports):
        print_aside(f"note: {note}")
    if any(isinstance(report.problem, OtherSurvey) for report in reports):
        print_aside(
            "note: import --add-survey takes files of another survey, and adds that survey."
        )
    is_right = not any(report.is_wrong for report in reports)
    return DONE if is_right else WRONG_DATA


def warn_of_missing_sounds(survey: Survey, path: Path) -> bool:
    """Warn of the languages in which not everything can be heard, where a survey has sounds at all.

    Parameters
    ----------
    survey : Survey
        the survey.
    path : Path
        its file.

    Returns
    -------
    bool
        whether something is missing.
    """
    from surveyapp.storage.surveys.sounds import SurveySounds, sounds_folder  # noqa: PLC0415

    if not sounds_folder(path).is_dir():
        return False
    from surveyapp import app  # noqa: PLC0415 - the screens say what they say
    from surveyapp.services.surveys.sounds import in_language, missing_sounds  # noqa: PLC0415

    spoken, sounds = app.spoken_texts(survey), SurveySounds(survey, path)
    is_wrong = False
    for language in survey.languages:
        texts = in_language(spoken, language)
        missing = missing_sounds(texts, sounds)
        if missing:
            is_wrong = True
            print_aside(
                f"warning: {path.name}: {len(missing)} of {len(texts)} texts cannot be heard in "
                f"{language}; “surveyapp voice {path.name} --check” lists them"
            )
    return is_wrong


def warn_of_missing_audio(survey: Survey, path: Path) -> bool:
    """Warn of each sound file that is missing; returns whether one is."""
    from surveyapp.storage.surveys.survey_files import missing_audio  # noqa: PLC0415

    missing = list(missing_audio(survey, path.parent))
    for mistake in missing:
        print_aside(f"warning: {path.name}: {mistake.message}")
    return bool(missing)
