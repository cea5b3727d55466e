"""Forms of other field tools: XLSForm workbooks to survey files and back."""

from __future__ import annotations

from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.services.surveys.kiosk_texts import languages_to_translate, texts_sheet
from surveyapp.storage.surveys.survey_files import load_survey, missing_audio, save_survey
from surveyapp.storage.surveys.xlsform import ENDING, load_form, save_form
from surveyapp.survey.json_format.checked_value import SurveyMistakes

SURVEY_ENDING = ".json"


def convert_form(path: Path, out: Path) -> tuple[Message, ...]:
    """Write the form at ``path`` as a survey file to ``out``, or the survey file as a form.

    Returns a line for each part of the form that is not in the survey.

    Raises
    ------
    UserProblem
        if the names do not end so; if the survey does not fit into a form.
    FileRefused
        if the file cannot be read.
    SurveyMistakes
        if it asks what cannot be asked; by cell, or by JSON path.
    DiskProblem
        if ``out`` cannot be written; an old file is then intact.
    """
    endings = (path.suffix.lower(), out.suffix.lower())
    if endings == (SURVEY_ENDING, ENDING):
        survey = load_survey(path)
        languages = languages_to_translate(survey)
        save_form(survey, out, texts_sheet(survey, languages) if languages else None)
        return ()
    if out.suffix.lower() != SURVEY_ENDING or path.suffix.lower() == SURVEY_ENDING:
        raise UserProblem(
            msg(
                "{file} cannot become {out}: give a form (.xlsx) and a survey file "
                "(.survey.json), either way round.",
                file=path.name,
                out=out.name,
            )
        )
    form = load_form(path)
    missing = tuple(missing_audio(form.survey, path.parent, form.cells))
    if missing:
        raise SurveyMistakes(path.name, missing)
    save_survey(form.survey, out)
    return form.left_out
