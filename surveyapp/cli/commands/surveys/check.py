"""``surveyapp check`` and ``xlsform``: survey files, and forms of other programs."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.file_verdicts import warn_of_missing_audio, warn_of_missing_sounds
from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    add_output,
    print_aside,
    write_output,
)

if TYPE_CHECKING:
    from surveyapp.survey.definition.survey import Survey
    from surveyapp.survey.routing.cautions import Caution
    from surveyapp.survey.xlsform.report import FormReport


def add_check(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands, "check", _check, "check a survey file; print each question's design, odds and ε"
    )
    command.add_argument("survey", type=Path, metavar="SURVEY", help="the survey file")
    command.add_argument(
        "--strict",
        action="store_true",
        help="exit with 1 also where the author only has to confirm something, such as a large total ε",
    )
    command.add_argument(
        "--propose-tallies",
        action="store_true",
        help="print tallies that suit the questions, as the survey file has them, and nothing else",
    )
    add_output(command)


COLUMNS = ("level", "place", "path", "sentence")
"""Of what is found: how grave it is, where in words and as a path of the file, and what to do."""


def _check(options: argparse.Namespace) -> int:
    from surveyapp.services.kiosk.kiosk_texts import text_cautions  # noqa: PLC0415
    from surveyapp.services.surveys.description import describe_survey  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415
    from surveyapp.survey.json_format.checked_value import SurveyMistakes  # noqa: PLC0415
    from surveyapp.survey.routing.cautions import Weight, cautions  # noqa: PLC0415

    try:
        survey = load_survey(options.survey)
    except SurveyMistakes as problem:
        found = [_row("mistake", one.path, one.place, one.beside_field) for one in problem.mistakes]
        write_output(options, found, COLUMNS)
        raise
    told = (*cautions(survey), *text_cautions(survey))
    names = {f"questions[{place}]": one.id for place, one in enumerate(survey.questions)}
    rows = [_of_caution(one, names) for one in told]
    if not write_output(options, rows, COLUMNS):
        lines = _proposed(survey) if options.propose_tallies else describe_survey(survey)
        for line in lines:
            print(line)
    for caution in told:
        print_aside(f"{caution.weight.value}: {caution.sentence}")
    is_unheard = [
        warn_of_missing_audio(survey, options.survey),
        warn_of_missing_sounds(survey, options.survey),
    ]
    is_wrong = any(is_unheard) or any(
        one.weight is Weight.LEAK or (options.strict and one.weight.is_asked) for one in told
    )
    return WRONG_DATA if is_wrong else DONE


def _proposed(survey: Survey) -> Iterator[str]:
    """Yield the key ``tallies`` that suits the survey's questions; trustees are those that it has."""
    from surveyapp.survey.definition.formats import TALLIES  # noqa: PLC0415
    from surveyapp.survey.definition.tallies import DEFAULT_CAPACITY  # noqa: PLC0415
    from surveyapp.survey.definition.tally_uses import proposed_tallies  # noqa: PLC0415
    from surveyapp.survey.json_format.tallies import tallies_to_json  # noqa: PLC0415

    proposal = proposed_tallies(survey)
    new = {"trustees": [], "threshold": 2, "capacity": DEFAULT_CAPACITY}
    value = tallies_to_json(survey.tallies).get(TALLIES, new) | proposal.json()
    text = json.dumps({TALLIES: value}, indent=2, ensure_ascii=False)
    yield re.sub(r"\[\s*([^][{}]*?)\s*\]", lambda found: f"[{' '.join(found[1].split())}]", text)
    for reason in proposal.left_out:
        print_aside(f"note: {reason}")
    if survey.tallies is None:
        print_aside(
            'note: list the trustees, each as {"name": "…", "public_key": "trustee2-…"}, and say in '
            "threshold how many of them open a total"
        )


def _of_caution(caution: Caution, names: Mapping[str, str]) -> dict[str, str]:
    from surveyapp.survey.json_format.mistake_places import place_in_words  # noqa: PLC0415

    place = place_in_words(caution.path, names)
    return _row(caution.weight.value, caution.path, place, caution.sentence)


def _row(level: str, path: str, place: object, sentence: object) -> dict[str, str]:
    facts = (level, "" if place is None else str(place), path, str(sentence))
    return dict(zip(COLUMNS, facts, strict=True))


def add_xlsform(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands, "xlsform", _xlsform, "turn an XLSForm workbook into a survey file, or back"
    )
    command.add_argument("form", type=Path, metavar="FORM.xlsx", help="or a survey file")
    command.add_argument(
        "--out", type=Path, required=True, metavar="S.survey.json", help="or a form, .xlsx"
    )
    add_output(command)


def _xlsform(options: argparse.Namespace) -> int:
    from surveyapp.services.surveys.xlsform import convert_form  # noqa: PLC0415
    from surveyapp.survey.xlsform.report import FormRefused  # noqa: PLC0415

    try:
        report = convert_form(options.form, options.out)
    except FormRefused as problem:
        _show_report(options, problem.report)
        raise
    if not _show_report(options, report):
        print(options.out)
    return DONE


def _show_report(options: argparse.Namespace, report: FormReport) -> bool:
    """Print what becomes of a form; return whether the table went to standard output.

    What must change is said by the error; of what is kept, only what is not as it was.
    """
    from surveyapp.services.surveys.xlsform import REPORT_COLUMNS, report_rows  # noqa: PLC0415
    from surveyapp.survey.xlsform.report import Outcome  # noqa: PLC0415

    for line in report.notable:
        if line.outcome is not Outcome.MUST_CHANGE:
            print_aside(f"note: {line.outcome.value}: {line}")
    if report.lines:
        print_aside(f"note: {options.form.name}: {report.counts}")
    return write_output(options, [*report_rows(report)], REPORT_COLUMNS)
