"""Runs a kiosk whose survey is recorded and answers it, listening: what the sound device gets is for others.

Run as a program: ``heard_kiosk.py FOLDER ANSWER``; each text becomes a short tone of its own.
"""

from __future__ import annotations

import math
import os
import sys
import wave
from array import array
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QElapsedTimer, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QPushButton

from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.storage.kiosk.pin import SupervisorPin
from surveyapp.storage.kiosk.sound_setting import SoundChoice, SoundSetting, SoundUse
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.surveys.sounds import Sound, SurveySounds, save_sounds, sounds_folder
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.kiosk import KioskWindow
from surveyapp.ui.kiosk.respondent.audio import Speaking, voice
from surveyapp.ui.kiosk.spoken_texts import spoken_texts

RATE = 22050
SECONDS, SILENCE = 0.12, 0.25


class NoCoins:
    """Coins that always show the same side."""

    def below(self, bound: int) -> int:
        return bound - 1


def tone(place: int) -> bytes:
    """Return a tone, another for each place, and a little silence, as recorded speech ends with."""
    frequency = 200 + 17 * place
    count = int(RATE * SECONDS)
    wavy = (math.sin(2 * math.pi * frequency * (n + 1) / RATE) for n in range(count))
    frames = array("h", (round(9000 * each) or 1 for each in wavy))
    return frames.tobytes() + bytes(2 * int(RATE * SILENCE))


def record(path: Path) -> SurveySounds:
    """Give each text of the survey its tone."""
    survey = load_survey(path)
    folder = sounds_folder(path)
    for language in survey.languages:
        table = {}
        (folder / language).mkdir(parents=True, exist_ok=True)
        for place, text in enumerate(spoken_texts(survey)):
            name = f"{text.key}.wav"
            with wave.open(str(folder / language / name), "wb") as file:
                file.setparams((1, 2, RATE, 0, "NONE", ""))
                file.writeframes(tone(place))
            table[text.key] = Sound(text.text, name, "a tone")
        save_sounds(folder, language, table)
    return SurveySounds(survey, path)


def wait(milliseconds: int) -> None:
    """Let events come, as a program's own loop does: QTest's keeps Qt Multimedia's threads out of Python."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def main(folder: Path, answer: str) -> None:
    """Answer the survey with ``answer`` wherever it is offered, and say which files were to be heard."""
    application = QApplication([])
    path = folder / "heard.survey.json"
    survey = load_survey(path)
    sounds = record(path)
    store = folder / f"store-{answer}"
    setting = SoundSetting(folder)
    player = voice()
    assert player is not None
    ((output, _), *_) = player.outputs()
    setting.choose(SoundChoice(SoundUse.HEADPHONES, output))
    speaking = Speaking(sounds, player, setting)
    kiosk_store = KioskStore(store, survey)
    pin = SupervisorPin(store)
    pin.choose("258013")
    kiosk = Kiosk(survey, kiosk_store, pin, NoCoins())
    kiosk.surveyor_pin.do_without()
    window = KioskWindow(kiosk, windowed=True, dwell_ms=5, dead_ms=0, speaking=speaking)
    window.present()
    files: list[Path] = []
    play = player.play

    def played(file: Path, output: str, ended: object) -> None:
        files.append(file)
        play(file, output, ended)  # type: ignore[arg-type]

    player.play = played  # type: ignore[method-assign]

    def touch(name: str) -> None:
        button = window.view.findChild(QPushButton, name)
        assert button is not None, name
        button.click()
        clock = QElapsedTimer()
        clock.start()
        while window.interviewing._is_busy or clock.elapsed() < 30:
            wait(2)

    def listen() -> None:
        while speaking.is_speaking:
            wait(5)
        wait(150)

    touch("start")
    touch("listen")
    listen()
    while window.view.findChild(QPushButton, answer) is not None:
        touch(answer)
        listen()
    QTimer.singleShot(0, application.quit)
    window.leave()
    print(*files, sep="\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
