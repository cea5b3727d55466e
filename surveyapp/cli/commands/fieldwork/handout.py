"""``surveyapp handout`` and ``promises``: the page for respondents, and what may be promised to them."""

from __future__ import annotations

import argparse
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any

from surveyapp.cli.options.output import DONE, add_command, add_output, write_output
from surveyapp.cli.options.printed_sheets import checked_ending


def add_handout(commands: Any) -> None:
    """Add both commands."""
    command = add_command(
        commands, "handout", _handout, "write the page for respondents, one side of A4, to print"
    )
    command.add_argument(
        "survey",
        type=Path,
        nargs="?",
        metavar="SURVEY",
        help="whose promises it makes; without one, what holds for every survey",
    )
    _add_language(command)
    command.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="handout.pdf or handout.html"
    )
    listed = add_command(
        commands,
        "promises",
        _promises,
        "print what may be promised to a survey's respondents: on the screen and by the surveyor",
    )
    listed.add_argument("survey", type=Path, metavar="SURVEY", help="the survey file")
    _add_language(listed)
    add_output(listed)


def _add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--language", default="en", metavar="XX", help="what it is written in, as fr; default: en"
    )


def _handout(options: argparse.Namespace) -> int:
    from surveyapp import app  # noqa: PLC0415 - Qt lays out the page
    from surveyapp.services.documentation import handout  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    ending = options.out.suffix.lower()
    checked_ending("--out", options.out)
    if options.survey is None:
        sheet = handout.handout(options.language)
    else:
        survey = load_survey(options.survey)
        translate = app.words_in(options.language)
        sheet = handout.survey_handout(survey, options.language, translate)
    print(handout.write_handout(options.out, sheet, partial(app.handout_maker(), ending=ending)))
    return DONE


def _promises(options: argparse.Namespace) -> int:
    from surveyapp.messages.message import Translate, in_english  # noqa: PLC0415
    from surveyapp.services.documentation.guides import guide_in  # noqa: PLC0415
    from surveyapp.services.documentation.handout import HANDOUT  # noqa: PLC0415
    from surveyapp.services.documentation.promises import promises  # noqa: PLC0415
    from surveyapp.storage.program.shipped_languages import SOURCE  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    survey = load_survey(options.survey)
    guide_in(HANDOUT, options.language)
    translate: Translate = in_english
    if options.language != SOURCE:
        from surveyapp import app  # noqa: PLC0415 - Qt translates

        translate = app.words_in(options.language)
    rows = promises(survey, translate)
    if not write_output(options, rows, ("place", "promise")):
        for place, those in groupby(rows, key=lambda row: row.place):
            print(place)
            for row in those:
                print(f"  {row.promise}")
    return DONE
