"""What a sound device gets, recorded at a sink that has no loudspeaker: the files, and nothing else."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
import wave
from pathlib import Path

import pytest

HELPER = Path(__file__).parents[2] / "helpers" / "heard_kiosk.py"
MISSING = [name for name in ("pulseaudio", "parec", "pactl") if shutil.which(name) is None] + [
    name for name in ("PySide6.QtMultimedia",) if importlib.util.find_spec(name) is None
]
RATE = 22050


@pytest.fixture
def ears(tmp_path):
    """A sound server of its own with one output that can be listened to."""
    home = tmp_path / "home"
    home.mkdir()
    socket = tmp_path / "pulse"
    environment = {
        **os.environ,
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(home),
        "PULSE_SERVER": f"unix:{socket}",
    }
    loaded = (
        f"module-native-protocol-unix socket={socket} auth-anonymous=1",
        f"module-null-sink sink_name=ears rate={RATE} channels=1 format=s16le",
    )
    words = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--disable-shm=yes"]
    words += [word for each in loaded for word in ("-L", each)]
    with (tmp_path / "server.log").open("wb") as log:
        server = subprocess.Popen(words, env=environment, stdout=log, stderr=log)
    try:
        for _ in range(100):
            done = subprocess.run(
                ["pactl", "list", "short", "sinks"],
                env=environment,
                capture_output=True,
                check=False,
            )
            if b"ears" in done.stdout:
                break
            time.sleep(0.05)
        else:
            pytest.skip("no sound server can be started here")
        yield environment
    finally:
        server.terminate()
        server.wait(10)


def heard(tmp_path, ears, answer):
    """Return the files that were to be heard, and what the device got."""
    recording = tmp_path / f"{answer}.raw"
    listening = ["parec", "-d", "ears.monitor", f"--rate={RATE}", "--channels=1", "--format=s16le"]
    with recording.open("wb") as out:
        recorder = subprocess.Popen([*listening, "--latency-msec=20"], env=ears, stdout=out)
        try:
            time.sleep(0.3)
            done = subprocess.run(
                [sys.executable, str(HELPER), str(tmp_path), answer],
                env=ears,
                capture_output=True,
                text=True,
                timeout=300,
                check=False,
            )
            time.sleep(0.3)
        finally:
            recorder.terminate()
            recorder.wait(10)
    assert done.returncode == 0, done.stderr
    files = [Path(line) for line in done.stdout.splitlines() if line.endswith(".wav")]
    return files, recording.read_bytes()


def frames(path):
    """Return what is to be heard of a file, without the silence at its end."""
    with wave.open(str(path)) as sound:
        return sound.readframes(sound.getnframes()).rstrip(b"\0")


@pytest.mark.slow
@pytest.mark.skipif(bool(MISSING), reason=f"needs {', '.join(MISSING)}")
def test_the_device_gets_the_files_one_after_the_other_and_the_same_whatever_is_answered(
    tmp_path, ears, survey_json, yes_no_json
):
    survey = survey_json(yes_no_json("a", design={"name": "direct"}))
    (tmp_path / "heard.survey.json").write_text(json.dumps(survey))
    got = []
    for answer in ("answer_0", "answer_1"):
        files, recorded = heard(tmp_path, ears, answer)
        assert len(files) > 10
        place = 0
        between = []
        for file in files:
            found = recorded.find(frames(file), place)
            assert found >= 0, f"{file.name} did not reach the device whole"
            between.append(recorded[place:found])
            place = found + len(frames(file))
        between.append(recorded[place:])
        assert not any(any(silence) for silence in between)  # nothing else was to be heard
        got.append(b"".join(frames(file) for file in files))
    assert got[0] == got[1]
