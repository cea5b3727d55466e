"""``surveyapp audit``: the randomizer tapped like a respondent."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    add_output,
    bad_option,
    number_type,
    print_aside,
    print_table,
    whole_type,
    write_output,
)


def add_audit(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands,
        "audit",
        _audit,
        "test the kiosk's randomizer as a respondent would, and bound what it gives away",
    )
    command.add_argument(
        "survey",
        type=Path,
        nargs="?",
        metavar="SURVEY",
        help="the survey file; with --coins by default one question with two coins",
    )
    command.add_argument(
        "--taps",
        type=whole_type,
        metavar="N",
        help="of each answer; default: 5000, fewer where there are many answers",
    )
    command.add_argument(
        "--confidence",
        type=number_type,
        default=0.99,
        metavar="c",
        help="of the lower bound; 0.99 by default",
    )
    command.add_argument(
        "--coins",
        metavar="SOURCE",
        help="test a source of coins instead, by five tests and the black box: system (the kiosk's), or one "
        "to learn from: bbs, bbs:BITS, mersenne, lcg, biased:0.501 or sticky:1/50",
    )
    command.add_argument(
        "--bits", type=whole_type, metavar="N", help="of the five tests; 1,048,576 by default"
    )
    command.add_argument(
        "--seed",
        type=whole_type,
        metavar="S",
        help="of mersenne, lcg, biased and sticky; 1 by default",
    )
    add_output(command)


def _audit(options: argparse.Namespace) -> int:
    if options.coins is not None:
        return _audit_coins(options)
    for option in ("bits", "seed"):
        if getattr(options, option) is not None:
            raise bad_option(option=f"--{option}", reason="it is for --coins")
    if options.survey is None:
        raise bad_option(option="SURVEY", reason="name a survey file, or a source with --coins")
    from surveyapp.services.privacy import audit  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    survey = load_survey(options.survey)
    rows = audit.audit_survey(survey, taps=options.taps, confidence=options.confidence)
    if not write_output(options, rows, audit.COLUMNS):
        print_table([list(audit.HEADER), *(audit.readable_audit_row(row) for row in rows)])
    broken = [row for row in rows if row.is_broken]
    for row in broken:
        print_aside(audit.explain_fault(row, options.confidence))
    return WRONG_DATA if broken else DONE


def _audit_coins(options: argparse.Namespace) -> int:
    from surveyapp.services.privacy import coin_check  # noqa: PLC0415
    from surveyapp.services.privacy.teaching_coins import teaching_source  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    source = teaching_source(options.coins, 1 if options.seed is None else options.seed)
    survey = None if options.survey is None else load_survey(options.survey)
    bits = coin_check.DEFAULT_BITS if options.bits is None else options.bits
    rows = coin_check.check_coins(source, bits)
    rows += coin_check.tap_with(source, survey, taps=options.taps)
    if not write_output(options, rows, coin_check.COLUMNS):
        print_table([list(coin_check.HEADER), *map(coin_check.readable_coin_row, rows)])
    print_aside(f"{source.name}: {source.fault}")
    return WRONG_DATA if any(row.fails for row in rows) else DONE
