"""What the supervisor has decided about sound outlasts a restart; a spoilt file allows nothing."""

from __future__ import annotations

import pytest

from surveyapp.storage.kiosk.sound_setting import SOUND_FILE, SoundChoice, SoundSetting, SoundUse


def test_no_sound_is_allowed_before_a_choice_and_a_choice_is_kept(tmp_path):
    setting = SoundSetting(tmp_path)
    assert setting.choice == SoundChoice(SoundUse.NONE, "")
    chosen = SoundChoice(SoundUse.HEADPHONES, "alsa_output.usb-headset")
    setting.choose(chosen)
    assert setting.choice == SoundSetting(tmp_path).choice == chosen


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"use": "everywhere", "output": ""}', "\x00"])
def test_a_spoilt_file_allows_nothing(tmp_path, text):
    (tmp_path / SOUND_FILE).write_text(text)
    assert SoundSetting(tmp_path).choice.use is SoundUse.NONE
