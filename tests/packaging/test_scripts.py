"""Every script says what it does, also where there is no screen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "packaging"
SCRIPTS = sorted(
    path for path in FOLDER.glob("*.py") if '__name__ == "__main__"' in path.read_text("utf-8")
)


@pytest.mark.slow
@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.stem)
def test_a_script_has_help_without_a_screen(script: Path) -> None:
    screens = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
    environment = {name: value for name, value in os.environ.items() if name not in screens}
    done = subprocess.run(
        [sys.executable, str(script), "--help"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stdout[:6]) == (0, "usage:"), done.stderr
