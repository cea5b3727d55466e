"""``surveyapp simulate``: collection files of respondents who do not exist."""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path
from typing import Any

from surveyapp.cli.options.analyses import add_options
from surveyapp.cli.options.output import (
    DONE,
    add_command,
    add_repeated,
    bad_option,
    print_aside,
    whole_type,
)
from surveyapp.cli.options.private_table import name_list, stated_domains
from surveyapp.messages.numerals import rounded_up
from surveyapp.options import options_of, read_analysis
from surveyapp.services.models.local_survey_options import LocalSurveyOptions


def add_simulate(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands, "simulate", _simulate, "write collection files from simulated respondents"
    )
    command.add_argument("survey", nargs="?", type=Path, metavar="SURVEY", help="the survey file")
    command.add_argument(
        "--table",
        type=Path,
        metavar="TABLE",
        help="true values to make a survey and its reports of; with --label, and --epsilon or --pair-p and "
        "--pair-q",
    )
    command.add_argument("--label", metavar="Q", help="with --table: the column to predict")
    command.add_argument("--features", metavar="A,B", help="with --table: columns to predict from")
    add_options(command, options_of(LocalSurveyOptions))
    command.add_argument("--domain", type=Path, metavar="FILE.json", help="with --table: levels")
    add_repeated(command, "--bounds", "A=LOW:HIGH[:BINS]", "with --table")
    command.add_argument(
        "--interviews", type=whole_type, metavar="N", help="default: the rows of --truth"
    )
    command.add_argument(
        "--truth",
        type=Path,
        metavar="TABLE",
        help="true answers, one row a respondent; of a joint question its column or its members'",
    )
    command.add_argument(
        "--kiosks",
        type=whole_type,
        default=1,
        metavar="K",
        help="how many kiosks share the interviews; 1 by default",
    )
    command.add_argument(
        "--day",
        metavar="YYYY-MM-DD",
        help="the day of all these interviews; 2026-01-01 by default",
    )
    command.add_argument("--seed", type=whole_type, metavar="S", help="the same files every time")
    add_repeated(
        command,
        "--nuisance",
        "QUESTION.NAME=SHARE",
        "people of other kinds, such as drugs.cheaters=0.1; may be repeated",
    )
    command.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="DIR",
        help="the folder to write the collection files to",
    )


def _simulate(options: argparse.Namespace) -> int:
    from surveyapp.analyses.data.nuisance_parameters import read_nuisances  # noqa: PLC0415
    from surveyapp.services.simulation import respondents  # noqa: PLC0415
    from surveyapp.services.simulation.simulated_files import DAY  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    if options.seed is not None and options.seed < 0:
        raise bad_option(option="--seed", reason="give a whole number from 0")
    if options.table is not None:
        return _simulate_table(options)
    if options.survey is None:
        raise bad_option(option="SURVEY", reason="give a survey, or a table with --table")
    survey = load_survey(options.survey)
    nuisances = read_nuisances(survey, options.nuisance)
    day = DAY if options.day is None else _day(options.day)
    if options.truth is not None:
        files = respondents.simulate_truth(
            survey,
            options.out,
            options.truth,
            interviews=options.interviews,
            kiosks=options.kiosks,
            seed=options.seed,
            nuisances=nuisances,
            day=day,
        )
    elif options.interviews is None:
        raise bad_option(option="--interviews", reason="say how many, or give --truth")
    else:
        files = respondents.simulate(
            survey,
            options.out,
            interviews=options.interviews,
            kiosks=options.kiosks,
            seed=options.seed,
            nuisances=nuisances,
            day=day,
        )
    for path in files:
        print(path)
    for question, drawn in respondents.nuisance_draws(survey, nuisances).items():
        print_aside(f"note: {question}: {drawn}")
    return DONE


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as problem:
        reason = f"{text} is not a day; write year, month and day, as in 2026-03-31"
        raise bad_option(option="--day", reason=reason) from problem


def _simulate_table(options: argparse.Namespace) -> int:
    from surveyapp.services.models.local_survey_simulation import simulate_table  # noqa: PLC0415

    for option in ("survey", "truth", "interviews", "nuisance", "day"):
        if getattr(options, option):
            raise bad_option(option="--table", reason=f"it does not go with {option}")
    if options.label is None:
        raise bad_option(option="--table", reason="it needs --label")
    given = {one.name: getattr(options, one.name) for one in options_of(LocalSurveyOptions)}
    asking = read_analysis(LocalSurveyOptions, given).asking
    made = simulate_table(
        options.table,
        options.out,
        label=options.label,
        asking=asking,
        features=name_list(options.features),
        domains=stated_domains(options),
        kiosks=options.kiosks,
        seed=options.seed,
    )
    for path in (made.survey, made.truth, *made.files):
        print(path)
    if made.reports > 1:
        print_aside(
            f"note: each respondent gives {made.reports} randomized reports: epsilon "
            f"{rounded_up(made.epsilon)} in all"
        )
    for warning in made.warnings:
        print_aside(f"warning: {warning}")
    return DONE
