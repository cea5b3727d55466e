"""The headphones check: only what was heard can be allowed, and the page says what is."""

from __future__ import annotations

import pytest

from surveyapp.services.kiosk.screen import Stage
from surveyapp.storage.kiosk.sound_setting import SOUND_FILE, SoundChoice, SoundSetting, SoundUse
from surveyapp.ui.kiosk.respondent.audio import Speaking

OUTPUTS = (("headset", "A headset"), ("built-in", "Built-in audio"))


class Outputs:
    """A player that remembers what it played where."""

    def __init__(self, *there):
        self.there = there
        self.played = []

    def outputs(self):
        return self.there

    def play(self, path, output, ended):
        self.played.append((path.name, output))

    def stop(self):
        """Nothing lasts here."""


class Something:
    """Recordings of a survey."""

    def find(self, text, language):
        return None


@pytest.fixture
def checking(open_kiosk, small, tmp_path):
    def make(player, *, has_pin=True, sounds=None):
        setting = SoundSetting(tmp_path)
        speaking = Speaking(sounds or Something(), player, setting)
        return open_kiosk(small, speaking=speaking, has_pin=has_pin), setting

    return make


def test_headphones_can_be_chosen_once_the_test_was_played(checking, tmp_path):
    player = Outputs(*OUTPUTS)
    fingers, setting = checking(player)
    fingers.unlock()
    assert "Sound: off" in fingers.words
    fingers.touch("sound")
    assert not fingers.button("use_headphones").isEnabled()
    fingers.touch("play_test")
    assert player.played == [("test.wav", "headset")]
    fingers.touch("use_headphones")
    assert setting.choice == SoundChoice(SoundUse.HEADPHONES, "headset")
    assert SoundSetting(tmp_path).choice == setting.choice
    assert "Sound: through headphones." in fingers.words


def test_another_output_must_be_heard_itself_before_it_is_chosen(checking):
    player = Outputs(*OUTPUTS)
    fingers, setting = checking(player)
    fingers.unlock()
    fingers.touch("sound", "play_test", "other_output")
    assert "Built-in audio" in fingers.words
    assert not fingers.button("use_loudspeaker").isEnabled()
    fingers.touch("play_test", "use_loudspeaker")
    assert player.played[-1] == ("test.wav", "built-in")
    assert setting.choice == SoundChoice(SoundUse.LOUDSPEAKER, "built-in")
    assert "the loudspeaker is allowed" in fingers.words
    fingers.touch("sound", "use_none")
    assert setting.choice.use is SoundUse.NONE


def test_without_a_player_or_an_output_the_screen_says_so(checking):
    fingers, _ = checking(None)
    fingers.unlock()
    assert "this device cannot play it" in fingers.words
    fingers.touch("sound", "back")
    fingers, _ = checking(Outputs())
    fingers.unlock()
    fingers.touch("sound", "play_test")
    assert "no sound output" in fingers.words
    assert not fingers.button("use_headphones").isEnabled()


def test_a_survey_without_recordings_offers_no_check(open_kiosk, small):
    fingers = open_kiosk(small)
    fingers.unlock()
    assert not fingers.shows("sound")
    assert "Sound" not in fingers.words


def test_the_first_start_has_the_headphones_checked_after_the_pin(checking):
    fingers, setting = checking(Outputs(*OUTPUTS), has_pin=False)
    fingers.type_pin("258013")
    fingers.type_pin("258013")
    fingers.touch("no_surveyor_pin", "do_without", "play_test", "use_headphones")
    assert setting.choice.use is SoundUse.HEADPHONES
    assert fingers.stage is Stage.WELCOME


def test_a_choice_that_cannot_be_kept_is_said(checking, tmp_path):
    fingers, _ = checking(Outputs(*OUTPUTS))
    (tmp_path / SOUND_FILE).mkdir()
    fingers.unlock()
    fingers.touch("sound", "play_test", "use_headphones")
    assert "could not be" in fingers.words
