"""Drafts of surveys in files: survey files that may have mistakes, and forms of other field tools."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.surveys.draft import Draft, doubled_keys, draft_of
from surveyapp.services.surveys.xlsform import open_form
from surveyapp.storage.surveys.survey_files import load_json, missing_audio, save_json, save_survey
from surveyapp.storage.surveys.xlsform import ENDING, save_form
from surveyapp.survey.json_format.checked_value import Mistake, SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.survey.xlsform.report import FormReport


@dataclass(frozen=True, slots=True)
class OpenedDraft:
    """A draft from a file, and what of the file is not in it."""

    draft: Draft
    doubled: tuple[str, ...] = ()
    """Keys that the file writes twice in one object; the last one counts."""
    report: FormReport = FormReport()
    """What became of each part of a form."""


def open_draft(path: Path) -> OpenedDraft:
    """Return the draft in a survey file, or of a form (``.xlsx``).

    Raises
    ------
    FileRefused
        if the file cannot be read.
    NotText, NotJson
        if a survey file is not JSON in UTF-8.
    UserProblem
        if it is not of a survey's shape; other mistakes are kept, to be mended.
    FormRefused
        if something in a form must change first; by cell.
    """
    if path.suffix.lower() == ENDING:
        form = open_form(path)
        return OpenedDraft(Draft(survey_to_json(form.survey)), report=form.report)
    value = load_json(path)
    return OpenedDraft(draft_of(value, path.name), doubled_keys(value))


@dataclass(frozen=True, slots=True)
class SavedDraft:
    """What is to be said of a draft that was written."""

    mistakes: int = 0
    missing: tuple[Mistake, ...] = ()
    """Sound files that the survey names and that are not in its folder."""


def save_draft(draft: Draft, path: Path) -> SavedDraft:
    """Write a draft to a survey file, or to a form (``.xlsx``).

    A survey without mistakes is written as every survey is; one with mistakes as it stands, so that no
    work is lost: a kiosk refuses it.

    Raises
    ------
    UserProblem
        if a form shall be written of a draft with mistakes; if the survey does not fit into
        a form.
    DiskProblem
        if it cannot be written; the old file is then intact.
    """
    try:
        survey = read_survey(draft.value, path.name)
    except SurveyMistakes as problem:
        if path.suffix.lower() == ENDING:
            raise UserProblem(
                msg(
                    "{file} was not written: a form needs a survey without problems, and this "
                    "one has {count}. Fix them, or save it as a survey file for now.",
                    file=path.name,
                    count=len(problem.mistakes),
                )
            ) from problem
        save_json(draft.value, path)
        return SavedDraft(len(problem.mistakes))
    if path.suffix.lower() == ENDING:
        save_form(survey, path)
    else:
        save_survey(survey, path)
    return SavedDraft(missing=tuple(missing_audio(survey, path.parent)))
