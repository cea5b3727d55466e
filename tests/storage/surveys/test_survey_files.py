"""Survey files on disk."""

from __future__ import annotations

import os

import pytest

from surveyapp.errors import SurveyAppError
from surveyapp.storage.files.safe_files import DiskProblem, FileRefused
from surveyapp.storage.program.resources import resource
from surveyapp.storage.surveys.survey_files import load_survey, save_survey
from surveyapp.survey.json_format.strict_json import NotJson, NotText


def test_a_saved_survey_is_loaded_equal(clinic, tmp_path):
    save_survey(clinic, tmp_path / "a.survey.json")
    assert load_survey(tmp_path / "a.survey.json") == clinic


def test_saving_again_gives_the_same_bytes(clinic, tmp_path):
    save_survey(clinic, tmp_path / "a.survey.json")
    save_survey(load_survey(tmp_path / "a.survey.json"), tmp_path / "b.survey.json")
    assert (tmp_path / "a.survey.json").read_bytes() == (tmp_path / "b.survey.json").read_bytes()


def test_a_saved_survey_is_readable_text(clinic, tmp_path):
    save_survey(clinic, tmp_path / "a.survey.json")
    text = (tmp_path / "a.survey.json").read_text("utf-8")
    assert "Santé" in text
    assert text.count("\n") > 50


def test_every_example_survey_loads():
    examples = sorted(resource("examples").glob("*.survey.json"))
    assert examples
    assert [load_survey(path).id for path in examples]


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", NotJson),
        (b"\0" * 100, NotJson),
        (b"<!doctype html><html></html>", NotJson),
        (b"\xef\xbb\xbf{}", NotText),
        ("{}".encode("utf-16"), NotText),
        ('{"title": "é"}'.encode("latin-1"), NotText),
        (b"[" * 100_000, NotJson),
        (b'{"a":' * 100_000, NotJson),
    ],
)
def test_what_is_no_survey_file_is_refused_by_name(tmp_path, content, problem):
    path = tmp_path / "a.survey.json"
    path.write_bytes(content)
    with pytest.raises(problem, match=r"a\.survey\.json is not "):
        load_survey(path)


@pytest.mark.parametrize("nested", range(960, 1000))
def test_no_depth_of_nesting_is_a_bug(tmp_path, clinic_path, nested):
    """Between what the parser and what a message can take there is a gap of a few levels."""
    deep = b"[" * nested + b"]" * nested
    path = tmp_path / "a.survey.json"
    path.write_bytes(clinic_path.read_bytes().replace(b'"4/5"', deep))
    with pytest.raises(SurveyAppError, match=r"a\.survey\.json"):
        load_survey(path)


def test_a_survey_file_that_is_too_large_is_refused(tmp_path):
    with (tmp_path / "a.survey.json").open("wb") as file:
        file.truncate(2**30)
    with pytest.raises(
        FileRefused, match=r"a\.survey\.json cannot be used: it has 1,073,741,824 bytes"
    ):
        load_survey(tmp_path / "a.survey.json")


def test_every_truncation_of_a_survey_file_is_refused(tmp_path, clinic_path):
    whole = clinic_path.read_bytes().rstrip()
    path = tmp_path / "a.survey.json"
    for length in range(0, len(whole), 7):
        path.write_bytes(whole[:length])
        with pytest.raises((NotJson, NotText)):
            load_survey(path)


def test_a_full_disk_leaves_the_old_survey(clinic, tmp_path, monkeypatch):
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "a.survey.json"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "write", full)
    with pytest.raises(
        DiskProblem, match=r"a\.survey\.json could not be written: the disk is full"
    ):
        save_survey(clinic, path)
    assert path.read_bytes() == b"old"
