"""``surveyapp voice``: the script, recordings taken in, what is missing; ``check`` says it too."""

from __future__ import annotations

import csv
import json

import pytest

from surveyapp.storage.surveys.sounds import sound_key


@pytest.fixture
def survey(tmp_path, survey_json, yes_no_json):
    path = tmp_path / "small.survey.json"
    question = yes_no_json("a", design={"name": "direct"})
    path.write_text(json.dumps(survey_json(question)))
    return path


def test_what_the_script_lists_is_what_is_missing_until_it_is_recorded(survey, run, tmp_path, qapp):
    script, spoken = tmp_path / "script.csv", tmp_path / "spoken"
    code, out, _ = run("voice", survey, "--script", script)
    rows = list(csv.DictReader(script.read_text().splitlines()))
    assert code == 0
    assert out.splitlines()[1].split() == ["en", str(len(rows)), "0", str(len(rows))]
    assert {"Have you ever …?", "Yes", "No", "Start", "Listen"} <= {row["text"] for row in rows}
    spoken.mkdir()
    for row in rows[:-1]:
        (spoken / row["file"]).write_bytes(b"RIFF")
    code, out, err = run("voice", survey, "--import", spoken, "--check")
    assert code == 1
    assert f"note: {len(rows) - 1} recordings were taken in" in err
    assert f"missing: en: {rows[-1]['text']}" in err
    code, _, err = run("check", survey)
    assert code == 1
    assert f"1 of {len(rows)} texts cannot be heard in en" in err
    (spoken / rows[-1]["file"]).write_bytes(b"RIFF")
    assert run("voice", survey, "--import", spoken, "--check")[0] == 0
    code, _, err = run("check", survey)
    assert code == 0
    assert "cannot be heard" not in err
    assert (tmp_path / "small.sounds" / "en" / f"{sound_key('Yes')}.wav").is_file()


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--language", "fr"), "error: --language: the survey's languages are en."),
        (("--voice", "en-us"), "error: --voice: it goes with --with."),
        (("--import", "nowhere"), "error: nowhere is not a folder."),
    ],
)
def test_what_cannot_be_done_is_said(survey, run, options, told, qapp):
    code, _, err = run("voice", survey, *options)
    assert code == 2
    assert told in err


def test_recordings_are_of_one_language(survey, run, tmp_path, qapp):
    value = json.loads(survey.read_text())
    value["languages"] = ["en", "fr"]
    value["title"] = {"en": "Small", "fr": "Petit"}
    value["questions"][0]["text"] = {"en": "Have you?", "fr": "Avez-vous ?"}
    survey.write_text(json.dumps(value))
    code, _, err = run("voice", survey, "--import", tmp_path)
    assert code == 2
    assert "--import: it is for one language; add --language" in err
