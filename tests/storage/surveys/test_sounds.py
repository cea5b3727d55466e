"""The sounds of a survey: found by their texts, refused where the table is not what it should be."""

from __future__ import annotations

import json

import pytest

from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.surveys.sounds import (
    FORMAT,
    TABLE,
    Sound,
    SurveySounds,
    load_sounds,
    save_sounds,
    sound_key,
    sounds_folder,
)

SPOKEN = "Have you ever …?"


def put(folder, text, file, *, language="en"):
    (folder / language).mkdir(parents=True, exist_ok=True)
    (folder / language / file).write_bytes(b"RIFF")
    table = load_sounds(folder, language)
    table[sound_key(text)] = Sound(text, file, "recording")
    save_sounds(folder, language, table)


def test_the_folder_of_sounds_bears_the_name_of_the_survey(tmp_path):
    assert sounds_folder(tmp_path / "clinic.survey.json") == tmp_path / "clinic.sounds"
    assert sounds_folder(tmp_path / "form.json") == tmp_path / "form.sounds"


def test_the_key_of_a_text_is_the_same_however_it_is_composed_and_broken():
    assert sound_key("Cafe\u0301\n  noir ") == sound_key("Café noir")
    assert sound_key("Café noir") != sound_key("Café noir?")
    assert sound_key("Go on") == "97903f19edf6d60bdd7ff12d59408199"  # files of others rely on it


def test_a_recording_is_found_by_its_text_and_a_changed_sentence_has_none(small, tmp_path):
    path = tmp_path / "small.survey.json"
    put(sounds_folder(path), SPOKEN, "ever.wav")
    sounds = SurveySounds(small, path)
    assert sounds.find(SPOKEN, "en") == tmp_path / "small.sounds" / "en" / "ever.wav"
    assert sounds.find(SPOKEN + " Really", "en") is None
    assert sounds.find(SPOKEN, "fr") is None
    (tmp_path / "small.sounds" / "en" / "ever.wav").unlink()
    assert sounds.find(SPOKEN, "en") is None


def test_the_audio_of_a_question_speaks_it_before_what_the_table_has(
    make_survey, yes_no_json, tmp_path
):
    path = tmp_path / "small.survey.json"
    put(sounds_folder(path), SPOKEN, "table.wav")
    survey = make_survey(yes_no_json(audio={"en": "ever.mp3"}))
    assert SurveySounds(survey, path).find(SPOKEN, "en").name == "table.wav"
    (tmp_path / "ever.mp3").touch()
    assert SurveySounds(survey, path).find(SPOKEN, "en") == tmp_path / "ever.mp3"


def test_a_survey_without_sounds_has_none(small, tmp_path):
    assert not SurveySounds(small, tmp_path / "small.survey.json")


def entry(text="Go on", file="a.wav", made_by="me", **more):
    return {sound_key(text): {"text": text, "file": file, "made_by": made_by, **more}}


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ([], "its format is not"),
        ({"format": "surveyapp-sounds/2", "language": "en", "sounds": {}}, "its format is not"),
        ({"format": FORMAT, "language": "fr", "sounds": {}}, "not the table of the language en"),
        ({"format": FORMAT, "language": "en", "sounds": []}, "not the table of the language en"),
        ({"format": FORMAT, "language": "en", "sounds": {"a": 1}}, "text, file and made_by"),
        (
            {"format": FORMAT, "language": "en", "sounds": {"00": next(iter(entry().values()))}},
            "the key is not the key of its text",
        ),
        (
            {"format": FORMAT, "language": "en", "sounds": entry(file="../a.wav")},
            "not the name of a sound file",
        ),
    ],
)
def test_a_table_that_is_none_is_refused_with_its_reason(tmp_path, value, reason):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / TABLE).write_text(json.dumps(value))
    with pytest.raises(FileRefused, match=reason):
        load_sounds(tmp_path, "en")
