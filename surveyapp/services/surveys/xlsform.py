"""Forms of other field tools: XLSForm workbooks to survey files and back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.surveys.kiosk_texts import languages_to_translate, texts_sheet
from surveyapp.storage.files.csv_tables import write_csv
from surveyapp.storage.surveys.survey_files import load_survey, missing_audio, save_survey
from surveyapp.storage.surveys.xlsform import ENDING, load_form, save_form
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.xlsform.report import FormReport, Outcome, ReportLine, in_order

SURVEY_ENDING = ".json"


@dataclass(frozen=True, slots=True)
class OpenedForm:
    """A form as a survey, and what becomes of each of its parts."""

    survey: Survey
    report: FormReport


@dataclass(frozen=True, slots=True)
class ReportRow:
    """A line of the report as tables have it."""

    outcome: str
    """kept, dropped or must change."""
    cell: str
    name: str
    says: str


def open_form(path: Path) -> OpenedForm:
    """Return the survey that a form describes; sounds that are not beside the form are dropped.

    Parameters
    ----------
    path : Path
        the workbook.

    Raises
    ------
    FileRefused
        if it cannot be read.
    FormRefused
        if something must change first; by cell.
    """
    form = load_form(path)
    missing = tuple(missing_audio(form.survey, path.parent, form.cells))
    if not missing:
        return OpenedForm(form.survey, form.report)
    silent = tuple(
        question
        if question.audio is None
        or all((path.parent / name).is_file() for _, name in question.audio.by_language)
        else replace(question, audio=None)
        for question in form.survey.questions
    )
    why = msg("the sound is left out; its file is not in the form's folder.")
    lines = (ReportLine(Outcome.DROPPED, each.path, "", why) for each in missing)
    report = FormReport(in_order((*form.report.lines, *lines)))
    return OpenedForm(replace(form.survey, questions=silent), report)


def report_rows(report: FormReport) -> Iterator[ReportRow]:
    """Yield the lines of a report as tables have them.

    Parameters
    ----------
    report : FormReport
        what becomes of a form.
    """
    for line in report.lines:
        yield ReportRow(line.outcome.value, line.cell, line.name, str(line.sentence))


REPORT_COLUMNS = ("outcome", "cell", "name", "says")


def write_report(report: FormReport, path: Path) -> None:
    """Write a report as a table.

    Parameters
    ----------
    report : FormReport
        what becomes of a form.
    path : Path
        the CSV file.

    Raises
    ------
    DiskProblem
        if it cannot be written; an old file is then intact.
    """
    write_csv(path, [*report_rows(report)], REPORT_COLUMNS)


def convert_form(path: Path, out: Path) -> FormReport:
    """Write the form at ``path`` as a survey file to ``out``, or the survey file as a form.

    Returns what becomes of each part of the form; nothing of a survey, which is kept whole.

    Parameters
    ----------
    path : Path
        the form or the survey file.
    out : Path
        the file to write.

    Raises
    ------
    UserProblem
        if the names do not end so; if the survey does not fit into a form.
    FileRefused
        if the file cannot be read.
    FormRefused
        if something in the form must change first; by cell.
    SurveyMistakes
        if the survey file has mistakes; by JSON path.
    DiskProblem
        if ``out`` cannot be written; an old file is then intact.
    """
    endings = (path.suffix.lower(), out.suffix.lower())
    if endings == (SURVEY_ENDING, ENDING):
        survey = load_survey(path)
        languages = languages_to_translate(survey)
        save_form(survey, out, texts_sheet(survey, languages) if languages else None)
        return FormReport()
    if out.suffix.lower() != SURVEY_ENDING or path.suffix.lower() == SURVEY_ENDING:
        raise UserProblem(
            msg(
                "{file} cannot become {out}: give a form (.xlsx) and a survey file "
                "(.survey.json), either way round.",
                file=path.name,
                out=out.name,
            )
        )
    form = open_form(path)
    save_survey(form.survey, out)
    return form.report
