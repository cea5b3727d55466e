"""The kiosk's session on Linux: started again when killed, left by the PIN alone."""

import os
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

SESSION = Path(__file__).parents[2] / "packaging" / "kiosk-session"
SCRIPT = SESSION / "surveyapp-kiosk-session"


def run_session(folder, kiosk, *, display=":0", path=os.environ["PATH"]):
    """Run the session with ``kiosk`` (lines of a shell) in the program's place."""
    program = folder / "surveyapp"
    program.write_text(f'#!/bin/sh\necho "$@" >> "{folder}/calls"\n{kiosk}\n')
    program.chmod(0o755)
    told = {
        "SURVEYAPP_PROGRAM": str(program),
        "SURVEYAPP_SURVEY": "a.survey.json",
        "SURVEYAPP_STORE": "store",
        "SURVEYAPP_X_SERVER": shutil.which("Xvfb") or "Xvfb",
        "SURVEYAPP_X_OPTIONS": "-screen 0 640x480x24 -nolisten tcp",
        "RUNTIME_DIRECTORY": str(folder),
        "PATH": path,
        "HOME": str(folder),
        "DISPLAY": display,
    }
    done = subprocess.run([SCRIPT], env=told, timeout=60, capture_output=True, check=False)
    calls = (folder / "calls").read_text().splitlines()
    return done.returncode, calls


pytestmark = pytest.mark.skipif(os.name != "posix", reason="a session of X and systemd is Linux's")


def test_leaving_by_the_pin_ends_the_session(tmp_path):
    code, calls = run_session(tmp_path, "exit 0")

    assert (code, calls) == (0, ["kiosk a.survey.json --store store"])


def test_a_killed_kiosk_is_started_again(tmp_path):
    kiosk = f'[ "$(wc -l < "{tmp_path}/calls")" -lt 3 ] && kill -9 $$\nexit 0'

    code, calls = run_session(tmp_path, kiosk)

    assert (code, len(calls)) == (0, 3)


def test_a_kiosk_that_is_killed_thirty_times_in_two_minutes_still_comes_back(tmp_path):
    (tmp_path / "sleep").write_text("#!/bin/sh\n")  # the script's pauses would last half a minute
    (tmp_path / "sleep").chmod(0o755)
    kiosk = f'[ "$(wc -l < "{tmp_path}/calls")" -lt 31 ] && kill -9 $$\nexit 0'

    code, calls = run_session(tmp_path, kiosk, path=f"{tmp_path}:{os.environ['PATH']}")

    assert (code, len(calls)) == (0, 31)


def test_systemd_never_gives_up_on_a_session_that_was_killed():
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str
    unit.read_string((SESSION / "surveyapp-kiosk.service").read_text())

    # systemd counts starts only within an interval, and 0 is none
    assert unit["Unit"]["StartLimitIntervalSec"] == "0"
    assert unit["Service"]["Restart"] == "on-failure"


def test_a_kiosk_that_cannot_run_is_not_tried_for_ever(tmp_path):
    code, calls = run_session(tmp_path, "exit 2")

    assert (code, len(calls)) == (2, 1)


@pytest.mark.skipif(
    not (shutil.which("xinit") and shutil.which("Xvfb")), reason="needs xinit and Xvfb"
)
def test_without_a_display_the_session_brings_its_own(tmp_path):
    code, calls = run_session(tmp_path, f'echo "$DISPLAY" > "{tmp_path}/display"', display="")

    assert (code, len(calls)) == (0, 1)
    assert (tmp_path / "display").read_text().startswith(":")


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd-analyze")
def test_systemd_understands_the_unit(tmp_path):
    unit = tmp_path / "surveyapp-kiosk.service"
    text = (SESSION / unit.name).read_text()
    unit.write_text(text.replace("/usr/lib/surveyapp/surveyapp-kiosk-session", str(SCRIPT)))

    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", unit], capture_output=True, text=True, check=False
    )

    about_us = [line for line in done.stderr.splitlines() if unit.name in line]
    assert about_us == []
