"""``rehearse``: the planned survey simulated many times, and what its analyst would see."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import (
    DONE,
    add_command,
    add_level,
    add_output,
    add_repeated,
    bad_option,
    number_type,
    print_table,
    shown_number,
    whole_type,
    write_output,
)
from surveyapp.cli.options.progress import terminal_progress
from surveyapp.cli.options.report_source import add_one_survey, survey_of_options

if TYPE_CHECKING:
    from surveyapp.services.planning.rehearsal import Rehearsal, RehearsedRow
    from surveyapp.services.planning.rehearsal_population import SupposedDifference
    from surveyapp.survey.definition.survey import Survey


def add_rehearse(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "rehearse",
        _rehearse,
        "simulate a planned survey many times: interval widths, coverage, power",
    )
    add_one_survey(command)
    command.add_argument(
        "--interviews",
        type=whole_type,
        required=True,
        metavar="N",
        help="the interviews of one survey",
    )
    command.add_argument(
        "--times", type=whole_type, default=1000, metavar="R", help="default: 1000"
    )
    command.add_argument(
        "--truth",
        type=Path,
        metavar="TABLE",
        help="assumed prevalences: question,answer,prevalence; default: the worst case",
    )
    add_repeated(
        command,
        "--suppose",
        "Q:ANSWER=SHARE",
        "one assumed prevalence (of a number Q:mean=M); may be repeated",
    )
    command.add_argument("--by", metavar="Q", help="a direct question, whose groups are compared")
    command.add_argument(
        "--groups", metavar="A,B", help="the two that are compared; default: the first two"
    )
    add_repeated(
        command,
        "--difference",
        "Q[:ANSWER]=d",
        "how much more frequent the answer is in the first group; may be repeated",
    )
    command.add_argument(
        "--value",
        type=number_type,
        default=0.0,
        metavar="V",
        help="how often do intervals exclude it? default: 0",
    )
    add_repeated(
        command,
        "--nuisance",
        "QUESTION.NAME=SHARE",
        "people of other kinds, such as drugs.cheaters=0.1; may be repeated",
    )
    add_level(command)
    command.add_argument("--seed", type=whole_type, metavar="S", help="the same figures every time")
    add_output(command)


def _rehearse(options: argparse.Namespace) -> int:
    from surveyapp.analyses.data.nuisance_parameters import read_nuisances  # noqa: PLC0415
    from surveyapp.services.planning.rehearsal import COLUMNS, RehearsalOptions, rehearse  # noqa: PLC0415
    from surveyapp.services.planning.rehearsal_population import (  # noqa: PLC0415
        read_prevalence_table,
        read_prevalences,
    )

    survey = survey_of_options(options)
    with terminal_progress("rehearsals") as progress:
        made = rehearse(
            survey,
            RehearsalOptions(
                options.interviews, options.times, options.level, options.value, options.seed
            ),
            supposed=({} if options.truth is None else read_prevalence_table(options.truth))
            | read_prevalences(options.suppose),
            nuisances=read_nuisances(survey, options.nuisance),
            differences=_differences(survey, options),
            progress=progress,
        )
    if not write_output(options, made.rows, COLUMNS):
        _tell(made)
    return DONE


def _differences(survey: Survey, options: argparse.Namespace) -> list[SupposedDifference]:
    from surveyapp.services.planning.rehearsal_population import read_difference  # noqa: PLC0415

    if options.groups is not None and options.by is None:
        raise bad_option(option="--groups", reason="it goes with --by; say whose groups they are")
    if bool(options.difference) != (options.by is not None):
        raise bad_option(option="--by", reason="it goes with --difference; give both or neither")
    groups = None if options.groups is None else options.groups.split(",")
    return [read_difference(survey, options.by, one, groups) for one in options.difference]


def _tell(rehearsal: Rehearsal) -> None:
    from surveyapp.services.planning.rehearsal_words import rehearsal_summary  # noqa: PLC0415

    header = [
        "question",
        "answer",
        "truth",
        "mean",
        "se",
        "width",
        "5 %–95 %",
        "coverage",
        "outside",
        f"excludes {rehearsal.wanted.value:g}",
        "detected",
    ]
    print_table([header, *(_cells(row) for row in rehearsal.rows)])
    print(
        f"In brackets the Monte-Carlo standard error of the figure before it, by {rehearsal.wanted.times:,} "
        "rehearsals."
    )
    for sentence in rehearsal_summary(rehearsal):
        print(sentence)


def _cells(row: RehearsedRow) -> list[str]:
    between = f" ({row.groups})" if row.groups else ""
    ends = f"{shown_number(row.width_low)}–{shown_number(row.width_high)}"
    return [
        row.question,
        row.answer + between,
        shown_number(row.truth),
        _with_error(row.mean, row.mean_mc),
        _with_error(row.se, row.se_mc),
        _with_error(row.width, row.width_mc),
        ends if row.width is not None else "–",
        _with_error(row.coverage, row.coverage_mc, 3),
        _with_error(row.outside, row.outside_mc, 3),
        _with_error(row.excluding, row.excluding_mc, 3),
        _with_error(row.detected, row.detected_mc, 3),
    ]


def _with_error(number: float | None, error: float | None, digits: int = 4) -> str:
    if number is None or error is None:
        return "–"
    return f"{number:.{digits}f} ({error:.{digits}f})"
