"""Recordings of a survey: listed for a speaker, taken in by their names, made by a local program."""

from __future__ import annotations

import csv
import shutil
import wave

import pytest

from surveyapp.analyses.base.progress import no_progress
from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.services.surveys.sounds import (
    SpokenText,
    import_recordings,
    in_language,
    missing_sounds,
    synthesize,
    write_script,
)
from surveyapp.services.surveys.synthesizers import Synthesizer, find_synthesizer
from surveyapp.storage.surveys.sounds import SurveySounds, load_sounds, sounds_folder

TEXTS = (
    SpokenText("Go on", "en", "welcome"),
    SpokenText("Have you ever …?", "en", "used"),
    SpokenText("Go  on", "en", "thanks"),
    SpokenText("Continuer", "fr", "welcome"),
)
ENGLISH = in_language(TEXTS, "en")


@pytest.fixture
def survey_path(tmp_path):
    return tmp_path / "small.survey.json"


def test_each_text_of_a_language_is_recorded_once():
    assert [each.text for each in ENGLISH] == ["Go on", "Have you ever …?"]


def test_what_a_speaker_records_by_the_script_is_found_by_its_name(small, survey_path, tmp_path):
    folder = sounds_folder(survey_path)
    script = tmp_path / "script.csv"
    write_script(ENGLISH, SurveySounds(small, survey_path), script)
    rows = list(csv.DictReader(script.read_text().splitlines()))
    assert [(row["number"], row["text"], row["screen"], row["recorded"]) for row in rows] == [
        ("1", "Go on", "welcome", "no"),
        ("2", "Have you ever …?", "used", "no"),
    ]
    spoken = tmp_path / "spoken"
    spoken.mkdir()
    (spoken / rows[1]["file"]).write_bytes(b"ever")
    (spoken / "007-00000000.wav").write_bytes(b"of another survey")
    (spoken / "notes.txt").write_text("not a sound")
    imported = import_recordings(ENGLISH, "en", folder, spoken)
    assert (imported.taken, imported.strange) == (1, ("007-00000000.wav",))
    sounds = SurveySounds(small, survey_path)
    assert sounds.find("Have you ever …?", "en").read_bytes() == b"ever"
    assert missing_sounds(ENGLISH, sounds) == (ENGLISH[0],)


def test_the_sounds_of_another_survey_are_taken_where_the_texts_are_the_same(tmp_path):
    old, new = tmp_path / "old.sounds", tmp_path / "new.sounds"
    spoken = tmp_path / "spoken"
    spoken.mkdir()
    (spoken / f"{ENGLISH[0].key}.ogg").write_bytes(b"go on")
    import_recordings(ENGLISH, "en", old, spoken)
    assert import_recordings(ENGLISH, "en", new, old / "en").taken == 1
    assert load_sounds(new, "en") == load_sounds(old, "en")


def test_two_recordings_of_one_text_are_refused_by_their_names(tmp_path):
    for name in (f"1-{ENGLISH[0].key[:8]}.wav", f"2-{ENGLISH[0].key[:8]}.mp3"):
        (tmp_path / name).touch()
    with pytest.raises(UserProblem, match=r"1-.* and 2-.* speak the same text"):
        import_recordings(ENGLISH, "en", tmp_path / "new.sounds", tmp_path)
    with pytest.raises(UserProblem, match="is not a folder"):
        import_recordings(ENGLISH, "en", tmp_path / "new.sounds", tmp_path / "nowhere")


def speaker(tmp_path, monkeypatch, script, name="espeak-ng"):
    """Put a program of that name first on the path."""
    place = tmp_path / "bin"
    place.mkdir()
    program = place / name
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{place}:/usr/bin:/bin")
    return program


WRITES = """out=; while [ $# -gt 0 ]; do [ "$1" = -w ] && out=$2; shift; done
[ -n "$out" ] || exit 0
read line; printf '%s' "$line" > "$out.txt"; cp "$(dirname "$0")/said.wav" "$out"
cp "$out.txt" "$(dirname "$0")/"
"""


def test_a_synthesizer_speaks_what_is_missing_and_the_table_says_who(tmp_path, monkeypatch):
    program = speaker(tmp_path, monkeypatch, WRITES)
    with wave.open(str(program.with_name("said.wav")), "wb") as sound:
        sound.setparams((1, 2, 22050, 0, "NONE", ""))
        sound.writeframes(b"\1\0" * 100)
    folder = tmp_path / "small.sounds"
    synthesizer = find_synthesizer("espeak-ng", "en")
    assert synthesize(ENGLISH, "en", folder, synthesizer, no_progress) == 2
    table = load_sounds(folder, "en")
    assert {sound.made_by for sound in table.values()} == {"espeak-ng en"}
    assert all((folder / "en" / sound.file).stat().st_size > 200 for sound in table.values())
    assert program.with_name("spoken.wav.txt").read_text() == "Have you ever …?"


def test_a_program_that_is_missing_or_fails_says_so_and_what_was_done_is_kept(
    tmp_path, monkeypatch
):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(EnvironmentProblem, match="espeak-ng is not installed"):
        find_synthesizer("espeak-ng", "en")
    program = speaker(tmp_path, monkeypatch, "echo 'no such voice' >&2; exit 1")
    with pytest.raises(UserProblem, match="is called xx"):
        find_synthesizer("espeak-ng", "xx")
    broken = Synthesizer("espeak-ng", (str(program), "-w", "{out}"), "espeak-ng en")
    with pytest.raises(EnvironmentProblem, match="could not speak “Go on”: no such voice"):
        synthesize(ENGLISH, "en", tmp_path / "small.sounds", broken, no_progress)
    assert load_sounds(tmp_path / "small.sounds", "en") == {}


def test_piper_needs_the_file_of_a_voice(tmp_path, monkeypatch):
    speaker(tmp_path, monkeypatch, "exit 0", name="piper")
    with pytest.raises(UserProblem, match="piper needs the file"):
        find_synthesizer("piper", "en")
    (tmp_path / "en_GB.onnx").touch()
    voice = str(tmp_path / "en_GB.onnx")
    assert find_synthesizer("piper", "en", voice).made_by == "piper en_GB"


@pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")
def test_espeak_ng_itself_makes_a_file_that_has_sound(tmp_path):
    synthesize(ENGLISH, "en", tmp_path, find_synthesizer("espeak-ng", "en"), no_progress)
    for each in load_sounds(tmp_path, "en").values():
        with wave.open(str(tmp_path / "en" / each.file)) as sound:
            assert any(sound.readframes(sound.getnframes()))
