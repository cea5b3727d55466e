"""Drafts in files."""

from __future__ import annotations

import json

import pytest

from surveyapp.errors import UserProblem
from surveyapp.services.surveys.draft import new_draft
from surveyapp.services.surveys.draft_files import SavedDraft, open_draft, save_draft
from surveyapp.services.surveys.edits import put_text
from surveyapp.storage.surveys.survey_files import load_survey, save_survey
from surveyapp.survey.json_format.checked_value import SurveyMistakes


def test_a_survey_is_opened_and_saved_as_the_same_survey(clinic, clinic_path, tmp_path):
    out = tmp_path / "again.survey.json"
    opened = open_draft(clinic_path)
    assert save_draft(opened.draft, out) == SavedDraft()
    assert load_survey(out) == clinic


def test_work_with_mistakes_is_saved_and_found_again(clinic_path, tmp_path):
    out = tmp_path / "half.survey.json"
    draft = put_text(open_draft(clinic_path).draft, ("title", "fr"), "")
    assert save_draft(draft, out) == SavedDraft(mistakes=1)
    assert open_draft(out).draft == draft
    with pytest.raises(SurveyMistakes):
        load_survey(out)


def test_a_form_is_opened_as_a_draft_and_written_again(small, tmp_path):
    first, form = tmp_path / "s.survey.json", tmp_path / "s.xlsx"
    save_survey(small, first)
    save_draft(open_draft(first).draft, form)
    opened = open_draft(form)
    assert save_draft(opened.draft, first) == SavedDraft()
    assert load_survey(first) == small


def test_a_form_is_not_written_of_mistakes(tmp_path):
    form = tmp_path / "s.xlsx"
    with pytest.raises(UserProblem, match="was not written: a form") as caught:
        save_draft(new_draft(), form)
    assert str(caught.value).startswith("s.xlsx was not written: a form needs a survey without")
    assert not form.exists()


def test_keys_written_twice_are_told(tmp_path):
    path = tmp_path / "twice.survey.json"
    path.write_text('{"id": "a", "id": "b", "title": {}}')
    opened = open_draft(path)
    assert opened.doubled == ("id",)
    assert opened.draft.at(("id",)) == "b"


def test_a_list_is_no_survey(tmp_path):
    path = tmp_path / "list.survey.json"
    path.write_text(json.dumps([1, 2]))
    with pytest.raises(UserProblem, match="Correct that in a text editor"):
        open_draft(path)


def test_sound_files_that_are_not_there_are_named(clinic_path, tmp_path):
    draft = open_draft(clinic_path).draft
    draft = draft.put(("questions", 1, "audio"), {"en": "where.mp3", "fr": "ou.mp3"})
    (tmp_path / "ou.mp3").touch()
    saved = save_draft(draft, tmp_path / "s.survey.json")
    assert [mistake.path for mistake in saved.missing] == ["questions[1].audio.en"]
